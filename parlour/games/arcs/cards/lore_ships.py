"""New actions of lore with ships (A-14.3), each in place of a standard action."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_DAMAGED, A_FRESH, A_FROM, A_SINK
from parlour.games.arcs.battle import hits, rerolls
from parlour.games.arcs.components.box import MOST_DICE
from parlour.games.arcs.decisions.decision import Attack, Decision
from parlour.games.arcs.ids import NONE, SHIP, STARPORT, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import moving
from parlour.games.arcs.turn.limits import NOT_A_RIVAL, NOT_THERE
from parlour.games.arcs.turn.turn_action import TurnAction

NO_BATTERY: Final = No("A-14.3", "arcs-no-from", "at")
NOT_FROM_THERE: Final = No("A-14.3", "arcs-no-lore-place", at="from")
NO_SUCH_SHIP: Final = No("A-14.3", "arcs-no-sink", "state", owner="seat")


# Fire: skirmish dice into an adjacent system


class Fire(TurnAction):
    """At a rival in a system next to fresh loyal ships."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        if action.seat == seat or not table.has_piece(action.seat, action.system):
            return NOT_THERE
        return None if batteries(table, seat, action.system) else NOT_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.pending.append(Aiming(seat, action.seat, action.system))


def batteries(table: Table, seat: Seat, system: System) -> list[System]:
    """The systems next to one where a player has fresh ships."""
    return [other for other in table.setup.neighbours[system] if table.fresh(seat, other)]


class Aiming(Attack):
    """Where the fresh ships are that fire."""

    rule = "A-14.3"
    refuses: ClassVar = {"from": NO_BATTERY}

    def offer(self, table: Table, menu: Menu) -> None:
        for system in batteries(table, self.seat, self.system):
            menu.add(A_FROM.of(system))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        tell(events, "fire", self.seat, owner=self.defender, at=self.system, start=action.system)
        # A skirmish die for each fresh ship there; no battle, so what changes battles changes nothing
        count = min(MOST_DICE, table.fresh(self.seat, action.system))
        rerolls.begin(table, self.seat, self.defender, self.system, (0, count, 0), chance, events)


# Guide: anybody's ships


class Guide(TurnAction):
    """Between a fresh loyal starport and a neighbour, either way, where there are ships to move."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        system, to = action.system, action.to
        if not has_ships(table, system, table.setup.all_seats) or to not in table.setup.neighbours[system]:
            return NOT_FROM_THERE
        if table.has_fresh_building(seat, system, STARPORT) or table.has_fresh_building(seat, to, STARPORT):
            return None
        return NOT_FROM_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.pending.append(Guiding(seat, action.system, action.to, Seat(0), NONE, 0))


def has_ships(table: Table, system: System, owners: tuple[Seat, ...]) -> bool:
    """Whether any of these players has ships there."""
    for owner in owners:
        if table.ships(owner, system):
            return True
    return False


class Guiding(Decision):
    """How many ships go, owner by owner: first fresh ones, then damaged ones; at least one ship in all."""

    rule = "A-14.3"
    shows: ClassVar = {"from": "system", "to": "to", "owner": "owner"}

    def __init__(self, seat: Seat, system: System, to: System, owner: Seat, chosen: int, moved: int) -> None:
        super().__init__(seat)
        self.system = system
        self.to = to
        self.owner = owner  # whose ships
        self.chosen = chosen  # fresh ships that go, NONE before they are chosen
        self.moved = moved  # ships of those before

    def at_hand(self, table: Table) -> int:
        """How many ships there are of those that are asked for."""
        if self.chosen == NONE:
            return table.fresh(self.owner, self.system)
        return table.damaged(self.owner, self.system)

    def obstacle(self, table: Table, count: int) -> No | None:
        """What stands against so many ships."""
        if count > self.at_hand(table):
            return moving.TOO_MANY
        if count or self.moved or self.chosen > 0:
            return None
        if self.chosen == NONE and table.damaged(self.owner, self.system):
            return None
        return None if has_ships(table, self.system, table.setup.all_seats[self.owner + 1 :]) else moving.NONE_GO

    def offer(self, table: Table, menu: Menu) -> None:
        numbers = A_FRESH if self.chosen == NONE else A_DAMAGED
        for count in range(self.at_hand(table) + 1):
            if self.obstacle(table, count) is None:
                menu.add(numbers.of(count))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        owner, system, to = self.owner, self.system, self.to
        if self.chosen == NONE:
            table.pending.append(Guiding(self.seat, system, to, owner, action.count, self.moved))
            return
        fresh, damaged = self.chosen, action.count
        if fresh + damaged:  # without a catapult, a toll or any limit
            moving.shift(table, owner, system, to, fresh, damaged)
            tell(events, "guide", self.seat, owner=owner, start=system, to=to, fresh=fresh, damaged=damaged)
        if owner + 1 < table.setup.seats:  # one without ships there answers by itself
            moved = self.moved + fresh + damaged
            table.pending.append(Guiding(self.seat, system, to, Seat(owner + 1), NONE, moved))

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != ("fresh" if self.chosen == NONE else "damaged"):
            return None
        no = self.obstacle(table, action.count)
        assert no is not None
        return no.saying(most=self.at_hand(table))


# Martyr: a ship for a ship


class Martyr(TurnAction):
    """In a system with a fresh loyal ship, which is destroyed and no trophy; there need be nothing to destroy."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return None if table.fresh(seat, action.system) else NOT_THERE

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.add_fresh(seat, action.system, -1)
        table.add_left(seat, SHIP, 1)
        tell(events, "ruin", seat, owner=seat, piece=SHIP, at=action.system)
        table.pending.append(Martyring(seat, action.system))


class Martyring(Decision):
    """Which ship of another player is destroyed for it, fresh or damaged."""

    rule = "A-14.3"
    shows: ClassVar = {"at": "system"}

    def __init__(self, seat: Seat, system: System) -> None:
        super().__init__(seat)
        self.system = system

    def offer(self, table: Table, menu: Menu) -> None:
        for owner in table.rivals(self.seat):
            if table.fresh(owner, self.system):
                menu.add(A_SINK.at(owner, 0))
            if table.damaged(owner, self.system):
                menu.add(A_SINK.at(owner, 1))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        hits.destroy_ship(table, action.seat, self.system, self.seat, events, action.damaged)  # a trophy

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "sink":
            return None
        return NOT_A_RIVAL if action.seat == self.seat else NO_SUCH_SHIP
