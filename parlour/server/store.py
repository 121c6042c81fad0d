"""The database behind the server: how it is read and written, whatever is kept in it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, and_, event, func, select, text, update
from sqlalchemy.exc import DBAPIError

from parlour.server import schema
from parlour.server.away import AWAY, PATIENCE, Lines, is_away, is_crowd
from parlour.server.database import WRITING
from parlour.server.disk import FULL, Disk, refuses
from parlour.server.errors import Unwell
from parlour.server.herald import Herald
from parlour.server.postgres import DOORKEEPERS, READERS, WRITERS
from parlour.server.rows import R, read
from parlour.server.schema import CHANNEL
from parlour.server.tokens import new_id
from parlour.server.wal import KEPT, WriteAheadLog

T = TypeVar("T")
BACKEND: Final = "backend"
TRIES: Final = 3  # at a transaction that got into the way of another one


class Conflict(Exception):
    """Somebody else has gone on from the same point."""


class Banished(Exception):
    """Somebody is muted at a table, or was removed from it."""


class Full(Exception):
    """Somebody has as many tables as they may."""


def heed(done: asyncio.Future[Any]) -> None:
    """Take the error of something: whoever asked for it may have gone, and then nobody else does."""
    if not done.cancelled():
        done.exception()


class Store:
    """Reading and writing, in threads of their own."""

    def __init__(self, engine: Engine, disk: Disk | None = None) -> None:
        self.engine = engine
        self.disk = disk or Disk(None, 0)
        self.writer = engine.execution_options(**{WRITING: True})
        # SQLite has one writer: waiting in a queue is fairer than to be told that the database is locked.
        many = engine.dialect.name != "sqlite"
        self.writers = ThreadPoolExecutor(WRITERS if many else 1, "writer")
        self.readers = ThreadPoolExecutor(READERS if many else 2, "reader")
        # Who somebody is must be known before anything else: it does not wait behind long lists.
        self.doorkeeper = ThreadPoolExecutor(DOORKEEPERS if many else 1, "door")
        # SQLite reads nothing else.
        self.snapshots = engine.execution_options(isolation_level="REPEATABLE READ") if many else engine
        # Whether other processes write to it too, on this machine or elsewhere
        self.shared = many
        self.process = new_id()  # what this one is called among them
        self.left = False  # it has said goodbye to the others
        self.lines = Lines(engine) if many else None
        self.herald = Herald(engine, lambda run: self._in(self.readers, run)) if many else None
        self.backends: set[int] = set()  # what the database calls the connections of this process
        if many:
            event.listen(engine, "connect", self._connected)
            event.listen(engine, "close", lambda _, record: self.backends.discard(record.info.get(BACKEND, 0)))
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        self.log = WriteAheadLog(engine, Path(f"{Path(file).resolve()}-wal")) if file else None

    def _connected(self, made: Any, record: Any) -> None:
        # A connection that is broken does not know its number any more.
        record.info[BACKEND] = made.info.backend_pid
        self.backends.add(record.info[BACKEND])

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

    async def _in(self, by: ThreadPoolExecutor, run: Callable[[], T]) -> T:
        """Run something in a thread. Raises `Unwell` where a database elsewhere does not answer."""
        done = asyncio.get_running_loop().run_in_executor(by, run)
        if self.lines is None:
            return await done
        done.add_done_callback(heed)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(done)
        except TimeoutError:
            self.lines.cut()
            raise Unwell(AWAY) from None
        except DBAPIError as error:
            if is_away(error):
                raise Unwell(AWAY) from error
            raise

    async def _read(
        self, work: Callable[[Connection], T], by: ThreadPoolExecutor | None = None, snapshot: bool = False
    ) -> T:
        """Read something; `snapshot`: all of it as of one moment."""
        engine = self.snapshots if snapshot else self.engine

        def run() -> T:
            with engine.connect() as connection:
                return work(connection)

        return await self._in(by or self.readers, run)

    async def _write(self, work: Callable[[Connection], T], probe: bool = False) -> T:
        """Work in a transaction, all of it or nothing. Raises `Unwell` where the disk takes nothing."""
        if not probe:
            self.disk.need_any()

        def run(tries: int = TRIES) -> T:
            try:
                with self.writer.begin() as connection:
                    found = work(connection)
            except DBAPIError as error:
                if is_crowd(error) and tries > 1:
                    return run(tries - 1)
                if not refuses(error):
                    raise
                self.disk.failed()
                raise Unwell(FULL) from error
            if self.log is not None:
                self.log.measure()
            return found

        found = await self._in(self.writers, run)
        if self.log is not None and self.log.wants_cut():
            with contextlib.suppress(RuntimeError):  # it is being closed
                self._cut(self.log)  # whoever wrote need not wait for it
        return found

    def _tell(self, connection: Connection, table_id: str, seq: int) -> None:
        """Other processes hear of it when it is written: of which table, and up to which entry, and no more."""
        if self.shared:
            connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {seq}")))

    def _changed(self, connection: Connection, table_id: str, *so: ColumnElement[bool]) -> bool:
        """Something that is no entry changes at a table: nobody else changes it until that is written, and whoever
        did not know it cannot go on. False if it is not there, or not as it should be."""
        tables = schema.tables
        here = and_(tables.c.id == table_id, *so)
        counted = update(tables).where(here).values(revision=tables.c.revision + 1)
        if not self.shared:
            return connection.execute(counted).rowcount == 1
        seq = connection.execute(counted.returning(tables.c.seq)).scalar()
        if seq is not None:
            self._tell(connection, table_id, seq)
        return seq is not None

    async def _one(self, kind: type[R], statement: Any, by: ThreadPoolExecutor | None = None) -> R | None:
        def work(connection: Connection) -> R | None:
            found = connection.execute(statement).mappings().first()
            return read(kind, found) if found is not None else None

        return await self._read(work, by)

    async def _all(self, kind: type[R], statement: Any) -> list[R]:
        return await self._read(lambda c: [read(kind, row) for row in c.execute(statement).mappings()])

    async def _rows(self, statement: Any) -> list[Any]:
        """Rows that stay in the storage: attributes are called like the columns."""
        return await self._read(lambda connection: list(connection.execute(statement)))

    async def _do(self, *statements: Any) -> int:
        """Write in one transaction; how many rows the last statement changed."""

        def work(connection: Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

        return await self._write(work)
