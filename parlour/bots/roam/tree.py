"""A tree of what may come in Roam: every seat does what is best for itself, and cards come as chance has it.

A walk goes down from the position that is thought about, each time to what promises the mover of a decision most:
by how walks went that took it, and the likelier it looked at first, the sooner it is tried. Where nobody was
before, all actions are priced by the chances right after them, and the best of them says how the walk went. Cards
come anew in every walk; so a decision of the tree is known by the actions that led to it alone.
"""

from __future__ import annotations

import math
from typing import Final

from parlour.bots.roam.chances import chances
from parlour.core.chance import QuickChance
from parlour.core.packed import append, extend, i64, vec
from parlour.games.roam.state import RoamState

EXPLORE: Final = 0.5  # how much is tried that looks worse
SHARP: Final = 25.0  # how much likelier looks what promises more: e times for 1 / SHARP
LONGEST: Final = 60  # decisions of a walk


class Decision:
    """What somebody may do, how it looked, and how walks went that took it."""

    __slots__ = ("children", "mover", "numbers", "priors", "sums", "tries", "visits", "weight")

    def __init__(self, mover: i64) -> None:
        self.mover = mover
        self.numbers = vec[i64]()
        self.priors = vec[float]()
        self.sums = vec[float]()  # of the chances of the mover; what it looked like at first counts as a walk
        self.visits = vec[i64]()
        self.tries: i64 = 0
        self.weight = 0.0  # of all priors, which need not add up to 1
        self.children: dict[int, Decision] = {}

    def place_of(self, number: i64) -> i64:
        """Where an action stands; -1 if it was never on the menu."""
        at: i64 = 0
        size: i64 = len(self.numbers)
        while at < size:
            if self.numbers[at] == number:
                return at
            at += 1
        return -1

    def best(self) -> i64:
        """The place of what was tried most, or of those of what did best."""
        best: i64 = 0
        at: i64 = 1
        size: i64 = len(self.numbers)
        while at < size:
            more = self.visits[at] - self.visits[best]
            if more > 0 or (more == 0 and self.mean(at) > self.mean(best)):
                best = at
            at += 1
        return best

    def mean(self, at: i64) -> float:
        """The chance of the mover with this action."""
        return self.sums[at] / float(self.visits[at])


class Tree:
    """Thinks about one position, in which there is something to choose."""

    def __init__(self, state: RoamState, seed: int, explore: float = EXPLORE, sharp: float = SHARP) -> None:
        self.state = state
        self.explore, self.sharp = explore, sharp
        self.chance = QuickChance(seed)
        self.root = Decision(state.to_move)
        self.price(self.root, state)
        self.walks: i64 = 0

    def price(self, node: Decision, state: RoamState) -> list[float]:
        """How it looks right after each action that was not on the menu before; the chances after the best."""
        menu = state.menu()
        fresh = vec[i64]()
        for number in menu:
            if node.place_of(number) < 0:
                fresh = append(fresh, number)
        found: list[float] = []
        most = -1.0
        mover = node.mover
        looks = vec[float]()
        for number in fresh:
            trial = state.copy()
            trial.do(number, self.chance)
            shares = chances(trial)
            look = shares[mover]
            looks = append(looks, look)
            if look > most:
                most, found = look, shares
        for look in looks:
            prior = math.exp(self.sharp * (look - most))
            node.priors = append(node.priors, prior)
            node.weight += prior
            node.sums = append(node.sums, look)
            node.visits = append(node.visits, 1)
        node.numbers = extend(node.numbers, fresh)
        return found

    def ahead(self) -> i64:
        """How much more often the first action was tried than any other."""
        most: i64 = 0
        second: i64 = 0
        for visits in self.root.visits:
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second

    def walk(self) -> None:
        """Once down, and back."""
        state, node = self.state.copy(), self.root
        path: list[Decision] = []
        places = vec[i64]()
        shares: list[float] = []
        while len(path) < LONGEST:
            at = self.choose(node, state)
            path.append(node)
            places = append(places, at)
            number = node.numbers[at]
            self.go_on(state, number)
            if state.to_move < 0:
                break
            following = node.children.get(number)
            if following is None:
                following = Decision(state.to_move)
                node.children[number] = following
                shares = self.price(following, state)
                break
            if following.mover != state.to_move:  # chance made somebody else decide: another bidder, perhaps
                break
            node = following
        if not shares:
            shares = chances(state)
        for index, passed in enumerate(path):
            place = places[index]
            passed.sums[place] += shares[passed.mover]
            passed.visits[place] += 1
            passed.tries += 1
        self.walks += 1

    def go_on(self, state: RoamState, number: i64) -> None:
        """Do an action, and whatever leaves no choice."""
        state.do(number, self.chance)
        menu = state.menu()
        while len(menu) == 1:
            state.do(menu[0], self.chance)
            menu = state.menu()

    def choose(self, node: Decision, state: RoamState) -> i64:
        """Where to go on: what has done best, with what was seldom tried ahead of its worth."""
        menu = state.menu()
        size: i64 = len(menu)
        same = self.is_known(node, menu)
        if not same:
            self.price_new(node, state)
        best: i64 = -1
        most = -1.0
        reach = self.explore * math.sqrt(float(node.tries + 1)) / node.weight
        at = 0
        while at < size:
            place = at if same else node.place_of(menu[at])
            visits = float(node.visits[place])
            bound = node.sums[place] / visits + reach * node.priors[place] / visits
            if bound > most:
                best, most = place, bound
            at += 1
        return best

    def is_known(self, node: Decision, menu: vec[i64]) -> bool:
        """Whether the menu is what it was when the decision was first met."""
        size: i64 = len(menu)
        if size != len(node.numbers):
            return False
        at: i64 = 0
        while at < size:
            if menu[at] != node.numbers[at]:
                return False
            at += 1
        return True

    def price_new(self, node: Decision, state: RoamState) -> None:
        """See to it that all actions of the menu are known."""
        for number in state.menu():
            if node.place_of(number) < 0:
                self.price(node, state)
                return
