"""A server that stops when it is told to, in good order if it can be done, in any case soon.

Everything that was acknowledged is on the disk before it is acknowledged, so a server that does not find its end
may simply be ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any, Final

import uvicorn

PATIENCE: Final = 20.0  # seconds from the signal to the end of the process, whatever happens
STEP: Final = 1.0  # seconds until somebody who did not heed is told again
log = logging.getLogger("parlour.server")


async def end(tasks: Iterable[asyncio.Task[Any]], seconds: float) -> None:
    """Cancel tasks, and wait for them for a while; more than once, as a cancel can get lost on its way."""
    left = {task for task in tasks if not task.done()}
    until = time.monotonic() + seconds
    while left and time.monotonic() < until:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=min(STEP, max(0.01, until - time.monotonic())))
    if left:
        log.warning("some work does not end", extra={"tasks": len(left)})


class PunctualServer(uvicorn.Server):
    """Uvicorn, with an end that does not depend on anything inside it."""

    def __init__(
        self, config: uvicorn.Config, told: Callable[[], None], ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.told = told  # that it is to stop, before anything else happens
        self.ready = ready  # done when it can be reached

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(PATIENCE, leave)
            last.daemon = True
            last.start()
            if self.started:
                self.told()
        super().handle_exit(sig, frame)


def leave() -> None:
    """Without waiting for anything any more."""
    log.error("the server did not stop in time and is ended: nothing that was answered is lost")
    os._exit(1)
