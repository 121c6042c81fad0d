# The command line

cli-file = { $file }: { $error }
cli-file-too-long = { $file } is longer than { $bytes } bytes.
cli-file-not-text = { $file } is not UTF-8 text. An editor can save it as UTF-8.
cli-no-such-file = There is no file or folder { $file }.
cli-no-scenarios = There are no scenario files (*.toml) in { $file }.

cli-scenario-passed = holds   { $file }
cli-scenario-failed = FAILS   { $file }
cli-scenario-sum = { $passed } passed, { $failed } failed
cli-coverage-missing = { $game }: no scenario shows { $rule }
cli-coverage-complete = { $game }: every rule is shown by a scenario

cli-record-good = { $file }: a whole and legal record of { $game } with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }.
cli-record-short = The record has only { $entries } entries, so it cannot be replayed to { $to }.

cli-unknown-language = There is no language called { $language }. There is: { $known }.
cli-cards-good = { $file } is a card set you can play with: 3 starting characters, { $lands ->
    [one] { $lands } land card
   *[other] { $lands } land cards
}, { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
}.
cli-cards-odd = Unusual: { $oddity }
cli-cards-mistakes = { $count ->
    [one] That is one mistake; mend it and check again.
   *[other] These are { $count } mistakes; mend them and check again.
}
cli-cards-more = … and { $count } more.
cli-cards-picture = All cards as a picture: { $file } (open it in a browser)
cli-cards-in-the-way = { $file } is there already and is no picture of cards. Say --picture and another name.
