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
arcs-option-leaders = Leaders and lore
    .help = A variant: everybody drafts a leader and lore before the game, from the base box, from the pack, or from both.
arcs-option-leaders-none = Without
arcs-option-leaders-base = Base box
arcs-option-leaders-pack = Leaders and Lore pack
arcs-option-leaders-both = Both
arcs-option-two_lore = Two lore cards each
    .help = With leaders and lore, everybody drafts two lore cards instead of one.
arcs-option-extra = Further cards
    .help = A further set of cards takes part: its court cards are shuffled into the court deck, its leaders and lore can be drafted.
arcs-option-extra-none = Without

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

arcs-name-agent = agent
arcs-name-slot = empty slot
arcs-name-cloud = cloud city
arcs-name-ship = ship
arcs-name-city = city
arcs-name-starport = starport
arcs-name-fresh = fresh
arcs-name-damaged = damaged

arcs-name-assault = assault
arcs-name-skirmish = skirmish
arcs-name-raid = raid
arcs-name-any = any

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
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as material; outrage never takes material’s actions from you.
arcs-name-mining-interest = Mining Interest
    .text = Manufacture (build): gain 1 material. Prelude: discard this to gain any number of material tokens, up to 1 for each of your empty slots; once the supply is out, you may steal the rest one by one.
arcs-name-material-cartel = Material Cartel
    .text = The material supply counts as yours, for Tycoon too, but you cannot spend it, nobody can steal it, and everyone still gains from it. After every scoring rivals discard all their material tokens. Prelude: discard this to steal 1 material.
arcs-name-admin-union = Admin Union
    .text = Prelude: put this beside an Administration card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-construction-union = Construction Union
    .text = Prelude: put this beside a Construction card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-fuel-cartel = Fuel Cartel
    .text = The fuel supply counts as yours, for Tycoon too, but you cannot spend it, nobody can steal it, and everyone still gains from it. After every scoring rivals discard all their fuel tokens. Prelude: discard this to steal 1 fuel.
arcs-name-loyal-pilots = Loyal Pilots
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as fuel; outrage never takes fuel’s action from you.
arcs-name-gatekeepers = Gatekeepers
    .text = When you attack at a gate, you may roll up to 2 dice more. Prelude: discard this to place 1 ship at every gate in play; with too few ships you choose the gates.
arcs-name-shipping-interest = Shipping Interest
    .text = Synthesize (build): gain 1 fuel. Prelude: discard this to gain any number of fuel tokens, up to 1 for each of your empty slots; once the supply is out, you may steal the rest one by one.
arcs-name-spacing-union = Spacing Union
    .text = Prelude: put this beside a Mobilization card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-arms-union = Arms Union
    .text = Prelude: put this beside an Aggression card that anyone played face up this round. At the end of the round draw that card and discard this. Until then it cannot be stolen, counts for nothing and is safe from outrage.
arcs-name-prison-wardens = Prison Wardens
    .text = Pressgang (build): return any number of your captives and gain any 1 resource for each. Execute (influence): move any number of your captives to your trophies. Prelude: discard this to place 3 ships in a system you control.
arcs-name-skirmishers = Skirmishers
    .text = Once in each of your battles, after rolling, you may reroll up to as many skirmish dice as you have weapon icons (weapon tokens plus weapon guild cards, this one included). Prelude: discard this to place 3 ships in a system you control.
arcs-name-court-enforcers = Court Enforcers
    .text = Abduct (battle): capture all rival agents on a court card that has fewer of them than you have weapon icons (weapon tokens plus weapon guild cards, this one included). Prelude: discard this to place 3 ships in a system you control.
arcs-name-loyal-marines = Loyal Marines
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as a weapon; outrage never takes the weapon’s effect from you. Prelude: discard this to place 3 ships in a system you control.
arcs-name-lattice-spies = Lattice Spies
    .text = Prelude, as its first action: discard this to seize the initiative, if nobody has seized it this round. After that you cannot declare or seize with a card this turn.
arcs-name-farseers = Farseers
    .text = When you declare an ambition, look at a rival’s hand; you may swap one card with them. Prelude: discard this and any number of your hand cards, then draw that many and one more from the bottom of the action discard pile.
arcs-name-secret-order = Secret Order
    .text = When you declare Keeper or Empath, no zero marker is placed.
arcs-name-loyal-empaths = Loyal Empaths
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as a psionic; outrage never takes the psionic’s action from you.
arcs-name-silver-tongues = Silver-Tongues
    .text = Prelude: discard this to steal one guild card or resource.
arcs-name-loyal-keepers = Loyal Keepers
    .text = You keep this when you provoke outrage. You may spend any resource, outraged or not, as a relic; outrage never takes the relic’s action from you.
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
    .text = When secured: you may return any city you control, yours or a rival’s, to its board; if you do, you may seize the initiative. Shuffle this into the court deck before the row is refilled.
arcs-name-guild-struggle = Guild Struggle
    .text = When secured: you may steal 1 guild card. Shuffle all guild cards of the court discard pile into the court deck. Discard this.
arcs-name-call-to-action = Call to Action
    .text = When secured: draw 1 card from the bottom of the action discard pile. Discard this.

## Leaders

arcs-name-elder = Elder
    .text = Beloved: after a battle against you in which the attacker took a trophy, you may influence; rivals who battle you cannot ransack the court. Just: Tyrant gives you nothing for second place, and for first place the second value, without city bonus.
arcs-name-mystic = Mystic
    .text = Attuned: when you tax with the action of a copy or pivot, also gain 1 psionic. Cryptic: you begin with material and fuel outraged.
arcs-name-fuel-drinker = Fuel-Drinker
    .text = Insatiable: when you tax with the action of a copy or pivot, also gain 1 fuel. Lavish: after scoring, discard all your fuel if Tycoon was scored.
arcs-name-upstart = Upstart
    .text = Ambitious: when you declare an ambition, you may gain any 1 resource. Callow: you cannot tax cities you do not control, not even your own.
arcs-name-rebel = Rebel
    .text = Committed: when you attack, you always roll 2 dice more than you chose. Disorganized: you cannot move more than 2 ships at once.
arcs-name-warrior = Warrior
    .text = Tactical: when you battle with the action of a copy or pivot, you may move before or after; after a move before, you must battle. Violent: Empath gives you nothing for second place, and for first place the second value, without city bonus.
arcs-name-feastbringer = Feastbringer
    .text = Charismatic: when you secure with the action of a copy or pivot, you may influence before or after; after an influence before, you must secure. Generous: to declare an ambition, give a guild card to the rival with the least power.
arcs-name-demagogue = Demagogue
    .text = Bold: when you declare an ambition, you may place up to 1 agent on each court card. Paranoid: you cannot secure a guild card with only 1 of your agents on it.
arcs-name-archivist = Archivist
    .text = Learned: after setup, draw 5 lore cards, keep 2 more and scrap 3. Academic: Tycoon gives you nothing for second place, and for first place the second value, without city bonus.
arcs-name-overseer = Overseer
    .text = Ruthless: once a turn, when you tax a city or build a ship at a starport, even with no ship left, you may hit that building to do it again without a pip. A rival’s building so destroyed is your trophy; a city provokes outrage. Hated: 2 of your ships and 3 of your agents are scrapped in setup.
arcs-name-corsair = Corsair
    .text = Tricky: when you attack, you may once reroll up to as many raid dice as you have types of resources. Wary: when you attack, you cannot roll more assault than skirmish dice.
arcs-name-noble = Noble
    .text = Connected: when you declare an ambition that has no marker yet, secure the top card of the court deck. Influential: with the action of a copy or pivot you may influence twice. Proud: you score only for a first place you do not share.
arcs-name-anarchist = Anarchist
    .text = Decentralized: your 2 leftmost cities are scrapped in setup. Inspiring: where you have ships, you may tax rival cities without control, and empty building slots. Principled: you cannot tax your own cities.
arcs-name-shaper = Shaper
    .text = Mythic: after you tax a city, you may put 1 of your resources, from a slot or from your cartel, on its planet; that is its type from now on, once for each planet. Ancient: you cannot catapult from starports, but you can from gates.
arcs-name-agitator = Agitator
    .text = Firebrand: when you tax with the action of a copy or pivot, also gain 1 weapon. Irregular: attackers you intercept take as many hits as you have weapon icons (weapon tokens plus weapon guild cards), instead of fresh ships; then discard 1 weapon.
arcs-name-quartermaster = Quartermaster
    .text = Resilient: after any battle of yours, repair 1 of your ships there for each starport you control on the map. Greedy: you begin with material outraged.

## Lore

arcs-name-tool-priests = Tool-Priests
    .text = Summon (build): once a turn, build 1 ship at any city you control, a rival’s too.
arcs-name-galactic-rifles = Galactic Rifles
    .text = Fire Rifles (battle): roll 1 skirmish die for each of your fresh ships in a system, 6 at most, against a rival in an adjacent system. Each hit falls on a ship, then on a building. What changes battles does not count.
arcs-name-sprinter-drives = Sprinter Drives
    .text = After you move, a group of fresh ships that moved and are in one system may move once more.
arcs-name-mirror-plating = Mirror Plating
    .text = When you defend and any assault die was rolled, add 1 intercept to the attacker’s roll.
arcs-name-hidden-harbors = Hidden Harbors
    .text = You always build ships fresh. Where you defend with a fresh starport, the attacker cannot take raid dice.
arcs-name-signal-breaker = Signal Breaker
    .text = When you attack and all your ships there were fresh as the battle began, ignore 1 intercept you rolled.
arcs-name-repair-drones = Repair Drones
    .text = After a battle in which you attacked, repair 1 attacking ship.
arcs-name-gate-ports = Gate Ports
    .text = You may build starports at gates, at most 1 at each gate in all. Each time a rival moves ships into a gate you control with a fresh starport of yours, capture 1 agent of that rival.
arcs-name-cloud-cities = Cloud Cities
    .text = You may build cities on planets outside the slots, at most 1 on each planet in all, if you spend 1 resource of its type too.
arcs-name-living-structures = Living Structures
    .text = Nurture (build): tax one of your cities. Prune (repair): replace any starport of yours in a slot with a city, or a city with a starport; a damaged one stays damaged.
arcs-name-gate-stations = Gate Stations
    .text = You may build cities at gates, at most 1 at each gate in all. Such a city has every type of the cities in its cluster: tax it for one of them; whoever destroys it provokes outrage of all.
arcs-name-railgun-arrays = Railgun Arrays
    .text = When you defend with a fresh ship, the attacker takes 1 hit before dice are taken.
arcs-name-ancient-holdings = Ancient Holdings
    .text = You have one more resource slot, with raid cost 4.
arcs-name-seeker-torpedoes = Seeker Torpedoes
    .text = When you attack, you may once reroll up to 1 assault die for each of your fresh ships there.
arcs-name-predictive-sensors = Predictive Sensors
    .text = When you defend, before dice are taken, you may move any number of your fresh ships from adjacent systems into the battle; each system they come from is a move of its own.
arcs-name-force-beams = Force Beams
    .text = Guide (move): move any ships of anybody between a fresh starport of yours and an adjacent system, either way. What changes moves does not count.
arcs-name-raider-exosuits = Raider Exosuits
    .text = When you attack where the defender has no building, you may still take 1 raid die.
arcs-name-survival-overrides = Survival Overrides
    .text = Martyr (move): destroy 1 of your fresh ships to destroy 1 ship of another player there, as a trophy.
arcs-name-empaths-vision = Empath’s Vision
    .text = While Empath is declared, after each of your rolls you may reroll any number of those dice once. Prelude: discard this to clear your psionic outrage.
arcs-name-empaths-bond = Empath’s Bond
    .text = While Empath is declared, you may tax rival cities, build ships at rival starports and catapult from them as if they were yours: you need no control, and the tax takes no captive. For other cards they stay a rival’s.
arcs-name-keepers-trust = Keeper’s Trust
    .text = While Keeper is declared, rivals cannot steal resources of a type they have from you. Prelude: discard this to clear your relic outrage.
arcs-name-keepers-solidarity = Keeper’s Solidarity
    .text = While Keeper is declared, rivals cannot steal a guild card from you while you have a resource of its type: in a slot, on a card, or as the supply on your cartel.
arcs-name-warlords-cruelty = Warlord’s Cruelty
    .text = While Warlord is declared, you may tax cities again that were taxed this turn. Prelude: discard this to clear your weapon outrage.
arcs-name-warlords-terror = Warlord’s Terror
    .text = While Warlord is declared, you may return trophies in the prelude, to influence once for each.
arcs-name-tyrants-ego = Tyrant’s Ego
    .text = While Tyrant is declared, you may return captives in the prelude, to secure once for each. Prelude: discard this to clear your weapon outrage.
arcs-name-tyrants-authority = Tyrant’s Authority
    .text = Annex (build), while Tyrant is declared: replace any rival city or starport you control with one of yours of the same kind; a damaged one stays damaged.
arcs-name-tycoons-ambition = Tycoon’s Ambition
    .text = Prelude, as its first action, while Tycoon is declared: discard all your material and fuel to declare one more ambition that is not declared, without a zero marker. After that you cannot declare or seize with a card this turn.
arcs-name-tycoons-charm = Tycoon’s Charm
    .text = Prelude, while Tycoon is declared: discard any number of material and fuel to gain any 1 resource for each. Prelude: discard this to clear your material and fuel outrage.

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
arcs-name-filling = how many resources to gain
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
arcs-name-drafting = which card to draft
arcs-name-learning = which lore to keep
arcs-name-picking = which resource to gain
arcs-name-influencing = which court card to influence
arcs-name-securing = which court card to secure
arcs-name-granting = which guild card to give
arcs-name-redeclaring = which ambition to declare
arcs-name-shaping = which resource to put on the planet
arcs-name-overseeing = whether to hit the building
arcs-name-railing = which of your ships is hit
arcs-name-sensing = which ships join
arcs-name-recasting = which dice to roll again
arcs-name-aiming = where you fire from
arcs-name-guiding = how many ships are guided
arcs-name-martyring = which ship to destroy
arcs-name-annexing = whose building to annex
arcs-name-bartering = what to trade
arcs-name-clouding = what to spend for the city
arcs-name-sprinting = whether ships move once more
arcs-name-advancing = which ships move before the battle
arcs-name-attacking = whom to battle
arcs-name-maneuvering = whether to move after the battle
arcs-name-telling-apart = which building is meant
arcs-name-following-up = what comes first

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
arcs-step-filling = Choose how many resources you gain; the others stay in the supply.
arcs-step-ransacking = You destroyed a city: choose a court card to ransack.
arcs-step-raiding = Spend your keys to steal, or stop the raid.
arcs-step-stealing = Choose what to steal.
arcs-step-spending = Choose the action your resource pays for, or decline.
arcs-step-placing = Choose where to place ships.
arcs-step-pressganging = Return another captive for a resource, or stop.
arcs-step-gaining = Choose a resource to gain.
arcs-step-executing = Execute another captive, or stop.
arcs-step-trading = Choose the resource you give.
arcs-step-fencing = Choose a resource to discard for a relic.
arcs-step-discarding = Discard cards of your hand, or stop: you draw that many and one more.
arcs-step-looking = Choose the rival whose hand you look at.
arcs-step-swapping = Swap a card with the rival: first choose theirs, then yours. Or decline.
arcs-step-vox-card = Choose what the vox card does.
arcs-step-seizing = Seize the initiative, or decline.
arcs-step-drafting = Draft a leader or a lore card.
arcs-step-learning = Choose the lore you keep; the rest is scrapped.
arcs-step-picking = Choose a resource to gain.
arcs-step-influencing = Place an agent on a court card.
arcs-step-securing = Choose the court card you secure.
arcs-step-granting = To declare, give a guild card to the rival with the least power.
arcs-step-redeclaring = Declare one more ambition.
arcs-step-shaping = Put a resource on the planet to change its type, or decline.
arcs-step-overseeing = Hit the building to use it once more, or decline.
arcs-step-railing = The defender fires first: choose the ship that is hit.
arcs-step-sensing = You are attacked: fresh ships may join from adjacent systems, each system is a move. Choose from where, then how many; or decline.
arcs-step-recasting = Choose dice to roll again, one by one, then roll; or decline. With several cards for it, first choose which one you use.
arcs-step-aiming = Choose the system whose fresh ships fire.
arcs-step-guiding = Choose how many ships you guide.
arcs-step-martyring = Choose the ship that is destroyed too.
arcs-step-annexing = Choose whose building you annex.
arcs-step-bartering = Choose the resource you take, then the one you give.
arcs-step-clouding = Choose the resource you spend for the cloud city.
arcs-step-sprinting = Fresh ships that just moved may move once more; choose, or decline.
arcs-step-advancing = Move before your battle.
arcs-step-attacking = Now choose your battle.
arcs-step-maneuvering = You may move after your battle, or decline.
arcs-step-telling-apart = There are several such buildings: choose which one you mean.
arcs-step-following-up = Choose what comes first: the look at a rival’s hand (Farseers) or the court card you secure (Connected).
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
arcs-action-protect = Put 1 { $resource } in the best protected slot left
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
arcs-action-draft = Draft { $leader }
arcs-action-draft-lore = Take { $lore }
arcs-action-use-lore = Use { $lore }
arcs-action-tax-slot = Tax an empty slot at { $at }
arcs-action-build-cloud = Build a city outside the slots at { $at }
arcs-action-fire = Fire at { $seat } at { $at }
arcs-action-from = Fire from { $at }
arcs-action-summon = Summon a ship at { $at }
arcs-action-nurture = Nurture: tax your city at { $at }
arcs-action-prune = Prune: replace your { $piece } at { $at }
arcs-action-annex = Annex a { $piece } at { $at }
arcs-action-whose = The one of { $seat }
arcs-action-guide = Guide ships from { $from } to { $to }
arcs-action-martyr = Sacrifice a ship at { $at }
arcs-action-sink = Destroy a { $state } ship of { $seat }
arcs-action-again = Roll again: one { $die } die with { $face }
arcs-action-roll = Roll the chosen dice
arcs-action-shape = Put 1 { $resource } on the planet
arcs-action-charm = Discard 1 { $resource } for any resource
arcs-action-grant = Give away { $court }
arcs-action-release = Return a trophy: { $piece } of { $seat }
arcs-action-ransom = Return a captive of { $seat }
arcs-action-advance = Move first, then battle
arcs-action-fill = { $count ->
    [0] Gain no resource
    [one] Gain { $count } resource
   *[other] Gain { $count } resources
  }
arcs-action-shape-cartel = Put 1 { $resource } from your cartel on the planet
arcs-action-hit-cloud = Hit a { $state } city outside the slots
arcs-action-which = The { $state } one
arcs-action-which-cloud = The { $state } city outside the slots
arcs-action-by-assault = Now reroll assault dice (Seeker Torpedoes)
arcs-action-by-skirmish = Now reroll skirmish dice (Skirmishers)
arcs-action-by-raid = Now reroll raid dice (Tricky)
arcs-action-by-any = Now reroll any dice (Empath’s Vision)
arcs-action-first-look = First look at a rival’s hand
arcs-action-first-secure = First secure the top card of the court deck

## Actions as a decision calls them that has better words for them: arcs-choice-DECISION-ACTION

arcs-choice-spending-no = No action: just spend it
arcs-choice-recasting-no = Leave the dice as they lie

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
   *[other] { $count } { $resource } tokens
  }.
arcs-event-discard-card = { $seat } discards { $court }.
arcs-event-discard-hand = { $seat } discards an action card.
arcs-event-discarded = { $seat } discards { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } draws nothing: no card is left.
    [one] { $seat } draws { $count } action card.
   *[other] { $seat } draws { $count } action cards.
  }
arcs-event-draw-union = { $seat } draws { $card } and discards { $court }.
arcs-event-tax = { $seat } taxes a city at { $at }.
arcs-event-tax-rival = { $seat } taxes the city of { $owner } at { $at }.
arcs-event-capture = { $seat } captures { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
  } of { $owner }.
arcs-event-build = { $seat } builds a { $piece } at { $at }.
arcs-event-build-damaged = { $seat } builds a { $piece } at { $at }, damaged, as a rival controls the system.
arcs-event-build-nothing = { $seat } builds a ship at { $at }, but has none left to place.
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
arcs-event-refill = New in the court: { $court }.
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
arcs-event-bury = The stolen card is buried under the court deck: { $court }.
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
arcs-event-free = { $seat } returns a city at { $at } to the board.
arcs-event-free-rival = { $seat } sets the city of { $owner } at { $at } free: it returns to its board.
arcs-event-shuffle = Shuffled into the court deck: { $court }.
arcs-event-choose = { $seat } chooses “{ $action }”.
arcs-event-answered = { $seat } has only one answer: “{ $action }”.
arcs-event-end = { $seat } ends the turn.
arcs-event-round-end = The round ends. { $seat } has the initiative.
arcs-event-chapter-end = Chapter { $chapter } ends: declared ambitions are scored.
arcs-event-score = { $power ->
    [0] { $seat } takes second place in { $ambition }, which is worth no power.
   *[other] { $seat } gains { $power } power for { $ambition }.
  }
arcs-event-over = The game is over. { $seat } wins with { $power } power.
arcs-event-concede = { $seat } concedes.
arcs-event-reveal = To draft: { $leaders }. Lore: { $lore }.
arcs-event-draft-leader = { $seat } drafts { $leader }.
arcs-event-draft-lore = { $seat } takes { $lore }.
arcs-event-scrap = { $seat } scraps pieces, { $piece }: { $count }.
arcs-event-outraged = { $seat } begins with { $resource } outraged.
arcs-event-draw-lore = { $seat } draws { $count } lore cards.
arcs-event-lore-drawn = { $seat } sees { $lore }.
arcs-event-scrap-lore = { $seat } scraps { $count } lore cards.
arcs-event-use-lore = { $seat } uses { $lore }.
arcs-event-clear-outrage = { $seat } clears { $resource } outrage.
arcs-event-shape = { $seat } puts 1 { $resource } on { $at }: that is its type now.
arcs-event-tax-slot = { $seat } taxes an empty slot at { $at }.
arcs-event-ruin = A { $piece } of { $owner } at { $at } is destroyed and returns to its owner.
arcs-event-grant = { $seat } gives { $court } to { $rival }.
arcs-event-release = { $seat } returns a trophy, { $piece } of { $owner }.
arcs-event-ransom = { $seat } returns a captive of { $owner }.
arcs-event-fire = { $seat } fires from { $from } at { $owner } at { $at }.
arcs-event-replace = { $seat } replaces a { $piece } of { $owner } at { $at } by a { $by }.
arcs-event-guide = { $seat } guides ships of { $owner } from { $from } to { $to }: { $fresh } fresh, { $damaged } damaged.

## Why not. No full stop: the rule follows.

arcs-no-over = The game is over
arcs-no-now = Not now: you are deciding { $what }
arcs-no-not-in-hand = { $card } is not in your hand
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
arcs-no-spend-as = To spend another resource as { $resource } you need the Loyal guild card of that type
arcs-no-card-not-yours = The card { $court } is not yours
arcs-no-card-won = You secured { $court } in this prelude: its prelude waits for a later turn
arcs-no-card-no-prelude = The card { $court } has no prelude to use
arcs-no-card-union = You use { $court } by putting it beside a card of its suit: say which card
arcs-no-card-once = You have used { $court } this turn, and once is all
arcs-no-fence-empty = You have no resource to discard for a relic
arcs-no-fence-relics = There are no relics left in the supply
arcs-no-union = You have no union for { $suit }
arcs-no-union-card = { $card } does not lie face up: a union goes beside a card played this round
arcs-no-pips = All actions of your card are used
arcs-no-suit = This action does not belong to { $suit }
arcs-no-resource-action = The resource you spent does not give this action
arcs-no-new-action = You have no card that gives you this action now
arcs-no-out-of-play = This is not possible: { $at } is out of play
arcs-no-tax-city = There is no city of { $owner } at { $at }
arcs-no-tax-control = You can tax a rival’s city only where you control the system, and you do not control { $at }
arcs-no-tax-ships = You can tax a rival’s city only where you have ships, and you have none at { $at }
arcs-no-tax-twice = This city was taxed this turn, and once is all
arcs-no-build-slot = There is no empty building slot at { $at }
arcs-no-build-piece = You build where you have a ship or a building, and you have none at { $at }
arcs-no-build-supply = You have no { $piece } left to build
arcs-no-build-starport = There is no starport at { $at } that builds for you
arcs-no-build-twice = Each starport builds one ship a turn, and those you can use there have built
arcs-no-build-outside = There is already a { $piece } outside the slots at { $at }, and only one is allowed, whoever owns it
arcs-no-move-ships = You have no ships at { $at }
arcs-no-move-adjacent = There is no way from { $at } to { $to }: they are not adjacent
arcs-no-repair = You have no damaged { $piece } at { $at }
arcs-no-row = The card { $court } is not in the court row
arcs-no-row-empty = There is no card in the court row
arcs-no-agents = You have no agents left in your supply
arcs-no-secure-most = You need more agents on { $court } than each rival has
arcs-no-battle-self = You can attack only rivals
arcs-no-battle-ships = You have no ships at { $at } to attack with
arcs-no-battle-pieces = { $owner } has nothing at { $at } to attack
arcs-no-captives = You have no captives of { $owner }
arcs-no-abduct = On { $court } there must be rival agents, but fewer than your weapon icons (weapon tokens plus weapon guild cards): { $weapons }
arcs-no-trade-city = You trade with a rival’s city that you control, and { $owner } has none like that at { $at }
arcs-no-trade-swap = For this trade the owner must have 1 { $resource }, and you a resource the owner does not have
arcs-no-trade-cartel = The owner has { $resource } only on a cartel, and a trade cannot take it from there
arcs-no-trade-gate = For a trade at { $at } the owner must have a resource of the type of a city in this cluster, and you a resource the owner does not have
arcs-no-dice-order = First choose how many { $die } dice you roll
arcs-no-dice-many = { $most ->
    [0] You can roll no more dice
    [one] You can roll { $most } more die at most, and 6 of a kind
   *[other] You can roll { $most } more dice at most, and 6 of a kind
  }
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
arcs-no-onward-adjacent = The ships are not adjacent to { $at }
arcs-no-onward-again = The last ship of the group cannot go back to { $at }: it has no ship to leave behind
arcs-no-behind = The ships have been at { $at }: to go back there they must leave at least one ship behind here
arcs-no-token = You have no { $resource } left to choose
arcs-no-arrange = You may arrange resources only when you have just got one, and where it makes a difference
arcs-no-keep = You have begun to arrange your resources: choose the next
arcs-no-supply = There is no { $resource } left in the supply
arcs-no-give = You give a resource that you have and { $owner } has not: not { $resource }
arcs-no-place = You cannot place ships at { $at } now
arcs-no-free = You do not control a city of { $owner } at { $at }
arcs-no-hand = { $owner } has no hand you can look at: it takes a rival with cards
arcs-no-not-theirs = { $card } is not in the hand of { $owner }
arcs-no-stop = There is nothing to stop or decline here
arcs-no-leader = Your leader forbids this
arcs-no-rivals-card = A card of { $owner } forbids this
arcs-no-draft-gone = This card is not here to be taken
arcs-no-draft-leader = You have a leader already
arcs-no-draft-lore = You have all the lore you can draft
arcs-no-lore-not-yours = The card { $lore } is not yours
arcs-no-lore-prelude = The card { $lore } has no prelude to use
arcs-no-lore-declared = You can use { $lore } only while { $ambition } is declared
arcs-no-lore-place = This very choice is not possible at { $at } now
arcs-no-trophy = You have no such trophy: { $piece } of { $owner }
arcs-no-secure-none = There is nothing you could secure
arcs-no-charm = You can exchange only material and fuel that you have, not { $resource }
arcs-no-redeclare = { $ambition } is declared already
arcs-no-tax-slot = There is no empty slot you could tax at { $at }
arcs-no-pay = You pay with 1 { $resource }, or with what you can spend as that
arcs-no-pick = You cannot choose { $resource } here
arcs-no-influenced = You have placed an agent on { $court }, and one is all
arcs-no-advance = A battle must be able to follow this, by the one action of a copy or pivot
arcs-no-sprint = Only fresh ships that just moved may move once more, not those at { $at }
arcs-no-join = Only fresh ships of yours from systems adjacent to { $at } may join, once from each
arcs-no-again = The card you are using does not let you roll that again, or no die is chosen yet
arcs-no-from = You have no fresh ships at { $at } that could fire
arcs-no-whose = { $owner } has no such building there
arcs-no-sink = { $owner } has no { $state } ship there
arcs-no-fill = { $most ->
    [0] You can gain none: you have no empty slot, or the supply is out
   *[other] You can gain { $most } at most: there are no more empty slots, or no more tokens in the supply
  }
arcs-no-cartel = None of your cartels has { $resource } on it
arcs-no-which = You cannot choose a { $state } { $piece } here
arcs-no-by = No card just for that is left to use, or there are no such dice: Seeker Torpedoes are for assault dice, Skirmishers for skirmish dice, the Corsair’s Tricky for raid dice, Empath’s Vision for any
arcs-no-rival = Choose a rival’s piece, not your own
arcs-no-lore-release = You use { $lore } by returning a trophy: say which one
arcs-no-before-secure = A secure must be able to follow this influence, by the one action of a copy or pivot

## Positions of scenarios

arcs-given-unknown = A position of Arcs has no word “{ $word }”.
arcs-given-type = { $word } cannot be { $value }: it takes { $type ->
    [int] a number
    [bool] true or false
    [str] a text in quotes
    [list] a list in square brackets
   *[dict] a table
  }.
arcs-given-name = { $word } cannot have “{ $name }” in it.
arcs-given-dealt = A game as it was dealt cannot have { $word } too.
arcs-given-snapshot = Beside an exact snapshot there can be no { $word }.
arcs-given-layer = discard is a list of layers, from the bottom, and each layer a list of cards, as in [["aggression-2"], ["aggression-3"]]: { $value } is no layer.
arcs-given-round = { $problem ->
    [no-lead] A round begins with the card that leads: { $where } needs it as “played”, or somebody else has mode = "lead".
    [leads] Only one player leads a round, not { $where }.
    [mode] The “mode” of { $where } does not fit the cards: lead, surpass and pivot need a card in “played” (of the lead suit to surpass, of another one to pivot), copy only cards in “hidden”.
    [surpass] { $where } has played a card of the lead suit that is not higher: such a card can only be played face down, in “hidden”.
    [hidden] { $where } has too many cards in “hidden”: one to copy, and one more to seize the initiative, which can be done once a round and not by whoever has it.
    [skipped] { $where } has cards, and somebody who sits later in this round has played: so { $where } must have played, too.
    [nobody-left] Everybody who has cards has played, so the round would be over: leave somebody who has to follow.
    [zero] The zero marker cannot cover { $where }: no ambition was declared with this card.
    [declared] A declared ambition has a marker: say in “markers” which.
    [seized] No card was played to seize the initiative: say in “initiative” who of those after the leader has it without one.
    [not-seized] { $where } has seized the initiative by these cards, so “seized” cannot be false.
    [initiative] After these cards { $where } has the initiative.
   *[other] A round cannot come about like this: { $problem }.
  }
arcs-given-impossible = { $problem ->
    [ships] { $where } must have 15 ships, on the map, among trophies, scrapped and in the supply together.
    [cities] { $where } must have 5 cities, on the map, among trophies, scrapped and on the board together.
    [starports] { $where } must have 5 starports, on the map, among trophies and in the supply together.
    [agents] { $where } must have 10 agents, in the court, marking outrage, as captives and trophies, scrapped and in the supply together.
    [stand-ins] { $where } can have stand-ins only for marks of outrage, and only without agents in the supply.
    [captives] { $where } cannot hold captives of their own.
    [trophies] { $where } cannot hold trophies of their own.
    [building-slots] There are too many buildings at { $where }.
    [out-of-play] Nothing can be at { $where }, which is out of play.
    [slots] { $where } has resources in slots that are not open.
    [resources] There are 5 tokens of each resource, in slots, in the supply and on ambitions together: count { $where }.
    [court] Every court card that takes part must be in exactly one place, and no other anywhere: look for { $where }.
    [vox] Vox cards are never in a player’s area, so neither can be { $where }.
    [row] The court row must be full as long as there are cards in the court deck.
    [influence] There can be agents only on cards of the court row, not on { $where }.
    [cards] Every action card must be in exactly one place: look for { $where }.
    [open-discard] Action cards are discarded face up only with split_discard.
    [order] The cards of a hand must be in order.
    [knowledge] What the players know does not agree with where { $where } is.
    [chapter] There are chapters 1 to 5.
    [conceded] A player concedes once, and when only one is left in it the game is over.
    [seat] The player to move must be the one who is asked.
    [leaders] Every leader belongs to one player at most, and to a set that takes part.
    [lore] Every lore card is in one place at most, and of a set that takes part.
    [drafting] There is something to draft only during the draft.
    [shaped] There can be one resource on a planet, and none on a gate.
    [pips] Nobody can have fewer than no actions left.
   *[other] Such a position cannot come up in the game: { $problem }.
  }

arcs-impossible-view = This view contradicts itself: no cards agree with it.

## The rules in short

arcs-rule-A-1-1 = Two, three or four play. You have 5 cities, 5 starports, 15 ships, 10 agents, a player board and a power marker.
arcs-rule-A-1-2 = The common supply has 5 tokens of each resource: material, fuel, weapon, relic, psionic.
arcs-rule-A-1-3 = There are 6 assault, 6 skirmish and 6 raid dice.
arcs-rule-A-1-4 = There are 28 action cards: four suits, numbers 1 to 7. The 1s and 7s are for four players only.
arcs-rule-A-1-5 = The court deck has 25 guild cards and 6 vox cards.
arcs-rule-A-1-6 = Three ambition markers have two sides, with power for first and second place: 2/0 then 4/2, 3/2 then 6/3, 5/3 then 9/4. They start on the first side.
arcs-rule-A-1-7 = Pieces are limited to what is in the box. What cannot be placed or returned in full is done as far as possible. You may build a ship with none left if something can follow: none is placed, but it counts as a build.
arcs-rule-A-1-8 = Outrage is always marked, even if you have no agent left: a stand-in marks it, and your next free agent takes its place.
arcs-rule-A-1-9 = To place is to put a fresh piece of your own from its supply. To return is to send a piece to its own supply; a city goes to the rightmost empty city space of its board.
arcs-rule-A-1-10 = To replace is to return a piece and put another in its place, damaged if the old one was. This is not destroying. If the old piece cannot go or there is no new one in the supply, nothing is replaced. Of several pieces, the player who replaces, returns, repairs or hits one chooses which.
arcs-rule-A-1-11 = You gain from the supply, the supply on a cartel included; an empty one gives nothing. You steal from a rival, and some rules forbid it. Gaining, stealing and being given are all ways of taking, but only gaining takes from a supply.
arcs-rule-A-1-12 = Scrap: out of the game. Clear: return all pieces of an area. Capture: put into your captives. Spend: return a resource to the supply. The resources you have are all those in your area: in slots, on cards, and the supply on your cartel; ambitions, icons and cards count all of them.
arcs-rule-A-2-1 = A random player gets the initiative. Turn order is clockwise from there.
arcs-rule-A-2-2 = Shuffle the court deck and reveal a row of 4 cards, 3 with two players.
arcs-rule-A-2-3 = A setup card for the number of players says which clusters are out of play (2, with four players 1) and where everybody begins: systems A, B and C, in turn order.
arcs-rule-A-2-4 = With two players, each planet out of play puts a token of its resource on an ambition for the whole game: material and fuel on Tycoon, weapons on Warlord, relics on Keeper, psionics on Empath.
arcs-rule-A-2-5 = You place 3 ships and a city at A, 3 ships and a starport at B, 2 ships at C. With two players there are two C systems; the ships for C, a leader’s too, are placed at each of them.
arcs-rule-A-2-6 = You gain a resource of the planet A and one of the planet B, in this order, in your two leftmost slots, even if more are open.
arcs-rule-A-2-7 = Shuffle the action cards and deal 6 to each player. When the hands are final, all cards nobody holds are shuffled together into the face-down discard pile.
arcs-rule-A-2-8 = With two players, the one without the initiative may give back the whole hand and draw 6 of the undealt cards instead, in each chapter.
arcs-rule-A-2-9 = Power starts at 0 and the chapter at 1. All ambition markers are available on their first side.
arcs-rule-A-3-1 = Six clusters lie in a ring. Each has a gate and three planets; each of these is a system.
arcs-rule-A-3-2 = A gate is adjacent to its three planets and to the gates of the two clusters beside it.
arcs-rule-A-3-3 = A planet is adjacent to its gate and to planets it shares a border with. Two borders join different clusters.
arcs-rule-A-3-4 = Nothing can enter a cluster that is out of play. The gates on both sides of it are adjacent to each other.
arcs-rule-A-3-5 = A planet has a type, which is a resource, and 1 or 2 building slots.
arcs-rule-A-3-6 = You control a system, and everything in it, if you have more fresh ships there than each rival. In a tie nobody does.
arcs-rule-A-4-1 = The game has 5 chapters at most. A chapter goes on in rounds until all hands are empty or all pass. In a round everybody with cards has one turn, beginning with the initiative.
arcs-rule-A-4-2 = A round runs: 1 the lead turn; 2 the other turns, clockwise; 3 who gets the initiative; 4 discard the played cards.
arcs-rule-A-4-3 = Without cards in hand you take no turn and spend no resources.
arcs-rule-A-5-1 = If you have the initiative, you lead: play an action card face up.
arcs-rule-A-5-2 = Take an action for each pip of your card, of the kinds of its suit. Administration: tax, repair, influence. Aggression: battle, move, secure. Construction: build, repair. Mobilization: move, influence. You need not use all pips.
arcs-rule-A-5-3 = You may pass the initiative instead of leading, and must without cards. The next player clockwise with cards takes it, this round ends at once, and they lead the next.
arcs-rule-A-5-4 = If everybody with cards passes one after the other, all hands are discarded and the chapter ends.
arcs-rule-A-6-1 = When you lead, before any action, the prelude’s actions included, you may declare the ambition of your card’s number: 2 Tycoon, 3 Tyrant, 4 Warlord, 5 Keeper, 6 Empath, 7 any; a 1 declares none.
arcs-rule-A-6-2 = The available marker worth most goes to the declared ambition. Without a marker nothing can be declared.
arcs-rule-A-6-3 = Declaring puts the zero marker on the lead card: it counts as 0 from now on, with all its pips.
arcs-rule-A-6-4 = An ambition may be declared again in a later round: it has more markers then.
arcs-rule-A-6-5 = Anyone may score an ambition, whoever declared it.
arcs-rule-A-6-6 = The zero marker comes off when the lead card is discarded.
arcs-rule-A-7-1 = If you do not lead, you must play one card: surpass, copy or pivot.
arcs-rule-A-7-2 = Surpass: a card of the lead suit, face up, with a higher number than the lead card. Take an action for each pip of it.
arcs-rule-A-7-3 = Copy: any card, face down. Take one action of the lead suit.
arcs-rule-A-7-4 = Pivot: a card of another suit, face up. Take one action of its suit. The lead suit stays.
arcs-rule-A-8-1 = When you have played a card and do not have the initiative, you may seize it before any action, the prelude’s actions included, if nobody has this round: play one more card face down, which gives no actions.
arcs-rule-A-8-2 = Surpassing with a 7 seizes the initiative without another card, if nobody has seized it. You take the actions of the 7 as usual.
arcs-rule-A-8-3 = Who seizes has the initiative at once, and nobody can seize it again this round.
arcs-rule-A-9-1 = If nobody seized the initiative, the highest card that surpassed takes it. If nobody surpassed, it stays.
arcs-rule-A-9-2 = All played cards go face down to the action discard pile.
arcs-rule-A-9-3 = If anybody has a card left, the next round begins; otherwise the chapter ends.
arcs-rule-A-10-1 = Tax: choose a city of yours, or a rival’s city you control, damaged or not, and gain 1 resource of its planet. A rival’s city also gives you 1 agent of the rival’s supply as a captive. You may tax even if none of the resource is left; the captive is yours all the same. No city is taxed twice in a turn.
arcs-rule-A-10-2 = Captured pieces go to your captives.
arcs-rule-A-10-3 = Build a city or a starport in an empty building slot where you have any piece. Cities come from the leftmost city space of your board.
arcs-rule-A-10-4 = Build a ship at a starport of yours, damaged or not. Each starport builds at most one ship a turn.
arcs-rule-A-10-5 = What you build in a system a rival controls is placed damaged.
arcs-rule-A-10-6 = Move: any number of your ships go from one system to an adjacent one. Ships that come from several systems make one move for each.
arcs-rule-A-10-7 = Catapult: from a system with a starport of yours, damaged or not, the ships may move on until they enter any planet, or a gate that a rival controls just before they enter. They may stop earlier, leave ships behind, which count for control, and come back to where they have been, but take none along.
arcs-rule-A-10-8 = Repair: one damaged ship or building of yours, anywhere, becomes fresh.
arcs-rule-A-10-9 = Influence: place an agent on any card of the court.
arcs-rule-A-10-10 = Secure: take a court card on which you have more agents than each rival. Yours return, the rivals’ become your captives. A vox card does what it says. Then a new card fills the empty place; the others do not slide. Without a card to secure you cannot take this action.
arcs-rule-A-10-11 = A guild card goes to your area. A vox card does what it says and leaves.
arcs-rule-A-10-12 = When the court deck is empty, places in the row stay empty.
arcs-rule-A-10-13 = A hit damages a fresh piece and destroys a damaged one.
arcs-rule-A-10-14 = A destroyed piece leaves the map.
arcs-rule-A-10-15 = A rival’s piece you destroy, in battle or not, is your trophy. A city keeps its slot open while it is a trophy. A piece of your own that you destroy outside a battle returns to you.
arcs-rule-A-11-1 = Choose a system with ships of yours and one rival with pieces there, which all defend. All your ships there attack and can be hit, however few dice you take. Without a defender there is no battle.
arcs-rule-A-11-2 = Take up to one die for each attacking ship, damaged ones too: any mix, at most 6 of a kind, at least one.
arcs-rule-A-11-3 = You may take raid dice only if the defender has a building in the system, or none on the whole map.
arcs-rule-A-11-4 = Roll. Cards that let you reroll (Seeker Torpedoes assault dice, Skirmishers skirmish dice, the Corsair’s Tricky raid dice, Empath’s Vision any) are used in any order, each once or not at all, also on dice already rerolled. Then resolve in this order, the attacker choosing: self-hits on attacking ships; once, if there is an intercept, a hit on an attacking ship for each fresh defending ship; hits on defending ships, then buildings; building hits; keys, if an attacking ship is left. Hits count even if no attacker is left.
arcs-rule-A-11-5 = Destroyed defending pieces are the attacker’s trophies, destroyed attacking pieces the defender’s.
arcs-rule-A-11-6 = Hits left over are lost.
arcs-rule-A-12-1 = Raid: spend keys to steal the defender’s resources and guild cards, one at a time, each for its raid cost, even if all defending buildings are destroyed. Keys left over are lost.
arcs-rule-A-12-2 = When you destroy a city, in battle or not, you first provoke outrage of its planet’s type, then ransack the court.
arcs-rule-A-12-3 = Outrage: discard all your resources and guild cards of the type and mark it with an agent. If it is marked already, only the mark is left out.
arcs-rule-A-12-4 = An outraged resource gives no action in the prelude, unless one of your cards says otherwise. You may still gain it, hold it, count it for ambitions and spend it for something else or for nothing.
arcs-rule-A-12-5 = Ransack: secure exactly one court card that has an agent of the city’s owner, however many agents lie there. All rival agents on it become trophies, yours return. If there is no such card, nothing happens.
arcs-rule-A-12-6 = In a battle first come all hits, then outrage and ransack for each destroyed city, then the raid. Its outrage makes you discard only what you had before the first ransack, nothing that the battle has brought.
arcs-rule-A-13-1 = Your board has 6 resource slots with raid costs 3, 1, 1, 2, 1, 3. Two are open; your first city opens the third, the second the fourth, the third the last two. The fourth and fifth city uncover +2 and +3.
arcs-rule-A-13-2 = When you gain, steal or are given a resource, you may rearrange all of yours among the open slots, even with room left, and must discard what does not fit. The same holds when a returning city covers a slot, but not when you lose a resource.
arcs-rule-A-13-3 = The prelude lasts from playing your card until you spend its first pip. You may spend any number of resources in it, even if their action is not possible or their type is outraged, and you may decline the action.
arcs-rule-A-13-4 = Material: build or repair. Fuel: move. Relic: secure. Psionic: an action of the lead suit. Weapon: this turn every pip of your card may also battle; you may spend one even if they battle anyway.
arcs-rule-A-13-5 = Resources you spend return to the supply only when the prelude ends.
arcs-rule-A-13-6 = A weapon does not change what other resources do.
arcs-rule-A-13-7 = Without a played card there is no prelude.
arcs-rule-A-13-8 = Resources on a card count for ambitions and may be spent, unless the card says no. In battle they can be stolen only if the card says so, otherwise like any others. They stay on a card that is stolen, and return to the supply when it leaves play. Such a card is a resource slot. A cartel is none: the supply on it can never be stolen, taken, given, swapped, spent or discarded.
arcs-rule-A-14-1 = A guild card has a type, a raid cost and a text. It counts like a resource of its type for Tycoon, Keeper and Empath; weapon cards count for none.
arcs-rule-A-14-2 = Use any number of prelude texts in your prelude, but not of a card you secured in it; the rest of its text works at once. Stolen and given cards work in full. “Up to” allows any number, also none.
arcs-rule-A-14-3 = A new action names a standard action, which it may replace wherever that action is paid for, by a pip or by any resource you may spend for it.
arcs-rule-A-14-4 = A text that changes a standard action also changes it inside a new action, unless that one ignores it, but not the new action itself. “The action of a copy or pivot” is its one pip, also for a battle that a weapon allows, and never an action of the prelude.
arcs-rule-A-14-5 = A card that may be discarded for something may also be discarded for nothing.
arcs-rule-A-14-6 = Discarded court cards go face up to the court discard pile. A buried card goes under the court deck. Action cards you discard to draw others first go shuffled to the discard pile; from a small pile they may come back.
arcs-rule-A-14-7 = Cards may also change setup, scoring, declaring and seizing.
arcs-rule-A-15-1 = Every ambition with a marker is scored. Tycoon: most material and fuel. Tyrant: most captives. Warlord: most trophies. Keeper: most relics. Empath: most psionics. Guild cards of the type count too.
arcs-rule-A-15-2 = First place gains the first values of all markers on the ambition, second place the second values.
arcs-rule-A-15-3 = Players tied for first all take second place, and nobody else does. In a tie for second nobody is second.
arcs-rule-A-15-4 = With nothing that counts for an ambition you score nothing for it.
arcs-rule-A-15-5 = Alone in first place you gain 2 more with +2 uncovered, 5 more with +2 and +3; once for each ambition.
arcs-rule-A-15-6 = First comes what happens after scoring, even in a chapter without ambitions. Then all trophies return if Warlord was scored, and all captives if Tyrant was. All markers come back, and the lowest unflipped one is flipped.
arcs-rule-A-15-7 = The game ends after a chapter in which somebody has 27 power with four players, 30 with three, 33 with two, and after chapter 5 at the latest. Most power wins; in a tie the earliest in turn order.
arcs-rule-A-15-8 = Otherwise shuffle all action cards and deal 6 to each as in setup; the player with the initiative leads the new chapter.
arcs-rule-A-16-1 = With two players the tokens on ambitions count like those of a third, who takes places but no power. Weapons on Warlord count as trophies.
arcs-rule-A-16-2 = Those tokens come out of the common supply.
arcs-rule-A-17-1 = With leaders and lore, reveal one more leader and one more lore card than there are players. They replace the usual pieces and resources.
arcs-rule-A-17-2 = Draft counter-clockwise, beginning to the right of the initiative: one card each, leader or lore, until everybody has one of each.
arcs-rule-A-17-3 = A leader gives two resources, in the leftmost slots even if more are open, and the pieces for A, B and C.
arcs-rule-A-17-4 = Further setup steps of leaders follow in turn order.
arcs-rule-A-17-5 = Lore has no type and no raid cost: it counts for no ambition and never changes hands. “At most 1 in all” on a lore card counts everybody’s buildings.
arcs-rule-A-17-6 = As an option everybody drafts two lore cards.
arcs-rule-A-17-7 = Cards nobody drafted leave the game.
arcs-rule-A-18-1 = Cards override these rules. “Cannot” overrides everything, unless a card says to ignore it. A building you use as if it were yours needs no control, and taxing it takes no captive; otherwise it does not count as yours.
arcs-rule-A-18-2 = Ties and choices at the same time follow turn order. The player whose turn it is orders effects that happen together, for example Farseers’ look and the leader’s effect after declaring, or cards that let dice be rerolled.
arcs-rule-A-18-3 = If you have neither ships nor starports on the map at the end of your turn, place 3 fresh ships at a gate.
arcs-rule-A-18-4 = You may concede. With two players the other wins; with more a bot plays on for you, and you end behind everyone else.
arcs-rule-A-18-5 = Hands are secret, but how many cards they have is public, like everything that is not face down, in a hand or in a deck. Agreements bind nobody, and pieces change hands only by a rule.
arcs-rule-A-18-6 = With split discard piles, cards played face up are discarded face up, the others face down. You draw from the face-down pile; if it is too small, both are shuffled together first.
arcs-rule-A-18-7 = Declaring by your card and seizing with a card come before any other action, the prelude’s actions included, in either order. A prelude text that declares or seizes must be the first action of the prelude: a turn has one of them at most, and after it nothing is declared or seized with a card.
arcs-rule-A-18-8 = The rulebook goes before aids and boards, its main text before sidebars and parentheses.
arcs-rule-A-19-1 = Any led card starts the count of passes again. Passing because your hand is empty is not counted. The marker moves on every pass; who alone has cards keeps it.
arcs-rule-A-19-2 = After a seizure turns go on clockwise from the leader, and lead suit and zero marker stay. Ties count from the new holder.
arcs-rule-A-19-3 = A 7 that surpasses after a seizure takes its actions but not the initiative.
arcs-rule-A-19-4 = Cards drawn by unions at the end of the round are in hand before it is checked whether the chapter ends.
arcs-rule-A-19-5 = The one action of a copy or pivot counts as a pip: it ends the prelude, and a weapon lets it battle. Discarded resources return at once.
arcs-rule-A-19-6 = A weapon only changes what pips may do; alone it gives no battle.
arcs-rule-A-19-7 = A card you ransack in a prelude counts as secured in it. A stolen one may be used at once.
arcs-rule-A-19-8 = Whether a rival controls the system is checked before the new piece is placed.
arcs-rule-A-19-9 = A catapult is one group on one path. It goes back to where it has been only if it has left a ship behind since then, for example in the system it is leaving. Damaged starports catapult and build too.
arcs-rule-A-19-10 = A battle needs at least one die. If all attackers are destroyed, the hits still count, but there is no raid. One damaged attacker is enough to raid.
arcs-rule-A-19-11 = Hits fall one by one: a piece may be damaged and destroyed in the same step.
arcs-rule-A-19-12 = If a battle destroys two cities, outrage and ransack come for the first, then for the second; the second outrage discards nothing that this battle has brought.
arcs-rule-A-19-13 = You must ransack if you can, but need not raid. After each theft it is looked at again what can be stolen.
arcs-rule-A-19-14 = A city held as a trophy keeps its slot open. Cities return after everything is scored. You choose what to discard when resources do not fit; no other resource is discarded for nothing. Spending for nothing is allowed.
arcs-rule-A-19-15 = A rival without agents in supply can be taxed and loses none.
arcs-rule-A-19-16 = If the discard pile is too small, you draw what is there.
arcs-rule-A-19-17 = The third player of a game of two can be first or tie; a tied player then gains the second value. It has no captives, and its tokens never return.
arcs-rule-A-19-18 = Two players with leaders place the pieces for C at each of their two C systems.
arcs-rule-A-19-19 = A player with neither ships nor starports places 3 ships at any gate in play; with fewer in supply, as many as there are.
arcs-rule-A-19-20 = In a final tie turn order counts from whoever has the initiative then.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = an agent goes
arcs-reason-ambition = an ambition to score
arcs-reason-battle = a battle to fight
arcs-reason-captive = captives
arcs-reason-card = the card is missed later
arcs-reason-cards = more cards
arcs-reason-city = a city
arcs-reason-court = a court card
arcs-reason-danger = danger
arcs-reason-dice = the right dice
arcs-reason-end = nothing changes
arcs-reason-fleet = the right fleet
arcs-reason-full = no room for it
arcs-reason-guild = a guild card goes
arcs-reason-initiative = the initiative
arcs-reason-keys = keys used up
arcs-reason-leader = a leader
arcs-reason-leaving = what is left behind
arcs-reason-lore = lore
arcs-reason-losses = own losses
arcs-reason-outrage = outrage
arcs-reason-repair = a piece works again
arcs-reason-resource = resources
arcs-reason-rival = the strongest rival
arcs-reason-safety = better protection
arcs-reason-ships = ships
arcs-reason-spoils = something to raid
arcs-reason-starport = a starport
arcs-reason-target = a good place to be
arcs-reason-theft = something to steal
arcs-reason-trophies = trophies
arcs-reason-turn = good actions
arcs-reason-waiting = time

## Chapters of the rules

arcs-chapter-A-1 = Pieces
arcs-chapter-A-2 = Setup
arcs-chapter-A-3 = Map
arcs-chapter-A-4 = Rounds and chapters
arcs-chapter-A-5 = Leading
arcs-chapter-A-6 = Declaring an ambition
arcs-chapter-A-7 = Following
arcs-chapter-A-8 = Seizing the initiative
arcs-chapter-A-9 = End of a round
arcs-chapter-A-10 = The seven actions
arcs-chapter-A-11 = Battle
arcs-chapter-A-12 = Raid, outrage, ransack
arcs-chapter-A-13 = Resources
arcs-chapter-A-14 = Cards in play
arcs-chapter-A-15 = End of a chapter
arcs-chapter-A-16 = Two players
arcs-chapter-A-17 = Leaders and lore
arcs-chapter-A-18 = Fine print
arcs-chapter-A-19 = Rulings
arcs-chapter-guilds = Guild cards
arcs-chapter-vox = Vox cards
arcs-chapter-leaders = Leaders
arcs-chapter-lore = Lore
