"""The long run: 2,000,000 random decisions of each game over all variants, invariants after each decision.

python tools/soak.py [--game arcs] [--leaders] [--decisions 2000000] [--jobs 2] [--seed word]
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from parlour.games import NAMES, find_game
from tests.core.random_games import leader_variants, play_with_checks, variants


def soak(task: tuple[str, dict[str, object], int, str]) -> int:
    game, options, decisions, seed = task
    return play_with_checks(find_game(game), options, decisions, seed)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=NAMES, help="only this one")
    arguments.add_argument("--leaders", action="store_true", help="only Arcs with leaders and lore")
    arguments.add_argument("--decisions", type=int, default=2_000_000)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    chosen = arguments.parse_args()
    games = ["arcs"] if chosen.leaders else [chosen.game] if chosen.game else NAMES
    for game in games:
        mixes = list(leader_variants() if chosen.leaders else variants(game))
        each = -(-chosen.decisions // len(mixes))
        start = time.perf_counter()
        with ProcessPoolExecutor(chosen.jobs) as pool:
            made = list(pool.map(soak, [(game, options, each, chosen.seed) for options in mixes]))
        seconds = time.perf_counter() - start
        sums = f"{sum(made)} decisions over {len(mixes)} mixes"
        print(f"{game}: {sums}, seed {chosen.seed}, {seconds:.0f} s: all invariants hold", flush=True)


if __name__ == "__main__":
    main()
