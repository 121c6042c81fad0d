"""All tables of a server: making and finding them, sitting down, leaving, starting, playing again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import SPECTATOR
from parlour.server.errors import Forbidden, NotFound
from parlour.server.merging import MUTED, REMOVED, Merged
from parlour.server.new_table import new_table
from parlour.server.people import BOT_TOKEN, clean_text, fingerprint, new_id
from parlour.server.room import GONE, IDLE_SECONDS, Room
from parlour.server.schema import FINISHED, FROZEN, RUNNING, WAITING
from parlour.server.settings import Settings
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Conflict, Full, Row
from parlour.table.entries import TableEntry
from parlour.table.match import Match, TableError
from parlour.table.spec import PERSON, Spec

LONGEST_CHAT: Final = 500
MOST_CHAT: Final = 10_000  # lines of a table
MOST_BANISHED: Final = 200  # at a table
MOST_ROOMS: Final = 2_000  # in memory that nobody is in, and
MOST_PLAYS: Final = 200_000  # in all of them, about a hundred megabytes, before they are forgotten sooner
IDLE_WHEN_CROWDED: Final = 2  # seconds
MANY_PLAYS: Final = 1_000  # of a room that is large


class Tables:
    """The rooms that are open, and the storage behind them."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.wake: Callable[[], None] = lambda: None

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = now()  # whoever asked for it will use it
            return room
        task = self.opening.get(table_id)
        if task is None:
            task = self.opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        """Once, whoever asks for it at the same time."""
        row = await self.storage.table(table_id)
        if row is None:
            raise NotFound("server-no-table")
        try:
            room = Room(self.storage, row, self.wake)
        except ParlourError:  # its options mean nothing any more
            if row["status"] != FINISHED:
                await self.storage.freeze(row["id"])
            raise TableError("table-frozen") from None
        await room.load()
        link = row["rematch"]
        room.rematch_gone = link is not None and link not in await self.storage.statuses([link])
        self.rooms[table_id] = room
        if len(self.rooms) > MOST_ROOMS or room.plays > MANY_PLAYS:  # maintenance may come too late
            self.close_idle()
        return room

    async def look_again(self) -> list[Room]:
        """Read the status of open tables, which a host may have changed, and of those that followed them; the open
        ones that are gone."""
        asked = dict(self.rooms)
        links = {table_id: room.row["rematch"] for table_id, room in asked.items()}
        statuses = await self.storage.statuses([*asked, *filter(None, links.values())])
        gone = []
        for table_id, room in asked.items():
            if self.rooms.get(table_id) is not room:
                continue  # closed meanwhile
            link = links[table_id]
            if link is not None and link == room.row["rematch"] and (link not in statuses) != room.rematch_gone:
                room.rematch_gone = link not in statuses
                room.tell()
            status = statuses.get(table_id, GONE)
            thawed = room.row["status"] == FROZEN != status
            if room.row["status"] != status and (thawed or status in (FROZEN, GONE)):
                if thawed:
                    await self._open_again(room)
                else:
                    room.row = {**room.row, "status": status}
                room.tell()
            if status == GONE:
                gone.append(room)
                del self.rooms[table_id]
        return gone

    async def _open_again(self, room: Room) -> None:
        before = room.row
        room.row = await self.storage.table(room.id) or before
        room.forget()
        try:
            await room.load()
        except BaseException:
            room.row = before  # the next look tries again
            raise

    def close_idle(self) -> None:
        """Forget rooms nobody is in, the sooner the more of them there are: everything is in the storage."""
        plays = sum(room.plays for room in self.rooms.values())
        for room in sorted(self.rooms.values(), key=lambda room: room.used):
            crowded = plays > MOST_PLAYS or len(self.rooms) > MOST_ROOMS
            if not room.is_idle(IDLE_WHEN_CROWDED if crowded else IDLE_SECONDS):
                continue
            plays -= room.plays
            del self.rooms[room.id]

    # Who may what

    async def seat_for(self, room: Room, user: Row, key: str) -> int:
        """The seat a user may look from: their own, or as an onlooker with the right link."""
        seat = room.seat_of(user["id"])
        if room.row["owner"] == user["id"]:
            return seat
        if room.banished.get(user["id"]) == REMOVED:
            raise NotFound("server-no-table")
        if seat != SPECTATOR:
            return seat
        keys = (room.row["watch"], room.row["invite"])
        if room.spec.public or any(secrets.compare_digest(key.encode(), known.encode()) for known in keys):
            return SPECTATOR
        raise NotFound("server-no-table")

    async def need_seat(self, room: Room, user: Row) -> int:
        """Where somebody sits who may still sit there."""
        seat = await self.seat_for(room, user, "")
        if seat == SPECTATOR:
            raise Forbidden("server-not-seated")
        return seat

    def need_owner(self, room: Room, user: Row) -> None:
        if room.row["owner"] != user["id"]:
            if room.banished.get(user["id"]) == REMOVED:  # to them it is not there
                raise NotFound("server-no-table")
            raise Forbidden("server-not-owner")

    # Making and joining

    async def make(self, user: Row, spec: Spec) -> Room:
        """A new table; its maker takes the first free seat."""
        row, seats = new_table(user, spec, {spec.seats.index(PERSON): user["id"]}, WAITING)
        try:
            await self.storage.add_table(row, seats, self.settings.most_tables)
        except Full:
            raise self._too_many_tables() from None
        return await self.room(row["id"])

    def _too_many_tables(self) -> Forbidden:
        return Forbidden("server-too-many-tables", most=self.settings.most_tables)

    async def keep(self, user: Row, spec: Spec, entries: Sequence[TableEntry]) -> Room:
        """A game that was played elsewhere, to be looked at by link; nobody sits at it."""
        row, seats = new_table(user, spec, {}, FINISHED)
        try:
            await self.storage.add_played(row, seats, entries, self.settings.most_records)
        except Full:
            raise Forbidden("server-too-many-records", most=self.settings.most_records) from None
        return await self.room(row["id"])

    async def join(self, room: Room, user: Row, seat: int, key: str) -> None:
        """Take a seat, by the lobby or by the invitation."""
        if not 0 <= seat < len(room.spec.seats) or room.spec.seats[seat] != PERSON:
            raise InvalidInput("core-unknown-seat", seat=seat)
        invited = secrets.compare_digest(key.encode(), room.row["invite"].encode())
        if not room.spec.public and not invited and room.row["owner"] != user["id"]:
            raise NotFound("server-no-table")
        await room.finish(self._join(room, user, seat))

    async def _join(self, room: Room, user: Row, seat: int) -> None:
        async with room.lock:  # nobody sits down twice, in a game that begins, or while they are removed
            if room.banished.get(user["id"]) == REMOVED:
                raise NotFound("server-no-table")
            if room.row["status"] != WAITING:
                raise TableError("table-begun")
            if room.seat_of(user["id"]) != SPECTATOR:
                raise TableError("table-seated")
            if not await self.storage.sit(room.id, seat, user["id"]):
                raise TableError("table-seat-taken")
            room.seats = await self.storage.seats(room.id)
        room.tell()

    async def leave(self, room: Room, user: Row) -> None:
        """Get up before the game; in a game a bot takes over."""
        seat = await self.need_seat(room, user)
        if not await room.finish(self._stood_up(room, user["id"])) and room.row["status"] == RUNNING:
            bot = room.spec.bots[-1]
            await room.do(None, lambda match: match.take_over(seat, bot, now()))

    async def _stood_up(self, room: Room, user_id: str) -> bool:
        """Whether somebody could simply get up: the game has not begun."""
        async with room.lock:
            waiting: bool = room.row["status"] == WAITING
            if waiting:
                await self.storage.stand_up(room.id, user_id)
            room.seats = await self.storage.seats(room.id)
        room.tell()
        return waiting

    async def take_over(self, room: Room, user: Row, seat: int) -> None:
        """The owner lets the best bot play for somebody who has not been there for a while."""
        self.need_owner(room, user)
        if not 0 <= seat < len(room.spec.seats):
            raise InvalidInput("core-unknown-seat", seat=seat)
        if not room.is_absent(seat, self.settings.absent_seconds):
            raise TableError("table-present")
        await room.do(None, lambda match: match.take_over(seat, match.spec.bots[-1], now()))

    async def close(self, room: Room, user: Row) -> None:
        """The owner gives up a table that was not begun."""
        self.need_owner(room, user)
        await room.finish(self._close(room))

    async def _close(self, room: Room) -> None:
        async with room.lock:
            if not await self.storage.close_table(room.id):
                raise TableError("table-begun")
            room.row = {**room.row, "status": GONE}
            self.rooms.pop(room.id, None)
        room.tell()

    async def start(self, room: Room, user: Row) -> None:
        """Begin when every seat is taken."""
        self.need_owner(room, user)

        def begin(match: Match) -> list[TableEntry]:
            for seat, kind in enumerate(room.spec.seats):
                if kind == PERSON and not (room.seats[seat]["user"] or room.seats[seat]["token"]):
                    raise TableError("table-seats-free")
            return match.begin(now())

        await room.do(None, begin)

    async def rematch(self, room: Room, user: Row) -> Room:
        """The same again: a new table with the same people, made once, whoever asks."""
        await self.need_seat(room, user)
        if room.row["status"] in (WAITING, RUNNING):
            raise TableError("table-running")
        return await room.finish(self._rematch(room, user))

    async def _rematch(self, room: Room, user: Row) -> Room:
        async with room.lock:
            link = room.row["rematch"]
            if link is None or link not in await self.storage.statuses([link]):  # it may have been given up
                welcome = [row for row in room.seats if row["user"] and room.banished.get(row["user"]) != REMOVED]
                sitting = {row["seat"]: row["user"] for row in welcome}
                row, seats = new_table(user, room.spec, sitting, WAITING)
                try:
                    await self.storage.add_table(row, seats, self.settings.most_tables, after=room.row)
                    room.row, room.rematch_gone = {**room.row, "rematch": row["id"]}, False
                except Full:
                    raise self._too_many_tables() from None
                except Conflict:  # another process was quicker
                    room.row, room.rematch_gone = await self.storage.table(room.id) or room.row, False
        room.tell()
        return await self.room(str(room.row["rematch"]))

    async def bot_token(self, room: Room, user: Row, seat: int) -> str:
        """A token that lets an outside program sit at a seat no person has, before the game; one it had before is
        worth nothing."""
        token = secrets.token_urlsafe(24)
        await self._set_token(room, user, seat, fingerprint(self.settings.secret, BOT_TOKEN, token))
        return token

    async def free_seat(self, room: Room, user: Row, seat: int) -> None:
        """The seat of an outside program is anybody's again, before the game."""
        await self._set_token(room, user, seat, None)

    async def _set_token(self, room: Room, user: Row, seat: int, token: str | None) -> None:
        self.need_owner(room, user)
        if not 0 <= seat < len(room.spec.seats) or room.spec.seats[seat] != PERSON:
            raise InvalidInput("core-unknown-seat", seat=seat)
        await room.finish(self._token_set(room, seat, token))

    async def _token_set(self, room: Room, seat: int, token: str | None) -> None:
        async with room.lock:
            if room.row["status"] != WAITING:  # a program that plays has seen cards its owner may not see
                raise TableError("table-begun")
            if not await self.storage.set_token(room.id, seat, token):
                raise TableError("table-seat-taken")
            room.seats = await self.storage.seats(room.id)
        room.tell()

    async def banish(self, room: Room, user: Row, whom: str, how: str | None) -> None:
        """The owner mutes somebody, or removes them; None forgives."""
        self.need_owner(room, user)
        known = await self.storage.user(whom) is not None
        if whom == user["id"] or not known or how not in (MUTED, REMOVED, None):
            raise InvalidInput("server-bad-banish")
        seat = await room.finish(self._banish(room, whom, how))
        if how == REMOVED:
            await self._replace(room, seat)

    async def _banish(self, room: Room, whom: str, how: str | None) -> int:
        """The seat they had."""
        # Whoever is removed has the keys and could come as somebody else: they open nothing any more.
        keys = {"invite": new_id(24), "watch": new_id(24)} if how == REMOVED else {}
        async with room.lock:
            if how is not None and whom not in room.banished and len(room.banished) >= MOST_BANISHED:
                raise Forbidden("server-many-banished", most=MOST_BANISHED)
            await self.storage.banish(room.id, whom, how, keys)
            room.banished = await self.storage.banished(room.id)
            room.row = {**room.row, **keys}
            seat = room.seat_of(whom)
            if how == REMOVED:  # at once: there is no moment in which they are removed and sit
                await self.storage.stand_up(room.id, whom)
                room.seats = await self.storage.seats(room.id)
        room.tell()
        return seat

    async def _vacate(self, room: Room, user_id: str) -> None:
        """Somebody does not come back to their seat: it is free, or in a game a bot's."""
        await self._replace(room, await room.finish(self._unseated(room, user_id)))

    async def _unseated(self, room: Room, user_id: str) -> int:
        async with room.lock:
            seat = room.seat_of(user_id)
            await self.storage.stand_up(room.id, user_id)
            room.seats = await self.storage.seats(room.id)
        room.tell()
        return seat

    async def _replace(self, room: Room, seat: int) -> None:
        """A bot plays on where somebody sat who will not."""

        def replace(match: Match) -> list[TableEntry]:
            return match.take_over(seat, match.spec.bots[-1], now()) if match.player(seat) == PERSON else []

        if seat != SPECTATOR and room.row["status"] == RUNNING:
            await room.do(None, replace)

    async def renamed(self, user: Row) -> None:
        """Somebody has a new name: the tables they sit at should know."""
        for room in list(self.rooms.values()):
            if room.seat_of(user["id"]) != SPECTATOR:
                await self._seats_changed(room)

    async def merged(self, merged: Merged) -> None:
        """Seats and tables of a guest have become those of an account."""
        for table_id in merged.tables:
            room = self.rooms.get(table_id)
            if room is not None:
                row = await self.storage.table(table_id)
                room.row = {**room.row, "owner": row["owner"]} if row is not None else room.row
                room.banished = await self.storage.banished(table_id)
                await self._seats_changed(room)
        for table_id, user_id in merged.left:
            with contextlib.suppress(ParlourError):  # it has ended or frozen meanwhile
                await self._vacate(await self.room(table_id), user_id)

    async def _seats_changed(self, room: Room) -> None:
        async with room.lock:
            room.seats = await self.storage.seats(room.id)
        room.tell()

    # Talking

    async def say(self, room: Room, user: Row, text: str, message: str | None) -> None:
        """A line of chat, once."""
        text = clean_text(text)
        if not text or len(text) > LONGEST_CHAT:
            raise InvalidInput("server-bad-chat", most=LONGEST_CHAT)
        if user["id"] in room.banished:
            raise Forbidden("server-muted")
        await room.finish(self._say(room, user, text, message))

    async def _say(self, room: Room, user: Row, text: str, message: str | None) -> None:
        async with room.lock:
            if message is not None and message in room.heard:
                return
            if room.chat and room.chat[-1]["number"] >= MOST_CHAT:
                raise Forbidden("server-chat-full", most=MOST_CHAT)
            try:
                room.show(await self.storage.say(room.id, user, text, message, now()))
            except Conflict:
                if message is None or message not in await self.storage.heard(room.id):
                    raise TableError("table-moved-on") from None
            if message is not None:
                room.heard[message] = 0
        room.audience.wake()
