# What cannot be done at a table now

## Sitting down

table-begun = Gra już się zaczęła.
table-seated = Siedzisz już przy tym stole.
table-seat-taken = Ktoś cię ubiegł i to miejsce jest już zajęte. Wybierz inne.
table-seats-free = Są jeszcze wolne miejsca. Zaproś kogoś, a potem zacznij.
table-not-begun = Gra jeszcze się nie zaczęła. Zacząć może ją osoba, która założyła stół.
table-running = Ta gra jeszcze trwa. Gdy się skończy, możesz zagrać ponownie.

## Playing

table-not-your-turn = To nie twoja kolej.
table-over = Gra jest skończona.
table-moved-on = Tymczasem przy stole coś się zmieniło. Spójrz jeszcze raz, potem wybierz.
table-frozen = Tej gry nie można kontynuować: zaczęła się według innych zasad niż te, którymi ten serwer gra teraz. Nadal możesz ją czytać.
table-full = Przy tym stole tyle już się wydarzyło (wpisy: { NUMBER($most, useGrouping: 0) }), że więcej się nie zmieści. Załóż nowy.
table-other-version = Gra trzyma się wersji { $version } zasad, a ten serwer gra według wersji { $known }.
table-gap = Wpisy tego stołu są niepełne: następny powinien być { NUMBER($expected, useGrouping: 0) }, a jest { NUMBER($seq, useGrouping: 0) }.

## Taking back

table-undo-nothing = Nie ma jeszcze niczego twojego, co można by cofnąć.
table-undo-concession = Od tamtej pory ktoś poddał grę, a tego nie da się cofnąć.
table-undo-absent = Od tamtej pory decydował też ktoś, kogo teraz tu nie ma. Poproś tę osobę, żeby wróciła, i cofnijcie to razem.
table-offer-open = Pozostali dostali już pytanie i jeszcze nie odpowiedzieli.
table-no-offer = Nikt nie czeka na twoją odpowiedź: nie ma się na co zgadzać.
table-too-many-days = W jednej grze możesz wziąć { $most ->
    [one] { $most } dzień wolny
    [few] { $most } dni wolne
    [many] { $most } dni wolnych
   *[other] { $most } dnia wolnego
  }, a tych byłoby więcej.
table-redo-nothing = Nie ma niczego twojego do przywrócenia.

## Bots for people

table-bot-plays = Na tym miejscu gra teraz bot. Najpierw odzyskaj miejsce.
table-present = Ten gracz jest obecny. Bot może zagrać tylko za kogoś, kogo nie ma.
table-no-person = Na tym miejscu już gra bot.
table-no-bot = Nie gra tu za ciebie żaden bot, więc nie ma kto oddać miejsca.
