"""Bots for tests of the arena, also for its command line: python:tests.arena.bots:NAME."""

from __future__ import annotations

import random

from parlour.core.action import Action
from parlour.core.game import AnyGame, View


class First:
    """Always does the first thing it may."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, rng: random.Random) -> Action:
        found: Action = self.game.guess(view, rng).actions()[0]
        return found


class Raises(First):
    """Thinks for a while, and breaks."""

    def __init__(self, game: AnyGame, after: int = 3) -> None:
        super().__init__(game)
        self.left = after

    def choose(self, view: View, rng: random.Random) -> Action:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("out of ideas")
        return super().choose(view, rng)


class Cheats(First):
    """Does what is not allowed."""

    def choose(self, view: View, rng: random.Random) -> Action:
        legal = {action.number for action in self.game.guess(view, rng).actions()}
        return next(action for action in self.game.table if action.number not in legal)


class Sleepy(First):
    """Cannot even be made."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        raise OSError("no weights")
