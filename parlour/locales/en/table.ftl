# What cannot be done at a table now

## Sitting down

table-begun = The game has begun already.
table-seated = You sit at this table already.
table-seat-taken = Somebody was quicker and has taken this seat. Choose another one.
table-seats-free = Some seats are still free. Invite somebody, then start.
table-not-begun = The game has not begun yet. Whoever made the table can start it.
table-running = This game has not ended yet. When it has, you can play again.

## Playing

table-not-your-turn = It is not your turn.
table-over = The game is over.
table-moved-on = The table has moved on in the meantime. Look again, then choose.
table-frozen = This game cannot be played on: it was begun with other rules than this server plays now. You can still read it.
table-full = So much has been done at this table ({ NUMBER($most, useGrouping: 0) } entries) that it takes no more. Make a new one.
table-other-version = The game follows version { $version } of the rules, and this server plays version { $known }.
table-gap = The entries of this table are not whole: { NUMBER($expected, useGrouping: 0) } should come next, and { NUMBER($seq, useGrouping: 0) } does.

## Taking back

table-undo-nothing = You have not done anything yet that could be taken back.
table-undo-concession = Somebody has conceded since then, and that cannot be taken back.
table-undo-absent = Somebody has decided something since then who is not here now. Ask them to come back, then take it back together.
table-offer-open = The others have been asked already and have not answered yet.
table-no-offer = Nobody waits for your answer: there is nothing to agree to.
table-too-many-days = In one game you can take { $most } days off, and these would be more.
table-redo-nothing = There is nothing of yours to put back.

## Bots for people

table-bot-plays = A bot plays for this seat now. Take the seat back first.
table-present = This player is here. A bot can take over only for somebody who is not.
table-no-person = A bot plays at this seat already.
table-no-bot = No bot plays for you here that could give the seat back.
