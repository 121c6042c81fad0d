"""Desert, canyon, ruins and village: lands told by sand, rock and walls."""

from __future__ import annotations

from itertools import pairwise

from parlour.art.roam.landscapes.canvas import TALL, WHITE, WIDE, Canvas, Spot, smooth
from parlour.art.roam.landscapes.plants import bush, cactus, flowers, leafy, palm, tall_leafy
from parlour.art.roam.landscapes.things import arch, column, fence, house, stones, temple, tent, tower, wall
from parlour.art.svg import path, shape

ROOFS = (("#cf937c", "#b47a65"), ("#a3b0b8", "#87959e"), ("#dac290", "#bfa672"), ("#c99a94", "#ab7d78"))


def desert(canvas: Canvas) -> None:
    """Dunes with one side in the shade."""
    canvas.ground("#f8efda")
    canvas.disc(canvas.roll(30, 170), 22, 13, "#fdfaec")
    canvas.hills(4, (40, "#f0dcb4"), light=0)
    ripples = ""
    for down, level in enumerate((52, 104, 156, 208, 262)):
        lit, shade = (("#f4e3be", "#e5cb9b"), ("#f1ddb2", "#e0c38f"))[down % 2]
        x, top, way = canvas.roll(30, 170), level + canvas.roll(-14, -4), canvas.side()
        dune = path("M", -6, level + canvas.roll(14, 26), "Q", x / 2, top + 2, x, top)
        canvas.fill(
            lit, dune + path("Q", (x + 206) / 2, top + 4, 206, level + canvas.roll(14, 26), f"V{TALL}H-6z")
        )
        slope = path("M", x, top, "q", way * 14, 16, way * 4, 30, "t", way * 20, 26)
        slope += path("Q", x + way * 70, top + 34, x + way * 86, top + 22, "Q", x + way * 44, top + 2, x, top)
        canvas.fill(shade, slope)
        for row in range(3):
            ripples += path("M", x - way * (26 + 9 * row), top + 22 + 8 * row, "q", -way * 10, -4, -way * 22, 0)
    canvas.line("#d5b780", ripples, 1.4, 0.8)
    canvas.grain("#cfae77", 34, top=60)
    x, y = 100 + canvas.side() * canvas.roll(0, 14), canvas.pick(114.0, 214.0)
    canvas.in_turn(oasis, camp, bones)(canvas, x, y)
    with canvas.together():
        for near_x, near_y in canvas.spots(10, rise=28, gap=50, top=52):
            if abs(near_x - x) < 52 and abs(near_y - y) < 52:
                continue
            if canvas.chance(0.7):
                cactus(canvas, near_x, near_y, canvas.roll(26, 42), "#96b189")
            else:
                stones(canvas, near_x, near_y, canvas.roll(6, 9), "#e3d2ae", "#c8b089")


def oasis(canvas: Canvas, x: float, y: float) -> None:
    """Water and two palms."""
    canvas.oval(x, y, 36, 10, "#d3c08b")
    canvas.oval(x, y - 1, 31, 8, "#b5d8dc")
    canvas.line(WHITE, path("M", x - 12, y - 2, "h14m5 2h6"), 1.5, 0.8)
    palm(canvas, x - 26, y + 1, 50)
    palm(canvas, x + 26, y + 3, 42)
    bush(canvas, x + 12, y + 8, 7, "#9fb586")


def camp(canvas: Canvas, x: float, y: float) -> None:
    """Two tents and a flag."""
    canvas.line("#9b7a5c", path("M", x - 18, y - 30, "v-12"), 1.6)
    canvas.fill("#d9a58c", path("M", x - 18, y - 43, "l12 4-12 4z"))
    tent(canvas, x - 18, y, 32, "#fbf4e6", "#dccbb0")
    tent(canvas, x + 18, y + 7, 28, "#d9a58c", "#bf8a72")


def bones(canvas: Canvas, x: float, y: float) -> None:
    """Somebody large once lay down here."""
    ribs = path(
        "M", x - 26, y, "q-3-17 9-20m3 20q-3-20 9-23m3 23q-2-20 9-23m3 23q0-15 9-18M", x - 34, y + 1, "h52"
    )
    canvas.line("#fffaf0", ribs, 3.2)
    canvas.fill("#fffaf0", path("M", x + 20, y - 5, "q9-9 17 0l3 8h-17z"))
    canvas.line("#b99f74", path("M", x + 29, y - 3, "h.1"), 3)


def canyon(canvas: Canvas) -> None:
    """Walls of banded rock on both sides, and a river far below."""
    canvas.ground("#f4ebe0")
    canvas.disc(canvas.roll(60, 140), 15, 9, "#fdf3cf")
    far = ""
    for mesa in (-8, 36, 82, 128, 168):
        far += path("M", mesa, 46, "l", 4, -canvas.roll(10, 26), "h", canvas.roll(12, 24), "l", 5, 26, "z")
    canvas.fill("#e6c8ae", far)
    canvas.fill("#f1dcc3", path("M", 0, 40, "H", WIDE, "V", TALL, "H", 0, "z"))
    canvas.grain("#c99f7c", 22, top=56, opacity=0.6)
    swing, middle = canvas.in_turn(1, -1) * canvas.roll(10, 26), canvas.roll(88, 112)
    course = [(middle + swing * (1 if row % 2 else -1) * min(1, row / 2), 40.0 + row * 46) for row in range(7)]
    for step, colour in enumerate(("#ecccae", "#e2ba98", "#ecc9a9", "#dcae8b", "#cf9f7e")):
        out = 92 - 18 * step  # terraces, from the rim down to the river
        left = _broken(canvas, [(x - out * (0.5 + y / 500), y) for x, y in course])
        right = _broken(canvas, [(x + out * (0.5 + y / 500), y) for x, y in course])
        edge = path("M", *left[0]) + "".join(path("L", *point) for point in left[1:])
        canvas.fill(colour, edge + "".join(path("L", *point) for point in reversed(right)))
        canvas.line(WHITE, edge, 1.5, 0.6)
    canvas.fill("#b9896a", ribbon(course, 12))
    canvas.fill("#b4d6da", ribbon(course, 9))
    canvas.line(WHITE, smooth([(x + 2, y) for x, y in course]), 1.3, 0.8)
    with canvas.together():
        for x, y in canvas.spots(13, rise=30, gap=40, top=52):
            if abs(x - 100) < 50:
                continue
            if canvas.chance(0.5):
                hoodoo(canvas, x, y, canvas.roll(36, 54))
            elif canvas.chance(0.5):
                cactus(canvas, x, y, canvas.roll(24, 32), "#9db38c")
            else:
                bush(canvas, x, y, canvas.roll(8, 11), "#b3b98c")
    if canvas.in_turn(True, False):
        bridge(canvas, canvas.pick(94.0, 192.0))


def _broken(canvas: Canvas, points: list[Spot]) -> list[Spot]:
    """The edge of a terrace: steps and corners instead of a soft line."""
    found = [points[0]]
    for (x, _), (next_x, next_y) in pairwise(points):
        found.append((round(x + (next_x - x) * 0.25 + canvas.roll(-4, 4)), round(next_y - canvas.roll(10, 22))))
        found.append((round(next_x + canvas.roll(-4, 4)), next_y))
    return found


def ribbon(points: list[Spot], width: float) -> str:
    """A band along a line, widening towards the viewer."""
    left = [(x - width * (0.4 + y / 300), y) for x, y in points]
    right = [(x + width * (0.4 + y / 300), y) for x, y in reversed(points)]
    return smooth(left) + smooth(right, start="L")


def hoodoo(canvas: Canvas, x: float, y: float, high: float) -> None:
    """A pillar of banded rock with a hat."""
    canvas.fill("#d9a988", shape(x, y, high, -0.24, 0, "l", 0.08, -0.7, "h", 0.32, "l", 0.08, 0.7, "z"))
    canvas.fill("#c48f6e", shape(x, y, high, 0.02, 0, "v", -0.7, "h", 0.14, "l", 0.08, 0.7, "z"))
    canvas.fill("#eccdb0", shape(x, y, high, -0.26, -0.66, "l", 0.06, -0.3, "h", 0.36, "l", 0.1, 0.3, "z"))
    canvas.line("#f3dcc4", shape(x, y, high, -0.2, -0.24, "h", 0.4, "m", -0.37, -0.18, "h", 0.34), 1.5, 0.8)


def bridge(canvas: Canvas, y: float) -> None:
    """A rope bridge from rim to rim."""
    planks = "".join(path("M", x, y + 14 * (1 - ((x - 100) / 62) ** 2) - 2, "v4") for x in range(42, 160, 6))
    canvas.line("#8d6f54", path("M", 38, y, "Q", 100, y + 28, 162, y), 2.4)
    canvas.line("#8d6f54", path("M", 38, y - 10, "Q", 100, y + 16, 162, y - 10), 1.2)
    canvas.line("#a98865", planks, 3)
    canvas.line("#8d6f54", path("M", 38, y + 4, "v-18m124 18v-18"), 3)


def ruins(canvas: Canvas) -> None:
    """Columns and gates in the fog, overgrown."""
    canvas.ground("#e9ebe4")
    canvas.disc(canvas.roll(40, 160), 22, 12, "#f8f5e6")
    canvas.hills(8, (40, "#bccac2"), (66, "#bccbb4"), (150, "#b2c4a6"), (232, "#a8bb99"), light=0.4)
    canvas.grain("#7f9273", 28, top=60)
    x, y, slabs = canvas.roll(50, 90), canvas.roll(236, 252), ""
    for row in range(3):  # what is left of a floor
        for place in range(4):
            if canvas.chance(0.75):
                slabs += path("M", x + 24 * place - 7 * row, y + 13 * row, "h20l-6 10h-20z")
    canvas.fill("#d6d4c5", slabs)
    canvas.tufts("#7f9273", 8, top=70)
    canvas.mist(3, 0.5)
    x, y = 100 + canvas.roll(-8, 8), canvas.pick(116.0, 216.0)
    standing = canvas.in_turn("arch", "temple", "wall")
    if standing == "arch":
        arch(canvas, x, y, canvas.roll(38, 44))
    elif standing == "temple":
        temple(canvas, x, y)
    else:
        wall(canvas, x, y)
    ivy = "".join(
        path("M", x + canvas.roll(-36, 30), y - canvas.roll(2, 14), "h.1m3-4h.1m-1-5h.1") for _ in range(4)
    )
    canvas.line("#86a274", ivy, 5.4)
    with canvas.together():
        for near_x, near_y in canvas.spots(12, rise=34, gap=40, top=52):
            if abs(near_x - x) < 62 and -60 < near_y - y < 58:
                continue
            sort = canvas.roll(0, 1)
            if sort < 0.55:
                column(canvas, near_x, near_y, canvas.roll(26, 50), whole=sort < 0.18)
            elif sort < 0.75:
                stones(canvas, near_x, near_y, canvas.roll(7, 10), "#e9e4d5", "#bab29f")
            else:
                bush(canvas, near_x, near_y, canvas.roll(9, 13), "#97b085")
    canvas.mist(1, 0.6)


def village(canvas: Canvas) -> None:
    """Houses along a lane, smoke from the chimneys."""
    canvas.ground("#eaf1ec")
    canvas.cloud(canvas.roll(20, 70), 18, 12)
    canvas.cloud(canvas.roll(130, 180), 14, 9)
    canvas.hills(7, (34, "#c9dcc0"), (62, "#d3e2bb"), (146, "#cbdcb1"), (230, "#c2d5a7"))
    lane = [(100 + canvas.roll(-1, 1) * swing, y) for swing, y in _BENDS]
    canvas.fill("#f2e9d4", ribbon(lane, 11))
    turnings = ""
    for x, y in lane[1:4]:
        way = canvas.side()
        turnings += path("M", x, y, "Q", x + way * 50, y + 4, x + way * 130, y + canvas.roll(-14, 14))
    canvas.line("#f2e9d4", turnings, 9)
    canvas.grain("#a9bd8d", 28, top=70)
    flowers(canvas, 4, canvas.in_turn("#fff", "#e2b3aa", "#e9d08a"))
    beside = [(round(x + canvas.side() * 26), round(y + 8)) for x, y in lane[1:5]]
    church = canvas.in_turn(*beside)
    with canvas.together():
        for lot in sorted([*beside, *_LOTS], key=lambda lot: lot[1]):
            x, y = lot[0] + round(canvas.roll(-6, 6)), lot[1] + round(canvas.roll(-5, 5))
            if lot == church:
                tower(canvas, x, y, 38, *ROOFS[1])
            elif canvas.chance(0.6):
                house(canvas, x, y, canvas.roll(32, 40), *ROOFS[int(canvas.roll(0, 4))])
            elif canvas.chance(0.65):
                sort = leafy if canvas.chance(0.6) else tall_leafy
                sort(canvas, x, y, canvas.roll(30, 38), "#96b583", "#adc79a")
            elif canvas.chance(0.5):
                fence(canvas, x - 14, y, 4)


# How far the lane may swing, and where.
_BENDS = ((60, 310.0), (20, 256.0), (24, 206.0), (24, 156.0), (20, 106.0), (30, 58.0))
_LOTS = (
    (34, 84), (166, 86), (20, 124), (182, 128), (18, 186),
    (180, 192), (26, 228), (176, 232), (20, 292), (184, 290),
)  # fmt: skip
