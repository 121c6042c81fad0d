"""The whole table as JSON, and back: what pickles, views and exact scenario positions are made of."""

from __future__ import annotations

import json
from typing import Final

from parlour.core.fields import Fields
from parlour.core.game import Json
from parlour.games.roam.actions import CARD_NAMES, CARDS, MAX_ARTIFACTS, MAX_BID, MAX_LANDS
from parlour.games.roam.board import PLACES, SPACE_NAMES, SPACES, spaces_of
from parlour.games.roam.setup import TOKENS, setup_for
from parlour.games.roam.table import NONE, STEPS, Table, card_names

MANY: Final = 1_000_000  # more rounds or coins than any game sees


def snapshot_of(table: Table) -> Json:
    """Everything that is not a consequence of something else."""
    names = table.setup.seat_names
    return {
        "options": json.loads(table.setup.options_text),  # nobody gets hold of the options all games share
        "to_move": table.to_move,
        "active": table.active,
        "first": table.first,
        "round": table.round,
        "step": STEPS[table.step],
        "decided": table.decided,
        "conceded": list(table.conceded),
        "lands": list(table.lands),
        "top": table.top,
        "deck": list(table.deck),
        "row": list(table.row),
        "stack": list(table.stack),
        "outpost": table.outpost,
        "players": [
            {
                "seat": names[seat],
                "tokens": list(spaces_of(table.own[seat])),
                "stacked": list(spaces_of(table.twice[seat])),
                "supply": table.supply[seat],
                "coins": table.coins[seat],
                "up": list(card_names(table.up[seat])),
                "down": list(card_names(table.down[seat])),
                "artifacts_up": list(table.ready[seat]),
                "artifacts_down": list(table.spent[seat]),
            }
            for seat in range(len(names))
        ],
        "turn": {
            "rested": table.rested,
            "turned": table.turned,
            "used": CARD_NAMES[table.used],
            "at": SPACE_NAMES[table.at] if table.at != NONE else "",
            "squares": list(spaces_of(table.squares)),
            "blanks": list(spaces_of(table.blanks)),
            "replaced": table.replaced,
        },
        "completed": list(table.completed),
        "auction": {
            "lot": table.lot,
            "bidders": list(table.bidders),
            "bid": table.bid,
            "bidder": table.bidder,
        },
        "ending": table.ending,
        "progress": table.progress,
        "idle": table.idle,
    }


def restore_into(table: Table, snapshot: object) -> None:
    """Fill an empty table from a snapshot; `InvalidInput` names the field that is wrong."""
    fields = Fields(snapshot)
    options = fields.take("options")
    if not isinstance(options, dict):
        raise fields.bad("options", options)
    table.setup = setup_for(options)
    seats = table.setup.seats
    last = seats - 1
    table.to_move = fields.whole("to_move", NONE, last)
    table.active = fields.whole("active", 0, last)
    table.first = fields.whole("first", 0, last)
    table.round = fields.whole("round", 1, MANY)
    table.step = STEPS.index(fields.word("step", STEPS))
    table.decided = fields.truth("decided")
    table.conceded = fields.wholes("conceded", 0, last)
    table.lands = list(fields.wholes("lands", 0, MAX_LANDS))
    if len(table.lands) != PLACES:
        raise fields.bad("lands", table.lands)
    table.top = fields.whole("top", 0, MAX_LANDS)
    table.deck = fields.wholes("deck", 1, MAX_LANDS)
    table.row = fields.wholes("row", 1, MAX_ARTIFACTS)
    table.stack = fields.wholes("stack", 1, MAX_ARTIFACTS)
    table.outpost = fields.whole("outpost", NONE, last)
    _restore_players(table, fields)
    _restore_turn(table, fields.table("turn"))
    table.completed = fields.wholes("completed", 0, PLACES - 1)
    auction = fields.table("auction")
    table.lot = auction.whole("lot", NONE, PLACES - 1)
    table.bidders = auction.wholes("bidders", 0, last)
    table.bid = auction.whole("bid", NONE, MAX_BID)
    table.bidder = auction.whole("bidder", NONE, last)
    auction.done()
    table.ending = fields.truth("ending")
    table.progress = fields.truth("progress")
    table.idle = fields.whole("idle", 0, MANY)
    fields.done()
    table.derive()


def _restore_players(table: Table, fields: Fields) -> None:
    players = fields.take("players")
    if not isinstance(players, list) or len(players) != table.setup.seats:
        raise fields.bad("players", players)
    table.own, table.twice, table.supply, table.coins = [], [], [], []
    table.up, table.down, table.ready, table.spent = [], [], [], []
    for name, data in zip(table.setup.seat_names, players, strict=True):
        player = Fields(data, name)
        player.word("seat", (name,))
        table.own.append(_mask(player.words("tokens", SPACES)))
        table.twice.append(_mask(player.words("stacked", SPACES)))
        table.supply.append(player.whole("supply", 0, TOKENS))
        table.coins.append(player.whole("coins", 0, MANY))
        table.up.append(_cards(player.words("up", CARDS)))
        table.down.append(_cards(player.words("down", CARDS)))
        table.ready.append(player.wholes("artifacts_up", 1, MAX_ARTIFACTS))
        table.spent.append(player.wholes("artifacts_down", 1, MAX_ARTIFACTS))
        player.done()
    table.powers = [0] * len(players)


def _restore_turn(table: Table, turn: Fields) -> None:
    table.rested = turn.truth("rested")
    table.turned = turn.whole("turned", 0, MAX_ARTIFACTS)
    used = turn.word("used", ("", *CARDS))
    table.used = CARDS[used] if used else 0
    at = turn.word("at", ("", *SPACES))
    table.at = SPACES[at] if at else NONE
    table.squares = _mask(turn.words("squares", SPACES))
    table.blanks = _mask(turn.words("blanks", SPACES))
    table.replaced = turn.truth("replaced")
    turn.done()


def _cards(names: list[str]) -> tuple[int, ...]:
    return tuple([CARDS[name] for name in names])


def _mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << SPACES[name]
    return mask
