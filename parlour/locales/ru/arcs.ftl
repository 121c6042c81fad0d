# Arcs

## Seats

arcs-seat-red = Красный
arcs-seat-blue = Синий
arcs-seat-yellow = Жёлтый
arcs-seat-green = Зелёный

## Options

arcs-option-players = Игроки
    .help = Сколько человек играет: двое, трое или четверо.
arcs-option-first = Первый игрок
    .help = У кого инициатива в начале. Дальше ходят по часовой стрелке.
arcs-option-first-random = Случайно
arcs-option-setup = Карта подготовки
    .help = Какие скопления вне игры и где каждый начинает. Для каждого числа игроков карты свои.
arcs-option-setup-random = Случайно
arcs-option-setup-frontiers = Рубежи
arcs-option-setup-homelands = Родные миры
arcs-option-setup-core-conflict = Спор за центр
arcs-option-setup-mix-up = Вперемешку
arcs-option-setup-mix-up-1 = Вперемешку 1
arcs-option-setup-mix-up-2 = Вперемешку 2
arcs-option-setup-mix-up-3 = Вперемешку 3
arcs-option-split_discard = Раздельный сброс
    .help = Вариант: карты действий, сыгранные лицом вверх, сбрасывают лицом вверх, в отдельную стопку.

## Names of things

arcs-name-red = Красный
arcs-name-blue = Синий
arcs-name-yellow = Жёлтый
arcs-name-green = Зелёный

arcs-name-frontiers = Рубежи
arcs-name-homelands = Родные миры
arcs-name-core-conflict = Спор за центр
arcs-name-mix-up = Вперемешку
arcs-name-mix-up-1 = Вперемешку 1
arcs-name-mix-up-2 = Вперемешку 2
arcs-name-mix-up-3 = Вперемешку 3

arcs-name-material = материал
arcs-name-fuel = топливо
arcs-name-weapon = оружие
arcs-name-relic = реликвия
arcs-name-psionic = псионика

arcs-name-tycoon = Магнат
arcs-name-tyrant = Тиран
arcs-name-warlord = Полководец
arcs-name-keeper = Хранитель
arcs-name-empath = Эмпат

# All three are masculine and inanimate: nominative and accusative are the same, and sentences rely on it.
arcs-name-ship = корабль
arcs-name-city = город
arcs-name-starport = космопорт
arcs-name-fresh = исправный
arcs-name-damaged = повреждённый

arcs-name-assault = штурм
arcs-name-skirmish = стычка
arcs-name-raid = рейд

# Faces of dice: + is written -
arcs-name-blank = пусто
arcs-name-hit = попадание
arcs-name-hit-hit = 2 попадания
arcs-name-self-hit = попадание по себе + попадание
arcs-name-self-hit-hit = попадание по себе + 2 попадания
arcs-name-intercept = перехват
arcs-name-intercept-hit = перехват + попадание
arcs-name-intercept-key-key = перехват + 2 ключа
arcs-name-self-key = попадание по себе + ключ
arcs-name-self-building = попадание по себе + попадание по зданию
arcs-name-building-key = попадание по зданию + ключ

arcs-name-1 = скопление 1
arcs-name-2 = скопление 2
arcs-name-3 = скопление 3
arcs-name-4 = скопление 4
arcs-name-5 = скопление 5
arcs-name-6 = скопление 6

arcs-name-1-gate = Врата-1
arcs-name-1-arrow = Стрела-1
arcs-name-1-crescent = Полумесяц-1
arcs-name-1-hex = Гекс-1
arcs-name-2-gate = Врата-2
arcs-name-2-arrow = Стрела-2
arcs-name-2-crescent = Полумесяц-2
arcs-name-2-hex = Гекс-2
arcs-name-3-gate = Врата-3
arcs-name-3-arrow = Стрела-3
arcs-name-3-crescent = Полумесяц-3
arcs-name-3-hex = Гекс-3
arcs-name-4-gate = Врата-4
arcs-name-4-arrow = Стрела-4
arcs-name-4-crescent = Полумесяц-4
arcs-name-4-hex = Гекс-4
arcs-name-5-gate = Врата-5
arcs-name-5-arrow = Стрела-5
arcs-name-5-crescent = Полумесяц-5
arcs-name-5-hex = Гекс-5
arcs-name-6-gate = Врата-6
arcs-name-6-arrow = Стрела-6
arcs-name-6-crescent = Полумесяц-6
arcs-name-6-hex = Гекс-6

## Action cards

arcs-name-administration = Управление
arcs-name-administration-1 = Управление 1
arcs-name-administration-2 = Управление 2
arcs-name-administration-3 = Управление 3
arcs-name-administration-4 = Управление 4
arcs-name-administration-5 = Управление 5
arcs-name-administration-6 = Управление 6
arcs-name-administration-7 = Управление 7
arcs-name-aggression = Агрессия
arcs-name-aggression-1 = Агрессия 1
arcs-name-aggression-2 = Агрессия 2
arcs-name-aggression-3 = Агрессия 3
arcs-name-aggression-4 = Агрессия 4
arcs-name-aggression-5 = Агрессия 5
arcs-name-aggression-6 = Агрессия 6
arcs-name-aggression-7 = Агрессия 7
arcs-name-construction = Строительство
arcs-name-construction-1 = Строительство 1
arcs-name-construction-2 = Строительство 2
arcs-name-construction-3 = Строительство 3
arcs-name-construction-4 = Строительство 4
arcs-name-construction-5 = Строительство 5
arcs-name-construction-6 = Строительство 6
arcs-name-construction-7 = Строительство 7
arcs-name-mobilization = Мобилизация
arcs-name-mobilization-1 = Мобилизация 1
arcs-name-mobilization-2 = Мобилизация 2
arcs-name-mobilization-3 = Мобилизация 3
arcs-name-mobilization-4 = Мобилизация 4
arcs-name-mobilization-5 = Мобилизация 5
arcs-name-mobilization-6 = Мобилизация 6
arcs-name-mobilization-7 = Мобилизация 7

## Guild cards

arcs-name-loyal-engineers = Верные инженеры
    .text = Остаётся у тебя, когда ты вызываешь возмущение. Любой ресурс, даже под возмущением, можно тратить как материал; возмущение по материалу никогда не мешает тебе тратить материал.
arcs-name-mining-interest = Горный концерн
    .text = Производство (постройка): получи 1 жетон материала. Прелюдия: сбрось эту карту, чтобы получить до 1 жетона материала за каждую свою пустую ячейку; когда запас кончится, остальное можно украсть.
arcs-name-material-cartel = Картель материалов
    .text = Запас материала считается твоим, для Магната тоже, но тратить его ты не можешь, украсть его не может никто, а получают из него по-прежнему все. После каждого подсчёта соперники сбрасывают все свои жетоны материала. Прелюдия: сбрось эту карту, чтобы украсть 1 жетон материала.
arcs-name-admin-union = Союз управленцев
    .text = Прелюдия: положи эту карту рядом с картой Управления, сыгранной в этом раунде лицом вверх кем угодно. В конце раунда возьми ту карту, а эту сбрось. До тех пор её нельзя украсть, она ни для чего не считается и не страдает от возмущения.
arcs-name-construction-union = Союз строителей
    .text = Прелюдия: положи эту карту рядом с картой Строительства, сыгранной в этом раунде лицом вверх кем угодно. В конце раунда возьми ту карту, а эту сбрось. До тех пор её нельзя украсть, она ни для чего не считается и не страдает от возмущения.
arcs-name-fuel-cartel = Топливный картель
    .text = Запас топлива считается твоим, для Магната тоже, но тратить его ты не можешь, украсть его не может никто, а получают из него по-прежнему все. После каждого подсчёта соперники сбрасывают все свои жетоны топлива. Прелюдия: сбрось эту карту, чтобы украсть 1 жетон топлива.
arcs-name-loyal-pilots = Верные пилоты
    .text = Остаётся у тебя, когда ты вызываешь возмущение. Любой ресурс, даже под возмущением, можно тратить как топливо; возмущение по топливу никогда не мешает тебе тратить топливо.
arcs-name-gatekeepers = Привратники
    .text = Атакуя у врат, можно бросить до 2 кубиков больше. Прелюдия: сбрось эту карту, чтобы разместить по 1 кораблю у всех врат, которые в игре; если кораблей не хватает, врата выбираешь ты.
arcs-name-shipping-interest = Транспортный концерн
    .text = Синтез (постройка): получи 1 жетон топлива. Прелюдия: сбрось эту карту, чтобы получить до 1 жетона топлива за каждую свою пустую ячейку; когда запас кончится, остальное можно украсть.
arcs-name-spacing-union = Союз космолётчиков
    .text = Прелюдия: положи эту карту рядом с картой Мобилизации, сыгранной в этом раунде лицом вверх кем угодно. В конце раунда возьми ту карту, а эту сбрось. До тех пор её нельзя украсть, она ни для чего не считается и не страдает от возмущения.
arcs-name-arms-union = Союз оружейников
    .text = Прелюдия: положи эту карту рядом с картой Агрессии, сыгранной в этом раунде лицом вверх кем угодно. В конце раунда возьми ту карту, а эту сбрось. До тех пор её нельзя украсть, она ни для чего не считается и не страдает от возмущения.
arcs-name-prison-wardens = Тюремные надзиратели
    .text = Вербовка (постройка): верни любое число своих пленников и получи за каждого 1 любой ресурс. Казнь (влияние): перемести любое число своих пленников в трофеи. Прелюдия: сбрось эту карту, чтобы разместить 3 корабля в системе, которую контролируешь.
arcs-name-skirmishers = Застрельщики
    .text = Один раз в каждой своей битве, после броска, можно перебросить не больше кубиков стычки, чем у тебя оружия — жетонов и карт гильдий вместе, считая эту. Прелюдия: сбрось эту карту, чтобы разместить 3 корабля в системе, которую контролируешь.
arcs-name-court-enforcers = Придворные каратели
    .text = Похищение (битва): возьми в плен всех агентов соперников на карте двора, где их меньше, чем у тебя оружия — жетонов и карт гильдий вместе, считая эту. Прелюдия: сбрось эту карту, чтобы разместить 3 корабля в системе, которую контролируешь.
arcs-name-loyal-marines = Верные десантники
    .text = Остаётся у тебя, когда ты вызываешь возмущение. Любой ресурс, даже под возмущением, можно тратить как оружие; возмущение по оружию не мешает тебе тратить оружие. Прелюдия: сбрось эту карту, чтобы разместить 3 корабля в системе, которую контролируешь.
arcs-name-lattice-spies = Шпионы Решётки
    .text = Прелюдия, до любого другого действия: сбрось эту карту, чтобы захватить инициативу, если в этом раунде её никто не захватил.
arcs-name-farseers = Провидцы
    .text = Объявляя амбицию, посмотри карты на руке соперника; можно обменяться с ним одной картой. Прелюдия: сбрось эту карту и любое число карт с руки, затем возьми столько же и ещё одну снизу сброса карт действий.
arcs-name-secret-order = Тайный орден
    .text = Когда ты объявляешь Хранителя или Эмпата, жетон нуля не выкладывают.
arcs-name-loyal-empaths = Верные эмпаты
    .text = Остаётся у тебя, когда ты вызываешь возмущение. Любой ресурс, даже под возмущением, можно тратить как псионику; возмущение по псионике никогда не мешает тебе тратить псионику.
arcs-name-silver-tongues = Златоусты
    .text = Прелюдия: сбрось эту карту, чтобы украсть одну карту гильдии или один ресурс.
arcs-name-loyal-keepers = Верные хранители
    .text = Остаётся у тебя, когда ты вызываешь возмущение. Любой ресурс, даже под возмущением, можно тратить как реликвию; возмущение по реликвиям никогда не мешает тебе тратить реликвии.
arcs-name-sworn-guardians = Стражи клятвы
    .text = Соперники не могут красть твои ресурсы и другие твои карты гильдий. Если эту карту украли, её хоронят под колодой двора.
arcs-name-elder-broker = Старый посредник
    .text = Торговля (налог): выбери город соперника, который контролируешь; возьми у владельца 1 ресурс типа этой планеты и отдай 1 ресурс типа, которого у него нет. Прелюдия: сбрось эту карту, чтобы получить по 1 жетону материала, топлива и оружия.
arcs-name-relic-fence = Скупщик реликвий
    .text = Прелюдия, один раз за ход: сбрось 1 ресурс, чтобы получить 1 реликвию.
arcs-name-galactic-bards = Галактические барды
    .text = Когда ты превосходишь ведущую карту или меняешь курс, до любого действия можно объявить амбицию своей карты (с семёркой — любую), если в этом раунде амбиций ещё не объявляли. Жетон нуля не выкладывают.

## Vox cards

arcs-name-mass-uprising = Массовое восстание
    .text = При закреплении: выбери скопление, которое в игре, и размести по 1 кораблю в каждой его системе; если кораблей не хватает, системы выбираешь ты. Сбрось эту карту.
arcs-name-populist-demands = Народные требования
    .text = При закреплении: можно объявить любую амбицию, если есть доступный жетон; жетон нуля не выкладывают. Сбрось эту карту.
arcs-name-outrage-spreads = Волна возмущения
    .text = При закреплении: можно выбрать тип ресурса; каждый игрок, и ты тоже, вызывает возмущение по нему. Сбрось эту карту.
arcs-name-song-of-freedom = Песнь свободы
    .text = При закреплении: можно вернуть на планшет город, который ты контролируешь, свой или соперника; если он возвращён, можно захватить инициативу. Замешай эту карту в колоду двора.
arcs-name-guild-struggle = Борьба гильдий
    .text = При закреплении: можно украсть 1 карту гильдии. Замешай все карты гильдий из сброса двора в колоду двора. Сбрось эту карту.
arcs-name-call-to-action = Призыв к действию
    .text = При закреплении: возьми 1 карту снизу сброса карт действий. Сбрось эту карту.

## What is being decided

arcs-name-redrawing = брать ли новые карты
arcs-name-leading = какой картой вести
arcs-name-following = какую карту сыграть
arcs-name-turn = что делать в свой ход
arcs-name-arranging = как разложить ресурсы
arcs-name-overflowing = какой ресурс сбросить
arcs-name-moving = сколько кораблей переместить
arcs-name-catapulting = куда идёт разгон дальше
arcs-name-dicing = какие кубики бросить
arcs-name-rerolling = какие кубики перебросить
arcs-name-battling = в какую фигуру попасть
arcs-name-ransacking = какую карту двора разграбить
arcs-name-raiding = что украсть в рейде
arcs-name-stealing = что украсть
arcs-name-spending = на что пойдёт потраченный ресурс
arcs-name-placing = где разместить корабли
arcs-name-pressganging = какого пленника вернуть
arcs-name-gaining = какой ресурс получить
arcs-name-executing = какого пленника казнить
arcs-name-trading = какой ресурс отдать
arcs-name-fencing = какой ресурс сбросить за реликвию
arcs-name-discarding = какие карты сбросить
arcs-name-looking = чьи карты посмотреть
arcs-name-swapping = какой картой обменяться
arcs-name-vox-card = как ответить на карту гласа
arcs-name-seizing = захватывать ли инициативу

## What the player is asked

arcs-step-redrawing = Оставь карты на руке или сбрось их и возьми новые.
arcs-step-leading = Сыграй ведущую карту или уступи инициативу.
arcs-step-following = Превзойди ведущую карту, скопируй её или смени курс.
arcs-step-turn = Выполни действие или заверши ход.
arcs-step-arranging = Выбери ресурс для самой защищённой из оставшихся ячеек.
arcs-step-overflowing = Ресурсов больше, чем ячеек: выбери, какой сбросить.
arcs-step-moving = Выбери, сколько кораблей переместить.
arcs-step-catapulting = Корабли могут лететь дальше: выбери куда или остановись здесь.
arcs-step-dicing = Выбери кубики: не больше одного за каждый атакующий корабль.
arcs-step-rerolling = Выбери, какие кубики стычки перебросить, или не выбирай ни одного.
arcs-step-battling = Выбери фигуру, в которую придётся следующее попадание.
arcs-step-ransacking = Город уничтожен: выбери карту двора, которую разграбишь.
arcs-step-raiding = Трать ключи на кражу или останови рейд.
arcs-step-stealing = Выбери, что украсть.
arcs-step-spending = Выбери действие, за которое платит ресурс.
arcs-step-placing = Выбери, где разместить корабли.
arcs-step-pressganging = Верни ещё одного пленника за ресурс или остановись.
arcs-step-gaining = Выбери ресурс, который получишь.
arcs-step-executing = Казни ещё одного пленника или остановись.
arcs-step-trading = Выбери ресурс, который отдашь.
arcs-step-fencing = Выбери ресурс, который сбросишь за реликвию.
arcs-step-discarding = Сбрасывай карты с руки или остановись: возьмёшь столько же и ещё одну.
arcs-step-looking = Посмотри карты соперника или откажись.
arcs-step-swapping = Обменяйся картой с соперником: сначала выбери его карту, потом свою. Или откажись.
arcs-step-vox-card = Выбери, что сделает карта гласа.
arcs-step-seizing = Захвати инициативу или откажись.
arcs-step-over = Игра окончена.

## Actions

arcs-action-end = Завершить ход
arcs-action-stop = Остановиться
arcs-action-no = Отказаться
arcs-action-pass = Уступить инициативу
arcs-action-keep = Оставить как есть
arcs-action-arrange = Разложить ресурсы
arcs-action-redraw = Взять новые карты
arcs-action-lead = Сыграть ведущую карту «{ $card }»
arcs-action-surpass = Превзойти картой «{ $card }»
arcs-action-copy = Скопировать картой «{ $card }», лицом вниз
arcs-action-pivot = Сменить курс картой «{ $card }»
arcs-action-seize = Захватить инициативу картой «{ $card }», лицом вниз
arcs-action-seize-free = Захватить инициативу
arcs-action-declare = Объявить амбицию «{ $ambition }»
arcs-action-spend = Потратить ресурс: { $resource }
arcs-action-spend-as = Потратить ресурс «{ $resource }» вместо ресурса «{ $as }»
arcs-action-tax = Налог: город игрока { $seat } в системе { $at }
arcs-action-build = Построить { $piece } в системе { $at }
arcs-action-move = Переместить корабли из системы { $from } в систему { $to }
arcs-action-fresh = { $count ->
    [0] Не перемещать исправных кораблей
    [one] Переместить { $count } исправный корабль
    [few] Переместить { $count } исправных корабля
    [many] Переместить { $count } исправных кораблей
   *[other] Переместить { $count } исправных корабля
  }
arcs-action-damaged = { $count ->
    [0] Не перемещать повреждённых кораблей
    [one] Переместить { $count } повреждённый корабль
    [few] Переместить { $count } повреждённых корабля
    [many] Переместить { $count } повреждённых кораблей
   *[other] Переместить { $count } повреждённых корабля
  }
arcs-action-onward = Лететь дальше, в систему { $at }
arcs-action-repair = Отремонтировать { $piece } в системе { $at }
arcs-action-influence = Повлиять на карту «{ $court }»
arcs-action-secure = Закрепить карту «{ $court }»
arcs-action-battle = Битва: игрок { $seat }, система { $at }
arcs-action-dice = { $count ->
    [0] Не бросать кубики «{ $die }»
    [one] Бросить { $count } кубик «{ $die }»
    [few] Бросить { $count } кубика «{ $die }»
    [many] Бросить { $count } кубиков «{ $die }»
   *[other] Бросить { $count } кубика «{ $die }»
  }
arcs-action-reroll = { $blanks ->
    [0] { $hits ->
        [one] Перебросить { $hits } попадание
        [few] Перебросить { $hits } попадания
        [many] Перебросить { $hits } попаданий
       *[other] Перебросить { $hits } попадания
      }
   *[other] { $hits ->
        [0] Перебросить { $blanks ->
            [one] { $blanks } пустой кубик
            [few] { $blanks } пустых кубика
            [many] { $blanks } пустых кубиков
           *[other] { $blanks } пустых кубика
          }
       *[other] Перебросить { $blanks ->
            [one] { $blanks } пустой кубик
            [few] { $blanks } пустых кубика
            [many] { $blanks } пустых кубиков
           *[other] { $blanks } пустых кубика
          } и { $hits ->
            [one] { $hits } попадание
            [few] { $hits } попадания
            [many] { $hits } попаданий
           *[other] { $hits } попадания
          }
      }
  }
arcs-action-hit = Попасть в { $state } { $piece }
arcs-action-ransack = Разграбить карту «{ $court }»
arcs-action-steal = Украсть из ячейки { $slot } игрока { $seat }
arcs-action-take = Украсть карту «{ $court }»
arcs-action-protect = Положить в самую защищённую из оставшихся ячеек: { $resource }
arcs-action-discard = Сбросить ресурс: { $resource }
arcs-action-gain = Получить ресурс: { $resource }
arcs-action-give = Отдать ресурс: { $resource }
arcs-action-outrage = Распространить возмущение: { $resource }
arcs-action-use = Использовать карту «{ $court }»
arcs-action-manufacture = Произвести 1 жетон материала
arcs-action-synthesize = Синтезировать 1 жетон топлива
arcs-action-pressgang = Завербовать пленника: агент игрока { $seat }
arcs-action-execute = Казнить пленника: агент игрока { $seat }
arcs-action-abduct = Похитить агентов с карты «{ $court }»
arcs-action-trade = Торговля: город игрока { $seat } в системе { $at }
arcs-action-attach = Положить союз рядом с картой «{ $card }»
arcs-action-look = Посмотреть карты игрока { $seat }
arcs-action-hand = Выбрать с руки карту «{ $card }»
arcs-action-theirs = Взять с руки соперника карту «{ $card }»
arcs-action-place = Разместить корабли в системе { $at }
arcs-action-cluster = Выбрать скопление { $cluster }
arcs-action-free = Вернуть на планшет город игрока { $seat } в системе { $at }

## What happened

arcs-event-setup = Карта подготовки — «{ $setup }». Инициативу получает { $seat }.
arcs-event-court = Двор открывают карты: { $row }.
arcs-event-start = { $seat } начинает в системах { $systems }, ресурсы: { $resources }.
arcs-event-deal = Начинается глава { $chapter }: каждому сдают по шесть карт. Инициативой владеет { $seat }.
arcs-event-redraw = { $seat } сбрасывает карты с руки и берёт новые.
arcs-event-drawn = { $seat } берёт карты: { $cards }.
arcs-event-round = Раунд { $round }: ведёт { $seat }.
arcs-event-pass = { $seat } уступает инициативу.
arcs-event-initiative = { $seat } получает инициативу.
arcs-event-lead = { $seat } играет ведущую карту «{ $card }».
arcs-event-surpass = { $seat } превосходит ведущую карту: «{ $card }».
arcs-event-copy = { $seat } копирует ведущую карту: играет карту лицом вниз.
arcs-event-pivot = { $seat } меняет курс: «{ $card }».
arcs-event-declare = { $second ->
    [0] { $seat } объявляет амбицию «{ $ambition }»: { $first ->
        [one] { $first } очко власти
        [few] { $first } очка власти
        [many] { $first } очков власти
       *[other] { $first } очка власти
      } за первое место, за второе — ничего.
   *[other] { $seat } объявляет амбицию «{ $ambition }»: { $first ->
        [one] { $first } очко власти
        [few] { $first } очка власти
        [many] { $first } очков власти
       *[other] { $first } очка власти
      } за первое место, { $second ->
        [one] { $second } очко
        [few] { $second } очка
        [many] { $second } очков
       *[other] { $second } очка
      } за второе.
  }
arcs-event-zero = Жетон нуля ложится на карту «{ $card }»: она считается за 0.
arcs-event-seize = { $seat } захватывает инициативу.
arcs-event-look = { $seat } смотрит карты игрока { $rival }.
arcs-event-seen = { $seat } видит карты: { $cards }.
arcs-event-swap = { $seat } берёт карту у игрока { $rival }.
arcs-event-swap-back = { $seat } отдаёт карту взамен, её получает { $rival }.
arcs-event-swapped = { $seat } получает карту «{ $card }» от игрока { $giver }.
arcs-event-spend = { $seat } тратит ресурс: { $resource }.
arcs-event-spend-as = { $seat } тратит ресурс «{ $resource }» вместо ресурса «{ $as }».
arcs-event-use = { $seat } использует карту «{ $court }».
arcs-event-attach = { $seat } кладёт карту «{ $court }» рядом с картой «{ $card }».
arcs-event-arrange = { $seat } раскладывает ресурсы, начиная с самого защищённого: { $resources }.
arcs-event-gain = { $seat } получает ресурс: { $resource }.
arcs-event-discard = { $seat } сбрасывает ресурс: { $resource }.
arcs-event-discard-all = { $seat } сбрасывает { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
  } ресурса «{ $resource }».
arcs-event-discard-card = { $seat } сбрасывает карту «{ $court }».
arcs-event-discard-hand = { $seat } сбрасывает карту действий.
arcs-event-discarded = { $seat } сбрасывает карты: { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } не берёт ничего: карт не осталось.
    [one] { $seat } берёт { $count } карту действий.
    [few] { $seat } берёт { $count } карты действий.
    [many] { $seat } берёт { $count } карт действий.
   *[other] { $seat } берёт { $count } карты действий.
  }
arcs-event-draw-union = { $seat } берёт карту «{ $card }» и сбрасывает карту «{ $court }».
arcs-event-tax = { $seat } собирает налог с города в системе { $at }.
arcs-event-tax-rival = { $seat } собирает налог с города игрока { $owner } в системе { $at }.
arcs-event-capture = { $seat } берёт в плен { $agents ->
    [one] { $agents } агента
    [few] { $agents } агентов
    [many] { $agents } агентов
   *[other] { $agents } агента
  } игрока { $owner }.
arcs-event-build = { $seat } строит { $piece } в системе { $at }.
arcs-event-build-damaged = { $seat } строит повреждённый { $piece } в системе { $at }: её контролирует соперник.
arcs-event-move = { $damaged ->
    [0] { $fresh ->
        [one] { $seat } перемещает { $fresh } корабль из системы { $from } в систему { $to }.
        [few] { $seat } перемещает { $fresh } корабля из системы { $from } в систему { $to }.
        [many] { $seat } перемещает { $fresh } кораблей из системы { $from } в систему { $to }.
       *[other] { $seat } перемещает { $fresh } корабля из системы { $from } в систему { $to }.
      }
   *[other] { $fresh ->
        [0] { $seat } перемещает { $damaged ->
            [one] { $damaged } повреждённый корабль
            [few] { $damaged } повреждённых корабля
            [many] { $damaged } повреждённых кораблей
           *[other] { $damaged } повреждённых корабля
          } из системы { $from } в систему { $to }.
       *[other] { $seat } перемещает { $fresh ->
            [one] { $fresh } исправный
            [few] { $fresh } исправных
            [many] { $fresh } исправных
           *[other] { $fresh } исправных
          } и { $damaged ->
            [one] { $damaged } повреждённый корабль
            [few] { $damaged } повреждённых корабля
            [many] { $damaged } повреждённых кораблей
           *[other] { $damaged } повреждённых корабля
          } из системы { $from } в систему { $to }.
      }
  }
arcs-event-repair = { $seat } ремонтирует { $piece } в системе { $at }.
arcs-event-influence = { $seat } размещает агента на карте «{ $court }».
arcs-event-secure = { $seat } закрепляет за собой карту «{ $court }».
arcs-event-refill = Новая карта двора: «{ $court }».
arcs-event-battle = { $seat } атакует в системе { $at }, защищается { $owner }.
arcs-event-roll = { $seat } бросает кубики «{ $die }»: { $faces }.
arcs-event-damage = Повреждён { $piece } игрока { $owner } в системе { $at }.
arcs-event-destroy = Уничтожен { $piece } игрока { $owner } в системе { $at }; трофей получает { $seat }.
arcs-event-outrage = { $seat } вызывает возмущение: { $resource }.
arcs-event-ransack = { $seat } разграбляет двор и закрепляет за собой карту «{ $court }».
arcs-event-trophies = { $seat } берёт в трофеи { $agents ->
    [one] { $agents } агента
    [few] { $agents } агентов
    [many] { $agents } агентов
   *[other] { $agents } агента
  } игрока { $owner }.
arcs-event-steal = { $seat } крадёт у игрока { $owner } ресурс: { $resource }.
arcs-event-take = { $seat } крадёт карту «{ $court }» у игрока { $owner }.
arcs-event-bury = Украденную карту хоронят под колодой двора: «{ $court }».
arcs-event-place = { $seat } размещает { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
    [many] { $ships } кораблей
   *[other] { $ships } корабля
  } в системе { $at }.
arcs-event-manufacture = { $seat } производит материал.
arcs-event-synthesize = { $seat } синтезирует топливо.
arcs-event-pressgang = { $seat } вербует пленника: агент игрока { $owner } возвращается.
arcs-event-execute = { $seat } казнит пленника: агент игрока { $owner } становится трофеем.
arcs-event-abduct = { $seat } похищает агентов соперников с карты «{ $court }».
arcs-event-trade = { $seat } торгует с городом игрока { $owner } в системе { $at }.
arcs-event-swap-resources = { $seat } и { $owner } обмениваются: { $seat } берёт ресурс «{ $taken }» и отдаёт ресурс «{ $given }».
arcs-event-free = { $seat } возвращает город из системы { $at } на планшет.
arcs-event-free-rival = { $seat } освобождает город игрока { $owner } в системе { $at }: он возвращается на свой планшет.
arcs-event-shuffle = Замешано в колоду двора: { $court }.
arcs-event-choose = { $seat } выбирает «{ $action }».
arcs-event-end = { $seat } завершает ход.
arcs-event-round-end = Раунд кончается. Инициативой владеет { $seat }.
arcs-event-chapter-end = Глава { $chapter } кончается: идёт подсчёт объявленных амбиций.
arcs-event-score = { $power ->
    [0] { $seat } занимает второе место в амбиции «{ $ambition }», но очков власти оно не приносит.
    [one] { $seat } получает { $power } очко власти за амбицию «{ $ambition }».
    [few] { $seat } получает { $power } очка власти за амбицию «{ $ambition }».
    [many] { $seat } получает { $power } очков власти за амбицию «{ $ambition }».
   *[other] { $seat } получает { $power } очка власти за амбицию «{ $ambition }».
  }
arcs-event-over = Игра окончена. Побеждает { $seat }: { $power ->
    [one] { $power } очко власти
    [few] { $power } очка власти
    [many] { $power } очков власти
   *[other] { $power } очка власти
  }.
arcs-event-concede = { $seat } сдаётся.

## Why not. No full stop: the rule follows.

arcs-no-over = Игра окончена
arcs-no-now = Не сейчас: ты решаешь, { $what }
arcs-no-not-in-hand = Карты «{ $card }» нет у тебя на руке
arcs-no-must-follow = Ведущая карта уже сыграна: превзойди её, скопируй или смени курс
arcs-no-must-lead = Ты начинаешь раунд: сыграй ведущую карту или уступи инициативу
arcs-no-must-play = Уступить инициативу можно только вместо ведущей карты, а в этом раунде она уже сыграна
arcs-no-surpass-suit = Превзойти можно только картой ведущей масти «{ $suit }»; этой можно скопировать или сменить курс
arcs-no-surpass-low = Превзойти можно только картой с числом больше, чем у ведущей ({ $number }); этой можно скопировать
arcs-no-pivot-suit = Курс меняют картой любой масти, кроме ведущей («{ $suit }»); этой можно скопировать или превзойти, если её число больше
arcs-no-played = Твоя карта в этом раунде уже сыграна
arcs-no-late = Это делают до любого другого действия хода, а ход уже начат
arcs-no-seize-holder = Инициатива уже у тебя
arcs-no-seize-again = В этом раунде инициативу уже захватили, а больше одного раза нельзя
arcs-no-seize-leave = Захват стоит карты с руки, если другая карта не разрешает обойтись без этого: назови карту
arcs-no-declare-follower = Амбицию объявляет только ведущий игрок или тот, кто превосходит либо меняет курс с картой «Галактические барды»
arcs-no-declare-again = В этом раунде амбиция уже объявлена
arcs-no-declare-marker = Нет доступного жетона амбиции
arcs-no-declare-number = Чтобы объявить амбицию «{ $ambition }», нужна карта с числом { $number } или 7
arcs-no-prelude-over = Прелюдия кончилась с первым действием твоей карты
arcs-no-prelude-none = Прелюдия начинается, когда карта сыграна
arcs-no-spend-none = Такого ресурса у тебя нет: { $resource }
arcs-no-spend-outrage = Из-за вызванного тобой возмущения нельзя тратить этот ресурс на его собственное действие: { $resource }
arcs-no-spend-as = Чтобы тратить другой ресурс вместо ресурса «{ $resource }», нужна карта гильдии «Верные…» этого типа
arcs-no-spend-useless = Сейчас такая трата ничего тебе не даст
arcs-no-card-not-yours = Карта «{ $court }» не твоя
arcs-no-card-won = Карта «{ $court }» закреплена в этой же прелюдии: её прелюдия ждёт одного из следующих ходов
arcs-no-card-no-prelude = У карты «{ $court }» нет прелюдии
arcs-no-card-union = Чтобы использовать карту «{ $court }», положи её рядом с картой её масти: назови карту
arcs-no-card-once = Карта «{ $court }» в этом ходу уже использована, а больше одного раза нельзя
arcs-no-fence-empty = У тебя нет ресурса, который можно сбросить за реликвию
arcs-no-fence-relics = В запасе не осталось реликвий
arcs-no-union = У тебя нет союза для масти «{ $suit }»
arcs-no-union-card = Карта «{ $card }» не лежит лицом вверх: союз кладут рядом с картой, сыгранной в этом раунде
arcs-no-pips = Все действия твоей карты использованы
arcs-no-suit = Это действие не относится к масти «{ $suit }»
arcs-no-resource-action = Потраченный ресурс не даёт этого действия
arcs-no-replace = Для нового действия нужно очко действий или ресурс без возмущения
arcs-no-new-action = У тебя нет карты гильдии, которая даёт это действие
arcs-no-out-of-play = Так нельзя: { $at } вне игры
arcs-no-tax-city = В системе { $at } нет города игрока { $owner }
arcs-no-tax-control = Налог с города соперника собирают только там, где контролируешь систему, а систему { $at } ты не контролируешь
arcs-no-tax-twice = С этого города в этом ходу налог уже собран, а больше одного раза нельзя
arcs-no-build-slot = В системе { $at } нет свободного места под здание
arcs-no-build-piece = Строят там, где есть свой корабль или здание, а в системе { $at } у тебя ничего нет
arcs-no-build-supply = У тебя не осталось фигур, чтобы построить { $piece }
arcs-no-build-starport = Корабли строят у своих космопортов, а в системе { $at } их у тебя нет
arcs-no-build-twice = Каждый космопорт строит за ход один корабль, а твои здесь уже построили
arcs-no-move-ships = В системе { $at } у тебя нет кораблей
arcs-no-move-adjacent = Из системы { $at } нет пути в систему { $to }: они не соседние
arcs-no-repair = В системе { $at } у тебя не повреждён ни один { $piece }
arcs-no-row = Карты «{ $court }» нет в ряду двора
arcs-no-agents = В твоём запасе не осталось агентов
arcs-no-secure-most = На карте «{ $court }» у тебя должно быть больше агентов, чем у каждого соперника
arcs-no-battle-self = Атаковать можно только соперников
arcs-no-battle-ships = В системе { $at } у тебя нет кораблей, чтобы атаковать
arcs-no-battle-pieces = Атаковать нечего: у игрока { $owner } ничего нет в системе { $at }
arcs-no-captives = У тебя нет пленных агентов игрока { $owner }
arcs-no-abduct = На карте «{ $court }» должны быть агенты соперников, но меньше, чем у тебя оружия (жетоны и карты гильдий вместе): { $weapons }
arcs-no-trade-city = Торгуют с городом соперника, который контролируешь, а в системе { $at } такого города игрока { $owner } нет
arcs-no-trade-swap = Для этой торговли у владельца должен быть ресурс «{ $resource }», а у тебя — ресурс, которого у владельца нет
arcs-no-dice-order = Сначала выбери, сколько кубиков «{ $die }» бросить
arcs-no-dice-many = { $most ->
    [0] Больше кубиков бросить нельзя
    [one] Можно бросить ещё не больше { $most } кубика, одного вида — не больше 6
    [few] Можно бросить ещё не больше { $most } кубиков, одного вида — не больше 6
    [many] Можно бросить ещё не больше { $most } кубиков, одного вида — не больше 6
   *[other] Можно бросить ещё не больше { $most } кубика, одного вида — не больше 6
  }
arcs-no-dice-none = Нужно бросить хотя бы один кубик
arcs-no-dice-raid = Для кубиков рейда в этой системе должно быть здание игрока { $owner }; без него — только если зданий этого игрока нет на всём поле
arcs-no-reroll = Перебросить можно только брошенные кубики стычки и не больше, чем у тебя оружия: { $most }
arcs-no-hit = Это попадание не может поразить { $state } { $piece }
arcs-no-ransack = На карте «{ $court }» нет агента игрока { $owner }
arcs-no-steal-whose = Красть можно только у соперника, а в рейде — только у защищающегося
arcs-no-steal-empty = В этой ячейке нет ничего, что тебе можно украсть
arcs-no-steal-cost = Эта кража стоит { $cost ->
    [one] { $cost } ключ
    [few] { $cost } ключа
    [many] { $cost } ключей
   *[other] { $cost } ключа
  }, а у тебя { $keys ->
    [0] не осталось ни одного
    [one] остался { $keys }
    [few] осталось { $keys }
    [many] осталось { $keys }
   *[other] осталось { $keys }
  }
arcs-no-steal-guarded = «Стражи клятвы» не дают тебе украсть у этого соперника что-либо ещё
arcs-no-ships = { $most ->
    [0] Таких кораблей для перемещения нет
   *[other] Таких кораблей можно переместить только { $most }
  }
arcs-no-ships-none = Нужно переместить хотя бы один корабль
arcs-no-onward-adjacent = Система { $at } — не соседняя для этих кораблей
arcs-no-onward-again = В этом движении корабли уже входили в систему { $at }, а больше одного раза нельзя
arcs-no-token = Такого ресурса для выбора не осталось: { $resource }
arcs-no-arrange = Раскладывать ресурсы можно, лишь когда один из них только что получен и от раскладки что-то зависит
arcs-no-keep = Ты уже раскладываешь ресурсы: выбери следующий
arcs-no-supply = Этого ресурса в запасе не осталось: { $resource }
arcs-no-give = Отдать можно ресурс, который есть у тебя и которого нет у игрока { $owner }; этот не подходит: { $resource }
arcs-no-place = В системе { $at } сейчас нельзя размещать корабли
arcs-no-free = В системе { $at } ты не контролируешь города игрока { $owner }
arcs-no-hand = Карты игрока { $owner } посмотреть нельзя: нужен соперник с картами на руке
arcs-no-not-theirs = Карты «{ $card }» нет на руке у игрока { $owner }
arcs-no-stop = Здесь не от чего отказываться и нечего останавливать

## Positions of scenarios

arcs-given-unknown = В позиции Arcs нет слова «{ $word }».
arcs-given-type = { $word } не может быть { $value }: здесь { $type ->
    [int] нужно число
    [bool] нужно true или false
    [list] нужен список в квадратных скобках
   *[dict] нужна таблица
  }.
arcs-given-name = В { $word } не может быть «{ $name }».
arcs-given-dealt = В партии, взятой как при раздаче, не может быть ещё и { $word }.
arcs-given-snapshot = Рядом с точным снимком не может быть { $word }.
arcs-given-impossible = { $problem ->
    [ships] { $where }: на поле, среди трофеев и в запасе вместе должно быть 15 кораблей.
    [cities] { $where }: на поле, среди трофеев и на планшете вместе должно быть 5 городов.
    [starports] { $where }: на поле, среди трофеев и в запасе вместе должно быть 5 космопортов.
    [agents] { $where }: при дворе, на отметках возмущения, среди пленников и трофеев и в запасе вместе должно быть 10 агентов.
    [stand-ins] { $where }: замены бывают только на отметках возмущения и только когда в запасе нет агентов.
    [captives] { $where }: собственные фигуры не могут быть пленниками у самого игрока.
    [trophies] { $where }: собственные фигуры не могут быть трофеями у самого игрока.
    [building-slots] Слишком много зданий в системе { $where }.
    [out-of-play] Здесь ничего не может быть, это место вне игры: { $where }.
    [slots] { $where }: ресурсы лежат в закрытых ячейках.
    [resources] Жетонов каждого ресурса 5 — в ячейках, в запасе и на амбициях вместе: пересчитай { $where }.
    [court] Каждая карта двора должна быть ровно в одном месте: поищи { $where }.
    [vox] Карты гласа никогда не лежат в зоне игрока, поэтому не может там быть и карты { $where }.
    [row] Ряд двора должен быть полон, пока в колоде двора есть карты.
    [influence] Агенты могут стоять только на картах ряда двора, а не здесь: { $where }.
    [cards] Каждая карта действий должна быть ровно в одном месте: поищи { $where }.
    [open-discard] Карты действий сбрасывают лицом вверх только с split_discard.
    [order] Карты на руке должны лежать по порядку.
    [knowledge] Знания игроков не согласуются с тем, где находится { $where }.
    [chapter] Бывают главы с 1 по 5.
    [conceded] Игрок сдаётся один раз, а когда остаётся только один игрок, игра окончена.
    [seat] Ходить должен тот, кого спрашивают.
    [pips] Ни у кого не может остаться меньше нуля действий.
   *[other] Такой позиции в игре не бывает: { $problem }.
  }

arcs-impossible-view = Этот вид противоречит сам себе: никакие карты с ним не согласуются.

## The rules in short

arcs-rule-A-1-1 = Играют двое, трое или четверо. У тебя 5 городов, 5 космопортов, 15 кораблей, 10 агентов, планшет игрока и жетон власти.
arcs-rule-A-1-2 = В общем запасе по 5 жетонов каждого ресурса: материал, топливо, оружие, реликвия, псионика.
arcs-rule-A-1-3 = Есть 6 кубиков штурма, 6 кубиков стычки и 6 кубиков рейда.
arcs-rule-A-1-4 = Карт действий 28: четыре масти, числа от 1 до 7. Карты с числами 1 и 7 нужны только вчетвером.
arcs-rule-A-1-5 = В колоде двора 25 карт гильдий и 6 карт гласа.
arcs-rule-A-1-6 = Три жетона амбиций двусторонние, с очками власти за первое и второе место: 2/0, потом 4/2; 3/2, потом 6/3; 5/3, потом 9/4. Вначале они лежат первой стороной.
arcs-rule-A-1-7 = Фигур не больше, чем в коробке. Что нельзя разместить или вернуть целиком, то делают, насколько возможно.
arcs-rule-A-1-8 = Возмущение отмечают всегда, даже если у тебя не осталось агентов: тогда его отмечает замена, и твой следующий освободившийся агент занимает её место.
arcs-rule-A-1-9 = Разместить — значит поставить свою исправную фигуру из её запаса. Вернуть — значит отправить фигуру в её собственный запас; город возвращается на самое правое пустое место для города на своём планшете.
arcs-rule-A-1-11 = Получают из запаса; пустой не даёт ничего. Крадут у соперника, и некоторые правила это запрещают. Взять, отдать и обменяться — не то и не другое.
arcs-rule-A-1-12 = Удалить: убрать из игры. Очистить: вернуть все фигуры из зоны. Взять в плен: положить к своим пленникам. Потратить: вернуть ресурс в запас.
arcs-rule-A-2-1 = Инициативу получает случайный игрок. От него по часовой стрелке идёт порядок хода.
arcs-rule-A-2-2 = Перемешай колоду двора и открой ряд из 4 карт, вдвоём — из 3.
arcs-rule-A-2-3 = Карта подготовки для нужного числа игроков говорит, какие скопления вне игры (2, вчетвером 1) и где каждый начинает: системы A, B и C, в порядке хода.
arcs-rule-A-2-4 = Вдвоём за каждую планету вне игры на амбицию на всю партию кладут жетон её ресурса: материал и топливо — на Магната, оружие — на Полководца, реликвии — на Хранителя, псионику — на Эмпата.
arcs-rule-A-2-5 = Ты размещаешь 3 корабля и город в A, 3 корабля и космопорт в B, 2 корабля в C. Вдвоём систем C две, по 2 корабля в каждой.
arcs-rule-A-2-6 = Ты получаешь ресурс планеты A и ресурс планеты B, в этом порядке, в две самые левые ячейки.
arcs-rule-A-2-7 = Перемешай карты действий и сдай каждому по 6. Остальные идут лицом вниз в сброс.
arcs-rule-A-2-8 = Вдвоём тот, у кого нет инициативы, может в каждой главе сбросить все карты с руки и взять вместо них 6 из несданных.
arcs-rule-A-2-9 = Власть начинается с 0, главы — с 1. Все жетоны амбиций доступны и лежат первой стороной.
arcs-rule-A-3-1 = Шесть скоплений лежат кольцом. В каждом врата и три планеты; всё это — системы.
arcs-rule-A-3-2 = Врата соседствуют со своими тремя планетами и с вратами двух скоплений рядом.
arcs-rule-A-3-3 = Планета соседствует со своими вратами и с планетами, с которыми у неё общая граница. Две границы соединяют разные скопления.
arcs-rule-A-3-4 = В скопление вне игры ничто не может войти. Врата по обе стороны от него соседствуют друг с другом.
arcs-rule-A-3-5 = У планеты есть тип — это ресурс — и 1 или 2 места под здания.
arcs-rule-A-3-6 = Ты контролируешь систему и всё, что в ней есть, если исправных кораблей у тебя там больше, чем у каждого соперника. При равенстве её не контролирует никто.
arcs-rule-A-4-1 = В игре не больше 5 глав. Глава идёт раундами, пока все руки не опустеют или все не уступят инициативу. В раунде у каждого, у кого есть карты, один ход; начинает владелец инициативы.
arcs-rule-A-4-2 = Порядок раунда: 1) ведущий ход; 2) остальные ходы по часовой стрелке; 3) кому достаётся инициатива; 4) сброс сыгранных карт.
arcs-rule-A-4-3 = Без карт на руке ты не ходишь и не тратишь ресурсы.
arcs-rule-A-5-1 = Если инициатива у тебя, ты ведёшь: сыграй карту действий лицом вверх.
arcs-rule-A-5-2 = За каждое очко действий своей карты выполни одно действие из доступных её масти. Управление: налог, ремонт, влияние. Агрессия: битва, движение, закрепление. Строительство: постройка, ремонт. Мобилизация: движение, влияние. Использовать все очки действий не обязательно.
arcs-rule-A-5-3 = Вместо ведущей карты можно уступить инициативу, а без карт — нужно. Её получает следующий по часовой стрелке игрок с картами, этот раунд сразу кончается, и следующий ведёт он.
arcs-rule-A-5-4 = Если все, у кого есть карты, уступают инициативу один за другим, все руки сбрасывают и глава кончается.
arcs-rule-A-6-1 = Когда ведёшь, до любого действия можно объявить амбицию по числу своей карты: 2 — Магнат, 3 — Тиран, 4 — Полководец, 5 — Хранитель, 6 — Эмпат, 7 — любая; 1 не объявляет ничего.
arcs-rule-A-6-2 = На объявленную амбицию кладут самый ценный из доступных жетонов. Без жетона объявить ничего нельзя.
arcs-rule-A-6-3 = При объявлении на ведущую карту кладут жетон нуля: с этого момента она считается за 0, сохраняя все очки действий.
arcs-rule-A-6-4 = В одном из следующих раундов амбицию можно объявить снова: тогда жетонов на ней больше.
arcs-rule-A-6-5 = Очки за амбицию может получить любой, кто бы её ни объявил.
arcs-rule-A-6-6 = Жетон нуля снимают, когда сбрасывают ведущую карту.
arcs-rule-A-7-1 = Если ведёшь не ты, нужно сыграть одну карту: превзойти, скопировать или сменить курс.
arcs-rule-A-7-2 = Превзойти: карта ведущей масти, лицом вверх, с числом больше, чем у ведущей карты. Выполни по действию за каждое её очко действий.
arcs-rule-A-7-3 = Скопировать: любая карта, лицом вниз. Выполни одно действие ведущей масти.
arcs-rule-A-7-4 = Сменить курс: карта другой масти, лицом вверх. Выполни одно действие её масти. Ведущая масть остаётся прежней.
arcs-rule-A-8-1 = Когда карта сыграна, а инициатива не у тебя, её можно захватить до любого действия, если в этом раунде её ещё никто не захватил: сыграй ещё одну карту лицом вниз, она действий не даёт.
arcs-rule-A-8-2 = Превосходство семёркой (7) захватывает инициативу без второй карты, если её ещё никто не захватил. Действия семёрки выполняют как обычно.
arcs-rule-A-8-3 = Захвативший получает инициативу сразу, и в этом раунде её больше никто не может захватить.
arcs-rule-A-9-1 = Если инициативу никто не захватил, её получает игрок со старшей из карт, превзошедших ведущую. Если никто не превзошёл, она остаётся на месте.
arcs-rule-A-9-2 = Все сыгранные карты идут лицом вниз в сброс карт действий.
arcs-rule-A-9-3 = Если у кого-нибудь осталась карта, начинается следующий раунд; иначе глава кончается.
arcs-rule-A-10-1 = Налог: выбери свой город или город соперника, который контролируешь, и получи 1 ресурс его планеты. Город соперника даёт тебе ещё и 1 агента из запаса соперника как пленника. С одного города за ход налог дважды не собирают.
arcs-rule-A-10-2 = Взятые в плен фигуры идут к твоим пленникам.
arcs-rule-A-10-3 = Построй город или космопорт на свободном месте под здание там, где у тебя есть любая фигура. Города берут с самого левого места для города на планшете.
arcs-rule-A-10-4 = Построй корабль у своего космопорта. Каждый космопорт строит за ход не больше одного корабля.
arcs-rule-A-10-5 = Что строишь в системе, которую контролирует соперник, то размещают повреждённым.
arcs-rule-A-10-6 = Движение: любое число твоих кораблей переходит из одной системы в соседнюю.
arcs-rule-A-10-7 = Разгон: из системы с твоим космопортом корабли могут двигаться дальше, пока не войдут на любую планету или во врата, которые контролирует соперник. Они могут остановиться раньше и оставлять корабли по пути, но не брать с собой новые.
arcs-rule-A-10-8 = Ремонт: один твой повреждённый корабль или здание, где угодно, становится исправным.
arcs-rule-A-10-9 = Влияние: размести агента на любой карте двора.
arcs-rule-A-10-10 = Закрепление: возьми карту двора, на которой у тебя больше агентов, чем у каждого соперника. Твои возвращаются, агенты соперников становятся твоими пленниками. Затем ряд пополняют.
arcs-rule-A-10-11 = Карта гильдии идёт в твою зону. Карта гласа делает, что на ней написано, и уходит.
arcs-rule-A-10-12 = Когда колода двора пуста, ряд остаётся коротким.
arcs-rule-A-10-13 = Попадание повреждает исправную фигуру и уничтожает повреждённую.
arcs-rule-A-10-14 = Уничтоженная фигура покидает поле.
arcs-rule-A-10-15 = Фигура соперника, которую ты уничтожаешь, в битве или нет, — твой трофей.
arcs-rule-A-11-1 = Выбери систему со своими кораблями — атакуют они все — и одного соперника, у которого там есть фигуры, — защищаются они все.
arcs-rule-A-11-2 = Возьми до одного кубика за каждый атакующий корабль, повреждённые тоже считаются: в любом сочетании, не больше 6 одного вида, хотя бы один.
arcs-rule-A-11-3 = Кубики рейда можно брать, только если у защищающегося есть здание в этой системе или нет ни одного на всём поле.
arcs-rule-A-11-4 = Брось кубики и разыграй их в таком порядке, выбирает атакующий: попадания по себе — в атакующие корабли; один раз, если есть перехват, — по попаданию в атакующий корабль за каждый исправный защищающийся корабль; попадания — в защищающиеся корабли, потом в здания; попадания по зданиям; ключи, если остался атакующий корабль.
arcs-rule-A-11-5 = Уничтоженные защищающиеся фигуры — трофеи атакующего, уничтоженные атакующие — трофеи защищающегося.
arcs-rule-A-11-6 = Лишние попадания пропадают.
arcs-rule-A-12-1 = Рейд: трать ключи, чтобы красть ресурсы и карты гильдий защищающегося, по одной вещи за раз, каждую по её цене рейда. Лишние ключи пропадают.
arcs-rule-A-12-2 = Уничтожив город, в битве или нет, ты сначала вызываешь возмущение по типу его планеты, а потом разграбляешь двор.
arcs-rule-A-12-3 = Возмущение: сбрось все свои ресурсы и карты гильдий этого типа и отметь его агентом. Если он уже отмечен, отпадает только отметка.
arcs-rule-A-12-4 = Ресурс под возмущением нельзя тратить на его собственное действие. Но его можно получать, хранить, считать для амбиций и тратить иначе.
arcs-rule-A-12-5 = Разграбление: закрепи за собой карту двора, на которой есть агент владельца города, сколько бы агентов там ни было. Все агенты соперников с неё становятся трофеями, твои возвращаются. Если такой карты нет, ничего не происходит.
arcs-rule-A-12-6 = В битве сначала разыгрывают все попадания, потом возмущение и разграбление за каждый уничтоженный город, потом рейд.
arcs-rule-A-13-1 = На твоём планшете 6 ячеек ресурсов с ценой рейда 3, 1, 1, 2, 1, 3. Две открыты; твой первый город открывает третью, второй — четвёртую, третий — две последние. Четвёртый и пятый города открывают +2 и +3.
arcs-rule-A-13-2 = Когда тебе достаётся ресурс, можно заново разложить все свои ресурсы по открытым ячейкам, а что не поместилось, нужно сбросить. Так же и когда вернувшийся город закрывает ячейку.
arcs-rule-A-13-3 = Прелюдия длится с момента, когда ты играешь карту, пока не потратишь её первое очко действий. В ней можно потратить любое число ресурсов.
arcs-rule-A-13-4 = Материал: постройка или ремонт. Топливо: движение. Реликвия: закрепление. Псионика: действие ведущей масти. Оружие: в этом ходу каждое очко действий твоей карты можно потратить и на битву.
arcs-rule-A-13-5 = Потраченные ресурсы возвращаются в запас, только когда прелюдия кончается.
arcs-rule-A-13-6 = Оружие не меняет того, что делают другие ресурсы.
arcs-rule-A-13-7 = Без сыгранной карты нет прелюдии.
arcs-rule-A-13-8 = Ресурсы на карте считаются для амбиций, и их можно тратить, если карта этого не запрещает. На украденной карте они остаются, а когда карта покидает игру, возвращаются в запас.
arcs-rule-A-14-1 = У карты гильдии есть тип, цена рейда и текст. Для Магната, Хранителя и Эмпата она считается как ресурс своего типа; карты оружия не считаются ни для чего.
arcs-rule-A-14-2 = В своей прелюдии используй тексты прелюдии в любом количестве, но не с карты, закреплённой в ней же.
arcs-rule-A-14-3 = Новое действие называет обычное действие, которое может заменить везде, где за него платит очко действий или ресурс без возмущения.
arcs-rule-A-14-4 = Текст, который меняет обычное действие, меняет его и внутри нового действия, но не само новое действие.
arcs-rule-A-14-5 = Карту можно сбросить ради её эффекта, даже если он ничего не даёт.
arcs-rule-A-14-6 = Сброшенные карты двора идут лицом вверх в сброс двора. Похороненная карта идёт под низ колоды двора.
arcs-rule-A-14-7 = Карты могут менять также подготовку, подсчёт, объявление и захват.
arcs-rule-A-15-1 = Подсчёт идёт по каждой амбиции с жетоном. Магнат: больше всего материала и топлива. Тиран: больше всего пленников. Полководец: больше всего трофеев. Хранитель: больше всего реликвий. Эмпат: больше всего псионики. Карты гильдий этого типа тоже считаются.
arcs-rule-A-15-2 = Первое место получает первые значения всех жетонов на амбиции, второе место — вторые.
arcs-rule-A-15-3 = Если за первое место ничья, все её участники занимают второе, и больше никто. При ничьей за второе место второго не занимает никто.
arcs-rule-A-15-4 = Если у тебя нет ничего, что считается для амбиции, за неё ты не получаешь ничего.
arcs-rule-A-15-5 = Занимая первое место в одиночку, ты получаешь на 2 больше, если открыто +2, и на 5 больше, если открыты +2 и +3; один раз за каждую амбицию.
arcs-rule-A-15-6 = После подсчёта Полководца возвращают все трофеи, после Тирана — всех пленников. Все жетоны возвращаются, и самый низкий из неперевёрнутых переворачивают.
arcs-rule-A-15-7 = Игра кончается после главы, в которой у кого-нибудь есть 27 очков власти (вчетвером), 30 (втроём) или 33 (вдвоём), и самое позднее после главы 5. Побеждает тот, у кого больше власти; при ничьей — первый в порядке хода.
arcs-rule-A-15-8 = Иначе перемешай все карты действий и сдай каждому по 6; новую главу ведёт владелец инициативы.
arcs-rule-A-16-1 = Вдвоём жетоны на амбициях считаются как жетоны третьего игрока, который занимает места, но не получает власти. Оружие на Полководце считается как трофеи.
arcs-rule-A-16-2 = Эти жетоны берут из общего запаса.
arcs-rule-A-18-1 = Карты важнее этих правил. Запрет важнее всего, если только карта не велит его не учитывать.
arcs-rule-A-18-2 = Ничьи и одновременные решения разрешают в порядке хода. Порядок одновременных эффектов определяет тот, чей сейчас ход.
arcs-rule-A-18-3 = Если в конце твоего хода у тебя на поле нет ни кораблей, ни космопортов, размести 3 исправных корабля у одних врат.
arcs-rule-A-18-4 = Ты можешь сдаться. Вдвоём побеждает другой; если игроков больше, за тебя продолжает бот, а ты оказываешься позади всех остальных.
arcs-rule-A-18-5 = Карты на руках тайные. Договорённости никого не связывают, и фигуры переходят из рук в руки только по правилу.
arcs-rule-A-18-6 = При раздельном сбросе карты, сыгранные лицом вверх, сбрасывают лицом вверх, остальные — лицом вниз. Берут из стопки лицом вниз; если её не хватает, сначала перемешивают обе вместе.
arcs-rule-A-18-7 = Объявление и захват идут до любого другого действия, и до прелюдии тоже, в любом порядке между собой.
arcs-rule-A-18-8 = Книга правил важнее памяток и планшетов, её основной текст важнее врезок и скобок.
arcs-rule-A-19-1 = Любая сыгранная ведущая карта начинает счёт уступок заново. Уступка из-за пустой руки не считается. Жетон переходит при каждой уступке; если карты есть только у одного, он оставляет его себе.
arcs-rule-A-19-2 = После захвата ходят дальше по часовой стрелке от ведущего игрока, ведущая масть и жетон нуля остаются. Ничьи считают от нового владельца.
arcs-rule-A-19-3 = Семёрка (7), которая превосходит после захвата, даёт свои действия, но не инициативу.
arcs-rule-A-19-4 = Карты, взятые союзами в конце раунда, уже на руке, когда проверяют, кончается ли глава.
arcs-rule-A-19-5 = Единственное действие копирования или смены курса считается очком действий: оно завершает прелюдию, и оружие позволяет ему стать битвой. Сброшенные ресурсы возвращаются сразу.
arcs-rule-A-19-6 = Оружие меняет только то, на что можно тратить очки действий; само по себе битвы оно не даёт.
arcs-rule-A-19-7 = Карта, разграбленная в прелюдии, считается закреплённой в ней. Украденную можно использовать сразу.
arcs-rule-A-19-8 = Контролирует ли систему соперник, проверяют до того, как новая фигура размещена.
arcs-rule-A-19-9 = Разгон — это одна группа на одном пути, и ни в одну систему она не входит дважды. Повреждённые космопорты тоже разгоняют и строят.
arcs-rule-A-19-10 = Для битвы нужен хотя бы один кубик. Если все атакующие уничтожены, попадания всё равно засчитываются, но рейда нет. Для рейда хватает одного повреждённого атакующего.
arcs-rule-A-19-11 = Попадания распределяют по одному: фигуру можно повредить и уничтожить на одном и том же шаге.
arcs-rule-A-19-12 = Если битва уничтожает два города, возмущение и разграбление идут за первый, потом за второй.
arcs-rule-A-19-13 = Разграбить нужно, если это возможно, а рейд необязателен. После каждой кражи заново смотрят, что можно украсть.
arcs-rule-A-19-14 = Город, взятый как трофей, оставляет свою ячейку открытой. Что сбросить, когда ресурсы не помещаются, выбираешь ты; больше ничего нельзя сбросить или потратить просто так.
arcs-rule-A-19-15 = С соперника без агентов в запасе налог собирать можно, и он никого не теряет.
arcs-rule-A-19-16 = Если сброса не хватает, ты берёшь сколько есть.
arcs-rule-A-19-17 = Третий игрок в партии вдвоём может быть первым или делить место; тогда участник ничьей получает второе значение. Пленников у третьего нет, и его жетоны никогда не возвращаются.
arcs-rule-A-19-19 = Игрок, у которого нет ни кораблей, ни космопортов, размещает 3 корабля у любых врат в игре; если в запасе меньше — столько, сколько есть.
arcs-rule-A-19-20 = При ничьей в конце игры порядок хода считают от того, у кого в этот момент инициатива.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = уходит агент
arcs-reason-ambition = очки за амбицию
arcs-reason-battle = есть за что биться
arcs-reason-captive = пленники
arcs-reason-card = карты потом не хватит
arcs-reason-cards = больше карт
arcs-reason-city = город
arcs-reason-court = карта двора
arcs-reason-danger = опасность
arcs-reason-dice = верные кубики
arcs-reason-end = ничего не меняется
arcs-reason-fleet = верный флот
arcs-reason-full = некуда положить
arcs-reason-guild = уходит карта гильдии
arcs-reason-initiative = инициатива
arcs-reason-keys = потрачены ключи
arcs-reason-leaving = что остаётся позади
arcs-reason-losses = свои потери
arcs-reason-outrage = возмущение
arcs-reason-repair = фигура снова в строю
arcs-reason-resource = ресурсы
arcs-reason-safety = лучшая защита
arcs-reason-ships = корабли
arcs-reason-spoils = есть что взять в рейде
arcs-reason-starport = космопорт
arcs-reason-target = выгодное место
arcs-reason-theft = есть что украсть
arcs-reason-trophies = трофеи
arcs-reason-turn = хорошие действия
arcs-reason-waiting = время

## Chapters of the rules

arcs-chapter-A-1 = Состав игры
arcs-chapter-A-2 = Подготовка
arcs-chapter-A-3 = Поле
arcs-chapter-A-4 = Раунды и главы
arcs-chapter-A-5 = Ведущая карта
arcs-chapter-A-6 = Объявление амбиции
arcs-chapter-A-7 = Ответ на ведущую карту
arcs-chapter-A-8 = Захват инициативы
arcs-chapter-A-9 = Конец раунда
arcs-chapter-A-10 = Семь действий
arcs-chapter-A-11 = Битва
arcs-chapter-A-12 = Рейд, возмущение, разграбление
arcs-chapter-A-13 = Ресурсы
arcs-chapter-A-14 = Карты в игре
arcs-chapter-A-15 = Конец главы
arcs-chapter-A-16 = Игра вдвоём
arcs-chapter-A-18 = Тонкости
arcs-chapter-A-19 = Разъяснения
arcs-chapter-guilds = Карты гильдий
arcs-chapter-vox = Карты гласа
