# Arcs

## Seats

arcs-seat-red = Red
arcs-seat-blue = Blue
arcs-seat-yellow = Yellow
arcs-seat-green = Green

## Options

arcs-option-players = Players
    .help = How many play: two, three or four.
arcs-option-first = First player
    .help = Who has the initiative at the beginning. Play goes on clockwise.
arcs-option-first-random = At random
arcs-option-setup = Setup card
    .help = Which clusters are out of play and where everybody begins. Every number of players has its own cards.
arcs-option-setup-random = At random
arcs-option-setup-frontiers = Frontiers
arcs-option-setup-homelands = Homelands
arcs-option-setup-core-conflict = Core Conflict
arcs-option-setup-mix-up = Mix Up
arcs-option-setup-mix-up-1 = Mix Up 1
arcs-option-setup-mix-up-2 = Mix Up 2
arcs-option-setup-mix-up-3 = Mix Up 3
arcs-option-split_discard = Split discard piles
    .help = A variant: action cards played face up are discarded face up, to a pile of their own.

## Names of things

arcs-name-red = { arcs-seat-red }
arcs-name-blue = { arcs-seat-blue }
arcs-name-yellow = { arcs-seat-yellow }
arcs-name-green = { arcs-seat-green }

arcs-name-frontiers = { arcs-option-setup-frontiers }
arcs-name-homelands = { arcs-option-setup-homelands }
arcs-name-core-conflict = { arcs-option-setup-core-conflict }
arcs-name-mix-up = { arcs-option-setup-mix-up }
arcs-name-mix-up-1 = { arcs-option-setup-mix-up-1 }
arcs-name-mix-up-2 = { arcs-option-setup-mix-up-2 }
arcs-name-mix-up-3 = { arcs-option-setup-mix-up-3 }

arcs-name-material = material
arcs-name-fuel = fuel
arcs-name-weapon = weapon
arcs-name-relic = relic
arcs-name-psionic = psionic

arcs-name-tycoon = Tycoon
arcs-name-tyrant = Tyrant
arcs-name-warlord = Warlord
arcs-name-keeper = Keeper
arcs-name-empath = Empath

arcs-name-ship = ship
arcs-name-city = city
arcs-name-starport = starport
arcs-name-fresh = fresh
arcs-name-damaged = damaged

arcs-name-assault = assault
arcs-name-skirmish = skirmish
arcs-name-raid = raid

# Faces of dice: + is written -
arcs-name-blank = blank
arcs-name-hit = hit
arcs-name-hit-hit = 2 hits
arcs-name-self-hit = self-hit + hit
arcs-name-self-hit-hit = self-hit + 2 hits
arcs-name-intercept = intercept
arcs-name-intercept-hit = intercept + hit
arcs-name-intercept-key-key = intercept + 2 keys
arcs-name-self-key = self-hit + key
arcs-name-self-building = self-hit + building hit
arcs-name-building-key = building hit + key

arcs-name-1 = cluster 1
arcs-name-2 = cluster 2
arcs-name-3 = cluster 3
arcs-name-4 = cluster 4
arcs-name-5 = cluster 5
arcs-name-6 = cluster 6

arcs-name-1-gate = gate 1
arcs-name-1-arrow = arrow 1
arcs-name-1-crescent = crescent 1
arcs-name-1-hex = hex 1
arcs-name-2-gate = gate 2
arcs-name-2-arrow = arrow 2
arcs-name-2-crescent = crescent 2
arcs-name-2-hex = hex 2
arcs-name-3-gate = gate 3
arcs-name-3-arrow = arrow 3
arcs-name-3-crescent = crescent 3
arcs-name-3-hex = hex 3
arcs-name-4-gate = gate 4
arcs-name-4-arrow = arrow 4
arcs-name-4-crescent = crescent 4
arcs-name-4-hex = hex 4
arcs-name-5-gate = gate 5
arcs-name-5-arrow = arrow 5
arcs-name-5-crescent = crescent 5
arcs-name-5-hex = hex 5
arcs-name-6-gate = gate 6
arcs-name-6-arrow = arrow 6
arcs-name-6-crescent = crescent 6
arcs-name-6-hex = hex 6

## Action cards

arcs-name-administration = Administration
arcs-name-administration-1 = Administration 1
arcs-name-administration-2 = Administration 2
arcs-name-administration-3 = Administration 3
arcs-name-administration-4 = Administration 4
arcs-name-administration-5 = Administration 5
arcs-name-administration-6 = Administration 6
arcs-name-administration-7 = Administration 7
arcs-name-aggression = Aggression
arcs-name-aggression-1 = Aggression 1
arcs-name-aggression-2 = Aggression 2
arcs-name-aggression-3 = Aggression 3
arcs-name-aggression-4 = Aggression 4
arcs-name-aggression-5 = Aggression 5
arcs-name-aggression-6 = Aggression 6
arcs-name-aggression-7 = Aggression 7
arcs-name-construction = Construction
arcs-name-construction-1 = Construction 1
arcs-name-construction-2 = Construction 2
arcs-name-construction-3 = Construction 3
arcs-name-construction-4 = Construction 4
arcs-name-construction-5 = Construction 5
arcs-name-construction-6 = Construction 6
arcs-name-construction-7 = Construction 7
arcs-name-mobilization = Mobilization
arcs-name-mobilization-1 = Mobilization 1
arcs-name-mobilization-2 = Mobilization 2
arcs-name-mobilization-3 = Mobilization 3
arcs-name-mobilization-4 = Mobilization 4
arcs-name-mobilization-5 = Mobilization 5
arcs-name-mobilization-6 = Mobilization 6
arcs-name-mobilization-7 = Mobilization 7

## Guild cards

arcs-name-loyal-engineers = Loyal Engineers
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as material; material outrage never stops you from spending material.
arcs-name-mining-interest = Mining Interest
    .text = Manufacture (build): gain 1 material. Prelude: discard this to gain up to 1 material for each of your empty slots; once the supply is out, you may steal the rest.
arcs-name-material-cartel = Material Cartel
    .text = The material supply counts as yours, for Tycoon too, but you cannot spend it, nobody can steal it, and everyone still gains from it. After every scoring rivals discard all their material tokens. Prelude: discard this to steal 1 material.
arcs-name-admin-union = Admin Union
    .text = Prelude: put this beside an Administration card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-construction-union = Construction Union
    .text = Prelude: put this beside a Construction card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-fuel-cartel = Fuel Cartel
    .text = The fuel supply counts as yours, for Tycoon too, but you cannot spend it, nobody can steal it, and everyone still gains from it. After every scoring rivals discard all their fuel tokens. Prelude: discard this to steal 1 fuel.
arcs-name-loyal-pilots = Loyal Pilots
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as fuel; fuel outrage never stops you from spending fuel.
arcs-name-gatekeepers = Gatekeepers
    .text = When you attack at a gate, you may roll up to 2 dice more. Prelude: discard this to place 1 ship at every gate in play; with too few ships you choose the gates.
arcs-name-shipping-interest = Shipping Interest
    .text = Synthesize (build): gain 1 fuel. Prelude: discard this to gain up to 1 fuel for each of your empty slots; once the supply is out, you may steal the rest.
arcs-name-spacing-union = Spacing Union
    .text = Prelude: put this beside a Mobilization card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-arms-union = Arms Union
    .text = Prelude: put this beside an Aggression card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-prison-wardens = Prison Wardens
    .text = Pressgang (build): return any number of your captives and gain any 1 resource for each. Execute (influence): move any number of your captives to your trophies. Prelude: discard this to place 3 ships in a system you control.
arcs-name-skirmishers = Skirmishers
    .text = Once in each of your battles, after rolling, you may roll skirmish dice again: as many as you have weapons, tokens and guild cards together. Prelude: discard this to place 3 ships in a system you control.
arcs-name-court-enforcers = Court Enforcers
    .text = Abduct (battle): capture all rival agents on a court card that has fewer of them than you have weapons, tokens and guild cards together. Prelude: discard this to place 3 ships in a system you control.
arcs-name-loyal-marines = Loyal Marines
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as a weapon; weapon outrage never stops you from spending weapons. Prelude: discard this to place 3 ships in a system you control.
arcs-name-lattice-spies = Lattice Spies
    .text = Prelude, before any other action: discard this to seize the initiative, if nobody has seized it this round.
arcs-name-farseers = Farseers
    .text = When you declare an ambition, look at a rival’s hand; you may swap one card with them. Prelude: discard this and any number of your hand cards, then draw that many and one more from the bottom of the action discard pile.
arcs-name-secret-order = Secret Order
    .text = When you declare Keeper or Empath, no zero marker is placed.
arcs-name-loyal-empaths = Loyal Empaths
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as a psionic; psionic outrage never stops you from spending psionics.
arcs-name-silver-tongues = Silver-Tongues
    .text = Prelude: discard this to steal one guild card or resource.
arcs-name-loyal-keepers = Loyal Keepers
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as a relic; relic outrage never stops you from spending relics.
arcs-name-sworn-guardians = Sworn Guardians
    .text = Rivals cannot steal your resources or your other guild cards. If this is stolen, it is buried.
arcs-name-elder-broker = Elder Broker
    .text = Trade (tax): choose a rival’s city you control; take 1 resource of its planet’s type from its owner, and give 1 of a type they do not have. Prelude: discard this to gain 1 material, 1 fuel and 1 weapon.
arcs-name-relic-fence = Relic Fence
    .text = Prelude, once a turn: discard 1 resource to gain 1 relic.
arcs-name-galactic-bards = Galactic Bards
    .text = When you surpass or pivot, before any action, you may declare the ambition of your card if none was declared this round (with a 7, any). No zero marker is placed.

## Vox cards

arcs-name-mass-uprising = Mass Uprising
    .text = When secured: choose a cluster in play and place 1 ship in each of its systems; with too few ships you choose the systems. Discard this.
arcs-name-populist-demands = Populist Demands
    .text = When secured: you may declare any ambition, if a marker is available; no zero marker is placed. Discard this.
arcs-name-outrage-spreads = Outrage Spreads
    .text = When secured: you may choose a type of resource; every player, you too, provokes outrage of it. Discard this.
arcs-name-song-of-freedom = Song of Freedom
    .text = When secured: you may return a city you control, yours or a rival’s, to its board; if you do, you may seize the initiative. Shuffle this into the court deck.
arcs-name-guild-struggle = Guild Struggle
    .text = When secured: you may steal 1 guild card. Shuffle all guild cards of the court discard pile into the court deck. Discard this.
arcs-name-call-to-action = Call to Action
    .text = When secured: draw 1 card from the bottom of the action discard pile. Discard this.

## What is being decided

arcs-name-redrawing = whether to draw a new hand
arcs-name-leading = which card to lead
arcs-name-following = which card to play
arcs-name-turn = what to do in your turn
arcs-name-arranging = how to arrange your resources
arcs-name-overflowing = which resource to discard
arcs-name-moving = how many ships move
arcs-name-catapulting = where the catapult goes on
arcs-name-dicing = which dice to roll
arcs-name-rerolling = which dice to roll again
arcs-name-battling = which piece is hit
arcs-name-ransacking = which court card to ransack
arcs-name-raiding = what to steal in the raid
arcs-name-stealing = what to steal
arcs-name-spending = what to do with the resource you spent
arcs-name-placing = where to place ships
arcs-name-pressganging = which captive to return
arcs-name-gaining = which resource to gain
arcs-name-executing = which captive to execute
arcs-name-trading = which resource to give
arcs-name-fencing = which resource to discard for a relic
arcs-name-discarding = which cards to discard
arcs-name-looking = whose hand to look at
arcs-name-swapping = which card to swap
arcs-name-vox-card = how to answer the vox card
arcs-name-seizing = whether to seize the initiative

## What the player is asked

arcs-step-redrawing = Keep your hand, or discard it and draw a new one.
arcs-step-leading = Lead a card, or pass the initiative.
arcs-step-following = Surpass, copy or pivot with a card.
arcs-step-turn = Take an action, or end your turn.
arcs-step-arranging = Choose the resource for the best protected slot left.
arcs-step-overflowing = You have more resources than slots: choose one to discard.
arcs-step-moving = Choose how many ships move.
arcs-step-catapulting = The ships may move on: choose where, or stop here.
arcs-step-dicing = Choose your dice: at most one for each attacking ship.
arcs-step-rerolling = Choose skirmish dice to roll again, or none.
arcs-step-battling = Choose the piece the next hit falls on.
arcs-step-ransacking = You destroyed a city: choose a court card to ransack.
arcs-step-raiding = Spend your keys to steal, or stop the raid.
arcs-step-stealing = Choose what to steal.
arcs-step-spending = Choose the action your resource pays for.
arcs-step-placing = Choose where to place ships.
arcs-step-pressganging = Return another captive for a resource, or stop.
arcs-step-gaining = Choose a resource to gain.
arcs-step-executing = Execute another captive, or stop.
arcs-step-trading = Choose the resource you give.
arcs-step-fencing = Choose a resource to discard for a relic.
arcs-step-discarding = Discard cards of your hand, or stop: you draw that many and one more.
arcs-step-looking = Look at a rival’s hand, or decline.
arcs-step-swapping = Swap a card with the rival: first choose theirs, then yours. Or decline.
arcs-step-vox-card = Choose what the vox card does.
arcs-step-seizing = Seize the initiative, or decline.
arcs-step-over = The game is over.

## Actions

arcs-action-end = End turn
arcs-action-stop = Stop here
arcs-action-no = Decline
arcs-action-pass = Pass the initiative
arcs-action-keep = Keep it as it is
arcs-action-arrange = Arrange your resources
arcs-action-redraw = Draw a new hand
arcs-action-lead = Lead { $card }
arcs-action-surpass = Surpass with { $card }
arcs-action-copy = Copy with { $card }, face down
arcs-action-pivot = Pivot with { $card }
arcs-action-seize = Seize the initiative with { $card }, face down
arcs-action-seize-free = Seize the initiative
arcs-action-declare = Declare { $ambition }
arcs-action-spend = Spend 1 { $resource }
arcs-action-spend-as = Spend 1 { $resource } as { $as }
arcs-action-tax = Tax the city of { $seat } at { $at }
arcs-action-build = Build a { $piece } at { $at }
arcs-action-move = Move from { $from } to { $to }
arcs-action-fresh = Move { $count ->
    [0] no fresh ships
    [one] { $count } fresh ship
   *[other] { $count } fresh ships
  }
arcs-action-damaged = Move { $count ->
    [0] no damaged ships
    [one] { $count } damaged ship
   *[other] { $count } damaged ships
  }
arcs-action-onward = Move on to { $at }
arcs-action-repair = Repair a { $piece } at { $at }
arcs-action-influence = Influence { $court }
arcs-action-secure = Secure { $court }
arcs-action-battle = Battle { $seat } at { $at }
arcs-action-dice = Roll { $count ->
    [0] no { $die } dice
    [one] { $count } { $die } die
   *[other] { $count } { $die } dice
  }
arcs-action-reroll = { $blanks ->
    [0] { $hits ->
        [one] Roll { $hits } hit again
       *[other] Roll { $hits } hits again
      }
    [one] { $hits ->
        [0] Roll { $blanks } blank again
        [one] Roll { $blanks } blank and { $hits } hit again
       *[other] Roll { $blanks } blank and { $hits } hits again
      }
   *[other] { $hits ->
        [0] Roll { $blanks } blanks again
        [one] Roll { $blanks } blanks and { $hits } hit again
       *[other] Roll { $blanks } blanks and { $hits } hits again
      }
  }
arcs-action-hit = Hit a { $state } { $piece }
arcs-action-ransack = Ransack { $court }
arcs-action-steal = Steal from slot { $slot } of { $seat }
arcs-action-take = Steal { $court }
arcs-action-protect = Protect 1 { $resource } best
arcs-action-discard = Discard 1 { $resource }
arcs-action-gain = Gain 1 { $resource }
arcs-action-give = Give 1 { $resource }
arcs-action-outrage = Spread { $resource } outrage
arcs-action-use = Use { $court }
arcs-action-manufacture = Manufacture 1 material
arcs-action-synthesize = Synthesize 1 fuel
arcs-action-pressgang = Pressgang a captive of { $seat }
arcs-action-execute = Execute a captive of { $seat }
arcs-action-abduct = Abduct the agents on { $court }
arcs-action-trade = Trade with the city of { $seat } at { $at }
arcs-action-attach = Put a union beside { $card }
arcs-action-look = Look at the hand of { $seat }
arcs-action-hand = Choose { $card } from your hand
arcs-action-theirs = Take { $card } from the rival’s hand
arcs-action-place = Place ships at { $at }
arcs-action-cluster = Choose cluster { $cluster }
arcs-action-free = Return the city of { $seat } at { $at }

## What happened

arcs-event-setup = The setup card is { $setup }. { $seat } has the initiative.
arcs-event-court = The court opens with { $row }.
arcs-event-start = { $seat } begins at { $systems } with these resources: { $resources }.
arcs-event-deal = Chapter { $chapter } begins: everybody is dealt six cards. { $seat } has the initiative.
arcs-event-redraw = { $seat } discards the hand and draws a new one.
arcs-event-drawn = { $seat } draws { $cards }.
arcs-event-round = Round { $round }: { $seat } is to lead.
arcs-event-pass = { $seat } passes the initiative.
arcs-event-initiative = { $seat } takes the initiative.
arcs-event-lead = { $seat } leads { $card }.
arcs-event-surpass = { $seat } surpasses with { $card }.
arcs-event-copy = { $seat } copies with a card face down.
arcs-event-pivot = { $seat } pivots with { $card }.
arcs-event-declare = { $second ->
    [0] { $seat } declares { $ambition }: { $first } power for first place, none for second.
   *[other] { $seat } declares { $ambition }: { $first } power for first place, { $second } for second.
  }
arcs-event-zero = The zero marker covers { $card }: it counts as 0.
arcs-event-seize = { $seat } seizes the initiative.
arcs-event-look = { $seat } looks at the hand of { $rival }.
arcs-event-seen = { $seat } sees { $cards }.
arcs-event-swap = { $seat } takes a card from { $rival }.
arcs-event-swap-back = { $seat } gives { $rival } a card in return.
arcs-event-swapped = { $seat } gets { $card } from { $giver }.
arcs-event-spend = { $seat } spends 1 { $resource }.
arcs-event-spend-as = { $seat } spends 1 { $resource } as { $as }.
arcs-event-use = { $seat } uses { $court }.
arcs-event-attach = { $seat } puts { $court } beside { $card }.
arcs-event-arrange = { $seat } arranges the resources, the best protected first: { $resources }.
arcs-event-gain = { $seat } gains 1 { $resource }.
arcs-event-discard = { $seat } discards 1 { $resource }.
arcs-event-discard-all = { $seat } discards { $count ->
    [one] { $count } { $resource } token
   *[other] all { $count } { $resource } tokens
  }.
arcs-event-discard-card = { $court } is discarded.
arcs-event-discard-hand = { $seat } discards an action card.
arcs-event-discarded = { $seat } discards { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } draws nothing: no card is left.
    [one] { $seat } draws { $count } action card.
   *[other] { $seat } draws { $count } action cards.
  }
arcs-event-draw-union = { $seat } draws { $card }, and { $court } is discarded.
arcs-event-tax = { $seat } taxes the city of { $owner } at { $at }.
arcs-event-capture = { $seat } captures { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
  } of { $owner }.
arcs-event-build = { $seat } builds a { $piece } at { $at }.
arcs-event-build-damaged = { $seat } builds a { $piece } at { $at }, damaged, as a rival controls the system.
arcs-event-move = { $damaged ->
    [0] { $fresh ->
        [one] { $seat } moves { $fresh } ship from { $from } to { $to }.
       *[other] { $seat } moves { $fresh } ships from { $from } to { $to }.
      }
   *[other] { $fresh ->
        [0] { $seat } moves { $damaged } damaged { $damaged ->
            [one] ship
           *[other] ships
          } from { $from } to { $to }.
       *[other] { $seat } moves { $fresh } fresh and { $damaged } damaged ships from { $from } to { $to }.
      }
  }
arcs-event-repair = { $seat } repairs a { $piece } at { $at }.
arcs-event-influence = { $seat } places an agent on { $court }.
arcs-event-secure = { $seat } secures { $court }.
arcs-event-refill = { $court } comes to the court.
arcs-event-battle = { $seat } attacks { $owner } at { $at }.
arcs-event-roll = { $seat } rolls { $die } dice: { $faces }.
arcs-event-damage = A { $piece } of { $owner } at { $at } is damaged.
arcs-event-destroy = A { $piece } of { $owner } at { $at } is destroyed, a trophy for { $seat }.
arcs-event-outrage = { $seat } provokes { $resource } outrage.
arcs-event-ransack = { $seat } ransacks the court and secures { $court }.
arcs-event-trophies = { $seat } takes { $agents ->
    [one] { $agents } agent of { $owner } as a trophy
   *[other] { $agents } agents of { $owner } as trophies
  }.
arcs-event-steal = { $seat } steals 1 { $resource } from { $owner }.
arcs-event-take = { $seat } steals { $court } from { $owner }.
arcs-event-bury = { $court } is buried under the court deck.
arcs-event-place = { $seat } places { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  } at { $at }.
arcs-event-manufacture = { $seat } manufactures material.
arcs-event-synthesize = { $seat } synthesizes fuel.
arcs-event-pressgang = { $seat } pressgangs a captive: an agent of { $owner } returns.
arcs-event-execute = { $seat } executes a captive: an agent of { $owner } becomes a trophy.
arcs-event-abduct = { $seat } abducts the rival agents on { $court }.
arcs-event-trade = { $seat } trades with the city of { $owner } at { $at }.
arcs-event-swap-resources = { $seat } takes 1 { $taken } from { $owner } and gives 1 { $given }.
arcs-event-free = { $seat } returns the city of { $owner } at { $at } to its board.
arcs-event-shuffle = Shuffled into the court deck: { $court }.
arcs-event-choose = { $seat } chooses “{ $action }”.
arcs-event-end = { $seat } ends the turn.
arcs-event-round-end = The round ends. { $seat } has the initiative.
arcs-event-chapter-end = Chapter { $chapter } ends: declared ambitions are scored.
arcs-event-score = { $power ->
    [0] { $seat } takes second place in { $ambition }, which is worth no power.
   *[other] { $seat } gains { $power } power for { $ambition }.
  }
arcs-event-over = The game is over. { $seat } wins with { $power } power.
arcs-event-concede = { $seat } concedes.

## Why not. No full stop: the rule follows.

arcs-no-over = The game is over
arcs-no-now = Not now: you are deciding { $what }
arcs-no-not-in-hand = { $card } is not in the hand
arcs-no-must-follow = A card was led already: surpass it, copy it or pivot
arcs-no-must-lead = You begin the round: lead a card, or pass the initiative
arcs-no-must-play = Only a player who is about to lead can pass, and a card was led this round
arcs-no-surpass-suit = Only a card of the lead suit, { $suit }, can surpass; this one can copy or pivot
arcs-no-surpass-low = To surpass, a card must be higher than the lead card’s { $number }; this one can copy
arcs-no-pivot-suit = You pivot with a suit other than the lead suit, { $suit }; this card can copy, or surpass if it is higher
arcs-no-played = You have played your card for this round
arcs-no-late = This comes before any other action of the turn, and you have begun
arcs-no-seize-holder = You have the initiative already
arcs-no-seize-again = The initiative was seized this round, and once is all
arcs-no-seize-leave = Seizing costs a card of your hand, unless a card lets you seize without: say which card
arcs-no-declare-follower = Only the leader declares an ambition, or whoever surpasses or pivots with Galactic Bards
arcs-no-declare-again = An ambition was declared this round already
arcs-no-declare-marker = No ambition marker is available
arcs-no-declare-number = To declare { $ambition } you need a { $number } or a 7
arcs-no-prelude-over = The prelude ended with the first action of your card
arcs-no-prelude-none = The prelude begins when you have played a card
arcs-no-spend-none = You have no { $resource } to spend
arcs-no-spend-outrage = You have provoked { $resource } outrage, so { $resource } cannot be spent for its own action
arcs-no-spend-as = To spend another resource as { $resource } you need the Loyal guild card of that type
arcs-no-spend-useless = Spending this would give you nothing now
arcs-no-card-not-yours = { $court } is not yours
arcs-no-card-won = You secured { $court } in this prelude: its prelude waits for a later turn
arcs-no-card-no-prelude = { $court } has nothing to use like this; a union is put beside a card instead
arcs-no-card-once = You have used { $court } this turn, and once is all
arcs-no-fence-empty = You have no resource to discard for a relic
arcs-no-fence-relics = There are no relics left in the supply
arcs-no-union = You have no union for { $suit }
arcs-no-union-card = { $card } does not lie face up: a union goes beside a card played this round
arcs-no-pips = All actions of your card are used
arcs-no-suit = This action does not belong to { $suit }
arcs-no-resource-action = The resource you spent does not give this action
arcs-no-replace = A new action needs a pip or a resource that is not outraged
arcs-no-new-action = You have no guild card that gives you this action
arcs-no-out-of-play = This is not possible: { $at } is out of play
arcs-no-tax-city = There is no city of { $owner } at { $at }
arcs-no-tax-control = You can tax a rival’s city only where you control the system, and you do not control { $at }
arcs-no-tax-twice = This city was taxed this turn, and once is all
arcs-no-build-slot = There is no empty building slot at { $at }
arcs-no-build-piece = You build where you have a ship or a building, and you have none at { $at }
arcs-no-build-supply = You have no { $piece } left to build
arcs-no-build-starport = Ships are built at your own starports, and you have none at { $at }
arcs-no-build-twice = A starport builds one ship a turn, and there is no other of yours
arcs-no-move-ships = You have no ships at { $at }
arcs-no-move-adjacent = There is no way from { $at } to { $to }: they are not adjacent
arcs-no-repair = You have no damaged { $piece } at { $at }
arcs-no-row = { $court } is not in the court
arcs-no-agents = You have no agents left in your supply
arcs-no-secure-most = You need more agents on { $court } than each rival has
arcs-no-battle-self = You can attack only rivals
arcs-no-battle-ships = You have no ships at { $at } to attack with
arcs-no-battle-pieces = { $owner } has nothing at { $at } to attack
arcs-no-captives = You have no captives of { $owner }
arcs-no-abduct = On { $court } there must be rival agents, and fewer of them than you have weapons, tokens and guild cards together: { $weapons }
arcs-no-trade-city = You trade with a rival’s city that you control, and { $owner } has none like that at { $at }
arcs-no-trade-swap = For this trade the owner must have 1 { $resource }, and you a resource the owner does not have
arcs-no-dice-order = First choose how many { $die } dice you roll
arcs-no-dice-many = { $most ->
    [0] You can roll no more dice
    [one] You can roll { $most } more die at most
   *[other] You can roll { $most } more dice at most
  }, and 6 of a kind
arcs-no-dice-none = You must roll at least one die
arcs-no-dice-raid = Raid dice need a building of { $owner } in this system, unless { $owner } has none on the map
arcs-no-reroll = You can roll again only skirmish dice you rolled, and at most as many as you have weapons: { $most }
arcs-no-hit = This hit cannot fall on a { $state } { $piece }
arcs-no-ransack = There is no agent of { $owner } on { $court }
arcs-no-steal-whose = You can steal only from a rival, in a raid only from the defender
arcs-no-steal-empty = There is nothing in this slot that you may steal
arcs-no-steal-cost = Stealing this costs { $cost ->
    [one] { $cost } key
   *[other] { $cost } keys
  }, and you have { $keys ->
    [0] none
   *[other] { $keys }
  } left
arcs-no-steal-guarded = Sworn Guardians keep you from stealing anything else of this rival
arcs-no-ships = { $most ->
    [0] There are no such ships to move
    [one] There is only { $most } such ship to move
   *[other] There are only { $most } such ships to move
  }
arcs-no-ships-none = At least one ship must move
arcs-no-onward-adjacent = { $at } is not adjacent to where the ships are
arcs-no-onward-again = The ships have entered { $at } in this move, and once is all
arcs-no-token = You have no { $resource } left to choose
arcs-no-arrange = You may arrange resources only when you have just got one and it makes a difference; once begun, choose on
arcs-no-supply = There is no { $resource } left in the supply
arcs-no-give = You give a resource that you have and { $owner } has not: not { $resource }
arcs-no-place = You cannot place ships at { $at } now
arcs-no-free = You do not control a city of { $owner } at { $at }
arcs-no-hand = { $owner } has no hand you can look at: it takes a rival with cards
arcs-no-stop = There is nothing to stop or decline here

## Positions of scenarios

arcs-given-unknown = A position of Arcs has no word “{ $word }”.
arcs-given-type = { $word } cannot be { $value }: it takes { $type ->
    [int] a number
    [bool] true or false
    [list] a list in square brackets
   *[dict] a table
  }.
arcs-given-name = { $word } cannot have “{ $name }” in it.
arcs-given-dealt = A game as it was dealt cannot have { $word } too.
arcs-given-snapshot = Beside an exact snapshot there can be no { $word }.
arcs-given-impossible = { $problem ->
    [ships] { $where } must have 15 ships, on the map, among trophies and in the supply together.
    [cities] { $where } must have 5 cities, on the map, among trophies and on the board together.
    [starports] { $where } must have 5 starports, on the map, among trophies and in the supply together.
    [agents] { $where } must have 10 agents, in the court, marking outrage, as captives and trophies and in the supply together.
    [stand-ins] { $where } can have stand-ins only for marks of outrage, and only without agents in the supply.
    [captives] { $where } cannot hold captives of their own.
    [trophies] { $where } cannot hold trophies of their own.
    [building-slots] There are too many buildings at { $where }.
    [out-of-play] Nothing can be at { $where }, which is out of play.
    [slots] { $where } has resources in slots that are not open.
    [resources] There are 5 tokens of each resource, in slots, in the supply and on ambitions together: count { $where }.
    [court] Every court card must be in exactly one place, and no vox card in a player’s area. Look for: { $where }.
    [row] The court row must be full as long as there are cards in the court deck.
    [influence] There can be agents only on cards of the court row, not on { $where }.
    [cards] Every action card must be in exactly one place, and face-up discards need split_discard. Look for: { $where }.
    [knowledge] What the players know does not agree with where { $where } is.
    [chapter] There are chapters 1 to 5.
    [conceded] A player concedes once, and when only one is left in it the game is over.
    [seat] The player to move must be the one who is asked.
    [pips] Nobody can have fewer than no actions left.
   *[other] Such a position cannot come up in the game: { $problem }.
  }

arcs-impossible-view = This view contradicts itself: no cards agree with it.
