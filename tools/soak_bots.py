"""Levels against each other in games of every kind: nothing illegal, no crash, no decision over its limit.

python tools/soak_bots.py [--game arcs] [--games 10000] [--pace 0.1] [--jobs 2] [--seed word]

Every game has options, seats and levels of its own, all from the seed and its number. Bots get views that went
through JSON, and `pace` of their time at a table. A decision is counted by the processor, for the machine may be
busy; after the first of each level and game, which reads what was learned, it may take `pace` of the limit of its
level and LATE more. `--pace 1` is what people get.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from parlour.bots import LEVELS, Bot, make_bot
from parlour.bots.clock import processor_time
from parlour.build import BUILD
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.games import find_game, names
from tests.core.random_games import variants

LIMITS = {"gentle": 0.5, "casual": 0.5, "strong": 0.5, "best": 2.0}  # seconds of one decision at a table
PACED = ("strong", "best")  # the others take what they need, which is little
LATE = 0.1  # seconds that a decision may take longer: whoever thinks ends what was begun


@dataclass
class Found:
    """What games showed."""

    games: int = 0
    decisions: int = 0
    longest: dict[str, float] = field(default_factory=dict)  # by game and level
    late: Counter[str] = field(default_factory=Counter)

    def join(self, other: Found) -> None:
        """And what others did."""
        self.games += other.games
        self.decisions += other.decisions
        self.late.update(other.late)
        for name, seconds in other.longest.items():
            self.longest[name] = max(seconds, self.longest.get(name, 0.0))


@cache
def bot_of(game: str, level: str, pace: float) -> Bot:
    """A bot, made once."""
    return make_bot(f"{level}:pace={pace}" if level in PACED else level, find_game(game))


def play(game_name: str, number: int, pace: float, seed: str) -> Found:
    """One game of levels that chance has picked."""
    rng = random.Random(f"{seed}/{game_name}/{number}")
    game, options = find_game(game_name), rng.choice(list(variants(game_name)))
    chance, found = QuickChance(rng.getrandbits(60)), Found(games=1)
    state: State = game.start(options, chance)
    levels = [rng.choice(LEVELS) for _ in state.seat_names]
    while state.to_move != NOBODY:
        level = levels[state.to_move]
        view, bot = through_json(state.view(state.to_move)), bot_of(game_name, level, pace)
        begun = time.thread_time()
        action = bot.choose(view, rng)
        seconds = time.thread_time() - begun
        if found.decisions >= len(levels):  # before, networks may have been read
            name = f"{game_name} {level}"
            found.longest[name] = max(seconds, found.longest.get(name, 0.0))
            limit = LIMITS[level] * (pace if level in PACED else 1.0) + (LATE if pace < 1 else 0.0)
            found.late[name] += seconds > limit
        state.play(action, chance)  # raises where it is not legal
        found.decisions += 1
    game.check(state)
    return found


def play_some(task: tuple[str, range, float, str]) -> Found:
    """Some games, one after the other."""
    game, numbers, pace, seed = task
    found = Found()
    with processor_time():
        for number in numbers:
            found.join(play(game, number, pace, seed))
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=names(), help="only this one")
    arguments.add_argument("--games", type=int, default=10_000)
    arguments.add_argument("--pace", type=float, default=0.1)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    chosen = arguments.parse_args()
    found, games = Found(), [chosen.game] if chosen.game else names()
    each = -(-chosen.games // len(games))
    tasks = [
        (game, range(first, min(first + 10, each)), chosen.pace, chosen.seed)
        for first in range(0, each, 10)
        for game in games
    ]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for done in pool.map(play_some, tasks):
            found.join(done)
    print(f"{found.games} games, {found.decisions} decisions, {BUILD} rules, seed {chosen.seed}: nothing illegal")
    for name, seconds in sorted(found.longest.items()):
        print(f"{name}: {1000 * seconds:.0f} ms at most, {found.late[name]} over the limit")
    if found.late.total():
        sys.exit(1)


if __name__ == "__main__":
    main()
