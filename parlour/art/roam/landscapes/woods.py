"""Forest, orchard and snowfield: lands told by their trees. And a meadow for lands nobody has drawn yet."""

from __future__ import annotations

from parlour.art.roam.landscapes.canvas import TALL, WHITE, WIDE, Canvas, closed, outline, smooth
from parlour.art.roam.landscapes.plants import bush, fir, flowers, leafy, tall_leafy
from parlour.art.roam.landscapes.things import fence, house
from parlour.art.svg import path, shape


def forest(canvas: Canvas) -> None:
    """Rolling hills of firs and leafy trees."""
    canvas.ground("#e6efe4")
    canvas.disc(canvas.roll(30, 170), canvas.roll(12, 18), 9, "#f8edc4")
    edge = canvas.roll(26, 36)
    far = "".join(path("M", x, edge + 8, "l", 5, -canvas.roll(11, 17), 5, 16, "z") for x in range(-4, WIDE, 8))
    canvas.fill("#a9c6a5", far)  # the far edge of the wood
    canvas.fill("#c3d8ba", path("M", 0, edge + 6, "H", WIDE, "V", TALL, "H", 0, "z"))
    canvas.hills(12, (78, "#cfe0b9"), (158, "#c0d6a9"), (236, "#b2cb9b"))
    canvas.grain("#8fae7c", 30, top=60)
    canvas.tufts("#8fae7c", 7, top=90)
    for _ in range(2):
        x, y = canvas.roll(15, 180), canvas.roll(110, 285)
        canvas.fill("#f7eedb", path("M", x - 2, y, "v-6h4v6z"))
        canvas.fill("#cf8a78", path("M", x - 6, y - 5, "q6-10 12 0z"))
    mix = canvas.roll(0.3, 0.8)
    with canvas.together():
        for x, y in canvas.spots(22, rise=40, gap=31, top=40):
            near = 0.72 + 0.4 * y / TALL
            if canvas.chance(mix):
                fir(canvas, x, y, canvas.roll(42, 54) * near, "#7d9f7c", "#94b490")
            elif canvas.chance(0.75):
                leafy(canvas, x, y, canvas.roll(40, 48) * near, "#8db07a", "#a6c493")
            else:
                bush(canvas, x, y, canvas.roll(9, 13), "#93b384")


def orchard(canvas: Canvas) -> None:
    """Rows of round trees full of fruit, with mown grass between them."""
    fruit = canvas.in_turn("#d2705f", "#9b7bb0", "#dcae4e", "#e39a86")
    canvas.ground("#e9f0dc")
    canvas.cloud(canvas.roll(30, 170), 18, 13)
    canvas.hills(5, (30, "#cfe0b4"))
    slope = round(canvas.roll(-16, 16))
    for row in range(1, 7):  # mown stripes
        top = 20 + row * 46
        stripe = path("M", 0, top - slope, "Q", 100, top + 8, WIDE, top + slope, "V", TALL, "H", 0, "z")
        canvas.fill("#dde9c2" if row % 2 else "#d0e1b0", stripe)
    canvas.grain("#a3bf80", 30, top=50)
    flowers(canvas, 5, WHITE)
    fence(canvas, canvas.roll(6, 60), 46, int(canvas.roll(6, 13)))
    fruits = ""
    with canvas.together():
        for row, line in enumerate((62, 112, 164, 212, 262, 308)):
            for place in (1, 50, 100, 150, 199):
                # Trees stand on the lines between spaces, and only there: tokens lie in the middle.
                beside = place in (50, 150)
                if beside != bool(row % 2) and (beside or canvas.chance(0.1)):
                    continue
                if canvas.chance(0.1) or (row % 2 and not beside and canvas.chance(0.6)):
                    continue
                x = round(place + canvas.roll(-5, 5))
                foot = round(line + canvas.roll(-4, 4) + slope * (x - 100) / 200)
                size = canvas.roll(41, 50)
                leafy(canvas, x, foot, size, "#93b57e", "#abc996")
                for dx, dy in ((-0.7, -0.2), (0.1, 0.7), (0.65, -0.1), (-0.1, -0.6)):
                    fruits += shape(x, foot, size, dx * 0.27, -0.66 - dy * 0.26) + "h.1"
    basket_x, basket_y = canvas.roll(24, 176), canvas.roll(180, 285)
    canvas.fill("#b98f62", path("M", basket_x - 8, basket_y - 9, "h16l-3 10h-10z"))
    canvas.line(fruit, fruits + path("M", basket_x - 5, basket_y - 10, "h.1m5-1h.1m5 1h.1"), 4.8)
    if canvas.chance(0.5):  # somebody is still picking
        x, y = 100 + canvas.side() * 14, canvas.pick(166, 264)
        d = path("M", x, y, "l7-34m5 34l-3-34M", x + 2, y - 9, "h9m-7-8h6m-5-8h4")
        canvas.line("#a98a64", d, 1.8)


# Snow on the tip of a fir, and on the tiers below
_CAP = ("l", 0.15, 0.27, -0.07, -0.05, -0.1, 0.06, -0.12, -0.03, "z")
_SNOWED = ("l", 0.3, 0.08, -0.38, 0.08, "z", "m", 0.38, 0, "l", -0.12, 0.06, 0.2, 0.08, "z")


def snow(canvas: Canvas) -> None:
    """A field of soft mounds with snowed-in firs."""
    canvas.ground("#d3e1ea")
    canvas.disc(canvas.roll(30, 170), 17, 9, "#fbf3d8")
    mounds = ((28, "#c6d7e3"), (46, "#edf3f7"), (104, "#dfe9f0"), (170, "#ecf2f6"), (236, "#dbe6ee"))
    canvas.hills(11, *mounds, light=0.9)
    canvas.grain("#b5c9d8", 18, top=50, opacity=0.6)
    x, way, trail = canvas.roll(30, 170), canvas.side(), ""
    for step in range(15):  # somebody walked here
        if not 24 < x + way * 10 < 176:
            way = -way
        x += way * canvas.roll(2, 9)
        trail += path("M", round(x + 3 * (step % 2)), 292 - step * 15, "v-3")
    canvas.line("#a9bfd0", trail, 3.4)
    with canvas.together():
        for x, y in canvas.spots(11, rise=42, gap=42, top=44):
            h = canvas.roll(42, 56) * (0.72 + 0.35 * y / TALL)
            canvas.oval(x + 3, y, h * 0.36, 3, "#bccfdc")
            fir(canvas, x, y, h, "#8aa8a6", "#a3bdb9")
            canvas.fill(WHITE, shape(x, y, h, 0, -1, *_CAP) + shape(x, y, h, -0.19, -0.5, *_SNOWED))
    special = canvas.in_turn("snowman", "hut", "pond")
    x, y = 100 + canvas.side() * canvas.roll(0, 80), canvas.pick(112.0, 212.0)
    if special == "snowman":
        snowman(canvas, x, y)
    elif special == "hut":
        house(canvas, x, y, 40, "#f8fbfd", "#b3c5d1")
    else:
        canvas.fill("#b6d4e3", closed(outline(canvas, x, y, 34, 11)))
        canvas.line(WHITE, path("M", x - 16, y - 2, "h12m4 4h13"), 1.6, 0.9)
    flakes = "".join(path("M", round(canvas.roll(3, 197)), round(canvas.roll(3, 297)), "h.1") for _ in range(18))
    canvas.line(WHITE, flakes, 3.2)


def snowman(canvas: Canvas, x: float, y: float) -> None:
    """Two balls, a hat and a carrot."""
    canvas.oval(x + 3, y, 14, 3, "#bccfdc")
    canvas.disc(x, y - 10, 11, "#fdfeff")
    canvas.disc(x, y - 26, 7.5, "#fdfeff")
    canvas.line("#bccfdc", path("M", x + 8, y - 17, "q6 9-2 16"), 1.8)
    canvas.fill("#7b8790", path("M", x - 9, y - 31, "h18v-2h-4v-8h-10v8h-4z"))
    canvas.fill("#e09a5c", path("M", x, y - 27, "l10 2-10 1z"))
    canvas.line("#7b8790", path("M", x - 3, y - 28, "h.1m3 14h.1m0 5h.1"), 2.2)


def meadow(canvas: Canvas, tints: tuple[str, str, str]) -> None:
    """Hills with a path."""
    canvas.ground("#eef1ea")
    canvas.cloud(canvas.roll(30, 80), 20, 12)
    canvas.cloud(canvas.roll(120, 175), 15, 10)
    canvas.hills(13, (36, tints[0]), (92, tints[1]), (168, tints[2]), (240, tints[1]))
    x, y = canvas.roll(30, 170), float(TALL + 6)
    way = [(x, y)]
    while y > 70:
        y -= 42
        x = min(175, max(25, x + canvas.roll(-46, 46)))
        way.append((x, y))
    left = [(x - 1 - 6 * y / TALL, y) for x, y in way]
    right = [(x + 1 + 6 * y / TALL, y) for x, y in reversed(way)]
    canvas.fill("#f3ead5", smooth(left) + smooth(right, start="L"))
    canvas.grain("#9fae92", 34, top=60)
    canvas.tufts("#9fae92", 9, top=70)
    flowers(canvas, 5, canvas.in_turn("#fff", "#e9cf7c", "#d9a5a0", "#b9a8cf"))
    with canvas.together():
        for x, y in canvas.spots(9, rise=30, gap=50, top=56):
            if canvas.chance(0.5):
                tall_leafy(canvas, x, y, canvas.roll(40, 50), "#9db58f", "#b4c8a6")
            else:
                bush(canvas, x, y, canvas.roll(9, 14), "#a5ba96")
