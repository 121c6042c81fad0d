"""One server for one SQLite file: each keeps tables in memory and would not hear what the other one writes.

The lock is the system's, on a file beside the database, and goes with the process however that ends. `parlour
admin` needs none: a running server looks again at what it changes.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.core.errors import InvalidInput
from parlour.server.database import shown, sqlite_path
from parlour.server.settings import Settings

try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("parlour.server")
_kept: Final[list[int]] = []  # open until the process ends


def lock_path(database: Path) -> Path:
    """The file beside a database that says whose it is; the same by whatever name the database is called."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def lock_database(settings: Settings) -> None:
    """Take the database for this process, for good; raise where another one has it."""
    file = _take(settings)
    if file is not None:
        _kept.append(file)


@contextlib.contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """The same for a while."""
    file = _take(settings)
    try:
        yield
    finally:
        if file is not None:
            os.close(file)


def _take(settings: Settings) -> int | None:
    database = sqlite_path(settings)
    if fcntl is None or database is None:
        return None
    file = os.open(lock_path(database), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        process = os.read(file, 20).decode("ascii", "replace").strip() or "?"
        os.close(file)
        raise InvalidInput("server-in-use", database=shown(settings), process=process) from error
    except OSError:  # some disks of other machines know no locks
        os.close(file)
        log.warning("the database cannot be locked: start no second server on it")
        return None
    with contextlib.suppress(OSError):  # only for whoever is refused: a full disk is no reason not to start
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode())
    return file
