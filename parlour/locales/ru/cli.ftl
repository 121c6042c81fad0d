# The command line

cli-file = { $file }: { $error }
cli-file-too-long = Файл { $file } длиннее { $bytes ->
    [one] { $bytes } байта
    [few] { $bytes } байт
    [many] { $bytes } байт
   *[other] { $bytes } байта
  }.
cli-file-not-text = { $file } — не текст в кодировке UTF-8. Сохрани его как UTF-8 в текстовом редакторе.
cli-no-such-file = Нет ни файла, ни папки с названием { $file }.
cli-no-scenarios = В { $file } нет файлов сценариев (*.toml).

cli-scenario-passed = пройден     { $file }
cli-scenario-failed = НЕ ПРОЙДЕН  { $file }
cli-scenario-sum = пройдено: { $passed }, не пройдено: { $failed }
cli-coverage-missing = { $game }: ни один сценарий не проверяет правило { $rule }
cli-coverage-complete = { $game }: сценарии проверяют все правила

cli-record-good = { $file }: полная и правильная запись игры { $game }, { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
    [many] { $entries } шагов
   *[other] { $entries } шага
  }.
cli-record-short = В записи всего { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
    [many] { $entries } шагов
   *[other] { $entries } шага
  }, поэтому воспроизвести её до шага { $to } нельзя.
cli-no-records = В { $file } нет записей (*.record).
cli-envs-extra = Для этого нужен модуль { $module }, а он не установлен: pip install 'parlour[envs]'
cli-arrays-in-the-way = Файл { $file } уже есть. Выбери другое имя.
cli-arrays-other-game = Это запись игры { $game }, а все предыдущие — записи игры { $known }.
cli-arrays-skipped = Запись { $file } пропущена: { $error }
cli-arrays-sum = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}{ $skipped ->
    [0] {""}
    [one] ; пропущена { $skipped } запись
    [few] ; пропущены { $skipped } записи
    [many] ; пропущено { $skipped } записей
   *[other] ; пропущено { $skipped } записи
}
cli-record-bots = { $bots ->
    [one] Назван { $bots } бот
    [few] Названы { $bots } бота
    [many] Названо { $bots } ботов
   *[other] Названо { $bots } бота
  } на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
  }. Назови по боту на каждое место или одного на все.
cli-record-played = { $games ->
    [one] Сохранена { $games } запись
    [few] Сохранены { $games } записи
    [many] Сохранено { $games } записей
   *[other] Сохранено { $games } записи
} в папке { $folder }. Чтобы просмотреть партию ход за ходом, выбери в браузере «Открыть запись».

cli-unknown-language = Нет языка с названием { $language }. Есть такие: { $known }.
cli-cards-good = Набором карт { $file } можно играть: 3 стартовых персонажа, { $lands ->
    [one] { $lands } карта территории
    [few] { $lands } карты территорий
    [many] { $lands } карт территорий
   *[other] { $lands } карты территорий
}, { $artifacts ->
    [one] { $artifacts } артефакт
    [few] { $artifacts } артефакта
    [many] { $artifacts } артефактов
   *[other] { $artifacts } артефакта
}.
cli-cards-odd = Необычно: { $oddity }
cli-cards-mistakes = { $count ->
    [one] Найдена { $count } ошибка
    [few] Найдены { $count } ошибки
    [many] Найдено { $count } ошибок
   *[other] Найдено { $count } ошибки
}. Исправь и проверь ещё раз.
cli-cards-picture = Все карты на одной картинке: { $file } (открой её в браузере)
cli-cards-in-the-way = Файл { $file } уже есть, и это не картинка с картами. Укажи другое имя через --picture.

## Looking after a server

cli-admin-extra = Для этого нужен модуль { $module }, а он не установлен: pip install 'parlour[server]'

# In a terminal, when the server is there
cli-serve-open = Parlour запущен. Открой в браузере { $url }
cli-serve-alone = К нему есть доступ только с этого компьютера. Чтобы могли подключиться друзья из той же сети, нажми Ctrl+C и запусти его так: { $command }
cli-serve-friends = Друзья из той же сети открывают { $url }
cli-serve-scan = С телефона достаточно отсканировать этот код:
cli-serve-kept = Твои партии хранятся в { $place }
cli-serve-stop = Чтобы остановить Parlour, нажми Ctrl+C. После нового запуска все партии продолжатся с того же места.

cli-admin-status = Статуса { $status } у столов не бывает. Есть такие: { $known }.
cli-admin-tables = { $status }: { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
cli-admin-table = · { $table } { $game }, последнее действие { $touched } UTC, { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
    [many] { $entries } шагов
   *[other] { $entries } шага
}, игроки: { $players }
cli-admin-users = { $count ->
    [one] { $count } пользователь
    [few] { $count } пользователя
    [many] { $count } пользователей
   *[other] { $count } пользователя
}
cli-admin-user = · { $user } { $name }, { $kind ->
    [banned] вход закрыт
    [account] учётная запись
   *[guest] гость
}, с { $created } UTC, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}
cli-admin-delete-sure = Навсегда удалить стол { $table } вместе с партией и чатом?
cli-admin-deleted = Стол { $table } удалён.
cli-admin-banned = { $name } ({ $user }): вход закрыт. Снова открыть его — `parlour admin unban { $user }`.
cli-admin-unbanned = { $name } ({ $user }): вход снова открыт.
cli-admin-export-what = Назови стол, запись которого нужно сохранить, или укажи --all.
cli-admin-exported = { $table } ({ $status }) → { $file }{ $status ->
    [finished] {""}
   *[other] . В файле есть то, чего игрокам знать ещё нельзя: никому его не показывай.
}
cli-admin-exported-part = Стол { $table } не воспроизводится с шага { NUMBER($seq, useGrouping: 0) }, поэтому запись заканчивается перед ним.
cli-admin-in-the-way = Файл { $file } уже есть. Выбери другое имя или укажи --force, чтобы перезаписывать файлы.
cli-admin-backup = База данных скопирована в { $file }, размер в байтах: { $bytes }. Храни вместе с копией секрет сервера (docs/hosting.md).
cli-admin-restore-sure = Всё, что есть в базе данных { $database }, пропадёт и будет заменено. Продолжить?
cli-admin-restored = База данных { $database } восстановлена из { $file }. Можно запускать сервер.
cli-admin-move-copying = Скопировано строк
cli-admin-move-comparing = Сверено видов строк
cli-admin-move-replaying = Воспроизведено столов
cli-admin-moved = В базу данных { $database } перенесено: { $people ->
    [one] { $people } человек
    [few] { $people } человека
    [many] { $people } человек
   *[other] { $people } человека
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $entries ->
    [one] { $entries } шаг
    [few] { $entries } шага
    [many] { $entries } шагов
   *[other] { $entries } шага
}; { $games ->
    [one] { $games } партия воспроизводится
    [few] { $games } партии воспроизводятся
    [many] { $games } партий воспроизводятся
   *[other] { $games } партии воспроизводятся
} как прежде. Укажи эту базу в PARLOUR_DATABASE и запусти сервер с тем же секретом (docs/hosting.md).
cli-admin-move-bad = Стол { $table } не воспроизводился и до переноса: шаг { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-thawed = За столом { $table } снова можно играть.
cli-admin-check-bad = Стол { $table } не воспроизводится: шаг { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-frozen = Стол { $table } теперь заморожен: партию можно читать, но не продолжать.
cli-admin-check-frozen = { $count ->
    [one] { $count } стол уже был заморожен
    [few] { $count } стола уже были заморожены
    [many] { $count } столов уже были заморожены
   *[other] { $count } стола уже были заморожены
}. Замороженные столы показывает `parlour admin list --status frozen`.
cli-admin-check-sum = { $count ->
    [one] { $count } незавершённая партия
    [few] { $count } незавершённые партии
    [many] { $count } незавершённых партий
   *[other] { $count } незавершённой партии
}, { $bad ->
    [0] воспроизводятся все
    [one] не воспроизводится { $bad }
    [few] не воспроизводятся { $bad }
    [many] не воспроизводятся { $bad }
   *[other] не воспроизводятся { $bad }
}

## The arena

cli-arena-extra = Для этого нужен модуль { $module }, а он не установлен: pip install 'parlour[arena]'
cli-arena-alone = Назови хотя бы двух ботов: бота сравнивают с другими.
cli-arena-same-name = Двух ботов зовут { $name }. Переименуй одного из них: ИМЯ={ $name }
cli-arena-no-object = Не удалось загрузить { $text }: { $error }. Пиши python:МОДУЛЬ:ИМЯ.
cli-arena-no-program = Какая программа? Напиши program: и команду, которая её запускает.
cli-arena-no-server = Сервер для программ не запустился: { $error }
cli-arena-programs-extra = Программам нужен модуль { $module }, а он не установлен: pip install 'parlour[arena,server]'
cli-arena-field-unknown = В этом матче нет бота с именем { $name }. Есть такие: { $known }.
cli-arena-field-seats = { $seats ->
    [one] В составе { $field } должно быть { $seats } имя
    [few] В составе { $field } должно быть { $seats } имени
    [many] В составе { $field } должно быть { $seats } имён
   *[other] В составе { $field } должно быть { $seats } имени
}, по одному на каждое место.
cli-arena-field-missing = { $name } не входит ни в один состав.
cli-arena-field-apart = Некоторые боты в этих составах не встречаются даже через других, поэтому сравнить их нельзя.
cli-arena-other-match = В папке { $folder } уже другой матч: отличается { $what }. Укажи другую папку через --out или удали эту.
cli-arena-bad-line = Не удалось прочитать { $file }: строка { NUMBER($line, useGrouping: 0) } — не партия.
cli-arena-busy = Папкой { $folder } пользуется другая арена.
cli-arena-worker-died = Один из процессов, игравших партии, аварийно завершился. Доигранные партии сохранены; чтобы продолжить, выполни ту же команду ещё раз.
cli-arena-stopped = Остановлено. Доигранные партии — в папке { $folder }; чтобы продолжить, выполни ту же команду ещё раз.
cli-arena-sprt = { $text } не подходит для --sprt. Напиши две разницы в Elo, сначала меньшую, например 0,30, или две доли побед, например 50%,55%.
cli-arena-sprt-two = Когда ботов больше двух, одной разницы в Elo нет. Проверяй долю побед первого бота: --sprt 33%,38%
cli-arena-sprt-first = Решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}: доля побед бота { $name } — { $first }, а не { $second } (логарифм отношения правдоподобия { $ratio }).
cli-arena-sprt-second = Решено после { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}: доля побед бота { $name } — { $second }, а не { $first } (логарифм отношения правдоподобия { $ratio }).
cli-arena-sprt-open = После { $deals ->
    [one] { $deals } раздачи
    [few] { $deals } раздач
    [many] { $deals } раздач
   *[other] { $deals } раздачи
} ещё не решено, какая доля побед у бота { $name }, { $first } или { $second } (логарифм отношения правдоподобия { $ratio }). Чтобы узнать, увеличь --games.
cli-arena-estimate = доля побед бота { $name }: { $share } [{ $low }, { $high }], { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
cli-arena-line = Партий сыграно: { $games } из { $wanted }; { $estimate }
cli-arena-sum = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}, каждая сыграна в { $orders ->
    [one] { $orders } рассадке
    [few] { $orders } рассадках
    [many] { $orders } рассадках
   *[other] { $orders } рассадки
}; в среднем { $plays ->
    [one] { $plays } ход
    [few] { $plays } хода
    [many] { $plays } ходов
   *[other] { $plays } хода
} за партию.
cli-arena-head-bot = бот
cli-arena-head-elo = Elo [95%]
cli-arena-head-won = доля побед
cli-arena-head-interval = 95%
cli-arena-head-seats = по местам
cli-arena-head-decisions = решений
cli-arena-head-mean = среднее, мс
cli-arena-head-cpu = ЦП, мс
cli-arena-head-half = p50
cli-arena-head-most = p95
cli-arena-head-max = дольше всего
cli-arena-even = Равная доля побед — { $even } на каждое место; рейтинг бота { $anchor } принят за 0. Интервалы вычислены по раздачам.
cli-arena-swept = { $name } или { $anchor } выигрывает все партии либо не выигрывает ни одной, поэтому Elo бота { $name } — только граница.
cli-arena-field = { $field }: { $shares }
cli-arena-folder = Партии, записи, графики и result.json — в папке { $folder }. Чтобы просмотреть партию ход за ходом, выбери в браузере «Открыть запись».
cli-arena-ladder = Результаты — в { $file }.
cli-arena-ladder-changed = { $name } уже не тот, что в последней строке файла { $file }: прежние результаты относятся к другому боту.
cli-arena-failed = { $name }: СБОЙ в { $count } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}. Партии со сбоем считаются проигранными.
cli-arena-first-failure = Первый сбой — в партии { NUMBER($game, useGrouping: 0) }. Ошибка бота { $name }:
cli-arena-plot-ratings = { $game }, игроков: { $players }. Elo после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
  } с интервалами 95%
cli-arena-plot-seats = { $game }, игроков: { $players }. Доля побед по местам; линия показывает равную долю
cli-arena-plot-running = { $game }, игроков: { $players }. Доля побед бота { $name } после каждой раздачи с интервалом 95%
cli-arena-bad-ladder = { $file } — не таблица рейтинга: { $error }

## Help of commands

cli-help-parlour = Сложные настольные игры со всеми их правилами.
cli-help-version = Показать версию.
cli-help-language = Язык команд и терминала, в любом месте строки: en, cs, pl или ru. По умолчанию — PARLOUR_LANGUAGE, иначе язык системы.
cli-help-json = Вывести JSON.
cli-help-games = Игры
cli-help-record = Работать с записями партий.
cli-help-play = Играть в терминале: против ботов или с друзьями за одной клавиатурой.
cli-help-play-seat = Твоё место; по умолчанию первое.
cli-help-play-bot = Кто сидит на остальных местах: боты этой игры или human; несколько — через запятую. По умолчанию бот игры, который отвечает сразу.
cli-help-play-seed = Сыграть партию ещё раз по её начальному числу.
cli-help-play-save = Сохранить запись в этот файл.
cli-help-play-resume = Продолжить партию, записанную в этом файле.
cli-help-serve-host = Адрес, на котором отвечает сервер; по умолчанию 127.0.0.1.
cli-help-serve-port = Порт; по умолчанию 8765.
cli-help-serve-database = URL для SQLAlchemy; по умолчанию SQLite.
cli-help-serve-proxy = Доверять заголовкам X-Forwarded от прокси.
cli-help-serve-processes = Сколько процессов делят порт; для нескольких нужен PostgreSQL.
cli-help-serve-ray = Адрес кластера Ray, на котором думают боты.
cli-help-serve-open = Открыть браузер.
cli-help-serve = Запустить сервер для игры по сети.
cli-help-thinkers = Думать за ботов на серверах с общей базой данных.
cli-help-thinkers-count = Сколько процессов; по умолчанию по одному на процессор.
cli-help-thinkers-database = База данных PostgreSQL этих серверов.
cli-help-thinkers-ray = Адрес кластера Ray, на котором думать вместо этого компьютера.
cli-help-bench = Измерить скорость правил на случайных партиях.
cli-help-bench-everything = Со всеми вариантами сразу.
cli-help-bench-seconds = Сколько секунд измерять.
cli-help-scenario = Проверить сценарии: правила в виде файлов given/when/then (docs/scenarios.md).
cli-help-scenario-paths = Файлы или папки; по умолчанию сценарии самого Parlour.
cli-help-scenario-coverage = Перечислить правила, которых не проверяет ни один сценарий.
cli-help-scenario-quiet = Выводить только непройденные сценарии и итог.
cli-help-record-file = Запись партии.
cli-help-record-verify = Воспроизвести запись и проверить, что она полная и правильная.
cli-help-record-show = Пересказать партию из записи предложениями.
cli-help-record-replay = Показать позицию в конце записи или после нескольких её шагов.
cli-help-record-replay-to = Остановиться после стольких шагов.
cli-help-record-replay-json = Вывести точную позицию как JSON.
cli-help-record-arrays = Превратить записи одной игры в массивы NumPy (npz): что было известно, что было возможно, что сделано и кто победил (docs/envs.md).
cli-help-record-arrays-paths = Записи или папки с записями (*.record).
cli-help-record-arrays-out = Файл результата; следующие файлы получат то же имя с номером.
cli-help-record-arrays-shard = После стольких решений начинать новый файл.
cli-help-record-arrays-game = Пропускать записи других игр; по умолчанию игру определяет первая запись.
cli-help-record-play = Пусть боты сыграют между собой, а записи сохранятся.
cli-help-record-play-out = Папка для записей.
cli-help-record-play-bot = Кто играет, место за местом, через запятую. По умолчанию бот игры, который отвечает сразу.
cli-help-record-play-games = Сколько партий.
cli-help-record-play-seed = Одно и то же число даёт одни и те же партии.
cli-help-arena = Сравнить ботов: одни и те же раздачи во всех рассадках, рейтинги с интервалами. Повторный запуск продолжает начатое.
cli-help-arena-bots = Кого сравнивать: боты этой игры (search:nodes=2000), python:МОДУЛЬ:ИМЯ, program:КОМАНДА; ИМЯ=… даёт боту имя.
cli-help-arena-game = Какая игра; по умолчанию первая в Parlour.
cli-help-arena-games = Наименьшее число партий: каждую раздачу доигрывают до конца.
cli-help-arena-field = Состав: имена через запятую (new,old,old); по умолчанию все составы, в которых играют все боты.
cli-help-arena-seed = Одно и то же число даёт одни и те же раздачи.
cli-help-arena-sprt = Остановиться, как только решено, насколько силён первый бот: 0,30 (Elo) или 50%,55% (победы).
cli-help-arena-anchor = Чей рейтинг принять за 0; по умолчанию последнего бота.
cli-help-arena-jobs = Сколько процессов; по умолчанию по одному на ядро.
cli-help-arena-ray = Адрес кластера Ray, на котором играть, или local.
cli-help-arena-out = Папка матча; по умолчанию внутри build/arena. Остановленный матч продолжается там же.
cli-help-arena-records = Сохранять запись каждой партии.
cli-help-arena-ladder = Занести результаты в этот файл таблицы рейтинга.
cli-help-admin = Обслуживать сервер: столы, пользователи, копии, обновления.
cli-help-admin-database = URL для SQLAlchemy; по умолчанию PARLOUR_DATABASE, иначе база данных в домашней папке.
cli-help-admin-table = id стола.
cli-help-admin-user = id пользователя или имя учётной записи.
cli-help-admin-yes = Не спрашивать.
cli-help-admin-force = Перезаписывать существующие файлы.
cli-help-admin-list = Перечислить столы по статусу или пользователей.
cli-help-admin-list-status = Только столы с этим статусом: waiting, running, finished или frozen.
cli-help-admin-list-users = Пользователи вместо столов.
cli-help-admin-delete = Навсегда удалить стол вместе с партией и чатом.
cli-help-admin-ban = Закрыть пользователю вход: все его сеансы завершаются, и войти снова он не может.
cli-help-admin-unban = Снова открыть вход пользователю, которому он закрыт.
cli-help-admin-export = Сохранить запись партии в файл. В записи незаконченной партии есть секреты всех игроков.
cli-help-admin-backup = Скопировать базу данных SQLite как она есть, не прерывая игры.
cli-help-admin-restore = Заменить базу данных копией. Сначала останови сервер.
cli-help-admin-move = Перенести всё в другую базу данных и проверить результат. Сначала останови сервер.
cli-help-admin-check = Воспроизвести все незавершённые партии, например перед обновлением; код выхода 1, если какая-то не воспроизводится.
cli-help-admin-thaw = Разморозить стол, если он воспроизводится; код выхода 1, если нет.
cli-help-admin-export-to = Файл, по умолчанию TABLE.record; с --all — папка, по умолчанию records.
cli-help-admin-export-all = Все начатые партии.
cli-help-admin-backup-file = Куда поместить копию.
cli-help-admin-restore-file = Копия, сделанная командой backup.
cli-help-admin-move-to = URL пустой базы данных, например postgresql://club@db/parlour.
cli-help-admin-check-freeze = Заморозить то, что не воспроизводится: партию можно читать, но не продолжать.
cli-help-admin-thaw-table = id замороженного стола.
cli-help-cards = Работать с наборами карт.
cli-help-cards-check = Сказать, что не так с набором карт, и нарисовать все его карты на одной картинке (SVG).
cli-help-cards-file = Файл набора карт или название набора, который поставляется с Parlour.
cli-help-cards-picture = Куда поместить картинку; по умолчанию FILE.svg в текущей папке.
cli-help-cards-open = Открыть картинку в браузере.
cli-help-panel-arguments = Аргументы
cli-help-panel-options = Параметры
cli-help-panel-commands = Команды
cli-help-panel-default = [по умолчанию: { $value }]
cli-help-panel-required = [обязательно]
cli-help-panel-error = Ошибка
cli-help-panel-stopped = Остановлено.
