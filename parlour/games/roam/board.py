"""The map of Roam as bitboards: 36 spaces, a1 in the north-west to f6 in the south-east.

Bit `6 * row + column` is a space, so bits run in reading order: a1, b1, ... f1, a2, ... f6. Six land cards lie
on it (R-2.2), each 2 wide and 3 tall: places 0, 1, 2 are the top row from the left, 3, 4, 5 the bottom row.

>>> space_name(0), space_name(35), SPACES["c4"]
('a1', 'f6', 20)
>>> spaces_of(PLACE_MASKS[1])
('c1', 'd1', 'c2', 'd2', 'c3', 'd3')
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 6
ALL: Final = (1 << 36) - 1

EDGES: Final = ("south", "west", "north", "east")  # clockwise around the table
LETTERS: Final = "SWNE"


def space_name(space: int) -> str:
    """The name of a space: column letter and row number."""
    return "abcdef"[space % WIDTH] + str(space // WIDTH + 1)


SPACE_NAMES: Final = tuple(space_name(space) for space in range(36))
SPACES: Final = {name: space for space, name in enumerate(SPACE_NAMES)}


def bits(mask: int) -> list[int]:
    """The spaces of a mask, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def spaces_of(mask: int) -> tuple[str, ...]:
    """The names of the spaces of a mask, in reading order."""
    return tuple([SPACE_NAMES[space] for space in bits(mask)])


def _place_mask(place: int) -> int:
    top, left = 3 * (place // 3), 2 * (place % 3)
    return sum(1 << (WIDTH * (top + y) + left + x) for y in range(3) for x in range(2))


PLACES: Final = 6
PLACE_MASKS: Final = tuple(_place_mask(place) for place in range(PLACES))
ELSEWHERE: Final = tuple(ALL & ~mask for mask in PLACE_MASKS)  # the spaces outside each place
CORNERS: Final = sum(mask & -mask for mask in PLACE_MASKS)  # the north-west space of each place
PLACE_OF_CORNER: Final = {mask & -mask: place for place, mask in enumerate(PLACE_MASKS)}


def completed_places(occupied: int) -> tuple[int, ...]:
    """The places all of whose spaces are occupied (R-5.1)."""
    pairs = occupied & (occupied >> 1)
    full = pairs & (pairs >> WIDTH) & (pairs >> (2 * WIDTH)) & CORNERS
    if not full:  # speed: most turns complete nothing
        return ()
    places = []
    while full:
        low = full & -full
        places.append(PLACE_OF_CORNER[low])
        full ^= low
    return tuple(places)


WEST_COLUMN: Final = sum(1 << (WIDTH * row) for row in range(6))
EAST_COLUMN: Final = WEST_COLUMN << 5
INTERIOR: Final = sum(1 << (WIDTH * row + column) for row in range(1, 5) for column in range(1, 5))


def surrounded(own: int) -> int:
    """The inner spaces whose 8 neighbours are all in `own` (R-8.2: edge spaces never count)."""
    rows = (own << 1) & (own >> 1)
    columns = (own << WIDTH) & (own >> WIDTH)
    diagonals = (own << 5) & (own << 7) & (own >> 5) & (own >> 7)
    return rows & columns & diagonals & INTERIOR


def _neighbours(space: int) -> tuple[int, ...]:
    row, column = divmod(space, WIDTH)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(WIDTH * y + x for y, x in around if 0 <= y < 6 and 0 <= x < 6)


NEIGHBOURS: Final = tuple(_neighbours(space) for space in range(36))


def beside(mask: int) -> int:
    """The spaces next to the spaces of a mask, not diagonally."""
    return ((mask & ~EAST_COLUMN) << 1) | ((mask & ~WEST_COLUMN) >> 1) | ((mask << WIDTH) & ALL) | (mask >> WIDTH)
