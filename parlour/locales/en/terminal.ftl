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
terminal-no = n no
terminal-people = Say who plays { $seats }, no more and no fewer; this names { $people }.
terminal-no-seat = Nobody sits at “{ $seat }”: the seats are { $seats }.
terminal-many-bots = There are { $bots } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
terminal-hand-over = { $seat } is next, and nobody else looks. { $seat }, press Enter:

## What is typed

terminal-hint = Type a number from the list, a name, or an action such as the list shows; ? explains everything.
terminal-no-number = There is no { $number } in the list; it goes from { $first } to { $last }.
terminal-unknown = “{ $text }” is neither in the list nor an action nor a command; ? explains.
terminal-which = “{ $text }”: which one?
terminal-several = That stands for { $count } actions; pick it first, then name one of them.
terminal-back-hint = Enter goes back.
terminal-page-more = Page { $page } of { $pages }. Enter shows the next one, { $leave } the board.
terminal-page-last = { $pages ->
    [one] Enter shows the board again.
   *[other] Page { $page } of { $pages }. Enter shows the board again.
  }

terminal-usage-pick = 3
terminal-help-pick = Pick from the list, by name or notation too, such as “{ $action }”. A beginning will do; if it fits several, they are listed. Enter alone goes back, or takes the only choice.
terminal-usage-help = ?
terminal-help-help = This help; “? board” is its second part alone.
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
terminal-help-cards = The cards on the table, with all that is on them.
terminal-usage-players = players, players NAME
terminal-help-players = The players, or one of them, with all they have.
terminal-usage-hint = hint
terminal-help-hint = What a bot would do, and why.
terminal-usage-log = log, log all
terminal-help-log = What has happened so far.
terminal-usage-rules = rules { $rule }
terminal-help-rules = A rule, a chapter (rules { $chapter }), or the list of chapters (rules).
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
terminal-hint-best = What the { $bot } bot thinks of it, the best first:
terminal-hint-reasons = { $price }  { $action }: { $reasons }
terminal-hint-chance = { $chance } to win  { $action }: { $reasons }
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
terminal-quit-save = Save? Type a file name, Enter to leave without saving, “back” to play on:
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

terminal-roam-end-sure = Your next turn begins with a rest, and the coin of your artifact is lost. To end your turn, type “end” once more, or “y”.
terminal-roam-bid-hint = The number you type is your bid in coins; p passes.

terminal-roam-sheet = Score
terminal-roam-sheet-characters = Characters
terminal-roam-sheet-artifacts = Artifacts
terminal-roam-sheet-outpost = Outpost
terminal-roam-sheet-points = Points
terminal-roam-sheet-coins = Coins

terminal-roam-legend =
    Tokens: ▲S south, ●W west, ■N north, ◆E east; ‹ › just placed, + would be placed, × would be skipped.
    Patterns: ■ square, □ blank (2¢ each), · nothing; zz is face down.
    Artifacts: ▣ face up, ▢ face down.
    Players: ¢ coins, ★ points, 3/10 three characters of the ten that end the game, ⚑ outpost.
    Spots: +3 tokens placed, 2¢ coins gained, ✔12 land card 12 completed for whom (= tie).
    Auctions: the number you type is your bid in coins: 1 bids 1; p passes.

## Arcs

terminal-arcs-chapter = { $round ->
    [0] chapter { $chapter }
   *[other] chapter { $chapter }, round { $round }
  }
terminal-arcs-gate = gate
terminal-arcs-ring = └ to { $first }-gate: the gates are a ring
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

terminal-arcs-no-lead = No card is led yet
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
  } To end your turn, type “end” once more, or “y”.
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
terminal-arcs-supply = Left to build and use: { $cities ->
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
terminal-arcs-court = The court
terminal-arcs-place-empty = (empty)
terminal-arcs-for-nothing = (no use now)
terminal-arcs-offered = To be taken
terminal-arcs-piles = Court deck: { $deck }. Court discard pile: { $discard }.

terminal-arcs-menu-cards = Play a card
terminal-arcs-menu-opening = Before anything else
terminal-arcs-menu-prelude = Prelude
terminal-arcs-menu-actions = Actions
terminal-arcs-fold-copy = Copy with a card face down
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
terminal-arcs-fold-martyr = Sacrifice a ship
terminal-arcs-fold-prune = Prune
terminal-arcs-fold-release = Return a trophy
terminal-arcs-draft-hint = “cards” explains them all.
terminal-arcs-fold-from = from { $at }
terminal-arcs-ways = ({ $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
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
    Seats: ▲R Red, ●B Blue, ■Y Yellow, ◆G Green. Capital letters are fresh pieces, small ones damaged.
    Map: a row for each cluster: what stands in row 2 under -hex is 2-hex. mat[R⌂ ·] is a material planet with a red city and an empty building slot; ✦ is a starport. R3⚑r1 are three fresh red ships, which control the system, and a damaged one. › something just happened there, » what you preview.
    Ways: a gate leads to its three planets and to the gates above and below, in a ring; arrow to crescent, crescent to hex; 2-hex to 3-arrow, 5-hex to 6-arrow.
    Ambitions: 5 Keeper 5/3 is declared with a 5, and gives 5 power for first place and 3 for second. R2+5: Red has two and would score 5 now; □ are tokens on the box.
    Court: mat 2k is a material card that costs 2 keys to steal; agents follow.
    Boards: ★ power, cards in hand, resources under their raid costs (· empty, × closed), what is left of cities, starports, ships and agents, then trophies, captives and guild cards. Leaders and lore are in italics.
    Round: • pips, ▒ a card face down, (0) under the zero marker, markers that can still be declared.
