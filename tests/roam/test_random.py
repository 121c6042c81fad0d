"""Roam never breaks: a slice of the soak, and properties found by Hypothesis."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.action import Action
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY
from parlour.games import find_game
from parlour.games.roam.board import ALL, completed_places, spaces_in, surrounded
from parlour.games.roam.patterns import Pattern, positions
from tests.core.random_games import play_with_checks, variants

ROAM = find_game("roam")
SLICE = 2_000  # decisions of each variant; `make soak` plays 2,000,000 in all


@pytest.mark.parametrize("options", list(variants()), ids=lambda options: json.dumps(options))
def test_invariants_hold(options: dict[str, object]) -> None:
    assert play_with_checks(ROAM, options, SLICE, "slice") >= SLICE


options_strategy = st.fixed_dictionaries(
    {
        "seats": st.lists(
            st.sampled_from(["south", "west", "north", "east"]), min_size=2, max_size=4, unique=True
        ),
        "artifacts": st.booleans(),
        "outpost": st.booleans(),
        "stacking": st.booleans(),
    }
)


@settings(max_examples=60, deadline=None)
@given(options=options_strategy, seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 10**4), max_size=120))
def test_any_choices_keep_the_invariants(options: dict[str, Any], seed: int, picks: Sequence[int]) -> None:
    """Hypothesis chooses the actions, so a failure shrinks to a short game."""
    chance = SeededChance(seed)
    state = ROAM.start(options, chance)
    for pick in picks:
        if state.to_move == NOBODY:
            break
        menu: Sequence[Action] = state.actions()
        before = state.coins[:], state.round
        state.play(menu[pick % len(menu)], chance)
        ROAM.check(state)
        assert state.round >= before[1]


names = st.text(max_size=12) | st.sampled_from(["players", "seats", "first", "cards"])
values = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.text(max_size=6), max_size=5)
)


@settings(max_examples=200, deadline=None)
@given(given_options=st.dictionaries(names, values))
def test_bad_options_are_refused_clearly(given_options: dict[str, Any]) -> None:
    try:
        complete = ROAM.options(given_options)
    except InvalidInput:
        return
    assert ROAM.options(complete) == complete


@settings(deadline=None)
@given(mask=st.integers(0, ALL))
def test_bit_tricks_agree_with_counting(mask: int) -> None:
    spaces = set(spaces_in(mask))
    assert sum(1 << space for space in spaces) == mask
    for place in range(6):
        top, left = 3 * (place // 3), 2 * (place % 3)
        card = {6 * (top + y) + left + x for y in range(3) for x in range(2)}
        assert (place in completed_places(mask)) == (card <= spaces)
    for space in range(36):
        row, column = divmod(space, 6)
        around = [(row + y, column + x) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
        inside = all(0 <= y < 6 and 0 <= x < 6 for y, x in around)
        own = inside and all(6 * y + x in spaces for y, x in around)
        assert bool(surrounded(mask) >> space & 1) == own


@settings(deadline=None)
@given(
    rows=st.lists(st.text("#o.", min_size=3, max_size=3), min_size=1, max_size=4).filter(
        lambda r: "#" in "".join(r)
    )
)
def test_patterns_turn_four_times_into_themselves(rows: list[str]) -> None:
    pattern = Pattern.from_rows(rows)
    assert pattern.turned(4) == pattern == Pattern.from_rows(pattern.rows())
    assert pattern.turned(1).turned(1) == pattern.turned(2)
    for quarters in range(4):
        for position in positions(pattern, quarters):
            assert position.squares.bit_count() == len(pattern.squares)
            assert position.anchor == spaces_in(position.squares)[0]
            assert position.blanks.bit_count() <= len(pattern.blanks)
