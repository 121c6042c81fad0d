"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

import random
from collections.abc import Sequence

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.game import AnyGame, View


class RandomBot:
    """Plays anything legal."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, rng: random.Random) -> Action:
        menu: Sequence[Action] = self.game.guess(view, rng).actions()
        return rng.choice(menu)

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        return [Opinion(action, 0.0, []) for action in self.game.guess(view, rng).actions()]
