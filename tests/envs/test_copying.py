"""Copies and pickles of environments go on from where they are, see what they should, and disturb nobody.

`python tools/compiled.py --test` runs this on compiled rules too.
"""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from parlour.core.chance import QuickChance
from parlour.core.playout import UniformPolicy
from parlour.envs import Batch, EnvError, Observation
from parlour.envs.aec import GameEnv
from parlour.envs.registration import env_id
from parlour.envs.seat_env import SeatEnv
from parlour.envs.vector import SeatVectorEnv
from parlour.games import find_game

GAMES = ("roam", "arcs")
Copying = Callable[[Any], Any]


def through_a_pickle(found: Any) -> Any:
    return pickle.loads(pickle.dumps(found))


WAYS = pytest.mark.parametrize("copied", [copy.deepcopy, through_a_pickle])


def same(one: Any, other: Any) -> bool:
    """Whether two answers of environments are equal."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other))


@WAYS
def test_chance_and_policies(copied: Copying) -> None:
    chance, policy = QuickChance(3), UniformPolicy(3)
    chance.below(9)
    policy.chance.below(9)
    for one, other in ((chance, copied(chance)), (policy.chance, copied(policy).chance)):
        assert [one.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_observations(name: str, copied: Copying) -> None:
    watch, state = Observation(name), find_game(name).start({}, QuickChance(1))
    before = watch.write(state, 0).copy()
    other = copied(watch)
    assert other.game is watch.game and other.write(state, 0).tolist() == before.tolist() and before.any()
    assert other.write(state, 1).tolist() != before.tolist() and watch.row.tolist() == before.tolist()
    assert np.shares_memory(other.row, other.parts["players"])


def all_seen(env: GameEnv) -> tuple[Any, ...]:
    return tuple(env.observe(agent) for agent in env.possible_agents)


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name: str, copied: Copying) -> None:
    env = GameEnv(name, {"players": 3}, render_mode="ansi")
    with pytest.raises(EnvError, match="reset"):
        copied(env).last()
    env.reset(seed=1)
    rng = random.Random(1)
    for _ in range(20):
        env.step(rng.choice(list(env.state_of_game.menu())))
    seen, snapshot = all_seen(env), env.state_of_game.snapshot()
    other: GameEnv = copied(env)
    assert same(all_seen(other), seen) and other.render() == env.render() and other.game is env.game
    played = []
    for _ in range(15):  # the copy alone
        played.append(rng.choice(list(other.state_of_game.menu())))
        other.step(played[-1])
    assert same(all_seen(env), seen) and env.state_of_game.snapshot() == snapshot
    for action in played:
        env.step(action)
    assert same(all_seen(other), all_seen(env)) and other.state_of_game == env.state_of_game
    env.reset()
    other.reset()
    assert same(all_seen(other), all_seen(env))


@WAYS
@pytest.mark.parametrize(("name", "bot"), [("roam", "greedy"), ("arcs", "heuristic")])
def test_gymnasium(name: str, bot: str, copied: Copying) -> None:
    env = gymnasium.make(env_id(name), players=3, seat="random", opponents=[bot, "random"])
    with pytest.raises(EnvError, match="reset"):
        copied(env.unwrapped).action_masks()
    seen, info = env.reset(seed=2)
    for _ in range(2):
        seen, *_, info = env.step(int(info["action_mask"].argmax()))
    other = copied(env)
    inner, own = other.unwrapped, env.unwrapped
    assert isinstance(inner, SeatEnv) and isinstance(own, SeatEnv)
    assert inner.game is own.game and inner.seat == own.seat
    assert same(inner.action_masks(), own.action_masks())
    action = int(info["action_mask"].argmax())
    step = other.step(action)
    assert not same(step[0], seen) and step[0]["observation"].any()
    assert (own.action_masks() == info["action_mask"]).all()
    assert same(env.step(action), step)
    assert same(env.reset(), other.reset())


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_vectors(name: str, copied: Copying) -> None:
    env = SeatVectorEnv(name, 3, seat="random", copy=False)
    with pytest.raises(EnvError, match="reset"):
        copied(env).step([0, 0, 0])
    seen, _ = env.reset(seed=1)
    for _ in range(10):
        seen, *_ = env.step(env.action_masks().argmax(1))
    kept = copy.deepcopy(seen)
    other = copied(env)
    for _ in range(5):
        step = other.step(other.action_masks().argmax(1))
    assert same(seen, kept) and not same(step[0], kept)
    for _ in range(5):
        mine = env.step(env.action_masks().argmax(1))
    assert same(mine, step) and same(env.seats, other.seats) and same(env.reset(), other.reset())


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, through_a_pickle])
@pytest.mark.parametrize("name", GAMES)
def test_batches(name: str, way: Copying) -> None:
    batch = Batch(name, {"players": 2}, 3, seed=4)
    for _ in range(150 if name == "roam" else 20):
        batch.step(batch.sample())
    if name == "roam":
        while not batch.finished.any():
            batch.step(batch.sample())
    arrays = batch.observe().copy(), batch.masks().copy(), batch.to_move.copy()
    other = way(batch)
    for _ in range(2):
        assert same((other.observe(), other.masks(), other.to_move), arrays)
        assert same((other.places, other.scores, other.finished), (batch.places, batch.scores, batch.finished))
        assert same(other.rewards(), batch.rewards())
        actions = other.sample().copy()
        other.step(other.sample())
        assert same((batch.observe(), batch.masks(), batch.to_move), arrays)
        assert same(batch.sample(), actions)
        batch.step(batch.sample())
        arrays = batch.observe().copy(), batch.masks().copy(), batch.to_move.copy()
