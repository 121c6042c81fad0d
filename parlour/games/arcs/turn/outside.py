"""Building outside the slots, by cards that say so: at gates, and cities beside the slots of a planet."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bits
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_BUILD, A_CLOUD, A_SPEND
from parlour.games.arcs.components.box import RESOURCES
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import CITY, PIECES, Piece, Resource, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import building, planets, spending
from parlour.games.arcs.turn.limits import NO_ABILITY

ONE_OUTSIDE: Final = No("A-10.3", "arcs-no-build-outside", "piece", "at")
CANNOT_PAY: Final = No("A-10.3", "arcs-no-pay", "resource")


def offer(table: Table, seat: Seat, menu: Menu) -> None:
    """What may be built outside the slots: one of a kind at a gate in all, one city on a planet in all."""
    powers = table.powers(seat)
    if not powers.gate_cities and not powers.gate_starports and not powers.cloud_cities:  # speed: few may
        return
    for system in table.setup.systems:
        if not is_gate(system):
            if obstacle_to_cloud(table, seat, system) is None:
                menu.add(A_CLOUD.of(system))
            continue
        for kind in building.BUILDINGS:
            if obstacle_at_gate(table, seat, kind, system) is None:
                menu.add(A_BUILD.at(kind, system))


def obstacle_at_gate(table: Table, seat: Seat, kind: Piece, system: System) -> No | None:
    """What stands against a building at a gate."""
    powers = table.powers(seat)
    if not (powers.gate_cities if kind == CITY else powers.gate_starports):
        return building.NO_SLOT
    return obstacle_outside(table, seat, kind, system)


def obstacle_to_cloud(table: Table, seat: Seat, system: System) -> No | None:
    """What stands against a city outside the slots of a planet."""
    if not table.powers(seat).cloud_cities:
        return NO_ABILITY
    return obstacle_outside(table, seat, CITY, system) or (None if payments(table, seat, system) else CANNOT_PAY)


def why_not_cloud(table: Table, seat: Seat, system: System) -> No:
    """The same in words: a cloud is a city, and it is paid by the planet's type."""
    no = obstacle_to_cloud(table, seat, system)
    assert no is not None
    return no.saying(piece=PIECES[CITY], resource=RESOURCES[planets.type_of(table, system)])


def obstacle_outside(table: Table, seat: Seat, kind: Piece, system: System) -> No | None:
    """What stands against a building outside the slots, wherever that is."""
    if not table.has_piece(seat, system):
        return building.NO_PIECE
    if table.has_outside(system, kind):
        return ONE_OUTSIDE
    return building.none_left(table, seat, kind)


def payments(table: Table, seat: Seat, system: System) -> list[Resource]:
    """The resources that can be spent as the planet's type; outrage does not matter, loyal cards do."""
    wanted = planets.type_of(table, system)
    loyal = wanted in table.powers(seat).loyal
    return [Resource(held) for held in bits(table.types_held(seat)) if loyal or held == wanted]


class Clouding(Decision):
    """Which resource pays for a city outside the slots."""

    rule = "A-10.3"
    shows: ClassVar = {"at": "system"}

    def __init__(self, seat: Seat, system: System) -> None:
        super().__init__(seat)
        self.system = system

    def offer(self, table: Table, menu: Menu) -> None:
        wanted = planets.type_of(table, self.system)
        for token in payments(table, self.seat, self.system):
            menu.add(A_SPEND.at(token, wanted))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        seat, system = self.seat, self.system
        spending.pay(table, seat, action.resource, action.spent_as, events)
        damaged = building.is_occupied(table, seat, system)
        table.place_building(seat, system, CITY, damaged, outside=True)
        building.tell_built(seat, system, "cloud", damaged, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "spend":
            return None
        return CANNOT_PAY.saying(resource=RESOURCES[planets.type_of(table, self.system)])
