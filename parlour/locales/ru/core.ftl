# What every game says

# A refusal never ends in a full stop: the rule follows it.
core-refused = { $reason } ({ $rule })

## Games, seats, options

core-unknown-game = Нет игры с названием { $name }. Есть такие: { $known }.
core-bad-wishes = Такими автоматические ответы быть не могут: { $value }.
core-unknown-bot = Нет бота с именем { $name }. Есть такие: { $known }.
core-bot-parameter-form = { $text } — не параметр бота. Пиши имя=значение, несколько — через запятую.
core-bot-parameter-none = У бота { $bot } нет параметров, так что { $name } ему не нужен.
core-bot-parameter-unknown = У бота { $bot } нет параметра { $name }. Есть такие: { $known }.
core-bot-parameter-value = Параметр { $name } бота { $bot } не может быть { $value }.
core-unknown-seat = Нет места с названием { $seat }.
core-cannot-concede = { $seat } не может сдаться: игра окончена или сдача уже объявлена.
core-unknown-option = Нет настройки с названием { $name }. Есть такие: { $known }.
core-bad-option = Настройка { $name } не может быть { $value }. Возможные значения: { $known }.
core-bad-options = Не получается прочитать эти настройки: { $error }.
core-bad-snapshot = Это не снимок позиции: { $error }.
core-not-toml = Это не TOML: { $error }.
core-toml-too-much = Какое-то число в нём слишком длинное, или слишком много скобок внутри скобок.
core-field-missing = Не хватает поля { $field }.
core-field-unknown = Поля { $field } здесь нет.
core-field-value = Поле { $field } не может быть { $value }.

## Actions

core-unknown-action = «{ $text }» — не действие этой игры.
core-unknown-action-number = Нет действия с номером { NUMBER($number, useGrouping: 0) }.

## Chance

core-chance-missing = Что-то берут случайно из «{ $stream }», а в сценарии не сказано, что именно.
core-chance-impossible = Из «{ $stream }» сейчас не может выпасть «{ $outcome }». Может выпасть: { $known }.
core-chance-unused = По сценарию из «{ $stream }» выпадает { $outcome }, но никто этого не берёт.

## Records

core-record-too-long = Запись длиннее { $bytes ->
    [one] { $bytes } байта
    [few] { $bytes } байт
    [many] { $bytes } байт
   *[other] { $bytes } байта
  }.
core-record-truncated = Запись обрывается после строки { $line }.
core-record-expected = Строка { $line }: ожидалось «{ $word }», а здесь «{ $text }».
core-record-format = Строка { $line }: это не запись Parlour формата { $format }.
core-record-game = Строка { $line }: нет игры с названием { $game }.
core-record-version = Строка { $line }: запись сделана по правилам версии { $version }, а эта программа играет по версии { $known }.
core-record-options = Строка { $line }: это не настройки этой игры: { $error }.
core-record-outcomes = Строка { $line }: «{ $text }» — не список исходов вида stream=one,two.
core-record-setup = До строки { $line }: не получается воспроизвести подготовку к игре: { $error }.
core-record-entry = Строка { $line }: «{ $text }» — не шаг со следующим номером.
core-record-unknown-seat = Строка { $line }: нет места с названием { $seat }.
core-record-wrong-seat = Строка { $line }: сейчас ходит не { $seat }.
core-record-action = Строка { $line }: «{ $action }» — не действие этой игры.
core-record-trailing = Строка { $line }: запись закончена, но дальше идёт «{ $text }».
core-record-illegal = Строка { $line }: действие { $action } здесь недопустимо ({ $rule }).
core-record-replay = Строку { $line } не получается воспроизвести: { $error }.
core-record-result = Строка { $line }: партия заканчивается иначе: { $result }.
core-record-digest = Строка { $line }: воспроизведение заканчивается не той позицией, которая указана в записи.

## Scenarios

core-scenario-field = Поля «{ $field }» не хватает, или у него не тот тип.
core-scenario-unknown-field = В сценарии не бывает поля «{ $field }».
core-scenario-rules = В сценарии может быть названо не больше { $most ->
    [one] { $most } правила
    [few] { $most } правил
    [many] { $most } правил
   *[other] { $most } правила
  }.
core-scenario-unknown-rule = В этой игре нет правила { $rule }.
core-scenario-nothing-checked = В сценарии нет «then», поэтому он ничего не проверяет.
core-scenario-error = В «then» вместе с ошибкой больше ничего не пишут: ничего не сыграно, и проверять больше нечего.

## What differs in a scenario

core-differs = { $what }: ожидалось { $expected }, получено { $found }
core-differs-no-fact = { $what }: ожидалось { $expected }, но такого факта нет{ $count ->
    [0] {""}
   *[other] ; есть: { $known }
  }
core-differs-error = { $what }: { $error }
core-differs-no-error = ожидался отказ: { $expected }, но такая позиция возможна
core-differs-seat = { $what }: должен ходить игрок { $expected }, а ходит { $found }
core-differs-offered = { $what }: ожидался отказ, но это есть в меню
core-differs-not-offered = { $what }: ожидалось в меню, получено: { $error }
core-differs-refused = { $what }: ожидался запрет по правилу { $rule }, получено: { $error }
core-differs-trace = { $what }: ожидался запрет по правилу { $rule } без всяких изменений, но есть изменение или другая ошибка
core-differs-possible = { $what }: последний из этих исходов должен быть невозможен: { $expected }, но возможны все
core-differs-not-impossible = { $what }: последний из этих исходов должен быть невозможен: { $expected }, получено: { $error }
# После | стоит то, что выпадает, как в записях; после → то, что происходит.
core-differs-unused = { $what }: { $error } { $lines ->
    [0] Ничего не сыграно.
   *[other] Что играется | что выпадает → что происходит:{ $story }
  }
  { $seat ->
    [nobody] Сейчас никто не решает.
   *[other] Сейчас решает { $seat }: { $menu }
  }
