"""Damaging, destroying and capturing pieces (A-10.13 to A-10.15, A-10.2), wherever it comes from."""

from __future__ import annotations

from parlour.core.event import Events
from parlour.games.arcs.ids import CITY, SHIP, Building, Seat, System, is_damaged, kind_of, owner_of
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell


def hit_ship(table: Table, owner: Seat, system: System, damaged: bool, by: Seat, events: Events) -> None:
    """A-10.13: a fresh ship is damaged, a damaged one destroyed."""
    if damaged:
        destroy_ship(table, owner, system, by, events, damaged)
        return
    table.add_fresh(owner, system, -1)
    table.add_damaged(owner, system, 1)
    tell(events, "damage", by, owner=owner, piece=SHIP, at=system)


def destroy_ship(table: Table, owner: Seat, system: System, by: Seat, events: Events, damaged: bool) -> None:
    """A-10.14, A-10.15: a ship goes off the map, to the trophies of who destroys it."""
    if damaged:
        table.add_damaged(owner, system, -1)
    else:
        table.add_fresh(owner, system, -1)
    table.add_trophies(by, owner, SHIP, 1)
    tell(events, "destroy", by, owner=owner, piece=SHIP, at=system)


def hit_building(table: Table, system: System, found: Building, by: Seat, events: Events) -> bool:
    """A-10.13: damage a building, or destroy it; True if a city was destroyed, which has consequences (A-12.2)."""
    if is_damaged(found):
        return destroy_building(table, system, found, by, events)
    table.turn_building(system, found, damaged=True)
    tell(events, "damage", by, owner=owner_of(found), piece=kind_of(found), at=system)
    return False


def destroy_building(table: Table, system: System, found: Building, by: Seat, events: Events) -> bool:
    """A-10.14, A-10.15: off the map, to the trophies; True if it was a city."""
    table.remove_building(system, found)
    table.add_trophies(by, owner_of(found), kind_of(found), 1)
    tell(events, "destroy", by, owner=owner_of(found), piece=kind_of(found), at=system)
    return kind_of(found) == CITY


def capture(table: Table, seat: Seat, owner: Seat, count: int, events: Events) -> None:
    """A-10.2, A-1.12: agents go to the captives box."""
    table.add_captives(seat, owner, count)
    tell(events, "capture", seat, owner=owner, agents=count)
