"""Arcs never breaks: a slice of the soak, games resumed in the middle of anything, and what Hypothesis finds."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.bots.arcs.reasons import price
from parlour.bots.arcs.valuation import Valuation
from parlour.core.action import Action
from parlour.core.chance import RandomChance, SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY
from parlour.core.record import Record
from parlour.games import find_game
from parlour.games.arcs.battle.battle import Battling
from parlour.games.arcs.battle.dice import Dicing
from parlour.games.arcs.battle.rerolls import Rerolling
from parlour.games.arcs.cards.guild_actions import Bartering
from parlour.games.arcs.cards.lore_actions import Annexing
from parlour.games.arcs.components.reach import SETUP_CARDS
from parlour.games.arcs.decisions.decision import Decision, name_of
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.games.arcs.turn.court import Ransacking
from parlour.games.arcs.turn.stealing import Raiding
from tests.core.random_games import play_with_checks, variants

ARCS = find_game("arcs")
SLICE = 4_000  # decisions of each variant; `make soak` plays 2,000,000 in all


@pytest.mark.slow
@pytest.mark.parametrize("options", list(variants("arcs")), ids=lambda options: json.dumps(options))
def test_invariants_hold(options: dict[str, object]) -> None:
    assert play_with_checks(ARCS, options, SLICE, "slice") >= SLICE


@pytest.mark.parametrize("card", SETUP_CARDS, ids=lambda card: f"{card.players}-{card.name}")
def test_every_setup_card_plays(card: Any) -> None:
    options = {"players": card.players, "setup": card.name}
    assert play_with_checks(ARCS, options, 300, card.name) >= 300


@pytest.mark.slow
def test_a_game_can_be_saved_and_resumed_in_the_middle_of_anything() -> None:
    """Every decision comes up, and from the first snapshots taken in it the game goes on as it would have."""
    seen: dict[type[Decision], int] = dict.fromkeys(DECISIONS, 0)
    rng = random.Random("again")
    for number in range(140):
        chance = SeededChance(number)
        leaders = "both" if number % 2 else "none"
        state = ARCS.start({"players": 2 + number % 3, "leaders": leaders, "two_lore": True}, chance)
        while state.to_move != NOBODY:
            menu = state.actions()
            asked = type(state.pending[-1])
            worth = Valuation(state)  # sensible play most of the time: nobody gets far by accident
            action = max(menu, key=lambda choice: price(worth, choice)) if rng.random() < 0.8 else rng.choice(menu)
            if seen[asked] < 20:
                seen[asked] += 1
                again = ARCS.restore(json.loads(json.dumps(state.snapshot())))
                twin = state.copy()
                again.play(action, SeededChance("on"))
                twin.play(action, SeededChance("on"))
                assert again == twin
            state.play(action, chance)
    rare = {Bartering, Annexing}  # scenarios show them
    never = {kind for kind, count in seen.items() if not count}
    assert {name_of(kind) for kind in never - rare if kind.rule} == set()  # without a rule nobody is asked


def test_undo_reaches_any_point_of_a_battle() -> None:
    """Replays up to every entry of a battle are equal to the states that were there."""
    rng = random.Random(7)
    battles = 0
    for seed in range(40):
        chance = SeededChance(seed)
        record, begun = Record.begin(ARCS, {"players": 3}, chance)
        state: Any = begun
        states = []
        while state.to_move != NOBODY and len(record.entries) < 150:
            menu = state.actions()
            fights = [action for action in menu if action.kind in ("battle", "move", "dice", "hit", "steal")]
            in_battle = isinstance(state.pending[-1], Dicing | Battling | Raiding | Ransacking | Rerolling)
            if in_battle:
                states.append((len(record.entries), state.copy()))
            record.play(state, rng.choice(fights if fights and rng.random() < 0.8 else menu), chance)
        for number, found in states[:12]:
            assert record.replay(number) == found
        battles += len(states)
    assert battles > 100


options_strategy = st.fixed_dictionaries(
    {
        spec.name: st.sampled_from(spec.choices)
        for spec in ARCS.option_specs
        if spec.choices and spec.name not in ("first", "setup")  # which fit some numbers of players only
    }
)


@settings(max_examples=60, deadline=None)
@given(options=options_strategy, seed=st.integers(0, 10**6), picks=st.lists(st.integers(0, 10**4), max_size=150))
def test_any_choices_keep_the_invariants(options: dict[str, Any], seed: int, picks: Sequence[int]) -> None:
    """Hypothesis chooses the actions, so a failure shrinks to a short game."""
    chance = SeededChance(seed)
    state = ARCS.start(options, chance)
    for pick in picks:
        if state.to_move == NOBODY:
            break
        menu: Sequence[Action] = state.actions()
        state.play(menu[pick % len(menu)], chance)
        ARCS.check(state)


names = st.text(max_size=12) | st.sampled_from([spec.name for spec in ARCS.option_specs])
values = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=8)
    | st.sampled_from(["frontiers", "red", "both", "none"])
)


@settings(max_examples=200, deadline=None)
@given(given_options=st.dictionaries(names, values))
def test_bad_options_are_refused_clearly(given_options: dict[str, Any]) -> None:
    try:
        complete = ARCS.options(given_options)
    except InvalidInput:
        return
    assert ARCS.options(complete) == complete


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_damaged_snapshot_is_refused_clearly(data: st.DataObject) -> None:
    """One value anywhere in a snapshot is replaced by anything: it is refused, or it is a state."""
    chance = RandomChance(random.Random(3))
    options = {"players": 3, "leaders": data.draw(st.sampled_from(["none", "both"])), "two_lore": True}
    state = ARCS.start(options, chance)
    for _ in range(data.draw(st.integers(0, 12))):
        state.play(state.actions()[0], chance)
    snapshot = state.snapshot()
    place: Any = snapshot
    key: Any = data.draw(st.sampled_from(sorted(snapshot)))
    while data.draw(st.booleans()) and isinstance(place[key], (dict, list)) and place[key]:
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
    place[key] = data.draw(junk)
    try:
        state = ARCS.restore(snapshot)
    except InvalidInput:
        return
    assert ARCS.restore(state.snapshot()) == state
