"""The box of Arcs: facts that every rule stands on."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from parlour.core.errors import InvalidInput
from parlour.games.arcs.actions import A_MOVE, TABLE
from parlour.games.arcs.cards.deck import GUILD_TYPE, KEYS, court_of, is_vox
from parlour.games.arcs.components.box import (
    ALL_CARDS,
    ALLOWED,
    AMBITION_OF,
    ANY_AMBITION,
    BATTLE,
    BONUS,
    BUILD,
    CARDS,
    FACES,
    INFLUENCE,
    MARKERS,
    MOVE,
    NO_AMBITION,
    OPEN_SLOTS,
    REPAIR,
    SECURE,
    TAX,
    action_deck,
    number_of,
    pips,
)
from parlour.games.arcs.components.reach import (
    ALL_SYSTEMS,
    BUILDING_SLOTS,
    SETUP_CARDS,
    SYSTEMS,
    TYPE,
    cluster_of,
    in_play,
    is_gate,
    neighbours,
    system_of,
)
from parlour.games.arcs.state.setup import complete_options


def test_action_cards() -> None:
    """A-1.4: 28 cards, 20 of them without the 1s and 7s; high numbers have few pips."""
    assert CARDS == 28 and len(action_deck(4)) == 28 and len(action_deck(3)) == len(action_deck(2)) == 20
    assert {number_of(card) for card in action_deck(2)} == {2, 3, 4, 5, 6}
    for card, following in pairwise(ALL_CARDS):
        assert number_of(following) == 1 or pips(card) >= pips(following)
    assert sum(pips(card) for card in ALL_CARDS) == 20 + 15 + 19 + 19
    bits = [{bit for bit in range(7) if allowed >> bit & 1} for allowed in ALLOWED]
    assert bits == [{TAX, REPAIR, INFLUENCE}, {BATTLE, MOVE, SECURE}, {BUILD, REPAIR}, {MOVE, INFLUENCE}]


def test_ambitions() -> None:
    assert AMBITION_OF[1] == NO_AMBITION and AMBITION_OF[7] == ANY_AMBITION and AMBITION_OF[2:7] == (0, 1, 2, 3, 4)
    assert MARKERS == (((2, 0), (4, 2)), ((3, 2), (6, 3)), ((5, 3), (9, 4)))
    assert OPEN_SLOTS == (2, 3, 4, 6, 6, 6) and BONUS == (0, 0, 0, 0, 2, 5)


def test_dice() -> None:
    """A-1.3: six faces each; in all as many symbols as printed."""
    assert [len(faces) for faces in FACES] == [6, 6, 6]
    totals = [tuple(sum(face[symbol] for face in faces) for symbol in range(5)) for faces in FACES]
    assert totals == [(3, 1, 7, 0, 0), (0, 0, 3, 0, 0), (3, 2, 0, 3, 4)]


def test_the_reach() -> None:
    """A-3: 24 systems, every resource on three or more planets, borders both ways."""
    assert len(SYSTEMS) == 24 and sum(is_gate(system) for system in ALL_SYSTEMS) == 6
    kinds = Counter(kind for kind in TYPE if kind >= 0)
    assert sum(kinds.values()) == 18 and min(kinds.values()) == 3
    assert all((BUILDING_SLOTS[system] == 0) == is_gate(system) for system in ALL_SYSTEMS)
    for out in {card.out for card in SETUP_CARDS} | {()}:
        found = neighbours(out)
        for system in ALL_SYSTEMS:
            assert all(system in found[other] for other in found[system]) and system not in found[system]
            assert bool(found[system]) == (system in in_play(out))
            # Nothing leads out of play, and every move there is has its action.
            assert set(found[system]) <= set(in_play(out))
            assert all(A_MOVE.at(system, other) >= 0 for other in found[system])
    assert system_of("2-hex") in neighbours(())[system_of("3-arrow")]
    assert system_of("2-hex") not in neighbours((2,))[system_of("3-arrow")]
    # two neighbouring clusters out of play, and the gates beyond both are adjacent.
    assert system_of("4-gate") in neighbours((1, 2))[system_of("1-gate")]


def test_setup_cards() -> None:
    """A-2.3: four for each player count; everybody starts in play, on planets of their own at A and B."""
    assert Counter(card.players for card in SETUP_CARDS) == {2: 4, 3: 4, 4: 4}
    for card in SETUP_CARDS:
        assert len(card.out) == (1 if card.players == 4 else 2) and len(card.starts) == card.players
        used = [system for start in card.starts for system in start]
        assert len(set(used)) == len(used) and set(used) <= set(in_play(card.out))
        for start in card.starts:
            assert len(start) == (4 if card.players == 2 else 3)
            assert BUILDING_SLOTS[start[0]] and BUILDING_SLOTS[start[1]]
        if card.players == 2:  # six planets are out of play
            assert sum(cluster_of(system) in card.out and not is_gate(system) for system in ALL_SYSTEMS) == 6


def test_court() -> None:
    """A-1.5: 25 guild cards, five of each type, and 6 vox."""
    guilds = [card for card in court_of(()) if not is_vox(card)]
    assert len(guilds) == 25 and len(court_of(())) == 31
    assert Counter(GUILD_TYPE[card] for card in guilds) == dict.fromkeys(range(5), 5)
    assert Counter(KEYS[card] for card in guilds) == {2: 18, 3: 5, 1: 2}


def test_the_table_of_actions_is_small_and_reads_back() -> None:
    assert 1000 < len(TABLE) < 2000
    for action in TABLE:
        assert TABLE.parse(action.text) is action and TABLE.from_json(action.to_json()) is action


def test_options_are_checked() -> None:
    options = complete_options({"players": 2, "setup": "homelands"})
    assert options == {"players": 2, "first": "random", "setup": "homelands", "split_discard": False}
    for wrong in ({"players": 5}, {"setup": "core-conflict", "players": 4}, {"first": "green"}, {"speed": 1}):
        with pytest.raises(InvalidInput):
            complete_options(wrong)
