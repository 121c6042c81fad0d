"""A card-set file that somebody brings along to a table."""

from __future__ import annotations

import json

from parlour.core.errors import InvalidInput
from parlour.core.manifest import Brought
from parlour.games.roam.cards import read_cards
from parlour.games.roam.unusual_cards import unusual


def bring_cards(text: str, file: str) -> Brought:
    """The set in a file, or all its mistakes in the order of its lines."""
    found, mistakes = read_cards(text, file)
    if found is None:
        return Brought(None, "", mistakes)
    odd = [InvalidInput(oddity.message, **oddity.values) for oddity in unusual(found)]
    return Brought(json.loads(found.source), found.name, odd=odd)
