"""Card sets: the built-in one is sound, and every mistake is named with file, card and field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.suite import Sample, check_invariants, check_replay
from parlour.games import find_game
from parlour.games.roam.cards import BUILT_IN, built_in_set, set_from_data, set_from_toml

SKETCH = json.loads(built_in_set("sketch").source)

SMALL = """
name = "mine"
[[starter]]
id = "A"
pattern = ["##"]
[[starter]]
id = "B"
pattern = ["#"]
[[starter]]
id = "C"
pattern = ["###"]
""" + "".join(
    f'[[land]]\nnumber = {number}\ncoins = ["..", "1.", ".."]\npattern = ["##", "#o"]\npoints = 2\n'
    for number in range(1, 10)
)


@pytest.mark.parametrize("name", BUILT_IN)
def test_built_in_sets(name: str) -> None:
    cards = built_in_set(name)
    assert (len(cards.starters), len(cards.lands), len(cards.artifacts)) == (3, 43, 24)
    assert len({land.character.pattern for land in cards.lands}) == 43
    assert {tile.ability for tile in cards.artifacts} == {"blank", "replace", "coin", "turn", "move", "flip"}


def test_a_small_set_of_ones_own_plays() -> None:
    """Few cards and no artifacts: the deck runs out and the game still ends."""
    cards = set_from_toml(SMALL, "mine.toml")
    for players in (2, 4):
        options = {"players": players, "cards": json.loads(cards.source), "artifacts": True}
        sample = Sample(find_game("roam"), options, "small", states=4)
        check_invariants(sample)
        check_replay(sample)


def broken(**changes: Any) -> dict[str, Any]:
    """The built-in set with one field of one card changed; None takes the field away."""
    data: dict[str, Any] = json.loads(json.dumps(SKETCH))
    for path, value in changes.items():
        kind, place, field = path.split("__")
        card = data[kind][int(place)]
        if value is None:
            del card[field]
        else:
            card[field] = value
    return data


@pytest.mark.parametrize(
    ("changes", "message", "card", "field"),
    [
        ({"land__4__points": None}, "roam-cards-missing", "land 5", "points"),
        ({"land__4__points": -1}, "roam-cards-number", "land 5", "points"),
        ({"land__4__points": True}, "roam-cards-number", "land 5", "points"),
        ({"land__4__points": "3"}, "roam-cards-number", "land 5", "points"),
        ({"land__4__weight": 1}, "roam-cards-unknown-field", "land 5", "weight"),
        ({"land__4__number": 61}, "roam-cards-number", "land 61", "number"),
        ({"land__4__number": 4}, "roam-cards-twice", "-", "land"),
        ({"land__4__name": 7}, "roam-cards-text", "land 5", "name"),
        ({"land__4__coins": ["..", ".."]}, "roam-cards-coins", "land 5", "coins"),
        ({"land__4__coins": ["..", "9.", ".."]}, "roam-cards-coins", "land 5", "coins"),
        ({"land__4__coins": "......"}, "roam-cards-rows", "land 5", "coins"),
        ({"land__4__pattern": ["oo"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": ["##", "#"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": ["#x"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": ["#######"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": []}, "roam-cards-pattern", "land 5", "pattern"),
        ({"artifact__2__ability": "fly"}, "roam-cards-word", "artifact 3", "ability"),
        ({"artifact__2__price": 99}, "roam-cards-number", "artifact 3", "price"),
        ({"artifact__2__number": 2}, "roam-cards-twice", "-", "artifact"),
        ({"starter__0__id": "D"}, "roam-cards-word", "starter D", "id"),
        ({"starter__0__id": "B"}, "roam-cards-starters", "-", "starter"),
        ({"starter__0__pattern": ["#."], "starter__1__pattern": ["#.....#", "......."]}, "roam-cards-pattern",
         "starter B", "pattern"),
    ],
)  # fmt: skip
def test_mistakes_are_named(changes: dict[str, Any], message: str, card: str, field: str) -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_data(broken(**changes), "box.toml")
    found = error.value
    assert (found.message, found.values["file"], found.values["card"], found.values["field"]) == (
        message, "box.toml", card, field,
    )  # fmt: skip


def test_starting_patterns_reach_every_space_from_every_seat() -> None:
    """R-10: two squares on a diagonal leave two corners out."""
    data = broken(**{f"starter__{place}__pattern": ["#.", ".#"] for place in range(3)})
    with pytest.raises(InvalidInput) as error:
        set_from_data(data, "box.toml")
    assert error.value.message == "roam-cards-reach"


@pytest.mark.parametrize("text", ["", "name =", "[[land]]\nnumber = 1", 'land = "all"', "starter = 3"])
def test_files_that_are_no_sets(text: str) -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_toml(text, "box.toml")
    assert str(error.value.values["file"]).split(":")[0] == "box.toml"


def test_too_few_lands() -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_data({**SKETCH, "land": SKETCH["land"][:5]}, "box.toml")
    assert error.value.message == "roam-cards-few-lands"


def test_six_lands_are_enough() -> None:
    options = {"cards": {**SKETCH, "land": SKETCH["land"][:6]}}
    state = find_game("roam").start(options, SeededChance(1))
    assert state.top == 0 and sorted(state.lands) == [1, 2, 3, 4, 5, 6]
