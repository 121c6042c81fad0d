"""The explore tokens: painted wooden pieces, a colour, a shape and a letter for each edge of the map.

Their shapes are in tokens.json; the browser client (Token.svelte) draws its tokens from the same file, in the same
layers.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parlour.art.lettering import TITLES, write
from parlour.art.looks import Look, mix
from parlour.art.svg import number, tag, wrap

DARK: Final = "#1d140d"
OUTLINE: Final = "#241a12"
LOOKS: Final = {
    "south": Look("#d55e00", "triangle", DARK),
    "west": Look("#0072b2", "circle", "#ffffff"),
    "north": Look("#e6b800", "square", DARK),
    "east": Look("#009e73", "diamond", DARK),
}
# The letters of seats in notation (docs/scenarios.md) and in the terminal: the same in every language.
LETTERS: Final = {"south": "S", "west": "W", "north": "N", "east": "E"}


@dataclass(frozen=True)
class Body:
    """A piece of wood that lies flat and is seen from slightly above, around its middle, about 76 wide."""

    top: str
    side: str
    inlay: str  # how the top is made smaller for the lighter field in its middle
    shine: str
    letter: float  # the baseline


BODIES: Final = {
    shape: Body(**drawn)
    for shape, drawn in json.loads(Path(__file__).with_name("tokens.json").read_text(encoding="utf-8")).items()
}


def token(edge: str, letter: str, x: float, y: float, scale: float, class_: str | None = None) -> str:
    """A token with its middle at (x, y); at scale 1 it is about 76 wide."""
    look = LOOKS[edge]
    body = BODIES[look.shape]
    wood = mix(look.colour, 0.55, DARK)
    inside = tag("path", d=body.side, fill=DARK, fill_opacity=0.3, transform="translate(4 6)")
    inside += tag("path", d=body.side, fill=wood, stroke=OUTLINE, stroke_width=4, stroke_linejoin="round")
    inside += tag("path", d=body.top, fill=look.colour)
    inside += tag("path", d=body.top, fill="#fff", fill_opacity=0.14, transform=body.inlay)
    inside += tag(
        "path",
        d=body.shine,
        fill="none",
        stroke="#fff",
        stroke_opacity=0.6,
        stroke_width=4,
        stroke_linecap="round",
    )
    if letter:
        inside += write(0, body.letter, letter, 38, colour=look.ink, font=TITLES, anchor="middle", bold=True)
    return wrap("g", inside, class_=class_, transform=f"translate({number(x)} {number(y)}) scale({scale:.3f})")
