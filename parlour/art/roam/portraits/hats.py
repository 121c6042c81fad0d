"""What the people of the portraits wear on their heads. A brim lies around 36."""

from __future__ import annotations

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits.paper import LINE, Paper


def pointed(paper: Paper, colour: str, shade: str, bent: int = 1) -> None:
    """A wanderer's hat whose tip falls to the right, or to the left."""
    tip = (
        "Q43 12 50 2q12 4 22 16-9-4-12-2 5 9 7 21z" if bent > 0 else "Q35 22 40 16q-3-2-12 2Q38 6 50 2q7 10 17 35z"
    )
    paper.fill(colour, f"M33 37{tip}")
    paper.fill(
        shade,
        "M52 3q12 5 20 15-9-4-12-2 5 9 7 21l-10-2Q58 16 52 3z"
        if bent > 0
        else "M50 2q7 10 17 35l-10-2Q56 16 50 2z",
    )
    paper.fill(colour, "M22 39q28-14 56 0-8 5-28 5t-28-5z")
    paper.line(shade, "M33 35q17-7 34 0", 3.4)


def wide(paper: Paper, colour: str, shade: str, band: str) -> None:
    """A low crown with a broad brim."""
    paper.fill(colour, "M33 36q-1-22 17-22t17 22z")
    paper.fill(shade, "M54 14.3Q68 16 67 36h-8q1-14-5-21.7z")
    paper.line(band, "M33.5 33q16.5-5 33 0", 4.5)
    paper.fill(colour, "M16 38q34-13 68 0-8 7-34 7t-34-7z")
    paper.line(WHITE, "M22 38q12-5 24-5", 1.8, 0.4)


def flat_cap(paper: Paper, colour: str, shade: str) -> None:
    """A cap with a short peak."""
    paper.fill(colour, "M31 38Q28 19 50 19q20 0 20 17 8 2 10 6-24-8-49-4z")
    paper.fill(shade, "M68 30q3 4 2 6 8 2 10 6-14-5-28-5 14-1 16-7z")
    paper.dots(shade, "M49 19h.1", 4)


def captain(paper: Paper) -> None:
    """White and blue, with an anchor."""
    paper.fill("#f6f1e6", "M28 31Q24 15 50 15t22 16z")
    paper.fill("#dcd5c6", "M60 16.5Q75 19 72 31H60z")
    paper.fill("#3e5873", "M31 30h38v7H31z")
    paper.fill("#2c3440", "M31 37q19-6 38 0-4 6-19 6t-19-6z")
    paper.line("#e8bf55", "M50 19v9M46 25q4 6 8 0M47.5 21h5", 1.8)


def peaked(paper: Paper, colour: str, shade: str, badge: str) -> None:
    """A postman's cap."""
    paper.fill(colour, "M29 33Q27 18 50 17t21 16q-21-6-42 0z")
    paper.fill(shade, "M31 31q19-5 38 0v6q-19-5-38 0z")
    paper.fill("#2c2a30", "M32 38q18-6 36 0-3 5-18 5t-18-5z")
    paper.disc(50, 27, 4, badge)


def knitted(paper: Paper, colour: str, shade: str, pompon: str) -> None:
    """A woollen cap with a pompon."""
    paper.disc(50, 12, 6, pompon)
    paper.fill(colour, "M33 36q-1-22 17-22t17 22z")
    paper.line(shade, "M37 29l4-4 4 4 5-4 5 4 4-4 4 4", 2.2)
    paper.line(shade, "M33.5 36.5q16.5-4 33 0", 7)
    paper.line(WHITE, "M36 35v3M43 33.5v3M50 33v3M57 33.5v3M64 35v3", 1.2, 0.4)


def hood(paper: Paper, colour: str, shade: str) -> None:
    """What lies behind the head; `hood_rim` goes over it."""
    paper.fill(colour, "M25 74Q20 24 50 20q30 4 25 54z")
    paper.fill(shade, "M60 22q19 10 15 52H60z")


def hood_rim(paper: Paper, colour: str) -> None:
    """The edge of a hood around the face."""
    paper.line(colour, "M34 66Q29 30 50 28.5 71 30 66 66", 5.5)


def helmet(paper: Paper, colour: str, shade: str) -> None:
    """A miner's helmet with a shining lamp."""
    paper.fill("#f9e7a4", "M50 26L20 8v34z", 0.55)
    paper.fill(colour, "M32 36q0-21 18-21t18 21z")
    paper.fill(shade, "M55 15.5Q68 18 68 36h-9q2-13-4-20.5z")
    paper.fill(shade, "M28 35h44v4.5H28z")
    paper.disc(50, 26, 6.5, "#57524c")
    paper.disc(49, 26, 4.3, "#fbe9ad")


def top_hat(paper: Paper, colour: str, shade: str, band: str) -> None:
    """A tall one."""
    paper.fill(colour, "M35 35l-2-30q17-5 34 0l-2 30z")
    paper.fill(shade, "M55 3q7 .5 12 2l-2 30H56z")
    paper.line(band, "M35 31q15 3.5 30 0", 5)
    paper.fill(colour, "M24 35q26 7 52 0 2 5-6 6-20 4-40 0-8-1-6-6z")
    paper.line(WHITE, "M38 8v18", 2, 0.3)


def bowler(paper: Paper, colour: str, shade: str) -> None:
    """Small and round."""
    paper.fill(colour, "M37 30q-1-15 13-15t13 15z")
    paper.line(shade, "M37 28q13 4 26 0", 3.4)
    paper.fill(colour, "M30 30q20 6 40 0 0 4-4 5-16 3-32 0-4-1-4-5z")


def baker(paper: Paper) -> None:
    """White and puffed up."""
    paper.dots("#fbf7ee", "M36 18h.1M50 13h.1M64 18h.1", 20)
    paper.fill("#fbf7ee", "M34 20h32v18H34z")
    paper.fill("#e4dcc9", "M56 20h10v18H56zM60 12q10 0 12 6-1 8-8 9z")
    paper.line("#d8cfba", "M34 36q16-4 32 0M44 24v8M51 23v8", 1.6)


def straw(paper: Paper, band: str) -> None:
    """Of straw, a little frayed."""
    paper.fill("#e3c273", "M33 36q0-20 17-20t17 20z")
    paper.line("#c49f4f", "M37 27q13-5 26 0M40 21q10-4 20 0", 1.4)
    paper.line(band, "M33 33.5q17-5 34 0", 4)
    paper.fill("#e3c273", "M14 40q12-8 36-8t36 8q-10 5-36 5t-36-5z")
    paper.line("#c49f4f", "M14 40l-4 2M20 38l-6-2M86 40l4 2M80 38l6-2M24 41q26-6 52 0", 1.4)


def rain(paper: Paper, colour: str, shade: str) -> None:
    """A sailor's hat against rain, long at the back."""
    paper.fill(colour, "M33 36q-1-22 17-22t17 22z")
    paper.fill(shade, "M54 14.3Q68 16 67 36h-9q1-14-4-21.7z")
    paper.fill(colour, "M20 44q6-10 30-11t30 11q-6 4-12 0-18-7-36 0-6 4-12 0z")
    paper.line(shade, "M50 14v19", 1.4)


def kerchief(paper: Paper, colour: str, shade: str, dots: str = "") -> None:
    """A cloth over the hair, knotted under the chin."""
    paper.fill(colour, "M32 62Q26 24 50 24t18 38q-1-22-7-26-11-4-22 0-6 4-7 26z")
    paper.fill(shade, "M57 25q17 5 11 37-1-22-7-26z", 0.7)
    paper.fill(colour, "M50 66l-11 7q3-9 11-7l11 7q-3-9-11-7z")
    if dots:
        paper.dots(dots, "M40 31h.1M50 28.5h.1M60 31h.1M34.5 42h.1M65.5 42h.1", 3)


def nightcap(paper: Paper, colour: str, shade: str) -> None:
    """Falls to one side, with a tassel."""
    paper.fill(colour, "M33 37Q34 12 54 12q24 4 30 34-8-18-18-20l1 11z")
    paper.line(shade, "M38 26q12-6 26-3M44 16q14-2 28 4M70 22q5 4 8 12", 3.4)
    paper.line(WHITE, "M33 37q17-6 34 0", 7)
    paper.disc(85, 50, 5, WHITE)


def turban(paper: Paper, colour: str, shade: str, jewel: str) -> None:
    """Wound, with a jewel."""
    paper.fill(colour, "M30 40Q26 16 50 14t20 26q-20-9-40 0z")
    paper.line(shade, "M33 34q14-4 20-18M67 34Q56 30 47 17M34 26q8-1 13-9M66 26q-7-2-11-9", 1.8)
    paper.disc(50, 32, 4, jewel)
    paper.dots(WHITE, "M49 31h.1", 1.6)


def band(paper: Paper, colour: str) -> None:
    """Round the forehead, with loose ends."""
    paper.line(colour, "M34 40q16-5 32 0", 4)
    paper.line(colour, "M66 40l10 3M66 40l8 8", 2.6)


def goggles(paper: Paper, strap: str, glass: str) -> None:
    """Pushed up on the forehead."""
    paper.line(strap, "M33 39q17-7 34 0", 4)
    paper.dots(LINE, "M43 36h.1M57 36h.1", 13)
    paper.dots(glass, "M43 36h.1M57 36h.1", 9)
    paper.line(WHITE, "M41 35q1-2 3-2M55 35q1-2 3-2", 1.3)
