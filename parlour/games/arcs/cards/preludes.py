"""What guild cards do in the prelude (A-14.2): `PRELUDES`, by name; guilds.py says which card has which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.event import Event
from parlour.games.arcs.actions import A_ATTACH, A_DISCARD, A_FILL, A_USE, ArcsAction
from parlour.games.arcs.cards.court import COURT_NAMES, GUILD_TYPE
from parlour.games.arcs.cards.guilds import GUILD_CARDS
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import CARD_NAMES, FUEL, MATERIAL, RELIC, WEAPON, suit_of
from parlour.games.arcs.decisions.frames import FENCING, FILLING
from parlour.games.arcs.state.table import NONE, Frame, Table, tell
from parlour.games.arcs.turn import court as securing
from parlour.games.arcs.turn import placing, playing, slots, stealing

SHIPS_PLACED: Final = 3


def menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-14.2: the cards a player can use now; not those secured in this very prelude."""
    found: list[ArcsAction] = []
    for card in table.guilds[seat]:
        if card in table.won:
            continue
        prelude = GUILD_CARDS[card].prelude
        if prelude == "union":
            found += [A_ATTACH[played] for played in cards_for(table, card)]
        elif prelude and (prelude not in USABLE or USABLE[prelude](table, seat, card)):
            found.append(A_USE[card])  # also if it does nothing
    return found


def use(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A guild card is used; all but the fence are discarded for it."""
    prelude = GUILD_CARDS[card].prelude
    tell(events, "use", seat, {"court": COURT_NAMES[card]})
    if prelude != "fence":
        securing.discard_guild(table, seat, card, events)
    PRELUDES[prelude](table, seat, card, events)


# Gains and thefts


def fill_slots(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Gain its type, up to one for each empty slot: how many is asked next."""
    empty = len([slot for slot in slots.open_slots(table, seat) if table.slots[seat][slot] == NONE])
    table.frames.append((FILLING, seat, GUILD_TYPE[card], empty))


def filling_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any number the supply and the empty slots allow."""
    _, _, resource, empty = frame
    return list(A_FILL[: min(empty, table.supply[resource]) + 1])


def fill(table: Table, count: int, events: list[Event] | None) -> None:
    """So many are gained; once the supply is out, the rest may be stolen."""
    _, seat, resource, empty = table.frames.pop()
    if table.supply[resource] == count < empty:
        stealing.begin(table, seat, resource, empty - count, optional=True)
    for _ in range(count):
        slots.gain(table, seat, resource, events)


def steal_type(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Steal one resource of its type."""
    stealing.begin(table, seat, GUILD_TYPE[card], 1, optional=False)


def steal_any(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Steal a guild card or a resource."""
    stealing.begin(table, seat, NONE, 1, optional=False)


def goods(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Gain a material, a fuel and a weapon."""
    for resource in (MATERIAL, FUEL, WEAPON):
        slots.gain(table, seat, resource, events)


# The fence


def can_fence(table: Table, seat: int, card: int) -> bool:
    """Once a turn, with something to discard and a relic to gain."""
    holds = any(token != NONE for token in table.slots[seat])
    return card not in table.once and holds and table.supply[RELIC] > 0


def fence(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """What is discarded is asked next."""
    table.once += (card,)
    table.frames.append((FENCING, seat))


def fencing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any resource."""
    return [A_DISCARD[resource] for resource in sorted(set(slots.held(table, frame[1])))]


def discard_for_relic(table: Table, resource: int, events: list[Event] | None) -> None:
    """A-19.5: a discarded resource returns at once."""
    _, seat = table.frames.pop()
    slots.discard_one(table, seat, resource, events)
    slots.gain(table, seat, RELIC, events)


# Ships


def gates(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A ship at every gate."""
    placing.place_in_all(table, seat, table.setup.gates, events)


def ships(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Ships in a controlled system."""
    controlled = tuple([system for system in table.setup.systems if table.control(system) == seat])
    placing.place_in_one(table, seat, controlled, SHIPS_PLACED, events)


# Cards and the initiative


def can_seize(table: Table, seat: int, card: int) -> bool:
    """A-18.7: before any other action of the prelude."""
    return table.stage == playing.OPENING


def seize(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Seize the initiative, within the usual limits (A-8.3)."""
    if playing.may_seize(table, seat):
        playing.take_initiative(table, seat, events)


def redraw(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """Which hand cards are discarded is asked next."""
    hands.begin_discarding(table, seat)


# Unions


def cards_for(table: Table, union: int) -> list[int]:
    """The cards of its suit played face up this round, by anybody."""
    suit = GUILD_CARDS[union].union
    return [card for card in table.played if suit_of(card) == suit]  # NONE is of no suit


def union_for(table: Table, seat: int, card: int) -> int:
    """The union a player has for an action card, NONE without one."""
    for union in table.guilds[seat]:
        if GUILD_CARDS[union].union == suit_of(card):
            return union
    return NONE


def attach(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Put a union beside a card; it is in no play area now."""
    card = action.card
    union = union_for(table, seat, card)
    table.guilds[seat] = tuple([other for other in table.guilds[seat] if other != union])
    table.unions += ((union, seat, card),)
    tell(events, "attach", seat, {"court": COURT_NAMES[union], "card": CARD_NAMES[card]})


PRELUDES: Final[dict[str, Callable[[Table, int, int, list[Event] | None], None]]] = {
    "fill-slots": fill_slots,
    "steal-type": steal_type,
    "gates": gates,
    "ships": ships,
    "seize": seize,
    "redraw": redraw,
    "steal-any": steal_any,
    "goods": goods,
    "fence": fence,
}
USABLE: Final[dict[str, Callable[[Table, int, int], bool]]] = {"fence": can_fence, "seize": can_seize}
