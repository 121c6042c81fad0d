"""Every environment plays random games over all mixes of options; how each ends is what the bare engine finds.

Compared are rewards, places and scores.

python tools/soak_envs.py [--game arcs] [--env vector] [--games 10000] [--jobs 2] [--seed 1]

`--games` are shared by all mixes of options and rounded up, so there are never fewer.

The engine plays each game again from its seed and its actions, without the environment. Compiled rules
(`make compiled`) make it several times faster.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from gymnasium.vector import AutoresetMode

sys.path.insert(0, str(Path(__file__).parent.parent))

from parlour.core.chance import Chance, QuickChance
from parlour.core.game import AnyGame, Outcome
from parlour.core.playout import UniformPolicy
from parlour.core.state import State
from parlour.envs import Batch
from parlour.envs.aec import GameEnv
from parlour.envs.openspiel import COMMA, PREFIX
from parlour.envs.rewarding import rewards_of
from parlour.envs.seat_env import SeatEnv
from parlour.envs.vector import SeatVectorEnv
from parlour.games import find_game, names
from tests.core.random_games import variants

SIDE_BY_SIDE = 16  # games of a batch or a vector
LOOKED_AT = 0.1  # of the decisions, where looking costs much more than playing
Options = dict[str, Any]
Ended = tuple[Any, Any, Any]  # rewards, places and scores, by seat


def ended(game: AnyGame, options: Options, chance: Chance, choose: Callable[[State], int]) -> Outcome:
    """The end of a game of the engine."""
    state: State = game.start(options, chance)
    while state.to_move >= 0:
        state.play(game.table[choose(state)], chance)
    assert state.outcome is not None
    return state.outcome


def in_order(actions: list[int]) -> Callable[[State], int]:
    """One action after the other; there must be as many as are asked for."""
    left = iter(actions)
    return lambda state: next(left)


def agree(found: Ended, outcome: Outcome, seats: list[int], what: object) -> None:
    """Raise unless a game ended for these seats as it should: rewards, places and scores."""
    rewards = rewards_of(outcome)
    right = [[row[seat] for seat in seats] for row in (rewards, outcome.places, outcome.scores)]
    for name, row, other in zip(("rewards", "places", "scores"), found, right, strict=True):
        if not np.allclose(row, other):
            raise AssertionError(f"{what}: the {name} are {row}, but {other} by the engine")


def all_seats(outcome: Outcome) -> list[int]:
    return list(range(len(outcome.places)))


def clockwise(seat: int, seats: int) -> list[int]:
    return [(seat + step) % seats for step in range(seats)]


def of_pettingzoo(game: AnyGame, options: Options, seed: int, count: int) -> int:
    """Games from seeds, and after each one without a seed, in which chance goes on."""
    env = GameEnv(game, options)
    chance = QuickChance(seed)
    for number in range(seed, seed + count):
        sown = (number - seed) % 2 == 0
        chance = QuickChance(number) if sown else chance
        env.reset(seed=number if sown else None)
        rng, played = random.Random(number), []
        while not any(env.terminations.values()):
            seen, *_ = env.last()
            played.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            env.step(played[-1])
        outcome, own = ended(game, options, chance, in_order(played)), env.state_of_game.outcome
        assert own is not None
        agree((list(env.rewards.values()), own.places, own.scores), outcome, all_seats(outcome), number)
    return count


def of_gymnasium(game: AnyGame, options: Options, seed: int, count: int) -> int:
    seats = len(game.seats(options))
    envs = [SeatEnv(game.name, seat=seat, **options) for seat in range(seats)]
    for number in range(seed, seed + count):
        env = envs[number % seats]
        seen, info = env.reset(seed=number)
        rng, played, over, reward = random.Random(number), list[int](), False, 0.0
        while not over:
            played.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            seen, reward, over, _, info = env.step(played[-1])
        rivals = rivals_of(number, seats)
        outcome = ended(game, options, QuickChance(number), against(rivals, env.seat, played))
        order = clockwise(env.seat, seats)
        own = [reward, *[rewards_of(outcome)[seat] for seat in order[1:]]]  # the others' are not told
        agree((own, info["places"], info["scores"]), outcome, order, number)
    return count


def rivals_of(seed: int, seats: int) -> list[UniformPolicy]:
    """Who plays at random, each from a seed of its own."""
    return [UniformPolicy(f"{seed}/{place}") for place in range(1, seats)]


def against(rivals: list[UniformPolicy], seat: int, played: list[int]) -> Callable[[State], int]:
    """A seat does this, and the others play at random."""
    mine, seats = in_order(played), len(rivals) + 1
    return lambda state: (
        mine(state) if state.to_move == seat else rivals[(state.to_move - seat) % seats - 1].choose(state)
    )


def of_vectors(game: AnyGame, options: Options, seed: int, count: int) -> int:
    """One game after the other in each place of vectors: chance and rivals go on from one to the next."""
    seats, done = len(game.seats(options)), 0
    for seat in range(seats):
        mode = AutoresetMode.SAME_STEP
        env = SeatVectorEnv(game.name, SIDE_BY_SIDE, seat=seat, autoreset_mode=mode, copy=False, **options)
        first = seed + SIDE_BY_SIDE * seat
        seen, _ = env.reset(seed=first)
        rng, played = random.Random(first), [list[int]() for _ in range(SIDE_BY_SIDE)]
        chances = [QuickChance(first + place) for place in range(SIDE_BY_SIDE)]
        rivals = [rivals_of(first + place, seats) for place in range(SIDE_BY_SIDE)]
        order, aim = clockwise(seat, seats), count * (seat + 1) / seats
        while done < aim:
            actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
            seen, rewards, over, _, info = env.step(np.array(actions))
            for place in range(SIDE_BY_SIDE):
                played[place].append(actions[place])
            for place in np.flatnonzero(over).tolist():
                outcome = ended(game, options, chances[place], against(rivals[place], seat, played[place]))
                last = info["final_info"]
                own = [rewards[place], *[rewards_of(outcome)[other] for other in order[1:]]]
                agree((own, last["places"][place], last["scores"][place]), outcome, order, (first, place))
                played[place].clear()
                done += 1
    return done


def of_batches(game: AnyGame, options: Options, seed: int, count: int) -> int:
    """All games of a batch, one after the other in each place, with the chance of the place.

    Its own picks take turns with picks of ours, which it has to look at.
    """
    batch, rng = Batch(game, options, SIDE_BY_SIDE, seed), random.Random(seed)
    chances = [QuickChance(f"{seed}/{place}") for place in range(SIDE_BY_SIDE)]
    played = [list[int]() for _ in range(SIDE_BY_SIDE)]
    done = 0
    while done < count:
        if rng.random() < LOOKED_AT:
            batch.observe()
            actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks()])
        else:
            actions = batch.sample()
        for place, action in enumerate(actions.tolist()):
            played[place].append(action)
        batch.step(actions)
        for place in np.flatnonzero(batch.finished).tolist():
            outcome = ended(game, options, chances[place], in_order(played[place]))
            found = batch.rewards()[place], batch.places[place], batch.scores[place]
            agree(found, outcome, all_seats(outcome), (seed, place))
            played[place].clear()
            done += 1
    return done


class Told(Chance):
    """Chance as another game had it."""

    def __init__(self, outcomes: Iterator[str]) -> None:
        self._outcomes = outcomes

    def draw(self, stream: str, items: Any) -> Any:
        said = next(self._outcomes)
        return next(item for item in items if said == f"{stream}={item}")


def of_openspiel(game: AnyGame, options: Options, seed: int, count: int) -> int:
    given = {name: COMMA.join(value) if isinstance(value, list) else value for name, value in options.items()}
    spiel = pyspiel.load_game(PREFIX + game.name, given)
    for number in range(seed, seed + count):
        state, rng = spiel.new_initial_state(), random.Random(number)
        played, outcomes = list[int](), list[str]()
        while not state.is_terminal():
            if state.is_chance_node():
                came = rng.choices(*zip(*state.chance_outcomes(), strict=True))[0]
                outcomes.append(state.action_to_string(came))
                state.apply_action(came)
            else:
                if rng.random() < LOOKED_AT:
                    player = state.current_player()
                    state.observation_tensor(player)
                    state.information_state_string(player)
                played.append(rng.choice(state.legal_actions()))
                state.apply_action(played[-1])
        outcome = ended(game, options, Told(iter(outcomes)), in_order(played))
        own = state.position.outcome
        agree((state.returns(), own.places, own.scores), outcome, all_seats(outcome), number)
    return count


ENVS: dict[str, Callable[[AnyGame, Options, int, int], int]] = {
    "batch": of_batches,
    "pettingzoo": of_pettingzoo,
    "gymnasium": of_gymnasium,
    "vector": of_vectors,
    "openspiel": of_openspiel,
}


def soak(task: tuple[str, str, Options, int, int]) -> int:
    env, game, options, seed, count = task
    try:
        return ENVS[env](find_game(game), options, seed, count)
    except Exception as error:
        raise RuntimeError(f"{env}, {game}, {options}, seed {seed}: {error}") from error


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=names(), help="only this one")
    arguments.add_argument("--env", choices=list(ENVS), help="only this one")
    arguments.add_argument("--games", type=int, default=10_000, help="of each environment and game")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    counts: dict[str, int] = {}
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for game in [chosen.game] if chosen.game else names():
            mixes = list(variants(game))
            each = -(-chosen.games // len(mixes))
            for env in [chosen.env] if chosen.env else ENVS:
                start = time.perf_counter()
                tasks = [(env, game, mix, chosen.seed + 10**6 * at, each) for at, mix in enumerate(mixes)]
                made = sum(pool.map(soak, tasks))
                counts[env] = counts.get(env, 0) + made
                seconds = time.perf_counter() - start
                print(
                    f"{game}, {env}: {made} games over {len(mixes)} mixes, {seconds:.0f} s: all as the engine",
                    flush=True,
                )
    print(f"{sum(counts.values())} games: {', '.join(f'{made} in {env}' for env, made in counts.items())}")


if __name__ == "__main__":
    main()
