"""The vox cards (A-10.11): what each of them does when it is secured, and how it leaves. See `VOX_CARDS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_CLUSTER,
    A_DECLARE,
    A_FREE,
    A_NO,
    A_OUTRAGE,
    A_SEIZE_FREE,
    A_STEAL_CARD,
    ArcsAction,
)
from parlour.games.arcs.cards.court import COURT_NAMES, VOX, is_vox
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.components.reach import CLUSTERS, SYSTEMS, cluster_of
from parlour.games.arcs.decisions.frames import SEIZING
from parlour.games.arcs.state.table import CITY, Frame, Table, kind_of, owner_of, tell
from parlour.games.arcs.turn import outrage, placing, playing, slots, stealing
from parlour.games.arcs.turn import which_building as alike


def menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """What the card asks; nothing where it asks nothing."""
    return VOX_CARDS[frame[2]].asks(table, frame[1])


def choose(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """The answer."""
    _, seat, card = table.frames.pop()
    if action is not A_NO:
        VOX_CARDS[card].does(table, seat, action, events)


def leave(table: Table, seat: int, card: int, chance: Chance, events: list[Event] | None) -> None:
    """What happens whatever was answered; then the card leaves as its text says."""
    VOX_CARDS[card].leaves(table, seat, card, chance, events)


def discard(table: Table, seat: int, card: int, chance: Chance, events: list[Event] | None) -> None:
    """A-14.6: face up to the court discard pile."""
    table.court_discard += (card,)
    tell(events, "discard-card", seat, {"court": COURT_NAMES[card]})


def shuffle_in(table: Table, cards: tuple[int, ...]) -> None:
    """Cards are shuffled into the court deck; what was buried is buried no more."""
    table.court_deck = tuple(sorted((*table.court_deck, *table.buried, *cards)))
    table.buried = ()


# Mass Uprising


def ask_cluster(table: Table, seat: int) -> list[ArcsAction]:
    """A cluster in play."""
    return [A_CLUSTER[cluster] for cluster in range(CLUSTERS) if cluster not in table.setup.out]


def uprising(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A ship in each system of a cluster."""
    systems = tuple([system for system in table.setup.systems if cluster_of(system) == action.cluster])
    placing.place_in_all(table, seat, systems, events)


# Populist Demands


def ask_ambition(table: Table, seat: int) -> list[ArcsAction]:
    """Any ambition, if a marker is available."""
    return [*A_DECLARE, A_NO] if playing.may_declare(table, seat) else []


def demands(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Declare any ambition; no lead card is covered."""
    playing.declare(table, seat, action.ambition, False, events)


# Outrage Spreads


def ask_type(table: Table, seat: int) -> list[ArcsAction]:
    """Any type of resource."""
    return [*A_OUTRAGE, A_NO]


def spread(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Everybody provokes outrage of a type."""
    for player in table.in_turn_order():
        outrage.provoke(table, player, action.resource, events)


# Song of Freedom


def ask_city(table: Table, seat: int) -> list[ArcsAction]:
    """A city the player controls, whosever it is."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if table.control(system) == seat:
            owners = {owner_of(code) for code in table.structures[system] if kind_of(code) == CITY}
            found += [A_FREE[owner][system] for owner in sorted(owners)]
    return [*found, A_NO]


def free(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Which of several cities is asked next."""
    alike.ask(table, seat, alike.FREED, action.seat, CITY, action.system)


def free_city(table: Table, seat: int, system: int, city: int, events: list[Event] | None) -> None:
    """The city returns to its board, which is no destruction; then the initiative may be seized."""
    owner = owner_of(city)
    opened = table.open_slots(owner)
    table.return_building(system, city)
    if owner == seat:
        tell(events, "free", seat, {"at": SYSTEMS[system]})
    else:
        tell(events, "free-rival", seat, {"owner": SEATS[owner], "at": SYSTEMS[system]})
    table.frames.append((SEIZING, seat))
    if table.open_slots(owner) < opened:
        slots.cover_slots(table, owner)


def seizing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Seize the initiative without a card, within the usual limits, or not."""
    return [A_SEIZE_FREE, A_NO] if playing.may_seize(table, frame[1]) else []


def shuffle_back(table: Table, seat: int, card: int, chance: Chance, events: list[Event] | None) -> None:
    """The card goes back into the deck."""
    shuffle_in(table, (card,))
    tell(events, "shuffle", seat, {"court": (COURT_NAMES[card],)})


# Guild Struggle


def ask_guild(table: Table, seat: int) -> list[ArcsAction]:
    """A guild card of a rival."""
    rivals = [owner for owner in range(table.setup.seats) if owner != seat]
    found = [A_STEAL_CARD[card] for owner in rivals for card in stealing.cards_to_steal(table, owner)]
    return [*found, A_NO]


def struggle(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Steal a guild card."""
    stealing.steal_card(table, seat, action.court, events)


def shuffle_guilds(table: Table, seat: int, card: int, chance: Chance, events: list[Event] | None) -> None:
    """The guild cards of the discard go back into the deck; then the card itself is discarded."""
    guilds = tuple([other for other in table.court_discard if not is_vox(other)])
    if guilds:
        table.court_discard = tuple([other for other in table.court_discard if is_vox(other)])
        shuffle_in(table, guilds)
        tell(events, "shuffle", seat, {"court": tuple([COURT_NAMES[other] for other in guilds])})
    discard(table, seat, card, chance, events)


# Call to Action


def ask_nothing(table: Table, seat: int) -> list[ArcsAction]:
    """Nothing."""
    return []


def do_nothing(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Nothing was asked."""


def call(table: Table, seat: int, card: int, chance: Chance, events: list[Event] | None) -> None:
    """Draw an action card from the bottom of the discard pile."""
    hands.draw(table, seat, 1, chance, events)
    discard(table, seat, card, chance, events)


@dataclass(frozen=True)
class Vox:
    """A vox card: what it asks, what the answer does, and what happens when it leaves."""

    answer: str  # the kind of action that answers it; none if it asks nothing
    asks: Callable[[Table, int], list[ArcsAction]]
    does: Callable[[Table, int, ArcsAction, list[Event] | None], None]
    leaves: Callable[[Table, int, int, Chance, list[Event] | None], None] = discard


VOX_CARDS: Final = {
    26: Vox("cluster", ask_cluster, uprising),
    27: Vox("declare", ask_ambition, demands),
    28: Vox("outrage", ask_type, spread),
    29: Vox("free", ask_city, free, shuffle_back),
    30: Vox("take", ask_guild, struggle, shuffle_guilds),
    31: Vox("", ask_nothing, do_nothing, call),
}

assert tuple(VOX_CARDS) == VOX
