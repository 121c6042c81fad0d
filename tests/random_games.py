"""Random games with invariants checked after every decision: a slice in the tests, millions in the soak."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from parlour.core.chance import RandomChance
from parlour.core.game import NOBODY, AnyGame


def variants() -> Iterator[dict[str, object]]:
    """All mixes of variants and player counts, and some unusual seats."""
    for players, artifacts, outpost, stacking in itertools.product((2, 3, 4), *[(False, True)] * 3):
        yield {"players": players, "artifacts": artifacts, "outpost": outpost, "stacking": stacking}
    yield {"seats": ["west", "south"], "artifacts": True, "stacking": True}
    yield {"seats": ["east", "north", "west"], "artifacts": True, "outpost": True}


def play_with_checks(game: AnyGame, options: dict[str, object], decisions: int, seed: str) -> int:
    """Play random games until so many real decisions were made; how many it were.

    Some games favour one kind of action, so that rare corners come up.
    """
    rng = random.Random(seed)
    chance = RandomChance(rng)
    made = 0
    while made < decisions:
        state = game.start(options, chance)
        game.check(state)
        loved = rng.choice(["", "", "move", "flip", "rest", "buy", "replace", "blank", "coin", "turn", "end"])
        entries = 0
        while state.to_move != NOBODY:
            menu = state.actions()
            liked = [action for action in menu if action.kind == loved]
            action = rng.choice(liked if liked and rng.random() < 0.7 else menu)
            state.play(action, chance)
            game.check(state)
            made += len(menu) > 1
            entries += 1
            assert entries < game.longest
    return made
