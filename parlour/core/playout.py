"""Playing on to the end at the speed of the rules: what search and environments stand on.

>>> from parlour.games import find_game, names
>>> game, chance = find_game(names()[0]), QuickChance(1)
>>> state = game.start({"players": 2}, chance)
>>> playout(state.copy(), chance, UniformPolicy(2)) > 20
True
>>> results = playouts(state, chance, UniformPolicy(3), 4)
>>> len(results), state.to_move >= 0
(4, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.chance import Chance, QuickChance
from parlour.core.packed import i64, mypyc_attr
from parlour.core.state import State

if TYPE_CHECKING:
    from parlour.core.game import Outcome

NO_END = 1 << 40  # more decisions than any game has


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who decides in a play-out, for every seat."""

    def choose(self, state: State) -> i64:
        """The number of an action of `state.menu()`, which is not empty."""
        raise NotImplementedError


class UniformPolicy(Policy):
    """Every action is equally likely."""

    def __init__(self, seed: str | int) -> None:
        self.chance = QuickChance(seed)

    def choose(self, state: State) -> i64:
        menu = state.menu()
        return menu[self.chance.below(len(menu))]

    def __reduce__(self) -> tuple[object, ...]:
        return uniform_policy_with, (self.chance,)


def uniform_policy_with(chance: QuickChance) -> UniformPolicy:
    """A policy that goes on from where another is: its copy."""
    new = UniformPolicy("")
    new.chance = chance
    return new


def playout(state: State, chance: Chance, policy: Policy, most: i64 = NO_END) -> i64:
    """Play on to the end, or for `most` decisions; how many it were. The state is changed."""
    decisions: i64 = 0
    while state.to_move >= 0 and decisions < most:
        state.do(policy.choose(state), chance)
        decisions += 1
    return decisions


def playouts(state: State, chance: Chance, policy: Policy, count: i64) -> list[Outcome]:
    """How so many play-outs from a position end; the position stays as it is."""
    found: list[Outcome] = []
    for _ in range(count):
        trial = state.copy()
        playout(trial, chance, policy)
        outcome = trial.outcome
        assert outcome is not None
        found.append(outcome)
    return found
