"""Weighted reasons: every action by what can be seen at once, and nothing played on."""

from __future__ import annotations

import random

from parlour.bots.opinion import Opinion
from parlour.bots.usual.budget import SECONDS
from parlour.bots.usual.knowledge import knowledge_of
from parlour.bots.usual.usual_bot import UsualBot
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame, View


class WeightedReasons(UsualBot):
    """Takes the action with the best price. Whatever its budget, it looks once."""

    def __init__(self, game: AnyGame, seconds: float | None = SECONDS, nodes: int | None = None) -> None:
        super().__init__(game, seconds, nodes)
        self.know = knowledge_of(game)

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What speaks for each action, the best first; what is equally good, in any order."""
        found = self.know.reasons(self.game.guess(view, rng), QuickChance(str(rng.random())))
        rng.shuffle(found)
        return sorted(found, key=lambda opinion: -opinion.price)
