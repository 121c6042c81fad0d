"""A whole table of Arcs: the Reach, what lies beside it, and the players below."""

from __future__ import annotations

from typing import Final

from parlour.art.arcs import sides
from parlour.art.arcs.boards import HIGH, board
from parlour.art.arcs.reach import reach, sky
from parlour.art.picture import Part, Picture, Seen
from parlour.art.svg import tag

WIDTH: Final = 960
HEIGHT: Final = 720
GAP: Final = 8


def table(seen: Seen) -> Picture:
    """A position of Arcs."""
    out = tuple(seen.shown["out"])
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill="#0a1022") + sky(out, seen.words.say("web-arcs-out"))
    parts = [Part(0, 0, WIDTH, HEIGHT, ground), *reach(seen)]
    left, top = WIDTH - GAP - sides.WIDE, GAP
    for high, drawn in (
        (sides.ROUND, sides.round_(seen)),
        (sides.AMBITIONS_HIGH, sides.ambitions(seen)),
        (sides.COURT, sides.court(seen)),
    ):
        parts.append(Part(left, top, sides.WIDE, high, drawn))
        top += high + GAP
    seats = len(seen.view["players"])
    wide = (WIDTH - GAP) // seats - GAP
    for seat in range(seats):
        parts.append(Part(GAP + seat * (wide + GAP), HEIGHT - GAP - HIGH, wide, HIGH, board(seen, seat, wide)))
    return Picture(WIDTH, HEIGHT, tuple(parts))
