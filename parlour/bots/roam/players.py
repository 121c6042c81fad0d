"""The bots of Roam that know something about it."""

from __future__ import annotations

from parlour.bots.greedy import GreedyBot
from parlour.bots.roam.worth import reasons, worth
from parlour.core.game import AnyGame


def greedy(game: AnyGame) -> GreedyBot:
    """One turn ahead, by the price of positions."""
    return GreedyBot(game, worth, reasons)
