"""Writing a file so that the old one is there until the new one is whole."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a text file in one go: whatever happens, the file is the old one or the new one.

    Raises OSError, and ValueError for names no file can have.
    """
    data = text.encode("utf-8")
    path = path.resolve()  # a link stays a link
    if path.exists() and not path.is_file():  # such as /dev/null, which nobody wants replaced
        path.write_bytes(data)
        return
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}.tmp")
    try:
        beside.write_bytes(data)
        if path.exists():
            beside.chmod(path.stat().st_mode & 0o777)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
