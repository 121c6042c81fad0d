"""What a game was worth to each seat when it ended: one rule for all environments, `Outcome.leads`.

>>> rewards_of(Outcome((1, 2, 2), (30, 20, 20)))
[1.0, -0.5, -0.5]
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Outcome

Rewards = NDArray[np.float32]


def rewards_of(outcome: Outcome) -> list[float]:
    """From -1 (last) to 1 (first): how many a seat is ahead of, less how many are ahead of it, for each rival.

    They add up to 0.
    """
    rivals = len(outcome.places) - 1
    return [lead / rivals for lead in outcome.leads]


def write_rewards(leads: NDArray[np.int64], seats: int, over: NDArray[Any], into: Rewards) -> None:
    """The same for many games, in place: for those that are over; 0 for the others."""
    into.fill(0)
    np.copyto(into, leads, casting="same_kind", where=over)
    into /= seats - 1
