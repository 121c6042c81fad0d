"""A move before a battle: offered are exactly the steps after which a battle can be fought in the end."""

from __future__ import annotations

import random
from typing import Any

from parlour.core.chance import RandomChance
from parlour.core.errors import InvalidInput
from parlour.games import find_game
from parlour.games.arcs import dice, flow, moving, tactics
from parlour.games.arcs.actions import ArcsAction
from parlour.games.arcs.frames import ADVANCING, ATTACKING, CATAPULTING, MOVING, NAMES, SPRINTING
from parlour.games.arcs.reach import SYSTEMS

ARCS = find_game("arcs")
ADVANCE = ARCS.table.parse("advance")
BLUE = 1
NO_CHANCE = RandomChance(random.Random(0))  # moves need none


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
    while NAMES[state.frames[-1][0]] != "following":  # somebody without ships places some
        state.play(rng.choice(state.actions()), NO_CHANCE)
    state.play(ARCS.table.parse("pivot aggression-5"), NO_CHANCE)
    return state


def steps(state: Any) -> list[ArcsAction]:
    """What a move asks for, whatever follows."""
    frame = state.frames[-1]
    if frame[0] == ADVANCING:
        return moving.menu(state, BLUE)
    if frame[0] == MOVING:
        return moving.moving_menu(state, frame)
    if frame[0] == CATAPULTING:
        return moving.catapulting_menu(state, frame)
    assert frame[0] == SPRINTING
    return moving.sprinting_menu(state, frame)


def after(state: Any, action: ArcsAction) -> Any:
    found = state.copy()
    flow.answer(found, action, NO_CHANCE, None)
    return found


def fights(state: Any, known: dict[object, bool]) -> bool:
    """Whether some way of moving on ends with a battle: all of them are tried."""
    if state.frames[-1][0] == ATTACKING:
        return bool(dice.battle_menu(state, BLUE))
    key = (tuple(state.frames), tuple(state.fresh), tuple(state.damaged))
    if key not in known:
        known[key] = any(fights(after(state, action), known) for action in steps(state))
    return known[key]


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
        tactics.begin_advance(begun, BLUE)
        assert (ADVANCE in state.actions()) == fights(begun, known), seed
        compared["turn"] += 1
        if ADVANCE not in state.actions():
            continue
        state.play(ADVANCE, NO_CHANCE)
        while NAMES[state.frames[-1][0]] in compared:
            possible = [action for action in steps(state) if fights(after(state, action), known)]
            assert state.actions() == possible, (seed, NAMES[state.frames[-1][0]])
            compared[NAMES[state.frames[-1][0]]] += 1
            refused += len(possible) < len(steps(state))
            state.play(rng.choice(state.actions()), NO_CHANCE)
        assert NAMES[state.frames[-1][0]] in ("attacking", "dicing")
    assert min(compared.values()) > 100 and refused > 300, (compared, refused)
