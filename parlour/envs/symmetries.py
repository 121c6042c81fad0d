"""Symmetries: positions that are the same for the rules, with other numbers for the same things.

A symmetry says where everything of an observation goes, and which number every action has then. That can depend on
what lies on the board, so there may be several orders; which one is meant is read off the observation itself.

>>> from parlour.games import names
>>> [[symmetry.name for symmetry in symmetries_of(name, {})] for name in names()]
[['half turn'], []]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import AnyGame
from parlour.envs.observation import Bytes
from parlour.envs.refusals import game_with
from parlour.games import find_manifest

Order = NDArray[np.int16]  # no observation and no action table is longer than such numbers go


@dataclass(frozen=True)
class Symmetry:
    """One way to look at the same game. It holds for positions in which somebody is to move."""

    name: str
    # For each of some observations, or for one: which order is meant.
    orders: Callable[[Bytes], NDArray[np.intp]]
    indices: Order  # by order: from which index what stands at an index comes
    numbers: Order  # by order: what number an action has then

    def observations(self, rows: Bytes) -> Bytes:
        """What the same seats observe in the other position; `rows` is one observation or an array of them."""
        found: Bytes = np.take_along_axis(rows, self.indices[self.orders(rows)], axis=-1)
        return found

    def actions(self, rows: Bytes, numbers: Any) -> Order:
        """What numbers the actions chosen at these observations have in the other position, one for each."""
        found: Order = self.numbers[self.orders(rows), numbers]
        return found

    def masks(self, rows: Bytes, masks: NDArray[Any]) -> NDArray[Any]:
        """Masks of these observations for the other position; or anything else with a number for each action."""
        found = np.empty_like(masks)
        np.put_along_axis(found, self.numbers[self.orders(rows)], masks, axis=-1)
        return found


def symmetries_of(game: AnyGame | str, options: Mapping[str, object]) -> list[Symmetry]:
    """The symmetries of a game, or of the one of this name, with these options: they go by its cards.

    The one that changes nothing is not among them.
    """
    found, complete = game_with(game, options)
    place = find_manifest(found.name).symmetries
    return place.load()(complete) if place is not None else []
