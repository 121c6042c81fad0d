# The cards and signs of Arcs in the browser

## Signs

web-arcs-cards-piece = { $piece-id ->
    [ship] { $state-id ->
        [damaged] poškozená loď
       *[fresh] nepoškozená loď
      }
    [city] { $state-id ->
        [damaged] poškozené město
       *[fresh] nepoškozené město
      }
    [starport] { $state-id ->
        [damaged] poškozený dok
       *[fresh] nepoškozený dok
      }
   *[agent] agent
  }
# A die with the face that lies up: assault: 2 hits.
web-arcs-cards-die = { $die-id ->
    [assault] kostka útoku
    [skirmish] kostka šarvátky
   *[raid] kostka nájezdu
  }: { $face }
web-arcs-cards-any-ambition = libovolná ambice
web-arcs-cards-ambition-marker = žeton ambice: { $first } za první místo, { $second } za druhé místo

web-arcs-cards-action-tax = daně
web-arcs-cards-action-build = stavba
web-arcs-cards-action-move = pohyb
web-arcs-cards-action-repair = oprava
web-arcs-cards-action-influence = vliv
web-arcs-cards-action-secure = zajištění
web-arcs-cards-action-battle = bitva

web-arcs-cards-marker-initiative = iniciativa
web-arcs-cards-marker-zero = nulový žeton
web-arcs-cards-marker-path = žeton cesty
web-arcs-cards-marker-power = moc
web-arcs-cards-marker-chapter = kapitola
web-arcs-cards-marker-outrage = pobouření
web-arcs-cards-marker-trophy = trofej
web-arcs-cards-marker-captive = zajatec
web-arcs-cards-marker-key = klíč

## Cards

web-arcs-cards-back = karta akce, lícem dolů
web-arcs-cards-pips = { $pips ->
    [one] { $pips } akce
    [few] { $pips } akce
   *[other] { $pips } akcí
  }
web-arcs-cards-no-ambition = žádná ambice
# An action card: Aggression 3, 2 actions, Tyrant.
web-arcs-cards-action-card = { $card }, { $pips ->
    [one] { $pips } akce
    [few] { $pips } akce
   *[other] { $pips } akcí
  }, { $ambition }
# What an action card can declare: Tyrant
web-arcs-cards-declares = Ambice: { $ambition }
web-arcs-cards-declares-any = Ambice: libovolná
web-arcs-cards-declares-none = Ambice: žádná
# A guild card: Mining Interest, guild of material, raid cost 2
web-arcs-cards-guild-card = { $card }, karta gildy: { $resource }, cena za nájezd { $keys }
web-arcs-cards-vox-card = { $card }, karta ozvěny
web-arcs-cards-leader-card = { $card }, vůdce
web-arcs-cards-lore-card = { $card }, karta příběhu

web-arcs-cards-kind-vox = Ozvěna
web-arcs-cards-begins-with = Na začátku
web-arcs-cards-ships = { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
   *[other] { $ships } lodí
  }
