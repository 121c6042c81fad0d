"""Information set Monte Carlo tree search by UCT, as in the books: one tree over all guessed worlds.

The tree is that of one observer and keyed by the actions played (open loop): what chance brings and what is hidden
is different each time somebody walks down. An action that is not legal in every world is compared by how often it
could have been chosen (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012).
"""

from __future__ import annotations

import math
import random

from parlour.bots.opinion import Opinion
from parlour.bots.shares import shares_at_end
from parlour.bots.usual.budget import SECONDS
from parlour.bots.usual.usual_bot import UsualBot
from parlour.bots.usual.worlds import Worlds
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY, AnyGame, View
from parlour.core.playout import UniformPolicy, playout
from parlour.core.state import State

EXPLORATION = 0.7  # for rewards from 0 to 1


class Node:
    """What was played from the root up to here, and how it went."""

    __slots__ = ("available", "children", "visits", "won")

    def __init__(self, seats: int) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0  # how often the action that leads here could have been chosen
        self.won = [0.0] * seats  # by seat: the sum of the win shares


class PlainISMCTS(UsualBot):
    """Walks down the tree by UCT, adds one node, plays on at random. A node is one such walk."""

    def __init__(
        self,
        game: AnyGame,
        seconds: float | None = SECONDS,
        nodes: int | None = None,
        exploration: float = EXPLORATION,
        worlds: int | None = None,
    ) -> None:
        super().__init__(game, seconds, nodes)
        self.exploration = exploration
        self.worlds = worlds  # how many are guessed; None: a new one for each walk

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """The mean win share of each action it went to, the most visited first."""
        worlds, clock = Worlds(self.game, view, rng, self.worlds), self.budget.start()
        chance, policy = QuickChance(worlds.seed()), UniformPolicy(worlds.seed())
        root: Node | None = None
        while root is None or not clock.is_up():
            state = worlds.deal().copy()
            root = root or Node(len(state.seat_names))
            path = self._walk(root, state, chance)
            playout(state, chance, policy)
            shares = shares_at_end(state)
            for node in path:
                node.visits += 1
                for seat, share in enumerate(shares):
                    node.won[seat] += share
            clock.nodes += 1
        visited = {number: node for number, node in root.children.items() if node.visits}
        prices = {number: node.won[view.seat] / node.visits for number, node in visited.items()}
        return self.told(sorted(visited, key=lambda number: (-visited[number].visits, -prices[number])), prices)

    def _walk(self, node: Node, state: State, chance: QuickChance) -> list[Node]:
        """Down to a node that is new, or to the end of the game; the nodes on the way."""
        path = [node]
        while state.to_move != NOBODY:
            menu, children = state.menu(), node.children
            new = [number for number in menu if number not in children]
            if new:
                number = new[chance.below(len(new))]
                children[number] = Node(len(node.won))
            else:
                number = self._best(node, state)
            for other in menu:
                if other in children:
                    children[other].available += 1
            state.do(number, chance)
            node = children[number]
            path.append(node)
            if new:
                break
        return path

    def _best(self, node: Node, state: State) -> int:
        """By UCT for the seat to move; on the menu is nothing new."""
        best, most = -1, -1.0
        seat = state.to_move
        for number in state.menu():
            child = node.children[number]
            bound = child.won[seat] / child.visits
            bound += self.exploration * math.sqrt(math.log(max(child.available, 1)) / child.visits)
            if bound > most:
                best, most = number, bound
        return best
