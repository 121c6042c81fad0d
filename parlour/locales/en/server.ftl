# What the server says when it does not do something

## Who you are

server-not-signed-in = You are not signed in. Enter a name to play as a guest, or sign in.
server-need-name = Give yourself a name first, so that the others know who you are.
server-bad-login = Wrong name or password. Try again, or use a recovery code.
server-bad-code = Wrong name or recovery code. Each code works only once.
server-bad-name = A name must have 1 to { $most } visible characters. Choose another one.
server-bad-password = A password must have { $least } to { $most } characters. Choose another one.
server-common-password = This password is too easy to guess. Choose another one; a few words in a row work well.
server-wrong-password = This is not your current password. Try again.
server-no-account = Guests have no password. Create an account first.
server-no-session = This device is already signed out.
server-name-taken = There is already an account with this name. Choose another name, or sign in if the account is yours.
server-registered = You already have an account and are signed in to it.
server-bad-webhook = The server cannot send messages to this address. It must start with https:// and name a public machine, without a user or a port.

## Tables

server-no-table = This table does not exist or is not open to you. Ask for the complete link, including everything after the question mark.
server-not-seated = You have no seat at this table, so you can only watch.
server-not-owner = Only the owner of this table can do that.
server-too-many-tables = You already have { $most } unfinished tables, the most this server allows. Finish one before you create another.
server-too-many-records = You have opened { $most } records, the most this server keeps for one person.
server-long-record = This record is too long. A record can have at most { $most } moves here.
server-too-dear = This takes too much time or memory to read.
server-bad-banish = You can mute, remove, or restore anyone but yourself.
server-many-banished = There are already { $most } people muted or removed here. Restore access for one of them first.
server-bad-chat = A message must have 1 to { $most } characters. Shorten it or split it up.
server-chat-full = The chat of this table has reached its limit of { $most } messages.
server-muted = The owner of this table has muted you. You can play and read the chat, but not write in it.
server-still-running = This game is not over yet. Its record would reveal secrets, so wait until it ends.
server-bad-play = Choose a move from 0 to { $most }.

## Requests

server-bad-origin = This page is not allowed to act for you on this server. Open Parlour at its own address.
server-wrong-host = This server is not called { $host }. Its host can set PARLOUR_ADDRESS to the address you typed (docs/hosting.md) and restart it.
server-too-much = Too many requests at once. Wait a moment, then try again.
server-too-long = The request is too long. It can have at most { $most } bytes.
server-no-length = A request must state its length (Content-Length). Send it in one piece.
server-bad-request = The request is not valid ({ $field }: { $error }).
server-bad-message = The server does not understand this message: { $error }.
server-no-page = There is nothing at this address (HTTP { $status }). Go back to the home page and try from there.
server-broken = Something went wrong on the server. Nothing was changed. Try again, and tell the host if it keeps happening.
server-disk-low = The server’s disk is nearly full. Games continue, but new guests, tables, records, and chat messages must wait until there is room again.
server-disk-full = The server’s disk is full, so nothing can be saved right now. Everything done before is safe. Try again in a few minutes.
server-database-away = The server cannot reach its database right now. Everything done before is safe, and games continue as soon as the database is back.

## Looking after a server

server-bad-setting = The setting { $name } cannot be { $value }. See docs/hosting.md for what it can be.
server-in-use = Another Parlour (process { $process }) is already using the database { $database }. Stop it, or choose another database with --database.
server-port-taken = Port { $port } is taken: perhaps Parlour is already running. Stop the other program, or choose another port with --port.
server-no-port = Parlour cannot listen on { $host }, port { $port }: { $error }
server-need-postgres = This needs a database that several processes can share: { $what }. Set PARLOUR_DATABASE to the address of a PostgreSQL database.
server-no-ray = Ray is not installed. Run: pip install 'parlour[cluster]'.
server-bad-ray = There is no Ray cluster at { $address }.
server-admin-no-table = There is no table { $table }. To list all tables, run `parlour admin list`.
server-admin-not-frozen = The table { $table } is not frozen.
server-admin-no-user = There is no user with the id { $user } and no account with this name. To list all users, run `parlour admin list --users`.
server-admin-no-record = The table { $table } has no record: its game has not begun, or its setup cannot be replayed.
server-admin-no-database = There is no Parlour database at { $database }. Choose one with --database, or set PARLOUR_DATABASE or PARLOUR_HOME as the server does.
server-admin-bad-database = Parlour cannot use this database URL: { $error }
server-admin-newer-database = The database { $database } was last used by a newer version of Parlour. Use that version, or restore an older copy.
server-admin-trouble = The database { $database } does not work as it should: { $error }
server-admin-not-sqlite = Parlour can copy only SQLite databases. For this one, use the tools of { $kind }, such as pg_dump and pg_restore.
server-admin-no-backup = { $file } is not a complete copy of a Parlour database. Nothing was changed.
server-admin-in-use = The database { $database } is in use. Stop the server, then restore.
server-move-in-use = A server is using the database { $database }. Stop it, then move the database.
server-move-not-empty = The database { $database } is not empty. Nothing was moved.
server-move-differs = What was written to the database { $database } does not match the original ({ $what }). Nothing was moved.

# A message to somebody who is away; an address follows it

server-your-turn = { $game }: it is your turn, { $name }.
