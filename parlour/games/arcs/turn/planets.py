"""Types: of planets (A-3.5), which a resource may change, and of gates, which have those of their cities."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_NO, A_SHAPE, A_SHAPE_CARTEL
from parlour.games.arcs.components.box import ALL_RESOURCES
from parlour.games.arcs.components.reach import TYPE, is_gate, planets_by
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import CITY, NOTHING, Resource, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import slots

NO_TOKEN: Final = No("A-14.7", "arcs-no-token", "resource")
NOT_ON_CARTEL: Final = No("A-14.7", "arcs-no-cartel", "resource")


def types_of(table: Table, system: System) -> list[Resource]:
    """The type of a planet; a gate has every type of the cities in its cluster, which may be none."""
    if is_gate(system):
        with_city = [planet for planet in planets_by(system) if table.owners_of(planet, CITY)]
        return sorted({type_of(table, planet) for planet in with_city})
    return [type_of(table, system)]


def type_of(table: Table, planet: System) -> Resource:
    """A-3.5: the printed type, unless a resource lies there."""
    shaped = table.shaped(planet)
    return TYPE[planet] if shaped == NOTHING else shaped


def may_shape(table: Table, system: System) -> bool:
    """Once for each planet; gates are none."""
    return not is_gate(system) and table.shaped(system) == NOTHING


class OfPlanet(Decision):
    """Somebody is asked something about a planet."""

    shows: ClassVar = {"at": "system"}

    def __init__(self, seat: Seat, system: System) -> None:
        super().__init__(seat)
        self.system = system


class Shaping(OfPlanet):
    """Which resource goes to a planet and is its type from now on: from a slot, from a cartel, or none."""

    rule = "A-14.7"

    def obstacle(self, table: Table, resource: Resource, on_cartel: bool) -> No | None:
        """What stands against a resource from a slot, or from the supply on a cartel."""
        if not on_cartel:
            return None if table.tokens(self.seat, resource) else NO_TOKEN
        held = resource in table.powers(self.seat).cartels and table.supply(resource)
        return None if held else NOT_ON_CARTEL

    def offer(self, table: Table, menu: Menu) -> None:
        for resource in ALL_RESOURCES:
            if self.obstacle(table, resource, False) is None:
                menu.add(A_SHAPE.of(resource))
        for resource in ALL_RESOURCES:
            if self.obstacle(table, resource, True) is None:
                menu.add(A_SHAPE_CARTEL.of(resource))
        menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_NO:
            return
        if action.outside:
            table.add_supply(action.resource, -1)
        else:
            slots.take(table, self.seat, action.resource)
        table.shape(self.system, action.resource)
        tell(events, "shape", self.seat, resource=action.resource, at=self.system)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return self.obstacle(table, action.resource, action.outside) if action.kind == "shape" else None
