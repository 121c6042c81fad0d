# What every game says

# A refusal never ends in a full stop: the rule follows it.
core-refused = { $reason } ({ $rule })

## Games, seats, options

core-unknown-game = Nie ma gry o nazwie { $name }. Do wyboru: { $known }.
core-bad-wishes = To nie są poprawne automatyczne odpowiedzi: { $value }.
core-unknown-bot = Nie ma bota o nazwie { $name }. Do wyboru: { $known }.
core-bot-parameter-form = { $text } nie jest parametrem bota. Pisz nazwa=wartość, a kolejne parametry oddzielaj przecinkami.
core-bot-parameter-none = Bot { $bot } nie ma parametrów, więc { $name } nic dla niego nie znaczy.
core-bot-parameter-unknown = Bot { $bot } nie ma parametru o nazwie { $name }. Do wyboru: { $known }.
core-bot-parameter-value = Parametr { $name } bota { $bot } nie może mieć wartości { $value }.
core-unknown-seat = Nie ma miejsca o nazwie { $seat }.
core-cannot-concede = { $seat } nie może się poddać: to już koniec gry albo poddanie już nastąpiło.
core-unknown-option = Nie ma opcji o nazwie { $name }. Do wyboru: { $known }.
core-bad-option = Opcja { $name } nie może mieć wartości { $value }. Do wyboru: { $known }.
core-bad-options = Tych opcji nie można odczytać: { $error }.
core-bad-snapshot = To nie jest migawka pozycji: { $error }.
core-not-toml = To nie jest TOML: { $error }.
core-toml-too-much = Jest tu liczba zbyt długa, by ją odczytać, albo zbyt głęboko zagnieżdżone nawiasy.
core-field-missing = Brakuje pola { $field }.
core-field-unknown = Nie ma tu pola { $field }.
core-field-value = Pole { $field } nie może mieć wartości { $value }.

## Actions

core-unknown-action = „{ $text }” nie jest akcją tej gry.
core-unknown-action-number = Nie ma akcji o numerze { NUMBER($number, useGrouping: 0) }.

## Chance

core-chance-missing = Trzeba coś wylosować ze źródła „{ $stream }”, a skrypt nie mówi, co wypada.
core-chance-impossible = „{ $outcome }” nie może teraz wypaść ze źródła „{ $stream }”. Może wypaść: { $known }.
core-chance-unused = Skrypt mówi, że ze źródła „{ $stream }” wypada { $outcome }, ale nikt tego nie losuje.

## Records

core-record-too-long = Zapis jest dłuższy niż { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtów
   *[other] { $bytes } bajtu
  }.
core-record-truncated = Zapis urywa się po wierszu { $line }.
core-record-expected = Wiersz { $line }: powinno być „{ $word }”, a jest „{ $text }”.
core-record-format = Wiersz { $line }: to nie jest zapis Parlour w formacie { $format }.
core-record-game = Wiersz { $line }: nie ma gry o nazwie { $game }.
core-record-version = Wiersz { $line }: zapis powstał według wersji { $version } zasad, a ten program gra według wersji { $known }.
core-record-options = Wiersz { $line }: to nie są opcje tej gry: { $error }.
core-record-outcomes = Wiersz { $line }: „{ $text }” nie jest listą wyników w rodzaju stream=one,two.
core-record-setup = Do wiersza { $line }: nie można odtworzyć przygotowania gry: { $error }.
core-record-entry = Wiersz { $line }: „{ $text }” nie jest wpisem z następnym numerem.
core-record-unknown-seat = Wiersz { $line }: nie ma miejsca o nazwie { $seat }.
core-record-wrong-seat = Wiersz { $line }: teraz nie jest kolej gracza { $seat }.
core-record-action = Wiersz { $line }: „{ $action }” nie jest akcją tej gry.
core-record-trailing = Wiersz { $line }: zapis jest zamknięty, ale po nim jest jeszcze „{ $text }”.
core-record-illegal = Wiersz { $line }: akcja { $action } nie jest tam dozwolona ({ $rule }).
core-record-replay = Wiersza { $line } nie można odtworzyć: { $error }.
core-record-result = Wiersz { $line }: gra kończy się innym wynikiem: { $result }.
core-record-digest = Wiersz { $line }: odtworzona gra kończy się w innej pozycji, niż podaje zapis.

## Scenarios

core-scenario-field = Brakuje pola „{ $field }” albo ma ono zły typ.
core-scenario-unknown-field = Scenariusz nie ma pola „{ $field }”.
core-scenario-rules = Scenariusz może wymieniać najwyżej { $most ->
    [one] { $most } zasadę
    [few] { $most } zasady
    [many] { $most } zasad
   *[other] { $most } zasady
  }.
core-scenario-unknown-rule = Gra nie ma zasady { $rule }.
core-scenario-nothing-checked = Scenariusz nie ma „then”, więc niczego nie sprawdza.
core-scenario-error = Jeśli w „then” jest błąd, nie może tam być nic więcej: niczego nie zagrano i nie ma czego sprawdzać.

## What differs in a scenario

core-differs = { $what }: powinno być { $expected }, jest { $found }
core-differs-no-fact = { $what }: powinno być { $expected }, ale takiego faktu nie ma{ $count ->
    [0] {""}
   *[other] ; są: { $known }
  }
core-differs-error = { $what }: { $error }
core-differs-no-error = pozycja powinna zostać odrzucona ({ $expected }), a jest możliwa
core-differs-seat = { $what }: ruch powinien mieć { $expected }, a ma { $found }
core-differs-offered = { $what }: powinna być odmowa, a akcja jest w menu
core-differs-not-offered = { $what }: akcja powinna być w menu, a jest: { $error }
core-differs-refused = { $what }: powinna tego zabraniać zasada { $rule }, a jest: { $error }
core-differs-trace = { $what }: powinna tego zabraniać zasada { $rule } bez żadnych zmian w pozycji, a jest zmiana albo inny błąd
core-differs-possible = { $what }: ostatni z tych wyników powinien być niemożliwy ({ $expected }), a wypaść mogą wszystkie
core-differs-not-impossible = { $what }: ostatni z tych wyników powinien być niemożliwy ({ $expected }), a jest: { $error }
# Po | stoi to, co wypadło losowo, jak w zapisach; po → to, co się stało.
core-differs-unused = { $what }: { $error } { $lines ->
    [0] Niczego nie zagrano.
   *[other] Co zagrano | co wypadło → co się stało:{ $story }
  }
  { $seat ->
    [nobody] Teraz nikt nie decyduje.
   *[other] Teraz decyduje { $seat }: { $menu }
  }
