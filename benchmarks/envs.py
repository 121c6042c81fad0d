"""What environments cost beside the bare rules, on one core.

    python -m benchmarks.envs [--seconds 1] [--rounds 3] [--games 64] [--no-others] [--write]

Random play of both games: bare (core's own loop), in a batch, in a batch with masks, with masks and observations,
and one observation alone. Then the steps a second of every interface, and of environments of other projects
(`benchmarks.others`), which are installed beside ours when they are first needed. By process time; the kinds take
turns, and the best round of each counts. `PARLOUR_BUILD` chooses the build of the rules. `--write` writes
benchmarks/envs.md.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from gymnasium.vector import AutoresetMode

from benchmarks.others import OTHERS, Missing
from parlour.build import BUILD
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame
from parlour.core.playout import UniformPolicy, playout
from parlour.envs import Batch, Observation
from parlour.envs.aec import GameEnv
from parlour.envs.openspiel import PREFIX
from parlour.envs.seat_env import SeatEnv
from parlour.envs.vector import SeatVectorEnv
from parlour.games import find_game

KINDS: dict[str, tuple[str, dict[str, object]]] = {
    "Roam, 2 players": ("roam", {"players": 2}),
    "Roam, 4 players": ("roam", {"players": 4}),
    "Arcs, 3 players": ("arcs", {"players": 3}),
    "Arcs, 4 players, leaders": ("arcs", {"players": 4, "leaders": "both"}),
}
MICRO = 1e6
BETWEEN_LOOKS = 1000  # units of work: looking at the clock takes as long as some decisions of Roam
REPORT = Path(__file__).with_suffix(".md")


def timed(seconds: float, round_of_work: Callable[[], int]) -> float:
    """Microseconds a unit of work takes; each call says how many it did."""
    done, start, took = 0, time.process_time(), 0.0
    while took < seconds:
        look = done + BETWEEN_LOOKS
        while done < look:
            done += round_of_work()
        took = time.process_time() - start
    return took / done * MICRO


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
    chance, policy, watch = QuickChance(1), UniformPolicy(2), Observation(game)
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


def spiel(game: Any) -> Callable[[], int]:
    """A random game by OpenSpiel's loop; what players decide is counted, chance is not."""
    rng = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            steps += not state.is_chance_node()
            menu = state.legal_actions()  # where chance is asked, too
            state.apply_action(menu[int(rng.random() * len(menu))])
        return steps

    return play


def seated(env: SeatEnv) -> Callable[[], int]:
    """A random game of one seat against random bots."""
    rng = random.Random(1)

    def play() -> int:
        seen, _ = env.reset(seed=rng.randrange(10**9))
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def vector(env: SeatVectorEnv) -> Callable[[], int]:
    """A step of all games of a vector; core chooses, which costs next to nothing."""
    env.reset(seed=1)
    policy, games = UniformPolicy(2), range(env.num_envs)

    def step() -> int:
        env.step([policy.choose(env.state(game)) for game in games])
        return env.num_envs

    return step


def in_gymnasium(game: str, options: dict[str, Any], games: int) -> dict[str, Callable[[], int]]:
    """The environments of a game against random bots. None is ever over in a vector that begins anew at once."""
    mode = AutoresetMode.SAME_STEP
    return {
        "one game": seated(SeatEnv(game, **options)),
        "a vector": vector(SeatVectorEnv(game, games, autoreset_mode=mode, **options)),
        "a vector without copies": vector(SeatVectorEnv(game, games, autoreset_mode=mode, copy=False, **options)),
    }


def best(seconds: float, rounds: int, works: dict[str, Callable[[], int]]) -> dict[str, float]:
    """The least time of each, in turns."""
    found: dict[str, float] = {}
    for _ in range(rounds):
        for name, work in works.items():
            found[name] = min(found.get(name, MICRO), timed(seconds, work))
    return found


def beside_the_rules(seconds: float, rounds: int, games: int) -> list[str]:
    """What arrays cost, as lines of a table: microseconds a decision."""
    lines = [
        f"µs a decision, {games} games in a batch:\n",
        "| | bare | batch | with masks | with masks and observations | an observation | batch × bare |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, (game_name, options) in KINDS.items():
        game = find_game(game_name)
        batch = Batch(game, options, games, seed=1)
        works = {
            "bare": bare(game, options),
            "batch": batched(batch, False, False),
            "with masks": batched(batch, True, False),
            "with masks and observations": batched(batch, True, True),
            "an observation": observing(game, options),
        }
        found = best(seconds, rounds, works)
        figures = " | ".join(f"{took:.2f}" for took in found.values())
        lines.append(f"| {name} | {figures} | {found['batch'] / found['bare']:.2f} |")
    return lines


def interfaces(games: int) -> dict[str, Callable[[], int]]:
    """Whoever is played step by step, by name."""
    found: dict[str, Callable[[], int]] = {}
    for name, (game, options) in KINDS.items():
        found[f"{name}: PettingZoo"] = aec(GameEnv(find_game(game), options))
        found[f"{name}: OpenSpiel"] = spiel(pyspiel.load_game(PREFIX + game, options))
        for kind, work in in_gymnasium(game, options, games).items():
            found[f"{name}: Gymnasium, {kind}"] = work
    return found


def beside_others(seconds: float, rounds: int, games: int, others: bool) -> list[str]:
    """Every interface and those of other projects in turns, as lines of a table: steps a second."""
    ours = interfaces(games)
    speeds: dict[str, float] = {}
    missing: dict[str, str] = {}
    for _ in range(rounds):
        for name, work in ours.items():
            speeds[name] = max(speeds.get(name, 0), MICRO / timed(seconds, work))
        for other in OTHERS if others else ():
            if other.name not in missing:
                try:
                    speeds[other.name] = max(speeds.get(other.name, 0), other.steps_per_second(seconds))
                except Missing as why:
                    missing[other.name] = str(why)
    lines = [
        "\nSteps a second; for Gymnasium those of the own seat against random bots, in a vector of all games:\n",
        "| | steps/s |",
        "|---|---|",
    ]
    lines += [f"| {name} | {speed:,.0f} |" for name, speed in speeds.items()]
    return lines + [f"| {name} | could not be measured: {why} |" for name, why in missing.items()]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=1, help="for each figure and round")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--games", type=int, default=64, help="in a batch")
    arguments.add_argument("--no-others", action="store_true", help="leave other projects out")
    arguments.add_argument("--write", action="store_true", help="write benchmarks/envs.md")
    chosen = arguments.parse_args()
    lines = beside_the_rules(chosen.seconds, chosen.rounds, chosen.games)
    lines += beside_others(chosen.seconds, chosen.rounds, chosen.games, not chosen.no_others)
    machine = f"CPython {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
    lines.append(f"\nMeasured on {datetime.date.today()}, {BUILD} rules, {machine}.")
    found = "\n".join(lines) + "\n"
    print(found)
    if chosen.write:
        head, _, _ = REPORT.read_text(encoding="utf-8").partition("µs a decision")
        REPORT.write_text(head + found, encoding="utf-8")


if __name__ == "__main__":
    main()
