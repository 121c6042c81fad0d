"""A database that does not answer: how that is noticed, and what becomes of whoever waits for it.

A database elsewhere may be cut off without a word, in the middle of a transaction too. Nobody waits longer than
some seconds: what was asked is answered with `Unwell`, and the connection it was asked over is cut, so that its
thread is free again. Whether something was written then is not known; the ids of messages make sure that it is not
written twice.
"""

from __future__ import annotations

import contextlib
import socket
import time
from typing import Any, Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

AWAY: Final = "server-database-away"
PATIENCE: Final = 6.0  # seconds for one piece of work
LONG: Final = PATIENCE - 1  # seconds after which a connection in use is dead, where somebody has lost patience
# Kinds of errors that say so: of connections, of somebody who ends them, of a wait that was too long
_KINDS: Final = ("08", "57", "55P03", "53300")


_TOGETHER: Final = ("40P01", "40001")  # of transactions that got into each other's way


def is_crowd(error: DBAPIError) -> bool:
    """Whether an error says that somebody else wrote at the same moment: it is tried again."""
    return getattr(error.orig, "sqlstate", None) in _TOGETHER


def is_away(error: DBAPIError) -> bool:
    """Whether an error says that the database cannot be reached, or takes too long."""
    if error.connection_invalidated:
        return True
    state = getattr(error.orig, "sqlstate", None)
    return isinstance(error, OperationalError) and (state is None or state.startswith(_KINDS))


def cut(connection: Any) -> None:
    """Cut the line to the database: whoever waits for it is told at once."""
    with contextlib.suppress(Exception):  # it is closed already
        found = socket.socket(fileno=connection.fileno())
        try:
            found.shutdown(socket.SHUT_RDWR)
        finally:
            found.detach()


class Lines:
    """The connections of an engine that are in use, so that those that are dead can be cut."""

    def __init__(self, engine: Engine) -> None:
        self.since: dict[Any, float] = {}
        event.listen(engine, "checkout", lambda connection, *_: self.since.update({connection: time.monotonic()}))
        event.listen(engine, "checkin", lambda connection, _: self.since.pop(connection, None))
        event.listen(engine, "invalidate", lambda connection, *_: self.since.pop(connection, None))

    def cut(self) -> None:
        """Those that have been in use for too long."""
        for connection, since in list(self.since.items()):
            if time.monotonic() - since >= LONG:
                cut(connection)
