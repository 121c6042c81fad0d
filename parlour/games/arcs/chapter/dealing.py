"""Dealing the action cards (A-2.7, A-15.8), and the new hand one player may have (A-2.8)."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.packed import bit, bits, i64, vec
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_KEEP, A_REDRAW
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import CARD_NAMES, CARDS, HAND, SEATS, action_deck
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.cells import cards_of
from parlour.games.arcs.state.fields import MAY
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.views import knowledge

# By the number of players: their action cards, as bits
FULL_DECK: Final = vec[i64]([sum(1 << card for card in action_deck(seats)) for seats in range(len(SEATS) + 1)])


def deal(table: Table, chance: Chance, events: Events) -> None:
    """A-2.7, A-15.8: 6 action cards each; the rest, face down, is the discard pile."""
    deck = FULL_DECK[table.setup.seats]
    for seat in table.in_turn_order():
        hand = take_hand(deck, chance)
        table.set_hand_bits(seat, hand)
        deck &= ~hand
    table.discard = (cards_of(deck),)
    table.open_discard = ()
    know_hands(table)
    table.counted = ()  # unseen: guesses are made of it
    if events is not None:
        events.append(Event("deal", table.initiative, {"chapter": table.chapter}))


def take_hand(deck: i64, chance: Chance) -> i64:
    """A hand from the deck, both as bits."""
    hand: i64 = 0
    for _ in range(HAND):
        hand |= bit(chance.draw_number("deal", bits(deck & ~hand), CARD_NAMES))
    return hand


def know_hands(table: Table) -> None:
    """What is known after the deal: one's own hand, and nothing else."""
    seats: i64 = table.setup.seats
    deck = FULL_DECK[seats]
    anywhere: i64 = bit(knowledge.LAYER) | bit(knowledge.HAND + seats) - bit(knowledge.HAND)
    for row in range(seats + 1):  # the last one is a spectator's
        start: i64 = MAY + row * CARDS
        own: i64 = bit(knowledge.HAND + row)
        for card in range(CARDS):
            table.cells[start + card] = anywhere & ~own if deck >> card & 1 else 0
        if row < seats:  # unseen: after the hands comes what is empty now
            for card in bits(table.hand_bits(Seat(row))):
                table.cells[start + card] = own


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
        """The new hand comes from the undealt cards; A-2.7: all the others are one shuffled pile."""
        if action.number == A_KEEP:
            return
        seat = self.seat
        undealt: i64 = sum([bit(card) for card in table.discard[0]])
        hand = take_hand(undealt, chance)
        table.discard = (cards_of(undealt & ~hand | table.hand_bits(seat)),)
        # right after the deal any card the others do not hold may be in this hand or in the pile, before and after
        for card in table.hand(seat):
            table.set_may(seat, card, bit(knowledge.LAYER))
        table.set_hand_bits(seat, hand)
        for card in table.hand(seat):
            table.set_may(seat, card, bit(knowledge.HAND + seat))
        tell(events, "redraw", seat)
        hands.tell_only(seat, "drawn", table.hand(seat), events)
