"""A rough price of a position, for bots that look one turn ahead. No rule depends on it.

Points decide, so they are the unit. Everything else is priced by the points it tends to become in what is left of
the game: a pattern by its squares, coins and artifacts by what they do, a land by how far it is filled. The prices
were found by letting bots with different ones play each other.
"""

from __future__ import annotations

import functools

from parlour.core.packed import count
from parlour.core.reason import Reason
from parlour.games.roam import ending, placing
from parlour.games.roam.actions import NO_CARD
from parlour.games.roam.board import EVERY_PLACE, PLACE_MASKS, Seat, spaces_in
from parlour.games.roam.setup import CardTables
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import OVER, PLACING, Table

WON = 100.0
STARTERS = 3

# Worth something to the end
COIN = 0.2
CHARACTER = 0.6  # one nearer to the tenth

# Worth less as the game goes on
COIN_TO_SPEND = 0.4
SQUARE = 0.8  # of a pattern, above or below the usual number
USUAL_SQUARES = 3.6
BLANK = 0.2
ARTIFACT = (1.2, 3.0, 1.5, 0.8, 1.5, 0.7)  # by ability, besides its points

# What the price of a seat is made of, in this order
PARTS = ("points", "coins", "character", "pattern", "artifact", "lands")
LANDS = PARTS.index("lands")
REASONS = (*PARTS, "price", "rivals", "time", "win", "loss")

# The share of a land that is its leader's, by spaces occupied. A full one is won when the turn ends.
LEADER = (0.0, 0.01, 0.03, 0.06, 0.1, 0.17, 1.0)


def worth(state: RoamState, seat: int) -> float:
    """How much better off a seat is than the best of its rivals, in points."""
    if state.step == OVER:
        return _result(state, seat)
    if state.step == PLACING:
        state = _placed(state)
    return _lead([sum(parts) for parts in _prices(state, game_left(state))], seat)


def reasons(before: RoamState, after: RoamState, seat: int) -> list[Reason]:
    """Why a position is worth more to a seat, or less, than the one it came from; the weights add up to that."""
    difference = worth(after, seat) - worth(before, seat)
    if after.step == OVER:
        return [Reason("win" if difference > 0 else "loss", difference)]
    if before.step == PLACING:
        before = _placed(before)
    left = game_left(before)  # what a turn brings is told in the prices it began with
    earlier, later = _prices(before, left), _prices(_placed(after) if after.step == PLACING else after, left)
    found = [Reason(name, later[seat][part] - earlier[seat][part]) for part, name in enumerate(PARTS)]
    if found[1].weight < 0:
        found[1] = Reason("price", found[1].weight)
    found.append(Reason("rivals", _best_rival(earlier, seat) - _best_rival(later, seat)))
    found.append(Reason("time", difference - sum([reason.weight for reason in found])))
    return found


def _result(table: Table, seat: int) -> float:
    return WON if ending.outcome(table).places[seat] == 1 else -WON


def _placed(state: RoamState) -> RoamState:
    """The position when the tokens of the pattern are placed, with the replacements that pay best.

    Before that nothing of a position shows, and it would look like a turn that places nothing.
    """
    seat = state.active
    trials: list[RoamState] = []
    if placing.no_placing(state) is None:
        trials.append(state.copy())
        placing.place_rest(trials[0], seat, None)
    for space in spaces_in(state.squares & state.rivals(seat)):
        for owner in state.setup.every_seat:
            if placing.no_replacement(state, seat, space, owner) is None:
                trial = state.copy()
                placing.replace(trial, seat, space, owner, None)
                trials.append(_placed(trial) if trial.step == PLACING else trial)
    return max(trials, key=lambda trial: worth(trial, int(seat)))


def _prices(table: Table, left: float) -> list[list[float]]:
    """By seat: what everything is worth to it, in PARTS."""
    patterns = _pattern_prices(table.setup.tables)
    prices = [_holdings(table, seat, left, patterns) for seat in table.setup.every_seat]
    _add_lands(table, prices, left, patterns)
    return prices


def _lead(sums: list[float], seat: int) -> float:
    return sums[seat] - max([price for other, price in enumerate(sums) if other != seat])


def _best_rival(prices: list[list[float]], seat: int) -> float:
    return max([sum(parts) for other, parts in enumerate(prices) if other != seat])


def game_left(table: Table) -> float:
    """How much of the game is left, from 1 to 0: the tenth character ends it (R-6.1)."""
    most = max([len(table.up[seat]) + len(table.down[seat]) for seat in table.setup.every_seat])
    return max(0, ending.LAST_CHARACTER - most) / (ending.LAST_CHARACTER - STARTERS)


@functools.lru_cache(maxsize=16)
def _pattern_prices(tables: CardTables) -> list[float]:
    """By character: what its pattern is worth in a whole game, against a usual one."""
    prices = [0.0] * len(tables.points)
    for card, pattern in tables.patterns.items():
        prices[card] = SQUARE * (len(pattern.squares) - USUAL_SQUARES) + BLANK * len(pattern.blanks)
    return prices


def _holdings(table: Table, seat: Seat, left: float, patterns: list[float]) -> list[float]:
    ability = table.setup.tables.ability
    characters = [*table.up[seat], *table.down[seat]]
    artifacts = 0.0
    if table.setup.artifacts:  # speed: the basic game has none
        artifacts = left * sum([ARTIFACT[ability[tile]] for tile in [*table.ready[seat], *table.spent[seat]]])
    return [
        float(ending.points(table, seat)),
        (COIN + COIN_TO_SPEND * left) * int(table.coins[seat]),
        CHARACTER * len(characters),
        left * sum([patterns[card] for card in characters]),
        artifacts,
        0.0,
    ]


def _add_lands(table: Table, prices: list[list[float]], left: float, patterns: list[float]) -> None:
    """Give the leaders of every land their share of it."""
    points = table.setup.tables.points
    for place in EVERY_PLACE:
        land, mask = table.lands[place], PLACE_MASKS[place]
        filled = table.occupied & mask
        if land == NO_CARD or not filled:
            continue
        counts = [int(tokens) for tokens in table.counts(mask)]
        most = max(counts)
        value = int(points[land]) + CHARACTER + left * patterns[land]
        share = LEADER[count(filled)] * value / counts.count(most)
        for seat, tokens in enumerate(counts):
            if tokens == most:
                prices[seat][LANDS] += share
