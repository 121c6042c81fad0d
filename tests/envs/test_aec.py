"""Both games as PettingZoo environments: its own tests, and ours of what happens to bad input."""

from __future__ import annotations

import random
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from parlour.core.chance import QuickChance
from parlour.envs import arcs_v0, roam_v0
from parlour.envs.aec import GameEnv
from parlour.envs.refusals import EnvError
from tests.core.random_games import some_variants
from tests.envs import bad_input

MODULES = (roam_v0, arcs_v0)
EVERYTHING: dict[ModuleType, dict[str, object]] = {
    roam_v0: {"players": 4, "artifacts": True, "outpost": True, "stacking": True, "cards": "wayfarers-2"},
    arcs_v0: {"players": 4, "split_discard": True, "leaders": "both", "two_lore": True, "setup": "mix-up-1"},
}
MIXES = [
    (module, mix)
    for module in MODULES
    for mix in (*[{"players": count} for count in (2, 3, 4)], EVERYTHING[module])
]


def name_of(module: ModuleType) -> str:
    return module.__name__.split(".")[-1].removesuffix("_v0")


def play(env: GameEnv, seed: int) -> list[int]:
    """A random game to its end; the actions."""
    env.reset(seed=seed)
    rng, played = random.Random(seed), []
    for agent in env.agent_iter(10**6):
        seen, reward, over, cut, _ = env.last()
        assert not cut and seen is not None and (over or reward == 0)
        if over:
            env.step(None)
            continue
        assert agent == env.possible_agents[env.state_of_game.to_move]
        legal = np.flatnonzero(seen["action_mask"])
        assert sorted(env.state_of_game.menu()) == legal.tolist()
        assert seen in env.observation_space(agent)
        played.append(int(rng.choice(legal)))
        env.step(played[-1])
    return played


@pytest.mark.parametrize(("module", "mix"), MIXES)
def test_pettingzoo_api(module: ModuleType, mix: dict[str, object]) -> None:
    api_test(module.env(**mix), num_cycles=60)


@pytest.mark.parametrize(("module", "mix"), MIXES)
def test_pettingzoo_seeds(module: ModuleType, mix: dict[str, object]) -> None:
    seed_test(lambda: module.env(**mix), num_cycles=40)


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_rendering(module: ModuleType) -> None:
    render_test(module.env)


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_performance(module: ModuleType) -> None:
    performance_benchmark(module.env())


@pytest.mark.slow
@pytest.mark.parametrize("module", MODULES)
def test_the_outcome_is_that_of_the_rules(module: ModuleType) -> None:
    """The same actions and the same chance, played by the engine, give the same end."""
    for seed, options in enumerate(some_variants(name_of(module), 3, seed=1)):
        env: GameEnv = module.env(**options)
        played = play(env, seed)
        chance = QuickChance(seed)
        state = env.game.start(env.options, chance)
        for number in played:
            state.play(env.game.table[number], chance)
        assert state == env.state_of_game and state.outcome is not None
        env.reset(seed=seed)
        for number in played:
            env.step(number)
        rewards: dict[str, float] = dict(env._cumulative_rewards)
        assert sum(rewards.values()) == pytest.approx(0)
        best = {agent for agent, reward in rewards.items() if reward == max(rewards.values())}
        assert best == {env.possible_agents[seat] for seat in state.outcome.winners}


@pytest.mark.parametrize("module", MODULES)
def test_what_cannot_be_played_is_told_and_changes_nothing(module: ModuleType) -> None:
    env: GameEnv = module.env()
    for asked in (lambda: env.step(0), env.last, env.render, lambda: env.observe(env.possible_agents[0])):
        with pytest.raises(EnvError, match="reset"):
            asked()
    env.reset(seed=1)
    before = env.state_of_game.snapshot()
    illegal = next(n for n in range(len(env.game.table)) if n not in env.state_of_game.menu())
    with pytest.raises(EnvError) as told:
        env.step(illegal)
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    for action in bad_input.ACTIONS:
        with pytest.raises(EnvError):
            env.step(action)
    with pytest.raises(EnvError, match="no agent moon"):
        env.observe("moon")
    for seed in bad_input.SEEDS:
        with pytest.raises(EnvError, match="a seed"):
            env.reset(seed=seed)
    with pytest.raises(EnvError, match="players is chosen when"):
        env.reset(options={"players": 4})
    with pytest.raises(EnvError, match="a dictionary"):
        env.reset(options=4)  # type: ignore[arg-type]
    assert env.state_of_game.snapshot() == before and not any(env.terminations.values())
    with pytest.raises(EnvError, match="none of"):
        module.env(render_mode="film")


@pytest.mark.parametrize("module", MODULES)
def test_an_action_after_the_end_is_refused_by_its_rule(module: ModuleType) -> None:
    env: GameEnv = module.env(players=2)
    played = play(env, 3)
    env.reset(seed=3)
    for number in played:
        env.step(number)
    with pytest.raises(EnvError) as told:
        env.step(played[-1])
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(EnvError, match="over"):
        env.step(None)


@pytest.mark.parametrize("module", MODULES)
def test_seeds_repeat_games_and_go_on_without(module: ModuleType) -> None:
    """Also from one game to the next, as Gymnasium has it."""

    def begun(seed: object) -> str:
        env.reset(seed=seed)  # type: ignore[arg-type]
        return str(env.state_of_game.snapshot())

    env: GameEnv = module.env()
    first = [begun(7), *[begun(None) for _ in range(4)]]
    assert len(set(first)) == len(first)
    env = module.env()
    assert [begun(np.int64(7)), *[begun(None) for _ in range(4)]] == first
    env = module.env()
    assert begun(None) not in first


def test_people_see_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    texts, shown = (roam_v0.env(render_mode=mode) for mode in ("ansi", "human"))
    for env in (texts, shown):
        env.reset(seed=1)
    assert capsys.readouterr().out == texts.render() + "\n"
    action = texts.state_of_game.menu()[0]
    for env in (texts, shown):
        env.step(action)
    assert capsys.readouterr().out == texts.render() + "\n"
