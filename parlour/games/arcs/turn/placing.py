"""Placing ships by a card's text or A-18.3: where, if there is a choice."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit, bits
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_PLACE
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import SHIP, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell

NOT_THERE: Final = No("A-1.9", "arcs-no-place", "at")


def place_in_all(table: Table, seat: Seat, systems: tuple[System, ...], events: Events) -> None:
    """One ship in each of these systems; with too few ships the player chooses which."""
    left = table.left(seat, SHIP)
    if left >= len(systems):
        for system in systems:
            place_at(table, seat, system, 1, events)
    elif left:
        table.pending.append(Placing(seat, 1, as_bits(systems), left))


def place_in_one(table: Table, seat: Seat, systems: tuple[System, ...], ships: int) -> None:
    """So many ships, as far as there are any (A-1.7), in one of these systems."""
    if table.left(seat, SHIP):
        table.pending.append(Placing(seat, ships, as_bits(systems), 1))


def as_bits(systems: tuple[System, ...]) -> int:
    """Systems as bits."""
    return sum([bit(system) for system in systems])


class Placing(Decision):
    """In which of several systems ships are placed, one system after the other."""

    rule = "A-1.9"
    refuses: ClassVar = {"place": NOT_THERE}
    shows: ClassVar = {"ships": "ships", "count": "count"}

    def __init__(self, seat: Seat, ships: int, systems: int, count: int) -> None:
        super().__init__(seat)
        self.ships = ships  # for each system
        self.systems = systems  # to choose from, as bits
        self.count = count  # how many of them

    def offer(self, table: Table, menu: Menu) -> None:
        for system in bits(self.systems):
            menu.add(A_PLACE.of(system))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        place_at(table, self.seat, action.system, self.ships, events)
        if self.count > 1:
            others = self.systems - bit(action.system)
            table.pending.append(Placing(self.seat, self.ships, others, self.count - 1))


def place_at(table: Table, seat: Seat, system: System, ships: int, events: Events) -> None:
    """Fresh ships from the supply (A-1.9)."""
    placed = table.place_ships(seat, system, ships)
    tell(events, "place", seat, at=system, ships=placed)
