"""Influencing and securing that leaders and lore give on top of an action, or for something else."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_INFLUENCE, A_NO
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, Court, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import court

# How often a player influences
ONCE_IF: Final = 0  # once, or not
ONCE: Final = 1
EACH_CARD: Final = 2  # at most once on each card

ALREADY: Final = No("A-10.9", "arcs-no-influenced", "court")


class Influencing(Decision):
    """A card an agent is placed on, or none."""

    rule = "A-10.9"

    def __init__(self, seat: Seat, used: int, often: int) -> None:
        super().__init__(seat)
        self.used = used  # places of the row, as bits, that have got an agent
        self.often = often

    def obstacle(self, table: Table, card: Court) -> No | None:
        """What stands against an agent on a card."""
        no = court.influence_obstacle(table, self.seat, card)
        if no is None and self.used >> table.row.index(card) & 1:
            return ALREADY
        return no

    def offer(self, table: Table, menu: Menu) -> None:
        if not table.left(self.seat, AGENT):  # speed: nobody is asked for what cannot be done
            return
        for card in table.in_row():
            if self.obstacle(table, card) is None:
                menu.add(A_INFLUENCE.of(card))
        if self.often != ONCE:
            menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_NO:
            return
        if self.often == EACH_CARD:
            used = self.used | bit(table.row.index(action.court))
            table.pending.append(Influencing(self.seat, used, self.often))
        court.influence(table, self.seat, action.court, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return self.obstacle(table, action.court) if action.kind == "influence" else None


class Securing(Decision):
    """A secure that has to be made."""

    rule = "A-10.10"

    def offer(self, table: Table, menu: Menu) -> None:
        court.offer_secures(table, self.seat, menu)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        court.secure(table, self.seat, action.court, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return court.secure_obstacle(table, self.seat, action.court) if action.kind == "secure" else None


# An influence that a secure has to follow


def offer_before_securing(table: Table, seat: Seat, menu: Menu) -> None:
    """The cards that can be influenced so that something can be secured after it."""
    for card in table.in_row():
        if court.influence_obstacle(table, seat, card) is None:
            table.add_agents_on(card, seat, 1)
            if court.can_secure(table, seat):
                menu.add(A_INFLUENCE.of(card))
            table.add_agents_on(card, seat, -1)
