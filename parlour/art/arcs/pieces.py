"""The pieces of Arcs: an outline for each kind, with colour and shape of its seat; damaged ones are hollow."""

from __future__ import annotations

import functools
from typing import Final

from parlour.art.arcs.signs import NIGHT, placed
from parlour.art.looks import SHAPES, Look
from parlour.art.svg import number, tag, wrap

# Moved until each is half as light again as the one before, so that they stay apart in grey
LOOKS: Final = (
    Look("#e66a12", "triangle", NIGHT),
    Look("#0072b2", "circle", "#ffffff"),
    Look("#f5d547", "square", NIGHT),
    Look("#35c29a", "diamond", NIGHT),
)
OUTLINES: Final = {
    "ship": "M0-13 10.5 11 0 7.5-10.5 11z",
    "city": "M-12 11V1A12 12 0 0 1 12 1V11z",
    "starport": "M-2.5-13H2.5V-8L12-2V11H5L0 8-5 11H-12V-2L-2.5-8z",
    "agent": "M0-13A5 5 0 0 1 3.6-4.4L10.5 11H-10.5L-3.6-4.4A5 5 0 0 1 0-13z",
}
_MIDDLES: Final = {"ship": 2.2, "city": 2.4, "starport": 0.5, "agent": 5}  # how far down the shape of the seat is


def piece(kind: str, seat: int, x: float, y: float, size: float, damaged: bool = False) -> str:
    """A piece with its middle at (x, y)."""
    state = "damaged" if damaged else "fresh"
    return placed(_body(kind, seat, damaged), x, y, size / 28, class_=f"{kind} {state} seat-{seat}")


@functools.cache
def _body(kind: str, seat: int, damaged: bool) -> str:
    look, outline = LOOKS[seat], OUTLINES[kind]
    drawn = tag("path", d=outline, stroke="#ffffff", stroke_width=3.4, stroke_linejoin="round")
    mark = f"translate(0 {_MIDDLES[kind]}) scale(.34)"
    if not damaged:
        drawn += tag("path", d=outline, fill=look.colour, stroke=NIGHT, stroke_width=1.2, stroke_linejoin="round")
        return drawn + tag("path", d=SHAPES[look.shape], fill=look.ink, transform=mark)
    drawn += tag("path", d=outline, fill=NIGHT, stroke=look.colour, stroke_width=3, stroke_linejoin="round")
    drawn += tag("path", d=SHAPES[look.shape], fill="#ffffff", transform=mark)
    drawn = wrap("g", drawn, transform="rotate(16)")
    return (
        drawn
        + tag("circle", cx=7, cy=8, r=6, fill="#c9302c", stroke="#ffffff", stroke_width=1.4)
        + tag("path", d="M4.5 5.5 9.5 10.5M9.5 5.5 4.5 10.5", stroke="#ffffff", stroke_width=2)
    )


def seat_sign(seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat in its colour."""
    look = LOOKS[seat]
    at = f"translate({number(x)} {number(y)}) scale({size / 24:.3f})"
    return tag("path", d=SHAPES[look.shape], fill=look.colour, stroke="#ffffff", stroke_width=2, transform=at)
