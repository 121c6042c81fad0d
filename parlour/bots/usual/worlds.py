"""The worlds a bot thinks in: guesses that agree with its view."""

from __future__ import annotations

import random

from parlour.core.game import AnyGame, View
from parlour.core.state import State

SEEDS = 1 << 32


class Worlds:
    """Deals guessed worlds: new ones, or the same few in turn after the first `most`."""

    def __init__(self, game: AnyGame, view: View, rng: random.Random, most: int | None = None) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.most = most
        self.known: list[State] = []
        self.dealt = 0

    def deal(self) -> State:
        """The next world: look at it, but play on copies."""
        self.dealt += 1
        if self.most is not None and self.dealt > self.most:
            return self.known[(self.dealt - 1) % self.most]
        world: State = self.game.guess(self.view, self.rng)
        if self.most is not None:
            self.known.append(world)
        return world

    def seed(self) -> int:
        """A seed for the chance of a simulation."""
        return int(self.rng.random() * SEEDS)
