"""Rounds under way in the words of scenarios: as if the cards had been played, and refused where they cannot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.chance import NoChance
from parlour.core.errors import InvalidInput
from parlour.core.game import Json
from parlour.games.arcs.game import GAME as ARCS
from parlour.games.arcs.state import invariants
from parlour.games.arcs.state.state import ArcsState
from parlour.words import LANGUAGES, words


def played(given: Json, *lines: str) -> ArcsState:
    state = ARCS.position(given)
    for line in lines:
        state.play(ARCS.table.parse(line), NoChance())
    return state


RED, BLUE, YELLOW = ["aggression-3", "construction-2"], ["aggression-4", "mobilization-2"], ["aggression-2"]
HANDS: Json = {"red": {"hand": RED}, "blue": {"hand": BLUE}, "yellow": {"hand": YELLOW}}
LEAD = {"played": "aggression-3", "hand": ["construction-2"]}
SEVEN: Json = {
    "players": 4,
    "red": {"hand": ["aggression-6", "construction-2"]},
    "blue": {"hand": ["aggression-7"]},
}
BARDS = {**HANDS, "blue": {"hand": BLUE, "guilds": ["galactic-bards"]}}

SAME: dict[str, tuple[Json, Json, tuple[str, ...]]] = {
    "lead": ({**HANDS, "red": LEAD}, HANDS, ("lead aggression-3", "end")),
    "zero": ({**HANDS, "red": LEAD, "zero": True}, HANDS, ("lead aggression-3", "declare tyrant", "end")),
    "zero with leaders": (
        {**HANDS, "leaders": "both", "red": LEAD, "zero": True},
        {**HANDS, "leaders": "both"},
        ("lead aggression-3", "declare tyrant", "end"),
    ),
    "flipped": (
        {**HANDS, "red": LEAD, "zero": True, "flipped": ["low", "middle"]},
        {**HANDS, "flipped": ["low", "middle"]},
        ("lead aggression-3", "declare tyrant", "end"),
    ),
    "surpass": (
        {**HANDS, "red": LEAD, "blue": {"played": "aggression-4", "hand": ["mobilization-2"]}},
        HANDS,
        ("lead aggression-3", "end", "surpass aggression-4", "end"),
    ),
    "pivot": (
        {**HANDS, "red": LEAD, "blue": {"played": "mobilization-2", "hand": ["aggression-4"]}},
        HANDS,
        ("lead aggression-3", "end", "pivot mobilization-2", "end"),
    ),
    "copy": (
        {**HANDS, "red": LEAD, "blue": {"hidden": ["mobilization-2"], "hand": ["aggression-4"]}},
        HANDS,
        ("lead aggression-3", "end", "copy mobilization-2", "end"),
    ),
    "copy and seize": (
        {**HANDS, "red": LEAD, "blue": {"hidden": ["mobilization-2", "aggression-4"], "hand": []}},
        HANDS,
        ("lead aggression-3", "end", "copy mobilization-2", "seize aggression-4", "end"),
    ),
    "surpass and seize": (
        {**HANDS, "red": LEAD, "blue": {"played": "aggression-4", "hidden": ["mobilization-2"], "hand": []}},
        HANDS,
        ("lead aggression-3", "end", "surpass aggression-4", "seize mobilization-2", "end"),
    ),
    "a seven": (
        {
            **SEVEN,
            "red": {"played": "aggression-6", "hand": ["construction-2"]},
            "blue": {"played": "aggression-7", "hand": []},
        },
        SEVEN,
        ("lead aggression-6", "end", "surpass aggression-7", "end"),
    ),
    "nobody between": (
        {**SEVEN, "red": {"played": "aggression-6", "hand": ["construction-2"]}, "blue": {"hand": []}},
        {**SEVEN, "blue": {"hand": []}},
        ("lead aggression-6", "end"),
    ),
    "another leader": (
        {**HANDS, "initiative": "blue", "blue": {"played": "aggression-4", "hand": ["mobilization-2"]}},
        {**HANDS, "initiative": "blue"},
        ("lead aggression-4", "end"),
    ),
    "the bards declare": (
        {
            **BARDS,
            "red": LEAD,
            "blue": {"played": "aggression-4", "hand": ["mobilization-2"], "guilds": ["galactic-bards"]},
            "declared": True,
            "markers": ["", "", "warlord"],
        },
        BARDS,
        ("lead aggression-3", "end", "surpass aggression-4", "declare warlord", "end"),
    ),
}


@pytest.mark.parametrize("name", SAME)
def test_it_is_as_if_the_cards_had_been_played(name: str) -> None:
    given, before, lines = SAME[name]
    state = ARCS.position(given)
    assert state.snapshot() == played(before, *lines).snapshot()
    assert list(state.actions()) == list(played(before, *lines).actions())


def test_facts_speak_the_same_words() -> None:
    """What the facts say of a round can be given again."""
    for given, _, _ in SAME.values():
        state = ARCS.position(given)
        facts = ARCS.facts(state)
        again = {word: facts[word] for word in ("initiative", "zero", "declared", "seized", "markers", "flipped")}
        own = ("hand", "played", "hidden", "mode", "guilds")
        again |= {name: {word: facts[name][word] for word in own} for name in state.seat_names}
        kept: Json = {word: given[word] for word in ("players", "leaders") if word in given}
        assert ARCS.position({**kept, **again}).snapshot() == state.snapshot()


def test_hands_not_stated_have_six_cards_less_those_played() -> None:
    facts = ARCS.facts(ARCS.position({"red": {"played": "aggression-2"}, "blue": {"hidden": ["aggression-3"]}}))
    assert [facts[name]["hand_size"] for name in ("red", "blue", "yellow")] == [5, 5, 6]


def test_a_seizure_without_a_card() -> None:
    given = {"red": LEAD, "blue": {"played": "aggression-4"}, "seized": True, "initiative": "blue"}
    state = ARCS.position(given)
    assert (state.seized, state.initiative, state.to_move) == (True, 1, 2)
    invariants.check(state)


UP: Json = {"played": "aggression-3"}
SEIZES: Json = {"hidden": ["aggression-2", "aggression-4"]}
WRONG: list[tuple[str, str, Json]] = [
    ("no-lead", "give it to Red", {"blue": {"played": "aggression-3"}}),
    ("no-lead", "give it to Blue", {"red": UP, "initiative": "blue"}),
    ("no-lead", "give it to Red", {"zero": True}),
    ("no-lead", "give it to Red", {"red": {"hidden": ["aggression-3"]}}),
    ("leads", "red, blue", {"red": {**UP, "mode": "lead"}, "blue": {"played": "aggression-4", "mode": "lead"}}),
    ("mode", "“mode” of Red", {"red": {"mode": "lead"}}),
    ("mode", "“mode” of Red", {"red": {**UP, "mode": "jump"}}),
    ("mode", "“mode” of Blue", {"red": UP, "blue": {"played": "aggression-4", "mode": "pivot"}}),
    ("mode", "“mode” of Blue", {"red": UP, "blue": {"hidden": ["aggression-4"], "mode": "surpass"}}),
    ("surpass", "Blue has played", {"red": UP, "blue": {"played": "aggression-2"}}),
    ("hidden", "Red has too many", {"red": {**UP, "hidden": ["aggression-4"]}}),
    ("hidden", "Blue has too many", {"red": UP, "blue": {"hidden": [f"aggression-{n}" for n in (2, 4, 5)]}}),
    (
        "hidden",
        "Yellow has too many",
        {
            "players": 4,
            "red": UP,
            "blue": {"hidden": ["aggression-2", "aggression-4"]},
            "yellow": {"hidden": ["aggression-5", "aggression-6"]},
        },
    ),
    ("skipped", "Blue has cards", {"red": UP, "yellow": {"played": "aggression-4"}}),
    ("nobody-left", "would be over", {"red": UP, "blue": {"hand": []}, "yellow": {"hand": []}}),
    ("zero", "cover Aggression 1", {"players": 4, "red": {"played": "aggression-1"}, "zero": True}),
    ("zero", "cover Aggression 3", {"red": UP, "zero": True, "declared": False}),
    ("declared", "which in “markers”", {"red": UP, "zero": True, "markers": ["tycoon", "", ""]}),
    ("declared", "which in “markers”", {"players": 4, "red": {"played": "aggression-7"}, "zero": True}),
    ("declared", "which in “markers”", {"red": UP, "declared": True}),
    ("seized", "in “initiative” which", {"red": UP, "seized": True}),
    ("seized", "in “initiative” which", {"red": UP, "seized": True, "initiative": "blue"}),
    ("not-seized", "Blue has seized", {"red": UP, "blue": SEIZES, "seized": False}),
    ("initiative", "Blue has the initiative", {"red": UP, "blue": SEIZES, "initiative": "red"}),
]


@pytest.mark.parametrize(("problem", "says", "given"), WRONG)
def test_what_cannot_have_been_played_is_refused(problem: str, says: str, given: Json) -> None:
    with pytest.raises(InvalidInput) as error:
        ARCS.position(given)
    assert (error.value.message, error.value.values["problem"]) == ("arcs-given-round", problem)
    assert says in words().error(error.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    text = (Path(parlour.__file__).parent / "locales" / language / "arcs.ftl").read_text(encoding="utf-8")
    message = text[text.index("arcs-given-round =") :].split("*[other]")[0]
    assert set(re.findall(r"^    \[([a-z-]+)\]", message, re.MULTILINE)) == {problem for problem, _, _ in WRONG}


ODD: list[Any] = [
    0,
    True,
    "",
    "red",
    "aggression-3",
    [],
    ["aggression-3"],
    [[]],
    {},
    {"played": 1},
    {"mode": "copy"},
]


@pytest.mark.parametrize("word", ["zero", "declared", "seized", "initiative", "discard", "red", "blue"])
def test_odd_values_get_a_sentence(word: str) -> None:
    for value in ODD:
        for more in ({}, {"red": UP}, {"red": UP, "blue": {"hidden": ["aggression-4", "aggression-5"]}}):
            try:
                invariants.check(ARCS.position({**more, word: value}))
            except InvalidInput as error:
                assert "{$" not in words().error(error)


def test_a_card_played_is_nowhere_else() -> None:
    for given in ({"red": {**UP, "hand": ["aggression-3"]}}, {"red": UP, "blue": {"hand": ["aggression-3"]}}):
        with pytest.raises(InvalidInput) as error:
            ARCS.position(given)
        assert "check Aggression 3" in words().error(error.value)
