"""Taxing cities (A-10.1) and capturing agents (A-10.2)."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_TAX, A_TAX_SLOT
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.components import box
from parlour.games.arcs.ids import AGENT, CITY, NOBODY, Resource, Seat, System
from parlour.games.arcs.state.marks import slot_mark, taxed_mark
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import declaring, overwork, planets, playing, slots
from parlour.games.arcs.turn.limits import BY_LEADER
from parlour.games.arcs.turn.turn_action import TurnAction

NO_CITY: Final = No("A-10.1", "arcs-no-tax-city", "at", owner="seat")
NO_CONTROL: Final = No("A-10.1", "arcs-no-tax-control", "at")
NO_SHIPS: Final = No("A-10.1", "arcs-no-tax-ships", "at")
TAXED_TWICE: Final = No("A-10.1", "arcs-no-tax-twice")
NO_SLOT: Final = No("A-10.1", "arcs-no-tax-slot", "at")


class Tax(TurnAction):
    """A-10.1: loyal cities anywhere, rival cities where the player controls; none twice in a turn."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        powers = table.powers(seat)
        for place in table.fleets_and_buildings(seat):  # speed: there is nothing to tax elsewhere
            system = System(place)
            for owner in table.setup.all_seats:
                if not table.has_building(owner, system, CITY):  # speed: most have none there
                    continue
                if obstacle(table, seat, owner, system, powers) is None:
                    menu.add(A_TAX.at(owner, system))
            if obstacle_to_slot(table, seat, system, powers) is None:
                menu.add(A_TAX_SLOT.of(system))

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        powers = table.powers(seat)
        if action.seat == NOBODY:
            return obstacle_to_slot(table, seat, action.system, powers)
        return obstacle(table, seat, action.seat, action.system, powers)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        tax(table, seat, action.seat, action.system, events)


TAX: Final = Tax("tax", box.TAX)


def obstacle(table: Table, seat: Seat, owner: Seat, system: System, powers: Ability) -> No | None:
    """A-10.1: what stands against taxing somebody's city there."""
    cities = table.count_buildings(owner, system, CITY)
    if cities == 0:
        return NO_CITY
    if powers.taxes_controlled_only and table.control(system) != seat:
        return without_leave(owner == seat or powers.taxes_as_loyal, powers)
    if owner == seat:
        if powers.taxes_no_loyal:
            return BY_LEADER
    elif not powers.taxes_as_loyal and not is_captor(table, seat, system, powers):  # as if is not loyal
        return without_leave(False, powers)
    if not powers.taxes_again and table.taxed.count(taxed_mark(owner, system)) >= cities:
        return TAXED_TWICE
    return None


def without_leave(loyal: bool, powers: Ability) -> No:
    """What a player lacks to tax a city, which may count as loyal."""
    if loyal:
        return BY_LEADER
    return NO_SHIPS if powers.taxes_by_ships else NO_CONTROL


def is_captor(table: Table, seat: Seat, system: System, powers: Ability) -> bool:
    """Whether a player taxes rival cities there as such, with their captives."""
    return table.control(system) == seat or (powers.taxes_by_ships and table.ships(seat, system) > 0)


def obstacle_to_slot(table: Table, seat: Seat, system: System, powers: Ability) -> No | None:
    """Some tax empty slots like loyal cities where they have ships: once in a turn, or again as these."""
    if not powers.taxes_by_ships or not table.ships(seat, system):
        return NO_SLOT
    taxed = 0 if powers.taxes_again else table.taxed.count(slot_mark(system))
    return None if table.free_slots(system) > taxed else NO_SLOT


def tax(table: Table, seat: Seat, owner: Seat, system: System, events: Events) -> None:
    """A-10.1: gain the planet's resource; a taxed rival loses an agent too. NOBODY's city is an empty slot."""
    if owner == NOBODY:
        tax_slot(table, seat, system, events)
        return
    table.taxed += (taxed_mark(owner, system),)
    powers = table.powers(seat)
    captures = owner != seat and is_captor(table, seat, system, powers)
    if owner == seat:
        tell(events, "tax", seat, at=system)
    else:
        tell(events, "tax-rival", seat, at=system, owner=owner)
    if powers.shapes and planets.may_shape(table, system):
        table.pending.append(planets.Shaping(seat, system))
    if powers.overworks:
        table.pending.append(overwork.Overseeing(seat, owner, system, CITY, captures))
    collect(table, seat, owner if captures else NOBODY, system, events)


def tax_slot(table: Table, seat: Seat, system: System, events: Events) -> None:
    """An empty slot gives what a city there would."""
    table.taxed += (slot_mark(system),)
    tell(events, "tax-slot", seat, at=system)
    collect(table, seat, NOBODY, system, events)


def collect(table: Table, seat: Seat, owner: Seat, system: System, events: Events) -> None:
    """What a tax brings: an agent of the owner, if there is one (A-19.15) and it counts as a rival; a resource."""
    if owner != NOBODY and table.left(owner, AGENT):
        table.add_left(owner, AGENT, -1)
        hits.capture(table, seat, owner, 1, events)
    types = planets.types_of(table, system)
    if len(types) > 1:  # speed: one type needs no question
        table.pending.append(declaring.Picking(seat, sum([bit(resource) for resource in types]), False))
    elif types:
        slots.gain(table, seat, types[0], events)
    if playing.is_single(table, seat):
        for bonus in table.powers(seat).tax_bonus:
            slots.gain(table, seat, Resource(bonus), events)
