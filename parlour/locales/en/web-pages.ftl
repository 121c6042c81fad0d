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
web-pages-back = Back

## Games

web-pages-game = Game
web-pages-game-roam = Roam
web-pages-game-roam-about = Explore a land of forests, coasts and ruins, and win the travellers who live there. 2 to 4 players, half an hour.
web-pages-game-arcs = Arcs
web-pages-game-arcs-about = Lead a people among the stars through sudden turns of ambition, battle and trade. 2 to 4 players, two hours.

## Bots

web-pages-bot-random = Dice bot
web-pages-bot-random-about = Dice bot does anything that is allowed, without a thought. Good for a first try.
web-pages-bot-gentle = Dreamer (gentle)
web-pages-bot-gentle-about = Dreamer sees what is right in front of it and is easily distracted. Good for learning the game.
web-pages-bot-casual = Rambler (casual)
web-pages-bot-casual-about = Rambler plays by what usually works and makes no long plans.
web-pages-bot-strong = Captain (strong)
web-pages-bot-strong-about = Captain thinks ahead for a moment before it acts. It punishes careless turns.
web-pages-bot-best = Oracle (best)
web-pages-bot-best-about = Oracle is the strongest opponent here. It thinks for a second or two about every decision that matters.
web-pages-bot-greedy = Sharp bot
web-pages-bot-greedy-about = Sharp bot looks for the most it can gain this turn. A real opponent.
web-pages-bot-heuristic = Clever bot
web-pages-bot-heuristic-about = Clever bot weighs every action by experience. A real opponent.
web-pages-bot-learned = Trained bot
web-pages-bot-learned-about = Trained bot has learned from hundreds of thousands of games against itself. One on one it beats Clever bot four times out of five.
# Somebody’s own program that plays at a seat
web-pages-program = a program

## The first visit

web-pages-welcome = Board games, at a table of your own
web-pages-about = Play with friends anywhere or against bots. Nothing to install, nothing to pay.
web-pages-invited = You are invited to a table
web-pages-invited-about = Somebody keeps a place for you. Tell them who you are, and sit down.
web-pages-name-title = Who are you?
web-pages-name = Your name
web-pages-name-hint = The others see it. You can change it later.
web-pages-name-play = Play
web-pages-have-account = You have an account?

## Signing in

web-pages-sign-in = Sign in
web-pages-sign-in-title = Sign in to your account
web-pages-account-name = Name of the account
web-pages-password = Password
web-pages-password-new = New password
web-pages-password-hint = At least 10 characters; a few words in a row are good.
web-pages-code = Recovery code
web-pages-code-hint = One of the codes that belong to your account. Each works once.
web-pages-recover = Set password and sign in
web-pages-recover-not = I know my password
web-pages-forgot = Forgot the password?

## Home

web-pages-hello = Hello, { $name }
web-pages-turns = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
  }
web-pages-learn = Learn { $game } by playing
web-pages-play-bots = Play against a bot
web-pages-games = Games
web-pages-mine = My games
web-pages-mine-none = You are not playing yet. Start a game, or take a free seat in the lobby.
web-pages-over = Finished
web-pages-more = More tables
web-pages-all = Show all { $count }
web-pages-lobby = Lobby
web-pages-lobby-none = No public table is open now. Make one, and others find it here.

## One table in a list

# Whoever asks plays with these people
web-pages-table-with = { $game } with { $names }
# Whoever asks does not play
web-pages-table-of = { $game }: { $names }
web-pages-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
  }
web-pages-full = All are here, the game can begin
# $when is “3 minutes ago”
web-pages-finished = Ended: { $when }
web-pages-frozen = Made for older rules: it can only be read
web-pages-your-turn = Your turn
web-pages-turn = { $player } is to move
web-pages-bot-thinks = A bot is thinking
# $when is “in 5 minutes”
web-pages-time-up = Time is up: { $when }
web-pages-join = Join
web-pages-open = Open
web-pages-open-play = Play
web-pages-open-watch = Watch
web-pages-open-result = Result

## Bringing a record

web-pages-record = Open a record
web-pages-record-about = A record is the whole game as a text. Open one to replay it move by move.
web-pages-record-file = Choose a file …
web-pages-record-text = Or paste the text:
web-pages-record-open = Open the record

## A new table

web-pages-new-title = New table
web-pages-seats = Who plays
web-pages-seat-me = { $name } (you)
web-pages-seat-open = Open for somebody
web-pages-seat-take = I sit here
web-pages-coming = Who may come
web-pages-private = Whoever has the link
web-pages-private-about = You get a link to send to your friends. Nobody else finds the table.
web-pages-public = Everybody
web-pages-public-about = The table is in the lobby: anybody may take a free seat, or watch.
web-pages-options = The game
web-pages-time = Time
web-pages-clock = Clock
web-pages-clock-none = None
web-pages-clock-none-about = Everybody thinks as long as they like.
web-pages-clock-move = Each move
web-pages-clock-move-about = A limit of minutes for each move.
web-pages-clock-game = Whole game
web-pages-clock-game-about = A limit of minutes for the whole game, and some seconds back after each move.
web-pages-clock-days = Days
web-pages-clock-days-about = A limit of days for each move: to play beside everything else. Holidays do not count.
web-pages-minutes-move = Minutes for a move
web-pages-minutes-game = Minutes for the game
web-pages-increment = Seconds back after a move
web-pages-days-move = Days for a move
web-pages-timeout = When somebody’s time is up
web-pages-timeout-nothing = Nothing happens
web-pages-timeout-nothing-about = The clock only shows who is late.
web-pages-timeout-bot = A bot plays on
web-pages-timeout-bot-about = Whoever is late may take the seat back at any time.
web-pages-timeout-concede = They give up
web-pages-timeout-concede-about = Whoever is late loses the game. With more than two players a bot plays on for them.
web-pages-make = Make the table
web-pages-make-start = Start the game
web-pages-make-about = { $open ->
    [0] The game begins at once.
    [one] The game can begin when { $open } more player is here.
   *[other] The game can begin when { $open } more players are here.
  }

## The account

web-pages-account = Account
web-pages-account-you = You
web-pages-rename = Change the name
web-pages-rename-guest = The others see it.
web-pages-rename-account = The others see it. You still sign in with the name your account was made with.
web-pages-renamed = You have a new name.
web-pages-register = Make an account
web-pages-register-about = You play as a guest now, known to this browser only. With an account you find your games on every device.
web-pages-register-do = Make the account
web-pages-sign-in-guest = The games you play as a guest come along.
web-pages-codes = Keep these recovery codes
web-pages-codes-about = They are shown only now. If you forget your password, one of them lets you set a new one.
web-pages-codes-copy = Copy
web-pages-codes-download = Download
web-pages-codes-kept = I have kept them
web-pages-codes-copied = The codes are copied.
web-pages-codes-not-copied = Your browser did not let the page copy. Download the codes, or write them down.
web-pages-codes-new = New recovery codes
web-pages-codes-new-about = If you have lost your codes or used them up, make new ones. The old ones stop working then.
web-pages-codes-new-do = Make new codes
web-pages-sessions = Where you are signed in
web-pages-sessions-about = These devices use your account. If you do not know one of them, sign it out and change your password.
web-pages-sessions-end-others = Sign out all other devices
web-pages-sessions-ended = All other devices are signed out.
web-pages-session-unknown = Unknown device
web-pages-session-this = This device
web-pages-session-seen = Last used: { $time }
web-pages-session-end = Sign out
# The same for whoever hears it, with the device it is about
web-pages-session-end-named = Sign out: { $device }
web-pages-session-ended = The device is signed out.
web-pages-password-change-title = Another password
web-pages-password-change-about = All other devices are signed out when you change it. You get new recovery codes; the old ones are worth nothing from then on.
web-pages-password-old = Present password
web-pages-password-change = Change the password
web-pages-password-changed = You have a new password. All other devices are signed out.
web-pages-webhook = A message when it is your turn
web-pages-webhook-about = The server can send a message to an address when it is your turn and you are not here: to a channel of Discord, for example, whose settings give you such an address under “Webhooks”.
web-pages-webhook-address = Address
web-pages-webhook-hint = It begins with https://
web-pages-webhook-has = An address is set. A new one replaces it.
web-pages-webhook-keep = Keep the address
web-pages-webhook-remove = Remove the address
web-pages-webhook-kept = You get a message there when it is your turn.
web-pages-webhook-gone = The address is removed. No messages are sent.
web-pages-sign-out-title = Leave
web-pages-sign-out = Sign out
web-pages-sign-out-about = “Everywhere” also signs out your other devices.
web-pages-sign-out-everywhere = Sign out everywhere
web-pages-sign-out-guest = A guest who signs out cannot come back: the name and the seats are lost. Make an account first to keep them.
web-pages-sign-out-really = Sign out and lose my games
web-pages-stay = Stay

## Settings

web-pages-settings = Settings
web-pages-settings-about = Kept in this browser.
web-pages-settings-look = How it looks
web-pages-settings-play = While you play
web-pages-language = Language
web-pages-language-about = Of everything: pages, cards and rules.
web-pages-theme = Colours
web-pages-theme-about = Light or dark. Automatic does what your device does.
web-pages-theme-auto = Automatic
web-pages-theme-light = Light
web-pages-theme-dark = Dark
web-pages-shapes = Shapes for players
web-pages-shapes-about = Pieces have the shape of their player, not only the colour.
web-pages-motion = Motion
web-pages-motion-about = Pieces, coins and cards move to show what happens. Automatic does what your device does.
web-pages-motion-auto = Automatic
web-pages-motion-off = Off
web-pages-confirm = Confirm the end of a turn
web-pages-confirm-about = You are asked once more before your turn passes on.
web-pages-keys = Letters as shortcuts
web-pages-keys-about = At a table U, R and E do something by themselves. Switch it off if you speak to your computer or press keys by mistake.
web-pages-sound = Sound
web-pages-sound-about = A soft tone when it is your turn.
web-pages-notify = Notifications
web-pages-notify-about = Your browser tells you when it is your turn and you look elsewhere.
web-pages-notify-refused = Your browser does not allow it. Allow notifications for this page in the browser’s settings, then try again.
web-pages-notify-unknown = This browser cannot show notifications.

## Rules

web-pages-rules = Rules of { $game }
web-pages-rules-about = In our own words. Every rule has a number, and messages at the table name it.
web-pages-makers-roam = Roam was designed and illustrated by Ryan Laukat and is published by Red Raven Games.
web-pages-makers-arcs = Arcs was designed by Cole Wehrle, illustrated by Kyle Ferrin and is published by Leder Games.
web-pages-not-affiliated = Parlour is made by people who like to play. The makers of the game have no part in it.
web-pages-licences = Licences of the typefaces and libraries
web-pages-rules-search = Search the rules
web-pages-rules-chapters = Chapters
web-pages-rules-found = { $count ->
    [0] Nothing is found.
    [one] { $count } entry is found.
   *[other] { $count } entries are found.
  }
web-pages-rules-none = No rule holds these words. Try fewer or other ones.
