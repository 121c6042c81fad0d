"""Monte Carlo with rules of thumb: everybody plays on by the one-ply heuristic, for a while.

Play-outs begin in guessed worlds, after each of the candidates, and end with the chapter (Arcs) or some rounds
later (Roam): then it is estimated who will win. Within a budget the candidates are thinned out by sequential
halving: what is left of the time goes to those that did best, until two are compared.
"""

from __future__ import annotations

import math
import random

from parlour.bots.opinion import Opinion
from parlour.bots.usual.budget import SECONDS, Clock
from parlour.bots.usual.knowledge import knowledge_of
from parlour.bots.usual.usual_bot import UsualBot
from parlour.bots.usual.worlds import Worlds
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame, View
from parlour.core.state import State

WORLDS = 4
PLAYOUTS = 6
CANDIDATES = 12


class HeuristicPlayouts(UsualBot):
    """Takes the candidate after which it wins most among players with rules of thumb. A node is a play-out.

    Without a budget (`seconds=None`) each candidate gets `playouts` play-outs in each of `worlds` worlds. Within
    one, every round of play-outs has a world of its own.
    """

    def __init__(
        self,
        game: AnyGame,
        seconds: float | None = SECONDS,
        nodes: int | None = None,
        worlds: int = WORLDS,
        playouts: int = PLAYOUTS,
        candidates: int = CANDIDATES,
    ) -> None:
        super().__init__(game, seconds, nodes)
        self.know = knowledge_of(game)
        self.worlds = worlds
        self.playouts = playouts
        self.candidates = candidates  # the best so many by price; 0: all

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """The mean chance to win after each candidate, the best first: those that were compared longest."""
        worlds = Worlds(self.game, view, rng, self.worlds if self.budget.is_open else None)
        clock = self.budget.start()
        tally = Tally(self._candidates(worlds))
        if self.budget.is_open:
            for _ in range(self.worlds * self.playouts):
                self._round(tally, worlds, clock)
        else:
            self._halve(tally, worlds, clock)
        return self._told(tally, worlds)

    def _told(self, tally: Tally, worlds: Worlds) -> list[Opinion]:
        """The chances, with what speaks at once for each."""
        found = self.know.reasons(self.game.guess(worlds.view, worlds.rng), QuickChance(worlds.seed()))
        why = {one.action.number: one.reasons for one in found}
        table, means = self.game.table, tally.means()
        return [Opinion(table[number], means[number], why[number], means[number]) for number in tally.ranked()]

    def _candidates(self, worlds: Worlds) -> list[int]:
        """The numbers of the actions to compare, the best price first."""
        prices = self.know.prices(self.game.guess(worlds.view, worlds.rng), QuickChance(worlds.seed()))
        order = list(prices)
        worlds.rng.shuffle(order)
        order.sort(key=lambda number: -prices[number])
        return order[: self.candidates] if self.candidates else order

    def _halve(self, tally: Tally, worlds: Worlds, clock: Clock) -> None:
        """Equal shares of the budget for all candidates, for the better half of them, and so on to two."""
        stages = max(1, math.ceil(math.log2(len(tally.left))))
        for stage in range(1, stages + 1):
            if stage > 1:
                tally.halve()
            while not clock.nodes or clock.used() < stage / stages:
                self._round(tally, worlds, clock)

    def _round(self, tally: Tally, worlds: Worlds, clock: Clock) -> None:
        """One play-out after each candidate that is left, all in the same world and with the same chance."""
        world, seed = worlds.deal(), worlds.seed()
        until = self.know.until(world)
        for number in tally.left:
            if clock.is_up():
                break
            tally.add(number, self._play_out(world, number, until, seed))
            clock.nodes += 1

    def _play_out(self, world: State, number: int, until: int, seed: int) -> float:
        chance, trial = QuickChance(seed), world.copy()
        trial.do(number, chance)
        self.know.play_on(trial, until, chance)
        return self.know.shares(trial)[world.to_move]


class Tally:
    """How the candidates did until now."""

    def __init__(self, candidates: list[int]) -> None:
        self.left = candidates  # those still compared
        self.dropped: list[int] = []  # the last first
        self.won = dict.fromkeys(candidates, 0.0)
        self.tried = dict.fromkeys(candidates, 0)

    def add(self, number: int, share: float) -> None:
        """A play-out after this candidate ended with such a chance to win."""
        self.won[number] += share
        self.tried[number] += 1

    def means(self) -> dict[int, float]:
        """The mean chance to win after each candidate that was tried."""
        return {number: self.won[number] / tried for number, tried in self.tried.items() if tried}

    def halve(self) -> None:
        """Only the better half is compared any longer."""
        order = self._by_mean(self.left)
        half = (len(order) + 1) // 2
        self.left, self.dropped = order[:half], order[half:] + self.dropped

    def ranked(self) -> list[int]:
        """All that were tried, the best first."""
        return self._by_mean(self.left) + self.dropped

    def _by_mean(self, numbers: list[int]) -> list[int]:
        means = self.means()
        return sorted([number for number in numbers if number in means], key=lambda number: -means[number])
