"""How many plays one PostgreSQL writes: what stands in the way when there are many processes.

python -m benchmarks.commits [--seconds 5] [--clients 1,4,16,40]

pgbench, which comes with PostgreSQL, writes what a play writes (`parlour/server/appending.py`): an entry, the id
of its message, how the table stands now. With the word to other processes (NOTIFY) and without, heard by so many
of them, with a disk that is waited for and without.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.servers import POSTGRES, database, usage
from benchmarks.sleeping import fill
from parlour.server.database import migrate, open_database
from parlour.server.schema import CHANNEL
from parlour.server.settings import Settings
from tests.server.postgres import PROGRAMS

TABLES = 1000
PLAY = """\\set number random(0, {most})
WITH known AS (
    UPDATE tables SET status = 'running', to_move = 1, seq = seq + 1, touched = 1
    WHERE id = 'sleep' || lpad(:number::text, 7, '0') AND status <> 'frozen' AND revision = 0 RETURNING id, seq
), played AS (
    INSERT INTO entries ("table", seq, time, kind, seat, data)
    SELECT id, seq, 1700000000, 'play', 1, '{{"action": "move 3 ships from a1 to b2", "chance": [], "plays": 12}}'
    FROM known
), heard AS (
    INSERT INTO messages ("table", id, seq) SELECT id, 'sleeper00001/a1b2c3-' || seq, seq FROM known
)
SELECT {word} FROM known;
"""
WORD = f"pg_notify('{CHANNEL}', id || ' ' || seq::text)"
# What is said of it, who hears it, and whether the disk is waited for
CASES: tuple[tuple[str, str, int, bool], ...] = (
    ("without a word to others", "seq", 0, True),
    ("with it, heard by nobody", WORD, 0, True),
    ("with it, heard by 4", WORD, 4, True),
    ("with it, heard by 32", WORD, 32, True),
    ("with it, heard by 4, synchronous_commit=off", WORD, 4, False),
    ("with it, heard by 32, synchronous_commit=off", WORD, 32, False),
)


@contextlib.contextmanager
def listeners(url: str, count: int) -> Iterator[None]:
    """So many connections that hear what is written, in a thread of their own."""
    loop = asyncio.new_event_loop()
    listening, ended = threading.Event(), asyncio.Event()

    async def listen() -> None:
        from psycopg import AsyncConnection

        async def hear(connection: Any) -> None:
            async for _ in connection.notifies():
                pass

        made = [await AsyncConnection.connect(url, autocommit=True) for _ in range(count)]
        for one in made:
            await one.execute(f"LISTEN {CHANNEL}")
        tasks = [asyncio.create_task(hear(one)) for one in made]
        listening.set()
        await ended.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for one in made:
            await one.close()

    thread = threading.Thread(target=lambda: loop.run_until_complete(listen()))
    thread.start()
    listening.wait()
    yield
    loop.call_soon_threadsafe(ended.set)
    thread.join()


def plays(url: str, pid: int, clients: int, seconds: int, case: tuple[str, str, int, bool]) -> str:
    """How many a second, and what PostgreSQL needs for one."""
    _, word, count, waits = case
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script, listeners(url, count):
        script.write(PLAY.format(word=word, most=TABLES - 1))
        script.flush()
        how = "on" if waits else "off"
        before = usage(pid).cpu
        address = f"{url}?options=-csynchronous_commit%3D{how}"
        flags = ["-n", "-M", "prepared", "-c", str(clients), "-T", str(seconds), "-f", script.name, address]
        done = subprocess.run([str(PROGRAMS / "pgbench"), *flags], capture_output=True, text=True)
        cpu = usage(pid).cpu - before
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    rate = float(found[1])
    return f"{rate:,.0f} ({1000 * cpu / (rate * seconds):.2f})"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=int, default=5)
    arguments.add_argument("--clients", default="1,4,16,40")
    chosen = arguments.parse_args()
    clients = [int(one) for one in chosen.clients.split(",")]
    with database(POSTGRES) as kept:
        assert kept.pid is not None
        engine = open_database(Settings(database=kept.url))
        migrate(engine)
        engine.dispose()
        fill(kept.url, TABLES)
        url = kept.url.replace("postgresql+psycopg", "postgresql")
        flushed = subprocess.run(
            [PROGRAMS / "pg_test_fsync", "-s", "1", "-f", str(Path(tempfile.gettempdir()) / "parlour-fsync")],
            capture_output=True,
            text=True,
        ).stdout
        print(next(line.strip() for line in flushed.splitlines() if line.strip().startswith("fdatasync  ")))
        print("Plays a second (milliseconds of CPU of PostgreSQL for one), by connections that write\n")
        print(f"| | {' | '.join(map(str, clients))} |\n|---|{'---|' * len(clients)}")
        for case in CASES:
            found = [plays(url, kept.pid, count, chosen.seconds, case) for count in clients]
            print(f"| {case[0]} | {' | '.join(found)} |", flush=True)


if __name__ == "__main__":
    main()
