"""A round under way, in the words of scenarios: the cards that were played before somebody is asked to follow.

Every turn so far was a card played and the turn ended at once, by the rules' own hands. So what everybody knows
and who holds the initiative is as if it had been played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.core.errors import InvalidInput
from parlour.games.arcs.chapter.rounds import Round
from parlour.games.arcs.components import box
from parlour.games.arcs.ids import NO_CARD, NONE, Card, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import playing

WORDS: Final = ("zero", "declared", "seized")


@dataclass(frozen=True)
class Turn:
    """What a seat has played: a card face up or none, cards face down, and how, if that is said."""

    card: Card
    hidden: tuple[Card, ...]
    mode: str

    @property
    def taken(self) -> bool:
        return self.card != NO_CARD or bool(self.hidden)


def wrong(problem: str, where: str = "") -> InvalidInput:
    """A round that cannot have come about so."""
    return InvalidInput("arcs-given-round", problem=problem, where=where[:60])


def read_turns(given: Mapping[str, Any], seats: tuple[str, ...]) -> list[Turn]:
    """By seat what was played in this round."""
    found = []
    for seat in seats:
        words = given.get(seat, {})
        card = Card(box.CARD_NAMES.index(words["played"])) if words.get("played") else NO_CARD
        hidden = tuple(Card(box.CARD_NAMES.index(name)) for name in words.get("hidden", []))
        mode = words.get("mode", "")
        if mode not in ("", *box.MODES) or (mode and card == NO_CARD and not hidden):
            raise wrong("mode", seat)
        found.append(Turn(card, hidden, mode))
    return found


def find_leader(given: Mapping[str, Any], turns: list[Turn], seats: tuple[str, ...], first: str) -> int:
    """Who leads the round: whoever is said to have led, or holds the initiative; `first` is the setup's holder."""
    leads = [seat for seat, turn in enumerate(turns) if turn.mode == box.MODES[box.LEAD]]
    if len(leads) > 1:
        raise wrong("leads", ", ".join(seats[seat] for seat in leads))
    # who holds the initiative now has led, unless it was seized since
    took_it = given.get("seized") or any(len(turn.hidden) > (turn.card == NO_CARD) for turn in turns)
    holder = given.get("initiative", first)
    holder = first if took_it or surpasses_with_seven(turns, seats.index(holder)) else holder
    leader = leads[0] if leads else seats.index(holder)
    begun = any(turn.taken for turn in turns) or any(given.get(word) for word in WORDS)
    if begun and turns[leader].card == NO_CARD:
        raise wrong("no-lead", seats[leader])
    return leader


def surpasses_with_seven(turns: list[Turn], seat: int) -> bool:
    """A-8.2: whether a player has seized by a 7 on a card of its suit."""
    card = turns[seat].card
    if card == NO_CARD or box.number_of(card) != box.NUMBERS:
        return False
    others = [turn.card for other, turn in enumerate(turns) if other != seat and turn.card != NO_CARD]
    return any(box.suit_of(other) == box.suit_of(card) for other in others)


def play_turns(table: Table, given: Mapping[str, Any], turns: list[Turn]) -> None:
    """Play what was played, in turn order from the leader; the next player with cards is asked to follow."""
    leader = table.initiative
    if not turns[leader].taken:
        return
    order = table.in_turn_order()
    last = max(step for step, seat in enumerate(order) if turns[seat].taken)
    for seat in order[: last + 1]:
        if turns[seat].taken:
            _play_turn(table, seat, turns[seat])
        elif table.hand(seat):
            raise wrong("skipped", table.setup.seat_names[seat])
        if seat == leader:
            _cover_lead(table, given)
    if not any(table.hand(seat) for seat in order[last + 1 :]):
        raise wrong("nobody-left")
    _settle_initiative(table, given, leader)
    table.pending = [Round(leader, last)]


def _play_turn(table: Table, seat: Seat, turn: Turn) -> None:
    """A card is played, perhaps another one to seize the initiative, and the turn ends."""
    name = table.setup.seat_names[seat]
    mode = _mode(table, turn)
    if turn.mode not in ("", box.MODES[mode]):
        raise wrong("mode", name)
    card = turn.hidden[0] if mode == box.COPY else turn.card
    more = turn.hidden[1:] if mode == box.COPY else turn.hidden
    if mode == box.SURPASS and playing.why_not_surpass(table, card) is not None:
        raise wrong("surpass", name)
    table.pending.pop()  # unseen: the question who leads, or the turn before
    playing.play_card(table, seat, card, mode, None)
    if len(more) > 1 or (more and playing.why_not_seize(table, seat) is not None):
        raise wrong("hidden", name)
    for extra in more:
        playing.seize(table, seat, extra, None)


def _mode(table: Table, turn: Turn) -> int:
    """How the cards can have been played."""
    if table.lead == NO_CARD:
        return box.LEAD
    if turn.card == NO_CARD:
        return box.COPY
    return box.SURPASS if box.suit_of(turn.card) == box.suit_of(table.lead) else box.PIVOT


def _cover_lead(table: Table, given: Mapping[str, Any]) -> None:
    """The zero marker lies on the lead card if its ambition was declared (A-6.3)."""
    table.zero = given.get("zero", False)
    table.declared = given.get("declared", table.zero)
    if table.zero:
        ambition = box.AMBITION_OF[box.number_of(table.lead)]
        if ambition == box.NO_AMBITION or not table.declared:
            raise wrong("zero", box.CARD_NAMES[table.lead])
        spared = table.powers(table.initiative).no_zero_marker
        laid = [table.marker_at(marker) for marker in range(len(box.MARKERS)) if table.marker_at(marker) != NONE]
        declared = laid if ambition == box.ANY_AMBITION else [ambition]
        if declared and all(choice in spared for choice in declared):
            raise wrong("zero", box.CARD_NAMES[table.lead])
        if "markers" not in given and ambition != box.ANY_AMBITION:
            values = [side[table.flipped(marker)][0] for marker, side in enumerate(box.MARKERS)]
            table.lay_marker(values.index(max(values)), ambition)
        if ambition != box.ANY_AMBITION and not table.is_declared(ambition):
            raise wrong("declared")
    if table.declared and not table.declared_bits():
        raise wrong("declared")


def _settle_initiative(table: Table, given: Mapping[str, Any], leader: int) -> None:
    """Who holds the initiative follows from the cards; without a card it is seized only as `initiative` says."""
    names = table.setup.seat_names
    if given.get("seized") and not table.seized:
        holder = Seat(names.index(given.get("initiative", names[leader])))
        if holder == leader or table.mode(holder) == NONE:
            raise wrong("seized")
        playing.take_initiative(table, holder, None)
    if given.get("seized", table.seized) != table.seized:
        raise wrong("not-seized", names[table.initiative])
    if given.get("initiative", names[table.initiative]) != names[table.initiative]:
        raise wrong("initiative", names[table.initiative])
