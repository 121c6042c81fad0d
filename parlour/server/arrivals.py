"""Who comes to a table by WebSocket: whoever may follow it is let in, the others are told why not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.core.event import SPECTATOR
from parlour.server.app import House, problem
from parlour.server.errors import NotFound, TooMuch, Unwell, problem_of
from parlour.server.goodbyes import BROKEN, COME_BACK, FAREWELL
from parlour.server.people import BOT_TOKEN
from parlour.server.rows import User
from parlour.server.sending import write
from parlour.server.socket import Connection, Wants
from parlour.server.tokens import fingerprint
from parlour.wire.messages import ErrorMessage

MOST_ARRIVING: Final = 200  # WebSockets that are being let in
SECONDS_TO_ARRIVE: Final = 10.0
router = APIRouter()
log = logging.getLogger("parlour.arrivals")


@router.websocket("/ws/{table_id}")
async def welcome(
    socket: WebSocket, table_id: str, key: str = "", since: int = 0, shown: bool = False, changes: bool = False
) -> None:
    """A client wants to follow a table; somebody who went meanwhile is nobody's worry."""
    house: House = socket.app.state.house
    with contextlib.suppress(WebSocketDisconnect):
        try:
            house.check_host(socket)
        except ParlourError as error:
            await socket.send_denial_response(problem(error))
            return
        await socket.accept()
        try:
            connection = await let_in(house, socket, table_id, key, Wants(max(0, since), shown, changes))
        except ParlourError as error:
            await socket.send_text(write(ErrorMessage("", problem_of(error))))
            await socket.close(COME_BACK if isinstance(error, Unwell) else FAREWELL)
            return
        except Exception:
            log.exception("nobody could be let in")
            await socket.close(BROKEN)
            return
        await house.sockets.serve(connection)


async def let_in(house: House, socket: WebSocket, table_id: str, key: str, wants: Wants) -> Connection:
    """Whoever may follow a table, if it can be found out in time; not too many are found out about at once."""
    house.check_origin(socket)
    house.requests.need(house.address(socket))
    if house.arriving >= MOST_ARRIVING:
        raise TooMuch("server-too-much")
    house.arriving += 1
    try:
        async with asyncio.timeout(SECONDS_TO_ARRIVE):
            return await recognised(house, socket, table_id, key, wants)
    except TimeoutError:
        raise TooMuch("server-too-much") from None
    finally:
        house.arriving -= 1


async def recognised(house: House, socket: WebSocket, table_id: str, key: str, wants: Wants) -> Connection:
    """Somebody at a table: by their cookie, by a bot token, or with a link."""
    user: User | None = None
    sits = (SPECTATOR, "")
    bearer, _, token = socket.headers.get("authorization", "").partition(" ")
    if bearer == "Bearer" and token:
        known = fingerprint(house.settings.secret, BOT_TOKEN, token)
        found = await house.storage.seat_of_token(known)
        if found is None or found[0] != table_id:
            raise NotFound("server-no-table")
        room, sits = await house.tables.fresh(table_id), (found[1], known)
    else:
        user = await house.user(socket)
        room = await house.tables.fresh(table_id)
        await house.tables.seat_for(room, user, key)
    connection = Connection(socket, room, user, sits, wants, house.address(socket))
    house.sockets.need_room_for(connection)
    return connection
