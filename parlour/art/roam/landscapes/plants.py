"""Plants of the landscapes. Each stands with its foot at (x, y) and is lit from the left."""

from __future__ import annotations

from parlour.art.roam.landscapes.canvas import TALL, WHITE, WIDE, Canvas
from parlour.art.svg import path, shape

BARK = "#9a7d60"
_TIERS = ((0.2, 0.36), (-0.09, 0), (0.16, 0.28), (-0.12, 0), (0.19, 0.28))  # steps from the tip of a fir down


def fir(canvas: Canvas, x: float, y: float, high: float, dark: str, light: str) -> None:
    """A fir of three tiers, its left half in the light."""
    tiers = [(round(dx * high), round(dy * high)) for dx, dy in _TIERS]  # whole numbers: there are many firs
    down = [step for dx, dy in tiers for step in (dx, dy)]
    up = [step for dx, dy in reversed(tiers) for step in (dx, -dy)]
    half, deep = sum(dx for dx, _ in tiers), sum(dy for _, dy in tiers)
    top = round(y - high)
    canvas.line(BARK, path("M", x, y, "V", top + deep), 3)
    canvas.fill(dark, path("M", x, top, "l", *down, "h", -2 * half, "l", *up, "z"))
    canvas.fill(light, path("M", x, top, "v", deep, "h", -half, "l", *up, "z"))


def leafy(canvas: Canvas, x: float, y: float, high: float, dark: str, light: str) -> None:
    """A round tree."""
    r = round(high * 0.38)
    canvas.line(BARK, path("M", x, y, "v", -r), 5)
    canvas.disc(x, y - round(high * 0.66), r, dark)
    canvas.disc(x - round(high * 0.08), y - round(high * 0.72), round(high * 0.26), light)


def tall_leafy(canvas: Canvas, x: float, y: float, high: float, dark: str, light: str) -> None:
    """A slender tree like an upright egg."""
    canvas.fill(BARK, shape(x, y, high, -0.06, 0, "v", -0.4, "h", 0.12, "v", 0.4, "z"))
    canvas.oval(x, y - high * 0.62, high * 0.22, high * 0.44, dark)
    canvas.oval(x - high * 0.06, y - high * 0.67, high * 0.13, high * 0.32, light)


def bush(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A low bush."""
    humps = ("q", -0.1, -0.7, 0.6, -0.6, "q", 0.4, -0.6, 0.8, 0, "q", 0.7, -0.1, 0.6, 0.6, "z")
    canvas.fill(colour, shape(x, y, size, -1, 0, *humps))


def cactus(canvas: Canvas, x: float, y: float, high: float, colour: str) -> None:
    """A cactus with two raised arms, or with one."""
    side = canvas.side()
    d = shape(x, y, high, 0, 0, "v", -1) + shape(x, y, high, 0, -0.35, "h", side * 0.26, "v", -0.28)
    if canvas.chance(0.6):
        d += shape(x, y, high, 0, -0.5, "h", -side * 0.22, "v", -0.2)
    canvas.line(colour, d, 5)
    canvas.line(WHITE, shape(x, y, high, -0.03, -0.1, "v", -0.85), 1, 0.5)


def palm(canvas: Canvas, x: float, y: float, high: float) -> None:
    """A palm that leans."""
    lean = canvas.side() * high * canvas.roll(0.1, 0.25)
    canvas.line("#b08d63", path("M", x, y, "Q", x, y - high * 0.6, x + lean, y - high), 3)
    fronds = ""
    for dx, dy in ((-0.42, 0.2), (0.42, 0.2), (-0.36, -0.08), (0.36, -0.08), (-0.2, 0.3), (0.2, 0.3)):
        fronds += shape(x + lean, y, high, 0, -1, "q", dx / 2, -0.22, dx, dy)
    canvas.line("#8aa878", fronds, 3.4)


def reeds(canvas: Canvas, x: float, y: float, high: float, colour: str, heads: str | None) -> None:
    """A bunch of reeds, with brown heads or without."""
    stems, tops = "", ""
    for place in (-2, -1, 0, 1, 2):
        h, lean = round(high * canvas.roll(0.65, 1)), round(place * high * 0.1)
        stems += path("M", x + place * 2, y, "q", 0, -round(h * 0.6), lean, -h)
        if place % 2 == 0:
            tops += path("M", x + place * 2 + lean, y - h, "v", round(h * 0.2))
    canvas.line(colour, stems, 1.5)
    if heads:
        canvas.line(heads, tops, 3.4)


def flowers(canvas: Canvas, count: int, colour: str, top: float = 60) -> None:
    """Dots of colour in the grass, in small groups."""
    d = ""
    for _ in range(count):
        d += path("M", round(canvas.roll(8, WIDE - 12)), round(canvas.roll(top, TALL - 6)), "h.1m4 3h.1m-7 2h.1")
    canvas.line(colour, d, 2.8, 0.9)
