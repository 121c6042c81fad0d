"""Objects of which only some fields are known here: the rest is the game's, or the reader's."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from parlour.core.game import Json

Status = Literal["waiting", "running", "finished", "frozen", "gone"]


def having(description: str, **known: type) -> Meta:
    """An object that has these fields, and others."""
    names = {str: "string", int: "integer"}
    properties = {name: {"type": names[kind]} for name, kind in known.items()}
    schema = {"properties": properties, "required": list(known)}
    return Meta(description=description, extra_json_schema=schema, extra={"known": known})


GameEvent = Annotated[Json, having("What happened: who did it, and values of its own.", kind=str, seat=int)]
Option = Annotated[
    Json,
    having("What the seat to move may do: `text` is sent, the rest says the same in parts.", text=str, kind=str),
]
Given = dict[str, Any]  # by the name of an option of the game
