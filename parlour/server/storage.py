"""What is kept: users, tables, entries, chat, jobs. One method for each thing somebody wants to know or to write.

Entries are only ever appended, and the primary key (table, seq) makes every append conditional: of two processes
that go on from the same entry one fails with `Conflict` and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    and_,
    case,
    delete,
    false,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.core.game import Json
from parlour.server import schema
from parlour.server.database import WRITING
from parlour.server.disk import FULL, Disk, refuses
from parlour.server.errors import Unwell
from parlour.server.merging import Merged, merge_users
from parlour.server.wal import KEPT, WriteAheadLog
from parlour.table.entries import TableEntry

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
FROZEN: Final = "frozen"  # its entries no longer replay: it can be read, not played
MOST_WAITING: Final = 500  # bots that are looked at to find the next ones
# Nothing is made to wait longer than this but clocks: what does was written while the machine's clock was ahead.
FARTHEST: Final = 300  # seconds


class Conflict(Exception):
    """Somebody else has gone on from the same point."""


class Full(Exception):
    """Somebody has as many tables as they may."""


@dataclass(frozen=True)
class Job:
    """Something that must happen later."""

    kind: str
    table: str
    seq: int
    due: int
    data: Json
    id: int = 0
    tries: int = 0


@dataclass(frozen=True)
class Waiting:
    """A bot that waits for its turn to think: of whose table, and whether a person plays there."""

    id: int
    table: str
    owner: str
    people: bool


@dataclass(frozen=True)
class Progress:
    """What is written together: new entries, the message they answer, what follows for the table and its jobs."""

    table: str
    entries: Sequence[TableEntry]
    message: str | None
    status: str
    to_move: int
    deadline: int | None
    now: int
    jobs: Sequence[Job]
    old_jobs: bool = True  # whether there may be jobs for earlier points
    keep_webhook: bool = False  # the same person is still to move: the message that says so stays


Row = dict[str, Any]
T = TypeVar("T")


class Storage:
    """The database behind the server."""

    def __init__(self, engine: Engine, disk: Disk | None = None) -> None:
        self.engine = engine
        self.disk = disk or Disk(None, 0)
        self.writer = engine.execution_options(**{WRITING: True})
        # SQLite has one writer: waiting in a queue is fairer than to be told that the database is locked.
        threads = 1 if engine.dialect.name == "sqlite" else 8
        self.writers = ThreadPoolExecutor(threads, "writer")
        self.readers = ThreadPoolExecutor(2 * threads, "reader")
        # Who somebody is must be known before anything else: it does not wait behind long lists.
        self.doorkeeper = ThreadPoolExecutor(threads, "door")
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        self.log = WriteAheadLog(engine, Path(f"{Path(file).resolve()}-wal")) if file else None

    def close(self) -> None:
        """What somebody still waits for is written; what nobody waits for any more is not begun."""
        self.writers.shutdown(cancel_futures=True)
        self.readers.shutdown(cancel_futures=True)
        self.doorkeeper.shutdown(cancel_futures=True)
        self.engine.dispose()

    async def probe(self) -> None:
        """The smallest write there is, of a row as it was: raise unless the database takes it."""

        def work(connection: Connection) -> None:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self._write(work, probe=True)

    async def tidy(self) -> None:
        """Move what was written from SQLite's log into its file, so that the writer need not wait for the disk."""
        if self.log is not None:
            await asyncio.get_running_loop().run_in_executor(self.readers, self.log.move)
            if self.log.idle and self.log.wants_cut(KEPT):
                await asyncio.wrap_future(self._cut(self.log))

    def _cut(self, log: WriteAheadLog) -> Future[None]:
        """In its turn among the writes."""
        log.cutting = True
        cut = self.writers.submit(log.cut)
        cut.add_done_callback(log.was_cut)
        return cut

    async def _read(self, work: Callable[[Connection], T], by: ThreadPoolExecutor | None = None) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(by or self.readers, run)

    async def _write(self, work: Callable[[Connection], T], probe: bool = False) -> T:
        """Work in a transaction, all of it or nothing. Raises `Unwell` where the disk takes nothing."""
        if not probe:
            self.disk.need_any()

        def run() -> T:
            try:
                with self.writer.begin() as connection:
                    found = work(connection)
            except DBAPIError as error:
                if not refuses(error):
                    raise
                self.disk.failed()
                raise Unwell(FULL) from error
            if self.log is not None:
                self.log.measure()
            return found

        found = await asyncio.get_running_loop().run_in_executor(self.writers, run)
        if self.log is not None and self.log.wants_cut():
            with contextlib.suppress(RuntimeError):  # it is being closed
                self._cut(self.log)  # whoever wrote need not wait for it
        return found

    async def _one(self, statement: Any) -> Row | None:
        def work(connection: Connection) -> Row | None:
            found = connection.execute(statement).mappings().first()
            return dict(found) if found is not None else None

        return await self._read(work)

    async def _all(self, statement: Any) -> list[Row]:
        return await self._read(lambda c: [dict(row) for row in c.execute(statement).mappings()])

    async def _do(self, *statements: Any) -> int:
        """Write in one transaction; how many rows the last statement changed."""

        def work(connection: Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

        return await self._write(work)

    # Users

    async def add_user(self, user: Row) -> None:
        self.disk.need_room()
        await self._do(insert(schema.users).values(**user))

    async def user(self, user_id: str) -> Row | None:
        return await self._one(select(schema.users).where(schema.users.c.id == user_id))

    async def user_by_login(self, login: str) -> Row | None:
        return await self._one(select(schema.users).where(schema.users.c.login == login))

    async def change_user(self, user_id: str, **values: object) -> None:
        """Raises `Conflict` where a login is taken."""
        try:
            await self._do(update(schema.users).where(schema.users.c.id == user_id).values(**values))
        except IntegrityError as error:
            raise Conflict from error

    async def register(self, user_id: str, values: Row, codes: Sequence[str]) -> bool:
        """Make an account of a guest, with recovery codes; False if it is one. Raises `Conflict`, as above."""
        users = schema.users
        guest = update(users).where(users.c.id == user_id, users.c.login.is_(None)).values(**values)

        def work(connection: Connection) -> bool:
            if connection.execute(guest).rowcount != 1:
                return False
            _set_recovery(connection, user_id, codes)
            return True

        try:
            return await self._write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def set_recovery(self, user_id: str, password: str, hashes: Sequence[str]) -> bool:
        """Other recovery codes; False if the password (its hash) is another one by now."""
        users = schema.users

        def work(connection: Connection) -> bool:
            same = and_(users.c.id == user_id, users.c.password == password)
            if connection.execute(select(users.c.id).where(same)).first() is None:
                return False
            _set_recovery(connection, user_id, hashes)
            return True

        return await self._write(work)

    async def has_recovery(self, user_id: str, code: str) -> bool:
        codes = schema.recovery_codes
        return await self._one(select(codes).where(codes.c.user == user_id, codes.c.hash == code)) is not None

    async def recover(self, user_id: str, code: str, password: str) -> bool:
        """A new password for a recovery code, which is used up; all sessions end. False if there is none."""
        codes, users, sessions = schema.recovery_codes, schema.users, schema.sessions

        def work(connection: Connection) -> bool:
            used = delete(codes).where(codes.c.user == user_id, codes.c.hash == code)
            if connection.execute(used).rowcount != 1:
                return False
            connection.execute(update(users).where(users.c.id == user_id).values(password=password))
            connection.execute(delete(sessions).where(sessions.c.user == user_id))
            return True

        return await self._write(work)

    async def change_password(self, user_id: str, before: str, password: str, codes: Sequence[str]) -> bool:
        """A new password in the place of one, with recovery codes; all sessions end. False if it was another."""
        users, sessions = schema.users, schema.sessions

        def work(connection: Connection) -> bool:
            same = and_(users.c.id == user_id, users.c.password == before)
            if connection.execute(update(users).where(same).values(password=password)).rowcount != 1:
                return False
            _set_recovery(connection, user_id, codes)
            connection.execute(delete(sessions).where(sessions.c.user == user_id))
            return True

        return await self._write(work)

    async def merge_users(self, guest: str, account: str) -> Merged:
        """A guest turns out to be the owner of an account: their seats and tables become its, and so does whatever
        table one of them was muted at or removed from."""
        return await self._write(lambda connection: merge_users(connection, guest, account))

    # Sessions

    async def user_of_session(self, session_id: str) -> Row | None:
        """The user, with `session` and when it was last `seen`."""
        users, sessions = schema.users, schema.sessions
        columns = (users, sessions.c.id.label("session"), sessions.c.seen)
        joined = sessions.join(users, sessions.c.user == users.c.id)
        statement = select(*columns).select_from(joined).where(sessions.c.id == session_id)

        def work(connection: Connection) -> Row | None:
            found = connection.execute(statement).mappings().first()
            return dict(found) if found is not None else None

        return await self._read(work, self.doorkeeper)

    async def add_session(
        self, session: Row, password: str | None, instead_of: str, oldest: int, most: int
    ) -> None:
        """A session, in the place of another one; the user keeps at most so many, and none that is too old. Raises
        `Conflict` where the password (its hash) is another one by now: what was right a moment ago is not."""
        sessions, users = schema.sessions, schema.users
        own = sessions.c.user == session["user"]
        same = and_(users.c.id == session["user"], users.c.password.is_not_distinct_from(password))

        def work(connection: Connection) -> None:
            if connection.execute(select(users.c.id).where(same)).first() is None:
                raise Conflict
            connection.execute(delete(sessions).where(sessions.c.id == instead_of))
            connection.execute(delete(sessions).where(own, sessions.c.seen < oldest))
            kept = select(sessions.c.id).where(own).order_by(sessions.c.seen.desc(), sessions.c.created.desc())
            for too_many in connection.execute(kept).scalars().all()[most - 1 :]:
                connection.execute(delete(sessions).where(sessions.c.id == too_many))
            connection.execute(insert(sessions).values(**session))

        await self._write(work)

    async def sessions_of(self, user_id: str, oldest: int) -> list[Row]:
        """Those of a user that were used since then, the last one first."""
        sessions = schema.sessions
        own = and_(sessions.c.user == user_id, sessions.c.seen >= oldest)
        return await self._all(select(sessions).where(own).order_by(sessions.c.seen.desc(), sessions.c.id))

    async def use_sessions(self, used: Mapping[str, int]) -> None:
        """When these sessions were last used."""
        sessions = schema.sessions
        await self._do(*(update(sessions).where(sessions.c.id == id_).values(seen=at) for id_, at in used.items()))

    async def end_session(self, session_id: str) -> None:
        await self._do(delete(schema.sessions).where(schema.sessions.c.id == session_id))

    async def end_sessions(self, user_id: str, label: str | None = None, but: str = "") -> list[str]:
        """End those of a user: the one with this label, or all but one. The ids of those that have ended."""
        sessions = schema.sessions
        which = and_(sessions.c.user == user_id, sessions.c.id != but)
        if label is not None:
            which = and_(which, sessions.c.label == label)

        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(select(sessions.c.id).where(which)).scalars())
            connection.execute(delete(sessions).where(which))
            return ended

        return await self._write(work)

    async def live_sessions(self, session_ids: Sequence[str]) -> set[str]:
        """Which of these have not ended, of users who are not banned."""
        users, sessions = schema.users, schema.sessions
        joined = sessions.join(users, sessions.c.user == users.c.id)
        live = and_(sessions.c.id.in_(session_ids), users.c.banned.is_(False))
        return {row["id"] for row in await self._all(select(sessions.c.id).select_from(joined).where(live))}

    async def banned(self, user_ids: Sequence[str]) -> set[str]:
        """Which of these are."""
        users = schema.users
        found = await self._all(select(users.c.id).where(users.c.id.in_(user_ids), users.c.banned))
        return {row["id"] for row in found}

    # Tables

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, str]:
        """The status of each of these tables that is still there."""
        tables = schema.tables
        rows = await self._all(select(tables.c.id, tables.c.status).where(tables.c.id.in_(table_ids)))
        return {row["id"]: row["status"] for row in rows}

    async def add_table(self, table: Row, seats: Sequence[Row], most: int, after: Row | None = None) -> None:
        """A new table, unless its owner has so many unfinished ones (`Full`): counted where it is added, for many
        may be asked for at once. As the rematch of another one it is added once: raises `Conflict` where there is
        one."""
        self.disk.need_room()
        mine = and_(schema.tables.c.owner == table["owner"], schema.tables.c.status.in_((WAITING, RUNNING)))

        def work(connection: Connection) -> None:
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
                raise Full
            connection.execute(insert(schema.tables).values(**table))
            connection.execute(insert(schema.seats).values(list(seats)))
            if after is not None:
                tables = schema.tables
                unchanged = tables.c.rematch.is_not_distinct_from(after["rematch"])
                follows = update(tables).where(tables.c.id == after["id"], unchanged).values(rematch=table["id"])
                if connection.execute(follows).rowcount != 1:
                    raise Conflict
                # Whoever was removed is not asked again, and whoever was muted stays so.
                banished = schema.banished
                again = and_(banished.c.table == after["id"], banished.c.user != table["owner"])
                columns = (literal(table["id"]), banished.c.user, banished.c.how)
                copied = select(*columns).where(again)
                connection.execute(insert(banished).from_select(["table", "user", "how"], copied))

        await self._write(work)

    async def add_played(self, table: Row, seats: Sequence[Row], entries: Sequence[TableEntry], most: int) -> None:
        """A table whose game was played elsewhere, unless its owner has brought so many (`Full`)."""
        self.disk.need_room()
        rows = entry_rows(table["id"], entries)
        sat = select(schema.seats.c.table).where(schema.seats.c.user.is_not(None))
        brought = and_(schema.tables.c.status == FINISHED, schema.tables.c.id.not_in(sat))
        mine = and_(schema.tables.c.owner == table["owner"], brought)

        def work(connection: Connection) -> None:
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
                raise Full
            connection.execute(insert(schema.tables).values(**table))
            connection.execute(insert(schema.seats).values(list(seats)))
            connection.execute(insert(schema.entries), rows)

        await self._write(work)

    async def table(self, table_id: str) -> Row | None:
        return await self._one(select(schema.tables).where(schema.tables.c.id == table_id))

    async def change_table(self, table_id: str, **values: object) -> None:
        await self._do(update(schema.tables).where(schema.tables.c.id == table_id).values(**values))

    async def freeze(self, table_id: str) -> None:
        """Nothing more is played at a table, and nothing more happens at it."""
        jobs = delete(schema.jobs).where(schema.jobs.c.table == table_id)
        frozen = update(schema.tables).where(schema.tables.c.id == table_id).values(status=FROZEN, deadline=None)
        await self._do(jobs, frozen)

    async def close_forgotten(self, before: int) -> None:
        """Forget tables that have waited for players since then."""
        tables = schema.tables
        await self._do(delete(tables).where(tables.c.status == WAITING, tables.c.touched < before))

    async def close_table(self, table_id: str) -> bool:
        """Forget a table that was never played at; False if it was."""
        tables = schema.tables
        waiting = and_(tables.c.id == table_id, tables.c.status == WAITING)
        return await self._do(delete(tables).where(waiting)) == 1

    async def lobby(self, limit: int) -> list[str]:
        """Public tables that wait for players, then those that are played. Of each the newest of every owner come
        first, then the second newest of every owner, and so on: nobody pushes the others out."""
        tables = schema.tables
        open_now = and_(tables.c.public, tables.c.status.in_((WAITING, RUNNING)))
        newest = (tables.c.touched.desc(), tables.c.id)
        turn = func.row_number().over(partition_by=(tables.c.owner, tables.c.status), order_by=newest)
        # "waiting" comes after "running"
        order = (tables.c.status.desc(), turn, *newest)
        rows = await self._all(select(tables.c.id).where(open_now).order_by(*order).limit(limit))
        return [row["id"] for row in rows]

    async def listed(self, table_ids: Sequence[str]) -> list[Row]:
        """What lists show of these tables."""
        return await self._all(select(*_listed()).where(schema.tables.c.id.in_(table_ids)))

    async def tables_of(self, user_id: str, limit: int) -> list[Row]:
        """The tables somebody sits at or made; `seat` is where, or None. Those that wait for them come first."""
        tables, seats = schema.tables, schema.seats
        sits = and_(seats.c.table == tables.c.id, seats.c.user == user_id)
        both = tables.outerjoin(seats, sits)
        made = select(tables.c.id).where(tables.c.owner == user_id)
        mine = tables.c.id.in_(made.union(select(seats.c.table).where(seats.c.user == user_id)))
        statement = select(*_listed(), seats.c.seat).select_from(both).where(mine)
        urgent = case(
            (and_(tables.c.status == RUNNING, tables.c.to_move == seats.c.seat), 0),
            (tables.c.status == RUNNING, 1),
            (tables.c.status == WAITING, 2),
            else_=3,
        )
        return await self._all(statement.order_by(urgent, tables.c.touched.desc()).limit(limit))

    async def names_at(self, table_ids: Sequence[str]) -> dict[str, dict[int, str]]:
        """Who sits where at these tables: names by seat; outside programs have an empty one."""
        seats, users = schema.seats, schema.users
        joined = seats.outerjoin(users, seats.c.user == users.c.id)
        taken = and_(seats.c.table.in_(table_ids), or_(seats.c.user.is_not(None), seats.c.token.is_not(None)))
        rows = await self._all(select(seats.c.table, seats.c.seat, users.c.name).select_from(joined).where(taken))
        found: dict[str, dict[int, str]] = {}
        for row in rows:
            found.setdefault(row["table"], {})[row["seat"]] = row["name"] or ""
        return found

    # Seats

    async def seats(self, table_id: str) -> list[Row]:
        """The seats of a table, with the names of who sits there."""
        seats, users = schema.seats, schema.users
        joined = seats.outerjoin(users, seats.c.user == users.c.id)
        columns = (seats, users.c.name, users.c.webhook)
        statement = select(*columns).select_from(joined).where(seats.c.table == table_id)
        return await self._all(statement.order_by(seats.c.seat))

    async def sit(self, table_id: str, seat: int, user_id: str) -> bool:
        """Take a free seat; False if somebody was quicker."""
        seats = schema.seats
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.token.is_(None)
        )
        return await self._do(update(seats).where(free).values(user=user_id)) == 1

    async def stand_up(self, table_id: str, user_id: str) -> None:
        seats = schema.seats
        here = and_(seats.c.table == table_id, seats.c.user == user_id)
        await self._do(update(seats).where(here).values(user=None))

    async def set_token(self, table_id: str, seat: int, token: str | None) -> bool:
        """Let an outside program sit at a seat, or nobody; False if somebody sits there."""
        seats = schema.seats
        free = and_(seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None))
        return await self._do(update(seats).where(free).values(token=token)) == 1

    async def seat_of_token(self, token: str) -> Row | None:
        """The seat of an outside program, unless whoever let it sit there is banned."""
        seats, tables, users = schema.seats, schema.tables, schema.users
        owned = seats.join(tables, seats.c.table == tables.c.id).join(users, tables.c.owner == users.c.id)
        welcome = and_(seats.c.token == token, users.c.banned.is_(False))
        return await self._one(select(seats).select_from(owned).where(welcome))

    # Entries

    async def entries(self, table_id: str) -> list[TableEntry]:
        entries = schema.entries
        statement = select(entries).where(entries.c.table == table_id).order_by(entries.c.seq)
        rows = await self._all(statement)
        return [TableEntry(row["seq"], row["time"], row["kind"], row["seat"], row["data"]) for row in rows]

    async def heard(self, table_id: str) -> dict[str, int]:
        """Every message that was heard at a table, with the last entry it led to."""
        rows = await self._all(select(schema.messages).where(schema.messages.c.table == table_id))
        return {row["id"]: row["seq"] for row in rows}

    async def append(self, progress: Progress) -> None:
        """Write what happened at a table, all of it or nothing. Raises `Conflict`."""
        try:
            await self._write(lambda connection: _append(connection, progress))
        except IntegrityError as error:
            raise Conflict from error

    # Chat

    async def say(self, table_id: str, user: Row, text: str, message: str | None, now: int) -> Row:
        """A line of chat, and the message it answers. Raises `Conflict` where it was said already."""
        self.disk.need_room()
        chat = schema.chat

        def work(connection: Connection) -> Row:
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table_id)).scalar()
            row = {"table": table_id, "number": (last or 0) + 1, "user": user["id"], "name": user["name"]}
            row |= {"text": text, "time": now}
            connection.execute(insert(chat).values(**row))
            if message is not None:
                connection.execute(insert(schema.messages).values(table=table_id, id=message, seq=0))
            return row

        try:
            return await self._write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def chat(self, table_id: str, limit: int) -> list[Row]:
        chat = schema.chat
        statement = select(chat).where(chat.c.table == table_id).order_by(chat.c.number.desc()).limit(limit)
        return list(reversed(await self._all(statement)))

    async def banish(self, table_id: str, user_id: str, how: str | None, keys: Mapping[str, str]) -> None:
        """Mute somebody or keep them out; None forgives. The keys of the table that change with it."""
        banished = schema.banished
        here = and_(banished.c.table == table_id, banished.c.user == user_id)
        statements: list[Any] = [delete(banished).where(here)]
        if how is not None:
            statements.append(insert(banished).values(table=table_id, user=user_id, how=how))
        if keys:
            statements.append(update(schema.tables).where(schema.tables.c.id == table_id).values(**keys))
        await self._do(*statements)

    async def banished(self, table_id: str) -> dict[str, str]:
        rows = await self._all(select(schema.banished).where(schema.banished.c.table == table_id))
        return {row["user"]: row["how"] for row in rows}

    # Jobs

    async def lease_jobs(self, now: int, until: int, wanted: Mapping[str, int]) -> list[Job]:
        """Jobs that are due and nobody works on, at most so many of each kind: the caller's until then."""
        jobs = schema.jobs

        def work(connection: Connection) -> list[Job]:
            found = []
            for kind, limit in wanted.items():
                due = and_(_is_due(kind, now), _is_free(now, until))
                query = select(jobs).where(due).order_by(jobs.c.due).limit(limit)
                for row in connection.execute(query).mappings().all():
                    free = and_(jobs.c.id == row["id"], _is_free(now, until))
                    taken = update(jobs).where(free).values(leased=until, tries=jobs.c.tries + 1)
                    if connection.execute(taken).rowcount == 1:
                        found.append(_job(dict(row)))
            return found

        return await self._write(work)

    async def waiting_bots(self, now: int, until: int, limit: int) -> list[Waiting]:
        """Bot jobs that are due and nobody works on, of every owner so many at most, the oldest first."""
        jobs, tables = schema.jobs, schema.tables
        due = and_(_is_due("bot", now), _is_free(now, until))
        oldest = (jobs.c.due, jobs.c.id)
        turn = func.row_number().over(partition_by=tables.c.owner, order_by=oldest).label("turn")
        both = jobs.join(tables, jobs.c.table == tables.c.id)
        found = select(jobs, tables.c.owner, turn).select_from(both).where(due).subquery()
        query = select(found).where(found.c.turn <= limit).order_by(found.c.turn, found.c.due, found.c.id)
        rows = await self._all(query.limit(MOST_WAITING))
        return [Waiting(row["id"], row["table"], row["owner"], row["data"].get("people", True)) for row in rows]

    async def lease_bots(self, ids: Sequence[int], now: int, until: int) -> list[Job]:
        """Of these jobs those that are still there and nobody works on: the caller's until then."""
        jobs = schema.jobs

        def work(connection: Connection) -> list[Job]:
            free = and_(jobs.c.id.in_(ids), _is_free(now, until))
            rows = [dict(row) for row in connection.execute(select(jobs).where(free)).mappings()]
            connection.execute(update(jobs).where(free).values(leased=until, tries=jobs.c.tries + 1))
            return [_job(row) for row in sorted(rows, key=lambda row: ids.index(row["id"]))]

        return await self._write(work)

    async def next_due(self, kinds: Sequence[str]) -> int | None:
        """When there is something of these kinds to do next: a job that is due, or a lease that ends."""
        jobs = schema.jobs
        when = case((jobs.c.leased > jobs.c.due, jobs.c.leased), else_=jobs.c.due)
        found = await self._one(select(func.min(when).label("due")).where(jobs.c.kind.in_(kinds)))
        return int(found["due"]) if found and found["due"] is not None else None

    async def add_missing_jobs(self, wanted: Sequence[Job]) -> bool:
        """Whether a job that should be there was not; now it is."""
        jobs = schema.jobs

        def look(connection: Connection) -> list[Job]:
            missing = []
            for job in wanted:
                same = and_(jobs.c.kind == job.kind, jobs.c.table == job.table, jobs.c.seq == job.seq)
                if connection.execute(select(jobs.c.id).where(same)).first() is None:
                    missing.append(job)
            return missing

        def work(connection: Connection) -> bool:
            missing = look(connection)
            if missing:
                connection.execute(insert(jobs), job_rows(missing))
            return bool(missing)

        # Almost always nothing is missing, and a table can be looked at while nothing can be written.
        return await self._write(work) if wanted and await self._read(look) else False

    async def finish_job(self, job_id: int) -> None:
        await self._do(delete(schema.jobs).where(schema.jobs.c.id == job_id))

    async def postpone_job(self, job_id: int, due: int, tried: bool = True) -> None:
        """Later; `tried` is whether this time counts."""
        jobs = schema.jobs
        values = {"due": due, "leased": 0} | ({} if tried else {"tries": jobs.c.tries - 1})
        await self._do(update(jobs).where(jobs.c.id == job_id).values(**values))

    async def free_leases(self) -> None:
        """After a start: nobody works on anything yet, and what was broken off does not count."""
        jobs = schema.jobs
        await self._do(update(jobs).where(jobs.c.leased > 0).values(leased=0, tries=jobs.c.tries - 1))


def _listed() -> tuple[Column[Any], ...]:
    """What lists show of a table: not its whole description, which may hold a card set."""
    found = schema.tables.c
    return (found.id, found.brief, found.status, found.public, found.touched, found.to_move, found.deadline)


def _is_due(kind: str, now: int) -> ColumnElement[bool]:
    """Jobs of a kind whose time has come; see FARTHEST."""
    jobs = schema.jobs
    strange = jobs.c.due > now + FARTHEST if kind != "clock" else false()
    return and_(jobs.c.kind == kind, or_(jobs.c.due <= now, strange))


def _is_free(now: int, until: int) -> ColumnElement[bool]:
    """Jobs nobody works on; nobody works on one for longer than whoever asks would."""
    jobs = schema.jobs
    return or_(jobs.c.leased <= now, jobs.c.leased > until + FARTHEST)


def _set_recovery(connection: Connection, user_id: str, hashes: Sequence[str]) -> None:
    codes = schema.recovery_codes
    connection.execute(delete(codes).where(codes.c.user == user_id))
    connection.execute(insert(codes).values([{"user": user_id, "hash": code} for code in hashes]))


def _job(row: Row) -> Job:
    return Job(row["kind"], row["table"], row["seq"], row["due"], row["data"], row["id"], row["tries"] + 1)


def job_rows(jobs: Sequence[Job]) -> list[Row]:
    """Jobs as they are stored."""
    return [
        {"kind": job.kind, "table": job.table, "seq": job.seq, "due": job.due, "data": job.data, "leased": 0}
        | {"tries": 0}
        for job in jobs
    ]


def entry_rows(table_id: str, entries: Sequence[TableEntry]) -> list[Row]:
    """Entries as they are stored."""
    return [
        {"table": table_id, "seq": entry.seq, "time": entry.time, "kind": entry.kind, "seat": entry.seat}
        | {"data": entry.data}
        for entry in entries
    ]


def _append(connection: Connection, progress: Progress) -> None:
    table_id = progress.table
    connection.execute(insert(schema.entries), entry_rows(table_id, progress.entries))
    if progress.message is not None:
        seq = progress.entries[-1].seq
        connection.execute(insert(schema.messages).values(table=table_id, id=progress.message, seq=seq))
    values = {"status": progress.status, "to_move": progress.to_move, "deadline": progress.deadline}
    here = and_(schema.tables.c.id == table_id, schema.tables.c.status != FROZEN)
    changed = update(schema.tables).where(here).values(touched=progress.now, **values)
    if connection.execute(changed).rowcount != 1:
        raise Conflict  # frozen or deleted meanwhile
    # What was to happen at an earlier point has lost its meaning.
    if progress.old_jobs:
        old = schema.jobs.c.table == table_id
        if progress.keep_webhook:
            old = and_(old, schema.jobs.c.kind != "webhook")
        connection.execute(delete(schema.jobs).where(old))
    if progress.jobs:
        connection.execute(insert(schema.jobs), job_rows(progress.jobs))
