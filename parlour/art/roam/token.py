"""The explore tokens: a colour, a shape and a letter for each edge of the map."""

from __future__ import annotations

from typing import Final

from parlour.art.lettering import write
from parlour.art.looks import Look
from parlour.art.svg import number, tag, wrap

DARK: Final = "#1d140d"
LOOKS: Final = {
    "south": Look("#d55e00", "triangle", DARK),
    "west": Look("#0072b2", "circle", "#ffffff"),
    "north": Look("#e6b800", "square", DARK),
    "east": Look("#009e73", "diamond", DARK),
}
# Around their middle, about 68 wide
_BODIES: Final = {
    "triangle": "M0-36Q3-36 5-32L37 24Q40 30 33 30H-33Q-40 30-37 24L-5-32Q-3-36 0-36Z",
    "circle": "M-31 0A31 31 0 1 1 31 0A31 31 0 1 1-31 0Z",
    "square": "M-22-28H22Q28-28 28-22V22Q28 28 22 28H-22Q-28 28-28 22V-22Q-28-28-22-28Z",
    "diamond": "M0-39Q3-39 6-36L36-6Q42 0 36 6L6 36Q0 42-6 36L-36 6Q-42 0-36-6L-6-36Q-3-39 0-39Z",
}


def token(edge: str, letter: str, x: float, y: float, scale: float, class_: str | None = None) -> str:
    """A token with its middle at (x, y); at scale 1 it is about 68 wide."""
    look = LOOKS[edge]
    body = _BODIES[look.shape]
    inside = tag("path", d=body, stroke="#fffaf0", stroke_width=9, stroke_linejoin="round", fill="#fffaf0")
    inside += tag("path", d=body, fill=look.colour, stroke="#2b2119", stroke_width=3.5, stroke_linejoin="round")
    low = 23 if look.shape == "triangle" else 13
    inside += write(0, low, letter, 38, colour=look.ink, anchor="middle", bold=True)
    return wrap("g", inside, class_=class_, transform=f"translate({number(x)} {number(y)}) scale({scale:.3f})")
