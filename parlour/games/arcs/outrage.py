"""Provoking outrage (A-12.3), and what it forbids (A-12.4)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs import securing, slots
from parlour.games.arcs.box import RESOURCES
from parlour.games.arcs.court import GUILD_TYPE
from parlour.games.arcs.guilds import GUILD_CARDS, abilities
from parlour.games.arcs.table import NONE, Table, tell


def provoke(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """A-12.3: discard all resources and guild cards of the type, and mark it; the marks are made once only."""
    tell(events, "outrage", seat, {"resource": RESOURCES[resource]})
    slots.discard_all(table, seat, resource, events)
    for card in table.guilds[seat]:
        if GUILD_TYPE[card] == resource and GUILD_CARDS[card].loyal == NONE:  # loyal ones stay
            securing.discard_guild(table, seat, card, events)
    if not table.outraged[seat] >> resource & 1:
        table.outraged[seat] |= 1 << resource
        if table.agents[seat]:
            table.agents[seat] -= 1
        else:
            table.stand_ins[seat] += 1


def blocks(table: Table, seat: int, resource: int) -> bool:
    """A-12.4: an outraged type cannot be spent for its own prelude action, unless a loyal card says otherwise."""
    if not table.outraged[seat] >> resource & 1:
        return False
    return all(ability.loyal != resource for ability in abilities(table, seat))
