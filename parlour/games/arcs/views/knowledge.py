"""Who knows where an action card is: hands and face-down cards are secret (A-18.5), memory is good.

For every seat, and for spectators, and for every action card there is a set of places where it may be, as bits.
What everybody sees makes the place certain. A card that goes somewhere unseen might be any of those at the place
it left, so all of them get the new place added (and memory.py counts them). How many cards lie at a place is
public. The ways to put the cards that agree with all that are what a seat thinks possible; guessing.py picks one.
"""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.components.box import CARDS
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.views import memory

# Places
HAND: Final = 0  # + seat
HIDDEN: Final = 4  # + seat: played face down this round
OPEN: Final = 8  # face up: played this round, or in the open discard pile
LAYER: Final = 9  # + layer of the face-down discard pile, the lowest first
TAKEN: Final = 48  # in the middle of a swap


def put_openly(table: Table, card: int, source: int, place: int) -> None:
    """A card goes from one place to another, and everybody sees it."""
    memory.moved_openly(table, card, source)  # unseen: for guesses
    for row in range(0, len(table.may), CARDS):
        table.may[row + card] = 1 << place


def put_unseen(table: Table, card: int, source: int, place: int, seers: tuple[int, ...]) -> None:
    """A card goes from one place to another; only these rows see which."""
    memory.moved_unseen(table, card, source, place, seers)
    left, reached = 1 << source, 1 << place
    for row in range(len(table.may) // CARDS):
        start = row * CARDS
        if row in seers:
            table.may[start + card] = reached
            continue
        for other in range(start, start + CARDS):
            if table.may[other] & left:
                table.may[other] |= reached


def look(table: Table, row: int, cards: tuple[int, ...], place: int) -> None:
    """Somebody is shown all the cards that lie at a place: these are there, and no others."""
    memory.looked(table, row, cards, place)  # unseen: for guesses
    start = row * CARDS
    for card in range(CARDS):
        if card in cards:
            table.may[start + card] = 1 << place
        else:
            table.may[start + card] &= ~(1 << place)


def rename(table: Table, source: int, place: int) -> None:
    """All that lies at a place goes to another one, as the cards of a round to the discard pile."""
    memory.renamed(table, source, place)  # unseen: for guesses
    left = 1 << source
    for entry, places in enumerate(table.may):
        if places & left:
            table.may[entry] = places & ~left | 1 << place


def forget(table: Table, place: int) -> None:
    """Everybody sees that nothing lies at a place any more."""
    memory.emptied(table, place)  # unseen: for guesses
    gone = ~(1 << place)
    for entry, places in enumerate(table.may):
        table.may[entry] = places & gone


def certain(places: int) -> bool:
    """Whether a set of places is one place."""
    return places & (places - 1) == 0
