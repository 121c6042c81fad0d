"""Dealing the action cards (A-2.7, A-15.8), and the new hand one player may have (A-2.8)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.packed import bit, i64, vec
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_KEEP, A_REDRAW
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import ALL_CARDS, CARD_NAMES, HAND, action_deck
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import Card, Seat
from parlour.games.arcs.state.table import Table, tell
from parlour.games.arcs.views import knowledge


def deal(table: Table, chance: Chance, events: Events) -> None:
    """A-2.7, A-15.8: 6 action cards each; the rest, face down, is the discard pile."""
    deck = list(action_deck(table.setup.seats))
    for seat in table.in_turn_order():
        table.set_hand(seat, take_hand(deck, chance))
    table.discard = (tuple(deck),)
    table.open_discard = ()
    know_hands(table)
    table.counted = ()  # unseen: guesses are made of it
    if events is not None:
        tell(events, "deal", table.initiative, {"chapter": table.chapter})


def take_hand(deck: list[Card], chance: Chance) -> tuple[Card, ...]:
    """A hand is taken from the deck."""
    hand = []
    for _ in range(HAND):
        card = Card(chance.draw_number("deal", vec[i64](deck), CARD_NAMES))
        deck.remove(card)
        hand.append(card)
    return tuple(sorted(hand))


def know_hands(table: Table) -> None:
    """What is known after the deal: one's own hand, and nothing else."""
    seats = table.setup.all_seats
    deck = action_deck(len(seats))
    for row in range(len(seats) + 1):  # the last one is a spectator's
        unseen = bit(knowledge.LAYER)
        for seat in seats:
            if seat != row:
                unseen |= bit(knowledge.HAND + seat)
        own = table.hand(Seat(row)) if row < len(seats) else ()
        for card in ALL_CARDS:
            if card in own:
                table.set_may(row, card, bit(knowledge.HAND + row))
            else:
                table.set_may(row, card, unseen if card in deck else 0)


# A new hand


def ask_redraw(table: Table) -> None:
    """A-2.8: with 2 players, the one without the initiative."""
    if table.setup.seats == 2:
        table.pending.append(Redrawing(Seat(1 - table.initiative)))


class Redrawing(Decision):
    """A-2.8: keep the hand or draw another."""

    rule = "A-2.8"

    def offer(self, table: Table, menu: Menu) -> None:
        menu.add(A_KEEP)
        menu.add(A_REDRAW)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_KEEP:
            redraw(table, self.seat, chance, events)


def redraw(table: Table, seat: Seat, chance: Chance, events: Events) -> None:
    """A-2.8: the new hand comes from the undealt cards; A-2.7: all the others are one shuffled pile."""
    old = table.hand(seat)
    undealt = list(table.discard[0])
    table.set_hand(seat, take_hand(undealt, chance))
    table.discard = (tuple(sorted((*old, *undealt))),)
    # right after the deal any card the others do not hold may be in this hand or in the pile, before and after
    for card in old:
        table.set_may(seat, card, bit(knowledge.LAYER))
    for card in table.hand(seat):
        table.set_may(seat, card, bit(knowledge.HAND + seat))
    if events is not None:
        tell(events, "redraw", seat, {})
        hands.tell_only(seat, "drawn", table.hand(seat), events)
