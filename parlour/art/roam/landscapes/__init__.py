"""Storybook landscapes: ten that everybody knows, and a meadow for any other word.

>>> scene("forest", 1, 200, 300) == scene("forest", 1, 200, 300) != scene("forest", 2, 200, 300)
True
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

from parlour.art.roam.landscapes.canvas import SPACE, TALL, WHITE, WIDE, Canvas
from parlour.art.roam.landscapes.stone import canyon, desert, ruins, village
from parlour.art.roam.landscapes.waters import coast, lake, marsh
from parlour.art.roam.landscapes.woods import forest, meadow, orchard, snow
from parlour.art.svg import tag, wrap

DRAWN: Final[dict[str, Callable[[Canvas], None]]] = {
    "forest": forest,
    "coast": coast,
    "desert": desert,
    "ruins": ruins,
    "marsh": marsh,
    "snow": snow,
    "orchard": orchard,
    "lake": lake,
    "canyon": canyon,
    "village": village,
}

# The meadow wears a colour of its own for every unknown word.
TINTS: Final = (
    ("#d8e2cf", "#d3dfbf", "#c9d8b3"),
    ("#dde0d6", "#e3dfc6", "#d9d4b6"),
    ("#d6e0e0", "#cfdfd6", "#c3d6cc"),
    ("#e2dadb", "#e4dccb", "#dccfc0"),
    ("#dcdde6", "#d9dad9", "#cdd0cb"),
)


def scene(landscape: str, seed: int, width: float, height: float) -> str:
    """A land of 2 × 3 spaces, drawn anew from its landscape and a number; it clips itself to its own edges."""
    canvas = Canvas(landscape, seed)
    if landscape in DRAWN:
        DRAWN[landscape](canvas)
    else:
        meadow(canvas, TINTS[zlib.crc32(landscape.encode()) % len(TINTS)])
    return wrap(
        "svg",
        canvas.drawn() + _spaces(),
        class_="scene",
        width=width,
        height=height,
        viewBox=f"0 0 {WIDE} {TALL}",
        preserveAspectRatio="xMidYMid slice",
        stroke_linecap="round",
    )


def _spaces() -> str:
    """The lines between the six spaces: light, with a thin dark thread for snow and sand."""
    d = f"M{SPACE} 0V{TALL}M0 {SPACE}H{WIDE}M0 {2 * SPACE}H{WIDE}"
    light = tag("path", fill="none", stroke=WHITE, stroke_width=2.2, opacity=0.6, d=d)
    return light + tag(
        "path", fill="none", stroke="#5a4a36", stroke_width=0.9, stroke_dasharray="2 5", opacity=0.5, d=d
    )
