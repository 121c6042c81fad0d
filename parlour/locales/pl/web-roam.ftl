# The board of Roam in the browser

## The map

web-roam-map = Mapa
# What a screen reader says of a space; the sentences follow one another.
web-roam-space = { $space }, { $landscape }, karta krainy { $card }.
web-roam-space-gap = { $space }, nie ma tu krainy.
web-roam-space-coins = { $coins ->
    [one] { $coins } symbol monety.
    [few] { $coins } symbole monet.
    [many] { $coins } symboli monet.
   *[other] { $coins } symbolu monety.
  }
web-roam-space-free = Bez znacznika.
web-roam-space-tokens = Znaczniki: { $names }.
# A place where the chosen character fits.
web-roam-position = Na polu { $at }: obejmuje { $spaces }.
web-roam-gap = Nie ma już karty krainy na to miejsce.
web-roam-turn-map = Obróć mapę
web-roam-ways = Pole { $space }: co zrobić?
web-roam-land = Karta krainy { $card }: { $landscape }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
web-roam-deck = Stos
web-roam-next = Następna kraina
# How many cards lie under it; stands after “Next land”.
web-roam-deck-left = +{ $cards }

## Where a rival sits, as you see the map

web-roam-side-left = po lewej stronie mapy
web-roam-side-top = po drugiej stronie mapy
web-roam-side-right = po prawej stronie mapy
web-roam-side-bottom = u dołu mapy

## What players have

web-roam-own = Twoja strona stołu
web-roam-characters = Twoje postacie
web-roam-artifacts = Twoje artefakty
web-roam-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }
web-roam-tokens-left = { $tokens ->
    [one] { $tokens } znacznik w zasobach
    [few] { $tokens } znaczniki w zasobach
    [many] { $tokens } znaczników w zasobach
   *[other] { $tokens } znacznika w zasobach
  }
web-roam-standing = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $characters ->
    [one] { $characters } postać
    [few] { $characters } postacie
    [many] { $characters } postaci
   *[other] { $characters } postaci
  }
web-roam-outpost = Ma placówkę
web-roam-character = Postać { $card }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $state ->
    [asleep] zakryta
   *[awake] odkryta
  }
web-roam-artifact = Artefakt { $artifact }: { $ability }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, { $state ->
    [used] zakryty
   *[ready] odkryty
  }
web-roam-artifact-offer = Artefakt { $artifact }: { $ability }, kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
web-roam-offer = Artefakty do kupienia
web-roam-outpost-free = Placówka: wolna

## What you are about to do

web-roam-hint-character = Najpierw wybierz jedną ze swoich postaci.
web-roam-hint-position = Wybierz miejsce na mapie.
web-roam-hint-move = Wybierz znacznik do przemieszczenia.
web-roam-hint-move-to = Wybierz pole, na które go przemieścisz.
web-roam-hint-flip = Wybierz postać do odwrócenia.
web-roam-hint-blank = Wybierz pusty znacznik do umieszczenia.

## The list of actions: headings

web-roam-group-move = Przemieść znacznik
web-roam-group-flip = Odwróć postać
web-roam-group-bid = Licytuj
web-roam-group-buy = Kup artefakt
web-roam-buy-nothing = Nic nie kupuj
web-roam-acting-blanks = Umieść puste znaczniki albo zakończ turę.
web-roam-acting-done = Zakończ turę.
web-roam-group-blank = Zapłać za pusty znacznik
web-roam-group-free = Umieść pusty znacznik za darmo
web-roam-group-replace = Zastąp znacznik przeciwnika
web-roam-group-fill = Umieść znacznik
web-roam-group-complete = Rozstrzygnij kartę krainy

## An auction

web-roam-auction = Licytacja: { $card }
web-roam-no-bid = Nie ma jeszcze oferty.
web-roam-high-bid = { $name } oferuje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
  }.
web-roam-bid-less = Obniż ofertę
web-roam-bid-more = Podnieś ofertę

## Cards and signs explain themselves

web-roam-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
web-roam-price = Kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
  }
web-roam-of-landscape = Krajobraz: { $landscape }
web-roam-asleep = Zakryta, dopóki jej właściciel nie odpocznie
web-roam-solid = ■ tu umieszczasz znacznik, jeśli pole jest wolne
web-roam-blank = ▢ tu możesz potem umieścić znacznik za monety
web-roam-behind = Gdy ta karta krainy jest ukończona, postać zdobywa gracz, który ma na niej najwięcej znaczników.
web-roam-sign-coins = Monety
web-roam-sign-tokens = Znaczniki w zasobach
web-roam-sign-points = Punkty na kartach
web-roam-sign-deck = Następna kraina
web-roam-sign-outpost = Placówka

## The score sheet

web-roam-sheet-place = Miejsce
web-roam-sheet-characters = Postacie
web-roam-sheet-artifacts = Artefakty
web-roam-sheet-outpost = Placówka
web-roam-sheet-total = Punkty
web-roam-sheet-coins = Monety
web-roam-sheet-count = ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  })
web-roam-sheet-ties = Przy równej liczbie punktów wygrywa gracz, który ma więcej monet.

## Standing answers

web-roam-wish = Licytacje w turach innych graczy
web-roam-wish-ask = pytaj mnie
web-roam-wish-pass = pasuj za mnie
web-roam-wish-bid = licytuj za mnie, najwyżej
web-roam-wish-coins = Najwyższa oferta w monetach
# An answer for one land card alone, by its number
web-roam-wish-land = Karta krainy { $card }
web-roam-wish-others = tak jak inne karty
web-roam-wish-number = Numer karty krainy
web-roam-wish-add = Dodaj inną odpowiedź dla tej karty
