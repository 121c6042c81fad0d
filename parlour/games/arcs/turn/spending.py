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
from parlour.games.arcs.components.box import (
    ALLOWED,
    BUILD,
    FUEL,
    MATERIAL,
    MOVE,
    PSIONIC,
    RELIC,
    REPAIR,
    RESOURCES,
    SECURE,
    WEAPON,
    suit_of,
)
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NONE, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import outrage, slots, turn
from parlour.games.arcs.turn.limits import NO_ABILITY

NONE_TO_SPEND: Final = No("A-13.3", "arcs-no-spend-none", "resource")
NOT_SPENT_AS: Final = No("A-13.4", "arcs-no-spend-as")
NOT_GIVEN: Final = No("A-13.4", "arcs-no-resource-action")


def offer(table: Table, seat: Seat, menu: Menu) -> None:
    """A-13.3, A-13.4: any resource, also for nothing; and what as, with loyal cards."""
    loyal = table.powers(seat).loyal
    for held in bits(table.types_held(seat)):
        resource = Resource(held)
        if not loyal:  # speed: it can be spent as itself
            menu.add(A_SPEND.at(resource, resource))
            continue
        for spent_as in uses_of(table, seat, resource):
            menu.add(A_SPEND.at(resource, spent_as))


def why_not(table: Table, seat: Seat, action: ArcsAction) -> No:
    """Why a resource cannot be spent as another, or as itself: there is none, or no loyal card."""
    if not table.tokens(seat, action.resource):
        return NONE_TO_SPEND
    return NOT_SPENT_AS.saying(resource=RESOURCES[action.spent_as])


def uses_of(table: Table, seat: Seat, resource: Resource) -> list[Resource]:
    """A-13.4: what a resource may be spent as: itself, and what loyal cards say."""
    return [resource, *[other for other in table.powers(seat).loyal if other != resource]]


def tell_spent(seat: Seat, resource: Resource, spent_as: Resource, events: Events) -> None:
    """Say what was spent, and as what if it is another."""
    if resource == spent_as:
        tell(events, "spend", seat, resource=resource)
    else:
        tell(events, "spend-as", seat, resource=resource, spent_as=spent_as)


def spend(table: Table, seat: Seat, resource: Resource, spent_as: Resource, events: Events) -> None:
    """A-13.5: a spent resource stays out of the supply until the prelude ends."""
    slots.take(table, seat, resource)
    table.add_spending(resource, 1)
    tell_spent(seat, resource, spent_as, events)
    if outrage.blocks(table, seat, spent_as):
        return
    if spent_as == WEAPON:
        table.armed = True
    else:
        table.pending.append(Spending(seat, gives(table, spent_as)))


def gives(table: Table, spent_as: Resource) -> int:
    """A-13.4: the actions a resource gives, as bits; A-13.6: a weapon does not change them."""
    if spent_as == MATERIAL:
        return bit(BUILD) | bit(REPAIR)
    if spent_as == FUEL:
        return bit(MOVE)
    if spent_as == RELIC:
        return bit(SECURE)
    assert spent_as == PSIONIC
    allowed: int = ALLOWED[suit_of(table.lead)]
    return allowed


class Spending(Decision):
    """A-13.4: the actions the resource gives, or none of them; where there are none nobody is asked."""

    rule = "A-13.4"

    def __init__(self, seat: Seat, actions: int) -> None:
        super().__init__(seat)
        self.actions = actions  # to choose from, as bits

    def offer(self, table: Table, menu: Menu) -> None:
        turn.offer_actions(table, self.seat, self.actions, menu)
        menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_NO:
            turn.act(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if turn.standard_of(action) == NONE:
            return None
        if not turn.has_action(table, self.seat, action):
            return NO_ABILITY
        if not turn.allows(self.actions, turn.standard_of(action)):
            return NOT_GIVEN
        return turn.why_not_act(table, self.seat, action)
