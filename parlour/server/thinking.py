"""Bots think in processes of their own: a crash or an endless thought there harms nobody else.

What goes to a thinker is what the seat may know: its view, as JSON. What comes back is the text of an action.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import multiprocessing.connection
import os
import random
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from parlour.core.game import View


class Lost(Exception):
    """The thinker crashed or took too long; it has been replaced. `own` if this thought may be the reason."""

    def __init__(self, own: bool = False) -> None:
        super().__init__(own)
        self.own = own


def think(game_name: str, bot_name: str, view_text: str, seed: int) -> str:
    """In a thinker: choose an action. `view_text` is the seat, the data and what is unknown."""
    from parlour.bots import make_bot
    from parlour.games import find_game

    game = find_game(game_name)
    seat, data, unknown = json.loads(view_text)
    view = View(seat, data, frozenset(unknown))
    return make_bot(bot_name, game).choose(view, random.Random(seed)).text


def prepare() -> None:
    """In a thinker, once: load what will be needed, and go when the server does, however it ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent.sentinel,), daemon=True).start()
    import parlour.bots
    import parlour.games.arcs.game
    import parlour.games.roam.game  # noqa: F401


def _leave_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


class Thinkers:
    """A few processes that think for bots."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.replaced = 0
        self.pool = self._pool()
        self.free = asyncio.Semaphore(processes)  # waiting for a thinker is not thinking

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=prepare)

    async def choose(self, game_name: str, bot_name: str, view: View) -> str:
        """What a bot would do; raises `Lost`, after which one may ask again."""
        text = json.dumps([view.seat, view.data, sorted(view.unknown)])
        async with self.free:
            return await self._choose(self.pool, game_name, bot_name, text)

    async def _choose(self, pool: ProcessPoolExecutor, game_name: str, bot_name: str, text: str) -> str:
        try:
            asked = asyncio.wrap_future(pool.submit(think, game_name, bot_name, text, random.getrandbits(60)))
            async with asyncio.timeout(self.seconds):
                return await asked
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise Lost from None  # the pool was replaced because of somebody else's thought
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            own = pool is self.pool  # else somebody else's thought was, and the pool is replaced already
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
        stop_at_once(self.pool)


def stop_at_once(pool: ProcessPoolExecutor) -> None:
    """Whatever its processes are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
