"""Moving before or after a battle, with the one action of a copy or pivot.

A move before must be followed by a legal battle. So every step of it is offered only if a battle can still follow:
where ships are that do not move, where some are left behind, or where those that move can come to.
"""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance, NoChance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_NO, ACTIONS
from parlour.games.arcs.battle import dice
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NONE, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import moving

BATTLE_MUST_FOLLOW: Final = No("A-11.1", "arcs-no-advance")

NO_CHANCE: Final = NoChance()  # a move needs none


def begin_advance(table: Table, seat: Seat) -> None:
    """First the move, then the battle."""
    table.pending += [Attacking(seat), Advancing(seat)]


def can_advance(table: Table, seat: Seat) -> bool:
    """Whether there is a move after which a battle can be fought."""
    menu = Menu()
    Advancing(seat).offer(table, menu)
    return len(menu) > 0


def begin_maneuver(table: Table, seat: Seat) -> None:
    """After the battle that begins now, a move."""
    table.pending.append(Maneuvering(seat))


class Advancing(Decision):
    """The move before a battle: one after which a battle can be fought."""

    rule = "A-11.1"

    def offer(self, table: Table, menu: Menu) -> None:
        moves = Menu()
        moving.MOVE.offer(table, self.seat, moves)
        for number in moves.numbers:
            if unbattled(table, self, number) is None:
                menu.add(number)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        moving.MOVE.do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "move":
            return None
        return moving.MOVE.obstacle(table, self.seat, action) or unbattled(table, self, action.number)


class Attacking(Decision):
    """The battle that has to follow a move."""

    rule = "A-11.1"

    def offer(self, table: Table, menu: Menu) -> None:
        dice.BATTLE.offer(table, self.seat, menu)
        assert len(menu) > 0  # no step of the move was offered without

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        dice.BATTLE.do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return dice.BATTLE.obstacle(table, self.seat, action) if action.kind == "battle" else None


class Maneuvering(Decision):
    """The move after a battle: any, or none."""

    rule = "A-10.6"

    def offer(self, table: Table, menu: Menu) -> None:
        moving.MOVE.offer(table, self.seat, menu)
        menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_NO:
            moving.MOVE.do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return moving.MOVE.obstacle(table, self.seat, action) if action.kind == "move" else None


# Whether a battle can follow


def unbattled(table: Table, decision: Decision, step: int) -> No | None:
    """Whether no battle could be fought after a step of a move, where one has to follow.

    A step is the number of an answer. It is taken, and taken back: a step of a move changes what waits and where
    ships and agents are, and nothing of what lies in piles.
    """
    if not isinstance(decision, Advancing) and not is_battle_due(table):
        return None
    pending, cells = table.pending, table.cells
    table.pending, table.cells = pending[:-1], cells[:]  # less the decision, or the turn that may begin with it
    decision.choose(table, ACTIONS[step], NO_CHANCE, None)
    able = can_fight(table, decision.seat)
    table.pending, table.cells = pending, cells
    return None if able else BATTLE_MUST_FOLLOW


def is_battle_due(table: Table) -> bool:
    """Whether a battle has to follow what is being done."""
    for decision in table.pending:
        if isinstance(decision, Attacking):
            return True
    return False


def can_fight(table: Table, seat: Seat) -> bool:
    """Whether a battle can be fought, now or after the rest of the move."""
    top, below = table.pending[-1], table.pending[-2]
    again = top if isinstance(top, moving.Sprinting) else below  # what lets ships move once more
    sprinting = isinstance(again, moving.Sprinting)
    groups = again.groups() if isinstance(again, moving.Sprinting) else []
    if isinstance(top, moving.Moving):
        return can_fight_on(table, top, sprinting, groups)
    if dice.BATTLE.is_possible(table, seat):
        return True
    for place, _ in groups:
        if can_sprint(table, seat, place):
            return True
    if not isinstance(top, moving.Catapulting):
        return False
    been = top.been if top.fresh + top.damaged == 1 else 0  # who leaves a ship behind may go anywhere
    return reaches(table, seat, top.system, True, been, sprinting and top.fresh > 0)


def can_fight_on(table: Table, move: moving.Moving, sprinting: bool, groups: list[tuple[System, int]]) -> bool:
    """The same while it is asked how many ships go: by those that go, stay, or may move again."""
    seat, limit = move.seat, move.most_ships(table)
    least, most = move.chosen, move.chosen  # fresh ships that go
    if move.chosen == NONE:
        least, most = 0 if move.damaged else 1, min(move.fresh, limit)
    stays = table.ships(seat, move.system) > max(least, 1)  # at least one ship goes, fresh or damaged
    for system in table.setup.systems:
        if (stays or system != move.system) and dice.can_battle_at(table, seat, system):
            return True
    for place, count in groups:
        if (place != move.system or count > least) and can_sprint(table, seat, place):
            return True
    # whoever can leave a ship behind later may go anywhere, a last ship not where it has been since then
    lone = most + min(move.damaged, limit - most) == 1
    been = move.been_to(1) if lone else 0
    return reaches(table, seat, move.to, move.catapult, been, sprinting and most > 0)


def can_sprint(table: Table, seat: Seat, system: System) -> bool:
    """Whether ships that may move once more from there can come to a battle."""
    again = moving.catapults(table, seat, system)
    for to in table.setup.neighbours[system]:
        if reaches(table, seat, to, again, 0, False):
            return True
    return False


def reaches(table: Table, seat: Seat, to: System, catapult: bool, been: int, sprints: bool) -> bool:
    """Whether ships that enter a system can get to a rival: at once, by a catapult, or by moving again.

    Where there is no rival none controls, so nothing stops a catapult at a gate.
    """
    for rival in table.rivals(seat):
        if table.has_piece(rival, to):
            return True
    been |= bit(to)
    if catapult and is_gate(to):
        for onward in table.setup.neighbours[to]:
            if not been & bit(onward) and reaches(table, seat, onward, True, been, sprints):
                return True
    return sprints and can_sprint(table, seat, to)
