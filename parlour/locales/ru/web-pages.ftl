# The pages of the client besides tables

## Everywhere

web-pages-parlour = Parlour
# The title of the browser’s window
web-pages-window = { $title } · Parlour
web-pages-nav = Страницы
web-pages-nav-home = Главная
web-pages-nav-new = Новый стол
web-pages-nav-rules = Правила
web-pages-nav-settings = Настройки
# Read before the player’s name, which is the link to the account
web-pages-nav-account = Учётная запись:
web-pages-lost = Страница не найдена
web-pages-back = Назад

## Games

web-pages-game = Игра
web-pages-game-roam = Roam
web-pages-game-roam-about = Исследуй край лесов, берегов и руин и находи заблудившихся путников. От 2 до 4 игроков, полчаса.
web-pages-game-arcs = Arcs
web-pages-game-arcs-about = Веди свой народ к власти среди звёзд, где амбиции, битвы и торговля то и дело меняют расклад сил. От 2 до 4 игроков, два часа.

## Bots

web-pages-bot-random = Беспечный бот
web-pages-bot-random-about = Беспечный бот выбирает любое разрешённое действие, ни о чём не думая. Хорош для первой пробы.
web-pages-bot-gentle = Мечтатель (мягкий)
web-pages-bot-gentle-about = Мечтатель видит то, что прямо перед ним, и легко отвлекается. С ним хорошо учиться игре.
web-pages-bot-casual = Бродяга (средний)
web-pages-bot-casual-about = Бродяга делает то, что обычно выгодно, и не строит долгих планов.
web-pages-bot-strong = Капитан (сильный)
web-pages-bot-strong-about = Капитан думает на несколько шагов вперёд и наказывает за невнимательность.
web-pages-bot-best = Оракул (лучший)
web-pages-bot-best-about = Оракул — самый сильный соперник. Над каждым важным решением он думает около секунды.
web-pages-bot-greedy = Цепкий бот
web-pages-bot-greedy-about = Цепкий бот старается взять побольше уже в этот ход. Настоящий соперник.
web-pages-bot-heuristic = Умный бот
web-pages-bot-heuristic-about = Умный бот взвешивает каждое действие, опираясь на опыт. Настоящий соперник.
web-pages-bot-learned = Опытный бот
web-pages-bot-learned-about = Опытный бот учился на сотнях тысяч партий с самим собой. Один на один обыгрывает Умного бота в девяти партиях из десяти.
# Somebody’s own program that plays at a seat
web-pages-program = программа

## The first visit

web-pages-welcome = Настольные игры в браузере
web-pages-about = Играй с друзьями, где бы они ни были, или против ботов. Бесплатно и без установки.
web-pages-invited-about = Для тебя держат место. Введи своё имя и садись.
web-pages-invited-by = { $host } приглашает тебя сыграть: { $game }
web-pages-invited-with = За столом уже: { $names }.
web-pages-invited-sit = Сесть за стол
web-pages-watched-by = { $game }: стол игрока { $host }
web-pages-watched-about = Открой ссылку и смотри игру.
web-pages-name-title = Как тебя зовут?
web-pages-name = Твоё имя
web-pages-name-hint = Его видят остальные. Потом его можно сменить.
web-pages-name-play = Играть
web-pages-try = Попробовать { $game }
web-pages-try-on = Вернуться в партию
web-pages-have-account = Уже есть учётная запись?

## Signing in

web-pages-sign-in = Войти
web-pages-sign-in-title = Вход в учётную запись
web-pages-account-name = Имя учётной записи
web-pages-password = Пароль
web-pages-password-new = Новый пароль
web-pages-password-hint = Не меньше 10 символов; хорошо подходят несколько слов подряд.
web-pages-code = Код восстановления
web-pages-code-hint = Один из кодов твоей учётной записи. Каждый действует один раз.
web-pages-recover = Задать пароль и войти
web-pages-recover-not = Я помню пароль
web-pages-forgot = Не помнишь пароль?

## Home

web-pages-hello = Привет, { $name }!
web-pages-turns = { $count ->
    [one] Твой ход за { $count } столом
    [few] Твой ход за { $count } столами
    [many] Твой ход за { $count } столами
   *[other] Твой ход за { $count } стола
  }
web-pages-learn = { $game }: учебная партия
web-pages-play-bots = Сыграть с ботом
web-pages-quick = Играть сразу
web-pages-quick-game = { $game }: играть с ботом
# Where to go on playing
web-pages-continue = Продолжить: { $game }
web-pages-put-away = Убрать
web-pages-put-away-named = Убрать: { $table }
web-pages-bring-back = Вернуть
web-pages-bring-back-named = Вернуть: { $table }
web-pages-away = { $count ->
    [one] Убрана { $count } партия
    [few] Убрано { $count } партии
    [many] Убрано { $count } партий
   *[other] Убрано { $count } партии
  }
# $score is “12 : 9”, one’s own points first
web-pages-score = Счёт { $score }
web-pages-games = Игры
web-pages-mine = Мои партии
web-pages-mine-none = У тебя пока нет партий. Начни партию или займи свободное место в лобби.
web-pages-over = Сыгранные
web-pages-more = Ещё столы
web-pages-all = Показать все ({ $count })
web-pages-lobby = Лобби
web-pages-lobby-none = Столов, открытых для всех, сейчас нет. Создай свой, и его найдут здесь.

## One table in a list

# Whoever asks plays with these people
web-pages-table-with = { $game }: ты, { $names }
# Whoever asks does not play
web-pages-table-of = { $game }: { $names }
web-pages-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободно
  }
web-pages-full = Все в сборе, можно начинать
# $when is “3 minutes ago”
web-pages-finished = Партия окончена: { $when }
web-pages-frozen = По старым правилам: можно только читать
web-pages-your-turn = Твой ход
web-pages-turn = Ходит { $player }
web-pages-bot-thinks = Бот думает
# $when is “in 5 minutes”
web-pages-time-up = Время истекает: { $when }
web-pages-join = Сесть
web-pages-open = Открыть
web-pages-open-play = Играть
web-pages-open-watch = Смотреть
web-pages-open-result = Итог

## Bringing a record

web-pages-record = Открыть запись
web-pages-record-about = Запись — это вся партия в виде текста. Открой её, чтобы просмотреть партию ход за ходом.
web-pages-record-file = Выбрать файл…
web-pages-record-text = Или вставь текст:
web-pages-record-open = Открыть

## A new table

web-pages-new-title = Новый стол
web-pages-seats = Кто играет
web-pages-seat-me = { $name } (ты)
web-pages-seat-open = Свободное место
web-pages-seat-take = Сесть сюда
web-pages-coming = Кто может присоединиться
web-pages-private = По ссылке
web-pages-private-about = Ты получишь ссылку, чтобы отправить друзьям. Больше никто этот стол не найдёт.
web-pages-public = Все
web-pages-public-about = Стол виден в лобби: кто угодно может занять свободное место или смотреть.
web-pages-options = Настройки игры
web-pages-file-bring = Взять свой файл…
web-pages-file-good = { $name }: можно играть.
web-pages-file-bad = { $count ->
    [one] В файле { $count } ошибка. Исправь её и выбери файл снова.
    [few] В файле { $count } ошибки. Исправь их и выбери файл снова.
    [many] В файле { $count } ошибок. Исправь их и выбери файл снова.
   *[other] В файле { $count } ошибки. Исправь их и выбери файл снова.
  }
web-pages-file-odd = Но взгляни ещё раз на это:
web-pages-time = Время
web-pages-clock = Часы
web-pages-clock-none = Без часов
web-pages-clock-none-about = Каждый думает сколько хочет.
web-pages-clock-move = На ход
web-pages-clock-move-about = Столько минут на каждый ход.
web-pages-clock-game = На партию
web-pages-clock-game-about = Столько минут на всю партию и ещё несколько секунд после каждого хода.
web-pages-clock-days = Дни
web-pages-clock-days-about = Столько дней на каждый ход: можно играть в своём темпе. Дни отпуска не считаются.
web-pages-minutes-move = Минут на ход
web-pages-minutes-game = Минут на партию
web-pages-increment = Дополнительные секунды после хода
web-pages-days-move = Дней на ход
web-pages-timeout = Когда у кого-то выйдет время
web-pages-timeout-nothing = Ничего не происходит
web-pages-timeout-nothing-about = Часы только показывают, кто опаздывает.
web-pages-timeout-bot = Играет бот
web-pages-timeout-bot-about = Кто опоздал, может вернуть себе место в любой момент.
web-pages-timeout-concede = Игрок сдаётся
web-pages-timeout-concede-about = Кто опоздал, проигрывает партию. Если игроков больше двух, за него продолжает бот.
web-pages-make = Создать стол
web-pages-make-start = Начать партию
web-pages-make-about = { $open ->
    [0] Партия начнётся сразу.
    [one] Партию можно будет начать, когда придёт ещё { $open } игрок.
    [few] Партию можно будет начать, когда придут ещё { $open } игрока.
    [many] Партию можно будет начать, когда придут ещё { $open } игроков.
   *[other] Партию можно будет начать, когда придут ещё { $open } игрока.
  }

## The account

web-pages-account = Учётная запись
web-pages-account-you = Ты
web-pages-rename = Сменить имя
web-pages-rename-guest = Его видят остальные.
web-pages-rename-account = Его видят остальные. Для входа по-прежнему нужно имя, с которым создана учётная запись.
web-pages-renamed = Имя изменено.
web-pages-register = Создать учётную запись
web-pages-register-about = Сейчас ты играешь как гость, и тебя знает только этот браузер. С учётной записью твои партии найдутся на любом устройстве.
web-pages-register-do = Создать
web-pages-sign-in-guest = Партии, которые ты играешь как гость, перейдут вместе с тобой.
web-pages-codes = Сохрани эти коды восстановления
web-pages-codes-about = Их показывают только сейчас. Если забудешь пароль, один из них позволит задать новый.
web-pages-codes-copy = Копировать
web-pages-codes-download = Скачать
web-pages-codes-kept = Коды сохранены
web-pages-codes-copied = Коды скопированы.
web-pages-codes-not-copied = Браузер не разрешил странице копировать. Скачай коды или запиши их.
web-pages-codes-new = Новые коды восстановления
web-pages-codes-new-about = Если коды потеряны или израсходованы, создай новые. Прежние после этого не действуют.
web-pages-codes-new-do = Создать новые коды
web-pages-sessions = Где выполнен вход
web-pages-sessions-about = Эти устройства пользуются твоей учётной записью. Если какое-то из них тебе незнакомо, заверши на нём сеанс и смени пароль.
web-pages-sessions-end-others = Завершить все остальные сеансы
web-pages-sessions-ended = Все остальные сеансы завершены.
web-pages-session-unknown = Неизвестное устройство
web-pages-session-this = Это устройство
web-pages-session-seen = Последний раз: { $time }
web-pages-session-end = Завершить
# The same for whoever hears it, with the device it is about
web-pages-session-end-named = Завершить сеанс: { $device }
web-pages-session-ended = Сеанс на этом устройстве завершён.
web-pages-password-change-title = Смена пароля
web-pages-password-change-about = После смены пароля сеансы на всех других устройствах завершаются. Ты получишь и новые коды восстановления, старые больше не подойдут.
web-pages-password-old = Нынешний пароль
web-pages-password-change = Сменить пароль
web-pages-password-changed = Пароль изменён. Сеансы на всех других устройствах завершены.
web-pages-webhook = Сообщение о твоём ходе
web-pages-webhook-about = Когда наступает твой ход, а тебя здесь нет, сервер может отправить сообщение на адрес: например, в канал Discord, в настройках которого такой адрес есть в разделе «Вебхуки».
web-pages-webhook-address = Адрес
web-pages-webhook-hint = Начинается с https://
web-pages-webhook-has = Адрес задан. Новый заменит его.
web-pages-webhook-keep = Сохранить адрес
web-pages-webhook-remove = Удалить адрес
web-pages-webhook-kept = Сообщения о твоём ходе будут приходить туда.
web-pages-webhook-gone = Адрес удалён. Сообщений больше не будет.
web-pages-sign-out-title = Выход
web-pages-sign-out = Выйти
web-pages-sign-out-about = «Выйти везде» завершает сеансы и на других твоих устройствах.
web-pages-sign-out-everywhere = Выйти везде
web-pages-sign-out-guest = Гость, который вышел, вернуться не может: имя и места пропадают. Чтобы сохранить их, сначала создай учётную запись.
web-pages-sign-out-really = Выйти и потерять партии
web-pages-stay = Остаться

## Settings

web-pages-settings = Настройки
web-pages-settings-about = Хранятся только в этом браузере.
web-pages-settings-look = Внешний вид
web-pages-settings-play = Во время игры
web-pages-language = Язык
web-pages-language-about = На этом языке будет всё сразу: страницы, карты и правила.
web-pages-theme = Цвета
web-pages-theme-about = Светлые или тёмные. «Авто» — как на твоём устройстве.
web-pages-theme-auto = Авто
web-pages-theme-light = Светлые
web-pages-theme-dark = Тёмные
web-pages-shapes = Форма фигур
web-pages-shapes-about = У фигур каждого игрока не только свой цвет, но и своя форма.
web-pages-motion = Движение
web-pages-motion-about = Фигуры, монеты и карты движутся и показывают, что происходит. «Авто» — как на твоём устройстве.
web-pages-motion-auto = Авто
web-pages-motion-off = Выкл.
web-pages-one-press = Действие одним нажатием
web-pages-one-press-about = Выбранное выполняется сразу, без подтверждения. Отменить его можно, как обычно.
web-pages-pace = Темп
web-pages-pace-about = Как быстро показывается то, что делают другие. Любое нажатие пропускает показ.
web-pages-pace-instant = Сразу
web-pages-pace-brisk = Быстро
web-pages-pace-calm = Спокойно
web-pages-pace-step = По шагам
web-pages-confirm = Подтверждать конец хода
web-pages-confirm-about = Прежде чем ход перейдёт к другому, тебя спросят ещё раз.
web-pages-keys = Быстрые клавиши
web-pages-keys-about = За столом U, R и E — быстрые клавиши. Отключи их, если пользуешься голосовым управлением или часто нажимаешь их случайно.
web-pages-sound = Звук
web-pages-sound-about = Мягкие звуки фигур, карт, кубиков и монет и сигнал, когда наступает твой ход.
web-pages-sound-off = Выкл.
web-pages-sound-quiet = Тихо
web-pages-sound-full = Громко
web-pages-notify = Уведомления
web-pages-notify-about = Браузер сообщит, что наступил твой ход, когда у тебя открыта другая вкладка.
web-pages-notify-refused = Браузер этого не разрешает. Разреши уведомления для этой страницы в его настройках и попробуй ещё раз.
web-pages-notify-unknown = Этот браузер не умеет показывать уведомления.

## Rules

web-pages-rules = Правила { $game }
web-pages-rules-about = Нашими словами. У каждого правила есть номер, и сообщения за столом на него ссылаются.
web-pages-makers-roam = Автор и художник игры Roam — Ryan Laukat, издатель — Red Raven Games.
web-pages-makers-arcs = Автор игры Arcs — Cole Wehrle, художник — Kyle Ferrin, издатель — Leder Games.
web-pages-not-affiliated = Parlour делают люди, которые любят играть. Создатели игры в этом не участвуют.
web-pages-licences = Лицензии шрифтов и библиотек
web-pages-rules-search = Поиск по правилам
web-pages-rules-chapters = Главы
web-pages-rules-found = { $count ->
    [0] Ничего не найдено.
    [one] Найден { $count } пункт.
    [few] Найдены { $count } пункта.
    [many] Найдено { $count } пунктов.
   *[other] Найдено { $count } пункта.
  }
web-pages-rules-none = Таких слов нет ни в одном правиле. Попробуй другие слова или меньше слов.

## What bots are called in sentences, which have brackets of their own

web-pages-bot-gentle-called = Мечтатель
web-pages-bot-casual-called = Бродяга
web-pages-bot-strong-called = Капитан
web-pages-bot-best-called = Оракул
