"""What all reference players have in common: a budget, an answer where there is one only, and the best opinion."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

from parlour.bots.opinion import Opinion
from parlour.bots.usual.budget import SECONDS, Budget
from parlour.core.action import Action
from parlour.core.game import AnyGame, View


class UsualBot:
    """Plays the first of its opinions."""

    def __init__(self, game: AnyGame, seconds: float | None = SECONDS, nodes: int | None = None) -> None:
        self.game = game
        self.budget = Budget(seconds, nodes)

    def choose(self, view: View, rng: random.Random) -> Action:
        menu: Sequence[Action] = self.game.guess(view, rng).actions()
        return menu[0] if len(menu) == 1 else self.opinions(view, rng)[0].action

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of the actions it considers, the best first."""
        raise NotImplementedError

    def told(self, numbers: Iterable[int], prices: Mapping[int, float]) -> list[Opinion]:
        """Opinions on actions in this order. Why a simulation went well it cannot say."""
        return [Opinion(self.game.table[number], prices[number], []) for number in numbers]
