"""New actions of lore (A-14.3), each in place of a standard action; new_actions.py has those of guild cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_ANNEX,
    A_DAMAGED,
    A_FIRE,
    A_FRESH,
    A_FROM,
    A_GUIDE,
    A_MARTYR,
    A_NURTURE,
    A_PRUNE,
    A_SINK,
    A_SUMMON,
    A_WHOSE,
    PIECES,
    ArcsAction,
)
from parlour.games.arcs.battle import hits
from parlour.games.arcs.battle import rerolls as recasting
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import BATTLE, BUILD, MOST_DICE, MOVE, REPAIR, SEATS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import AIMING, ANNEXING, GUIDING, MARTYRING
from parlour.games.arcs.state.table import (
    CITY,
    NONE,
    OUTSIDE,
    SHIP,
    STARPORT,
    WIDTH,
    Frame,
    Table,
    is_damaged,
    kind_of,
    owner_of,
    tell,
)
from parlour.games.arcs.state.table import building as building_of
from parlour.games.arcs.turn import building, moving, slots, taxing
from parlour.games.arcs.turn import which_building as alike

SUMMONED = "summon"


# Summon: a ship at a city


def summon_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Once a turn, at any controlled city, whosever it is."""
    if SUMMONED in table.done or not table.ships[seat]:
        return []
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if table.control(system) == seat and any(kind_of(code) == CITY for code in table.structures[system]):
            found.append(A_SUMMON[system])
    return found


def summon(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A ship is built there."""
    table.done += (SUMMONED,)
    building.place_ship(table, seat, action.system, events)


# Fire: skirmish dice into an adjacent system


def fire_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A rival in a system next to fresh loyal ships."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if batteries(table, seat, system):
            for rival in range(table.setup.seats):
                if rival != seat and table.has_piece(rival, system):
                    found.append(A_FIRE[rival][system])
    return found


def batteries(table: Table, seat: int, system: int) -> list[int]:
    """The systems next to one where a player has fresh ships."""
    return [other for other in table.setup.neighbours[system] if table.fresh[seat * WIDTH + other]]


def fire(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """From where is asked next."""
    table.frames.append((AIMING, seat, action.seat, action.system))


def aiming_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Where the fresh ships are that fire."""
    return [A_FROM[system] for system in batteries(table, frame[1], frame[3])]


def shoot(table: Table, action: ArcsAction, chance: Chance, events: list[Event] | None) -> None:
    """A skirmish die for each fresh ship there; no battle, so what changes battles changes nothing."""
    _, seat, defender, system = table.frames.pop()
    args = {"owner": SEATS[defender], "at": SYSTEMS[system], "from": SYSTEMS[action.system]}
    tell(events, "fire", seat, {**args})
    count = min(MOST_DICE, table.fresh[seat * WIDTH + action.system])
    recasting.begin(table, seat, defender, system, (0, count, 0), chance, events)


# Nurture and prune


def nurture_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A loyal city that may be taxed."""
    powers = abilities(table, seat)
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if seat in taxing.untaxed(table, system, powers) and taxing.may_tax(table, seat, seat, system, powers):
            found.append(A_NURTURE[system])
    return found


def nurture(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Tax it; A-14.4: with all that changes taxing."""
    taxing.tax(table, seat, seat, action.system, events)


def prune_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Loyal buildings in slots, if there is another kind to put there."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        here = [code for code in table.structures[system] if not code & OUTSIDE and owner_of(code) == seat]
        kinds = {kind_of(code) for code in here}
        if CITY in kinds and table.starports[seat]:
            found.append(A_PRUNE[CITY][system])
        if STARPORT in kinds and table.cities[seat]:
            found.append(A_PRUNE[STARPORT][system])
    return found


def prune(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Which of several in slots is asked next."""
    alike.ask(table, seat, alike.PRUNED, seat, action.piece, action.system)


def prune_building(table: Table, seat: int, system: int, old: int, events: list[Event] | None) -> None:
    """A-1.10: replace it by the other kind."""
    replace(table, system, old, seat, STARPORT if kind_of(old) == CITY else CITY, events)


def replace(table: Table, system: int, old: int, seat: int, kind: int, events: list[Event] | None) -> None:
    """A-1.10: a piece returns and another takes its place, damaged if the old one was; nothing is destroyed."""
    owner = owner_of(old)
    opened = table.open_slots(owner)
    table.return_building(system, old)
    table.place_building(seat, system, kind, is_damaged(old), bool(old & OUTSIDE))
    args = {"owner": SEATS[owner], "piece": PIECES[kind_of(old)], "at": SYSTEMS[system], "by": PIECES[kind]}
    tell(events, "replace", seat, {**args})
    if table.open_slots(owner) < opened:
        slots.cover_slots(table, owner)


# Annex


def annex_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Rival buildings the player controls, if there is a loyal one of the kind to put there."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        rivals = [code for code in table.structures[system] if owner_of(code) != seat]
        if rivals and table.control(system) == seat:  # speed: few systems have any
            kinds = {kind_of(code) for code in rivals}
            if CITY in kinds and table.cities[seat]:
                found.append(A_ANNEX[CITY][system])
            if STARPORT in kinds and table.starports[seat]:
                found.append(A_ANNEX[STARPORT][system])
    return found


def annex(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Whose is asked next, if there is a choice."""
    table.frames.append((ANNEXING, seat, action.piece, action.system))


def annexing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The rivals with such a building there."""
    _, seat, kind, system = frame
    owners = {owner_of(code) for code in table.structures[system] if kind_of(code) == kind}
    return [A_WHOSE[owner] for owner in sorted(owners - {seat})]


def take_over(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """Which of several is asked next."""
    _, seat, kind, system = table.frames.pop()
    alike.ask(table, seat, alike.ANNEXED, action.seat, kind, system)


def annex_building(table: Table, seat: int, system: int, old: int, events: list[Event] | None) -> None:
    """A-1.10: replace it by a loyal one."""
    replace(table, system, old, seat, kind_of(old), events)


# Guide: anybody's ships


def guide_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Between a fresh loyal starport and a neighbour, either way, where there are ships to move."""
    starport = building_of(seat, STARPORT, False)
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if not any(table.at(owner, system) for owner in range(table.setup.seats)):
            continue
        here = starport in moving.bare(table, system)
        for to in table.setup.neighbours[system]:
            if here or starport in moving.bare(table, to):
                found.append(A_GUIDE[system][to])
    return found


def guide(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """How many of whose ships is asked next, owner by owner."""
    table.frames.append((GUIDING, seat, action.system, action.to, 0, NONE, 0))


def guiding_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """First how many fresh ships, then how many damaged ones; at least one ship in all."""
    _, _, system, _, owner, chosen, moved = frame
    later = any(table.at(other, system) for other in range(owner + 1, table.setup.seats))
    place = owner * WIDTH + system
    if chosen == NONE:
        least = 0 if moved or later or table.damaged[place] else 1
        return list(A_FRESH[least : table.fresh[place] + 1])
    least = 0 if moved or later or chosen else 1
    return list(A_DAMAGED[least : table.damaged[place] + 1])


def guide_ships(table: Table, count: int, events: list[Event] | None) -> None:
    """Ships go, without a catapult, a toll or any limit."""
    _, seat, system, to, owner, chosen, moved = table.frames.pop()
    if chosen == NONE:
        table.frames.append((GUIDING, seat, system, to, owner, count, moved))
        return
    if chosen + count:
        moving.shift(table, owner, system, to, chosen, count)
        args: dict[str, str | int] = {"from": SYSTEMS[system], "to": SYSTEMS[to], "owner": SEATS[owner]}
        tell(events, "guide", seat, {**args, "fresh": chosen, "damaged": count})
    if owner + 1 < table.setup.seats:  # one without ships there answers by itself
        table.frames.append((GUIDING, seat, system, to, owner + 1, NONE, moved + chosen + count))


# Martyr: a ship for a ship


def martyr_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A system with a fresh loyal ship; there need be nothing to destroy."""
    return [A_MARTYR[system] for system in table.setup.systems if table.fresh[seat * WIDTH + system]]


def martyr(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """The loyal ship is destroyed and no trophy; then a rival's is chosen."""
    table.fresh[seat * WIDTH + action.system] -= 1
    table.ships[seat] += 1
    args = {"owner": SEATS[seat], "piece": PIECES[SHIP], "at": SYSTEMS[action.system]}
    tell(events, "ruin", seat, {**args})
    table.frames.append((MARTYRING, seat, action.system))


def martyring_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Ships of others there, fresh or damaged."""
    _, seat, system = frame
    found: list[ArcsAction] = []
    for owner in range(table.setup.seats):
        place = owner * WIDTH + system
        if owner != seat and table.fresh[place]:
            found.append(A_SINK[owner][0])
        if owner != seat and table.damaged[place]:
            found.append(A_SINK[owner][1])
    return found


def sink(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """A-10.15: it is destroyed, a trophy."""
    _, seat, system = table.frames.pop()
    hits.destroy_ship(table, action.seat, system, seat, events, action.damaged)


# which standard action each may replace, what it offers, what it does
REPLACES: Final = {
    "summon": BUILD,
    "fire": BATTLE,
    "nurture": BUILD,
    "prune": REPAIR,
    "annex": BUILD,
    "guide": MOVE,
    "martyr": MOVE,
}
OFFERS: Final[dict[str, Callable[[Table, int], list[ArcsAction]]]] = {
    "summon": summon_menu,
    "fire": fire_menu,
    "nurture": nurture_menu,
    "prune": prune_menu,
    "annex": annex_menu,
    "guide": guide_menu,
    "martyr": martyr_menu,
}
DOES: Final[dict[str, Callable[[Table, int, ArcsAction, list[Event] | None], None]]] = {
    "summon": summon,
    "fire": fire,
    "nurture": nurture,
    "prune": prune,
    "annex": annex,
    "guide": guide,
    "martyr": martyr,
}
