"""How seats look in every picture: colour, shape and letter, always together, as colour is never the only sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Look:
    """The look of one seat, but for its letter."""

    colour: str
    shape: str
    ink: str  # letters on the colour


# Small, around their middle, in a field from -12 to 12
SHAPES: Final = {
    "triangle": "M0-11 11 8H-11z",
    "circle": "M0-9.5A9.5 9.5 0 0 1 0 9.5 9.5 9.5 0 0 1 0-9.5z",
    "square": "M-8.5-8.5H8.5V8.5H-8.5z",
    "diamond": "M0-11.5 11.5 0 0 11.5-11.5 0z",
}


def mix(colour: str, share: float, other: str) -> str:
    """So much of one colour in another.

    >>> mix("#ff0000", 0.2, "#000010")
    '#33000d'
    """
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(one * share + two * (1 - share)):02x}" for one, two in pairs)
