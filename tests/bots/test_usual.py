"""The reference players play legally from views alone, and the same again where their budget is counted."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from parlour.bots import Bot, make_bot
from parlour.bots.usual import USUAL
from parlour.bots.usual.arcs_known import FITTED, strengths
from parlour.bots.usual.budget import Budget
from parlour.bots.usual.ismcts import Node, PlainISMCTS
from parlour.bots.usual.knowledge import knowledge_of
from parlour.bots.usual.playouts import Tally
from parlour.bots.usual.worlds import Worlds
from parlour.core.chance import QuickChance, SeededChance
from parlour.core.game import NOBODY, AnyGame
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.games import find_game
from tests.core.toy import GAME as TOY

ROAM = find_game("roam")
ARCS = find_game("arcs")
TINY = {"flat": 3, "reasons": 1, "beam": 12, "ismcts": 3, "playouts": 2}  # nodes with which a game takes a moment


def tiny(name: str, game: AnyGame) -> Bot:
    return USUAL[name](game, nodes=TINY[name])


def play(game: AnyGame, options: Mapping[str, object], bots: list[Bot], seed: int) -> State:
    """A game between bots, which see nothing but views that went through JSON."""
    rng, chance = random.Random(seed), SeededChance(seed)
    state: State = game.start(options, chance)
    while state.to_move != NOBODY:
        view = through_json(state.view(state.to_move))
        state.play(bots[state.to_move].choose(view, rng), chance)
    game.check(state)
    return state


def middle(game: AnyGame, seed: int, players: int = 2) -> State:
    """A position in the middle of a game, with something to choose."""
    rng, chance = random.Random(seed), SeededChance(seed)
    state: State = game.start({"players": players}, chance)
    for _ in range(30):
        state.play(rng.choice(state.actions()), chance)
    while len(state.actions()) < 4:
        state.play(rng.choice(state.actions()), chance)
    return state


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["playouts", "beam"], {}),
        (["flat", "ismcts"], {}),
        (["beam", "reasons", "playouts"], {"leaders": "both", "split_discard": True}),
        (["ismcts", "playouts", "flat"], {}),
        (["flat", "beam", "ismcts", "reasons"], {"leaders": "both"}),
        (["playouts", "reasons", "beam", "flat"], {}),
    ],
)
def test_they_finish_games_of_arcs(names: list[str], options: dict[str, object]) -> None:
    bots = [tiny(name, ARCS) for name in names]
    assert play(ARCS, {"players": len(names), **options}, bots, 1).outcome is not None


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["playouts", "beam"], {}),
        (["flat", "ismcts", "reasons"], {"artifacts": True, "outpost": True, "stacking": True}),
        (["beam", "reasons", "playouts", "ismcts"], {"artifacts": True}),
    ],
)
def test_they_finish_games_of_roam(names: list[str], options: dict[str, object]) -> None:
    bots = [tiny(name, ROAM) for name in names]
    assert play(ROAM, {"players": len(names), **options}, bots, 1).outcome is not None


@pytest.mark.parametrize("name", ["flat", "ismcts"])
def test_those_that_know_nothing_play_any_game(name: str) -> None:
    assert play(TOY, {"players": 2}, [USUAL[name](TOY, nodes=10)] * 2, 1).outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", [ARCS, ROAM], ids=lambda game: game.name)
@pytest.mark.parametrize("name", USUAL)
def test_what_is_hidden_changes_nothing(name: str, game: AnyGame) -> None:
    """The same view and the same numbers: the same opinions, whatever the cards are that nobody of them sees."""
    bot = USUAL[name](game, nodes=40)
    state = middle(game, 5, 3)
    view = through_json(state.view(state.to_move))
    found = bot.opinions(view, random.Random(3))
    for seed in range(2):
        world = game.guess(view, random.Random(seed))
        assert world.view(state.to_move) == state.view(state.to_move)
        again = through_json(world.view(world.to_move))
        assert bot.opinions(again, random.Random(3)) == found
        assert bot.choose(again, random.Random(3)) is bot.choose(view, random.Random(3))
    assert game.guess(view, random.Random(1)).snapshot() != state.snapshot() or game is ROAM


@pytest.mark.parametrize("game", [ARCS, ROAM], ids=lambda game: game.name)
@pytest.mark.parametrize("name", USUAL)
def test_they_think_of_what_is_legal(name: str, game: AnyGame) -> None:
    """By time and by nodes; each action once, and what simulations say is a share."""
    for seed in range(3):
        state = middle(game, seed)
        view = state.view(state.to_move)
        for bot in (USUAL[name](game, seconds=0.005), USUAL[name](game, seconds=0.0), tiny(name, game)):
            actions = [opinion.action for opinion in bot.opinions(view, random.Random(1))]
            assert actions and set(actions) <= set(state.actions()) and len(set(actions)) == len(actions)
            assert bot.choose(view, random.Random(1)) in state.actions()
        if name in ("flat", "ismcts", "playouts"):
            assert all(
                0 <= found.price <= 1 for found in USUAL[name](game, nodes=30).opinions(view, random.Random(1))
            )


@pytest.mark.parametrize("game", [ARCS, ROAM], ids=lambda game: game.name)
def test_weighted_reasons_add_up(game: AnyGame) -> None:
    """Of every action; in Arcs they are those of the heuristic bot."""
    state = middle(game, 7)
    view = state.view(state.to_move)
    found = USUAL["reasons"](game).opinions(view, random.Random(1))
    assert {opinion.action for opinion in found} == set(state.actions())
    assert all(opinion.price == pytest.approx(sum(why.weight for why in opinion.reasons)) for opinion in found)
    assert [opinion.price for opinion in found] == sorted([opinion.price for opinion in found], reverse=True)
    if game is ARCS:
        said = {
            opinion.action: opinion.price
            for opinion in make_bot("heuristic", game).opinions(view, random.Random(1))
        }
        assert said == {opinion.action: opinion.price for opinion in found}


@pytest.mark.parametrize("name", USUAL)
def test_what_wins_is_done(name: str) -> None:
    """In the last round one token completes land 1 with a majority; coins would not do."""
    tokens = "S S . . . .\nS S . . . .\nN . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    state = ROAM.position({"tokens": tokens, "south": {"up": ["B"]}, "north": {"coins": 10}, "ending": True})
    action = USUAL[name](ROAM, nodes=300).choose(state.view(0), random.Random(1))
    assert action.text in ("use B at a3", "use B at b3")


@pytest.mark.slow
@pytest.mark.parametrize("name", USUAL)
def test_they_beat_random(name: str) -> None:
    won = 0
    for seed in range(3):
        bots = [USUAL[name](ROAM, nodes=60), make_bot("random", ROAM)]
        outcome = play(ROAM, {"players": 2}, bots if seed % 2 else bots[::-1], seed).outcome
        assert outcome is not None
        won += outcome.winners == (1 - seed % 2,)
    assert won >= 2


def test_play_outs_without_a_budget_are_counted_out() -> None:
    """Each of the candidates gets as many in as many worlds; how many candidates can be said."""
    state = middle(ROAM, 2)
    bot = USUAL["playouts"](ROAM, seconds=None, worlds=2, playouts=1, candidates=3)
    assert len(bot.opinions(state.view(state.to_move), random.Random(1))) == 3
    all_of_them = USUAL["playouts"](ROAM, seconds=None, worlds=1, playouts=1, candidates=0)
    assert len(all_of_them.opinions(state.view(state.to_move), random.Random(1))) == len(state.actions())


def test_the_worse_half_is_dropped() -> None:
    tally = Tally([4, 5, 6, 7, 8])
    for number, share in ((4, 0.1), (5, 0.9), (6, 0.4), (7, 0.5), (8, 0.2)):
        tally.add(number, share)
    tally.halve()
    assert tally.left == [5, 7, 6] and tally.ranked() == [5, 7, 6, 8, 4]
    tally.add(5, 0.0)
    tally.halve()
    assert tally.left == [7, 5] and tally.ranked() == [7, 5, 6, 8, 4]


def test_a_budget_is_used_up() -> None:
    counted = Budget(seconds=0.0, nodes=4).start()
    assert not counted.is_up() and counted.used() == 0
    counted.nodes = 2
    assert not counted.is_up() and counted.used() == 0.5
    counted.nodes = 4
    assert counted.is_up()
    timed = Budget(seconds=0.0).start()
    assert not timed.is_up()  # one simulation is free
    timed.nodes = 1
    assert timed.is_up()
    unlimited = Budget(seconds=None)
    assert unlimited.is_open and not unlimited.start().is_up()


def test_worlds_come_round() -> None:
    state = middle(ARCS, 1)
    worlds = Worlds(ARCS, state.view(state.to_move), random.Random(1), 3)
    dealt = [worlds.deal() for _ in range(7)]
    assert [dealt.index(world) for world in dealt] == [0, 1, 2, 0, 1, 2, 0]
    fresh = Worlds(ARCS, state.view(state.to_move), random.Random(1))
    assert fresh.deal() is not fresh.deal()


def test_the_tree_goes_where_more_is_won() -> None:
    """All that is on the menu is tried once; then what won is preferred, and what was seldom offered is due."""
    state = middle(ROAM, 3)
    bot, root = PlainISMCTS(ROAM, nodes=1), Node(2)
    for _ in state.menu():
        bot._walk(root, state.copy(), QuickChance(1))
    numbers = list(state.menu())
    assert set(root.children) == set(numbers)
    for child in root.children.values():
        child.visits, child.available = 10, 100
    root.children[numbers[1]].won[state.to_move] = 5.0
    assert bot._best(root, state) == numbers[1]
    root.children[numbers[2]].available = 10**9
    assert bot._best(root, state) == numbers[2]


def test_the_price_of_arcs_knows_what_is_good() -> None:
    """Power, goods, a lead in what is declared: each makes a seat stronger, and likelier to win."""
    know = knowledge_of(ARCS)
    plain = ARCS.position({"players": 3})
    assert sum(know.shares(plain)) == pytest.approx(1)
    for given in ({"power": 5}, {"resources": ["relic", "relic"]}):
        better = ARCS.position({"players": 3, "red": given})
        assert strengths(better, FITTED)[0] > strengths(plain, FITTED)[0]
        assert know.shares(better)[0] > know.shares(plain)[0]
        assert know.worth(better, 0) > know.worth(plain, 0) and know.worth(better, 1) < know.worth(plain, 1)
    two = {"players": 3, "red": {"resources": ["relic", "relic"]}}
    declared = ARCS.position({**two, "markers": ["", "", "keeper"]})
    assert strengths(declared, FITTED)[0] > strengths(ARCS.position(two), FITTED)[0]


@pytest.mark.parametrize("game", [ARCS, ROAM], ids=lambda game: game.name)
def test_the_end_is_what_was_won(game: AnyGame) -> None:
    know = knowledge_of(game)
    state = middle(game, 1)
    while state.to_move != NOBODY:
        know.play_on(state, know.until(state), QuickChance(1))
        assert sum(know.shares(state)) == pytest.approx(1)
    assert state.outcome is not None
    for seat in range(2):
        won = seat in state.outcome.winners
        assert know.shares(state)[seat] == (1 / len(state.outcome.winners) if won else 0)
        assert know.worth(state, seat) == (100 if won else -100)
