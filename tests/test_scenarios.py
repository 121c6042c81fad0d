"""All scenarios hold, every rule is shown by one, and the runner says clearly what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli import scenario_files, scenario_folder
from parlour.core.errors import InvalidInput
from parlour.core.scenario import Scenario, read_scenario, run_scenario, uncovered
from parlour.games import NAMES, find_game

FILES = scenario_files([scenario_folder()])


def read(file: Path) -> Scenario:
    return read_scenario(file.read_text(encoding="utf-8"), find_game)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_holds(file: Path) -> None:
    assert run_scenario(read(file)) == []


def test_every_rule_is_shown() -> None:
    scenarios = [read(file) for file in FILES]
    for name in NAMES:
        assert uncovered(find_game(name), scenarios) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_is_named_by_a_rule_it_shows(file: Path) -> None:
    assert any(file.stem == rule or file.stem.startswith(f"{rule}-") for rule in read(file).rules)


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
    return "\n".join(run_scenario(read_scenario(text, find_game)))


def test_a_good_one_has_no_differences() -> None:
    assert differences(GOOD) == ""


@pytest.mark.parametrize(
    ("change", "to", "complaint"),
    [
        ("south.supply = 21", "south.supply = 20", "then: south.supply: expected 20, found 21"),
        ("south.supply = 21", "south.hats = 1", "south.hats: expected 1, found no such fact"),
        ("south.supply = 21", "south.coins = true", "south.coins: expected True, found 1"),
        ("south.supply = 21", 'to_move = "north"', "to_move: expected 'north', found 'south'"),
        ("south.supply = 21", 'menu = ["end", "coin"]', "menu: expected ['coin', 'end'], found ['end']"),
        ("south.supply = 21", 'offered = ["coin"]', "offered: expected 'coin', found R-2.5"),
        ("south.supply = 21", 'not_offered = ["end"]', "found it in the menu"),
        (
            "south.supply = 21",
            'refused = { "end" = "R-4.1" }',
            "refused 'end': expected R-4.1, found it in the menu",
        ),
        ("south.supply = 21", 'refused = { "coin" = "R-4.1" }', "expected R-4.1, found R-2.5"),
        ("south.supply = 21", 'refused = { "fly" = "R-4.1" }', "found core-unknown-action"),
        ("south.supply = 21", 'events = [{ kind = "bid" }]', "events: expected {'kind': 'bid'}, found"),
        ("south.supply = 21", "over = true", "over: expected True, found False"),
        ("south.supply = 21", 'spaces.a1 = "N"', "spaces.a1: expected 'N', found 'S'"),
        ("south: use", "north: use", "expected north to move, found south"),
        ("south: use", "up: use", "core-unknown-seat"),
        ("use B at a1", "use B at e1", "R-4.2"),
        ("use B at a1", "hop", "core-unknown-action"),
        ("[then]", "chance = { lands = [9] }\n[then]", "core-chance-unused"),
        ('setup = "two"', 'setup = "nine"', "given: roam-given-setup"),
        ('setup = "two"', "weather = 1", "given: roam-given-unknown"),
        ('setup = "two"', "south.coins = -1", "given: roam-given-impossible"),
        ('setup = "two"', "south.up = [1]", "given: roam-given-impossible"),
        ('setup = "two"', "east.coins = 1", "given: roam-given-seat"),
        ('setup = "two"', 'tokens = "S S"', "given: roam-given-grid"),
        ('setup = "two"', 'snapshot = "{"', "given: core-bad-snapshot"),
    ],
)
def test_what_differs_is_shown(change: str, to: str, complaint: str) -> None:
    assert complaint in differences(GOOD.replace(change, to))


@pytest.mark.parametrize(
    ("change", "to", "complaint"),
    [
        ("[given]", "[given", "core-scenario-toml"),
        ('title = "A test"', "", "core-scenario-field"),
        ('title = "A test"', 'title = "A"\nauthor = "me"', "core-scenario-unknown-field"),
        ('["R-4.3"]', '["R-4.3", "R-4.1", "R-4.2"]', "core-scenario-rules"),
        ('["R-4.3"]', '["R-99.1"]', "core-scenario-unknown-rule"),
        ('game = "roam"', 'game = "chess"', "core-unknown-game"),
        ("play =", "plays =", "core-scenario-unknown-field"),
        ("[then]\nsouth.supply = 21", "", "core-scenario-nothing-checked"),
        ('play = ["south: use B at a1"]', "play = 3", "core-scenario-field"),
        ("[when]", "[when]\nchance = 3", "core-scenario-field"),
    ],
)
def test_a_bad_file_is_refused(change: str, to: str, complaint: str) -> None:
    with pytest.raises(InvalidInput) as error:
        read_scenario(GOOD.replace(change, to), find_game)
    assert error.value.message == complaint
