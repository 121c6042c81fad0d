# The terminal client

## The table

terminal-prompt = { $seat } ›
terminal-your-turn = { $seat }, your turn
terminal-turn-of = { $seat } to move
terminal-you = you
terminal-bot = { $bot }
terminal-conceded = conceded
terminal-lead = Choose an action.
terminal-lead-one = Press Enter: { $action }.
terminal-yes = y yes
terminal-no = n no
terminal-people = Name a player for each of these seats: { $seats }. You named: { $people }.
terminal-no-seat = There is no seat “{ $seat }”. The seats are { $seats }.
terminal-many-bots = You named { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
terminal-hand-over = { $seat } is next. Everyone else, look away. { $seat }, press Enter:

## What is typed

terminal-hint = Type a number from the list, a name, or an action as the list shows it. Type ? for help.
terminal-no-number = There is no { $number } in the list. Choose from { $first } to { $last }.
terminal-unknown = “{ $text }” is neither in the list nor an action or a command. Type ? for help.
terminal-which = “{ $text }”: which one?
terminal-several = This stands for { $count } actions. Pick it first, then choose one of them.
terminal-back-hint = Press Enter to go back.
terminal-page-more = Page { $page } of { $pages }. Press Enter for the next page, { $leave } for the board.
terminal-page-last = { $pages ->
    [one] Press Enter for the board.
   *[other] Page { $page } of { $pages }. Press Enter for the board.
  }

terminal-usage-pick = 3
terminal-help-pick = Pick from the list by number, by name, or in notation such as “{ $action }”. The first letters are enough; if several choices begin with them, they are listed. Enter alone goes back or makes the only choice.
terminal-usage-help = ?
terminal-help-help = Show this help. “? board” shows only its second part.
terminal-usage-preview = preview ACTION
terminal-help-preview = Show on the board what an action or a number from the list would do. Press Enter afterward to do it.
terminal-usage-why = why ACTION
terminal-help-why = Explain why an action is not allowed now, and by which rule.
terminal-usage-undo = undo
terminal-help-undo = Undo your last decision.
terminal-usage-redo = redo
terminal-help-redo = Redo what you have undone.
terminal-usage-back = back
terminal-help-back = Go back to the first list.
terminal-usage-board = board
terminal-help-board = Draw the board again.
terminal-usage-cards = cards
terminal-help-cards = Show the cards on the table in full.
terminal-usage-players = players, players NAME
terminal-help-players = Show all players, or one of them, with everything they have.
terminal-usage-hint = hint
terminal-help-hint = Show what a bot would do, and why.
terminal-usage-log = log, log all
terminal-help-log = Show what has happened recently, or since the beginning.
terminal-usage-rules = rules { $rule }
terminal-help-rules = Show a rule, a chapter (rules { $chapter }), or the list of chapters (rules).
terminal-usage-save = save FILE
terminal-help-save = Save the game to a file.
terminal-usage-concede = concede
terminal-help-concede = Concede the game.
terminal-usage-quit = quit
terminal-help-quit = Quit. You are asked whether to save.

## Commands

terminal-undone = Undone: { $action }.
terminal-undo-nothing = You have nothing to undo.
terminal-undo-beyond = This undo went back past a random result or something that was revealed. Bots do not mind, and the same action will have the same outcome.
terminal-undo-consent = This also undoes what other players have done or seen. Does everyone agree? [y/N]
terminal-undo-refused = Nothing was undone.
terminal-redo-nothing = You have nothing to redo.
terminal-why-legal = “{ $action }” is allowed now.
terminal-preview-now = Now: { $events }
terminal-preview-later = If you then end your turn: { $events }
terminal-preview-enter = Press Enter to do it ({ $action }), or type anything else to cancel.
terminal-hint-best = What the { $bot } bot thinks, best first:
terminal-hint-reasons = { $price }  { $action }: { $reasons }
terminal-hint-chance = { $chance } to win  { $action }: { $reasons }
terminal-no-rule = There is no rule { $rule }. Type “rules” for the list of chapters.
terminal-saved = Saved to { $file } ({ $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }).
terminal-save-failed = Could not save to { $file }: { $error }.
terminal-save-name = A file cannot be called “{ $file }” here.
terminal-save-replace = { $file } already exists. Replace it? [y/N]
terminal-save-kept = { $file } was not replaced, and the game was not saved.
terminal-concede-sure = Concede the game? This cannot be undone. [y/N]
terminal-quit-save = Save the game? Type a file name, press Enter to quit without saving, or type “back” to keep playing:
terminal-end-save = To save the record of this game, type a file name. To discard it, press Enter:
terminal-quit-stay = The game goes on.
terminal-goodbye = Goodbye.
terminal-seed = The seed of this game was { $seed }.

terminal-resumed = You resume a game of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }. Type “log” to see what has happened.
terminal-resume-options = The options of a resumed game come from its file. Leave out { $flags }.
terminal-resume-over = The game in { $file } is over. To see how it ended, use “parlour record show”.
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
terminal-roam-lands = Land cards, patterns turned for { $seat }
terminal-roam-gap = no land card
terminal-roam-next = next { $card }
terminal-roam-deck = { $cards ->
    [0] last card
   *[other] deck { $cards }
  }
terminal-roam-deck-empty = the deck is empty
terminal-roam-stack = stack { $stack }
terminal-roam-more = For more: “cards”, “players”
terminal-roam-row = Artifacts for sale, stack { $stack }
terminal-roam-artifacts = Artifacts:
terminal-roam-outpost-open = The outpost (★3) is still available.
terminal-roam-player = { $coins }¢ · { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  } · ★{ $points } · { $characters }/{ $last }

terminal-roam-menu-characters = Use a character
terminal-roam-menu-artifacts = Artifacts
terminal-roam-menu-move = Move a token
terminal-roam-menu-flip = Flip a character
terminal-roam-spots = { $spots ->
    [one] { $spots } position
   *[other] { $spots } positions
  }
terminal-roam-no-spot = places nothing
terminal-roam-ways = { $ways ->
    [one] { $ways } option
   *[other] { $ways } options
  }
terminal-roam-lead-position = Choose a position for the pattern of { $name }.
terminal-roam-lead-first-bid = Auction for { $card }: no bids yet.
terminal-roam-lead-bid = Auction for { $card }: { $who } bids { $bid }.
terminal-roam-position-hint = Each number marks the first square of the pattern: its top row, leftmost. +3 tokens placed, 2¢ coins gained, ✔ land card completed and by whom (= tie). Type the number or the space. Press Enter to go back.
terminal-roam-position-short = Each number marks the pattern’s first square. Enter goes back, ? explains the signs.

terminal-roam-end-sure = Your next turn starts with a rest, so your unused coin artifact will be wasted. To end your turn anyway, type “end” again, or “y”.
terminal-roam-bid-hint = Type your bid in coins, or p to pass.

terminal-roam-sheet = Score
terminal-roam-sheet-characters = Characters
terminal-roam-sheet-artifacts = Artifacts
terminal-roam-sheet-outpost = Outpost
terminal-roam-sheet-points = Points
terminal-roam-sheet-coins = Coins

terminal-roam-legend =
    Tokens: ▲S south, ●W west, ■N north, ◆E east; ‹ › just placed, + would be placed, × would be skipped.
    Patterns: ■ square, □ blank (2¢ each), · nothing; zz means face down.
    Artifacts: ▣ face up, ▢ face down.
    Players: ¢ coins, ★ points, 3/10 three of the ten characters that end the game, ⚑ outpost.
    Positions: +3 tokens placed, 2¢ coins gained, ✔12 land card 12 completed and by whom (= tie).
    Auctions: the number you type is your bid in coins; p passes.

## Arcs

terminal-arcs-chapter = { $round ->
    [0] chapter { $chapter }
   *[other] chapter { $chapter }, round { $round }
  }
terminal-arcs-gate = gate
terminal-arcs-ring = └ to { $first }-gate: the gates form a ring
terminal-arcs-vox = vox
terminal-arcs-none = none
terminal-arcs-short-material = mat
terminal-arcs-short-fuel = fue
terminal-arcs-short-weapon = wea
terminal-arcs-short-relic = rel
terminal-arcs-short-psionic = psi
terminal-arcs-short-administration = Adm
terminal-arcs-short-aggression = Agg
terminal-arcs-short-construction = Con
terminal-arcs-short-mobilization = Mob

terminal-arcs-no-lead = No lead card yet
terminal-arcs-mode-lead = leads
terminal-arcs-mode-surpass = surpasses
terminal-arcs-mode-copy = copies
terminal-arcs-mode-pivot = pivots
terminal-arcs-zero = (0)
terminal-arcs-initiative = initiative
terminal-arcs-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
  }
terminal-arcs-end-sure = { $pips ->
    [one] You have { $pips } action left.
   *[other] You have { $pips } actions left.
  } To end your turn anyway, type “end” again, or “y”.
terminal-arcs-stage-opening = (opening)
terminal-arcs-stage-prelude = (prelude)
terminal-arcs-armed = armed
terminal-arcs-markers = markers { $markers }
terminal-arcs-court-empty = The court is empty.
terminal-arcs-hand = Hand
terminal-arcs-any-ambition = any

terminal-arcs-column-power = ★
terminal-arcs-column-hand = hand
terminal-arcs-column-cities = city
terminal-arcs-column-starports = port
terminal-arcs-column-ships = ship
terminal-arcs-column-agents = agt
terminal-arcs-column-trophies = tro
terminal-arcs-column-captives = cap
terminal-arcs-column-guilds = gld
terminal-arcs-outrage = outrage: { $types }

terminal-arcs-power = { $power } power · { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
terminal-arcs-slots = Slots:
terminal-arcs-raid-cost = ({ $cost })
terminal-arcs-supply = Supply: { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
  }, { $starports ->
    [one] { $starports } starport
   *[other] { $starports } starports
  }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  }, { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
  }
terminal-arcs-trophies = Trophies:
terminal-arcs-captives = Captives:
terminal-arcs-count-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
terminal-arcs-count-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }
terminal-arcs-count-starport = { $count ->
    [one] { $count } starport
   *[other] { $count } starports
  }
terminal-arcs-count-agent = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
  }
terminal-arcs-court = Court
terminal-arcs-place-empty = (empty)
terminal-arcs-for-nothing = (no effect now)
terminal-arcs-offered = On offer
terminal-arcs-piles = Court deck: { $deck }. Court discard pile: { $discard }.

terminal-arcs-menu-cards = Play a card
terminal-arcs-menu-opening = Before your prelude
terminal-arcs-menu-prelude = Prelude
terminal-arcs-menu-actions = Actions
terminal-arcs-fold-copy = Copy with a face-down card
terminal-arcs-fold-seize = Seize the initiative
terminal-arcs-fold-spend = Spend a resource
terminal-arcs-fold-tax = Tax a city
terminal-arcs-fold-build = Build
terminal-arcs-fold-move = Move ships
terminal-arcs-fold-repair = Repair
terminal-arcs-fold-influence = Influence
terminal-arcs-fold-secure = Secure
terminal-arcs-fold-battle = Battle
terminal-arcs-fold-abduct = Abduct agents
terminal-arcs-fold-trade = Trade
terminal-arcs-fold-fire = Fire rifles
terminal-arcs-fold-guide = Guide ships
terminal-arcs-fold-martyr = Martyr a ship
terminal-arcs-fold-prune = Prune
terminal-arcs-fold-release = Return a trophy
terminal-arcs-draft-hint = Type “cards” to see what each of them does.
terminal-arcs-fold-from = from { $at }
terminal-arcs-ways = ({ $ways ->
    [one] { $ways } option
   *[other] { $ways } options
  })
terminal-arcs-about = { $about }: { $question }
terminal-arcs-about-move = { $start } → { $end }
terminal-arcs-about-rival = { $seat } at { $at }
terminal-arcs-about-piece = { $piece } at { $at }
terminal-arcs-about-raid = { $seat }, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
  }
terminal-arcs-symbol-self = { $count ->
    [one] { $count } hit on you
   *[other] { $count } hits on you
  }
terminal-arcs-symbol-intercept = intercept
terminal-arcs-symbol-hit = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
  }
terminal-arcs-symbol-building = { $count ->
    [one] { $count } building hit
   *[other] { $count } building hits
  }
terminal-arcs-symbol-key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }

terminal-arcs-sheet = Score
terminal-arcs-sheet-power = Power

terminal-arcs-legend =
    Seats: ▲R Red, ●B Blue, ■Y Yellow, ◆G Green. Uppercase letters are fresh pieces, lowercase letters damaged ones.
    Map: one row for each cluster. What stands in row 2 under -hex is in 2-hex. mat[R⌂ ·] is a material planet with a red city and an empty building slot; ✦ is a starport. R3⚑r1 means three fresh red ships, which control the system, and one damaged ship. › marks what just happened, » what you preview.
    Paths: a gate connects to its three planets and to the gates above and below, in a ring. Arrow connects to crescent, crescent to hex, 2-hex to 3-arrow, and 5-hex to 6-arrow.
    Ambitions: 5 Keeper 5/3 was declared with a 5; first place gives 5 power, second place 3. R2+5: Red has two and would score 5 now. □ are tokens in the ambition’s box.
    Court: mat 2k is a material card that costs 2 keys to steal; the agents on it follow.
    Boards: ★ power, cards in hand, resources under their raid costs (· empty, × covered), the supply of cities, starports, ships, and agents, then trophies, captives, and guild cards. Leaders and lore are in italics.
    Round: • pips, ▒ a face-down card, (0) under the zero marker, markers that can still be declared.
