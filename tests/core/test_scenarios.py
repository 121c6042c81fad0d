"""All scenarios hold, every rule is shown by one, and the runner says clearly what is wrong."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

import pytest

import parlour.games
from parlour.cli import scenario_files, scenario_folder
from parlour.core.errors import InvalidInput
from parlour.core.scenario import Phase, Scenario, read_scenario, rule_ids, run_scenario, uncovered
from parlour.games import find_game, names
from parlour.games.arcs.cards.deck import COURT, COURT_NAMES, LEADERS, LORE
from parlour.games.roam.position import WORDS
from parlour.words import words

FILES = scenario_files([scenario_folder()])
CARDS_OF_FOLDER = {
    "leaders": [card.name for card in LEADERS.values()],
    "lore": [card.name for card in LORE.values()],
}


@functools.cache
def read(file: Path) -> Scenario:
    return read_scenario(file.read_text(encoding="utf-8"), find_game)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_holds(file: Path) -> None:
    assert run_scenario(read(file)) == []


def test_every_rule_is_shown() -> None:
    scenarios = [read(file) for file in FILES]
    for name in names():
        assert uncovered(find_game(name), scenarios) == []


@pytest.mark.parametrize("name", names())
def test_every_rule_is_named_in_the_code(name: str) -> None:
    folder = Path(parlour.games.__file__).parent / name
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    assert [rule for rule in rule_ids(find_game(name)) if not re.search(rf"{re.escape(rule)}\b", code)] == []


def is_well_named(file: Path) -> bool:
    """Whether a scenario is named by a rule it shows, or by its card; interactions show many."""
    names = CARDS_OF_FOLDER.get(file.parent.name) or read(file).rules
    return file.parent.name == "interactions" or any(f"{file.stem}-".startswith(f"{name}-") for name in names)


def test_scenarios_are_named_by_what_they_show() -> None:
    assert [file.stem for file in FILES if not is_well_named(file)] == []


def test_every_court_card_of_arcs_has_a_scenario_named_after_it() -> None:
    shown = [f"{file.stem}-" for file in FILES if file.is_relative_to(scenario_folder() / "arcs")]
    assert [
        COURT_NAMES[card] for card in COURT if not any(f"-{COURT_NAMES[card]}-" in name for name in shown)
    ] == []


def test_every_leader_and_lore_card_of_arcs_is_shown() -> None:
    for folder, cards in CARDS_OF_FOLDER.items():
        shown = [file.stem for file in FILES if file.parent.name == folder]
        assert [card for card in cards if not any(f"{name}-".startswith(f"{card}-") for name in shown)] == []
    assert len([file for file in FILES if file.parent.name == "interactions"]) >= 25


GOOD = """
title = "A test"
rules = ["R-4.3"]
game = "roam"
[given]
setup = "two"
[when]
play = ["south: use B at a1"]
[then]
south.supply = 21
"""


def differences(text: str) -> str:
    return "\n".join(words().difference(found) for found in run_scenario(read_scenario(text, find_game)))


def test_a_good_one_has_no_differences() -> None:
    assert differences(GOOD) == ""


def test_a_refusal_may_be_named_with_its_words() -> None:
    for words_of_it in ("", " roam-no-blank-square", " roam-no-blank-square (at=a1)"):
        assert differences(f'{GOOD}refused = {{ "blank a1" = "R-4.9{words_of_it}" }}') == ""


@pytest.mark.parametrize(
    ("change", "to", "complaint"),
    [
        ("south.supply = 21", "south.supply = 20", "then: south.supply: expected 20, found 21"),
        ("south.supply = 21", "south.hats = 1", "south.hats: expected 1, but there is no such fact"),
        ("south.supply = 21", "south.coins = true", "south.coins: expected true, found 1"),
        ("south.supply = 21", 'to_move = "north"', 'to_move: expected "north", found "south"'),
        ("south.supply = 21", 'menu = ["end", "coin"]', 'menu: expected ["coin", "end"], found ["end"]'),
        ("south.supply = 21", 'offered = ["coin"]', "coin: expected it in the menu, but found: "),
        ("south.supply = 21", 'not_offered = ["end"]', "but it is in the menu"),
        ("south.supply = 21", 'not_offered = ["endd"]', "“endd”"),
        (
            "south.supply = 21",
            'refused = { "end" = "R-4.1" }',
            "end: expected it to be refused, but it is in the menu",
        ),
        ("south.supply = 21", 'refused = { "coin" = "R-4.1" }', "expected R-4.1 to forbid it, but found: "),
        (
            "south.supply = 21",
            'refused = { "coin" = "R-2.5 roam-no-over" }',
            "expected R-2.5 roam-no-over to forbid",
        ),
        (
            "south.supply = 21",
            'refused = { "blank a1" = "R-4.9 roam-no-blank-square (at=b1)" }',
            "expected R-4.9 roam-no-blank-square (at=b1) to forbid",
        ),
        ("south.supply = 21", 'refused = { "fly" = "R-4.1" }', "“fly”"),
        ("south.supply = 21", 'refused = { "north: concede" = "core-cannot-concede" }', "but it is in the menu"),
        ("south.supply = 21", 'events = [{ kind = "bid" }]', 'events: expected {"kind": "bid"}, found'),
        ("south.supply = 21", 'no_events = [{ kind = "use" }]', "no_events: expected no"),
        ("south.supply = 21", "over = true", "over: expected true, found false"),
        ("south.supply = 21", 'spaces.a1 = "N"', 'spaces.a1: expected "N", found "S"'),
        ("south.supply = 21", "sees.north.round = 2", "sees.north.round: expected 2, found 1"),
        ("south.supply = 21", "sees.east.round = 2", "east"),
        ("south.supply = 21", "south.hats = 1", "; the facts are: artifacts_down, artifacts_up, characters, "),
        ("south.supply = 21", 'impossible."end" = { lands = 9 }', "found: The script says that “lands” gives 9"),
        ("south.supply = 21", 'impossible."north: end" = { lands = 9 }', "north: end: expected north to move"),
        ("south.supply = 21", 'impossible."rest" = { lands = 9 }', "impossible (lands=9), but found: "),
        ("south.supply = 21", 'impossible."hop" = { lands = 9 }', "“hop”"),
        ("south: use", "north: use", "expected north to move, found south"),
        ("south: use", "up: use", "up"),
        ("use B at a1", "use B at e1", "(R-4.2)"),
        ("use B at a1", "hop", "“hop”"),
        ("[then]", "chance = { lands = [9] }\n[then]", "nothing is drawn from it"),
        ('setup = "two"', 'setup = "nine"', "given: given: There is no setup called nine"),
        ('setup = "two"', "weather = 1", "weather"),
        ('setup = "two"', "south.coins = -1", "south.coins cannot be -1"),
        ('setup = "two"', "south.up = [1]", "Every land card must be in exactly one place. This one is not: 1"),
        ('setup = "two"', "east.coins = 1", "east"),
        ('setup = "two"', 'tokens = "S S"', "S S"),
        ('setup = "two"', 'snapshot = "{"', "This is not a snapshot"),
        ('setup = "two"', 'snapshot = "{}"', "options is missing"),
        ('setup = "two"', 'snapshot = "{}"\nround = 2', "An exact snapshot cannot be combined with round"),
        ('setup = "two"', "next = 99", "99"),
        ('setup = "two"', "round = -3", "round cannot be -3"),
        ('setup = "two"', 'conceded = ["south"]', "when only one player is left"),
        ('setup = "two"', "lands = [[1, 2, 3, 4], [5, 6]]", "two lists of three"),
        ('setup = "two"', 'step = "ordering"\nused = "B"\ncompleted = [1, 2]', "tokens on all spaces"),
        ('setup = "two"', 'step = "acting"\nused = 30', "of the player’s own"),
    ],
)
def test_what_differs_is_shown(change: str, to: str, complaint: str) -> None:
    assert complaint in differences(GOOD.replace(change, to))


BATTLE = """
title = "A test"
game = "arcs"
[given]
at."2-gate" = ["red 2", "blue 1"]
red.hand = ["aggression-2", "aggression-3"]
[when]
play = ["red: lead aggression-2", "red: battle blue 2-gate"]
[then]
impossible."assault 2" = { assault = ["hit+hit", "hit"] }
"""


def test_an_impossible_outcome_is_the_last_one_that_is_asked_for() -> None:
    """The position stays as it is; whatever is possible after all, or fails before, is said."""
    assert differences(BATTLE) == ""
    again = BATTLE.replace("[when]", "[[when]]").replace("[then]", "[[then]]")
    assert (
        differences(
            again + '[[when]]\nplay = "assault 2"\nchance.assault = ["blank", "blank"]\n[[then]]\npips = 2'
        )
        == ""
    )
    two = BATTLE.replace("{ assault", '[{ raid = "x" }, { assault').replace("] }", "] }]")
    assert differences(two).count("\n") == 0 and "(raid=x), but found: Something is drawn" in differences(two)
    for change, complaint in (
        ('["hit+hit", "blank"]', "(assault=hit+hit, assault=blank), but all of them are possible"),
        ('"hit+hit"', "Something is drawn from “assault”, but the script does not say what."),
        ('["hit", "blank"]', "(assault=hit, assault=blank), but found: “hit” cannot come from “assault” now. "),
        ('["hit+hit", "hit"], raid = "x"', "but found: “hit” cannot come from “assault” now. Possible outcomes"),
    ):
        assert complaint in differences(BATTLE.replace('["hit+hit", "hit"]', change)), change


def test_layers_that_are_there_are_listed() -> None:
    """Of the discard pile, and the cards of the one that is drawn from."""
    given = 'discard = [["mobilization-4"]]\nagents.call-to-action = { red = 1 }\nrow = ["call-to-action", '
    given += '"elder-broker", "relic-fence", "skirmishers"]\n[given.red]\nhand = ["aggression-2"]'
    text = f'title = "x"\ngame = "arcs"\n[given]\n{given}\n[when]\nplay = ["red: lead aggression-2"'
    assert differences(f"{text}]\n[then]\nlayer.3 = []").endswith(
        "layer.3: expected [], but there is no such fact; the facts are: 1, 2"
    )
    drawn = differences(f'{text}, "secure call-to-action"]\nchance.draw = "mobilization-4"\n[then]\npips = 1')
    assert "“mobilization-4” cannot come from “draw” now. Possible outcomes: " in drawn
    assert drawn.endswith("mobilization-3, mobilization-5, mobilization-6.")


def test_a_scenario_says_where_a_preview_stops() -> None:
    begun = BATTLE[: BATTLE.index("[then]")] + "[then]\n"
    assert differences(begun + 'preview."assault 2" = [{ kind = "battle" }]') == ""
    assert (
        differences(begun + 'no_preview."assault 2" = [{ kind = "roll" }, { kind = "battle", at = "2-hex" }]')
        == ""
    )
    said = differences(begun + 'no_preview."assault 2" = [{ kind = "battle", at = "2-gate" }]')
    assert said.startswith('then: no_preview.assault 2: expected no {"kind": "battle", "at": "2-gate"}, found [')
    assert "is not an action" in differences(begun + 'no_preview."assault 9" = [{}]')


def test_whoever_scripts_too_much_reads_what_happened_and_what_is_asked() -> None:
    said = differences(BATTLE.replace("[then]", 'chance.raid = "intercept"\n[then]'))
    first, lead, battle, asked = said.splitlines()
    assert first.startswith("when: chance: The script says that “raid” gives intercept, but nothing is drawn")
    assert lead == "    red: lead aggression-2 → lead card=aggression-2"
    assert battle == "    red: battle blue 2-gate → choose action=battle blue 2-gate"
    assert asked == "Waiting for red: assault 0, assault 1, assault 2"
    rolled = BATTLE.replace('2-gate"]\n[then]', '2-gate", "red: assault 2"]\n[then]')
    rolled = rolled[: rolled.index("[then]")] + 'chance = { assault = ["blank", "blank"], raid = "intercept" }\n'
    assert "red: assault 2 | assault=blank assault=blank → " in differences(rolled + "[then]\npips = 3")
    idle = differences('title = "x"\ngame = "roam"\n[when]\nchance.lands = 9\n[then]\nround = 1')
    assert "Nothing was played.\nWaiting for south: " in idle
    over = GOOD.replace('"south: use B at a1"', '"north: concede"').replace("[then]", "chance.lands = 9\n[then]")
    assert differences(over).endswith("Nobody has to choose now.")


@pytest.mark.parametrize(
    ("change", "to", "complaint"),
    [
        ("[given]", "[given", "core-not-toml"),
        ("[given]", "x = " + "[" * 5000, "core-toml-too-much"),
        ("[given]", "x = " + "9" * 5000, "core-toml-too-much"),
        ('title = "A test"', "", "core-scenario-field"),
        ('title = "A test"', 'title = "A"\nauthor = "me"', "core-scenario-unknown-field"),
        ('["R-4.3"]', '["R-4.3", "R-4.1", "R-4.2"]', "core-scenario-rules"),
        ('["R-4.3"]', '["R-99.1"]', "core-scenario-unknown-rule"),
        ('game = "roam"', 'game = "chess"', "core-unknown-game"),
        ("play =", "plays =", "core-scenario-unknown-field"),
        ("[then]\nsouth.supply = 21", "", "core-scenario-nothing-checked"),
        ('play = ["south: use B at a1"]', "play = 3", "core-scenario-field"),
        ("[when]", "[when]\nchance = 3", "core-scenario-field"),
        ("south.supply = 21", "", "core-scenario-nothing-checked"),
        ("south.supply = 21", 'error = "roam-bad-seats"', "core-scenario-error"),
        ("south.supply = 21", 'offered = "end"', "core-scenario-field"),
        ("south.supply = 21", "menu = 3", "core-scenario-field"),
        ("south.supply = 21", "events = [1]", "core-scenario-field"),
        ("south.supply = 21", "refused = 1", "core-scenario-field"),
        ("south.supply = 21", "sees = 1", "core-scenario-field"),
        ("south.supply = 21", "preview = { end = 1 }", "core-scenario-field"),
        ("south.supply = 21", "no_preview = { end = 1 }", "core-scenario-field"),
        ("south.supply = 21", 'impossible = "end"', "core-scenario-field"),
        ("south.supply = 21", "impossible.end = 9", "core-scenario-field"),
        ("south.supply = 21", "impossible.end = {}", "core-scenario-field"),
        ("south.supply = 21", "impossible.end = []", "core-scenario-field"),
        ("south.supply = 21", "impossible.end = [{ lands = 9 }, 9]", "core-scenario-field"),
        ("south.supply = 21", "impossible.end = { lands = [] }", "core-scenario-field"),
    ],
)
def test_a_bad_file_is_refused(change: str, to: str, complaint: str) -> None:
    with pytest.raises(InvalidInput) as error:
        read_scenario(GOOD.replace(change, to), find_game)
    assert error.value.message == complaint


VALUES: list[Any] = [
    0, -1, 99, 10**30, True, "", "south", "x", 1.5, float("inf"), [], [[]], [1], ["a"], [True], {}, {"a": 1},
    {"kind": 1}, [{"kind": "use"}], {"south": 1}, {"south": {"coins": "x"}}, {"1": 1}, {"1": {"points": "x"}},
    {"A": {"pattern": 1}}, {"card": 1, "bidders": ["south"]}, {"card": 1, "bidders": []}, ["south", "south"],
    {"card": 99, "bidders": ["south"]}, {"card": 1, "bidders": ["south"], "bid": 10**20, "bidder": "north"},
    [["a"], ["b"]], [[1, 2, 3], [4, 5, "6"]], [[1, 2, 3, 4], [5, 6]], "placing", "filling", "acting", "bidding",
    {"lands": [1]}, {"coins": 1}, {"up": [[]]}, {"up": [99]}, {"down": ["A", "A"]}, {"artifacts_up": [1, 1]},
]  # fmt: skip


@pytest.mark.parametrize("word", WORDS)
def test_odd_values_of_given_get_a_sentence(word: str) -> None:
    """Whatever is wrong with a position is a difference, never a crash."""
    for value in VALUES:
        for more in ({}, {"artifacts": True}, {"step": "acting", "used": "B"}, {"seats": ["east", "west"]}):
            found = Scenario("odd", (), find_game("roam"), {**more, word: value}, (Phase((), (), {"round": 1}),))
            for difference in run_scenario(found):
                sentence = words().difference(difference)
                assert "{$" not in sentence and "???" not in sentence, sentence


SNAPSHOT = find_game("roam").position({"artifacts": True}).snapshot()


def test_odd_snapshots_are_refused_by_field() -> None:
    """Every field of a snapshot, replaced by anything of another type or out of range, is named."""
    odd: list[Any] = [None, "x", -2, 10**30, 1.5, [], {}, [99], ["z9"], True]
    refused = 0
    for path in paths(SNAPSHOT):
        for value in odd:
            data = json.loads(json.dumps(SNAPSHOT))
            inner = data
            for step in path[:-1]:
                inner = inner[step]
            if inner[path[-1]] == value:
                continue
            inner[path[-1]] = value
            try:
                state = find_game("roam").position({"snapshot": data})
            except InvalidInput as error:
                refused += 1
                assert "{$" not in words().error(error)
            else:
                find_game("roam").facts(state)
                assert state.actions()
    assert refused > 400


def paths(data: Any) -> list[list[Any]]:
    """The ways to every value in JSON data."""
    items = (
        list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    )
    return [[key, *rest] for key, value in items for rest in [[], *paths(value)]]
