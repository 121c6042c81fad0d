"""What each game tells, as types. A game that brings none tells any JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.game import Json
from parlour.games import find_manifest, names

PARTS = ("view", "shown", "box")


def told_of(game: str) -> Mapping[str, Any]:
    """The types of a game's `view`, `shown` and `box`."""
    found = find_manifest(game).told
    return found.load() if found is not None else dict.fromkeys(PARTS, Json)


def all_told() -> list[Any]:
    """Those of all games."""
    return [kind for name in names() for kind in told_of(name).values()]
