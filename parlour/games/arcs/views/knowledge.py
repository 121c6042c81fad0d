"""Who knows where an action card is: hands and face-down cards are secret (A-18.5), memory is good.

For every seat, and for spectators, and for every action card there is a set of places where it may be, as bits.
What everybody sees makes the place certain. A card that goes somewhere unseen might be any of those at the place
it left, so all of them get the new place added (and memory.py counts them). How many cards lie at a place is
public. The ways to put the cards that agree with all that are what a seat thinks possible; guessing.py picks one.
"""

from __future__ import annotations

from typing import Final

from parlour.core.packed import bit, i64
from parlour.games.arcs.components.box import ALL_CARDS, CARDS
from parlour.games.arcs.ids import Card
from parlour.games.arcs.state.fields import MAY
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.views import memory

# Places
HAND: Final = 0  # + seat
HIDDEN: Final = 4  # + seat: played face down this round
OPEN: Final = 8  # face up: played this round, or in the open discard pile
LAYER: Final = 9  # + layer of the face-down discard pile, the lowest first
TAKEN: Final = 48  # in the middle of a swap


def put_openly(table: Table, card: Card, source: int, place: int) -> None:
    """A card goes from one place to another, and everybody sees it."""
    memory.moved_openly(table, card, source)  # unseen: for guesses
    for row in range(table.setup.seats + 1):
        table.set_may(row, card, bit(place))


def put_unseen(table: Table, card: Card, source: int, place: int, seers: tuple[int, ...]) -> None:
    """A card goes from one place to another; only these rows see which."""
    memory.moved_unseen(table, card, source, place, seers)
    left: i64 = bit(source)
    reached: i64 = bit(place)
    for row in range(table.setup.seats + 1):
        if row in seers:
            table.set_may(row, card, reached)
            continue
        start: i64 = MAY + row * CARDS
        for other in range(start, start + CARDS):
            if table.cells[other] & left:
                table.cells[other] |= reached


def look(table: Table, row: int, cards: tuple[Card, ...], place: int) -> None:
    """Somebody is shown all the cards that lie at a place: these are there, and no others."""
    memory.looked(table, row, cards, place)  # unseen: for guesses
    for card in ALL_CARDS:
        if card in cards:
            table.set_may(row, card, bit(place))
        else:
            table.set_may(row, card, table.may(row, card) & ~bit(place))


def rename(table: Table, source: int, place: int) -> None:
    """All that lies at a place goes to another one, as the cards of a round to the discard pile."""
    memory.renamed(table, source, place)  # unseen: for guesses
    left: i64 = bit(source)
    reached: i64 = bit(place)
    for entry in range(MAY, MAY + (table.setup.seats + 1) * CARDS):
        places = table.cells[entry]
        if places & left:
            table.cells[entry] = places & ~left | reached


def forget(table: Table, place: int) -> None:
    """Everybody sees that nothing lies at a place any more."""
    memory.emptied(table, place)  # unseen: for guesses
    left: i64 = bit(place)
    for entry in range(MAY, MAY + (table.setup.seats + 1) * CARDS):
        table.cells[entry] &= ~left


def certain(places: int) -> bool:
    """Whether a set of places is one place."""
    return places & (places - 1) == 0
