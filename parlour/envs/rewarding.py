"""What a game was worth to each seat when it ended.

>>> rewards_of(Outcome((1, 2, 2), (30, 20, 20)))
[1.0, -0.5, -0.5]
>>> own_rewards(np.array([[2, 1, 3], [1, 2, 2]])).tolist()
[0.0, 1.0]
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Outcome


def rewards_of(outcome: Outcome) -> list[float]:
    """From -1 (last) to 1 (first): how many a seat is ahead of, less how many are ahead of it, for each rival.

    They add up to 0.
    """
    places = outcome.places
    rivals = len(places) - 1
    return [sum((other > place) - (other < place) for other in places) / rivals for place in places]


def own_rewards(places: NDArray[np.int64]) -> NDArray[np.float64]:
    """The same for one seat of many games: its own places stand first in each row."""
    own, rivals = places[:, :1], places[:, 1:]
    found: NDArray[np.float64] = np.sign(rivals - own).mean(1)
    return found
