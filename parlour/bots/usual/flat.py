"""Flat Monte Carlo: random play-outs after every action, as many after one as after another."""

from __future__ import annotations

import random

from parlour.bots.opinion import Opinion
from parlour.bots.shares import shares_at_end
from parlour.bots.usual.usual_bot import UsualBot
from parlour.bots.usual.worlds import Worlds
from parlour.core.chance import QuickChance
from parlour.core.game import View
from parlour.core.playout import UniformPolicy, playout


class FlatMonteCarlo(UsualBot):
    """Takes the action after which random players win most for it. A node is a play-out to the end of the game."""

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """The mean win share after each action that was tried, the best first."""
        worlds, clock = Worlds(self.game, view, rng), self.budget.start()
        chance, policy = QuickChance(worlds.seed()), UniformPolicy(worlds.seed())
        won: dict[int, float] = {}
        tried: dict[int, int] = {}
        while not clock.is_up():
            world = worlds.deal()
            seat, numbers = world.to_move, [int(number) for number in world.menu()]
            rng.shuffle(numbers)  # so that the end of the time is nobody's loss
            for number in numbers:
                if clock.is_up():
                    break
                trial = world.copy()
                trial.do(number, chance)
                playout(trial, chance, policy)
                won[number] = won.get(number, 0.0) + shares_at_end(trial)[seat]
                tried[number] = tried.get(number, 0) + 1
                clock.nodes += 1
        prices = {number: won[number] / tried[number] for number in won}
        return self.told(sorted(prices, key=lambda number: -prices[number]), prices)
