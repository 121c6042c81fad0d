"""Bots play legally from views alone, and greedy is worth playing against."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from parlour.bots import bots_of, make_bot
from parlour.bots.arcs.players import thought
from parlour.bots.arcs.reasons import PRICES
from parlour.bots.learned.arcs import SHAPE
from parlour.bots.roam.worth import REASONS, reasons, worth
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY, AnyGame
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.games import find_game, registered
from parlour.games.roam.cards import built_in_set
from parlour.games.roam.table import PLACING
from parlour.table.match import Match
from parlour.table.spec import read_spec
from tests.arcs.questions import QUESTIONS
from tests.core.toy import GAME
from tests.core.toy import MANIFEST as BLUFF

ROAM = find_game("roam")
ARCS = find_game("arcs")


def play(game: AnyGame, options: Mapping[str, object], names: list[str], seed: int) -> State:
    """A game between bots, which see nothing but views that went through JSON."""
    rng, chance = random.Random(seed), SeededChance(seed)
    bots = [make_bot(name, game) for name in names]
    state: State = game.start(options, chance)
    while state.to_move != NOBODY:
        view = through_json(state.view(state.to_move))
        state.play(bots[state.to_move].choose(view, rng), chance)
    return state


def paced(game: AnyGame) -> list[object]:
    """All bots of a game; those that take their time get a hundredth of it, and it still takes seconds."""
    return [
        pytest.param(f"{name}:pace=0.01", marks=pytest.mark.slow) if name in ("strong", "best") else name
        for name in bots_of(game)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", paced(ROAM))
def test_bots_finish_games_of_roam(name: str) -> None:
    for options in ({"players": 2}, {"players": 3, "artifacts": True, "outpost": True, "stacking": True}):
        state = play(ROAM, options, [name] * int(str(options["players"])), 1)
        assert state.outcome is not None
        ROAM.check(state)
    with registered(BLUFF):
        if name in bots_of(GAME):
            assert play(GAME, {"players": 2}, [name, name], 1).outcome is not None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", paced(ARCS))
def test_bots_finish_games_of_arcs(name: str, players: int) -> None:
    state = play(ARCS, {"players": players, "split_discard": players == 3}, [name] * players, 1)
    assert state.outcome is not None
    ARCS.check(state)


@pytest.mark.parametrize("resources", [["material"], ["fuel"], ["material", "fuel"], ["material", "relic"]])
def test_the_heuristic_does_not_exchange_for_ever(resources: list[str]) -> None:
    """Tycoon's Charm may be used as often as there are goods, and what it brings may be goods again."""
    red = {"lore": ["tycoons-charm"], "hand": ["aggression-2"], "resources": resources}
    state: State = ARCS.position({"red": red, "markers": ["", "", "keeper"]})
    chance, exchanges = SeededChance(1), 0
    for text in ("lead aggression-2", "declare tycoon"):
        state.play(ARCS.table.parse(text), chance)
    while True:
        prices = thought(state)  # type: ignore[arg-type]  # ARCS is any game here
        best = max(
            (action for action in state.actions() if action.kind in ("charm", "gain", "end")),
            key=lambda action: sum(reason.weight for reason in prices(action)),
        )
        if best.kind == "end":
            break
        exchanges += best.kind == "charm"
        assert exchanges <= len(resources)
        state.play(best, chance)


@pytest.mark.parametrize("resources", [["material"], ["fuel", "material"], ["fuel", "relic"]])
def test_nobody_who_looks_ahead_can_exchange_for_ever(resources: list[str]) -> None:
    """Goods are exchanged for something else: even who always exchanges comes to an end."""
    red = {"lore": ["tycoons-charm"], "hand": ["aggression-2"], "resources": resources}
    state: State = ARCS.position({"red": red, "markers": ["", "", "keeper"]})
    menus, chance, exchanges = SHAPE.menus(), SeededChance(1), 0
    for text in ("lead aggression-2", "declare tycoon"):
        state.play(ARCS.table.parse(text), chance)
    while offered := [n for n in menus(state) if ARCS.table[n].kind in ("charm", "gain")]:
        exchanges += ARCS.table[offered[0]].kind == "charm"
        assert exchanges <= len(resources)
        state.do(offered[0], chance)
    assert exchanges == len([kind for kind in resources if kind != "relic"])


def test_goods_that_are_no_exchange_may_be_gained() -> None:
    """The Upstart gains any resource on declaring, whatever lore they have."""
    red = {"leader": "upstart", "lore": ["tycoons-charm"], "hand": ["aggression-2"]}
    state: State = ARCS.position({"red": red, "markers": ["", "", "keeper"]})
    for text in ("lead aggression-2", "declare tycoon"):
        state.play(ARCS.table.parse(text), SeededChance(1))
    gains = {action.text for action in state.actions() if action.kind == "gain"}
    assert gains == {ARCS.table[number].text for number in SHAPE.menus()(state)} - {"no"} and "gain fuel" in gains


def test_whoever_looks_ahead_keeps_goods_when_there_is_nothing_else() -> None:
    """Every other token is somebody's: all exchanges would be of goods for goods."""
    red = {"lore": ["tycoons-charm"], "hand": ["aggression-2"], "resources": ["psionic", "fuel"]}
    blue = {"resources": ["weapon"] * 5 + ["relic"]}
    yellow = {"resources": ["relic"] * 4 + ["psionic"] * 2}
    green = {"resources": ["psionic"] * 2, "trophies": {"blue": ["city"] * 5, "yellow": ["city"] * 5}}
    state: State = ARCS.position(
        {"red": red, "blue": blue, "yellow": yellow, "green": green, "players": 4, "empty": True}
    )
    for text in ("lead aggression-2", "declare tycoon"):
        state.play(ARCS.table.parse(text), SeededChance(1))
    assert "charm fuel" in [action.text for action in state.actions()]
    assert "charm fuel" not in [ARCS.table[number].text for number in SHAPE.menus()(state)]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_heuristic_beats_random(players: int) -> None:
    """It wins practically always; `parlour arena heuristic random --game arcs` plays hundreds."""
    for seed in range(8):
        names = ["random"] * players
        names[seed % players] = "heuristic"
        outcome = play(ARCS, {"players": players}, names, seed).outcome
        assert outcome is not None and outcome.winners == (seed % players,)


def test_the_heuristic_says_its_reasons() -> None:
    """It declares what it is ahead in, says why, and does not care about cards it cannot see."""
    given = {"red": {"hand": ["administration-5", "aggression-2"], "resources": ["relic", "relic"]}}
    state = ARCS.position({"players": 3, **given})
    state.play(ARCS.table.parse("lead administration-5"), SeededChance(1))
    bot = make_bot("heuristic", ARCS)
    opinions = [bot.opinions(through_json(state.view(0)), random.Random(seed)) for seed in range(5)]
    assert all(again == opinions[0] for again in opinions)
    best = opinions[0][0]
    assert best.action.text == "declare keeper"
    assert [reason.name for reason in best.reasons] == ["ambition"] and best.price == best.reasons[0].weight > 0
    assert {opinion.action for opinion in opinions[0]} == set(state.actions())


def test_the_heuristic_answers_what_has_no_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new kind of action needs none: it is as good as nothing. No price is of a kind there is not."""
    assert set(PRICES) <= {action.kind for action in ARCS.table}
    monkeypatch.delitem(PRICES, "whose")
    state = QUESTIONS["annexing"].reach()
    opinions = make_bot("heuristic", ARCS).opinions(through_json(state.view(0)), random.Random(1))
    assert {(opinion.action, opinion.price) for opinion in opinions} == {(action, 0) for action in state.actions()}


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 2, "artifacts": True, "stacking": True}])
def test_greedy_beats_random(options: dict[str, object]) -> None:
    """It wins practically always; 11 of 12 leaves room for a freak."""
    won = 0
    for seed in range(12):
        seat = seed % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        outcome = play(ROAM, options, names, seed).outcome
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 11


def test_greedy_takes_a_card_it_can_have() -> None:
    """One token completes land 1 with a majority; greedy places it there and nowhere else."""
    tokens = "S S . . . .\nS S . . . .\nN . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    state = ROAM.position({"tokens": tokens, "south": {"up": ["B"]}})
    rng = random.Random(1)
    action = make_bot("greedy", ROAM).choose(state.view(0), rng)
    assert action.text in ("use B at a3", "use B at b3")


def test_greedy_says_its_reasons() -> None:
    """One token completes land 1: 4 points and a character, and the rival's share of it is gone."""
    tokens = "S S . . . .\nS S . . . .\nN . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    state = ROAM.position({"tokens": tokens, "south": {"up": ["B"]}})
    best = make_bot("greedy", ROAM).opinions(through_json(state.view(0)), random.Random(1))[0]
    reasons = {reason.name: reason.weight for reason in best.reasons}
    won = next(land for land in built_in_set("sketch").lands if land.number == 1)
    assert best.action.text in ("use B at a3", "use B at b3")
    assert reasons["points"] == won.character.points and reasons["character"] > 0 and reasons["lands"] < 0
    assert best.price == pytest.approx(sum(reasons.values())) and best.price > 3


@pytest.mark.slow
def test_greedy_would_do_what_it_likes_best() -> None:
    """Opinions are sorted, their reasons add up, and the first is what it plays; every kind of reason comes up."""
    bot, seen = make_bot("greedy", ROAM), set()
    for seed in range(3):
        chance, options = SeededChance(seed), {"players": 2, "artifacts": True, "outpost": True}
        state = ROAM.start(options, chance)
        while state.to_move != NOBODY:
            view = state.view(state.to_move)
            found = bot.opinions(view, random.Random(seed))
            prices = [opinion.price for opinion in found]
            assert prices == sorted(prices, reverse=True)
            best = [opinion.action for opinion in found if opinion.price == pytest.approx(prices[0], abs=1e-9)]
            assert bot.choose(view, random.Random(seed)) in best
            seen |= {reason.name for opinion in found for reason in opinion.reasons if abs(reason.weight) > 0.05}
            state.play(found[0].action, chance)
    assert seen == set(REASONS)


def test_the_price_of_roam_adds_up() -> None:
    """The reasons for a change are the whole change, in the middle of a placement too."""
    placing = 0
    for seed in range(4):
        rng, chance = random.Random(seed), SeededChance(seed)
        state = ROAM.start({"players": 3, "artifacts": True, "stacking": True}, chance)
        while state.to_move != NOBODY:
            before, seat = state.copy(), state.to_move
            state.play(rng.choice(state.actions()), chance)
            change = worth(state, seat) - worth(before, seat)
            assert sum(reason.weight for reason in reasons(before, state, seat)) == pytest.approx(change)
            placing += state.step == PLACING
    assert placing > 5


def test_greedy_sees_what_it_places_when_it_could_replace() -> None:
    """A position over a rival's token asks first with a replace artifact. That is not placing nothing."""
    tokens = "S S . . . .\nS . . . . .\n. N . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    given = {"tokens": tokens, "artifacts": True, "south": {"up": ["A"]}}
    plain = ROAM.position(given)
    armed = ROAM.position({**given, "south": {"up": ["A"], "artifacts_up": [2]}})
    for action in plain.actions():
        worths = []
        for state in (plain.copy(), armed.copy()):
            before = worth(state, 0)
            state.play(action, SeededChance(1))
            worths.append(worth(state, 0) - before)
        assert worths[1] >= worths[0] - 1e-9


def test_random_has_no_opinion_but_an_answer() -> None:
    state = ROAM.start({"players": 2}, SeededChance(1))
    found = make_bot("random", ROAM).opinions(state.view(state.to_move), random.Random(1))
    assert {opinion.action for opinion in found} == set(state.actions())
    assert all(opinion.price == 0 and not opinion.reasons for opinion in found)


def test_unknown_bots_are_refused() -> None:
    for name, game in (("genius", ROAM), ("heuristic", ROAM), ("greedy", ARCS), ("learned", ROAM)):
        with pytest.raises(InvalidInput):
            make_bot(name, game)


def test_parameters_of_bots_are_no_names_at_tables() -> None:
    """Who makes a table chooses among the bots there are; how they think is not theirs to say."""
    with pytest.raises(InvalidInput, match="core-bot-parameter-none"):
        make_bot("random:nodes=3", ARCS)
    with pytest.raises(InvalidInput, match="core-unknown-bot"):
        make_bot("nobody:nodes=3", ARCS)
    with pytest.raises(InvalidInput):
        read_spec({"game": "arcs", "options": {"players": 2}, "seats": ["person", "learned:nodes=3"]})
    table = Match(read_spec({"game": "arcs", "options": {"players": 2}}), "seed")
    table.begin(0)
    with pytest.raises(InvalidInput, match="core-unknown-bot"):
        table.take_over(0, "learned:nodes=3", 0)


# Levels


@pytest.mark.parametrize("game", [ROAM, ARCS], ids=["roam", "arcs"])
def test_a_gentle_player_chooses_among_what_looks_alike(game: AnyGame) -> None:
    """Without warmth it takes what it likes best, with much of it anything."""
    state = game.start({"players": 3}, SeededChance(1))
    view = state.view(state.to_move)
    likes = make_bot("gentle", game).opinions(view, random.Random(1))
    most = max(opinion.price for opinion in likes)
    best = {opinion.action for opinion in likes if opinion.price == most}
    cold, hot = make_bot("gentle:warmth=0.0001", game), make_bot("gentle:warmth=1000", game)
    assert {cold.choose(view, random.Random(seed)) for seed in range(10)} <= best
    assert len({hot.choose(view, random.Random(seed)) for seed in range(60)}) > len(best)
