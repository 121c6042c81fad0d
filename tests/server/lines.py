"""The line between a server and its database, which a test can cut while both live."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

from tests.server.ports import free_port

WHOLE = "whole"
DROPS = "drops"  # whatever is sent is lost, and nobody is told
HOLDS = "holds"  # it comes when the line is whole again: also what nobody waits for any more
CLOSED = "closed"
MOST = 65_536


class Line:
    """Hands on what comes, both ways, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = free_port()
        self.how = WHOLE
        self.turned = threading.Condition()
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def set(self, how: str) -> None:
        """From now on. What was lost is never made up for: a line that dropped something is broken for good."""
        with self.turned:
            before, self.how = self.how, how
            if how == CLOSED or before == DROPS:
                self._cut()
            self.turned.notify_all()

    def _cut(self) -> None:
        while self.ends:
            end = self.ends.pop()
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                near = self.door.accept()[0]
            except OSError:
                return
            if self.how == CLOSED:
                near.close()
                continue
            far = socket.create_connection(("127.0.0.1", self.to))
            with self.turned:
                self.ends += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(MOST):
                with self.turned:
                    self.turned.wait_for(lambda: self.how != HOLDS)
                if self.how == WHOLE:
                    target.sendall(data)
        with self.turned:
            self.turned.wait_for(lambda: self.how != HOLDS)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.door.close()
        self.set(CLOSED)


@contextlib.contextmanager
def line_to(port: int) -> Iterator[Line]:
    found = Line(port)
    try:
        yield found
    finally:
        found.close()
