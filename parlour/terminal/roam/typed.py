"""Options of Roam as somebody types them on a command line."""

from __future__ import annotations

import json
from pathlib import Path

from parlour.console import read_text
from parlour.games.roam.cards import BUILT_IN, set_from_toml


def seats(typed: str) -> list[str]:
    """Edges with commas between them, such as `south,east`."""
    return [seat.strip() for seat in typed.split(",")]


def cards(typed: str) -> object:
    """A built-in set by its name, or the content of a card-set file, checked."""
    if typed in BUILT_IN:
        return typed
    return json.loads(set_from_toml(read_text(Path(typed)), typed).source)
