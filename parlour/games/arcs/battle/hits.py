"""Damaging, destroying and capturing pieces (A-10.13 to A-10.15, A-10.2), wherever it comes from."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import PIECES
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.state.table import (
    CITY,
    KINDS,
    SHIP,
    WIDTH,
    Table,
    is_damaged,
    kind_of,
    owner_of,
    tell,
)
from parlour.games.arcs.turn.building import set_building


def hit_ship(table: Table, owner: int, system: int, damaged: bool, by: int, events: list[Event] | None) -> None:
    """A-10.13: a fresh ship is damaged, a damaged one destroyed."""
    if damaged:
        destroy_ship(table, owner, system, by, events)
        return
    place = owner * WIDTH + system
    table.fresh[place] -= 1
    table.damaged[place] += 1
    tell(events, "damage", by, {"owner": SEATS[owner], "piece": PIECES[SHIP], "at": SYSTEMS[system]})


def destroy_ship(
    table: Table, owner: int, system: int, by: int, events: list[Event] | None, damaged: bool = True
) -> None:
    """A-10.14, A-10.15: a ship goes off the map, to the trophies of who destroys it."""
    ships = table.damaged if damaged else table.fresh
    ships[owner * WIDTH + system] -= 1
    take_trophy(table, by, owner, SHIP)
    tell(events, "destroy", by, {"owner": SEATS[owner], "piece": PIECES[SHIP], "at": SYSTEMS[system]})


def hit_building(table: Table, system: int, found: int, by: int, events: list[Event] | None) -> bool:
    """A-10.13: damage a building, or destroy it; True if a city was destroyed, which has consequences (A-12.2)."""
    if is_damaged(found):
        return destroy_building(table, system, found, by, events)
    set_building(table, system, found, damaged=True)
    args = {"owner": SEATS[owner_of(found)], "piece": PIECES[kind_of(found)], "at": SYSTEMS[system]}
    tell(events, "damage", by, {**args})
    return False


def destroy_building(table: Table, system: int, found: int, by: int, events: list[Event] | None) -> bool:
    """A-10.14: off the map; True if it was a city."""
    table.remove_building(system, found)
    take_trophy(table, by, owner_of(found), kind_of(found))
    args = {"owner": SEATS[owner_of(found)], "piece": PIECES[kind_of(found)], "at": SYSTEMS[system]}
    tell(events, "destroy", by, {**args})
    return kind_of(found) == CITY


def take_trophy(table: Table, holder: int, owner: int, kind: int) -> None:
    """A-10.15: a rival piece becomes a trophy."""
    table.trophies[(holder * table.setup.seats + owner) * KINDS + kind] += 1


def capture(table: Table, seat: int, owner: int, count: int, events: list[Event] | None) -> None:
    """A-10.2, A-1.12: agents go to the captives box."""
    table.captives[seat * table.setup.seats + owner] += count
    tell(events, "capture", seat, {"owner": SEATS[owner], "agents": count})
