"""What a seat remembers of cards that moved unseen, besides where each may be: how many of which are where.

When a card goes somewhere unseen, and none of those it may be could be there before, exactly one of them is there
now. That is remembered as four numbers in `Table.counted` (the row, the cards as bits, the place, how many), until
that place gives a card away unseen. So a seat may forget what only a longer memory would hold: that a rival drew
one of two known cards, when the rival has played another card face down since. No rule depends on it: it makes
guesses agree with what was seen.
"""

from __future__ import annotations

from parlour.core.packed import bit, i64
from parlour.games.arcs.components.box import CARDS
from parlour.games.arcs.ids import Card
from parlour.games.arcs.state.fields import MAY
from parlour.games.arcs.state.marks import in_fours
from parlour.games.arcs.state.table import Table

Known = list[int]  # a row; of these cards, as bits, at this place, so many


def _remember(table: Table, known: list[Known]) -> None:
    table.counted = tuple([number for one in known for number in one])


def moved_openly(table: Table, card: Card, source: int) -> None:
    """A card left a place, and everybody saw which."""
    if table.counted:
        _remember(table, [_without(known, card, source) for known in in_fours(table.counted)])


def _without(known: Known, card: Card, source: int) -> Known:
    """The same of the other cards."""
    row, cards, at, count = known
    return [row, cards & ~bit(card), at, count - (cards >> card & 1 if at == source else 0)]


def moved_unseen(table: Table, card: Card, source: int, place: int, seers: tuple[int, ...]) -> None:
    """A card is about to go from one place to another; only these rows see which."""
    counted: list[Known] = []
    for known in in_fours(table.counted):
        row, cards, at, _ = known
        if row in seers:
            counted.append(_without(known, card, source))
        elif at not in (source, place) or not cards & at_place(table, row, source):
            counted.append(known)
    seats = table.setup.seats
    if at_place(table, seats, place):  # else nothing is there: the number of cards will say it
        for row in range(seats + 1):
            if row not in seers:
                moving, there = at_place(table, row, source), at_place(table, row, place)
                if there and not there & moving:  # else the number of cards at the place says as much
                    counted.append([row, moving, place, 1])
    _remember(table, counted)


def at_place(table: Table, row: int, place: int) -> int:
    """The cards a row thinks may be at a place, as bits."""
    start: i64 = MAY + row * CARDS
    here: i64 = bit(place)
    found: i64 = 0
    for card in range(CARDS):
        if table.cells[start + card] & here:
            found |= bit(card)
    return found


def looked(table: Table, row: int, cards: tuple[Card, ...], place: int) -> None:
    """Somebody was shown all the cards that lie at a place."""
    shown = sum([bit(card) for card in cards])
    counted: list[Known] = []
    for other, group, at, count in in_fours(table.counted):
        if other != row or at != place:
            counted.append([other, group & ~shown if other == row else group, at, count])
    _remember(table, counted)


def renamed(table: Table, source: int, place: int) -> None:
    """All that lies at a place is about to go to another one."""
    if not table.counted:
        return
    counted: list[Known] = []
    for row, cards, at, count in in_fours(table.counted):
        joined = place if at == source else source  # by these cards
        if at not in (source, place) or not cards & at_place(table, row, joined):
            counted.append([row, cards, place if at == source else at, count])
    _remember(table, counted)


def emptied(table: Table, place: int) -> None:
    """Nothing lies at a place any more."""
    if table.counted:
        _remember(table, [known for known in in_fours(table.counted) if known[2] != place])
