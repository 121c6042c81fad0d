"""The people of the portraits: shoulders, heads, faces, hair and beards.

Everybody's head lies around (50, 47), from 30 at the top to 64 at the chin; shoulders begin at 69.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits.paper import BLUSH, LINE, Paper


class Skin(NamedTuple):
    """A skin and its shade."""

    light: str
    shade: str


PALE: Final = Skin("#f3d8bf", "#dcb593")
WARM: Final = Skin("#e9c19a", "#cd9c72")
TAN: Final = Skin("#d3a073", "#b27d52")
BROWN: Final = Skin("#a9744f", "#875638")
DARK: Final = Skin("#815338", "#633d28")
SKINS: Final = (PALE, WARM, TAN, BROWN, DARK)

Eyes = Literal["dots", "closed", "happy", "half", "wide"]
Mouth = Literal["smile", "grin", "round", "flat", "smirk", "small"]
EYES: Final[dict[Eyes, str]] = {
    "closed": "M40.5 46q3.5 3.5 7 0M52.5 46q3.5 3.5 7 0",
    "happy": "M40.5 47.5q3.5-4.5 7 0M52.5 47.5q3.5-4.5 7 0",
    "half": "M40 45h7.5M52.5 45h7.5",
}
MOUTHS: Final[dict[Mouth, str]] = {
    "smile": "M44 55.5q6 5.5 12 0",
    "flat": "M45 57h10",
    "smirk": "M45 57q6 2 10-2.5",
    "small": "M47 56.5q3 2.5 6 0",
}


def bust(paper: Paper, cloth: str, shade: str) -> None:
    """Shoulders in a coat, the right side in the shade."""
    paper.fill(cloth, "M10 102C10 82 24 72 42 69h16C76 72 90 82 90 102z")
    paper.fill(shade, "M58 69C76 72 90 82 90 102H66Q70 84 56 69z")
    paper.line(WHITE, "M17 94q3-13 15-18", 2.4, 0.35)


def lapels(paper: Paper, colour: str, shirt: str) -> None:
    """An open collar over a shirt."""
    paper.fill(shirt, "M41 69h18L50 90z")
    paper.fill(colour, "M41 68l9 23-7 6-11-25zM59 68l-9 23 7 6 11-25z")


def buttons(paper: Paper, colour: str) -> None:
    """A row of three."""
    paper.dots(colour, "M50 78h.1M50 87h.1M50 96h.1", 4)


def cloak(paper: Paper, cloth: str, shade: str, clasp: str) -> None:
    """A cloak held by a clasp, open below."""
    bust(paper, cloth, shade)
    paper.fill("#efe3ca", "M50 78l11 24H39z")
    paper.fill(shade, "M33 73q17 13 34 0l-2 9q-15 9-30 0z")
    paper.disc(50, 80, 4, clasp)


def scarf(paper: Paper, colour: str, shade: str, end: bool = True) -> None:
    """Wound round the neck, with a hanging end."""
    if end:
        paper.fill(shade, "M56 70l13 4 2 26H58z")
        paper.line(colour, "M58 98v5M62 98v5M66 98v5", 2)
    paper.fill(colour, "M33 65q17 12 34 0l3 8q-20 15-40 0z")
    paper.line(shade, "M34 69q16 11 32 0", 1.6)


def head(paper: Paper, skin: Skin, wide: float = 15.5) -> None:
    """A neck, ears and a head without a face."""
    paper.fill(skin.shade, "M43 58h14v12q-7 7-14 0z")
    paper.dots(skin.shade, f"M{50 - wide} 48h.1M{50 + wide} 48h.1", 7)
    paper.oval(50, 47, wide, 17, skin.light)
    paper.fill(skin.shade, "M56 31.2Q70 36 65.2 52 61 63.5 52 64 63 52 56 31.2z", 0.4)


def face(paper: Paper, skin: Skin, eyes: Eyes = "dots", mouth: Mouth = "smile", nose: bool = True) -> None:
    """Eyes, nose, mouth and cheeks."""
    paper.dots(BLUSH, "M40 53h.1M60 53h.1", 6.5, 0.4)
    if eyes == "wide":
        paper.dots(WHITE, "M44 46h.1M56 46h.1", 8)
    if eyes in ("dots", "wide"):
        paper.dots(LINE, "M44 46.5h.1M56 46.5h.1", 4.2)
    elif eyes == "half":
        paper.dots(LINE, "M44 46.5h.1M56 46.5h.1", 4.2)
        paper.fill(skin.light, "M39 40h9v5.5h-9zM52 40h9v5.5h-9z")
        paper.line(LINE, EYES[eyes], 1.7)
    else:
        paper.line(LINE, EYES[eyes], 2)
    if nose:
        paper.line(skin.shade, "M50 46.5q4 5-0.5 5", 2)
    if mouth == "grin":
        paper.fill("#7a3d34", "M43.5 54.5h13q-1 7.5-6.5 7.5t-6.5-7.5z")
        paper.line(WHITE, "M45 55.5h10", 2)
    elif mouth == "round":
        paper.oval(50, 58, 2.8, 3.2, "#7a3d34")
    else:
        paper.line(LINE, MOUTHS[mouth], 1.9)


def brows(paper: Paper, colour: str, worried: bool = False) -> None:
    """Bushy ones; worried ones rise to the middle."""
    paper.line(colour, "M40 42l7-2.5M60 42l-7-2.5" if worried else "M40 40.5q4-3 7.5 0M52.5 40.5q4-3 7.5 0", 2.6)


def glasses(paper: Paper, colour: str = LINE) -> None:
    """Two round ones."""
    rims = "M38 46a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0zM51 46a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z"
    paper.fill(WHITE, rims, 0.45)
    paper.line(colour, rims + "M49 45q1-1 2 0M38 45l-4-1M62 45l4-1", 1.6)


# Hair: what lies behind the head, and what lies on it


def long_hair(paper: Paper, colour: str) -> None:
    """Behind the head, down to the shoulders."""
    paper.fill(colour, "M50 26C28 26 30 48 28 74q8 6 16 2h12q8 4 16-2C70 48 72 26 50 26z")


def fringe(paper: Paper, colour: str) -> None:
    """On the forehead, parted at the side."""
    paper.fill(colour, "M33.5 48C31 32 40 27 50 27s19 5 16.5 21Q65 39 57 36 45 42 37 39q-2 3-3.5 9z")


def short_hair(paper: Paper, colour: str) -> None:
    """A cap of hair."""
    paper.fill(colour, "M33.5 46C30 31 40 25 51 26s19 8 15.5 20q-1-7-4-10Q48 40 37 36q-3 4-3.5 10z")


def curls(paper: Paper, colour: str) -> None:
    """A cloud of curls behind the head and over it."""
    spots = "M33 40h.1M33 52h.1M37 31h.1M45 26h.1M55 26h.1M63 31h.1M67 40h.1M67 52h.1"
    paper.dots(colour, spots, 15)


def bun(paper: Paper, colour: str, light: str) -> None:
    """Combed back into a bun on the top."""
    paper.disc(50, 23, 9, colour)
    paper.line(light, "M45 21q4-5 9-1", 1.6)
    paper.fill(colour, "M33.5 46C31 31 40 27 50 27s19 4 16.5 19Q62 35 50 34T33.5 46z")


def plaits(paper: Paper, colour: str, tie: str) -> None:
    """Two plaits that hang over the shoulders."""
    paper.dots(colour, "M32 56h.1M30 65h.1M29 74h.1M68 56h.1M70 65h.1M71 74h.1", 10)
    paper.dots(tie, "M28.5 81h.1M71.5 81h.1", 6)
    paper.line(colour, "M28 86l-1 4M29 86l2 4M72 86l-2 4M72 86l2 4", 3)


def wild_hair(paper: Paper, colour: str, way: int = 0) -> None:
    """In all directions, or blown to one side."""
    if way:
        paper.fill(
            colour,
            "M36 52C28 30 44 22 58 26q18-6 34-2-10 3-14 6 10 0 18 5-12 1-16 5 6 2 10 7-14-1-24 1Q60 40 36 52z",
        )
    else:
        paper.fill(
            colour,
            "M34 54l-10-2 7-6-11-6 11-2-6-10 11 3 0-10 9 7 5-10 5 10 9-7 0 10 11-3-6 10 11 2-11 6 7 6-10 2z",
        )


# Beards

BEARD: Final = "M34.5 48Q39 55 50 53T65.5 48C68 64 62 77 50 78 38 77 32 64 34.5 48z"
LONG_BEARD: Final = "M34.5 48Q39 55 50 53T65.5 48C69 66 66 88 50 100 34 88 31 66 34.5 48z"


def beard(paper: Paper, colour: str, shade: str, long: bool = False) -> None:
    """A full one with a moustache, mouth inside."""
    paper.fill(colour, LONG_BEARD if long else BEARD)
    paper.line(
        shade, "M43 70q2 5 6 7M57 68q-2 6-5 8" + ("M42 78q3 8 7 12M58 78q-3 8-6 12" if long else ""), 1.5, 0.7
    )
    paper.line(LINE, "M46 60q4 3 8 0", 1.8)
    moustache(paper, colour, shade)


def moustache(paper: Paper, colour: str, shade: str) -> None:
    """Over the mouth, turned up at its ends."""
    paper.fill(
        colour, "M50 53q-6-2-10 2.5-3 2-6 .5 3 5 9 4 5-1 7-3.5 2 2.5 7 3.5 6 1 9-4-3 1.5-6-.5-4-4.5-10-2.5z"
    )
    paper.line(shade, "M50 54v3", 1.2, 0.7)
