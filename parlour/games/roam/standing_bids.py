"""Standing answers: how to bid in auctions of other players' turns without being asked.

Wishes are the most coins to bid for a land card, by its number, or for `any` other: bid as little as possible up
to that, else pass. `pass` always passes.
"""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.action import Action
from parlour.core.errors import InvalidInput, short
from parlour.core.game import Json
from parlour.games.roam.actions import A_PASS, MAX_BID, MAX_LANDS, TABLE, bid
from parlour.games.roam.completing import no_bid
from parlour.games.roam.table import BIDDING, Table

ANY = "any"
PASS = "pass"
_LANDS = frozenset(str(number) for number in range(1, MAX_LANDS + 1))


def read_wishes(given: object) -> Json:
    """Wishes from outside, checked."""
    if not isinstance(given, Mapping) or len(given) > MAX_LANDS:
        raise InvalidInput("core-bad-wishes", value=short(given))
    for card, most in given.items():
        known = card == ANY or card in _LANDS
        if not known or (most != PASS and (type(most) is not int or not 0 <= most <= MAX_BID)):
            raise InvalidInput("core-bad-wishes", value=f"{short(card, 30)}: {short(most, 20)}")
    return dict(given)


def answer(table: Table, wishes: Json) -> Action | None:
    """The answer to an auction in somebody else's turn; None where the player wants to be asked."""
    if table.step != BIDDING or table.to_move == table.active:
        return None
    most = wishes.get(str(table.lands[table.lot]), wishes.get(ANY))
    if most is None:
        return None
    lowest = table.bid + 1
    bids = most != PASS and lowest <= most and no_bid(table, lowest) is None
    return TABLE[bid(lowest) if bids else A_PASS]
