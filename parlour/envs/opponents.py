"""Who plays the other seats: bots by their names, as policies of core.

>>> from parlour.games import find_game, names
>>> game = find_game(names()[0])
>>> [type(rival).__name__ for rival in Opponents(game, ["random", "greedy"], 2).seeded(1)]
['UniformPolicy', 'BotPolicy']
>>> Opponents(game, "nobody", 2)  # doctest: +ELLIPSIS
Traceback (most recent call last):
parlour.envs.refusals.EnvError: There is no bot called nobody. ...
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from parlour.bots import Bot, make_bot
from parlour.bots.uniform import RandomBot
from parlour.core.game import AnyGame
from parlour.core.playout import Policy, UniformPolicy
from parlour.core.state import State
from parlour.envs.refusals import EnvError, as_given, sentences
from parlour.games import find_game


class BotPolicy(Policy):
    """A bot that decides by what the seat to move knows: it is given a view, never the position."""

    def __init__(self, bot: Bot, rng: random.Random, made: tuple[str, str]) -> None:
        self._bot = bot
        self._rng = rng
        self._made = made  # by its name and that of its game a copy is made

    def choose(self, state: State) -> int:
        return self._bot.choose(state.view(state.to_move), self._rng).number

    def __reduce__(self) -> tuple[object, ...]:
        return _bot_again, (self._made, self._rng)


def _bot_again(made: tuple[str, str], rng: random.Random) -> BotPolicy:
    name, game = made
    return BotPolicy(make_bot(name, find_game(game)), rng, made)


class Opponents:
    """The bots at the other seats: one name for all of them, or one for each, clockwise from the own seat."""

    def __init__(self, game: AnyGame, names: str | Sequence[str], count: int) -> None:
        if not isinstance(names, str | Sequence) or not all(isinstance(name, str) for name in names):
            raise EnvError(f"bots have names, and {as_given(names)} is none")
        self.names = [names] * count if isinstance(names, str) else list(names)
        if len(self.names) != count:
            raise EnvError(f"{count} opponents are needed, not {len(self.names)}")
        self._game = game
        with sentences():
            self._bots = [make_bot(name, game) for name in self.names]

    def seeded(self, seed: int) -> list[Policy]:
        """Policies for one game after the other. Who plays at random needs no view, and is played by core."""
        return [
            UniformPolicy(f"{seed}/{place}")
            if isinstance(bot, RandomBot)
            else BotPolicy(bot, random.Random(f"{seed}/{place}"), (name, self._game.name))
            for place, (bot, name) in enumerate(zip(self._bots, self.names, strict=True), 1)
        ]
