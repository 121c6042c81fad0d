"""What has learnt plays whole games from views alone, and says by numpy what it learnt by PyTorch."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from parlour.bots import make_bot
from parlour.bots.arcs.players import learned
from parlour.bots.learned import arcs, roam
from parlour.bots.learned.lookahead import Candidate, Eye, Lookahead
from parlour.bots.learned.network import Network, pack, read, softmax, unpack, write
from parlour.bots.learned.player import FOLDER, LearnedBot, network_of
from parlour.bots.learned.shape import Shape
from parlour.core.chance import QuickChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.envs import Batch
from parlour.games import find_game
from parlour.train.blend import blend

ARCS = find_game("arcs")
FILE = FOLDER / arcs.NETWORK
SHAPES = {"arcs": arcs.SHAPE, "roam": roam.SHAPE}
MOST_BYTES = 2_000_000


def middle(seed: int, players: int, plays: int = 60) -> State:
    """A position in which somebody has something to decide, after so many plays of the learned bot."""
    rng, chance, bot = random.Random(seed), QuickChance(seed), make_bot("learned:warmth=1", ARCS)
    state: State = ARCS.start({"players": players}, chance)
    for _ in range(plays):
        state.play(bot.choose(state.view(state.to_move), rng), chance)
    while len(state.menu()) == 1:
        state.do(state.menu()[0], chance)
    return state


# Games


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"players": 2}, "learned"),
        ({"players": 3}, "learned"),
        ({"players": 4}, "learned"),
        ({"players": 3, "leaders": "both"}, "learned"),
        pytest.param({"players": 2}, "learned:nodes=4", marks=pytest.mark.slow),
        ({"players": 2}, "learned:warmth=1"),
    ],
)
def test_it_finishes_games(options: dict[str, object], name: str) -> None:
    rng, chance = random.Random(1), QuickChance(1)
    state: State = ARCS.start(options, chance)
    bot = make_bot(name, ARCS)
    while state.to_move != NOBODY:
        action = bot.choose(through_json(state.view(state.to_move)), rng)
        assert action in state.actions()
        state.play(action, chance)
    assert state.outcome is not None
    ARCS.check(state)


@pytest.mark.slow
def test_it_beats_the_heuristic() -> None:
    """With two players some four games in five; seeds are fixed, so it always ends the same."""
    won = 0
    bots = [make_bot(name, ARCS) for name in ("learned", "heuristic")]
    for seed in range(16):
        rng, chance = random.Random(seed), QuickChance(seed)
        state: State = ARCS.start({"players": 2}, chance)
        while state.to_move != NOBODY:
            bot = bots[(state.to_move + seed) % 2]
            state.play(bot.choose(state.view(state.to_move), rng), chance)
        assert state.outcome is not None
        won += seed % 2 in state.outcome.winners
    assert won >= 11


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_nothing(players: int) -> None:
    """The same view and the same numbers: the same choice, whatever the cards are that it does not see."""
    bots = [learned(ARCS), learned(ARCS, nodes=30)]
    for seed in range(3):
        state = middle(seed, players)
        view = through_json(state.view(state.to_move))
        chosen = [bot.choose(view, random.Random(3)) for bot in bots]
        opinions = bots[1].opinions(view, random.Random(3))
        differs = False
        for guess in range(3):
            world = ARCS.guess(view, random.Random(guess))
            assert world.view(world.to_move) == state.view(state.to_move)
            differs = differs or world.snapshot() != state.snapshot()
            again = through_json(world.view(world.to_move))
            assert [bot.choose(again, random.Random(3)) for bot in bots] == chosen
            assert bots[1].opinions(again, random.Random(3)) == opinions
        assert differs


def test_without_looking_ahead_even_the_guess_changes_nothing() -> None:
    """What the network reads is what the seat sees."""
    for seed in range(3):
        view = middle(seed, 3).view(middle(seed, 3).to_move)
        assert len({learned(ARCS).choose(view, random.Random(number)).number for number in range(5)}) == 1


# Thinking


def looking_ahead(state: State) -> Lookahead:
    network = network_of("parlour.bots.learned.arcs:SHAPE", "arcs")
    return Lookahead(ARCS, network, state.view(state.to_move), random.Random(1))


def undecided(players: int) -> State:
    """A position in which the network likes several actions."""
    found = (middle(seed, players, 40) for seed in range(50))
    return next(state for state in found if len(looking_ahead(state).candidates) > 2)


def test_it_tries_as_often_as_it_is_told() -> None:
    ahead = looking_ahead(undecided(3))
    count = len(ahead.candidates)
    ahead.think(10 * count, 1e9)
    assert 10 * count <= ahead.walks < 11 * count  # whole rounds of all candidates
    assert ahead.walks == sum(one.walks for one in ahead.candidates)
    assert all(one.walks and 0 <= one.chance <= 1 for one in ahead.candidates)
    most = max(one.walks for one in ahead.candidates)
    assert sum(one.walks == most for one in ahead.candidates) <= 2 < count  # half were left out again and again
    assert {one.number for one in ahead.ranked()} == set(ahead.menu) and not any(
        one.walks for one in ahead.ranked()[count:]
    )


def test_every_round_is_in_another_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many candidates are left."""
    ahead = looking_ahead(undecided(3))
    worlds: dict[int, set[str]] = {}

    def walk(ahead: Lookahead, state: State, one: Candidate, seed: int) -> float:
        worlds.setdefault(ahead.done, set()).add(json.dumps(state.snapshot(), sort_keys=True))
        return 0.5

    monkeypatch.setattr(Lookahead, "_walk", walk)
    ahead.think(60, 1e9)
    assert all(len(found) == 1 for found in worlds.values())
    assert len(set().union(*worlds.values())) == len(worlds) == ahead.done > 12


def test_it_ends_when_the_time_is_over() -> None:
    ahead = looking_ahead(undecided(2))
    ahead.think(10**9, 0.0)
    assert ahead.walks == len(ahead.candidates)  # each of them once, whatever the time


def test_what_was_tried_counts_more_the_more_it_was() -> None:
    liked, better = Candidate(1, prior=-0.1), Candidate(2, prior=-2.5)
    assert liked.score(0.5) > better.score(0.5)
    liked.walks, liked.sum, better.walks, better.sum = 1, 0.5, 1, 0.55
    assert liked.score(0.525) > better.score(0.525)
    liked.walks, liked.sum, better.walks, better.sum = 60, 30.0, 60, 33.0
    assert liked.score(0.525) < better.score(0.525)


def test_an_eye_sees_what_is_there_however_it_came_about() -> None:
    network = network_of("parlour.bots.learned.arcs:SHAPE", "arcs")
    eye, batch = Eye(network), Batch("arcs", {"players": 3}, 1, seed=5)
    for _ in range(60):
        row = batch.observe(0)[0]
        assert np.allclose(eye.look(row), network.seen(row), atol=1e-3)
        batch.step(batch.sample())


@pytest.mark.parametrize("name", ["learned", "learned:nodes=40", "learned:seconds=0.01"])
def test_opinions_are_chances(name: str) -> None:
    """Of every action once, the one it would choose first, with reasons as those of the heuristic are."""
    state = undecided(3)
    view = state.view(state.to_move)
    bot = make_bot(name, ARCS)
    found = bot.opinions(view, random.Random(1))
    assert sorted(opinion.action.number for opinion in found) == sorted(state.menu())
    assert all(opinion.chance is not None and 0 <= opinion.chance == opinion.price <= 1 for opinion in found)
    if "seconds" not in name:
        assert found[0].action == bot.choose(view, random.Random(1))
    reasons = {one.action: one.reasons for one in make_bot("heuristic", ARCS).opinions(view, random.Random(1))}
    assert {opinion.action: opinion.reasons for opinion in found} == reasons
    if name == "learned":
        assert len({opinion.chance for opinion in found}) > 1 and not any(opinion.line for opinion in found)
    if name == "learned:nodes=40":
        assert any(opinion.line for opinion in found)


def test_its_parameters_can_be_typed() -> None:
    bot = make_bot("learned:nodes=30,seconds=0.1,rounds=1,warmth=0.5", ARCS)
    assert isinstance(bot, LearnedBot)
    assert (bot.nodes, bot.seconds, bot.rounds, bot.warmth) == (30, 0.1, 1, 0.5)
    for wrong in ("nodes=0.5", "seconds=soon", "depth=3", "nodes=-1", "seconds=inf", "rounds=nan", "warmth=-0.1"):
        with pytest.raises(InvalidInput):
            make_bot(f"learned:{wrong}", ARCS)


# Networks


def some_numbers(seed: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    rng = np.random.default_rng(seed)
    return {
        "first.weight": (rng.normal(size=(30, 50)) * rng.uniform(0.01, 9, size=(30, 1))).astype(np.float32),
        "first.bias": rng.normal(size=30).astype(np.float32),
        "nothing.weight": np.zeros((3, 4), dtype=np.float32),
    }


def test_what_is_stored_is_off_by_half_a_step_at_most() -> None:
    numbers = some_numbers(1)
    found = unpack(pack(numbers))
    assert found.keys() == numbers.keys()
    assert (found["first.bias"] == numbers["first.bias"]).all() and not found["nothing.weight"].any()
    steps = np.abs(numbers["first.weight"]).max(1, keepdims=True) / 127
    assert (np.abs(found["first.weight"] - numbers["first.weight"]) <= steps * 0.501).all()
    again = unpack(pack(found))  # what was stored once is stored as it is
    assert all(np.allclose(again[name], found[name], rtol=1e-5, atol=0) for name in found)


def test_a_network_is_written_and_read(tmp_path: Path) -> None:
    network = read(FILE, arcs.SHAPE)
    write(tmp_path / "again.npz", network.weights)
    again = read(tmp_path / "again.npz", arcs.SHAPE)
    assert all(np.allclose(again.weights[name], found, rtol=1e-5) for name, found in network.weights.items())
    with np.load(FILE, allow_pickle=False) as stored:
        other = dict(stored) | {"version": np.array(99)}
    np.savez(tmp_path / "other.npz", allow_pickle=False, **other)
    with pytest.raises(ValueError, match=r"other\.npz"):
        read(tmp_path / "other.npz", arcs.SHAPE)


def test_a_blend_is_the_mean_by_weights(tmp_path: Path) -> None:
    parts = []
    for number, weight in ((1.0, 0.25), (3.0, 0.75)):
        write(tmp_path / f"{number}.npz", {"bias": np.full(4, number, np.float32)})
        parts.append((tmp_path / f"{number}.npz", weight))
    assert np.allclose(blend(parts)["bias"], 2.5)


def test_the_network_that_comes_along_is_small() -> None:
    assert FILE.stat().st_size <= MOST_BYTES


@pytest.mark.parametrize("name", SHAPES)
def test_no_menu_is_longer_than_the_shape_says(name: str) -> None:
    shape = SHAPES[name]
    batch = Batch(name, shape.mixes[0], 8, seed=1)
    for _ in range(100):
        assert batch.masks().sum(1).max() <= shape.menu
        batch.step(batch.sample())


@pytest.mark.slow
@pytest.mark.parametrize("name", SHAPES)
def test_numpy_says_what_pytorch_says(name: str) -> None:
    """The same numbers, asked about the same positions of tables of every kind."""
    torch = pytest.importorskip("torch")
    from parlour.train.model import Model
    from parlour.train.players import write_menus

    shape: Shape = SHAPES[name]
    torch.manual_seed(1)
    model = Model(shape)
    with torch.no_grad():
        for found in model.parameters():
            found.add_(torch.randn_like(found) * 0.03)
    network = Network(shape, model.numbers())
    for mix in shape.mixes[:5]:
        batch = Batch(name, mix, 6, seed=3)
        for _ in range(40):
            batch.step(batch.sample())
        rows = batch.observe().copy()
        menus = np.zeros((batch.n, shape.menu), dtype=np.int16)
        write_menus(batch.masks(), menus)
        seats = np.array(shape.seen_by(batch.game.seats(batch.options)))[batch.to_move]
        players = np.full(batch.n, batch.seats)
        with torch.no_grad():
            policy, chances = model(*map(torch.from_numpy, (rows, seats, menus, players)))
        for game in range(batch.n):
            menu = np.flatnonzero(batch.masks()[game])
            seen = network.seen(rows[game])
            likely = softmax(network.logits(seen, int(seats[game]), menu))
            assert np.allclose(likely, policy[game, : len(menu)].exp().numpy(), atol=1e-4)
            wins = network.chances(seen, batch.seats)
            assert np.allclose(wins, chances[game, : batch.seats].exp().numpy(), atol=1e-4)
            assert wins.sum() == pytest.approx(1, abs=1e-5)


# Learning


@pytest.mark.slow
@pytest.mark.parametrize("name", SHAPES)
def test_a_few_seconds_of_learning_make_a_network(name: str, tmp_path: Path) -> None:
    """Taught first, then against itself, and from there on once more."""
    pytest.importorskip("torch")
    from parlour.train.__main__ import learn
    from parlour.train.learning import Plan

    plan = Plan(
        f"parlour.bots.learned.{name}:SHAPE",
        minutes=0.1, taught=0.03, workers=1, games=4, steps=8, minibatch=32, epochs=1,
    )  # fmt: skip
    learn(plan, name, tmp_path, measure=0)
    said = json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8"))
    assert {line["teaching"] for line in said["curve"]} == {0.0, 1.0}
    assert said["plan"]["games"] == 4 and said["curve"][-1]["decisions"] > 0
    more = tmp_path / "more"
    learn(replace(plan, minutes=0.02, taught=0), name, more, start=tmp_path / f"{name}.npz", measure=0)
    network = read(more / f"{name}.npz", SHAPES[name])
    state: State = find_game(name).start({"players": 2}, QuickChance(1))
    bot = LearnedBot(find_game(name), network, lambda state: lambda action: [])
    assert bot.choose(state.view(state.to_move), random.Random(1)) in state.actions()
