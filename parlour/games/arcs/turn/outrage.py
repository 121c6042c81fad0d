"""Provoking outrage (A-12.3), and what it forbids (A-12.4)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.games.arcs.cards.deck import GUILD_CARDS, GUILD_TYPE
from parlour.games.arcs.components.box import ALL_RESOURCES
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, slots


def provoke(table: Table, seat: Seat, resource: Resource, events: Events) -> None:
    """A-12.3: discard all resources and guild cards of the type, and mark it; the marks are made once only."""
    tell(events, "outrage", seat, resource=resource)
    slots.discard_all(table, seat, resource, events)
    for card in table.guilds(seat):
        if GUILD_TYPE[card] == resource and not GUILD_CARDS[card].loyal:  # loyal ones stay
            court.discard_guild(table, seat, card, events)
    mark(table, seat, resource)


def mark(table: Table, seat: Seat, resource: Resource) -> None:
    """A type is outraged; its mark is made once only."""
    if table.is_outraged(seat, resource):
        return
    table.set_outraged(seat, resource, True)
    if table.left(seat, AGENT):
        table.add_left(seat, AGENT, -1)
    else:
        table.add_stand_ins(seat, 1)


def clear(table: Table, seat: Seat, resource: Resource, events: Events) -> None:
    """A type is outraged no more: the agent that marked it returns (A-1.12), or a stand-in goes (A-1.8)."""
    if not table.is_outraged(seat, resource):
        return
    table.set_outraged(seat, resource, False)
    table.return_pieces(seat, AGENT, 1)
    tell(events, "clear-outrage", seat, resource=resource)


def blocks(table: Table, seat: Seat, resource: Resource) -> bool:
    """A-12.4: an outraged type cannot be spent for its own prelude action, unless a loyal card says otherwise."""
    return table.is_outraged(seat, resource) and resource not in table.powers(seat).loyal


class Outraging(Decision):
    """A city with several types, or with none: outrage of each of them. Asks nobody."""

    def __init__(self, seat: Seat, types: int) -> None:
        super().__init__(seat)
        self.types = types  # as bits

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        for resource in ALL_RESOURCES:
            if self.types >> resource & 1:
                provoke(table, self.seat, resource, events)
        return True
