"""Errors of the server: each has a message id like all errors of Parlour, and a status for HTTP."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from parlour.core.errors import IllegalAction, ParlourError, Value, short
from parlour.table.match import TableError
from parlour.wire.messages import Problem

LONGEST_VALUE: Final = 300  # of what is told about an error: it is often what somebody sent
GREATEST_VALUE: Final = 2**53  # beyond it a browser does not count


class ServerError(ParlourError):
    """Something the server does not do."""

    status = 400

    def __init__(self, message: str, **values: Value) -> None:
        super().__init__(message, **values)


class NotSignedIn(ServerError):
    """Nobody knows who asks."""

    status = 401


class Forbidden(ServerError):
    """It is known who asks, and they may not."""

    status = 403


class NotFound(ServerError):
    """There is no such thing, or not for them."""

    status = 404


class Misdirected(ServerError):
    """Asked for under a name that is not this server's."""

    status = 421


class TooMuch(ServerError):
    """Slow down."""

    status = 429


class TooLong(ServerError):
    """A body that is too long."""

    status = 413


class Unwell(ServerError):
    """Something the server needs has stopped."""

    status = 503


class NoLength(ServerError):
    """A body that does not say how long it is."""

    status = 411


def status_of(error: ParlourError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, ServerError):
        return error.status
    return 409 if isinstance(error, (TableError, IllegalAction)) else 400


def _sayable(value: Value) -> Value:
    """A value short enough to be sent back, as every encoder takes it: halves of characters are replaced."""
    if isinstance(value, str):
        return value[:LONGEST_VALUE].encode("utf-8", "replace").decode()
    return value if abs(value) < GREATEST_VALUE else short(value)


def problem_of(error: ParlourError) -> Problem:
    """An error as clients get it: a message id, its values, the rule if there is one."""
    rule = error.refusal.rule if isinstance(error, IllegalAction) else UNSET
    return Problem(error.message, {name: _sayable(value) for name, value in error.values.items()}, rule)
