"""What the server says on the WebSocket of a table; `type` tells the messages apart."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from parlour.core.errors import Value
from parlour.wire.plain import GameEvent
from parlour.wire.table import ChatLine, Story, Table, Watcher

Path = list[str | int]  # names and places, from the table message inwards


class TableMessage(Table, kw_only=True, tag_field="type", tag="table"):
    """How the table stands now: the first message, and every one of a client that does not ask for changes."""

    v: int  # the version of the protocol
    now: int  # the server's clock


class Between(Struct):
    """A position on the way: what is different since the one before it."""

    set: list[tuple[Path, Any]]
    gone: list[Path]


class ChangesMessage(Struct, kw_only=True, tag_field="type", tag="changes"):
    """What is different since the last table or changes message."""

    seq: int
    now: int
    set: list[tuple[Path, Any]]
    gone: list[Path]
    story: Story | UnsetType = UNSET  # if there is anything new
    between: list[Between] | UnsetType = UNSET  # after each of several plays but the last, for whoever draws them


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class PresenceMessage(Struct, tag_field="type", tag="presence"):
    """Who is there, when it has changed."""

    present: tuple[int, ...]  # seats
    onlookers: int
    watchers: tuple[Watcher, ...]


class TroubleMessage(Struct, tag_field="type", tag="trouble"):
    """What is wrong with the server: the id of a sentence; null when it is over."""

    message: str | None


class Problem(Struct):
    """Why something was not done."""

    message: str  # the id of a sentence
    values: dict[str, Value]  # which go into it
    rule: str | UnsetType = UNSET  # of the game, that forbids it


class Explained(Struct, kw_only=True):
    """What an action would do, or why it is not allowed."""

    events: list[GameEvent] | UnsetType = UNSET
    later: list[GameEvent] | UnsetType = UNSET  # what would follow if the turn ended right after it
    refusal: Problem | UnsetType = UNSET


class OkMessage(Explained, kw_only=True, tag_field="type", tag="ok"):
    """What somebody said was done."""

    id: str
    seq: int | UnsetType = UNSET  # of the last thing it led to


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """What somebody said was not done."""

    id: str
    error: Problem


Answer = OkMessage | ErrorMessage
Told = TableMessage | ChangesMessage | ChatMessage | PresenceMessage | TroubleMessage | OkMessage | ErrorMessage
