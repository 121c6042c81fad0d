"""The shape of the networks of Arcs."""

from __future__ import annotations

from typing import Final

from parlour.bots.arcs.reasons import price
from parlour.bots.arcs.valuation import Valuation
from parlour.bots.learned.shape import Shape
from parlour.core.manifest import Place
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.state.state import ArcsState

NETWORK: Final = "arcs.npz"  # what has been learnt, beside this file


def prices(state: ArcsState) -> list[float]:
    """What the rules of thumb think of each action of the menu."""
    values = Valuation(state)
    return [price(values, ACTIONS[number]) for number in state.menu()]


SHAPE = Shape(
    game=Place("parlour.games.arcs.game:GAME"),
    observer=Place("parlour.games.arcs.views.observing:OBSERVER"),
    seats=("red",),
    menu=112,
    mixes=(  # the more players, the less a game tells of each
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2, "leaders": "both", "two_lore": True},
        {"players": 3, "leaders": "both"},
        {"players": 4, "leaders": "both"},
        {"players": 2, "leaders": "pack", "split_discard": True},
        {"players": 3},
        {"players": 4},
        {"players": 3, "leaders": "base"},
        {"players": 4, "leaders": "both", "two_lore": True},
        {"players": 3, "split_discard": True},
        {"players": 4, "split_discard": True},
        {"players": 4},
    ),
    teacher=Place("parlour.bots.learned.arcs:prices"),
    endless=Place("parlour.bots.arcs.exchanging:endless"),
    plausible=Place("parlour.bots.arcs.hands:plausible"),
    rival="heuristic",
)
