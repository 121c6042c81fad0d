"""Types: of planets (A-3.5), which a resource may change, and of gates, which have those of their cities."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_NO, A_SHAPE, A_SHAPE_CARTEL, ArcsAction
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import RESOURCES
from parlour.games.arcs.components.reach import SYSTEMS, TYPE, is_gate
from parlour.games.arcs.state.table import CITY, Frame, Table, kind_of, tell
from parlour.games.arcs.turn import slots


def types_of(table: Table, system: int) -> list[int]:
    """The type of a planet; a gate has every type of the cities in its cluster, which may be none."""
    if is_gate(system):
        cities = [planet for planet in (system + 1, system + 2, system + 3) if has_city(table, planet)]
        return sorted({type_of(table, planet) for planet in cities})
    return [type_of(table, system)]


def has_city(table: Table, system: int) -> bool:
    """Whether anybody has a city there."""
    return any(kind_of(found) == CITY for found in table.structures[system])


def type_of(table: Table, planet: int) -> int:
    """A-3.5: the printed type, unless a resource lies there."""
    for shaped, resource in table.shaped:
        if shaped == planet:
            return resource
    found: int = TYPE[planet]
    return found


# Shaping


def may_shape(table: Table, system: int) -> bool:
    """Once for each planet; gates are none."""
    return not is_gate(system) and all(planet != system for planet, _ in table.shaped)


def shaping_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any resource the player has, from a slot or from the supply on a cartel; or none."""
    seat = frame[1]
    cartels = abilities(table, seat).cartels
    found = [A_SHAPE[kind] for kind in range(len(RESOURCES)) if table.tokens(seat, kind)]
    found += [A_SHAPE_CARTEL[kind] for kind in sorted(cartels) if table.supply[kind]]
    return [*found, A_NO]


def shape(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """A resource goes to the planet and stays there: its type from now on."""
    _, seat, system = table.frames.pop()
    if action is A_NO:
        return
    if action.outside:
        table.supply[action.resource] -= 1
    else:
        slots.take(table, seat, action.resource)
    table.shaped += ((system, action.resource),)
    tell(events, "shape", seat, {"resource": RESOURCES[action.resource], "at": SYSTEMS[system]})
