"""Who knows where an action card is: hands and face-down cards are secret (A-18.5), memory is good.

For every seat, and for spectators, and for every action card there is a set of places where it may be, as bits.
What everybody sees makes the place certain. A card that goes somewhere unseen might be any of those at the place
it left, so all of them get the new place added; if none of them could be there before, it is remembered that
exactly one of them is (`counted`), until that place gives a card away unseen. How many cards lie at a place is
public. The ways to put the cards that agree with all that are what a seat thinks possible; guessing.py picks one.

So a seat may forget what only a longer memory would hold: that a rival drew one of two known cards, when the rival
has played another card face down since.
"""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.box import CARDS
from parlour.games.arcs.table import Table

# Places
HAND: Final = 0  # + seat
HIDDEN: Final = 4  # + seat: played face down this round
OPEN: Final = 8  # face up: played this round, or in the open discard pile
LAYER: Final = 9  # + layer of the face-down discard pile, the lowest first
TAKEN: Final = 48  # in the middle of a swap


def put_openly(table: Table, card: int, source: int, place: int) -> None:
    """A card goes from one place to another, and everybody sees it."""
    for row in range(0, len(table.may), CARDS):
        table.may[row + card] = 1 << place
    if table.counted:
        table.counted = tuple(
            [
                (row, cards & ~(1 << card), at, count - (at == source and cards >> card & 1))
                for row, cards, at, count in table.counted
            ]
        )


def put_unseen(table: Table, card: int, source: int, place: int, seers: tuple[int, ...]) -> None:
    """A card goes from one place to another; only these rows see which."""
    may, left, reached = table.may, 1 << source, 1 << place
    counted = []
    for row, cards, at, count in table.counted:
        if row in seers:
            counted.append((row, cards & ~(1 << card), at, count - (at == source and cards >> card & 1)))
        elif at not in (source, place) or not cards & at_place(table, row, source):
            counted.append((row, cards, at, count))
    for row in range(len(may) // CARDS):
        start = row * CARDS
        if row in seers:
            may[start + card] = reached
            continue
        cards, there, both = 0, False, False
        for other in range(CARDS):
            places = may[start + other]
            if places & left:
                cards |= 1 << other
                both = both or places & reached != 0
                may[start + other] = places | reached
            elif places & reached:
                there = True
        if there and not both:  # else the number of cards there says as much
            counted.append((row, cards, place, 1))
    table.counted = tuple(counted)


def at_place(table: Table, row: int, place: int) -> int:
    """The cards a row thinks may be at a place, as bits."""
    start = row * CARDS
    return sum([1 << card for card in range(CARDS) if table.may[start + card] >> place & 1])


def look(table: Table, row: int, cards: tuple[int, ...], place: int) -> None:
    """Somebody is shown all the cards that lie at a place: these are there, and no others."""
    start = row * CARDS
    shown = 0
    for card in range(CARDS):
        if card in cards:
            table.may[start + card] = 1 << place
            shown |= 1 << card
        else:
            table.may[start + card] &= ~(1 << place)
    counted = []
    for other, group, at, count in table.counted:
        if other != row:
            counted.append((other, group, at, count))
        elif at != place:
            counted.append((other, group & ~shown, at, count))
    table.counted = tuple(counted)


def rename(table: Table, source: int, place: int) -> None:
    """All that lies at a place goes to another one, as the cards of a round to the discard pile."""
    left, reached = 1 << source, 1 << place
    if table.counted:
        counted = []
        for row, cards, at, count in table.counted:
            if at == source:
                if not cards & at_place(table, row, place):
                    counted.append((row, cards, place, count))
            elif at != place or not cards & at_place(table, row, source):
                counted.append((row, cards, at, count))
        table.counted = tuple(counted)
    for entry, places in enumerate(table.may):
        if places & left:
            table.may[entry] = places & ~left | reached


def forget(table: Table, place: int) -> None:
    """Everybody sees that nothing lies at a place any more."""
    gone = ~(1 << place)
    for entry, places in enumerate(table.may):
        table.may[entry] = places & gone
    table.counted = tuple([known for known in table.counted if known[2] != place])


def certain(places: int) -> bool:
    """Whether a set of places is one place."""
    return places & (places - 1) == 0
