# The board of Arcs in the browser

## The Reach

web-arcs-map = The Reach
web-arcs-out = out of play
web-arcs-path = A path marker: the gates on both sides are adjacent.
web-arcs-chapter = Chapter
web-arcs-round-number = Round { $round }
web-arcs-zoom-in = Zoom in
web-arcs-zoom-out = Zoom out
web-arcs-zoom-all = Show everything
# What a screen reader says of a system; the sentences follow one another.
web-arcs-gate = { $at }.
web-arcs-planet = { $at }: { $type }, { $slots ->
    [one] { $slots } building slot
   *[other] { $slots } building slots
  }.
web-arcs-controls = { $name } controls it.
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
web-arcs-mode-waits = to play
web-arcs-mode-none = no cards
web-arcs-pips-left = { $pips ->
    [one] { $pips } action left
   *[other] { $pips } actions left
  }
web-arcs-no-pips = No actions left
web-arcs-prelude = Prelude: resources may be spent
web-arcs-armed = Weapon: every action may be a battle
web-arcs-seen = Cards that are out: { $cards }
web-arcs-seen-title = Action cards of this chapter
web-arcs-seen-hand = { $card }: in your hand.
web-arcs-seen-gone = { $card }: out.
web-arcs-seen-rival = { $card }: in a rival’s hand.
web-arcs-seen-unknown = { $card }: not known.
web-arcs-seen-key-hand = your hand
web-arcs-seen-key-gone = out
web-arcs-seen-key-unknown = not known

## Ambitions

web-arcs-ambitions = Ambitions
web-arcs-power = Power
web-arcs-power-of = { $name }: { $power } power.
web-arcs-has = { $name }: { $count }.
web-arcs-would-score = Would score { $power } now.
web-arcs-third = Tokens on the box: they count as a third player’s.
web-arcs-third-has = A third player, who is not there: { $count }.
web-arcs-free-markers = Still to declare:
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
web-arcs-board-of = Board: { $name }
web-arcs-board-bare = No trophies, captives or guild cards yet.
web-arcs-slots = Resource slots
web-arcs-slot = { $resource }, raid cost { $cost }
web-arcs-slot-empty = Empty slot, raid cost { $cost }
web-arcs-slot-closed = Closed slot: build cities to open it
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

web-arcs-tab-hand = Hand
web-arcs-tab-court = Court
web-arcs-tab-ambitions = Ambitions
web-arcs-tab-boards = Rivals

## What to do

web-arcs-task = What to do
web-arcs-decides = { $name } is deciding.
web-arcs-task-lead = Choose a card to lead, or pass.
web-arcs-task-follow = Choose a card. The lead is { $suit }, { $number }.
web-arcs-task-moving = Move from { $from } to { $to }
web-arcs-task-guiding = { $name }: ships you guide from { $from } to { $to }
web-arcs-task-catapulting = Catapult at { $at }: { $ships ->
    [one] { $ships } ship may go on
   *[other] { $ships } ships may go on
  }
web-arcs-task-battle = Battle at { $at } against { $rival }
web-arcs-task-raiding = Raid on { $rival }: { $keys ->
    [one] { $keys } key left
   *[other] { $keys } keys left
  }
web-arcs-task-ransacking = Ransack: secure a card with agents of { $rival }
web-arcs-task-placing = Place { $ships ->
    [one] { $ships } ship: choose where
   *[other] { $ships } ships: choose where
  }
# One of several buildings of a kind; $piece is “city” or “starport”.
web-arcs-which-prune = { $piece ->
    [city] Prune: which of your cities at { $at } do you replace?
   *[starport] Prune: which of your starports at { $at } do you replace?
  }
web-arcs-which-annex = { $piece ->
    [city] Annex: which of { $name }’s cities at { $at } do you take over?
   *[starport] Annex: which of { $name }’s starports at { $at } do you take over?
  }
web-arcs-which-free = Which of { $name }’s cities at { $at } returns to its board?
web-arcs-which-repair = { $piece ->
    [city] Which of your cities at { $at } do you repair?
   *[starport] Which of your starports at { $at } do you repair?
  }
web-arcs-piece-fresh = { $piece ->
   *[other] fresh
  }
web-arcs-piece-damaged = { $piece ->
   *[other] damaged
  }
web-arcs-in-slot = in a slot
web-arcs-outside = outside the slots
web-arcs-task-filling = How much { $resource } do you take?
# Several cards let the player roll dice again.
web-arcs-task-leaves = Several cards let you reroll dice: which comes next?
web-arcs-task-again-assault = Reroll assault dice: choose them one by one, then roll
web-arcs-task-again-skirmish = Reroll skirmish dice: choose them one by one, then roll
web-arcs-task-again-raid = Reroll raid dice: choose them one by one, then roll
web-arcs-task-again-any = Reroll any dice: choose them one by one, then roll
web-arcs-leave-assault = Assault dice
web-arcs-leave-skirmish = Skirmish dice
web-arcs-leave-raid = Raid dice
web-arcs-leave-any = Any dice
# A die that was chosen, as a screen reader says it after the die.
web-arcs-die-again = to be rolled again
web-arcs-idle = The resource you spent gives you no action now.
# A theft: whose, what, for how many keys.
web-arcs-steal = { $name }: steal 1 { $resource }, { $cost ->
    [one] { $cost } key
   *[other] { $cost } keys
  }
# A theft that costs no keys.
web-arcs-steal-free = { $name }: steal 1 { $resource }
web-arcs-part-opening = Before anything else
web-arcs-part-prelude = Prelude: spend or use
web-arcs-part-actions = Actions
web-arcs-only-end = Nothing more can be done: end your turn.
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
web-arcs-hint-seize = Choose a card of your hand to play face down
web-arcs-hint-tax = Choose a city to tax
web-arcs-hint-build = Choose where to build
web-arcs-hint-move = Choose ships to move
web-arcs-hint-move-to = Choose where they go
web-arcs-hint-repair = Choose a piece to repair
web-arcs-hint-influence = Choose a card for your agent
web-arcs-hint-secure = Choose a card to secure
web-arcs-hint-battle = Choose whom to attack
web-arcs-hint-abduct = Choose a card with rival agents
web-arcs-hint-trade = Choose a city to trade with
web-arcs-hint-summon = Choose a city for the new ship
web-arcs-hint-fire = Choose whom to fire at
web-arcs-hint-nurture = Choose a city to nurture
web-arcs-hint-prune = Choose a building to replace
web-arcs-hint-annex = Choose a building to annex
web-arcs-hint-guide = Choose ships to guide
web-arcs-hint-martyr = Choose a ship to sacrifice
web-arcs-not-system-seize = You seize the initiative with a card of your hand, not in a system
web-arcs-not-system-influence = An agent is placed on a card of the court, not in a system
web-arcs-not-system-secure = You secure a card of the court, not a system
web-arcs-not-system-abduct = You abduct agents from a card of the court, not from a system
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
web-arcs-damaged-next = Then you choose how many damaged ships go with them.
web-arcs-not-all-ships = { $count ->
    [one] Only { $count } ship may go.
   *[other] Only { $count } ships may go.
  }
web-arcs-why-not-all = Why not all?
# $what is “fresh ships”, “assault” …
web-arcs-less = Less: { $what }
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
web-arcs-dice-balanced = No more assault than skirmish dice.
web-arcs-dice-no-raid = No raid dice: the defender’s buildings are elsewhere.
web-arcs-odds = Chances in percent, by how many of each symbol
web-arcs-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
  }
web-arcs-symbol-hit = hits
web-arcs-symbol-self = hits on your ships
web-arcs-symbol-building = hits on buildings
web-arcs-symbol-key = raid keys
web-arcs-symbol-intercept = intercept
web-arcs-rolled = { $name } against { $rival }, { $at }
web-arcs-symbols-left = What is left of the roll
web-arcs-hit-whose = The next hit falls on a piece of: { $name }
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
web-arcs-sheet-ties = In a tie whoever comes first in turn order is ahead.

## Standing answers

web-arcs-wish = When your resources change in a rival’s turn
web-arcs-wish-ask = Ask me how to arrange them
web-arcs-wish-keep = Leave them as they lie

## The guided first chapter

web-arcs-learn-welcome = Welcome to Arcs! You lead a fleet in the Reach, a ring of stars. A game has up to five chapters, and power wins it. I will sit beside you for the first.
web-arcs-learn-reach = This is the Reach. The inner ring has gates, the outer ring planets. A gate leads to its three planets and to the gates beside it. Thick walls cannot be crossed, hatched clusters are out of play. Zoom with the buttons, the wheel or two fingers.
web-arcs-learn-pieces = Your pieces have the colour of the triangle beside your name: arrows are ships, and cities and starports stand in the slots of planets. The colour around a system shows who controls it: whoever has the most fresh ships there. Click any system to see what is in it.
web-arcs-learn-ambitions = Power comes from ambitions, scored at the end of a chapter. Each counts something: resources, captives, trophies. The small numbers show how everybody stands and what that would score now. Only ambitions with a marker score.
web-arcs-learn-hand = Your hand lasts for the whole chapter. A card has a number, a suit that says which actions it allows, gold pips for how many, and the ambition it can declare. High numbers have few pips. Rest on a card, or press it long, to read it.
web-arcs-learn-lead = Now play a card: click it, then confirm with the big button. A card with many pips is a good beginning.
web-arcs-learn-declare = Before you spend a resource or act you may declare the ambition of your card: it will be scored for everybody. Your card then counts as 0, and rivals surpass it easily. Declare it if you expect to win it, or leave it.
web-arcs-learn-prelude = Before the first action you are in the prelude: you may spend resources for extra actions. You need not take the action. Material builds or repairs, fuel moves, a relic secures, a psionic takes an action of the lead suit, a weapon lets your actions be battles.
web-arcs-learn-actions = Here are the actions you can take now. Choose one, and the places where it is possible begin to glow. You can take back almost everything with Undo.
web-arcs-learn-end = Use all your actions, then end the turn.
web-arcs-learn-rival = Now your rival plays. Watch the map; the log tells it in sentences.
web-arcs-learn-follow = A card was led, so you follow. Surpass it with a higher card of its suit for all your pips; copy it with any card face down for one action of its suit; or pivot with another suit for one action of yours. Click a card to see what it can do.
web-arcs-learn-seize = You do not have the initiative. Before you spend or do anything, you may seize it for one more card, face down, and lead the next round. Without that, the highest card that surpassed takes it.
web-arcs-learn-influence = Influence puts one of your agents on a court card. Rest on a card to read what it does.
web-arcs-learn-secure = You have the most agents on a court card: secure it. Guild cards stay with you and count for ambitions; rivals’ agents on them become your captives.
web-arcs-learn-tax = Tax a city to gain the resource of its planet. A rival’s city you control gives you a captive as well.
web-arcs-learn-build = Build cities and starports in free slots where you have a piece, and ships at your starports. Cities open resource slots on your board.
web-arcs-learn-move = To move, click a system with your ships, then where they go. From a starport they may fly on through gates: a catapult.
web-arcs-learn-battle = You share a system with a rival, so you may battle. Choose battle, then the system.
web-arcs-learn-dice = Take up to one die for each ship. Blue skirmish dice are safe, red assault dice hit harder and hit back, orange raid dice bring keys to steal with. The table shows the chances of what you have chosen.
web-arcs-learn-hits = You choose which pieces are hit. A fresh piece is damaged, a damaged one destroyed, and destroyed rival pieces are your trophies.
web-arcs-learn-raid = Your keys open the rival’s board: steal resources and guild cards for the keys they cost.
web-arcs-learn-initiative = A round is over. Whoever has the initiative, the golden star, leads the next one.
web-arcs-learn-third = In a game of two, tokens lie on the ambition boxes. They count like those of a third player, who takes places but no power: beat them too.
web-arcs-learn-chapter = The chapter is over and the declared ambitions were scored. New hands are dealt, and the markers grow more valuable. You know all you need: enjoy the game!
