"""How likely every seat is to win a position of Roam: a sum over what it has, fitted to who won.

Each seat has a strength; 1 more makes it e times as likely to win. The weights depend on how far the game is.
`python -m parlour.train.roam` fits them (docs/training.md).
"""

from __future__ import annotations

import functools
import json
import math
from importlib import resources
from typing import Final

from parlour.core.packed import append, count, i64, vec
from parlour.games.roam import ending, placing
from parlour.games.roam.actions import NO_CARD
from parlour.games.roam.board import EVERY_PLACE, PLACE_MASKS, Seat
from parlour.games.roam.setup import CardTables
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import BIDDING, OVER, PLACING, START, Table

UNIT: Final = 1000.0  # weights are whole numbers: so many make 1
PHASES: Final = 8  # by the characters of whoever has most, from 3 to 10

# What is counted, each a place in the row of weights of a phase
POINTS: Final = 0
COINS: Final = 1
FIRST_COINS: Final = 2  # three at most: blanks, auctions and rests are paid with them
CHARACTERS: Final = 3
SQUARES: Final = 4
BLANKS: Final = 5
UP: Final = 6  # characters face up
SQUARES_UP: Final = 7
ALL_DOWN: Final = 8
SUPPLY: Final = 9  # tokens left, eight at most
TURN: Final = 10  # by how many others move before
LAST_TURN: Final = 14  # still to come, in the last round
ARTIFACTS: Final = 15  # by ability
ARTIFACTS_UP: Final = 21  # by ability
PRESENT: Final = 27  # tokens on a land, by its free spaces
LANDS: Final = 33  # by free spaces and lead: the card itself, its points and its squares
FARTHEST: Final = 3  # ahead or behind on a land: more makes no difference
LEADS: Final = 7
COUNTED: Final = 159

_MOST_COINS: Final = 3
_MOST_SUPPLY: Final = 8
_LAST: Final = 10
FITTED: Final = json.loads((resources.files("parlour.bots.roam") / "chances.json").read_text(encoding="utf-8"))
# By phase, one row behind the other
_WEIGHTS: Final = vec[i64](
    [
        last + (first - last) * (PHASES - 1 - phase) // (PHASES - 1)
        for phase in range(PHASES)
        for first, last in zip(FITTED["first"], FITTED["last"], strict=True)
    ]
)


def chances(state: RoamState) -> list[float]:
    """By seat: the chance to win; what was won, where the game is over."""
    if state.step == OVER:
        places = ending.outcome(state).places
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]
    if state.step == PLACING:
        state = placed(state)
    start = COUNTED * phase(state)
    sizes = sizes_of(state.setup.tables)
    strengths: list[float] = []
    for seat in state.setup.every_seat:
        pairs = counted(state, seat, sizes)
        total: i64 = 0
        at: i64 = 0
        size: i64 = len(pairs)
        while at < size:
            total += _WEIGHTS[start + pairs[at]] * pairs[at + 1]
            at += 2
        strengths.append(float(total) / UNIT)
    most = max(strengths)
    weights = [math.exp(strength - most) for strength in strengths]
    every = sum(weights)
    return [weight / every for weight in weights]


def placed(state: RoamState) -> RoamState:
    """The position when the tokens of a pattern are placed without a replacement, where that is allowed."""
    if placing.no_placing(state) is not None:
        return state
    trial = state.copy()
    placing.place_rest(trial, trial.active, None)
    return trial


def phase(table: Table) -> i64:
    """How far the game has come: from 0 to 7."""
    most: i64 = 0
    for seat in table.setup.every_seat:
        have: i64 = len(table.up[seat]) + len(table.down[seat])
        most = max(most, have)
    return max(0, min(PHASES - 1, most - (_LAST - PHASES + 1)))


@functools.lru_cache(maxsize=16)
def sizes_of(tables: CardTables) -> vec[i64]:
    """By character: ten times the squares of its pattern, and the blanks."""
    sizes = vec[i64]([0] * len(tables.points))
    for card, pattern in tables.patterns.items():
        sizes[card] = 10 * len(pattern.squares) + len(pattern.blanks)
    return sizes


def counted(table: Table, seat: Seat, sizes: vec[i64]) -> vec[i64]:
    """What a seat has, as pairs: what it is, and how much of it."""
    tables, seats = table.setup.tables, table.setup.seats
    coins = table.coins[seat]
    if table.step == BIDDING and table.bidder == seat:
        coins -= table.bid
    have: i64 = 0
    blank: i64 = 0
    up: i64 = 0
    for card in table.up[seat]:
        up += sizes[card] // 10
        blank += sizes[card] % 10
    for card in table.down[seat]:
        have += sizes[card] // 10
        blank += sizes[card] % 10
    shown: i64 = len(table.up[seat])
    hidden: i64 = len(table.down[seat])
    row = vec[i64]([POINTS, ending.points(table, seat), COINS, coins, FIRST_COINS, min(coins, _MOST_COINS)])
    row = append(append(row, CHARACTERS), shown + hidden)
    row = append(append(row, SQUARES), have + up)
    row = append(append(row, BLANKS), blank)
    row = append(append(row, UP), shown)
    row = append(append(row, SQUARES_UP), up)
    row = append(append(row, ALL_DOWN), 0 if shown else 1)
    row = append(append(row, SUPPLY), min(table.supply[seat], _MOST_SUPPLY))
    waits = (seat - table.active + seats) % seats
    if table.step != START:
        waits = (waits + seats - 1) % seats
    row = append(append(row, TURN + waits), 1)
    if table.ending:
        rank = (seat - table.first + seats) % seats
        now = (table.active - table.first + seats) % seats
        if rank > now or (rank == now and table.step == START):
            row = append(append(row, LAST_TURN), 1)
    if table.setup.artifacts:  # speed: the basic game has none
        for tile in table.ready[seat]:
            row = append(append(row, ARTIFACTS + tables.ability[tile]), 1)
            row = append(append(row, ARTIFACTS_UP + tables.ability[tile]), 1)
        for tile in table.spent[seat]:
            row = append(append(row, ARTIFACTS + tables.ability[tile]), 1)
    return _add_lands(table, seat, row, sizes)


def _add_lands(table: Table, seat: Seat, row: vec[i64], sizes: vec[i64]) -> vec[i64]:
    """How a seat stands on every land with a token."""
    tables = table.setup.tables
    for place in EVERY_PLACE:
        land, mask = table.lands[place], PLACE_MASKS[place]
        filled = count(table.occupied & mask)
        if land == NO_CARD or filled == 0:
            continue
        free = 6 - filled
        own = table.tokens_on(seat, mask)
        most: i64 = 0
        for other in table.setup.every_seat:
            if other != seat:
                most = max(most, table.tokens_on(other, mask))
        lead = max(-FARTHEST, min(FARTHEST, own - most))
        if table.step == BIDDING and table.lot == place:
            lead = 1 if table.bidder == seat else -1
        if own:
            row = append(append(row, PRESENT + free), 1)
        at = LANDS + 3 * (LEADS * free + lead + FARTHEST)
        row = append(append(row, at), 1)
        row = append(append(row, at + 1), tables.points[land])
        row = append(append(row, at + 2), sizes[land] // 10)
    return row
