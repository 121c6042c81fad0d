# The command line

cli-file = { $file }: { $error }
cli-file-too-long = { $file } is longer than { $bytes } bytes.
cli-file-not-text = { $file } is not UTF-8 text. An editor can save it as UTF-8.
cli-no-such-file = There is no file or folder { $file }.
cli-no-scenarios = There are no scenario files (*.toml) in { $file }.

cli-scenario-passed = holds   { $file }
cli-scenario-failed = FAILS   { $file }
cli-scenario-sum = { $passed } passed, { $failed } failed
cli-coverage-missing = { $game }: no scenario shows { $rule }
cli-coverage-complete = { $game }: every rule is shown by a scenario

cli-record-good = { $file }: a whole and legal record of { $game } with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }.
cli-record-short = The record has only { $entries } entries, so it cannot be replayed to { $to }.
cli-no-records = There are no records (*.record) in { $file }.
cli-envs-extra = This needs { $module }, which is not installed: pip install 'parlour[envs]'
cli-arrays-in-the-way = { $file } is there already. Say another name.
cli-arrays-other-game = It is a record of { $game }, and those before it are of { $known }.
cli-arrays-skipped = { $file } is left out: { $error }
cli-arrays-sum = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}{ $skipped ->
    [0] {""}
    [one] ; { $skipped } record is left out
   *[other] ; { $skipped } records are left out
}
cli-record-bots = { $bots } bots cannot share { $seats } seats. Name one for each seat, or one for all.
cli-record-played = { $games ->
    [one] { $games } record is
   *[other] { $games } records are
} in { $folder }. “Open a record” in the browser shows one move by move.

cli-unknown-language = There is no language called { $language }. There is: { $known }.
cli-cards-good = { $file } is a card set you can play with: 3 starting characters, { $lands ->
    [one] { $lands } land card
   *[other] { $lands } land cards
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}.
cli-cards-odd = Unusual: { $oddity }
cli-cards-mistakes = { $count ->
    [one] That is one mistake; mend it and check again.
   *[other] These are { $count } mistakes; mend them and check again.
}
cli-cards-picture = All cards as a picture: { $file } (open it in a browser)
cli-cards-in-the-way = { $file } is there already and is no picture of cards. Say --picture and another name.

## Looking after a server

cli-admin-extra = This needs { $module }, which is not installed: pip install 'parlour[server]'
cli-admin-status = Tables are never { $status }. They are: { $known }.
cli-admin-tables = { $count ->
    [one] { $count } table is { $status }
   *[other] { $count } tables are { $status }
}
cli-admin-table = · { $table } { $game }, last used { $touched } UTC, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, at it: { $players }
cli-admin-users = { $count ->
    [one] { $count } user
   *[other] { $count } users
}
cli-admin-user = · { $user } { $name }, { $kind ->
    [banned] banned
    [account] account
   *[guest] guest
}, here since { $created } UTC, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-admin-delete-sure = Delete the table { $table } with its game and its chat, for ever?
cli-admin-deleted = The table { $table } is deleted.
cli-admin-banned = { $name } ({ $user }) is banned. `parlour admin unban { $user }` lets them in again.
cli-admin-unbanned = { $name } ({ $user }) may come in again.
cli-admin-export-what = Say which table to export, or --all.
cli-admin-exported = { $table } ({ $status }) → { $file }{ $status ->
    [finished] {""}
   *[other] . It holds what the players may not know yet: keep it to yourself.
}
cli-admin-exported-part = { $table } no longer replays from entry { NUMBER($seq, useGrouping: 0) } on: the record ends before it.
cli-admin-in-the-way = { $file } is there already. Say another name, or --force to write over a file.
cli-admin-backup = The database is copied to { $file } ({ $bytes } bytes). Keep the secret of the server with it (docs/hosting.md).
cli-admin-restore-sure = Everything in { $database } will be lost and replaced. Go on?
cli-admin-restored = { $file } is now the database { $database }. You can start the server.
cli-admin-move-copying = Rows copied
cli-admin-move-comparing = Kinds of rows compared
cli-admin-move-replaying = Tables replayed
cli-admin-moved = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} are in { $database } now; { $games ->
    [one] { $games } game replays
   *[other] { $games } games replay
} as before. Start the server with PARLOUR_DATABASE set to it, and with the same secret (docs/hosting.md).
cli-admin-move-bad = { $table } did not replay before either: entry { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-thawed = { $table } can be played again.
cli-admin-check-bad = { $table } does not replay: entry { NUMBER($seq, useGrouping: 0) }: { $error }
cli-admin-frozen = { $table } is frozen now: it can be read, not played.
cli-admin-check-frozen = { $count ->
    [one] { $count } table was frozen before
   *[other] { $count } tables were frozen before
}: `parlour admin list --status frozen` shows them.
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
cli-arena-alone = Name two bots at least: a bot is compared with others.
cli-arena-same-name = Two bots are called { $name }. Give one another name: NAME={ $name }
cli-arena-no-object = There is no { $text }: { $error }. Write python:MODULE:NAME.
cli-arena-no-program = Which program? Write program: and the command that starts it.
cli-arena-no-server = The server for programs does not start: { $error }
cli-arena-programs-extra = Programs need { $module }, which is not installed: pip install 'parlour[arena,server]'
cli-arena-field-unknown = Nobody who is compared is called { $name }. There is: { $known }.
cli-arena-field-seats = The line-up { $field } needs { $seats } names, one for each seat.
cli-arena-field-missing = { $name } plays in none of the line-ups.
cli-arena-field-apart = The line-ups fall apart into groups that never meet, so they cannot be compared.
cli-arena-other-match = { $folder } belongs to another match: { $what } is different. Name another folder with --out, or delete it.
cli-arena-bad-line = { $file } cannot be read: line { NUMBER($line, useGrouping: 0) } is no game.
cli-arena-busy = Another arena is writing into { $folder }.
cli-arena-worker-died = A process in which games were played has died. What had ended is kept: the same command goes on from there.
cli-arena-stopped = Stopped. What has ended is in { $folder }: the same command goes on from there.
cli-arena-sprt = { $text } is no question for --sprt. Write two Elo differences, the smaller first, as 0,30; or two shares of wins, as 50%,55%.
cli-arena-sprt-two = With more than two bots there is no one difference in Elo. Ask for the first one's share of wins: --sprt 33%,38%
cli-arena-sprt-first = Decided after { $deals } deals: { $name } wins { $first } of its seats rather than { $second } (log-likelihood ratio { $ratio }).
cli-arena-sprt-second = Decided after { $deals } deals: { $name } wins { $second } of its seats rather than { $first } (log-likelihood ratio { $ratio }).
cli-arena-sprt-open = Not decided after { $deals } deals whether { $name } wins { $first } or { $second } of its seats (log-likelihood ratio { $ratio }). More --games would tell.
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
}, each from { $orders ->
    [one] { $orders } seat order
   *[other] { $orders } seat orders
}; { $plays } plays a game.
cli-arena-head-bot = bot
cli-arena-head-elo = Elo [95 %]
cli-arena-head-won = won a seat
cli-arena-head-interval = 95 %
cli-arena-head-seats = by seat
cli-arena-head-decisions = decisions
cli-arena-head-mean = ms each
cli-arena-head-cpu = of CPU
cli-arena-head-half = p50
cli-arena-head-most = p95
cli-arena-head-max = longest
cli-arena-even = Even is { $even } of every seat; { $anchor } has the rating 0. Intervals are over deals.
cli-arena-swept = One of { $name } and { $anchor } has won all its games, or none: the Elo of { $name } is only a bound.
cli-arena-field = { $field }: { $shares }
cli-arena-folder = Games, records, plots and result.json are in { $folder }. “Open a record” in the browser shows a game move by move.
cli-arena-ladder = The figures are in { $file }.
cli-arena-ladder-changed = { $name } is not what it was when it was last put into { $file }: figures from before are of another bot.
cli-arena-failed = { $name } FAILED in { $count } of { $games } games, which count as lost.
cli-arena-first-failure = The first was game { NUMBER($game, useGrouping: 0) }, in which { $name } raised:
cli-arena-plot-ratings = { $game }, { $players } players: Elo over { $games } games, intervals of 95 %
cli-arena-plot-seats = { $game }, { $players } players: share of wins by seat; the line is even
cli-arena-plot-running = { $game }, { $players } players: share of wins of { $name } by deals, interval of 95 %
cli-arena-bad-ladder = { $file } is no ladder: { $error }
