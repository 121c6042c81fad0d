"""Games side by side are the games the rules play, and what cannot be played changes none of them."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from typing import Any

import numpy as np
import pytest

from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY, AnyGame, Outcome
from parlour.core.playout import Policy
from parlour.core.state import State
from parlour.envs import Batch, EnvError, Observation, symmetries_of
from parlour.envs.aec import GameEnv
from parlour.envs.recording import play_game
from parlour.envs.rewarding import rewards_of, write_rewards
from parlour.envs.seat_env import SeatEnv
from parlour.envs.vector import SeatVectorEnv
from parlour.games import find_game
from tests.core.random_games import some_variants
from tests.envs import bad_input

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
def test_what_is_forced_can_be_skipped(name: str) -> None:
    """Beside it the same games are played by hand, on and on where one action alone is legal."""
    game = find_game(name)
    skipped, ended = 0, 0
    for options in some_variants(name, 2, seed=3):
        batch = Batch(game, options, 3, seed=5)
        chances, states = begin(game, options, 5, 3)
        over, rng = 0, random.Random(5)
        while not over:
            # What ended in the step before goes no further, and may have one action to begin with.
            masks = batch.masks()
            actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])
            batch.step(actions)
            batch.skip_forced()
            for number, state in enumerate(states):
                state.do(int(actions[number]), chances[number])
                while state.outcome is None and len(state.menu()) == 1:
                    state.do(state.menu()[0], chances[number])
                    skipped += 1
                outcome = state.outcome
                assert batch.finished[number] == (outcome is not None)
                if outcome is not None:
                    assert tuple(batch.places[number]) == outcome.places
                    assert tuple(batch.scores[number]) == outcome.scores
                    assert (
                        np.flatnonzero(batch.rewards()[number] > 0).tolist() or len(outcome.winners) == batch.seats
                    )
                    states[number] = game.start(options, chances[number])
                    over += 1
                assert batch.to_move[number] == states[number].to_move
                assert batch.state(number).snapshot() == states[number].snapshot()
            counts = batch.masks().sum(1)
            assert (counts[~batch.finished] > 1).all() and (counts > 0).all()
            assert [np.flatnonzero(mask).tolist() for mask in batch.masks()] == [sorted(s.menu()) for s in states]
        ended += over
        before = [batch.state(number).snapshot() for number in range(3)]
        batch.skip_forced()  # nothing more is forced, and what ended waits to be seen
        assert [batch.state(number).snapshot() for number in range(3)] == before
    assert skipped and ended


def test_what_was_sampled_before_forced_actions_is_looked_at_again() -> None:
    batch = Batch("arcs", {"players": 2}, 2, seed=1)
    for _ in range(200):
        masks = batch.masks().copy()
        picks = batch.sample()
        before = [batch.state(number).snapshot() for number in range(2)]
        batch.skip_forced()
        legal = batch.masks()[np.arange(2), picks].all()
        if legal:
            batch.step(picks)
        else:
            with pytest.raises(EnvError):
                batch.step(picks)
            assert (batch.masks() != masks).any() and before != [batch.state(n).snapshot() for n in range(2)]
            return
    raise AssertionError("nothing was ever forced")


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
    wrong: tuple[Any, ...] = (actions[:3], actions.astype(float), np.zeros((4, 1), dtype=int), None)
    for bad in (*wrong, *[[action] * 4 for action in bad_input.ACTIONS]):
        with pytest.raises(EnvError):
            batch.step(bad)
    assert [batch.state(number).snapshot() for number in range(4)] == before
    assert (batch.masks() == masks).all()
    for seat in (9, -1, True, "south", 1.0):
        with pytest.raises(EnvError, match="seat"):
            batch.observe(seat)  # type: ignore[arg-type]
    batch.observe(np.int64(1))  # type: ignore[arg-type]
    batch.step(batch.sample())


def test_a_refused_step_leaves_what_was_sampled() -> None:
    """A number that is too great comes after some that are not; what was picked stays as it is, and legal."""
    batch = Batch("roam", {}, 3, seed=1)
    picks = batch.sample()
    before, menus = picks.copy(), batch.masks().copy()
    illegal = [int(np.flatnonzero(~mask)[0]) for mask in menus]
    great = np.array([illegal[0], illegal[1], 2**63], dtype=np.uint64)
    for bad in (great, illegal, [*before[:2].tolist(), illegal[2]]):
        with pytest.raises(EnvError):
            batch.step(bad)
        assert (picks == before).all() and (batch.masks() == menus).all()
    batch.step(picks)
    after = [batch.state(number).snapshot() for number in range(3)]
    with pytest.raises(EnvError):  # the same array again is looked at again
        for _ in range(20):
            batch.step(picks)
    other = Batch("roam", {}, 3, seed=1)
    other.step(before.astype(np.uint64))
    assert [other.state(number).snapshot() for number in range(3)] == after


@pytest.mark.parametrize("given", bad_input.MADE, ids=str)
def test_what_cannot_be_made_is_told_in_a_sentence(given: dict[str, Any]) -> None:
    options = dict(given)
    name = options.pop("game", "roam")
    ways: list[Callable[[], object]] = [
        lambda: Batch(name, options, 2),
        lambda: GameEnv(name, options),
        lambda: symmetries_of(name, options),
        lambda: play_game(name, options, ["random", "random"]),
    ]
    for way in ways:
        with pytest.raises(EnvError) as told:
            way()
        assert str(told.value).count(" ") > 2 and "core-" not in str(told.value)


@pytest.mark.parametrize("given", bad_input.GAMES, ids=type)
def test_what_is_no_game_is_told_in_a_sentence(given: Any) -> None:
    ways: list[Callable[[], object]] = [
        lambda: Batch(given, {}, 2),
        lambda: GameEnv(given, {}),
        lambda: SeatEnv(given),
        lambda: Observation(given),
        lambda: symmetries_of(given, {}),
        lambda: play_game(given, {}, ["random", "random"]),
    ]
    for way in ways:
        with pytest.raises(EnvError, match="a game is given by its name"):
            way()


@pytest.mark.parametrize("given", bad_input.OPTIONS, ids=type)
def test_what_are_no_options_is_told_in_a_sentence(given: Any) -> None:
    for way in (lambda: Batch("roam", given, 2), lambda: GameEnv("roam", given)):
        with pytest.raises(EnvError, match="options are given by their names"):
            way()


@pytest.mark.parametrize("number", [2, -1, 10**30, 0.0, True, "first", None])
def test_only_games_that_are_there_are_looked_at(number: Any) -> None:
    batch = Batch("roam", {}, 2)
    vector = SeatVectorEnv("roam", 2)
    vector.reset(seed=1)
    for look in (batch.state, vector.state):
        with pytest.raises(EnvError, match="game"):
            look(number)
    assert batch.state(np.int64(1)) == batch.state(1)  # type: ignore[arg-type]
    assert vector.state(np.int64(1)) == vector.state(1)  # type: ignore[arg-type]


def test_numbers_of_games_and_seeds_are_whole() -> None:
    for seed in (*bad_input.SEEDS, None):
        with pytest.raises(EnvError, match="a seed"):
            Batch("roam", {}, 1, seed=seed)
    for n in (0, -1, 1.5, "3", None, True, 10**30, 10**5000):
        for make in (Batch, lambda name, options, n: SeatVectorEnv(name, n, **options)):
            with pytest.raises(EnvError, match="games"):
                make("roam", {}, n)  # type: ignore[arg-type]
    one, other = Batch("roam", {}, 2, seed=5), Batch(find_game("roam"), {}, np.int32(2), seed=np.uint8(5))  # type: ignore[arg-type]
    assert (one.observe() == other.observe()).all()


def most_taken(call: Callable[[], object]) -> int:
    """The most bytes beyond those there were before, at any moment of a call."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        call()
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()


def taken(name: str, n: int) -> list[int]:
    """What arrays of so many games take, without what the rules take for menus and positions."""
    batch = Batch(name, {"players": 2}, n, seed=1)
    batch.step(batch.sample())
    actions = batch.sample().copy()  # which makes all menus
    actions[-1] = next(number for number in range(10**4) if number not in batch.state(n - 1).menu())

    def refused() -> None:
        with suppress(EnvError):
            batch.step(actions)

    refused()  # reads the words
    return [most_taken(call) for call in (refused, batch.masks, batch.observe, batch.rewards)]


@pytest.mark.parametrize("name", GAMES)
def test_arrays_are_written_where_they_are(name: str) -> None:
    """No array and no list with something for each game is made on the way: each would have 8 bytes of a game."""
    few, many = taken(name, 16), taken(name, 64)
    assert max(more - less for less, more in zip(few, many, strict=True)) < 4 * (64 - 16)
    assert max(many) < 20_000


def test_rewards_are_the_same_everywhere() -> None:
    """Of all ways in which up to four can be placed: by the rule as it is written, of one game and of many."""
    for seats in (2, 3, 4):
        placed = [places for places in product(range(1, seats + 1), repeat=seats) if min(places) == 1]
        outcomes = [Outcome(places, places) for places in placed]
        over = np.arange(len(placed)) % 3 > 0
        many = np.full((len(placed), seats), 7, dtype=np.float32)
        write_rewards(np.array([outcome.leads for outcome in outcomes]), seats, over[:, None], many)
        for number, places in enumerate(placed):
            rewards = [
                (sum(place < other for other in places) - sum(place > other for other in places)) / (seats - 1)
                for place in places
            ]
            assert rewards_of(outcomes[number]) == rewards and abs(sum(rewards)) < 1e-9
            assert many[number].tolist() == (
                np.array(rewards, dtype=np.float32).tolist() if over[number] else [0] * seats
            )


def test_who_is_stronger_is_ahead() -> None:
    """However strong up to four are and whoever concedes: a place is one more than how many are ahead."""
    for seats in (2, 3, 4):
        gone = [[], [0], [seats - 1], list(range(seats - 1))]
        for points, conceded in product(product(range(3), repeat=seats), gone):
            strengths = [(5, point) for point in points]
            worth = [(-1 if seat in conceded else point, point) for seat, point in enumerate(points)]
            outcome = Outcome.ranked(strengths, points, conceded)
            assert outcome.places == tuple(1 + sum(other > own for other in worth) for own in worth)
            assert outcome.scores == points


def test_arrays_cannot_be_changed_from_outside() -> None:
    batch = Batch(find_game("roam"), {}, 2)
    whole = (batch.observe(), batch.masks(), batch.to_move, batch.sample(), batch.rewards(), batch.places)
    for array in (*whole, batch.parts["planes"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


class First(Policy):
    """Plays the first action of the menu; counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State) -> int:
        self.asked += 1
        return state.menu()[0]


@pytest.mark.parametrize("name", GAMES)
def test_others_are_played_until_the_own_seat_is_to_move(name: str) -> None:
    """Beside it the same games are played one by one; in the last one all seats decide for themselves."""
    options: dict[str, object] = {"players": 2}
    game, others = find_game(name), First()
    batch, own = Batch(name, options, 3, seed=7), [1, 0, -1]
    chances, states = begin(game, options, 7, 3)

    def follow(number: int) -> None:
        while states[number].to_move not in (own[number], NOBODY) and own[number] >= 0:
            states[number].do(states[number].menu()[0], chances[number])

    batch.play_others(own, others)
    for number in range(3):
        follow(number)
    ended, rng = 0, random.Random(7)
    while ended < 3:
        assert [batch.state(number).snapshot() for number in range(3)] == [state.snapshot() for state in states]
        assert batch.to_move.tolist() == [state.to_move for state in states]
        actions = np.array([rng.choice(list(state.menu())) for state in states])
        batch.step(actions)
        batch.play_others(own, others)
        for number, state in enumerate(states):
            state.do(int(actions[number]), chances[number])
            if state.outcome is None:
                follow(number)
            assert batch.finished[number] == (state.outcome is not None)
            if state.outcome is not None:
                assert tuple(batch.places[number]) == state.outcome.places
                states[number] = game.start(options, chances[number])  # it goes no further in this step
                ended += 1
    assert others.asked
    before = [batch.state(number).snapshot() for number in range(3)]
    for wrong in ([1, 0, 2], ["south"] * 3, [0]):
        with pytest.raises(EnvError):
            batch.play_others(wrong, others)
    assert [batch.state(number).snapshot() for number in range(3)] == before
