"""What a link to a table leads to, for whoever has it: they need not have said who they are."""

from __future__ import annotations

import secrets
from typing import cast

from parlour.core.event import SPECTATOR
from parlour.server.errors import NotFound
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.schema import WAITING
from parlour.server.tables import Tables
from parlour.wire.answers import Invitation
from parlour.wire.plain import Status


async def invitation(tables: Tables, room: Room, user: User | None, key: str) -> Invitation:
    """Who invites to what, and whether there is a seat for them."""
    row = room.row
    invited = _is(key, row.invite)
    seat = SPECTATOR
    if user is not None:
        seat = await tables.seat_for(room, user, key)
    elif not (room.spec.public or invited or _is(key, row.watch)):
        raise NotFound("server-no-table")
    owner = await tables.storage.user(row.owner)
    free = any(room.is_free(place) for place in range(len(room.seats)))
    own = user is not None and user.id == row.owner
    may = seat == SPECTATOR and row.status == WAITING and (invited or room.spec.public or own)
    return Invitation(
        game=room.spec.game.name,
        host=owner.name if owner is not None else "",
        players=[one.name for one in room.seats if one.name],
        status=cast(Status, row.status),
        seat=may and free,
        invited=invited,
    )


def _is(key: str, known: str) -> bool:
    return secrets.compare_digest(key.encode(), known.encode())
