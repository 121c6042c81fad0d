"""Players made of code. All they get of a game is a view: what they make of it is theirs."""

from __future__ import annotations

import random
from typing import Any, Protocol, cast

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, PricedGame, View


class Bot(Protocol):
    """Somebody who can be asked for an action."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """A legal action for the seat of the view, which is to move."""

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of the actions it would consider, the best first."""


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of this name for a game."""
    from parlour.bots.greedy import GreedyBot
    from parlour.bots.heuristic import HeuristicBot
    from parlour.bots.uniform import RandomBot

    if name not in game.bots:
        raise InvalidInput("core-unknown-bot", name=name[:40], known=", ".join(game.bots))
    if name == "greedy":
        return GreedyBot(cast(PricedGame[Any], game))
    if name == "heuristic":
        return HeuristicBot()
    return RandomBot(game)
