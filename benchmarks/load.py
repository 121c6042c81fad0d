"""How many people a server carries: tables of random clients over real WebSockets, and a bare echo beside it.

python -m benchmarks.load [--tables 500] [--seconds 20] [--rate 300] [--parts steady,fast,echo,ladder,sleeping]
                          [--database URL|postgresql] [--processes 1] [--whole] [--deflate]
                          [--sleeping 100000] [--stacks FILE] [--profile FILE] [--json FILE]

The clients live in this process, the server in others. They are told what browsers are: one whole message, then
what changed (`--whole`: whole messages without what is drawn, as bots). `steady` sends so many actions a second,
evenly spread over the tables; `fast` sends the next action of a table as soon as it can; `echo` does both against
a minimal FastAPI application on the same stack that sends the same messages to as many people and does nothing
else. The time of an action runs from the moment it should have been sent to the arrival of the news at each of the
others. `ladder` raises the rate step by step: the highest at which 99 of 100 hear within 150 ms, for one process
on SQLite, and one, two and four on PostgreSQL. `sleeping` fills a database with tables nobody looks at.

`--database postgresql` starts a PostgreSQL for the occasion, with a disk that is waited for at every commit.
`--stacks` lets py-spy, where it is installed, look at the server while it plays (`benchmarks.where` reads it).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import uvloop

from benchmarks.crowd import Crowd, Guests, Json, Score
from benchmarks.echo import echo
from benchmarks.servers import POSTGRES, Database, Process, Usage, database, parlour
from benchmarks.sleeping import sleeping
from parlour.server.settings import Settings

AIM = 150.0  # ms, of 99 in 100
STEP = 50.0  # actions a second, of the ladder
RUNGS = (("", 1), (POSTGRES, 1), (POSTGRES, 2), (POSTGRES, 4))  # databases and processes


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1) if ordered else 0.0


@contextlib.contextmanager
def watched(server: Process, stacks: str, seconds: float) -> Iterator[None]:
    """While py-spy looks on, if that was asked for."""
    if not stacks:
        yield
        return
    command = ["py-spy", "record", "--format", "raw", "--rate", "200", "--gil", "--subprocesses", "-o", stacks]
    spy = subprocess.Popen([*command, "-d", str(int(seconds)), "-p", str(server.process.pid)])
    yield
    spy.wait(60)


class Measure:
    """Tables of a server that are played at."""

    def __init__(self, crowd: Crowd, kept: Database | None = None) -> None:
        self.crowd = crowd
        self.kept = kept or Database()
        self.first: list[str] = []  # messages that were sent: whole ones, and those after plays
        self.later: list[str] = []
        self.stacks = ""  # the file for what py-spy sees

    def usage(self) -> tuple[Usage, Usage | None]:
        return self.crowd.server.usage(), self.kept.usage()

    async def part(self, name: str, rate: float, seconds: float) -> Json:
        """`steady` or `fast` for so long."""
        before, start = self.usage(), time.process_time()
        crowd = self.crowd
        with watched(crowd.server, self.stacks, seconds):
            score = await (crowd.steady(rate, seconds) if name == "steady" else crowd.as_fast_as_it_goes(seconds))
        self.first, self.later = score.first, self.later + score.later
        found = summary(score, seconds, before, self.usage())
        return found | {"clients_cpu_share": round((time.process_time() - start) / seconds, 2)}

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Json]:
        """All tables open; what that costs in memory."""
        crowd, before, start = self.crowd, self.crowd.server.usage(), time.perf_counter()
        await crowd.open()
        seconds = time.perf_counter() - start
        await asyncio.sleep(1)
        after, tables = crowd.server.usage(), len(crowd.tables)
        found: Json = {
            "tables": tables,
            "connections": sum(len(table.sockets) for table in crowd.tables),
            "sockets_by_process": crowd.server.lines(),
            "opening_seconds": round(seconds, 1),
            "memory_before_mb": round(before.memory, 1),
            "memory_open_mb": round(after.memory, 1),
            "memory_per_table_kb": round((after.memory - before.memory) * 1024 / tables, 1),
        }
        yield found
        grown = (crowd.server.usage().memory - before.memory) * 1024 / tables
        found["memory_per_played_table_kb"] = round(grown, 1)
        await crowd.close()

    async def parts(self, chosen: argparse.Namespace, parts: list[str]) -> Json:
        """Open the tables and play."""
        async with self.opened() as found:
            for name in ("steady", "fast"):
                if name in parts:
                    found[name] = await self.part(name, chosen.rate, chosen.seconds)
        return found

    async def ladder(self, chosen: argparse.Namespace) -> Json:
        """Up until it is too slow twice."""
        steps: list[Json] = []
        best, rate = 0.0, chosen.lowest
        async with self.opened() as found:
            while True:
                for _ in range(2):
                    steps.append({"rate": rate} | await self.part("steady", rate, chosen.seconds))
                    reached = steps[-1]["actions_per_second"] >= 0.97 * rate
                    if reached and steps[-1]["p99_ms"] < AIM:
                        best = rate
                        break
                    await asyncio.sleep(2)
                if best != rate:
                    break
                rate += STEP
        return {"highest": best, "steps": steps} | found


def summary(
    score: Score, seconds: float, before: tuple[Usage, Usage | None], after: tuple[Usage, Usage | None]
) -> Json:
    cpu = after[0].cpu - before[0].cpu
    found = {
        "actions": score.actions,
        "actions_per_second": round(score.actions / seconds, 1),
        "p50_ms": percentile(score.times, 0.5),
        "p90_ms": percentile(score.times, 0.9),
        "p99_ms": percentile(score.times, 0.99),
        "most_ms": percentile(score.times, 1.0),
        "refused": score.refused,
        "starved": score.starved,
        "games_finished": score.finished,
        "message_bytes": round(score.bytes / max(1, score.messages)),
        "messages_per_action": round(score.messages / max(1, score.actions), 2),
        "server_cpu_ms_per_action": round(cpu * 1000 / max(1, score.actions), 2),
        "server_cpu_share": round(cpu / seconds, 2),
        "server_memory_mb": round(after[0].memory, 1),
    }
    if before[1] is not None and after[1] is not None:
        used = after[1].cpu - before[1].cpu
        found |= {
            "database_cpu_ms_per_action": round(used * 1000 / max(1, score.actions), 2),
            "database_memory_mb": round(after[1].memory, 1),
        }
    return found


# What is kept


def row_sizes(url: str) -> Json:
    """Bytes a row takes in PostgreSQL, with its indexes."""
    import psycopg

    found: Json = {}
    with psycopg.connect(url.replace("postgresql+psycopg", "postgresql"), autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")
        for name in ("tables", "seats", "entries", "messages", "presence", "jobs", "users", "sessions"):
            size = connection.execute("SELECT pg_total_relation_size(%s)", (name,)).fetchone()
            rows = connection.execute(f"SELECT count(*) FROM {name}").fetchone()
            assert size and rows
            found[name] = {"rows": rows[0], "bytes_a_row": round(size[0] / max(1, rows[0]))}
        log = connection.execute("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn").fetchone()
        assert log
        found["log_mb"] = round(float(log[0]) / 2**20, 1)
    return found


# All of it


def run(chosen: argparse.Namespace) -> Json:
    parts = chosen.parts.split(",")
    found: Json = {"machine": {"cores": os.cpu_count(), "load_before": os.getloadavg()[0]}}
    found |= {"database": chosen.database.split(":")[0] or "sqlite", "processes": chosen.processes}
    found |= {"deflate": chosen.deflate, "whole": chosen.whole}
    found["synchronous"] = os.environ.get("PARLOUR_SYNCHRONOUS", Settings.synchronous)
    if "steady" in parts or "fast" in parts:
        with tempfile.TemporaryDirectory() as folder:
            found |= played(chosen, parts, Path(folder))
    if "ladder" in parts:
        found["ladder"] = [rung(chosen, *which) for which in chosen.rungs]
    if "sleeping" in parts:
        found["sleeping"] = sleeping(chosen.sleeping, chosen.database)
    found["machine"]["load_after"] = os.getloadavg()[0]
    return found


def played(chosen: argparse.Namespace, parts: list[str], folder: Path) -> Json:
    """`steady`, `fast` and `echo`."""
    found: Json = {}
    with database(chosen.database) as kept:
        how = {"kept": kept, "processes": chosen.processes, "compressed": chosen.deflate}
        with parlour(folder, chosen.profile, **how) as server:
            measure = Measure(Guests(server, chosen.tables, chosen.deflate, chosen.whole), kept)
            measure.stacks = chosen.stacks
            found["parlour"] = uvloop.run(measure.parts(chosen, parts))
        if kept.url:
            found["rows"] = row_sizes(kept.url)
    if "echo" in parts:
        sent = folder / "messages.json"
        sent.write_text(json.dumps([measure.first, measure.later]), encoding="utf-8")
        with echo(sent, chosen.deflate) as server:
            bare = Measure(Crowd(server, chosen.tables, chosen.deflate))
            found["echo"] = uvloop.run(bare.parts(chosen, parts))
    return found


def rung(chosen: argparse.Namespace, wanted: str, processes: int) -> Json:
    """The highest rate of so many processes on a database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(wanted) as kept,
        parlour(Path(folder), kept=kept, processes=processes) as server,
    ):
        measure = Measure(Guests(server, chosen.tables, chosen.deflate, chosen.whole), kept)
        found = uvloop.run(measure.ladder(chosen))
    found = {"database": wanted or "sqlite", "processes": processes} | found
    print(rung_line(found), flush=True)
    return found


# For people


def rung_line(one: Json) -> str:
    best = [step for step in one["steps"] if step["rate"] == one["highest"]] or one["steps"][-1:]
    last = best[-1]
    text = (
        f"{one['database']}, {one['processes']} processes: {one['highest']:.0f} actions/s, "
        f"p99 {last['p99_ms']} ms, {last['server_cpu_ms_per_action']} ms CPU an action"
    )
    if "database_cpu_ms_per_action" in last:
        text += f" and {last['database_cpu_ms_per_action']} ms of PostgreSQL"
    return text + f"; too slow: p99 {one['steps'][-1]['p99_ms']} ms at {one['steps'][-1]['rate']:.0f}"


def lines(found: Json) -> Iterator[str]:
    """The results for people."""
    machine = found["machine"]
    loads = f"load {machine['load_before']:.1f} before, {machine['load_after']:.1f} after"
    yield (
        f"{machine['cores']} cores, {loads}; {found['database']}, processes={found['processes']}, "
        f"deflate={found['deflate']}, whole={found['whole']}"
    )
    for name in ("parlour", "echo"):
        for part in ("steady", "fast"):
            if part in found.get(name, {}):
                yield part_line(name, part, found[name][part])
    if "parlour" in found:
        yield memory_line(found["parlour"])
    for part in ("steady", "fast"):
        if part in found.get("echo", {}):
            ours, bare = (found[name][part]["server_cpu_ms_per_action"] for name in ("parlour", "echo"))
            yield f"Parlour needs {ours / max(bare, 0.01):.2f} times the CPU of the echo ({part})"
    yield from map(rung_line, found.get("ladder", []))
    if "sleeping" in found:
        one = found["sleeping"]
        yield (
            f"{one['tables']} sleeping tables ({one['database_mb']} MB on disk): {one['grown_mb']} MB of memory "
            f"more, started in {one['start_seconds']} s, {one['idle_cpu_percent']} % of a core when idle, "
            f"next_due {one['next_due_ms']} ms"
        )


def part_line(name: str, part: str, one: Json) -> str:
    text = (
        f"{name:8}{part:7} {one['actions_per_second']:7.1f} actions/s  p50 {one['p50_ms']:.1f} ms  "
        f"p99 {one['p99_ms']:.1f} ms  {one['server_cpu_ms_per_action']:.2f} ms CPU an action, "
        f"messages of {one['message_bytes']} bytes"
    )
    if "database_cpu_ms_per_action" in one:
        text += f"; PostgreSQL {one['database_cpu_ms_per_action']:.2f} ms"
    return text


def memory_line(one: Json) -> str:
    return (
        f"memory: {one['memory_before_mb']} MB empty, {one['memory_open_mb']} MB with {one['tables']} tables "
        f"and {one['connections']} connections: {one['memory_per_table_kb']} kB a table, "
        f"{one['memory_per_played_table_kb']} kB after playing; sockets by process {one['sockets_by_process']}"
    )


def read_rungs(text: str) -> list[tuple[str, int]]:
    """`sqlite-1,postgresql-2`."""
    pairs = [part.split("-") for part in text.split(",")]
    return [("" if name == "sqlite" else name, int(processes)) for name, processes in pairs]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=500)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--rate", type=float, default=300.0, help="actions a second in all")
    arguments.add_argument("--parts", default="steady,fast,echo,sleeping")
    arguments.add_argument("--database", default="", help=f"a URL, or {POSTGRES}; SQLite by default")
    arguments.add_argument("--processes", type=int, default=1, help="of the server")
    arguments.add_argument("--whole", action="store_true", help="clients that ask for whole messages, as bots do")
    arguments.add_argument("--deflate", action="store_true", help="messages are compressed, also the echo's")
    arguments.add_argument("--sleeping", type=int, default=100_000)
    arguments.add_argument("--lowest", type=float, default=100.0, help="the first rate of the ladder")
    arguments.add_argument("--rungs", type=read_rungs, default=list(RUNGS), help="such as sqlite-1,postgresql-2")
    arguments.add_argument("--profile", help="run the server under cProfile and write this file")
    arguments.add_argument("--stacks", default="", help="let py-spy look at the server and write this file")
    arguments.add_argument("--json", help="write the results into this file instead of printing them")
    chosen = arguments.parse_args()
    found = run(chosen)
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    else:
        print(json.dumps(found, indent=2))
    print("\n".join(lines(found)))


if __name__ == "__main__":
    main()
