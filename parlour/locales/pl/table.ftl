# What cannot be done at a table now

## Sitting down

table-begun = Gra już się zaczęła.
table-seated = Siedzisz już przy tym stole.
table-seat-taken = To miejsce zajął już ktoś inny. Wybierz inne.
table-seats-free = Są jeszcze wolne miejsca. Zaproś kogoś, a potem zacznij.
table-last-person = Co najmniej jedno miejsce musi pozostać dla człowieka.
table-not-begun = Gra jeszcze się nie zaczęła. Zacząć może ją osoba, która założyła stół.
table-running = Ta gra jeszcze trwa. Gdy się skończy, możesz zagrać ponownie.

## Playing

table-not-your-turn = To nie twoja kolej.
table-over = Koniec gry.
table-moved-on = Tymczasem przy stole coś się zmieniło. Spójrz jeszcze raz i wybierz.
table-frozen = Tej gry nie można kontynuować: zaczęła się według innych zasad niż te, których ten serwer używa teraz. Nadal możesz ją oglądać.
table-full = Ten stół osiągnął limit wpisów ({ NUMBER($most, useGrouping: 0) }). Załóż nowy.
table-other-version = Gra zaczęła się według wersji { $version } zasad, a ten serwer gra według wersji { $known }.
table-gap = W zapisie tego stołu brakuje wpisów: następny powinien mieć numer { NUMBER($expected, useGrouping: 0) }, a ma { NUMBER($seq, useGrouping: 0) }.

## Taking back

table-undo-nothing = Nie masz jeszcze czego cofnąć.
table-undo-concession = Od tamtej pory ktoś się poddał, a tego nie da się cofnąć.
table-undo-absent = Od tamtej pory decydował też ktoś, kogo teraz tu nie ma. Poproś tę osobę, żeby wróciła, i cofnijcie to razem.
table-offer-open = Pozostali gracze dostali już pytanie, ale jeszcze nie wszyscy odpowiedzieli.
table-no-offer = Nikt nie czeka na twoją zgodę.
table-too-many-days = W jednej grze możesz wziąć najwyżej { $most ->
    [one] { $most } dzień wolny
    [few] { $most } dni wolne
    [many] { $most } dni wolnych
   *[other] { $most } dnia wolnego
  }.
table-redo-nothing = Nie masz czego ponowić.

## Bots for people

table-bot-plays = Na tym miejscu gra teraz bot. Najpierw odzyskaj miejsce.
table-present = Ten gracz jest obecny. Bot może zagrać tylko za kogoś, kogo nie ma.
table-no-person = Na tym miejscu już gra bot.
table-no-bot = Nie gra tu za ciebie żaden bot, więc nie ma czego odzyskiwać.
