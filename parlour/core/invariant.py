"""What must be true in every position: how games say that one is impossible.

>>> need(3 > 2, "coins")
>>> need(False, "coins", "south")
Traceback (most recent call last):
parlour.core.invariant.Impossible: coins south
"""

from __future__ import annotations


class Impossible(AssertionError):
    """A position that cannot come up: what is wrong (a variant of `<game>-given-impossible`) and where."""

    def __init__(self, problem: str, where: str = "") -> None:
        super().__init__(f"{problem} {where}".strip())
        self.problem = problem
        self.where = where


def need(truth: object, problem: str, where: str = "") -> None:
    """Raise `Impossible` unless it is true."""
    if not truth:
        raise Impossible(problem, where)
