"""Many games in one vector environment are those of single ones in Gymnasium's own, in every autoreset mode."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from parlour.core.chance import QuickChance
from parlour.core.playout import UniformPolicy
from parlour.envs.refusals import EnvError
from parlour.envs.registration import env_id
from parlour.envs.seat_env import SeatEnv
from parlour.envs.vector import SeatVectorEnv
from tests.envs import bad_input

GAMES = ("roam", "arcs")
MODES = tuple(AutoresetMode)


def make(name: str, n: int, **given: Any) -> SeatVectorEnv:
    made = gymnasium.make_vec(env_id(name), num_envs=n, vectorization_mode="vector_entry_point", **given)
    assert isinstance(made, SeatVectorEnv)
    return made


def make_sync(name: str, n: int, mode: AutoresetMode, **given: Any) -> SyncVectorEnv[Any, Any]:
    return SyncVectorEnv([lambda: SeatEnv(name, **given)] * n, autoreset_mode=mode)


def same(one: Any, other: Any) -> bool:
    """Whether two answers are equal, arrays and their types too."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return one.shape == other.shape and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return bool(one == other)


def in_short(step: Any) -> Any:
    """A step of Gymnasium's own, with rewards as batches have them."""
    return step[0], step[1].astype(np.float32), *step[2:]


def any_legal(masks: NDArray[Any], rng: random.Random) -> NDArray[np.int64]:
    """A legal action for each game; anything for one that is over."""
    menus = [np.flatnonzero(mask).tolist() or [10**6] for mask in masks]
    return np.array([rng.choice(menu) for menu in menus])


def go_on_together(ours: SeatVectorEnv, theirs: SyncVectorEnv[Any, Any], games: int, seed: int) -> None:
    """Play both until so many games have ended, and a little longer; they tell the same all the time."""
    rng, ended, left = random.Random(seed), 0, 3
    seen, _ = first = ours.reset(seed=seed)
    assert same(first, theirs.reset(seed=seed))
    while left:
        actions = any_legal(seen["action_mask"], rng)
        step = ours.step(actions)
        assert same(step, in_short(theirs.step(actions)))
        seen, _, over, _, _ = step
        assert seen in ours.observation_space
        ended += int(over.sum())
        left -= ended >= games
        if over.any() and ours.autoreset_mode == AutoresetMode.DISABLED:
            seen, info = ours.reset(options={"reset_mask": over.copy()})
            again, told = theirs.reset(options={"reset_mask": over.copy()})
            assert same(seen, again) and same(info["_action_mask"], told["_action_mask"])


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_games_are_those_of_single_environments(mode: AutoresetMode) -> None:
    ours = make("roam", 2, autoreset_mode=mode.value, seat="random")
    assert ours.metadata["autoreset_mode"] is mode
    go_on_together(ours, make_sync("roam", 2, mode, seat="random"), 2, seed=11)


@pytest.mark.slow
def test_games_of_arcs_are_those_of_single_environments() -> None:
    ours = make("arcs", 2, players=2, autoreset_mode=AutoresetMode.SAME_STEP)
    go_on_together(ours, make_sync("arcs", 2, AutoresetMode.SAME_STEP, players=2), 1, seed=12)


@pytest.mark.parametrize("name", GAMES)
def test_bots_are_those_of_single_environments(name: str) -> None:
    best = {"roam": "greedy", "arcs": "heuristic"}[name]
    given: dict[str, Any] = {"players": 3, "opponents": [best, "random"], "seat": 1}
    ours, theirs = make(name, 2, **given), make_sync(name, 2, AutoresetMode.NEXT_STEP, **given)
    assert same(ours.reset(seed=[5, 3]), theirs.reset(seed=[5, 3]))
    for _ in range(2):
        actions = ours.action_masks().argmax(1)
        assert same(ours.step(actions), in_short(theirs.step(actions)))
    assert ours.seats.tolist() == [1, 1]


@pytest.mark.slow
def test_the_outcome_is_that_of_the_rules() -> None:
    """What a game of the vector told at its end is what the engine finds, from the same seed and actions."""
    env = make("roam", 3, autoreset_mode=AutoresetMode.SAME_STEP, artifacts=True)
    seen, _ = env.reset(seed=20)
    rng, played = random.Random(1), []
    info: dict[str, Any] = {}
    while "final_info" not in info:
        played.append(any_legal(seen["action_mask"], rng))
        seen, rewards, over, _, info = env.step(played[-1])
    number = int(over.argmax())
    chance, rival = QuickChance(20 + number), UniformPolicy(f"{20 + number}/1")
    state = env.game.start(env.options, chance)
    mine = iter([int(actions[number]) for actions in played])
    while state.outcome is None:
        action = next(mine) if state.to_move == 0 else rival.choose(state)
        state.play(env.game.table[action], chance)
    assert info["final_info"]["places"][number].tolist() == list(state.outcome.places)
    assert info["final_info"]["scores"][number].tolist() == list(state.outcome.scores)
    assert rewards[number] == np.sign(state.outcome.places[1] - state.outcome.places[0])
    assert next(mine, None) is None and env.state(number).outcome is None


def snapshots(env: SeatVectorEnv) -> list[dict[str, Any]]:
    return [env.state(number).snapshot() for number in range(env.num_envs)]


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_played_is_told_and_changes_no_game(name: str) -> None:
    env = make(name, 3, illegal="raise")
    for asked in (lambda: env.step([0, 0, 0]), env.action_masks, lambda: env.seats, env.render):
        with pytest.raises(EnvError, match="reset"):
            asked()
    seen, _ = env.reset(seed=1)
    before, legal = snapshots(env), env.action_masks().argmax(1)
    wrong = legal.copy()
    wrong[1] = np.flatnonzero(~env.action_masks()[1])[0]
    with pytest.raises(EnvError, match="game 1: ") as told:
        env.step(wrong)
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    bad = (legal[:2], legal.astype(float), legal[:, None], [-1] * 3, [0, 0, 10**9], None, ["end"] * 3)
    for actions in (*bad, *[[action] * 3 for action in bad_input.ACTIONS]):
        with pytest.raises(EnvError):
            env.step(actions)
    assert snapshots(env) == before and (env.action_masks() == seen["action_mask"]).all()
    env.step(legal)
    assert snapshots(env) != before


def test_what_is_not_legal_can_be_told_while_the_others_go_on() -> None:
    env, sync = make("roam", 3), make_sync("roam", 3, AutoresetMode.NEXT_STEP)
    seen, _ = env.reset(seed=1)
    sync.reset(seed=1)
    before, actions = snapshots(env), env.action_masks().argmax(1)
    actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    ours, theirs = env.step(actions), in_short(sync.step(actions))
    assert same(ours[:4], theirs[:4]) and same(ours[4]["_rule"], np.array([False, True, False]))
    assert same(ours[4]["rule"], theirs[4]["rule"]) and ours[4]["rule"][1] in ours[4]["refused"][1]
    after = snapshots(env)
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True, False]
    assert "refused" not in env.step(env.action_masks().argmax(1))[4]


def test_a_game_that_is_over_waits_for_its_reset_if_nothing_begins_by_itself() -> None:
    env = make("roam", 2, autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = env.reset(seed=2)
    rng, over = random.Random(2), np.zeros(2, dtype=bool)
    while not over.any():
        seen, _, over, _, info = env.step(any_legal(seen["action_mask"], rng))
    assert same(info["_places"], over) and not info["places"][~over].any()
    before = snapshots(env)
    with pytest.raises(EnvError) as told:
        env.step([0, 0])
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    for mask in ([True, False], np.array([1, 0]), np.array([True]), np.array([False, False])):
        with pytest.raises(EnvError, match="reset_mask"):
            env.reset(options={"reset_mask": mask})
    assert snapshots(env) == before
    env.reset(options={"reset_mask": over})
    now = snapshots(env)
    assert [one != other for one, other in zip(before, now, strict=True)] == over.tolist()
    env.step(env.action_masks().argmax(1))


def test_what_is_given_to_a_game_that_is_over_is_not_looked_at() -> None:
    env = make("roam", 2)
    seen, _ = env.reset(seed=2)
    rng, over = random.Random(2), np.zeros(2, dtype=bool)
    while not over.any():
        seen, rewards, over, _, info = env.step(any_legal(seen["action_mask"], rng))
    assert rewards.dtype == np.float32 and info["places"].dtype == np.uint8
    actions = np.array(
        [mask.argmax() if mask.any() else 2**64 - 1 for mask in seen["action_mask"]], dtype=np.uint64
    )
    _, _, again, _, _ = env.step(actions)
    assert not again.any() and all(env.state(number).outcome is None for number in range(2))


def test_seeds_repeat_games_and_go_on_without() -> None:
    env, other = make("roam", 3), make("roam", 3)
    assert same(env.reset(seed=4), other.reset(seed=[4, 5, 6]))
    again = env.reset()
    assert same(again, other.reset()) and not same(again[0], env.reset(seed=4)[0])
    assert not same(make("roam", 2).reset()[0], make("roam", 2).reset()[0])
    assert same(env.reset(seed=np.int64(4)), other.reset(seed=np.array([4, 5, 6])))  # type: ignore[arg-type]
    before = snapshots(env)
    with pytest.raises(EnvError, match="3 seeds"):
        env.reset(seed=[1, 2])
    for seed in (-1, [1, 2, -3], *bad_input.SEEDS[:3], ["x", 1, 2], [1, 1.5, 2]):
        with pytest.raises(EnvError, match="a seed"):
            env.reset(seed=seed)
    with pytest.raises(EnvError, match="no option players"):
        env.reset(options={"players": 4})
    assert snapshots(env) == before
    with pytest.raises(EnvError):
        make("roam", 0)
    for mode in ("same_step", None, 1):
        with pytest.raises(EnvError, match="autoreset_mode is one of NextStep"):
            SeatVectorEnv("roam", 2, autoreset_mode=mode)  # type: ignore[arg-type]


def test_observations_are_copies_unless_they_need_not_be() -> None:
    env, quick = make("roam", 2), make("roam", 2, copy=False)
    first, _ = env.reset(seed=1)
    kept = {key: array.copy() for key, array in first.items()}
    same_place, _ = quick.reset(seed=1)
    actions = env.action_masks().argmax(1)
    then, now = env.step(actions)[0], quick.step(actions)[0]
    assert same(first, kept) and same(then, now) and not same(first, now)
    assert all(now[key] is same_place[key] for key in now)
    with pytest.raises(ValueError, match="read-only"):
        now["observation"][0] = 0


def test_games_are_drawn_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    env = make("roam", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render()) == 2 and len(set(env.render())) == 2
    shown = make("roam", 2, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out == "".join(f"{text}\n" for text in env.render())
