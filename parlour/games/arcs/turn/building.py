"""Building (A-10.3 to A-10.5), also outside the slots by cards that say so, and repairing (A-10.8)."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bits
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_BUILD, A_CLOUD, A_REPAIR, A_SPEND
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.components import box
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.ids import CITY, NOBODY, NONE, PIECES, SHIP, STARPORT, Piece, Resource, Seat, System
from parlour.games.arcs.state.marks import built_mark, slot_mark, without_one
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import CLOUD, tell
from parlour.games.arcs.turn import overwork, planets, spending, which_building
from parlour.games.arcs.turn.limits import NO_ABILITY
from parlour.games.arcs.turn.turn_action import TurnAction

NO_SLOT: Final = No("A-10.3", "arcs-no-build-slot", "at")
NO_PIECE: Final = No("A-10.3", "arcs-no-build-piece", "at")
NONE_LEFT: Final = No("A-1.7", "arcs-no-build-supply", "piece")
NO_STARPORT: Final = No("A-10.4", "arcs-no-build-starport", "at")
BUILT_TWICE: Final = No("A-10.4", "arcs-no-build-twice")
ONE_OUTSIDE: Final = No("A-10.3", "arcs-no-build-outside", "piece", "at")
CANNOT_PAY: Final = No("A-10.3", "arcs-no-pay", "resource")
NOT_DAMAGED: Final = No("A-10.8", "arcs-no-repair", "piece", "at")

BUILDINGS: Final = (CITY, STARPORT)


# What can be built


class Build(TurnAction):
    """A-10.3: buildings where there is an empty slot and a loyal piece; A-10.4: ships at starports."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        powers = table.powers(seat)
        for place in table.fleets_and_buildings(seat):  # speed: nothing can be built elsewhere
            system = System(place)
            if no_room(table, seat, system) is None:
                for kind in BUILDINGS:
                    if none_left(table, seat, kind) is None:
                        menu.add(A_BUILD.at(kind, system))
            if no_shipyard(table, seat, system, powers) is None:
                menu.add(A_BUILD.at(SHIP, system))
        offer_outside(table, seat, menu)

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        kind, system = action.piece, action.system
        if kind == SHIP:
            return no_shipyard(table, seat, system, table.powers(seat))
        if kind == NONE:
            return why_not_cloud(table, seat, system)
        if is_gate(system):
            return obstacle_at_gate(table, seat, kind, system)
        return no_room(table, seat, system) or none_left(table, seat, kind)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        kind, system = action.piece, action.system
        if kind == NONE:  # a city outside the slots
            table.pending.append(Clouding(seat, system))
        elif kind == SHIP:
            build_ship(table, seat, system, events)
        else:
            build(table, seat, system, kind, events)


BUILD: Final = Build("build", box.BUILD)


def no_room(table: Table, seat: Seat, system: System) -> No | None:
    """A-10.3: what stands against any building there."""
    if table.free_slots(system) == 0:
        return NO_SLOT
    return None if table.has_piece(seat, system) else NO_PIECE


def none_left(table: Table, seat: Seat, kind: Piece) -> No | None:
    """A-1.7: nothing is built that is not there."""
    return None if table.left(seat, kind) else NONE_LEFT


def no_shipyard(table: Table, seat: Seat, system: System, powers: Ability) -> No | None:
    """A-10.4: what stands against building a ship there.

    A-1.7: with no ship left a starport may still "build", where something follows: it may be hit.
    """
    if not is_idle(table, seat, seat, system, table.built) and not (
        powers.builds_at_rivals and shipyards(table, seat, system, table.built)  # speed: few may
    ):
        starport = table.has_building(seat, system, STARPORT) or (
            powers.builds_at_rivals and table.owners_of(system, STARPORT)
        )
        return BUILT_TWICE if starport else NO_STARPORT
    return None if table.left(seat, SHIP) or overwork.may_follow(table, powers) else NONE_LEFT


def shipyards(table: Table, seat: Seat, system: System, built: tuple[int, ...]) -> list[Seat]:
    """Whose starports there may build a ship for a player, where these have built; the own ones come first."""
    owners = [seat, *table.rivals(seat)] if table.powers(seat).builds_at_rivals else [seat]
    return [owner for owner in owners if is_idle(table, seat, owner, system, built)]


def is_idle(table: Table, seat: Seat, owner: Seat, system: System, built: tuple[int, ...]) -> bool:
    """A-10.4: whether a starport there has built no ship this turn; damaged ones build too (A-19.9)."""
    starports = table.count_buildings(owner, system, STARPORT)
    if starports == 0:  # speed: most often there is none
        return False
    return starports > built.count(built_mark(seat, owner, system))


# Building


def build(table: Table, seat: Seat, system: System, piece: Piece, events: Events) -> None:
    """A-10.3: a city or a starport."""
    damaged = is_occupied(table, seat, system)
    table.place_building(seat, system, piece, damaged, outside=is_gate(system))
    # of two empty slots the one that was taxed is built upon, as its builder would
    table.taxed = without_one(table.taxed, slot_mark(system))
    tell_built(seat, system, piece, damaged, events)


def build_ship(table: Table, seat: Seat, system: System, events: Events) -> None:
    """A-10.4: a starport builds it, which may be asked to do so once more."""
    owners = shipyards(table, seat, system, table.built)
    table.built += (built_mark(seat, owners[0], system),)
    if table.powers(seat).overworks:
        whose = NOBODY if len(owners) > 1 else owners[0]  # whose it was is asked where it matters
        table.pending.append(overwork.Overseeing(seat, whose, system, STARPORT))
    if not table.left(seat, SHIP):
        tell(events, "build-nothing", seat, at=system)
    place_ship(table, seat, system, events)


def is_occupied(table: Table, seat: Seat, system: System) -> bool:
    """A-10.5: what is built where a rival controls is damaged; A-19.8: looked at before the piece is placed."""
    return table.control(system) not in (NOBODY, seat)


def place_ship(table: Table, seat: Seat, system: System, events: Events) -> None:
    """A ship is built, if there is one left (A-1.7)."""
    if table.left(seat, SHIP):
        damaged = is_occupied(table, seat, system) and not table.powers(seat).fresh_ships
        table.place_ships(seat, system, 1, damaged)
        tell_built(seat, system, SHIP, damaged, events)


def tell_built(seat: Seat, system: System, piece: Piece, damaged: bool, events: Events) -> None:
    """Say what was built."""
    tell(events, "build-damaged" if damaged else "build", seat, piece=piece, at=system)


# Outside the slots: at gates, and cities beside the slots of a planet


def offer_outside(table: Table, seat: Seat, menu: Menu) -> None:
    """What may be built outside the slots: one of a kind at a gate in all, one city on a planet in all."""
    powers = table.powers(seat)
    if not powers.gate_cities and not powers.gate_starports and not powers.cloud_cities:  # speed: few may
        return
    for system in table.setup.systems:
        if not is_gate(system):
            if obstacle_to_cloud(table, seat, system) is None:
                menu.add(A_CLOUD.of(system))
            continue
        for kind in BUILDINGS:
            if obstacle_at_gate(table, seat, kind, system) is None:
                menu.add(A_BUILD.at(kind, system))


def obstacle_at_gate(table: Table, seat: Seat, kind: Piece, system: System) -> No | None:
    """What stands against a building at a gate."""
    powers = table.powers(seat)
    able = powers.gate_cities if kind == CITY else powers.gate_starports
    return obstacle_outside(table, seat, kind, system) if able else NO_SLOT


def obstacle_to_cloud(table: Table, seat: Seat, system: System) -> No | None:
    """What stands against a city outside the slots of a planet."""
    if not table.powers(seat).cloud_cities:
        return NO_ABILITY
    return obstacle_outside(table, seat, CITY, system) or (None if payments(table, seat, system) else CANNOT_PAY)


def why_not_cloud(table: Table, seat: Seat, system: System) -> No:
    """The same in words: a cloud is a city, and it is paid by the planet's type."""
    no = obstacle_to_cloud(table, seat, system)
    assert no is not None
    return no.saying(piece=PIECES[CITY], resource=box.RESOURCES[planets.type_of(table, system)])


def obstacle_outside(table: Table, seat: Seat, kind: Piece, system: System) -> No | None:
    """What stands against a building outside the slots, wherever that is."""
    if not table.has_piece(seat, system):
        return NO_PIECE
    return ONE_OUTSIDE if table.has_outside(system, kind) else none_left(table, seat, kind)


def payments(table: Table, seat: Seat, system: System) -> list[Resource]:
    """The resources that can be spent as the planet's type; outrage does not matter, loyal cards do."""
    wanted = planets.type_of(table, system)
    loyal = wanted in table.powers(seat).loyal
    return [Resource(held) for held in bits(table.types_held(seat)) if loyal or held == wanted]


class Clouding(planets.OfPlanet):
    """Which resource pays for a city outside the slots."""

    rule = "A-10.3"

    def offer(self, table: Table, menu: Menu) -> None:
        wanted = planets.type_of(table, self.system)
        for token in payments(table, self.seat, self.system):
            menu.add(A_SPEND.at(token, wanted))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        seat, system = self.seat, self.system
        spending.pay(table, seat, action.resource, action.spent_as, events)
        damaged = is_occupied(table, seat, system)
        table.place_building(seat, system, CITY, damaged, outside=True)
        tell_built(seat, system, CLOUD, damaged, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "spend":
            return None
        return CANNOT_PAY.saying(resource=box.RESOURCES[planets.type_of(table, self.system)])


# Repairing


class Repair(TurnAction):
    """A-10.8: any loyal damaged piece, anywhere."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for place in table.hurt(seat):  # speed: there is nothing to repair elsewhere
            system = System(place)
            for piece in (SHIP, CITY, STARPORT):
                if not_damaged(table, seat, piece, system) is None:
                    menu.add(A_REPAIR.at(piece, system))

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return not_damaged(table, seat, action.piece, action.system)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        system = action.system
        if action.piece != SHIP:  # which of several is asked next
            which_building.ask(table, seat, which_building.REPAIRED, seat, action.piece, system)
            return
        table.add_damaged(seat, system, -1)
        table.add_fresh(seat, system, 1)
        tell(events, "repair", seat, piece=SHIP, at=system)


REPAIR: Final = Repair("repair", box.REPAIR)


def not_damaged(table: Table, seat: Seat, piece: Piece, system: System) -> No | None:
    """A-10.8: only loyal damaged pieces are repaired."""
    hurt = table.damaged(seat, system) > 0 if piece == SHIP else table.has_damaged_building(seat, system, piece)
    return None if hurt else NOT_DAMAGED
