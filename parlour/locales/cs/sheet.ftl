# The page with all cards of a set, drawn. What begins with sheet-label is read aloud by screen readers.

sheet-subtitle = Karty hry Zbloudilí
sheet-starters = { $count ->
    [one] { $count } základní karta
    [few] { $count } základní karty
   *[other] { $count } základních karet
}
sheet-lands = { $count ->
    [one] { $count } karta oblasti
    [few] { $count } karty oblastí
   *[other] { $count } karet oblastí
}
sheet-artifacts = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[other] { $count } artefaktů
}

## What the signs mean

sheet-sign-square = místo: sem přijde žeton
sheet-sign-blank = prázdné místo
sheet-sign-coin = mince
sheet-sign-points = body
sheet-sign-price = cena v mincích
sheet-sign-number = číslo karty

## Read aloud

sheet-label-starter = Základní karta { $card }: { $name }. Tvar: { $pattern }. { $points }.
sheet-label-land = Karta oblasti { $number }: { $name }. Tvar: { $pattern }. { $points }. { $coins }.
sheet-label-landscape = Krajina: { $landscape }.
sheet-label-artifact = Artefakt { $number }: { $name }. { $ability }: { $help } Cena: { $coins }. { $points }.
sheet-label-square = místo
sheet-label-blank = prázdné místo
sheet-label-gap = nic
sheet-label-row = řada { $row }: { $cells }
sheet-label-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sheet-label-coins = { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
sheet-label-coins-where = { $coins }: { $spaces }
sheet-label-space = řada { $row } { $side ->
    [left] vlevo
   *[right] vpravo
}
