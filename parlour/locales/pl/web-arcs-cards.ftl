# The cards and signs of Arcs in the browser

## Signs

web-arcs-cards-piece = { $piece-id ->
    [city] { $state-id ->
        [damaged] uszkodzone miasto
       *[fresh] nieuszkodzone miasto
      }
    [agent] agent
   *[other] { $state } { $piece }
  }
# A die with the face that lies up: assault: 2 hits.
web-arcs-cards-die = { $die-id ->
    [assault] kość szturmu
    [skirmish] kość potyczki
   *[raid] kość najazdu
  }: { $face }
web-arcs-cards-any-ambition = dowolna ambicja
web-arcs-cards-ambition-marker = znacznik ambicji: { $first } za pierwsze miejsce, { $second } za drugie miejsce

web-arcs-cards-action-tax = podatek
web-arcs-cards-action-build = budowa
web-arcs-cards-action-move = ruch
web-arcs-cards-action-repair = naprawa
web-arcs-cards-action-influence = wpływ
web-arcs-cards-action-secure = pozyskanie
web-arcs-cards-action-battle = bitwa

web-arcs-cards-marker-initiative = inicjatywa
web-arcs-cards-marker-zero = znacznik zera
web-arcs-cards-marker-path = znacznik drogi
web-arcs-cards-marker-power = potęga
web-arcs-cards-marker-chapter = rozdział
web-arcs-cards-marker-outrage = oburzenie
web-arcs-cards-marker-trophy = trofeum
web-arcs-cards-marker-captive = jeniec
web-arcs-cards-marker-key = klucz najazdu

## Cards

web-arcs-cards-back = karta akcji, zakryta
web-arcs-cards-pips = { $pips ->
    [one] { $pips } akcja
    [few] { $pips } akcje
    [many] { $pips } akcji
   *[other] { $pips } akcji
  }
web-arcs-cards-no-ambition = bez ambicji
# An action card: Aggression 3, 2 actions, Tyrant.
web-arcs-cards-action-card = { $card }, { $pips ->
    [one] { $pips } akcja
    [few] { $pips } akcje
    [many] { $pips } akcji
   *[other] { $pips } akcji
  }, { $ambition }
# What an action card can declare: Tyrant
web-arcs-cards-declares = Ambicja: { $ambition }
web-arcs-cards-declares-any = Ambicja: dowolna
web-arcs-cards-declares-none = Ambicja: żadna
# A guild card: Mining Interest, guild of material, raid cost 2
web-arcs-cards-guild-card = { $card }, karta gildii: { $resource }, koszt najazdu { $keys }
web-arcs-cards-vox-card = { $card }, karta głosu
web-arcs-cards-leader-card = { $card }, przywódca
web-arcs-cards-lore-card = { $card }, karta wiedzy

web-arcs-cards-kind-vox = Głos
web-arcs-cards-begins-with = Na początek
web-arcs-cards-ships = { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
    [many] { $ships } statków
   *[other] { $ships } statku
  }
