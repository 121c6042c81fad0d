"""Thinking ahead: what the network likes is tried out in guessed worlds, and played on by the network for a while.

The best few actions by the network are the candidates. In each of many guessed worlds, with the same chance for
all of them, each is played and everybody goes on as the network would, for some rounds; then the network says what
the chances are. Half of the candidates are left out again and again, so that the closest ones are compared most
often. What the network thought before counts for less the more was tried, as much as it deserves.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from parlour.bots.clock import now
from parlour.bots.learned.network import Bytes, Floats, Network, softmax
from parlour.bots.learned.shape import Numbers
from parlour.bots.shares import shares_at_end
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY, AnyGame, View
from parlour.core.observer import Observer
from parlour.core.packed import blank_bytes
from parlour.core.state import State

ROUNDS = 2.0  # how far walks go: so many turns of everybody
CANDIDATES = 8
LEAST_LIKELY = 0.01  # what the network likes less is no candidate
MOST_WORLDS = 64
MOST_GUESSES = 6  # for one of them
MOST_IN_VAIN = 3  # that were guessed so often without a likely one
# From many walks of the same positions, and a little more cautious than they say:
UNIT = 0.002  # of a chance to win: as much as an action is better that the network finds e times as likely
TOLD = 0.05  # how much a walk tells, beside what the network thought
LONGEST = 200  # decisions of a walk, so that none goes on for ever


class Eye:
    """What a network makes of what one seat sees, changed by what is new since it last looked."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.row = np.zeros(len(network.first), dtype=np.int16)
        self.sum: Floats = network.weights["first.bias"].copy()

    def look(self, row: Bytes) -> Floats:
        """The last layer before the answers."""
        change = row - self.row
        there = np.flatnonzero(change)
        self.sum += change[there].astype(np.float32) @ self.network.first[there]
        self.row += change
        return self.network.after_first(self.sum, row)


@dataclass(slots=True)
class Candidate:
    """An action that is tried out."""

    number: int
    prior: float  # the logarithm of how likely it seems
    walks: int = 0
    sum: float = 0.0
    line: list[int] = field(default_factory=list)  # how the last walk went on

    @property
    def chance(self) -> float:
        """To win with it, by what was tried."""
        return self.sum / self.walks if self.walks else 0.0

    def score(self, base: float) -> float:
        """What it promises, beside the others, in the unit of what the network thought."""
        told = TOLD * self.walks
        return self.prior + told / (1 + told) * ((self.chance - base) / UNIT - self.prior)


class Lookahead:
    """Thinks about one decision."""

    def __init__(
        self, game: AnyGame, network: Network, view: View, rng: random.Random, rounds: float = ROUNDS
    ) -> None:
        self.game, self.network, self.view, self.rng = game, network, view, rng
        plausible = network.shape.plausible
        self.plausible = None if plausible is None else plausible.load()
        self.in_vain = 0
        self.seat = view.seat
        self.worlds: list[State] = [self.guess()]
        first = self.worlds[0]
        self.players = len(first.seat_names)
        self.turns = max(1, round(rounds * self.players))
        self.seen_by = network.shape.seen_by(first.seat_names)
        self.observer: Observer = network.shape.observer.load()
        self._row = blank_bytes(self.observer.size)
        self.row: Bytes = np.frombuffer(cast(Any, self._row), dtype=np.uint8)
        self.eyes = [Eye(network) for _ in range(self.players)]
        self.menu_of = network.shape.menus()
        self.menu = self.menu_of(first)
        likely = softmax(self._logits(first, np.array(self.menu))).tolist()
        found = sorted(zip(likely, self.menu, strict=True), key=lambda entry: (-entry[0], entry[1]))
        self.actions = [Candidate(number, math.log(prior + 1e-9)) for prior, number in found]
        likely_enough = sum(prior >= LEAST_LIKELY for prior, _ in found)
        self.candidates = self.actions[: max(1, min(CANDIDATES, likely_enough))]
        self.walks = 0
        self.done = 0  # rounds, each in the next world

    def think(self, nodes: int, seconds: float) -> None:
        """Walk so often, or so long, whichever ends first. One that has no rival need not be tried."""
        left = self.candidates
        if len(left) == 1:
            return
        halvings = math.ceil(math.log2(len(left)))
        begun = now()
        for halving in range(halvings):
            most = nodes * (halving + 1) / halvings
            until = begun + seconds * (halving + 1) / halvings
            while self.walks < most and (self.walks < len(left) or now() < until):
                self.try_out(left)
            base = self.base()
            left = sorted(left, key=lambda one: -one.score(base))[: (len(left) + 1) // 2]

    def ranked(self) -> list[Candidate]:
        """All actions, what promises most first; those that are no candidates come last."""
        base, rest = self.base(), self.actions[len(self.candidates) :]
        return [*sorted(self.candidates, key=lambda one: (-one.score(base), one.number)), *rest]

    def base(self) -> float:
        """The chance with an action the network is sure of, by what was tried of all."""
        found = sum(one.walks * (one.chance - UNIT * one.prior) for one in self.candidates)
        return found / max(1, sum(one.walks for one in self.candidates))

    def try_out(self, left: list[Candidate]) -> None:
        """Try each of them in one world, with the same chance."""
        if self.view.unknown and len(self.worlds) <= self.done < MOST_WORLDS:
            self.worlds.append(self.guess())
        world, seed = self.worlds[self.done % len(self.worlds)], self.rng.getrandbits(64)
        self.done += 1
        for one in left:
            one.line = []
            one.sum += self._walk(world.copy(), one, seed)
            one.walks += 1
            self.walks += 1

    def guess(self) -> State:
        """A world as the view allows it; those in which others would hardly have done what they did are rare.

        Where none is likely again and again, what is known already is the reason, and nobody asks any more.
        """
        world: State = self.game.guess(self.view, self.rng)
        if self.plausible is None or not self.view.unknown:
            return world
        for _ in range(MOST_GUESSES - 1):
            if self.rng.random() < self.plausible(world, self.seat):
                self.in_vain = 0
                return world
            world = self.game.guess(self.view, self.rng)
        self.in_vain += 1
        if self.in_vain == MOST_IN_VAIN:
            self.plausible = None
        return world

    def _walk(self, state: State, one: Candidate, seed: int) -> float:
        chance, turn, passed = QuickChance(seed), self.game.turn(state), 0
        rng = random.Random(seed)  # what is alike after two actions goes on alike
        state.do(one.number, chance)
        for _ in range(LONGEST):
            if state.to_move == NOBODY:
                break
            menu = self.menu_of(state)
            if len(menu) == 1:
                state.do(menu[0], chance)
                continue
            begun = self.game.turn(state)
            if begun != turn:
                turn, passed = begun, passed + 1
                if passed >= self.turns:
                    break
            numbers = np.array(menu)
            likely = softmax(self._logits(state, numbers)).tolist()
            number = rng.choices(menu, likely)[0]
            one.line.append(number)
            state.do(number, chance)
        return self.chance_in(state)

    def _seen(self, state: State) -> Floats:
        """What the network makes of a position, as who is to move sees it."""
        mover = int(state.to_move)
        self.observer.write(state, mover, self._row, 0)
        return self.eyes[mover].look(self.row)

    def _logits(self, state: State, menu: Numbers) -> Floats:
        return self.network.logits(self._seen(state), self.seen_by[int(state.to_move)], menu)

    def chance_in(self, state: State) -> float:
        """The chance to win of who thinks."""
        if state.to_move == NOBODY:
            return shares_at_end(state)[self.seat]
        found = self.network.chances(self._seen(state), self.players)
        return float(found[(self.seat - int(state.to_move)) % self.players])
