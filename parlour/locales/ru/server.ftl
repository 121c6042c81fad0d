# What the server says when it does not do something

## Who you are

server-not-signed-in = Сервер тебя ещё не знает. Введи имя, чтобы играть как гость, или войди в учётную запись.
server-bad-login = Это имя и этот пароль не подходят друг к другу. Попробуй ещё раз или возьми код восстановления.
server-bad-code = Это имя и этот код восстановления не подходят друг к другу. Каждый код действует только один раз.
server-bad-name = В имени должно быть от 1 до { $most ->
    [one] { $most } видимого символа
    [few] { $most } видимых символов
    [many] { $most } видимых символов
   *[other] { $most } видимого символа
  }. Выбери другое.
server-bad-password = В пароле должно быть от { $least } до { $most ->
    [one] { $most } символа
    [few] { $most } символов
    [many] { $most } символов
   *[other] { $most } символа
  }. Выбери другой.
server-name-taken = У кого-то уже есть учётная запись с таким именем. Выбери другое или войди, если она твоя.
server-registered = У тебя уже есть учётная запись, и вход в неё выполнен.
server-bad-webhook = Сервер не может отправлять сообщения на этот адрес. Адрес должен начинаться с https:// и называть общедоступную машину, без пользователя и порта.

## Tables

server-no-table = Такого стола нет, или он для тебя закрыт. Попроси ссылку целиком, со всем, что стоит после вопросительного знака.
server-not-seated = Ты не сидишь за этим столом, поэтому можешь только смотреть.
server-not-owner = Это может сделать только тот, кто создал стол.
server-too-many-tables = У тебя { $most ->
    [one] { $most } незаконченный стол
    [few] { $most } незаконченных стола
    [many] { $most } незаконченных столов
   *[other] { $most } незаконченных стола
  } — больше этот сервер не разрешает. Доиграй за одним, потом создай новый.
server-bad-banish = Заглушить, удалить или простить можно кого угодно, кроме себя.
server-bad-chat = В сообщении должно быть от 1 до { $most ->
    [one] { $most } символа
    [few] { $most } символов
    [many] { $most } символов
   *[other] { $most } символа
  }. Сократи его или отправь по частям.
server-chat-full = В чате этого стола { $most ->
    [one] { $most } строка
    [few] { $most } строки
    [many] { $most } строк
   *[other] { $most } строки
  }, больше он не вмещает.
server-muted = Владелец этого стола лишил тебя слова: можно играть и читать, но не писать.
server-still-running = Эта партия не кончилась. Её запись выдала бы секреты, поэтому дождись конца.
server-bad-play = Эту партию можно показать после любого числа действий от 0 до { $most }.

## Requests

server-bad-origin = Этой странице нельзя действовать за тебя на этом сервере. Открой Parlour по его собственному адресу.
server-wrong-host = Этот сервер не называется { $host }. Тот, кто его держит, может указать введённый адрес в PARLOUR_ADDRESS (docs/hosting.md) и запустить сервер снова.
server-too-much = Слишком много сразу. Подожди немного и попробуй ещё раз.
server-too-long = В запросе может быть не больше { $most ->
    [one] { $most } байта
    [few] { $most } байт
    [many] { $most } байт
   *[other] { $most } байта
  }. Отправь меньше.
server-no-length = В запросе должна быть указана его длина (Content-Length). Отправь его целиком, а не по частям.
server-bad-request = Что-то в запросе не так ({ $field }: { $error }).
server-bad-message = Сервер не понимает это сообщение: { $error }.
server-no-page = По этому адресу у сервера для тебя ничего нет (HTTP { $status }). Вернись в начало и попробуй оттуда.
server-broken = На сервере что-то сломалось. Ничего не изменилось; попробуй ещё раз, а если повторится, сообщи хозяину сервера.

## Looking after a server

server-bad-setting = Настройка { $name } не может быть { $value }. Какой она может быть, сказано в docs/hosting.md.
server-admin-no-table = Стола { $table } нет. Все столы показывает `parlour admin list`.
server-admin-not-frozen = Стол { $table } не заморожен.
server-admin-no-user = Нет ни пользователя с id { $user }, ни учётной записи с таким именем. Всех показывает `parlour admin list --users`.
server-admin-no-record = У стола { $table } нет записи: партия не началась или не воспроизводится даже её подготовка.
server-admin-no-database = В { $database } нет базы данных Parlour. Укажи --database или задай PARLOUR_DATABASE или PARLOUR_HOME так же, как у сервера.
server-admin-bad-database = Это не URL базы данных, с которой может работать Parlour: { $error }
server-admin-newer-database = Базой данных { $database } в последний раз пользовался более новый Parlour. Возьми его или восстанови более старую копию.
server-admin-trouble = База данных { $database } работает не так, как должна: { $error }
server-admin-not-sqlite = Parlour копирует только базы данных SQLite. Для этой возьми инструменты { $kind }, например pg_dump и pg_restore.
server-admin-no-backup = { $file } — не полная копия базы данных Parlour. Ничего не изменилось.
server-admin-in-use = Базой данных { $database } кто-то пользуется. Останови сервер, потом восстанавливай.
