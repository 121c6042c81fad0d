# What the client says around every table

## Everywhere

web-skip = Skip to the main part
web-loading = One moment …
web-offline = The server does not answer. Check your connection; Parlour tries again by itself.
web-close = Close
web-home = Home
web-copy = Copy
web-copied = Copied
web-cancel = Back
web-no-board = The board could not be loaded. Perhaps Parlour has been renewed in the meantime: load the page again.
web-again = Load again
web-no-entry = You cannot come in here

## Before the game

web-waiting-title = The table is set
web-seat-free = Free seat
web-sit = Sit here
web-start = Start the game
web-stand-up = Get up
web-close-table = Give up this table
web-ready = Everybody is here. Start when you like.
web-invite-others = Send the invitation to whoever should play. You can start when every seat is taken.
web-owner-starts = Whoever made the table starts the game.
web-invite-link = Invitation to play
web-watch-link = Link to watch
web-program = Seat a program
web-program-token = The program’s token, shown only now
web-free-seat = Free this seat

## At the table

web-players = Players
web-you = you
web-to-move = to move
web-present = here
web-absent = away
web-bot-plays = a bot plays
web-is-program = a program
web-watching = You are watching
web-panels = Panels
web-tab-log = Log
web-tab-actions = Actions
web-tab-chat = Chat
web-tab-rules = Rules
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
web-connection-connecting = Connecting …
web-connection-lost = Connection lost. Trying again …
web-connection-closed = The server has closed this connection.
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
web-clock-left = { $time } left

## Acting

web-action-bar = Your turn and what you can do
web-your-turn = It is your turn.
web-waiting-for = Waiting: { $name } is to move.
web-over = The game is over.
web-bot-plays-for-you = A bot plays for you.
web-give-back = Take my seat back
web-choose = Choose on the board
web-actions = Actions
web-no-actions = There is nothing for you to decide now.
web-notation = Type an action
web-do = Do it
web-undo = Undo
web-redo = Redo
web-end-sure = This ends your turn. Press again to end it.
web-offer-asked = { $name } wants to take back a decision. Do you agree?
web-offer-waits = An undo waits for the others: { $names }.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Take the question back

## Log and chat

web-log = Log of the game
web-since-your-turn = Since your last turn
web-read-rule = Read rule { $rule }
web-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }
web-chat = Chat
web-chat-write = Say something
web-chat-empty = Nobody has said anything yet.
web-onlookers = { $count ->
    [one] { $count } onlooker
   *[other] { $count } onlookers
  }
web-send = Send
web-mute = Mute
web-remove = Remove
web-is-muted = muted
web-is-removed = removed
web-forgive = Forgive

## Menu

web-menu = Menu
web-links = Links
web-your-seat = Your seat
web-take-over = Let a bot play for me
web-leave-game = Leave
web-leave-hint = If you leave, a bot plays for you. You can come back and take your seat again.
web-concede = Concede
web-concede-sure = Yes, I concede
web-concede-lose = Conceding cannot be taken back.
web-absent-players = Players who are away
web-bot-for = A bot for: { $name }
web-holiday = Days off
web-holiday-from = First day
web-holiday-until = Last day
web-holiday-take = Take days off
web-wishes = Standing answers
web-wishes-hint = What is answered for you when you are asked in somebody else’s turn. Nobody else sees it.
web-keys = Keys
web-keys-help = U undoes, R puts back, E ends the turn. Tab walks through everything, Enter chooses, Escape goes back, I explains what has the focus. In a replay the arrows step, Page Up and Page Down jump by turns, Space plays.

## The end

web-result = Result
web-winners = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
  }
web-rematch = Play again
web-rematch-join = To the rematch
web-rematch-watch = Watch the next game
web-export = Save the record

## Replay

web-replay = Replay
web-replay-at = Step { $play } of { $plays }
web-replay-eyes = Whose eyes
web-replay-onlooker = as an onlooker
web-replay-seat = with the eyes of: { $name }
web-replay-scrub = Step of the game
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-close = End the replay
web-replay-share = Link to this moment

## The guided first game

web-coach = Somebody who explains
web-coach-next = Go on
web-coach-hide = Not now
web-coach-back = Explain it again
web-coach-step = { $number } of { $count }

## A game without a board

web-plain-position = The position
web-plain-place = Place
web-plain-score = Points
