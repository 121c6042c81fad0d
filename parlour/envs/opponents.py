"""Who plays the other seats: bots by their names, as policies of core.

>>> from parlour.games import find_game, names
>>> game = find_game(names()[0])
>>> [type(rival).__name__ for rival in Opponents(game, ["random", "greedy"], 2).seeded(1)]
['UniformPolicy', 'BotPolicy']
>>> Opponents(game, "nobody", 2)
Traceback (most recent call last):
parlour.envs.refusals.EnvError: There is no bot called nobody. There is: random, greedy.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from parlour.bots import Bot, make_bot
from parlour.bots.uniform import RandomBot
from parlour.core.game import AnyGame
from parlour.core.playout import Policy, UniformPolicy
from parlour.core.state import State
from parlour.envs.refusals import EnvError, sentences


class BotPolicy(Policy):
    """A bot that decides by what the seat to move knows: it is given a view, never the position."""

    def __init__(self, bot: Bot, seed: str) -> None:
        self._bot = bot
        self._rng = random.Random(seed)

    def choose(self, state: State) -> int:
        return self._bot.choose(state.view(state.to_move), self._rng).number


class Opponents:
    """The bots at the other seats: one name for all of them, or one for each, clockwise from the own seat."""

    def __init__(self, game: AnyGame, names: str | Sequence[str], count: int) -> None:
        chosen = [names] * count if isinstance(names, str) else list(names)
        if len(chosen) != count:
            raise EnvError(f"{count} opponents are needed, not {len(chosen)}")
        with sentences():
            self._bots = [make_bot(name, game) for name in chosen]

    def seeded(self, seed: int) -> list[Policy]:
        """Policies for one game after the other. Who plays at random needs no view, and is played by core."""
        seeds = [f"{seed}/{place}" for place in range(1, len(self._bots) + 1)]
        return [
            UniformPolicy(own) if isinstance(bot, RandomBot) else BotPolicy(bot, own)
            for bot, own in zip(self._bots, seeds, strict=True)
        ]
