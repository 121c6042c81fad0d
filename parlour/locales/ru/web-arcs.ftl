# The board of Arcs in the browser

## The Reach

web-arcs-map = Предел
web-arcs-out = вне игры
web-arcs-path = Жетон пути: врата по обе стороны — соседние.
web-arcs-chapter = Глава
web-arcs-round-number = Раунд { $round }
web-arcs-zoom-in = Приблизить
web-arcs-zoom-out = Отдалить
web-arcs-zoom-all = Показать всё
# What a screen reader says of a system; the sentences follow one another.
web-arcs-gate = { $at }.
web-arcs-planet = { $at }: { $type }, { $slots ->
    [one] { $slots } место под здание
    [few] { $slots } места под здания
    [many] { $slots } мест под здания
   *[other] { $slots } места под здания
  }.
web-arcs-controls = Контролирует { $name }.
web-arcs-ships-fresh = { $name }: { $count ->
    [one] { $count } неповреждённый корабль
    [few] { $count } неповреждённых корабля
    [many] { $count } неповреждённых кораблей
   *[other] { $count } неповреждённых корабля
  }.
web-arcs-ships-damaged = { $name }: { $count ->
    [one] { $count } повреждённый корабль
    [few] { $count } повреждённых корабля
    [many] { $count } повреждённых кораблей
   *[other] { $count } повреждённых корабля
  }.
web-arcs-building = { $name }: { $piece }.
web-arcs-building-damaged = { $name }: { $piece }, повреждён.
web-arcs-slots-count = { $slots ->
    [one] { $slots } место под здание
    [few] { $slots } места под здания
    [many] { $slots } мест под здания
   *[other] { $slots } места под здания
  }

## The round

web-arcs-round = Этот раунд
web-arcs-initiative = Инициатива
# How a card was played.
web-arcs-mode-lead = ведущая карта
web-arcs-mode-surpass = превос{ "\u00AD" }ходит
web-arcs-mode-copy = копирует
web-arcs-mode-pivot = меняет курс
web-arcs-mode-waits = ждёт хода
web-arcs-mode-none = без карт
web-arcs-pips-left = { $pips ->
    [one] Осталось { $pips } действие
    [few] Осталось { $pips } действия
    [many] Осталось { $pips } действий
   *[other] Осталось { $pips } действия
  }
web-arcs-no-pips = Действий не осталось
web-arcs-prelude = Прелюдия: можно тратить ресурсы
web-arcs-armed = Оружие потрачено: любое действие карты может стать битвой
web-arcs-seen = Вышло карт: { $cards }
web-arcs-seen-title = Карты действий этой главы
web-arcs-seen-hand = { $card }: у тебя на руке.
web-arcs-seen-gone = { $card }: вышла.
web-arcs-seen-rival = { $card }: на руке у соперника.
web-arcs-seen-unknown = { $card }: неизвестно где.
web-arcs-seen-key-hand = на руке
web-arcs-seen-key-gone = вышла
web-arcs-seen-key-unknown = неизвестно

## Ambitions

web-arcs-ambitions = Амбиции
web-arcs-power = Власть
web-arcs-power-of = { $name }: власть { $power }.
web-arcs-has = { $name }: { $count }.
web-arcs-would-score = Сейчас это принесло бы { $power }.
web-arcs-third = Жетоны на поле амбиции считаются как жетоны третьего игрока.
web-arcs-third-has = Третий игрок, которого изображают жетоны: { $count }.
web-arcs-free-markers = Доступные жетоны:
web-arcs-none = нет

## The court

web-arcs-court = Двор
web-arcs-court-deck = { $cards ->
    [one] В колоде { $cards } карта
    [few] В колоде { $cards } карты
    [many] В колоде { $cards } карт
   *[other] В колоде { $cards } карты
  }
web-arcs-court-empty = Двор пуст.
web-arcs-court-place = пусто
web-arcs-agents-of = { $name }: { $count ->
    [one] { $count } агент
    [few] { $count } агента
    [many] { $count } агентов
   *[other] { $count } агента
  }

## Boards and hands

web-arcs-hand = Карты на руке
web-arcs-hand-empty = Карт у тебя не осталось.
web-arcs-hand-of = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
    [many] { $cards } карт на руке
   *[other] { $cards } карты на руке
  }
web-arcs-guilds = { $cards ->
    [one] { $cards } карта гильдии
    [few] { $cards } карты гильдий
    [many] { $cards } карт гильдий
   *[other] { $cards } карты гильдий
  }
web-arcs-board-of = Планшет: { $name }
web-arcs-board-bare = Трофеев, пленников и карт гильдий пока нет.
web-arcs-slots = Ячейки ресурсов
web-arcs-slot = { $resource }, цена рейда { $cost }
web-arcs-slot-empty = Пустая ячейка, цена рейда { $cost }
web-arcs-slot-closed = Закрытая ячейка: строй города, чтобы её открыть
web-arcs-cities-left = { $cities ->
    [one] Осталось построить { $cities } город
    [few] Осталось построить { $cities } города
    [many] Осталось построить { $cities } городов
   *[other] Осталось построить { $cities } города
  }{ $bonus ->
    [0] {""}
   *[other] ; прибавка за каждую выигранную амбицию: { $bonus }
  }
web-arcs-supply = { $piece } в запасе: { $count }
web-arcs-pieces-starport = Космопорты
web-arcs-pieces-ship = Корабли
web-arcs-pieces-agent = Агенты
web-arcs-trophies = Трофеи
web-arcs-captives = Пленники
web-arcs-outrage = Возмущение

## Tabs on a phone

web-arcs-tab-court = Двор
web-arcs-tab-ambitions = Амбиции
web-arcs-tab-boards = Планшеты
web-arcs-tab-ready = Здесь можно что-то выбрать.
web-arcs-tab-new = Есть изменения.

## What to do

web-arcs-task = Что делать
web-arcs-decides = Решает { $name }.
web-arcs-task-lead = Выбери ведущую карту или уступи инициативу.
web-arcs-task-follow = Выбери карту. Ведущая карта: { $suit } { $number }.
web-arcs-task-moving = Движение из системы { $from } в систему { $to }
web-arcs-task-guiding = Буксировка из системы { $from } в систему { $to }: корабли игрока { $name }
web-arcs-task-catapulting = Разгон, система { $at }: { $ships ->
    [one] { $ships } корабль может лететь дальше
    [few] { $ships } корабля могут лететь дальше
    [many] { $ships } кораблей могут лететь дальше
   *[other] { $ships } корабля могут лететь дальше
  }
web-arcs-task-battle = Битва с игроком { $rival } в системе { $at }
web-arcs-task-raiding = Рейд против игрока { $rival }: { $keys ->
    [one] остался { $keys } ключ
    [few] осталось { $keys } ключа
    [many] осталось { $keys } ключей
   *[other] осталось { $keys } ключа
  }
web-arcs-task-ransacking = Разграбление: закрепи карту с агентами игрока { $rival }
web-arcs-task-placing = { $ships ->
    [one] Размести { $ships } корабль: выбери где
    [few] Размести { $ships } корабля: выбери где
    [many] Размести { $ships } кораблей: выбери где
   *[other] Размести { $ships } корабля: выбери где
  }
# One of several buildings of a kind; $piece is “city” or “starport”.
web-arcs-which-prune = { $piece ->
    [city] Обрезка: выбери, какой свой город в системе { $at } заменить
   *[starport] Обрезка: выбери, какой свой космопорт в системе { $at } заменить
  }
web-arcs-which-annex = { $piece ->
    [city] Аннексия: выбери, какой город игрока { $name } в системе { $at } забрать
   *[starport] Аннексия: выбери, какой космопорт игрока { $name } в системе { $at } забрать
  }
web-arcs-which-free = Выбери, какой город игрока { $name } в системе { $at } вернуть на планшет
web-arcs-which-repair = { $piece ->
    [city] Выбери, какой свой город в системе { $at } отремонтировать
   *[starport] Выбери, какой свой космопорт в системе { $at } отремонтировать
  }
web-arcs-piece-fresh = неповреждённый
web-arcs-piece-damaged = повреждённый
web-arcs-in-slot = на месте под здание
web-arcs-outside = вне мест под здания
web-arcs-task-filling = Выбери, сколько жетонов получить: { $resource }
# Several cards let the player roll dice again.
web-arcs-task-leaves = Перебросить кубики позволяют несколько твоих карт. Выбери, какую использовать теперь
web-arcs-task-again-assault = Переброс кубиков штурма: выбирай по одному, потом бросай
web-arcs-task-again-skirmish = Переброс кубиков стычки: выбирай по одному, потом бросай
web-arcs-task-again-raid = Переброс кубиков рейда: выбирай по одному, потом бросай
web-arcs-task-again-any = Переброс любых кубиков: выбирай по одному, потом бросай
web-arcs-leave-assault = Кубики штурма
web-arcs-leave-skirmish = Кубики стычки
web-arcs-leave-raid = Кубики рейда
web-arcs-leave-any = Любые кубики
# A die that was chosen, as a screen reader says it after the die.
web-arcs-die-again = будет переброшен
web-arcs-idle = Потраченный ресурс сейчас не даёт действия.
# A theft: whose, what, for how many keys.
web-arcs-steal = { $name }: украсть { $resource-id ->
    [relic] реликвию
    [psionic] псионику
   *[other] { $resource }
  }, { $cost ->
    [one] { $cost } ключ
    [few] { $cost } ключа
    [many] { $cost } ключей
   *[other] { $cost } ключа
  }
# A theft that costs no keys.
web-arcs-steal-free = { $name }: украсть { $resource-id ->
    [relic] реликвию
    [psionic] псионику
   *[other] { $resource }
  }
web-arcs-part-opening = До любого другого действия
web-arcs-part-prelude = Прелюдия: трать ресурсы или используй карты
web-arcs-part-actions = Действия
web-arcs-only-end = Больше ничего сделать нельзя: заверши ход.
web-arcs-verb-seize = Захватить инициативу…
web-arcs-verb-tax = Налог
web-arcs-verb-build = Постройка
web-arcs-verb-move = Движение
web-arcs-verb-repair = Ремонт
web-arcs-verb-influence = Влияние
web-arcs-verb-secure = Закрепление
web-arcs-verb-battle = Битва
web-arcs-verb-abduct = Похищение
web-arcs-verb-trade = Торговля
web-arcs-verb-summon = Призыв
web-arcs-verb-fire = Залп
web-arcs-verb-nurture = Взращивание
web-arcs-verb-prune = Обрезка
web-arcs-verb-annex = Аннексия
web-arcs-verb-guide = Буксировка
web-arcs-verb-martyr = Жертва
web-arcs-hint-seize = Выбери карту с руки, чтобы сыграть её лицом вниз
web-arcs-hint-tax = Выбери город, с которого собрать налог
web-arcs-hint-build = Выбери, где строить
web-arcs-hint-move = Выбери, какие корабли переместить
web-arcs-hint-move-to = Выбери, куда они летят
web-arcs-hint-repair = Выбери, что отремонтировать
web-arcs-hint-influence = Выбери карту двора для своего агента
web-arcs-hint-secure = Выбери карту двора, которую закрепишь
web-arcs-hint-battle = Выбери, кого атаковать
web-arcs-hint-abduct = Выбери карту двора с агентами соперников
web-arcs-hint-trade = Выбери город для торговли
web-arcs-hint-summon = Выбери город для нового корабля
web-arcs-hint-fire = Выбери, по кому стрелять
web-arcs-hint-nurture = Выбери город для взращивания
web-arcs-hint-prune = Выбери здание, которое заменишь
web-arcs-hint-annex = Выбери здание, которое аннексируешь
web-arcs-hint-guide = Выбери, какие корабли буксировать
web-arcs-hint-martyr = Выбери корабль, которым пожертвуешь
web-arcs-not-system-seize = Инициативу захватывают картой с руки, а не в системе
web-arcs-not-system-influence = Агента размещают на карте двора, а не в системе
web-arcs-not-system-secure = Закрепить можно карту двора, а не систему
web-arcs-not-system-abduct = Агентов похищают с карты двора, а не из системы
web-arcs-move-from-here = Переместить корабли отсюда
web-arcs-why-not = Почему нельзя?
# Ways to play a card after the lead.
web-arcs-way-surpass = Превзойти, «{ $suit }»: { $pips ->
    [one] { $pips } действие
    [few] { $pips } действия
    [many] { $pips } действий
   *[other] { $pips } действия
  }
web-arcs-way-copy = Скопировать лицом вниз, «{ $suit }»: 1 действие
web-arcs-way-pivot = Сменить курс, «{ $suit }»: 1 действие
web-arcs-fresh-ships = неповреждённые корабли
web-arcs-damaged-ships = повреждённые корабли
web-arcs-move-ships = { $count ->
    [one] Переместить { $count } корабль
    [few] Переместить { $count } корабля
    [many] Переместить { $count } кораблей
   *[other] Переместить { $count } корабля
  }
web-arcs-move-fresh = { $count ->
    [0] Ни одного неповреждённого корабля
    [one] Переместить { $count } неповреждённый корабль
    [few] Переместить { $count } неповреждённых корабля
    [many] Переместить { $count } неповреждённых кораблей
   *[other] Переместить { $count } неповреждённого корабля
  }
web-arcs-damaged-next = Потом ты выбираешь, сколько повреждённых кораблей летит с ними.
web-arcs-not-all-ships = { $count ->
    [one] Лететь может только { $count } корабль.
    [few] Лететь могут только { $count } корабля.
    [many] Лететь могут только { $count } кораблей.
   *[other] Лететь могут только { $count } корабля.
  }
web-arcs-why-not-all = Почему не все?
# $what is “fresh ships”, “assault” …
web-arcs-less = Меньше: { $what }
web-arcs-more = Больше: { $what }

## The draft of leaders and lore

web-arcs-draft = Выбор лидеров и преданий
web-arcs-draft-hide = Показать Предел
web-arcs-draft-show = Назад к выбору

## Battles

web-arcs-dice-limit = { $count ->
    [one] Не больше { $count } кубика.
    [few] Не больше { $count } кубиков.
    [many] Не больше { $count } кубиков.
   *[other] Не больше { $count } кубика.
  }
web-arcs-dice-least = { $count ->
    [one] Не меньше { $count } кубика.
    [few] Не меньше { $count } кубиков.
    [many] Не меньше { $count } кубиков.
   *[other] Не меньше { $count } кубика.
  }
web-arcs-dice-balanced = Кубиков штурма — не больше, чем кубиков стычки.
web-arcs-dice-no-raid = Кубики рейда брать нельзя: у защищающегося есть здания, но не здесь.
web-arcs-odds = Шансы в процентах на каждое число символов
web-arcs-roll = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
  }
web-arcs-symbol-hit = попадания
web-arcs-symbol-self = попадания по своим кораблям
web-arcs-symbol-building = попадания по зданиям
web-arcs-symbol-key = ключи рейда
web-arcs-symbol-intercept = перехват
web-arcs-rolled = { $name } против игрока { $rival }, { $at }
web-arcs-symbols-left = Ещё не разыгранные символы
web-arcs-hit-whose = Выбери фигуру игрока { $name }, в которую придётся следующее попадание
web-arcs-hit-own = Выбери свою фигуру, в которую придётся следующее попадание
web-arcs-will-damage = повредить
web-arcs-will-destroy = уничтожить

## Headings in the list of actions

web-arcs-group-lead = Сыграть ведущую карту
web-arcs-group-surpass = Превзойти
web-arcs-group-copy = Скопировать
web-arcs-group-pivot = Сменить курс
web-arcs-group-seize = Захватить инициативу
web-arcs-group-declare = Объявить амбицию
web-arcs-group-spend = Потратить ресурс
web-arcs-group-tax = Налог
web-arcs-group-build = Постройка
web-arcs-group-move = Движение из системы { $from }
web-arcs-group-repair = Ремонт
web-arcs-group-influence = Влияние
web-arcs-group-secure = Закрепление
web-arcs-group-battle = Битва
web-arcs-group-steal = Кража

## Final scores

web-arcs-sheet-place = Место
web-arcs-sheet-power = Власть
web-arcs-sheet-conceded = сдача
web-arcs-sheet-chapters = Игра закончилась после главы { $chapter }.
web-arcs-sheet-ties = При ничьей побеждает тот, кто раньше в порядке хода.

## Standing answers

web-arcs-wish = Когда твои ресурсы меняются в чужой ход
web-arcs-wish-ask = Спрашивать меня, как их разложить заново
web-arcs-wish-keep = Оставлять как есть
