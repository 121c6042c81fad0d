"""What a game was worth to each seat when it ended.

>>> rewards_of(Outcome((1, 2, 2), (30, 20, 20)))
[1.0, -0.5, -0.5]
"""

from __future__ import annotations

from parlour.core.game import Outcome


def rewards_of(outcome: Outcome) -> list[float]:
    """From -1 (last) to 1 (first): how many a seat is ahead of, less how many are ahead of it, for each rival.

    They add up to 0.
    """
    places = outcome.places
    rivals = len(places) - 1
    return [sum((other > place) - (other < place) for other in places) / rivals for place in places]
