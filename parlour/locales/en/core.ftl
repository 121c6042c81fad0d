# What every game says

# A refusal never ends in a period: the rule follows it.
core-refused = { $reason } ({ $rule })

## Games, seats, options

core-unknown-game = There is no game called { $name }. Available games: { $known }.
core-bad-wishes = These automatic answers are not valid: { $value }.
core-unknown-bot = There is no bot called { $name }. Available bots: { $known }.
core-bot-parameter-form = { $text } is not a bot parameter. Write name=value, and separate several with commas.
core-bot-parameter-none = The bot { $bot } takes no parameters, so it cannot use { $name }.
core-bot-parameter-unknown = The bot { $bot } has no parameter called { $name }. Its parameters are: { $known }.
core-bot-parameter-value = The parameter { $name } of the bot { $bot } cannot be { $value }.
core-unknown-seat = There is no seat called { $seat }.
core-cannot-concede = { $seat } cannot concede: the game is over, or { $seat } has already conceded.
core-unknown-option = There is no option called { $name }. Available options: { $known }.
core-bad-option = The option { $name } cannot be { $value }. Possible values: { $known }.
core-bad-options = These options cannot be read: { $error }.
core-bad-snapshot = This is not a snapshot of a position: { $error }.
core-not-toml = This is not TOML: { $error }.
core-toml-too-much = A number is too long to read, or lists are nested too deeply.
core-field-missing = { $field } is missing.
core-field-unknown = There is no field called { $field } here.
core-field-value = { $field } cannot be { $value }.

## Actions

core-unknown-action = “{ $text }” is not an action in this game.
core-unknown-action-number = There is no action with the number { NUMBER($number, useGrouping: 0) }.

## Chance

core-chance-missing = Something is drawn from “{ $stream }”, but the script does not say what.
core-chance-impossible = “{ $outcome }” cannot come from “{ $stream }” now. Possible outcomes: { $known }.
core-chance-unused = The script says that “{ $stream }” gives { $outcome }, but nothing is drawn from it.

## Records

core-record-too-long = The record is longer than { $bytes } bytes.
core-record-truncated = The record ends abruptly after line { $line }.
core-record-expected = Line { $line }: expected “{ $word }”, found “{ $text }”.
core-record-format = Line { $line }: this is not a Parlour record of format { $format }.
core-record-game = Line { $line }: there is no game called { $game }.
core-record-version = Line { $line }: the record follows version { $version } of the rules, but this program plays version { $known }.
core-record-options = Line { $line }: these are not options of the game: { $error }.
core-record-outcomes = Line { $line }: “{ $text }” is not a list of outcomes such as stream=one,two.
core-record-setup = The setup, up to line { $line }, cannot be replayed: { $error }.
core-record-entry = Line { $line }: “{ $text }” is not an entry with the next number.
core-record-unknown-seat = Line { $line }: there is no seat called { $seat }.
core-record-wrong-seat = Line { $line }: it is not { $seat }’s turn to move.
core-record-action = Line { $line }: “{ $action }” is not an action of the game.
core-record-trailing = Line { $line }: the record has ended, but “{ $text }” follows.
core-record-illegal = Line { $line }: { $action } is not allowed here ({ $rule }).
core-record-replay = Line { $line } cannot be replayed: { $error }.
core-record-result = Line { $line }: the game ends differently: { $result }.
core-record-digest = Line { $line }: the replay does not end in the position that the record states.

## Scenarios

core-scenario-field = “{ $field }” is missing or has the wrong type.
core-scenario-unknown-field = A scenario has no field “{ $field }”.
core-scenario-rules = A scenario can name at most { $most } rules.
core-scenario-unknown-rule = The game has no rule { $rule }.
core-scenario-nothing-checked = The scenario has no “then”, so it checks nothing.
core-scenario-error = If “then” expects an error, it must stand alone: nothing was played, so nothing else can be checked.

## What differs in a scenario

core-differs = { $what }: expected { $expected }, found { $found }
core-differs-no-fact = { $what }: expected { $expected }, but there is no such fact{ $count ->
    [0] {""}
   *[other] ; the facts are: { $known }
  }
core-differs-error = { $what }: { $error }
core-differs-no-error = expected the position to be refused ({ $expected }), but it is possible
core-differs-seat = { $what }: expected { $expected } to move, found { $found }
core-differs-offered = { $what }: expected it to be refused, but it is in the menu
core-differs-not-offered = { $what }: expected it in the menu, but found: { $error }
core-differs-refused = { $what }: expected { $rule } to forbid it, but found: { $error }
core-differs-trace = { $what }: expected { $rule } to forbid it and nothing to change, but found a change or another error
core-differs-possible = { $what }: expected the last of these outcomes to be impossible ({ $expected }), but all of them are possible
core-differs-not-impossible = { $what }: expected the last of these outcomes to be impossible ({ $expected }), but found: { $error }
# After | is what was drawn, as in records; after → what happened.
core-differs-unused = { $what }: { $error } { $lines ->
    [0] Nothing was played.
   *[other] What was played | what was drawn → what happened:{ $story }
  }
  { $seat ->
    [nobody] Nobody has to choose now.
   *[other] Waiting for { $seat }: { $menu }
  }
