# What every game says

# A refusal never ends in a full stop: the rule follows it.
core-refused = { $reason } ({ $rule })

## Games, seats, options

core-unknown-game = There is no game called { $name }. There is: { $known }.
core-bad-wishes = These are no standing answers: { $value }.
core-unknown-bot = There is no bot called { $name }. There is: { $known }.
core-bot-parameter-form = { $text } is no parameter of a bot. Write name=value, several with commas.
core-bot-parameter-none = The bot { $bot } takes no parameters, so { $name } means nothing to it.
core-bot-parameter-unknown = The bot { $bot } has no parameter called { $name }. It has: { $known }.
core-bot-parameter-value = The parameter { $name } of the bot { $bot } cannot be { $value }.
core-unknown-seat = Nobody sits at { $seat }.
core-cannot-concede = { $seat } cannot concede: the game is over, or { $seat } has conceded already.
core-unknown-option = There is no option called { $name }. There is: { $known }.
core-bad-option = The option { $name } cannot be { $value }. It can be: { $known }.
core-bad-options = These options cannot be read: { $error }.
core-bad-snapshot = This is not a snapshot of a position: { $error }.
core-not-toml = This is not TOML: { $error }.
core-toml-too-much = A number in it is too long to read, or there are too many brackets in brackets.
core-field-missing = { $field } is missing.
core-field-unknown = There is no { $field } here.
core-field-value = { $field } cannot be { $value }.

## Actions

core-unknown-action = “{ $text }” is not an action of this game.
core-unknown-action-number = There is no action number { NUMBER($number, useGrouping: 0) }.

## Chance

core-chance-missing = Something is drawn from “{ $stream }”, and the script does not say what comes.
core-chance-impossible = “{ $outcome }” cannot come from “{ $stream }” now. What can come: { $known }.
core-chance-unused = The script says that “{ $stream }” gives { $outcome }, but nobody draws it.

## Records

core-record-too-long = The record is longer than { $bytes } bytes.
core-record-truncated = The record breaks off after line { $line }.
core-record-expected = Line { $line }: expected “{ $word }”, found “{ $text }”.
core-record-format = Line { $line }: this is not a Parlour record of format { $format }.
core-record-game = Line { $line }: there is no game called { $game }.
core-record-version = Line { $line }: the record follows version { $version } of the rules, this program plays version { $known }.
core-record-options = Line { $line }: these are no options of the game: { $error }.
core-record-outcomes = Line { $line }: “{ $text }” is no list of outcomes like stream=one,two.
core-record-setup = Up to line { $line }: the setup cannot be replayed: { $error }.
core-record-entry = Line { $line }: “{ $text }” is no entry with the next number.
core-record-unknown-seat = Line { $line }: nobody sits at { $seat }.
core-record-wrong-seat = Line { $line }: it is not for { $seat } to move.
core-record-action = Line { $line }: “{ $action }” is no action of the game.
core-record-trailing = Line { $line }: the record is closed, but “{ $text }” follows.
core-record-illegal = Line { $line }: { $action } is not allowed there ({ $rule }).
core-record-replay = Line { $line } cannot be replayed: { $error }.
core-record-result = Line { $line }: the game ends differently: { $result }.
core-record-digest = Line { $line }: the replay does not end in the position the record says.

## Scenarios

core-scenario-field = “{ $field }” is missing or has the wrong type.
core-scenario-unknown-field = A scenario has no “{ $field }”.
core-scenario-rules = A scenario names { $most } rules at the most.
core-scenario-unknown-rule = The game has no rule { $rule }.
core-scenario-nothing-checked = The scenario has no “then”, so it checks nothing.
core-scenario-error = A then with an error stands alone: nothing was played and nothing else can be checked.

## What differs in a scenario

core-differs = { $what }: expected { $expected }, found { $found }
core-differs-no-fact = { $what }: expected { $expected }, found no such fact{ $count ->
    [0] {""}
   *[other] ; there are: { $known }
  }
core-differs-error = { $what }: { $error }
core-differs-no-error = expected the position to be refused ({ $expected }), found it possible
core-differs-seat = { $what }: expected { $expected } to move, found { $found }
core-differs-offered = { $what }: expected it to be refused, found it in the menu
core-differs-not-offered = { $what }: expected it in the menu, found: { $error }
core-differs-refused = { $what }: expected { $rule } to forbid it, found: { $error }
core-differs-trace = { $what }: expected { $rule } to forbid it and nothing to change, found a change or another error
core-differs-possible = { $what }: expected the last of these outcomes to be impossible ({ $expected }), found that all can come
core-differs-not-impossible = { $what }: expected the last of these outcomes to be impossible ({ $expected }), found: { $error }
# After | is what was drawn, as in records; after → what happened.
core-differs-unused = { $what }: { $error } { $lines ->
    [0] Nothing was played.
   *[other] What was played | what was drawn → what happened:{ $story }
  }
  { $seat ->
    [nobody] Nobody is asked anything now.
   *[other] Asked now is { $seat }: { $menu }
  }
