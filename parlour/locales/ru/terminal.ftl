# The terminal client

## The table

terminal-prompt = { $seat } ›
terminal-your-turn = { $seat }, твой ход
terminal-turn-of = ходит { $seat }
terminal-you = ты
terminal-bot = { $bot }
terminal-conceded = партия сдана
terminal-lead = Выбери действие.
terminal-lead-one = Нажми Enter: { $action }.
terminal-yes = y yes д да
terminal-no = n no н нет
terminal-people = Назови игрока для каждого из этих мест: { $seats }. Сейчас названы: { $people }.
terminal-no-seat = Места «{ $seat }» нет. Есть такие: { $seats }.
terminal-many-bots = { $bots ->
    [one] Назван { $bots } бот
    [few] Названы { $bots } бота
    [many] Названо { $bots } ботов
   *[other] Названо { $bots } бота
  } на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }.
terminal-hand-over = Дальше { $seat }. Остальные, отвернитесь. { $seat }, нажми Enter:

## What is typed

terminal-hint = Введи номер из списка, название или действие так, как оно записано в списке. ? — справка.
terminal-no-number = Номера { $number } в списке нет. Выбери от { $first } до { $last }.
terminal-unknown = «{ $text }» — это не пункт списка, не действие и не команда. ? — справка.
terminal-which = «{ $text }»: что именно?
terminal-several = Под этим пунктом { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
  }. Сначала выбери его, потом одно из них.
terminal-back-hint = Enter — назад.
terminal-page-more = Страница { $page } из { $pages }. Enter — следующая страница, { $leave } — к полю.
terminal-page-last = { $pages ->
    [1] Enter — к полю.
   *[other] Страница { $page } из { $pages }. Enter — к полю.
  }

terminal-usage-pick = 3
terminal-help-pick = Выбрать из списка: по номеру, по названию или записью действия, например «{ $action }». Достаточно первых букв; если с них начинается несколько пунктов, появится их список. Один Enter возвращает назад или выбирает единственный пункт.
terminal-usage-help = ?
terminal-help-help = Показать эту справку. «? board» показывает только вторую её часть.
terminal-usage-preview = preview ДЕЙСТВИЕ
terminal-help-preview = Показать на поле, что даст действие или пункт списка с этим номером. Enter после этого выполнит его.
terminal-usage-why = why ДЕЙСТВИЕ
terminal-help-why = Объяснить, почему действие сейчас нельзя выполнить и по какому правилу.
terminal-usage-undo = undo
terminal-help-undo = Отменить своё последнее решение.
terminal-usage-redo = redo
terminal-help-redo = Вернуть отменённое.
terminal-usage-back = back
terminal-help-back = Вернуться к первому списку.
terminal-usage-board = board
terminal-help-board = Нарисовать поле ещё раз.
terminal-usage-cards = cards
terminal-help-cards = Показать карты на столе целиком.
terminal-usage-players = players, players ИМЯ
terminal-help-players = Показать всех игроков или одного из них со всем, что у них есть.
terminal-usage-hint = hint
terminal-help-hint = Показать, что сделал бы бот и почему.
terminal-usage-log = log, log all
terminal-help-log = Показать последние события или всё с самого начала.
terminal-usage-rules = rules { $rule }
terminal-help-rules = Показать правило, главу (rules { $chapter }) или список глав (rules).
terminal-usage-save = save ФАЙЛ
terminal-help-save = Сохранить партию в файл.
terminal-usage-concede = concede
terminal-help-concede = Сдаться.
terminal-usage-quit = quit
terminal-help-quit = Выйти. Перед этим можно сохранить партию.

## Commands

terminal-undone = Отменено: { $action }.
terminal-undo-nothing = Отменять нечего.
terminal-undo-beyond = Отменён и случайный исход или что-то открытое. Боты не против, а то же действие даст тот же исход.
terminal-undo-consent = Так отменится и то, что другие игроки уже сделали или увидели. Все согласны? [y/N]
terminal-undo-refused = Ничего не отменено.
terminal-redo-nothing = Возвращать нечего.
terminal-why-legal = «{ $action }» сейчас можно выполнить.
terminal-preview-now = Сейчас: { $events }
terminal-preview-later = Если потом завершить ход: { $events }
terminal-preview-enter = Enter — выполнить ({ $action }), любой другой ввод — отказаться.
terminal-hint-best = Что думает бот { $bot }, сначала лучшее:
terminal-hint-reasons = { $price }  { $action }: { $reasons }
terminal-hint-chance = { $chance } на победу  { $action }: { $reasons }
terminal-no-rule = Правила { $rule } нет. Список глав показывает «rules».
terminal-saved = Сохранено в { $file } ({ $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
    [many] { $entries } шагов
   *[other] { $entries } шага
  }).
terminal-save-failed = Не удалось сохранить в { $file }: { $error }.
terminal-save-name = Файл здесь не может называться «{ $file }».
terminal-save-replace = Файл { $file } уже есть. Заменить его? [y/N]
terminal-save-kept = Файл { $file } не заменён, партия не сохранена.
terminal-concede-sure = Сдаться? Отменить это нельзя. [y/N]
terminal-quit-save = Сохранить партию? Введи имя файла; Enter — выйти без сохранения, «back» — играть дальше:
terminal-end-save = Чтобы сохранить запись этой партии, введи имя файла; Enter — не сохранять:
terminal-quit-stay = Игра продолжается.
terminal-goodbye = До встречи.
terminal-seed = Начальное число этой партии: { $seed }.

terminal-resumed = Партия продолжается, в ней уже { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
    [many] { $entries } шагов
   *[other] { $entries } шага
  }. Что было раньше, показывает «log».
terminal-resume-options = Настройки начатой партии берутся из её файла. Убери { $flags }.
terminal-resume-over = Партия в { $file } окончена. Чем она закончилась, покажет «parlour record show».
terminal-winners = { $count ->
    [1] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
  }

## Score sheets

terminal-sheet-place = Место
terminal-sheet-player = Игрок
terminal-sheet-winner = победа

## Roam

terminal-roam-card = { $name } ({ $card })
terminal-roam-round = раунд { $round }
terminal-roam-last-round = последний раунд!
terminal-roam-lands = Карты территорий; схемы повёрнуты для места { $seat }
terminal-roam-gap = пустое место
terminal-roam-next = далее { $card }
terminal-roam-deck = { $cards ->
    [0] последняя
   *[other] колода { $cards }
  }
terminal-roam-deck-empty = колода пуста
terminal-roam-stack = стопка { $stack }
terminal-roam-more = Подробнее: «cards», «players»
terminal-roam-row = Артефакты для покупки, в стопке { $stack }
terminal-roam-artifacts = Артефакты:
terminal-roam-outpost-open = Застава (★3) пока ничья.
terminal-roam-player = { $coins }¢ · { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
    [many] { $tokens } фишек
   *[other] { $tokens } фишки
  } · ★{ $points } · { $characters }/{ $last }

terminal-roam-menu-characters = Использовать персонажа
terminal-roam-menu-artifacts = Артефакты
terminal-roam-menu-move = Передвинуть фишку
terminal-roam-menu-flip = Перевернуть персонажа
terminal-roam-spots = { $spots ->
    [one] { $spots } положение
    [few] { $spots } положения
    [many] { $spots } положений
   *[other] { $spots } положения
  }
terminal-roam-no-spot = без фишек
terminal-roam-ways = { $ways ->
    [one] { $ways } вариант
    [few] { $ways } варианта
    [many] { $ways } вариантов
   *[other] { $ways } варианта
  }
terminal-roam-lead-position = Выбери положение схемы персонажа «{ $name }».
terminal-roam-lead-first-bid = Аукцион за карту территории «{ $card }»: ставок ещё нет.
terminal-roam-lead-bid = Аукцион за карту территории «{ $card }»: { $who } ставит { $bid }.
terminal-roam-position-hint = Номер стоит на первом участке схемы: самом левом в её верхнем ряду. +3 — размещённые фишки, 2¢ — полученные монеты, ✔ — карта территории полностью разведана и кому она достаётся (= ничья). Введи номер или участок. Enter — назад.
terminal-roam-position-short = Номер — первый участок схемы. Enter — назад, ? объясняет знаки.

terminal-roam-end-sure = Твой следующий ход начнётся с подъёма, и неиспользованный артефакт «Монета» пропадёт впустую. Чтобы всё равно завершить ход, введи «end» ещё раз или «y».
terminal-roam-bid-hint = Введи ставку в монетах или p, чтобы спасовать.

terminal-roam-sheet = Итог
terminal-roam-sheet-characters = Персонажи
terminal-roam-sheet-artifacts = Артефакты
terminal-roam-sheet-outpost = Застава
terminal-roam-sheet-points = Очки
terminal-roam-sheet-coins = Монеты

terminal-roam-legend =
    Фишки: ▲S юг, ●W запад, ■N север, ◆E восток; ‹ › только что размещена, + будет размещена, × будет пропущена.
    Схемы: ■ участок, □ пустой участок (по 2¢), · ничего; zz — лежит лицом вниз.
    Артефакты: ▣ лицом вверх, ▢ лицом вниз.
    Игроки: ¢ монеты, ★ очки, 3/10 — три персонажа из десяти, с которыми игра заканчивается, ⚑ застава.
    Положения: +3 — размещённые фишки, 2¢ — полученные монеты, ✔12 — карта территории 12 полностью разведана и кому она достаётся (= ничья).
    Аукционы: введённое число — твоя ставка в монетах; p — спасовать.

## Arcs

terminal-arcs-chapter = { $round ->
    [0] глава { $chapter }
   *[other] глава { $chapter }, раунд { $round }
  }
terminal-arcs-gate = врата
terminal-arcs-ring = └ к { $first }-gate: врата образуют кольцо
terminal-arcs-vox = глас
terminal-arcs-none = нет
terminal-arcs-short-material = мат
terminal-arcs-short-fuel = топ
terminal-arcs-short-weapon = ору
terminal-arcs-short-relic = рел
terminal-arcs-short-psionic = пси
terminal-arcs-short-administration = Упр
terminal-arcs-short-aggression = Агр
terminal-arcs-short-construction = Стр
terminal-arcs-short-mobilization = Моб

terminal-arcs-no-lead = Ведущей карты ещё нет
terminal-arcs-mode-lead = начинает
terminal-arcs-mode-surpass = превосходит
terminal-arcs-mode-copy = копирует
terminal-arcs-mode-pivot = меняет курс
terminal-arcs-zero = (0)
terminal-arcs-initiative = инициатива
terminal-arcs-pips = { $pips ->
    [one] { $pips } очко действий
    [few] { $pips } очка действий
    [many] { $pips } очков действий
   *[other] { $pips } очка действий
  }
terminal-arcs-end-sure = { $pips ->
    [one] У тебя осталось { $pips } действие.
    [few] У тебя осталось { $pips } действия.
    [many] У тебя осталось { $pips } действий.
   *[other] У тебя осталось { $pips } действия.
  } Чтобы всё равно завершить ход, введи «end» ещё раз или «y».
terminal-arcs-stage-opening = (начало)
terminal-arcs-stage-prelude = (прелюдия)
terminal-arcs-armed = с оружием
terminal-arcs-markers = жетоны { $markers }
terminal-arcs-court-empty = Двор пуст.
terminal-arcs-hand = На руке
terminal-arcs-any-ambition = любая

terminal-arcs-column-power = ★
terminal-arcs-column-hand = рука
terminal-arcs-column-cities = гор
terminal-arcs-column-starports = порт
terminal-arcs-column-ships = кор
terminal-arcs-column-agents = агт
terminal-arcs-column-trophies = тро
terminal-arcs-column-captives = пле
terminal-arcs-column-guilds = гил
terminal-arcs-outrage = возмущение: { $types }

terminal-arcs-power = власть { $power } · { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
    [many] { $cards } карт на руке
   *[other] { $cards } карты на руке
  }
terminal-arcs-slots = Ячейки:
terminal-arcs-raid-cost = ({ $cost })
terminal-arcs-supply = Запас: { $cities ->
    [one] { $cities } город
    [few] { $cities } города
    [many] { $cities } городов
   *[other] { $cities } города
  }, { $starports ->
    [one] { $starports } космопорт
    [few] { $starports } космопорта
    [many] { $starports } космопортов
   *[other] { $starports } космопорта
  }, { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
    [many] { $ships } кораблей
   *[other] { $ships } корабля
  }, { $agents ->
    [one] { $agents } агент
    [few] { $agents } агента
    [many] { $agents } агентов
   *[other] { $agents } агента
  }
terminal-arcs-trophies = Трофеи:
terminal-arcs-captives = Пленники:
terminal-arcs-count-ship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
    [many] { $count } кораблей
   *[other] { $count } корабля
  }
terminal-arcs-count-city = { $count ->
    [one] { $count } город
    [few] { $count } города
    [many] { $count } городов
   *[other] { $count } города
  }
terminal-arcs-count-starport = { $count ->
    [one] { $count } космопорт
    [few] { $count } космопорта
    [many] { $count } космопортов
   *[other] { $count } космопорта
  }
terminal-arcs-count-agent = { $count ->
    [one] { $count } агент
    [few] { $count } агента
    [many] { $count } агентов
   *[other] { $count } агента
  }
terminal-arcs-court = Двор
terminal-arcs-place-empty = (пусто)
terminal-arcs-for-nothing = (сейчас впустую)
terminal-arcs-offered = На выбор
terminal-arcs-piles = Колода двора: { $deck }. Сброс двора: { $discard }.

terminal-arcs-menu-cards = Сыграть карту
terminal-arcs-menu-opening = До прелюдии
terminal-arcs-menu-prelude = Прелюдия
terminal-arcs-menu-actions = Действия
terminal-arcs-fold-copy = Скопировать картой лицом вниз
terminal-arcs-fold-seize = Захватить инициативу
terminal-arcs-fold-spend = Потратить ресурс
terminal-arcs-fold-tax = Собрать налог
terminal-arcs-fold-build = Построить
terminal-arcs-fold-move = Переместить корабли
terminal-arcs-fold-repair = Отремонтировать
terminal-arcs-fold-influence = Повлиять
terminal-arcs-fold-secure = Закрепить
terminal-arcs-fold-battle = Битва
terminal-arcs-fold-abduct = Похитить агентов
terminal-arcs-fold-trade = Торговля
terminal-arcs-fold-fire = Залп
terminal-arcs-fold-guide = Буксировать корабли
terminal-arcs-fold-martyr = Пожертвовать кораблём
terminal-arcs-fold-prune = Обрезка
terminal-arcs-fold-release = Вернуть трофей
terminal-arcs-draft-hint = Что делает каждая из них, показывает «cards».
terminal-arcs-fold-from = из системы { $at }
terminal-arcs-ways = ({ $ways ->
    [one] { $ways } вариант
    [few] { $ways } варианта
    [many] { $ways } вариантов
   *[other] { $ways } варианта
  })
terminal-arcs-about = { $about }: { $question }
terminal-arcs-about-move = { $start } → { $end }
terminal-arcs-about-rival = { $seat }, { $at }
terminal-arcs-about-piece = { $piece }, { $at }
terminal-arcs-about-raid = { $seat }, { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключа
    [many] { $keys } ключей
   *[other] { $keys } ключа
  }
terminal-arcs-symbol-self = { $count ->
    [one] { $count } попадание по себе
    [few] { $count } попадания по себе
    [many] { $count } попаданий по себе
   *[other] { $count } попадания по себе
  }
terminal-arcs-symbol-intercept = перехват
terminal-arcs-symbol-hit = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
  }
terminal-arcs-symbol-building = { $count ->
    [one] { $count } попадание по зданию
    [few] { $count } попадания по зданиям
    [many] { $count } попаданий по зданиям
   *[other] { $count } попадания по зданиям
  }
terminal-arcs-symbol-key = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
    [many] { $count } ключей
   *[other] { $count } ключа
  }

terminal-arcs-sheet = Итог
terminal-arcs-sheet-power = Власть

terminal-arcs-legend =
    Места: ▲R Красный, ●B Синий, ■Y Жёлтый, ◆G Зелёный. Прописные буквы — неповреждённые фигуры, строчные — повреждённые.
    Поле: по строке на каждое скопление. То, что в строке 2 под -hex, — это 2-hex. мат[R⌂ ·] — планета с материалом, на ней красный город и пустое место под здание; ✦ — космопорт. R3⚑r1 — три неповреждённых красных корабля, которые контролируют систему, и один повреждённый. › — здесь только что что-то произошло, » — что изменит действие, которое показывает preview.
    Пути: врата соседствуют с тремя своими планетами и с вратами выше и ниже, по кольцу. Соседствуют также arrow и crescent, crescent и hex одного скопления, 2-hex и 3-arrow, 5-hex и 6-arrow.
    Амбиции: 5 Хранитель 5/3 — объявлена картой с числом 5; первое место даёт 5 очков власти, второе — 3. R2+5: у Красного две реликвии, сейчас это принесло бы 5 очков. □ — жетоны на поле амбиции.
    Двор: мат 2k — карта материала, украсть которую стоит 2 ключа; дальше идут агенты на ней.
    Планшеты: ★ власть, карты на руке, ресурсы под ценой рейда (· пусто, × закрыто), запас городов, космопортов, кораблей и агентов, потом трофеи, пленники и карты гильдий. Курсивом — лидеры и предания.
    Раунд: • очки действий, ▒ карта лицом вниз, (0) под жетоном нуля, жетоны, которыми ещё можно объявить амбицию.
