"""Moving ships (A-10.6) and catapults (A-10.7): from where to where, how many fresh ones, how many damaged."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import i64
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_DAMAGED, A_FRESH, A_MOVE, A_NO, A_ONWARD, A_STOP, ACTIONS
from parlour.games.arcs.battle import advance, hits
from parlour.games.arcs.components import box
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, NOBODY, NONE, STARPORT, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn.limits import BY_LEADER, out_of_play
from parlour.games.arcs.turn.turn_action import TurnAction

NO_SHIPS: Final = No("A-10.6", "arcs-no-move-ships", at="from")
NOT_ADJACENT: Final = No("A-10.6", "arcs-no-move-adjacent", "to", at="from")
TOO_MANY: Final = No("A-10.6", "arcs-no-ships", "most")
NONE_GO: Final = No("A-10.6", "arcs-no-ships-none")
LEAVE_BEHIND: Final = No("A-19.9", "arcs-no-behind", "at")
NOT_ONWARD: Final = No("A-10.7", "arcs-no-onward-adjacent", "at")
NOT_BACK: Final = No("A-19.9", "arcs-no-onward-again", "at")
NOT_AGAIN: Final = No("A-10.6", "arcs-no-sprint", at="from")


class Move(TurnAction):
    """A-10.6: from any system with loyal ships to an adjacent one."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for place in table.fleets(seat):
            system = System(place)
            for to in table.setup.neighbours[system]:
                menu.add(A_MOVE.at(system, to))

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        out = out_of_play(table, action)
        if out is not None:
            return out
        if action.system not in table.fleets(seat):
            return NO_SHIPS
        return None if action.to in table.setup.neighbours[action.system] else NOT_ADJACENT

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        """How many ships go is asked next. Some may move once more afterwards."""
        system = action.system
        if table.powers(seat).sprints:
            table.pending.append(Sprinting(seat))
        gather(table, seat, system, action.to, table.fresh(seat, system), table.damaged(seat, system))


MOVE: Final = Move("move", box.MOVE)


def gather(table: Table, seat: Seat, system: System, to: System, fresh: int, damaged: int) -> None:
    """So many ships can go, perhaps by a catapult (A-10.7)."""
    table.pending.append(Moving(seat, system, to, fresh, damaged, catapults(table, seat, system)))


def catapults(table: Table, seat: Seat, system: System) -> bool:
    """A-10.7: a loyal starport gives a catapult, a controlled rival one does not; A-19.9: a damaged one does."""
    powers = table.powers(seat)
    if powers.catapults_at_gates:  # and from starports they cannot
        return is_gate(system)
    if powers.catapults_at_rivals:
        return bool(table.owners_of(system, STARPORT))
    return table.has_building(seat, system, STARPORT)


class Moving(Decision):
    """How many ships go: first fresh ones, then damaged ones; at least one ship."""

    rule = "A-10.6"
    shows: ClassVar = {
        "from": "system", "to": "to", "fresh": "fresh", "damaged": "damaged",
        "catapult": "catapult", "chosen": "chosen",
    }  # fmt: skip

    def __init__(
        self,
        seat: Seat,
        system: System,
        to: System,
        fresh: int,
        damaged: int,
        catapult: bool = False,
        been: int = 0,
        chosen: int = NONE,
    ) -> None:
        super().__init__(seat)
        self.system = system
        self.to = to
        self.fresh = fresh  # ships at hand
        self.damaged = damaged
        self.catapult = catapult
        self.been = been  # systems, as bits, where the catapult has been since it left a ship behind
        self.chosen = chosen  # fresh ships that go, NONE before they are chosen

    def at_hand(self) -> int:
        """How many ships there are of those that are asked for."""
        return self.fresh if self.chosen == NONE else self.damaged

    def most_ships(self, table: Table) -> int:
        """How many may go at most: all of them, but for a leader, and where a catapult comes back (A-19.9)."""
        most = self.fresh + self.damaged - (self.been >> self.to & 1)
        limit = table.powers(self.seat).most_ships
        return min(most, limit) if limit else most

    def obstacle(self, table: Table, count: int) -> No | None:
        """What stands against so many ships."""
        going = max(self.chosen, 0) + count
        if count > self.at_hand():
            return TOO_MANY
        if going > self.most_ships(table):
            limit = table.powers(self.seat).most_ships
            # unseen: two are the most by a leader, and of two that come back one goes, so that nobody is asked
            return BY_LEADER if limit and going > limit else LEAVE_BEHIND  # unseen: see above
        if going == 0 and (self.chosen != NONE or self.damaged == 0):  # no damaged ones later
            return NONE_GO
        return advance.unbattled(table, self, self.answer(count))

    def answer(self, count: int) -> i64:
        """The action that says so many ships go, of those that are asked for."""
        return A_FRESH.of(count) if self.chosen == NONE else A_DAMAGED.of(count)

    def offer(self, table: Table, menu: Menu) -> None:
        for count in range(self.at_hand() + 1):
            if self.obstacle(table, count) is None:
                menu.add(self.answer(count))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """A number of ships is chosen; when both are, they go."""
        count = action.count
        if self.chosen != NONE:
            self.go(table, self.chosen, count, events)
            return
        table.pending.append(
            Moving(self.seat, self.system, self.to, self.fresh, self.damaged, self.catapult, self.been, count)
        )

    def go(self, table: Table, fresh: int, damaged: int, events: Events) -> None:
        """The ships move; a catapult may go on from a gate no rival controls."""
        seat, system, to = self.seat, self.system, self.to
        holder = table.control(to)  # control is checked before the ships enter
        stopped = not is_gate(to) or holder not in (NOBODY, seat)
        shift(table, seat, system, to, fresh, damaged)
        tell(events, "move", seat, start=system, to=to, fresh=fresh, damaged=damaged)
        pay_toll(table, seat, holder, to, events)
        below = table.pending[-1]
        if isinstance(below, Sprinting):
            table.pending[-1] = below.after(system, to, fresh)
        if self.catapult and not stopped:
            table.pending.append(Catapulting(seat, to, fresh, damaged, self.been_to(fresh + damaged)))

    def been_to(self, going: int) -> int:
        """A-19.9: where it has been since it last left a ship behind, the system it enters included."""
        begins = self.been == 0 or going < self.fresh + self.damaged  # at the start, and where a ship is left
        return (1 << self.system if begins else self.been) | 1 << self.to

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != ("fresh" if self.chosen == NONE else "damaged"):
            return None
        no = self.obstacle(table, action.count)
        assert no is not None
        return no.saying(most=self.at_hand(), at=SYSTEMS[self.to])


def shift(table: Table, owner: Seat, system: System, to: System, fresh: int, damaged: int) -> None:
    """Ships go from one system to another."""
    table.add_fresh(owner, system, -fresh)
    table.add_fresh(owner, to, fresh)
    table.add_damaged(owner, system, -damaged)
    table.add_damaged(owner, to, damaged)


def pay_toll(table: Table, seat: Seat, holder: Seat, to: System, events: Events) -> None:
    """Who moves into a gate that a rival held before may lose an agent there."""
    if holder in (NOBODY, seat) or not is_gate(to) or not table.powers(holder).tolls:
        return
    if table.has_fresh_building(holder, to, STARPORT) and table.left(seat, AGENT):
        table.add_left(seat, AGENT, -1)
        hits.capture(table, holder, seat, 1, events)


class Catapulting(Decision):
    """A-10.7: on to a neighbour, or stop here; A-19.9: back only if a ship can be left behind."""

    rule = "A-10.7"
    shows: ClassVar = {"at": "system", "fresh": "fresh", "damaged": "damaged"}

    def __init__(self, seat: Seat, system: System, fresh: int, damaged: int, been: int) -> None:
        super().__init__(seat)
        self.system = system
        self.fresh = fresh  # ships of the group
        self.damaged = damaged
        self.been = been  # systems, as bits

    def obstacle(self, table: Table, to: System) -> No | None:
        """What stands against going on there."""
        if to not in table.setup.neighbours[self.system]:
            return NOT_ONWARD
        if self.fresh + self.damaged == 1 and self.been >> to & 1:
            return NOT_BACK
        return advance.unbattled(table, self, A_ONWARD.of(to))

    def offer(self, table: Table, menu: Menu) -> None:
        for to in table.setup.neighbours[self.system]:
            if self.obstacle(table, to) is None:
                menu.add(A_ONWARD.of(to))
        if advance.unbattled(table, self, A_STOP) is None:
            menu.add(A_STOP)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """The group goes on, if it does not stop; ships may be left behind, none are picked up."""
        if action.number != A_STOP:
            table.pending.append(
                Moving(self.seat, self.system, action.system, self.fresh, self.damaged, True, self.been)
            )

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.number == A_STOP:
            return advance.unbattled(table, self, A_STOP)
        return self.obstacle(table, action.system) if action.kind == "onward" else None


class Sprinting(Decision):
    """Fresh ships that have moved may move once more: one of the groups, or none."""

    rule = "A-10.6"

    def __init__(self, seat: Seat, pairs: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.pairs = pairs  # a system, and how many fresh ships came there; and so on

    def fits(self) -> bool:
        return len(self.pairs) % 2 == 0

    def after(self, system: System, to: System, fresh: int) -> Sprinting:
        """The same when fresh ships of a move have gone on from where they came to."""
        groups = dict(zip(self.pairs[::2], self.pairs[1::2], strict=True))
        if system in groups:
            groups[system] -= fresh
        groups[to] = groups.get(to, 0) + fresh
        return Sprinting(self.seat, tuple([number for pair in groups.items() for number in pair]))

    def groups(self) -> list[tuple[System, int]]:
        """Systems, and how many fresh ships just came there."""
        pairs = zip(self.pairs[::2], self.pairs[1::2], strict=True)
        return [(System(system), ships) for system, ships in pairs if ships]

    def obstacle(self, table: Table, action: ArcsAction) -> No | None:
        """What stands against moving once more: what stands against any move; the group has not just come."""
        no = MOVE.obstacle(table, self.seat, action)
        if no is None and action.system not in [system for system, _ in self.groups()]:
            return NOT_AGAIN
        return no or advance.unbattled(table, self, action.number)

    def offer(self, table: Table, menu: Menu) -> None:
        for system, _ in self.groups():
            for to in table.setup.neighbours[system]:
                number = A_MOVE.at(system, to)
                if self.obstacle(table, ACTIONS[number]) is None:
                    menu.add(number)
        if advance.unbattled(table, self, A_NO) is None:
            menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """Fresh ships of the group go on; there is no third move."""
        if action.number != A_NO:
            fresh = dict(self.groups())[action.system]
            gather(table, self.seat, action.system, action.to, fresh, 0)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.number == A_NO:
            return advance.unbattled(table, self, A_NO)
        return self.obstacle(table, action) if action.kind == "move" else None
