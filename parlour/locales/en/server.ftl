# What the server says when it does not do something

## Who you are

server-not-signed-in = The server does not know you yet. Type a name to play as a guest, or sign in.
server-bad-login = This name and password do not fit together. Try again, or use a recovery code.
server-bad-code = This name and recovery code do not fit together. Every code works only once.
server-bad-name = A name has 1 to { $most } visible characters. Choose another one.
server-bad-password = A password has { $least } to { $most } characters. Choose another one.
server-common-password = This password is one of the first anybody would try. Choose another one: a few words in a row are good.
server-wrong-password = This is not your present password. Try again.
server-no-account = Guests have no password. Make an account first.
server-no-session = This device is signed out already.
server-name-taken = Somebody has an account with this name already. Choose another one, or sign in if it is yours.
server-registered = You have an account already, and you are signed in to it.
server-bad-webhook = The server cannot send messages to this address. It must begin with https:// and name a public machine, without a user or a port.

## Tables

server-no-table = There is no such table, or it is not open to you. Ask for the whole link, with everything after the question mark.
server-not-seated = You do not sit at this table, so you can only watch.
server-not-owner = Only whoever made this table can do that.
server-too-many-tables = You have { $most } unfinished tables, which is as many as this server allows. Finish one, then make another.
server-too-many-records = You have brought { $most } games along, which is as many as this server keeps for one person.
server-long-record = This record is too long: records of up to { $most } plays are read here.
server-too-dear = This takes too long or too much memory to read.
server-bad-banish = You can mute, remove or forgive anybody but yourself.
server-many-banished = There are { $most } people muted or removed here already. Forgive one, then go on.
server-bad-chat = A message has 1 to { $most } characters. Shorten it, or send it in parts.
server-chat-full = This table has { $most } lines of chat, and takes no more.
server-muted = The owner of this table has muted you: you can play and read, but not write.
server-still-running = This game has not ended. Its record would tell secrets, so wait for the end.
server-bad-play = This game can be shown after 0 to { $most } plays.

## Requests

server-bad-origin = This page may not act for you on this server. Open Parlour at its own address.
server-wrong-host = This server is not called { $host }. Whoever hosts it can set PARLOUR_ADDRESS to the address you typed (docs/hosting.md), then start it again.
server-too-much = That was too much at once. Wait a moment, then try again.
server-too-long = A request may have { $most } bytes. Send less.
server-no-length = A request must say how long it is (Content-Length). Send it whole, not in pieces.
server-bad-request = Something in the request is not as it should be ({ $field }: { $error }).
server-bad-message = The server does not understand this message: { $error }.
server-no-page = The server has nothing for you at this address (HTTP { $status }). Go back to the start and try from there.
server-broken = Something went wrong in the server. Nothing was changed; try again, and tell the host if it happens again.
server-disk-low = The disk of the server is nearly full. Games go on, but new guests, tables, records and chat must wait until there is room again.
server-disk-full = The disk of the server is full, so nothing can be written now. What was done before is safe; try again in a few minutes.
server-database-away = The server cannot reach its database at the moment. What was done before is safe; the game goes on as soon as it is back.

## Looking after a server

server-bad-setting = The setting { $name } cannot be { $value }. docs/hosting.md says what it can be.
server-in-use = Another Parlour (process { $process }) serves the database { $database } already. Stop it, or give this one a database of its own with --database.
server-need-postgres = This needs a database that several processes can share: { $what }. Set PARLOUR_DATABASE to the address of a PostgreSQL.
server-no-ray = Ray is not installed. Run: pip install 'parlour[cluster]'.
server-bad-ray = There is no Ray cluster at { $address }.
server-admin-no-table = There is no table { $table }. `parlour admin list` shows them all.
server-admin-not-frozen = The table { $table } is not frozen.
server-admin-no-user = There is no user with the id { $user }, and no account of this name. `parlour admin list --users` shows them all.
server-admin-no-record = The table { $table } has no record: its game has not begun, or not even its setup replays.
server-admin-no-database = There is no database of Parlour at { $database }. Say --database, or set PARLOUR_DATABASE or PARLOUR_HOME as the server has it.
server-admin-bad-database = This is not the URL of a database Parlour can use: { $error }
server-admin-newer-database = The database { $database } was last used by a newer Parlour. Use that one, or restore an older copy.
server-admin-trouble = The database { $database } does not do what it should: { $error }
server-admin-not-sqlite = Parlour copies SQLite databases only. Use the tools of { $kind } for this one, such as pg_dump and pg_restore.
server-admin-no-backup = { $file } is not a whole copy of a Parlour database. Nothing was changed.
server-admin-in-use = Somebody uses the database { $database }. Stop the server, then restore.
server-move-in-use = A server uses the database { $database }. Stop it, then move.
server-move-not-empty = The database { $database } is not empty: somebody or something is kept in it already. Nothing was moved.
server-move-differs = What was written to the database { $database } is not what was to be written ({ $what }). Nothing was moved.
