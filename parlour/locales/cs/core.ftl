# What every game says

# A refusal never ends in a full stop: the rule follows it.
core-refused = { $reason } ({ $rule })

## Games, seats, options

core-unknown-game = Hra jménem { $name } neexistuje. Na výběr je: { $known }.
core-bad-wishes = Toto nejsou automatické odpovědi: { $value }.
core-unknown-bot = Bot jménem { $name } neexistuje. Na výběr je: { $known }.
core-bot-parameter-form = { $text } není parametr bota. Piš jméno=hodnota a víc parametrů odděl čárkami.
core-bot-parameter-none = Bot { $bot } nemá žádné parametry, { $name } mu nic neříká.
core-bot-parameter-unknown = Bot { $bot } nemá parametr jménem { $name }. Na výběr je: { $known }.
core-bot-parameter-value = Parametr { $name } bota { $bot } nemůže být { $value }.
core-unknown-seat = Místo { $seat } u stolu není.
core-cannot-concede = { $seat } se nemůže vzdát: hra už skončila, nebo už { $seat } dál nehraje.
core-unknown-option = Volba jménem { $name } neexistuje. Na výběr je: { $known }.
core-bad-option = Volba { $name } nemůže být { $value }. Může být: { $known }.
core-bad-options = Tyto volby se nedají přečíst: { $error }.
core-bad-snapshot = Toto není snímek pozice: { $error }.
core-not-toml = Toto není TOML: { $error }.
core-toml-too-much = Některé číslo je příliš dlouhé na čtení, nebo je příliš mnoho závorek v závorkách.
core-field-missing = Chybí { $field }.
core-field-unknown = Nic jako { $field } sem nepatří.
core-field-value = { $field } nemůže být { $value }.

## Actions

core-unknown-action = „{ $text }“ není akce této hry.
core-unknown-action-number = Akce číslo { NUMBER($number, useGrouping: 0) } neexistuje.

## Chance

core-chance-missing = Něco se losuje z „{ $stream }“ a skript neříká, co přijde.
core-chance-impossible = Z „{ $stream }“ teď nemůže přijít „{ $outcome }“. Přijít může: { $known }.
core-chance-unused = Podle skriptu má z „{ $stream }“ přijít { $outcome }, ale nikdo to nelosuje.

## Records

core-record-too-long = Záznam je delší než { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajty
   *[other] { $bytes } bajtů
  }.
core-record-truncated = Záznam se za řádkem { $line } přerušuje.
core-record-expected = Řádek { $line }: má tu být „{ $word }“, ale je tu „{ $text }“.
core-record-format = Řádek { $line }: toto není záznam Parlouru ve formátu { $format }.
core-record-game = Řádek { $line }: hra jménem { $game } neexistuje.
core-record-version = Řádek { $line }: záznam se řídí verzí pravidel { $version }, tento program hraje podle verze { $known }.
core-record-options = Řádek { $line }: toto nejsou volby hry: { $error }.
core-record-outcomes = Řádek { $line }: „{ $text }“ není seznam výsledků jako stream=one,two.
core-record-setup = Až po řádek { $line }: přípravu nejde přehrát: { $error }.
core-record-entry = Řádek { $line }: „{ $text }“ není položka s dalším číslem v pořadí.
core-record-unknown-seat = Řádek { $line }: místo { $seat } u stolu není.
core-record-wrong-seat = Řádek { $line }: na řadě není { $seat }.
core-record-action = Řádek { $line }: „{ $action }“ není akce této hry.
core-record-trailing = Řádek { $line }: záznam je uzavřený, ale následuje „{ $text }“.
core-record-illegal = Řádek { $line }: { $action } tam není dovoleno ({ $rule }).
core-record-replay = Řádek { $line } nejde přehrát: { $error }.
core-record-result = Řádek { $line }: hra končí jinak: { $result }.
core-record-digest = Řádek { $line }: přehraná hra nekončí v pozici, kterou udává záznam.

## Scenarios

core-scenario-field = „{ $field }“ chybí, nebo má špatný typ.
core-scenario-unknown-field = Scénář nemá žádné „{ $field }“.
core-scenario-rules = Scénář uvádí nejvýš { $most ->
    [one] { $most } pravidlo
    [few] { $most } pravidla
   *[other] { $most } pravidel
  }.
core-scenario-unknown-rule = Hra nemá pravidlo { $rule }.
core-scenario-nothing-checked = Scénář nemá žádné „then“, takže nic neověřuje.
core-scenario-error = Část then s chybou stojí sama: nic se nehrálo a nic dalšího ověřit nejde.

## What differs in a scenario

core-differs = { $what }: má být { $expected }, je { $found }
core-differs-no-fact = { $what }: má být { $expected }, takový údaj tu není{ $count ->
    [0] {""}
   *[other] ; jsou tu: { $known }
  }
core-differs-error = { $what } – { $error }
core-differs-no-error = pozice má být odmítnuta ({ $expected }), ale je možná
core-differs-seat = { $what }: na řadě má být { $expected }, je { $found }
core-differs-offered = { $what }: má to být odmítnuto, ale je to v nabídce
core-differs-not-offered = { $what }: má to být v nabídce, ale: { $error }
core-differs-refused = { $what }: má to zakázat pravidlo { $rule }, ale: { $error }
core-differs-trace = { $what }: má to zakázat pravidlo { $rule } a nic se nemá změnit, ale nastala změna nebo jiná chyba
core-differs-possible = { $what }: poslední z těchto výsledků má být nemožný ({ $expected }), ale přijít mohou všechny
core-differs-not-impossible = { $what }: poslední z těchto výsledků má být nemožný ({ $expected }), ale: { $error }
# Za | je, co přichází náhodou, jako v záznamech; za → co se děje.
core-differs-unused = { $what } – { $error } { $lines ->
    [0] Nic se nehraje.
   *[other] Co se hraje | co přichází náhodou → co se děje:{ $story }
  }
  { $seat ->
    [nobody] Teď nerozhoduje nikdo.
   *[other] Teď rozhoduje { $seat }: { $menu }
  }
