"""Taxing cities (A-10.1) and capturing agents (A-10.2)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_TAX, A_TAX_SLOT, ArcsAction
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import OVERSEEING, PICKING, SHAPING
from parlour.games.arcs.state.table import CITY, NONE, Table, kind_of, owner_of, slot_mark, tell
from parlour.games.arcs.turn import planets, playing, slots


def menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.1: loyal cities anywhere, rival cities where the player controls; none twice in a turn."""
    found: list[ArcsAction] = []
    powers = abilities(table, seat)
    for system in table.setup.systems:
        if table.structures[system]:  # speed: most systems have none
            for owner in untaxed(table, system, powers):
                if may_tax(table, seat, owner, system, powers):
                    found.append(A_TAX[owner][system])
        if powers.taxes_by_ships and may_tax_slot(table, seat, system, powers):
            found.append(A_TAX_SLOT[system])
    return found


def untaxed(table: Table, system: int, powers: Ability) -> list[int]:
    """Who has a city there that was not taxed this turn, or may be taxed again."""
    owners = [owner_of(one) for one in table.structures[system] if kind_of(one) == CITY]
    taxed = table.taxed
    if powers.taxes_again or not taxed:  # speed: most often nothing was
        return sorted(set(owners)) if len(owners) > 1 else owners  # speed: most often there is one
    return [owner for owner in sorted(set(owners)) if owners.count(owner) > taxed.count(4 * system + owner)]


def may_tax(table: Table, seat: int, owner: int, system: int, powers: Ability) -> bool:
    """A-10.1: whether a player may tax somebody's city there."""
    if powers.taxes_controlled_only and table.control(system) != seat:
        return False
    if owner == seat:
        return not powers.taxes_no_loyal
    return powers.taxes_as_loyal or is_captor(table, seat, system, powers)  # as if loyal is not loyal


def is_captor(table: Table, seat: int, system: int, powers: Ability) -> bool:
    """Whether a player taxes rival cities there as such, with their captives."""
    return table.control(system) == seat or (powers.taxes_by_ships and table.at(seat, system) > 0)


def may_tax_slot(table: Table, seat: int, system: int, powers: Ability) -> bool:
    """Empty slots may be taxed like loyal cities where the player has ships: once in a turn, or again as these."""
    taxed = 0 if powers.taxes_again else table.taxed.count(slot_mark(system))
    return table.free_slots(system) > taxed and table.at(seat, system) > 0


def tax(table: Table, seat: int, owner: int, system: int, events: list[Event] | None) -> None:
    """A-10.1: gain the planet's resource; a taxed rival loses an agent too."""
    table.taxed += (4 * system + owner,)
    powers = abilities(table, seat)
    captures = owner != seat and is_captor(table, seat, system, powers)
    if owner == seat:
        tell(events, "tax", seat, {"at": SYSTEMS[system]})
    else:
        tell(events, "tax-rival", seat, {"at": SYSTEMS[system], "owner": SEATS[owner]})
    if powers.shapes and planets.may_shape(table, system):
        table.frames.append((SHAPING, seat, system))
    if powers.overworks:
        table.frames.append((OVERSEEING, seat, owner, system, CITY, int(captures)))
    collect(table, seat, owner if captures else NONE, system, events)


def tax_slot(table: Table, seat: int, system: int, events: list[Event] | None) -> None:
    """An empty slot gives what a city there would."""
    table.taxed += (slot_mark(system),)
    tell(events, "tax-slot", seat, {"at": SYSTEMS[system]})
    collect(table, seat, NONE, system, events)


def collect(table: Table, seat: int, owner: int, system: int, events: list[Event] | None) -> None:
    """What a tax brings: an agent of the owner, if there is one (A-19.15) and it counts as a rival; a resource."""
    if owner != NONE and table.agents[owner]:
        table.agents[owner] -= 1
        hits.capture(table, seat, owner, 1, events)
    types = planets.types_of(table, system)
    if len(types) > 1:  # speed: one type needs no question
        table.frames.append((PICKING, seat, sum([1 << resource for resource in types]), 0))
    else:
        for resource in types:
            slots.gain(table, seat, resource, events)
    if playing.is_single(table, seat):
        for resource in abilities(table, seat).tax_bonus:
            slots.gain(table, seat, resource, events)
