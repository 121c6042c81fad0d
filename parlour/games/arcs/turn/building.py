"""Building (A-10.3 to A-10.5) and repairing (A-10.8)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_BUILD_CITY,
    A_BUILD_SHIP,
    A_BUILD_STARPORT,
    A_CLOUD,
    A_REPAIR_CITY,
    A_REPAIR_SHIP,
    A_REPAIR_STARPORT,
    A_SPEND,
    PIECES,
    ArcsAction,
)
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import RESOURCES
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.frames import CLOUDING, OVERSEEING
from parlour.games.arcs.state.table import (
    CITY,
    NONE,
    OUTSIDE,
    SHIP,
    STARPORT,
    WIDTH,
    Frame,
    Table,
    building,
    built_mark,
    is_damaged,
    kind_of,
    owner_of,
    slot_mark,
    tell,
    without_one,
)
from parlour.games.arcs.turn import slots
from parlour.games.arcs.turn import which_building as alike
from parlour.games.arcs.turn.planets import type_of

OVERWORKED = "overwork"  # what is done once a turn, see overwork.py


def build_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.3: buildings where there is an empty slot and a loyal piece; A-10.4: ships at starports."""
    found: list[ArcsAction] = []
    powers = abilities(table, seat)
    able = table.ships[seat] > 0 or may_overwork(table, powers)
    for system in table.setup.systems:
        if table.free_slots(system) and table.has_piece(seat, system):
            if table.cities[seat]:
                found.append(A_BUILD_CITY[system])
            if table.starports[seat]:
                found.append(A_BUILD_STARPORT[system])
        built_up = table.structures[system]  # speed: most systems are not
        if built_up and able and has_shipyard(table, seat, system, powers):  # speed: see above
            found.append(A_BUILD_SHIP[system])
    if powers.gate_cities or powers.gate_starports or powers.cloud_cities:  # speed: few may
        found += outside_menu(table, seat, powers)
    return found


def may_overwork(table: Table, powers: Ability) -> bool:
    """A-1.7: with no ship left a starport may still "build", where something follows: it may be hit."""
    return powers.overworks and OVERWORKED not in table.done


def outside_menu(table: Table, seat: int, powers: Ability) -> list[ArcsAction]:
    """What may be built outside the slots: one of a kind at a gate in all, one city on a planet in all."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if not table.has_piece(seat, system):
            continue
        if not is_gate(system):
            if powers.cloud_cities and table.cities[seat] and may_cloud(table, seat, system):
                found.append(A_CLOUD[system])
            continue
        kinds = [kind_of(code) for code in table.structures[system]]
        if powers.gate_cities and table.cities[seat] and CITY not in kinds:
            found.append(A_BUILD_CITY[system])
        if powers.gate_starports and table.starports[seat] and STARPORT not in kinds:
            found.append(A_BUILD_STARPORT[system])
    return found


def has_shipyard(table: Table, seat: int, system: int, powers: Ability) -> bool:
    """Whether a starport there may build a ship for a player."""
    if idle_starports(table, seat, system):
        return True
    return powers.builds_at_rivals and bool(shipyards(table, seat, system, table.built))  # speed: few may


def shipyards(table: Table, seat: int, system: int, built: tuple[int, ...]) -> list[int]:
    """Whose starports there may build a ship for a player, where these have built; the own ones come first."""
    owners = range(table.setup.seats) if abilities(table, seat).builds_at_rivals else range(seat, seat + 1)
    starports = [owner_of(code) for code in table.structures[system] if kind_of(code) == STARPORT]
    idle = [owner for owner in owners if starports.count(owner) > built.count(built_mark(seat, owner, system))]
    return sorted(idle, key=lambda owner: owner != seat)


def idle_starports(table: Table, seat: int, system: int) -> int:
    """A-10.4: loyal starports there that have built no ship this turn; damaged ones build too (A-19.9)."""
    loyal = 0
    for found in table.structures[system]:
        loyal += owner_of(found) == seat and kind_of(found) == STARPORT
    return loyal - table.built.count(system)


def build(table: Table, seat: int, system: int, piece: int, events: list[Event] | None) -> None:
    """A-10.3, A-10.4: a building, or a ship at a starport."""
    if piece == SHIP:
        owner, *others = shipyards(table, seat, system, table.built)
        table.built += (built_mark(seat, owner, system),)
        if abilities(table, seat).overworks:
            whose = NONE if others else owner  # whose it was is asked where it matters
            table.frames.append((OVERSEEING, seat, whose, system, STARPORT, 0))
        if not table.ships[seat]:
            tell(events, "build-nothing", seat, {"at": SYSTEMS[system]})
        place_ship(table, seat, system, events)
        return
    damaged = is_occupied(table, seat, system)
    table.place_building(seat, system, piece, damaged, is_gate(system))
    # of two empty slots the one that was taxed is built upon, as its builder would
    table.taxed = without_one(table.taxed, slot_mark(system))
    tell_built(seat, system, PIECES[piece], damaged, events)


def is_occupied(table: Table, seat: int, system: int) -> bool:
    """A-10.5: what is built where a rival controls is damaged; A-19.8: looked at before the piece is placed."""
    return table.control(system) not in (NONE, seat)


def place_ship(table: Table, seat: int, system: int, events: list[Event] | None) -> None:
    """A ship is built, if there is one left (A-1.7)."""
    if table.ships[seat]:
        damaged = is_occupied(table, seat, system) and not abilities(table, seat).fresh_ships
        table.place_ships(seat, system, 1, damaged)
        tell_built(seat, system, PIECES[SHIP], damaged, events)


def tell_built(seat: int, system: int, piece: str, damaged: bool, events: list[Event] | None) -> None:
    """Say what was built."""
    tell(events, "build-damaged" if damaged else "build", seat, {"piece": piece, "at": SYSTEMS[system]})


# Cities outside the slots of a planet


def may_cloud(table: Table, seat: int, system: int) -> bool:
    """One on a planet in all, and it has to be paid for."""
    outside = any(code & OUTSIDE for code in table.structures[system])
    return not outside and bool(payments(table, seat, system))


def payments(table: Table, seat: int, system: int) -> list[ArcsAction]:
    """The resources that can be spent as the planet's type; outrage does not matter, loyal cards do."""
    wanted = type_of(table, system)
    loyal = wanted in abilities(table, seat).loyal
    held = sorted({token for token in table.slots[seat] if token != NONE})
    return [A_SPEND[token][wanted] for token in held if loyal or token == wanted]


def begin_cloud(table: Table, seat: int, system: int) -> None:
    """How it is paid is asked next."""
    table.frames.append((CLOUDING, seat, system))


def clouding_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """What can be spent."""
    return payments(table, frame[1], frame[2])


def build_cloud(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """It is paid and built; A-13.5: in the prelude what is spent comes back when that ends."""
    _, seat, system = table.frames.pop()
    slots.pay(table, seat, action.resource)
    if action.resource == action.spent_as:
        tell(events, "spend", seat, {"resource": RESOURCES[action.resource]})
    else:
        args = {"resource": RESOURCES[action.resource], "as": RESOURCES[action.spent_as]}
        tell(events, "spend-as", seat, {**args})
    damaged = is_occupied(table, seat, system)
    table.place_building(seat, system, CITY, damaged, outside=True)
    tell_built(seat, system, "cloud", damaged, events)


def repair_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.8: any loyal damaged piece, anywhere."""
    found: list[ArcsAction] = []
    city, starport, row = building(seat, CITY, True), building(seat, STARPORT, True), seat * WIDTH
    outside = (city | OUTSIDE, starport | OUTSIDE)
    for system in table.setup.systems:
        if table.damaged[row + system]:
            found.append(A_REPAIR_SHIP[system])
        here = table.structures[system]
        if here:  # speed: most systems have none
            if city in here or outside[0] in here:
                found.append(A_REPAIR_CITY[system])
            if starport in here or outside[1] in here:
                found.append(A_REPAIR_STARPORT[system])
    return found


def repair(table: Table, seat: int, system: int, piece: int, events: list[Event] | None) -> None:
    """A-10.8: set one piece upright."""
    if piece == SHIP:
        place = seat * WIDTH + system
        table.damaged[place] -= 1
        table.fresh[place] += 1
    else:
        alike.ask(table, seat, alike.REPAIRED, seat, piece, system)
        return
    tell(events, "repair", seat, {"piece": PIECES[piece], "at": SYSTEMS[system]})


def repair_building(table: Table, system: int, found: int, events: list[Event] | None) -> None:
    """A-10.8: it is set upright."""
    set_building(table, system, found, damaged=False)
    tell(events, "repair", owner_of(found), {"piece": PIECES[kind_of(found)], "at": SYSTEMS[system]})


def set_building(table: Table, system: int, found: int, damaged: bool) -> None:
    """Turn one building of this kind upright, or over."""
    assert is_damaged(found) != damaged
    others = list(table.structures[system])
    others.remove(found)
    others.append(found & ~1 | damaged)
    table.structures[system] = tuple(sorted(others))
