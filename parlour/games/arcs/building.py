"""Building (A-10.3 to A-10.5) and repairing (A-10.8)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_BUILD_CITY,
    A_BUILD_SHIP,
    A_BUILD_STARPORT,
    A_REPAIR_CITY,
    A_REPAIR_SHIP,
    A_REPAIR_STARPORT,
    PIECES,
    ArcsAction,
)
from parlour.games.arcs.reach import SYSTEMS
from parlour.games.arcs.table import (
    CITY,
    NONE,
    SHIP,
    STARPORT,
    WIDTH,
    Table,
    building,
    is_damaged,
    kind_of,
    owner_of,
    tell,
)


def build_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.3: buildings where there is an empty slot and a loyal piece; A-10.4: ships at starports."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if table.free_slots(system) and table.has_piece(seat, system):
            if table.cities[seat]:
                found.append(A_BUILD_CITY[system])
            if table.starports[seat]:
                found.append(A_BUILD_STARPORT[system])
        built_up = table.structures[system]  # speed: most systems are not
        if built_up and table.ships[seat] and idle_starports(table, seat, system):  # speed: see above
            found.append(A_BUILD_SHIP[system])
    return found


def idle_starports(table: Table, seat: int, system: int) -> int:
    """A-10.4: loyal starports there that have built no ship this turn; damaged ones build too (A-19.9)."""
    loyal = 0
    for found in table.structures[system]:
        loyal += owner_of(found) == seat and kind_of(found) == STARPORT
    return loyal - table.built.count(system)


def build(table: Table, seat: int, system: int, piece: int, events: list[Event] | None) -> None:
    """A-10.5: damaged where a rival controls, which is looked at before the piece is placed (A-19.8)."""
    damaged = table.control(system) not in (NONE, seat)
    if piece == SHIP:
        table.place_ships(seat, system, 1, damaged)
        table.built += (system,)
    else:
        table.place_building(seat, system, piece, damaged)
    args = {"piece": PIECES[piece], "at": SYSTEMS[system]}
    tell(events, "build-damaged" if damaged else "build", seat, {**args})


def repair_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.8: any loyal damaged piece, anywhere."""
    found: list[ArcsAction] = []
    city, starport, row = building(seat, CITY, True), building(seat, STARPORT, True), seat * WIDTH
    for system in table.setup.systems:
        if table.damaged[row + system]:
            found.append(A_REPAIR_SHIP[system])
        if city in table.structures[system]:
            found.append(A_REPAIR_CITY[system])
        if starport in table.structures[system]:
            found.append(A_REPAIR_STARPORT[system])
    return found


def repair(table: Table, seat: int, system: int, piece: int, events: list[Event] | None) -> None:
    """A-10.8: set one piece upright."""
    if piece == SHIP:
        place = seat * WIDTH + system
        table.damaged[place] -= 1
        table.fresh[place] += 1
    else:
        set_building(table, system, building(seat, piece, True), damaged=False)
    tell(events, "repair", seat, {"piece": PIECES[piece], "at": SYSTEMS[system]})


def set_building(table: Table, system: int, found: int, damaged: bool) -> None:
    """Turn one building of this kind upright, or over."""
    assert is_damaged(found) != damaged
    others = list(table.structures[system])
    others.remove(found)
    others.append(found & ~1 | damaged)
    table.structures[system] = tuple(sorted(others))
