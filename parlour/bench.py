"""How fast the rules are: random games, by the time this process works, with a fixed loop timed beside them.

Seconds do not travel between machines; the ratio to `calibration` does. Every play counts, also where there was
one choice only: menus are made and actions done all the same. `decisions` are those with a real choice.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from parlour.build import COMPILED, PLAIN
from parlour.core.chance import QuickChance, RandomChance
from parlour.core.game import NOBODY, AnyGame
from parlour.core.playout import UniformPolicy, playout
from parlour.core.state import State
from parlour.table.spec import brief_options

ROUNDS = 3  # of each measurement, of which the best counts: the machine has other things to do too


def calibrate() -> float:
    """Rounds a second of a fixed pure-Python loop: how fast this interpreter is on this machine."""
    rounds = 0
    start = time.process_time()
    while time.process_time() - start < 0.3:
        total = 0
        for number in range(1000):
            total += number & (number >> 1)
        rounds += 1
    return rounds / (time.process_time() - start)


def bench(game: AnyGame, options: Mapping[str, object], seconds: float, seed: int = 1) -> dict[str, Any]:
    """Play random games for so many seconds and copy states for a while; see the keys for what is measured."""
    before = calibrate()
    complete = game.options(options)
    part = seconds / (4 * ROUNDS)
    menus: Counter[int] = Counter()
    games = count_menus(game, complete, part, seed, menus)
    plays = best(part, lambda until: from_python(game, complete, until, seed))
    loop = best(part, lambda until: in_the_loop(game, complete, until, seed))
    states = positions(game, complete)
    copies = best(part, lambda until: copying(states, until))
    after = calibrate()
    decisions = sum(count for size, count in menus.items() if size > 1)
    return {
        "game": game.name,
        "options": brief_options(options),
        "build": build_of(states[0]),
        "plays_per_second": round(plays),
        "decisions_per_second": round(plays * decisions / menus.total()),
        "playout_plays_per_second": round(loop),
        "games_per_second": round(plays * games / menus.total(), 1),
        "copies_per_second": round(copies),
        "decisions_per_game": round(decisions / games, 1),
        "plays_per_game": round(menus.total() / games, 1),
        "menu_p50": percentile(menus, 0.50),
        "menu_p99": percentile(menus, 0.99),
        "menu_max": max(menus),
        "calibration": round((before + after) / 2, 1),
        "plays_per_calibration": round(plays / ((before + after) / 2), 2),
    }


def best(seconds: float, measure: Callable[[float], int]) -> float:
    """How many a second, in the best of some rounds; `measure` works until so much process time has passed."""
    found = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        count = measure(start + seconds)
        found = max(found, count / (time.process_time() - start))
    return found


def from_python(game: AnyGame, options: Mapping[str, object], until: float, seed: int) -> int:
    """Plays of whole random games, chosen from menus of numbers by a loop in Python."""
    pick = random.Random(seed).random
    chance = QuickChance(seed + 1)
    plays = 0
    while time.process_time() < until:
        state = game.start(options, chance)
        while menu := state.menu():
            state.do(menu[int(pick() * len(menu))], chance)
            plays += 1
    return plays


def in_the_loop(game: AnyGame, options: Mapping[str, object], until: float, seed: int) -> int:
    """Plays of whole random games by the loop of core, which is compiled where the rules are."""
    chance, policy = QuickChance(seed + 1), UniformPolicy(seed)
    plays = 0
    while time.process_time() < until:
        plays += playout(game.start(options, chance), chance, policy)
    return plays


def count_menus(
    game: AnyGame, options: Mapping[str, object], seconds: float, seed: int, menus: Counter[int]
) -> int:
    """Play some games and count the sizes of menus; how many games it were."""
    rng = random.Random(seed)
    chance = QuickChance(seed + 1)
    games = 0
    until = time.process_time() + seconds
    while games == 0 or time.process_time() < until:
        state = game.start(options, chance)
        while menu := state.menu():
            menus[len(menu)] += 1
            state.do(menu[rng.randrange(len(menu))], chance)
        games += 1
    return games


def positions(game: AnyGame, options: Mapping[str, object]) -> list[State]:
    """Positions from the middle of random games."""
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
    return states


def copying(states: list[State], until: float) -> int:
    """Copies of these positions."""
    copies = 0
    while time.process_time() < until:
        for state in states:
            state.copy()
        copies += len(states)
    return copies


def percentile(menus: Counter[int], share: float) -> int:
    """The menu size that this share of real choices does not exceed."""
    real = {size: count for size, count in menus.items() if size > 1}
    left = share * sum(real.values())
    for size in sorted(real):
        left -= real[size]
        if left <= 0:
            return size
    return max(real)


def build_of(state: State) -> str:
    """Which build of a game's rules is running."""
    return PLAIN if str(sys.modules[type(state).__module__].__file__).endswith(".py") else COMPILED
