"""The greedy bot: one turn ahead, by expected gain.

Every action is priced by the worth of the position right after it. The best few of each kind are then played on
to the end of the turn, everybody answering with what looks best to them at once, and the best end wins.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from parlour.core.action import Action
from parlour.core.chance import Chance, RandomChance
from parlour.core.game import NOBODY, AnyGame, State, View

PLAYED_ON = 4  # of each kind of action
GUESSES = 2  # worlds and outcomes of chance to average over
LONGEST_TURN = 40


class GreedyBot:
    """Wants the most by the end of this turn."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, rng: random.Random) -> Action:
        chance = RandomChance(rng)
        worlds = [self.game.guess(view, rng) for _ in range(GUESSES)]
        menu: Sequence[Action] = worlds[0].actions()
        if len(menu) == 1:
            return menu[0]
        candidates = self._best_of_each_kind(worlds[0], menu, chance)
        gains = [sum(self._gain(world, action, chance) for world in worlds) for action in candidates]
        best = max(gains)
        return rng.choice([action for action, gain in zip(candidates, gains, strict=True) if gain == best])

    def _best_of_each_kind(self, state: State, menu: Sequence[Action], chance: Chance) -> list[Action]:
        seat = state.to_move
        kinds: dict[str, list[tuple[float, int, Action]]] = {}
        for action in menu:
            kinds.setdefault(action.kind, []).append(
                (self._price(state, action, seat, chance), action.number, action)
            )
        found: list[Action] = []
        for priced in kinds.values():
            priced.sort(key=lambda entry: entry[:2], reverse=True)
            found += [action for _, _, action in priced[:PLAYED_ON]]
        return found

    def _price(self, state: State, action: Action, seat: int, chance: Chance) -> float:
        trial = state.copy()
        trial.play(action, chance)
        return self.game.worth(trial, seat)

    def _gain(self, state: State, action: Action, chance: Chance) -> float:
        """What the position is worth when the turn in which `action` is played has ended."""
        seat = state.to_move
        turn = self.game.turn(state)
        trial = state.copy()
        trial.play(action, chance)
        for _ in range(LONGEST_TURN):
            if trial.to_move == NOBODY or self.game.turn(trial) != turn:
                break
            mover = trial.to_move
            menu = trial.actions()
            reply = (
                max(menu, key=lambda option: self._price(trial, option, mover, chance)) if menu[1:] else menu[0]
            )
            trial.play(reply, chance)
        return self.game.worth(trial, seat)
