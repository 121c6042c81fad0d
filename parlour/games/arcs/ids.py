"""What the numbers of the rules mean: each kind of thing has a type of its own, so that none is taken for another.

They are plain numbers when the game runs: positions in the tuples of names in components/ and cards/.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
System = NewType("System", int)  # a planet or a gate
Resource = NewType("Resource", int)
Ambition = NewType("Ambition", int)
Card = NewType("Card", int)  # an action card
Court = NewType("Court", int)  # a court card, guild or vox; from 1
Leader = NewType("Leader", int)  # from 1
Lore = NewType("Lore", int)  # from 1
Piece = NewType("Piece", int)  # a kind of piece
Building = NewType("Building", int)  # a building on the map: whose, which kind, fresh or damaged, where it stands

NONE: Final = -1  # none of them
NOBODY: Final = Seat(-1)
NOWHERE: Final = System(-1)
NOTHING: Final = Resource(-1)
NO_CARD: Final = Card(-1)
NO_COURT: Final = Court(0)  # an empty place of the row
NO_LEADER: Final = Leader(-1)

SHIP: Final = Piece(0)
CITY: Final = Piece(1)
STARPORT: Final = Piece(2)
AGENT: Final = Piece(3)
PIECES: Final = ("ship", "city", "starport", "agent")
STATES: Final = ("fresh", "damaged")

OUTSIDE: Final = 16  # in the number of a building: outside the slots, on a planet or at a gate


def building(seat: Seat, kind: Piece, damaged: bool, outside: bool = False) -> Building:
    """A building as a number: whose, a city or a starport, fresh or damaged."""
    return Building(seat * 4 + (kind - CITY) * 2 + int(damaged) + (OUTSIDE if outside else 0))


def owner_of(found: Building) -> Seat:
    """Whose building it is."""
    return Seat(found >> 2 & 3)


def kind_of(found: Building) -> Piece:
    """CITY or STARPORT."""
    return STARPORT if found & 2 else CITY


def is_damaged(found: Building) -> bool:
    """Whether a building is damaged."""
    return found & 1 != 0


def is_outside(found: Building) -> bool:
    """Whether a building stands outside the slots."""
    return found & OUTSIDE != 0


def in_slot(found: Building) -> Building:
    """The same building as if it stood in a slot: to compare by whose, which kind and how it is."""
    return Building(found & ~OUTSIDE)


def turned(found: Building, damaged: bool) -> Building:
    """The same building fresh, or damaged."""
    return Building(found | 1 if damaged else found & ~1)
