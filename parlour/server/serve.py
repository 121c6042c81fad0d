"""Running the server: uvicorn, structured logs, a clean end."""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import sys
import threading
import traceback
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn

from parlour.server.app import create_app
from parlour.server.connections import Requests
from parlour.server.database import bring_up_to_date
from parlour.server.frames import Frames
from parlour.server.lock import lock_database
from parlour.server.open_files import raise_limit
from parlour.server.private_files import keep_private
from parlour.server.settings import Settings
from parlour.server.stopping import PunctualServer

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


def prepare(settings: Settings) -> None:
    """Before anything is served: the database is this process's alone, private, up to date, or one hears why."""
    log_in_lines()
    os.umask(0o077)  # whatever is made from now on
    lock_database(settings)
    keep_private(settings)
    bring_up_to_date(settings)


def serve(settings: Settings, browse: bool = False) -> None:
    """Until somebody stops it."""
    raise_limit()
    logging.getLogger("parlour").info("started", extra={"host": settings.host, "port": settings.port})
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Requests,
        ws=Frames,
        log_config=None,
        access_log=False,  # addresses hold invitations
        proxy_headers=False,  # House.address looks at them itself
        ws_per_message_deflate=False,  # it costs more time and memory than it saves
        ws_max_size=settings.most_message_bytes * 2,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    if browse:
        opener = threading.Timer(1.0, webbrowser.open, [f"http://{settings.host}:{settings.port}/"])
        opener.daemon = True
        opener.start()
    # uvicorn sends itself the signal again when it has ended: a server that was told to end did as it was told.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    # Tables are long-lived and have no cycles: looking through all of them for rubbish makes everybody wait.
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    PunctualServer(config, lambda: app.state.house.stop()).run()
