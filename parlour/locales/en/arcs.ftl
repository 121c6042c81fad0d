# Arcs

## Seats

arcs-seat-red = Red
arcs-seat-blue = Blue
arcs-seat-yellow = Yellow
arcs-seat-green = Green

## Options

arcs-option-players = Players
    .help = The number of players: two, three, or four.
arcs-option-first = First player
    .help = Who starts with the initiative. Play continues clockwise.
arcs-option-first-random = Random
arcs-option-setup = Setup card
    .help = Which clusters are out of play and where everyone starts. Each number of players has its own setup cards.
arcs-option-setup-random = Random
arcs-option-setup-frontiers = Frontiers
arcs-option-setup-homelands = Homelands
arcs-option-setup-core-conflict = Core Conflict
arcs-option-setup-mix-up = Mix Up
arcs-option-setup-mix-up-1 = Mix Up 1
arcs-option-setup-mix-up-2 = Mix Up 2
arcs-option-setup-mix-up-3 = Mix Up 3
arcs-option-split_discard = Split discard piles
    .help = Variant: action cards played face up are discarded face up, to a pile of their own.
arcs-option-leaders = Leaders and lore
    .help = Variant: before the game, everyone drafts a leader and lore from the base box, from the pack, or from both.
arcs-option-leaders-none = None
arcs-option-leaders-base = Base box
arcs-option-leaders-pack = Leaders and Lore pack
arcs-option-leaders-both = Both
arcs-option-two_lore = Two lore cards each
    .help = With leaders and lore, everyone drafts two lore cards instead of one.
arcs-option-extra = Additional cards
    .help = Adds another set of cards: its court cards are shuffled into the court deck, and its leaders and lore can be drafted.
arcs-option-extra-none = None

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
    .text = You keep this card when you provoke outrage. You may spend any resource, outraged or not, as material. Outrage of material never stops you from using its action.
arcs-name-mining-interest = Mining Interest
    .text = Manufacture (build): gain 1 material. Prelude: discard this card to gain up to 1 material for each of your empty resource slots. Once the supply is empty, you may steal the rest one by one.
arcs-name-material-cartel = Material Cartel
    .text = The material supply is kept here. It counts as material you have, for Tycoon too, but cannot be spent, discarded, or stolen. Everyone still gains material from it. After every scoring, rivals discard all their material tokens. Prelude: discard this card to steal 1 material.
arcs-name-admin-union = Admin Union
    .text = Prelude: put this card beside an Administration card that any player played face up this round. At the end of the round, after all turns, draw that card and discard this one. Until then, this card cannot be stolen, counts for nothing, and is safe from outrage.
arcs-name-construction-union = Construction Union
    .text = Prelude: put this card beside a Construction card that any player played face up this round. At the end of the round, after all turns, draw that card and discard this one. Until then, this card cannot be stolen, counts for nothing, and is safe from outrage.
arcs-name-fuel-cartel = Fuel Cartel
    .text = The fuel supply is kept here. It counts as fuel you have, for Tycoon too, but cannot be spent, discarded, or stolen. Everyone still gains fuel from it. After every scoring, rivals discard all their fuel tokens. Prelude: discard this card to steal 1 fuel.
arcs-name-loyal-pilots = Loyal Pilots
    .text = You keep this card when you provoke outrage. You may spend any resource, outraged or not, as fuel. Outrage of fuel never stops you from using its action.
arcs-name-gatekeepers = Gatekeepers
    .text = When you attack at a gate, you may take up to 2 extra dice. Prelude: discard this card to place 1 ship at every gate in play. If you have too few ships, choose the gates.
arcs-name-shipping-interest = Shipping Interest
    .text = Synthesize (build): gain 1 fuel. Prelude: discard this card to gain up to 1 fuel for each of your empty resource slots. Once the supply is empty, you may steal the rest one by one.
arcs-name-spacing-union = Spacing Union
    .text = Prelude: put this card beside a Mobilization card that any player played face up this round. At the end of the round, after all turns, draw that card and discard this one. Until then, this card cannot be stolen, counts for nothing, and is safe from outrage.
arcs-name-arms-union = Arms Union
    .text = Prelude: put this card beside an Aggression card that any player played face up this round. At the end of the round, after all turns, draw that card and discard this one. Until then, this card cannot be stolen, counts for nothing, and is safe from outrage.
arcs-name-prison-wardens = Prison Wardens
    .text = Pressgang (build): return any number of your captives and gain 1 resource of any type for each. Execute (influence): move any number of your captives to your trophies. Prelude: discard this card to place 3 ships in a system you control.
arcs-name-skirmishers = Skirmishers
    .text = Once in each battle, after you roll, you may reroll up to as many skirmish dice as you have weapon icons. Weapon icons are your weapon tokens, on cards too, plus your weapon guild cards, including this one. Prelude: discard this card to place 3 ships in a system you control.
arcs-name-court-enforcers = Court Enforcers
    .text = Abduct (battle): capture all rival agents on one court card that has fewer rival agents than you have weapon icons. Weapon icons are your weapon tokens, on cards too, plus your weapon guild cards, including this one. Prelude: discard this card to place 3 ships in a system you control.
arcs-name-loyal-marines = Loyal Marines
    .text = You keep this card when you provoke outrage. You may spend any resource, outraged or not, as a weapon. Outrage of weapons never stops you from using their effect. Prelude: discard this card to place 3 ships in a system you control.
arcs-name-lattice-spies = Lattice Spies
    .text = Prelude, as its first action: discard this card to seize the initiative, if nobody has seized it this round. After that, you cannot declare or seize with a card this turn.
arcs-name-farseers = Farseers
    .text = When you declare an ambition, look at one rival’s hand; you may swap one card with that rival. Prelude: discard this card and any number of cards from your hand, then draw that many plus 1 from the bottom of the action discard pile. The discarded cards are shuffled and put on it first.
arcs-name-secret-order = Secret Order
    .text = When you declare Keeper or Empath, do not place the zero marker.
arcs-name-loyal-empaths = Loyal Empaths
    .text = You keep this card when you provoke outrage. You may spend any resource, outraged or not, as a psionic. Outrage of psionics never stops you from using their action.
arcs-name-silver-tongues = Silver-Tongues
    .text = Prelude: discard this card to steal 1 guild card or 1 resource.
arcs-name-loyal-keepers = Loyal Keepers
    .text = You keep this card when you provoke outrage. You may spend any resource, outraged or not, as a relic. Outrage of relics never stops you from using their action.
arcs-name-sworn-guardians = Sworn Guardians
    .text = Rivals cannot steal your resources or your other guild cards. If this card is stolen, bury it. A raid may steal this card first and then steal other things.
arcs-name-elder-broker = Elder Broker
    .text = Trade (tax): choose a rival city you control. Take 1 resource of its planet’s type from its owner, and give 1 of a type the owner does not have. You must do both. This is neither a tax nor stealing. Prelude: discard this card to gain 1 material, 1 fuel, and 1 weapon.
arcs-name-relic-fence = Relic Fence
    .text = Prelude, once a turn: discard 1 resource to gain 1 relic.
arcs-name-galactic-bards = Galactic Bards
    .text = When you surpass or pivot and no ambition was declared this round, you may declare your card’s ambition, or any ambition with a 7. Do it before any other action, but before or after seizing the initiative. Do not place the zero marker.

## Vox cards

arcs-name-mass-uprising = Mass Uprising
    .text = When secured: choose a cluster in play and place 1 ship in each of its systems. If you have too few ships, choose the systems. Ships placed during a battle do not join the attack. Discard this card.
arcs-name-populist-demands = Populist Demands
    .text = When secured: you may declare any ambition if a marker is available. Do not place the zero marker. Discard this card.
arcs-name-outrage-spreads = Outrage Spreads
    .text = When secured: you may choose a type of resource. Every player, including you, provokes outrage of that type. Discard this card.
arcs-name-song-of-freedom = Song of Freedom
    .text = When secured: you may return one city you control, loyal or rival, to its owner’s board. If you do, you may seize the initiative if nobody has seized it this round. Shuffle this card into the court deck before the row is refilled.
arcs-name-guild-struggle = Guild Struggle
    .text = When secured: you may steal 1 guild card. Shuffle all guild cards from the court discard pile into the court deck. Discard this card.
arcs-name-call-to-action = Call to Action
    .text = When secured: draw 1 card from the bottom of the action discard pile. Discard this card.

## Leaders

arcs-name-elder = Elder
    .text = Beloved: after a battle against you in which the attacker took a trophy, you may influence. Rivals who battle you cannot ransack the court. Just: when Tyrant is scored, you get nothing for second place, and for first place only the second-place value, without the city bonus.
arcs-name-mystic = Mystic
    .text = Attuned: when you tax with the action of a copy or pivot, also gain 1 psionic, even if the tax gains nothing. Cryptic: you begin with material and fuel outraged.
arcs-name-fuel-drinker = Fuel-Drinker
    .text = Insatiable: when you tax with the action of a copy or pivot, also gain 1 fuel, even if the tax gains nothing. Lavish: after scoring, discard all your fuel if Tycoon was scored.
arcs-name-upstart = Upstart
    .text = Ambitious: when you declare an ambition, you may gain 1 resource of any type. Callow: you cannot tax cities you do not control. This applies to your own cities too, and Empath’s Bond does not change it.
arcs-name-rebel = Rebel
    .text = Committed: when you attack, you must take 2 extra dice on top of those for your ships. Disorganized: you cannot move more than 2 ships in one move. With Predictive Sensors, that is 2 from each adjacent system; Force Beams ignore it.
arcs-name-warrior = Warrior
    .text = Tactical: when you battle with the action of a copy or pivot, you may move before or after; if you move first, you must then battle. Violent: when Empath is scored, you get nothing for second place, and for first place only the second-place value, without the city bonus.
arcs-name-feastbringer = Feastbringer
    .text = Charismatic: when you secure with the action of a copy or pivot, you may influence before or after; if you influence first, you must then secure. Generous: to declare an ambition in any way, you must give 1 of your guild cards to the rival with the least power.
arcs-name-demagogue = Demagogue
    .text = Bold: when you declare an ambition, you may place up to 1 agent on each court card. Paranoid: you cannot secure a guild card with only 1 of your agents on it. Vox cards and ransacking are not affected.
arcs-name-archivist = Archivist
    .text = Learned: after setup, draw 5 lore cards, keep 2 of them, and scrap the other 3. Academic: when Tycoon is scored, you get nothing for second place, and for first place only the second-place value, without the city bonus.
arcs-name-overseer = Overseer
    .text = Ruthless: once a turn, when you tax a city or build a ship at a starport, even with none left, you may hit that building to do it again without a pip. Destroying any city provokes outrage; a rival building becomes your trophy. Hated: 2 of your ships and 3 of your agents are scrapped in setup.
arcs-name-corsair = Corsair
    .text = Tricky: once in each battle in which you attack, after you roll, you may reroll up to as many raid dice as you have types of resources. Wary: when you attack, you cannot take more assault dice than skirmish dice.
arcs-name-noble = Noble
    .text = Connected: when you declare an ambition that has no marker yet, secure the top card of the court deck; its prelude waits for a later turn, and Farseers give no look. Influential: if the action of a copy or pivot is influence, you may take it twice. Proud: you score only when alone in first place.
arcs-name-anarchist = Anarchist
    .text = Decentralized: your 2 leftmost cities are scrapped in setup. Inspiring: where you have ships, you may tax rival cities without control, and you may tax empty building slots as if they were your cities. Principled: you cannot tax your own cities.
arcs-name-shaper = Shaper
    .text = Mythic: after you tax a city, you may put 1 resource, from a slot or your cartel, on its planet. That is the planet’s type from now on, once for each planet. Ancient: you cannot catapult from starports, but you can from gates, even from a gate with a starport.
arcs-name-agitator = Agitator
    .text = Firebrand: when you tax with the action of a copy or pivot, also gain 1 weapon, even if the tax gains nothing. Irregular: attackers you intercept take 1 hit for each of your weapon icons (weapon tokens and weapon guild cards) instead of each of your fresh ships; then discard 1 weapon if you can.
arcs-name-quartermaster = Quartermaster
    .text = Resilient: after any battle you take part in, repair 1 of your ships in the battle system for each starport you control anywhere on the map, including rival ones. Greedy: you begin with material outraged.

## Lore

arcs-name-tool-priests = Tool-Priests
    .text = Summon (build): once a turn, build 1 ship at any city you control, even a rival city.
arcs-name-galactic-rifles = Galactic Rifles
    .text = Fire Rifles (battle): roll 1 skirmish die for each of your fresh ships in one system, at most 6, against a rival in an adjacent system. Each hit falls on a ship, or on a building if no ship is left, as in a battle. Battle modifiers do not apply, except Empath’s Vision.
arcs-name-sprinter-drives = Sprinter Drives
    .text = After you move, even by catapult, a group of the fresh ships that just moved may move once more if they are together in one system. The extra move may be a catapult, but gives no further move.
arcs-name-mirror-plating = Mirror Plating
    .text = When you defend and any assault die was rolled, add 1 intercept to the attacker’s roll.
arcs-name-hidden-harbors = Hidden Harbors
    .text = You always build ships fresh. When you defend with a fresh starport in the system, the attacker cannot take raid dice.
arcs-name-signal-breaker = Signal Breaker
    .text = When you attack and all your ships in the system were fresh as the battle began, ignore 1 intercept you rolled. An intercept added by Mirror Plating still counts.
arcs-name-repair-drones = Repair Drones
    .text = After a battle in which you attacked, repair 1 attacking ship.
arcs-name-gate-ports = Gate Ports
    .text = You may build starports at gates, at most 1 at each gate in all. Each time a rival moves ships into a gate that you control with a fresh starport of yours there, capture 1 agent from that rival’s supply. Control is checked before the ships enter.
arcs-name-cloud-cities = Cloud Cities
    .text = You may build cities on planets outside the building slots, at most 1 on each planet in all. To do so, also spend 1 resource of the planet’s type, even an outraged one. What you may spend as that type also pays.
arcs-name-living-structures = Living Structures
    .text = Nurture (build): tax one of your cities. Prune (repair): replace one of your starports in a building slot with a city, or a city with a starport. The new building is damaged if the old one was. Buildings outside the slots cannot be pruned.
arcs-name-gate-stations = Gate Stations
    .text = You may build cities at gates, at most 1 at each gate in all. A gate city has the types of all planets in its cluster that have a city. Tax it for 1 resource of one of them, or for nothing if there is none. Whoever destroys it provokes outrage of them all.
arcs-name-railgun-arrays = Railgun Arrays
    .text = When you defend with a fresh ship, the attacker takes 1 hit before choosing dice.
arcs-name-ancient-holdings = Ancient Holdings
    .text = This card is one more resource slot, with raid cost 4. The resource on it counts for ambitions, may be spent, and can be stolen in a raid.
arcs-name-seeker-torpedoes = Seeker Torpedoes
    .text = Once in each battle in which you attack, after you roll, you may reroll up to 1 assault die for each fresh attacking ship.
arcs-name-predictive-sensors = Predictive Sensors
    .text = When you defend, before dice are chosen, you may move any number of your fresh ships from adjacent systems into the battle, and they defend too. Ships from each system make a separate move. They cannot catapult.
arcs-name-force-beams = Force Beams
    .text = Guide (move): move any number of ships of any players between a system with a fresh starport of yours and an adjacent system, in either direction. Move modifiers do not apply, and it is never a catapult.
arcs-name-raider-exosuits = Raider Exosuits
    .text = When you attack where the defender has no building, you may still take 1 raid die within your usual number of dice. If the defender has no building on the whole map, you may take raid dice as usual.
arcs-name-survival-overrides = Survival Overrides
    .text = Martyr (move): destroy 1 of your fresh ships to destroy 1 ship of another player in the same system. That ship is your trophy; yours returns to you. You may do this even with no other ship there to destroy.
arcs-name-empaths-vision = Empath’s Vision
    .text = While Empath is declared, after each of your rolls, you may reroll any number of those dice once. Prelude: discard this card to clear your psionic outrage.
arcs-name-empaths-bond = Empath’s Bond
    .text = While Empath is declared, you may tax rival cities, build ships at rival starports, and catapult from them as if they were yours. You need no control, and the tax takes no captive. Otherwise they remain a rival’s: you may still tax a rival city you control as usual.
arcs-name-keepers-trust = Keeper’s Trust
    .text = While Keeper is declared, rivals cannot steal from you any resource of a type they have. The supply on their cartel counts. Prelude: discard this card to clear your relic outrage.
arcs-name-keepers-solidarity = Keeper’s Solidarity
    .text = While Keeper is declared, rivals cannot steal a guild card from you while you have a resource of its type, in a slot, on a card, or as the supply on your cartel. This protects Sworn Guardians too.
arcs-name-warlords-cruelty = Warlord’s Cruelty
    .text = While Warlord is declared, you may tax cities that were already taxed this turn. Prelude: discard this card to clear your weapon outrage.
arcs-name-warlords-terror = Warlord’s Terror
    .text = Prelude, while Warlord is declared: you may return any number of trophies to influence once for each.
arcs-name-tyrants-ego = Tyrant’s Ego
    .text = Prelude, while Tyrant is declared: you may return any number of captives to secure once for each. Prelude: discard this card to clear your weapon outrage.
arcs-name-tyrants-authority = Tyrant’s Authority
    .text = Annex (build), while Tyrant is declared: replace a rival city or starport you control with one of your own of the same kind from your supply. The new building is damaged if the old one was.
arcs-name-tycoons-ambition = Tycoon’s Ambition
    .text = Prelude, as its first action, while Tycoon is declared: discard all your material and fuel tokens, if any, to declare one ambition that is not declared yet, without a zero marker. After that, you cannot declare or seize with a card this turn.
arcs-name-tycoons-charm = Tycoon’s Charm
    .text = Prelude, while Tycoon is declared: discard any number of material and fuel to gain 1 resource of any type for each. Prelude: discard this card to clear your material and fuel outrage.

## What is being decided

arcs-name-redrawing = whether to draw a new hand
arcs-name-leading = which card to lead
arcs-name-following = which card to play
arcs-name-turn = what to do on your turn
arcs-name-arranging = how to rearrange your resources
arcs-name-overflowing = which resource to discard
arcs-name-moving = how many ships to move
arcs-name-catapulting = where the catapult continues
arcs-name-dicing = which dice to roll
arcs-name-rerolling = which dice to reroll
arcs-name-battling = which piece to hit
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
arcs-name-vox-card = what to do with the vox card
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
arcs-name-railing = which of your ships to hit
arcs-name-sensing = which ships join the defense
arcs-name-recasting = which dice to reroll
arcs-name-aiming = where to fire from
arcs-name-guiding = how many ships to guide
arcs-name-martyring = which ship to destroy
arcs-name-annexing = whose building to annex
arcs-name-bartering = what to trade
arcs-name-clouding = what to spend on the city
arcs-name-sprinting = which ships move once more
arcs-name-advancing = which ships move before the battle
arcs-name-attacking = whom to battle
arcs-name-maneuvering = whether to move after the battle
arcs-name-telling-apart = which building you mean
arcs-name-following-up = the order of the two effects

## What the player is asked

arcs-step-redrawing = Keep your hand, or give it back and draw a new one.
arcs-step-leading = Lead a card, or pass the initiative.
arcs-step-following = Surpass, copy, or pivot with a card.
arcs-step-turn = Take an action, or end your turn.
arcs-step-arranging = Choose the resource for the best-protected empty slot.
arcs-step-overflowing = You have more resources than slots. Choose one to discard.
arcs-step-moving = Choose how many ships to move.
arcs-step-catapulting = The ships may keep moving. Choose where, or stop here.
arcs-step-dicing = Choose your dice, up to one for each attacking ship.
arcs-step-rerolling = Choose skirmish dice to reroll, or none.
arcs-step-battling = Choose the piece that takes the next hit.
arcs-step-filling = Choose how many resources to gain. The rest stay in the supply.
arcs-step-ransacking = You destroyed a city. Choose a court card to ransack.
arcs-step-raiding = Spend your keys to steal, or stop the raid.
arcs-step-stealing = Choose what to steal.
arcs-step-spending = Choose an action for the resource you spent, or decline.
arcs-step-placing = Choose where to place ships.
arcs-step-pressganging = Return another captive to gain a resource, or stop.
arcs-step-gaining = Choose a resource to gain.
arcs-step-executing = Execute another captive, or stop.
arcs-step-trading = Choose the resource to give.
arcs-step-fencing = Choose a resource to discard for a relic.
arcs-step-discarding = Discard cards from your hand, or stop. You draw that many plus one.
arcs-step-looking = Choose the rival whose hand you look at.
arcs-step-swapping = To swap a card with the rival, choose theirs first, then yours. Or decline.
arcs-step-vox-card = Choose what to do with the vox card.
arcs-step-seizing = Seize the initiative, or decline.
arcs-step-drafting = Draft a leader or a lore card.
arcs-step-learning = Choose the lore to keep. The rest is scrapped.
arcs-step-picking = Choose a resource to gain.
arcs-step-influencing = Place an agent on a court card.
arcs-step-securing = Choose a court card to secure.
arcs-step-granting = To declare an ambition, give a guild card to the rival with the least power.
arcs-step-redeclaring = Declare one more ambition.
arcs-step-shaping = Put a resource on the planet to change its type, or decline.
arcs-step-overseeing = Hit the building to use it again, or decline.
arcs-step-railing = The defender’s railguns fire first. Choose the ship they hit.
arcs-step-sensing = You are under attack. Your fresh ships in adjacent systems may join the defense. Choose a system, then how many ships. Each system is a separate move. Or decline.
arcs-step-recasting = Choose the dice to reroll one by one, then roll. Or decline. If you have several cards that reroll dice, first choose which one to use.
arcs-step-aiming = Choose the system whose fresh ships fire.
arcs-step-guiding = Choose how many ships to guide.
arcs-step-martyring = Choose the ship to destroy.
arcs-step-annexing = Choose whose building to annex.
arcs-step-bartering = Choose the resource you take, then the one you give.
arcs-step-clouding = Choose the resource to spend on the cloud city.
arcs-step-sprinting = Fresh ships that just moved may move once more. Choose a move, or decline.
arcs-step-advancing = Move before your battle.
arcs-step-attacking = Now choose your battle.
arcs-step-maneuvering = You may move after your battle, or decline.
arcs-step-telling-apart = There are several such buildings here. Choose one.
arcs-step-following-up = Choose what comes first: the look at a rival’s hand with Farseers, or the court card you secure with Connected.
arcs-step-over = The game is over.

## Actions

arcs-action-end = End turn
arcs-action-stop = Stop here
arcs-action-no = Decline
arcs-action-pass = Pass the initiative
arcs-action-keep = Leave as is
arcs-action-arrange = Rearrange your resources
arcs-action-redraw = Draw a new hand
arcs-action-lead = Lead { $card }
arcs-action-surpass = Surpass with { $card }
arcs-action-copy = Copy with { $card }, face down
arcs-action-pivot = Pivot with { $card }
arcs-action-seize = Seize the initiative with { $card }, face down
arcs-action-seize-free = Seize the initiative
arcs-action-declare = Declare { $ambition }
arcs-action-spend = Spend 1 { $resource }
arcs-action-spend-as = Spend 1 { $resource } as 1 { $as }
arcs-action-tax = Tax { $seat }’s city at { $at }
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
        [one] Reroll { $hits } hit
       *[other] Reroll { $hits } hits
      }
    [one] { $hits ->
        [0] Reroll { $blanks } blank
        [one] Reroll { $blanks } blank and { $hits } hit
       *[other] Reroll { $blanks } blank and { $hits } hits
      }
   *[other] { $hits ->
        [0] Reroll { $blanks } blanks
        [one] Reroll { $blanks } blanks and { $hits } hit
       *[other] Reroll { $blanks } blanks and { $hits } hits
      }
  }
arcs-action-hit = Hit a { $state } { $piece }
arcs-action-ransack = Ransack { $court }
arcs-action-steal = Steal from { $seat }’s slot { $slot }
arcs-action-take = Steal { $court }
arcs-action-protect = Put 1 { $resource } in the best-protected empty slot
arcs-action-discard = Discard 1 { $resource }
arcs-action-gain = Gain 1 { $resource }
arcs-action-give = Give 1 { $resource }
arcs-action-outrage = Spread { $resource } outrage
arcs-action-use = Use { $court }
arcs-action-manufacture = Manufacture 1 material
arcs-action-synthesize = Synthesize 1 fuel
arcs-action-pressgang = Pressgang 1 of { $seat }’s agents
arcs-action-execute = Execute 1 of { $seat }’s agents
arcs-action-abduct = Abduct the agents on { $court }
arcs-action-trade = Trade with { $seat }’s city at { $at }
arcs-action-attach = Put a union beside { $card }
arcs-action-look = Look at { $seat }’s hand
arcs-action-hand = Choose { $card } from your hand
arcs-action-theirs = Take { $card } from the rival’s hand
arcs-action-place = Place ships at { $at }
arcs-action-cluster = Choose cluster { $cluster }
arcs-action-free = Return { $seat }’s city at { $at }
arcs-action-draft = Draft { $leader }
arcs-action-draft-lore = Draft { $lore }
arcs-action-use-lore = Use { $lore }
arcs-action-tax-slot = Tax an empty slot at { $at }
arcs-action-build-cloud = Build a city outside the slots at { $at }
arcs-action-fire = Fire on { $seat } at { $at }
arcs-action-from = Fire from { $at }
arcs-action-summon = Summon a ship at { $at }
arcs-action-nurture = Nurture: tax your city at { $at }
arcs-action-prune = Prune: replace your { $piece } at { $at }
arcs-action-annex = Annex a { $piece } at { $at }
arcs-action-whose = { $seat }’s
arcs-action-guide = Guide ships from { $from } to { $to }
arcs-action-martyr = Martyr a ship at { $at }
arcs-action-sink = Destroy { $seat }’s { $state } ship
arcs-action-again = Reroll 1 { $die } die showing { $face }
arcs-action-roll = Reroll the chosen dice
arcs-action-shape = Put 1 { $resource } on the planet
arcs-action-charm = Discard 1 { $resource } to gain any resource
arcs-action-grant = Give away { $court }
arcs-action-release = Return { $seat }’s { $piece } from your trophies
arcs-action-ransom = Return 1 of { $seat }’s agents from your captives
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
arcs-action-by-assault = Next, reroll assault dice with Seeker Torpedoes
arcs-action-by-skirmish = Next, reroll skirmish dice with Skirmishers
arcs-action-by-raid = Next, reroll raid dice with Tricky
arcs-action-by-any = Next, reroll any dice with Empath’s Vision
arcs-action-first-look = First look at a rival’s hand
arcs-action-first-secure = First secure the top card of the court deck

## Actions for which a decision has better words of its own: arcs-choice-DECISION-ACTION

arcs-choice-spending-no = Take no action
arcs-choice-recasting-no = Keep the dice as they are

## What happened

arcs-event-setup = The setup card is { $setup }. { $seat } has the initiative.
arcs-event-court = The court opens with these cards: { $row }.
arcs-event-start = { $seat } starts in these systems: { $systems }. Starting resources: { $resources }.
arcs-event-deal = Chapter { $chapter } begins. Each player is dealt 6 cards, and { $seat } has the initiative.
arcs-event-redraw = { $seat } gives back their hand and draws a new one.
arcs-event-drawn = { $seat } draws { $cards }.
arcs-event-round = Round { $round } begins with { $seat }.
arcs-event-pass = { $seat } passes the initiative.
arcs-event-initiative = { $seat } takes the initiative.
arcs-event-lead = { $seat } leads { $card }.
arcs-event-surpass = { $seat } surpasses with { $card }.
arcs-event-copy = { $seat } copies with a face-down card.
arcs-event-pivot = { $seat } pivots with { $card }.
arcs-event-declare = { $second ->
    [0] { $seat } declares { $ambition }, worth { $first } power for first place and none for second.
   *[other] { $seat } declares { $ambition }, worth { $first } power for first place and { $second } for second.
  }
arcs-event-zero = The zero marker covers { $card }, which now counts as 0.
arcs-event-seize = { $seat } seizes the initiative.
arcs-event-look = { $seat } looks at { $rival }’s hand.
arcs-event-seen = { $seat } sees { $cards }.
arcs-event-swap = { $seat } takes a card from { $rival }.
arcs-event-swap-back = { $seat } gives { $rival } a card in return.
arcs-event-swapped = { $seat } receives { $card } from { $giver }.
arcs-event-spend = { $seat } spends 1 { $resource }.
arcs-event-spend-as = { $seat } spends 1 { $resource } as 1 { $as }.
arcs-event-use = { $seat } uses { $court }.
arcs-event-attach = { $seat } puts { $court } beside { $card }.
arcs-event-arrange = { $seat } rearranges their resources, starting with the best-protected slot: { $resources }.
arcs-event-gain = { $seat } gains 1 { $resource }.
arcs-event-discard = { $seat } discards 1 { $resource }.
arcs-event-discard-all = { $count ->
    [one] { $seat } discards { $count } { $resource } token.
   *[other] { $seat } discards { $count } { $resource } tokens.
  }
arcs-event-discard-card = { $seat } discards { $court }.
arcs-event-discard-hand = { $seat } discards an action card.
arcs-event-discarded = { $seat } discards { $cards }.
arcs-event-draw = { $count ->
    [0] { $seat } draws nothing, because no cards are left.
    [one] { $seat } draws { $count } action card.
   *[other] { $seat } draws { $count } action cards.
  }
arcs-event-draw-union = { $seat } draws { $card } and discards { $court }.
arcs-event-tax = { $seat } taxes a city at { $at }.
arcs-event-tax-rival = { $seat } taxes { $owner }’s city at { $at }.
arcs-event-capture = { $agents ->
    [one] { $seat } captures { $agents } agent from { $owner }.
   *[other] { $seat } captures { $agents } agents from { $owner }.
  }
arcs-event-build = { $seat } builds a { $piece } at { $at }.
arcs-event-build-damaged = { $seat } builds a damaged { $piece } at { $at }, because a rival controls the system.
arcs-event-build-nothing = { $seat } builds a ship at { $at } but has none left to place.
arcs-event-move = { $damaged ->
    [0] { $fresh ->
        [one] { $seat } moves { $fresh } ship from { $from } to { $to }.
       *[other] { $seat } moves { $fresh } ships from { $from } to { $to }.
      }
    [one] { $fresh ->
        [0] { $seat } moves { $damaged } damaged ship from { $from } to { $to }.
        [one] { $seat } moves { $fresh } fresh ship and { $damaged } damaged ship from { $from } to { $to }.
       *[other] { $seat } moves { $fresh } fresh ships and { $damaged } damaged ship from { $from } to { $to }.
      }
   *[other] { $fresh ->
        [0] { $seat } moves { $damaged } damaged ships from { $from } to { $to }.
        [one] { $seat } moves { $fresh } fresh ship and { $damaged } damaged ships from { $from } to { $to }.
       *[other] { $seat } moves { $fresh } fresh ships and { $damaged } damaged ships from { $from } to { $to }.
      }
  }
arcs-event-repair = { $seat } repairs a { $piece } at { $at }.
arcs-event-influence = { $seat } places an agent on { $court }.
arcs-event-secure = { $seat } secures { $court }.
arcs-event-refill = New court card: { $court }.
arcs-event-battle = { $seat } attacks { $owner } at { $at }.
arcs-event-roll = { $seat } rolls { $die } dice: { $faces }.
arcs-event-damage = { $owner }’s { $piece } at { $at } is damaged.
arcs-event-destroy = { $owner }’s { $piece } at { $at } is destroyed and becomes { $seat }’s trophy.
arcs-event-outrage = { $seat } provokes { $resource } outrage.
arcs-event-ransack = { $seat } ransacks the court and secures { $court }.
arcs-event-trophies = { $agents ->
    [one] { $seat } takes { $agents } of { $owner }’s agents as a trophy.
   *[other] { $seat } takes { $agents } of { $owner }’s agents as trophies.
  }
arcs-event-steal = { $seat } steals 1 { $resource } from { $owner }.
arcs-event-take = { $seat } steals { $court } from { $owner }.
arcs-event-bury = The stolen card { $court } is buried at the bottom of the court deck.
arcs-event-place = { $ships ->
    [one] { $seat } places { $ships } ship at { $at }.
   *[other] { $seat } places { $ships } ships at { $at }.
  }
arcs-event-manufacture = { $seat } manufactures material.
arcs-event-synthesize = { $seat } synthesizes fuel.
arcs-event-pressgang = { $seat } pressgangs a captive and returns { $owner }’s agent.
arcs-event-execute = { $seat } executes a captive, and { $owner }’s agent becomes a trophy.
arcs-event-abduct = { $seat } abducts the rival agents on { $court }.
arcs-event-trade = { $seat } trades with { $owner }’s city at { $at }.
arcs-event-swap-resources = { $seat } takes 1 { $taken } from { $owner } and gives 1 { $given } in return.
arcs-event-free = { $seat } returns a city from { $at } to their player board.
arcs-event-free-rival = { $seat } frees { $owner }’s city at { $at }, which returns to its owner’s player board.
arcs-event-shuffle = Shuffled into the court deck: { $court }.
arcs-event-choose = { $seat } chooses “{ $action }”.
arcs-event-answered = { $seat } has only one choice: “{ $action }”.
arcs-event-end = { $seat } ends their turn.
arcs-event-round-end = The round ends. { $seat } has the initiative.
arcs-event-chapter-end = Chapter { $chapter } ends, and declared ambitions are scored.
arcs-event-score = { $power ->
    [0] { $seat } takes second place for { $ambition }, which is worth no power.
   *[other] { $seat } gains { $power } power for { $ambition }.
  }
arcs-event-over = The game is over. { $seat } wins with { $power } power.
arcs-event-concede = { $seat } concedes.
arcs-event-reveal = Leaders on offer: { $leaders }. Lore on offer: { $lore }.
arcs-event-draft-leader = { $seat } drafts { $leader }.
arcs-event-draft-lore = { $seat } drafts { $lore }.
arcs-event-scrap = { $piece ->
    [ship] { $count ->
        [one] { $seat } scraps { $count } ship.
       *[other] { $seat } scraps { $count } ships.
      }
    [city] { $count ->
        [one] { $seat } scraps { $count } city.
       *[other] { $seat } scraps { $count } cities.
      }
   *[agent] { $count ->
        [one] { $seat } scraps { $count } agent.
       *[other] { $seat } scraps { $count } agents.
      }
  }
arcs-event-outraged = { $seat } begins with { $resource } outraged.
arcs-event-draw-lore = { $seat } draws { $count } lore cards.
arcs-event-lore-drawn = { $seat } draws { $lore }.
arcs-event-scrap-lore = { $seat } scraps { $count } lore cards.
arcs-event-use-lore = { $seat } uses { $lore }.
arcs-event-clear-outrage = { $seat } clears { $resource } outrage.
arcs-event-shape = { $seat } puts 1 { $resource } on { $at }, which is now a { $resource } planet.
arcs-event-tax-slot = { $seat } taxes an empty slot at { $at }.
arcs-event-ruin = { $owner }’s { $piece } at { $at } is destroyed and returns to its owner.
arcs-event-grant = { $seat } gives { $court } to { $rival }.
arcs-event-release = { $seat } returns { $owner }’s { $piece } from the trophies.
arcs-event-ransom = { $seat } returns 1 of { $owner }’s agents from the captives.
arcs-event-fire = { $seat } fires from { $from } on { $owner } at { $at }.
arcs-event-replace = { $seat } replaces { $owner }’s { $piece } at { $at } with a { $by } of their own.
arcs-event-guide = { $damaged ->
    [0] { $seat } guides { $fresh } of { $owner }’s ships from { $from } to { $to }.
   *[other] { $fresh ->
        [0] { $seat } guides { $damaged } of { $owner }’s damaged ships from { $from } to { $to }.
       *[other] { $seat } guides { $owner }’s ships from { $from } to { $to }: { $fresh } fresh and { $damaged } damaged.
      }
  }

## Why not. No period: the rule follows.

arcs-no-over = The game is over
arcs-no-now = First decide { $what }
arcs-no-not-in-hand = { $card } is not in your hand
arcs-no-must-follow = A card has already been led: surpass, copy, or pivot
arcs-no-must-lead = You start this round: lead a card, or pass the initiative
arcs-no-must-play = You can pass only instead of leading, and a card has already been led this round
arcs-no-surpass-suit = Only a card of the lead suit, { $suit }, can surpass; this card can copy or pivot
arcs-no-surpass-low = To surpass, a card must be higher than the lead card’s { $number }; this card can copy
arcs-no-pivot-suit = To pivot, play a suit other than the lead suit, { $suit }; this card can copy, or surpass if it is higher
arcs-no-played = You have already played your card this round
arcs-no-late = This must come before any other action of your turn
arcs-no-seize-holder = You already have the initiative
arcs-no-seize-again = The initiative has already been seized this round
arcs-no-seize-leave = Seizing costs a card from your hand, unless a card lets you seize without one: name the card you play face down
arcs-no-declare-follower = Only the player who led may declare an ambition; with Galactic Bards, so may a player who surpasses or pivots
arcs-no-declare-again = An ambition has already been declared this round
arcs-no-declare-marker = No ambition marker is available
arcs-no-declare-number = To declare { $ambition }, you need a { $number } or a 7
arcs-no-prelude-over = Your prelude ended with the first action of your card
arcs-no-prelude-none = Your prelude begins when you play a card
arcs-no-spend-none = You have no { $resource } to spend
arcs-no-spend-as = To spend another resource as 1 { $resource }, you need the “Loyal…” guild card of type { $resource }
arcs-no-card-not-yours = You do not have { $court }
arcs-no-card-won = You secured { $court } in this prelude, so its prelude text must wait for a later turn
arcs-no-card-no-prelude = There is no prelude text on { $court }
arcs-no-card-union = To use { $court }, name the card of its suit that you put it beside
arcs-no-card-once = You have already used { $court } this turn
arcs-no-fence-empty = You have no resource to discard for a relic
arcs-no-fence-relics = No relics are left in the supply
arcs-no-union = You have no union for { $suit }
arcs-no-union-card = { $card } is not face up: a union goes beside a card played face up this round
arcs-no-pips = You have no actions left on your card
arcs-no-suit = { $suit } does not allow this action
arcs-no-resource-action = The resource you spent does not allow this action
arcs-no-new-action = None of your cards gives you this action now
arcs-no-out-of-play = This is not possible: { $at } is out of play
arcs-no-tax-city = { $owner } has no city at { $at }
arcs-no-tax-control = You can tax a rival city only if you control its system, and you do not control { $at }
arcs-no-tax-ships = You can tax a rival city only where you have ships, and you have none at { $at }
arcs-no-tax-twice = This city has already been taxed this turn
arcs-no-build-slot = There is no empty building slot at { $at }
arcs-no-build-piece = You can build only where you have a ship or a building, and you have none at { $at }
arcs-no-build-supply = You have no { $piece } left to build
arcs-no-build-starport = No starport at { $at } can build for you
arcs-no-build-twice = Each starport builds only one ship a turn, and those you can use there have already built
arcs-no-build-outside = There is already a { $piece } outside the slots at { $at }, and only one is allowed, no matter whose
arcs-no-move-ships = You have no ships at { $at }
arcs-no-move-adjacent = Ships cannot move from { $at } to { $to }: they are not adjacent
arcs-no-repair = You have no damaged { $piece } at { $at }
arcs-no-row = { $court } is not in the court row
arcs-no-row-empty = There are no cards in the court row
arcs-no-agents = You have no agents left in your supply
arcs-no-secure-most = You need more agents on { $court } than each rival has there
arcs-no-battle-self = You can battle only rivals
arcs-no-battle-ships = You have no ships at { $at } to attack with
arcs-no-battle-pieces = { $owner } has no pieces at { $at } to attack
arcs-no-captives = You hold none of { $owner }’s agents captive
arcs-no-abduct = You can abduct from { $court } only if it has at least one rival agent but fewer rival agents than you have weapon icons; you have { $weapons }
arcs-no-trade-city = You can trade only with a rival city you control, and { $owner } has none at { $at }
arcs-no-trade-swap = For this trade, the city’s owner must have 1 { $resource }, and you must have a resource that the owner does not have
arcs-no-trade-cartel = The city’s owner has { $resource } only on a cartel, and a trade cannot take it from there
arcs-no-trade-gate = To trade at { $at }, the city’s owner must have a resource of the type of a city in this cluster, and you must have a resource that the owner does not have
arcs-no-dice-order = First choose how many { $die } dice to roll
arcs-no-dice-many = { $most ->
    [0] You can roll no more dice
    [one] You can roll at most { $most } more die, and at most 6 of a kind
   *[other] You can roll at most { $most } more dice, and at most 6 of a kind
  }
arcs-no-dice-none = You must roll at least one die
arcs-no-dice-raid = You can take raid dice only if { $owner } has a building in this system, or no building on the map
arcs-no-reroll = You can reroll only skirmish dice you rolled, and at most one for each of your weapon icons; you have { $most }
arcs-no-hit = A { $state } { $piece } cannot take this hit
arcs-no-ransack = { $owner } has no agents on { $court }
arcs-no-steal-whose = You can steal only from a rival, and in a raid only from the defender
arcs-no-steal-empty = There is nothing in this slot that you can steal
arcs-no-steal-cost = { $cost ->
    [one] { $keys ->
        [0] Stealing this costs { $cost } key, and you have none left
       *[other] Stealing this costs { $cost } key, and you have { $keys } left
      }
   *[other] { $keys ->
        [0] Stealing this costs { $cost } keys, and you have none left
       *[other] Stealing this costs { $cost } keys, and you have only { $keys } left
      }
  }
arcs-no-steal-guarded = Sworn Guardians keep you from stealing anything else from this rival
arcs-no-ships = { $most ->
    [0] There are no such ships to move
    [one] Only { $most } such ship can move
   *[other] Only { $most } such ships can move
  }
arcs-no-ships-none = At least one ship must move
arcs-no-onward-adjacent = The ships are not adjacent to { $at }
arcs-no-onward-again = The last ship of the group cannot go back to { $at }, because it has no ship to leave behind
arcs-no-behind = These ships have already been at { $at }: to go back there, they must leave at least one ship behind here
arcs-no-token = You have no { $resource } left to choose
arcs-no-arrange = You can rearrange resources only when you have just received one, and only if it makes a difference
arcs-no-keep = You have started to rearrange your resources: choose the next one
arcs-no-supply = No { $resource } is left in the supply
arcs-no-give = You must give a resource that you have and { $owner } does not; { $resource } does not qualify
arcs-no-place = You cannot place ships at { $at } now
arcs-no-free = { $owner } has no city at { $at } that you control
arcs-no-hand = You cannot look at { $owner }’s hand: choose a rival who has cards
arcs-no-not-theirs = { $card } is not in { $owner }’s hand
arcs-no-stop = There is nothing to stop or decline here
arcs-no-leader = Your leader, or another of your own cards, forbids this
arcs-no-rivals-card = One of { $owner }’s cards forbids this
arcs-no-draft-gone = This card is not available to draft
arcs-no-draft-leader = You already have a leader
arcs-no-draft-lore = You already have all the lore you can draft
arcs-no-lore-not-yours = You do not have { $lore }
arcs-no-lore-prelude = There is no prelude text on { $lore }
arcs-no-lore-declared = You can use { $lore } only while { $ambition } is declared
arcs-no-lore-place = This is not possible at { $at } now
arcs-no-trophy = { $owner }’s { $piece } is not among your trophies
arcs-no-secure-none = There is no court card you can secure
arcs-no-charm = You can exchange only material and fuel that you have, not { $resource }
arcs-no-redeclare = { $ambition } has already been declared
arcs-no-tax-slot = There is no empty slot at { $at } that you can tax
arcs-no-pay = You must pay 1 { $resource }, or a resource you can spend as 1 { $resource }
arcs-no-pick = You cannot choose { $resource } here
arcs-no-influenced = You have already placed an agent on { $court }: only one agent per card
arcs-no-advance = You can do this only if you can then battle with the one action of a copy or pivot
arcs-no-sprint = Only fresh ships that just moved may move once more, and there are none at { $at }
arcs-no-join = Only your fresh ships in systems adjacent to { $at } may join, once from each system
arcs-no-again = The card you are using does not let you reroll that, or you have not chosen a die yet
arcs-no-from = You have no fresh ships at { $at } that can fire
arcs-no-whose = { $owner } has no such building there
arcs-no-sink = { $owner } has no { $state } ship there
arcs-no-fill = { $most ->
    [0] You cannot gain any: you have no empty slot, or the supply is empty
   *[other] You can gain at most { $most }: there are no more empty slots, or no more tokens in the supply
  }
arcs-no-cartel = You have no { $resource } on a cartel
arcs-no-which = You cannot choose a { $state } { $piece } here
arcs-no-by = You have no unused card that rerolls such dice, or you rolled none: Seeker Torpedoes reroll assault dice, Skirmishers skirmish dice, the Corsair’s Tricky raid dice, Empath’s Vision any dice
arcs-no-rival = Choose a rival’s piece, not your own
arcs-no-lore-release = To use { $lore }, name the trophy you return
arcs-no-before-secure = You can influence first only if you can then secure with the one action of a copy or pivot

## Positions of scenarios

arcs-given-unknown = A position of Arcs has no field “{ $word }”.
arcs-given-type = { $type ->
    [int] { $word } cannot be { $value }: it must be a number.
    [bool] { $word } cannot be { $value }: it must be true or false.
    [str] { $word } cannot be { $value }: it must be text in quotes.
    [list] { $word } cannot be { $value }: it must be a list in square brackets.
   *[dict] { $word } cannot be { $value }: it must be a table.
  }
arcs-given-name = { $word } cannot contain “{ $name }”.
arcs-given-dealt = A position that starts from the deal cannot also set { $word }.
arcs-given-snapshot = An exact snapshot cannot be combined with { $word }.
arcs-given-layer = discard is a list of layers, from the bottom up, and each layer is a list of cards, as in [["aggression-2"], ["aggression-3"]]: { $value } is not a layer.
arcs-given-round = { $problem ->
    [no-lead] A round begins with the lead card: give it to { $where } as “played”, or give another player mode = "lead".
    [leads] Only one player leads a round, so { $where } cannot lead too.
    [mode] The “mode” of { $where } does not fit the cards: lead, surpass, and pivot need a card in “played” (of the lead suit to surpass, of another suit to pivot); copy needs only cards in “hidden”.
    [surpass] { $where } has played a card of the lead suit that is not higher: such a card can only be played face down, in “hidden”.
    [hidden] { $where } has too many cards in “hidden”: one to copy, and one more to seize the initiative, which can happen only once a round and not by the player who has it.
    [skipped] { $where } has cards, and a player later in this round has already played, so { $where } must have played too.
    [nobody-left] Every player who has cards has played, so the round would be over: leave a player who still has to follow.
    [zero] The zero marker cannot cover { $where }: no ambition was declared with this card.
    [declared] A declared ambition has a marker: say which in “markers”.
    [seized] No card was played to seize the initiative: say in “initiative” which player after the leader has it without one.
    [not-seized] { $where } has seized the initiative with these cards, so “seized” cannot be false.
    [initiative] After these cards, { $where } has the initiative.
   *[other] A round cannot come about like this: { $problem }.
  }
arcs-given-impossible = { $problem ->
    [ships] { $where } must have 15 ships in total: on the map, among trophies, scrapped, and in the supply.
    [cities] { $where } must have 5 cities in total: on the map, among trophies, scrapped, and on the board.
    [starports] { $where } must have 5 starports in total: on the map, among trophies, and in the supply.
    [agents] { $where } must have 10 agents in total: in the court, marking outrage, as captives and trophies, scrapped, and in the supply.
    [stand-ins] { $where } can have stand-ins only to mark outrage, and only with no agents in the supply.
    [captives] { $where } cannot hold their own agents captive.
    [trophies] { $where } cannot hold their own pieces as trophies.
    [building-slots] There are too many buildings at { $where }.
    [out-of-play] Nothing can be at { $where }, which is out of play.
    [slots] { $where } has resources in slots that are not open.
    [resources] There must be 5 tokens of each resource in total, in slots, in the supply, and on ambitions: count { $where }.
    [court] Every court card in the game must be in exactly one place, and no other card anywhere: check { $where }.
    [vox] Vox cards are never in a player’s area, so { $where } cannot be there.
    [row] The court row must be full while the court deck has cards.
    [influence] Agents can be only on cards in the court row, not on { $where }.
    [cards] Every action card must be in exactly one place: check { $where }.
    [open-discard] Action cards are discarded face up only with split_discard.
    [order] The cards in a hand must be in order.
    [knowledge] What the players know does not match where { $where } is.
    [chapter] There are chapters 1 to 5.
    [conceded] A player concedes only once, and when only one player is left, the game is over.
    [seat] The player to move must be the one who has to decide.
    [leaders] Every leader belongs to at most one player, and to a set in the game.
    [lore] Every lore card is in at most one place, and belongs to a set in the game.
    [drafting] Cards can be on offer only during the draft.
    [shaped] A planet can have at most one resource on it, and a gate none.
    [pips] Nobody can have fewer than 0 actions left.
   *[other] Such a position cannot come up in the game: { $problem }.
  }

arcs-impossible-view = This view contradicts itself: no arrangement of the cards fits it.

## The rules

arcs-rule-A-1-1 = Arcs is for 2, 3, or 4 players. Each player has 5 cities, 5 starports, 15 ships, 10 agents, a player board, and a power marker. “Loyal” pieces are those in your own color. A “rival” is any other player. A “fresh” piece is an undamaged one.
arcs-rule-A-1-2 = The common supply has 5 tokens of each resource: material, fuel, weapon, relic, and psionic.
arcs-rule-A-1-3 = There are 6 assault dice, 6 skirmish dice, and 6 raid dice. The faces of a skirmish die: blank three times, hit three times. Of an assault die: blank; self-hit and hit, twice; self-hit and 2 hits; intercept and hit; 2 hits. Of a raid die: intercept and 2 keys; intercept; self-hit and key; self-hit and building hit, twice; building hit and key.
arcs-rule-A-1-4 = There are 28 action cards: four suits, each numbered 1 to 7. The 1s and 7s are used only with 4 players; with 2 or 3 players, 20 cards are used.
arcs-rule-A-1-5 = The court deck has 25 guild cards and 6 vox cards.
arcs-rule-A-1-6 = There are three ambition markers, each with two sides. They show the power for first and second place: 2/0 and then 4/2, 3/2 and then 6/3, 5/3 and then 9/4. All markers start on their first side.
arcs-rule-A-1-7 = Pieces are limited to what is in the box. If a rule places or returns more pieces than possible, do as much as possible. You may build a ship even with none left in your supply: no ship is placed, but the pip or resource is spent, the starport has built this turn, and whatever follows a build still follows. You are offered this only when something can follow.
arcs-rule-A-1-8 = The one exception to the limit on pieces: outrage is always marked. If you have no agent in your supply, a stand-in marks it, and the next of your agents to come free takes its place.
arcs-rule-A-1-9 = “Place” means to put down a fresh loyal piece from its supply, unless a rule says otherwise. “Return” means to send a piece back to its own supply. A city returns to the rightmost empty city space of its player board.
arcs-rule-A-1-10 = “Replace” means to return a piece and put another in its place; the new piece is damaged if the old one was. Replacing is not destroying. If the old piece cannot be returned, or the supply has no new one, nothing is replaced. If several pieces qualify, the player who replaces, returns, repairs, or hits one chooses which.
arcs-rule-A-1-11 = “Gain” means to take from the supply, including the supply on a cartel. If the supply is empty, you gain nothing. “Steal” means to take from a rival’s area; some rules forbid it. Gaining, stealing, and being given something are all ways of taking it. A rule about one of them does not apply to the others, and only gaining takes from a supply.
arcs-rule-A-1-12 = “Scrap” means to remove from the game for good. “Clear” means to return every piece in an area to where it belongs. “Capture” means to put a piece in your captives box. “Spend” a resource means to return it to the supply. The resources you “have” are all those in your area: in slots, on cards, and the supply on your own cartel. Ambitions, icons, and cards count all of them.
arcs-rule-A-2-1 = A random player gets the initiative. Turn order runs clockwise from the player with the initiative.
arcs-rule-A-2-2 = Shuffle the court deck and reveal 4 cards in a row, or 3 cards with 2 players.
arcs-rule-A-2-3 = Draw a setup card for the number of players. It shows which clusters are out of play (2 with 2 or 3 players, 1 with 4 players) and the starting systems A, B, and C of each player, in turn order.
arcs-rule-A-2-4 = With 2 players only: for each of the 6 planets out of play, put 1 token of its resource on an ambition box. Material and fuel go on Tycoon, weapons on Warlord, relics on Keeper, and psionics on Empath. The tokens stay there all game and count like those of a third player.
arcs-rule-A-2-5 = Each player places 3 ships and 1 city at A, 3 ships and 1 starport at B, and 2 ships at C. With 2 players, each player has two C systems and places 2 ships at each of them; with leaders, the leader’s C ships go to each of them. Cities come from the leftmost city space of the board.
arcs-rule-A-2-6 = Each player gains 1 resource of the type of planet A and 1 of the type of planet B. They go in the two leftmost resource slots, in that order, even if more slots are open.
arcs-rule-A-2-7 = Shuffle the action deck and deal 6 cards to each player. When the hands are final, with 2 players after any new hand is drawn, shuffle all cards that nobody holds into the face-down action discard pile.
arcs-rule-A-2-8 = With 2 players only: the player without the initiative may give back all 6 cards and draw 6 new ones from the undealt cards. The new cards must be kept. This choice comes again in each new chapter.
arcs-rule-A-2-9 = Power starts at 0 and the chapter at 1. All ambition markers are available, on their first side. The zero marker is not in use yet.
arcs-rule-A-3-1 = The map has six clusters in a ring. Each cluster has 1 gate and 3 planets. Every gate and every planet is a system, 24 in all.
arcs-rule-A-3-2 = A gate is adjacent to its three planets and to the gates of the two neighboring clusters.
arcs-rule-A-3-3 = A planet is adjacent to its gate and to each planet it shares a thin border with. In every cluster, arrow borders crescent and crescent borders hex. Two borders run between clusters: hex 2 with arrow 3, and hex 5 with arrow 6.
arcs-rule-A-3-4 = Nothing can enter a cluster that is out of play. The path marker on its gate makes the gates on both sides of it adjacent. If two neighboring clusters are out of play, the gates beyond both of them are adjacent.
arcs-rule-A-3-5 = Each planet has a type, which is one of the resources, and 1 or 2 building slots.
arcs-rule-A-3-6 = You control a system, and everything in it, if you have more fresh ships there than each rival. If players tie, nobody controls it.
arcs-rule-A-4-1 = The game lasts at most 5 chapters. A chapter is played in rounds until all hands are empty, or until all players pass in a row. In each round, every player who has cards takes one turn, starting with the player with the initiative.
arcs-rule-A-4-2 = A round has four steps: the lead turn; the other turns, clockwise; checking who gets the initiative; discarding the played cards. Then comes the next round.
arcs-rule-A-4-3 = If you have no cards in hand, you take no turn. You also cannot spend resources.
arcs-rule-A-5-1 = If you have the initiative, you play one action card face up. It is the lead card.
arcs-rule-A-5-2 = You may take one action for each pip on your card. The suit says which actions. Administration: tax, repair, influence. Aggression: battle, move, secure. Construction: build, repair. Mobilization: move, influence. You may leave pips unused.
arcs-rule-A-5-3 = Instead of leading, you may pass the initiative; with no cards, you must. The next player clockwise who has cards takes the initiative, the round ends at once, and that player leads the next one. Nothing is played, spent, or declared.
arcs-rule-A-5-4 = If all players with cards pass in a row, all hands are discarded and the chapter ends.
arcs-rule-A-6-1 = If you lead, you may declare the ambition of your lead card’s number: 2 Tycoon, 3 Tyrant, 4 Warlord, 5 Keeper, 6 Empath. A 1 declares none; a 7 declares any one. Do it before any other action, including any action of the prelude. You may declare at most once for each card.
arcs-rule-A-6-2 = Of the available ambition markers, the one with the highest value for first place goes in the declared ambition’s box. If no marker is available, nothing can be declared.
arcs-rule-A-6-3 = When an ambition is declared, the zero marker covers the number of the lead card. The card counts as 0 from now on but keeps its pips.
arcs-rule-A-6-4 = An ambition may be declared again in a later round. Its box then has more markers.
arcs-rule-A-6-5 = Any player may score an ambition, no matter who declared it.
arcs-rule-A-6-6 = The zero marker comes off when the lead card is discarded.
arcs-rule-A-7-1 = Each player after the lead must play one card. There are three ways to play it: surpass, copy, or pivot.
arcs-rule-A-7-2 = Surpass: play a card of the lead suit face up, with a higher number than the lead card. It need not be higher than the other cards played. You may take one action for each pip on your card.
arcs-rule-A-7-3 = Copy: play any card face down. You may take one action of the lead card’s suit.
arcs-rule-A-7-4 = Pivot: play a card of any suit but the lead suit face up, with any number. You may take one action of your card’s suit. The lead suit does not change.
arcs-rule-A-8-1 = When you play a card and do not have the initiative, you may seize it if nobody has seized it this round: play one more card from your hand face down. That card gives no actions. Do it before any other action, including any action of the prelude.
arcs-rule-A-8-2 = If you surpass with a 7 and nobody has seized the initiative this round, you seize it without playing another card. There is no reason to decline, so it happens by itself. You take the actions of the 7 as usual.
arcs-rule-A-8-3 = Whoever seizes the initiative has it at once. Nobody can seize it again this round.
arcs-rule-A-9-1 = At the end of the round, a player who seized the initiative keeps it. If nobody seized it, the player who surpassed with the highest number takes it. If nobody surpassed, it stays where it is.
arcs-rule-A-9-2 = All cards played this round, face up or face down, go face down to the action discard pile.
arcs-rule-A-9-3 = If any player still has a card, a new round starts. Otherwise the chapter ends.
arcs-rule-A-10-1 = Tax: choose a loyal city, or a rival city you control, and gain 1 resource of its planet’s type. If you tax a rival city, you also capture 1 agent from that rival’s supply, even if you gained no resource. You may tax a city even if the supply has none of its resource. You cannot tax the same city twice in a turn. Damaged cities are taxed like any others.
arcs-rule-A-10-2 = Captured pieces go in your captives box.
arcs-rule-A-10-3 = Build a building: place 1 city or 1 starport in an empty building slot of a system where you have any loyal piece. Cities come from the leftmost city space of your board.
arcs-rule-A-10-4 = Build a ship: place 1 ship at a loyal starport, damaged or not. Each starport builds at most one ship a turn.
arcs-rule-A-10-5 = Whatever you build in a system that a rival controls is placed damaged.
arcs-rule-A-10-6 = Move: move any number of loyal ships from one system to an adjacent one. Ships that come from several systems make a separate move from each of them.
arcs-rule-A-10-7 = Catapult: if you move ships from a system with a loyal starport, damaged or not, they may keep moving until they enter any planet, or a gate that a rival controls. Control is checked before the ships enter. The ships may stop earlier, and they may return to a system they have been to. They may leave ships behind on the way, but never pick ships up; ships left behind count for control. A rival starport you control gives you no catapult.
arcs-rule-A-10-8 = Repair: make 1 loyal damaged ship or building fresh, anywhere on the map.
arcs-rule-A-10-9 = Influence: place 1 agent on any card in the court row.
arcs-rule-A-10-10 = Secure: take a court card on which you have more agents than each rival. Return your agents and capture the rivals’ agents. If it is a vox card, resolve its “when secured” text. Then refill the row from the court deck: the new card takes the place of the secured one, and the others do not slide. A vox card leaves before the row is refilled, so one that is shuffled back may come up again at once. You cannot take this action without a card to secure.
arcs-rule-A-10-11 = A guild card goes to your area. A vox card resolves and then leaves as its text says.
arcs-rule-A-10-12 = When the court deck is empty, the empty places in the row are not refilled.
arcs-rule-A-10-13 = A hit on a fresh piece damages it. A hit on a damaged piece destroys it.
arcs-rule-A-10-14 = Destroying a piece, fresh or damaged, removes it from the map.
arcs-rule-A-10-15 = A rival piece that you destroy, in battle or not, is your trophy unless a card says otherwise. As long as a city is a trophy, the resource slots it opened for its owner stay open. A loyal piece that you destroy returns to you.
arcs-rule-A-11-1 = Battle: choose a system with loyal ships. All of them attack and can be hit, no matter how few dice you take. Choose one rival with pieces there: all of those pieces defend. You cannot battle without a defender.
arcs-rule-A-11-2 = Take up to one die for each attacking ship, damaged ships included, in any mix. Take at least one die and at most 6 of a kind.
arcs-rule-A-11-3 = You may take raid dice only if the defender has a building in the battle system, or has no building anywhere on the map.
arcs-rule-A-11-4 = Roll all the dice. If you have cards that let you reroll, you may use each of them once, in any order, even on dice that were already rerolled: Seeker Torpedoes for assault dice, Skirmishers for skirmish dice, the Corsair’s Tricky for raid dice, Empath’s Vision for any dice. Then resolve every symbol in this order, with the attacker making all choices. First, each self-hit hits an attacking ship. Second, if any intercept was rolled, attacking ships take 1 hit for each fresh defending ship, only once a battle. Third, each hit hits a defending ship, or a defending building if no defending ship is left. Fourth, each building hit hits a defending building. Last, if an attacking ship is left, spend the keys on a raid, even if every defending building is gone.
arcs-rule-A-11-5 = Destroyed defending pieces are the attacker’s trophies. Destroyed attacking pieces are the defender’s trophies.
arcs-rule-A-11-6 = Excess hits are lost.
arcs-rule-A-12-1 = Raid: spend keys to steal the defender’s resources and guild cards, one at a time. A resource costs the keys shown at its slot, a guild card the keys printed on it. Unspent keys are lost. A resource on a card can be stolen this way only if the card says so.
arcs-rule-A-12-2 = When you destroy a city, in battle or not, first provoke outrage of its planet’s type, then ransack the court.
arcs-rule-A-12-3 = Provoke outrage: discard all your resources of that type, and all your guild cards of that type face up to the court discard pile. Then mark the type as outraged with an agent on your player board. If it is already outraged, you still discard and ransack, but place no second agent.
arcs-rule-A-12-4 = An outraged resource gives you no action in the prelude, unless one of your cards says otherwise. You may still gain it, hold it, count it for ambitions, spend it for other purposes, and spend it for nothing.
arcs-rule-A-12-5 = Ransack the court: secure exactly one court card that has an agent of the city’s owner, no matter how many agents anyone has on it. All rival agents on it become your trophies, not captives; your own agents return. If there is no such card, nothing happens.
arcs-rule-A-12-6 = In a battle, resolve all hits first, then outrage and ransack for each destroyed city, then the raid. Outrage from a battle discards only what the attacker had before the first ransack of that battle, nothing that the battle brought.
arcs-rule-A-13-1 = Your player board has 6 resource slots with raid costs 3, 1, 1, 2, 1, and 3, from left to right. The first two are open. The first city you build opens the third slot, the second city opens the fourth, and the third city opens the fifth and sixth. The fourth city uncovers “+2”, and the fifth uncovers “+3”.
arcs-rule-A-13-2 = Whenever you gain, take, steal, or are given a resource, you may rearrange all your resources among your open slots, even if you have room left, and you must discard what does not fit. The same happens when a returning city covers a slot. You may not rearrange when you lose a resource.
arcs-rule-A-13-3 = The prelude lasts from the moment you play your card until you spend its first pip. During it, you may spend any number of resources. You may spend a resource even if its action is not possible or its type is outraged, and you may decline the action.
arcs-rule-A-13-4 = Material: build or repair. Fuel: move. Relic: secure. Psionic: take an action of the lead card’s suit. Weapon: this turn, every pip of your card may also be used to battle; you may spend a weapon even if the pips can battle anyway.
arcs-rule-A-13-5 = Resources spent in the prelude return to the supply only when the prelude ends, so you cannot regain them before then.
arcs-rule-A-13-6 = Spending a weapon does not change what your other resources do.
arcs-rule-A-13-7 = There is no prelude unless you play a card. If you pass or have no cards, you have none.
arcs-rule-A-13-8 = Some cards hold resources. These count for ambitions and may be spent, unless the card says otherwise. In battle they can be stolen only if the card says so; outside battle they can be stolen like any others. They stay on a card that is stolen. If the card is buried, discarded, or scrapped, they return to the supply. A card that holds resources is a resource slot. A cartel is not: the supply on it is a resource its owner has, but it can never be stolen, taken, given, swapped, spent, or discarded.
arcs-rule-A-14-1 = A guild card has a type, a raid cost, and a text. It counts like a resource of its type for Tycoon, Keeper, and Empath. Weapon cards count for no ambition.
arcs-rule-A-14-2 = You may use any number of prelude texts in your prelude. You may not use the prelude text of a card you secured in the same prelude, but everything else on it works at once. Cards that were stolen or given to you work in full at once. “Up to” a number means any number, including 0.
arcs-rule-A-14-3 = A card may give you a new action, with a standard action named in parentheses. You may take the new action instead of that standard action whenever you pay for it, with a pip or with any resource that may be spent for it.
arcs-rule-A-14-4 = A card that modifies a standard action also modifies it inside a new action that contains it, unless the new action ignores this. It does not modify the new action itself. When a card speaks of the action of a copy or pivot, it means the one pip of the card you copied or pivoted with. That includes a battle allowed by a weapon, but never an action of the prelude.
arcs-rule-A-14-5 = A card that you may discard for an effect may be discarded even if the effect does nothing.
arcs-rule-A-14-6 = Discarded court cards go face up to the court discard pile. To bury a card, put it on the bottom of the court deck. Action cards that you discard in order to draw are shuffled and put on the discard pile before you draw, so from a small pile they may come back.
arcs-rule-A-14-7 = Cards may also modify setup, scoring, declaring, and seizing.
arcs-rule-A-15-1 = At the end of a chapter, score every ambition that has a marker. Tycoon: most material and fuel. Tyrant: most captives. Warlord: most trophies. Keeper: most relics. Empath: most psionics. Resource tokens and guild cards of the type count together.
arcs-rule-A-15-2 = First place scores the sum of the first-place values of all markers on the ambition. Second place scores the sum of their second-place values.
arcs-rule-A-15-3 = If players tie for first place, they all take second place: nobody is first, and nobody else is second. If players tie for second place, nobody is second.
arcs-rule-A-15-4 = You need at least one of what an ambition counts to score anything for it.
arcs-rule-A-15-5 = If you are alone in first place, you score 2 more with “+2” uncovered on your board, or 5 more with both “+2” and “+3” uncovered. You score this once for each ambition, no matter how many markers it has.
arcs-rule-A-15-6 = What happens “after scoring” comes first, even in a chapter without ambitions; if there are several such effects, the player with the initiative chooses their order. Then, if Warlord was scored, all trophies return; if Tyrant was scored, all captives return. All ambition markers come back, and the unflipped marker with the lowest value is flipped.
arcs-rule-A-15-7 = Only now, after trophies, captives, and markers have returned, check whether the game ends. It ends if any player has at least 27 power with 4 players, 30 with 3 players, or 33 with 2 players. It always ends after chapter 5. The player with the most power wins; if players tie, the one who comes earliest in turn order wins.
arcs-rule-A-15-8 = If the game goes on, advance the chapter marker. Shuffle all action cards and deal 6 to each player. With 2 players, the one without the initiative may again give back all 6 cards and draw 6 new ones. When the hands are final, shuffle all cards that nobody holds into the face-down action discard pile. The player with the initiative leads.
arcs-rule-A-16-1 = With 2 players, the tokens on the ambition boxes count in scoring like those of a third player, who takes places but scores no power. Weapons on Warlord count as trophies. Otherwise these tokens are out of the game.
arcs-rule-A-16-2 = The tokens on the ambition boxes come out of the common supply of 25.
arcs-rule-A-17-1 = With leaders and lore, reveal one more leader than there are players and one more lore card than there are players. The draft replaces the usual starting pieces and resources.
arcs-rule-A-17-2 = Draft against the turn order: start with the player to the right of the initiative and go counterclockwise, round and round. On each turn, take one card, a leader or a lore card, until every player has one of each. Nobody takes a second leader, or more lore cards than the game is played with.
arcs-rule-A-17-3 = Each leader card gives you two resources and the pieces for A, B, and C. The resources go in the leftmost slots in the printed order, even if more slots are open.
arcs-rule-A-17-4 = If leaders have extra setup steps, take them in turn order.
arcs-rule-A-17-5 = A lore card has no type and no raid cost. It counts for no ambition, cannot be stolen, and never changes hands in any way. A limit “in all” on a lore card counts the buildings of every player.
arcs-rule-A-17-6 = As an option, each player drafts two lore cards. Reveal one more lore card for each player.
arcs-rule-A-17-7 = Cards that nobody drafted leave the game.
arcs-rule-A-18-1 = Cards override these rules. “Cannot” overrides everything, unless a card says “ignore”. A building that you use as if it were loyal is not loyal. Using it this way only means that you do not need control and that a tax takes no captive; nothing else about loyal buildings applies to it.
arcs-rule-A-18-2 = Ties that no rule settles, and choices made at the same time, follow turn order. If effects happen at the same time, the player whose turn it is chooses their order; if it is nobody’s turn, the player with the initiative does. In the same way, the player who declares an ambition chooses the order of what follows, for example Farseers’ look at a hand and a leader’s effect.
arcs-rule-A-18-3 = If you have neither ships nor starports on the map at the end of your turn, place 3 fresh ships at one gate of your choice.
arcs-rule-A-18-4 = You may concede. With 2 players, the other player wins. With more players, your seat stays in the game and a bot plays on for you; in the final result, you finish last. This is a ruling of Parlour.
arcs-rule-A-18-5 = Hands are secret. The number of cards in a hand is public, and so is everything else that is not face down, in a hand or in a deck. Agreements are not binding, and no pieces change hands except by a rule.
arcs-rule-A-18-6 = With the option “Split discard piles”, cards played face up are discarded face up to a pile of their own, and cards played face down go to the face-down pile. When you draw from the discard pile, you draw from the face-down one. If it is too small, shuffle both piles together first.
arcs-rule-A-18-7 = Declaring with the card you played and seizing with a card come before any other action, including every action of the prelude. You may do them in either order. A prelude text that seizes or declares must be the first action of the prelude, so you can use at most one of them in a turn. The rulebook’s courtesy of letting players do this late does not apply online.
arcs-rule-A-18-8 = If the texts disagree, the rulebook overrides player aids and boards, and its main text overrides sidebars and parentheses.
arcs-rule-A-19-1 = To end a chapter, all players with cards must pass in a row. Any card led starts the count again, and a pass forced by an empty hand does not count. The initiative marker moves on every pass, including the last. If only one player has cards, that player keeps it.
arcs-rule-A-19-2 = After the initiative is seized, the remaining turns still go clockwise from the player who led, and the lead suit and the zero marker stay. Ties and the order of choices are counted from the new holder of the initiative.
arcs-rule-A-19-3 = If you surpass with a 7 after the initiative was seized, you take the actions of the 7 but do not get the initiative, neither now nor at the end of the round.
arcs-rule-A-19-4 = Cards drawn by unions at the end of the round are in hand before checking whether the chapter ends.
arcs-rule-A-19-5 = The one action of a copy or pivot counts as a pip: it ends the prelude, and with a weapon it may be a battle. If you spend no pip, the prelude lasts until your turn ends. Only spent tokens wait for the end of the prelude; discarded tokens return to the supply at once.
arcs-rule-A-19-6 = A weapon only changes what pips may do. By itself it never gives you a battle, or an action that replaces a battle.
arcs-rule-A-19-7 = A card that you ransack in a prelude counts as secured in it, so its prelude text has to wait for a later turn. A card that you steal may be used in full at once.
arcs-rule-A-19-8 = Whether a rival controls the system where you build is checked before the new piece is placed.
arcs-rule-A-19-9 = A catapult is one group of ships on one path. Ships left behind stay where they are. So that every move ends, the group may go back to a system it has been to only if it has left a ship behind since it was last there; a ship it leaves in its present system counts. This rules out no position. Damaged starports catapult and build too.
arcs-rule-A-19-10 = A battle needs at least one die. An intercept does nothing if the defender has no fresh ship. If all attackers are destroyed, the hits still resolve, but there is no raid. One damaged attacker is enough to raid.
arcs-rule-A-19-11 = Hits are assigned one by one. A piece may be damaged and then destroyed in the same step.
arcs-rule-A-19-12 = If two cities are destroyed in one battle, resolve outrage and ransack for the first, then for the second. The second outrage discards nothing, because it spares what the first ransack won.
arcs-rule-A-19-13 = You must ransack if a card qualifies. You need not raid. After each theft, check again what can be stolen. Whatever you have no room for is discarded.
arcs-rule-A-19-14 = Your open slots depend on how many of your cities are off your board, wherever they are; a city held as a trophy keeps its slot open. Cities return after everything is scored, and their owners rearrange their resources in turn order. If resources do not fit, their owner chooses which to discard. Nothing else may be discarded for nothing; spending a resource for nothing in the prelude is allowed.
arcs-rule-A-19-15 = A rival with no agent in the supply loses none when taxed. The tax is still legal.
arcs-rule-A-19-16 = If you draw from a discard pile that is too small, take what is there.
arcs-rule-A-19-17 = With 2 players, the third player represented by the tokens on the ambition boxes can take first place or tie for it; a player tied with it takes the second-place value. It has no captives, and its tokens never return.
arcs-rule-A-19-18 = With 2 players and leaders, the leader’s pieces for C go to each of the player’s two C systems.
arcs-rule-A-19-19 = A player left with neither ships nor starports may choose any gate in play. If fewer than 3 ships are in the supply, place those there are.
arcs-rule-A-19-20 = If players tie for the win, turn order counts from the player who has the initiative at that moment.

## Reasons of the heuristic bot, short, in a list

arcs-reason-agent = agents
arcs-reason-ambition = an ambition to score
arcs-reason-battle = a battle to fight
arcs-reason-captive = captives
arcs-reason-card = the card’s value
arcs-reason-cards = more cards
arcs-reason-city = a city
arcs-reason-court = a court card
arcs-reason-danger = danger
arcs-reason-dice = the right dice
arcs-reason-end = nothing changes
arcs-reason-fleet = the right fleet
arcs-reason-full = no room for it
arcs-reason-guild = gives up a guild card
arcs-reason-initiative = the initiative
arcs-reason-keys = uses up keys
arcs-reason-leader = a leader
arcs-reason-leaving = what is left behind
arcs-reason-lore = lore
arcs-reason-losses = your own losses
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
arcs-reason-waiting = time lost

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

## Below the pictures of rules

arcs-picture-gates = Adjacent to gate 1: its three planets, and gates 6 and 2.
arcs-picture-borders = All adjacent planets are joined by lines. The two thick lines cross from one cluster to the next; the thin ones lead to the gates.
arcs-picture-path = Clusters 3 and 6 are out of play. Gates 2 and 4 are adjacent past one of them, gates 5 and 1 past the other.
arcs-picture-slots = A dashed circle is an empty building slot. Below each planet is the number of buildings it can still take.
arcs-picture-control = Only fresh ships count. The triangle controls the first two systems, the second one despite the circle’s three damaged ships. The third is a tie: nobody controls it.
arcs-picture-catapult = Three ships leave a starport and pass gates until they enter a planet, all in one move. One of them stays behind on the way.
arcs-picture-hits = The first hit damages a ship, and the second destroys it. A rival’s ship then becomes your trophy.
arcs-picture-dice = The six faces of each kind of die, from the top: assault, skirmish, raid.
arcs-picture-markers = The two sides of each marker. The large number is the power for first place, the small one for second place.
arcs-picture-suits = From the top: Administration, Aggression, Construction, Mobilization. Below each suit are its actions; each card shows its number and, as dots, its pips.
arcs-picture-declaring = What a lead card declares, by its number: 2 Tycoon, 3 Tyrant, 4 Warlord, 5 Keeper, 6 Empath, 7 any of them, 1 none.
arcs-picture-following = The lead card is on the left. From the top: surpass it with a higher card of its suit, copy it with a card face down, pivot with another suit. The dots count your actions, and the signs beside them show which you may take.
arcs-picture-symbols = The symbols in the order you resolve them: 1 self-hit, 2 intercept, 3 hit, 4 building hit, 5 key.
arcs-picture-raid = Two raid dice show 3 keys. They pay for any resources and guild cards that cost 3 keys or less in total.
arcs-picture-board = The resource slots with their raid costs. Your first three cities open the dashed ones; the fourth and the fifth uncover +2 and +3.
arcs-picture-ambitions = What counts, from the top: material and fuel for Tycoon, captives for Tyrant, trophies for Warlord, relics for Keeper, psionics for Empath. A guild card counts like a resource of its type.
arcs-picture-scored = Two markers lie on the Tycoon ambition. First place scores their first values, second place their second values.
arcs-picture-tied = Two players tie for first place: both take second place, and nobody else scores.

## A player’s own things, and pieces by their kind: said in place of the message without the last word

arcs-action-tax-own = Tax your city at { $at }
arcs-action-free-own = Return your city at { $at }
arcs-event-replace-own = { $seat } replaces a { $piece } of their own at { $at } with a { $by }.
arcs-event-guide-own = { $damaged ->
    [0] { $seat } guides { $fresh } of their own ships from { $from } to { $to }.
   *[other] { $fresh ->
        [0] { $seat } guides { $damaged } of their own damaged ships from { $from } to { $to }.
       *[other] { $seat } guides their own ships from { $from } to { $to }: { $fresh } fresh and { $damaged } damaged.
      }
  }
arcs-event-scrap-city = { $seat } scraps { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }.
arcs-event-scrap-starport = { $seat } scraps { $count ->
    [one] { $count } starport
   *[other] { $count } starports
  }.
arcs-event-scrap-ship = { $seat } scraps { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }.
arcs-event-scrap-agent = { $seat } scraps { $count ->
    [one] { $count } agent
   *[other] { $count } agents
  }.
