# What the client says around every table

## Everywhere

web-skip = Skip to main content
web-loading = Loading…
web-offline = The server cannot be reached. Check your connection; Parlour keeps trying.
web-close = Close
web-home = Home
web-copy = Copy
web-copied = Copied
web-cancel = Cancel
web-no-board = The board could not be loaded. Parlour may have been updated; reload the page.
web-again = Reload
web-no-entry = You cannot open this table

## Before the game

web-waiting-title = Waiting for players
web-seat-free = Open seat
web-sit = Sit here
web-start = Start game
web-stand-up = Leave seat
web-close-table = Cancel table
web-ready = Everyone is here. Start when you like.
web-invite-others = Send the invitation to the people you want to play with. You can start when every seat is taken.
web-owner-starts = The owner of the table starts the game.
web-invite-link = Invitation link
web-watch-link = Link for spectators
web-program-token = The program’s token, shown only once
web-program-address = The table’s address for the program
web-programs = For programmers
web-programs-about = A program you wrote can take an open seat. It connects with a token, as docs/protocol.md describes.
web-program-at = Program: { $seat }
web-program-here = connected
web-program-away = not connected yet
web-program-waits = { $count ->
    [one] A program has not connected yet.
   *[other] { $count } programs have not connected yet.
  }
web-program-instead = { $count ->
    [one] A program has not connected yet. Wait for it, or let a bot play there.
   *[other] { $count } programs have not connected yet. Wait for them, or let bots play there.
  }
web-seat-who = Who plays { $seat }
web-name-to-sit = Enter your name to take a seat.
web-name-to-chat = Enter your name to chat.
web-name-give = Continue

## At the table

web-players = Players
web-you = you
web-to-move = to move
web-present = here
web-absent = away
web-bot-plays = a bot is playing
web-is-program = program
web-watching = You are watching
web-panels = Panels
web-fold = Log and chat
web-tab-log = Log
web-tab-actions = Actions
web-tab-chat = Chat
web-tab-rules = Rules
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
web-connection-connecting = Connecting…
web-connection-lost = Connection lost. Reconnecting…
web-connection-closed = The server has closed the connection.
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
web-clock-left = { $time } left

## Acting

web-action-bar = Your turn and your actions
web-your-turn = It is your turn.
web-waiting-for = Waiting for { $name }.
web-waiting-away = Waiting for { $name }, who is away.
web-over = The game is over.
web-bot-plays-for-you = A bot is playing for you.
web-give-back = Take my seat back
web-choose = Choose on the board
web-actions = Actions
web-no-actions = You have nothing to decide right now.
web-notation = Type an action
web-do = Confirm
web-undo = Undo
web-redo = Redo
web-end-sure = Press again to end your turn.
web-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
  }
web-offer-asked = { $name } asks to undo a decision. Do you agree?
web-offer-waits = Waiting for others to agree to the undo: { $names }.
web-agree = Agree
web-refuse = Decline
web-withdraw = Cancel request

## Log and chat

web-log = Game log
web-since-your-turn = Since your last turn
web-read-rule = Read rule { $rule }
web-log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
  }
web-log-latest = ↓ Latest
web-chat = Chat
web-chat-write = Write a message
web-chat-empty = No messages yet.
web-onlookers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
web-send = Send
web-mute = Mute
web-remove = Remove
web-is-muted = muted
web-is-removed = removed
web-forgive = Restore access
web-person-menu = Options for { $name }

## Menu

web-menu = Menu
web-links = Links
web-your-seat = Your seat
web-take-over = Let a bot play for me
web-leave-game = Leave
web-leave-hint = If you leave, a bot plays for you. You can return and take your seat back.
web-concede = Concede
web-concede-sure = Yes, I concede
web-concede-lose = You cannot undo conceding.
web-absent-players = Players who are away
web-bot-for = Let a bot play for { $name }
web-holiday = Days off
web-holiday-from = First day
web-holiday-until = Last day
web-holiday-take = Take days off
web-wishes = Automatic answers
web-wishes-hint = How to answer for you when you are asked on someone else’s turn. Nobody else sees this.
web-keys = Keyboard
web-keys-help = U undoes, R redoes, E ends your turn. Tab moves through everything, Enter chooses, Escape goes back, I explains the selected item. In a replay, the arrow keys move step by step, Page Up and Page Down jump by turns, and Space plays or pauses.

## The end

web-result = Result
web-scores = Score sheet
web-winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
  }
web-rematch = Play again
web-rematch-join = Join the rematch
web-rematch-watch = Watch the next game
web-export = Download record

## Replay

web-replay = Replay
web-replay-at = Step { $play } of { $plays }
web-replay-eyes = View as
web-replay-onlooker = Spectator
web-replay-seat = { $name }
web-replay-scrub = Step of the game
web-replay-back = Previous step
web-replay-on = Next step
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-close = Close replay
web-replay-share = Link to this moment
web-pace-pause = Pause
web-pace-on = Next
web-pace-skip = Skip to now

## The guided first game

web-coach = Guide
web-coach-next = Continue
web-coach-back = Back
web-coach-watch = Watch
web-coach-step = { $number } of { $count }
web-lessons = All lessons
web-lessons-about = Each lesson takes a few minutes. Take them in order, or choose any of them. Nothing can go wrong: you can always go back.
web-lessons-done = You know everything you need. Have fun!
web-lessons-play = Play a real game
web-lesson-following = Next lesson
web-lesson-done = Done
web-lesson-not-yet = Not yet: the guide asks for something else first
web-lesson-never = You cannot do that in a lesson

## A game without a board

web-plain-position = Position
web-plain-place = Place
web-plain-score = Points

# One of several bots of a name at a table, in sentences: no brackets
web-bot-called = { $bot } { $seat }

# The title of the window, and of a notification
web-turn-in = { $game }: your turn
