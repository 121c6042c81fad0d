"""Rounds (A-4): whose turn it is, passing the initiative (A-5.3, A-5.4), and the end of a round (A-9)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.cards.court import COURT_NAMES
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import CARD_NAMES, number_of
from parlour.games.arcs.decisions.frames import FOLLOWING, LEADING, ROUND
from parlour.games.arcs.state.table import NONE, Table, tell
from parlour.games.arcs.turn.playing import SURPASS
from parlour.games.arcs.views import knowledge


def begin_round(table: Table, events: list[Event] | None) -> None:
    """A-4.2: the initiative leads. Without cards it is passed on, which is not counted as a pass (A-19.1)."""
    if not table.hands[table.initiative]:
        hand_on(table, events)
    table.round += 1
    leader = table.initiative
    table.frames.append((ROUND, leader, 0))
    table.frames.append((LEADING, leader))
    tell(events, "round", leader, {"round": table.round})


def next_turn(table: Table) -> bool:
    """A-4.1, A-4.3: ask the next player with cards; False when all had their turn."""
    _, leader, done = table.frames.pop()
    seats = table.setup.seats
    for step in range(done + 1, seats):
        seat = (leader + step) % seats
        if table.hands[seat]:
            table.frames.append((ROUND, leader, step))
            table.frames.append((FOLLOWING, seat))
            return True
    return False


def pass_initiative(table: Table, seat: int, events: list[Event] | None) -> bool:
    """A-5.3: the next player with cards takes the initiative; True if all have passed (A-5.4)."""
    table.passes |= 1 << seat
    tell(events, "pass", seat, {})
    del table.frames[-2:]  # the round is over before it began
    hand_on(table, events)
    holders = sum([1 << other for other, hand in enumerate(table.hands) if hand])
    return holders & ~table.passes == 0


def hand_on(table: Table, events: list[Event] | None) -> None:
    """The marker moves clockwise to the next player with cards; a sole holder keeps it (A-19.1)."""
    seats = table.setup.seats
    for step in range(1, seats):
        seat = (table.initiative + step) % seats
        if table.hands[seat]:
            table.initiative = seat
            tell(events, "initiative", seat, {})
            return


def discard_hands(table: Table) -> None:
    """A-5.4: all hands are discarded."""
    for seat, hand in enumerate(table.hands):
        add_layer(table, hand, knowledge.HAND + seat)
        table.hands[seat] = ()


def end_round(table: Table, events: list[Event] | None) -> None:
    """A-9.1, A-9.2: the highest surpass takes the initiative unless it was seized; played cards are discarded."""
    if not table.seized:
        best = NONE
        for seat, mode in enumerate(table.mode):
            if mode == SURPASS and (best == NONE or _number(table, seat) > _number(table, best)):
                best = seat
        if best != NONE:
            table.initiative = best
            tell(events, "initiative", best, {})
    draw_unions(table, events)
    discard_played(table)
    tell(events, "round-end", table.initiative, {})
    table.lead = NONE
    table.zero = False
    table.declared = False
    table.seized = False
    table.mode = [NONE] * table.setup.seats


def _number(table: Table, seat: int) -> int:
    return number_of(table.played[seat])


def draw_unions(table: Table, events: list[Event] | None) -> None:
    """Cards with a union beside them go to its owner's hand (A-19.4); the unions are discarded."""
    for union, seat, card in table.unions:
        table.played[table.played.index(card)] = NONE
        hands.add_card(table, seat, card)
        knowledge.put_openly(table, card, knowledge.OPEN, knowledge.HAND + seat)
        table.court_discard += (union,)
        tell(events, "draw-union", seat, {"card": CARD_NAMES[card], "court": COURT_NAMES[union]})
    table.unions = ()


def discard_played(table: Table) -> None:
    """A-9.2: face down, all of them; A-18.6: with split piles face-up cards stay face up."""
    up = [card for card in table.played if card != NONE]
    layer = len(table.discard)
    if table.setup.split_discard:
        table.open_discard += tuple(up)
        up = []
    down = [card for hidden in table.hidden for card in hidden]
    if up or down:
        table.discard += (tuple(sorted(up + down)),)
        for card in up:
            knowledge.put_openly(table, card, knowledge.OPEN, knowledge.LAYER + layer)
        for seat, hidden in enumerate(table.hidden):
            if hidden:  # speed: nothing to rename otherwise
                knowledge.rename(table, knowledge.HIDDEN + seat, knowledge.LAYER + layer)
    table.played = [NONE] * table.setup.seats
    table.hidden = [()] * table.setup.seats


def add_layer(table: Table, cards: tuple[int, ...], source: int) -> None:
    """Put cards that lie together face down on the discard pile."""
    if cards:
        knowledge.rename(table, source, knowledge.LAYER + len(table.discard))
        table.discard += (cards,)
