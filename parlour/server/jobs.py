"""What must happen later: bots that are to move, clocks that run out, people to be told that it is their turn.

Each is a row in the storage with a due time. Whoever leases it does it; if that process dies the lease ends and
another one does it. A job for a point the table has left means nothing and is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Callable, Container
from typing import Final

from parlour.core.errors import IllegalAction, InvalidInput
from parlour.core.game import NOBODY
from parlour.server.due import waits_for
from parlour.server.errors import NotFound, Unwell
from parlour.server.room import Room
from parlour.server.schema import RUNNING
from parlour.server.shares import Shares
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.stored_jobs import Job, Waiting
from parlour.server.tables import Tables
from parlour.server.thinking import Thinkers
from parlour.server.webhooks import Webhooks
from parlour.server.workers import Lost, spent
from parlour.table.entries import TableEntry
from parlour.table.match import Match, TableError
from parlour.table.spec import PERSON

LEASE: Final = 60  # seconds
AT_ONCE: Final = 64
PATIENCE: Final = 3  # tries of a bot before a random one moves instead
LONGEST_NAP: Final = 5.0
BETWEEN_ROUNDS: Final = 0.2  # seconds, where others have written something that may be a job
LONGEST_PAUSE: Final = 30  # seconds between two tries of a bot
MINUTE: Final = 60
HOPELESS: Final = ("table-frozen", "table-over", "table-full")
log = logging.getLogger("parlour.jobs")


class Later(Exception):
    """A job that should be tried again."""

    def __init__(self, seconds: int, tried: bool = True) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.tried = tried


class Jobs:
    """Does what is due."""

    def __init__(self, storage: Storage, tables: Tables, thinkers: Thinkers, webhooks: Webhooks) -> None:
        self.storage = storage
        self.tables = tables
        self.thinkers = thinkers
        self.webhooks = webhooks
        self.wake = asyncio.Event()
        self.alive: Callable[[], None] = lambda: None  # a sign of life, before each round
        self.lease = LEASE + math.ceil(2 * thinkers.seconds)  # one thought may wait for another
        self.kinds: Container[str] = ("bot", "clock", "webhook")  # of jobs that are done here
        self.running: dict[asyncio.Task[None], Job] = {}
        self.shares = Shares()  # of thinking, by the owners of tables
        self.thinking: Counter[str] = Counter()  # bots that think now, by the owners too
        self.done = 0
        self.looked = 0.0  # when the last round began
        self.soon: asyncio.TimerHandle | None = None
        self.freed = False  # what was begun and not ended: before the start, or while nothing could be written

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            self.alive()
            try:
                if not self.freed:
                    working = [job.id for job in self.running.values()]
                    await self.storage.free_leases(working)
                    self.freed = True
                await self._round()
            except asyncio.CancelledError:
                raise
            except Exception as error:  # the database is away, or takes nothing: wait for it
                if not isinstance(error, Unwell):  # which was said already
                    log.exception("jobs are waiting")
                self.freed = False
                await asyncio.sleep(LONGEST_NAP)

    def wake_soon(self) -> None:
        """Another process has written something: whoever plays all the time need not be followed step by step."""
        if self.soon is None:
            loop = asyncio.get_running_loop()
            self.soon = loop.call_at(max(loop.time(), self.looked + BETWEEN_ROUNDS), self._wake)

    def _wake(self) -> None:
        self.soon = None
        self.wake.set()

    async def _round(self) -> None:
        """Begin everything that is due, or wait."""
        moment, self.looked = now(), asyncio.get_running_loop().time()
        wanted = self._wanted()
        others = {kind: count for kind, count in wanted.items() if kind != "bot"}
        found = await self.storage.lease_jobs(moment, moment + self.lease, others)
        found += await self._bots(moment, wanted.get("bot", 0))
        for job in found:
            task = asyncio.create_task(self._do(job))
            self.running[task] = job
            task.add_done_callback(self._ended)
        if not found:
            await self._nap(list(wanted))

    async def _bots(self, moment: int, most: int) -> list[Job]:
        """The bots that think next: where people play and look first, then where they play; and among these the
        owner's whose turn it is by what their bots have thought lately, so that neither anybody's many tables nor
        many newcomers keep the others waiting."""
        if not most:
            return []
        until = moment + self.lease
        waiting = await self.storage.waiting_bots(moment, until, most)
        self.shares.wait(bot.owner for bot in waiting)
        chosen: list[int] = []
        already = self.thinking.copy()
        while waiting and len(chosen) < most:
            best = min(waiting, key=lambda bot: (self._rank(bot), self.shares.turn(bot.owner, already[bot.owner])))
            waiting.remove(best)
            chosen.append(best.id)
            self.shares.choose(best.owner)
            already[best.owner] += 1  # a second one of the same owner comes after the first of another
        return await self.storage.lease_bots(chosen, moment, until) if chosen else []

    def _rank(self, bot: Waiting) -> int:
        room = self.tables.rooms.get(bot.table)
        looked_at = room is not None and room.is_followed
        return 0 if bot.people and looked_at else 1 if bot.people else 2

    def _wanted(self) -> dict[str, int]:
        """How many more of each kind can be begun: of bots two for each thinker, so that none waits for work."""
        most = {"bot": 2 * self.thinkers.processes, "clock": AT_ONCE, "webhook": AT_ONCE}
        for job in self.running.values():
            most[job.kind] -= 1
        return {kind: count for kind, count in most.items() if count > 0 and kind in self.kinds}

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self.running.pop(task).kind == "bot":
            self.wake.set()  # there may be more bots to think for
        error = None if task.cancelled() else task.exception()
        if error is not None:  # it could not even be postponed
            self.freed = False
            if not isinstance(error, Unwell):
                log.error("job failed", exc_info=error)

    async def _nap(self, kinds: list[str]) -> None:
        """Until something is due, or somebody wakes it."""
        due = await self.storage.next_due(kinds)
        seconds = LONGEST_NAP if due is None else min(LONGEST_NAP, max(0.05, due - now()))
        try:
            async with asyncio.timeout(seconds):  # `wait_for` of Python 3.11 may swallow a cancel
                await self.wake.wait()
        except TimeoutError:
            pass
        self.wake.clear()

    async def _do(self, job: Job) -> None:
        try:
            room = await self.tables.knowing(job.table, job.seq)
            if job.kind == "bot":
                await self._move(job, room)
            elif job.kind == "clock":
                await room.do(None, lambda match: self._time_out(job, match))
            else:
                await self._tell(job, room)
            await self._finish(job)
            self.done += 1
        except Lost as lost:
            await self.storage.postpone_job(job.id, now() + min(job.tries - 1, LONGEST_PAUSE), lost.own)
            self.wake.set()
        except Later as later:
            await self.storage.postpone_job(job.id, now() + later.seconds, later.tried)
        except asyncio.CancelledError:
            raise
        except Unwell:  # nothing can be written: it is leased again afterwards
            raise
        except (NotFound, TableError, InvalidInput, IllegalAction) as error:
            if job.kind == "bot" and not isinstance(error, NotFound) and error.message not in HOPELESS:
                await self.storage.postpone_job(job.id, now() + 1)  # the next try, and in the end another bot
                return
            log.warning("job dropped", extra={"job": job.kind, "table": job.table, "error": error.message})
            await self.storage.finish_job(job.id)
        except Exception:
            log.exception("job failed", extra={"job": job.kind, "table": job.table})
            await self.storage.postpone_job(job.id, now() + LEASE)

    async def _finish(self, job: Job) -> None:
        """What is done is not done again, though it takes a while until that can be written."""
        while True:
            try:
                await self.storage.finish_job(job.id)
                return
            except Unwell:
                await asyncio.sleep(LONGEST_NAP)

    async def _move(self, job: Job, room: Room) -> None:
        async with room.lock:
            match = await room.match()
            seat = match.state.to_move if match.begun else NOBODY
            if room.row.status != RUNNING:
                return
            if match.changed > job.seq or seat == NOBODY or match.player(seat) == PERSON:
                return
            view, bot = match.state.view(seat), match.player(seat)
        if job.tries > PATIENCE:
            bot = "random"
        owner = room.row.owner
        self.thinking[owner] += 1
        try:
            text = await self.thinkers.choose(room.spec.game.name, bot, view)
        finally:
            self.thinking -= Counter([owner])  # which keeps nobody of whom none is left
            self.shares.add(owner, spent.get())

        def play(match: Match) -> list[TableEntry]:
            return match.play(seat, text, now(), bot=True) if match.changed <= job.seq else []

        await room.do(None, play)

    def _time_out(self, job: Job, match: Match) -> list[TableEntry]:
        return match.time_out(match.state.to_move, now()) if match.seq == job.seq and match.begun else []

    async def _tell(self, job: Job, room: Room) -> None:
        """As long as it is their turn; while they are there and see it themselves it can wait."""
        seat = job.data["seat"]
        async with room.lock:
            waits = waits_for(await room.match()) == seat and room.row.status == RUNNING
        user_id = room.seats[seat].user
        user = await self.storage.user(user_id) if waits and user_id else None
        if user is None or user.banned or not user.webhook:
            return
        if seat in room.audience.seats() or not await self.webhooks.throttle.allows_of_all(user.id):
            raise Later(MINUTE, tried=False)
        if not await self.webhooks.your_turn(user, room) and job.tries <= PATIENCE:
            raise Later(job.tries * MINUTE)
