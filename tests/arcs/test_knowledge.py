"""What a seat must think possible: exactly the worlds that agree with what it saw, all equally likely."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.chance import ScriptedChance
from parlour.core.errors import InvalidInput
from parlour.core.scenario import read_scenario
from parlour.games import find_game
from parlour.games.arcs.components.box import ALL_CARDS, CARD_NAMES
from parlour.games.arcs.state.marks import in_fours
from parlour.games.arcs.state.setup import complete_options, find_setup
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.views.guessing import deal_out
from parlour.games.arcs.views.knowledge import (
    HAND,
    HIDDEN,
    LAYER,
    OPEN,
    certain,
    look,
    put_openly,
    put_unseen,
    rename,
)

SCENARIO = Path(__file__).parent.parent.parent / "scenarios/arcs/A-18/A-18.5-two-draws-from-a-known-pile.toml"
SMALL = ALL_CARDS[:6]  # of these small games
ROWS = 3  # two seats and a spectator


def worlds(may: dict[int, int], room: dict[int, int]) -> set[tuple[tuple[int, int], ...]]:
    """Every way to place the cards, found by trying all of them."""
    cards = sorted(may)
    places = [place for place, count in room.items() for _ in range(count)]
    found = set()
    for order in set(itertools.permutations(places)):
        if all(may[card] >> place & 1 for card, place in zip(cards, order, strict=True)):
            found.add(tuple(zip(cards, order, strict=True)))
    return found


@settings(deadline=None)
@given(
    st.lists(st.integers(1, 15), min_size=1, max_size=6),
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.integers(0, 10**6),
)
def test_a_deal_agrees_with_what_is_known(masks: list[int], counts: list[int], seed: int) -> None:
    may, room = dict(enumerate(masks)), dict(enumerate(counts))
    if sum(counts) != len(masks) or not worlds(may, room):
        with pytest.raises(InvalidInput):
            deal_out(may, room, random.Random(seed))
    else:
        assert tuple(sorted(deal_out(may, room, random.Random(seed)).items())) in worlds(may, room)


def test_every_world_comes_up_equally_often() -> None:
    may = {0: 0b0011, 1: 0b0111, 2: 0b0111, 3: 0b1110, 4: 0b1110, 5: 0b1111}
    room = {0: 2, 1: 1, 2: 2, 3: 1}
    possible = worlds(may, room)
    rng = random.Random(7)
    games = 60 * len(possible)
    seen = Counter(tuple(sorted(deal_out(may, room, rng).items())) for _ in range(games))
    assert set(seen) == possible and len(possible) > 10
    assert all(30 < count < 100 for count in seen.values()), seen


class _World:
    """A small true world beside what two seats and a spectator know of it."""

    def __init__(self, rng: random.Random) -> None:
        cards = list(SMALL)
        rng.shuffle(cards)
        self.at = {card: HAND + number // 2 for number, card in enumerate(cards[:4])}
        self.at |= dict.fromkeys(cards[4:], LAYER)
        everywhere = 1 << HAND | 1 << HAND + 1 | 1 << LAYER
        self.table = Table()
        self.table.setup = find_setup(complete_options({"players": 2}), "frontiers")
        self.table.clear()
        for row in range(ROWS):
            for card in SMALL:
                self.table.set_may(row, card, everywhere)
        for seat in (0, 1):
            mine = tuple(card for card, place in self.at.items() if place == HAND + seat)
            look(self.table, seat, mine, HAND + seat)

    def check(self) -> None:
        """What everybody thinks possible contains what is true, and knows what was seen."""
        room = Counter(self.at.values())
        for row in range(ROWS):
            known: dict[int, int] = {card: self.table.may(row, card) for card in SMALL}
            assert all(known[card] >> place & 1 for card, place in self.at.items())
            assert tuple(sorted(self.at.items())) in worlds(known, dict(room))
        for _, cards, place, count in in_fours(self.table.counted):
            assert sum(cards >> card & 1 for card, at in self.at.items() if at == place) == count
        for card, place in self.at.items():
            if place in (HAND, HAND + 1):
                assert self.table.may(place - HAND, card) == 1 << place  # one's own hand is certain
            if place == OPEN:
                assert all(self.table.may(row, card) == 1 << OPEN for row in range(ROWS))


@settings(deadline=None)
@given(st.integers(0, 10**6))
def test_knowledge_follows_the_cards(seed: int) -> None:
    rng = random.Random(seed)
    world = _World(rng)
    world.check()
    for _ in range(8):
        seat = rng.randrange(2)
        hand = [card for card, place in world.at.items() if place == HAND + seat]
        hidden = [card for card, place in world.at.items() if place == HIDDEN + seat]
        pile = [card for card, place in world.at.items() if place == LAYER]
        move = rng.choice(["open", "hidden", "draw", "discard", "look"])
        if move == "open" and hand:
            card = rng.choice(hand)
            world.at[card] = OPEN
            put_openly(world.table, card, HAND + seat, OPEN)
        elif move == "hidden" and hand:
            card = rng.choice(hand)
            world.at[card] = HIDDEN + seat
            put_unseen(world.table, card, HAND + seat, HIDDEN + seat, (seat,))
        elif move == "draw" and pile:
            card = rng.choice(pile)
            world.at[card] = HAND + seat
            put_unseen(world.table, card, LAYER, HAND + seat, (seat,))
        elif move == "discard" and hidden:
            for card in hidden:
                world.at[card] = LAYER
            rename(world.table, HIDDEN + seat, LAYER)
        elif move == "look":
            theirs = tuple(card for card, place in world.at.items() if place == HAND + 1 - seat)
            look(world.table, seat, theirs, HAND + 1 - seat)
            assert all(certain(world.table.may(seat, card)) for card in theirs)
        world.check()


def test_guesses_agree_with_what_was_drawn_and_swapped() -> None:
    """Blue and yellow each drew one card of a pile red knows: every guess of red's gives each of them one."""
    text = SCENARIO.read_text(encoding="utf-8")
    scenario = read_scenario(text, find_game)
    state = scenario.game.position(scenario.given)
    script = ScriptedChance(scenario.phases[0].chance)
    for line in scenario.phases[0].play:
        state.play(scenario.game.table.parse(line.partition(": ")[2]), script)
    pile = {CARD_NAMES.index(name) for name in scenario.given["open_discard"]}
    for seed in range(60):
        world = scenario.game.guess(state.view(0), random.Random(seed))
        assert [len(pile.intersection(world.hand(seat))) for seat in world.setup.all_seats] == [0, 1, 1]
