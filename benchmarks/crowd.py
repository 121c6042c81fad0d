"""Clients that play at random: a table has one at every seat, a crowd has all tables."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.servers import Process

Json = dict[str, Any]
MIX: tuple[Json, ...] = (
    {"game": "roam", "options": {"players": 2}},
    {"game": "arcs", "options": {"players": 3}},
)
PEOPLE = 20  # of each seat; they sit at many tables
SAMPLES = 400  # messages kept: the echo sends them
AT_ONCE = 8  # tables that are opened together
BROWSER = "?shown=1&changes=1"  # what a browser asks for


class Told(msgspec.Struct):
    """What a client reads of a message."""

    type: str
    seq: int = 0
    options: list[Json] = []
    outcome: Any = None
    set: list[tuple[list[str | int], msgspec.Raw]] = []
    gone: list[list[str | int]] = []


@dataclass
class Known:
    """What a client knows of its table, from whole messages and from changes."""

    options: Any = field(default_factory=list)
    outcome: Any = None

    def hear(self, told: Told) -> None:
        if told.type == "table":
            self.options, self.outcome = told.options, told.outcome
            return
        for path, value in told.set:
            if path[0] in ("options", "outcome"):
                self._put(path, msgspec.json.decode(value))
        for path in told.gone:
            if path[0] in ("options", "outcome"):
                del self._at(path[:-1])[path[-1]]

    def _put(self, path: list[str | int], value: Any) -> None:
        if len(path) == 1:
            setattr(self, str(path[0]), value)
        else:
            self._at(path[:-1])[path[-1]] = value

    def _at(self, path: list[str | int]) -> Any:
        found = getattr(self, str(path[0]))
        for name in path[1:]:
            found = found[name]
        return found


@dataclass
class Flight:
    """An action on its way to the others."""

    start: float
    waiting: set[int]


@dataclass
class Score:
    """What was measured."""

    actions: int = 0
    refused: int = 0
    starved: int = 0  # no table was ready when an action was due
    finished: int = 0
    times: list[float] = field(default_factory=list)
    first: list[str] = field(default_factory=list)  # whole messages
    later: list[str] = field(default_factory=list)  # those that came after a play
    bytes: int = 0
    messages: int = 0
    recording: bool = False


class Table:
    """One table with a client at every seat."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.rng = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.flights: dict[int, Flight] = {}
        self.known: list[Known] = []
        self.seq = 0
        self.acted = 0  # the seq of the last action
        self.mover: int | None = None  # who can act now

    async def open(self, addresses: list[tuple[str, str]]) -> None:
        compression = "deflate" if self.crowd.deflate else None
        self.known = [Known() for _ in addresses]
        for seat, (address, cookie) in enumerate(addresses):
            self.sockets.append(
                await connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    compression=compression,
                    max_size=None,
                    ping_interval=None,
                    proxy=None,
                )
            )
            self.readers.append(asyncio.create_task(self._read(seat)))

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for found in self.sockets:
            found.transport.abort()
        self.sockets, self.readers, self.flights, self.mover = [], [], {}, None
        self.seq = self.acted = 0  # of the next game

    async def _read(self, seat: int) -> None:
        decoder = msgspec.json.Decoder(Told)
        async for text in self.sockets[seat]:
            told = decoder.decode(text)
            if told.type in ("table", "changes"):
                self._see(seat, told, str(text))
            elif told.type == "error":
                self.crowd.score.refused += 1

    def _see(self, seat: int, told: Told, text: str) -> None:
        moment, score, known = time.perf_counter(), self.crowd.score, self.known[seat]
        known.hear(told)
        for seq in [seq for seq in self.flights if seq <= told.seq]:
            flight = self.flights[seq]
            if seat in flight.waiting:
                flight.waiting.discard(seat)
                score.times.append(moment - flight.start)
            if not flight.waiting:
                del self.flights[seq]
        self.seq = max(self.seq, told.seq)
        if score.recording and self.acted:
            score.bytes += len(text)
            score.messages += 1
            if score.messages % 31 == 0 and len(score.later) < SAMPLES:
                score.later.append(text)
        elif told.type == "table" and len(score.first) < SAMPLES:
            score.first.append(text)
        if known.options and told.seq > self.acted:
            self.mover = seat
            self.crowd.ready(self)
        elif known.outcome is not None and seat == 0 and self.sockets:
            self.crowd.over(self)

    async def act(self, start: float) -> None:
        assert self.mover is not None
        seat = self.mover
        self.mover, self.acted = None, self.seq
        self.flights[self.seq + 1] = Flight(start, set(range(len(self.sockets))) - {seat})
        said = {"do": "play", "id": f"m{next(self.crowd.numbers)}", "seq": self.seq}
        action = self.rng.choice(self.known[seat].options)["text"]
        await self.sockets[seat].send(json.dumps({**said, "action": action}))
        self.crowd.score.actions += 1


class Crowd:
    """All clients. Of the echo; `Guests` are those of a Parlour server."""

    def __init__(self, server: Process, tables: int, deflate: bool = False, whole: bool = False) -> None:
        self.server = server
        self.deflate = deflate
        self.asked = "" if whole else BROWSER
        self.numbers = count(1)
        self.score = Score()
        self.fast = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.tables = [Table(self, number) for number in range(tables)]

    def ready(self, table: Table) -> None:
        if self.fast:
            self.spawn(table.act(time.perf_counter()))

    def over(self, table: Table) -> None:
        self.score.finished += 1
        self.spawn(self.renew(table))

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def renew(self, table: Table) -> None:
        """Another game for the same clients."""
        await table.close()
        await self.seat(table)

    async def open(self) -> None:
        await self.prepare()
        for start in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(self.seat(table) for table in self.tables[start : start + AT_ONCE]))

    async def close(self) -> None:
        for table in self.tables:
            await table.close()

    # What differs between Parlour and the echo

    async def prepare(self) -> None:
        """Before the first table."""

    async def seat(self, table: Table) -> None:
        people = 2 + table.number % 2
        address = f"{self.server.url.replace('http', 'ws')}/ws/{table.number}-{next(self.numbers)}?people={people}"
        await table.open([(address, "")] * people)

    # Measuring

    async def steady(self, rate: float, seconds: float) -> Score:
        """So many actions a second, one table after the other."""
        self.score = Score(first=self.score.first, recording=True)
        self.fast = False
        await self.pace(rate, seconds)
        await asyncio.sleep(1)
        return self.score

    async def pace(self, rate: float, seconds: float) -> None:
        at, start = 0, time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for _ in self.tables:
                at = (at + 1) % len(self.tables)
                if self.tables[at].mover is not None:
                    await self.tables[at].act(due)
                    break
            else:
                self.score.starved += 1

    async def as_fast_as_it_goes(self, seconds: float) -> Score:
        self.score = Score(first=self.score.first, recording=True)
        self.fast = True
        for table in self.tables:
            if table.mover is not None:
                self.ready(table)
        await asyncio.sleep(seconds)
        self.fast = False
        score, self.score = self.score, Score(first=self.score.first)
        await asyncio.sleep(1)
        return score


class Guests(Crowd):
    """The clients of a Parlour server."""

    async def prepare(self) -> None:
        self.people: list[list[httpx.AsyncClient]] = []
        for seat in range(3):
            self.people.append([])
            for number in range(PEOPLE):
                client = httpx.AsyncClient(base_url=self.server.url, timeout=60)
                (await client.post("/api/guest", json={"name": f"P{number}-{seat}"})).raise_for_status()
                self.people[seat].append(client)

    async def seat(self, table: Table) -> None:
        here = [people[table.number % PEOPLE] for people in self.people]
        made = (await here[0].post("/api/tables", json=MIX[table.number % len(MIX)])).raise_for_status().json()
        name, players = made["table"], len(made["players"])
        for seat in range(1, players):
            sits = {"seat": seat, "key": made["invite"]}
            (await here[seat].post(f"/api/tables/{name}/join", json=sits)).raise_for_status()
        (await here[0].post(f"/api/tables/{name}/start", json={})).raise_for_status()
        address = f"{self.server.url.replace('http', 'ws')}/ws/{name}{self.asked}"
        cookies = ["; ".join(f"{key}={value}" for key, value in client.cookies.items()) for client in here]
        await table.open([(address, cookie) for cookie in cookies[:players]])
