# The page with all cards of a set, drawn. What begins with sheet-label is read aloud by screen readers.

sheet-subtitle = Карты игры Roam
sheet-starters = { $count ->
    [one] { $count } стартовая карта
    [few] { $count } стартовые карты
   *[many] { $count } стартовых карт
}
sheet-lands = { $count ->
    [one] { $count } карта территории
    [few] { $count } карты территорий
   *[many] { $count } карт территорий
}
sheet-artifacts = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}

## What the signs mean

sheet-sign-square = участок: место фишки
sheet-sign-blank = пустой участок
sheet-sign-coin = монета
sheet-sign-points = очки
sheet-sign-price = цена в монетах
sheet-sign-number = номер карты

## Read aloud

sheet-label-starter = Стартовая карта { $card }: { $name }. Схема: { $pattern }. { $points }.
sheet-label-land = Карта территории { $number }: { $name }. Схема: { $pattern }. { $points }. { $coins }.
sheet-label-landscape = Местность: { $landscape }.
sheet-label-artifact = Артефакт { $number }: { $name }. { $ability }: { $help } Цена: { $coins }. { $points }.
sheet-label-square = участок
sheet-label-blank = пустой участок
sheet-label-gap = ничего
sheet-label-row = ряд { $row }: { $cells }
sheet-label-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sheet-label-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
sheet-label-coins-where = { $coins }: { $spaces }
sheet-label-space = ряд { $row } { $side ->
    [left] слева
   *[right] справа
}
