"""The levels people choose from: honest, in time, able to say why, and none of them breaks."""

from __future__ import annotations

import itertools
import math
import random
import time

import pytest

from parlour.bots import LEVELS, bots_of, clock, levels_of, make_bot
from parlour.bots.clock import processor_time
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.games import find_game, names

GAMES = [find_game(name) for name in names()]
LIMITS = {"gentle": 0.5, "casual": 0.5, "strong": 0.5, "best": 2.0}  # seconds of one decision
LATE = 0.3  # seconds more: what was begun is ended, and here the rules are plain Python


def middle(game: AnyGame, seed: int, players: int, plays: int = 40) -> State:
    """A position in which somebody has something to choose."""
    rng, chance = random.Random(seed), QuickChance(seed)
    state: State = game.start({"players": players}, chance)
    for _ in range(plays):
        state.do(rng.choice(list(state.menu())), chance)
    while len(state.menu()) < 4:
        state.do(rng.choice(list(state.menu())), chance)
    return state


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every look takes as long: budgets of seconds come out the same."""
    looks = itertools.count()
    monkeypatch.setattr(clock, "_clock", lambda: next(looks) * 0.125)  # a number that adds up exactly


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_level_is_there_the_gentlest_first(game: AnyGame) -> None:
    assert levels_of(game) == LEVELS


@pytest.mark.slow
@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_what_is_hidden_changes_no_choice(game: AnyGame, players: int) -> None:
    """Another world behind the same view, with the same dice: the same choice, of every bot there is."""
    differs = False
    for seed in range(3):
        state = middle(game, seed, players, 20 + 15 * seed)
        for name in bots_of(game):
            bot = make_bot(name, game)
            chosen = bot.choose(through_json(state.view(state.to_move)), random.Random(seed))
            for guess in range(2):
                other: State = game.guess(state.view(state.to_move), random.Random(guess))
                differs = differs or other.snapshot() != state.snapshot()
                again = through_json(other.view(other.to_move))
                assert bot.choose(again, random.Random(seed)) == chosen, name
    assert differs or not state.view(state.to_move).unknown  # somebody has something to hide


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_a_decision_is_made_in_time(game: AnyGame, level: str, players: int) -> None:
    """By the processor, for the machine may be busy; the first decision may have a network to read."""
    bot = make_bot(level, game)
    bot.choose(middle(game, 1, players).view(middle(game, 1, players).to_move), random.Random(1))
    with processor_time():
        for seed in (2, 3):
            state = middle(game, seed, players)
            view = state.view(state.to_move)
            begun = time.thread_time()
            bot.choose(view, random.Random(1))
            assert time.thread_time() - begun < LIMITS[level] + LATE


@pytest.mark.usefixtures("steady")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=names())
def test_every_level_can_say_why(game: AnyGame, level: str) -> None:
    """The reasons, and those who think ahead also how it goes on; all of them the chance they expect."""
    state = middle(game, 4, 2)
    found = make_bot(level, game).opinions(through_json(state.view(state.to_move)), random.Random(1))
    assert found and {opinion.action for opinion in found} <= set(state.actions())
    assert any(opinion.reasons for opinion in found)
    assert all(math.isfinite(opinion.price) for opinion in found)
    assert all(opinion.chance is not None and 0 <= opinion.chance <= 1 for opinion in found)
    if level in ("strong", "best"):
        assert found[0].line


def test_clocks_are_taken_turns_with() -> None:
    assert clock._clock is time.perf_counter
    with processor_time():
        assert clock._clock is time.thread_time
        with processor_time():
            pass
        assert clock._clock is time.thread_time
    assert clock._clock is time.perf_counter
