"""A move before a battle: whatever steps are taken, a battle can be fought in the end."""

from __future__ import annotations

import random

from parlour.core.chance import RandomChance
from parlour.core.errors import InvalidInput
from parlour.games import find_game
from parlour.games.arcs.frames import NAMES
from parlour.games.arcs.reach import SYSTEMS

ARCS = find_game("arcs")
MOVING = ("advancing", "moving", "catapulting", "sprinting")


def test_every_step_of_an_advance_leads_to_a_battle() -> None:
    advances = 0
    for seed in range(400):
        rng = random.Random(seed)
        at = {}
        for system in rng.sample([name for name in SYSTEMS if name[0] in "2356"], rng.randrange(2, 6)):
            here = [f"{seat} {rng.randrange(1, 3)}" for seat in ("red", "blue", "yellow") if rng.random() < 0.45]
            here += [f"{seat} damaged 1" for seat in ("red", "blue", "yellow") if rng.random() < 0.3]
            if "gate" not in system and rng.random() < 0.4:
                here.append("blue starport")
            at[system] = here
        blue = {"leader": "warrior", "lore": rng.choice([[], ["sprinter-drives"]]), "hand": ["aggression-5"]}
        given = {"empty": True, "at": at, "red": {"hand": ["mobilization-2"]}, "blue": blue}
        try:
            state = ARCS.position(given)
        except InvalidInput:
            continue
        chance = RandomChance(rng)
        for text in ("lead mobilization-2", "end"):
            state.play(ARCS.table.parse(text), chance)
        while NAMES[state.frames[-1][0]] != "following":  # somebody without ships places some
            state.play(state.actions()[0], chance)
        state.play(ARCS.table.parse("pivot aggression-5"), chance)
        advance = ARCS.table.parse("advance")
        if advance not in state.actions():
            continue
        advances += 1
        state.play(advance, chance)
        while NAMES[state.frames[-1][0]] in MOVING:
            state.play(rng.choice(state.actions()), chance)
        assert NAMES[state.frames[-1][0]] in ("attacking", "dicing")
    assert advances > 100
