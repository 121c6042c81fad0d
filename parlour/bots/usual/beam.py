"""Beam search over one's own turn, and one reply.

The best few positions of the turn are kept at every step, by what they are worth at once; where a rival is asked
in between, it answers with what looks best to it. When the turn is over the next player does what looks best at
once, and what the position is worth then is what the turn was worth. That is done in one guessed world after
another, each with its own chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from parlour.bots.opinion import Opinion
from parlour.bots.usual.budget import SECONDS, Clock
from parlour.bots.usual.knowledge import knowledge_of
from parlour.bots.usual.usual_bot import UsualBot
from parlour.bots.usual.worlds import Worlds
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY, AnyGame, View
from parlour.core.state import State

WIDTH = 6
DEPTH = 8
MOST_ANSWERS = 40  # of rivals in a row

Line = tuple[float, int, State]  # what a position is worth, the action that led to it from the root, the position


class BeamAndReply(UsualBot):
    """Takes the first action of the best turn it finds. A node is a position it prices.

    It looks at one world at least, in part if the budget is small, and at others as long as the budget lasts.
    """

    def __init__(
        self,
        game: AnyGame,
        seconds: float | None = SECONDS,
        nodes: int | None = None,
        width: int = WIDTH,
        depth: int = DEPTH,
        worlds: int = 8,
    ) -> None:
        super().__init__(game, seconds, nodes)
        self.know = knowledge_of(game)
        self.width = width
        self.depth = depth
        self.worlds = worlds  # at most

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What the best turn with each first action is worth; first those that are in the beam of most worlds."""
        worlds, clock = Worlds(self.game, view, rng), self.budget.start()
        found: dict[int, list[float]] = {}
        for dealt in range(self.worlds):
            if dealt and clock.is_up():
                break
            beam = Beam(self, worlds.deal(), worlds.seed(), clock)
            for first, worth in beam.search().items():
                found.setdefault(first, []).append(worth)
        prices = {first: sum(worths) / len(worths) for first, worths in found.items()}
        return self.told(sorted(prices, key=lambda first: (-len(found[first]), -prices[first])), prices)


class Beam:
    """The search in one world."""

    def __init__(self, bot: BeamAndReply, world: State, seed: int, clock: Clock) -> None:
        self.bot = bot
        self.know = bot.know
        self.turn_of: Callable[[State], object] = bot.game.turn
        self.world = world
        self.seat = int(world.to_move)
        self.turn = self.turn_of(world)
        self.seed = seed
        self.clock = clock

    def search(self) -> dict[int, float]:
        """By first action: what the best turn that begins with it is worth. Others are not worth a look."""
        beam: list[Line] = [(0.0, -1, self.world)]
        ended: list[Line] = []
        for depth in range(self.bot.depth):
            grown: list[Line] = []
            for _, first, state in beam:
                if depth and self.clock.is_up():
                    ended.append((self.know.worth(state, self.seat), first, state))
                    continue
                for line in self._next(first, state, depth):
                    (grown if self._goes_on(line[2]) else ended).append(line)
            beam = self._best(grown)
            if not beam:
                break
        found: dict[int, float] = {}
        for _, first, state in self._best(ended + beam):
            worth = self._replied(state)
            found[first] = max(found.get(first, worth), worth)
        return found

    def _next(self, first: int, state: State, depth: int) -> list[Line]:
        """All positions one action on. Chance is the same for all of them, so that none is lucky."""
        found: list[Line] = []
        for number in state.menu():
            chance, trial = QuickChance(f"{self.seed}/{depth}"), state.copy()
            trial.do(number, chance)
            self._answer(trial, chance)
            self.clock.nodes += 1
            found.append((self.know.worth(trial, self.seat), number if first < 0 else first, trial))
        return found

    def _goes_on(self, state: State) -> bool:
        """Whether there is more to do in this turn."""
        return state.to_move == self.seat and self.turn_of(state) == self.turn

    def _best(self, lines: list[Line]) -> list[Line]:
        """The best few; what looks the same and asks the same is there once."""
        found: list[Line] = []
        seen: set[tuple[float, tuple[int, ...]]] = set()
        for line in sorted(lines, key=lambda line: -line[0]):
            key = (line[0], tuple(line[2].menu()))
            if key not in seen:
                seen.add(key)
                found.append(line)
                if len(found) == self.bot.width:
                    break
        return found

    def _answer(self, state: State, chance: QuickChance) -> None:
        """Rivals that are asked in this turn do what looks best to them."""
        for _ in range(MOST_ANSWERS):
            if state.to_move in (NOBODY, self.seat) or self.turn_of(state) != self.turn:
                return
            state.do(self._looks_best(state, chance), chance)

    def _replied(self, state: State) -> float:
        """What a position is worth when the next player has done what looks best to it."""
        if state.to_move not in (NOBODY, self.seat):
            chance = QuickChance(f"{self.seed}/reply")
            state.do(self._looks_best(state, chance), chance)
        return self.know.worth(state, self.seat)

    def _looks_best(self, state: State, chance: QuickChance) -> int:
        """The number of the action after which the seat to move is best off."""
        menu, seat = state.menu(), int(state.to_move)
        if len(menu) == 1:
            return int(menu[0])
        best, most = -1, 0.0
        for number in menu:
            trial = state.copy()
            trial.do(number, chance)
            self.clock.nodes += 1
            worth = self.know.worth(trial, seat)
            if best < 0 or worth > most:
                best, most = number, worth
        return best
