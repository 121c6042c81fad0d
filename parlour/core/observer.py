"""Who writes down what a seat knows, at the speed of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.packed import i64, mypyc_attr, u8, vec
from parlour.core.state import State

if TYPE_CHECKING:
    from parlour.core.features import Features


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the features of a game. A game has a class of its own under it, compiled with its rules."""

    def __init__(self, features: Features, kind: type[State]) -> None:
        self.features = features
        self.kind = kind  # of the states it can write
        self.size: i64 = features.size

    def write(self, state: State, seat: i64, row: vec[u8], start: i64) -> None:
        """Write what a seat knows into `size` places of a row from `start` on, whatever stood there.

        Nothing is checked here: the state is of its `kind`, and the seat is one of the state's.
        """
        raise NotImplementedError
