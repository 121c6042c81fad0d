# The terminal client

## The table

terminal-prompt = { $seat } ›
terminal-your-turn = { $seat }, your turn
terminal-turn-of = { $seat } is to move
terminal-you = you
terminal-bot = { $bot }
terminal-conceded = conceded
terminal-lead = Choose an action.
terminal-lead-one = Press Enter: { $action }.
terminal-yes = y yes
terminal-people = Say who plays { $seats }, no more and no fewer; this names { $people }.

## What is typed

terminal-hint = Type a number from the list, a name, or an action such as the list shows; ? explains everything.
terminal-no-number = There is no { $number } in the list; it goes from 1 to { $last }.
terminal-unknown = “{ $text }” is neither in the list nor an action nor a command; ? shows what you can type.
terminal-several = That stands for { $count } actions; pick it first, then name one of them.
terminal-back-hint = Enter goes back.
terminal-enter-board = Enter shows the board again.

terminal-usage-pick = 3
terminal-help-pick = Pick from the list by number, by name or by notation, such as “use 12 at c3”. Enter alone goes back, or takes the only choice.
terminal-usage-help = ?
terminal-help-help = This help.
terminal-usage-preview = preview ACTION
terminal-help-preview = Show on the board what an action or a number of the list would do; Enter then does it.
terminal-usage-why = why ACTION
terminal-help-why = Why an action is not allowed now, with the rule.
terminal-usage-undo = undo
terminal-help-undo = Go back to your previous decision.
terminal-usage-redo = redo
terminal-help-redo = Do again what you have undone.
terminal-usage-back = back
terminal-help-back = Back to the first list.
terminal-usage-board = board
terminal-help-board = Draw everything again.
terminal-usage-cards = cards
terminal-help-cards = The cards on the table, with all that the board has no room for.
terminal-usage-players = players
terminal-help-players = The players, with all that the board has no room for.
terminal-usage-log = log, log all
terminal-help-log = What has happened so far.
terminal-usage-rules = rules R-4.3
terminal-help-rules = A rule, a chapter (rules R-4), or the list of chapters (rules).
terminal-usage-save = save FILE
terminal-help-save = Write the game to a file.
terminal-usage-concede = concede
terminal-help-concede = Give up.
terminal-usage-quit = quit
terminal-help-quit = Leave; you are asked whether to save.

## Commands

terminal-undone = Undone: { $action }.
terminal-undo-nothing = There is no decision of yours to undo.
terminal-undo-beyond = That went back past chance or past something shown. Bots do not mind, and the same action will have the same outcome.
terminal-undo-consent = This takes back what others have done or seen. Do all players agree? [y/N]
terminal-undo-refused = Nothing is undone.
terminal-redo-nothing = There is nothing to do again.
terminal-why-legal = “{ $action }” is allowed now.
terminal-preview-now = Now: { $events }
terminal-preview-later = If you then end the turn: { $events }
terminal-preview-enter = Enter does it ({ $action }); anything else does not.
terminal-no-rule = There is no rule { $rule }; “rules” lists the chapters.
terminal-saved = Saved in { $file } ({ $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }).
terminal-save-failed = { $file } cannot be written: { $error }.
terminal-save-name = No file can be called “{ $file }” here.
terminal-save-replace = { $file } exists. Replace it? [y/N]
terminal-save-kept = { $file } stays as it is; nothing is saved.
terminal-concede-sure = Give up? This cannot be undone. [y/N]
terminal-quit-save = Save the game? Type a file name, Enter to leave without saving, or “back” to play on:
terminal-end-save = To keep the record of this game, type a file name; Enter lets it go:
terminal-quit-stay = The game goes on.
terminal-goodbye = Goodbye.
terminal-seed = The seed of this game was { $seed }.

terminal-resumed = You go on with a game of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }; “log” tells what has happened.
terminal-resume-options = A game that is resumed has its options in its file: leave out { $flags }.
terminal-resume-over = The game in { $file } is over; “parlour record show” tells it.
terminal-winners = { $count ->
    [one] { $winners } wins.
   *[other] Shared victory: { $winners }.
  }

## Score sheets

terminal-sheet-place = Place
terminal-sheet-player = Player
terminal-sheet-winner = winner

## Roam

terminal-roam-card = { $name } ({ $card })
terminal-roam-round = round { $round }
terminal-roam-last-round = last round!
terminal-roam-lands = Land cards, patterns as for { $seat }
terminal-roam-gap = no land card
terminal-roam-next = next { $card }
terminal-roam-deck = { $cards ->
    [0] the last one
   *[other] deck { $cards }
  }
terminal-roam-deck-empty = the deck is empty
terminal-roam-stack = stack { $stack }
terminal-roam-more = More to see: “cards”, “players”
terminal-roam-row = Artifacts for sale, stack { $stack }
terminal-roam-artifacts = Artifacts:
terminal-roam-outpost-open = The outpost (★3) is still free.
terminal-roam-player = { $coins }¢ · { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } · ★{ $points } · { $characters }/{ $last }

terminal-roam-menu-characters = Use a character
terminal-roam-menu-artifacts = Artifacts
terminal-roam-menu-move = Move a token
terminal-roam-menu-flip = Turn a character over
terminal-roam-spots = { $spots ->
    [one] { $spots } spot
   *[other] { $spots } spots
  }
terminal-roam-no-spot = places nothing
terminal-roam-ways = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
  }
terminal-roam-lead-position = Place { $name }’s pattern: choose a spot.
terminal-roam-lead-first-bid = Auction for { $card }: nobody has bid yet.
terminal-roam-lead-bid = Auction for { $card }: { $who } has bid { $bid }.
terminal-roam-position-hint = The number lies on the first square of the pattern (top row, leftmost). +tokens placed, ¢ coins gained, ✔ land card completed for whom (= tie). Type the number or the space; Enter goes back.
terminal-roam-position-short = The number lies on the pattern’s first square. Enter goes back, ? explains the signs.

terminal-roam-sheet = Score
terminal-roam-sheet-characters = Characters
terminal-roam-sheet-artifacts = Artifacts
terminal-roam-sheet-outpost = Outpost
terminal-roam-sheet-points = Points
terminal-roam-sheet-coins = Coins

terminal-roam-legend = Tokens: ▲S south, ●W west, ■N north, ◆E east; ‹ › just placed, + would be placed, × would be skipped. Patterns: ■ square, □ blank (2¢ each), · nothing; zz is face down. Artifacts: ▣ face up, ▢ face down. ¢ coins, ★ points, 3/10 three characters of the ten that end the game, ⚑ outpost. In lists of spots: +3 tokens placed, 2¢ coins gained, ✔12 land card 12 completed for whom (= tie).
