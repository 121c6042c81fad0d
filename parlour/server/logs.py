"""What the server says to whoever looks after it: one JSON object a line."""

from __future__ import annotations

import json
import logging
import traceback
from pathlib import Path
from typing import Any

_STANDARD = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, what, and the values given along. No addresses, names or hands."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": round(record.created, 3), "level": record.levelname.lower()}
        line |= {"from": record.name, "what": record.getMessage()}
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            # What an error says may be a secret of a game: the kind and the places must do.
            frames = traceback.extract_tb(record.exc_info[2])
            line["at"] = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line, default=str)


def worth_a_line(record: logging.LogRecord) -> bool:
    """What a client can cause at will, such as text that is none, fills no log."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def log_in_lines() -> None:
    """Everything Parlour and uvicorn say goes to the standard error, one JSON object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(worth_a_line)
    for name in ("parlour", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # uvicorn tells of every socket with its address, and invitations are in addresses; it warns of every
        # request that is none, and anybody can send those
        logger.setLevel(logging.INFO if name == "parlour" else logging.ERROR)
