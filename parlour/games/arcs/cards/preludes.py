"""What guild cards do in the prelude (A-14.2), by the words of data/court.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_ATTACH, A_DISCARD, A_FILL, A_USE
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILD_CARDS, GUILD_TYPE, UNION
from parlour.games.arcs.cards.declarations import need_known
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import FUEL, MATERIAL, OPENING, RELIC, SUITS, WEAPON, suit_of
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NO_COURT, NOTHING, Card, Court, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, placing, playing, slots, stealing
from parlour.games.arcs.turn.limits import TOO_LATE

SHIPS_PLACED: Final = 3

NOT_YOURS: Final = No("A-14.2", "arcs-no-card-not-yours", "court")
NO_PRELUDE: Final = No("A-14.2", "arcs-no-card-no-prelude", "court")
IS_UNION: Final = No("A-14.2", "arcs-no-card-union", "court")
JUST_WON: Final = No("A-14.2", "arcs-no-card-won", "court")
USED: Final = No("A-14.2", "arcs-no-card-once", "court")
NO_RELICS: Final = No("A-1.11", "arcs-no-fence-relics")
NO_RESOURCES: Final = No("A-14.2", "arcs-no-fence-empty")
NO_UNION: Final = No("A-14.2", "arcs-no-union", "suit")
NOT_PLAYED: Final = No("A-14.2", "arcs-no-union-card", "card")
NOT_SO_MANY: Final = No("A-14.2", "arcs-no-fill", "most")
NO_TOKEN: Final = No("A-14.2", "arcs-no-token", "resource")


def offer(table: Table, seat: Seat, menu: Menu) -> None:
    """A-14.2: the cards a player can use now; A-14.5: also if that does nothing."""
    for card in table.guilds(seat):
        if GUILD_CARDS[card].prelude == UNION:
            for player in table.setup.all_seats:
                played = table.played(player)  # by anybody; NO_CARD is of no suit
                if suit_of(played) == GUILD_CARDS[card].union and unattachable(table, seat, played) is None:
                    menu.add(A_ATTACH.of(played))
        elif unusable(table, seat, card) is None:
            menu.add(A_USE.of(card))


def unusable(table: Table, seat: Seat, card: Court) -> No | None:
    """What stands against using a guild card: A-14.2: it was secured in this very prelude, or its text says so."""
    if card not in table.guilds(seat):
        return NOT_YOURS
    prelude = GUILD_CARDS[card].prelude
    if not prelude:
        return NO_PRELUDE
    if prelude == UNION:
        return IS_UNION
    if card in table.won:
        return JUST_WON
    return OBSTACLES[prelude](table, seat, card) if prelude in OBSTACLES else None


def seize_obstacle(table: Table, seat: Seat, card: Court) -> No | None:
    """A-18.7: the initiative is seized before any other action of the prelude."""
    return None if table.stage == OPENING else TOO_LATE


def fence_obstacle(table: Table, seat: Seat, card: Court) -> No | None:
    """What stands against the fence: once a turn a resource is discarded to gain a relic."""
    if card in table.once:
        return USED
    if table.supply(RELIC) == 0:
        return NO_RELICS
    return None if slots.held(table, seat) else NO_RESOURCES


def use(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """A guild card is used; all but the fence are discarded for it."""
    prelude = GUILD_CARDS[card].prelude
    tell(events, "use", seat, court=card)
    if prelude != "fence":
        court.discard_guild(table, seat, card, events)
    PRELUDES[prelude](table, seat, card, events)


# What they do, by the words of their declarations


def fill_slots(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """Its type, up to one for each empty slot."""
    empty = table.open_slots(seat) - len(slots.held(table, seat))
    table.pending.append(Filling(seat, GUILD_TYPE[card], empty))


def steal_type(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """A resource of its type, of any rival."""
    stealing.begin(table, seat, GUILD_TYPE[card], 1, optional=False)


def steal_any(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """A guild card or a resource."""
    stealing.begin(table, seat, NOTHING, 1, optional=False)


def gain_goods(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """Three resources."""
    for resource in (MATERIAL, FUEL, WEAPON):
        slots.gain(table, seat, resource, events)


def fence(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """Once a turn a resource is discarded to gain a relic."""
    table.once += (card,)
    table.pending.append(Fencing(seat))


def place_at_gates(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """A ship at each."""
    placing.place_in_all(table, seat, table.setup.gates, events)


def place_ships(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """In a system the player controls."""
    controlled = tuple([system for system in table.setup.systems if table.control(system) == seat])
    placing.place_in_one(table, seat, controlled, SHIPS_PLACED)


def seize(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """The initiative, within the usual limits (A-8.3)."""
    if playing.why_not_seize(table, seat) is None:
        playing.take_initiative(table, seat, events)


def redraw(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """Any number of hand cards, and one more than that."""
    hands.begin_discarding(table, seat)


PRELUDES: Final[dict[str, Callable[[Table, Seat, Court, Events], None]]] = {
    "fill-slots": fill_slots,
    "steal-type": steal_type,
    "steal-any": steal_any,
    "goods": gain_goods,
    "fence": fence,
    "gates": place_at_gates,
    "ships": place_ships,
    "seize": seize,
    "redraw": redraw,
}
OBSTACLES: Final = {"seize": seize_obstacle, "fence": fence_obstacle}
need_known(GUILD_CARDS, "prelude", {"", UNION, *PRELUDES})


class Filling(Decision):
    """How many are gained: any number the supply and the empty slots allow."""

    rule = "A-14.2"
    shows: ClassVar = {"resource": "resource"}

    def __init__(self, seat: Seat, resource: Resource, empty: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.empty = empty  # slots

    def most(self, table: Table) -> int:
        """How many can be gained."""
        return min(self.empty, table.supply(self.resource))

    def offer(self, table: Table, menu: Menu) -> None:
        for count in range(self.most(table) + 1):
            menu.add(A_FILL.of(count))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        count = action.count
        if table.supply(self.resource) == count < self.empty:  # once the supply is out, the rest may be stolen
            stealing.begin(table, self.seat, self.resource, self.empty - count, optional=True)
        for _ in range(count):
            slots.gain(table, self.seat, self.resource, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return NOT_SO_MANY.saying(most=self.most(table)) if action.kind == "fill" else None


class Fencing(Decision):
    """Which resource is discarded for a relic."""

    rule = "A-14.2"
    refuses: ClassVar = {"discard": NO_TOKEN}

    def offer(self, table: Table, menu: Menu) -> None:
        for resource in sorted(set(slots.held(table, self.seat))):
            menu.add(A_DISCARD.of(resource))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        slots.discard_one(table, self.seat, action.resource, events)  # it returns at once
        slots.gain(table, self.seat, RELIC, events)


# Unions: put beside a card of their suit, to draw that card at the end of the round


def unattachable(table: Table, seat: Seat, card: Card) -> No | None:
    """What stands against putting a union beside this card: it has to be played face up this round, by anybody."""
    union = union_for(table, seat, card)
    if union == NO_COURT:
        return NO_UNION
    if union in table.won:
        return JUST_WON
    for player in table.setup.all_seats:
        if table.played(player) == card:
            return None
    return NOT_PLAYED


def why_not_attach(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """The same, for whoever asks: with what it has to say besides."""
    no = unattachable(table, seat, action.card)
    if no is NO_UNION:
        return no.saying(suit=SUITS[suit_of(action.card)])
    return no.saying(court=COURT_NAMES[union_for(table, seat, action.card)]) if no is JUST_WON else no


def union_for(table: Table, seat: Seat, card: Card) -> Court:
    """The union a player has for an action card, NO_COURT without one."""
    for union in table.guilds(seat):
        if GUILD_CARDS[union].union == suit_of(card):
            return union
    return NO_COURT


def attach(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """Put a union beside a card; it is in no play area now."""
    card = action.card
    union = union_for(table, seat, card)
    table.lose_guild(seat, union)
    table.unions += (union, seat, card)
    tell(events, "attach", seat, court=union, card=card)
