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
  }; each ambition won scores { $bonus } more
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
web-arcs-tab-ready = Something can be chosen.
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
web-arcs-task-ransacking = Ransack: secure a card with { $rival }’s agents
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
web-arcs-task-leaves = Several of your cards reroll dice. Choose which to use next
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
web-arcs-odds = Chance in percent of each number of symbols
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
web-arcs-wish-ask = Ask me how to arrange them
web-arcs-wish-keep = Leave them as they are

## The guided first chapter

web-arcs-learn-welcome = Welcome to Arcs! You command a fleet in the Reach, a ring of stars. A game has up to five chapters, and the player with the most power wins. I will guide you through the first chapter.
web-arcs-learn-reach = This is the Reach. The inner ring is made of gates, the outer ring of planets. A gate leads to its three planets and to the neighboring gates. Thick walls cannot be crossed, and hatched clusters are out of play. Zoom with the buttons, the mouse wheel, or two fingers.
web-arcs-learn-pieces = Your pieces have the color of the triangle beside your name. The arrows are ships; cities and starports stand in the slots of planets. The color around a system shows who controls it: the player with the most fresh ships there. Click any system to see what is in it.
web-arcs-learn-ambitions = You gain power from ambitions, which are scored at the end of a chapter. Each one counts something: resources, captives, or trophies. The small numbers show how each player stands and what that would score now. Only ambitions with a marker score.
web-arcs-learn-hand = Your hand has to last the whole chapter. Each card has a number, a suit that says which actions you can take, gold pips that say how many, and an ambition it can declare. High cards have few pips. Hover over a card, or press and hold it, to read it.
web-arcs-learn-lead = Now play a card: click it, then confirm with the big button. A card with many pips is a good start.
web-arcs-learn-declare = Before you do anything else, you may declare the ambition of your card. It will then be scored at the end of the chapter, by whoever has the most. In return, your card counts as 0, so rivals can surpass it easily. Declare it if you expect to win it.
web-arcs-learn-prelude = Until your first action, you are in the prelude. You may spend resources for extra actions, and you may decline the action. Material builds or repairs, fuel moves, a relic secures, and a psionic takes an action of the lead suit. A weapon lets your actions be battles.
web-arcs-learn-actions = Here are the actions you can take now. Choose one, and the places where you can take it start to glow. You can undo almost everything.
web-arcs-learn-end = Use all your actions, then end your turn.
web-arcs-learn-rival = Now it is your rival’s turn. Watch the map; the log tells you what happens.
web-arcs-learn-follow = A card has been led, so you must follow. Surpass it with a higher card of its suit to use all your pips. Copy it with any card face down for one action of the lead suit. Or pivot with another suit for one action of that suit. Click a card to see what it can do.
web-arcs-learn-seize = You do not have the initiative. Before you do anything else, you may seize it by playing one more card face down, and so lead the next round. If nobody seizes it, it goes to the player who surpassed with the highest card.
web-arcs-learn-influence = Influence places one of your agents on a court card. Hover over a card, or press and hold it, to read what it does.
web-arcs-learn-secure = You have the most agents on a court card, so you can secure it. Guild cards stay with you and count for ambitions. Rivals’ agents on them become your captives.
web-arcs-learn-tax = Tax a city to gain the resource of its planet. If you tax a rival city you control, you also take a captive.
web-arcs-learn-build = Build cities and starports in empty slots where you have a piece, and ships at your starports. Cities open resource slots on your board.
web-arcs-learn-move = To move, click a system with your ships, then the system where they go. From a starport, they may keep moving through gates: a catapult.
web-arcs-learn-battle = You share a system with a rival, so you can battle. Choose Battle, then the system.
web-arcs-learn-dice = Take up to one die for each ship. Blue skirmish dice are safe, red assault dice hit harder but can hit your own ships, and orange raid dice bring keys to steal with. The table shows the odds for the dice you have chosen.
web-arcs-learn-hits = You choose which pieces are hit. A hit damages a fresh piece and destroys a damaged one. Destroyed rival pieces are your trophies.
web-arcs-learn-raid = Your keys open your rival’s board: steal resources and guild cards for the keys they cost.
web-arcs-learn-initiative = The round is over. The player with the initiative, the golden star, leads the next round.
web-arcs-learn-third = In a two-player game, tokens lie on the ambition boxes. They count like those of a third player, who takes places but scores no power. You have to beat them too.
web-arcs-learn-chapter = The chapter is over, and the declared ambitions have been scored. New hands are dealt, and a marker is flipped to its more valuable side. You know all you need. Enjoy the game!
