# The board of Arcs in the browser

## The Reach

web-arcs-map = The Reach
web-arcs-out = out of play
web-arcs-path = Path marker: the gates on both sides are adjacent.
web-arcs-chapter = Chapter
web-arcs-round-number = Round { $round }
web-arcs-zoom-in = Zoom in
web-arcs-zoom-out = Zoom out
web-arcs-zoom-all = Show the whole map
# What a screen reader says of a system; the sentences follow one another.
web-arcs-gate = { $at }.
web-arcs-planet = { $at }: { $type }, { $slots ->
    [one] { $slots } building slot
   *[other] { $slots } building slots
  }.
web-arcs-controls = Controlled by { $name }.
web-arcs-ships-fresh = { $name }: { $count ->
    [one] { $count } fresh ship
   *[other] { $count } fresh ships
  }.
web-arcs-ships-damaged = { $name }: { $count ->
    [one] { $count } damaged ship
   *[other] { $count } damaged ships
  }.
web-arcs-building = { $name }: { $piece }.
web-arcs-building-damaged = { $name }: { $piece }, damaged.
web-arcs-slots-count = { $slots ->
    [one] { $slots } building slot
   *[other] { $slots } building slots
  }

## The round

web-arcs-round = This round
web-arcs-initiative = Initiative
# How a card was played.
web-arcs-mode-lead = leads
web-arcs-mode-surpass = surpasses
web-arcs-mode-copy = copies
web-arcs-mode-pivot = pivots
web-arcs-mode-waits = yet to play
web-arcs-mode-none = no cards
web-arcs-pips-left = { $pips ->
    [one] { $pips } action left
   *[other] { $pips } actions left
  }
web-arcs-no-pips = No actions left
web-arcs-prelude = Prelude: resources can be spent
web-arcs-armed = Weapon spent: any action may be a battle
web-arcs-seen = Cards gone: { $cards }
web-arcs-seen-title = Action cards this chapter
web-arcs-seen-hand = { $card }: in your hand.
web-arcs-seen-gone = { $card }: gone.
web-arcs-seen-rival = { $card }: in a rival’s hand.
web-arcs-seen-unknown = { $card }: unknown.
web-arcs-seen-key-hand = your hand
web-arcs-seen-key-gone = gone
web-arcs-seen-key-unknown = unknown

## Ambitions

web-arcs-ambitions = Ambitions
web-arcs-power = Power
web-arcs-power-of = { $name }: { $power } power.
web-arcs-has = { $name }: { $count }.
web-arcs-would-score = Would score { $power } now.
web-arcs-third = The tokens on this box count like those of a third player.
web-arcs-third-has = Third player, from the tokens: { $count }.
web-arcs-free-markers = Available markers:
web-arcs-none = none

## The court

web-arcs-court = Court
web-arcs-court-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  }
web-arcs-court-empty = The court is empty.
web-arcs-court-place = empty
web-arcs-agents-of = { $name }: { $count ->
    [one] { $count } agent
   *[other] { $count } agents
  }

## Boards and hands

web-arcs-hand = Your hand
web-arcs-hand-empty = You have no cards left.
web-arcs-hand-of = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
web-arcs-guilds = { $cards ->
    [one] { $cards } guild card
   *[other] { $cards } guild cards
  }
web-arcs-board-of = { $name }’s board
web-arcs-board-bare = No trophies, captives, or guild cards yet.
web-arcs-slots = Resource slots
web-arcs-slot = { $resource }, raid cost { $cost }
web-arcs-slot-empty = Empty slot, raid cost { $cost }
web-arcs-slot-closed = Covered slot: build cities to open it
web-arcs-cities-left = { $cities ->
    [one] { $cities } city left to build
   *[other] { $cities } cities left to build
  }{ $bonus ->
    [0] {""}
   *[other] ; each ambition won scores { $bonus } more
  }
web-arcs-supply = { $piece } left: { $count }
web-arcs-pieces-starport = Starports
web-arcs-pieces-ship = Ships
web-arcs-pieces-agent = Agents
web-arcs-trophies = Trophies
web-arcs-captives = Captives
web-arcs-outrage = Outrage

## Tabs on a phone

web-arcs-tab-court = Court
web-arcs-tab-ambitions = Ambitions
web-arcs-tab-boards = Boards
web-arcs-tab-ready = You can choose something here.
web-arcs-tab-new = Changed.

## What to do

web-arcs-task = What to do
web-arcs-decides = { $name } is choosing.
web-arcs-task-lead = Choose a card to lead, or pass the initiative.
web-arcs-task-follow = Choose a card to play. The lead card is { $suit } { $number }.
web-arcs-task-moving = Move from { $from } to { $to }
web-arcs-task-guiding = Guide { $name }’s ships from { $from } to { $to }
web-arcs-task-catapulting = Catapult at { $at }: { $ships ->
    [one] { $ships } ship may go on
   *[other] { $ships } ships may go on
  }
web-arcs-task-battle = Battle { $rival } at { $at }
web-arcs-task-raiding = Raid on { $rival }: { $keys ->
    [one] { $keys } key left
   *[other] { $keys } keys left
  }
web-arcs-task-ransacking = Ransack: secure a card that has { $rival }’s agents on it
web-arcs-task-placing = Place { $ships ->
    [one] { $ships } ship: choose where
   *[other] { $ships } ships: choose where
  }
# One of several buildings of a kind; $piece is “city” or “starport”.
web-arcs-which-prune = { $piece ->
    [city] Prune: choose which of your cities at { $at } to replace
   *[starport] Prune: choose which of your starports at { $at } to replace
  }
web-arcs-which-annex = { $piece ->
    [city] Annex: choose which of { $name }’s cities at { $at } to take over
   *[starport] Annex: choose which of { $name }’s starports at { $at } to take over
  }
web-arcs-which-free = Choose which of { $name }’s cities at { $at } to return
web-arcs-which-repair = { $piece ->
    [city] Choose which of your cities at { $at } to repair
   *[starport] Choose which of your starports at { $at } to repair
  }
web-arcs-piece-fresh = { $piece ->
   *[other] fresh
  }
web-arcs-piece-damaged = { $piece ->
   *[other] damaged
  }
web-arcs-in-slot = in a slot
web-arcs-outside = outside the slots
web-arcs-task-filling = Choose how much { $resource } to gain
# Several cards let the player roll dice again.
web-arcs-task-leaves = Several of your cards reroll dice: choose which to use next
web-arcs-task-again-assault = Choose assault dice one by one, then reroll
web-arcs-task-again-skirmish = Choose skirmish dice one by one, then reroll
web-arcs-task-again-raid = Choose raid dice one by one, then reroll
web-arcs-task-again-any = Choose dice one by one, then reroll
web-arcs-leave-assault = Assault dice
web-arcs-leave-skirmish = Skirmish dice
web-arcs-leave-raid = Raid dice
web-arcs-leave-any = Any dice
# A die that was chosen, as a screen reader says it after the die.
web-arcs-die-again = chosen to reroll
web-arcs-idle = The resource you spent gives you no action now.
# A theft: whose, what, for how many keys.
web-arcs-steal = { $name }: steal 1 { $resource }, { $cost ->
    [one] { $cost } key
   *[other] { $cost } keys
  }
# A theft that costs no keys.
web-arcs-steal-free = { $name }: steal 1 { $resource }
web-arcs-part-opening = Before anything else
web-arcs-part-prelude = Prelude: spend resources or use cards
web-arcs-part-actions = Actions
web-arcs-only-end = You can do nothing more: end your turn.
web-arcs-verb-seize = Seize the initiative…
web-arcs-verb-tax = Tax
web-arcs-verb-build = Build
web-arcs-verb-move = Move
web-arcs-verb-repair = Repair
web-arcs-verb-influence = Influence
web-arcs-verb-secure = Secure
web-arcs-verb-battle = Battle
web-arcs-verb-abduct = Abduct
web-arcs-verb-trade = Trade
web-arcs-verb-summon = Summon
web-arcs-verb-fire = Fire Rifles
web-arcs-verb-nurture = Nurture
web-arcs-verb-prune = Prune
web-arcs-verb-annex = Annex
web-arcs-verb-guide = Guide
web-arcs-verb-martyr = Martyr
web-arcs-hint-seize = Choose a card from your hand to play face down
web-arcs-hint-tax = Choose a city to tax
web-arcs-hint-build = Choose where to build
web-arcs-hint-move = Choose ships to move
web-arcs-hint-move-to = Choose where to move them
web-arcs-hint-repair = Choose a piece to repair
web-arcs-hint-influence = Choose a court card for your agent
web-arcs-hint-secure = Choose a court card to secure
web-arcs-hint-battle = Choose whom to battle
web-arcs-hint-abduct = Choose a court card with rival agents
web-arcs-hint-trade = Choose a city to trade with
web-arcs-hint-summon = Choose a city for the new ship
web-arcs-hint-fire = Choose whom to fire on
web-arcs-hint-nurture = Choose a city to tax
web-arcs-hint-prune = Choose a building to replace
web-arcs-hint-annex = Choose a building to annex
web-arcs-hint-guide = Choose ships to guide
web-arcs-hint-martyr = Choose one of your ships to destroy
web-arcs-not-system-seize = You seize the initiative with a card from your hand, not in a system
web-arcs-not-system-influence = You place an agent on a court card, not in a system
web-arcs-not-system-secure = You secure a court card, not a system
web-arcs-not-system-abduct = You abduct agents from a court card, not from a system
web-arcs-move-from-here = Move ships from here
web-arcs-why-not = Why not?
# Ways to play a card after the lead.
web-arcs-way-surpass = Surpass: { $pips ->
    [one] { $pips } action of { $suit }
   *[other] { $pips } actions of { $suit }
  }
web-arcs-way-copy = Copy, face down: 1 action of { $suit }
web-arcs-way-pivot = Pivot: 1 action of { $suit }
web-arcs-fresh-ships = fresh ships
web-arcs-damaged-ships = damaged ships
web-arcs-move-ships = { $count ->
    [one] Move { $count } ship
   *[other] Move { $count } ships
  }
web-arcs-move-fresh = { $count ->
    [0] Move no fresh ships
    [one] Move { $count } fresh ship
   *[other] Move { $count } fresh ships
  }
web-arcs-damaged-next = Then choose how many damaged ships go with them.
web-arcs-not-all-ships = { $count ->
    [one] Only { $count } ship may go.
   *[other] Only { $count } ships may go.
  }
web-arcs-why-not-all = Why not all?
# $what is “fresh ships”, “assault” …
web-arcs-less = Fewer: { $what }
web-arcs-more = More: { $what }

## The draft of leaders and lore

web-arcs-draft = Draft leaders and lore
web-arcs-draft-hide = Show the Reach
web-arcs-draft-show = Back to the draft

## Battles

web-arcs-dice-limit = { $count ->
    [one] Up to { $count } die.
   *[other] Up to { $count } dice.
  }
web-arcs-dice-least = { $count ->
    [one] At least { $count } die.
   *[other] At least { $count } dice.
  }
web-arcs-dice-balanced = No more assault dice than skirmish dice.
web-arcs-dice-no-raid = No raid dice: the defender has buildings, but none here.
web-arcs-odds = Chance of each number of symbols, in percent
web-arcs-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
  }
web-arcs-symbol-hit = hits
web-arcs-symbol-self = hits on your ships
web-arcs-symbol-building = hits on buildings
web-arcs-symbol-key = raid keys
web-arcs-symbol-intercept = intercept
web-arcs-rolled = { $name } against { $rival } at { $at }
web-arcs-symbols-left = Symbols left to resolve
web-arcs-hit-whose = Choose which of { $name }’s pieces takes the next hit
web-arcs-hit-own = Choose which of your pieces takes the next hit
web-arcs-will-damage = damage
web-arcs-will-destroy = destroy

## Headings in the list of actions

web-arcs-group-lead = Lead
web-arcs-group-surpass = Surpass
web-arcs-group-copy = Copy
web-arcs-group-pivot = Pivot
web-arcs-group-seize = Seize the initiative
web-arcs-group-declare = Declare an ambition
web-arcs-group-spend = Spend a resource
web-arcs-group-tax = Tax
web-arcs-group-build = Build
web-arcs-group-move = Move from { $from }
web-arcs-group-repair = Repair
web-arcs-group-influence = Influence
web-arcs-group-secure = Secure
web-arcs-group-battle = Battle
web-arcs-group-steal = Steal

## Final scores

web-arcs-sheet-place = Place
web-arcs-sheet-power = Power
web-arcs-sheet-conceded = conceded
web-arcs-sheet-chapters = The game ended after chapter { $chapter }.
web-arcs-sheet-ties = Ties go to the player who comes first in turn order.

## Standing answers

web-arcs-wish = When your resources change on a rival’s turn
web-arcs-wish-ask = Ask me how to rearrange them
web-arcs-wish-keep = Leave them as they are
