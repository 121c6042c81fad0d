"""A move before a battle: offered are exactly the steps after which a battle can be fought in the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.core.chance import RandomChance
from parlour.core.errors import InvalidInput
from parlour.core.menu import Menu
from parlour.games import find_game
from parlour.games.arcs.battle import advance, dice
from parlour.games.arcs.battle.advance import Advancing, Attacking
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions import flow, forms
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.turn import moving

ARCS = find_game("arcs")
ADVANCE = ARCS.table.parse("advance").number
BLUE = Seat(1)
NO_CHANCE = RandomChance(random.Random(0))  # moves need none


def asked(state: Any) -> str:
    """The kind of what is asked."""
    return name_of(type(state.pending[-1]))


def position(rng: random.Random) -> Any:
    """Blue, the Warrior, has pivoted; who is where is random, and often few rivals are in reach."""
    at = {}
    for system in rng.sample([name for name in SYSTEMS if name[0] in "2356"], rng.randrange(2, 6)):
        here = [f"{seat} {rng.randrange(1, 3)}" for seat in ("red", "blue", "yellow") if rng.random() < 0.4]
        here += [f"{seat} damaged {rng.randrange(1, 3)}" for seat in ("red", "blue") if rng.random() < 0.3]
        here += ["blue starport"] if "gate" not in system and rng.random() < 0.5 else []
        at[system] = [pieces for pieces in here if pieces.startswith("blue") or rng.random() < 0.5]
    blue = {"leader": "warrior", "lore": rng.choice([[], ["sprinter-drives"]]), "hand": ["aggression-5"]}
    given = {"empty": True, "at": at, "red": {"hand": ["mobilization-2"]}, "blue": blue}
    try:
        state: Any = ARCS.position(given)
    except InvalidInput:
        return None
    for text in ("lead mobilization-2", "end"):
        state.play(ARCS.table.parse(text), NO_CHANCE)
    while asked(state) != "following":  # somebody without ships places some
        state.play(rng.choice(state.actions()), NO_CHANCE)
    state.play(ARCS.table.parse("pivot aggression-5"), NO_CHANCE)
    return state


def steps(state: Any) -> list[int]:
    """What a move asks for, whatever follows: as if no battle had to."""
    if isinstance(state.pending[-1], Advancing):
        menu = Menu()
        moving.MOVE.offer(state, BLUE, menu)
        return list(menu.numbers)
    free = state.copy()
    free.pending = [decision for decision in state.pending if not isinstance(decision, Attacking)]
    return list(flow.make_menu(free))


def after(state: Any, number: int) -> Any:
    found = state.copy()
    flow.answer(found, number, NO_CHANCE, None)
    return found


def fights(state: Any, known: dict[object, bool]) -> bool:
    """Whether some way of moving on ends with a battle: all of them are tried."""
    if isinstance(state.pending[-1], Attacking):
        return dice.BATTLE.is_possible(state, BLUE)
    key = (tuple(tuple(forms.write(decision)) for decision in state.pending), tuple(state.cells))
    if key not in known:
        known[key] = any(fights(after(state, number), known) for number in steps(state))
    return known[key]


@pytest.mark.slow
def test_every_step_that_leads_to_a_battle_is_offered_and_no_other() -> None:
    compared = dict.fromkeys(("turn", "advancing", "moving", "catapulting", "sprinting"), 0)
    refused = 0
    for seed in range(1500):
        rng = random.Random(seed)
        state = position(rng)
        if state is None:
            continue
        known: dict[object, bool] = {}
        begun = state.copy()
        advance.begin_advance(begun, BLUE)
        assert (ADVANCE in state.menu()) == fights(begun, known), seed
        compared["turn"] += 1
        if ADVANCE not in state.menu():
            continue
        state.play(ARCS.table[ADVANCE], NO_CHANCE)
        while asked(state) in compared:
            possible = [number for number in steps(state) if fights(after(state, number), known)]
            assert list(state.menu()) == possible, (seed, asked(state))
            compared[asked(state)] += 1
            refused += len(possible) < len(steps(state))
            state.play(rng.choice(state.actions()), NO_CHANCE)
        assert asked(state) in ("attacking", "dicing")
    assert min(compared.values()) > 100 and refused > 300, (compared, refused)
