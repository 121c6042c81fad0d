"""A table that is being played: its match in memory, what is written of it, and who listens.

The match is a cache of the stored entries. Whatever somebody does is done to the match, written, and only then
told; if it cannot be written the match is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour.core.errors import ParlourError
from parlour.core.event import SPECTATOR
from parlour.core.game import NOBODY
from parlour.core.preview import foresee
from parlour.games import find_manifest
from parlour.server.appending import Progress
from parlour.server.audience import Audience, Listener
from parlour.server.due import jobs_for, waits_for
from parlour.server.errors import NotFound, Unwell
from parlour.server.rows import Line, Seat, Standing, Table
from parlour.server.schema import FINISHED, FROZEN, RUNNING
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Conflict, Full
from parlour.server.stored_jobs import Job
from parlour.server.stored_looks import Around, Known
from parlour.server.telling import TOLD, Telling
from parlour.table.entries import CONCEDE, TableEntry
from parlour.table.match import Match, TableError
from parlour.table.spec import PERSON, Spec, is_current, restore_spec
from parlour.wire.messages import Explained, Problem

log = logging.getLogger("parlour.rooms")
T = TypeVar("T")
CHAT_SHOWN = 100
GONE = "gone"  # deleted by the host
TRIES = 20  # at writing something while others write too: bots of another process may play on and on
MOST_ENTRIES = 50_000  # of a table: far more than a game has, and an end to endless taking back
AT_A_TIME = 50  # entries that are read before others have their turn
SOON = 5  # seconds in which those who do jobs look again by themselves
IDLE_SECONDS = 120  # how long a match stays in memory without anybody listening


def scores_of(match: Match) -> list[int] | None:
    """How everybody stands, as lists show it."""
    outcome, told = match.state.outcome, find_manifest(match.game.name).scores
    if outcome is not None:
        return list(outcome.scores)
    return list(told.load()(match.state)) if told is not None else None


class Room:
    """One table in memory."""

    def __init__(self, storage: Storage, row: Table, wake: Callable[[], None]) -> None:
        self.storage = storage
        self.wake = wake  # there is something to do for a bot, a clock or a webhook
        self.tasks: set[asyncio.Task[Any]] = set()
        self.id: str = row.id
        self.row = row
        self.revision = -1  # of what is known besides the entries
        self.spec: Spec = restore_spec(row.spec)
        self.seat_names = self.spec.seat_names
        self.seats: list[Seat] = []
        self.chat: list[Line] = []
        self.banished: dict[str, str] = {}  # who is muted or removed
        self.heard: dict[str, int] = {}  # messages, so that a repeat changes nothing
        self.had_jobs = True
        self.rematch_gone = False  # the table that followed was given up, forgotten or deleted
        self.lock = asyncio.Lock()
        self.audience = Audience(self.lock)
        self.listeners = self.audience.listeners
        self.changes = 0  # of the table: the game, who sits where
        self.used = now()
        self.left: dict[int, float] = {}  # when somebody at a seat was last here
        self.opened = time.monotonic()
        self._match: Match | None = None
        self._record = ""  # of a finished game, as a file
        self.telling = Telling(self)

    # Reading

    @property
    def in_memory(self) -> Match | None:
        """The match, if it has been read."""
        return self._match

    async def match(self) -> Match:
        """The match, read from the storage if it is not in memory. Call with the lock held."""
        self.used = now()
        if self._match is None:
            await self.catch_up()
        assert self._match is not None
        return self._match

    async def look(self) -> None:
        """Know what was written meanwhile: by another process, or by the host."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """The same with the lock held. Raises `NotFound` if the table is gone."""
        match = self._match or Match(self.spec, self.row.seed)
        known = Known(match.seq, self.revision, self.chat[-1].number if self.chat else 0)
        news = await self.storage.look(self.id, known, CHAT_SHOWN)
        if news is None:
            self.row = replace(self.row, status=GONE)
            raise NotFound("server-no-table")
        before, self.row, self.revision = self.row, news.row, news.row.revision
        if self.row.brief["seats"] != list(self.spec.seats):  # before the game, so nothing was played by the old
            self.spec = self.spec.seating(self.row.brief["seats"])
            self._match, match = None, Match(self.spec, self.row.seed)
        changed = news.around is not None and self._look_around(news.around, before)
        self.heard |= news.messages
        self._meet(news.others, news.names)
        if before.status == FROZEN != self.row.status and self._match is not None:
            self._match = None  # it is read from the beginning: before, it did not replay
            await self.catch_up()
        elif self._match is None or news.entries:
            self.had_jobs = True
            await self._apply(match, news.entries)
        if changed or news.entries:
            self.tell()

    def _meet(self, others: frozenset[tuple[int, str]], names: dict[str, str]) -> None:
        """Who is at other processes; whoever is not any more has just gone."""
        for seat in self.audience.seats_of(self.audience.others - others):
            self.left[seat] = time.monotonic()
        self.audience.meet(others, names)

    def _look_around(self, around: Around, before: Table) -> bool:
        """Whether the table is another one than before; what is said is told apart."""
        known = (self.seats, self.banished, self.rematch_gone)
        self.seats, self.banished, self.rematch_gone = around.seats, around.banished, around.rematch_gone
        self.chat = [*self.chat, *around.lines][-CHAT_SHOWN:]
        if around.lines:
            self.audience.wake()
        row, same = self.row, known == (self.seats, self.banished, self.rematch_gone)
        return not same or any(getattr(row, name) != getattr(before, name) for name in TOLD)

    async def _apply(self, match: Match, entries: list[TableEntry]) -> None:
        is_new = self._match is None
        self._match = None  # until all of it is done
        try:
            for number, entry in enumerate(entries):
                match.apply(entry)
                if number % AT_A_TIME == AT_A_TIME - 1:
                    await asyncio.sleep(0)  # others need not wait for a long game
        except Exception as error:
            if match.begun:
                match.state = match.record.replay()  # the last position that is whole
            await self._freeze(match.seq + 1, type(error).__name__)
        else:
            if is_new and not is_current(self.row.spec, self.spec):
                await self._freeze(0, "another version of the rules")
        self._match = match
        self.telling.forget()

    async def _freeze(self, seq: int, why: str) -> None:
        """The entries no longer replay: what does can be read, and nothing more is played."""
        if self.row.status in (FINISHED, FROZEN):
            return
        log.error("table frozen", extra={"table": self.id, "seq": seq, "why": why})
        await self.storage.freeze(self.id)
        self.row = replace(self.row, status=FROZEN)

    async def load(self) -> None:
        """Read all of it, for the first time."""
        async with self.lock:
            await self._add_missing_jobs(await self.match())

    async def go_on(self) -> None:
        """Somebody looks: bots that play among themselves, and paused because nobody did, go on."""
        async with self.lock:
            match = await self.match()
            if match.begun and not match.people():
                await self._add_missing_jobs(match)

    async def _add_missing_jobs(self, match: Match) -> None:
        # Everything that must happen later is written with the entry it follows from; should it be missing
        # all the same (a table that was frozen for a while), the table must not wait for ever.
        if self.row.status != RUNNING:
            return
        with contextlib.suppress(
            Unwell
        ):  # on a full disk: a table can be looked at, and goes on when there is room
            if await self.storage.add_missing_jobs(self._jobs(match)):
                self.had_jobs = True
                self.wake()

    def _jobs(self, match: Match) -> list[Job]:
        """What must happen if nothing else does. Bots alone play for whoever looks, and else for nobody."""
        return jobs_for(self.id, match) if match.people() or self.is_followed else []

    def said_after(self, number: int) -> list[Line]:
        """What was said after the line of this number, as far as it is still shown."""
        if not self.chat or self.chat[-1].number <= number:
            return []
        return [line for line in self.chat if line.number > number]

    @property
    def is_followed(self) -> bool:
        """Whether somebody looks, here or at another process."""
        return bool(self.listeners or self.audience.others)

    @property
    def standing(self) -> Standing:
        """How the table stands, as far as it is known here."""
        return Standing(self.row.status, self._match.seq if self._match is not None else -1, self.revision)

    def seat_of(self, user_id: str) -> int:
        """Where a user sits, SPECTATOR if nowhere."""
        for row in self.seats:
            if row.user == user_id:
                return int(row.seat)
        return SPECTATOR

    @property
    def keys(self) -> tuple[str, str]:
        """Of the links to this table."""
        return self.row.invite, self.row.watch

    def holds(self, seat: int, token: str) -> bool:
        """Whether an outside program with this token (its fingerprint) sits here."""
        return bool(token) and self.seats[seat].token == token

    def is_program(self, seat: int) -> bool:
        """Whether an outside program plays here, and no person."""
        return bool(self.seats[seat].token) and not self.seats[seat].user

    def is_free(self, seat: int) -> bool:
        """Whether somebody can still come to a seat."""
        row = self.seats[seat]
        return self.spec.seats[seat] == PERSON and not row.user and not row.token

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        kind = self.spec.seats[seat]
        if kind != PERSON:
            return kind
        return self.seats[seat].name or ""

    def is_absent(self, seat: int, seconds: float) -> bool:
        """Whether nobody at a seat has been there for so long, as far as this process knows."""
        return seat not in self.audience.seats() and time.monotonic() - self.left.get(seat, self.opened) >= seconds

    def is_idle(self, seconds: int = IDLE_SECONDS) -> bool:
        """Whether nobody has needed it for so long."""
        busy = self.listeners or self.tasks or self.lock.locked()
        return not busy and now() - self.used > seconds

    @property
    def plays(self) -> int:
        """How much of a game is in memory."""
        return self._match.plays if self._match is not None else 0

    # Doing

    async def do(self, message: str | None, act: Callable[[Match], list[TableEntry]]) -> int:
        """Do something once, write it, tell everybody; the seq it led to. A repeated message changes nothing."""
        return await self.finish(self._do(message, act))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if whoever asked goes away meanwhile."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        # Whoever asked may have gone: then nobody else takes the error.
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ParlourError | Conflict | Full):
            log.error("broken off", exc_info=error)

    async def _do(self, message: str | None, act: Callable[[Match], list[TableEntry]]) -> int:
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await self._try(message, act)
                except Conflict:  # somebody else has written: they go first, and it is looked at anew
                    await self.catch_up()
                except Unwell:
                    raise
                except ParlourError:  # whoever said it may know more than was heard here
                    if not await self._missed_something():
                        raise
            raise TableError("table-moved-on")

    async def _missed_something(self) -> bool:
        """Whether another process has written what was not known here; now it is."""
        if not self.storage.shared:
            return False
        before = self.row
        await self.catch_up()
        return (self.row.status, self.row.seq, self.row.revision) != (before.status, before.seq, before.revision)

    async def _try(self, message: str | None, act: Callable[[Match], list[TableEntry]]) -> int:
        match = await self.match()
        if message is not None and message in self.heard:
            return self.heard[message]
        if self.row.status == FROZEN:
            raise TableError("table-frozen")
        if self.row.status == FINISHED:
            raise TableError("table-over")
        before, waited = match.seq, waits_for(match)
        try:
            entries = act(match)
            if not entries:
                return before
            if match.seq > MOST_ENTRIES and entries[-1].kind != CONCEDE:
                raise TableError("table-full", most=MOST_ENTRIES)
            progress = self._progress(match, entries, message, waited)
            await self.storage.append(progress)
        except BaseException as error:
            if match.seq != before or not isinstance(error, ParlourError):
                self._match = None  # done to the match and not written: it is read again
            raise
        self.row = replace(self.row, status=progress.status, seq=match.seq)
        self.had_jobs = bool(progress.jobs) or (progress.keep_webhook and self.had_jobs)
        if message is not None:
            self.heard[message] = match.seq
        self.telling.forget()
        self.tell()
        if any(job.due < now() + SOON for job in progress.jobs):
            self.wake()
        return match.seq

    def _progress(self, match: Match, entries: list[TableEntry], message: str | None, waited: int) -> Progress:
        jobs, moment = self._jobs(match), now()
        seat = waits_for(match)
        again = seat == waited  # they know already
        if seat != NOBODY and not again and self.seats[seat].webhook:
            jobs.append(Job("webhook", self.id, match.seq, moment, {"seat": seat}))
        status = FINISHED if match.over else RUNNING
        old = self.had_jobs
        known = self.revision
        deadline, scores = match.deadline(), scores_of(match)
        return Progress(self.id, entries, message, known, status, seat, deadline, moment, scores, jobs, old, again)

    def tell(self) -> None:
        """Something has changed: everybody gets a table message."""
        self.changes += 1
        self.audience.wake()

    def came(self, listener: Listener) -> None:
        """Somebody follows the table from now on."""
        self.audience.come(listener)

    def went(self, listener: Listener) -> None:
        """Somebody does no longer."""
        self.left[listener.seat] = time.monotonic()
        self.audience.go(listener)

    async def record_text(self) -> str:
        """The record of a game that is finished, made once: it does not change any more."""
        async with self.lock:
            match = await self.match()
            if not self._record:
                self._record = await asyncio.to_thread(match.record.to_text)
        return self._record

    async def explain(self, seat: int, text: str) -> Explained:
        """Why an action is not allowed now, or what it would do: for the seat to move only."""
        async with self.lock:
            match = await self.match()
            if not match.begun or match.state.to_move != seat:
                raise TableError("table-not-your-turn")
            action = match.game.table.parse(text)
            refusal = match.state.why_not(action)
            if refusal is not None:
                return Explained(refusal=Problem(refusal.message, refusal.values, refusal.rule))
            seen = foresee(match.state, action, match.game.closing)
            events, later = ([event.to_json() for event in some] for some in (seen.now, seen.later))
            return Explained(events=events, later=later)
