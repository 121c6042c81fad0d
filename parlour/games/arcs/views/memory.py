"""What a seat remembers of cards that moved unseen, besides where each may be: how many of which are where.

When a card goes somewhere unseen, and none of those it may be could be there before, exactly one of them is there
now. That is remembered as (row, cards as bits, place, number) in `Table.counted`, until that place gives a card
away unseen. So a seat may forget what only a longer memory would hold: that a rival drew one of two known cards,
when the rival has played another card face down since. No rule depends on it: it makes guesses agree with what was
seen.
"""

from __future__ import annotations

from parlour.games.arcs.components.box import CARDS
from parlour.games.arcs.state.table import Frame, Table


def moved_openly(table: Table, card: int, source: int) -> None:
    """A card left a place, and everybody saw which."""
    if table.counted:
        table.counted = tuple([_without(known, card, source) for known in table.counted])


def _without(known: Frame, card: int, source: int) -> Frame:
    """The same of the other cards."""
    row, cards, at, count = known
    return row, cards & ~(1 << card), at, count - (at == source and cards >> card & 1)


def moved_unseen(table: Table, card: int, source: int, place: int, seers: tuple[int, ...]) -> None:
    """A card is about to go from one place to another; only these rows see which."""
    counted: list[Frame] = []
    for known in table.counted:
        row, cards, at, _ = known
        if row in seers:
            counted.append(_without(known, card, source))
        elif at not in (source, place) or not cards & at_place(table, row, source):
            counted.append(known)
    reached = 1 << place
    known_to_all = table.may[-CARDS:]
    if not any(places & reached for places in known_to_all):  # nothing is there: the number of cards will say it
        table.counted = tuple(counted)
        return
    for row in range(len(table.may) // CARDS):
        if row not in seers:
            moving, there = at_place(table, row, source), at_place(table, row, place)
            if there and not there & moving:  # else the number of cards at the place says as much
                counted.append((row, moving, place, 1))
    table.counted = tuple(counted)


def at_place(table: Table, row: int, place: int) -> int:
    """The cards a row thinks may be at a place, as bits."""
    start = row * CARDS
    found = 0
    for card in range(CARDS):
        if table.may[start + card] >> place & 1:
            found |= 1 << card
    return found


def looked(table: Table, row: int, cards: tuple[int, ...], place: int) -> None:
    """Somebody was shown all the cards that lie at a place."""
    shown = sum([1 << card for card in cards])
    counted: list[Frame] = []
    for other, group, at, count in table.counted:
        if other != row:
            counted.append((other, group, at, count))
        elif at != place:
            counted.append((other, group & ~shown, at, count))
    table.counted = tuple(counted)


def renamed(table: Table, source: int, place: int) -> None:
    """All that lies at a place is about to go to another one."""
    if not table.counted:
        return
    counted: list[Frame] = []
    for row, cards, at, count in table.counted:
        if at == source:
            if not cards & at_place(table, row, place):
                counted.append((row, cards, place, count))
        elif at != place or not cards & at_place(table, row, source):
            counted.append((row, cards, at, count))
    table.counted = tuple(counted)


def emptied(table: Table, place: int) -> None:
    """Nothing lies at a place any more."""
    table.counted = tuple([known for known in table.counted if known[2] != place])
