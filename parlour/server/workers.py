"""Work in processes of its own: a crash, an endless thought or a hoard of memory there harms nobody else."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextvars import ContextVar
from typing import Final, TypeVar

T = TypeVar("T")
LONGEST_END: Final = 2.0  # seconds
# Seconds a worker spent on what this task asked for last, however it ended.
spent: Final[ContextVar[float]] = ContextVar("spent", default=0.0)


class Lost(Exception):
    """The worker crashed or took too long; it has been replaced. `own` if this piece of work may be the reason."""

    def __init__(self, own: bool = False) -> None:
        super().__init__(own)
        self.own = own


def go_with_the_server() -> None:
    """In a worker, once: end when the server does, however it ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()


def _leave_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


class Workers:
    """A few processes; each piece of work has so many seconds."""

    def __init__(self, processes: int, seconds: float, prepare: Callable[[], None]) -> None:
        self.processes = processes
        self.seconds = seconds
        self.prepare = prepare  # in a worker, once
        self.replaced = 0
        self.pool = self._pool()
        self.free = asyncio.Semaphore(max(1, processes))  # waiting for a worker does not count

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(max(1, self.processes), mp_context=context, initializer=self.prepare)

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Do it in a worker; raises what it raises, or `Lost`, after which one may ask again."""
        spent.set(0.0)
        async with self.free:
            begun = time.monotonic()
            try:
                return await self._run(self.pool, work, given)
            finally:
                spent.set(time.monotonic() - begun)

    async def _run(self, pool: ProcessPoolExecutor, work: Callable[..., T], given: tuple[object, ...]) -> T:
        try:
            asked = asyncio.wrap_future(pool.submit(work, *given))
            async with asyncio.timeout(self.seconds):
                return await asked
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise Lost from None  # the pool was replaced because of somebody else's work
        except (BrokenProcessPool, TimeoutError, RuntimeError, MemoryError) as error:
            own = pool is self.pool  # else somebody else's work was the reason, and the pool is replaced already
            self._replace(pool)
            raise Lost(own) from error

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """New processes for old; several who waited for the same pool replace it once."""
        if pool is not self.pool:
            return
        self.replaced += 1
        self.pool = self._pool()
        stop_at_once(pool)

    def close(self) -> None:
        stop_at_once(self.pool, wait=True)


def stop_at_once(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Whatever its processes are doing.

    Whoever ends afterwards waits for the thread that looks after them: Python wakes it at its own end, and
    stumbles if the thread has just closed what it is woken by.
    """
    processes = list((pool._processes or {}).values())
    thread: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)  # from the first work on
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if wait and thread is not None:
        thread.join(LONGEST_END)
