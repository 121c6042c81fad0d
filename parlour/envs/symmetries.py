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
    # For each of some observations, or for one: whether its seat looks from the far side, so that by this symmetry
    # it sees the game as those on the near side do. None where seats do not look from anywhere.
    far: Callable[[Bytes], NDArray[np.bool_]] | None = None

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


@dataclass(frozen=True)
class OwnEyes:
    """Every seat sees the game from the same side: what those on the far side observe is turned round.

    Which rows that are is read off the observations as they were written. Turned twice is as before, so `actions`
    leads from the numbers of the game to those of the turned observations, and back.
    """

    symmetry: Symmetry | None  # None where all seats see the same anyway

    def observations(self, rows: Bytes) -> Bytes:
        """What the seats observe with their own eyes; `rows` is one observation or an array of them."""
        if self.symmetry is None:
            return rows
        found: Bytes = np.where(self._far(rows)[..., None], self.symmetry.observations(rows), rows)
        return found

    def masks(self, rows: Bytes, masks: NDArray[Any]) -> NDArray[Any]:
        """Masks that go with them; or anything else with a number for each action."""
        if self.symmetry is None:
            return masks
        return np.where(self._far(rows)[..., None], self.symmetry.masks(rows, masks), masks)

    def actions(self, rows: Bytes, numbers: Any) -> NDArray[Any]:
        """Actions that were chosen by them, as the game has them; or the other way round."""
        if self.symmetry is None:
            return np.asarray(numbers)
        return np.where(self._far(rows), self.symmetry.actions(rows, numbers), numbers)

    def _far(self, rows: Bytes) -> NDArray[np.bool_]:
        assert self.symmetry is not None and self.symmetry.far is not None
        return self.symmetry.far(rows)


def own_eyes(game: AnyGame | str, options: Mapping[str, object]) -> OwnEyes:
    """What turns observations, masks and actions of a game to the eyes of the seat that observes.

    >>> from parlour.games import names
    >>> [own_eyes(name, {}).symmetry is None for name in names()]
    [False, True]
    """
    return OwnEyes(next((found for found in symmetries_of(game, options) if found.far is not None), None))


def symmetries_of(game: AnyGame | str, options: Mapping[str, object]) -> list[Symmetry]:
    """The symmetries of a game, or of the one of this name, with these options: they go by its cards.

    The one that changes nothing is not among them.
    """
    found, complete = game_with(game, options)
    place = find_manifest(found.name).symmetries
    return place.load()(complete) if place is not None else []
