"""Writing down what a seat knows of a game of Arcs (A-18.5); features.py says where it stands."""

from __future__ import annotations

from typing import Final

from parlour.core.observer import Observer
from parlour.core.packed import bit, count, i64, u8, vec, wipe
from parlour.core.state import State
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import ALL_AMBITIONS, CARDS, MARKERS, RESOURCES, number_of, suit_of
from parlour.games.arcs.components.reach import BUILDING_SLOTS, TYPE
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.games.arcs.ids import (
    NO_CARD,
    NO_COURT,
    NOBODY,
    OUTSIDE,
    PIECES,
    Building,
    Card,
    Piece,
    Resource,
    Seat,
    System,
)
from parlour.games.arcs.state.fields import ONCE_A_TURN
from parlour.games.arcs.state.marks import WIDTH, in_threes
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.views import features as at
from parlour.games.arcs.views import knowledge
from parlour.games.arcs.views.views import learner

_ONE: Final[u8] = 1
_SEATS: Final = len(at.SEATS)
_TYPES: Final = len(RESOURCES)
_KINDS: Final = 4  # of buildings: cities and starports, fresh and damaged
_LAYERS: Final[i64] = sum([2**place for place in range(knowledge.LAYER, knowledge.TAKEN)])

# What a decision shows, by its kind: the word's number below, and the field
_NUMBER: Final = {kind: place for place, kind in enumerate(DECISIONS)}
_OWNER: Final = 0
_COURT: Final = 1
_RESOURCE: Final = 2
_PIECE: Final = 3
_WHERE: Final = 4
_AMOUNT: Final = _WHERE + len(at.WHERE)
_WORDS: Final = ("owner", "court", "resource", "piece", *at.WHERE, *at.AMOUNTS)
_SHOWN: Final = {
    kind: [(_WORDS.index(word), field) for word, field in kind.shows.items() if word in _WORDS]
    for kind in DECISIONS
}


def _note(row: vec[u8], place: i64, value: i64, most: i64) -> None:
    """A number that may be greater than what is told."""
    row[place] = u8(value if value < most else most)


class ArcsObserver(Observer):
    """Everything public, the own hand, and where the other cards may be."""

    def write(self, state: State, seat: i64, row: vec[u8], start: i64) -> None:
        assert isinstance(state, ArcsState)
        wipe(row, start, self.size)
        own = Seat(seat)
        _write_reach(state, own, row, start + at.SYSTEMS_AT)
        _write_cards(state, own, row, start + at.CARDS_AT)
        _write_court(state, own, row, start + at.COURT_AT)
        if state.setup.leaders:
            _write_leaders(state, own, row, start)
        seats = state.setup.seats
        for step in range(seats):
            _write_player(state, own, step, row, start + at.PLAYERS_AT + step * at.PLAYERS_WIDTH)
        _write_game(state, row, start + at.GAME_AT)
        if state.pending:
            _write_decision(state, own, state.pending[-1], row, start)


def _step(state: ArcsState, own: i64, seat: i64) -> i64:
    """How many places after the seat that looks another sits."""
    return seat - own if seat >= own else seat - own + state.setup.seats


def _write_reach(state: ArcsState, own: Seat, row: vec[u8], start: i64) -> None:
    for system in state.setup.systems:
        here: i64 = start + system * at.SYSTEMS_WIDTH
        row[here + at.IN_PLAY] = _ONE
        planet = TYPE[system]
        if planet >= 0:
            shaped = state.shaped(system)
            row[here + at.TYPE + (shaped if shaped >= 0 else planet)] = _ONE
        if BUILDING_SLOTS[system]:
            row[here + at.SLOTS_FREE] = u8(state.free_slots(system))
    for place in state.occupied():
        system = System(place)
        here = start + place * at.SYSTEMS_WIDTH
        for seat in state.setup.all_seats:
            step = _step(state, own, seat)
            row[here + at.FRESH + step] = u8(state.fresh(seat, system))
            row[here + at.DAMAGED + step] = u8(state.damaged(seat, system))
            if state.has_any_building(seat, system):
                for kind in range(_KINDS):
                    code = seat * _KINDS + kind
                    found = state.count_alike(system, Building(code))
                    found += state.count_alike(system, Building(code + OUTSIDE))
                    row[here + at.BUILT + kind * _SEATS + step] = u8(found)
        controller = state.control(system)
        if controller != NOBODY:
            row[here + at.CONTROL + _step(state, own, controller)] = _ONE
    for mark in state.taxed:
        place = mark // 4 if mark < 4 * WIDTH else mark - 4 * WIDTH
        row[start + place * at.SYSTEMS_WIDTH + at.TAXED] = _ONE
    for mark in state.built:
        row[start + mark % WIDTH * at.SYSTEMS_WIDTH + at.LAUNCHED] = _ONE


def _write_cards(state: ArcsState, own: Seat, row: vec[u8], start: i64) -> None:
    """Only what the seat's own row of knowledge says, never where a card really is."""
    here: i64 = start
    seats = state.setup.seats
    for card in range(CARDS):
        places: i64 = state.may(own, Card(card))
        if places:
            for step in range(seats):
                seat: i64 = (own + step) % seats
                if places >> (knowledge.HAND + seat) & 1:
                    row[here + at.HAND + step] = _ONE
                if places >> (knowledge.HIDDEN + seat) & 1:
                    row[here + at.HIDDEN + step] = _ONE
            if places >> knowledge.OPEN & 1:
                row[here + at.OPEN] = _ONE
            if places & _LAYERS:
                row[here + at.DISCARDED] = _ONE
            if places & bit(knowledge.TAKEN):
                row[here + at.TAKEN] = _ONE
            if places & (places - 1) == 0:
                row[here + at.SURE] = _ONE
        here += at.CARDS_WIDTH
    for player in state.setup.all_seats:
        played = state.played(player)
        if played != NO_CARD:
            row[start + played * at.CARDS_WIDTH + at.PLAYED + _step(state, own, player)] = _ONE
    if state.lead != NO_CARD:
        row[start + state.lead * at.CARDS_WIDTH + at.LEAD] = _ONE


def _write_court(state: ArcsState, own: Seat, row: vec[u8], start: i64) -> None:
    first: i64 = start - at.COURT_WIDTH  # cards are numbered from 1
    for place, card in enumerate(state.row):
        if card != NO_COURT:
            here: i64 = first + card * at.COURT_WIDTH
            row[here + at.PLACE] = u8(place + 1)
            for seat in state.setup.all_seats:
                row[here + at.AGENTS + _step(state, own, seat)] = u8(state.agents_on(card, seat))
    for seat in state.setup.all_seats:
        step = _step(state, own, seat)
        for card in state.guilds(seat):
            row[first + card * at.COURT_WIDTH + at.GUILD + step] = _ONE
    for card in state.court_deck:
        row[first + card * at.COURT_WIDTH + at.IN_DECK] = _ONE
    for card in state.buried:
        row[first + card * at.COURT_WIDTH + at.BURIED] = _ONE
    for card in state.court_discard:
        row[first + card * at.COURT_WIDTH + at.COURT_DISCARD] = _ONE
    for card in state.won:
        row[first + card * at.COURT_WIDTH + at.WON] = _ONE
    for card in state.once:
        row[first + card * at.COURT_WIDTH + at.ONCE] = _ONE
    for guild, _, _ in in_threes(state.unions):
        row[first + guild * at.COURT_WIDTH + at.UNION] = _ONE


def _write_leaders(state: ArcsState, own: Seat, row: vec[u8], start: i64) -> None:
    leaders: i64 = start + at.LEADERS_AT - at.LEADERS_WIDTH  # numbered from 1
    lore: i64 = start + at.LORE_AT - at.LORE_WIDTH
    for seat in state.setup.all_seats:
        step = _step(state, own, seat)
        leader = state.leader(seat)
        if leader > 0:
            row[leaders + leader * at.LEADERS_WIDTH + at.LED_BY + step] = _ONE
        for card in state.lore(seat):
            row[lore + card * at.LORE_WIDTH + at.LORE_OF + step] = _ONE
    for leader in state.offered_leaders:
        row[leaders + leader * at.LEADERS_WIDTH + at.LEADER_OFFERED] = _ONE
    for card in state.offered_lore:
        row[lore + card * at.LORE_WIDTH + at.LORE_OFFERED] = _ONE
    for card in state.gone:
        row[lore + card * at.LORE_WIDTH + at.GONE] = _ONE
    if state.drawn and learner(state) == own:
        for card in state.drawn:
            row[lore + card * at.LORE_WIDTH + at.DRAWN] = _ONE


def _write_player(state: ArcsState, own: Seat, step: i64, row: vec[u8], here: i64) -> None:
    """The player who sits so many places after the one that looks."""
    seats = state.setup.seats
    seat = Seat((own + step) % seats)
    row[here + at.PRESENT] = _ONE
    _note(row, here + at.POWER, state.power(seat), at.MOST_POWER)
    for kind in range(len(PIECES)):
        row[here + at.LEFT + kind] = u8(state.left(seat, Piece(kind)))
    slot: i64 = here + at.SLOTS
    for token in state.slots(seat):
        if token >= 0:
            row[slot + token] = _ONE
        slot += _TYPES
    row[here + at.OPEN_SLOTS] = u8(state.open_slots(seat))
    for resource in range(_TYPES):
        if state.is_outraged(seat, Resource(resource)):
            row[here + at.OUTRAGED + resource] = _ONE
    row[here + at.STAND_INS] = u8(state.stand_ins(seat))
    for owner in state.setup.all_seats:
        after = _step(state, own, owner)
        row[here + at.CAPTIVES + after] = u8(state.captives(seat, owner))
        for kind in range(len(PIECES)):
            row[here + at.TROPHIES + after * len(PIECES) + kind] = u8(state.trophies(seat, owner, Piece(kind)))
    for ambition in ALL_AMBITIONS:
        _note(row, here + at.COUNTS + ambition, scoring.count(state, seat, ambition), at.MOST_COUNT)
    row[here + at.HAND_SIZE] = u8(count(state.hand_bits(seat)))
    row[here + at.HIDDEN_SIZE] = u8(count(state.hidden_bits(seat)))
    mode = state.mode(seat)
    if mode >= 0:
        row[here + at.MODE + mode] = _ONE
    if state.has_passed(seat):
        row[here + at.PASSED] = _ONE
    if seat in state.conceded:
        row[here + at.CONCEDED] = _ONE
    if seat == state.initiative:
        row[here + at.INITIATIVE] = _ONE
    if seat == state.turn:
        row[here + at.TURN] = _ONE
    if seat == state.to_move:
        row[here + at.TO_MOVE] = _ONE


def _write_game(state: ArcsState, row: vec[u8], here: i64) -> None:
    setup = state.setup
    row[here + at.PLAYERS + setup.seats - 2] = _ONE
    _tell(row, here + at.OPTIONS, setup.split_discard)
    _tell(row, here + at.OPTIONS + 1, setup.leaders)
    _tell(row, here + at.OPTIONS + 2, setup.leaders and setup.lore == 2)
    row[here + at.CHAPTER] = u8(state.chapter)
    _note(row, here + at.ROUND, state.round, at.MOST_ROUNDS)
    for marker in range(len(MARKERS)):
        ambition = state.marker_at(marker)
        row[here + at.MARKER + marker * (len(ALL_AMBITIONS) + 1) + ambition + 1] = _ONE
        flipped = state.flipped(marker)
        row[here + at.FLIPPED + marker] = u8(flipped)
        if ambition >= 0:
            values = MARKERS[marker][flipped]
            row[here + at.FIRST + ambition] += u8(values[0])
            row[here + at.SECOND + ambition] += u8(values[1])
    if setup.seats == 2:
        for ambition in ALL_AMBITIONS:
            row[here + at.BOXED + ambition] = u8(setup.boxes[ambition])
    if state.lead != NO_CARD:
        row[here + at.SUIT + suit_of(state.lead)] = _ONE
        row[here + at.NUMBER] = u8(number_of(state.lead))
    _tell(row, here + at.ZERO, state.zero)
    _tell(row, here + at.DECLARED, state.declared)
    _tell(row, here + at.SEIZED, state.seized)
    row[here + at.PIPS] = u8(state.pips)
    row[here + at.STAGE + state.stage] = _ONE
    _tell(row, here + at.ARMED, state.armed)
    _tell(row, here + at.OFFER, state.offer)
    for resource in range(_TYPES):
        row[here + at.SPENDING + resource] = u8(state.spending(Resource(resource)))
        row[here + at.SUPPLY + resource] = u8(state.supply(Resource(resource)))
    for done in range(len(ONCE_A_TURN)):
        _tell(row, here + at.DONE + done, done in state.done)
    discarded = 0
    for layer in state.discard:
        discarded += len(layer)
    row[here + at.DISCARD_SIZE] = u8(discarded)
    _tell(row, here + at.SWAPPING, state.taken != NO_CARD)
    _tell(row, here + at.DRAFTING, state.drafting)
    row[here + at.DRAWN_SIZE] = u8(len(state.drawn))
    _tell(row, here + at.OVER, state.over)


def _tell(row: vec[u8], place: i64, truth: bool) -> None:
    if truth:
        row[place] = _ONE


def _write_decision(state: ArcsState, own: Seat, decision: Decision, row: vec[u8], start: i64) -> None:
    """The innermost decision, as far as everybody sees it."""
    kind = type(decision)
    here: i64 = start + at.GAME_AT
    row[here + at.DECISION + _NUMBER[kind]] = _ONE
    for word, field in _SHOWN[kind]:
        value: int = getattr(decision, field)
        if value < 0:
            continue
        if word == _OWNER:
            after = _step(state, own, value)
            row[start + at.PLAYERS_AT + after * at.PLAYERS_WIDTH + at.PLAYER_ABOUT] = _ONE
        elif word == _COURT:
            if value > 0:
                row[start + at.COURT_AT + (value - 1) * at.COURT_WIDTH + at.COURT_ABOUT] = _ONE
        elif word == _RESOURCE:
            row[here + at.RESOURCE + value] = _ONE
        elif word == _PIECE:
            row[here + at.PIECE + value] = _ONE
        elif word < _AMOUNT:
            row[start + at.SYSTEMS_AT + value * at.SYSTEMS_WIDTH + at.ABOUT + word - _WHERE] = _ONE
        else:
            _note(row, here + at.AMOUNT + word - _AMOUNT, value, at.MOST_AMOUNT)


OBSERVER: Final = ArcsObserver(at.FEATURES, ArcsState)
