"""A drawn position: parts laid over each other, as one SVG file or part by part.

Whoever makes pixels of it keeps those of a part until the part changes: a move changes little of a board.

>>> dot = Part(4, 2, 10, 10, tag("circle", cx=5, cy=5, r=5))
>>> Picture(20, 20, (dot,)).svg().count("<circle")
1
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from parlour.art.lettering import TEXT, one_line
from parlour.art.svg import NAMESPACE, tag, wrap
from parlour.core.game import Json, Outcome
from parlour.words import Words

NARROW = 1.25  # letters of pictures are narrower than those of any font one has to reckon with


@dataclass(frozen=True)
class Part:
    """A rectangle of a picture in whole pixels, with elements drawn from its corner; outside it is nothing."""

    x: int
    y: int
    width: int
    height: int
    inside: str

    def svg(self) -> str:
        """The part as a file of its own."""
        return _file(self.width, self.height, self.inside)


def covering(ground: str, part: Part) -> Part:
    """A part with the colour of the table around what is drawn: nothing below it has to be looked at."""
    return replace(part, inside=tag("rect", width=part.width, height=part.height, fill=ground) + part.inside)


@dataclass(frozen=True)
class Picture:
    """Parts over each other; the first lies at the bottom and covers all."""

    width: int
    height: int
    parts: tuple[Part, ...]

    def inside(self) -> str:
        """All of it as elements of another picture."""
        return "".join(
            wrap("svg", part.inside, x=part.x, y=part.y, width=part.width, height=part.height)
            for part in self.parts
        )

    def svg(self) -> str:
        """All of it as one file."""
        return _file(self.width, self.height, self.inside())


@dataclass(frozen=True)
class Drawing:
    """A picture that explains something: what it is called, how large it is, and what draws it.

    There are no words in it, so that it serves every language.
    """

    name: str
    width: int
    height: int
    draw: Callable[[], str]

    def svg(self) -> str:
        """The picture as a file."""
        return _file(self.width, self.height, self.draw())


def _file(width: int, height: int, inside: str) -> str:
    box = f"0 0 {width} {height}"
    return wrap("svg", inside, xmlns=NAMESPACE, width=width, height=height, viewBox=box, font_family=TEXT)


@dataclass(frozen=True)
class Seen:
    """A position as a spectator sees it, for whoever draws it: `parlour.core.game` says what each part is."""

    words: Words
    box: Json
    view: Json
    shown: Json
    outcome: Outcome | None


def panel(width: float, height: float, fill: str, edge: str, thick: float = 1, round_: float = 10) -> str:
    """A card of paper under other things."""
    inset = thick / 2
    return tag(
        "rect",
        x=inset,
        y=inset,
        width=width - thick,
        height=height - thick,
        rx=round_,
        fill=fill,
        stroke=edge,
        stroke_width=thick,
    )


def fitted(text: str, size: float, width: float) -> str:
    """A line of text that fits, shortened where it has to be."""
    return one_line(text, size, width * NARROW)
