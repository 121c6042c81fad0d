"""A land as it lies on the map: the landscape, and its coins."""

from __future__ import annotations

import random
from typing import Final

from parlour.art.roam.landscapes import scene
from parlour.art.roam.landscapes.canvas import SPACE, TALL, WIDE
from parlour.art.roam.symbols import coin
from parlour.art.svg import NAMESPACE, wrap
from parlour.games.roam.cards import Land

RADIUS: Final = 13
# One, two or three coins around the middle of their space.
LYING: Final = {1: ((0, 0),), 2: ((-15, -5), (15, 7)), 3: ((-17, -11), (17, -8), (0, 17))}


def land_svg(land: Land) -> str:
    """A land as a file of its own, 200 × 300, without any words: a tile of the map."""
    return wrap("svg", land_picture(land, WIDE, TALL), xmlns=NAMESPACE, width=WIDE, height=TALL, viewBox=_BOX)


def land_picture(land: Land, width: float, height: float) -> str:
    """A land as a part of another drawing, from (0, 0)."""
    scattered = _coins(land)
    over = wrap("svg", scattered, width=width, height=height, viewBox=_BOX) if scattered else ""
    return scene(land.landscape, land.number, width, height) + over


_BOX: Final = f"0 0 {WIDE} {TALL}"


def _coins(land: Land) -> str:
    rng = random.Random(f"coins {land.number}")
    drawn = ""
    for space, count in enumerate(land.coins):
        middle_x, middle_y = SPACE * (space % 2) + SPACE / 2, SPACE * (space // 2) + SPACE / 2
        x, y = middle_x + rng.uniform(-7, 7), middle_y + rng.uniform(-4, 8)
        for dx, dy in LYING.get(count, ()):
            drawn += coin(x + dx, y + dy, RADIUS, class_="coin", space=space)
    return drawn
