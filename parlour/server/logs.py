"""What the server says to whoever looks after it: a JSON object a line, in a terminal a line a person reads."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from pathlib import Path
from typing import Any

_STANDARD = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, what, and the values given along. No addresses, names or hands."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": round(record.created, 3), "level": record.levelname.lower()}
        line |= {"from": record.name, "what": record.getMessage()}
        line |= given(record)
        return json.dumps(line | error_of(record), default=str)


class PlainLines(logging.Formatter):
    """The same for a terminal: the time, what it is about, and the values given along."""

    def format(self, record: logging.LogRecord) -> str:
        values = {**given(record), **error_of(record)}
        about = ", ".join(f"{name} {value}" for name, value in values.items())
        bad = f"{record.levelname.lower()}: " if record.levelno > logging.INFO else ""
        line = f"{self.formatTime(record, '%H:%M:%S')}  {bad}{record.getMessage()}" + (
            f" ({about})" if about else ""
        )
        return "".join(mark if mark.isprintable() else " " for mark in line)  # nothing moves the cursor


def given(record: logging.LogRecord) -> dict[str, Any]:
    """The values that came along."""
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


def error_of(record: logging.LogRecord) -> dict[str, Any]:
    """What went wrong: what an error says may be a secret of a game, so the kind and the places must do."""
    if record.exc_info is None or record.exc_info[1] is None:
        return {}
    frames = traceback.extract_tb(record.exc_info[2])
    at = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(record.exc_info[1]).__name__, "at": at}


def worth_a_line(record: logging.LogRecord) -> bool:
    """What a client can cause at will, such as text that is none, fills no log."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def log_in_lines() -> None:
    """Everything Parlour and uvicorn say goes to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines() if sys.stderr.isatty() else JsonLines())
    handler.addFilter(worth_a_line)
    for name in ("parlour", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # uvicorn tells of every socket with its address, and invitations are in addresses; it warns of every
        # request that is none, and anybody can send those
        logger.setLevel(logging.INFO if name == "parlour" else logging.ERROR)
