# What cannot be done at a table now

## Sitting down

table-begun = The game has already begun.
table-seated = You already have a seat at this table.
table-seat-taken = Someone else has just taken this seat. Choose another one.
table-seats-free = Some seats are still open. Invite someone, then start.
table-last-person = At least one seat must stay open for a person.
table-not-begun = The game has not begun yet. The owner of the table can start it.
table-running = This game is not over yet. When it is, you can play again.

## Playing

table-not-your-turn = It is not your turn.
table-over = The game is over.
table-moved-on = The table has changed in the meantime. Look again, then choose.
table-frozen = This game cannot continue: it was started under rules that this server no longer plays by. You can still read it.
table-full = This table has reached its limit of { NUMBER($most, useGrouping: 0) } entries. Create a new one.
table-other-version = The game follows version { $version } of the rules, and this server plays version { $known }.
table-gap = Entries are missing: expected { NUMBER($expected, useGrouping: 0) }, found { NUMBER($seq, useGrouping: 0) }.

## Taking back

table-undo-nothing = You have nothing to undo.
table-undo-concession = Someone has conceded since then, and that cannot be undone.
table-undo-absent = A player who has made a decision since then is away. Ask them to come back, then undo together.
table-offer-open = The others have already been asked and have not answered yet.
table-no-offer = There is no request for you to answer.
table-too-many-days = You can take at most { $most } days off per game.
table-redo-nothing = You have nothing to redo.

## Bots for people

table-bot-plays = A bot is playing for this seat. Take the seat back first.
table-present = This player is here. A bot can take over only for a player who is away.
table-no-person = A bot is already playing for this seat.
table-no-bot = No bot is playing for you here.
