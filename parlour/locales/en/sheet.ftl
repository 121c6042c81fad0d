# The page with all cards of a set, drawn. What begins with sheet-label is read aloud by screen readers.

sheet-subtitle = The cards of Roam
sheet-starters = { $count ->
    [one] { $count } starting character
   *[other] { $count } starting characters
}
sheet-lands = { $count ->
    [one] { $count } land card
   *[other] { $count } land cards
}
sheet-artifacts = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}

## What the signs mean

sheet-sign-square = square: a token goes here
sheet-sign-blank = blank square
sheet-sign-coin = coin
sheet-sign-points = points
sheet-sign-price = price in coins
sheet-sign-number = card number

## Read aloud

sheet-label-starter = Starting character { $card }: { $name }. Pattern: { $pattern }. { $points }.
sheet-label-land = Land card { $number }: { $name }. Pattern: { $pattern }. { $points }. { $coins }.
sheet-label-landscape = Landscape: { $landscape }.
sheet-label-artifact = Artifact { $number }: { $name }. { $ability }: { $help } Price: { $coins }. { $points }.
sheet-label-square = square
sheet-label-blank = blank square
sheet-label-gap = nothing
sheet-label-row = row { $row }: { $cells }
sheet-label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-label-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
sheet-label-coins-where = { $coins }: { $spaces }
sheet-label-space = row { $row } { $side ->
    [left] left
   *[right] right
}
