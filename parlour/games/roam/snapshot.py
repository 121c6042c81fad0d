"""The whole table as JSON, and back: what pickles, views and exact scenario positions are made of.

What is in it and how it is written is declared in fields.py.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from parlour.core.fields import Fields
from parlour.core.game import Json
from parlour.games.roam.fields import AUCTION, COMPLETING, ENDING, GAME, PLAYER, TURN, Field
from parlour.games.roam.setup import setup_for
from parlour.games.roam.table import Table


def snapshot_of(table: Table) -> Json:
    """Everything that is not a consequence of something else."""
    return {
        "options": json.loads(table.setup.options_text),  # nobody gets hold of the options all games share
        **_written(table, GAME),
        "players": _written_players(table),
        "turn": _written(table, TURN),
        **_written(table, COMPLETING),
        "auction": _written(table, AUCTION),
        **_written(table, ENDING),
    }


def _written(table: Table, fields: Sequence[Field]) -> Json:
    return {field.name: field.kind.write(getattr(table, field.name)) for field in fields}


def _written_players(table: Table) -> list[Json]:
    columns = [(field, getattr(table, field.name)) for field in PLAYER]
    found: list[Json] = []
    for seat, name in enumerate(table.setup.seat_names):
        player: Json = {"seat": name}
        for field, column in columns:
            player[field.in_snapshots] = field.kind.write(column[seat])
        found.append(player)
    return found


def restore_into(table: Table, snapshot: object) -> None:
    """Fill a new table from a snapshot; `InvalidInput` names the field that is wrong."""
    fields = Fields(snapshot)
    options = fields.take("options")
    if not isinstance(options, dict):
        raise fields.bad("options", options)
    table.lay_out(setup_for(options))
    _read(table, GAME, fields)
    _read_players(table, fields)
    turn = fields.table("turn")
    _read(table, TURN, turn)
    turn.done()
    _read(table, COMPLETING, fields)
    auction = fields.table("auction")
    _read(table, AUCTION, auction)
    auction.done()
    _read(table, ENDING, fields)
    fields.done()
    table.derive()


def _read(table: Table, declared: Sequence[Field], fields: Fields) -> None:
    for field in declared:
        setattr(table, field.name, field.kind.read(fields, field.name, table.setup))


def _read_players(table: Table, fields: Fields) -> None:
    players = fields.take("players")
    if not isinstance(players, list) or len(players) != table.setup.seats:
        raise fields.bad("players", players)
    for seat, name in enumerate(table.setup.seat_names):
        player = Fields(players[seat], name)
        player.word("seat", (name,))
        for field in PLAYER:
            column = getattr(table, field.name)
            column[seat] = field.kind.read(player, field.in_snapshots, table.setup)
        player.done()
