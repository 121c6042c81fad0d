"""A Monte Carlo tree search by hand, for any game of Parlour, any number of players and hidden cards.

    python examples/mcts.py roam --iterations 200 --games 5

It sees what a player sees: a view. Every iteration guesses a world that agrees with it, goes down one tree that
all worlds share (by UCT, everybody choosing what is best for themselves), plays on at random and notes the end.
"""

from __future__ import annotations

import argparse
import math
import random

from parlour.bots import LEVELS, bots_of, make_bot
from parlour.core.action import Action
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY, AnyGame, Outcome, View
from parlour.core.playout import UniformPolicy, playout
from parlour.games import find_game, names

CURIOSITY = 0.3  # what makes a try worth it beside the best so far


class Node:
    """An action that was tried: how often, what it was worth to whoever chose it, and what was tried after it."""

    def __init__(self) -> None:
        self.visits, self.mean, self.replies = 0, 0.0, dict[int, Node]()


def best(replies: dict[int, Node], menu: list[int]) -> int:
    """What was worth most so far, and a little more for what was tried less often than the rest (UCB1)."""
    tries = math.log(sum(replies[number].visits for number in menu))
    return max(menu, key=lambda n: replies[n].mean + CURIOSITY * math.sqrt(tries / replies[n].visits))


def worth(outcome: Outcome, seat: int) -> float:
    """From 0 to 1, half for winning and half for the share of the points."""
    won = (seat in outcome.winners) / len(outcome.winners)
    return (won + outcome.scores[seat] / max(1, sum(outcome.scores))) / 2


def search(game: AnyGame, view: View, rng: random.Random, iterations: int) -> Action:
    """The action that was tried most often; the better one of two."""
    root, chance, policy = Node(), QuickChance(rng.getrandbits(60)), UniformPolicy(rng.getrandbits(60))
    for _ in range(iterations):
        state, node, path, untried = game.guess(view, rng), root, [], list[int]()
        while state.to_move != NOBODY and not untried:
            menu, seat = list(state.menu()), state.to_move
            untried = [number for number in menu if number not in node.replies]
            number = rng.choice(untried) if untried else best(node.replies, menu)
            node = node.replies.setdefault(number, Node())
            path.append((node, seat))
            state.do(number, chance)
        playout(state, chance, policy)
        for node, seat in path:
            node.visits += 1
            node.mean += (worth(state.outcome, seat) - node.mean) / node.visits
        if len(root.replies) == len(menu) == 1:  # nothing to choose
            break
    return game.table[max(root.replies, key=lambda n: (root.replies[n].visits, root.replies[n].mean))]


def play(game: AnyGame, rival: str, seat: int, seed: str, iterations: int) -> Outcome:
    """A game of two in which the search has this seat."""
    rng, chance, bot = random.Random(seed), QuickChance(seed), make_bot(rival, game)
    state = game.start({"players": 2}, chance)
    while state.to_move != NOBODY:
        view = state.view(state.to_move)
        action = search(game, view, rng, iterations) if view.seat == seat else bot.choose(view, rng)
        state.play(action, chance)
    outcome: Outcome = state.outcome
    return outcome


def main() -> None:
    """Play against every bot of the game, in both seats by turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--iterations", type=int, default=200, help="for every decision")
    parser.add_argument("--games", type=int, default=5, help="against each bot")
    asked = parser.parse_args()
    game = find_game(asked.game)
    for rival in [name for name in bots_of(game) if name not in LEVELS]:
        for number in range(asked.games):
            outcome = play(game, rival, seat := number % 2, f"{rival} {number}", asked.iterations)
            print(f"against {rival}:", "won" if seat in outcome.winners else "lost", outcome.scores)


if __name__ == "__main__":
    main()
