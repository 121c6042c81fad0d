"""Writing down what everybody knows of a game of Roam, seen from one seat; features.py says where it stands."""

from __future__ import annotations

from typing import Final

from parlour.core.observer import Observer
from parlour.core.packed import i64, u8, vec, wipe
from parlour.core.state import State
from parlour.games.roam import features as at
from parlour.games.roam.board import NO_PLACE, NOWHERE, PLACE_MASKS, PLACES, SIZE, Seat, Spaces
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import OVER

_ONE: Final[u8] = 1


def _mark(row: vec[u8], start: i64, spaces: Spaces) -> None:
    """A plane with ones on some spaces."""
    here: i64 = start
    while spaces:
        if spaces & 1:
            row[here] = _ONE
        spaces >>= 1
        here += 1


def _add(row: vec[u8], start: i64, spaces: Spaces, by: i64) -> None:
    """So much more on some spaces of a plane."""
    here: i64 = start
    while spaces:
        if spaces & 1:
            row[here] += u8(by)
        spaces >>= 1
        here += 1


class RoamObserver(Observer):
    """Everything in Roam is public: only who looks makes a difference."""

    def write(self, state: State, seat: i64, row: vec[u8], start: i64) -> None:
        assert isinstance(state, RoamState)
        wipe(row, start, self.size)
        _write_planes(state, row, start)
        seats = state.setup.seats
        step: i64 = 0
        while step < seats:
            who = state.setup.every_seat[(seat + step) % seats]
            _write_seat(state, who, step, row, start)
            step += 1
        _write_piles(state, row, start)
        _write_game(state, row, start + at.GAME_AT)


def _write_planes(state: RoamState, row: vec[u8], start: i64) -> None:
    place: i64 = 0
    while place < PLACES:
        land = state.lands[place]
        if land:
            here = PLACE_MASKS[place]
            _add(row, start + at.LAND * SIZE, here, land)
            _add(row, start + at.POINTS * SIZE, here, min(state.setup.tables.points[land], at.MOST_POINTS))
        place += 1
    _mark(row, start + at.PRINTED * SIZE, state.coin1)
    _add(row, start + at.PRINTED * SIZE, state.coin2, 2)
    _mark(row, start + at.ROOM * SIZE, state.room)
    _mark(row, start + at.SQUARES * SIZE, state.squares)
    _mark(row, start + at.BLANKS * SIZE, state.blanks)
    if state.at != NOWHERE:
        row[start + at.ANCHOR * SIZE + state.at] = _ONE
    if state.lot != NO_PLACE:
        _mark(row, start + at.LOT * SIZE, PLACE_MASKS[state.lot])
    for done in state.completed:
        _mark(row, start + at.COMPLETED * SIZE, PLACE_MASKS[done])


def _write_seat(state: RoamState, who: Seat, step: i64, row: vec[u8], start: i64) -> None:
    """Everything of a seat that sits so many places after the one that looks."""
    plane = start + (at.TOKEN + step) * SIZE
    _mark(row, plane, state.own[who])
    _add(row, plane, state.twice[who], 1)
    cards = start + at.CARDS_AT + step - at.CARDS_WIDTH  # the first card has the number 1
    for card in state.up[who]:
        row[cards + card * at.CARDS_WIDTH + at.UP] = _ONE
    for card in state.down[who]:
        row[cards + card * at.CARDS_WIDTH + at.DOWN] = _ONE
    artifacts = start + at.ARTIFACTS_AT + step - at.ARTIFACTS_WIDTH
    for tile in state.ready[who]:
        row[artifacts + tile * at.ARTIFACTS_WIDTH + at.READY] = _ONE
    for tile in state.spent[who]:
        row[artifacts + tile * at.ARTIFACTS_WIDTH + at.SPENT] = _ONE
    here = start + at.PLAYERS_AT + step * at.PLAYERS_WIDTH
    row[here + at.PRESENT] = _ONE
    row[here + at.EDGE + state.setup.edges[who]] = _ONE
    row[here + at.SUPPLY] = u8(state.supply[who])
    row[here + at.COINS] = u8(min(state.coins[who], at.MOST_COINS))
    row[here + at.CHARACTERS] = u8(i64(len(state.up[who])) + i64(len(state.down[who])))
    _mark(row, here + at.POWERS, state.powers[who])
    if state.step != OVER and who == state.active:
        row[here + at.TURN] = _ONE
    if who == state.to_move:
        row[here + at.TO_MOVE] = _ONE
    if who == state.first:
        row[here + at.FIRST] = _ONE
    if who == state.outpost:
        row[here + at.OUTPOST] = _ONE
    if who in state.conceded:
        row[here + at.CONCEDED] = _ONE
    if who in state.bidders:
        row[here + at.BIDS] = _ONE
    if who == state.bidder:
        row[here + at.BIDDER] = _ONE


def _write_piles(state: RoamState, row: vec[u8], start: i64) -> None:
    """Cards and artifacts that are nobody's."""
    cards = start + at.CARDS_AT - at.CARDS_WIDTH
    for card in state.deck:
        row[cards + card * at.CARDS_WIDTH + at.DECK] = _ONE
    if state.top:
        row[cards + state.top * at.CARDS_WIDTH + at.TOP] = _ONE
    if state.used:
        row[cards + state.used * at.CARDS_WIDTH + at.USED] = _ONE
    artifacts = start + at.ARTIFACTS_AT - at.ARTIFACTS_WIDTH
    for tile in state.row:
        row[artifacts + tile * at.ARTIFACTS_WIDTH + at.ROW] = _ONE
    for tile in state.stack:
        row[artifacts + tile * at.ARTIFACTS_WIDTH + at.STACK] = _ONE


def _write_game(state: RoamState, row: vec[u8], here: i64) -> None:
    row[here + at.PLAYERS + state.setup.seats - 2] = _ONE
    row[here + at.WITH] = _ONE if state.setup.artifacts else u8(0)
    row[here + at.WITH + 1] = _ONE if state.setup.outpost else u8(0)
    row[here + at.WITH + 2] = _ONE if state.setup.stacking else u8(0)
    row[here + at.STEP + state.step] = _ONE
    row[here + at.ROUND] = u8(min(state.round, at.MOST_ROUNDS))
    row[here + at.IDLE] = u8(min(state.idle, at.MOST_IDLE))
    row[here + at.PROGRESS] = _ONE if state.progress else u8(0)
    row[here + at.ENDING] = _ONE if state.ending else u8(0)
    row[here + at.DECIDED] = _ONE if state.decided else u8(0)
    row[here + at.RESTED] = _ONE if state.rested else u8(0)
    row[here + at.REPLACED] = _ONE if state.replaced else u8(0)
    row[here + at.QUARTERS + (state.turned & 3)] = _ONE
    row[here + at.BID] = u8(state.bid + 1)
    row[here + at.DECK_SIZE] = u8(i64(len(state.deck)))


OBSERVER: Final = RoamObserver(at.FEATURES, RoamState)
