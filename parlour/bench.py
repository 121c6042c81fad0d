"""How fast the rules are: random games against the clock, with a fixed loop timed beside them.

Seconds do not travel between machines; the ratio to `calibration` does.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from parlour.core.chance import RandomChance
from parlour.core.game import NOBODY, AnyGame
from parlour.table.spec import brief_options


def calibrate() -> float:
    """Rounds a second of a fixed pure-Python loop: how fast this interpreter is on this machine."""
    rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < 0.5:
        total = 0
        for number in range(1000):
            total += number & (number >> 1)
        rounds += 1
    return rounds / (time.perf_counter() - start)


def bench(game: AnyGame, options: Mapping[str, object], seconds: float, seed: int = 1) -> dict[str, Any]:
    """Play random games for so many seconds and copy states for a while; see the keys for what is measured.

    Only real choices count as decisions: a menu of one is played but not counted.
    """
    before = calibrate()
    complete = game.options(options)
    pick = random.Random(seed).random
    chance = RandomChance(random.Random(seed + 1))
    menus: Counter[int] = Counter()
    games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.start(complete, chance)
        sizes = []
        while state.to_move != NOBODY:
            menu = state.actions()
            size = len(menu)
            sizes.append(size)
            state.play(menu[int(pick() * size)], chance)
        menus.update(sizes)
        games += 1
    elapsed = time.perf_counter() - start
    after = calibrate()
    decisions = sum(count for size, count in menus.items() if size > 1)
    return {
        "game": game.name,
        "options": brief_options(options),
        "seconds": round(elapsed, 2),
        "decisions_per_second": round(decisions / elapsed),
        "games_per_second": round(games / elapsed, 1),
        "copies_per_second": round(copies_per_second(game, complete, seconds / 5)),
        "decisions_per_game": round(decisions / games, 1),
        "menu_p50": percentile(menus, 0.50),
        "menu_p99": percentile(menus, 0.99),
        "menu_max": max(menus),
        "calibration": round((before + after) / 2, 1),
        "decisions_per_calibration": round(decisions / elapsed / ((before + after) / 2), 2),
        "compiled": is_compiled(game, complete),
    }


def copies_per_second(game: AnyGame, options: Mapping[str, object], seconds: float) -> float:
    """Copies of positions from the middle of random games."""
    rng = random.Random(5)
    chance = RandomChance(rng)
    states = []
    for _ in range(20):
        state = game.start(options, chance)
        for _ in range(rng.randrange(10, 80)):
            if state.to_move == NOBODY:
                break
            state.play(rng.choice(state.actions()), chance)
        states.append(state)
    copies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return copies / (time.perf_counter() - start)


def percentile(menus: Counter[int], share: float) -> int:
    """The menu size that this share of real choices does not exceed."""
    real = {size: count for size, count in menus.items() if size > 1}
    left = share * sum(real.values())
    for size in sorted(real):
        left -= real[size]
        if left <= 0:
            return size
    return max(real)


def is_compiled(game: AnyGame, options: Mapping[str, object]) -> bool:
    """Whether the rules run as compiled modules."""
    state = game.start(options, RandomChance(random.Random(1)))
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")
