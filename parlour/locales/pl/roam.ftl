# Roam

## Options

roam-option-cards-wayfarers = Wędrowcy
roam-option-cards-sketch = Szkic

## Landscapes

roam-landscape-forest = las
roam-landscape-coast = wybrzeże
roam-landscape-desert = pustynia
roam-landscape-ruins = ruiny
roam-landscape-marsh = bagno
roam-landscape-snow = śniegi
roam-landscape-orchard = sad
roam-landscape-lake = jezioro
roam-landscape-canyon = kanion
roam-landscape-village = wioska

## Artifacts

roam-ability-blank = Darmowy pusty znacznik
    .help = Po rozłożeniu znaczników połóż bez opłaty jeszcze jeden w miejscu pustego znacznika użytego kształtu. Pole musi być wolne.
roam-ability-replace = Zastąpienie
    .help = Podczas rozkładania zastąp własnym znacznikiem jeden znacznik przeciwnika leżący pod twoim kształtem. Przeciwnik odzyskuje swój znacznik.
roam-ability-coin = Moneta
    .help = Weź 1 monetę.
roam-ability-turn = Obrót
    .help = Zanim rozłożysz znaczniki, obróć kształt o 90° zgodnie z ruchem wskazówek zegara.
roam-ability-move = Przesunięcie
    .help = Przesuń znacznik dowolnego gracza na sąsiednie puste pole, ale nie po skosie. Nie daje to monet.
roam-ability-flip = Odwrócenie
    .help = Odwróć jedną ze swoich postaci: odkryj ją albo zakryj.
