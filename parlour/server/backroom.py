"""What goes on without anybody being connected: bots think, clocks run out, what other processes write is heard.

A server does this beside answering people (`app.House`); `parlour thinkers` does nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from parlour.server.away import AWAY
from parlour.server.bulletin import Bulletin
from parlour.server.database import open_database, sqlite_path
from parlour.server.disk import Disk
from parlour.server.errors import Unwell
from parlour.server.health import DATABASE, DISK, JOBS, LOOKS, OTHERS, Health
from parlour.server.jobs import Jobs
from parlour.server.neighbours import Neighbours
from parlour.server.postgres import driver_arguments
from parlour.server.settings import Settings
from parlour.server.socket import Sockets
from parlour.server.steady_clock import now
from parlour.server.stopping import end
from parlour.server.storage import Storage
from parlour.server.tables import Tables
from parlour.server.thinking import make_thinkers
from parlour.server.webhooks import Webhooks
from parlour.table.clock import DAY

LONGEST_LOOK: Final = 10.0  # seconds; what takes longer is tried again next time, and keeps nothing else waiting
SECONDS_BETWEEN_PROBES: Final = 8.0
SECONDS_BETWEEN_FORGETTING: Final = 3600.0
LAST_WORK: Final = 3.0  # seconds for each kind of work to end, when the server stops
log = logging.getLogger("parlour.server")


class Backroom:
    """Everything that has to do with tables, and the work that is done for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings)
        database = sqlite_path(settings)
        folder = database.resolve().parent if database is not None else None
        self.disk = Disk(folder, settings.least_disk_mb)
        self.storage = Storage(self.engine, self.disk)
        self.health = Health()
        self.tables = Tables(self.storage, settings)
        self.sockets = Sockets(self.tables, settings)
        self.tables.gone = self.sockets.empty
        self.thinkers = make_thinkers(settings)
        self.webhooks = Webhooks(settings.address or f"http://{settings.host}:{settings.port}")
        self.jobs = Jobs(self.storage, self.tables, self.thinkers, self.webhooks)
        self.tables.wake = self.jobs.wake.set
        self.jobs.alive = lambda: self.health.sign(JOBS)
        self.bulletin: Bulletin | None = None
        self.work: list[Callable[[], Coroutine[Any, Any, None]]] = []  # to be done while it runs
        if self.storage.shared:
            self.bulletin = Bulletin(self.storage, driver_arguments(self.engine))
            self.bulletin.turned = self.tell_of_trouble
            neighbours = Neighbours(self.bulletin, self.tables, self.sockets, self.jobs.wake_soon)
            self.bulletin.alive = lambda: self.health.sign(OTHERS)
            self.health.sign(OTHERS)
            self.work += [self.bulletin.run, neighbours.look_at_stale, neighbours.tell_who_moved]
        self.workers: list[asyncio.Task[None]] = []
        self.forget_next = 0.0

    def start_work(self) -> None:
        work = [self.jobs.run, self.look_again, *self.work]
        self.workers = [asyncio.create_task(one()) for one in work]
        self.health.started = True

    def wrong(self) -> list[str]:
        """What is wrong with the server now; nothing, mostly."""
        away = [DATABASE] if self.bulletin is not None and self.bulletin.away else []
        silent = [part for part in self.health.silent() if part not in away]
        return [*away, *silent, *([DISK] if self.disk.trouble is not None else [])]

    def stop(self) -> None:
        """The server has been told to stop: nobody new should be sent here."""
        self.health.stopping = True

    async def finish_work(self) -> None:
        """Let what is being written be written; bots think again after the next start."""
        self.stop()
        await end(self.workers, LAST_WORK)
        await end(self.jobs.running, LAST_WORK)
        writing = [task for room in self.tables.rooms.values() for task in room.tasks]
        if writing:
            await asyncio.wait(writing, timeout=LAST_WORK)
        if self.storage.shared:
            with contextlib.suppress(Unwell):  # then the others find out
                await self.storage.leave(self.storage.process)

    async def close(self) -> None:
        """Nothing is left of it."""
        self.thinkers.close()
        await asyncio.to_thread(self.storage.close)

    # Looking

    async def look_again(self) -> None:
        """What a host changes in the database counts for a running server too, a few seconds later."""
        while True:
            await asyncio.sleep(self.settings.look_seconds)
            self.health.sign(LOOKS)
            self.tables.close_idle()
            for look in self.looks():
                try:
                    async with asyncio.timeout(LONGEST_LOOK):
                        await look()
                except Unwell:
                    pass  # everybody knows already
                except Exception:
                    log.exception("looking again failed")

    def looks(self) -> list[Any]:
        """What is looked at again and again."""
        sockets, storage = self.sockets, self.storage
        return [
            sockets.look_again,
            sockets.let_go,
            storage.tidy,
            self.probe,
            self.look_at_disk,
            self.forget_tables,
        ]

    async def probe(self) -> None:
        """Whether the database takes writes."""
        if self.health.silence(DATABASE) >= SECONDS_BETWEEN_PROBES:
            await self.storage.probe()
            self.health.sign(DATABASE)

    async def forget_tables(self) -> None:
        """Now and then: those that were made and never begun."""
        if time.monotonic() >= self.forget_next:
            self.forget_next = time.monotonic() + SECONDS_BETWEEN_FORGETTING
            await self.storage.close_forgotten(now() - self.settings.waiting_days * DAY)

    async def look_at_disk(self) -> None:
        """How much room there is; everybody who plays is told when there is too little, and when it is over."""
        before = self.disk.trouble
        await asyncio.to_thread(self.disk.look)
        if self.disk.trouble != before:
            log.warning("the disk", extra={"trouble": self.disk.trouble, "free": self.disk.free})
        await self.tell_of_trouble()

    async def tell_of_trouble(self) -> None:
        """Everybody knows what is wrong, and when it is over."""
        away = AWAY if self.bulletin is not None and self.bulletin.away else None
        trouble = away or self.disk.trouble
        if trouble != self.sockets.trouble:
            await self.sockets.announce(trouble)
