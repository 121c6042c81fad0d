"""A round under way, in the words of scenarios: the cards that were played before somebody is asked to follow.

Every turn so far was a card played and the turn ended at once, by the rules' own hands. So what everybody knows
and who holds the initiative is as if it had been played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.core.errors import InvalidInput
from parlour.core.game import Json
from parlour.games.arcs.actions import A_SURPASS
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import (
    AMBITION_OF,
    ANY_AMBITION,
    CARD_NAMES,
    MARKERS,
    NO_AMBITION,
    NUMBERS,
    number_of,
    suit_of,
)
from parlour.games.arcs.decisions.frames import ROUND
from parlour.games.arcs.state.table import NONE, Table
from parlour.games.arcs.turn import playing
from parlour.games.arcs.turn.playing import COPY, LEAD, MODES, PIVOT, SURPASS

WORDS: Final = ("zero", "declared", "seized")


@dataclass(frozen=True)
class Turn:
    """What a seat has played: a card face up or none, cards face down, and how, if that is said."""

    card: int
    hidden: tuple[int, ...]
    mode: str

    @property
    def taken(self) -> bool:
        return self.card != NONE or bool(self.hidden)


def wrong(problem: str, where: str = "") -> InvalidInput:
    """A round that cannot have come about so."""
    return InvalidInput("arcs-given-round", problem=problem, where=where[:60])


def cards_played(words: Json) -> list[str]:
    """The cards a player has played in this round, face up or down; the names are checked."""
    return [*([words["played"]] if words.get("played") else []), *words.get("hidden", [])]


def read_turns(given: Mapping[str, Any], seats: tuple[str, ...]) -> list[Turn]:
    """By seat what was played in this round."""
    found = []
    for seat in seats:
        words = given.get(seat, {})
        card = CARD_NAMES.index(words["played"]) if words.get("played") else NONE
        hidden = tuple(CARD_NAMES.index(name) for name in words.get("hidden", []))
        mode = words.get("mode", "")
        if mode not in ("", *MODES) or (mode and card == NONE and not hidden):
            raise wrong("mode", seat)
        found.append(Turn(card, hidden, mode))
    return found


def find_leader(given: Mapping[str, Any], turns: list[Turn], seats: tuple[str, ...], first: str) -> int:
    """Who leads the round: whoever is said to have led, or holds the initiative; `first` is the setup's holder."""
    leads = [seat for seat, turn in enumerate(turns) if turn.mode == MODES[LEAD]]
    if len(leads) > 1:
        raise wrong("leads", ", ".join(seats[seat] for seat in leads))
    # who holds the initiative now has led, unless it was seized since
    took_it = given.get("seized") or any(len(turn.hidden) > (turn.card == NONE) for turn in turns)
    holder = given.get("initiative", first)
    holder = first if took_it or surpasses_with_seven(turns, seats.index(holder)) else holder
    leader = leads[0] if leads else seats.index(holder)
    begun = any(turn.taken for turn in turns) or any(given.get(word) for word in WORDS)
    if begun and turns[leader].card == NONE:
        raise wrong("no-lead", seats[leader])
    return leader


def surpasses_with_seven(turns: list[Turn], seat: int) -> bool:
    """A-8.2: whether a player has seized by a 7 on a card of its suit."""
    card = turns[seat].card
    if card == NONE or number_of(card) != NUMBERS:
        return False
    others = [turn.card for other, turn in enumerate(turns) if other != seat and turn.card != NONE]
    return any(suit_of(other) == suit_of(card) for other in others)


def play_turns(table: Table, given: Mapping[str, Any], turns: list[Turn]) -> None:
    """Play what was played, in turn order from the leader; the next player with cards is asked to follow."""
    seats, leader = table.setup.seats, table.initiative
    if not turns[leader].taken:
        return
    order = [(leader + step) % seats for step in range(seats)]
    last = max(step for step, seat in enumerate(order) if turns[seat].taken)
    for seat in order[: last + 1]:
        if turns[seat].taken:
            _play_turn(table, seat, turns[seat])
        elif table.hands[seat]:
            raise wrong("skipped", table.setup.seat_names[seat])
        if seat == leader:
            _cover_lead(table, given)
    if not any(table.hands[seat] for seat in order[last + 1 :]):
        raise wrong("nobody-left")
    _settle_initiative(table, given, leader)
    table.frames = [(ROUND, leader, last)]


def _play_turn(table: Table, seat: int, turn: Turn) -> None:
    """A card is played, perhaps another one to seize the initiative, and the turn ends."""
    name = table.setup.seat_names[seat]
    mode = _mode(table, turn)
    if turn.mode not in ("", MODES[mode]):
        raise wrong("mode", name)
    card = turn.hidden[0] if mode == COPY else turn.card
    more = turn.hidden[1:] if mode == COPY else turn.hidden
    if mode == SURPASS and A_SURPASS[card] not in playing.following_menu(table, seat):
        raise wrong("surpass", name)
    table.frames.pop()  # unseen: the question who leads, or the turn before
    playing.play_card(table, seat, card, mode, None)
    if len(more) > 1 or (more and not playing.may_seize(table, seat)):
        raise wrong("hidden", name)
    for extra in more:
        playing.seize(table, seat, extra, None)


def _mode(table: Table, turn: Turn) -> int:
    """How the cards can have been played."""
    if table.lead == NONE:
        return LEAD
    if turn.card == NONE:
        return COPY
    return SURPASS if suit_of(turn.card) == suit_of(table.lead) else PIVOT


def _cover_lead(table: Table, given: Mapping[str, Any]) -> None:
    """The zero marker lies on the lead card if its ambition was declared (A-6.3)."""
    table.zero = given.get("zero", False)
    table.declared = given.get("declared", table.zero)
    if table.zero:
        ambition = AMBITION_OF[number_of(table.lead)]
        if ambition == NO_AMBITION or not table.declared:
            raise wrong("zero", CARD_NAMES[table.lead])
        spared = abilities(table, table.initiative).no_zero_marker
        declared = [at for at in table.marker_at if at != NONE] if ambition == ANY_AMBITION else [ambition]
        if declared and all(choice in spared for choice in declared):
            raise wrong("zero", CARD_NAMES[table.lead])
        if "markers" not in given and ambition != ANY_AMBITION:
            values = [side[table.flipped >> marker & 1][0] for marker, side in enumerate(MARKERS)]
            table.marker_at[values.index(max(values))] = ambition
        if ambition not in (ANY_AMBITION, *table.marker_at):
            raise wrong("declared")
    if table.declared and table.marker_at.count(NONE) == len(MARKERS):
        raise wrong("declared")


def _settle_initiative(table: Table, given: Mapping[str, Any], leader: int) -> None:
    """Who holds the initiative follows from the cards; without a card it is seized only as `initiative` says."""
    names = table.setup.seat_names
    if given.get("seized") and not table.seized:
        holder = names.index(given.get("initiative", names[leader]))
        if holder == leader or table.mode[holder] == NONE:
            raise wrong("seized")
        playing.take_initiative(table, holder, None)
    if given.get("seized", table.seized) != table.seized:
        raise wrong("not-seized", names[table.initiative])
    if given.get("initiative", names[table.initiative]) != names[table.initiative]:
        raise wrong("initiative", names[table.initiative])
