"""An hour of steady play: whether the log of the database and the memory of the server stay small.

python -m benchmarks.hour [--minutes 60] [--rate 150] [--tables 300] [--json minutes.json]

The tables and clients are those of `benchmarks.load`; games that end are begun anew. Every minute is reported as
it ends. After the last one nobody plays for a while, and the log should have shrunk. The exit status says whether
everything stayed within its bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from benchmarks.crowd import Guests, Score
from benchmarks.load import percentile
from benchmarks.servers import Process, parlour

MOST_LOG = 64.0  # MB of the write-ahead log, at any moment
MOST_IDLE_LOG = 4.0  # MB of it when nobody has played for a while
IDLE = 30.0  # seconds
SETTLED = 1 / 3  # of the time: the first games are over, and tables have as many plays as they will have
MOST_GROWTH = 30.0  # MB of memory from then on
LEAST_RATE = 0.98  # of the rate that was asked for


@dataclass
class Minute:
    """What one minute came to. Sizes in MB, times in milliseconds."""

    number: int
    rate: float  # actions a second
    p50: float
    p99: float
    most: float
    refused: int
    starved: int
    finished: int
    lost: int  # connections that ended by themselves
    log: float  # the largest of the minute
    database: float
    memory: float

    def __str__(self) -> str:
        return (
            f"{self.number:4} {self.rate:6.1f} actions/s  p50 {self.p50:6.1f}  p99 {self.p99:7.1f}  "
            f"most {self.most:7.1f} ms  log {self.log:6.1f}  database {self.database:6.1f}  "
            f"memory {self.memory:6.1f} MB  {self.finished} games ended, {self.refused} refused, "
            f"{self.starved} starved, {self.lost} lost"
        )


class Hour:
    """Plays and looks at the files and the memory."""

    def __init__(self, server: Process, folder: Path, tables: int) -> None:
        self.server = server
        self.folder = folder
        self.crowd = Guests(server, tables)
        self.largest = 0.0
        self.minutes: list[Minute] = []
        self.idle_log = 0.0

    def size(self, name: str) -> float:
        with contextlib.suppress(FileNotFoundError):
            return (self.folder / name).stat().st_size / 2**20
        return 0.0

    async def look(self) -> None:
        """The log may be large for a moment only."""
        while True:
            self.largest = max(self.largest, self.size("parlour.sqlite-wal"))
            await asyncio.sleep(0.5)

    async def run(self, minutes: int, rate: float) -> None:
        await self.crowd.open()
        looking = asyncio.create_task(self.look())
        for number in range(1, minutes + 1):
            self.crowd.score, self.largest = Score(), 0.0
            start = time.perf_counter()
            await self.crowd.pace(rate, 60)
            self.minutes.append(self.minute(number, time.perf_counter() - start))
            print(self.minutes[-1], flush=True)
        await asyncio.sleep(IDLE)
        self.idle_log = self.size("parlour.sqlite-wal")
        looking.cancel()
        await self.crowd.close()

    def minute(self, number: int, seconds: float) -> Minute:
        score = self.crowd.score
        lost = sum(reader.done() for table in self.crowd.tables for reader in table.readers)
        return Minute(
            number,
            round(score.actions / seconds, 1),
            percentile(score.times, 0.5),
            percentile(score.times, 0.99),
            percentile(score.times, 1.0),
            score.refused,
            score.starved,
            score.finished,
            lost,
            round(self.largest, 1),
            round(self.size("parlour.sqlite"), 1),
            round(self.server.usage().memory, 1),
        )

    def faults(self, rate: float) -> Iterator[str]:
        """What was not within its bounds."""
        log = max(minute.log for minute in self.minutes)
        if log > MOST_LOG:
            yield f"the log grew to {log:.0f} MB"
        if self.idle_log > MOST_IDLE_LOG:
            yield f"the log still had {self.idle_log:.0f} MB when nobody had played for {IDLE:.0f} s"
        settled = self.minutes[int(len(self.minutes) * SETTLED)].memory
        if self.minutes[-1].memory > settled + MOST_GROWTH:
            yield f"memory grew from {settled:.0f} to {self.minutes[-1].memory:.0f} MB"
        played = sum(minute.rate for minute in self.minutes) / len(self.minutes)
        if played < rate * LEAST_RATE:
            yield f"{played:.1f} actions a second instead of {rate:.0f}"
        if self.minutes[-1].lost:
            yield f"{self.minutes[-1].lost} connections were lost"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=int, default=60)
    arguments.add_argument("--rate", type=float, default=150.0, help="actions a second in all")
    arguments.add_argument("--tables", type=int, default=300)
    arguments.add_argument("--json", help="write the minutes into this file too")
    chosen = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder, parlour(Path(folder)) as server:
        hour = Hour(server, Path(folder), chosen.tables)
        uvloop.run(hour.run(chosen.minutes, chosen.rate))
    if chosen.json:
        found = json.dumps([asdict(minute) for minute in hour.minutes], indent=2)
        Path(chosen.json).write_text(found + "\n", encoding="utf-8")
    faults = list(hour.faults(chosen.rate))
    played = sum(minute.rate for minute in hour.minutes) / len(hour.minutes)
    print(
        f"{chosen.minutes} minutes at {played:.1f} actions/s: log at most "
        f"{max(minute.log for minute in hour.minutes):.1f} MB, {hour.idle_log:.1f} MB when idle; "
        f"memory {hour.minutes[0].memory:.0f} MB after the first minute, "
        f"{hour.minutes[-1].memory:.0f} MB at the end: {'; '.join(faults) or 'everything within its bounds'}"
    )
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
