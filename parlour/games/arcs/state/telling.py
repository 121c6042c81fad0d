"""What happened, told by the names of things.

The rules say it by numbers, and nothing is looked up where nobody listens: simulations do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core.event import Event, Events, EventValue
from parlour.games.arcs.cards.deck import COURT_NAMES, LEADER_NAMES, LORE_NAMES
from parlour.games.arcs.components.box import AMBITIONS, CARD_NAMES, RESOURCES, SEATS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import NONE, PIECES, Piece, Resource, Seat, System

CLOUD: Final = Piece(len(PIECES))  # told like a piece: a city outside the slots of a planet
PIECES_TOLD: Final = (*PIECES, "cloud")


def tell(
    events: Events,
    kind: str,
    seat: int,
    *,
    owner: int = NONE,
    rival: int = NONE,
    at: int = NONE,
    start: int = NONE,
    to: int = NONE,
    piece: int = NONE,
    resource: int = NONE,
    spent_as: int = NONE,
    ambition: int = NONE,
    court: int = NONE,
    card: int = NONE,
    leader: int = NONE,
    lore: int = NONE,
    count: int = NONE,
    power: int = NONE,
    agents: int = NONE,
    ships: int = NONE,
    fresh: int = NONE,
    damaged: int = NONE,
) -> None:
    """Say what happened, if somebody listens: what it is about by number, then how many."""
    if events is None:
        return
    args: dict[str, EventValue] = {}
    for word, names, number in (
        ("owner", SEATS, owner),
        ("rival", SEATS, rival),
        ("at", SYSTEMS, at),
        ("from", SYSTEMS, start),
        ("to", SYSTEMS, to),
        ("piece", PIECES_TOLD, piece),
        ("resource", RESOURCES, resource),
        ("as", RESOURCES, spent_as),
        ("ambition", AMBITIONS, ambition),
        ("court", COURT_NAMES, court),
        ("card", CARD_NAMES, card),
        ("leader", LEADER_NAMES, leader),
        ("lore", LORE_NAMES, lore),
    ):
        if number != NONE:
            args[word] = names[number]
    counts = {"count": count, "power": power, "agents": agents, "ships": ships, "fresh": fresh, "damaged": damaged}
    args.update({word: number for word, number in counts.items() if number != NONE})
    events.append(Event(kind, seat, args))


def tell_start(seat: Seat, systems: tuple[System, ...], resources: Sequence[Resource], events: Events) -> None:
    """Where a player begins, and with which resources."""
    if events is not None:
        places = tuple([SYSTEMS[system] for system in systems])
        gained = tuple([RESOURCES[resource] for resource in resources])
        events.append(Event("start", seat, {"systems": places, "resources": gained}))
