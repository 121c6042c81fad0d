"""All tables of a server: making and finding them, sitting down, leaving, starting, playing again."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec.structs import replace

from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import SPECTATOR
from parlour.server.errors import Forbidden, NotFound
from parlour.server.merging import Merged
from parlour.server.new_table import new_table
from parlour.server.people import BOT_TOKEN, clean_text
from parlour.server.room import GONE, IDLE_SECONDS, Room
from parlour.server.rows import User
from parlour.server.schema import FINISHED, MUTED, REMOVED, RUNNING, WAITING
from parlour.server.settings import Settings
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Banished, Conflict, Full, heed
from parlour.server.tokens import fingerprint, new_id
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
        self.gone: Callable[[Room], Awaitable[None]] = _nobody  # whoever follows a table that is gone is let go
        self.opened: Callable[[Room], None] = lambda room: None  # a table is in memory from now on

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
            task.add_done_callback(heed)
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        """Once, whoever asks for it at the same time."""
        row = await self.storage.table(table_id)
        if row is None:
            raise NotFound("server-no-table")
        try:
            room = Room(self.storage, row, self.wake)
        except ParlourError:  # its options mean nothing any more
            if row.status != FINISHED:
                await self.storage.freeze(row.id)
            raise TableError("table-frozen") from None
        await room.load()
        self.rooms[table_id] = room
        self.opened(room)
        if len(self.rooms) > MOST_ROOMS or room.plays > MANY_PLAYS:  # maintenance may come too late
            self.close_idle()
        return room

    async def fresh(self, table_id: str) -> Room:
        """The same, knowing all that other processes have written: for whoever wants to see how it stands."""
        known = table_id in self.rooms or table_id in self.opening  # read a moment ago
        room = await self.room(table_id)
        if known and self.storage.shared:
            try:
                await room.look()
            except NotFound:
                self.rooms.pop(table_id, None)
                await self.gone(room)
                raise
        return room

    async def knowing(self, table_id: str, seq: int) -> Room:
        """The room of a table, knowing what was written up to this entry: whoever wrote it may be elsewhere."""
        room = await self.room(table_id)
        if room.row.seq < seq:
            await room.look()
        return room

    async def look_again(self) -> list[Room]:
        """Look at open tables at which something was written that was not heard of, by a host or by another
        process; those that are gone."""
        asked = dict(self.rooms)
        links = {table_id: room.row.rematch for table_id, room in asked.items()}
        standings = await self.storage.standings([*asked, *filter(None, links.values())])
        gone = []
        for table_id, room in asked.items():
            if self.rooms.get(table_id) is not room:
                continue  # closed meanwhile
            link = links[table_id]
            if link is not None and link == room.row.rematch and (link not in standings) != room.rematch_gone:
                room.rematch_gone = link not in standings
                room.tell()
            stored, here = standings.get(table_id), room.standing
            if stored == here:
                continue
            if stored is not None and stored.revision == here.revision and stored.seq < here.seq:
                continue  # it was played at here since that was read
            try:
                await room.look()
            except NotFound:
                room.tell()
                gone.append(room)
                self.rooms.pop(table_id, None)
        return gone

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

    async def seat_for(self, room: Room, user: User, key: str) -> int:
        """The seat a user may look from: their own, or as an onlooker with the right link."""
        seat = room.seat_of(user.id)
        if room.row.owner == user.id:
            return seat
        if room.banished.get(user.id) == REMOVED:
            raise NotFound("server-no-table")
        if seat != SPECTATOR:
            return seat
        keys = (room.row.watch, room.row.invite)
        if room.spec.public or any(secrets.compare_digest(key.encode(), known.encode()) for known in keys):
            return SPECTATOR
        raise NotFound("server-no-table")

    async def need_seat(self, room: Room, user: User) -> int:
        """Where somebody sits who may still sit there."""
        seat = await self.seat_for(room, user, "")
        if seat == SPECTATOR:
            raise Forbidden("server-not-seated")
        return seat

    def need_owner(self, room: Room, user: User) -> None:
        if room.row.owner != user.id:
            if room.banished.get(user.id) == REMOVED:  # to them it is not there
                raise NotFound("server-no-table")
            raise Forbidden("server-not-owner")

    # Making and joining

    async def make(self, user: User, spec: Spec) -> Room:
        """A new table; its maker takes the first free seat."""
        if spec.public or spec.seats.count(PERSON) > 1:
            need_name(user)
        row, seats = new_table(user, spec, {spec.seats.index(PERSON): user.id}, WAITING)
        try:
            await self.storage.add_table(row, seats, self.settings.most_tables)
        except Full:
            raise self._too_many_tables() from None
        return await self.room(row.id)

    def _too_many_tables(self) -> Forbidden:
        return Forbidden("server-too-many-tables", most=self.settings.most_tables)

    async def keep(self, user: User, spec: Spec, entries: Sequence[TableEntry]) -> Room:
        """A game that was played elsewhere, to be looked at by link; nobody sits at it."""
        row, seats = new_table(user, spec, {}, FINISHED)
        try:
            await self.storage.add_played(row, seats, entries, self.settings.most_records)
        except Full:
            raise Forbidden("server-too-many-records", most=self.settings.most_records) from None
        return await self.room(row.id)

    async def join(self, room: Room, user: User, seat: int, key: str) -> None:
        """Take a seat, by the lobby or by the invitation."""
        if not 0 <= seat < len(room.spec.seats) or room.spec.seats[seat] != PERSON:
            raise InvalidInput("core-unknown-seat", seat=seat)
        invited = secrets.compare_digest(key.encode(), room.row.invite.encode())
        if not room.spec.public and not invited and room.row.owner != user.id:
            raise NotFound("server-no-table")
        if room.row.owner != user.id:
            need_name(user)
        await room.finish(self._join(room, user, seat))

    async def _join(self, room: Room, user: User, seat: int) -> None:
        async with room.lock:  # nobody sits down twice, in a game that begins, or while they are removed
            self._need_may_sit(room, user)
            sat = await self.storage.sit(room.id, seat, user.id)
            await room.catch_up()
            if not sat:
                self._need_may_sit(room, user)
                raise TableError("table-seat-taken")

    def _need_may_sit(self, room: Room, user: User) -> None:
        if room.banished.get(user.id) == REMOVED:
            raise NotFound("server-no-table")
        if room.row.status != WAITING:
            raise TableError("table-begun")
        if room.seat_of(user.id) != SPECTATOR:
            raise TableError("table-seated")

    async def leave(self, room: Room, user: User) -> None:
        """Get up before the game; in a game a bot takes over."""
        await self.need_seat(room, user)

        def go(match: Match) -> list[TableEntry]:
            seat = room.seat_of(user.id)
            return match.take_over(seat, room.spec.bots[-1], now()) if seat != SPECTATOR else []

        if not await room.finish(self._stood_up(room, user.id)) and room.row.status == RUNNING:
            await room.do(None, go)

    async def _stood_up(self, room: Room, user_id: str) -> bool:
        """Whether somebody could simply get up: the game has not begun."""
        async with room.lock:
            free = room.row.status == WAITING and await self.storage.stand_up(room.id, user_id, True)
            await room.catch_up()
        return free

    async def take_over(self, room: Room, user: User, seat: int) -> None:
        """The owner lets a bot play for somebody who has not been there for a while."""
        self.need_owner(room, user)
        if not 0 <= seat < len(room.spec.seats):
            raise InvalidInput("core-unknown-seat", seat=seat)
        if not room.is_absent(seat, self.settings.absent_seconds):
            raise TableError("table-present")
        await room.do(None, lambda match: match.take_over(seat, match.spec.bots[-1], now()))

    async def close(self, room: Room, user: User) -> None:
        """The owner gives up a table that was not begun."""
        self.need_owner(room, user)
        await room.finish(self._close(room))

    async def _close(self, room: Room) -> None:
        async with room.lock:
            if not await self.storage.close_table(room.id):
                raise TableError("table-begun")
            room.row = replace(room.row, status=GONE)
            self.rooms.pop(room.id, None)
        room.tell()

    async def start(self, room: Room, user: User) -> None:
        """Begin when every seat is taken."""
        self.need_owner(room, user)

        def begin(match: Match) -> list[TableEntry]:
            for seat, kind in enumerate(room.spec.seats):
                if kind == PERSON and room.is_free(seat):
                    raise TableError("table-seats-free")
            return match.begin(now())

        await room.do(None, begin)

    async def rematch(self, room: Room, user: User) -> Room:
        """The same again: a new table with the same people, made once, whoever asks."""
        await self.need_seat(room, user)
        if room.row.status in (WAITING, RUNNING):
            raise TableError("table-running")
        return await room.finish(self._rematch(room, user))

    async def _rematch(self, room: Room, user: User) -> Room:
        async with room.lock:
            link = room.row.rematch
            if link is None or link not in await self.storage.statuses([link]):  # it may have been given up
                removed = {user for user, how in room.banished.items() if how == REMOVED}
                sitting = {seat.seat: seat.user for seat in room.seats if seat.user and seat.user not in removed}
                row, seats = new_table(user, room.spec, sitting, WAITING)
                try:
                    await self.storage.add_table(row, seats, self.settings.most_tables, after=room.row)
                except Full:
                    raise self._too_many_tables() from None
                except Conflict:  # another process was quicker
                    pass
                await room.catch_up()
        return await self.room(str(room.row.rematch))

    async def bot_token(self, room: Room, user: User, seat: int) -> str:
        """A token that lets an outside program sit at a seat no person has, before the game; one it had before is
        worth nothing."""
        token = secrets.token_urlsafe(24)
        await self._fill(room, user, seat, PERSON, fingerprint(self.settings.secret, BOT_TOKEN, token))
        return token

    async def fill(self, room: Room, user: User, seat: int, player: str) -> None:
        """The owner lets a bot play at a seat where no person sits, before the game, or whoever comes."""
        if player not in (PERSON, *room.spec.bots):
            raise InvalidInput("core-unknown-bot", name=player, known=", ".join(room.spec.bots))
        if player == PERSON:
            need_name(user)
        await self._fill(room, user, seat, player, None)

    async def _fill(self, room: Room, user: User, seat: int, player: str, token: str | None) -> None:
        self.need_owner(room, user)
        if not 0 <= seat < len(room.spec.seats):
            raise InvalidInput("core-unknown-seat", seat=seat)
        await room.finish(self._filled(room, seat, player, token))

    async def _filled(self, room: Room, seat: int, player: str, token: str | None) -> None:
        async with room.lock:
            if room.row.status != WAITING:  # a program that plays has seen cards its owner may not see
                raise TableError("table-begun")
            filled = await self.storage.fill(room.id, seat, player, token)
            await room.catch_up()
            if filled:
                return
            if room.row.status != WAITING:
                raise TableError("table-begun")
            if room.seats[seat].user is None:
                raise TableError("table-last-person")
            raise TableError("table-seat-taken")

    async def banish(self, room: Room, user: User, whom: str, how: str | None) -> None:
        """The owner mutes somebody, or removes them; None forgives."""
        self.need_owner(room, user)
        known = await self.storage.user(whom) is not None
        if whom == user.id or not known or how not in (MUTED, REMOVED, None):
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
            seat = room.seat_of(whom)
            await self.storage.banish(room.id, whom, how, keys)
            await room.catch_up()
        return seat

    async def _vacate(self, room: Room, user_id: str) -> None:
        """Somebody does not come back to their seat: it is free, or in a game a bot's."""
        await self._replace(room, await room.finish(self._unseated(room, user_id)))

    async def _unseated(self, room: Room, user_id: str) -> int:
        async with room.lock:
            seat = room.seat_of(user_id)
            await self.storage.stand_up(room.id, user_id)
            await room.catch_up()
        return seat

    async def _replace(self, room: Room, seat: int) -> None:
        """A bot plays on where somebody sat who will not."""

        def replace(match: Match) -> list[TableEntry]:
            return match.take_over(seat, match.spec.bots[-1], now()) if match.player(seat) == PERSON else []

        if seat != SPECTATOR and room.row.status == RUNNING:
            await room.do(None, replace)

    async def renamed(self, user: User) -> None:
        """Somebody has a new name: the tables they sit at should know."""
        for room in list(self.rooms.values()):
            if room.seat_of(user.id) != SPECTATOR:
                await room.look()

    async def merged(self, merged: Merged) -> None:
        """Seats and tables of a guest have become those of an account."""
        for table_id in merged.tables:
            room = self.rooms.get(table_id)
            if room is not None:
                await room.look()
        for table_id, user_id in merged.left:
            with contextlib.suppress(ParlourError):  # it has ended or frozen meanwhile
                await self._vacate(await self.room(table_id), user_id)

    # Talking

    async def say(self, room: Room, user: User, text: str, message: str | None) -> None:
        """A line of chat, once."""
        need_name(user)
        text = clean_text(text)
        if not text or len(text) > LONGEST_CHAT:
            raise InvalidInput("server-bad-chat", most=LONGEST_CHAT)
        await room.finish(self._say(room, user, text, message))

    async def _say(self, room: Room, user: User, text: str, message: str | None) -> None:
        async with room.lock:
            if message is not None and message in room.heard:
                return
            refusal = await self._refused(room, user, text, message)
            # A repeat of what was said at another process is no second line.
            if refusal is not None and (message is None or await self.storage.heard(room.id, message) is None):
                raise refusal
            if message is not None:
                room.heard[message] = 0
            await room.catch_up()

    async def _refused(self, room: Room, user: User, text: str, message: str | None) -> ParlourError | None:
        """Say something; why not, if it was not."""
        if room.chat and room.chat[-1].number >= MOST_CHAT:
            return Forbidden("server-chat-full", most=MOST_CHAT)
        try:
            await self.storage.say(room.id, user, text, message, now())
        except Conflict:
            return TableError("table-moved-on")
        except Banished:
            return Forbidden("server-muted")
        return None


def need_name(user: User) -> None:
    """Others should know what to call whoever they meet."""
    if not user.name:
        raise Forbidden("server-need-name")


async def _nobody(room: Room) -> None:
    pass
