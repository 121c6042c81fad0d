"""The database behind the server: how it is read and written, whatever is kept in it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    text,
)
from sqlalchemy.exc import DBAPIError

from parlour.server.database import WRITING
from parlour.server.disk import FULL, Disk, refuses
from parlour.server.errors import Unwell
from parlour.server.wal import KEPT, WriteAheadLog

Row = dict[str, Any]
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has gone on from the same point."""


class Full(Exception):
    """Somebody has as many tables as they may."""


class Store:
    """Reading and writing, in threads of their own."""

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
