# The page with all cards of a set, drawn. What begins with sheet-label is read aloud by screen readers.

sheet-subtitle = Karty do gry Roam
sheet-starters = { $count ->
    [one] { $count } karta startowa
    [few] { $count } karty startowe
   *[many] { $count } kart startowych
}
sheet-lands = { $count ->
    [one] { $count } karta krainy
    [few] { $count } karty krain
   *[many] { $count } kart krain
}
sheet-artifacts = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
}

## What the signs mean

sheet-sign-square = zwykły znacznik
sheet-sign-blank = pusty znacznik
sheet-sign-coin = moneta
sheet-sign-points = punkty
sheet-sign-price = cena w monetach
sheet-sign-number = numer karty

## Read aloud

sheet-label-starter = Karta startowa { $card }: { $name }. Kształt: { $pattern }. { $points }.
sheet-label-land = Karta krainy { $number }: { $name }. Kształt: { $pattern }. { $points }. { $coins }.
sheet-label-landscape = Krajobraz: { $landscape }.
sheet-label-artifact = Artefakt { $number }: { $name }. { $ability }: { $help } Cena: { $coins }. { $points }.
sheet-label-square = znacznik
sheet-label-blank = pusty znacznik
sheet-label-gap = nic
sheet-label-row = rząd { $row }: { $cells }
sheet-label-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sheet-label-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
sheet-label-coins-where = { $coins }: { $spaces }
sheet-label-space = rząd { $row } po { $side ->
    [left] lewej
   *[right] prawej
}
