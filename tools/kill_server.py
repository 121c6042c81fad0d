"""End the server hundreds of times under load; see that nothing acknowledged is lost or doubled.

python tools/kill_server.py [--kills 500] [--terms 200] [--jobs 2] [--tables 6] [--seed word]
    [--database postgresql] [--processes 2]

A kill is as a power cut; a term tells the server to end, which it must do in time and in good order. Each job has
a server of its own with so many tables of people, bots, undo, chat and clocks. On PostgreSQL a server is two
processes; mostly one of them ends, and people go on at the other.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.both import BASE, POSTGRESQL, SQLITE
from tests.server.postgres import postgres
from tests.server.test_kill import PROCESSES, Report, kill_often


def ended(task: tuple[str, int, int, int, str, int]) -> Report:
    database, kills, terms, tables, seed, processes = task
    with (
        tempfile.TemporaryDirectory() as folder,
        postgres(fsync=True) if database == POSTGRESQL else contextlib.nullcontext() as found,
    ):
        BASE.choose(found)
        return kill_often(Path(folder), kills, terms, tables, seed, processes)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--kills", type=int, default=500)
    arguments.add_argument("--terms", type=int, default=200)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--tables", type=int, default=6)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    arguments.add_argument("--database", choices=[SQLITE, POSTGRESQL], default=SQLITE)
    arguments.add_argument("--processes", type=int, help="of a server; SQLite has one")
    chosen = arguments.parse_args()
    start = time.perf_counter()
    tasks = []
    for job in range(chosen.jobs):
        kills, terms = (-(-(many - job) // chosen.jobs) for many in (chosen.kills, chosen.terms))
        processes = chosen.processes or PROCESSES[chosen.database]
        tasks.append((chosen.database, kills, terms, chosen.tables, f"{chosen.seed} {job}", processes))
    with ProcessPoolExecutor(chosen.jobs) as pool:
        report = sum(pool.map(ended, tasks), Report())
    print(f"{chosen.database}, seed {chosen.seed}, {time.perf_counter() - start:.0f} s: {report}", flush=True)
    for fault in report.faults:
        print(f"  {fault}")
    sys.exit(bool(report.faults))


if __name__ == "__main__":
    main()
