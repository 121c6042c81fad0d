"""What people left in the landscapes: houses, boats, columns. Each stands with its foot at (x, y)."""

from __future__ import annotations

from parlour.art.roam.landscapes.canvas import WHITE, Canvas
from parlour.art.svg import path, shape

WALL = "#f7eedb"
WALL_SHADE = "#e2d3b6"
DOOR = "#9b7a5c"
PANE = "#a9bcc0"
STONE = "#faf6ea"
STONE_SHADE = "#bdb4a0"
JOINT = "#a0967f"
WOOD = "#a67c5b"


def house(canvas: Canvas, x: float, y: float, size: float, roof: str, shade: str) -> None:
    """A house seen a little from the side: a gable with a door, and a long roof with a chimney."""
    way = canvas.side()
    front, long = 0.42 * way, 0.66 * way
    left = -(front + long) / 2  # where the gable begins
    chimney = left + front + long * 0.6
    if canvas.chance(0.6):
        smoke = shape(x, y, size, chimney + 0.06, -1, "q", 0.12, -0.12, 0, -0.24, "t", 0.06, -0.24)
        canvas.line(WHITE, smoke, 2.4, 0.8)
    canvas.fill(shade, shape(x, y, size, chimney, -0.6, "v", -0.36, "h", 0.12, "v", 0.36, "z"))
    canvas.fill(WALL_SHADE, shape(x, y, size, left + front, 0, "v", -0.42, "h", long, "v", 0.42, "z"))
    gable = ("v", -0.42, "l", front / 2, -0.36, front / 2, 0.36, "v", 0.42, "z")
    canvas.fill(WALL, shape(x, y, size, left, 0, *gable))
    tiles = ("h", long, "l", front * 0.62, 0.44, "h", -long, "z")
    canvas.fill(roof, shape(x, y, size, left + front / 2, -0.82, *tiles))
    canvas.line(shade, shape(x, y, size, left + front / 2, -0.82, "l", -front * 0.62, 0.44), 2.8)
    canvas.fill(DOOR, shape(x, y, size, left + front * 0.34, 0, "v", -0.26, "h", front * 0.32, "v", 0.26, "z"))
    pane = ("v", -0.16, "h", long * 0.3, "v", 0.16, "z")
    canvas.fill(PANE, shape(x, y, size, left + front + long * 0.34, -0.12, *pane))


def tower(canvas: Canvas, x: float, y: float, size: float, roof: str, shade: str) -> None:
    """A church tower with a clock."""
    canvas.fill(WALL, shape(x, y, size, -0.18, 0, "v", -1, "h", 0.36, "v", 1, "z"))
    canvas.fill(WALL_SHADE, shape(x, y, size, 0.04, 0, "v", -1, "h", 0.14, "v", 1, "z"))
    canvas.fill(roof, shape(x, y, size, -0.24, -1, "l", 0.24, -0.55, 0.24, 0.55, "z"))
    canvas.fill(shade, shape(x, y, size, 0.05, -1, "l", -0.05, -0.55, 0.24, 0.55, "z"))
    canvas.disc(x - size * 0.02, y - size * 0.78, size * 0.1, WHITE)
    canvas.line(DOOR, shape(x, y, size, -0.02, -0.84, "v", 0.06, "h", 0.05), 1)
    canvas.fill(DOOR, shape(x, y, size, -0.09, 0, "v", -0.2, "q", 0.08, -0.12, 0.16, 0, "v", 0.2, "z"))


def lighthouse(canvas: Canvas, x: float, y: float, high: float, way: int) -> None:
    """A striped lighthouse that shines one way."""
    canvas.fill(WHITE, shape(x, y, high, 0, -0.82, "l", way * 0.9, -0.16, "v", 0.32, "z"), 0.5)
    canvas.fill(WALL, shape(x, y, high, -0.16, 0, "l", 0.06, -0.74, "h", 0.2, "l", 0.06, 0.74, "z"))
    stripes = shape(x, y, high, -0.15, -0.14, "l", 0.01, -0.13, "h", 0.28, "l", 0.01, 0.13, "z")
    stripes += shape(x, y, high, -0.125, -0.42, "l", 0.01, -0.13, "h", 0.23, "l", 0.01, 0.13, "z")
    canvas.fill("#cf8f7c", stripes)
    canvas.fill("#f6dd96", shape(x, y, high, -0.08, -0.74, "v", -0.13, "h", 0.16, "v", 0.13, "z"))
    canvas.fill("#b5705f", shape(x, y, high, -0.13, -0.86, "l", 0.13, -0.14, 0.13, 0.14, "z"))


def sailboat(canvas: Canvas, x: float, y: float, size: float, sail: str) -> None:
    """A boat with two sails."""
    way = canvas.side()
    canvas.oval(x, y + size * 0.06, size * 0.62, size * 0.1, WHITE, 0.6)
    canvas.fill(WOOD, shape(x, y, size, -0.5, -0.2, "h", 1, "q", -0.1, 0.26, -0.3, 0.26, "h", -0.4, "z"))
    canvas.fill(sail, shape(x, y, size, 0, -0.26, "v", -0.9, "q", way * 0.5, 0.4, way * 0.46, 0.9, "z"))
    canvas.fill(WHITE, shape(x, y, size, -way * 0.06, -0.26, "v", -0.7, "l", -way * 0.34, 0.7, "z"))


def rowboat(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A boat with its oars in."""
    canvas.oval(x, y + size * 0.04, size * 0.7, size * 0.12, WHITE, 0.55)
    canvas.line("#c9a67f", shape(x, y, size, -0.1, -0.2, "l", 0.5, 0.3), 1.8)
    hull = ("q", 0.6, 0.24, 1.2, 0, "q", -0.1, 0.4, -0.4, 0.4, "h", -0.4, "q", -0.3, 0, -0.4, -0.4, "z")
    canvas.fill(WOOD, shape(x, y, size, -0.6, -0.32, *hull))


def gulls(canvas: Canvas, x: float, y: float) -> None:
    """Three birds far away."""
    d = ""
    for _ in range(3):
        d += path("M", x + canvas.roll(-22, 22), y + canvas.roll(-9, 9), "q4-3 6 2q3-5 6-2")
    canvas.line("#7f8d93", d, 1.5)


def column(canvas: Canvas, x: float, y: float, high: float, whole: bool) -> None:
    """A column of a temple; a broken one has lost its head."""
    top = y - high
    canvas.fill(STONE, path("M", x - 7, y, "V", top, "h14" if whole else "l5-3 5 4 4-2", "V", y, "z"))
    canvas.fill(STONE_SHADE, path("M", x + 2, y, "V", top + 2, "h5V", y, "z"))
    canvas.line(JOINT, path("M", x - 3, y - 4, "V", top + 5), 1, 0.6)
    if whole:
        canvas.fill(STONE, path("M", x - 10, top + 1, "v-6h20v6z"))
        canvas.fill(STONE_SHADE, path("M", x - 10, top + 1, "v-2h20v2z"))
    canvas.fill(STONE_SHADE, path("M", x - 10, y + 2, "v-5h20v5z"))


def temple(canvas: Canvas, x: float, y: float) -> None:
    """Four columns that still carry most of a roof."""
    for place in (-30, -10, 10, 30):
        column(canvas, x + place, y, 48, whole=True)
    canvas.fill(STONE, path("M", x - 43, y - 52, "h86v-7h-86z"))
    canvas.fill("#e3dccb", path("M", x - 43, y - 59, "l43-19 15 7-4 5 8 1 22 6z"))


def wall(canvas: Canvas, x: float, y: float) -> None:
    """What is left of a wall."""
    canvas.fill(STONE, path("M", x - 52, y, "v-38h11v-8h14v8h13v-10h15v15l11 6v9h13l7 18z"))
    joints = path("M", x - 52, y - 13, "h80m-80-12h70m-46 12v-12m26 0v12M", x - 40, y, "v-13m28 13v-13m26 13v-13")
    canvas.line(STONE_SHADE, joints, 1.4)
    canvas.fill(DOOR, path("M", x - 6, y, "v-14q6-8 12 0v14z"), 0.7)


def arch(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A gate whose wall has left."""
    s = size
    d = path("M", x - s * 0.6, y, "v", -s * 0.6, "a", s * 0.6, s * 0.6, 0, 0, 1, s * 1.2, 0, "v", s * 0.6)
    d += path("h", -s * 0.28, "v", -s * 0.6, "a", s * 0.32, s * 0.32, 0, 0, 0, -s * 0.64, 0, "v", s * 0.6, "z")
    canvas.fill(STONE, d)
    canvas.fill(STONE_SHADE, shape(x, y, s, 0.46, 0, "v", -0.62, "h", 0.14, "v", 0.62, "z"))
    joints = shape(x, y, s, -0.6, -0.3, "h", 0.28, "m", 0.64, 0, "h", 0.28)
    joints += shape(x, y, s, 0, -1.2, "v", 0.28, "m", -0.42, -0.1, "l", 0.2, 0.2, "m", 0.44, 0, "l", 0.2, -0.2)
    canvas.line(JOINT, joints, 1.2)


def fence(canvas: Canvas, x: float, y: float, posts: int) -> None:
    """A fence of two rails."""
    d = "".join(path("M", x + 9 * post, y, "v-10") for post in range(posts))
    rail = 9 * posts - 3
    canvas.line("#b79a76", d + path("M", x - 3, y - 7, "h", rail, "m", -rail, 4, "h", rail), 1.8)


def tent(canvas: Canvas, x: float, y: float, size: float, cloth: str, shade: str) -> None:
    """A tent with its door open."""
    canvas.fill(cloth, shape(x, y, size, -0.7, 0, "l", 0.7, -1, 0.7, 1, "z"))
    canvas.fill(shade, shape(x, y, size, 0.7, 0, "l", -0.7, -1, 0.12, 1, "z"))
    canvas.fill(DOOR, shape(x, y, size, -0.22, 0, "l", 0.2, -0.55, 0.12, 0.55, "z"))


def stones(canvas: Canvas, x: float, y: float, size: float, colour: str, shade: str) -> None:
    """A boulder."""
    canvas.fill(shade, shape(x, y, size, -1, 0, "l", 0.3, -0.7, 0.8, -0.2, 0.8, 0.6, 0.2, 0.3, "z"))
    canvas.fill(colour, shape(x, y, size, -1, 0, "l", 0.3, -0.7, 0.8, -0.2, -0.3, 0.5, "z"))
