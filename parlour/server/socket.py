"""The WebSocket of a table (docs/protocol.md): what a client says, and what it is told.

Nothing piles up for a slow client: it is told how the table stands when it is ready to hear it, with the story
since it was last told. Answers to its own messages wait in a short queue; one that sends more than it reads is let
go.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec
from fastapi import WebSocket
from msgspec.structs import asdict
from starlette.websockets import WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.core.event import SPECTATOR
from parlour.server.audience import Presence
from parlour.server.deeds import do
from parlour.server.errors import Forbidden, NotFound, TooMuch, Unwell, problem_of
from parlour.server.goodbyes import BROKEN, COME_BACK, FAREWELL, GOING_AWAY, NOT_TEXT, TOO_MUCH
from parlour.server.limits import Throttle
from parlour.server.room import Room
from parlour.server.rows import Line, SignedIn, User
from parlour.server.schema import REMOVED
from parlour.server.sending import join, write
from parlour.server.settings import Settings
from parlour.server.snapshot import Snapshot
from parlour.server.steady_clock import now
from parlour.server.tables import Tables
from parlour.wire.messages import (
    Answer,
    ChatMessage,
    ErrorMessage,
    OkMessage,
    PresenceMessage,
    Problem,
    TroubleMessage,
)
from parlour.wire.said import Chat, Explain, Named, Play, Said, Sync
from parlour.wire.table import VERSION

MOST_ANSWERS: Final = 64
MOST_SOCKETS: Final = 40  # of one person at once
log = logging.getLogger("parlour.sockets")


class NotText(Exception):
    """A frame of bytes."""


class Wants(NamedTuple):
    """What a client asks for when it comes."""

    since: int = 0  # the seq it knows
    shown: bool = False  # it draws the game
    changes: bool = False  # after the first table message it is told what has changed


class Connection:
    """One client at one table: a person by their cookie, or an outside program by its token."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        user: User | None,
        token: tuple[int, str],
        wants: Wants,
        address: str = "",
    ) -> None:
        self.socket = socket
        self.address = address  # for limits
        self.room = room
        self.user = user
        self.session: str = user.session if isinstance(user, SignedIn) else ""  # by which they came
        self.keys = room.keys  # of the table when they came
        self.token = token  # the seat and the fingerprint of a program's token
        self.wants = wants
        self.told = wants.since  # the seq the client knows
        self.snapshot: Snapshot | None = None  # what it was told last; None if it is to be told everything
        self.you = SPECTATOR  # where it sat then
        self.changes = -1
        self.chatted = 0  # the number of the last line of chat it was told
        self.presence = Presence()
        self.trouble: str | None = None  # what the client was told of it
        self.answers: deque[Answer] = deque()
        self.news = asyncio.Event()
        self.news.set()

    @property
    def seat(self) -> int:
        """Looked up every time: somebody may have got up, or been removed."""
        if self.user is not None:
            return self.room.seat_of(self.user.id)
        seat, token = self.token
        return seat if self.room.holds(seat, token) else SPECTATOR

    def need_seat(self) -> int:
        """Raise where they have none."""
        seat = self.seat
        if seat == SPECTATOR:
            raise Forbidden("server-not-seated")
        return seat

    @property
    def who(self) -> str:
        """For telling messages of different people at a table apart."""
        return self.user.id if self.user is not None else f"seat {self.token[0]}"

    @property
    def person(self) -> str:
        """Who answers for it: whose program it is, or who it is themselves."""
        return self.user.id if self.user is not None else self.room.row.owner

    @property
    def name(self) -> str:
        """What they are called; programs have no name."""
        return self.user.name if self.user is not None else ""

    @property
    def key(self) -> str:
        """For limits."""
        return self.user.id if self.user is not None else f"{self.room.id} {self.who}"

    def notice(self) -> None:
        self.news.set()

    def answer(self, body: Answer) -> None:
        if len(self.answers) >= MOST_ANSWERS:
            raise TooMuch("server-too-much")
        self.answers.append(body)
        self.news.set()


class Sockets:
    """Serves connections."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        rate = settings.messages_per_second
        self.throttle = Throttle(rate * 3, rate)
        # Whatever is no play: nobody needs it often, and everything is kept.
        self.rare = Throttle(rate * 3, rate / 20)
        self.open: set[Connection] = set()
        self.trouble: str | None = None  # a message: what is wrong with the server now
        self.decoder = msgspec.json.Decoder[Said](Said)

    async def serve(self, connection: Connection) -> None:
        """Until one side has had enough."""
        room = connection.room
        room.came(connection)
        self.open.add(connection)
        tasks = [asyncio.create_task(self._send(connection)), asyncio.create_task(self._receive(connection))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            # What ended them is looked at and not raised: an error that is raised here holds this place, which
            # holds the tasks, which hold the error, and all of it would stay in memory.
            for error in [task.exception() for task in done]:
                await self._part(connection, error)
        finally:
            self._forget(connection)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            for task in tasks:
                if not task.cancelled():
                    task.exception()  # it was looked at

    async def _part(self, connection: Connection, error: BaseException | None) -> None:
        """Why it was over: mostly the client went."""
        if isinstance(error, TooMuch):
            await self.drop(connection, TOO_MUCH)
        elif isinstance(error, NotText):
            await self.drop(connection, NOT_TEXT)
        elif isinstance(error, NotFound | Unwell):  # the table is gone, or nobody can say how it stands
            await self.drop(connection, FAREWELL if isinstance(error, NotFound) else COME_BACK)
        elif error is not None and not isinstance(error, WebSocketDisconnect):
            log.error("connection failed", extra={"table": connection.room.id}, exc_info=error)
            await self.drop(connection, BROKEN)

    def _forget(self, connection: Connection) -> None:
        """Somebody is not there any more."""
        if connection in self.open:
            self.open.remove(connection)
            connection.room.went(connection)

    async def drop(self, connection: Connection, code: int) -> None:
        """Let somebody go: from now on they are not there, whether they take the goodbye or not.

        Nobody waits for them: who does not go in time is cut off (`frames.Frames`).
        """
        self._forget(connection)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it was closed, or they went, meanwhile
            await connection.socket.close(code)

    async def close(self) -> None:
        """Let everybody go: the server stops."""
        for connection in list(self.open):
            await self.drop(connection, GOING_AWAY)

    def need_room_for(self, new: Connection) -> None:
        """Nobody keeps too many sockets open, and nor does anybody's address: behind a proxy only we can tell."""
        theirs = sum(connection.key == new.key for connection in self.open)
        there = sum(connection.address == new.address for connection in self.open)
        if theirs >= MOST_SOCKETS or there >= self.settings.most_connections_per_address:
            raise TooMuch("server-too-much")

    def renamed(self, user: User) -> None:
        """Somebody has a new name, in what they say from now on too."""
        for connection in self.open:
            if connection.user is not None and connection.user.id == user.id:
                connection.user = user
                connection.room.audience.count_soon()

    async def announce(self, trouble: str | None) -> None:
        """Something is wrong with the server, or is over: everybody is told, also who comes meanwhile."""
        self.trouble = trouble
        for connection in self.open:
            connection.notice()
        for room in {connection.room for connection in self.open} if trouble is None else ():
            with contextlib.suppress(NotFound, Unwell):  # it was deleted meanwhile, or it is not over
                await room.go_on()  # bots that could not while nothing could be written

    async def let_go(self) -> None:
        """Whoever was banned with their programs, and whose session has ended: with another one they come back."""
        sessions = {connection.session for connection in self.open if connection.user is not None}
        live = await self.tables.storage.live_sessions(list(sessions))
        banned = await self.tables.storage.banned(list({connection.person for connection in self.open}))
        for connection in list(self.open):
            if connection.person in banned:
                await self.drop(connection, FAREWELL)
        await self.end(sessions - live, COME_BACK)

    async def end(self, sessions: Collection[str], code: int = FAREWELL) -> None:
        """Close what is open of sessions that have ended."""
        for connection in list(self.open):
            if connection.user is not None and connection.session in sessions:
                await self.drop(connection, code)

    async def look_again(self) -> None:
        """Read again how the tables stand; whoever follows one that is gone is let go."""
        for room in await self.tables.look_again():
            await self.empty(room)

    async def empty(self, room: Room) -> None:
        """Let go whoever follows a table."""
        for connection in _at(room):
            await self.drop(connection, FAREWELL)

    async def expel(self, user_id: str, table_id: str | None = None) -> None:
        """Close what somebody has open, at one table or everywhere."""
        for connection in list(self.open):
            here = table_id is None or connection.room.id == table_id
            if connection.user is not None and connection.user.id == user_id and here:
                await self.drop(connection, FAREWELL)

    async def expel_banished(self, room: Room) -> None:
        """Close what the removed have open at a table. At a private one that is all who only look on: it has new
        keys, and one of them may be the removed by another name."""
        for connection in _at(room):
            user = connection.user
            if user is None or user.id == room.row.owner:
                continue
            removed = room.banished.get(user.id) == REMOVED
            anybody = connection.seat == SPECTATOR and not room.spec.public and connection.keys != room.keys
            if removed or anybody:
                await self.drop(connection, FAREWELL)

    async def expel_programs(self, room: Room) -> None:
        """Close what programs have open at a table with tokens that are worth nothing any more."""
        for connection in _at(room):
            if connection.user is None and connection.seat == SPECTATOR:
                await self.drop(connection, FAREWELL)

    # Telling

    async def _send(self, connection: Connection) -> None:
        room = connection.room
        while True:
            await connection.news.wait()
            connection.news.clear()
            while connection.answers:
                await self._put(connection, write(connection.answers.popleft()))
            if connection.changes != room.changes and (told := await self._table(connection)):
                await self._put(connection, told)
            if lines := self._lines(connection):
                await self._put(connection, write(ChatMessage(lines)))
            if connection.presence != room.audience.presence:
                connection.presence = room.audience.presence
                await self._put(connection, write(PresenceMessage(*connection.presence)))
            if connection.trouble != self.trouble:
                connection.trouble = self.trouble
                await self._put(connection, write(TroubleMessage(connection.trouble)))

    async def _table(self, connection: Connection) -> str:
        """How the table stands now, or what has changed; nothing if that is nothing."""
        room, telling = connection.room, connection.room.telling
        connection.changes = room.changes
        async with room.lock:
            await room.match()
            seat, old = connection.seat, connection.snapshot
            new = telling.snapshot(seat, connection.user, connection.wants.shown)
            since, connection.told = connection.told, new.seq
            if connection.wants.changes:
                connection.snapshot = new
            if old is not None and old.groups == new.groups and connection.you == seat:
                told = telling.changes(old, new, seat)
                return join(write({"type": "changes", "now": now()}), told) if told else ""
            connection.you, connection.presence = seat, room.audience.presence
            told = telling.whole(new, seat, since, self._lines(connection))
        return join(write({"type": "table", "v": VERSION, "now": now()}), told)

    def _lines(self, connection: Connection) -> list[Line]:
        """What was said since the connection was told last."""
        lines = connection.room.said_after(connection.chatted)
        if lines:
            connection.chatted = lines[-1].number
        return lines

    async def _put(self, connection: Connection, text: str) -> None:
        try:
            await connection.socket.send_text(text)
        except RuntimeError as error:  # it was closed meanwhile
            raise WebSocketDisconnect from error

    # Hearing

    async def _receive(self, connection: Connection) -> None:
        await connection.room.go_on()
        while connection in self.open:  # what somebody said who was let go is not done any more
            try:
                frame = await connection.socket.receive()
            except RuntimeError as error:  # it was closed meanwhile
                raise WebSocketDisconnect from error
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                raise NotText
            self.throttle.need(connection.key)
            if len(text.encode("utf-8", "replace")) > self.settings.most_message_bytes:
                raise TooMuch("server-too-much")
            connection.answer(await self._answer(connection, text))

    async def _answer(self, connection: Connection, text: str) -> Answer:
        """What somebody said is done, or not: either way they are told."""
        said: Said | None = None
        try:
            said = self.decoder.decode(text)
            return await self._do(connection, said)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = Problem("server-bad-message", {"error": str(error)[:120]})
        except TooMuch:
            raise
        except ParlourError as error:
            problem = problem_of(error)
        except Exception:
            log.exception("message failed", extra={"table": connection.room.id})
            problem = Problem("server-broken", {})
        return ErrorMessage(said.id if said is not None else _id_of(text), problem)

    async def _do(self, connection: Connection, said: Said) -> OkMessage:
        room = connection.room
        if not isinstance(said, Play | Explain):
            self.rare.need(connection.key)
        if isinstance(said, Sync):
            if self.tables.storage.shared:
                await room.look()  # what is told is how it stands, not how this process knew it
            connection.told = connection.chatted = 0
            connection.snapshot = None
            connection.changes = -1
            connection.news.set()
            return OkMessage(id=said.id)
        if isinstance(said, Chat):
            if connection.user is None:
                raise Forbidden("server-not-seated")
            message = f"{connection.who}/chat/{said.id}" if said.id else None
            await self.tables.say(room, connection.user, said.text, message)
            return OkMessage(id=said.id)
        if isinstance(said, Explain):
            found = await room.explain(connection.need_seat(), said.action)
            return OkMessage(id=said.id, **asdict(found))
        connection.need_seat()
        message = f"{connection.who}/{said.id}" if said.id else None
        # Where they sit is looked up when it is their turn: they may have been removed while they waited for it.
        seq = await room.do(message, lambda match: do(match, connection.need_seat(), said))
        return OkMessage(id=said.id, seq=seq)


def _id_of(text: str) -> str:
    """The id of a message that cannot be read otherwise, so that whoever waits for the answer gets it."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, RecursionError):
        return ""


def _at(room: Room) -> list[Connection]:
    """Who follows a table. Not looked for among all: it is asked whenever another process has written there."""
    return [listener for listener in room.listeners if isinstance(listener, Connection)]
