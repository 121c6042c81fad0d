"""What defenders do before the dice of a battle are taken: ships join them, and before that railguns fire."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_FRESH, A_MOVE, A_NO
from parlour.games.arcs.battle import battle, hits
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.decision import Attack, Decision
from parlour.games.arcs.ids import NOWHERE, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import moving
from parlour.games.arcs.turn.limits import BY_LEADER, out_of_play

NO_PIECE: Final = No("A-14.7", "arcs-no-hit", "piece", "state")
CANNOT_JOIN: Final = No("A-14.7", "arcs-no-join", "at")


def begin(table: Table, seat: Seat, defender: Seat, system: System) -> None:
    """First railguns, then ships that join, as the attacker would order it (A-18.2)."""
    powers = table.powers(defender)
    if powers.senses:
        table.pending.append(Sensing(defender, seat, system, 0, NOWHERE))
    if powers.railguns and table.fresh(defender, system):
        table.pending.append(Railing(seat, defender, system))


class Railing(Attack):
    """The attacker chooses which attacking ship the railguns hit."""

    rule = "A-14.7"
    refuses: ClassVar = {"hit": NO_PIECE}

    def offer(self, table: Table, menu: Menu) -> None:
        battle.offer_ships(table, self.seat, self.system, menu)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        hits.hit_ship(table, self.seat, self.system, action.damaged, self.defender, events)


class Sensing(Decision):
    """From where fresh ships join next, each neighbour once, or from nowhere else; then how many."""

    rule = "A-14.7"
    shows: ClassVar = {"owner": "attacker", "at": "system", "from": "place"}

    def __init__(self, seat: Seat, attacker: Seat, system: System, used: int, place: System) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.system = system
        self.used = used  # neighbours, as bits, that ships have come from
        self.place = place  # where they come from now, NOWHERE before that is said

    def obstacle(self, table: Table, count: int) -> No | None:
        """What stands against so many ships."""
        if count > table.fresh(self.seat, self.place):
            return moving.TOO_MANY
        most = table.powers(self.seat).most_ships
        if most and count > most:
            return BY_LEADER
        return moving.NONE_GO if count == 0 else None

    def offer(self, table: Table, menu: Menu) -> None:
        if not table.ships(self.attacker, self.system):
            return
        if self.place == NOWHERE:
            for other in table.setup.neighbours[self.system]:
                if table.fresh(self.seat, other) and not self.used >> other & 1:
                    menu.add(A_MOVE.at(other, self.system))
            menu.add(A_NO)
            return
        for count in range(table.fresh(self.seat, self.place) + 1):
            if self.obstacle(table, count) is None:
                menu.add(A_FRESH.of(count))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_NO:
            return
        if self.place == NOWHERE:
            table.pending.append(Sensing(self.seat, self.attacker, self.system, self.used, action.system))
            return
        # From every neighbour it is a move of its own, with its toll, but never a catapult
        holder = table.control(self.system)
        moving.shift(table, self.seat, self.place, self.system, action.count, 0)
        tell(events, "move", self.seat, start=self.place, to=self.system, fresh=action.count, damaged=0)
        moving.pay_toll(table, self.seat, holder, self.system, events)
        used = self.used | bit(self.place)
        table.pending.append(Sensing(self.seat, self.attacker, self.system, used, NOWHERE))

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind == "move":
            no_more = None if self.place != NOWHERE else CANNOT_JOIN.saying(at=SYSTEMS[self.system])
            return out_of_play(table, action) or no_more
        if action.kind != "fresh" or self.place == NOWHERE:  # first from where
            return None
        no = self.obstacle(table, action.count)
        assert no is not None
        return no.saying(most=table.fresh(self.seat, self.place))
