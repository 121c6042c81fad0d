"""A port nobody listens at."""

from __future__ import annotations

import contextlib
import socket


def free_port() -> int:
    with contextlib.closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
