"""Whether everything a server says is exactly what the types say: nothing missing, nothing more, nothing else."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import msgspec

from parlour.games import names
from parlour.server.app import create_app
from parlour.server.settings import Settings
from parlour.wire.answers import Refused
from parlour.wire.games import told_of
from parlour.wire.messages import Told

Json = dict[str, Any]


def check(kind: Any, text: str | bytes) -> None:
    """Read by the type and written again, it must be the same: unknown fields would be lost on the way."""
    again = json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind)))
    known = json.loads(text)
    assert again == known, [name for name in {*again, *known} if again.get(name, again) != known.get(name, known)]


def check_position(game: str, told: Json) -> None:
    """The parts that are the game's own."""
    kinds = told_of(game) if game in names() else {}
    for name in {"view", "shown"} & {*kinds} & {*told}:
        check(kinds[name], json.dumps(told[name]))


def check_told(text: str) -> None:
    """A message on a WebSocket."""
    check(Told, text)
    told = json.loads(text)
    if told["type"] == "table":
        check_position(told["game"], told)


def check_answer(method: str, path: str, status: int, body: bytes) -> None:
    """An answer to a request."""
    if status >= 400:
        check(Refused, body)
        return
    kinds = [
        kind for other, pattern, kind in routes() if other == method and pattern.fullmatch(path.partition("?")[0])
    ]
    if kinds and kinds[0] is not None:
        check(kinds[0], body)
        told = json.loads(body)
        check_position(told.get("game", ""), told)


@functools.cache
def routes() -> list[tuple[str, re.Pattern[str], Any]]:
    """All of them, with what they give."""
    found = []
    for route in flat(create_app(Settings(secret="s" * 32)).routes):
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", route.path))
        for method in getattr(route, "methods", None) or ():
            found.append((method, pattern, getattr(route.endpoint, "gives", None)))
    return found


def flat(routes: Any) -> Any:
    """Routes, also those of routers that were included."""
    for route in routes:
        if hasattr(route, "path"):
            yield route
        else:
            yield from flat(route.original_router.routes)
