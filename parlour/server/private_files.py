"""What a server keeps is for nobody else on the machine: the database holds seeds, hashes and keys."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

from parlour.server.database import sqlite_path
from parlour.server.lock import lock_path
from parlour.server.settings import Settings, home

OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # what SQLite makes beside its file has the rights of that file
OURS: Final = ("parlour", "secret")  # how everything in a home folder of ours begins
log = logging.getLogger("parlour.server")


def keep_private(settings: Settings) -> None:
    """Make the files private that will be needed, and those private that an older version made; say which."""
    if os.name != "posix":
        return
    database = sqlite_path(settings)
    files = [home() / "secret"]
    if database is not None:
        with contextlib.suppress(FileExistsError):
            os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        real = database.resolve()
        files += [lock_path(database), *(real.with_name(real.name + end) for end in BESIDE)]
    mended = [path.name for path in files if path.is_file() and _mend(path)]
    if _is_ours(home()) and _mend(home()):
        mended.append(home().name)
    if mended:
        log.warning("files were readable by others on this machine, and are not any more", extra={"files": mended})


def _is_ours(folder: Path) -> bool:
    """Whether a folder holds nothing but what we made: others' folders are theirs to open."""
    try:
        return all(path.name.startswith(OURS) for path in folder.iterdir())
    except OSError:
        return False


def _mend(path: Path) -> bool:
    """Whether others could read it; now they cannot."""
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & OTHERS:
            return False
        path.chmod(mode & ~OTHERS)
    except OSError:  # another user's
        log.warning("readable by others on this machine, and not ours to change", extra={"file": path.name})
        return False
    return True
