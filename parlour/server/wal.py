"""SQLite's write-ahead log, kept short.

What is written goes to the log first, and from there into the file of the database. The log is begun anew only
when all of it was moved while nobody wrote or read what is in it: with people who play all the time that moment
never comes by itself. So it is moved beside the writer again and again, and when the log is long the writer makes
the moment: between two writes, with little left to move.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

LONG: Final = 16_000_000  # bytes; then the writer cuts it
KEPT: Final = 1_000_000  # not worth a cut while nobody writes
LONGEST_WAIT: Final = 100  # milliseconds a cut waits for readers; everybody who writes waits too
PAUSE: Final = 3.0  # seconds until the next try, when a reader was in the way: a backup, a host
USUAL_WAIT: Final = 5000  # milliseconds anything else waits for another process
log = logging.getLogger("parlour.storage")


class WriteAheadLog:
    """The log of one database."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self.engine = engine
        self.path = path
        self.size = 0
        self.changed = 0  # when, in nanoseconds
        self.moved = 0  # what it was when it was last moved
        self.idle = False  # nobody wrote between the last two times
        self.moving = self.cutting = False  # each would be in the other's way
        self.not_before = 0.0

    def measure(self) -> None:
        """How long it is, and when it was last written to."""
        try:
            found = self.path.stat()
            self.size, self.changed = found.st_size, found.st_mtime_ns
        except OSError:
            self.size = 0

    def wants_cut(self, longest: int = LONG) -> bool:
        at_it = self.moving or self.cutting
        return self.size > longest and not at_it and time.monotonic() >= self.not_before

    def move(self) -> None:
        """Beside the writer: into the file of the database goes what nobody reads in the log any more."""
        if self.cutting:
            return
        self.moving = True
        try:
            self._checkpoint("PASSIVE")
        finally:
            self.moving = False
        self.measure()
        self.idle = self.moved == self.changed
        self.moved = self.changed

    def cut(self) -> None:
        """In the writer's thread: move what is left, and make the log empty."""
        try:
            if not self._checkpoint("TRUNCATE"):
                self.not_before = time.monotonic() + PAUSE
            self.measure()
        except sqlite3.Error as error:  # a full disk, another process: it is tried again
            self.not_before = time.monotonic() + PAUSE
            log.warning("the log could not be cut", extra={"error": type(error).__name__})

    def was_cut(self, _: object) -> None:
        """Or the cut was called off."""
        self.cutting = False

    def _checkpoint(self, how: str) -> bool:
        """Whether nobody was in the way."""
        with self.engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            raw.execute(f"PRAGMA busy_timeout={LONGEST_WAIT}")
            try:
                busy, _, _ = raw.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
            finally:
                raw.execute(f"PRAGMA busy_timeout={USUAL_WAIT}")
            return not busy
