"""The three who set out: a picture for each starting card, whatever a set calls them."""

from __future__ import annotations

from typing import Final

from parlour.art.roam.landscapes.canvas import WHITE, Canvas
from parlour.art.roam.landscapes.plants import bush, fir, flowers
from parlour.art.svg import path, shape, wrap

SKIN: Final = "#ecc9a5"
BOOT: Final = "#6d5c48"
CLOAKS: Final = {"A": ("#bd7a66", "#a26351"), "B": ("#7d99a6", "#64818f"), "C": ("#a9975e", "#8d7c47")}


def traveller(card: str, width: float, height: float) -> str:
    """The picture of starting card A, B or C, from (0, 0)."""
    canvas = Canvas(f"traveller {card}", 0)
    canvas.ground("#eaf0ea")
    if card == "A":
        _sunrise(canvas)
    canvas.hills(8, (118, "#cbdcbd"))
    fir(canvas, 22, 142, 46, "#8bab86", "#a2bf9b")
    fir(canvas, 176, 150, 58, "#8bab86", "#a2bf9b")
    canvas.hills(10, (150, "#c6d9ae"))
    canvas.fill("#f1e6cd", "M66 302Q60 240 104 214T84 152h8Q150 196 118 232T134 302z")
    canvas.grain("#94ad7c", 26, top=160)
    flowers(canvas, 5, WHITE, top=190)
    bush(canvas, 22, 262, 16, "#a3bd8c")
    bush(canvas, 178, 284, 20, "#a3bd8c")
    if card == "C":  # the others are far ahead already
        _figure(canvas, 70, 152, 0.24, *CLOAKS["A"])
        _figure(canvas, 104, 160, 0.28, *CLOAKS["B"])
    _figure(canvas, 100, 272, 1, *CLOAKS.get(card, CLOAKS["A"]))
    {"A": _staff, "B": _map, "C": _bundle}.get(card, _staff)(canvas)
    return wrap(
        "svg",
        canvas.drawn(),
        width=width,
        height=height,
        viewBox="15 75 170 215",
        preserveAspectRatio="xMidYMid slice",
        stroke_linecap="round",
    )


def _figure(canvas: Canvas, x: float, y: float, s: float, cloak: str, shade: str) -> None:
    """Somebody in a cloak and a pointed hat."""
    canvas.oval(x, y, 36 * s, 6 * s, "#5a4a36", 0.2)
    boots = ("v", 12, "h", -5, "m", 25, -12, "v", 12, "h", 5)
    canvas.line(BOOT, shape(x, y, s, -10, -14, *boots), 9 * s)
    canvas.fill(cloak, shape(x, y, s, -31, -14, "q", 4, -66, 31, -78, "q", 27, 12, 31, 78, "z"))
    canvas.fill(shade, shape(x, y, s, 6, -14, "q", 8, -40, -6, -78, "q", 27, 12, 31, 78, "z"))
    canvas.disc(x, y - 102 * s, 19 * s, SKIN)
    hat = ("q", 32, -12, 64, 0, "q", -22, -6, -26, -44, "q", -14, 14, -38, 44, "z")
    canvas.fill(shade, shape(x, y, s, -32, -110, *hat))
    if s > 0.5:
        canvas.line(BOOT, path("M", x - 6, y - 102, "h.1m11 0h.1"), 4.4)
        canvas.line(BOOT, path("M", x - 5, y - 93, "q5 4 10 0"), 2)
        canvas.line("#c98f78", path("M", x - 11, y - 96, "h.1m21 0h.1"), 5, 0.5)
        canvas.line(WHITE, path("M", x - 20, y - 40, "q3-30 15-44"), 3, 0.3)


def _sunrise(canvas: Canvas) -> None:
    rays = "".join(path("M", 146 + dx * 36, 116 - dy * 36, "l", dx * 12, -dy * 12) for dx, dy in _RAYS)
    canvas.disc(146, 118, 28, "#f6dc98")
    canvas.line("#f6dc98", rays, 5)


_RAYS: Final = ((-1, 0.1), (-0.8, 0.6), (-0.3, 0.95), (0.3, 0.95), (0.8, 0.6))


def _staff(canvas: Canvas) -> None:
    canvas.line("#9a7d60", path("M", 142, 274, "L", 134, 170), 5)
    canvas.disc(137, 212, 7, SKIN)


def _map(canvas: Canvas) -> None:
    canvas.fill("#fbf3df", path("M", 66, 206, "l23-6 22 6 23-6v38l-23 6-22-6-23 6z"))
    canvas.fill("#eadcbc", path("M", 89, 200, "l22 6v38l-22-6z"))
    canvas.line("#b5705f", path("M", 74, 232, "q10-18 20-8t28-12"), 2.4)
    canvas.line("#b5705f", path("M", 120, 208, "l6 7m0-7l-6 7"), 2.4)
    canvas.disc(65, 224, 6.5, SKIN)
    canvas.disc(135, 220, 6.5, SKIN)


def _bundle(canvas: Canvas) -> None:
    canvas.line("#9a7d60", path("M", 76, 226, "L", 154, 178), 5)
    canvas.disc(156, 192, 17, "#cf9a84")
    canvas.line(WHITE, path("M", 150, 188, "h.1m10-3h.1m-3 11h.1m-10 2h.1m18-4h.1"), 4, 0.8)
    canvas.disc(84, 221, 7, SKIN)
