"""Provoking outrage (A-12.3), and what it forbids (A-12.4)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.cards.court import GUILD_TYPE
from parlour.games.arcs.cards.guilds import GUILD_CARDS, abilities
from parlour.games.arcs.components.box import RESOURCES
from parlour.games.arcs.state.table import Frame, Table, tell
from parlour.games.arcs.turn import court as securing
from parlour.games.arcs.turn import slots


def provoke(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """A-12.3: discard all resources and guild cards of the type, and mark it; the marks are made once only."""
    tell(events, "outrage", seat, {"resource": RESOURCES[resource]})
    slots.discard_all(table, seat, resource, events)
    for card in table.guilds[seat]:
        if GUILD_TYPE[card] == resource and not GUILD_CARDS[card].loyal:  # loyal ones stay
            securing.discard_guild(table, seat, card, events)
    mark(table, seat, resource)


def mark(table: Table, seat: int, resource: int) -> None:
    """A type is outraged; its mark is made once only."""
    if not table.outraged[seat] >> resource & 1:
        table.outraged[seat] |= 1 << resource
        if table.agents[seat]:
            table.agents[seat] -= 1
        else:
            table.stand_ins[seat] += 1


def clear(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """A type is outraged no more: the agent that marked it returns (A-1.12), or a stand-in goes (A-1.8)."""
    if table.outraged[seat] >> resource & 1:
        table.outraged[seat] &= ~(1 << resource)
        table.return_agents(seat, 1)
        tell(events, "clear-outrage", seat, {"resource": RESOURCES[resource]})


def provoke_all(table: Table, frame: Frame, events: list[Event] | None) -> None:
    """A city with several types, or with none: outrage of each of them."""
    table.frames.pop()
    for resource in range(len(RESOURCES)):
        if frame[2] >> resource & 1:
            provoke(table, frame[1], resource, events)


def blocks(table: Table, seat: int, resource: int) -> bool:
    """A-12.4: an outraged type cannot be spent for its own prelude action, unless a loyal card says otherwise."""
    if not table.outraged[seat] >> resource & 1:
        return False
    return resource not in abilities(table, seat).loyal
