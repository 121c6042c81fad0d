"""How long bots think, and how many plays a game has: what thinkers have to do.

python -m benchmarks.bots [--games 5]
"""

from __future__ import annotations

import argparse
import json
import random
import time

from parlour.bots import bots_of
from parlour.build import BUILD
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY
from parlour.games import find_game
from parlour.server.thinking import think

GAMES = (("roam", 2), ("roam", 4), ("arcs", 3), ("arcs", 4))


def played(name: str, players: int, seed: str) -> list[float]:
    """Milliseconds of every move of a game of the best bots, as a thinker makes them: a view in, a text out."""
    game, chance, rng = find_game(name), SeededChance(seed), random.Random(seed)
    bot = bots_of(game)[-1]
    state = game.start({"players": players}, chance)
    times = []
    while state.to_move != NOBODY:
        view = state.view(state.to_move)
        text = json.dumps([view.seat, view.data, sorted(view.unknown)])
        start = time.process_time()
        chosen = think(name, bot, text, rng.getrandbits(60))
        times.append((time.process_time() - start) * 1000)
        state.play(game.table.parse(chosen), chance)
    return times


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=5, help="of each kind")
    games = arguments.parse_args().games
    print(f"{games} games of each, {BUILD} rules; milliseconds of CPU a move\n")
    print("| | plays a game | plays a player | mean | longest |\n|---|---|---|---|---|")
    for name, players in GAMES:
        times = [one for number in range(games) for one in played(name, players, f"bots {number}")]
        a_game = len(times) / games
        mean = sum(times) / len(times)
        best = bots_of(find_game(name))[-1]
        row = f"{a_game:.0f} | {a_game / players:.0f} | {mean:.1f} | {max(times):.0f}"
        print(f"| {name}, {players} players, {best} | {row} |", flush=True)


if __name__ == "__main__":
    main()
