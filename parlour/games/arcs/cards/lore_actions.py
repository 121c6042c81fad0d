"""New actions of lore with cities and starports (A-14.3), each in place of a standard action."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs import ids
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_WHOSE
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import CITY, PIECES, SHIP, STARPORT, Building, Piece, Seat, System
from parlour.games.arcs.state.fields import ONCE_A_TURN
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import building, slots, taxing, which_building
from parlour.games.arcs.turn.limits import NOT_A_RIVAL, NOT_THERE
from parlour.games.arcs.turn.turn_action import TurnAction

SUMMONED: Final = ONCE_A_TURN.index("summon")

NOT_THEIRS: Final = No("A-14.3", "arcs-no-whose", owner="seat")


class Summon(TurnAction):
    """Once a turn a ship is built at any controlled city, whosever it is."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        if SUMMONED in table.done or not table.left(seat, SHIP) or table.control(action.system) != seat:
            return NOT_THERE
        return None if table.owners_of(action.system, CITY) else NOT_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.done += (SUMMONED,)
        building.place_ship(table, seat, action.system, events)


# Nurture and prune


class Nurture(TurnAction):
    """Tax a loyal city; A-14.4: with all that changes taxing."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        no = taxing.obstacle(table, seat, seat, action.system, table.powers(seat))
        return None if no is None else NOT_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        taxing.tax(table, seat, seat, action.system, events)


class Prune(TurnAction):
    """Replace a loyal building in a slot by the other kind, if there is one."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        fresh, damaged = ids.building(seat, action.piece, False), ids.building(seat, action.piece, True)
        if not table.count_alike(action.system, fresh) and not table.count_alike(action.system, damaged):
            return NOT_THERE
        return None if table.left(seat, other_kind(action.piece)) else NOT_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        which_building.ask(table, seat, which_building.PRUNED, seat, action.piece, action.system)


def other_kind(kind: Piece) -> Piece:
    """The other kind of building."""
    return STARPORT if kind == CITY else CITY


def prune_building(table: Table, seat: Seat, system: System, old: Building, events: Events) -> None:
    """A-1.10: replace it by the other kind."""
    replace(table, system, old, seat, other_kind(ids.kind_of(old)), events)


def replace(table: Table, system: System, old: Building, seat: Seat, kind: Piece, events: Events) -> None:
    """A-1.10: a piece returns and another takes its place, damaged if the old one was; nothing is destroyed."""
    owner = ids.owner_of(old)
    opened = table.open_slots(owner)
    table.return_building(system, old)
    table.place_building(seat, system, kind, ids.is_damaged(old), ids.is_outside(old))
    if events is not None:
        pieces = {"piece": PIECES[ids.kind_of(old)], "by": PIECES[kind]}
        events.append(Event("replace", seat, {"owner": SEATS[owner], "at": SYSTEMS[system], **pieces}))
    slots.cover_slots(table, owner, opened)


# Annex


class Annex(TurnAction):
    """Replace a rival building the player controls by a loyal one of the kind, if there is one."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        if table.control(action.system) != seat or not table.left(seat, action.piece):
            return NOT_THERE
        return None if rival_owners(table, seat, action.piece, action.system) else NOT_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.pending.append(Annexing(seat, action.piece, action.system))


def rival_owners(table: Table, seat: Seat, kind: Piece, system: System) -> list[Seat]:
    """The rivals with such a building there."""
    return [rival for rival in table.rivals(seat) if table.has_building(rival, system, kind)]


class Annexing(Decision):
    """Whose building it is, if there is a choice; then which of several."""

    rule = "A-14.3"
    shows: ClassVar = {"at": "system"}

    def __init__(self, seat: Seat, kind: Piece, system: System) -> None:
        super().__init__(seat)
        self.kind = kind  # a city or a starport
        self.system = system

    def offer(self, table: Table, menu: Menu) -> None:
        for owner in rival_owners(table, self.seat, self.kind, self.system):
            menu.add(A_WHOSE.of(owner))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        which_building.ask(table, self.seat, which_building.ANNEXED, action.seat, self.kind, self.system)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "whose":
            return None
        return NOT_A_RIVAL if action.seat == self.seat else NOT_THEIRS


def annex_building(table: Table, seat: Seat, system: System, old: Building, events: Events) -> None:
    """A-1.10: replace it by a loyal one."""
    replace(table, system, old, seat, ids.kind_of(old), events)
