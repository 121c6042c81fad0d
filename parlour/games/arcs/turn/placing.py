"""Placing ships by a card's text or A-18.3: where, if there is a choice."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_PLACE, ArcsAction
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import PLACING
from parlour.games.arcs.state.table import WIDTH, Frame, Table, tell


def place_in_all(table: Table, seat: int, systems: tuple[int, ...], events: list[Event] | None) -> None:
    """One ship in each of these systems; with too few ships the player chooses which."""
    if table.ships[seat] >= len(systems):
        for system in systems:
            place_at(table, seat, system, 1, events)
    elif table.ships[seat]:
        table.frames.append((PLACING, seat, 1, as_bits(systems), table.ships[seat]))


def place_in_one(
    table: Table, seat: int, systems: tuple[int, ...], ships: int, events: list[Event] | None
) -> None:
    """So many ships, as far as there are any (A-1.7), in one of these systems."""
    if table.ships[seat]:
        table.frames.append((PLACING, seat, ships, as_bits(systems), 1))


def as_bits(systems: tuple[int, ...]) -> int:
    """Systems as bits."""
    return sum([1 << system for system in systems])


def menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The systems left to choose."""
    return [A_PLACE[system] for system in range(WIDTH) if frame[3] >> system & 1]


def place(table: Table, system: int, events: list[Event] | None) -> None:
    """A system is chosen."""
    _, seat, ships, systems, count = table.frames.pop()
    place_at(table, seat, system, ships, events)
    if count > 1:
        table.frames.append((PLACING, seat, ships, systems & ~(1 << system), count - 1))


def place_at(table: Table, seat: int, system: int, ships: int, events: list[Event] | None) -> None:
    """Fresh ships from the supply (A-1.9)."""
    placed = table.place_ships(seat, system, ships)
    tell(events, "place", seat, {"at": SYSTEMS[system], "ships": placed})
