"""What environments cost beside the bare rules, on one core.

    python -m benchmarks.envs [--seconds 1] [--rounds 3] [--games 64] [--aec] [--write]

Random play of both games: bare (core's own loop), in a batch, in a batch with masks, with masks and observations;
then one observation alone, and with `--aec` the steps a second of the PettingZoo environments beside PettingZoo's
connect_four. By process time; the kinds take turns, and the best round of each counts. `PARLOUR_BUILD` chooses the
build of the rules. `--write` writes benchmarks/envs.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from parlour.build import BUILD
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame
from parlour.core.playout import UniformPolicy, playout
from parlour.envs import Batch, observation_of
from parlour.envs.aec import GameEnv
from parlour.games import find_game

KINDS: dict[str, tuple[str, dict[str, object]]] = {
    "Roam, 2 players": ("roam", {"players": 2}),
    "Roam, 4 players": ("roam", {"players": 4}),
    "Arcs, 3 players": ("arcs", {"players": 3}),
    "Arcs, 4 players, leaders": ("arcs", {"players": 4, "leaders": "both"}),
}
MICRO = 1e6
REPORT = Path(__file__).with_suffix(".md")


def timed(seconds: float, round_of_work: Callable[[], int]) -> float:
    """Microseconds a unit of work takes; each call says how many it did."""
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += round_of_work()
    return (time.process_time() - start) / done * MICRO


def bare(game: AnyGame, options: dict[str, object]) -> Callable[[], int]:
    """Whole games in core's loop."""
    chance, policy = QuickChance(1), UniformPolicy(2)
    return lambda: playout(game.start(options, chance), chance, policy)


def batched(batch: Batch, masks: bool, rows: bool) -> Callable[[], int]:
    """A step of all games of a batch."""

    def step() -> int:
        batch.step(batch.sample())
        if masks:
            batch.masks()
        if rows:
            batch.observe()
        return batch.n

    return step


def observing(game: AnyGame, options: dict[str, object]) -> Callable[[], int]:
    """One observation after the other, of positions all over a game."""
    chance, policy, watch = QuickChance(1), UniformPolicy(2), observation_of(game)
    state, states = game.start(options, chance), []
    while state.to_move >= 0:
        states.append(state.copy())
        playout(state, chance, policy, 20)

    def write() -> int:
        for found in states:
            watch.write(found, 0)
        return len(states)

    return write


def aec(env: Any) -> Callable[[], int]:
    """A random game by PettingZoo's loop."""
    rng = random.Random(1)

    def play() -> int:
        env.reset(seed=rng.randrange(10**9))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def best(seconds: float, rounds: int, works: dict[str, Callable[[], int]]) -> dict[str, float]:
    """The least time of each, in turns."""
    found: dict[str, float] = {}
    for _ in range(rounds):
        for name, work in works.items():
            found[name] = min(found.get(name, MICRO), timed(seconds, work))
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=1, help="for each figure and round")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--games", type=int, default=64, help="in a batch")
    arguments.add_argument("--aec", action="store_true", help="also PettingZoo (pettingzoo[classic])")
    arguments.add_argument("--write", action="store_true", help="write benchmarks/envs.md")
    chosen = arguments.parse_args()
    print(f"{BUILD} rules, {chosen.games} games in a batch; µs a decision")
    lines: list[str] = []
    for name, (game_name, options) in KINDS.items():
        game = find_game(game_name)
        batch = Batch(game, options, chosen.games, seed=1)
        works = {
            "bare": bare(game, options),
            "batch": batched(batch, False, False),
            "with masks": batched(batch, True, False),
            "with masks and observations": batched(batch, True, True),
            "an observation": observing(game, options),
        }
        if not lines:
            lines += [f"| | {' | '.join(works)} | batch ÷ bare |", "|---|" + "---|" * (len(works) + 1)]
        found = best(chosen.seconds, chosen.rounds, works)
        figures = " | ".join(f"{took:.2f}" for took in found.values())
        lines.append(f"| {name}, {BUILD} | {figures} | {found['batch'] / found['bare']:.2f} |")
        print(lines[-1])
        if chosen.aec:
            took = best(chosen.seconds, chosen.rounds, {"aec": aec(GameEnv(game, options))})["aec"]
            print(f"  PettingZoo: {MICRO / took:,.0f} steps/s")
    if chosen.aec:
        try:
            from pettingzoo.classic import connect_four_v3
        except Exception as error:  # its own dependencies are not ours
            print(f"PettingZoo's connect_four: {error}")
        else:
            took = best(chosen.seconds, chosen.rounds, {"aec": aec(connect_four_v3.env())})["aec"]
            print(f"PettingZoo's connect_four: {MICRO / took:,.0f} steps/s")
    if chosen.write:
        head, _, _ = REPORT.read_text(encoding="utf-8").partition("| |")
        machine = f"CPython {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
        REPORT.write_text(f"{head}{chr(10).join(lines)}\n\nMeasured on {machine}.\n", encoding="utf-8")


if __name__ == "__main__":
    main()
