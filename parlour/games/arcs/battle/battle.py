"""Battles (A-11): the hits one by one, then what they cause (A-12.2, A-12.6), then the raid."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_HIT, A_HIT_CLOUD, ArcsAction
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import WEAPON
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.frames import AFTERMATH, BATTLING, OUTRAGING, RAIDING, RANSACKING
from parlour.games.arcs.state.table import (
    OUTSIDE,
    SHIP,
    WIDTH,
    Frame,
    Table,
    is_damaged,
    kind_of,
    owner_of,
)
from parlour.games.arcs.turn import planets, slots


def begin(table: Table, seat: int, defender: int, system: int, symbols: list[int], assault: int) -> None:
    """A-11.4: the dice are rolled, so many of them assault dice; every symbol is resolved in its order."""
    selfs, intercepts, on_ships, on_buildings, keys = symbols
    below = table.frames[-1]
    if below[0] == AFTERMATH and below[4] and intercepts and abilities(table, seat).breaks_signals:
        intercepts -= 1
    if assault and abilities(table, defender).mirrors:
        intercepts += 1
    table.frames.append((BATTLING, seat, defender, system, selfs, intercepts, on_ships, on_buildings, keys, 0))


def settle(table: Table, frame: Frame, events: list[Event] | None) -> bool:
    """Go on where nobody has a choice; False where the attacker must choose what is hit."""
    _, seat, defender, system, selfs, intercepts, on_ships, on_buildings, keys, cities = frame
    if selfs:
        if table.at(seat, system):
            return False
        selfs = 0
    elif intercepts:
        # once a battle, a hit for each fresh defending ship: with none it does nothing
        selfs = intercepted(table, defender, system, events)
        intercepts = 0
    elif on_ships:
        if table.has_piece(defender, system):
            return False
        on_ships = 0
    elif on_buildings:
        if any(owner_of(found) == defender for found in table.structures[system]):
            return False
        on_buildings = 0
    else:
        end(table, frame)
        return True
    table.frames[-1] = (
        BATTLING, seat, defender, system, selfs, intercepts, on_ships, on_buildings, keys, cities,
    )  # fmt: skip
    return True


def intercepted(table: Table, defender: int, system: int, events: list[Event] | None) -> int:
    """How many hits an intercept is."""
    if not abilities(table, defender).intercepts_by_weapons:
        return table.fresh[defender * WIDTH + system]
    weapons = scoring.icons(table, defender, WEAPON)
    if table.tokens(defender, WEAPON):
        slots.discard_one(table, defender, WEAPON, events)
    return weapons


def end(table: Table, frame: Frame) -> None:
    """A-12.6: outrage and ransack for each city, then the raid if an attacking ship is left (A-11.4)."""
    _, seat, defender, system, _, _, _, _, keys, cities = frame
    table.frames.pop()
    beloved = table.frames[-1][0] == AFTERMATH and abilities(table, defender).beloved
    if table.at(seat, system):
        table.frames.append((RAIDING, seat, defender, keys))
    if not cities:
        return
    if not beloved:
        table.frames += [(RANSACKING, seat, defender)] * cities
    # of a second city it would discard nothing but what the battle brought, which it spares
    types = sum([1 << resource for resource in planets.types_of(table, system)])
    table.frames.append((OUTRAGING, seat, types))


def menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-11.4, A-19.11: what the next hit can be put on; the attacker chooses, whosever pieces they are."""
    _, seat, defender, system, selfs, _, on_ships, *_ = frame
    if selfs:
        return ships_to_hit(table, seat, system)
    if on_ships and table.at(defender, system):
        return ships_to_hit(table, defender, system)
    return buildings_to_hit(table, defender, system)


def buildings_to_hit(table: Table, owner: int, system: int) -> list[ArcsAction]:
    """The buildings of a player there, alike ones once; a city outside the slots has a name of its own."""
    found: list[ArcsAction] = []
    for code in sorted(set(table.structures[system])):
        if owner_of(code) == owner:
            cloud = code & OUTSIDE and not is_gate(system)
            found.append(A_HIT_CLOUD[is_damaged(code)] if cloud else A_HIT[kind_of(code)][is_damaged(code)])
    return found


def building_hit(table: Table, owner: int, system: int, action: ArcsAction) -> int:
    """The building that was named."""
    found = table.find_building(owner, system, action.piece, action.damaged)
    return found | OUTSIDE if action.outside else found


def ships_to_hit(table: Table, owner: int, system: int) -> list[ArcsAction]:
    """Fresh ships, damaged ships, or both."""
    place = owner * WIDTH + system
    found: list[ArcsAction] = []
    if table.fresh[place]:
        found.append(A_HIT[SHIP][0])
    if table.damaged[place]:
        found.append(A_HIT[SHIP][1])
    return found


def hit(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """A-11.5: one hit; destroyed pieces are trophies of the other side."""
    _, seat, defender, system, selfs, intercepts, on_ships, on_buildings, keys, cities = table.frames.pop()
    if selfs:
        selfs -= 1
        hits.hit_ship(table, seat, system, action.damaged, defender, events)
    else:
        if on_ships:
            on_ships -= 1
        else:
            on_buildings -= 1
        if action.piece == SHIP:
            hits.hit_ship(table, defender, system, action.damaged, seat, events)
        else:
            found = building_hit(table, defender, system, action)
            cities += hits.hit_building(table, system, found, seat, events)
    table.frames.append(
        (BATTLING, seat, defender, system, selfs, intercepts, on_ships, on_buildings, keys, cities)
    )
