"""How far a mean over deals may be off. The deal is the unit: games of one deal are not independent.

>>> low, high = interval([0.5] * 50, 0.0, 1.0)  # every deal was even, which is no proof that all are
>>> round(low, 2), round(high, 2)
(0.47, 0.53)
>>> low, high = interval([1.0] * 100, 0.0, 1.0)
>>> round(low, 2), high
(0.97, 1.0)
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import NormalDist

CONFIDENCE = 0.95
LEAST_FREEDOM = 0.2  # degrees, of the first deal: its interval is everything there is


class Spread:
    """Values of deals, one after the other: their mean, and how far they lie apart.

    Two deals more are counted, one with the least value there can be and one with the most: else a bot that has
    won everything would seem to be sure of it. Each of them counts for `weight` of a deal: as much as two games.
    """

    def __init__(self, least: float, most: float, weight: float = 1.0) -> None:
        self.least = least
        self.most = most
        self.weight = weight
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One deal more."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """Of what was measured alone; 0 before anything was."""
        return self.sum / self.count if self.count else 0.0

    def deviation(self) -> float:
        """The standard deviation, with the two deals more."""
        squares = self.squares + self.weight * (self.least**2 + self.most**2)
        return math.sqrt((squares - self._all() * self._middle() ** 2) / max(self._all() - 1, LEAST_FREEDOM))

    def _all(self) -> float:
        return self.count + 2 * self.weight

    def _middle(self) -> float:
        return (self.sum + self.weight * (self.least + self.most)) / self._all()

    def interval(self) -> tuple[float, float]:
        """Where the mean of all deals lies, with a confidence of 95 %, by Student's distribution."""
        middle, count = self._middle(), self._all()
        wide = student(max(count - 1, LEAST_FREEDOM)) * self.deviation() / math.sqrt(count)
        # What was measured itself is always inside: the two deals more pull the middle away from it.
        own = self.mean if self.count else middle
        return max(self.least, min(own, middle - wide)), min(self.most, max(own, middle + wide))


def interval(values: Iterable[float], least: float, most: float, weight: float = 1.0) -> tuple[float, float]:
    """The interval of the mean of all deals, from the values of these."""
    spread = Spread(least, most, weight)
    for value in values:
        spread.add(value)
    return spread.interval()


def student(freedom: float) -> float:
    """How many standard errors an interval of 95 % goes to each side (an expansion, good from 3 degrees on).

    >>> [round(student(freedom), 2) for freedom in (10, 30, 1000)]
    [2.23, 2.04, 1.96]
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
