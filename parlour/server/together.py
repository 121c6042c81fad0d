"""Several processes that serve at one port of one machine, and whoever looks after them.

Each is a whole server; they have nothing in common but the port and the database. The first process serves nobody:
it starts another one where one has died, and ends them all when it is told to.
"""

from __future__ import annotations

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from parlour.core.errors import InvalidInput
from parlour.server.database import sqlite_path
from parlour.server.logs import log_in_lines
from parlour.server.settings import Settings
from parlour.server.stopping import PATIENCE
from parlour.server.workers import go_with_the_server

QUEUE: Final = 2048  # connections that wait to be taken by one of them
EARLY: Final = 60.0  # seconds: whoever dies sooner is not started again at once: the database may be away
LONGEST_PAUSE: Final = 30.0
log = logging.getLogger("parlour.server")


def need_shared(settings: Settings, what: str) -> None:
    """Raise where the database is one process's alone."""
    if sqlite_path(settings) is not None:
        raise InvalidInput("server-need-postgres", what=what)


def serve_together(
    settings: Settings, serve: Callable[[Settings, socket.socket], None], ready: Callable[[], None]
) -> None:
    """Until somebody stops it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.create_server((settings.host, settings.port), family=family, backlog=QUEUE) as listening:
        ready()  # who comes now waits until one of them takes the connection
        Family(settings, listening, serve).run()


def serve_in_turn(settings: Settings, listening: socket.socket, serve: Callable[..., None]) -> None:
    """In one of them."""
    go_with_the_server()
    log_in_lines()
    os.umask(0o077)
    serve(settings, listening)


class Family:
    """The processes, by their places."""

    def __init__(self, settings: Settings, listening: socket.socket, serve: Callable[..., None]) -> None:
        # Thinkers are for all of them together.
        share = max(1, settings.thinkers // settings.processes) if settings.thinkers else 0
        self.settings = replace(settings, thinkers=share)
        self.listening = listening
        self.serve = serve
        self.context = multiprocessing.get_context("spawn")
        self.running: list[SpawnProcess] = []
        self.begun: dict[SpawnProcess, float] = {}
        self.pause = 0.0
        self.told = threading.Event()  # that it is to end
        self.heard: set[SpawnProcess] = set()  # those that were told so

    @property
    def ending(self) -> bool:
        return self.told.is_set()

    def run(self) -> None:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._end)
        self.running = [self._start() for _ in range(self.settings.processes)]
        while not self.ending:
            multiprocessing.connection.wait([process.sentinel for process in self.running], timeout=1.0)
            for place, process in enumerate(self.running):
                if not process.is_alive() and not self.ending:
                    self.running[place] = self._start_again(process)
        self._wait()

    def _start(self) -> SpawnProcess:
        process = self.context.Process(target=serve_in_turn, args=(self.settings, self.listening, self.serve))
        process.start()
        self.begun[process] = time.monotonic()
        return process

    def _start_again(self, dead: SpawnProcess) -> SpawnProcess:
        lived = time.monotonic() - self.begun.pop(dead)
        self.pause = min(LONGEST_PAUSE, 2 * self.pause + 0.5) if lived < EARLY else 0.0
        log.error("a process has died and is started again", extra={"code": dead.exitcode, "pause": self.pause})
        self.told.wait(self.pause)
        return dead if self.ending else self._start()

    def _end(self, number: int, frame: FrameType | None) -> None:
        self.told.set()
        self._tell()

    def _tell(self) -> None:
        """All of them are to end; each is told once."""
        for process in self.running:
            if process not in self.heard and process.is_alive():
                self.heard.add(process)
                process.terminate()

    def _wait(self) -> None:
        self._tell()  # whoever was just being started when the others were told
        until = time.monotonic() + PATIENCE + 2
        for process in self.running:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
