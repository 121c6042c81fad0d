"""The signs of Arcs: one shape and one colour for each thing, as in the browser. Paths lie from -12 to 12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.art.svg import number, tag, wrap

NIGHT: Final = "#0b1124"
GOLD: Final = "#d9b36a"
PALE: Final = "#e6eaf7"


class Sign(NamedTuple):
    """A shape and its colour."""

    path: str
    colour: str


_BURST: Final = (
    "M0-12 1.7-4.2 6-6 4.2-1.7 12 0 4.2 1.7 6 6 1.7 4.2 0 12-1.7 4.2-6 6-4.2 1.7-12 0-4.2-1.7-6-6-1.7-4.2z"
)
_GEAR: Final = (
    "M-2-8.3-1.7-12H1.7L2-8.3 4.4-7.4 7.2-9.7 9.7-7.2 7.4-4.4 8.3-2 12-1.7V1.7L8.3 2 7.4 4.4 9.7 7.2 7.2"
    " 9.7 4.4 7.4 2 8.3 1.7 12H-1.7L-2 8.3-4.4 7.4-7.2 9.7-9.7 7.2-7.4 4.4-8.3 2-12 1.7V-1.7"
    "L-8.3-2-7.4-4.4-9.7-7.2-7.2-9.7-4.4-7.4zM0-4A4 4 0 0 0 0 4 4 4 0 0 0 0-4z"
)
_KEY: Final = (
    "M-6-6.5A6.5 6.5 0 1 0-.4 3H2V7H6V3H8V6H12V-2H-.3A6.5 6.5 0 0 0-6-6.5zM-6-2.5A2.5 2.5 0 1 1-6 2.5"
    " 2.5 2.5 0 0 1-6-2.5z"
)
_CROWN: Final = "M-12 9V-7L-6-1 0-10 6-1 12-7V9zM-8 4V6H8V4z"
_BALL: Final = (
    "M-5-1.5A6.7 6.7 0 1 1-5 11.9 6.7 6.7 0 0 1-5-1.5zM-1.5-1.3 2.3-5A5 5 0 1 1 5-2.2L1.2 1.6zM6.5-9.4"
    "A2.4 2.4 0 0 0 6.5-4.6 2.4 2.4 0 0 0 6.5-9.4z"
)

RESOURCES: Final = {
    "material": Sign("M0-12 10-7 0-2-10-7zM-11-4.6-1 .4V12L-11 7zM11-4.6 1 .4V12L11 7z", "#dfa76c"),
    "fuel": Sign(
        (
            "M0-12C4-6 8.5-1 8.5 3.5A8.5 8.5 0 0 1-8.5 3.5C-8.5-1-4-6 0-12zM-5 3A5 5 0 0 0 0 8.5V6A2.8 2.8 0 0"
            " 1-2.5 3z"
        ),
        "#4fc6e6",
    ),
    "weapon": Sign("M0-13 3.2-9V3H8.5V6.5H2V9.5H3.5V12.5H-3.5V9.5H-2V6.5H-8.5V3H-3.2V-9z", "#f2707a"),
    "relic": Sign(
        (
            "M-5-12H5V-9.5L3-7.5C10.5-4.5 9.5 3 3.5 9.5H5.5V12H-5.5V9.5H-3.5C-9.5 3-10.5-4.5-3-7.5L-5-9.5z"
            "M-6.2-2.5V0H6.2V-2.5z"
        ),
        "#6ecb8d",
    ),
    "psionic": Sign(
        (
            "M-12 3C-6-6 6-6 12 3 6 12-6 12-12 3zM0-1A4 4 0 0 0 0 7 4 4 0 0 0 0-1zM-1.5-12H1.5V-6H-1.5z"
            "M-9-10.5-4.5-5.5-7-3.8-11-8.3zM9-10.5 4.5-5.5 7-3.8 11-8.3zM0 1.4A1.6 1.6 0 0 1 0 4.6 1.6 1.6 0 0 1"
            " 0 1.4z"
        ),
        "#bb9bf7",
    ),
}
SUITS: Final = {
    "administration": Sign(
        "M0-12 12-6V-3H-12V-6zM-10-1H-6V7H-10zM-2-1H2V7H-2zM6-1H10V7H6zM-12 8.5H12V12H-12z", "#aab9ff"
    ),
    "aggression": Sign(_BURST, "#ff8160"),
    "construction": Sign(_GEAR, "#f3c552"),
    "mobilization": Sign("M0-12 11-1V5L0-6-11 5V-1zM0-2 9 7V12.5L0 3.5-9 12.5V7z", "#5fdcb8"),
}
AMBITIONS: Final = {
    "tycoon": Sign("M-6-9H6L11-3 0 11-11-3zM-6.5-4.2-5.5-2H5.5L6.5-4.2zM0 6 3-.2H-3z", "#f0bd4a"),
    "tyrant": Sign(_CROWN, "#ccd5ea"),
    "warlord": Sign(
        (
            "M0-11C7-11 10-6 10-1 10 3 8 5 6 6V11H2.4V8H-2.4V11H-6V6C-8 5-10 3-10-1-10-6-7-11 0-11zM-4-3A2.8 2.8"
            " 0 0 0-4 2.6 2.8 2.8 0 0 0-4-3zM4-3A2.8 2.8 0 0 0 4 2.6 2.8 2.8 0 0 0 4-3z"
        ),
        "#ff7b6b",
    ),
    "keeper": Sign("M0-11A6.4 6.4 0 0 1 3.2 .8L6 11H-6L-3.2 .8A6.4 6.4 0 0 1 0-11z", "#6ecb8d"),
    "empath": Sign("M0 11C-8 5-12 1-12-4A6 6 0 0 1 0-6 6 6 0 0 1 12-4C12 1 8 5 0 11z", "#bb9bf7"),
}
MARKERS: Final = {
    "initiative": Sign(
        (
            "M0-12 2.4-2.4 12 0 2.4 2.4 0 12-2.4 2.4-12 0-2.4-2.4zM6-8.5 8.5-6 5-5zM-6-8.5-8.5-6-5-5zM6 8.5 8.5"
            " 6 5 5zM-6 8.5-8.5 6-5 5z"
        ),
        GOLD,
    ),
    "zero": Sign(
        (
            "M0-11C5-11 8-7 8 0 8 7 5 11 0 11-5 11-8 7-8 0-8-7-5-11 0-11zM0-7C-2.5-7-4-4.5-4 0-4 4.5-2.5 7 0 7"
            " 2.5 7 4 4.5 4 0 4-4.5 2.5-7 0-7z"
        ),
        PALE,
    ),
    "power": Sign("M0-12 4-4 12-6 9 8H-9L-12-6-4-4zM-9 9.5H9V12H-9z", GOLD),
    "outrage": Sign(
        (
            "M-11-2A11 10 0 0 1 11-2C11 4 7 8 2 8.4L-6 12-5 7.4C-9 6-11 2-11-2zM-1.6-9 -1 1H1L1.6-9zM0 2.4A1.8"
            " 1.8 0 0 0 0 6 1.8 1.8 0 0 0 0 2.4z"
        ),
        "#ff7b6b",
    ),
    "trophy": Sign(
        (
            "M-7-12H7V-10H12C12-4 9-1 5.5-.5 4 2 2 2.6 2 4V8H6V12H-6V8H-2V4C-2 2.6-4 2-5.5-.5-9-1-12-4-12-10H-7z"
            "M-9.4-7.5C-9-5-8-4-6.6-3.5L-7-7.5zM9.4-7.5C9-5 8-4 6.6-3.5L7-7.5z"
        ),
        GOLD,
    ),
    "captive": Sign(_BALL, "#ccd5ea"),
    "key": Sign(_KEY, GOLD),
}
ACTIONS: Final = {
    "tax": ("M2-11A5 5 0 1 1 2-1 5 5 0 0 1 2-11zM-12 1H-8L-3 3H4Q7 5 4 7H-1V8.5H5L11 4Q13 6 11 8L5 12H-12z"),
    "build": "M-12 4H-1V11H-12zM1 4H12V11H1zM-6-5H5V2H-6zM7-12H10V-9H13V-6H10V-3H7V-6H4V-9H7z",
    "move": "M-12-3H0V-9L12 0 0 9V3H-12z",
    "repair": "M11-7 6-2 2-6 7-11A7 7 0 0 0-1.5-2.5L-10 6A3.3 3.3 0 0 0-6 10.5L2.5 1.5A7 7 0 0 0 11-7z",
    "influence": "M-4-12A4.5 4.5 0 0 1-1-4L4 12H-12L-7-4A4.5 4.5 0 0 1-4-12zM8-12 13-6H10V2H6V-6H3z",
    "secure": "M-7-2V-5A7 7 0 0 1 7-5V-2H10V12H-10V-2zM-3.5-2H3.5V-5A3.5 3.5 0 0 0-3.5-5zM-1.8 2V8H1.8V2z",
    "battle": (
        "M-12-12-5-11 0-5.5 5-11 12-12 11-5 3.5 1.5 7 5 9.5 3 11.5 5 8.5 8 12 11 11 12 8 8.5 5 11.5 3 9.5 5 7"
        " 0 2-5 7-3 9.5-5 11.5-8 8.5-11 12-12 11-8.5 8-11.5 5-9.5 3-7 5-3.5 1.5-11-5z"
    ),
}
SYMBOLS: Final = {  # of the dice
    "self": "M0-12 4-1.8-5.8 3zM5.2 1.2 9 11 0 6-9 11-7.2 6.6z",
    "intercept": (
        "M-1.7-12H1.7V-8.3A8.4 8.4 0 0 1 8.3-1.7H12V1.7H8.3A8.4 8.4 0 0 1 1.7 8.3V12H-1.7V8.3A8.4 8.4 0 0 1"
        "-8.3 1.7H-12V-1.7H-8.3A8.4 8.4 0 0 1-1.7-8.3zM0-4.6A4.6 4.6 0 0 0 0 4.6 4.6 4.6 0 0 0 0-4.6z"
    ),
    "hit": _BURST,
    "building": "M-11 11V1A11 11 0 0 1-3-9.6L0-3-3 1 2 5-1 11zM0-11A11 11 0 0 1 11 1V11H3L6 4 2 0 4-4z",
    "key": _KEY,
}
VOX: Final = Sign("M-9-7H4L12-12V12L4 7H1V12H-5V7H-9A3 3 0 0 1-12 4V-4A3 3 0 0 1-9-7z", PALE)


def sign(found: Sign, x: float, y: float, size: float, class_: str | None = None) -> str:
    """A flat shape with a dark edge, its middle at (x, y)."""
    drawn = tag("path", d=found.path, fill="none", stroke=NIGHT, stroke_width=2.4, stroke_linejoin="round")
    drawn += tag("path", d=found.path, fill=found.colour, fill_rule="evenodd")
    return placed(drawn, x, y, size / 27, class_)


def disc(found: Sign, x: float, y: float, size: float) -> str:
    """A shape cut out of a disc."""
    drawn = tag("circle", r=12.6, fill=found.colour, stroke=NIGHT, stroke_width=1.4)
    drawn += tag("path", d=found.path, fill=NIGHT, fill_rule="evenodd", transform="scale(.66)")
    return placed(drawn, x, y, size / 27)


def placed(drawn: str, x: float, y: float, scale: float, class_: str | None = None) -> str:
    """Something drawn around (0, 0), elsewhere and in another size."""
    return wrap("g", drawn, class_=class_, transform=f"translate({number(x)} {number(y)}) scale({scale:.3f})")


class Kind(NamedTuple):
    """How dice of a kind look: each has its own outline and lightness, so that colour is not needed."""

    colour: str
    ink: str
    outline: str


DICE: Final = {
    "assault": Kind("#c03448", "#ffffff", "M-17-17H17V17H-17z"),
    "skirmish": Kind("#9fc6f2", NIGHT, "M-8-17H8Q17-17 17-8V8Q17 17 8 17H-8Q-17 17-17 8V-8Q-17-17-8-17z"),
    "raid": Kind("#e59a2c", NIGHT, "M-9-18H9L18-9V9L9 18H-9L-18 9V-9z"),
}
# Where one, two or three symbols stand, and how large
_PLACES: Final[tuple[tuple[tuple[float, float, float], ...], ...]] = (
    (),
    ((0, 0, 0.95),),
    ((-7, -6.5, 0.62), (7, 6.5, 0.62)),
    ((0, -7.5, 0.56), (-7.8, 6.5, 0.56), (7.8, 6.5, 0.56)),
)


def die(name: str, symbols: Sequence[str], x: float, y: float, size: float) -> str:
    """A die with these symbols up."""
    kind = DICE[name]
    drawn = tag("path", d=kind.outline, fill=kind.colour, stroke=NIGHT, stroke_width=1.6, stroke_linejoin="round")
    drawn += tag("path", d=kind.outline, fill="none", stroke="#ffffff", stroke_opacity=0.5, transform="scale(.9)")
    for symbol, (right, down, scale) in zip(symbols, _PLACES[len(symbols)], strict=True):
        shape = tag("path", d=SYMBOLS[symbol], fill=kind.ink, fill_rule="evenodd")
        drawn += placed(shape, right, down, scale)
    return placed(drawn, x, y, size / 38)


def flat(path: str, x: float, y: float, size: float, colour: str = PALE) -> str:
    """A shape in one colour."""
    return placed(tag("path", d=path, fill=colour, fill_rule="evenodd"), x, y, size / 27)
