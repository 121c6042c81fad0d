"""Players made of code. They see games only through core: a view, guesses made from it, legal actions."""

from __future__ import annotations

import random
from typing import Protocol

from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View

BOTS = ("random", "greedy")


class Bot(Protocol):
    """Somebody who can be asked for an action."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """A legal action for the seat of the view, which is to move."""


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of this name for a game."""
    from parlour.bots.greedy import GreedyBot
    from parlour.bots.uniform import RandomBot

    if name == "random":
        return RandomBot(game)
    if name == "greedy":
        return GreedyBot(game)
    raise InvalidInput("core-unknown-bot", name=name[:40], known=", ".join(BOTS))
