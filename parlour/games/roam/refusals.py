"""Why an action is not allowed now: the rule and the sentence, for every action of the table.

`RoamState.actions` makes the legal actions; this module explains the others. The generic suite checks that the
two agree on every action of the table.
"""

from __future__ import annotations

from typing import Final

from parlour.core.action import Action
from parlour.core.errors import Refusal, Value
from parlour.games.roam import artifacts, completing, placing, starting
from parlour.games.roam.actions import (
    BID,
    BLANK,
    COIN,
    COMPLETE,
    END,
    FILL,
    FLIP,
    FREE,
    MOVE,
    NOWHERE,
    PASS,
    PLACE,
    REPLACE,
    REST,
    TURN,
    USE,
    RoamAction,
)
from parlour.games.roam.board import EDGES, SPACE_NAMES
from parlour.games.roam.placing import BLANK_PRICE
from parlour.games.roam.setup import (
    BLANK_ABILITY,
    COIN_ABILITY,
    FLIP_ABILITY,
    MOVE_ABILITY,
    REPLACE_ABILITY,
    TURN_ABILITY,
)
from parlour.games.roam.table import (
    ACTING,
    BIDDING,
    BUYING,
    FILLING,
    ORDERING,
    OVER,
    PLACING,
    START,
    Table,
)

_ABILITY_OF: Final = {
    COIN: COIN_ABILITY,
    TURN: TURN_ABILITY,
    FLIP: FLIP_ABILITY,
    MOVE: MOVE_ABILITY,
    REPLACE: REPLACE_ABILITY,
    FREE: BLANK_ABILITY,
}

REFUSALS: Final = (
    "roam-no-over",
    "roam-no-second-character",
    "roam-no-not-yours",
    "roam-no-asleep",
    "roam-no-position-needed",
    "roam-no-tokens",
    "roam-no-off-map",
    "roam-no-token-placed",
    "roam-no-rest-now",
    "roam-no-rest-twice",
    "roam-no-rest-useless",
    "roam-no-rest-price",
    "roam-no-artifacts",
    "roam-no-artifact-up",
    "roam-no-turn-now",
    "roam-no-artifact-now",
    "roam-no-flip-rival",
    "roam-no-flip-last",
    "roam-no-move-token",
    "roam-no-move-target",
    "roam-no-replace-now",
    "roam-no-replace-square",
    "roam-no-replace-own",
    "roam-no-replace-nothing",
    "roam-no-place-now",
    "roam-no-place-nothing",
    "roam-no-fill-now",
    "roam-no-fill-square",
    "roam-no-blank-now",
    "roam-no-blank-square",
    "roam-no-blank-occupied",
    "roam-no-blank-price",
    "roam-no-supply",
    "roam-no-end-unused",
    "roam-no-end-unplaced",
    "roam-no-end-completed",
    "roam-no-end-auction",
    "roam-no-complete-now",
    "roam-no-complete-open",
    "roam-no-auction",
    "roam-no-bid-low",
    "roam-no-bid-high",
    "roam-no-buy-now",
    "roam-no-buy-row",
    "roam-no-buy-price",
)


def _no(rule: str, message: str, **values: Value) -> Refusal:
    return Refusal(rule, message, values)


def why_not(table: Table, action: Action) -> Refusal | None:
    """The rule that forbids an action now; None exactly for the legal ones."""
    if not isinstance(action, RoamAction):
        raise TypeError(f"not an action of Roam: {action!r}")
    if table.step == OVER:
        return _no("R-6.1", "roam-no-over")
    code = action.code
    if code == USE:
        return _use(table, action)
    if code == REST:
        return _rest(table)
    if code == END:
        return _end(table)
    if code in _ABILITY_OF:
        return _artifact(table, action)
    if code == BLANK:
        return _blank(table, action)
    if code == PLACE:
        return _place(table)
    if code == FILL:
        return _fill(table, action)
    if code == COMPLETE:
        return _complete(table, action)
    if code == BID or code == PASS:
        return _bid(table, action)
    return _buy(table, action)


def _use(table: Table, action: RoamAction) -> Refusal | None:
    seat, card, space = table.active, action.card, action.space
    name = str(action.args["card"])
    if table.step != START:
        return _no("R-4.1", "roam-no-second-character")
    if card not in table.up[seat]:
        if card in table.down[seat]:
            return _no("R-4.1", "roam-no-asleep", card=name)
        return _no("R-4.1", "roam-no-not-yours", card=name)
    if table.supply[seat] == 0:
        return None if space == NOWHERE else _no("R-4.6", "roam-no-tokens")
    quarters = (table.setup.edges[seat] + table.turned) & 3
    lying = table.setup.tables.lie(quarters, card)
    fitting = lying.fitting(table.land)
    if space == NOWHERE:
        return _no("R-4.12", "roam-no-position-needed", card=name) if fitting else None
    if not fitting >> space & 1:
        return _no("R-4.2", "roam-no-off-map", card=name)
    placing = lying.touching(starting.placeable(table, seat)) & fitting
    if placing and not placing >> space & 1:
        return _no("R-4.5", "roam-no-token-placed", card=name)
    return None


def _rest(table: Table) -> Refusal | None:
    seat = table.active
    if table.step != START or table.turned:
        return _no("R-3.4", "roam-no-rest-now")
    if table.rested:
        return _no("R-3.4", "roam-no-rest-twice")
    if not starting.rest_refreshes(table, seat):
        return _no("R-3.3", "roam-no-rest-useless")
    if table.coins[seat] < len(table.up[seat]):
        return _no("R-3.2", "roam-no-rest-price", price=len(table.up[seat]), coins=table.coins[seat])
    return None


def _end(table: Table) -> Refusal | None:
    if table.step == START:
        return _no("R-4.1", "roam-no-end-unused")
    if table.step in (PLACING, FILLING):
        return _no("R-4.3", "roam-no-end-unplaced")
    if table.step == ORDERING:
        return _no("R-5.1", "roam-no-end-completed")
    if table.step == BIDDING:
        return _no("R-5.3", "roam-no-end-auction")
    return None


def _artifact(table: Table, action: RoamAction) -> Refusal | None:
    if not table.setup.artifacts:
        return _no("R-2.5", "roam-no-artifacts")
    if table.step in (BIDDING, ORDERING, BUYING):
        return _no("R-4.11", "roam-no-artifact-now")
    if not table.powers[table.active] >> _ABILITY_OF[action.code] & 1:
        return _no("R-7.2", "roam-no-artifact-up", ability=action.kind)
    if action.code == TURN:
        return None if table.step == START else _no("R-7.7", "roam-no-turn-now")
    if action.code == REPLACE:
        return _replace(table, action)
    if action.code == FREE:
        return _blank(table, action)
    if table.step in (PLACING, FILLING) or (table.turned and table.step == START):
        return _no("R-7.10", "roam-no-artifact-now")
    if action.code == FLIP:
        return _flip(table, action)
    if action.code == MOVE:
        return _move(table, action)
    return None


def _flip(table: Table, action: RoamAction) -> Refusal | None:
    seat = table.active
    if action.card in table.up[seat]:
        return _no("R-3.4", "roam-no-flip-last") if artifacts.keeps_last_up(table, seat) else None
    if action.card in table.down[seat]:
        return None
    return _no("R-7.9", "roam-no-flip-rival", card=str(action.args["card"]))


def _move(table: Table, action: RoamAction) -> Refusal | None:
    owner = table.setup.seat_at[action.edge]
    if owner < 0 or not table.own[owner] >> action.space & 1:
        return _no("R-7.8", "roam-no-move-token", owner=EDGES[action.edge], at=SPACE_NAMES[action.space])
    if not (table.land & ~table.occupied) >> action.to & 1:
        return _no("R-7.8", "roam-no-move-target", at=SPACE_NAMES[action.to])
    return None


def _replace(table: Table, action: RoamAction) -> Refusal | None:
    if table.step != PLACING:
        return _no("R-7.5", "roam-no-replace-now")
    if not table.squares >> action.space & 1:
        return _no("R-7.5", "roam-no-replace-square", at=SPACE_NAMES[action.space])
    return _replaced_token(table, action)


def _replaced_token(table: Table, action: RoamAction) -> Refusal | None:
    owner = table.setup.seat_at[action.edge]
    if owner == table.active:
        return _no("R-7.5", "roam-no-replace-own")
    if owner < 0 or not table.own[owner] >> action.space & 1:
        return _no("R-7.5", "roam-no-replace-nothing", rival=EDGES[action.edge], at=SPACE_NAMES[action.space])
    return None


def _place(table: Table) -> Refusal | None:
    if table.step != PLACING:
        return _no("R-4.11", "roam-no-place-now")
    if not placing.places_something(table):
        return _no("R-4.5", "roam-no-place-nothing")
    return None


def _fill(table: Table, action: RoamAction) -> Refusal | None:
    if table.step != FILLING:
        return _no("R-4.6", "roam-no-fill-now")
    if not table.squares >> action.space & 1:
        return _no("R-4.6", "roam-no-fill-square", at=SPACE_NAMES[action.space])
    return None


def _blank(table: Table, action: RoamAction) -> Refusal | None:
    seat, at = table.active, SPACE_NAMES[action.space]
    rule = "R-7.4" if action.code == FREE else "R-4.9"
    if table.step != ACTING:
        return _no(rule, "roam-no-blank-now")
    if not table.blanks >> action.space & 1:
        return _no(rule, "roam-no-blank-square", at=at)
    if table.supply[seat] == 0:
        return _no("R-1.4", "roam-no-supply")
    if action.code == BLANK and table.coins[seat] < BLANK_PRICE:
        return _no("R-4.9", "roam-no-blank-price", price=BLANK_PRICE, coins=table.coins[seat])
    if action.edge == NOWHERE:
        return None if table.room >> action.space & 1 else _no(rule, "roam-no-blank-occupied", at=at)
    if not table.setup.artifacts:
        return _no("R-2.5", "roam-no-artifacts")
    if not table.powers[seat] >> REPLACE_ABILITY & 1:
        return _no("R-7.2", "roam-no-artifact-up", ability="replace")
    return _replaced_token(table, action)


def _complete(table: Table, action: RoamAction) -> Refusal | None:
    if table.step != ORDERING:
        return _no("R-5.1", "roam-no-complete-now")
    if action.card not in [table.lands[place] for place in table.completed]:
        return _no("R-5.1", "roam-no-complete-open", card=str(action.args["card"]))
    return None


def _bid(table: Table, action: RoamAction) -> Refusal | None:
    if table.step != BIDDING:
        return _no("R-5.3", "roam-no-auction")
    if action.code == PASS:
        return None
    if action.coins <= table.bid:
        return _no("R-5.3", "roam-no-bid-low", coins=action.coins, bid=table.bid)
    if action.coins > completing.highest_bid(table, table.to_move):
        return _no("R-5.3", "roam-no-bid-high", coins=table.coins[table.to_move])
    return None


def _buy(table: Table, action: RoamAction) -> Refusal | None:
    if not table.setup.artifacts:
        return _no("R-2.5", "roam-no-artifacts")
    if table.step != BUYING:
        return _no("R-7.1", "roam-no-buy-now")
    if action.card not in table.row:
        return _no("R-7.1", "roam-no-buy-row", artifact=action.card)
    price = table.setup.tables.price[action.card]
    if price > table.coins[table.active]:
        return _no("R-7.1", "roam-no-buy-price", price=price, coins=table.coins[table.active])
    return None
