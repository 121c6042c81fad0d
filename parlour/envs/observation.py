"""What a seat knows as a numpy array: one row of bytes, and its groups as tables, without a copy.

>>> from parlour.core.chance import QuickChance
>>> from parlour.games import find_game, names
>>> game = find_game(names()[0])
>>> state = game.start({"players": 2, "first": "south"}, QuickChance(1))
>>> watch = Observation(game)
>>> watch.write(state, 0).dtype, watch.parts["planes"].shape, watch.parts["players"][:, 0]
(dtype('uint8'), (13, 6, 6), array([1, 1, 0, 0], dtype=uint8))
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.features import Features, Group
from parlour.core.game import AnyGame
from parlour.core.observer import Observer
from parlour.core.packed import blank_bytes
from parlour.core.state import State
from parlour.envs.refusals import EnvError, game_of, seat_number
from parlour.games import find_manifest

Bytes = NDArray[np.uint8]
N = TypeVar("N", bound=np.generic)


def observer_of(game: AnyGame) -> Observer:
    """What writes the features of a game."""
    place = find_manifest(game.name).observer
    if place is None:
        raise EnvError(f"{game.name} has no features")
    return place.load()


def looking_into(row: Any, kind: type[np.generic]) -> NDArray[Any]:
    """An array over a row of core, which shows whatever is written there; it cannot be changed from here."""
    found = np.frombuffer(row, dtype=kind)
    found.flags.writeable = False
    return found


def shape_of(group: Group) -> tuple[int, ...]:
    """How a group is read: planes of a square board as such, one line of facts as one line."""
    if group.planes:
        side = round(len(group.things) ** 0.5)
        return (group.width, side, side)
    return (group.width,) if len(group.things) == 1 else group.shape


def parts_of(features: Features, rows: NDArray[N]) -> dict[str, NDArray[N]]:
    """The groups of observations by name, as views of the last axis of `rows`."""
    return {
        group.name: rows[..., group.start : group.start + group.size].reshape(*rows.shape[:-1], *shape_of(group))
        for group in features.groups
    }


class Observation:
    """One observation of a game, or of the game of this name, that is written over and over in the same place.

    A copy has a place of its own, which is blank until it is written.
    """

    def __init__(self, game: AnyGame | str) -> None:
        self.game = game_of(game)
        self.observer = observer_of(self.game)
        self.features: Features = self.observer.features
        self.size: int = self.features.size
        self._row = blank_bytes(self.size)
        self.row: Bytes = looking_into(self._row, np.uint8)
        self.parts = parts_of(self.features, self.row)

    def write(self, state: State, seat: int) -> Bytes:
        """What a seat of a state knows; the array is the same every time. Spectators have no observation."""
        if not isinstance(state, self.observer.kind):
            raise EnvError(f"it is no position of {self.game.name} but {type(state).__name__}")
        self.observer.write(state, seat_number(seat, len(state.seat_names)), self._row, 0)
        return self.row

    def __reduce__(self) -> tuple[object, ...]:
        return Observation, (self.game.name,)
