"""The programs in examples/ do what they say, at a small size; test_admin.py plays the bot over the network."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from examples import mcts
from parlour.core.chance import QuickChance
from parlour.core.playout import UniformPolicy
from parlour.envs import Batch, Observation
from parlour.games import find_game

ROAM, ARCS = find_game("roam"), find_game("arcs")
DUEL = ROAM.options({"players": 2})
SEATS = ROAM.seats(DUEL)


# The search


@pytest.mark.slow
def test_the_search_beats_random_at_roam() -> None:
    """Seeds are fixed, so it always ends the same."""
    won = [seat in mcts.play(ROAM, "random", seat, f"random {seat}", 150).winners for seat in (0, 1)]
    assert won == [True, True]


def test_the_search_plays_arcs() -> None:
    """All it gets is a view; what it chooses is legal in the world behind it."""
    rng, chance = random.Random(1), QuickChance(1)
    state = ARCS.start({"players": 3}, chance)
    for _ in range(8):
        action = mcts.search(ARCS, state.view(state.to_move), rng, 5)
        assert action in state.actions()
        state.play(action, chance)


def node(visits: int, mean: float) -> mcts.Node:
    found = mcts.Node()
    found.visits, found.mean = visits, mean
    return found


def test_the_search_goes_where_it_was_good_and_where_it_seldom_was() -> None:
    assert mcts.best({1: node(10, 0.4), 2: node(10, 0.6), 3: node(10, 0.5)}, [1, 2, 3]) == 2
    assert mcts.best({1: node(100, 0.5), 2: node(2, 0.5), 3: node(50, 0.5)}, [1, 2, 3]) == 2
    assert mcts.best({1: node(10, 0.4), 2: node(10, 0.6), 3: node(10, 0.5)}, [1, 3]) == 3  # 2 is not legal now


def test_the_search_has_sixty_lines() -> None:
    """Empty lines and docstrings are not counted."""
    text = Path(mcts.__file__).read_text(encoding="utf-8")
    code = {number for number, line in enumerate(text.splitlines(), 1) if line.strip()}
    for found in ast.walk(ast.parse(text)):
        if isinstance(found, ast.Expr) and isinstance(found.value, ast.Constant):
            code -= set(range(found.lineno, (found.end_lineno or found.lineno) + 1))
    assert 40 < len(code) <= 60


# The network that learns


@pytest.fixture
def ppo() -> Any:
    """The program; where PyTorch is missing there is nothing to test."""
    pytest.importorskip("torch")
    from examples import ppo_roam

    return ppo_roam


def network_of(ppo: Any) -> Any:
    import torch

    torch.manual_seed(1)
    torch.set_num_threads(1)
    return ppo.Network(Observation(ROAM).features.highest(), *ppo.parts_of_actions(ROAM, DUEL), hidden=16)


def decision(ppo: Any, seat: int, value: float) -> Any:
    return ppo.Decision(np.zeros(1, dtype=np.uint8), seat, np.array([0, 1]), 0, -0.7, value)


@pytest.mark.slow
def test_credit_by_hand(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LAMBDA", 0.5)
    decisions = [decision(ppo, 0, value) for value in (0.0, 0.5, -0.25)]
    ppo.give_credit(decisions, 1.0)
    # last: 1 - (-0.25); before: -0.25 - 0.5 + 1.25 / 2; first: 0.5 - 0 - 0.125 / 2
    assert [found.advantage for found in decisions] == [0.4375, -0.125, 1.25]


@pytest.mark.slow
def test_every_seat_of_every_game_has_its_own_credit(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games at once whose seats take turns as they like; only the one that ends gives its decisions away."""
    monkeypatch.setattr(ppo, "LAMBDA", 1.0)  # then advantage and value together are the reward
    play = ppo.SelfPlay(Batch(ROAM, DUEL, 2, seed=1))
    for game, seat, value in ((0, 0, 0.1), (1, 1, 0.2), (0, 0, 0.3), (0, 1, 0.4), (1, 0, 0.5), (0, 0, 0.6)):
        play.open[game][seat].append(decision(ppo, seat, value))
    found = play.end(0, [-1.0, 1.0])
    assert [each.value for each in found] == [0.1, 0.3, 0.6, 0.4]
    assert [each.value + each.advantage for each in found] == pytest.approx([-1.0, -1.0, -1.0, 1.0])
    assert play.open[0] == [[], []] and [len(seat) for seat in play.open[1]] == [1, 1]
    assert play.games == 1


class Watched(Batch):
    """A batch that notes who decided what, by game, and how games ended."""

    def __init__(self, n: int) -> None:
        super().__init__(ROAM, DUEL, n, seed=3)
        self.going: list[list[tuple[int, int]]] = [[] for _ in range(n)]
        self.ended: list[tuple[list[tuple[int, int]], list[float]]] = []

    def step(self, actions: Any) -> None:
        asked = self.masks().sum(1) > 1
        for game in np.flatnonzero(asked):
            self.going[game].append((int(self.to_move[game]), int(actions[game])))
        super().step(actions)
        for game in np.flatnonzero(self.finished):
            self.ended.append((self.going[game], self.rewards()[game].tolist()))
            self.going[game] = []


@pytest.mark.slow
def test_in_real_games_decisions_get_the_reward_of_their_seat(ppo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LAMBDA", 1.0)
    monkeypatch.setattr(ppo, "worth", Batch.rewards)
    batch = Watched(3)
    play, found = ppo.SelfPlay(batch), []
    network = network_of(ppo)
    while len(batch.ended) < 3:
        found += play.step(network)
    expected = []
    for decided, rewards in batch.ended:
        by_seat = sorted(decided, key=lambda made: made[0])  # one seat after the other, each in its own order
        expected += [(seat, action, rewards[seat]) for seat, action in by_seat]
    made = [(each.seat, int(each.menu[each.chosen]), round(each.value + each.advantage, 3)) for each in found]
    assert made == expected and play.games == len(batch.ended)
    assert all(each.log_probability < 0 for each in found)


@pytest.mark.slow
def test_places_and_leads_make_the_worth_of_an_end(ppo: Any) -> None:
    batch = Batch(ROAM, ROAM.options({"players": 3}), 4, seed=1)
    while not batch.finished.any():
        batch.step(batch.sample())
    game = int(np.flatnonzero(batch.finished)[0])
    scores, rewards, worth = batch.scores[game], batch.rewards()[game], ppo.worth(batch)[game]
    for seat in range(3):
        lead = (scores[seat] - max(scores[other] for other in range(3) if other != seat)) / ppo.LEAD
        assert worth[seat] == pytest.approx((rewards[seat] + min(1, max(-1, lead))) / 2)


@pytest.mark.slow
def test_menus_are_what_the_masks_show(ppo: Any) -> None:
    masks = np.array([[0, 1, 1, 0], [1, 0, 0, 0], [1, 1, 0, 1]], dtype=bool)
    assert ppo.menus_of(masks).tolist() == [[1, 2, -1], [0, -1, -1], [0, 1, 3]]
    assert ppo.menus_of(masks[:0]).shape == (0, 1)


@pytest.mark.slow
def test_parts_of_actions_are_the_spaces_they_cover(ppo: Any) -> None:
    """In random games, whatever is used where: its squares are occupied afterwards, and new tokens lie on them."""
    chance, policy, watch = QuickChance(5), UniformPolicy(6), Observation(ROAM)
    box, checked = ROAM.box(DUEL), set()
    spaces = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    for _ in range(3):
        state = ROAM.start(DUEL, chance)
        while state.outcome is None:
            action, seat = ROAM.table[policy.choose(state)], state.to_move
            watch.write(state, seat)
            before = watch.parts["planes"][4:8].reshape(4, -1).copy()
            supply = watch.parts["players"][0, 5]
            state.do(action.number, chance)
            if action.kind != "use" or "at" not in action.args or state.to_move != seat:
                continue  # where the turn is over already, lands may have been completed
            watch.write(state, seat)
            after = watch.parts["planes"][4:8].reshape(4, -1)
            lying = box["characters"][action.args["card"]]["lying"][box["edges"].index(SEATS[seat])]
            marks = ppo.covered(lying, spaces, action.args["at"])
            squares = [spaces.index(space) for mark, space in marks if mark == "#"]
            if supply < len(squares):
                continue  # perhaps not all of them can be filled
            assert after[:, squares].any(0).all()
            assert set(np.flatnonzero(after[0] > before[0])) <= set(squares)
            checked.add((seat, action.args["card"]))
    assert len(checked) > 10 and {seat for seat, _ in checked} == {0, 1}


@pytest.mark.slow
def test_what_is_not_legal_has_no_probability(ppo: Any) -> None:
    import torch

    network, batch = network_of(ppo), Batch(ROAM, DUEL, 5, seed=2)
    for _ in range(7):
        batch.step(batch.sample())
    menus = ppo.menus_of(batch.masks())
    rows, seats = batch.observe().copy(), batch.to_move.copy()
    log_probabilities, values = network(*map(torch.from_numpy, (rows, seats, menus)))
    probabilities = log_probabilities.exp().detach().numpy()
    assert (probabilities[menus == ppo.NOTHING] == 0).all() and (probabilities[menus != ppo.NOTHING] > 0).all()
    assert probabilities.sum(1) == pytest.approx(1, abs=1e-5) and values.shape == (5,)


@pytest.mark.slow
def test_it_learns_to_do_what_went_well(ppo: Any) -> None:
    """Some updates after which every other action of the menus turned out well: those become likelier."""
    import torch

    network, batch = network_of(ppo), Batch(ROAM, DUEL, 16, seed=4)
    rows, seats, menus = batch.observe().copy(), batch.to_move.copy(), ppo.menus_of(batch.masks())
    before = {name: value.clone() for name, value in network.state_dict().items()}
    optimizer = torch.optim.Adam(network.parameters(), lr=ppo.RATE)

    def likely() -> float:
        with torch.no_grad():
            found, _ = network(*map(torch.from_numpy, (rows, seats, menus)))
        return float(found[:, ::2].exp().sum(1).mean())

    first = likely()
    for _ in range(3):
        decisions = []
        for _ in range(4):
            made = zip(rows, seats, menus, *ppo.decide(network, rows, seats, menus), strict=True)
            decisions += [ppo.Decision(*each, advantage=1.0 - each[3] % 2 * 2) for each in made]
        losses = ppo.learn(network, optimizer, decisions)
        assert np.isfinite(list(losses.values())).all()
    assert likely() > first
    changed = [name for name, value in network.state_dict().items() if not torch.equal(value, before[name])]
    assert sorted(changed) == sorted(name for name, _ in network.named_parameters())


@pytest.mark.slow
def test_intervals(ppo: Any) -> None:
    assert ppo.interval(0.5, 100) == (0.404, 0.596)
    assert ppo.interval(1.0, 100) == (0.963, 1.0)


@pytest.mark.slow
def test_it_trains_and_draws_its_curve(ppo: Any, tmp_path: Path) -> None:
    plan = ppo.Plan(players=3, minutes=0.005, cores=1, games=4, decisions=40, points=1, measured=3)
    network, curve = ppo.train(plan)
    ppo.write(tmp_path, plan, network, curve)
    told = json.loads((tmp_path / "ppo_roam.json").read_text(encoding="utf-8"))
    assert told["curve"] == curve and told["plan"]["players"] == 3
    assert curve[0]["decisions"] == 0 < curve[-1]["decisions"] and curve[-1]["cpu_seconds"] >= 0.3
    assert all(0 <= point["low"] <= point["high"] <= 1 and 0 <= point["won"] <= 1 for point in curve)
    picture = ElementTree.parse(tmp_path / "ppo_roam.svg").getroot()
    assert picture.tag.endswith("svg") and "games won against random" in "".join(picture.itertext())
    weights = np.load(tmp_path / "ppo_roam.npz")
    assert {name: weights[name].shape for name in weights} == {
        name: tuple(value.shape) for name, value in network.state_dict().items()
    }
