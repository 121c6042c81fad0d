"""Coast, lake and marsh: lands told by their water."""

from __future__ import annotations

from parlour.art.roam.landscapes.canvas import (
    TALL,
    WHITE,
    WIDE,
    Canvas,
    Spot,
    closed,
    grown,
    outline,
    smooth,
    within,
)
from parlour.art.roam.landscapes.plants import bush, flowers, leafy, reeds
from parlour.art.roam.landscapes.things import gulls, house, lighthouse, rowboat, sailboat, stones
from parlour.art.svg import path

SEA = "#bcdde6"
DEEP = "#a9d1de"
SAND = "#f3e6c6"


def waves(canvas: Canvas, count: int, left: float, right: float, top: float, bottom: float) -> None:
    """Small crests on open water."""
    d = ""
    for _ in range(count):
        d += path("M", round(canvas.roll(left, right - 16)), round(canvas.roll(top, bottom)), "q4-4 8 0t8 0")
    canvas.line(WHITE, d, 1.7, 0.8)


def coast(canvas: Canvas) -> None:
    """Cliffs above a beach, and the sea with its surf on one side."""
    land = canvas.in_turn(1, -1)  # where the land is
    canvas.ground(DEEP)
    canvas.fill("#e8f1f1", path("M", 0, 0, "H", WIDE, "V", 26, "H", 0, "z"))
    canvas.cloud(100 - land * canvas.roll(20, 60), 18, 13)
    canvas.fill(SEA, f"{smooth(canvas.ridge(canvas.roll(80, 130), 8))}V{TALL}H-6z")
    out, lean = canvas.roll(28, 44), canvas.roll(-9, 9)
    rim = [
        (round(100 + land * (out - lean * (down - 3) + canvas.roll(-24, 24))), y)
        for down, y in enumerate((26.0, 66, 114, 158, 206, 250, 312))
    ]
    edge = f"H{WIDE + 6 if land > 0 else -6}V26z"

    def off(distance: float, down: float = 0) -> list[Spot]:
        """The rim again, so far out towards the sea."""
        return [(round(x - land * (distance + canvas.roll(-3, 3))), y + down) for x, y in rim]

    canvas.line(WHITE, smooth(off(62)), 1.8, 0.7)
    canvas.fill(WHITE, smooth(off(48)) + edge, 0.5)
    canvas.fill(WHITE, smooth(off(38)) + edge)
    canvas.fill(SAND, smooth(off(33)) + edge)
    canvas.fill("#c2a582", smooth(off(15, 10)) + edge)  # the face of the cliff
    canvas.fill("#d8c09c", smooth(off(11, 4)) + edge)
    canvas.fill("#cadcae", smooth(rim) + edge)
    cracks = "".join(path("M", x - land * 3, y + 12, "l", -land * canvas.roll(5, 9), 9) for x, y in rim[1:-1])
    canvas.line("#a98a67", cracks, 1.4, 0.7)
    canvas.line(WHITE, smooth(rim), 2.2, 0.7)
    waves(canvas, 13, 4 if land > 0 else 110, 90 if land > 0 else 196, 34, 290)
    canvas.grain("#9fb982", 22, top=40)
    with canvas.together():
        for x, y in canvas.spots(22, 18, 26, 44):
            if (x - 100) * land > out + 32:
                bush(canvas, x, y, canvas.roll(6, 11), "#a6c08d")
    if canvas.number % 3:
        lighthouse(canvas, 100 + land * canvas.roll(76, 88), canvas.pick(114.0, 216.0), 62, -land)
    else:
        house(canvas, 100 + land * 80, canvas.pick(116.0, 214.0), 36, "#cf9a84", "#b37e69")
    boat = canvas.pick(102.0, 118.0, 204.0, 216.0)
    sail = canvas.pick("#f3ead6", "#e9c9b2", "#d9e2c4")
    sailboat(canvas, 100 - land * canvas.roll(70, 84), boat, canvas.roll(27, 33), sail)
    x = 100 - land * canvas.roll(30, 60)
    canvas.oval(x, 297, 22, 5, WHITE, 0.8)
    stones(canvas, x, 297, canvas.roll(10, 14), "#b9b4a8", "#9c978c")
    gulls(canvas, 100 - land * canvas.roll(30, 60), 308 - boat)


def lake(canvas: Canvas) -> None:
    """A still lake among trees."""
    canvas.ground("#e6efe8")
    canvas.hills(6, (26, "#b9d1bd"), (46, "#cfe0b6"))
    canvas.grain("#94b07f", 26, top=50)
    flowers(canvas, 4, WHITE, top=70)
    way = canvas.in_turn(1, -1)
    x, y = 100 + way * canvas.roll(4, 42), 178 + canvas.roll(-10, 12)
    shore = outline(canvas, x, y, canvas.roll(88, 104), canvas.roll(94, 112), 0.2)
    for by, colour in ((9.0, "#b5cd99"), (4.0, "#f1e5c8"), (0.0, SEA), (-13.0, "#aed5e1")):
        canvas.fill(colour, closed(grown(shore, by)))
    canvas.line(WHITE, closed(grown(shore, -7)), 1.3, 0.6)
    waves(canvas, 6, x - 66, x + 66, y - 66, y + 76)
    special = canvas.in_turn("island", "boat", "jetty")
    if special == "island":
        cx, cy = 100 + canvas.roll(-8, 12), canvas.pick(112.0, 206.0)
        canvas.fill("#f1e5c8", closed(outline(canvas, cx, cy, 36, 15)))
        canvas.fill("#c3d8a8", closed(outline(canvas, cx, cy - 2, 31, 11)))
        leafy(canvas, cx - 9, cy, 42, "#8fb180", "#a7c597")
        bush(canvas, cx + 13, cy + 2, 10, "#9dbb8a")
    elif special == "jetty":
        foot, jetty_y = 100 - way * 74, canvas.pick(108.0, 206.0)
        planks = "".join(path("M", foot + way * 7 * place, jetty_y - 4, "v8") for place in range(9))
        canvas.line("#a68a69", path("M", foot, jetty_y, "h", way * 58), 10)
        canvas.line("#c9b08a", planks, 1.4)
        rowboat(canvas, foot + way * 66, jetty_y - 12, 24)
    else:
        rowboat(canvas, canvas.roll(80, 120), canvas.pick(106.0, 204.0), 34)
    ducks(canvas, x + canvas.roll(-20, 20), canvas.pick(y - 68, y + 62))
    with canvas.together():
        for tree_x, tree_y in ((58, 62), (104, 66), (146, 60), *canvas.spots(14, 30, 34, 44)):
            if not within(grown(shore, 4), tree_x, tree_y):
                size = canvas.roll(34, 46) * (0.8 + 0.2 * tree_y / TALL)
                leafy(canvas, tree_x, tree_y, size, "#8fb180", "#a7c597")
    with canvas.together():
        for cx, cy in shore[1:4]:
            reeds(
                canvas,
                min(188, max(12, round(cx))),
                min(298, round(cy) + 4),
                canvas.roll(24, 32),
                "#95a873",
                "#a58563",
            )


def ducks(canvas: Canvas, x: float, y: float) -> None:
    """A duck, and those who follow it."""
    way = canvas.side()
    with canvas.together():
        for place in range(int(canvas.roll(2, 5))):
            s = 1.3 if place == 0 else 0.8
            dx = x - way * 16 * place
            body = path("M", dx - way * 7 * s, y - 3 * s, "q", way * 6 * s, 8 * s, way * 12 * s, 0, "z")
            canvas.fill("#fdfaf2", body)
            canvas.disc(dx + way * 4 * s, y - 4.5 * s, 2.8 * s, "#fdfaf2")
            canvas.line("#dd9f58", path("M", dx + way * 7 * s, y - 4 * s, "h", way * 2 * s), 1.8)


def marsh(canvas: Canvas) -> None:
    """Pools, reeds and lights that lead nowhere in particular."""
    canvas.ground("#d3dcd2")
    canvas.disc(canvas.roll(40, 160), 20, 11, "#f3efd2")
    canvas.hills(9, (34, "#b3c4af"), (58, "#c2cfab"), (160, "#b8c8a2"), (246, "#b0c19a"), light=0.3)
    canvas.grain("#8d9f74", 26, top=50)
    left = canvas.side()
    with canvas.together():
        for place, pool_y in enumerate((98, 146, 204, 262)):
            x = 100 + left * (1 if place % 2 else -1) * canvas.roll(18, 62)
            y, rx, ry = pool_y + canvas.roll(-10, 10), canvas.roll(36, 52), canvas.roll(14, 21)
            shore = outline(canvas, x, y, rx, ry)
            canvas.fill("#9db08a", closed(grown(shore, 3.5)))
            canvas.fill("#b4d0cb", closed(shore))
            canvas.line(WHITE, path("M", x - rx * 0.5, y - ry * 0.3, "h", rx * 0.5, "m", 5, 0, "h", 6), 1.6, 0.8)
            for _ in range(2):
                pad_x, pad_y = x + canvas.roll(-0.5, 0.6) * rx, y + canvas.roll(0, 0.6) * ry
                canvas.fill("#8aad84", path("M", pad_x, pad_y, "l6-2a6.5 3.4 0 1 1-5-1z"))
                if canvas.chance(0.4):
                    canvas.disc(pad_x - 1, pad_y - 1, 2.4, "#f3dbdd")
    canvas.tufts("#8d9f74", 6, top=70)
    if canvas.chance(0.5):
        dead_tree(canvas, 100 + canvas.side() * canvas.pick(0.0, 82.0, 88.0), canvas.pick(114.0, 214.0))
    with canvas.together():
        for x, y in canvas.spots(8, rise=30, gap=44, top=60):
            reeds(canvas, x, y, canvas.roll(28, 40), "#83966a", "#8f6f56" if canvas.chance(0.75) else None)
    canvas.mist(3, 0.3)
    with canvas.together():
        for x, y in canvas.spots(5, rise=0, gap=56, top=50):
            canvas.disc(x, y - 8, 12, "#fbf3c0", 0.4)
            canvas.disc(x, y - 8, 7, "#fdf6cf", 0.7)
            canvas.disc(x, y - 8, 3.4, "#fffef4")


def dead_tree(canvas: Canvas, x: float, y: float) -> None:
    """A tree that has had enough of the water."""
    d = path(
        "M",
        x,
        y,
        "q-1-24 2-52M",
        x + 1,
        y - 24,
        "q11-4 13-18M",
        x,
        y - 33,
        "q-10-3-12-17M",
        x + 2,
        y - 43,
        "l7-10",
    )
    canvas.line("#8c7f69", d, 3.4)
