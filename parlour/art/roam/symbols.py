"""Small signs of the cards: coins, points, an icon for each ability. Told apart by shape, not only by colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.art.lettering import write
from parlour.art.svg import number, path, tag, wrap

INK: Final = "#3f3428"
SOFT_INK: Final = "#6d5c48"
PAPER: Final = "#fbf5e6"
EDGE: Final = "#b59a70"
GOLD: Final = "#e8bf55"
GOLD_EDGE: Final = "#86601b"
SEAL: Final = "#8a4b40"
STAR: Final = "M0-6l2 4 4 2-4 2-2 4-2-4-4-2 4-2z"


def coin(x: float, y: float, r: float, class_: str | None = None, space: int | None = None) -> str:
    """A gold disc that lies in the scene, with a star on it."""
    inside = tag("circle", cx=1, cy=3, r=13, opacity=0.3)
    inside += tag("circle", r=13, fill=GOLD, stroke=GOLD_EDGE, stroke_width=1.6)
    inside += tag("circle", r=9, fill="#f4d985", stroke="#b98a2f")
    inside += tag("path", d=STAR, fill="#a3761f")
    at = f"translate({number(x)} {number(y)})" + (f" scale({r / 13:.2f})" if r != 13 else "")
    return wrap("g", inside, class_=class_, data_space=space, transform=at)


def star(x: float, y: float, r: float) -> str:
    """A star before a number of points."""
    d = "M0-12 3-3.6 11.6-3.6 4.6 1.6 7.2 10 0 5-7.2 10-4.6 1.6-11.6-3.6-3-3.6z"
    return tag("path", d=d, fill=SEAL, transform=f"translate({number(x)} {number(y)}) scale({r / 12:.2f})")


def price(x: float, y: float, r: float, coins: int) -> str:
    """A coin with the number of coins on it."""
    inside = tag("circle", cx=x, cy=y, r=r, fill=GOLD, stroke=GOLD_EDGE, stroke_width=r * 0.12)
    inside += tag("circle", cx=x, cy=y, r=r * 0.76, fill="#f7e2a0", stroke="#b98a2f", stroke_width=r * 0.06)
    return inside + write(x, y + r * 0.36, str(coins), r, colour=INK, anchor="middle", bold=True)


def points(x: float, y: float, r: float, worth: int) -> str:
    """A seal with the points on it: a rosette, so that nobody takes it for a coin."""
    out, slant = r * 0.88, r * 0.62
    d = path("M", x, y - out)
    for dx, dy in (
        (slant, -slant),
        (out, 0),
        (slant, slant),
        (0, out),
        (-slant, slant),
        (-out, 0),
        (-slant, -slant),
    ):
        d += path("A", r * 0.37, r * 0.37, 0, 0, 1, x + dx, y + dy)
    d += path("A", r * 0.37, r * 0.37, 0, 0, 1, x, y - out, "z")
    inside = tag("path", d=d, fill=SEAL, stroke="#6d362d")
    inside += tag("circle", cx=x, cy=y, r=r * 0.72, fill="none", stroke="#e9cfc0", stroke_width=1)
    return inside + write(x, y + r * 0.33, str(worth), r * 0.92, colour="#fff8ee", anchor="middle", bold=True)


# Icons lie in a square of 100 × 100


def _token(x: float, y: float, r: float = 13, fill: str = "#d8b48c") -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke=INK, stroke_width=4)


def _square(x: float, y: float, fill: str = INK, dashes: str | None = None) -> str:
    return tag(
        "rect", x=x, y=y, width=26, height=26, rx=4, fill=fill, stroke=INK, stroke_width=4, stroke_dasharray=dashes
    )


def _arrow(d: str, head: str) -> str:
    line = tag("path", d=d, fill="none", stroke=INK, stroke_width=6, stroke_linecap="round")
    return line + tag("path", d=head, fill=INK)


def _blank_icon() -> str:
    """A token above a blank square."""
    pattern = _square(6, 64) + _square(37, 64) + _square(68, 64, "#fff", "7 5")
    return pattern + _token(81, 19) + _arrow("M81 38V46", "M81 60l-11-16h22z")


def _replace_icon() -> str:
    """One token comes, another goes."""
    there = _arrow("M24 36Q50 8 72 28", "M82 38l-17-1 12-14z")
    back = _arrow("M76 64Q50 92 28 72", "M18 62l17 1-12 14z")
    return there + back + _token(32, 54, fill="#fff") + _token(68, 46)


def _coin_icon() -> str:
    return coin(42, 56, 28) + tag(
        "path", d="M82 12v28M68 26h28", stroke=INK, stroke_width=7, stroke_linecap="round"
    )


def _turn_icon() -> str:
    """A pattern and a quarter of a circle, clockwise."""
    return _square(22, 68) + _square(22, 37) + _arrow("M34 20Q72 20 76 58", "M77 78l-13-18 25-2z")


def _move_icon() -> str:
    """A token on its way to the next space."""
    spaces = "".join(
        tag("rect", x=x, y=29, width=42, height=42, rx=6, fill="none", stroke=EDGE, stroke_width=4)
        for x in (5, 53)
    )
    return spaces + _token(26, 50) + _arrow("M45 50H66", "M84 50l-18-11v22z")


def _flip_icon() -> str:
    """A card turning over."""
    card = tag("path", d="M14 28h32v54h-32z", fill="#d8b48c", stroke=INK, stroke_width=4, stroke_linejoin="round")
    other = tag(
        "path", d="M56 32l30-8v62l-30-8z", fill="#fff", stroke=INK, stroke_width=4, stroke_linejoin="round"
    )
    return card + other + _arrow("M28 16Q48 2 64 9", "M78 16l-17 1 7-16z")


ICONS: Final[dict[str, Callable[[], str]]] = {
    "blank": _blank_icon,
    "replace": _replace_icon,
    "coin": _coin_icon,
    "turn": _turn_icon,
    "move": _move_icon,
    "flip": _flip_icon,
}


def icon(ability: str, x: float, y: float, size: float) -> str:
    """The sign of an ability, its corner at (x, y)."""
    return wrap(
        "svg", ICONS[ability](), class_="ability", x=x, y=y, width=size, height=size, viewBox="0 0 100 100"
    )
