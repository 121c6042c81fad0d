"""What other processes on the same database write, heard as they write it.

Whoever writes tells the others by NOTIFY: of which table, up to which entry (of plays: `herald`). Each process
listens with one connection. While that is away, nothing is known of what the others do: everybody is told so,
and when it is back everything is looked at again. Should a word get lost all the same, the look at all tables
every few seconds (`Tables.look_again`) finds it.

The same connection gives a sign of life, so that the others know who is still there (`stored_processes`). It also
holds a lock in the name of the process, which the database gives back when the process is killed: the others need
not wait long to know that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from parlour.server.away import cut
from parlour.server.errors import Unwell
from parlour.server.schema import CHANNEL
from parlour.server.storage import Storage
from parlour.server.stored_processes import HOLD

if TYPE_CHECKING:  # the extra `parlour[postgres]` may not be there
    from psycopg import AsyncConnection

BEAT: Final = 2.0  # seconds between two signs of life
LONGEST_BEAT: Final = 4.0  # seconds for one
PAUSE: Final = 0.5  # seconds before it is tried again
log = logging.getLogger("parlour.server")


class Bulletin:
    """Hears what is written elsewhere."""

    def __init__(self, storage: Storage, how: dict[str, Any]) -> None:
        self.storage = storage
        self.how = how  # the database is reached
        self.heard: Callable[[str, int], None] = lambda table, seq: None  # something was written at a table
        self.back: Callable[[], Awaitable[None]] = _nothing  # everything is to be looked at again
        self.unknown: Callable[[], Awaitable[None]] = _nothing  # nobody knows this process (any more)
        self.freed: Callable[[], None] = lambda: None  # there may be something to do that others had begun
        self.turned: Callable[[], Awaitable[None]] = _nothing  # it is away now, or back
        self.alive: Callable[[], None] = lambda: None  # a sign of life, every few seconds
        self.away = False

    async def run(self) -> None:
        """Until it is cancelled."""
        from psycopg import AsyncConnection
        from psycopg import Error as DatabaseError

        while True:
            try:
                async with asyncio.timeout(LONGEST_BEAT):
                    connection = await AsyncConnection.connect(autocommit=True, **self.how)
                    await connection.execute(f"LISTEN {CHANNEL}")
                try:
                    await self._listen(connection)
                finally:
                    await connection.close()
            except (DatabaseError, OSError, TimeoutError, Unwell) as error:
                await self._lost(type(error).__name__)
            except Exception as error:  # whatever it is: nobody else listens
                log.exception("listening failed")
                await self._lost(type(error).__name__)

    async def _lost(self, why: str) -> None:
        if not self.away:
            self.away = True
            log.warning("the database is away", extra={"error": why})
            await self.turned()
        await asyncio.sleep(PAUSE)

    async def _listen(self, connection: AsyncConnection[Any]) -> None:
        await self._beat(connection)
        await self.back()
        if self.away:
            self.away = False
            log.warning("the database is back")
            await self.turned()
        while True:
            async for note in connection.notifies(timeout=BEAT):
                self._hear(note.payload, note.pid)
            await self._beat(connection)
            dead, tables = await self.storage.bury()
            for table in tables:
                self.heard(table, 0)  # nobody is there by them: what this process writes is not told to itself
            if dead:
                self.freed()  # what they were about to do
                log.warning("other processes have died", extra={"processes": len(dead)})

    async def _beat(self, connection: AsyncConnection[Any]) -> None:
        # A timeout would ask the database to leave off, over another line that may be dead too.
        patience = asyncio.get_running_loop().call_later(LONGEST_BEAT, cut, connection)
        try:
            await connection.execute(HOLD, (self.storage.process,))
        finally:
            patience.cancel()
        if await self.storage.beat(self.storage.process):
            await self.unknown()
        self.alive()

    def _hear(self, payload: str, writer: int) -> None:
        table, _, seq = payload.partition(" ")
        if writer not in self.storage.backends and seq.isdecimal():
            self.heard(table, int(seq))


async def _nothing() -> None:
    pass
