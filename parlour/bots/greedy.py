"""The greedy bot: one turn ahead, by expected gain.

Every action is priced by the worth of the position right after it. The best few of each kind are then played on
to the end of the turn, everybody answering with what looks best to them at once, and the best end wins. Prices
and ends are averages over a few guessed worlds, each with its own chance, the same for all actions compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.chance import Chance, RandomChance
from parlour.core.game import NOBODY, AnyGame, View
from parlour.core.reason import Reason
from parlour.core.state import State

PLAYED_ON = 4  # of each kind of action
GUESSES = 2  # worlds and outcomes of chance to average over
LONGEST_TURN = 40

Worth = Callable[[Any, int], float]  # a rough price of a position for a seat
# Why the price of a position is not that of the one before it: weights that add up to the difference
Reasons = Callable[[Any, Any, int], list[Reason]]


class GreedyBot:
    """Wants the most by the end of this turn, in a game whose positions have a price."""

    def __init__(self, game: AnyGame, worth: Worth, reasons: Reasons) -> None:
        self.game = game
        self.worth = worth
        self.reasons = reasons

    def choose(self, view: View, rng: random.Random) -> Action:
        worlds = self._worlds(view, rng)
        menu: Sequence[Action] = worlds[0][0].actions()
        if len(menu) == 1:
            return menu[0]
        candidates = self._best_of_each_kind(worlds, menu)
        gains = [sum(self._gain(world, action, seed) for world, seed in worlds) for action in candidates]
        best = max(gains)
        return rng.choice([action for action, gain in zip(candidates, gains, strict=True) if gain == best])

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What each of the actions it plays on brings until the end of the turn, the best first."""
        worlds = self._worlds(view, rng)
        found = [
            self._opinion(worlds, action) for action in self._best_of_each_kind(worlds, worlds[0][0].actions())
        ]
        return sorted(found, key=lambda opinion: (-opinion.price, opinion.action.number))

    def _worlds(self, view: View, rng: random.Random) -> list[tuple[State, float]]:
        return [(self.game.guess(view, rng), rng.random()) for _ in range(GUESSES)]

    def _opinion(self, worlds: list[tuple[State, float]], action: Action) -> Opinion:
        """The mean of what happens in all worlds."""
        weights: dict[str, float] = {}
        for world, seed in worlds:
            for reason in self.reasons(world, self._end(world, action, seed), world.to_move):
                weights[reason.name] = weights.get(reason.name, 0.0) + reason.weight / len(worlds)
        reasons = [Reason(name, weight) for name, weight in weights.items() if weight]
        return Opinion(action, sum(reason.weight for reason in reasons), reasons)

    def _best_of_each_kind(self, worlds: list[tuple[State, float]], menu: Sequence[Action]) -> list[Action]:
        seat = worlds[0][0].to_move
        kinds: dict[str, list[tuple[float, int, Action]]] = {}
        for action in menu:
            price = sum(
                self._price(world, action, seat, RandomChance(random.Random(seed))) for world, seed in worlds
            )
            kinds.setdefault(action.kind, []).append((price, action.number, action))
        found: list[Action] = []
        for priced in kinds.values():
            priced.sort(key=lambda entry: entry[:2], reverse=True)
            found += [action for _, _, action in priced[:PLAYED_ON]]
        return found

    def _price(self, state: State, action: Action, seat: int, chance: Chance) -> float:
        trial = state.copy()
        trial.play(action, chance)
        return self.worth(trial, seat)

    def _gain(self, state: State, action: Action, seed: float) -> float:
        """What the position is worth when the turn in which `action` is played has ended."""
        return self.worth(self._end(state, action, seed), state.to_move)

    def _end(self, state: State, action: Action, seed: float) -> State:
        """The position when the turn in which `action` is played has ended."""
        chance = RandomChance(random.Random(seed))
        turn = self.game.turn(state)
        trial = state.copy()
        trial.play(action, chance)
        for _ in range(LONGEST_TURN):
            if trial.to_move == NOBODY or self.game.turn(trial) != turn:
                break
            trial.play(self._reply(trial, chance), chance)
        return trial

    def _reply(self, state: State, chance: Chance) -> Action:
        """What looks best at once to whoever is to move."""
        menu, seat = state.actions(), state.to_move
        if len(menu) == 1:
            return menu[0]
        return max(menu, key=lambda action: self._price(state, action, seat, chance))
