"""Tables nobody has opened for days: what a server needs for them, on either database."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.crowd import MIX, Json
from benchmarks.servers import Database, Process, database, parlour
from parlour.core.game import NOBODY
from parlour.server.database import open_database
from parlour.server.settings import Settings
from parlour.server.storage import Storage
from parlour.table.clock import DAY
from parlour.table.match import Match
from parlour.table.spec import read_spec

PLAYS = 40  # of every table
OWNERS = 1000
AT_ONCE = 10_000  # tables that are written together
IDLE = 20.0  # seconds nobody does anything
TIMES = 20  # each question is asked
OPEN = 1000  # tables that are asked for by the look at all that are open

COLUMNS: dict[str, tuple[str, ...]] = {
    "users": ("id", "name", "created", "banned"),
    "tables": (
        *("id", "owner", "spec", "brief", "seed", "invite", "watch", "status", "public", "created", "touched"),
        *("to_move", "deadline", "seq", "revision"),
    ),
    "seats": ("table", "seat", "user"),
    "entries": ("table", "seq", "time", "kind", "seat", "data"),
    "jobs": ("kind", "table", "seq", "due", "leased", "tries", "data"),
}
Rows = dict[str, list[tuple[Any, ...]]]


def real_tables(plays: int) -> list[Json]:
    """A few games played at random for a while, as they are stored."""
    found: list[Json] = []
    for number in range(8):
        wanted = MIX[number % len(MIX)] | {"clock": {"kind": "days", "limit": 3}, "timeout": "bot"}
        match, rng = Match(read_spec(wanted), f"sleeping {number}"), random.Random(number)
        entries = match.begin(1_700_000_000)
        while match.plays < plays and match.state.to_move != NOBODY:
            action = rng.choice(match.state.actions())
            entries += match.play(match.state.to_move, action.text, 1_700_000_000 + match.plays)
        found.append(
            {
                "spec": json.dumps(match.spec.to_json()),
                "brief": json.dumps(match.spec.brief()),
                "seed": match.seed,
                "entries": [(e.seq, e.time, e.kind, e.seat, json.dumps(e.data)) for e in entries],
                "seats": len(match.spec.seats),
                "seat": match.state.to_move,
            }
        )
    return found


def rows(models: list[Json], numbers: Iterable[int], now: int) -> Rows:
    """Running tables whose players are asleep, with entries and seats; their clocks run out in days."""
    found: Rows = {name: [] for name in COLUMNS if name != "users"}
    for number in numbers:
        model, name, owner = models[number % len(models)], f"sleep{number:07}", f"sleeper{number % OWNERS:05}"
        seq, due = model["entries"][-1][0], now + 3 * DAY + number % 1000
        what = (name, owner, model["spec"], model["brief"], model["seed"], f"i{name}", f"w{name}")
        found["tables"].append(
            (*what, "running", number % 2 == 1, now, now + number % 1000, model["seat"], due, seq, 0)
        )
        found["seats"] += [(name, seat, owner if seat == 0 else None) for seat in range(model["seats"])]
        found["entries"] += [(name, *entry) for entry in model["entries"]]
        found["jobs"].append(("clock", name, seq, due, 0, 0, json.dumps({"seat": model["seat"]})))
    return found


def fill(url: str, tables: int, plays: int = PLAYS) -> None:
    """Write so many of them."""
    models, now = real_tables(plays), int(time.time())
    people = [(f"sleeper{number:05}", "Sleeper", now, False) for number in range(OWNERS)]

    def pieces() -> Iterator[Rows]:
        yield {"users": people}
        for start in range(0, tables, AT_ONCE):
            yield rows(models, range(start, min(tables, start + AT_ONCE)), now)

    write = _fill_sqlite if url.startswith("sqlite") else _fill_postgres
    write(url, pieces())


def _fill_sqlite(url: str, pieces: Iterator[Rows]) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    for piece in pieces:
        for name, found in piece.items():
            marks = ", ".join("?" * len(COLUMNS[name]))
            connection.executemany(f"INSERT INTO {name} ({_names(name)}) VALUES ({marks})", found)
        connection.commit()
    connection.close()


def _fill_postgres(url: str, pieces: Iterator[Rows]) -> None:
    import psycopg

    with psycopg.connect(url.replace("postgresql+psycopg", "postgresql")) as connection:
        for piece in pieces:
            for name, found in piece.items():
                with connection.cursor().copy(f"COPY {name} ({_names(name)}) FROM STDIN") as copy:
                    for row in found:
                        copy.write_row(row)
            connection.commit()
        connection.execute("ANALYZE")


def _names(name: str) -> str:
    return ", ".join(f'"{column}"' for column in COLUMNS[name])


def size(url: str) -> float:
    """MB on disk."""
    if url.startswith("sqlite"):
        folder = Path(url.removeprefix("sqlite:///")).parent
        return sum(file.stat().st_size for file in folder.iterdir()) / 2**20
    import psycopg

    with psycopg.connect(url.replace("postgresql+psycopg", "postgresql")) as connection:
        found = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert found is not None
        return float(found[0]) / 2**20


def awake(server: Process) -> Json:
    """Some requests, a while in which nobody does anything, then what was used."""
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        start = time.perf_counter()
        for _ in range(5):
            client.get("/api/lobby").raise_for_status()
        lobby = (time.perf_counter() - start) / 5
        client.get("/api/my-games").raise_for_status()
    time.sleep(1)
    before = server.usage()
    time.sleep(IDLE)
    after = server.usage()
    share = (after.cpu - before.cpu) / IDLE
    return {"memory": after.memory, "idle_cpu_percent": round(100 * share, 2), "lobby_ms": round(1000 * lobby, 1)}


async def questions(url: str, tables: int) -> Json:
    """How long what is asked again and again takes."""
    storage = Storage(open_database(Settings(database=url)))
    now = int(time.time())
    some = [f"sleep{number:07}" for number in range(min(OPEN, tables))]
    kinds = ["bot", "clock", "webhook"]
    wanted = {"clock": 64, "webhook": 64}
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
        "next_due": lambda: storage.next_due(kinds),
        "lease_jobs": lambda: storage.lease_jobs(now, now + 120, wanted),
        "waiting_bots": lambda: storage.waiting_bots(now, now + 120, 4),
        f"standings_of_{len(some)}": lambda: storage.standings(some),
    }
    found = {}
    for name, ask in asked.items():
        await ask()
        start = time.perf_counter()
        for _ in range(TIMES):
            await ask()
        found[f"{name}_ms"] = round((time.perf_counter() - start) / TIMES * 1000, 2)
    await asyncio.to_thread(storage.close)
    return found


def sleeping(tables: int, wanted: str = "") -> Json:
    """What a server needs for tables nobody has opened since it was started."""
    with tempfile.TemporaryDirectory() as folder, database(wanted) as kept:
        home = Path(folder)
        url = kept.url or f"sqlite:///{home / 'parlour.sqlite'}"
        with parlour(home, kept=kept):
            pass  # makes the database
        with parlour(home, kept=kept) as server:
            without = awake(server)
        start = time.perf_counter()
        fill(url, tables)
        filling = time.perf_counter() - start
        found = _started(home, kept, without)
        found |= {"tables": tables, "filling_seconds": round(filling, 1), "database_mb": round(size(url), 1)}
        return found | asyncio.run(questions(url, tables))


def _started(home: Path, kept: Database, without: Json) -> Json:
    start = time.perf_counter()
    with parlour(home, kept=kept) as server:
        seconds = time.perf_counter() - start
        there = awake(server)
    return {
        "start_seconds": round(seconds, 2),
        "memory_without_mb": round(without["memory"], 1),
        "memory_mb": round(there["memory"], 1),
        "grown_mb": round(there["memory"] - without["memory"], 1),
        "idle_cpu_percent": there["idle_cpu_percent"],
        "idle_cpu_percent_without": without["idle_cpu_percent"],
        "lobby_ms": there["lobby_ms"],
        "lobby_ms_without": without["lobby_ms"],
    }
