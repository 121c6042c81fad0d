"""What no environment takes: each says so in a sentence."""

from __future__ import annotations

from typing import Any

import numpy as np

# One action, of whatever game
ACTIONS: tuple[Any, ...] = (
    -1, 10**9, 10**30, 10**5000, 2**63, np.uint64(2**64 - 1), 1.5, None, True, "end", np.array([1, 2]), np.nan,
)  # fmt: skip
# The game, and options of Roam
MADE: tuple[dict[str, Any], ...] = (
    {"game": "chess"}, {"players": 9}, {"players": "2"}, {"wings": True}, {"seats": ["moon", "south"]},
    {"cards": "none such"}, {"first": "up"},
)  # fmt: skip
# What is no game and no name of one, and what are no options
GAMES: tuple[Any, ...] = (None, 1, 10**5000, b"roam", ["roam"], {})
OPTIONS: tuple[Any, ...] = (None, 1, "players", [("players", 2)])
SEEDS: tuple[Any, ...] = ("x", 1.5, True, [1])
