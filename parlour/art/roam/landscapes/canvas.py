"""The paper a landscape is drawn on: 2 × 3 spaces of 100 × 100, and the strokes all landscapes share."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from parlour.art.svg import path, tag

SPACE: Final = 100
WIDE: Final = 2 * SPACE
TALL: Final = 3 * SPACE
WHITE: Final = "#fff"

Spot = tuple[float, float]
Choice = TypeVar("Choice")


class Paint(NamedTuple):
    """How a shape is painted: filled, or as a line so wide; filled shapes may have a light edge."""

    colour: str
    opacity: float | None
    width: float | None = None
    light: float | None = None


class Canvas:
    """Shapes laid over each other, and the dice that make every card a little different."""

    def __init__(self, name: str, number: int) -> None:
        self.number = number
        # A text as seed: the same dice in every process and on every computer.
        self.rng = random.Random(f"{name} {number}")
        self.shapes: list[tuple[Paint, str]] = []

    def drawn(self) -> str:
        """The picture so far. Lines end round: the element around it says so."""
        return "".join(_written(paint, d) for paint, d in self.shapes)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Things that hardly cover each other, as the trees of a wood: one shape for each paint saves bytes."""
        before, self.shapes = self.shapes, []
        yield
        painted: dict[Paint, str] = {}
        for paint, d in self.shapes:
            painted[paint] = painted.get(paint, "") + d
        self.shapes = before + list(painted.items())

    # Dice

    def roll(self, least: float, most: float) -> float:
        return self.rng.uniform(least, most)

    def chance(self, of: float) -> bool:
        return self.rng.random() < of

    def pick(self, *choices: Choice) -> Choice:
        return choices[int(self.rng.random() * len(choices))]

    def in_turn(self, *choices: Choice) -> Choice:
        """What the number says, so that neighbours differ for sure, whether they are 1 apart or 10."""
        return choices[(7 * self.number + self.number // 10) % len(choices)]

    def side(self) -> int:
        """Left or right: -1 or 1."""
        return -1 if self.rng.random() < 0.5 else 1

    # Strokes

    def fill(self, colour: str, d: str, opacity: float | None = None) -> None:
        self.shapes.append((Paint(colour, opacity), d))

    def line(self, colour: str, d: str, width: float, opacity: float | None = None) -> None:
        self.shapes.append((Paint(colour, opacity, width), d))

    def disc(self, x: float, y: float, r: float, colour: str, opacity: float | None = None) -> None:
        self.oval(x, y, r, r, colour, opacity)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str, opacity: float | None = None) -> None:
        rx, ry = round(rx, 1), round(ry, 1)
        d = path("M", round(x) - rx, round(y), "a", rx, ry, 0, 1, 0, 2 * rx, 0, "a", rx, ry, 0, 1, 0, -2 * rx, 0)
        self.fill(colour, d, opacity)

    # Ground and sky

    def ground(self, colour: str) -> None:
        """The whole paper in one colour."""
        self.fill(colour, path("M", 0, 0, "H", WIDE, "V", TALL, "H", 0, "z"))

    def ridge(self, y: float, swing: float) -> list[Spot]:
        """Points of a rolling line from the left edge to the right."""
        return [
            (round(x + self.roll(-12, 12)), round(y + self.roll(-swing, swing)))
            for x in (-20, 42, 100, 158, WIDE + 20)
        ]

    def hills(self, swing: float, *crests: tuple[float, str], light: float = 0.5) -> None:
        """Hills in front of everything so far, each from about so far down, with light on their crests."""
        for y, colour in crests:
            crest = smooth(self.ridge(y + self.roll(-swing, swing) * 0.8, swing))
            # The other edges are off the paper, so the light is seen on the crest only.
            self.shapes.append((Paint(colour, None, None, light or None), f"{crest}V{TALL + 6}H-40z"))

    def grain(self, colour: str, count: int, top: float = 30, opacity: float = 0.4) -> None:
        """Specks and short strokes scattered over the ground, like the tooth of paper."""
        d = ""
        for _ in range(count):
            d += path(
                "M", round(self.roll(2, WIDE - 6)), round(self.roll(top, TALL - 2)), "h", round(self.roll(1, 5))
            )
        self.line(colour, d, 1.6, opacity)

    def tufts(self, colour: str, count: int, top: float = 50) -> None:
        """Blades of grass in threes."""
        d = ""
        for _ in range(count):
            d += path("M", round(self.roll(4, WIDE - 4)), round(self.roll(top, TALL - 3)), "l-2-5m4 5v-6m2 6l2-5")
        self.line(colour, d, 1.2, 0.7)

    def cloud(self, x: float, y: float, size: float) -> None:
        s = size
        self.fill(
            WHITE,
            path("M", x - s, y, "q", 0, -s / 2, s / 2, -s / 2, "q", s / 5, -s / 2, s * 0.7, -s / 4, "q")
            + path(s / 2, -s / 5, s * 0.6, s / 4, "q", s / 3, 0, s / 3, s / 2, "z"),
            0.9,
        )

    def mist(self, count: int, opacity: float) -> None:
        """Long streaks of fog."""
        d = ""
        for _ in range(count):
            d += path("M", round(self.roll(-30, 130)), round(self.roll(60, 280)), "h", round(self.roll(50, 100)))
        self.line(WHITE, d, 9, opacity)

    def spots(self, count: int, rise: float, gap: float, top: float = 40) -> list[Spot]:
        """Where things stand, far ones first. They keep off the middle of spaces: that is where tokens lie."""
        found: list[Spot] = []
        for _ in range(count * 12):
            x, y = round(self.roll(4, WIDE - 4)), round(self.roll(top + rise / 2, TALL + rise / 4))
            clear = abs(x % SPACE - 50) > 27 or abs((y - rise / 2) % SPACE - 50) > 30
            if clear and all(abs(x - x2) + 1.4 * abs(y - y2) > gap for x2, y2 in found):
                found.append((x, y))
            if len(found) == count:
                break
        return sorted(found, key=lambda spot: spot[1])


def _written(paint: Paint, d: str) -> str:
    line = paint.width is not None
    return tag(
        "path",
        fill="none" if line else paint.colour,
        stroke=paint.colour if line else WHITE if paint.light else None,
        stroke_width=paint.width or (2.2 if paint.light else None),
        stroke_opacity=paint.light,
        opacity=paint.opacity,
        d=d,
    )


def smooth(points: Sequence[Spot], start: str = "M") -> str:
    """A soft line from the first point to the last, bending towards those between."""
    d = path(start, *points[0])
    for place, (x, y) in enumerate(points[1:-1], start=1):
        next_x, next_y = points[place + 1]
        last = place == len(points) - 2
        d += path("Q", x, y, *((next_x, next_y) if last else ((x + next_x) / 2, (y + next_y) / 2)))
    return d


def outline(canvas: Canvas, x: float, y: float, rx: float, ry: float, rough: float = 0.12) -> list[Spot]:
    """The corners of a closed soft shape, roughly an oval: a pool, an island."""
    corners: list[Spot] = []
    for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)):
        out = canvas.roll(1 - rough, 1 + rough) * 1.08
        corners.append((round(x + rx * dx * out), round(y + ry * dy * out)))
    return corners


def closed(corners: Sequence[Spot]) -> str:
    """A closed soft line around corners."""
    following = [*corners[1:], corners[0]]
    middles = [
        (round((x + x2) / 2), round((y + y2) / 2)) for (x, y), (x2, y2) in zip(corners, following, strict=True)
    ]
    d = path("M", *middles[-1])
    for corner, middle in zip(corners, middles, strict=True):
        d += path("Q", *corner, *middle)
    return d


def grown(corners: Sequence[Spot], by: float) -> list[Spot]:
    """The same shape, larger or smaller by so much on every side."""
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    moved: list[Spot] = []
    for cx, cy in corners:
        far = max(1.0, ((cx - x) ** 2 + (cy - y) ** 2) ** 0.5)
        moved.append((round(cx + (cx - x) / far * by), round(cy + (cy - y) / far * by)))
    return moved


def within(corners: Sequence[Spot], x: float, y: float) -> bool:
    """Is a point inside the corners?"""
    found = False
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            found = not found
    return found
