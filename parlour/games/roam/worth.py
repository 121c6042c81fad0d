"""A rough price of a position, for bots that look one turn ahead. No rule depends on it.

Points decide, so they are the unit. Everything else is priced by the points it tends to become: a character by
what its pattern can still do, coins by what they buy, tokens on the map by how far they are on the way to a card.
"""

from __future__ import annotations

from parlour.games.roam import ending
from parlour.games.roam.board import PLACE_MASKS, PLACES
from parlour.games.roam.table import OVER, Table

COIN = 0.45
CHARACTER = 1.2  # having one more to use before the next rest, besides its points
ARTIFACT = 0.5  # for each coin of its price
LANDED = 0.05  # a token anywhere on the map
LEAD = (0.0, 0.1, 0.3, 0.6, 1.0, 1.6, 2.4)  # a card on which so many spaces are occupied, to its leader
WON = 100.0


def worth(table: Table, seat: int) -> float:
    """How much better off a seat is than the best of its rivals, in points."""
    if table.step == OVER:
        outcome = ending.outcome(table)
        return WON if outcome.places[seat] == 1 else -WON
    seats = range(table.setup.seats)
    prices = [_holdings(table, other) for other in seats]
    _add_lands(table, prices)
    return prices[seat] - max(prices[other] for other in seats if other != seat)


def _holdings(table: Table, seat: int) -> float:
    tables = table.setup.tables
    artifacts = table.ready[seat] + table.spent[seat]
    return (
        ending.points(table, seat)
        + COIN * table.coins[seat]
        + CHARACTER * len(table.up[seat] + table.down[seat])
        + 0.2 * len(table.up[seat])
        + ARTIFACT * sum([tables.price[artifact] for artifact in artifacts])
    )


def _add_lands(table: Table, prices: list[float]) -> None:
    """Give the leader of every land card its share of the card, and everyone on it the hope of a coin."""
    points = table.setup.tables.points
    for place in range(PLACES):
        land, mask = table.lands[place], PLACE_MASKS[place]
        if not land or not table.occupied & mask:
            continue
        counts = [table.tokens_on(seat, mask) for seat in range(len(prices))]
        most = max(counts)
        leaders = [seat for seat, count in enumerate(counts) if count == most]
        filled = (table.occupied & mask).bit_count()
        share = LEAD[filled] / LEAD[6] * (points[land] + CHARACTER) * 0.6 / len(leaders)
        margin = most - max([count for count in counts if count != most], default=0)
        for seat, count in enumerate(counts):
            if count == most:
                prices[seat] += share * (1 + 0.1 * margin)
            prices[seat] += LANDED * min(count, 3)
