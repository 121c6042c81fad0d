"""A gentle player: likes what another one likes, and does not mind much which of it comes about."""

from __future__ import annotations

import math
import random

from parlour.bots import Bot
from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import View


class WarmBot:
    """Asks another bot what it thinks and takes one of that: what is worth `warmth` less comes e times as seldom.

    So it is not random: what is plainly bad it leaves, and among what looks alike it follows its mood.
    """

    def __init__(self, bot: Bot, warmth: float) -> None:
        if not 0 < warmth < math.inf:
            raise InvalidInput("core-bot-parameter-value", bot="gentle", name="warmth", value=str(warmth))
        self.bot, self.warmth = bot, warmth

    def choose(self, view: View, rng: random.Random) -> Action:
        found = self.bot.opinions(view, rng)
        best = found[0].price
        return rng.choices(found, [math.exp((one.price - best) / self.warmth) for one in found])[0].action

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """Those of the other."""
        return self.bot.opinions(view, rng)
