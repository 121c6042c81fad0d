"""One seat against bots as Gymnasium has it: its own checks, games replayed by the engine, and bad input."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parlour.bots import bots_of, make_bot
from parlour.core.chance import QuickChance
from parlour.core.state import State
from parlour.envs.refusals import EnvError
from parlour.envs.registration import env_id, register_games
from parlour.envs.rewarding import rewards_of
from parlour.envs.seat_env import SeatEnv
from parlour.games import find_game, names, registered
from tests.core.random_games import variants
from tests.core.toy import MANIFEST
from tests.envs import bad_input

GAMES = ("roam", "arcs")


def make(name: str, **given: Any) -> SeatEnv:
    """The environment without Gymnasium's wrappers."""
    return cast(SeatEnv, gymnasium.make(env_id(name), **given).unwrapped)


def play(env: SeatEnv, seed: int | None, rng: random.Random) -> tuple[list[int], float, dict[str, Any]]:
    """A random game to its end: the actions, the reward and the last info."""
    seen, info = env.reset(seed=seed)
    played: list[int] = []
    over, reward = False, 0.0
    while not over:
        assert reward == 0 and env.state_of_game.to_move == env.seat
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert legal == sorted(env.state_of_game.menu())
        assert (info["action_mask"] == seen["action_mask"]).all() and (
            env.action_masks() == info["action_mask"]
        ).all()
        played.append(rng.choice(legal))
        seen, reward, over, cut, info = env.step(played[-1])
        assert not cut
    assert seen in env.observation_space and not seen["action_mask"].any()
    return played, reward, info


class Engine:
    """The same game by the rules alone: chance from the seed, the bots asked one after the other."""

    def __init__(self, env: SeatEnv, seed: int, opponents: list[str]) -> None:
        self.game, self.options, self.seat = env.game, env.options, env.seat
        self.chance = QuickChance(seed)
        self.bots = [make_bot(name, self.game) for name in opponents]
        self.uniform = [name == "random" for name in opponents]
        self.dice = [QuickChance(f"{seed}/{place}") for place in range(1, len(opponents) + 1)]
        self.rngs = [random.Random(f"{seed}/{place}") for place in range(1, len(opponents) + 1)]

    def replay(self, played: list[int]) -> State:
        """The end of a game in which the seat does this."""
        state: State = self.game.start(self.options, self.chance)
        left = list(reversed(played))
        while state.outcome is None:
            if state.to_move == self.seat:
                action = self.game.table[left.pop()]
            else:
                action = self._rival(state)
            state.play(action, self.chance)
        assert not left
        return state

    def _rival(self, state: State) -> Any:
        place = (state.to_move - self.seat) % len(state.seat_names) - 1
        if self.uniform[place]:
            menu = state.actions()
            return menu[self.dice[place].below(len(menu))]
        return self.bots[place].choose(state.view(state.to_move), self.rngs[place])


def agrees(env: SeatEnv, state: State, reward: float, info: dict[str, Any]) -> None:
    """The end of the environment's game is the one of the engine's."""
    outcome = state.outcome
    assert outcome is not None and env.state_of_game == state
    assert reward == pytest.approx(rewards_of(outcome)[env.seat])
    clockwise = [(env.seat + place) % len(outcome.places) for place in range(len(outcome.places))]
    assert info["places"].tolist() == [outcome.places[seat] for seat in clockwise]
    assert info["scores"].tolist() == [outcome.scores[seat] for seat in clockwise]


CHECKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("roam", {}),
    ("roam", {"players": 3, "outpost": True, "seat": "random"}),
    ("arcs", {"players": 3, "opponents": "heuristic"}),
)


@pytest.mark.parametrize(("name", "given"), CHECKED)
def test_gymnasium_finds_nothing_to_complain_about(name: str, given: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(name, **given))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_outcome_is_that_of_the_rules(name: str) -> None:
    """Against random bots: the same actions, chance and bots, played by the engine, give the same end."""
    for seed, options in enumerate(list(variants(name))[::2]):
        seats = len(find_game(name).seats(options))
        env = make(name, seat=seed % seats, **options)
        played, reward, info = play(env, seed, random.Random(seed))
        agrees(env, Engine(env, seed, ["random"] * (seats - 1)).replay(played), reward, info)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("roam", 2), ("arcs", 3)])
def test_bots_play_as_they_do_by_the_rules(name: str, players: int) -> None:
    best = bots_of(find_game(name))[-1]
    opponents = [best, "random"][: players - 1]
    env = make(name, players=players, seat=env_seats(name, players)[-1], opponents=opponents)
    assert env.reset(seed=4) and env.seat == players - 1
    played, reward, info = play(env, 4, random.Random(4))
    agrees(env, Engine(env, 4, opponents).replay(played), reward, info)


def env_seats(name: str, players: int) -> tuple[str, ...]:
    return find_game(name).seats({"players": players})


@pytest.mark.parametrize("name", GAMES)
def test_a_beginning_is_possible_with_all_options(name: str) -> None:
    for options in variants(name):
        env = make(name, seat="random", **options)
        seen, info = env.reset(seed=1)
        for _ in range(3):
            seen, *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
        assert seen in env.observation_space


def test_seeds_repeat_games_and_go_on_without() -> None:
    env, other = make("roam", seat="random"), make("roam", seat="random")
    first = [env.reset(seed=7)[0], *[env.reset()[0] for _ in range(5)]]
    again = [other.reset(seed=7)[0], *[other.reset()[0] for _ in range(5)]]
    rows = [seen["observation"].tobytes() for seen in first]
    assert rows == [seen["observation"].tobytes() for seen in again] and len(set(rows)) == len(rows)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1}
    assert make("roam").reset()[0]["observation"].tobytes() != make("roam").reset()[0]["observation"].tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_played_is_told_and_changes_nothing(name: str) -> None:
    env, strict = make(name, seat=1), make(name, seat=1, illegal="raise")
    for asked in (lambda: env.step(0), lambda: env.seat, env.action_masks, lambda: env.state_of_game):
        with pytest.raises(EnvError, match="reset"):
            asked()
    seen, _ = env.reset(seed=1)
    strict.reset(seed=1)
    before = env.state_of_game.snapshot()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, cut, info = env.step(illegal)
    with pytest.raises(EnvError) as raised:
        strict.step(illegal)
    refusal = raised.value.refusal
    assert refusal is not None and refusal.rule == info["rule"]
    assert str(raised.value) == info["refused"] and refusal.rule in info["refused"]
    assert (again["observation"] == seen["observation"]).all() and (reward, over, cut) == (0, False, False)
    for action in bad_input.ACTIONS:
        for one in (env, strict):
            with pytest.raises(EnvError):
                one.step(action)
    assert env.state_of_game.snapshot() == before == strict.state_of_game.snapshot()
    legal = int(np.flatnonzero(seen["action_mask"])[0])
    assert "refused" not in env.step(legal)[-1] and "refused" not in strict.step(np.int64(legal))[-1]


def test_an_action_after_the_end_is_refused_by_its_rule() -> None:
    env = make("roam")
    played, _, _ = play(env, 3, random.Random(3))
    end = env.state_of_game.snapshot()
    with pytest.raises(EnvError) as told:
        env.step(played[-1])
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    assert env.state_of_game.snapshot() == end
    env.reset()
    assert env.state_of_game.outcome is None


WRONG: tuple[dict[str, Any], ...] = (
    {"seat": "nowhere"}, {"seat": 2}, {"seat": -1}, {"seat": True}, {"seat": 1.0}, {"opponents": "nobody"},
    {"opponents": ["random", "random"]}, {"opponents": [1]}, {"opponents": 1},
    {"opponents": None}, {"opponents": [10**5000]}, {"opponents": [["random"]]}, {"illegal": None},
    {"render_mode": "film"}, {"illegal": "shrug"}, *bad_input.MADE,
)  # fmt: skip


@pytest.mark.parametrize("given", WRONG, ids=" ".join)
def test_what_cannot_be_made_is_told_in_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(EnvError) as told:
        SeatEnv(**{"game": "roam", **given})
    assert str(told.value).count(" ") > 2 and "core-" not in str(told.value)


def test_numbers_of_numpy_are_numbers() -> None:
    env = make("roam", seat=np.int64(1))
    env.reset(seed=np.int64(3))  # type: ignore[arg-type]
    before = env.state_of_game.snapshot()
    assert env.seat == 1
    for seed in bad_input.SEEDS:
        with pytest.raises(EnvError, match="a seed"):
            env.reset(seed=seed)
    with pytest.raises(EnvError, match="no option players"):
        env.reset(options={"players": 4})
    with pytest.raises(EnvError, match="a dictionary"):
        env.reset(options=4)  # type: ignore[arg-type]
    assert env.state_of_game.snapshot() == before and make("roam").reset(options={})


def test_games_are_drawn_as_in_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    texts = make("roam", render_mode="ansi")
    texts.reset(seed=1)
    text = texts.render()
    pixels = make("roam", render_mode="rgb_array")
    pixels.reset(seed=1)
    assert len(text) > 1000 and pixels.render().shape[2] == 3
    shown = make("roam", render_mode="human")
    _, info = shown.reset(seed=1)
    assert capsys.readouterr().out == text + "\n"
    shown.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert len(capsys.readouterr().out) > 1000
    blank = make("roam")
    blank.reset()
    with pytest.raises(EnvError, match="render_mode"):
        blank.render()


def test_every_game_with_features_has_an_id() -> None:
    assert {env_id(name) for name in names()} <= set(gymnasium.registry)
    with registered(MANIFEST):  # it has none
        register_games()
        assert env_id(MANIFEST.name) not in gymnasium.registry


@pytest.mark.slow
def test_gymnasium_imports_it_by_the_id() -> None:
    """There are no plugins in Gymnasium any more: a module before the id is imported first."""
    program = "import gymnasium; print(gymnasium.make('parlour.envs:parlour/Roam-v0').reset(seed=1)[1].keys())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "action_mask" in done.stdout
