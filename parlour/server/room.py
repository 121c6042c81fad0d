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

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.event import SPECTATOR
from parlour.core.game import NOBODY, Json
from parlour.core.preview import foresee
from parlour.server.audience import Audience, Listener
from parlour.server.due import jobs_for, waits_for
from parlour.server.errors import NotFound, Unwell
from parlour.server.schema import FINISHED, FROZEN, RUNNING
from parlour.server.sending import join, write
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Conflict, Row
from parlour.server.stored_entries import Progress
from parlour.server.stored_jobs import Job
from parlour.table.entries import CONCEDE, TableEntry
from parlour.table.match import Match, TableError
from parlour.table.spec import PERSON, Spec, is_current, restore_spec

log = logging.getLogger("parlour.rooms")
T = TypeVar("T")
CHAT_SHOWN = 100
GONE = "gone"  # deleted by the host
MOST_ENTRIES = 50_000  # of a table: far more than a game has, and an end to endless taking back
MOST_TOLD = 32  # texts that are kept of one moment: positions and stories
AT_A_TIME = 50  # entries that are read before others have their turn
IDLE_SECONDS = 120  # how long a match stays in memory without anybody listening


class Room:
    """One table in memory."""

    def __init__(self, storage: Storage, row: Row, wake: Callable[[], None]) -> None:
        self.storage = storage
        self.wake = wake  # there is something to do for a bot, a clock or a webhook
        self.tasks: set[asyncio.Task[Any]] = set()
        self.id: str = row["id"]
        self.row = row
        self.spec: Spec = restore_spec(row["spec"])
        self.seat_names = self.spec.seat_names
        self.seats: list[Row] = []
        self.chat: list[Json] = []
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
        self._told: dict[tuple[object, ...], str] = {}
        self._record = ""  # of a finished game, as a file
        self._framed: tuple[object, str] = (None, "")

    # Reading

    async def match(self) -> Match:
        """The match, read from the storage if it is not in memory. Call with the lock held."""
        self.used = now()
        if self._match is None:
            entries = await self.storage.entries(self.id)
            match = Match(self.spec, self.row["seed"])
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
                if not is_current(self.row["spec"], self.spec):
                    await self._freeze(0, "another version of the rules")
            self._match = match
        return self._match

    async def _freeze(self, seq: int, why: str) -> None:
        """The entries no longer replay: what does can be read, and nothing more is played."""
        if self.row["status"] in (FINISHED, FROZEN):
            return
        log.error("table frozen", extra={"table": self.id, "seq": seq, "why": why})
        await self.storage.freeze(self.id)
        self.row = {**self.row, "status": FROZEN}

    async def load(self) -> None:
        """Read who sits where, and the match."""
        async with self.lock:
            self.seats = await self.storage.seats(self.id)
            self.banished = await self.storage.banished(self.id)
            self.heard = await self.storage.heard(self.id)
            self.chat = []
            for row in await self.storage.chat(self.id, CHAT_SHOWN):
                self.show(row)
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
        if self.row["status"] != RUNNING:
            return
        with contextlib.suppress(
            Unwell
        ):  # on a full disk: a table can be looked at, and goes on when there is room
            if await self.storage.add_missing_jobs(self._jobs(match)):
                self.had_jobs = True
                self.wake()

    def _jobs(self, match: Match) -> list[Job]:
        """What must happen if nothing else does. Bots alone play for whoever looks, and else for nobody."""
        return jobs_for(self.id, match) if match.people() or self.listeners else []

    def show(self, row: Row) -> None:
        """A line of chat."""
        self.chat.append({name: row[name] for name in ("number", "user", "name", "text", "time")})
        del self.chat[:-CHAT_SHOWN]

    def said_after(self, number: int) -> list[Json]:
        """What was said after the line of this number, as far as it is still shown."""
        if not self.chat or self.chat[-1]["number"] <= number:
            return []
        return [line for line in self.chat if line["number"] > number]

    def seat_of(self, user_id: str) -> int:
        """Where a user sits, SPECTATOR if nowhere."""
        for row in self.seats:
            if row["user"] == user_id:
                return int(row["seat"])
        return SPECTATOR

    @property
    def keys(self) -> tuple[str, str]:
        """Of the links to this table."""
        return self.row["invite"], self.row["watch"]

    def holds(self, seat: int, token: str) -> bool:
        """Whether an outside program with this token (its fingerprint) sits here."""
        return bool(token) and self.seats[seat]["token"] == token

    def is_program(self, seat: int) -> bool:
        """Whether an outside program plays here, and no person."""
        return bool(self.seats[seat]["token"]) and not self.seats[seat]["user"]

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        kind = self.spec.seats[seat]
        if kind != PERSON:
            return kind
        return self.seats[seat]["name"] or ""

    def is_absent(self, seat: int, seconds: float) -> bool:
        """Whether nobody at a seat has been here for so long, as far as this process knows."""
        here = any(listener.seat == seat for listener in self.listeners)
        return not here and time.monotonic() - self.left.get(seat, self.opened) >= seconds

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
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _do(self, message: str | None, act: Callable[[Match], list[TableEntry]]) -> int:
        async with self.lock:
            if message is not None and message in self.heard:
                return self.heard[message]
            match = await self.match()
            if self.row["status"] == FROZEN:
                raise TableError("table-frozen")
            if self.row["status"] == FINISHED:
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
                if isinstance(error, Conflict):
                    raise await self._lost() from None
                raise
            self.row = {**self.row, "status": progress.status}
            self.had_jobs = bool(progress.jobs) or (progress.keep_webhook and self.had_jobs)
            if message is not None:
                self.heard[message] = match.seq
            self._told.clear()
        self.tell()
        if progress.jobs:
            self.wake()
        return match.seq

    async def _lost(self) -> ParlourError:
        """Somebody else has written: another process, or the host."""
        row = await self.storage.table(self.id)
        if row is None:
            self.row = {**self.row, "status": GONE}
            return NotFound("server-no-table")
        self.row = row
        return TableError("table-frozen" if row["status"] == FROZEN else "table-moved-on")

    def _progress(self, match: Match, entries: list[TableEntry], message: str | None, waited: int) -> Progress:
        jobs, moment = self._jobs(match), now()
        seat = waits_for(match)
        again = seat == waited  # they know already
        if seat != NOBODY and not again and self.seats[seat]["webhook"]:
            jobs.append(Job("webhook", self.id, match.seq, moment, {"seat": seat}))
        status = FINISHED if match.over else RUNNING
        old = self.had_jobs
        return Progress(self.id, entries, message, status, seat, match.deadline(), moment, jobs, old, again)

    def forget(self) -> None:
        """The match will be read again."""
        self._match = None

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

    # Telling

    @property
    def seq(self) -> int:
        """How many things are written down of the game; call with the lock held."""
        return self._match.seq if self._match is not None and self._match.begun else 0

    def picture(self, seat: int, since: int, shown: bool = False) -> Json:
        """What a seat may know of the table now, with the story since a seq; `shown` for whoever draws it."""
        found: Json = msgspec.json.decode(self.told(seat, since, shown))
        return {**found, "chat": self.chat}

    def told(self, seat: int, since: int, shown: bool) -> str:
        """The same as JSON, without the chat. What is alike for many is made and written once."""
        match = self._match
        if match is None or not match.begun:
            return self._frame_text(None)
        start, moment = match.story_start(since), (match.seq, self.row["status"], seat)
        position = self._kept((*moment, "position"), lambda: self._position(match, seat))
        story = self._kept((*moment, "story", start), lambda: self._story(match, seat, since))
        drawn = f'{{"shown":{self._shown(match, seat)}}}' if shown else "{}"
        return join(self._frame_text(match), position, drawn, story)

    def _shown(self, match: Match, seat: int) -> str:
        """What can be read off the position: what everybody can once for all seats."""
        game, state = match.game, match.state
        everybody = self._kept((match.seq, "shown"), lambda: game.shown(state))
        return join(everybody, self._kept((match.seq, "shown", seat), lambda: game.shown_to(state, seat)))

    def _kept(self, key: tuple[object, ...], make: Callable[[], Json]) -> str:
        if key not in self._told:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            self._told[key] = write(make())
        return self._told[key]

    def _frame_text(self, match: Match | None) -> str:
        seq = match.seq if match is not None else None
        key = (self.row, self.rematch_gone, self.seats, self.audience.presence, seq)
        if self._framed[0] != key:
            self._framed = (key, write(self._frame(match)))
        return self._framed[1]

    def _position(self, match: Match, seat: int) -> Json:
        view = match.state.view(seat)
        asked = seat == match.state.to_move and self.row["status"] == RUNNING
        options = match.state.actions() if asked else ()
        return {
            "plays": match.plays,
            "view": view.data,
            "options": [{"text": action.text, **action.to_json()} for action in options],
            "can_undo": match.can_undo(seat),
            "can_redo": match.can_redo(seat),
            "wishes": match.wishes.get(seat, {}),
        }

    def _story(self, match: Match, seat: int, since: int) -> Json:
        start, groups = match.story(seat, since)
        return {"story": {"from": start, "plays": [[event.to_json() for event in group] for group in groups]}}

    def _frame(self, match: Match | None) -> Json:
        """What is not the game: who sits where, the clock, the offer."""
        players: list[Json] = []
        present, onlookers = self.audience.presence
        for seat, name in enumerate(self.seat_names):
            kind = match.player(seat) if match is not None else self.spec.seats[seat]
            user, program = self.seats[seat]["user"], self.is_program(seat)
            taken = kind != PERSON or bool(user) or program
            called = self.name(seat) or ("" if kind == PERSON else kind)  # somebody was removed, and a bot plays
            player = {"seat": name, "name": called, "player": kind, "taken": taken}
            players.append({**player, "user": user, "program": program, "present": seat in present})
        frame: Json = {
            "table": self.id,
            "seq": match.seq if match is not None else 0,
            "game": self.spec.game.name,
            "spec": self.spec.brief(),
            "status": self.row["status"],
            "players": players,
            "to_move": NOBODY,
            "rematch": None if self.rematch_gone else self.row["rematch"],
            "owner": self.row["owner"],
            "onlookers": onlookers,
        }
        if match is not None:
            outcome = match.state.outcome
            offer = match.offer
            frame |= {
                "to_move": match.state.to_move,
                "deadline": match.deadline(),
                "since": match.since,
                "used": match.used,
                "offer": {"seat": offer.seat, "waiting": sorted(offer.waiting)} if offer else None,
                "outcome": {"places": outcome.places, "scores": outcome.scores} if outcome else None,
            }
        return frame

    def links(self, user: Row | None, seat: int) -> Json:
        """The keys somebody may hand on: the owner all of them, whoever played that of a finished game."""
        if user is not None and user["id"] == self.row["owner"]:
            return {"invite": self.row["invite"], "watch": self.row["watch"], "banished": self.banished}
        if seat != SPECTATOR and self.row["status"] == FINISHED:
            return {"watch": self.row["watch"]}
        return {}

    async def record_text(self) -> str:
        """The record of a game that is finished, made once: it does not change any more."""
        async with self.lock:
            match = await self.match()
            if not self._record:
                self._record = await asyncio.to_thread(match.record.to_text)
        return self._record

    async def explain(self, seat: int, text: str) -> Json:
        """Why an action is not allowed now, or what it would do: for the seat to move only."""
        async with self.lock:
            match = await self.match()
            if not match.begun or match.state.to_move != seat:
                raise TableError("table-not-your-turn")
            action = match.game.table.parse(text)
            refusal = match.state.why_not(action)
            if refusal is not None:
                return {"refusal": {"rule": refusal.rule, "message": refusal.message, "values": refusal.values}}
            seen = foresee(match.state, action, match.game.closing)
            events, later = ([event.to_json() for event in some] for some in (seen.now, seen.later))
            return {"events": events, "later": later}
