"""Pictures for the rules of Arcs that happen on the map: the Reach, with what a rule is about on it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from parlour.art.arcs.berths import Group
from parlour.art.arcs.pieces import piece, seat_sign
from parlour.art.arcs.reach import (
    HEIGHT,
    NIGHT_SKY,
    WIDTH,
    Built,
    Standing,
    angles_of,
    between,
    seams_of,
    sky,
    system_part,
    unit,
)
from parlour.art.arcs.ring import HUB, LANE, Area, Point, arc, area_of, outline, polar
from parlour.art.arcs.signs import GOLD, MARKERS, NIGHT, PALE, SYMBOLS, flat, sign
from parlour.art.lettering import write
from parlour.art.picture import Drawing, Part, Picture, panel
from parlour.art.svg import number, path, tag, wrap
from parlour.core.game import Json
from parlour.games.arcs.components.reach import SYSTEMS, cluster_of, gate_of, is_gate, neighbours, system_of
from parlour.games.arcs.ids import System
from parlour.games.arcs.views.shown_box import box

WIDE: Final = 560
LINE: Final = "#2c3a62"
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
HEART: Final = 300  # how far from the middle of the Reach the lines to a planet end


def ground(high: int) -> str:
    """The night under a picture."""
    return panel(WIDE, high, NIGHT_SKY, LINE, round_=12)


def _printed() -> Json:
    return box({"players": 4})


def _reach(out: tuple[int, ...] = (), there: Mapping[str, Standing] = {}) -> str:
    """The whole board, as on a table; clusters are counted from 0."""
    printed = _printed()
    gone = tuple(cluster + 1 for cluster in out)
    parts = [Part(0, 0, WIDTH, HEIGHT, sky(gone, ""))]
    for name, found in printed["systems"].items():
        if found["cluster"] not in gone:
            parts.append(system_part(name, there.get(name) or _standing(name)))
    paths = tuple((SYSTEMS[one], SYSTEMS[other]) for one, other in _paths(out))
    parts.append(Part(0, 0, WIDTH, HEIGHT, between(seams_of(printed), gone, angles_of(printed, paths))))
    middle = tag("circle", r=HUB - 10, fill="#0c1328", stroke="#3b4a74", stroke_width=1.5)
    return Picture(WIDTH, HEIGHT, tuple(parts)).inside() + unit(middle, 0, 0)


def _paths(out: tuple[int, ...]) -> list[tuple[System, System]]:
    """The gates that are next to each other past clusters that are out of play (A-3.4)."""
    pairs = [(one, other) for one, others in enumerate(neighbours(out)) for other in others]
    gates = [(System(one), other) for one, other in pairs if is_gate(System(one)) and is_gate(other)]
    return [(one, other) for one, other in gates if _past(one, other, out)]


def _past(one: System, other: System, out: tuple[int, ...]) -> bool:
    """Whether there are clusters from one gate clockwise to another, all of them out of play."""
    between_them = [(cluster_of(one) + step) % 6 for step in range(1, (cluster_of(other) - cluster_of(one)) % 6)]
    return bool(between_them) and all(cluster in out for cluster in between_them)


def _standing(
    name: str, groups: Sequence[Group] = (), buildings: Sequence[Built] = (), lying: str = ""
) -> Standing:
    """What is printed of a system, and some pieces there; whoever has most fresh ships controls it (A-3.6)."""
    found = _printed()["systems"][name]
    place = _printed()["systems"][lying or name]
    fresh = sorted(((group.ships, group.seat) for group in groups if not group.damaged), reverse=True)
    ahead = bool(fresh) and (len(fresh) == 1 or fresh[0][0] > fresh[1][0])
    control = fresh[0][1] if ahead else -1
    return Standing(
        place["cluster"], place["symbol"], found["type"], found["slots"], control, tuple(buildings), tuple(groups)
    )


def _area(system: System) -> Area:
    return area_of(_printed()["systems"][SYSTEMS[system]])


def _heart(system: System) -> Point:
    return polar(LANE if is_gate(system) else HEART, _area(system).angle)


def _route(one: System, other: System) -> str:
    """The line from one system to another: around the middle between two of a kind, else straight."""
    (begin, end), gate = (_area(one).angle, _area(other).angle), is_gate(one)
    if gate == is_gate(other):
        if (end - begin) % 360 > 180:
            begin, end = end, begin
        return arc(LANE if gate else HEART, begin, end)
    return path("M", *_heart(one), "L", *_heart(other))


def _routes(pairs: Iterable[tuple[System, System]], thick: float = 7) -> str:
    lines = [_route(one, other) for one, other in pairs]
    drawn = "".join(tag("path", d=d, fill="none", stroke=NIGHT, stroke_width=thick + 6) for d in lines)
    drawn += "".join(
        tag("path", d=d, fill="none", stroke=GOLD, stroke_width=thick, stroke_linecap="round") for d in lines
    )
    return drawn


def _knots(systems: Iterable[System], size: float = 13) -> str:
    return "".join(
        tag("circle", cx=x, cy=y, r=size, fill="#f4dca8", stroke=NIGHT, stroke_width=4)
        for x, y in map(_heart, systems)
    )


def _cropped(drawn: str, high: int, left: float, top: float, wide: float) -> str:
    """A part of the board, as wide as the picture; its corner and its width in pixels of the board."""
    view = f"{number(left)} {number(top)} {number(wide)} {number(wide * (high - 16) / (WIDE - 16))}"
    inside = wrap("svg", drawn, x=8, y=8, width=WIDE - 16, height=high - 16, viewBox=view)
    return ground(high) + inside


#


def _gates() -> str:
    """What a gate is adjacent to."""
    gate = gate_of(0)
    others = neighbours(())[gate]
    marked = "".join(
        tag("path", d=outline(_area(other), 9), fill=GOLD, fill_opacity="0.16", stroke=GOLD, stroke_width=5)
        for other in others
    )
    lines = _routes((gate, other) for other in others) + _knots(others) + _knots([gate], 22)
    return _cropped(_reach() + unit(marked + lines, 0, 0), 336, 85, -4, 478)


def _borders() -> str:
    """All planets that are adjacent, within clusters and across."""
    every = neighbours(())
    planets = [System(system) for system in range(len(SYSTEMS)) if not is_gate(System(system))]
    pairs = [(one, other) for one in planets for other in every[one] if one < other and not is_gate(other)]
    across = [(one, other) for one, other in pairs if cluster_of(one) != cluster_of(other)]
    inside = [pair for pair in pairs if pair not in across]
    to_gates = [(System(gate_of(cluster_of(one))), one) for one in planets]
    lines = _routes(to_gates, 3) + _routes(inside, 7) + _routes(across, 13) + _knots(planets)
    lines += _knots((gate_of(cluster) for cluster in range(6)), 9)
    return _cropped(_reach() + unit(lines, 0, 0), 484, 0, 0, WIDTH)


def _path() -> str:
    """Gates in a ring, one of their ways past two clusters that are out of play, one past a single cluster."""
    out = (2, 5)
    every = neighbours(out)
    gates = [gate_of(cluster) for cluster in range(6) if cluster not in out]
    pairs = [(one, other) for one in gates for other in every[one] if is_gate(other) and one < other]
    lines = _routes(pairs) + _knots(gates)
    return _cropped(_reach(out) + unit(lines, 0, 0), 484, 0, 0, WIDTH)


# One planet upright


def _planet(name: str, x: float, high: float, groups: Sequence[Group], buildings: Sequence[Built] = ()) -> str:
    """A planet as it lies at the top of the board."""
    part = system_part(name, _standing(name, groups, buildings, lying="1-crescent"))
    wide = high * part.width / part.height
    view = f"0 0 {part.width} {part.height}"
    return wrap("svg", part.inside, x=x - wide / 2, y=10, width=wide, height=high, viewBox=view)


COLUMNS: Final = (97, 280, 463)


def _control() -> str:
    """Three planets: more ships, more fresh ships, as many."""
    fleets = (
        ("1-crescent", (Group(RED, False, 2), Group(BLUE, False, 1))),
        ("2-crescent", (Group(RED, False, 2), Group(BLUE, False, 1), Group(BLUE, True, 3))),
        ("5-crescent", (Group(RED, False, 2), Group(BLUE, False, 2))),
    )
    drawn = ground(346)
    for x, (name, groups) in zip(COLUMNS, fleets, strict=True):
        drawn += _planet(name, x, 236, groups)
        red, blue = (group.ships for group in groups if not group.damaged)
        control = _standing(name, groups).control
        y = 274
        drawn += piece("ship", RED, x - 66, y, 32) + digit(x - 38, y, red)
        drawn += (
            digit(x, y, "=" if red == blue else ">") + digit(x + 32, y, blue) + piece("ship", BLUE, x + 62, y, 32)
        )
        drawn += tag("path", d=f"M{x - 80} 299H{x + 80}", stroke=LINE, stroke_width=2)
        drawn += seat_sign(control, x, 321, 30) if control >= 0 else digit(x, 321, "–")
    return drawn


def digit(x: float, y: float, said: object, size: float = 30) -> str:
    """A number or a sign, its middle at (x, y)."""
    return write(x, y + size * 0.36, str(said), size, colour=PALE, anchor="middle", bold=True)


def _slots() -> str:
    """Planets with one slot and with two, and how many buildings they still take."""
    planets = (
        ("2-crescent", ()),
        ("4-crescent", (Built(RED, "city", False, False),)),
        ("6-crescent", (Built(RED, "city", False, False), Built(BLUE, "starport", False, False))),
    )
    drawn = ground(322)
    for x, (name, buildings) in zip(COLUMNS, planets, strict=True):
        drawn += _planet(name, x, 244, (), buildings)
        free = _printed()["systems"][name]["slots"] - len(buildings)
        drawn += digit(x - 20, 284, free)
        drawn += tag(
            "circle", cx=x + 16, cy=284, r=15, fill="#070c1b", stroke="#93a4d2", stroke_width=2,
            stroke_dasharray="5 4",
        )  # fmt: skip
    return drawn


#


def _catapult() -> str:
    """From a starport past gates to a planet; on the way a ship stays behind."""
    start, last = system_of("6-hex"), system_of("2-arrow")
    way = [start, gate_of(5), gate_of(0), gate_of(1), last]
    steps = list(itertools.pairwise(way))
    assert all(other in neighbours(())[one] for one, other in steps)
    here = SYSTEMS[start]
    lines = _routes(steps, 8) + _knots(way[:2]) + _knots(way[3:4])
    (near, far), (x, y) = _heart(way[3]), _heart(last)
    turn = math.degrees(math.atan2(x - near, far - y))
    lines += wrap(
        "g",
        tag("path", d="M0 44-20 82H20z", fill=GOLD, stroke=NIGHT, stroke_width=3),
        transform=f"translate({number(x)} {number(y)}) rotate({turn:.0f})",
    )
    left = _heart(way[2])
    lines += piece("ship", RED, left[0], left[1], 56)
    lines += piece("ship", RED, x - 18, y - 4, 52) + piece("ship", RED, x + 12, y - 4, 52)
    board = _reach(there={here: _standing(here, (), (Built(RED, "starport", False, False),))})
    return _cropped(board + unit(lines, 0, 0), 336, 85, -4, 478)


#


def _hits() -> str:
    """A fresh piece, a damaged one, a trophy."""
    drawn = ground(128)
    drawn += piece("ship", BLUE, 66, 64, 64) + piece("ship", BLUE, 280, 64, 64, damaged=True)
    for x in (128, 346):
        drawn += flat(SYMBOLS["hit"], x + 24, 36, 34, "#ff8160")
        drawn += tag("path", d=f"M{x} 72h48", stroke=PALE, stroke_width=5, stroke_linecap="round")
        drawn += tag("path", d=f"M{x + 66} 72l-18-12v24z", fill=PALE)
    return drawn + sign(MARKERS["trophy"], 486, 64, 62)


ON_THE_MAP: Final = {
    "A-3.2": Drawing("gates", WIDE, 336, _gates),
    "A-3.3": Drawing("borders", WIDE, 484, _borders),
    "A-3.4": Drawing("path", WIDE, 484, _path),
    "A-3.5": Drawing("slots", WIDE, 322, _slots),
    "A-3.6": Drawing("control", WIDE, 346, _control),
    "A-10.7": Drawing("catapult", WIDE, 336, _catapult),
    "A-10.13": Drawing("hits", WIDE, 128, _hits),
}
