# The cards and signs of Arcs in the browser

## Signs

# A piece: ship, fresh; city, damaged.
web-arcs-cards-piece = { $piece-id ->
    [agent] { $piece }
   *[other] { $piece }, { $state }
  }
# A die with the face that lies up: assault: 2 hits.
web-arcs-cards-die = { $die-id ->
    [assault] assault die
    [skirmish] skirmish die
   *[raid] raid die
  }: { $face }
web-arcs-cards-any-ambition = any ambition
web-arcs-cards-ambition-marker = ambition marker: { $first } for first place, { $second } for second place

web-arcs-cards-action-tax = tax
web-arcs-cards-action-build = build
web-arcs-cards-action-move = move
web-arcs-cards-action-repair = repair
web-arcs-cards-action-influence = influence
web-arcs-cards-action-secure = secure
web-arcs-cards-action-battle = battle

web-arcs-cards-marker-initiative = initiative
web-arcs-cards-marker-zero = zero marker
web-arcs-cards-marker-path = path marker
web-arcs-cards-marker-power = power
web-arcs-cards-marker-chapter = chapter
web-arcs-cards-marker-outrage = outrage
web-arcs-cards-marker-trophy = trophy
web-arcs-cards-marker-captive = captive
web-arcs-cards-marker-key = raid key

## Cards

web-arcs-cards-back = action card, face down
web-arcs-cards-pips = { $pips ->
    [one] { $pips } action
   *[other] { $pips } actions
  }
web-arcs-cards-no-ambition = no ambition
# An action card: Aggression 3, 2 actions, Tyrant.
web-arcs-cards-action-card = { $card }, { $pips ->
    [one] { $pips } action
   *[other] { $pips } actions
  }, { $ambition }
# What an action card can declare: Tyrant
web-arcs-cards-declares = Ambition: { $ambition }
web-arcs-cards-declares-any = Ambition: any
web-arcs-cards-declares-none = Ambition: none
# A guild card: Mining Interest, guild of material, raid cost 2
web-arcs-cards-guild-card = { $card }, guild card: { $resource }, raid cost { $keys }
web-arcs-cards-vox-card = { $card }, vox card
web-arcs-cards-leader-card = { $card }, leader
web-arcs-cards-lore-card = { $card }, lore card

web-arcs-cards-kind-vox = Vox
web-arcs-cards-begins-with = Starts with
web-arcs-cards-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  }
