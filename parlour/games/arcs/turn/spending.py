"""Spending resources in the prelude (A-13.3 to A-13.6): what as, and what it gives."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit, bits
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_NO, A_SPEND
from parlour.games.arcs.components import box
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NONE, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import outrage, slots, turn_actions
from parlour.games.arcs.turn.limits import NO_ABILITY

NONE_TO_SPEND: Final = No("A-13.3", "arcs-no-spend-none", "resource")
NOT_SPENT_AS: Final = No("A-13.4", "arcs-no-spend-as", resource="as")
NOT_GIVEN: Final = No("A-13.4", "arcs-no-resource-action")


def offer(table: Table, seat: Seat, menu: Menu) -> None:
    """A-13.3: any resource that is there, also for nothing."""
    for held in bits(table.types_held(seat)):
        resource = Resource(held)
        menu.add(A_SPEND.at(resource, resource))
        for spent_as in table.powers(seat).loyal:  # as others, by loyal cards
            if spent_as != resource:
                menu.add(A_SPEND.at(resource, spent_as))


def why_not(table: Table, seat: Seat, action: ArcsAction) -> No:
    """Why a resource cannot be spent as it was wanted: it is there or not, and no loyal card is."""
    return NOT_SPENT_AS if table.types_held(seat) & bit(action.resource) else NONE_TO_SPEND


def pay(table: Table, seat: Seat, resource: Resource, spent_as: Resource, events: Events) -> None:
    """A token is spent: it goes to the supply, in the prelude only when that ends (A-13.5)."""
    slots.take(table, seat, resource)
    if table.stage == box.ACTING:
        table.add_supply(resource, 1)
    else:
        table.add_spending(resource, 1)
    if resource == spent_as:
        tell(events, "spend", seat, resource=resource)
    else:
        tell(events, "spend-as", seat, resource=resource, spent_as=spent_as)


def spend(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A-13.4: a resource is spent in the prelude, for what it gives or for nothing (A-12.4)."""
    spent_as = action.spent_as
    pay(table, seat, action.resource, spent_as, events)
    if outrage.blocks(table, seat, spent_as):
        return
    if spent_as == box.WEAPON:
        table.armed = True
    else:
        table.pending.append(Spending(seat, gives(table, spent_as)))


def gives(table: Table, spent_as: Resource) -> int:
    """A-13.4: the actions a resource gives, as bits; A-13.6: a weapon does not change them."""
    if spent_as == box.MATERIAL:
        return bit(box.BUILD) | bit(box.REPAIR)
    if spent_as == box.FUEL:
        return bit(box.MOVE)
    if spent_as == box.RELIC:
        return bit(box.SECURE)
    assert spent_as == box.PSIONIC
    allowed: int = box.ALLOWED[box.suit_of(table.lead)]
    return allowed


class Spending(Decision):
    """A-13.4: the actions the resource gives, or none of them; where there are none nobody is asked."""

    rule = "A-13.4"

    def __init__(self, seat: Seat, actions: int) -> None:
        super().__init__(seat)
        self.actions = actions  # to choose from, as bits

    def offer(self, table: Table, menu: Menu) -> None:
        turn_actions.offer(table, self.seat, self.actions, menu)
        menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_NO:
            turn_actions.do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if turn_actions.standard_of(action) == NONE:
            return None
        if not turn_actions.has_action(table, self.seat, action):
            return NO_ABILITY
        if not turn_actions.allows(self.actions, turn_actions.standard_of(action)):
            return NOT_GIVEN
        return turn_actions.why_not(table, self.seat, action)
