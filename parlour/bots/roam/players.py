"""The bots of Roam that know something about it."""

from __future__ import annotations

from typing import Final

from parlour.bots.greedy import GreedyBot
from parlour.bots.roam.worth import reasons, worth
from parlour.bots.usual.playouts import HeuristicPlayouts
from parlour.bots.usual.weighted import WeightedReasons
from parlour.bots.warm import WarmBot
from parlour.core.game import AnyGame

WARMTH: Final = 0.5  # of the gentle one, in points
STRONG_SECONDS: Final = 0.1
BEST_SECONDS: Final = 1.2


def greedy(game: AnyGame) -> GreedyBot:
    """One turn ahead, by the price of positions."""
    return GreedyBot(game, worth, reasons)


def gentle(game: AnyGame, warmth: float = WARMTH) -> WarmBot:
    """Sees what an action brings at once, and is easily distracted."""
    return WarmBot(WeightedReasons(game), warmth)


def casual(game: AnyGame) -> GreedyBot:
    """Plans its turn."""
    return greedy(game)


def strong(game: AnyGame, pace: float = 1.0) -> HeuristicPlayouts:
    """Plays on in its mind, and counts how often it wins; `pace` is the share of its time that it takes."""
    return HeuristicPlayouts(game, STRONG_SECONDS * pace)


def best(game: AnyGame, pace: float = 1.0) -> HeuristicPlayouts:
    """The same with all the time there is at a table."""
    return HeuristicPlayouts(game, BEST_SECONDS * pace)
