"""Rounds (A-4): whose turn it is, passing the initiative (A-5.3, A-5.4), and the end of a round (A-9)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.packed import bit, i64
from parlour.games.arcs.chapter import chapters
from parlour.games.arcs.components.box import SURPASS, number_of
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NO_CARD, NOBODY, NONE, Card, Court, Seat
from parlour.games.arcs.state.cells import cards_of
from parlour.games.arcs.state.marks import in_threes
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import playing
from parlour.games.arcs.views import knowledge


def begin_round(table: Table, events: Events) -> None:
    """A-4.2: the initiative leads. Without cards it is passed on, which is not counted as a pass (A-19.1)."""
    if not table.has_cards(table.initiative):
        hand_on(table, events)
    table.round += 1
    leader = table.initiative
    table.pending.append(Round(leader, 0))
    table.pending.append(playing.Leading(leader))
    if events is not None:
        events.append(Event("round", leader, {"round": table.round}))


class Round(Decision):
    """A-4.1, A-4.3: the players with cards in turn order; when all had their turn the round ends."""

    def __init__(self, seat: Seat, done: int) -> None:
        super().__init__(seat)  # the leader
        self.done = done  # how many seats after it have been looked at

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        seats = table.setup.seats
        for step in range(self.done + 1, seats):
            seat = Seat((self.seat + step) % seats)
            if table.has_cards(seat):
                table.pending.append(Round(self.seat, step))
                table.pending.append(playing.Following(seat))
                return True
        end_round(table, events)
        if not [seat for seat in table.setup.all_seats if table.has_cards(seat)]:
            chapters.end_chapter(table, events)
        return True


def pass_initiative(table: Table, seat: Seat, events: Events) -> bool:
    """A-5.3: the next player with cards takes the initiative; True if all have passed (A-5.4)."""
    table.note_pass(seat)
    tell(events, "pass", seat)
    table.pending.pop()  # the round is over before it began
    hand_on(table, events)
    able = [other for other in table.setup.all_seats if table.has_cards(other) and not table.has_passed(other)]
    return not able


def hand_on(table: Table, events: Events) -> None:
    """The marker moves clockwise to the next player with cards; a sole holder keeps it (A-19.1)."""
    seats = table.setup.seats
    for step in range(1, seats):
        seat = Seat((table.initiative + step) % seats)
        if table.has_cards(seat):
            table.initiative = seat
            tell(events, "initiative", seat)
            return


def discard_hands(table: Table) -> None:
    """A-5.4: all hands are discarded."""
    for seat in table.setup.all_seats:
        if table.has_cards(seat):  # those of a hand lie together
            knowledge.rename(table, knowledge.HAND + seat, knowledge.LAYER + len(table.discard))
            table.discard += (table.hand(seat),)
            table.set_hand_bits(seat, 0)


def end_round(table: Table, events: Events) -> None:
    """A-9.1, A-9.2: the highest surpass takes the initiative unless it was seized; played cards are discarded."""
    if not table.seized:
        best = highest_surpass(table)
        if best != NOBODY:
            table.initiative = best
            tell(events, "initiative", best)
    draw_unions(table, events)
    discard_played(table)
    tell(events, "round-end", table.initiative)
    table.lead = NO_CARD
    table.zero = False
    table.declared = False
    table.seized = False
    for seat in table.setup.all_seats:
        table.set_mode(seat, NONE)


def highest_surpass(table: Table) -> Seat:
    """A-9.1: who surpassed with the highest number."""
    best, most = NOBODY, 0
    for seat in table.setup.all_seats:
        if table.mode(seat) == SURPASS and number_of(table.played(seat)) > most:
            best, most = seat, number_of(table.played(seat))
    return best


def draw_unions(table: Table, events: Events) -> None:
    """Cards with a union beside them go to its owner's hand (A-19.4); the unions are discarded."""
    for beside in in_threes(table.unions):
        union, owner, card = Court(beside[0]), Seat(beside[1]), Card(beside[2])
        for seat in table.setup.all_seats:
            if table.played(seat) == card:
                table.set_played(seat, NO_CARD)
        table.add_to_hand(owner, card)
        knowledge.put_openly(table, card, knowledge.OPEN, knowledge.HAND + owner)
        table.court_discard += (union,)
        tell(events, "draw-union", owner, card=card, court=union)
    table.unions = ()


def discard_played(table: Table) -> None:
    """A-9.2: face down, all of them; A-18.6: with split piles face-up cards stay face up."""
    seats = table.setup.all_seats
    up = [table.played(seat) for seat in seats if table.played(seat) != NO_CARD]
    layer = len(table.discard)
    if table.setup.split_discard:
        table.open_discard += tuple(up)
        up = []
    cards: i64 = sum([bit(card) for card in up])
    for seat in seats:
        cards |= table.hidden_bits(seat)
    if cards:
        table.discard += (cards_of(cards),)
        for card in up:
            knowledge.put_openly(table, card, knowledge.OPEN, knowledge.LAYER + layer)
        for seat in seats:
            if table.hidden_bits(seat):  # speed: nothing to rename otherwise
                knowledge.rename(table, knowledge.HIDDEN + seat, knowledge.LAYER + layer)
    for seat in seats:
        table.set_played(seat, NO_CARD)
        table.unhide(seat)
