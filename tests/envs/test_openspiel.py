"""Both games in OpenSpiel: its own tests and algorithms, and ours of chance, secrets and bad input."""

from __future__ import annotations

import itertools
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr, random_agent
from open_spiel.python.tests import games_sim_test

from parlour.core.chance import QuickChance, RecordingChance
from parlour.core.game import NOBODY, AnyGame
from parlour.envs.observation import Observation
from parlour.envs.openspiel import MOST_OUTCOMES, PREFIX, SpielState
from parlour.envs.refusals import EnvError
from parlour.envs.rewarding import rewards_of
from parlour.games import find_game
from tests.core.random_games import some_variants, variants

GAMES = ("roam", "arcs")
SMALL: dict[str, dict[str, object]] = {
    "roam": {"players": 2, "artifacts": True, "stacking": True},
    "arcs": {"players": 2, "split_discard": True},
}


def load(name: str, **options: object) -> Any:
    return pyspiel.load_game(PREFIX + name, options)


def as_parameters(options: dict[str, object]) -> dict[str, object]:
    """Lists as OpenSpiel's parameters have them."""
    return {name: ";".join(value) if isinstance(value, list) else value for name, value in options.items()}


def let_chance_answer(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert [number for number, _ in outcomes] == state.legal_actions()
        state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])


def nodes(name: str, seed: int, every: int, **options: object) -> Iterator[Any]:
    """States of a random game at which players decide."""
    rng = random.Random(seed)
    state = load(name, **options).new_initial_state()
    let_chance_answer(state, rng)
    for step in itertools.count():
        if state.is_terminal():
            return
        if step % every == 0:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
        let_chance_answer(state, rng)


# OpenSpiel's own tests


class TestApiOfFirst(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    game_name = PREFIX + GAMES[0]
    game = pyspiel.load_game(game_name)


class TestApiOfSecond(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = PREFIX + GAMES[1]
    game = pyspiel.load_game(game_name)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_its_simulation_in_cpp(name: str) -> None:
    pyspiel.random_sim_test(load(name, **SMALL[name]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_its_simulation_in_python(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(load(name, **SMALL[name]))


# The game is that of the rules


def played_by_the_rules(game: AnyGame, options: dict[str, object], seed: int) -> Iterator[tuple[int, list[Any]]]:
    """A random game of the engine: actions, each with what chance answered to it; first that of the setup."""
    rng, chance = random.Random(seed), RecordingChance(QuickChance(seed))
    state = game.start(options, chance)
    action = NOBODY
    while True:
        yield action, chance.outcomes
        chance.outcomes = []
        if state.to_move == NOBODY:
            assert state.outcome is not None
            yield NOBODY, rewards_of(state.outcome)
            return
        action = rng.choice(list(state.menu()))
        state.play(game.table[action], chance)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_returns_are_those_of_the_rules(name: str) -> None:
    """The same actions and the same chance give the same end, in each variant."""
    for seed, options in enumerate(some_variants(name, 5, seed=3)):
        *moves, (_, rewards) = played_by_the_rules(find_game(name), options, seed)
        state = load(name, **as_parameters(options)).new_initial_state()
        for action, outcomes in moves:
            if action != NOBODY:
                assert not state.is_chance_node()
                state.apply_action(action)
            for stream, came in outcomes:
                said = {state.action_to_string(number): number for number, _ in state.chance_outcomes()}
                state.apply_action(said[f"{stream}={came}"])
            assert not state.is_chance_node() and state.rewards() == state.returns()
        assert state.is_terminal() and state.returns() == rewards
        assert len(state.history()) == sum(len(outcomes) + 1 for _, outcomes in moves) - 1


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_those_of_the_seats(name: str) -> None:
    """Tensors are the row of the features as shares of the most; both texts hold the view."""
    watch = Observation(find_game(name))
    most = np.array(watch.features.highest(), dtype=np.float32)
    for state in nodes(name, 1, 60):
        for player in range(state.num_players()):
            share = watch.write(state.position, player) / most
            assert (np.array(state.observation_tensor(player), dtype=np.float32) == share).all()
            assert name == "arcs" or state.observation_tensor(player) == state.information_state_tensor(player)
            assert share.min() >= 0 and share.max() <= 1
            seen = state.observation_string(player).removeprefix(f"{player} ")
            assert state.information_state_string(player).endswith(seen) and seen.startswith("{")


def test_only_where_nothing_is_hidden_the_row_is_an_information_state() -> None:
    assert load("roam").get_type().provides_information_state_tensor
    assert not load("arcs").get_type().provides_information_state_tensor


# Chance


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_shares_no_future(name: str) -> None:
    """Wherever chance is asked, clones can be answered differently, and nothing in them says how it will go."""
    rng, parted = random.Random(1), 0
    state = load(name).new_initial_state()
    for _ in range(120):
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        copy = state.clone()
        assert str(copy) == str(state) and copy.chance_outcomes() == state.chance_outcomes()
        outcomes = [number for number, _ in state.chance_outcomes()]
        ways = {str(state.child(number)) for number in outcomes}
        assert len(ways) == len(outcomes) and str(copy) == str(state)
        parted += len(ways) > 1
        state.apply_action(rng.choice(outcomes))
    assert parted > 5


@pytest.mark.parametrize("name", GAMES)
def test_no_draw_has_more_outcomes_than_are_promised(name: str) -> None:
    most = 0
    for options in some_variants(name, 4, seed=3):
        rng, state = random.Random(1), load(name, **as_parameters(options)).new_initial_state()
        for _ in range(60):
            if state.is_chance_node():
                most = max(most, state.legal_actions()[-1] + 1)
            state.apply_action(rng.choice(state.legal_actions()))
    assert 10 < most <= MOST_OUTCOMES // 2


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_from_a_pickle_as_from_a_clone(name: str) -> None:
    """In the middle of a decision that waits for chance, too."""
    rng, state = random.Random(5), load(name).new_initial_state()
    for step in range(90):
        if step % 7 == 0:
            for other in (pickle.loads(pickle.dumps(state)), state.clone()):
                for _ in range(3):
                    assert str(other) == str(state) and other.history()[: step + 1] == state.history()
                    assert other.is_chance_node() or [
                        other.information_state_string(player) for player in range(other.num_players())
                    ] == [state.information_state_string(player) for player in range(state.num_players())]
                    other = other.clone()
        state.apply_action(rng.choice(state.legal_actions()))


# Information states


def in_order(state: Any, actions: tuple[int, ...]) -> Any:
    """What actions lead to, one after the other; None where they are not all of one player."""
    end, player = state.clone(), state.current_player()
    for action in actions:
        if end.is_chance_node() or end.current_player() != player or action not in end.legal_actions():
            return None
        end.apply_action(action)
    return end


def test_the_past_is_remembered() -> None:
    """Where two orders lead to one position, the observations are the same and the information states are not."""
    found = 0
    for state in nodes("arcs", 4, 3):
        player = state.current_player()
        for first, second in itertools.combinations(state.legal_actions()[:6], 2):
            one, other = in_order(state, (first, second)), in_order(state, (second, first))
            if one is not None and other is not None and one.position == other.position:
                assert one.observation_string(player) == other.observation_string(player)
                assert one.information_state_string(player) != other.information_state_string(player)
                found += 1
        if found > 3:
            return
    pytest.fail("no two orders led to one position")


def test_others_do_not_know_what_is_secret() -> None:
    """Two worlds that look the same to a player have the same information state, whoever has what in hand."""
    rng = random.Random(1)
    for state in nodes("arcs", 2, 40):
        worlds = [state.resample_from_infostate(0, rng.random) for _ in range(4)]
        assert {world.information_state_string(0) for world in worlds} == {state.information_state_string(0)}
        assert len({world.information_state_string(1) for world in worlds}) > 1


def test_a_card_played_face_down_is_in_nobody_elses_past() -> None:
    """Wherever several cards can be copied or seized with, the others cannot tell which one it was."""
    looked = 0
    for state in nodes("arcs", 5, 1, players=3):
        player = state.current_player()
        for verb in ("copy ", "seize "):
            secret = [
                action for action in state.legal_actions() if state.action_to_string(action).startswith(verb)
            ]
            children = [state.child(action) for action in secret]
            for other in range(3):
                known = {child.information_state_string(other) for child in children}
                assert len(known) == (len(secret) if other == player else min(1, len(secret)))
            looked += len(secret) > 1
        if looked > 5:
            return
    pytest.fail("hardly anything was played face down")


def test_what_others_are_dealt_is_in_nobody_elses_past() -> None:
    """Two deals that differ in the cards of others alone are one information state."""
    rng, start = random.Random(1), load("arcs", players=2, first="red").new_initial_state()
    dealt = 0
    while dealt < 6:  # the hand of the first
        dealt += start.line.question.stream == "deal"
        start.apply_action(rng.choice(start.legal_actions()))
    deals = [start.clone() for _ in range(6)]
    for first in (True, False):
        for seed, state in enumerate(deals):
            if not first:
                assert state.current_player() == 1
                state.apply_action(state.string_to_action("redraw"))  # and be told what came
            let_chance_answer(state, random.Random(seed))
        assert len({state.information_state_string(0) for state in deals}) == 1
        assert len({state.information_state_string(1) for state in deals}) == len(deals)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_are_guessed_from_what_a_player_knows(name: str) -> None:
    rng = random.Random(2)
    for state in nodes(name, 3, 50):
        for player in range(state.num_players()):
            world: SpielState = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert state.current_player() != player or world.legal_actions() == state.legal_actions()
            # Nothing of the true world is left in it: from a guess the same guesses are made.
            again = [found.resample_from_infostate(player, lambda: 0.25) for found in (state, world)]
            assert str(again[0]) == str(again[1]) and again[0].history() == []
            for other in range(state.num_players()):
                assert again[0].information_state_string(other) == again[1].information_state_string(other)
            assert pickle.dumps(again[0].line) == pickle.dumps(again[1].line)


def test_what_is_hidden_differs_between_guesses() -> None:
    state = next(nodes("arcs", 1, 1))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert len({str(state.resample_from_infostate(0, sampler)) for _ in range(8)}) > 4


# Its algorithms


def searcher(game: Any, simulations: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(2))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_ismcts(name: str) -> None:
    game = load(name, players=2)
    bot = searcher(game, 12)
    for state in itertools.islice(nodes(name, 1, 40, players=2), 2):
        before = str(state)
        policy = bot.get_policy(state)
        assert {action for action, _ in policy} == set(state.legal_actions())
        assert sum(share for _, share in policy) == pytest.approx(1) and str(state) == before


class Learned(pyspiel.Bot):  # type: ignore[misc]
    """Plays a policy. OpenSpiel's own PolicyBot takes action 0 for none where it is the only one."""

    def __init__(self, policy: Any, rng: Any) -> None:
        super().__init__()
        self.policy, self.rng = policy, rng

    def restart_at(self, state: Any) -> None:
        pass

    def inform_action(self, state: Any, player: int, action: int) -> None:
        pass

    def step(self, state: Any) -> int:
        found = self.policy.action_probabilities(state)
        return int(self.rng.choice(list(found), p=list(found.values())))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_mccfr_and_evaluation(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outcome sampling learns, and what it learned plays against random bots."""
    limit = sys.getrecursionlimit()
    monkeypatch.setattr(np.random, "choice", np.random.RandomState(1).choice)
    game = load(name, players=2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    sys.setrecursionlimit(20_000)  # it goes one call deeper with each step of a game
    try:
        for _ in range(2):
            solver.iteration()
    finally:
        sys.setrecursionlimit(limit)
    assert len(solver._infostates) > 100
    rng = np.random.RandomState(3)
    learned = Learned(solver.average_policy(), rng)
    state = game.new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, [learned, pyspiel.make_uniform_random_bot(1, 4)], rng)
    assert state.is_terminal() and sum(returns) == 0 and returns == state.returns()


@pytest.mark.parametrize("name", GAMES)
def test_environment_for_its_agents(name: str) -> None:
    env = rl_environment.Environment(
        load(name, players=2), chance_event_sampler=rl_environment.ChanceEventSampler(1)
    )
    size = env.observation_spec()["info_state"][0]
    agents = [random_agent.RandomAgent(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    step = env.reset()
    for _ in range(50):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = env.step([agents[player].step(step).action])


# Bad input and parameters


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_played_is_told_and_changes_nothing(name: str) -> None:
    state = load(name).new_initial_state()
    before = str(state)
    for number in (len(state.legal_actions()), MOST_OUTCOMES, -7):
        with pytest.raises(EnvError, match="cannot come"):
            state.apply_action(number)
    assert str(state) == before and state.history() == []
    with pytest.raises(EnvError, match="not where chance is asked"):
        state.resample_from_infostate(0, lambda: 0.5)
    state = next(nodes(name, 1, 1))
    before, history = str(state), state.history()
    known = [state.information_state_string(player) for player in range(state.num_players())]
    illegal = next(number for number in range(state.num_distinct_actions()) if number not in state.legal_actions())
    with pytest.raises(EnvError) as told:
        state.apply_action(illegal)
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    with pytest.raises(EnvError):
        state.apply_action(10**9)
    for bad in (pyspiel.INVALID_ACTION, 1.5, None, "end"):
        with pytest.raises((pyspiel.SpielError, TypeError)):
            state.apply_action(bad)
    with pytest.raises(EnvError, match="not asked"):
        state.chance_outcomes()
    with pytest.raises(EnvError, match="no seat"):
        state.resample_from_infostate(9, lambda: 0.5)
    assert str(state) == before and state.history() == history and not state.is_terminal()
    assert [state.information_state_string(player) for player in range(state.num_players())] == known


@pytest.mark.parametrize("name", GAMES)
def test_an_action_after_the_end_is_refused_by_its_rule(name: str) -> None:
    for state in nodes(name, 2, 1, players=2):
        last = state.legal_actions()[0]
    before = str(state), state.history(), state.returns()
    assert state.is_terminal() and state.legal_actions() == []
    with pytest.raises(EnvError) as told:
        state.apply_action(last)
    refusal = told.value.refusal
    assert refusal is not None and refusal.rule in str(told.value)
    assert (str(state), state.history(), state.returns()) == before


@pytest.mark.parametrize("name", GAMES)
def test_all_options_are_parameters(name: str) -> None:
    rules = find_game(name)
    for options in [{}, *variants(name)]:
        game = load(name, **as_parameters(options))
        assert game.first.options == rules.options(options)
        assert game.num_players() == len(rules.seats(options))
        again = pickle.loads(pickle.dumps(game))
        assert str(again) == str(game) and again.first.options == game.first.options
    with pytest.raises(EnvError, match="players"):
        load(name, players=9)
    with pytest.raises(pyspiel.SpielError, match="hats"):
        load(name, hats=2)


def test_texts_may_have_commas() -> None:
    game = load("roam", seats="west,south")
    assert game.first.options == find_game("roam").options({"seats": ["west", "south"]})
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    with pytest.raises(EnvError):
        load("roam", seats="west;moon")


@pytest.mark.slow
def test_a_program_that_used_it_ends_well() -> None:
    """OpenSpiel lets go of the games when Python is gone already."""
    program = f"import pyspiel, parlour.envs.openspiel; print(pyspiel.load_game('{PREFIX}{GAMES[0]}'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith(PREFIX)
