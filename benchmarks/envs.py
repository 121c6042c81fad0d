"""What environments cost beside the bare rules, on one core.

    python -m benchmarks.envs [--seconds 1] [--rounds 3] [--games 64] [--aec] [--gym]

Random play of both games: bare (core's own loop), in a batch, in a batch with masks, with masks and observations;
then one observation alone, with `--aec` the steps a second of the PettingZoo environments beside PettingZoo's
connect_four, and with `--gym` those of the Gymnasium environments against random bots, one alone and many in a
vector (a step is a decision of the own seat in one game). By process time; the kinds take turns, and the best
round of each counts. `PARLOUR_BUILD` chooses the build of the rules.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from parlour.build import BUILD
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame
from parlour.core.playout import UniformPolicy, playout
from parlour.envs import Batch, observation_of
from parlour.envs.aec import GameEnv
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
        "alone": seated(SeatEnv(game, **options)),
        "vector": vector(SeatVectorEnv(game, games, autoreset_mode=mode, **options)),
        "without copies": vector(SeatVectorEnv(game, games, autoreset_mode=mode, copy=False, **options)),
    }


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
    arguments.add_argument("--gym", action="store_true", help="also Gymnasium, against random bots")
    chosen = arguments.parse_args()
    print(f"{BUILD} rules, {chosen.games} games in a batch; µs a decision")
    for name, (game_name, options) in KINDS.items():
        game = find_game(game_name)
        batch = Batch(game, options, chosen.games, seed=1)
        works = {
            "bare": bare(game, options),
            "batch": batched(batch, False, False),
            "with masks": batched(batch, True, False),
            "and observations": batched(batch, True, True),
            "an observation": observing(game, options),
        }
        found = best(chosen.seconds, chosen.rounds, works)
        figures = ", ".join(f"{what} {took:.2f}" for what, took in found.items())
        print(f"{name}: {figures}; batch {found['batch'] / found['bare']:.2f} × bare")
        if chosen.aec:
            took = best(chosen.seconds, chosen.rounds, {"aec": aec(GameEnv(game, options))})["aec"]
            print(f"  PettingZoo: {MICRO / took:,.0f} steps/s")
        if chosen.gym:
            found = best(chosen.seconds, chosen.rounds, in_gymnasium(game_name, options, chosen.games))
            print(
                "  Gymnasium, steps/s: " + ", ".join(f"{what} {MICRO / took:,.0f}" for what, took in found.items())
            )
    if chosen.aec:
        try:
            from pettingzoo.classic import connect_four_v3
        except Exception as error:  # its own dependencies are not ours
            print(f"PettingZoo's connect_four: {error}")
        else:
            took = best(chosen.seconds, chosen.rounds, {"aec": aec(connect_four_v3.env())})["aec"]
            print(f"PettingZoo's connect_four: {MICRO / took:,.0f} steps/s")


if __name__ == "__main__":
    main()
