"""Running the server: uvicorn, structured logs, a clean end."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from parlour.core.errors import InvalidInput
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
    """Before anything is served: the database is this process's alone, private, up to date, the port free.

    Whoever started the server hears why not.
    """
    log_in_lines()
    if settings.processes > 1:
        need_shared(settings, "--processes")
    os.umask(0o077)  # whatever is made from now on
    lock_database(settings)
    find_port_free(settings)
    keep_private(settings)
    bring_up_to_date(settings)


def find_port_free(settings: Settings) -> None:
    """Raise if nobody can listen there, such as when Parlour runs already."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        why = "server-port-taken" if error.errno == errno.EADDRINUSE else "server-no-port"
        problem = error.strerror or type(error).__name__
        raise InvalidInput(why, host=settings.host, port=str(settings.port), error=problem) from None


def serve(settings: Settings, ready: Callable[[], None]) -> None:
    """Until somebody stops it; `ready` is called once, when it can be reached."""
    if settings.processes > 1:
        serve_together(settings, serve_one, ready)
    else:
        serve_one(settings, ready=ready)


def serve_one(
    settings: Settings, listening: socket.socket | None = None, ready: Callable[[], None] | None = None
) -> None:
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
    server = PunctualServer(config, lambda: app.state.house.stop(), ready)
    server.run([listening] if listening is not None else None)
