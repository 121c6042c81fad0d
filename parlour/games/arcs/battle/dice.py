"""Battles as an action (A-11.1), and how many dice of which kind are taken (A-11.2, A-11.3)."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.game import Json
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_BATTLE, A_DICE
from parlour.games.arcs.battle import aftermath, joining, rerolls
from parlour.games.arcs.components import box
from parlour.games.arcs.components.box import ASSAULT, DICE, MOST_DICE, RAID, SEATS, SKIRMISH
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.decision import Attack
from parlour.games.arcs.ids import NONE, STARPORT, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn.limits import BY_LEADER, BY_RIVALS_CARD, out_of_play
from parlour.games.arcs.turn.turn_action import TurnAction

NOT_ONESELF: Final = No("A-11.1", "arcs-no-battle-self")
NO_SHIPS: Final = No("A-11.1", "arcs-no-battle-ships", "at")
NO_RIVAL: Final = No("A-11.1", "arcs-no-battle-pieces", "at", owner="seat")
NOT_IN_TURN: Final = No("A-11.2", "arcs-no-dice-order", "die")
TOO_MANY: Final = No("A-11.2", "arcs-no-dice-many", "most")
NO_DICE: Final = No("A-11.2", "arcs-no-dice-none")
NO_RAID_DICE: Final = No("A-11.3", "arcs-no-dice-raid", owner="seat")


def obstacle(table: Table, seat: Seat, rival: Seat, system: System) -> No | None:
    """A-11.1: what stands against a battle with a rival in a system."""
    if rival == seat:
        return NOT_ONESELF
    if not table.ships(seat, system):
        return NO_SHIPS
    return None if table.has_piece(rival, system) else NO_RIVAL


class Battle(TurnAction):
    """A-11.1: a system with loyal ships, and a rival with pieces there."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for place in table.fleets(seat):
            system = System(place)
            for rival in table.setup.all_seats:
                if obstacle(table, seat, rival, system) is None:
                    menu.add(A_BATTLE.at(rival, system))

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return out_of_play(table, action) or obstacle(table, seat, action.seat, action.system)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        """The dice are asked for next, unless somebody has something to do before."""
        defender, system = action.seat, action.system
        if aftermath.matters(table.setup.cards):  # speed: nothing else looks back at a battle
            aftermath.begin(table, seat, defender, system)
        table.pending.append(Dicing(seat, defender, system, NONE, NONE))
        joining.begin(table, seat, defender, system)


BATTLE: Final = Battle("battle", box.BATTLE)


def can_battle_at(table: Table, seat: Seat, system: System) -> bool:
    """Whether a battle can be fought in a system."""
    for rival in table.setup.all_seats:
        if obstacle(table, seat, rival, system) is None:
            return True
    return False


# How many dice


def dice_limit(table: Table, seat: Seat, system: System) -> int:
    """A-11.2: one die for each attacking ship, damaged ones too; more by modifiers of battles (A-14.4)."""
    powers = table.powers(seat)
    limit = table.ships(seat, system) + powers.extra_dice
    return limit + powers.dice_at_gates if is_gate(system) else limit


def dice_least(table: Table, seat: Seat) -> int:
    """A-11.2, A-19.10: at least one die; those that some always take on top of the chosen ones."""
    return max(1, table.powers(seat).extra_dice)


def raid_limit(table: Table, seat: Seat, defender: Seat, system: System) -> int:
    """A-11.3: raid dice if the defender has a building there, or no building anywhere."""
    if table.powers(defender).harbors and table.has_fresh_building(defender, system, STARPORT):
        return 0  # a harbour that keeps them away
    if table.has_any_building(defender, system) or not table.has_built(defender):
        return MOST_DICE
    return 1 if table.powers(seat).one_raid_die else 0


class Dicing(Attack):
    """A-11.2: how many assault, then skirmish, then raid dice; at least one in all, at most six of a kind."""

    rule = "A-11.2"

    def __init__(self, seat: Seat, defender: Seat, system: System, assault: int, skirmish: int) -> None:
        super().__init__(seat, defender, system)
        self.assault = assault  # dice chosen, NONE before that
        self.skirmish = skirmish

    def asked(self) -> int:
        """The kind of dice that is chosen now."""
        if self.assault == NONE:
            return ASSAULT
        return SKIRMISH if self.skirmish == NONE else RAID

    def chosen(self) -> int:
        """How many dice are chosen already."""
        return max(self.assault, 0) + max(self.skirmish, 0)

    def raids(self, table: Table) -> int:
        """How many raid dice can be taken at most."""
        return raid_limit(table, self.seat, self.defender, self.system)

    def left(self, table: Table) -> int:
        """How many more dice can be taken, of all kinds."""
        return dice_limit(table, self.seat, self.system) - self.chosen()

    def obstacle(self, table: Table, die: int, count: int, raids: int) -> No | None:
        """What stands against so many dice of a kind, with so many raid dice at most."""
        asked = self.asked()
        if die == RAID and raids == 0 and asked != RAID:
            return BY_RIVALS_CARD if table.has_any_building(self.defender, self.system) else NO_RAID_DICE
        if die != asked:
            return NOT_IN_TURN
        left = self.left(table)
        if count > (min(left, raids) if die == RAID else left):
            return TOO_MANY
        if table.powers(self.seat).more_skirmish and (
            (die == ASSAULT and count > left // 2) or (die == SKIRMISH and count < self.assault)
        ):
            return BY_LEADER
        # no step that cannot be completed
        later = left if die == ASSAULT else min(raids, left) if die == SKIRMISH else 0
        least = dice_least(table, self.seat)
        if self.chosen() + count + later < least:
            return BY_LEADER if least > 1 else NO_DICE
        return None

    def offer(self, table: Table, menu: Menu) -> None:
        if not table.ships(self.seat, self.system):  # no attacking ship is left, so no die can be taken
            return
        die, raids = self.asked(), self.raids(table)
        for count in range(MOST_DICE + 1):
            if self.obstacle(table, die, count, raids) is None:
                menu.add(A_DICE.at(die, count))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        seat, defender, system, count = self.seat, self.defender, self.system, action.count
        if self.assault == NONE:
            table.pending.append(Dicing(seat, defender, system, count, NONE))
        elif self.skirmish == NONE:
            table.pending.append(Dicing(seat, defender, system, self.assault, count))
        else:
            tell(events, "battle", seat, owner=defender, at=system)
            counts = (self.assault, self.skirmish, count)
            rerolls.begin(table, seat, defender, system, counts, chance, events, in_battle=True)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "dice":
            return None
        raids = self.raids(table)
        no = self.obstacle(table, action.die, action.count, raids)
        assert no is not None
        left = self.left(table)
        most = min(left, raids) if action.die == RAID else left
        return no.saying(die=DICE[self.asked()], most=most, owner=SEATS[self.defender])

    def shown(self, table: Table) -> Json:
        return {
            **super().shown(table),
            "limit": dice_limit(table, self.seat, self.system),
            "least": dice_least(table, self.seat),
            "raids": self.raids(table),
            "balanced": table.powers(self.seat).more_skirmish,
            "assault": self.assault,
            "skirmish": self.skirmish,
        }
