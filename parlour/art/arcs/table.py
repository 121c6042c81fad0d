"""A whole table of Arcs: the Reach, what lies beside it, and the players below."""

from __future__ import annotations

from typing import Final

from parlour.art.arcs import sides
from parlour.art.arcs.boards import HIGH, board
from parlour.art.arcs.reach import NIGHT_SKY, reach, sky
from parlour.art.picture import Part, Picture, Seen, covering
from parlour.art.svg import tag

WIDTH: Final = 960
HEIGHT: Final = 720
GAP: Final = 8


def table(seen: Seen) -> Picture:
    """A position of Arcs."""
    out = tuple(seen.shown["out"])
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=NIGHT_SKY) + sky(out, seen.words.say("web-arcs-out"))
    parts = [Part(0, 0, WIDTH, HEIGHT, ground), *reach(seen)]
    left, top = WIDTH - GAP - sides.WIDE, GAP
    for high, drawn in (
        (sides.ROUND, sides.round_(seen)),
        (sides.AMBITIONS_HIGH, sides.ambitions(seen)),
        (sides.COURT, sides.court(seen)),
    ):
        parts.append(covering(NIGHT_SKY, Part(left, top, sides.WIDE, high, drawn)))
        top += high + GAP
    seats = len(seen.view["players"])
    wide = (WIDTH - GAP) // seats - GAP
    for seat in range(seats):
        below = Part(GAP + seat * (wide + GAP), HEIGHT - GAP - HIGH, wide, HIGH, board(seen, seat, wide))
        parts.append(covering(NIGHT_SKY, below))
    return Picture(WIDTH, HEIGHT, tuple(parts))
