"""The tree of Roam: legal, honest, any-time, and stronger the more it may think."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from parlour.bots import make_bot
from parlour.bots.roam import chances
from parlour.bots.roam.searching import MOST, TreeBot
from parlour.bots.roam.tree import Tree
from parlour.core.chance import QuickChance, SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY
from parlour.core.suite import through_json
from parlour.games import find_game
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import PLACING

ROAM = find_game("roam")
KINDS: tuple[Mapping[str, object], ...] = (
    {"players": 2},
    {"players": 3, "stacking": True},
    {"players": 4, "artifacts": True, "outpost": True},
)


def middle(options: Mapping[str, object], seed: int, plays: int = 60) -> RoamState:
    """A position in which somebody has something to choose."""
    rng, chance = random.Random(seed), QuickChance(seed)
    state: RoamState = ROAM.start(options, chance)
    for _ in range(plays):
        state.do(rng.choice(list(state.menu())), chance)
    while len(state.menu()) < 4:
        state.do(rng.choice(list(state.menu())), chance)
    return state


# Chances


@pytest.mark.parametrize("options", KINDS)
def test_chances_are_those_of_everybody(options: Mapping[str, object]) -> None:
    """They add up to 1 all through a game, and in the end they are what was won."""
    rng, chance = random.Random(1), QuickChance(1)
    state: RoamState = ROAM.start(options, chance)
    placing = 0
    while state.to_move != NOBODY:
        found = chances.chances(state)
        assert sum(found) == pytest.approx(1) and all(0 < share < 1 for share in found)
        placing += state.step == PLACING
        state.do(rng.choice(list(state.menu())), chance)
    assert placing or not state.setup.artifacts
    outcome = state.outcome
    assert outcome is not None
    won = [(place == 1) / outcome.places.count(1) for place in outcome.places]
    assert chances.chances(state) == pytest.approx(won)


def test_chances_know_what_is_good() -> None:
    """Characters, coins, a land that is nearly won."""
    plain = {"south": {"coins": 2}, "north": {"coins": 2}}
    land = "S S . . . .\nS S . . . .\nS . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    before = chances.chances(ROAM.position(plain))[0]
    for better in (
        {**plain, "south": {"coins": 6}},
        {**plain, "south": {"coins": 2, "up": ["A", "B", "C", 30, 31]}},
        {**plain, "tokens": land},
    ):
        assert chances.chances(ROAM.position(better))[0] > before


def test_everything_counted_has_a_weight() -> None:
    assert len(chances.FITTED["first"]) == len(chances.FITTED["last"]) == chances.COUNTED
    for options in KINDS:
        state = middle(options, 5)
        for seat in state.setup.every_seat:
            pairs = list(chances.counted(state, seat, chances.sizes_of(state.setup.tables)))
            assert all(0 <= what < chances.COUNTED for what in pairs[::2])
            assert len(set(pairs[::2])) >= 11


# The tree


@pytest.mark.parametrize("options", KINDS)
def test_a_walk_is_a_try(options: Mapping[str, object]) -> None:
    """Of each decision as many as walks came by, and what looked like something counts as one more."""
    state = middle(options, 2)
    before = state.snapshot()
    tree = Tree(state, 1)
    for _ in range(50):
        tree.walk()
    assert state.snapshot() == before
    assert tree.walks == tree.root.tries == 50
    waiting = [tree.root]
    while waiting:
        node = waiting.pop()
        assert sum(node.visits) == len(node.visits) + node.tries
        assert all(0 <= node.mean(at) <= 1 for at in range(len(node.numbers)))
        assert len(set(node.numbers)) == len(node.numbers) == len(node.priors)
        waiting += node.children.values()
    assert set(state.menu()) == set(tree.root.numbers)
    assert len(tree.root.children) > 1


def test_it_thinks_as_often_as_it_is_told() -> None:
    """Or less where one action is so far ahead that the rest of the walks could not change it."""
    state = middle({"players": 2}, 3)
    for nodes in (1, 2, 30):
        tree = TreeBot(ROAM, nodes)._grown(state, random.Random(1))
        assert tree.walks <= nodes
        assert tree.walks == nodes or tree.ahead() > nodes - tree.walks


def test_it_ends_when_the_time_is_over() -> None:
    state = middle({"players": 2}, 3)
    assert TreeBot(ROAM, seconds=1e-9)._grown(state, random.Random(1)).walks == 1


def test_it_says_why() -> None:
    """Of every action the chance, the reasons and how it may go on; first what it would choose."""
    state = middle({"players": 3, "artifacts": True}, 4)
    view, bot = through_json(state.view(state.to_move)), make_bot("best:nodes=200", ROAM)
    found = bot.opinions(view, random.Random(1))
    assert sorted(opinion.action.number for opinion in found) == sorted(state.menu())
    assert found[0].action == bot.choose(view, random.Random(1))
    assert all(opinion.chance is not None and 0 <= opinion.chance == opinion.price <= 1 for opinion in found)
    assert found[0].reasons and found[0].line
    trial, chance = state.copy(), QuickChance(1)
    trial.do(found[0].action.number, chance)
    while len(trial.menu()) == 1:
        trial.do(trial.menu()[0], chance)
    assert found[0].line[0].number in trial.menu()


def test_what_wins_is_done() -> None:
    """In the last round one token completes land 1 with a majority; coins would not do."""
    tokens = "S S . . . .\nS S . . . .\nN . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    state = ROAM.position({"tokens": tokens, "south": {"up": ["B"]}, "north": {"coins": 10}, "ending": True})
    bot = make_bot("best:nodes=60", ROAM)
    assert bot.choose(state.view(0), random.Random(1)).text in ("use B at a3", "use B at b3")


def test_its_parameters_can_be_typed() -> None:
    bot = make_bot("best:seconds=0.5,pace=0.5", ROAM)
    assert isinstance(bot, TreeBot) and (bot.nodes, bot.seconds) == (MOST, 0.25)
    for wrong in ("nodes=0.5", "nodes=-1", "seconds=inf", "seconds=nan", "seconds=0"):
        with pytest.raises(InvalidInput):
            make_bot(f"best:{wrong}", ROAM)


def share_of(first: str, second: str, players: int, games: int) -> float:
    """What one of the first wins against others of the second, with fixed seeds."""
    bots, won = [make_bot(name, ROAM) for name in (first, second)], 0.0
    for seed in range(games):
        rng, chance = random.Random(seed), SeededChance(seed // players)
        state = ROAM.start({"players": players}, chance)
        while state.to_move != NOBODY:
            bot = bots[state.to_move != seed % players]
            state.play(bot.choose(state.view(state.to_move), rng), chance)
        assert state.outcome is not None
        won += (state.outcome.places[seed % players] == 1) / state.outcome.places.count(1)
    return won / games


@pytest.mark.slow
def test_it_beats_greedy() -> None:
    """Some four games in five with a few walks already."""
    assert share_of("best:nodes=20", "greedy", 2, 20) > 0.6


@pytest.mark.slow
def test_it_is_the_stronger_the_more_it_thinks() -> None:
    assert share_of("best:nodes=80", "best:nodes=4", 2, 12) > 0.6
