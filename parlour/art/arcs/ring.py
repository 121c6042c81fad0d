"""The Reach as a ring: six clusters of 60°, the gate inside, three planets outside.

Radii are counted as in a circle of 1000 units; the ring is stretched to an oval that fills the room it has.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from parlour.art.svg import path
from parlour.core.game import Json

Point = tuple[float, float]

HUB: Final = 104  # the free middle
BAND: Final = 236  # where gates end and planets begin
RIM: Final = 494
LIGHT: Final = 124  # the arcs of light of the gates, around the hub
QUAY: Final = 142  # where they end: ships at gates stay outside
LANE: Final = 188  # the middle of what is left of the gates
PLANET: Final = 388
SLOT: Final = 455
ORBIT: Final = 412  # where slots begin: ships stay inside
SHIPS: Final = 294
SYMBOLS: Final = ("arrow", "crescent", "hex")

WIDE: Final = 1.16  # how much wider than high the oval is


@dataclass(frozen=True)
class Area:
    """A part of the ring; degrees go clockwise from the top."""

    inner: float
    outer: float
    begin: float
    end: float
    gate: bool = False

    @property
    def angle(self) -> float:
        return (self.begin + self.end) / 2


def area_of(printed: Json) -> Area:
    """Where a system lies, by what is printed of it."""
    middle = (printed["cluster"] - 1) * 60
    if printed["symbol"] == "gate":
        return Area(HUB, BAND, middle - 30, middle + 30, gate=True)
    angle = middle + (SYMBOLS.index(printed["symbol"]) - 1) * 20
    return Area(BAND, RIM, angle - 10, angle + 10)


def cluster_area(cluster: int, inner: float) -> Area:
    """A whole cluster, or its outer part."""
    angle = (cluster - 1) * 60
    return Area(inner, RIM, angle - 30, angle + 30)


def polar(radius: float, angle: float, aside: float = 0) -> Point:
    """A point by its distance from the middle of the ring, which is (0, 0), and a step aside."""
    turn = math.radians(angle)
    x = radius * WIDE * math.sin(turn) + aside * math.cos(turn)
    return x, -radius * math.cos(turn) + aside * math.sin(turn)


def outline(area: Area, inset: float = 0) -> str:
    """The outline of an area, drawn in by so many units on every side."""
    near, far = area.inner + inset, area.outer - inset
    one, two, three, four = (
        polar(radius, angle + side * math.degrees(inset / radius))
        for radius, angle, side in (
            (near, area.begin, 1),
            (far, area.begin, 1),
            (far, area.end, -1),
            (near, area.end, -1),
        )
    )
    outer = ("A", far * WIDE, far, 0.0, 0.0, 1.0, *three)
    return path("M", *one, "L", *two, *outer, "L", *four, "A", near * WIDE, near, 0.0, 0.0, 0.0, *one, "Z")


def arc(radius: float, begin: float, end: float) -> str:
    """A part of the oval around the middle."""
    long = float((end - begin) % 360 > 180)
    return path("M", *polar(radius, begin), "A", radius * WIDE, radius, 0.0, long, 1.0, *polar(radius, end))


def spoke(angle: float, near: float, far: float) -> str:
    """A line outwards."""
    return path("M", *polar(near, angle), "L", *polar(far, angle))


def bounds(area: Area) -> tuple[float, float, float, float]:
    """The box around an area: left, top, right, bottom."""
    turns = [area.begin + (area.end - area.begin) * step / 8 for step in range(9)]
    points = [polar(radius, turn) for radius in (area.inner, area.outer) for turn in turns]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - 4, min(ys) - 4, max(xs) + 4, max(ys) + 4


def slot(area: Area, number: int, slots: int) -> Point:
    """The middle of a slot for a building."""
    return polar(SLOT, area.angle, 0 if slots == 1 else (number - 0.5) * 62)


def beside(area: Area, number: int) -> Point:
    """A place for a building outside the slots."""
    if area.gate:
        return polar(LANE, area.angle + 18 - number * 36)
    return polar(PLANET - 64, area.angle, (number - 0.5) * 48)


def holds(area: Area, point: Point, inset: float) -> bool:
    """Whether a point lies in an area, so many units from its edges."""
    right, up = point[0] / WIDE, -point[1]
    radius = math.hypot(right, up)
    if not area.inner + inset <= radius <= area.outer - inset:
        return False
    aside = (math.degrees(math.atan2(right, up)) - area.angle + 180) % 360 - 180
    return abs(aside) <= (area.end - area.begin) / 2 - math.degrees(inset / radius)
