# What the client says around every table

## Everywhere

web-skip = Перейти к содержимому
web-loading = Минутку…
web-offline = Сервер не отвечает. Проверь соединение; Parlour сам попробует ещё раз.
web-close = Закрыть
web-home = На главную
web-copy = Копировать
web-copied = Скопировано
web-cancel = Назад
web-no-board = Поле не загрузилось. Возможно, Parlour обновили: загрузи страницу ещё раз.
web-again = Загрузить снова
web-no-entry = Этот стол для тебя закрыт

## Before the game

web-waiting-title = Ждём игроков
web-seat-free = Свободно
web-sit = Сесть сюда
web-start = Начать партию
web-stand-up = Встать из-за стола
web-close-table = Закрыть стол
web-ready = Все в сборе. Начинай, когда захочешь.
web-invite-others = Отправь приглашение тем, с кем хочешь играть. Начать можно, когда заняты все места.
web-owner-starts = Партию начинает владелец стола.
web-invite-link = Приглашение играть
web-watch-link = Ссылка для зрителей
web-program-token = Токен программы: его показывают только сейчас
web-program-address = Адрес стола для программы
web-programs = Для программистов
web-programs-about = Свободное место может занять твоя собственная программа. Она подключается по токену, как описано в docs/protocol.md.
web-program-at = Программа: { $seat }
web-program-here = подключена
web-program-away = ещё не подключилась
web-program-waits = { $count ->
    [one] { $count } программа ещё не подключилась.
    [few] { $count } программы ещё не подключились.
    [many] { $count } программ ещё не подключились.
   *[other] { $count } программы ещё не подключились.
  }
web-program-instead = { $count ->
    [one] { $count } программа ещё не подключилась. Подожди её или посади на её место бота.
    [few] { $count } программы ещё не подключились. Подожди их или посади на их места ботов.
    [many] { $count } программ ещё не подключились. Подожди их или посади на их места ботов.
   *[other] { $count } программы ещё не подключились. Подожди их или посади на их места ботов.
  }
web-seat-who = Кто играет: { $seat }
web-name-to-sit = Введи своё имя, чтобы сесть за стол.
web-name-to-chat = Введи своё имя, чтобы писать в чат.
web-name-give = Дальше

## At the table

web-players = Игроки
web-you = ты
web-to-move = ходит
web-present = здесь
web-absent = отсутствует
web-bot-plays = играет бот
web-is-program = программа
web-watching = Ты зритель
web-panels = Панели
web-fold = Журнал и чат
web-tab-log = Журнал
web-tab-actions = Действия
web-tab-chat = Чат
web-tab-rules = Правила
web-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
  }
web-connection-connecting = Соединение…
web-connection-lost = Связь потеряна. Новая попытка…
web-connection-closed = Сервер закрыл это соединение.
web-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
web-clock-left = осталось: { $time }

## Acting

web-action-bar = Твой ход и что можно сделать
web-your-turn = Твой ход.
web-waiting-for = Ждём: ходит { $name }.
web-waiting-away = Ждём: ходит { $name }, но сейчас отсутствует.
web-over = Игра окончена.
web-bot-plays-for-you = За тебя играет бот.
web-give-back = Вернуть себе место
web-choose = Выбери на поле
web-actions = Действия
web-no-actions = Сейчас тебе нечего решать.
web-notation = Введи действие
web-do = Подтвердить
web-undo = Отменить
web-redo = Вернуть
web-end-sure = На этом твой ход закончится. Нажми ещё раз, чтобы завершить его.
web-actions-left = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
    [many] осталось { $count } действий
   *[other] осталось { $count } действия
  }
web-offer-asked = { $name } хочет отменить своё решение. Ты не против?
web-offer-waits = Отмена ждёт согласия остальных: { $names }.
web-agree = Согласиться
web-refuse = Отказать
web-withdraw = Отозвать запрос

## Log and chat

web-log = Журнал партии
web-since-your-turn = После твоего прошлого хода
web-read-rule = Прочитать правило { $rule }
web-log-earlier = { $count ->
    [one] Ещё { $count } строка выше
    [few] Ещё { $count } строки выше
   *[many] Ещё { $count } строк выше
  }
web-log-latest = ↓ К последнему
web-chat = Чат
web-chat-write = Напиши что-нибудь
web-chat-empty = Здесь пока никто ничего не написал.
web-onlookers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
  }
web-send = Отправить
web-mute = Запретить чат
web-remove = Закрыть вход
web-is-muted = чат запрещён
web-is-removed = вход закрыт
web-forgive = Вернуть доступ
web-person-menu = Ещё: { $name }

## Menu

web-menu = Меню
web-links = Ссылки
web-your-seat = Твоё место
web-take-over = Пусть играет бот
web-leave-game = Уйти
web-leave-hint = Если уйдёшь, за тебя будет играть бот. Можно вернуться и снова занять своё место.
web-concede = Сдаться
web-concede-sure = Да, сдаюсь
web-concede-lose = Сдачу нельзя отменить.
web-absent-players = Игроки, которых нет
web-bot-for = Бот вместо игрока { $name }
web-holiday = Отпуск
web-holiday-from = Первый день
web-holiday-until = Последний день
web-holiday-take = Взять отпуск
web-wishes = Автоматические ответы
web-wishes-hint = Что отвечать за тебя, когда тебя спрашивают в чужой ход. Кроме тебя, этого никто не видит.
web-keys = Клавиши
web-keys-help = U — отменить, R — вернуть, E — завершить ход. Tab переходит от одного к другому, Enter выбирает, Escape возвращает назад, I объясняет выделенное. В повторе стрелки переходят по шагам, Page Up и Page Down — по ходам, пробел запускает и останавливает просмотр.

## The end

web-result = Итог
web-scores = Таблица очков
web-winners = { $count ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
  }
web-rematch = Сыграть ещё раз
web-rematch-join = К новой партии
web-rematch-watch = Смотреть следующую партию
web-export = Сохранить запись

## Replay

web-replay = Повтор
web-replay-at = Шаг { $play } из { $plays }
web-replay-eyes = Чьими глазами
web-replay-onlooker = как зритель
web-replay-seat = глазами игрока { $name }
web-replay-scrub = Шаг партии
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-turn-back = К предыдущему ходу
web-replay-turn-on = К следующему ходу
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-close = Закрыть повтор
web-replay-share = Ссылка на этот момент
web-pace-pause = Пауза
web-pace-on = Дальше
web-pace-skip = Пропустить

## The guided first game

web-coach = Наставник
web-coach-next = Дальше
web-coach-back = Назад
web-coach-watch = Смотреть
web-coach-step = { $number } из { $count }
web-lessons = Все уроки
web-lessons-about = Каждый урок занимает несколько минут. Проходи их по порядку или выбери любой. Испортить ничего нельзя: всегда можно вернуться назад.
web-lessons-done = Теперь ты знаешь всё, что нужно. Приятной игры!
web-lessons-play = Сыграть настоящую партию
web-lesson-following = Следующий урок
web-lesson-done = Пройден
web-lesson-not-yet = Пока рано: сначала сделай то, о чём просит наставник
web-lesson-never = В уроке этого сделать нельзя

## A game without a board

web-plain-position = Позиция
web-plain-place = Место
web-plain-score = Очки

# One of several bots of a name at a table, in sentences: no brackets
web-bot-called = { $bot } { $seat }

# The title of the window, and of a notification
web-turn-in = { $game }: твой ход
