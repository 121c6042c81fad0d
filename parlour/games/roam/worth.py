"""A rough price of a position, for bots that look one turn ahead. No rule depends on it.

Points decide, so they are the unit. Everything else is priced by the points it tends to become in what is left of
the game: a pattern by its squares, coins and artifacts by what they do, a land by how far it is filled. The prices
were found by letting bots with different ones play each other.
"""

from __future__ import annotations

import functools

from parlour.games.roam import ending
from parlour.games.roam.board import PLACE_MASKS, PLACES
from parlour.games.roam.setup import CardTables
from parlour.games.roam.table import OVER, Table

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
ARTIFACT = (1.0, 1.0, 0.9, 0.5, 0.6, 0.8)  # by ability, besides its points

# The share of a land that is its leader's, by spaces occupied. A full one is won when the turn ends.
LEADER = (0.0, 0.01, 0.03, 0.06, 0.1, 0.17, 1.0)


def worth(table: Table, seat: int) -> float:
    """How much better off a seat is than the best of its rivals, in points."""
    if table.step == OVER:
        outcome = ending.outcome(table)
        return WON if outcome.places[seat] == 1 else -WON
    seats = range(table.setup.seats)
    left = game_left(table)
    patterns = _pattern_prices(table.setup.tables)
    prices = [_holdings(table, other, left, patterns) for other in seats]
    _add_lands(table, prices, left, patterns)
    return prices[seat] - max([prices[other] for other in seats if other != seat])


def game_left(table: Table) -> float:
    """How much of the game is left, from 1 to 0: the tenth character ends it (R-6.1)."""
    most = max([len(up) + len(down) for up, down in zip(table.up, table.down, strict=True)])
    return max(0, ending.LAST_CHARACTER - most) / (ending.LAST_CHARACTER - STARTERS)


@functools.lru_cache(maxsize=16)
def _pattern_prices(tables: CardTables) -> list[float]:
    """By character: what its pattern is worth in a whole game, against a usual one."""
    prices = [0.0] * len(tables.points)
    for card, pattern in tables.patterns.items():
        prices[card] = SQUARE * (len(pattern.squares) - USUAL_SQUARES) + BLANK * len(pattern.blanks)
    return prices


def _holdings(table: Table, seat: int, left: float, patterns: list[float]) -> float:
    ability = table.setup.tables.ability
    characters = table.up[seat] + table.down[seat]
    price = ending.points(table, seat) + (COIN + COIN_TO_SPEND * left) * table.coins[seat]
    price += CHARACTER * len(characters) + left * sum([patterns[card] for card in characters])
    if table.setup.artifacts:  # speed: the basic game has none
        price += left * sum([ARTIFACT[ability[tile]] for tile in table.ready[seat] + table.spent[seat]])
    return price


def _add_lands(table: Table, prices: list[float], left: float, patterns: list[float]) -> None:
    """Give the leaders of every land their share of it."""
    points = table.setup.tables.points
    for place in range(PLACES):
        land, mask = table.lands[place], PLACE_MASKS[place]
        filled = table.occupied & mask
        if not land or not filled:
            continue
        counts = table.counts(mask)
        most = max(counts)
        value = points[land] + CHARACTER + left * patterns[land]
        share = LEADER[filled.bit_count()] * value / counts.count(most)
        for seat, count in enumerate(counts):
            if count == most:
                prices[seat] += share
