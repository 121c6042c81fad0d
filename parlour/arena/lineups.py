"""Who plays with whom, and who sits where.

A line-up says how many seats each bot has; a seat order says which. Every line-up is played in each of its seat
orders, so that no bot gains by the seats it happened to get.

>>> line_ups(("A", "B"), 3)
[('A', 'A', 'B'), ('A', 'B', 'B')]
>>> seat_orders(("A", "B", "B"))
[('A', 'B', 'B'), ('B', 'A', 'B'), ('B', 'B', 'A')]
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

LineUp = tuple[str, ...]  # names of bots, one for each seat


def line_ups(names: Sequence[str], players: int) -> list[LineUp]:
    """All line-ups in which each of these bots has a seat; of more bots than seats, all choices of different ones.

    >>> line_ups(("A", "B", "C"), 2)
    [('A', 'B'), ('A', 'C'), ('B', 'C')]
    """
    if len(names) > players:
        return list(itertools.combinations(names, players))
    return [found for found in itertools.combinations_with_replacement(names, players) if set(found) == set(names)]


def seat_orders(line_up: LineUp) -> list[LineUp]:
    """The different ways to seat a line-up, always in the same order."""
    return list(dict.fromkeys(itertools.permutations(line_up)))


def are_connected(line_ups: Iterable[LineUp]) -> bool:
    """Whether each bot can be compared with each, if only by way of others.

    >>> are_connected([("A", "B"), ("B", "C")]), are_connected([("A", "B"), ("C", "D")])
    (True, False)
    """
    groups: list[set[str]] = []
    for line_up in line_ups:
        met = [group for group in groups if group & set(line_up)]
        groups = [group for group in groups if group not in met] + [set(line_up).union(*met)]
    return len(groups) == 1
