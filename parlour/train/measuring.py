"""How strong is what has been learnt so far? Processes of their own let it play, without search, against a bot."""

from __future__ import annotations

import multiprocessing
import queue
import random
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots import Bot, make_bot
from parlour.bots.learned.network import Network, read
from parlour.bots.learned.shape import Shape
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame, Outcome
from parlour.core.manifest import Place
from parlour.envs.observation import Observation

REMEMBERED = 200  # games of each number of players


class Measuring:
    """Asks such processes how it goes."""

    def __init__(self, shape: str, path: Path, processes: int) -> None:
        context: SpawnContext = multiprocessing.get_context("spawn")
        self.results: Any = context.Queue()
        self.wins: dict[str, list[float]] = {}
        self.last: dict[str, float] = {}
        self.processes = [
            context.Process(target=measure, args=(shape, path, number, self.results), daemon=True)
            for number in range(processes)
        ]
        for process in self.processes:
            process.start()

    def found(self) -> dict[str, float]:
        """The share of games won lately, by the number of players; nothing if there is nothing new."""
        new = False
        while True:
            try:
                players, won = self.results.get_nowait()
            except queue.Empty:
                break
            wins = self.wins.setdefault(f"won{players}", [])
            wins.append(won)
            del wins[:-REMEMBERED]
            new = True
        self.last = {name: round(float(np.mean(wins)), 3) for name, wins in sorted(self.wins.items())}
        return self.last if new else {}

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.join()


def measure(where: str, path: Path, number: int, results: Any) -> None:
    """Play one game after the other with the network as it is then, each at another seat."""
    shape: Shape = Place[Any](where).load()
    game = shape.game.load()
    rival = make_bot(shape.rival, game)
    mixes = [{"players": players} for players in (2, 3, 4)]
    count = 0
    while True:
        network = read(path, shape)
        for mix in mixes:
            count += 1
            won = play(network, game, game.options(mix), rival, count % mix["players"], f"{number}/{count}")
            results.put((mix["players"], won))


def play(network: Network, game: AnyGame, options: Any, rival: Bot, own: int, seed: str) -> float:
    """What one game against so many rivals brought."""
    chance, rng = QuickChance(seed), random.Random(seed)
    state, watch = game.start(options, chance), Observation(game)
    seen_by, menu_of = network.shape.seen_by(game.seats(options)), network.shape.menus()
    while state.to_move >= 0:
        menu = np.array(menu_of(state))
        if len(menu) == 1:
            number = int(menu[0])
        elif state.to_move == own:
            seen = network.seen(watch.write(state, own))
            number = int(menu[network.logits(seen, seen_by[own], menu).argmax()])
        else:
            number = rival.choose(state.view(state.to_move), rng).number
        state.do(number, chance)
    outcome: Outcome | None = state.outcome
    assert outcome is not None
    return (own in outcome.winners) / len(outcome.winners)
