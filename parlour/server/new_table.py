"""A table as it is laid: its description, its keys, its seats."""

from __future__ import annotations

import secrets

from parlour.core.game import NOBODY
from parlour.server.rows import Seat, Table, User
from parlour.server.steady_clock import now
from parlour.server.tokens import new_id
from parlour.table.spec import Spec


def new_table(user: User, spec: Spec, sitting: dict[int, str], status: str) -> tuple[Table, list[Seat]]:
    """The rows of a table and of its seats."""
    moment = now()
    row = Table(
        id=new_id(),
        owner=user.id,
        spec=spec.to_json(),
        brief=spec.brief(),
        seed=secrets.token_hex(24),
        invite=new_id(24),
        watch=new_id(24),
        status=status,
        public=spec.public,
        created=moment,
        touched=moment,
        to_move=NOBODY,
    )
    return row, [Seat(table=row.id, seat=seat, user=sitting.get(seat)) for seat in range(len(spec.seats))]
