"""What the network of a game looks at and speaks about: which numbers it reads, and what actions are made of.

A network reads one observation (docs/features.md). Numbers that are names (which land lies here) are read one by
one; all others are amounts, and are divided by the most they can be. An action is worth the sum of what its parts
are worth, so that what is learnt about a place serves every action there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.action import Action
from parlour.core.game import AnyGame
from parlour.core.manifest import Place
from parlour.core.observer import Observer
from parlour.core.state import State

Numbers = NDArray[np.int64]
MOST_SEATS = 4
Parts = Callable[[Action, str], Iterable[object]]  # what an action of somebody at a seat is made of


def plain_parts(action: Action, seat: str) -> Iterable[object]:
    """The kind, each argument, and the whole of it."""
    return [action.kind, *((action.kind, *pair) for pair in action.args.items()), action.text]


@dataclass(frozen=True)
class Shape:
    """What a network of a game is made for. It depends on the game alone, not on the options of a table."""

    game: Place[AnyGame]
    observer: Place[Observer]
    seats: Sequence[str]  # that see actions in another way: all of them, or one for all
    parts: Parts = plain_parts
    names: Sequence[int] = ()  # indices of an observation where a name stands, and no amount
    menu: int = 128  # no menu is longer
    # What is learnt from: tables with these options, one beside the other
    mixes: Sequence[Mapping[str, object]] = ({},)
    # Whom to learn from first: what each action of the menu is worth, by somebody who has rules of thumb
    teacher: Place[Callable[[Any], list[float]]] | None = None
    endless: Place[Callable[[Any], list[int]]] | None = None  # actions of the menu that could go on for ever
    # How likely a guessed world is, for who is at a seat, by what the others did: from 0 to 1
    plausible: Place[Callable[[Any, int], float]] | None = None
    rival: str = "random"  # the bot that shows on the way what has been learnt

    def menus(self) -> Callable[[State], list[int]]:
        """What tells what can be done in a position, without what could go on for ever."""
        endless = None if self.endless is None else self.endless.load()

        def menu_of(state: State) -> list[int]:
            out = endless(state) if endless is not None else []
            return [number for number in state.menu() if number not in out] if out else list(state.menu())

        return menu_of

    def scales(self) -> NDArray[np.float32]:
        """What each number of an observation is multiplied with: names by nothing."""
        highest = np.array(self.observer.load().features.highest(), dtype=np.float32)
        found: NDArray[np.float32] = np.reciprocal(highest)
        found[list(self.names)] = 0
        return found

    def name_sizes(self) -> list[int]:
        """How many names can stand at each place of a name."""
        highest = self.observer.load().features.highest()
        return [highest[index] + 1 for index in self.names]

    def actions(self) -> tuple[Numbers, int]:
        """By seat and action the numbers of its parts, and how many there are; that number also fills up rows."""
        numbers: dict[object, int] = {}
        rows = [
            [[numbers.setdefault(part, len(numbers)) for part in self.parts(action, seat)] for action in table]
            for seat in self.seats
            for table in [self.game.load().table]
        ]
        width = max(len(row) for seat in rows for row in seat)
        filled = [[row + [len(numbers)] * (width - len(row)) for row in seat] for seat in rows]
        return np.array(filled, dtype=np.int64), len(numbers)

    def seen_by(self, names: Sequence[str]) -> list[int]:
        """By seat of a table, as they are called there: which of `seats` sees actions as it does."""
        return [self.seats.index(name) if len(self.seats) > 1 else 0 for name in names]
