"""The Reach: its sky, its systems with all that stands there, and the walls and paths between them."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from parlour.art.arcs.berths import STEP, Group, Taken, berths, width_of
from parlour.art.arcs.pieces import LOOKS, piece, seat_sign
from parlour.art.arcs.ring import (
    BAND,
    HUB,
    LIGHT,
    ORBIT,
    PLANET,
    QUAY,
    RIM,
    WIDE,
    Area,
    Point,
    arc,
    area_of,
    beside,
    bounds,
    cluster_area,
    outline,
    polar,
    slot,
    spoke,
)
from parlour.art.arcs.signs import GOLD, NIGHT, RESOURCES, placed
from parlour.art.lettering import write
from parlour.art.looks import SHAPES, mix
from parlour.art.picture import Part, Seen
from parlour.art.svg import number, path, tag, wrap
from parlour.core.game import Json

SCALE: Final = 0.556  # pixels for a unit of the ring
WIDTH: Final = 648
HEIGHT: Final = 560
CLUSTERS: Final = range(1, 7)
SYMBOLS: Final = {
    "arrow": "M0-9 8 7 0 3-8 7z",
    "crescent": "M4-9A9 9 0 1 0 4 9 7.5 7.5 0 1 1 4-9z",
    "hex": "M0-9 8-4.5V4.5L0 9-8 4.5V-4.5z",
}
GATE_LIGHT: Final = "#9fc4ff"
NIGHT_SKY: Final = "#0a1022"


def reach(seen: Seen) -> Iterator[Part]:
    """Parts from the corner of the picture."""
    shown, box = seen.shown, seen.box
    out, paths = tuple(shown["out"]), tuple((one, other) for one, other in shown["paths"])
    for name, printed in box["systems"].items():
        if printed["cluster"] not in out:
            yield system_part(name, _standing(seen, name, printed))
    yield Part(0, 0, WIDTH, HEIGHT, between(seams_of(box), out, angles_of(box, paths)))
    yield _hub(seen)
    for seat, systems in enumerate(shown["starts"]):
        for at, name in enumerate(systems):
            yield _start(seat, "ABCC"[at], area_of(box["systems"][name]))


def sky(out: tuple[int, ...], say_out: str) -> str:
    """What lies below everything: night, stars, and clusters that are not in play."""
    drawn = tag("rect", x=-WIDTH, y=-HEIGHT, width=2 * WIDTH, height=2 * HEIGHT, fill=NIGHT_SKY)
    for size, which in ((1.5, 0), (2.4, 1), (3.6, 2)):
        points = [polar(math.sqrt((at * 0.618034) % 1) * 690, (at * 137.508) % 360) for at in range(which, 111, 3)]
        d = "".join(path("M", round(x), round(y), "h.1") for x, y in points)
        drawn += tag("path", d=d, stroke="#7d87a6", stroke_width=size, stroke_linecap="round")
    drawn += tag("ellipse", rx=RIM * WIDE, ry=RIM, fill="none", stroke="#3b4a74", stroke_width=2)
    for cluster in out:
        drawn += tag("path", d=outline(cluster_area(cluster, HUB), 3), fill="#0a0f1f", stroke="#29345a")
        for step in range(-24, 25, 6):  # hatched
            d = spoke((cluster - 1) * 60 + step, BAND + 14, RIM - 14)
            drawn += tag("path", d=d, stroke="#232d4b", stroke_width=2)
        x, y = polar(372, (cluster - 1) * 60)
        drawn += tag("rect", x=x - 76, y=y - 42, width=152, height=78, rx=16, fill="#0a0f1f")
        drawn += write(x, y, str(cluster), 38, colour="#8390b5", anchor="middle", bold=True)
        drawn += write(x, y + 26, say_out, 23, colour="#8390b5", anchor="middle")
    return unit(drawn, 0, 0)


def unit(drawn: str, x: float, y: float) -> str:
    """Something in units of the ring, in a part with its corner at (x, y)."""
    at = f"translate({number(WIDTH / 2 - x)} {number(HEIGHT / 2 - y)}) scale({SCALE})"
    return wrap("g", drawn, transform=at)


def _part(box: tuple[float, float, float, float], drawn: str) -> Part:
    """A part around a box of the ring."""
    left, top = int(WIDTH / 2 + box[0] * SCALE), int(HEIGHT / 2 + box[1] * SCALE)
    right, low = math.ceil(WIDTH / 2 + box[2] * SCALE), math.ceil(HEIGHT / 2 + box[3] * SCALE)
    left, top = max(0, left), max(0, top)
    return Part(left, top, right - left, min(HEIGHT, low) - top, unit(drawn, left, top))


# Systems


class Built(NamedTuple):
    """A building, in a slot or outside of them."""

    seat: int
    kind: str
    damaged: bool
    outside: bool


class Standing(NamedTuple):
    """All that is drawn of a system."""

    cluster: int
    symbol: str
    type: str
    slots: int
    control: int
    buildings: tuple[Built, ...]
    groups: tuple[Group, ...]


def _standing(seen: Seen, name: str, printed: Json) -> Standing:
    shown, ships = seen.shown, seen.view["map"].get(name)
    groups = []
    for seat in range(len(seen.view["players"])):
        for damaged in (False, True):
            count = ships["damaged" if damaged else "fresh"][seat] if ships else 0
            if count:
                groups.append(Group(seat, damaged, count))
    return Standing(
        printed["cluster"],
        printed["symbol"],
        shown["types"].get(name, printed["type"]),
        printed["slots"],
        shown["control"].get(name, -1),
        tuple(
            Built(one["seat"], one["piece"], one["damaged"], one["outside"]) for one in shown["buildings"][name]
        ),
        tuple(groups),
    )


@functools.lru_cache(maxsize=1024)
def system_part(name: str, found: Standing) -> Part:
    """A system with all that is there."""
    area = area_of({"cluster": found.cluster, "symbol": found.symbol})
    held = LOOKS[found.control].colour if found.control >= 0 else ""
    tinge = held or (RESOURCES[found.type].colour if found.type else GATE_LIGHT)
    ground = mix(tinge, 0.2 if held else 0.07 if area.gate else 0.13, "#0d152b")
    drawn = tag("path", d=outline(area, 2), fill=ground, stroke="#35446f", stroke_width=1.6)
    if held:
        drawn += tag("path", d=outline(area, 6), fill="none", stroke=held, stroke_width=5)
    drawn += _gate(area, found.cluster) if area.gate else _planet(area, found)
    flag = _flag(area)
    if held:
        drawn += seat_sign(found.control, *flag, 21)
    taken = [Taken(*_tag(area), 20 if area.gate else 14), Taken(*flag, 13)]
    if not area.gate:
        taken.append(Taken(*polar(PLANET, area.angle), 40))
    inside = outside = 0
    for one in found.buildings:
        if one.outside or found.slots == 0:
            place = beside(area, outside)
            taken.append(Taken(*place, 27))
            outside += 1
        else:
            place = slot(area, inside, found.slots)
            inside += 1
        drawn += piece(one.kind, one.seat, *place, 50, one.damaged)
    drawn += _ships(area, found.groups, taken) if found.groups else ""
    return _part(bounds(area), wrap("g", drawn, class_=f"system {name}"))


def _tag(area: Area) -> Point:
    """Where the number of a gate or the symbol of a planet is."""
    return polar(206, area.angle - 22) if area.gate else polar(PLANET, area.angle, 46)


def _flag(area: Area) -> Point:
    """Where the sign of who controls a system is."""
    return polar(206, area.angle + 22) if area.gate else polar(PLANET, area.angle, -46)


def _gate(area: Area, cluster: int) -> str:
    wide = tag(
        "path", d=arc(LIGHT, area.angle - 24, area.angle + 24), fill="none",
        stroke=mix(GATE_LIGHT, 0.16, "#0f1a38"), stroke_width=30, stroke_linecap="round",
    )  # fmt: skip
    light = tag(
        "path", d=arc(LIGHT, area.angle - 24, area.angle + 24), fill="none", stroke="#b4c6e6", stroke_width=5,
        stroke_linecap="round",
    )  # fmt: skip
    x, y = _tag(area)
    return wide + light + write(x, y + 15, str(cluster), 42, colour="#dfe7ff", anchor="middle", bold=True)


def _planet(area: Area, found: Standing) -> str:
    sign = RESOURCES[found.type]
    x, y = polar(PLANET, area.angle)
    drawn = tag("circle", cx=x, cy=y, r=37, fill="#070b18")
    drawn += tag(
        "circle", cx=x, cy=y, r=33, fill=mix(sign.colour, 0.42, "#0f1830"), stroke=sign.colour, stroke_width=2.5
    )
    shape = tag("path", d=sign.path, fill=mix(sign.colour, 0.7, "#ffffff"), fill_rule="evenodd")
    drawn += placed(shape, x, y, 1.65)
    for at in range(found.slots):
        cx, cy = slot(area, at, found.slots)
        drawn += tag(
            "circle",
            cx=cx,
            cy=cy,
            r=27,
            fill="#070c1b",
            stroke="#93a4d2",
            stroke_width=1.8,
            stroke_dasharray="5 4",
        )
    symbol = tag("path", d=SYMBOLS[found.symbol], fill="none", stroke="#c2cdee", stroke_width=2)
    return drawn + placed(symbol, *_tag(area), 1)


def _ships(area: Area, groups: tuple[Group, ...], taken: list[Taken]) -> str:
    inner, outer = (QUAY, area.outer) if area.gate else (area.inner, ORBIT)
    found = berths(replace(area, inner=inner, outer=outer), groups, taken)
    size, drawn = found.size, ""
    for group, (x, y) in zip(groups, found.places, strict=True):
        half = width_of(group.ships, found.fan, size) / 2
        fleet = "".join(
            piece("ship", group.seat, x - half + size * (0.45 + at * STEP), y, size, group.damaged)
            for at in range(min(group.ships, found.fan))
        )
        if group.ships > 1:
            fleet += _number(x + half, y + size * 0.3, group.ships, size * 0.78)
        drawn += wrap("g", fleet, class_="fleet", data_ships=group.ships)
    return drawn


def _number(x: float, y: float, count: int, size: float) -> str:
    return tag(
        "text", str(count), class_="count", x=x, y=y, font_size=size, font_weight="bold", text_anchor="end",
        fill="#ffffff", stroke=NIGHT, stroke_width=5, stroke_linejoin="round", paint_order="stroke",
    )  # fmt: skip


# Between systems


def seams_of(box: Json) -> frozenset[int]:
    """The clusters whose border to the next one can be crossed by planets."""
    found = set()
    for one, other in box["borders"]:
        first, second = box["systems"][one], box["systems"][other]
        if first["cluster"] != second["cluster"] and first["symbol"] != "gate":
            found.add(first["cluster"])
    return frozenset(found)


def angles_of(box: Json, paths: tuple[tuple[str, str], ...]) -> tuple[tuple[float, float], ...]:
    """From where to where the paths past clusters that are out lead."""
    areas = {name: area_of(printed) for name, printed in box["systems"].items()}
    return tuple((areas[one].angle + 24, areas[other].angle - 24) for one, other in paths)


@functools.lru_cache(maxsize=32)
def between(seams: frozenset[int], out: tuple[int, ...], paths: tuple[tuple[float, float], ...]) -> str:
    """Walls, borders that can be crossed, and paths past clusters that are not in play."""
    drawn = ""
    for cluster in CLUSTERS:
        angle = cluster * 60 - 30
        gone = [one in out for one in (cluster, cluster % 6 + 1)]
        if not any(gone):
            drawn += _dotted(spoke(angle, HUB + 8, BAND - 4))
        if not any(gone) and cluster in seams:
            drawn += _dotted(spoke(angle, BAND + 6, RIM - 8))
        elif not all(gone):
            for colour, thick in (("#7f90bf", 12), ("#0a0f20", 8)):
                drawn += tag(
                    "path",
                    d=spoke(angle, BAND - 2, RIM),
                    stroke=colour,
                    stroke_width=thick,
                    stroke_linecap="round",
                )
    for begin, end in paths:
        d = arc(LIGHT, begin, end)
        drawn += tag(
            "path",
            d=d,
            fill="none",
            stroke=mix(GATE_LIGHT, 0.16, "#0a0f1f"),
            stroke_width=20,
            stroke_linecap="round",
        )
        drawn += tag(
            "path",
            d=d,
            fill="none",
            stroke="#b9d3ff",
            stroke_width=4,
            stroke_dasharray="2 12",
            stroke_linecap="round",
        )
    return unit(drawn, 0, 0)


def _dotted(d: str) -> str:
    return tag("path", d=d, stroke="#6f86bd", stroke_width=2, stroke_dasharray="2 7", stroke_linecap="round")


def _hub(seen: Seen) -> Part:
    """The chapter and the round, in the middle."""
    view = seen.view
    drawn = tag("circle", r=HUB - 10, fill="#0c1328", stroke="#3b4a74", stroke_width=1.5)
    soft = "#aab6d8"
    drawn += write(0, -42, seen.words.say("web-arcs-chapter"), 25, colour=soft, anchor="middle")
    drawn += write(0, 14, str(view["chapter"]), 62, colour="#f4dca8", anchor="middle", bold=True)
    chapters = seen.box["chapters"]
    for chapter in range(1, chapters + 1):
        done = GOLD if chapter <= view["chapter"] else "none"
        x = (chapter - (chapters + 1) / 2) * 20
        drawn += tag("circle", cx=x, cy=34, r=5.5, fill=done, stroke="#8fa3d9" if done == "none" else GOLD)
    called = seen.words.say("web-arcs-round-number", {"round": view["round"]})
    drawn += write(0, 70, called, 25, colour=soft, anchor="middle")
    return _part((-HUB, -HUB, HUB, HUB), drawn)


def _start(seat: int, letter: str, area: Area) -> Part:
    """Where a seat will begin, while leaders are drafted."""
    x, y = polar(188 if area.gate else 325, area.angle)
    look = LOOKS[seat]
    shape = tag("path", d=SHAPES[look.shape], fill=look.colour, stroke="#ffffff", stroke_width=0.8)
    drawn = placed(shape, x, y, 3) + write(x, y + 13, letter, 34, colour=look.ink, anchor="middle", bold=True)
    return _part((x - 40, y - 40, x + 40, y + 40), drawn)
