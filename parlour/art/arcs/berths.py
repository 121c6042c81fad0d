"""Where ships stand in a system: every group in a box of its own, clear of what is printed and of each other.

Boxes lie in rows and columns around the middle of the free part. The more groups there are, the smaller they get.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from parlour.art.arcs.ring import LANE, SHIPS, Area, Point, holds, polar


class Group(NamedTuple):
    """Ships of one seat that are alike."""

    seat: int
    damaged: bool
    ships: int


class Taken(NamedTuple):
    """A round thing that ships leave free."""

    x: float
    y: float
    radius: float


class Berths(NamedTuple):
    """How the groups of a system are drawn, and where the middle of each is."""

    size: float  # of a ship
    fan: int  # so many ships of a group are drawn at most
    places: list[Point]


SIZE: Final = 46
STEP: Final = 0.47  # from one ship of a fan to the next, as a part of its size
DIGIT: Final = 0.48
ROW: Final = 0.96
# Fans first, then single ships with their number, ever smaller
TRIES: Final = (
    (3, 1), (3, 0.9), (3, 0.8), (1, 0.92), (1, 0.84), (1, 0.76), (1, 0.68), (1, 0.6), (1, 0.52), (1, 0.45),
    (1, 0.4),
)  # fmt: skip
SHIFTS: Final = (0, 0.5, 0.25, 0.75)
REACH: Final = 200  # how far from the middle a system may stretch


def width_of(count: int, fan: int, size: float) -> float:
    """How wide a group is: its ships, and their number if there are several."""
    digits = len(str(count)) * DIGIT if count > 1 else 0
    return size * (0.9 + (min(count, fan) - 1) * STEP + digits)


def berths(area: Area, groups: Sequence[Group], taken: Sequence[Taken]) -> Berths:
    """Places for groups of ships."""
    middle = polar(LANE if area.gate else SHIPS, area.angle)
    for fan, scale in TRIES:
        size = SIZE * scale
        wide = max(width_of(group.ships, fan, size) for group in groups)
        best: list[Point] = []
        least = math.inf
        for shift in itertools.product(SHIFTS, SHIFTS):
            found = sorted(
                _boxes(area, taken, middle, (wide, size * ROW), shift), key=lambda place: math.dist(place, middle)
            )[: len(groups)]
            far = sum(math.dist(place, middle) for place in found)
            if len(found) == len(groups) and far < least - 1:
                best, least = found, far
        if best:
            return Berths(size, fan, sorted(best, key=lambda place: (place[1], place[0])))
    return Berths(SIZE * 0.4, 1, [middle] * len(groups))


def _boxes(
    area: Area, taken: Sequence[Taken], middle: Point, box: Point, shift: tuple[float, float]
) -> Iterator[Point]:
    """The middles of the boxes that are free, in a grid that is shifted by parts of a box."""
    wide, high = box
    for column in range(math.ceil(-REACH / wide), int(REACH / wide) + 1):
        for row in range(math.ceil(-REACH / high), int(REACH / high) + 1):
            x, y = middle[0] + (column + shift[0]) * wide, middle[1] + (row + shift[1]) * high
            if _free(area, taken, x, y, wide / 2, high / 2):
                yield x, y


def _free(area: Area, taken: Sequence[Taken], x: float, y: float, wide: float, high: float) -> bool:
    if not holds(area, (x, y), 9):
        return False
    for thing in taken:
        gap = math.hypot(max(0, abs(x - thing.x) - wide), max(0, abs(y - thing.y) - high))
        if gap <= thing.radius:
            return False
    edge = itertools.product((-wide, 0, wide), (-high, 0, high))
    return all(holds(area, (x + right, y + down), 9) for right, down in edge)
