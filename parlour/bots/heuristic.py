"""The heuristic bot: prices every action by weighted reasons, without looking ahead, and can say them."""

from __future__ import annotations

import random

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.game import View
from parlour.games.arcs.actions import ArcsAction
from parlour.games.arcs.eyes import Eyes
from parlour.games.arcs.game import GAME
from parlour.games.arcs.reasons import reasons


class HeuristicBot:
    """Plays Arcs by rules of thumb. What it guesses of hidden cards plays no part: it asks for the menu only."""

    def choose(self, view: View, rng: random.Random) -> Action:
        opinions = self.opinions(view, rng)
        best = opinions[0].price
        return rng.choice([opinion.action for opinion in opinions if opinion.price == best])

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of every legal action, the best first."""
        state = GAME.guess(view, rng)
        eyes = Eyes(state)
        found = []
        for action in state.actions():
            assert isinstance(action, ArcsAction)
            why = [reason for reason in reasons(eyes, action) if reason.weight]
            found.append(Opinion(action, sum(reason.weight for reason in why), why))
        return sorted(found, key=lambda opinion: (-opinion.price, opinion.action.number))
