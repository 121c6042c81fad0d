"""Taxing cities (A-10.1) and capturing agents (A-10.2)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs import hits, slots
from parlour.games.arcs.actions import A_TAX, ArcsAction
from parlour.games.arcs.box import SEATS
from parlour.games.arcs.reach import SYSTEMS, TYPE
from parlour.games.arcs.table import CITY, Table, kind_of, owner_of, tell


def menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.1: loyal cities anywhere, rival cities where the player controls; none twice in a turn."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        owners = [owner_of(one) for one in table.structures[system] if kind_of(one) == CITY]
        for owner in sorted(set(owners)):
            if owner != seat and table.control(system) != seat:
                continue
            if owners.count(owner) > table.taxed.count(4 * system + owner):
                found.append(A_TAX[owner][system])
    return found


def tax(table: Table, seat: int, owner: int, system: int, events: list[Event] | None) -> None:
    """A-10.1: gain the planet's resource; a taxed rival loses an agent too, if there is one (A-19.15)."""
    table.taxed += (4 * system + owner,)
    if owner == seat:
        tell(events, "tax", seat, {"at": SYSTEMS[system]})
    else:
        tell(events, "tax-rival", seat, {"at": SYSTEMS[system], "owner": SEATS[owner]})
        if table.agents[owner]:
            table.agents[owner] -= 1
            hits.capture(table, seat, owner, 1, events)
    slots.gain(table, seat, TYPE[system], events)
