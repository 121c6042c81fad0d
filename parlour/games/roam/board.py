"""The map of Roam as bitboards: 36 spaces, a1 in the north-west to f6 in the south-east.

Bit `6 * row + column` is a space, so bits run in reading order: a1, b1, ... f1, a2, ... f6. Six land cards lie
on it (R-2.2), each 2 wide and 3 tall: places 0, 1, 2 are the top row from the left, 3, 4, 5 the bottom row.

A set of spaces is one number (`Spaces`): `|` unites two, `&` is what they share, `& ~` what only the first has.

>>> space_name(Space(0)), space_name(Space(35)), SPACES["c4"]
('a1', 'f6', 20)
>>> spaces_of(PLACE_MASKS[1])
('c1', 'd1', 'c2', 'd2', 'c3', 'd3')
>>> holds(PLACE_MASKS[1], SPACES["d2"]), list(spaces_in(only(SPACES["c4"])))
(True, [20])
"""

from __future__ import annotations

from typing import Final, NewType

from parlour.core.packed import append, bit, extend, i64, vec

Seat = NewType("Seat", i64)  # a player, counted clockwise
Edge = NewType("Edge", i64)  # where a player sits: a number in EDGES
Space = NewType("Space", i64)
Place = NewType("Place", i64)  # where a land card lies
Spaces = i64  # a set of them

WIDTH: Final = 6
SIZE: Final = 36
ALL: Final = 2**36 - 1
_ROW: Final = 63  # the spaces of one row
NONE: Final = -1  # no seat, no space, no place
NO_SEAT: Final = Seat(NONE)
NO_EDGE: Final = Edge(NONE)
NOWHERE: Final = Space(NONE)
NO_PLACE: Final = Place(NONE)

EDGES: Final = ("south", "west", "north", "east")  # clockwise around the table
LETTERS: Final = "SWNE"


def space_name(space: Space) -> str:
    """The name of a space: column letter and row number."""
    return "abcdef"[space % WIDTH] + str(space // WIDTH + 1)


EVERY_SPACE: Final = vec[Space]([Space(space) for space in range(SIZE)])
SPACE_NAMES: Final = tuple([space_name(space) for space in EVERY_SPACE])
SPACES: Final = {space_name(space): space for space in EVERY_SPACE}


def holds(spaces: Spaces, space: Space) -> bool:
    """Whether a space is one of these."""
    return (spaces >> space & 1) != 0


def only(space: Space) -> Spaces:
    """The set of this space alone."""
    return bit(space)


_BY_ROW: Final = [
    vec[Space]([Space(WIDTH * row + column) for column in range(WIDTH) if chosen >> column & 1])
    for row in range(WIDTH)
    for chosen in range(_ROW + 1)
]  # by row, then by the set of its spaces


def spaces_in(spaces: Spaces) -> vec[Space]:
    """The spaces of a set, in reading order."""
    found = vec[Space]()
    row: i64 = 0
    while spaces:
        found = extend(found, _BY_ROW[row + (spaces & _ROW)])
        spaces >>= WIDTH
        row += _ROW + 1
    return found


def spaces_of(spaces: Spaces) -> tuple[str, ...]:
    """The names of the spaces of a set, in reading order."""
    return tuple([SPACE_NAMES[space] for space in spaces_in(spaces)])


def _united(spaces: list[int]) -> int:
    return int(sum([2**space for space in spaces]))


def _place_mask(place: int) -> int:
    top, left = 3 * (place // 3), 2 * (place % 3)
    return _united([WIDTH * (top + y) + left + x for y in range(3) for x in range(2)])


PLACES: Final = 6
EVERY_PLACE: Final = vec[Place]([Place(place) for place in range(PLACES)])
PLACE_MASKS: Final = vec[i64]([_place_mask(place) for place in range(PLACES)])
_CORNERS: Final = vec[Space]([SPACES[name] for name in ("a1", "c1", "e1", "a4", "c4", "e4")])  # by place
_EVERY_CORNER: Final[i64] = _united([int(corner) for corner in _CORNERS])
_NO_PLACES: Final = vec[Place]()


def completed_places(occupied: Spaces) -> vec[Place]:
    """The places all of whose spaces are occupied (R-5.1)."""
    pairs = occupied & (occupied >> 1)
    full = pairs & (pairs >> WIDTH) & (pairs >> (2 * WIDTH)) & _EVERY_CORNER
    if not full:  # speed: most turns complete nothing
        return _NO_PLACES
    found = vec[Place]()
    for place in EVERY_PLACE:
        if holds(full, _CORNERS[place]):
            found = append(found, place)
    return found


WEST_COLUMN: Final[i64] = _united([WIDTH * row for row in range(6)])
EAST_COLUMN: Final[i64] = WEST_COLUMN << 5
INTERIOR: Final[i64] = _united([WIDTH * row + column for row in range(1, 5) for column in range(1, 5)])


def surrounded(own: Spaces) -> Spaces:
    """The inner spaces whose 8 neighbours are all in `own` (R-8.2: edge spaces never count)."""
    rows = (own << 1) & (own >> 1)
    columns = (own << WIDTH) & (own >> WIDTH)
    diagonals = (own << 5) & (own << 7) & (own >> 5) & (own >> 7)
    return rows & columns & diagonals & INTERIOR


def _neighbours(space: int) -> vec[Space]:
    row, column = divmod(space, WIDTH)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return vec[Space]([Space(WIDTH * y + x) for y, x in around if 0 <= y < 6 and 0 <= x < 6])


NEIGHBOURS: Final = vec[vec[Space]]([_neighbours(space) for space in range(SIZE)])


def beside(spaces: Spaces) -> Spaces:
    """The spaces next to those of a set, not diagonally."""
    across = ((spaces & ~EAST_COLUMN) << 1) | ((spaces & ~WEST_COLUMN) >> 1)
    return across | ((spaces << WIDTH) & ALL) | (spaces >> WIDTH)
