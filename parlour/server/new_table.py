"""A table as it is laid: its description, its keys, its seats."""

from __future__ import annotations

import secrets

from parlour.core.game import NOBODY
from parlour.server.people import new_id
from parlour.server.steady_clock import now
from parlour.server.store import Row
from parlour.table.spec import Spec


def new_table(user: Row, spec: Spec, sitting: dict[int, str], status: str) -> tuple[Row, list[Row]]:
    """The rows of a table and of its seats."""
    moment = now()
    row: Row = {"id": new_id(), "owner": user["id"], "spec": spec.to_json(), "brief": spec.brief()}
    row |= {"seed": secrets.token_hex(24)}
    row |= {"invite": new_id(24), "watch": new_id(24), "status": status, "public": spec.public}
    row |= {"created": moment, "touched": moment, "to_move": NOBODY, "deadline": None, "rematch": None}
    seats = [
        {"table": row["id"], "seat": seat, "user": sitting.get(seat), "token": None}
        for seat in range(len(spec.seats))
    ]
    return row, seats
