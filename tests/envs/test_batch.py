"""Games side by side are the games the rules play, and what cannot be played changes none of them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame
from parlour.core.state import State
from parlour.envs import Batch, Observation
from parlour.envs.refusals import EnvError
from parlour.games import find_game
from tests.core.random_games import some_variants

GAMES = ("roam", "arcs")


def begin(game: AnyGame, options: dict[str, object], seed: int, n: int) -> tuple[list[QuickChance], list[State]]:
    chances = [QuickChance(f"{seed}/{number}") for number in range(n)]
    return chances, [game.start(options, chance) for chance in chances]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_as_the_rules_do(name: str) -> None:
    """Beside it the same games are played one by one, with the same chance, until some have ended."""
    game = find_game(name)
    for options in some_variants(name, 3, seed=2):
        batch = Batch(game, options, 3, seed=5)
        chances, states = begin(game, options, 5, 3)
        watch = Observation(game)
        rng, ended = random.Random(5), 0
        for step in range(10**6):
            masks = batch.masks()
            for number, state in enumerate(states):
                assert batch.to_move[number] == state.to_move
                if step % 20 == 0:
                    assert np.flatnonzero(masks[number]).tolist() == sorted(state.menu())
            if step % 20 == 0:
                seen = batch.observe()
                for number, state in enumerate(states):
                    assert (seen[number] == watch.write(state, state.to_move)).all()
            actions = np.array([rng.choice(list(state.menu())) for state in states])
            batch.step(actions)
            for number, state in enumerate(states):
                state.play(game.table[int(actions[number])], chances[number])
                outcome = state.outcome
                assert batch.finished[number] == (outcome is not None)
                if outcome is not None:
                    assert tuple(batch.places[number]) == outcome.places
                    assert tuple(batch.scores[number]) == outcome.scores
                    rewards = batch.rewards()[number]
                    assert rewards.sum() == pytest.approx(0, abs=1e-6)
                    assert np.flatnonzero(rewards == rewards.max()).tolist() == list(outcome.winners)
                    states[number] = game.start(options, chances[number])
                    ended += 1
            if ended:
                break
        assert ended and batch.rewards()[~batch.finished].any() == np.False_


@pytest.mark.parametrize("name", GAMES)
def test_games_do_not_depend_on_those_beside_them(name: str) -> None:
    few, many = (Batch(find_game(name), {}, n, seed=7) for n in (2, 5))
    assert (few.observe() == many.observe()[:2]).all()
    assert (Batch(find_game(name), {}, 5, seed=8).observe() != many.observe()).any()
    assert (few.observe(0) == few.observe(0)).all() and few.observe() is few.observe()


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_played_is_told_and_changes_no_game(name: str) -> None:
    batch = Batch(find_game(name), {}, 4, seed=1)
    before = [batch.state(number).snapshot() for number in range(4)]
    actions = batch.sample().copy()
    masks = batch.masks().copy()
    actions[2] = np.flatnonzero(~masks[2])[0]
    with pytest.raises(EnvError, match="game 2: ") as told:
        batch.step(actions)
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    wrong = (actions[:3], actions.astype(float), np.zeros((4, 1), dtype=int), np.array([-1] * 4), [10**9] * 4)
    for bad in wrong:
        with pytest.raises(EnvError):
            batch.step(bad)  # type: ignore[arg-type]
    assert [batch.state(number).snapshot() for number in range(4)] == before
    assert (batch.masks() == masks).all()
    with pytest.raises(EnvError):
        batch.observe(9)
    with pytest.raises(EnvError):
        Batch(find_game(name), {}, 0)
    batch.step(batch.sample())


def test_arrays_cannot_be_changed_from_outside() -> None:
    batch = Batch(find_game("roam"), {}, 2)
    for array in (batch.observe(), batch.masks(), batch.to_move, batch.sample(), batch.parts["planes"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
