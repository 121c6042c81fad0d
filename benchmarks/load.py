"""How many people a server carries: tables of random clients over real WebSockets, and a bare echo beside it.

python -m benchmarks.load [--tables 500] [--seconds 20] [--rate 300] [--parts steady,fast,echo,sleeping]
                          [--no-deflate] [--sleeping 10000] [--profile server.prof] [--json results.json]

The clients live in this process, the server in another. `steady` sends so many actions a second, evenly spread
over the tables; `fast` sends the next action of a table as soon as it can; `echo` does both against a minimal
FastAPI application on the same stack that sends as many bytes to as many people and does nothing else. The time of
an action runs from the moment it should have been sent to the arrival of the new picture at each of the others.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import uvloop
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from parlour.core.game import NOBODY
from parlour.table.clock import DAY
from parlour.table.match import Match
from parlour.table.spec import read_spec

Json = dict[str, Any]
MIX: tuple[Json, ...] = (
    {"game": "roam", "options": {"players": 2}},
    {"game": "arcs", "options": {"players": 3}},
)
PEOPLE = 20  # of each seat; they sit at many tables
SAMPLES = 400  # pictures kept: the echo sends them
LIMITS = {
    "PARLOUR_REQUESTS_PER_MINUTE": "10000000",
    "PARLOUR_LOGINS_PER_MINUTE": "10000000",
    "PARLOUR_GUESTS_PER_MINUTE": "10000000",
    "PARLOUR_MESSAGES_PER_SECOND": "100000",
    "PARLOUR_MOST_TABLES": "100000",
    "PARLOUR_TABLES_PER_MINUTE": "10000000",
    "PARLOUR_MOST_CONNECTIONS": "20000",
    "PARLOUR_MOST_CONNECTIONS_PER_ADDRESS": "20000",
    "PARLOUR_THINKERS": "1",
}
UNDER_PROFILE = """
import cProfile, sys
from parlour.server.serve import serve
from parlour.server.settings import from_environment
profile = cProfile.Profile()
try:
    profile.runcall(serve, from_environment())
finally:
    profile.dump_stats(sys.argv[1])
"""


# Servers


@dataclass
class Usage:
    """What a process has used."""

    cpu: float  # seconds
    memory: float  # MB, resident


class Process:
    """A server in a process of its own."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL, start_new_session=True
        )
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("the server does not start")
            time.sleep(0.05)

    def usage(self) -> Usage:
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        times = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return Usage((int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK"), memory / 1024)

    def stop(self) -> None:
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


def free_port() -> int:
    with contextlib.closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextlib.contextmanager
def parlour(folder: Path, profile: str | None = None) -> Iterator[Process]:
    """`parlour serve` on a database in a folder."""
    port = free_port()
    command = [sys.executable, "-m", "parlour", "serve"]
    if profile:
        command = [sys.executable, "-c", UNDER_PROFILE, profile]
    server = Process(command, port, {**LIMITS, "PARLOUR_HOME": str(folder), "PARLOUR_PORT": str(port)})
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def echo(pictures: Path) -> Iterator[Process]:
    """The bare table."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load", "--serve-echo", str(port), "--pictures", str(pictures)]
    server = Process(command, port, {})
    try:
        yield server
    finally:
        server.stop()


def serve_echo(port: int, pictures: list[str]) -> None:
    """Tables without a game: everybody gets a picture Parlour has sent; whoever is next may go on."""
    app = FastAPI()
    tables: dict[str, list[WebSocket]] = {}
    seqs: dict[str, int] = {}

    async def tell(table: str, seat: int) -> None:
        people, seq = tables[table], seqs[table]
        options = '[{"text":"go on"}]' if seq % len(people) == seat else "[]"
        head = f'{{"type":"table","seq":{seq},"you":{seat},"options":{options}'
        await people[seat].send_text(f'{head},"picture":{pictures[seq % len(pictures)]}}}')

    @app.get("/healthz")
    async def health() -> dict[str, str]:
        return {"status": "ok"}

    @app.websocket("/ws/{table}")
    async def sit(socket: WebSocket, table: str, people: int) -> None:
        await socket.accept()
        here = tables.setdefault(table, [])
        here.append(socket)
        seqs.setdefault(table, 1)
        if len(here) == people:
            await asyncio.gather(*(tell(table, seat) for seat in range(people)))
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                said = json.loads(await socket.receive_text())
                seqs[table] += 1
                await socket.send_text(json.dumps({"type": "ok", "id": said["id"], "seq": seqs[table]}))
                await asyncio.gather(*(tell(table, seat) for seat in range(people)))

    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False)


# Clients


class Option(msgspec.Struct):
    text: str


class Told(msgspec.Struct):
    """What a client reads of a message."""

    type: str
    seq: int = 0
    options: list[Option] = []
    outcome: Any = None
    error: Any = None


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
    pictures: list[str] = field(default_factory=list)
    picture_bytes: int = 0
    picture_count: int = 0
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
        self.seq = 0
        self.mover: tuple[int, list[Option]] | None = None  # who can act now

    async def open(self, addresses: list[tuple[str, str]]) -> None:
        compression = "deflate" if self.crowd.deflate else None
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
        self.seq = 0  # of the next game

    async def _read(self, seat: int) -> None:
        decoder = msgspec.json.Decoder(Told)
        async for text in self.sockets[seat]:
            told = decoder.decode(text)
            if told.type == "table":
                self._see(seat, told, str(text))
            elif told.type == "error":
                self.crowd.score.refused += 1

    def _see(self, seat: int, told: Told, text: str) -> None:
        moment, score = time.perf_counter(), self.crowd.score
        for seq in [seq for seq in self.flights if seq <= told.seq]:
            flight = self.flights[seq]
            if seat in flight.waiting:
                flight.waiting.discard(seat)
                score.times.append(moment - flight.start)
            if not flight.waiting:
                del self.flights[seq]
        if score.recording:
            score.picture_bytes += len(text)
            score.picture_count += 1
            if score.picture_count % 7 == 0 and len(score.pictures) < SAMPLES:
                score.pictures.append(text)
        self.seq = max(self.seq, told.seq)
        if told.options:
            self.mover = (seat, told.options)
            self.crowd.ready(self)
        elif told.outcome is not None and seat == 0:
            self.crowd.over(self)

    async def act(self, start: float) -> None:
        assert self.mover is not None
        seat, options = self.mover
        self.mover = None
        self.flights[self.seq + 1] = Flight(start, set(range(len(self.sockets))) - {seat})
        said = {"do": "play", "id": f"m{next(self.crowd.numbers)}", "seq": self.seq}
        await self.sockets[seat].send(json.dumps({**said, "action": self.rng.choice(options).text}))
        self.crowd.score.actions += 1


class Crowd:
    """All clients."""

    def __init__(self, server: Process, tables: int, deflate: bool) -> None:
        self.server = server
        self.deflate = deflate
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
        for start in range(0, len(self.tables), 8):
            await asyncio.gather(*(self.seat(table) for table in self.tables[start : start + 8]))

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
        self.score = Score(recording=True)
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
        self.score = Score(recording=True)
        self.fast = True
        for table in self.tables:
            if table.mover is not None:
                self.ready(table)
        await asyncio.sleep(seconds)
        self.fast = False
        score, self.score = self.score, Score()
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
        address = f"{self.server.url.replace('http', 'ws')}/ws/{name}"
        cookies = ["; ".join(f"{key}={value}" for key, value in client.cookies.items()) for client in here]
        await table.open([(address, cookie) for cookie in cookies[:players]])


# Results


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1) if ordered else 0.0


def summary(score: Score, seconds: float, before: Usage, after: Usage) -> Json:
    cpu = after.cpu - before.cpu
    return {
        "actions": score.actions,
        "actions_per_second": round(score.actions / seconds, 1),
        "p50_ms": percentile(score.times, 0.5),
        "p90_ms": percentile(score.times, 0.9),
        "p99_ms": percentile(score.times, 0.99),
        "most_ms": percentile(score.times, 1.0),
        "refused": score.refused,
        "starved": score.starved,
        "games_finished": score.finished,
        "picture_bytes": round(score.picture_bytes / max(1, score.picture_count)),
        "server_cpu_ms_per_action": round(cpu * 1000 / max(1, score.actions), 2),
        "server_cpu_share": round(cpu / seconds, 2),
        "server_memory_mb": round(after.memory, 1),
    }


@contextlib.asynccontextmanager
async def opened(crowd: Crowd) -> AsyncIterator[Json]:
    """All tables open; what that costs in memory."""
    before, start = crowd.server.usage(), time.perf_counter()
    await crowd.open()
    await asyncio.sleep(1)
    after, seats = crowd.server.usage(), sum(len(table.sockets) for table in crowd.tables)
    yield {
        "tables": len(crowd.tables),
        "connections": seats,
        "opening_seconds": round(time.perf_counter() - start, 1),
        "memory_before_mb": round(before.memory, 1),
        "memory_open_mb": round(after.memory, 1),
        "memory_per_table_kb": round((after.memory - before.memory) * 1024 / len(crowd.tables), 1),
    }
    await crowd.close()


async def measure(crowd: Crowd, chosen: argparse.Namespace, parts: list[str]) -> tuple[Json, list[str]]:
    """Open the tables and play; the results and some pictures that were sent."""
    pictures: list[str] = []
    async with opened(crowd) as found:
        if "steady" in parts:
            before = crowd.server.usage()
            score = await crowd.steady(chosen.rate, chosen.seconds)
            found["steady"] = summary(score, chosen.seconds, before, crowd.server.usage())
            pictures += score.pictures
        if "fast" in parts:
            before = crowd.server.usage()
            score = await crowd.as_fast_as_it_goes(chosen.seconds)
            found["fast"] = summary(score, chosen.seconds, before, crowd.server.usage())
            pictures += score.pictures
        grown = (crowd.server.usage().memory - found["memory_before_mb"]) * 1024 / len(crowd.tables)
        found["memory_per_played_table_kb"] = round(grown, 1)
    return found, pictures


# Sleeping tables


def real_tables(plays: int) -> list[Json]:
    """A few games played at random for a while, as rows."""
    found: list[Json] = []
    for number in range(8):
        wanted = MIX[number % len(MIX)] | {"clock": {"kind": "days", "limit": 3}, "timeout": "bot"}
        match, rng = Match(read_spec(wanted), f"sleeping {number}"), random.Random(number)
        entries = match.begin(1_700_000_000)
        while match.plays < plays and match.state.to_move != NOBODY:
            action = rng.choice(match.state.actions())
            entries += match.play(match.state.to_move, action.text, 1_700_000_000 + match.plays)
        found.append(
            {"spec": match.spec.to_json(), "seed": match.seed, "entries": entries, "seat": match.state.to_move}
        )
    return found


def fill(path: Path, tables: int, plays: int = 40) -> None:
    """So many running tables whose players are asleep, with entries and seats; their clocks run out in days."""
    models = real_tables(plays)
    now = int(time.time())
    database = sqlite3.connect(path)
    user = ("sleeper00000", "Sleeper", now, False)
    database.execute("insert into users (id, name, created, banned) values (?, ?, ?, ?)", user)
    for number in range(tables):
        model, name = models[number % len(models)], f"sleep{number:07}"
        row = (
            name,
            user[0],
            json.dumps(model["spec"]),
            model["seed"],
            f"i{name}",
            f"w{name}",
            "running",
            number % 2,
        )
        database.execute(
            "insert into tables (id, owner, spec, seed, invite, watch, status, public, created, touched, to_move,"
            " deadline) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, now, now, model["seat"], now + 3 * DAY),
        )
        seats = [(name, seat, user[0] if seat == 0 else None) for seat in range(len(model["spec"]["seats"]))]
        database.executemany('insert into seats ("table", seat, "user") values (?, ?, ?)', seats)
        entries = [(name, e.seq, e.time, e.kind, e.seat, json.dumps(e.data)) for e in model["entries"]]
        database.executemany("insert into entries values (?, ?, ?, ?, ?, ?)", entries)
        job = ("clock", name, len(entries), now + 3 * DAY, 0, 0, json.dumps({"seat": model["seat"]}))
        database.execute(
            'insert into jobs (kind, "table", seq, due, leased, tries, data) values (?, ?, ?, ?, ?, ?, ?)', job
        )
    database.commit()
    database.close()


def awake(server: Process) -> float:
    """Some requests, a while for the jobs, then the memory."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        for _ in range(5):
            client.get("/api/lobby").raise_for_status()
            client.get("/api/my-games").raise_for_status()
    time.sleep(6)
    return server.usage().memory


def sleeping(tables: int) -> Json:
    """How much memory a server needs for tables nobody has opened since it was started."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with parlour(home):
            pass  # makes the database
        with parlour(home) as server:
            without = awake(server)
        fill(home / "parlour.sqlite", tables)
        size = sum(file.stat().st_size for file in home.iterdir()) / 2**20
        start = time.perf_counter()
        with parlour(home) as server:
            seconds = time.perf_counter() - start
            memory = awake(server)
    return {
        "tables": tables,
        "database_mb": round(size, 1),
        "start_seconds": round(seconds, 2),
        "memory_without_mb": round(without, 1),
        "memory_mb": round(memory, 1),
        "grown_mb": round(memory - without, 1),
    }


# All of it


def synchronous() -> str:
    from parlour.server.settings import Settings

    return os.environ.get("PARLOUR_SYNCHRONOUS", Settings.synchronous)


def run(chosen: argparse.Namespace) -> Json:
    parts = chosen.parts.split(",")
    found: Json = {"machine": {"cores": os.cpu_count(), "load_before": os.getloadavg()[0]}}
    found |= {"synchronous": synchronous(), "deflate": not chosen.no_deflate}
    with tempfile.TemporaryDirectory() as folder:
        if "steady" in parts or "fast" in parts:
            with parlour(Path(folder), chosen.profile) as server:
                crowd: Crowd = Guests(server, chosen.tables, not chosen.no_deflate)
                found["parlour"], pictures = uvloop.run(measure(crowd, chosen, parts))
            if "echo" in parts:
                sent = Path(folder) / "pictures.jsonl"
                sent.write_text("\n".join(pictures), encoding="utf-8")
                with echo(sent) as server:
                    crowd = Crowd(server, chosen.tables, not chosen.no_deflate)
                    found["echo"], _ = uvloop.run(measure(crowd, chosen, parts))
    if "sleeping" in parts:
        found["sleeping"] = sleeping(chosen.sleeping)
    found["machine"]["load_after"] = os.getloadavg()[0]
    return found


def lines(found: Json) -> Iterator[str]:
    """The results for people."""
    machine = found["machine"]
    loads = f"load {machine['load_before']:.1f} before, {machine['load_after']:.1f} after"
    yield f"{machine['cores']} cores, {loads}; synchronous={found['synchronous']}, deflate={found['deflate']}"
    for name in ("parlour", "echo"):
        for part in ("steady", "fast"):
            if part in found.get(name, {}):
                one = found[name][part]
                yield (
                    f"{name:8}{part:7} {one['actions_per_second']:7.1f} actions/s  p50 {one['p50_ms']:.1f} ms  "
                    f"p99 {one['p99_ms']:.1f} ms  {one['server_cpu_ms_per_action']:.2f} ms CPU an action"
                )
    if "parlour" in found:
        one = found["parlour"]
        yield (
            f"memory: {one['memory_before_mb']} MB empty, {one['memory_open_mb']} MB with {one['tables']} tables "
            f"and {one['connections']} connections: {one['memory_per_table_kb']} kB a table, "
            f"{one['memory_per_played_table_kb']} kB after playing"
        )
    if "echo" in found:
        for part in ("steady", "fast"):
            if part in found["echo"]:
                ours, bare = (found[name][part]["server_cpu_ms_per_action"] for name in ("parlour", "echo"))
                yield f"Parlour needs {ours / max(bare, 0.01):.1f} times the CPU of the echo ({part})"
    if "sleeping" in found:
        one = found["sleeping"]
        yield (
            f"{one['tables']} sleeping tables ({one['database_mb']} MB on disk): {one['grown_mb']} MB of memory "
            f"more, started in {one['start_seconds']} s"
        )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=500)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--rate", type=float, default=300.0, help="actions a second in all")
    arguments.add_argument("--parts", default="steady,fast,echo,sleeping")
    arguments.add_argument("--no-deflate", action="store_true", help="clients that do not offer compression")
    arguments.add_argument("--sleeping", type=int, default=10_000)
    arguments.add_argument("--profile", help="run the server under cProfile and write this file")
    arguments.add_argument("--json", help="write the results into this file instead of printing them")
    arguments.add_argument("--serve-echo", type=int, help=argparse.SUPPRESS)
    arguments.add_argument("--pictures", help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.serve_echo:
        serve_echo(chosen.serve_echo, Path(chosen.pictures).read_text(encoding="utf-8").split("\n"))
        return
    found = run(chosen)
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    else:
        print(json.dumps(found, indent=2))
    print("\n".join(lines(found)))


if __name__ == "__main__":
    main()
