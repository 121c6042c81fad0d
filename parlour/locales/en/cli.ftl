# The command line

cli-file = { $file }: { $error }
cli-file-too-long = { $file } is longer than { $bytes } bytes.
cli-file-not-text = { $file } is not UTF-8 text. Save it as UTF-8 in a text editor.
cli-no-such-file = No file or folder is called { $file }.
cli-no-scenarios = { $file } contains no scenario files (*.toml).

cli-scenario-passed = passed  { $file }
cli-scenario-failed = FAILED  { $file }
cli-scenario-sum = { $passed } passed, { $failed } failed
cli-coverage-missing = { $game }: no scenario covers { $rule }
cli-coverage-complete = { $game }: every rule is covered by a scenario

cli-record-good = { $file }: a complete and legal record of { $game } with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }.
cli-record-short = The record has only { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }, so it cannot be replayed up to entry { $to }.
cli-no-records = { $file } contains no records (*.record).
cli-envs-extra = This needs { $module }, which is not installed: pip install 'parlour[envs]'
cli-arrays-in-the-way = { $file } already exists. Choose another name.
cli-arrays-other-game = This is a record of { $game }, but the earlier ones are records of { $known }.
cli-arrays-skipped = Skipped { $file }: { $error }
cli-arrays-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}{ $skipped ->
    [0] {""}
    [one] ; { $skipped } record skipped
   *[other] ; { $skipped } records skipped
}
cli-record-bots = You named { $bots } bots for { $seats } seats. Name one for each seat, or one for all of them.
cli-record-played = { $games ->
    [one] Saved { $games } record
   *[other] Saved { $games } records
} in { $folder }. To replay a game move by move, choose “Open a record” in the browser.

cli-unknown-language = There is no language called { $language }. Available languages: { $known }.
cli-cards-good = You can play with the card set in { $file }: 3 starting characters, { $lands ->
    [one] { $lands } land card
   *[other] { $lands } land cards
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}.
cli-cards-odd = Unusual: { $oddity }
cli-cards-mistakes = { $count ->
    [one] { $count } mistake found. Fix it and check again.
   *[other] { $count } mistakes found. Fix them and check again.
}
cli-cards-picture = Picture of all the cards: { $file } (open it in a browser)
cli-cards-in-the-way = { $file } already exists and is not a picture of cards. Choose another name with --picture.

## Looking after a server

cli-admin-extra = This needs { $module }, which is not installed: pip install 'parlour[server]'

# In a terminal, when the server is there
cli-serve-open = Parlour is ready. Open { $url } in your browser.
cli-serve-alone = Only this computer can reach it. To let friends on the same network join, press Ctrl+C and start it like this: { $command }
cli-serve-friends = Friends on the same network open { $url }
cli-serve-scan = With a phone, they can scan this code:
cli-serve-kept = Your games are saved in { $place }
cli-serve-stop = To stop, press Ctrl+C. When you start Parlour again, all games go on where they left off.

cli-admin-status = No table has the status { $status }. Choose from: { $known }.
cli-admin-tables = { $count ->
    [one] { $count } table is { $status }
   *[other] { $count } tables are { $status }
}
cli-admin-table = · { $table } { $game }, last used { $touched } UTC, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, players: { $players }
cli-admin-users = { $count ->
    [one] { $count } user
   *[other] { $count } users
}
cli-admin-user = · { $user } { $name }, { $kind ->
    [banned] banned
    [account] account
   *[guest] guest
}, since { $created } UTC, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-admin-delete-sure = Permanently delete the table { $table } with its game and its chat?
cli-admin-deleted = Deleted the table { $table }.
cli-admin-banned = { $name } ({ $user }) is banned. To lift the ban, run `parlour admin unban { $user }`.
cli-admin-unbanned = { $name } ({ $user }) is no longer banned.
cli-admin-export-what = Name the table to export, or use --all.
cli-admin-exported = { $table } ({ $status }) → { $file }{ $status ->
    [finished] {""}
   *[other] . The file reveals what players must not know yet, so keep it to yourself.
}
cli-admin-exported-part = { $table } cannot be replayed from entry { NUMBER($seq, useGrouping: 0) } on, so the record ends before it.
cli-admin-in-the-way = { $file } already exists. Choose another name, or use --force to overwrite files.
cli-admin-backup = Copied the database to { $file } ({ $bytes } bytes). Keep the server’s secret with it (docs/hosting.md).
cli-admin-restore-sure = Everything in { $database } will be lost and replaced. Continue?
cli-admin-restored = Restored the database { $database } from { $file }. You can start the server.
cli-admin-move-copying = Rows copied
cli-admin-move-comparing = Kinds of rows compared
cli-admin-move-replaying = Tables replayed
cli-admin-moved = Moved { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} to { $database }; { $games ->
    [one] { $games } game replays
   *[other] { $games } games replay
} as before. Set PARLOUR_DATABASE to it and start the server with the same secret (docs/hosting.md).
cli-admin-move-bad = { $table } could not be replayed before the move either: entry { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-thawed = { $table } can be played again.
cli-admin-check-bad = { $table } does not replay: entry { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-frozen = { $table } is now frozen: it can be read but not played.
cli-admin-check-frozen = { $count ->
    [one] { $count } table was already frozen
   *[other] { $count } tables were already frozen
}. To list frozen tables, run `parlour admin list --status frozen`.
cli-admin-check-sum = { $count ->
    [one] { $count } unfinished table
   *[other] { $count } unfinished tables
}, { $bad ->
    [0] all replay
    [one] { $bad } does not replay
   *[other] { $bad } do not replay
}

## The arena

cli-arena-extra = This needs { $module }, which is not installed: pip install 'parlour[arena]'
cli-arena-alone = Name at least two bots: a bot is compared with others.
cli-arena-same-name = Two bots are called { $name }. Rename one of them: NAME={ $name }
cli-arena-no-object = { $text } cannot be loaded: { $error }. Write python:MODULE:NAME.
cli-arena-no-program = Which program? Write program: followed by the command that starts it.
cli-arena-no-server = The server for programs did not start: { $error }
cli-arena-programs-extra = Programs need { $module }, which is not installed: pip install 'parlour[arena,server]'
cli-arena-field-unknown = No bot in this match is called { $name }. The bots are: { $known }.
cli-arena-field-seats = The lineup { $field } needs { $seats } names, one for each seat.
cli-arena-field-missing = { $name } is in none of the lineups.
cli-arena-field-apart = Some bots in the lineups never meet, even through others, so they cannot be compared.
cli-arena-other-match = { $folder } belongs to another match: { $what } is different. Choose another folder with --out, or delete this one.
cli-arena-bad-line = { $file } cannot be read: line { NUMBER($line, useGrouping: 0) } is not a game.
cli-arena-busy = Another arena is using { $folder }.
cli-arena-worker-died = A process that was playing games has died. Finished games are kept; run the same command again to continue.
cli-arena-stopped = Stopped. Finished games are in { $folder }; run the same command again to continue.
cli-arena-sprt = { $text } does not work with --sprt. Write two Elo differences, the smaller one first, such as 0,30, or two shares of wins, such as 50%,55%.
cli-arena-sprt-two = With more than two bots there is no single difference in Elo. Test the first bot’s share of wins instead: --sprt 33%,38%
cli-arena-sprt-first = Decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $name } wins { $first } of its seats, not { $second } (log-likelihood ratio { $ratio }).
cli-arena-sprt-second = Decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $name } wins { $second } of its seats, not { $first } (log-likelihood ratio { $ratio }).
cli-arena-sprt-open = Still undecided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} whether { $name } wins { $first } or { $second } of its seats (log-likelihood ratio { $ratio }). Play more --games to find out.
cli-arena-estimate = { $name } wins { $share } [{ $low }, { $high }], { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
cli-arena-line = { $games } of { $wanted } games. { $estimate }
cli-arena-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played in { $orders ->
    [one] { $orders } seat order
   *[other] { $orders } seat orders
}; { $plays ->
    [one] { $plays } move
   *[other] { $plays } moves
} per game on average.
cli-arena-head-bot = bot
cli-arena-head-elo = Elo [95%]
cli-arena-head-won = wins per seat
cli-arena-head-interval = 95%
cli-arena-head-seats = by seat
cli-arena-head-decisions = decisions
cli-arena-head-mean = mean ms
cli-arena-head-cpu = CPU ms
cli-arena-head-half = p50
cli-arena-head-most = p95
cli-arena-head-max = longest
cli-arena-even = An even share is { $even } of every seat; { $anchor } is rated 0. Intervals are taken over deals.
cli-arena-swept = Either { $name } or { $anchor } has won every game or none, so the Elo of { $name } is only a bound.
cli-arena-field = { $field }: { $shares }
cli-arena-folder = Games, records, plots, and result.json are in { $folder }. To replay a game move by move, choose “Open a record” in the browser.
cli-arena-ladder = The figures are in { $file }.
cli-arena-ladder-changed = { $name } has changed since its last entry in { $file }: the earlier figures are for a different bot.
cli-arena-failed = { $name } FAILED in { $count } of { $games } games. Failed games count as losses.
cli-arena-first-failure = The first failure was in game { NUMBER($game, useGrouping: 0) }, where { $name } raised:
cli-arena-plot-ratings = { $game }, { $players } players: Elo after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, with 95% intervals
cli-arena-plot-seats = { $game }, { $players } players: share of wins by seat; the line marks an even share
cli-arena-plot-running = { $game }, { $players } players: wins of { $name } after each deal, with 95% interval
cli-arena-bad-ladder = { $file } is not a ladder: { $error }

## Help of commands

cli-help-parlour = Rules-heavy board games, with every rule.
cli-help-version = Show the version.
cli-help-language = The language of the commands and the terminal: en, cs, pl, or ru, anywhere on the line. By default PARLOUR_LANGUAGE, else the language of the system.
cli-help-json = Print JSON.
cli-help-games = Games
cli-help-record = Look at records of games.
cli-help-play = Play in the terminal, against bots or with friends at one keyboard.
cli-help-play-seat = Your seat; the first one by default.
cli-help-play-bot = Who sits in the other seats: bots of the game, or human; separate several with commas. By default, a bot that answers at once.
cli-help-play-seed = Play a game again from its seed.
cli-help-play-save = Save the record to this file.
cli-help-play-resume = Continue the game recorded in this file.
cli-help-serve-host = The address to listen on; 127.0.0.1 by default.
cli-help-serve-port = The port; 8765 by default.
cli-help-serve-database = A SQLAlchemy URL; SQLite by default.
cli-help-serve-proxy = Trust the X-Forwarded headers of a proxy.
cli-help-serve-processes = How many processes share the port; more than one needs PostgreSQL.
cli-help-serve-ray = The address of a Ray cluster for the bots to think on.
cli-help-serve-open = Open the browser.
cli-help-serve = Let people play over the network.
cli-help-thinkers = Think for the bots of servers that share a database.
cli-help-thinkers-count = How many processes; one per processor by default.
cli-help-thinkers-database = The PostgreSQL database of the servers.
cli-help-thinkers-ray = The address of a Ray cluster to think on instead.
cli-help-bench = Measure the speed of the rules with random games.
cli-help-bench-everything = With all variants on.
cli-help-bench-seconds = How long to measure.
cli-help-scenario = Run scenarios: rules as given/when/then files (docs/scenarios.md).
cli-help-scenario-paths = Files or folders; Parlour’s own by default.
cli-help-scenario-coverage = List the rules that no scenario shows.
cli-help-scenario-quiet = Print only failures and the total.
cli-help-record-file = A record of a game.
cli-help-record-verify = Replay a record and check that it is complete and legal.
cli-help-record-show = Tell the story of a record in sentences.
cli-help-record-replay = Show the position at the end of a record, or after some of its entries.
cli-help-record-replay-to = Stop after this many entries.
cli-help-record-replay-json = Print the exact position as JSON.
cli-help-record-arrays = Turn records of one game into NumPy arrays (npz): what was known, possible, done, and won (docs/envs.md).
cli-help-record-arrays-paths = Records, or folders that contain records (*.record).
cli-help-record-arrays-out = The file to write; further files get its name with a number.
cli-help-record-arrays-shard = Begin a new file after this many decisions.
cli-help-record-arrays-game = Skip records of other games; by default the first record decides.
cli-help-record-play = Let bots play games among themselves and save the records.
cli-help-record-play-out = The folder for the records.
cli-help-record-play-bot = Who plays, seat by seat, separated by commas. By default, a bot that answers at once.
cli-help-record-play-games = How many games.
cli-help-record-play-seed = The same seed gives the same games.
cli-help-arena = Compare bots: the same deals in every seat order, ratings with intervals. Started again, it continues.
cli-help-arena-bots = Who is compared: bots of the game (search:nodes=2000), python:MODULE:NAME, program:COMMAND; NAME=… gives one a name.
cli-help-arena-game = Which game; Parlour’s first by default.
cli-help-arena-games = Play at least this many games: every deal is played to the end.
cli-help-arena-field = A lineup, as names separated by commas (new,old,old); by default every lineup in which all of them play.
cli-help-arena-seed = The same seed gives the same deals.
cli-help-arena-sprt = Stop once it is decided how strong the first bot is: 0,30 (Elo) or 50%,55% (wins).
cli-help-arena-anchor = Whose rating is 0; the last bot’s by default.
cli-help-arena-jobs = How many processes; one per core by default.
cli-help-arena-ray = The address of a Ray cluster to play on, or local.
cli-help-arena-out = The folder of the match, in build/arena by default; a match that was stopped continues there.
cli-help-arena-records = Save every game as a record.
cli-help-arena-ladder = Write the figures into this ladder file.
cli-help-admin = Look after a server: tables, users, backups, upgrades.
cli-help-admin-database = A SQLAlchemy URL; by default PARLOUR_DATABASE, else the database in the home folder.
cli-help-admin-table = The id of a table.
cli-help-admin-user = The id of a user, or the name of an account.
cli-help-admin-yes = Do not ask for confirmation.
cli-help-admin-force = Overwrite existing files.
cli-help-admin-list = List the tables by status, or the users.
cli-help-admin-list-status = Only tables with this status: waiting, running, finished, or frozen.
cli-help-admin-list-users = The users instead of the tables.
cli-help-admin-delete = Delete a table with its game and its chat, forever.
cli-help-admin-ban = Keep a user out: they are signed out everywhere and cannot sign in.
cli-help-admin-unban = Let a banned user in again.
cli-help-admin-export = Write the record of a game to a file. The record of a running game reveals everyone’s secrets.
cli-help-admin-backup = Copy a SQLite database as it is at this moment, while people play on.
cli-help-admin-restore = Put a copy in place of the database. Stop the server first.
cli-help-admin-move = Move everything to another database, and check it there. Stop the server first.
cli-help-admin-check = Replay every unfinished game, for example before an upgrade; exit code 1 if one does not replay.
cli-help-admin-thaw = Let a frozen table be played again if it replays; exit code 1 if it does not.
cli-help-admin-export-to = The file, TABLE.record by default; with --all the folder, records by default.
cli-help-admin-export-all = All games that have begun.
cli-help-admin-backup-file = Where the copy goes.
cli-help-admin-restore-file = A copy made by backup.
cli-help-admin-move-to = The URL of an empty database, such as postgresql://club@db/parlour.
cli-help-admin-check-freeze = Freeze what does not replay: it can be read, not played.
cli-help-admin-thaw-table = The id of a frozen table.
cli-help-cards = Look at card sets.
cli-help-cards-check = Say what is wrong with a card set, and draw all its cards as one picture (SVG).
cli-help-cards-file = A card-set file, or the name of a set that comes with Parlour.
cli-help-cards-picture = Where the picture goes; FILE.svg in this folder by default.
cli-help-cards-open = Open the picture in the browser.
cli-help-panel-arguments = Arguments
cli-help-panel-options = Options
cli-help-panel-commands = Commands
cli-help-panel-default = [default: { $value }]
cli-help-panel-required = [required]
cli-help-panel-error = Error
cli-help-panel-stopped = Stopped.
