"""The bot that grows a tree of Roam as long as its budget lasts."""

from __future__ import annotations

import math
import random
from typing import Final

from parlour.bots.clock import now
from parlour.bots.opinion import Opinion
from parlour.bots.roam.tree import Decision, Tree
from parlour.bots.roam.worth import reasons
from parlour.core.action import Action
from parlour.core.chance import QuickChance
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View
from parlour.games.roam.actions import ACTIONS
from parlour.games.roam.state import RoamState

AT_ONCE: Final = 8  # walks between two looks at the clock, once it is known how long they take
LONGEST_LINE: Final = 12
MOST: Final = 10**9  # of anything that can be asked for


class TreeBot:
    """Takes what most walks took. A node is a walk, after which one more decision has been thought about.

    It thinks for so many nodes or seconds, whichever ends first, and no longer than it can change its mind.
    """

    def __init__(self, game: AnyGame, nodes: int = 0, seconds: float = 0.0) -> None:
        for name, value in (("nodes", nodes), ("seconds", seconds)):
            if not 0 <= value <= MOST or not nodes + seconds:
                raise InvalidInput("core-bot-parameter-value", bot="search", name=name, value=str(value))
        self.game = game
        self.nodes = nodes or MOST
        self.seconds = seconds or math.inf

    def choose(self, view: View, rng: random.Random) -> Action:
        state = self.game.guess(view, rng)
        menu = state.menu()
        if len(menu) == 1:
            return ACTIONS[menu[0]]  # type: ignore[no-any-return]
        root = self._grown(state, rng).root
        return ACTIONS[root.numbers[root.best()]]

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
        begun = now()
        tree, walks, used = Tree(state, rng.getrandbits(60)), 0, 0.0
        while used < 1:
            for _ in range(min(AT_ONCE if walks else 1, self.nodes - walks)):
                tree.walk()
                walks += 1
            used = max(walks / self.nodes, (now() - begun) / self.seconds)
            if tree.ahead() * used > walks * (1 - used):  # type: ignore[operator]
                break  # no other can be tried as often in what is left
        return tree


def line_of(node: Decision | None) -> list[Action]:
    """How it would go on, by what was tried most. What nobody has to decide is not in it."""
    found: list[Action] = []
    while node is not None and node.tries and len(found) < LONGEST_LINE:
        number = int(node.numbers[node.best()])
        found.append(ACTIONS[number])
        node = node.children.get(number)
    return found
