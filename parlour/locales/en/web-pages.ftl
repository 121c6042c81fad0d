# The pages of the client besides tables

## Everywhere

web-pages-parlour = Parlour
# The title of the browser’s window
web-pages-window = { $title } · Parlour
web-pages-nav = Pages
web-pages-nav-home = Home
web-pages-nav-new = New table
web-pages-nav-rules = Rules
web-pages-nav-settings = Settings
# Read before the player’s name, which is the link to the account
web-pages-nav-account = Account:
web-pages-lost = Page not found
web-pages-back = Back

## Games

web-pages-game = Game
web-pages-game-roam = Roam
web-pages-game-roam-about = Explore a land of forests, coasts, and ruins, and find the travelers who are lost there. 2 to 4 players, half an hour.
web-pages-game-arcs = Arcs
web-pages-game-arcs-about = Lead a people among the stars through sudden turns of ambition, battle, and trade. 2 to 4 players, two hours.

## Bots

web-pages-bot-random = Dice bot
web-pages-bot-random-about = Dice bot plays any legal action at random. Good for a first try.
web-pages-bot-gentle = Dreamer (gentle)
web-pages-bot-gentle-about = Dreamer sees what is right in front of it and is easily distracted. Good for learning the game.
web-pages-bot-casual = Rambler (casual)
web-pages-bot-casual-about = Rambler plays what usually works and makes no long-term plans.
web-pages-bot-strong = Captain (strong)
web-pages-bot-strong-about = Captain thinks ahead for a moment before it acts, and punishes careless turns.
web-pages-bot-best = Oracle (best)
web-pages-bot-best-about = Oracle is the strongest bot here. It takes about a second for every decision that matters.
web-pages-bot-greedy = Sharp bot
web-pages-bot-greedy-about = Sharp bot goes for whatever gains it the most this turn. A real challenge.
web-pages-bot-heuristic = Clever bot
web-pages-bot-heuristic-about = Clever bot weighs every action from experience. A real challenge.
web-pages-bot-learned = Trained bot
web-pages-bot-learned-about = Trained bot has learned from hundreds of thousands of games against itself. One on one, it beats Clever bot nine times out of ten.
# Somebody’s own program that plays at a seat
web-pages-program = a program

## The first visit

web-pages-welcome = Board games at a table of your own
web-pages-about = Play with friends anywhere, or against bots. Nothing to install, nothing to pay.
web-pages-invited-about = Someone is saving a seat for you. Enter your name and sit down.
web-pages-invited-by = { $host } invites you to play { $game }
web-pages-invited-with = Also at the table: { $names }.
web-pages-invited-sit = Take a seat
web-pages-watched-by = { $game } at { $host }’s table
web-pages-watched-about = Follow the link to watch the game.
web-pages-name-title = What is your name?
web-pages-name = Your name
web-pages-name-hint = Other players see it. You can change it later.
web-pages-name-play = Play
web-pages-try = Try { $game } now
web-pages-try-on = Back to my game
web-pages-have-account = Already have an account?

## Signing in

web-pages-sign-in = Sign in
web-pages-sign-in-title = Sign in to your account
web-pages-account-name = Account name
web-pages-password = Password
web-pages-password-new = New password
web-pages-password-hint = At least 10 characters. A few words in a row work well.
web-pages-code = Recovery code
web-pages-code-hint = One of your account’s recovery codes. Each code works only once.
web-pages-recover = Set password and sign in
web-pages-recover-not = I know my password
web-pages-forgot = Forgot your password?

## Home

web-pages-hello = Hello, { $name }
web-pages-turns = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
  }
web-pages-learn = Learn { $game } by playing
web-pages-play-bots = Play against a bot
web-pages-quick = Play right away
web-pages-quick-game = { $game }: play against a bot
# Where to go on playing
web-pages-continue = Continue { $game }
web-pages-put-away = Put away
web-pages-put-away-named = Put away: { $table }
web-pages-bring-back = Bring back
web-pages-bring-back-named = Bring back: { $table }
web-pages-away = { $count ->
    [one] { $count } game put away
   *[other] { $count } games put away
  }
# $score is “12 : 9”, one’s own points first
web-pages-score = Score { $score }
web-pages-games = Games
web-pages-mine = My games
web-pages-mine-none = You have no games yet. Start one, or take an open seat in the lobby.
web-pages-over = Finished
web-pages-more = More tables
web-pages-all = Show all { $count }
web-pages-lobby = Lobby
web-pages-lobby-none = There are no public tables right now. Create one, and others can join it here.

## One table in a list

# Whoever asks plays with these people
web-pages-table-with = { $game } with { $names }
# Whoever asks does not play
web-pages-table-of = { $game }: { $names }
web-pages-free = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
  }
web-pages-full = Everyone is here, ready to start
# $when is “3 minutes ago”
web-pages-finished = Ended { $when }
web-pages-frozen = Started under older rules, so it can only be read
web-pages-your-turn = Your turn
web-pages-turn = It is { $player }’s turn
web-pages-bot-thinks = A bot is thinking
# $when is “in 5 minutes”
web-pages-time-up = Deadline: { $when }
web-pages-join = Join
web-pages-open = Open
web-pages-open-play = Play
web-pages-open-watch = Watch
web-pages-open-result = Result

## Bringing a record

web-pages-record = Open a record
web-pages-record-about = A record holds a whole game as text. Open one to replay it move by move.
web-pages-record-file = Choose a file…
web-pages-record-text = Or paste the text here:
web-pages-record-open = Open record

## A new table

web-pages-new-title = New table
web-pages-seats = Players
web-pages-seat-me = { $name } (you)
web-pages-seat-open = Open seat
web-pages-seat-take = Sit here
web-pages-coming = Who can join
web-pages-private = Anyone with the link
web-pages-private-about = You get a link to send to your friends. Nobody else can find the table.
web-pages-public = Everyone
web-pages-public-about = The table is listed in the lobby. Anyone can take an open seat or watch.
web-pages-options = Game options
web-pages-file-bring = Use your own file…
web-pages-file-good = You can play with { $name }.
web-pages-file-bad = { $count ->
    [one] This file has { $count } mistake. Correct it, then choose the file again.
   *[other] This file has { $count } mistakes. Correct them, then choose the file again.
  }
web-pages-file-odd = But take another look at this:
web-pages-time = Time
web-pages-clock = Clock
web-pages-clock-none = None
web-pages-clock-none-about = Everyone can think as long as they like.
web-pages-clock-move = Per move
web-pages-clock-move-about = A limit in minutes for each move.
web-pages-clock-game = Per game
web-pages-clock-game-about = A limit in minutes for the whole game, with some extra seconds after each move.
web-pages-clock-days = Days
web-pages-clock-days-about = A limit in days for each move, so you can play at your own pace. Days off do not count.
web-pages-minutes-move = Minutes per move
web-pages-minutes-game = Minutes per game
web-pages-increment = Extra seconds after each move
web-pages-days-move = Days per move
web-pages-timeout = When a player’s time is up
web-pages-timeout-nothing = Nothing happens
web-pages-timeout-nothing-about = The clock only shows who is late.
web-pages-timeout-bot = A bot takes over
web-pages-timeout-bot-about = The player can take the seat back at any time.
web-pages-timeout-concede = The player concedes
web-pages-timeout-concede-about = The player loses the game. With more than two players, a bot plays on for them.
web-pages-make = Create table
web-pages-make-start = Start game
web-pages-make-about = { $open ->
    [0] The game begins right away.
    [one] The game can begin when { $open } more player has joined.
   *[other] The game can begin when { $open } more players have joined.
  }

## The account

web-pages-account = Account
web-pages-account-you = You
web-pages-rename = Change name
web-pages-rename-guest = Other players see it.
web-pages-rename-account = Other players see it. You still sign in with the name you created your account with.
web-pages-renamed = Your name has been changed.
web-pages-register = Create an account
web-pages-register-about = You are playing as a guest, known only to this browser. With an account, you can find your games on every device.
web-pages-register-do = Create account
web-pages-sign-in-guest = Your games as a guest come with you.
web-pages-codes = Save these recovery codes
web-pages-codes-about = They are shown only once. If you forget your password, one of them lets you set a new one.
web-pages-codes-copy = Copy
web-pages-codes-download = Download
web-pages-codes-kept = I have saved them
web-pages-codes-copied = Codes copied.
web-pages-codes-not-copied = Your browser did not allow copying. Download the codes or write them down.
web-pages-codes-new = New recovery codes
web-pages-codes-new-about = If you have lost your codes or used them up, create new ones. The old ones then stop working.
web-pages-codes-new-do = Create new codes
web-pages-sessions = Signed-in devices
web-pages-sessions-about = These devices are signed in to your account. If you do not recognize one of them, sign it out and change your password.
web-pages-sessions-end-others = Sign out all other devices
web-pages-sessions-ended = All other devices have been signed out.
web-pages-session-unknown = Unknown device
web-pages-session-this = This device
web-pages-session-seen = Last used: { $time }
web-pages-session-end = Sign out
# The same for whoever hears it, with the device it is about
web-pages-session-end-named = Sign out: { $device }
web-pages-session-ended = The device has been signed out.
web-pages-password-change-title = Change password
web-pages-password-change-about = Changing your password signs out all your other devices. You get new recovery codes, and the old ones stop working.
web-pages-password-old = Current password
web-pages-password-change = Change password
web-pages-password-changed = Your password has been changed. All other devices have been signed out.
web-pages-webhook = Message when it is your turn
web-pages-webhook-about = When it is your turn and you are away, the server can send a message to an address. A Discord channel, for example, has such an address in its settings, under “Webhooks”.
web-pages-webhook-address = Address
web-pages-webhook-hint = It starts with https://
web-pages-webhook-has = An address is saved. A new one replaces it.
web-pages-webhook-keep = Save address
web-pages-webhook-remove = Remove address
web-pages-webhook-kept = From now on, a message is sent there when it is your turn.
web-pages-webhook-gone = The address has been removed. No more messages are sent.
web-pages-sign-out-title = Sign out
web-pages-sign-out = Sign out
web-pages-sign-out-about = “Everywhere” also signs out your other devices.
web-pages-sign-out-everywhere = Sign out everywhere
web-pages-sign-out-guest = If you sign out as a guest, you cannot come back: your name and your seats are lost. Create an account first to keep them.
web-pages-sign-out-really = Sign out and lose my games
web-pages-stay = Stay

## Settings

web-pages-settings = Settings
web-pages-settings-about = Saved in this browser only.
web-pages-settings-look = Appearance
web-pages-settings-play = During play
web-pages-language = Language
web-pages-language-about = For everything: pages, cards, and rules.
web-pages-theme = Colors
web-pages-theme-about = Light or dark. Automatic follows your device.
web-pages-theme-auto = Automatic
web-pages-theme-light = Light
web-pages-theme-dark = Dark
web-pages-shapes = Player shapes
web-pages-shapes-about = Each player’s pieces have their own shape, not just their own color.
web-pages-motion = Motion
web-pages-motion-about = Pieces, coins, and cards move to show what happens. Automatic follows your device.
web-pages-motion-auto = Automatic
web-pages-motion-off = Off
web-pages-one-press = Act with one press
web-pages-one-press-about = What you choose is done at once, without confirming. You can undo it as usual.
web-pages-pace = Pace
web-pages-pace-about = How fast you are shown what others do. Any press skips to now.
web-pages-pace-instant = At once
web-pages-pace-brisk = Brisk
web-pages-pace-calm = Calm
web-pages-pace-step = Step by step
web-pages-confirm = Confirm ending a turn
web-pages-confirm-about = You are asked once more before your turn ends.
web-pages-keys = Keyboard shortcuts
web-pages-keys-about = At a table, U, R, and E are shortcuts. Turn them off if you use voice control or press keys by mistake.
web-pages-sound = Sound
web-pages-sound-about = Soft sounds for pieces, cards, dice, coins, and your turn.
web-pages-sound-off = Off
web-pages-sound-quiet = Quiet
web-pages-sound-full = Full
web-pages-notify = Notifications
web-pages-notify-about = Your browser notifies you of your turn while you are in another tab.
web-pages-notify-refused = Your browser does not allow notifications. Allow them for this page in the browser’s settings, then try again.
web-pages-notify-unknown = This browser cannot show notifications.

## Rules

web-pages-rules = Rules of { $game }
web-pages-rules-about = In our own words. Every rule has a number, and messages at the table refer to it.
web-pages-makers-roam = Roam was designed and illustrated by Ryan Laukat and is published by Red Raven Games.
web-pages-makers-arcs = Arcs was designed by Cole Wehrle and illustrated by Kyle Ferrin, and is published by Leder Games.
web-pages-not-affiliated = Parlour is made by people who like to play. It is not affiliated with the makers of the game.
web-pages-licences = Licenses of the typefaces and libraries
web-pages-rules-search = Search the rules
web-pages-rules-chapters = Chapters
web-pages-rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } entry found.
   *[other] { $count } entries found.
  }
web-pages-rules-none = No rule contains these words. Try fewer or different words.

## What bots are called in sentences, which have brackets of their own

web-pages-bot-gentle-called = Dreamer
web-pages-bot-casual-called = Rambler
web-pages-bot-strong-called = Captain
web-pages-bot-best-called = Oracle
