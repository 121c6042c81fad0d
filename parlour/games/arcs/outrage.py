"""Provoking outrage (A-12.3), and what it forbids (A-12.4)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.box import RESOURCES
from parlour.games.arcs.court import COURT_NAMES, GUILD_TYPE
from parlour.games.arcs.guilds import GUILD_CARDS
from parlour.games.arcs.table import NONE, Table, tell


def provoke(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """A-12.3: discard all resources and guild cards of the type, and mark it; the marks are made once only."""
    tell(events, "outrage", seat, {"resource": RESOURCES[resource]})
    discard_resources(table, seat, resource, events)
    for card in table.guilds[seat]:
        if GUILD_TYPE[card] == resource and GUILD_CARDS[card].loyal == NONE:  # loyal ones stay
            discard_guild(table, seat, card, events)
    if not table.outraged[seat] >> resource & 1:
        table.outraged[seat] |= 1 << resource
        if table.agents[seat]:
            table.agents[seat] -= 1
        else:
            table.stand_ins[seat] += 1


def discard_resources(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """All tokens of a type go back to the supply."""
    slots = table.slots[seat]
    tokens = slots.count(resource)
    if tokens:
        table.supply[resource] += tokens
        table.slots[seat] = tuple([NONE if token == resource else token for token in slots])
        tell(events, "discard-all", seat, {"resource": RESOURCES[resource], "count": tokens})


def discard_guild(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A-14.6: a court card goes face up to the court discard pile."""
    table.guilds[seat] = tuple([other for other in table.guilds[seat] if other != card])
    table.court_discard += (card,)
    tell(events, "discard-card", seat, {"court": COURT_NAMES[card]})


def blocks(table: Table, seat: int, resource: int) -> bool:
    """A-12.4: an outraged type cannot be spent for its own prelude action, unless a loyal card says otherwise."""
    if not table.outraged[seat] >> resource & 1:
        return False
    return all(GUILD_CARDS[card].loyal != resource for card in table.guilds[seat])
