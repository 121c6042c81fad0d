"""How much room the disk of the database has, and what is refused while there is too little.

Below a first mark nothing new is made, and games go on; below a quarter of it nothing is written at all, so that
what is left is enough to put the database in order. Both are said to the players and heal by themselves.
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from parlour.server.errors import Unwell

LOW: Final = "server-disk-low"
FULL: Final = "server-disk-full"
MEGABYTE: Final = 1_000_000
MARGIN: Final = 1.1  # so much more than the mark must be free again, lest it goes to and fro
HOLD: Final = 10.0  # seconds after a write that failed before another one is tried
_SQLITE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY)
_POSTGRES: Final = "53100"  # disk_full


def free_bytes(folder: Path) -> int:
    """What is left for us on the disk of a folder."""
    return shutil.disk_usage(folder).free


class Disk:
    """The disk of the database; of a database elsewhere only the writes that fail are known."""

    def __init__(
        self,
        folder: Path | None,
        least_mb: int,
        free: Callable[[Path], int] = free_bytes,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.folder = folder
        self.least = least_mb * MEGABYTE
        self.read = free
        self.clock = clock
        self.free: int | None = None  # as it was last seen
        self.trouble: str | None = None
        self.refused_until = float("-inf")

    def look(self) -> None:
        """Read how much is free."""
        if self.folder is not None:
            try:
                self.free = self.read(self.folder)
            except OSError:  # whether it takes anything the next write will show
                self.free = None
        self.trouble = FULL if self.clock() < self.refused_until else self._judge()

    def _judge(self) -> str | None:
        if self.free is None:
            return None
        if self.free < self.least / 4 * (MARGIN if self.trouble == FULL else 1):
            return FULL
        return LOW if self.free < self.least * (MARGIN if self.trouble else 1) else None

    def failed(self) -> None:
        """It would not take a write, whatever it says of itself: a quota, a fault, somebody who was quicker."""
        self.refused_until = self.clock() + HOLD
        self.trouble = FULL

    def need_room(self) -> None:
        """Raise where nothing new may be made."""
        if self.trouble is not None:
            raise Unwell(self.trouble)

    def need_any(self) -> None:
        """Raise where nothing may be written."""
        if self.trouble == FULL:
            raise Unwell(FULL)


def refuses(error: DBAPIError) -> bool:
    """Whether an error of a database says that its disk takes nothing more."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in _SQLITE  # the rest of it says where
    return getattr(error.orig, "sqlstate", None) == _POSTGRES
