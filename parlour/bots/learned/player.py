"""The bots that have learnt: with a network alone, or thinking ahead with it."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots.learned.lookahead import ROUNDS, Candidate, Lookahead
from parlour.bots.learned.network import Network, read, softmax
from parlour.bots.learned.shape import Shape
from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.chance import QuickChance
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View
from parlour.core.manifest import Place
from parlour.core.reason import Reason
from parlour.core.state import State

FOLDER = Path(__file__).parent
MOST = 10**9  # of anything that can be asked for
WORLDS = 4  # in which it is seen how it stands after an action that was not tried
Why = Callable[[Any], Callable[[Action], list[Reason]]]  # of a state of its game


@functools.lru_cache(maxsize=8)
def network_of(shape: str, name: str) -> Network:
    """A network that comes with Parlour, read once."""
    found: Place[Shape] = Place(shape)
    return read((FOLDER / name).with_suffix(".npz"), found.load())


class LearnedBot:
    """Plays by a network.

    With neither `nodes` nor `seconds` it does not look ahead; a node is an action tried out in a guessed world and
    played on for `rounds`. `warmth` makes it choose among what seems about as good: 0 always takes the best, 1 as
    often as the network would.
    """

    def __init__(
        self,
        game: AnyGame,
        network: Network,
        why: Why,
        nodes: int = 0,
        seconds: float = 0.0,
        rounds: float = ROUNDS,
        warmth: float = 0.0,
    ) -> None:
        for name, value in (("nodes", nodes), ("seconds", seconds), ("rounds", rounds), ("warmth", warmth)):
            if not 0 <= value <= MOST:
                raise InvalidInput("core-bot-parameter-value", bot="learned", name=name, value=str(value))
        self.game, self.network, self.why = game, network, why
        self.nodes = nodes or (MOST if seconds else 0)
        self.seconds = seconds or math.inf
        self.rounds, self.warmth = rounds, warmth

    def choose(self, view: View, rng: random.Random) -> Action:
        _, ranked, base = self._thought(view, rng)
        chosen = ranked[0]
        if self.warmth:
            scores = np.array([one.score(base) for one in ranked], dtype=np.float32) / np.float32(self.warmth)
            chosen = rng.choices(ranked, softmax(scores).tolist())[0]
        return self.game.table[chosen.number]

    def _thought(self, view: View, rng: random.Random) -> tuple[Lookahead, list[Candidate], float]:
        ahead = Lookahead(self.game, self.network, view, rng, self.rounds)
        ahead.think(self.nodes, self.seconds)
        return ahead, ahead.ranked(), ahead.base()

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of every action: the chance to win with it, what speaks for it, how it may go on."""
        ahead, ranked, _ = self._thought(view, rng)
        if self.nodes and not ranked[0].walks:
            ahead.try_out(ranked[:1])  # it had no rival: once, to say how it may go on
        worlds = [*ahead.worlds, *(ahead.guess() for _ in range(WORLDS - len(ahead.worlds)))][:WORLDS]
        why, table = self.why(worlds[0]), self.game.table
        found = []
        for one in ranked:
            chance = one.chance if one.walks else self._chance_after(ahead, worlds, one, rng)
            reasons = [reason for reason in why(table[one.number]) if reason.weight]
            line = [table[number] for number in one.line]
            found.append(Opinion(table[one.number], chance, reasons, chance, line))
        return found

    def _chance_after(self, ahead: Lookahead, worlds: list[State], one: Candidate, rng: random.Random) -> float:
        """The chance to win right after an action that was not tried out."""
        chances = []
        for world in worlds:
            state = world.copy()
            state.do(one.number, QuickChance(rng.getrandbits(64)))
            chances.append(ahead.chance_in(state))
        return sum(chances) / len(chances)
