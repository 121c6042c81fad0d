"""How strong are the bots of Arcs? One against others, in every seat, with every player count.

    python -m benchmarks.arcs_bots [--bot heuristic] [--against random] [--games 100]

Bots see views only, as at a table. A game is won by whoever has the first place.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor

from parlour.bots import bots_of, make_bot
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY
from parlour.games import find_game

PLAYERS = (2, 3, 4)
Task = tuple[str, str, int, int]


def play(task: Task) -> tuple[bool, int, int]:
    """Whether the bot wins, its power, and the most power of the others."""
    name, against, players, number = task
    game = find_game("arcs")
    seat = number % players
    rng, chance = random.Random(f"{players} {number}"), SeededChance(f"{players} {number}")
    bots = [make_bot(name if place == seat else against, game) for place in range(players)]
    state = game.start({"players": players}, chance)
    while state.to_move != NOBODY:
        state.play(bots[state.to_move].choose(state.view(state.to_move), rng), chance)
    assert state.outcome is not None
    scores = state.outcome.scores
    others = max(score for place, score in enumerate(scores) if place != seat)
    return state.outcome.winners == (seat,), scores[seat], others


def main() -> None:
    game = find_game("arcs")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default=bots_of(game)[-1], choices=bots_of(game))
    parser.add_argument("--against", default="random", choices=bots_of(game))
    parser.add_argument("--games", type=int, default=100, help="for each player count")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for players in PLAYERS:
        start = time.perf_counter()
        tasks: list[Task] = [(asked.bot, asked.against, players, number) for number in range(asked.games)]
        with ProcessPoolExecutor(asked.workers) as pool:
            found = list(pool.map(play, tasks, chunksize=4))
        won = sum(wins for wins, _, _ in found)
        own, others = (sum(result[place] for result in found) / len(found) for place in (1, 2))
        print(
            f"{players} players: {asked.bot} wins {won} of {asked.games} against {asked.against}; "
            f"power {own:.1f}, best of the others {others:.1f}; {time.perf_counter() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
