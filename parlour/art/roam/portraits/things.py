"""What the people of the portraits carry, and who goes with them."""

from __future__ import annotations

from typing import Final

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits.paper import LINE, Paper
from parlour.art.roam.portraits.people import Skin
from parlour.art.svg import path

WOOD: Final = "#8f6b4a"
IRON: Final = "#8b9096"


def hand(paper: Paper, x: float, y: float, skin: Skin) -> None:
    """A fist around something."""
    paper.disc(x, y, 5.5, skin.light)
    paper.line(skin.shade, f"M{x - 2} {y + 2}h4", 1.4)


def staff(paper: Paper) -> None:
    """At the right, taller than its owner."""
    paper.line(WOOD, "M86 104L82 22", 4.5)
    paper.line(WOOD, "M82 22q-1-8 7-8", 4)


def basket(paper: Paper) -> None:
    """At the lower left, with mushrooms."""
    paper.line("#a07a4c", "M6 84Q22 52 38 84", 3)
    paper.fill("#efe3cf", "M13 84v-7h5v7zM24 82v-8h6v8z")
    paper.fill("#cf5f4d", "M8 79q7-13 15 0zM19 77q8-14 16 0z")
    paper.dots(WHITE, "M13 76h.1M18 76h.1M25 73h.1M30 74h.1", 2.2)
    paper.fill("#c79a60", "M5 82h34l-4 20H9z")
    paper.line("#a07a4c", "M6 88h32M8 95h28M14 83l2 18M22 83v18M30 83l-2 18", 1.4)


def acorn(paper: Paper) -> None:
    """At the lower left."""
    paper.oval(20, 84, 8, 10, "#c99655")
    paper.fill("#7d5b38", "M10 82q10-14 20 0z")
    paper.line("#7d5b38", "M20 75v-5", 2.4)
    paper.line(WHITE, "M16 85q0 4 2 6", 1.6, 0.6)


def squirrel(paper: Paper) -> None:
    """On the right shoulder."""
    paper.fill("#b5683c", "M86 76q12-4 8-20t-14-8q8 4 6 12t-4 12z")
    paper.oval(80, 70, 7, 9, "#c67b4b")
    paper.disc(75, 59, 6, "#c67b4b")
    paper.fill("#c67b4b", "M72 55l-1-5 4 3zM78 55l2-5 1 6z")
    paper.dots(LINE, "M73 59h.1", 2.4)
    paper.oval(77, 72, 3, 5, "#f0dcc0")


def lantern(paper: Paper) -> None:
    """A burning one, at the left."""
    paper.disc(20, 74, 20, "#fbe9ad", 0.6)
    paper.line("#5a4a3c", "M20 54q-8 1-8 8h16q0-7-8-8z", 2)
    paper.fill("#f7d774", "M12 63h16v20H12z")
    paper.fill("#fdf3c8", "M17 80q-2-8 3-13 5 5 3 13z")
    paper.line("#5a4a3c", "M12 63v20M28 63v20M10 62h20M9 84h22", 2.4)


def shell(paper: Paper, x: float, y: float) -> None:
    """A fan of ribs."""
    paper.fill("#f0b9a6", f"M{x} {y + 9}q-14-6-9-17 9-6 18 0 5 11-9 17z")
    paper.line("#d48c76", f"M{x} {y + 8}l-6-14M{x} {y + 8}v-17M{x} {y + 8}l6-14", 1.6)


def star_fish(paper: Paper, x: float, y: float) -> None:
    """A starfish."""
    paper.fill("#e08a55", f"M{x} {y - 10}l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z")


def umbrella(paper: Paper) -> None:
    """Open, over the head, in stripes."""
    paper.line(WOOD, "M80 104V14", 3)
    paper.fill("#d8705c", "M46 26Q50 4 80 4t34 22q-6-5-11 0-6-5-12 0-6-5-11 0-6-5-12 0-6-5-11 0-6-5-11 0z")
    paper.fill("#f5ead2", "M57 26q2-16 23-22-12 8-11 22-6-5-12 0zM80 26V4q14 8 12 22-6-5-12 0z")


def letter(paper: Paper, x: float, y: float) -> None:
    """Sealed."""
    paper.fill("#fbf4e2", f"M{x} {y}h26v17h-26z")
    paper.line("#b99d75", f"M{x} {y}h26v17h-26zl13 10 13-10", 1.5)
    paper.disc(x + 13, y + 9, 3, "#b5533f")


def strap(paper: Paper, colour: str) -> None:
    """Of a bag, across the chest."""
    paper.line(colour, "M30 74L70 102", 5)


def rope(paper: Paper) -> None:
    """Coiled across the chest."""
    paper.line("#d9bd86", "M28 76Q62 78 72 102", 7)
    paper.line("#a98a58", "M33 73l-2 7M40 74l-3 7M47 77l-4 6M54 81l-5 5M60 86l-6 4M65 92l-6 3", 1.5)


def frog(paper: Paper, x: float, y: float) -> None:
    """One that sits."""
    paper.oval(x, y, 9, 6, "#86a95c")
    paper.dots("#86a95c", f"M{x - 5} {y - 6}h.1M{x + 5} {y - 6}h.1", 7)
    paper.dots(LINE, f"M{x - 5} {y - 6}h.1M{x + 5} {y - 6}h.1", 2.6)
    paper.line(LINE, f"M{x - 5} {y}q5 4 10 0", 1.4)


def bee(paper: Paper, x: float, y: float) -> None:
    """One that flies."""
    paper.dots(WHITE, f"M{x - 1} {y - 4}h.1M{x + 3} {y - 4}h.1", 5.5, 0.85)
    paper.oval(x, y, 5, 3.6, "#e8b93f")
    paper.line(LINE, f"M{x - 1} {y - 3}v6M{x + 2} {y - 3}v6", 1.5)


def crow(paper: Paper) -> None:
    """On the right shoulder."""
    paper.fill("#3a3d48", "M72 72q2-16 14-18 10 2 8 14l6 12-12-4q-10 4-16-4z")
    paper.disc(80, 53, 7, "#3a3d48")
    paper.fill("#d9a441", "M74 52l-8 3 8 2z")
    paper.dots(WHITE, "M79 51h.1", 3)
    paper.line("#575b69", "M82 66q6 0 10 6", 1.8)


def pick(paper: Paper) -> None:
    """A pickaxe over the shoulder."""
    paper.line(WOOD, "M92 100L74 42", 4.5)
    paper.line(IRON, "M54 46Q72 32 94 40", 5.5)
    paper.line(WHITE, "M60 42q10-6 20-5", 1.3, 0.6)


def oar(paper: Paper) -> None:
    """At the right, blade up."""
    paper.line(WOOD, "M88 104L82 40", 4.5)
    paper.fill("#b98d60", "M74 40q-4-24 6-30 10 4 8 29-6 4-14 1z")
    paper.line("#d8735c", "M75 27l13-2", 4)


def rod(paper: Paper) -> None:
    """A fishing rod, and what hangs on it."""
    paper.line(WOOD, "M74 104Q84 50 96 6", 3)
    paper.line("#7f8d93", "M96 6Q84 30 88 44", 1.1)
    paper.fill("#8fa9b5", "M88 44q-8 8-1 22l-5 6q6 2 11 0l-3-6q6-12-2-22z")
    paper.dots(LINE, "M88 49h.1", 2.2)


def bread(paper: Paper) -> None:
    """A long loaf under the arm."""
    paper.line("#b9793c", "M8 62L36 100", 13)
    paper.line("#d59a58", "M8 62L35 99", 9)
    paper.line("#f2d5a0", "M11 70l6-3M18 79l6-3M25 88l6-3", 2)


def clock(paper: Paper) -> None:
    """A watch with a ring."""
    paper.disc(20, 82, 14, "#b98d45")
    paper.disc(20, 82, 11, "#fdf8ea")
    paper.line(LINE, "M20 82v-7M20 82l5 3", 1.8)
    paper.dots(LINE, "M20 74h.1M28 82h.1M20 90h.1M12 82h.1", 1.6)
    paper.line("#b98d45", "M20 68v-4M16 63h8", 2.6)


def mug(paper: Paper, steam: bool = True) -> None:
    """With steam, or with foam."""
    paper.line("#b59a70", "M12 80q-8 0-8 6t8 6", 3)
    paper.fill("#efe3ca", "M11 76h20v22H11z")
    paper.fill("#c9b48c", "M25 76h6v22h-6z")
    if steam:
        paper.line(WHITE, "M16 72q-4-6 0-10t0-10M25 72q-4-6 0-10t0-10", 2, 0.9)
    else:
        paper.dots(WHITE, "M14 76h.1M20 74h.1M27 76h.1", 8)


def needles(paper: Paper, wool: str, shade: str) -> None:
    """A ball of wool and two needles."""
    paper.line("#9a8a74", "M6 62L34 98M40 62L14 98", 2.2)
    paper.disc(22, 84, 13, wool)
    paper.line(shade, "M12 80q9-9 19-1M11 86q10-10 22-1M15 93q8-9 16-3M18 73q10 8 9 22", 1.5)


def open_map(paper: Paper) -> None:
    """Held with both hands, upside down."""
    paper.fill("#fbf3df", "M20 78l15-5 15 5 15-5 15 5v26H20z")
    paper.fill("#e6d7b4", "M35 73l15 5v26H35zM65 73l15 5v26H65z")
    paper.line("#b5705f", "M26 96q8-14 16-6t18-8", 2)
    paper.line("#b5705f", "M66 86l6 6m0-6l-6 6", 2.2)


def bundle(paper: Paper) -> None:
    """On a stick over the shoulder."""
    paper.line(WOOD, "M20 100L92 44", 4)
    paper.fill("#cf7f66", "M74 48q10 14 20 10 8-6 2-20-6-8-14-2-8 6-8 12z")
    paper.dots(WHITE, "M82 46h.1M90 42h.1M88 52h.1M94 49h.1", 3, 0.85)


def leaf(paper: Paper, x: float, y: float, colour: str, way: int = 1) -> None:
    """To the right, or to the left."""
    paper.fill(colour, path("M", x, y, "q", way * 3, -10, way * 14, -9, "q", 0, 10, -way * 14, 9, "z"))


def wind(paper: Paper) -> None:
    """Gusts on both sides."""
    paper.line(WHITE, "M2 22h22q8 0 8-6t-6-5M4 66h16q7 0 7 6t-6 4M66 14h20q8 0 8 6M70 60h22q6 0 6-5", 2.6, 0.95)


def medal(paper: Paper) -> None:
    """A chain of office."""
    paper.line("#e3b94c", "M33 72Q40 92 50 94q10-2 17-22", 3.4)
    paper.disc(50, 95, 6, "#e8c45c")
    paper.disc(50, 95, 3, "#b98a2f")


def sparks(paper: Paper, colour: str, spots: str) -> None:
    """Little points of light."""
    paper.dots(colour, spots, 2.4, 0.9)
