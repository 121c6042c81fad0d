"""The heuristic bot: prices every action by weighted reasons, without looking ahead, and can say them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.game import AnyGame, View
from parlour.core.reason import Reason

Thought = Callable[[Action], list[Reason]]  # what speaks for an action of one position, or against it


class HeuristicBot:
    """Plays by a game's rules of thumb: `think` says what speaks for the actions of a position.

    What it guesses of hidden cards plays no part: a guess is asked for the menu, and for what its seat sees.
    """

    def __init__(self, game: AnyGame, think: Callable[[Any], Thought]) -> None:
        self.game = game
        self.think = think

    def choose(self, view: View, rng: random.Random) -> Action:
        opinions = self.opinions(view, rng)
        best = opinions[0].price
        return rng.choice([opinion.action for opinion in opinions if opinion.price == best])

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of every legal action, the best first."""
        state = self.game.guess(view, rng)
        why = self.think(state)
        found = []
        for action in state.actions():
            reasons = [reason for reason in why(action) if reason.weight]
            found.append(Opinion(action, sum(reason.weight for reason in reasons), reasons))
        return sorted(found, key=lambda opinion: (-opinion.price, opinion.action.number))
