"""The bot that grows a tree of Roam as long as its budget lasts."""

from __future__ import annotations

import random
from typing import Final

from parlour.bots.opinion import Opinion
from parlour.bots.roam.tree import Decision, Tree
from parlour.bots.roam.worth import reasons
from parlour.bots.usual.budget import SECONDS, Budget
from parlour.core.action import Action
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame, View
from parlour.games.roam.actions import ACTIONS
from parlour.games.roam.state import RoamState

AT_ONCE: Final = 8  # walks between two looks at the clock
LONGEST_LINE: Final = 12


class TreeBot:
    """Takes what most walks took. A node is a walk, after which one more decision has been thought about."""

    def __init__(self, game: AnyGame, seconds: float | None = SECONDS, nodes: int | None = None) -> None:
        self.game = game
        self.budget = Budget(seconds, nodes)

    def choose(self, view: View, rng: random.Random) -> Action:
        state = self.game.guess(view, rng)
        menu = state.menu()
        return ACTIONS[menu[0]] if len(menu) == 1 else ACTIONS[first(self._grown(state, rng))]

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What every action promises, the one it would take first."""
        state = self.game.guess(view, rng)
        root, chance, found = self._grown(state, rng).root, QuickChance(rng.getrandbits(60)), []
        for place in sorted(range(len(root.numbers)), key=lambda at: (-root.visits[at], -root.mean(at))):
            number, share = int(root.numbers[place]), root.mean(place)
            after = state.copy()
            after.do(number, chance)
            why = [reason for reason in reasons(state, after, int(root.mover)) if reason.weight]
            found.append(Opinion(ACTIONS[number], share, why, share, line_of(root.children.get(number))))
        return found

    def _grown(self, state: RoamState, rng: random.Random) -> Tree:
        """The tree of a position when the budget is used up, or nothing can change any more."""
        tree, clock = Tree(state, rng.getrandbits(60)), self.budget.start()
        while not clock.is_up():
            for _ in range(AT_ONCE if self.budget.nodes is None else 1):
                tree.walk()
                clock.nodes += 1
            used = clock.used()
            if used > 0 and float(tree.ahead()) * used > clock.nodes * (1 - used):
                break  # no other can be tried as often in what is left
        return tree


def first(tree: Tree) -> int:
    """The action it is for."""
    return int(tree.root.numbers[tree.root.best()])


def line_of(node: Decision | None) -> list[Action]:
    """How it would go on, by what was tried most. What nobody has to decide is not in it."""
    found: list[Action] = []
    while node is not None and node.tries and len(found) < LONGEST_LINE:
        number = int(node.numbers[node.best()])
        found.append(ACTIONS[number])
        node = node.children.get(number)
    return found
