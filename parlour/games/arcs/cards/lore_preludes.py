"""What lore does in the prelude (A-13.3): clear outrage, return trophies and captives, exchange, declare again."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_CHARM, A_RANSOM, A_RELEASE, A_USE_LORE, PIECES, ArcsAction
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.cards.lore import LORE, LORE_NAMES
from parlour.games.arcs.components.box import FUEL, MATERIAL, RESOURCES, SEATS
from parlour.games.arcs.decisions.frames import INFLUENCING, PICKING, SECURING
from parlour.games.arcs.state.table import AGENT, CITY, KINDS, SHIP, STARPORT, Table, tell
from parlour.games.arcs.turn import court as securing
from parlour.games.arcs.turn import declaring, outrage, slots
from parlour.games.arcs.turn.extra_court import ONCE

PIECE_NAMES = (*PIECES, "agent")


def menu(table: Table, seat: int) -> list[ArcsAction]:
    """Everything a player's lore offers now."""
    found: list[ArcsAction] = []
    powers = abilities(table, seat)
    for card in table.lore[seat]:
        if LORE[card].clears or (LORE[card].declares_twice and may_redeclare(table, seat)):
            found.append(A_USE_LORE[card])  # also if it clears nothing
    if powers.trophies_for_influence and securing.influence_menu(table, seat):
        found += [A_RELEASE[owner][kind] for owner, kind in trophies(table, seat)]
    if powers.captives_for_securing and securing.secure_menu(table, seat):
        seats = table.setup.seats
        found += [A_RANSOM[owner] for owner in range(seats) if table.captives[seat * seats + owner]]
    if powers.charms:
        found += [A_CHARM[kind] for kind in (MATERIAL, FUEL) if table.tokens(seat, kind)]
    return found


def may_redeclare(table: Table, seat: int) -> bool:
    """While its ambition is declared, before any other action of the prelude."""
    return abilities(table, seat).declares_twice and declaring.may_redeclare(table, seat)


def trophies(table: Table, seat: int) -> list[tuple[int, int]]:
    """The owners and kinds of a player's trophies."""
    start = seat * table.setup.seats * KINDS
    places = range(table.setup.seats * KINDS)
    return [(place // KINDS, place % KINDS) for place in places if table.trophies[start + place]]


def use(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A lore card is used: discarded, out of the game, to clear outrage; or kept, to declare again."""
    tell(events, "use-lore", seat, {"lore": LORE_NAMES[card]})
    if not LORE[card].clears:
        declaring.begin_redeclaring(table, seat, events)
        return
    mine = tuple([other for other in table.lore[seat] if other != card])
    table.lore = (*table.lore[:seat], mine, *table.lore[seat + 1 :])
    table.gone += (card,)
    for resource in LORE[card].clears:
        outrage.clear(table, seat, resource, events)


def release(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A trophy goes home, to influence once."""
    owner, kind = action.seat, action.piece
    table.trophies[(seat * table.setup.seats + owner) * KINDS + kind] -= 1
    tell(events, "release", seat, {"owner": SEATS[owner], "piece": PIECE_NAMES[kind]})
    table.frames.append((INFLUENCING, seat, 0, ONCE))
    opened = table.open_slots(owner)
    if kind == SHIP:
        table.ships[owner] += 1
    elif kind == CITY:
        table.cities[owner] += 1
    elif kind == STARPORT:
        table.starports[owner] += 1
    else:
        assert kind == AGENT
        table.return_agents(owner, 1)
    if table.open_slots(owner) < opened:
        slots.cover_slots(table, owner)


def ransom(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A captive goes home, to secure once."""
    owner = action.seat
    table.captives[seat * table.setup.seats + owner] -= 1
    table.return_agents(owner, 1)
    tell(events, "ransom", seat, {"owner": SEATS[owner]})
    table.frames.append((SECURING, seat))


def charm(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A material or a fuel is discarded to gain any resource."""
    slots.discard_one(table, seat, action.resource, events)
    table.frames.append((PICKING, seat, (1 << len(RESOURCES)) - 1, 0))
