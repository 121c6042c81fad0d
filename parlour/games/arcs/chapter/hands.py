"""Hands of action cards: a new hand (A-2.8), draws from the discard pile, discards, looking and swapping."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_HAND,
    A_KEEP,
    A_LOOK,
    A_NO,
    A_REDRAW,
    A_STOP,
    A_THEIRS,
    ArcsAction,
)
from parlour.games.arcs.components.box import CARD_NAMES, CARDS, HAND, SEATS
from parlour.games.arcs.decisions.frames import DISCARDING, REDRAWING, SWAPPING
from parlour.games.arcs.state.table import NONE, Frame, Table, tell
from parlour.games.arcs.turn.playing import close_hand, take_from_hand
from parlour.games.arcs.views import knowledge


def add_card(table: Table, seat: int, card: int) -> None:
    """A card comes to a hand."""
    table.hands[seat] = tuple(sorted((*table.hands[seat], card)))


def tell_only(seat: int, kind: str, cards: tuple[int, ...], events: list[Event] | None) -> None:
    """Say to one seat which cards it were."""
    if events is not None:
        names = tuple([CARD_NAMES[card] for card in cards])
        events.append(Event(kind, seat, {"cards": names}, frozenset({seat})))


# A new hand


def ask_redraw(table: Table) -> None:
    """A-2.8: with 2 players, the one without the initiative."""
    if table.setup.seats == 2:
        table.frames.append((REDRAWING, 1 - table.initiative))


def redrawing_menu() -> list[ArcsAction]:
    """A-2.8: keep the hand or draw another."""
    return [A_KEEP, A_REDRAW]


def redraw(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """A-2.8: the new hand comes from the undealt cards; A-2.7: all the others are one shuffled pile."""
    _, seat = table.frames.pop()
    old = table.hands[seat]
    undealt = list(table.discard[0])
    hand = []
    for _ in range(HAND):
        card = CARD_NAMES.index(chance.draw("deal", [CARD_NAMES[card] for card in undealt]))
        undealt.remove(card)
        hand.append(card)
    table.hands[seat] = tuple(sorted(hand))
    table.discard = (tuple(sorted((*old, *undealt))),)
    # right after the deal any card the others do not hold may be in this hand or in the pile, before and after
    for card in old:
        table.may[seat * CARDS + card] = 1 << knowledge.LAYER
    for card in hand:
        table.may[seat * CARDS + card] = 1 << knowledge.HAND + seat
    tell(events, "redraw", seat, {})
    tell_only(seat, "drawn", table.hands[seat], events)


# The discard pile


def draw(table: Table, seat: int, count: int, chance: Chance, events: list[Event] | None) -> None:
    """Cards from the bottom of the discard pile; what is there, if it is too small (A-19.16)."""
    if table.setup.split_discard and sum([len(layer) for layer in table.discard]) < count:
        mix_piles(table)
    drawn: list[int] = []
    while len(drawn) < count:
        layers = [number for number, cards in enumerate(table.discard) if cards]
        if not layers:
            break
        layer = layers[0]
        cards = table.discard[layer]
        card = CARD_NAMES.index(chance.draw("draw", [CARD_NAMES[card] for card in cards]))
        left = tuple([other for other in cards if other != card])
        table.discard = (*table.discard[:layer], left, *table.discard[layer + 1 :])
        add_card(table, seat, card)
        source = knowledge.LAYER + layer
        knowledge.put_unseen(table, card, source, knowledge.HAND + seat, (seat,))
        if not left:  # whoever thought a card might be there knows now that it left
            knowledge.forget(table, source)
        drawn.append(card)
    tell(events, "draw", seat, {"count": len(drawn)})
    if drawn:
        tell_only(seat, "drawn", tuple(drawn), events)


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


def begin_discarding(table: Table, seat: int) -> None:
    """Any number of hand cards go to a layer of their own on the discard pile."""
    table.discard += ((),)
    table.frames.append((DISCARDING, seat, 0))


def discarding_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any card of the hand, or no more."""
    return [*[A_HAND[card] for card in table.hands[frame[1]]], A_STOP]


def discard(table: Table, card: int, events: list[Event] | None) -> None:
    """One more card goes, face down."""
    _, seat, count = table.frames.pop()
    take_from_hand(table, seat, card)
    layer = len(table.discard) - 1
    table.discard = (*table.discard[:layer], tuple(sorted((*table.discard[layer], card))))
    knowledge.put_unseen(table, card, knowledge.HAND + seat, knowledge.LAYER + layer, (seat,))
    close_hand(table, seat)
    table.frames.append((DISCARDING, seat, count + 1))
    tell(events, "discard-hand", seat, {})
    tell_only(seat, "discarded", (card,), events)


def end_discarding(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """One card more than were discarded is drawn."""
    _, seat, count = table.frames.pop()
    draw(table, seat, count + 1, chance, events)


# Looking at a hand


def looking_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any rival who has cards."""
    return [A_LOOK[rival] for rival, hand in enumerate(table.hands) if rival != frame[1] and hand]


def look(table: Table, rival: int, events: list[Event] | None) -> None:
    """A player sees a rival's hand; a swap may follow."""
    _, seat = table.frames.pop()
    knowledge.look(table, seat, table.hands[rival], knowledge.HAND + rival)
    tell(events, "look", seat, {"rival": SEATS[rival]})
    tell_only(seat, "seen", table.hands[rival], events)
    table.frames.append((SWAPPING, seat, rival))


def swapping_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """First the card taken, if any; then the one given for it."""
    _, seat, rival = frame
    if table.taken != NONE:
        return [A_HAND[card] for card in table.hands[seat]]
    return [*[A_THEIRS[card] for card in table.hands[rival]], A_NO] if table.hands[seat] else []


def take(table: Table, card: int, events: list[Event] | None) -> None:
    """A card of the rival's hand; it waits until another one is given for it."""
    _, seat, rival = table.frames[-1]
    take_from_hand(table, rival, card)
    table.taken = card
    knowledge.put_unseen(table, card, knowledge.HAND + rival, knowledge.TAKEN, (seat, rival))
    close_hand(table, rival)
    tell(events, "swap", seat, {"rival": SEATS[rival]})
    tell_both(seat, rival, "swapped", card, events)


def give(table: Table, card: int, events: list[Event] | None) -> None:
    """A card of the own hand for it."""
    _, seat, rival = table.frames.pop()
    take_from_hand(table, seat, card)
    add_card(table, rival, card)
    knowledge.put_unseen(table, card, knowledge.HAND + seat, knowledge.HAND + rival, (seat, rival))
    close_hand(table, seat)
    add_card(table, seat, table.taken)
    knowledge.rename(table, knowledge.TAKEN, knowledge.HAND + seat)
    table.taken = NONE
    tell(events, "swap-back", seat, {"rival": SEATS[rival]})
    tell_both(rival, seat, "swapped", card, events)


def tell_both(taker: int, giver: int, kind: str, card: int, events: list[Event] | None) -> None:
    """Say to both sides of a swap which card it is."""
    if events is not None:
        args = {"card": CARD_NAMES[card], "giver": SEATS[giver]}
        events.append(Event(kind, taker, {**args}, frozenset({giver, taker})))
