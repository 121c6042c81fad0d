"""A player who likes what another one likes, and does not mind much which of it comes about."""

from __future__ import annotations

import math
import random
from dataclasses import replace

from parlour.bots import Bot
from parlour.bots.opinion import Opinion
from parlour.bots.usual.knowledge import knowledge_of
from parlour.core.action import Action
from parlour.core.chance import QuickChance
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View


class WarmBot:
    """Asks another bot what it thinks and takes one of that: what is worth `warmth` less comes e times as seldom.

    So it is not random: what is plainly bad it leaves, and among what looks alike it follows its mood.
    """

    def __init__(self, game: AnyGame, bot: Bot, warmth: float) -> None:
        if not 0 < warmth < math.inf:
            raise InvalidInput("core-bot-parameter-value", bot="warm", name="warmth", value=str(warmth))
        self.game, self.bot, self.warmth = game, bot, warmth
        self.know = knowledge_of(game)

    def choose(self, view: View, rng: random.Random) -> Action:
        found = self.bot.opinions(view, rng)
        best = found[0].price
        return rng.choices(found, [math.exp((one.price - best) / self.warmth) for one in found])[0].action

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """Those of the other, with the chance to win by how it stands right after each action."""
        found = self.bot.opinions(view, rng)
        world, chance = self.game.guess(view, rng), QuickChance(rng.getrandbits(60))
        told = []
        for one in found:
            after = world.copy()
            after.do(one.action.number, chance)
            told.append(replace(one, chance=self.know.shares(after)[view.seat]))
        return told
