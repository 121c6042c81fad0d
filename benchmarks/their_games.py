"""Random play of games of other projects, in the Python of an environment that has them.

    PYTHON benchmarks/their_games.py PROJECT GAME SECONDS

It imports nothing of Parlour and prints the steps a second as a number. `benchmarks.others` runs it.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Play = Callable[[], int]  # a game, or a part of one; how many steps it had
RNG = random.Random(1)


def pick(menu: Any) -> Any:
    return menu[int(RNG.random() * len(menu))]


def pettingzoo(game: str) -> Play:
    """By the loop its documents show."""
    env = importlib.import_module(f"pettingzoo.classic.{game}").env()

    def play() -> int:
        env.reset(seed=RNG.randrange(10**9))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(pick(seen["action_mask"].nonzero()[0])))
            steps += 1
        return steps

    return play


def openspiel(game: str) -> Play:
    """Without observations, which nobody asks it for."""
    loaded = importlib.import_module("pyspiel").load_game(game)

    def play() -> int:
        state, steps = loaded.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(pick(state.legal_actions()))
            steps += 1
        return steps

    return play


def rlcard(game: str) -> Play:
    env = importlib.import_module("rlcard").make(game)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def catanatron(game: str) -> Play:
    """Steps of the seat that learns; those of its rival, which plays at random, are in them and not counted."""
    env = importlib.import_module("gymnasium").make(game)

    def play() -> int:
        env.reset()
        steps, over = 0, False
        while not over:
            _, _, done, cut, _ = env.step(pick(env.unwrapped.get_valid_actions()))
            steps, over = steps + 1, done or cut
        return steps

    return play


PROJECTS = {"pettingzoo": pettingzoo, "openspiel": openspiel, "rlcard": rlcard, "catanatron": catanatron}


def main() -> None:
    project, game, seconds = sys.argv[1:]
    play = PROJECTS[project](game)
    play()
    steps, start = 0, time.process_time()
    while time.process_time() - start < float(seconds):
        steps += play()
    print(steps / (time.process_time() - start))


if __name__ == "__main__":
    main()
