"""The games of Parlour, by name."""

from __future__ import annotations

import importlib
from typing import cast

from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame

NAMES = ("roam", "arcs")


def find_game(name: str) -> AnyGame:
    """The game of this name; its module is loaded when it is first asked for."""
    if name not in NAMES:
        raise InvalidInput("core-unknown-game", name=name[:40], known=", ".join(NAMES))
    return cast(AnyGame, importlib.import_module(f"parlour.games.{name}.game").GAME)
