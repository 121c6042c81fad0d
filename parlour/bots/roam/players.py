"""The bots of Roam that know something about it."""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy import GreedyBot
from parlour.bots.roam.searching import TreeBot
from parlour.bots.roam.worth import reasons, worth
from parlour.bots.usual.weighted import WeightedReasons
from parlour.bots.warm import WarmBot
from parlour.core.game import AnyGame

GENTLE_WARMTH: Final = 0.2  # in points
CASUAL_WARMTH: Final = 0.1
STRONG_NODES: Final = 40
STRONG_SECONDS: Final = 0.35  # where the rules are not compiled
BEST_SECONDS: Final = 1.2


def greedy(game: AnyGame) -> GreedyBot:
    """One turn ahead, by the price of positions."""
    return GreedyBot(game, worth, reasons)


def gentle(game: AnyGame, warmth: float = GENTLE_WARMTH) -> WarmBot:
    """Sees what an action brings at once, and is easily distracted."""
    return WarmBot(game, WeightedReasons(game), warmth)


def casual(game: AnyGame, warmth: float = CASUAL_WARMTH) -> WarmBot:
    """Plans its turn, and is not very particular about it."""
    return WarmBot(game, greedy(game), warmth)


def strong(game: AnyGame, pace: float = 1.0) -> TreeBot:
    """Thinks of what the others will do; `pace` is the share of its time that it takes."""
    return TreeBot(game, max(1, round(STRONG_NODES * pace)), STRONG_SECONDS * pace)


def best(game: AnyGame, pace: float = 1.0, seconds: float = BEST_SECONDS, nodes: int = 0) -> TreeBot:
    """The same with all the time there is at a table; where nodes are given, nobody looks at the clock."""
    return TreeBot(game, nodes, 0.0 if nodes else seconds * pace)
