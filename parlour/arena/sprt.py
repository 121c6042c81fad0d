"""A test that stops as soon as the question is answered: Wald's sequential probability ratio test, over deals.

Two answers are weighed: the first bot wins this share of its seats, or that one. As the spread of deals is not
known, the generalised form is used that testers of chess programs use: results of deals are taken as normal with
the spread they have shown. Deals are looked at in their order, so the answer does not depend on which was ready
first.

>>> test = Test(0.5, 0.6)
>>> verdict(test, [0.5, 1.0] * 40).answer, verdict(test, [0.5, 0.5, 0.0, 1.0] * 40).answer
('second', 'first')
>>> verdict(test, [0.5, 1.0, 0.0, 0.5, 0.5] * 2).answer
'open'
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.arena.intervals import Spread

ERROR = 0.05  # how often either answer may be wrong
LEAST_DEALS = 10  # before that the spread of deals is not known at all
FIRST, SECOND, OPEN = "first", "second", "open"


@dataclass(frozen=True)
class Test:
    """Two shares of wins: which of them is it?"""

    __test__ = False  # for pytest, which collects classes of this name

    first: float
    second: float


@dataclass(frozen=True)
class Verdict:
    """What was decided after so many deals, and the logarithm of how much more likely the second answer is."""

    answer: str
    deals: int
    ratio: float


def bound() -> float:
    """How large the logarithm has to be, for the second answer; for the first it is the same below 0."""
    return math.log((1 - ERROR) / ERROR)


class Trial:
    """A test that is under way: told one deal after the other, it gives its answer at the first that decides."""

    def __init__(self, test: Test, spread: Spread | None = None) -> None:
        self.test = test
        self.spread = spread or Spread(0.0, 1.0)
        self.verdict = Verdict(OPEN, 0, 0.0)

    def add(self, share: float) -> None:
        """One deal more; what comes after the answer changes nothing."""
        if self.verdict.answer != OPEN:
            return
        self.spread.add(share)
        deals, answer, ratio = self.spread.count, OPEN, 0.0
        if deals >= LEAST_DEALS:
            ratio = self.likelihood()
            if abs(ratio) >= bound():
                answer = SECOND if ratio > 0 else FIRST
        self.verdict = Verdict(answer, deals, ratio)

    def likelihood(self) -> float:
        """The logarithm of how much more likely the second answer is than the first."""
        first, second = self.test.first, self.test.second
        above = self.spread.mean - (first + second) / 2
        return self.spread.count * (second - first) * above / self.spread.deviation() ** 2


def verdict(test: Test, shares: Iterable[float]) -> Verdict:
    """What these deals say, in their order."""
    trial = Trial(test)
    for share in shares:
        trial.add(share)
    return trial.verdict
