# The board of Roam in the browser

## The map

web-roam-map = Mapa
# What a screen reader says of a space; the sentences follow one another.
web-roam-space = Pole { $space }, { $landscape }, karta oblasti { $card }.
web-roam-space-gap = Pole { $space }, bez karty oblasti.
web-roam-space-coins = { $coins ->
    [one] { $coins } symbol mince.
    [few] { $coins } symboly mincí.
   *[other] { $coins } symbolů mincí.
  }
web-roam-space-free = Bez žetonu.
web-roam-space-tokens = Žetony: { $names }.
# A place where the chosen character fits.
web-roam-position = Na poli { $at }: zakryje pole { $spaces }.
web-roam-gap = Na toto místo už žádná karta oblasti nezbyla.
web-roam-turn-map = Otočit mapu
web-roam-ways = Pole { $space }: co uděláš?
web-roam-land = Karta oblasti { $card }: { $landscape }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
web-roam-deck = Dobírací balíček
web-roam-next = Další karta oblasti
# How many cards lie under it; stands after “Next land”.
web-roam-deck-left = +{ $cards }

## Where a rival sits, as you see the map

web-roam-side-left = vlevo od mapy
web-roam-side-top = naproti přes mapu
web-roam-side-right = vpravo od mapy
web-roam-side-bottom = dole pod mapou

## What players have

web-roam-own = Tvoje strana stolu
web-roam-characters = Tvoje postavy
web-roam-artifacts = Tvoje artefakty
web-roam-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
web-roam-tokens-left = { $tokens ->
    [one] zbývá { $tokens } žeton
    [few] zbývají { $tokens } žetony
   *[other] zbývá { $tokens } žetonů
  }
web-roam-standing = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $characters ->
    [one] { $characters } postava
    [few] { $characters } postavy
   *[other] { $characters } postav
  }
web-roam-outpost = Má hlídku
web-roam-character = { $card }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $state ->
    [asleep] lícem dolů
   *[awake] lícem nahoru
  }
web-roam-artifact = { $artifact }: { $ability }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, { $state ->
    [used] lícem dolů
   *[ready] lícem nahoru
  }
web-roam-artifact-offer = { $artifact }: { $ability }, stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
web-roam-offer = Nabídka artefaktů
web-roam-outpost-free = Hlídka: volná

## What you are about to do

web-roam-hint-character = Nejdřív vyber některou svou postavu.
web-roam-hint-position = Vyber umístění na mapě.
web-roam-hint-move = Vyber žeton, který posuneš.
web-roam-hint-move-to = Vyber, kam ho posuneš.
web-roam-hint-flip = Vyber postavu, kterou obrátíš.
web-roam-hint-blank = Vyber prázdné místo, které zaplníš.

## The list of actions: headings

web-roam-group-move = Posunout žeton
web-roam-group-flip = Obrátit postavu
web-roam-group-bid = Nabídnout mince
web-roam-group-buy = Koupit artefakt
web-roam-buy-nothing = Nic nekupovat
web-roam-acting-blanks = Zaplň prázdná místa, nebo ukonči tah.
web-roam-acting-done = Ukonči tah.
web-roam-group-blank = Zaplatit za prázdné místo
web-roam-group-free = Zaplnit zdarma prázdné místo
web-roam-group-replace = Nahradit soupeřův žeton
web-roam-group-fill = Zaplnit místo
web-roam-group-complete = Vyhodnotit kartu oblasti

## An auction

web-roam-auction = Dražba: { $card }
web-roam-no-bid = Zatím žádná nabídka.
web-roam-high-bid = { $name } nabízí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }.
web-roam-bid-less = Nabídnout méně
web-roam-bid-more = Nabídnout víc

## Cards and signs explain themselves

web-roam-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
web-roam-price = Stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
  }
web-roam-of-landscape = Krajina: { $landscape }
web-roam-asleep = Lícem dolů, dokud si její majitel neodpočine
web-roam-solid = ■ dostane žeton, je-li pole volné
web-roam-blank = ▢ se potom smí zaplnit za mince
web-roam-behind = Tuto postavu získá hráč s nejvíce žetony na této kartě oblasti, až se zaplní.
web-roam-sign-coins = Mince
web-roam-sign-tokens = Zbývající žetony
web-roam-sign-points = Body na kartách
web-roam-sign-deck = Další karta oblasti
web-roam-sign-outpost = Hlídka

## The score sheet

web-roam-sheet-place = Pořadí
web-roam-sheet-characters = Postavy
web-roam-sheet-artifacts = Artefakty
web-roam-sheet-outpost = Hlídka
web-roam-sheet-total = Body
web-roam-sheet-coins = Mince
web-roam-sheet-count = ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  })
web-roam-sheet-ties = Při stejném počtu bodů vyhrává hráč s více mincemi.

## Standing answers

web-roam-wish = Dražby v tazích ostatních
web-roam-wish-ask = zeptat se mě
web-roam-wish-pass = pasovat za mě
web-roam-wish-bid = nabízet za mě, nejvýš
web-roam-wish-coins = Kolik mincí nejvýš nabídnout
# An answer for one land card alone, by its number
web-roam-wish-land = Karta oblasti { $card }
web-roam-wish-others = jako u ostatních
web-roam-wish-number = Číslo karty oblasti
web-roam-wish-add = Odpovídat na ni jinak
