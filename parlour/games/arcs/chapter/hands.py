"""Hands of action cards: draws from the discard pile, discards, looking and swapping."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import i64, vec
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_HAND, A_LOOK, A_NO, A_STOP, A_THEIRS
from parlour.games.arcs.components.box import CARD_NAMES, SEATS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NO_CARD, Card, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.views import knowledge

NOT_TO_DISCARD: Final = No("A-14.2", "arcs-no-not-in-hand", "card")
NO_HAND: Final = No("A-14.7", "arcs-no-hand", owner="seat")
NOT_THEIRS: Final = No("A-14.7", "arcs-no-not-theirs", "card")
NOT_TO_GIVE: Final = No("A-14.7", "arcs-no-not-in-hand", "card")


def close_hand(table: Table, seat: Seat) -> None:
    """Everybody sees an empty hand: what was thought to be in it is not."""
    if not table.has_cards(seat):
        knowledge.forget(table, knowledge.HAND + seat)


def tell_only(seat: Seat, kind: str, cards: tuple[Card, ...], events: Events) -> None:
    """Say to one seat which cards it were."""
    if events is not None:
        names = tuple([CARD_NAMES[card] for card in cards])
        events.append(Event(kind, seat, {"cards": names}, frozenset({seat})))


# The discard pile


def draw(table: Table, seat: Seat, count: int, chance: Chance, events: Events) -> None:
    """Cards from the bottom of the discard pile; what is there, if it is too small (A-19.16)."""
    if table.setup.split_discard and sum([len(layer) for layer in table.discard]) < count:
        mix_piles(table)
    drawn: list[Card] = []
    for layer in range(len(table.discard)):
        while table.discard[layer] and len(drawn) < count:
            drawn.append(draw_from(table, seat, layer, chance))
    tell(events, "draw", seat, count=len(drawn))
    if drawn:
        tell_only(seat, "drawn", tuple(drawn), events)


def draw_from(table: Table, seat: Seat, layer: int, chance: Chance) -> Card:
    """One card of a layer of the discard pile, unseen by the others."""
    cards = table.discard[layer]
    card = Card(chance.draw_number("draw", vec[i64](list(cards)), CARD_NAMES))
    left = tuple([other for other in cards if other != card])
    table.discard = (*table.discard[:layer], left, *table.discard[layer + 1 :])
    table.add_to_hand(seat, card)
    source = knowledge.LAYER + layer
    knowledge.put_unseen(table, card, source, knowledge.HAND + seat, (seat,))
    if not left:  # whoever thought a card might be there knows now that it left
        knowledge.forget(table, source)
    return card


def mix_piles(table: Table) -> None:
    """A-18.6: both discard piles are shuffled together."""
    layer = len(table.discard)
    for number in range(layer):
        knowledge.rename(table, knowledge.LAYER + number, knowledge.LAYER + layer)
    for card in table.open_discard:
        knowledge.put_openly(table, card, knowledge.OPEN, knowledge.LAYER + layer)
    mixed = [card for cards in table.discard for card in cards]
    table.discard = (*[()] * layer, tuple(sorted([*mixed, *table.open_discard])))
    table.open_discard = ()


def begin_discarding(table: Table, seat: Seat) -> None:
    """Any number of hand cards go to a layer of their own on the discard pile."""
    table.discard += ((),)
    table.pending.append(Discarding(seat, 0))


class Discarding(Decision):
    """Any card of the hand, or no more."""

    rule = "A-14.2"
    refuses: ClassVar = {"hand": NOT_TO_DISCARD}

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count = count  # cards discarded so far

    def offer(self, table: Table, menu: Menu) -> None:
        for card in table.hand(self.seat):
            menu.add(A_HAND.of(card))
        menu.add(A_STOP)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """One more card goes, face down; in the end one card more than were discarded is drawn."""
        if action.number == A_STOP:
            draw(table, self.seat, self.count + 1, chance, events)
            return
        discard(table, self.seat, action.card, events)
        table.pending.append(Discarding(self.seat, self.count + 1))


def discard(table: Table, seat: Seat, card: Card, events: Events) -> None:
    """A card of the hand goes face down to the top layer of the discard pile."""
    table.take_from_hand(seat, card)
    layer = len(table.discard) - 1
    table.discard = (*table.discard[:layer], tuple(sorted((*table.discard[layer], card))))
    knowledge.put_unseen(table, card, knowledge.HAND + seat, knowledge.LAYER + layer, (seat,))
    close_hand(table, seat)
    tell(events, "discard-hand", seat)
    tell_only(seat, "discarded", (card,), events)


# Looking at a hand


class Looking(Decision):
    """Which rival's hand is looked at: of any who has cards."""

    rule = "A-14.7"
    refuses: ClassVar = {"look": NO_HAND}

    def offer(self, table: Table, menu: Menu) -> None:
        for rival in table.rivals(self.seat):
            if table.has_cards(rival):
                menu.add(A_LOOK.of(rival))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """A player sees a rival's hand; a swap may follow."""
        seat, rival = self.seat, action.seat
        knowledge.look(table, seat, table.hand(rival), knowledge.HAND + rival)
        tell(events, "look", seat, rival=rival)
        tell_only(seat, "seen", table.hand(rival), events)
        table.pending.append(Swapping(seat, rival))


class Swapping(Decision):
    """First the card taken from the rival's hand, if any; then the one given for it."""

    rule = "A-14.7"
    shows: ClassVar = {"owner": "rival"}

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival = rival

    def offer(self, table: Table, menu: Menu) -> None:
        if table.taken != NO_CARD:
            for card in table.hand(self.seat):
                menu.add(A_HAND.of(card))
        elif table.has_cards(self.seat):
            for card in table.hand(self.rival):
                menu.add(A_THEIRS.of(card))
            menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_NO:
            return
        if table.taken != NO_CARD:
            give(table, self.seat, self.rival, action.card, events)
        else:
            take(table, self.seat, self.rival, action.card, events)
            table.pending.append(self)  # for the other half

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if table.taken != NO_CARD:
            return NOT_TO_GIVE if action.kind == "hand" else None
        return NOT_THEIRS.saying(owner=SEATS[self.rival]) if action.kind == "theirs" else None


def take(table: Table, seat: Seat, rival: Seat, card: Card, events: Events) -> None:
    """A card of the rival's hand; it waits until another one is given for it."""
    table.take_from_hand(rival, card)
    table.taken = card
    knowledge.put_unseen(table, card, knowledge.HAND + rival, knowledge.TAKEN, (seat, rival))
    close_hand(table, rival)
    tell(events, "swap", seat, rival=rival)
    tell_both(seat, rival, card, events)


def give(table: Table, seat: Seat, rival: Seat, card: Card, events: Events) -> None:
    """A card of the own hand for it."""
    table.take_from_hand(seat, card)
    table.add_to_hand(rival, card)
    knowledge.put_unseen(table, card, knowledge.HAND + seat, knowledge.HAND + rival, (seat, rival))
    close_hand(table, seat)
    table.add_to_hand(seat, table.taken)
    knowledge.rename(table, knowledge.TAKEN, knowledge.HAND + seat)
    table.taken = NO_CARD
    tell(events, "swap-back", seat, rival=rival)
    tell_both(rival, seat, card, events)


def tell_both(taker: Seat, giver: Seat, card: Card, events: Events) -> None:
    """Say to both sides of a swap which card it is."""
    if events is not None:
        both = frozenset({giver, taker})
        events.append(Event("swapped", taker, {"card": CARD_NAMES[card], "giver": SEATS[giver]}, both))
