"""Running the server: uvicorn, structured logs, a clean end."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser

import uvicorn

from parlour.server.app import create_app
from parlour.server.connections import Requests
from parlour.server.database import bring_up_to_date
from parlour.server.frames import Frames
from parlour.server.lock import lock_database
from parlour.server.logs import log_in_lines
from parlour.server.open_files import raise_limit
from parlour.server.private_files import keep_private
from parlour.server.settings import Settings
from parlour.server.stopping import PunctualServer
from parlour.server.together import need_shared, serve_together


def prepare(settings: Settings) -> None:
    """Before anything is served: the database is this process's alone, private, up to date, or one hears why."""
    log_in_lines()
    if settings.processes > 1:
        need_shared(settings, "--processes")
    os.umask(0o077)  # whatever is made from now on
    lock_database(settings)
    keep_private(settings)
    bring_up_to_date(settings)


def serve(settings: Settings, browse: bool = False) -> None:
    """Until somebody stops it."""
    if browse:
        opener = threading.Timer(1.0, webbrowser.open, [f"http://{settings.host}:{settings.port}/"])
        opener.daemon = True
        opener.start()
    if settings.processes > 1:
        serve_together(settings, serve_one)
    else:
        serve_one(settings)


def serve_one(settings: Settings, listening: socket.socket | None = None) -> None:
    """One process, at a port of its own or at one it shares with others."""
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
    # uvicorn sends itself the signal again when it has ended: a server that was told to end did as it was told.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    # Tables are long-lived and have no cycles: looking through all of them for rubbish makes everybody wait.
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    PunctualServer(config, lambda: app.state.house.stop()).run([listening] if listening is not None else None)
