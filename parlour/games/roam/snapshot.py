"""The whole table as JSON, and back: what pickles, views and exact scenario positions are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.errors import InvalidInput
from parlour.core.game import Json
from parlour.games.roam.actions import CARD_NAMES, CARDS
from parlour.games.roam.board import SPACE_NAMES, SPACES, spaces_of
from parlour.games.roam.setup import setup_for
from parlour.games.roam.table import NONE, STEPS, Table, card_names


def snapshot_of(table: Table) -> Json:
    """Everything that is not a consequence of something else."""
    names = table.setup.seat_names
    return {
        "options": table.setup.options,
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


def restore_into(table: Table, snapshot: Mapping[str, Any]) -> None:
    """Fill an empty table from a snapshot; `InvalidInput` if it is not one."""
    try:
        _fill(table, snapshot)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise InvalidInput("core-bad-snapshot", error=f"{type(error).__name__} {error}"[:80]) from error


def _fill(table: Table, snapshot: Mapping[str, Any]) -> None:
    table.setup = setup_for(snapshot["options"])
    table.to_move = int(snapshot["to_move"])
    table.active = int(snapshot["active"])
    table.first = int(snapshot["first"])
    table.round = int(snapshot["round"])
    table.step = STEPS.index(snapshot["step"])
    table.decided = bool(snapshot["decided"])
    table.conceded = _numbers(snapshot["conceded"])
    table.lands = [int(land) for land in snapshot["lands"]]
    table.top = int(snapshot["top"])
    table.deck = _numbers(snapshot["deck"])
    table.row = _numbers(snapshot["row"])
    table.stack = _numbers(snapshot["stack"])
    table.outpost = int(snapshot["outpost"])
    players = snapshot["players"]
    table.own = [_mask(player["tokens"]) for player in players]
    table.twice = [_mask(player["stacked"]) for player in players]
    table.supply = [int(player["supply"]) for player in players]
    table.coins = [int(player["coins"]) for player in players]
    table.up = [_cards(player["up"]) for player in players]
    table.down = [_cards(player["down"]) for player in players]
    table.ready = [_numbers(player["artifacts_up"]) for player in players]
    table.spent = [_numbers(player["artifacts_down"]) for player in players]
    table.powers = [0] * len(players)
    turn = snapshot["turn"]
    table.rested = bool(turn["rested"])
    table.turned = int(turn["turned"])
    table.used = CARDS[turn["used"]] if turn["used"] else 0
    table.at = SPACES[turn["at"]] if turn["at"] else NONE
    table.squares = _mask(turn["squares"])
    table.blanks = _mask(turn["blanks"])
    table.replaced = bool(turn["replaced"])
    table.completed = _numbers(snapshot["completed"])
    auction = snapshot["auction"]
    table.lot = int(auction["lot"])
    table.bidders = _numbers(auction["bidders"])
    table.bid = int(auction["bid"])
    table.bidder = int(auction["bidder"])
    table.ending = bool(snapshot["ending"])
    table.progress = bool(snapshot["progress"])
    table.idle = int(snapshot["idle"])
    table.derive()


def _numbers(values: list[Any]) -> tuple[int, ...]:
    return tuple([int(value) for value in values])


def _cards(names: list[str]) -> tuple[int, ...]:
    return tuple([CARDS[name] for name in names])


def _mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << SPACES[name]
    return mask
