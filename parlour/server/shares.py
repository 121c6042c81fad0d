"""Who has had how much of something that is shared, lately: whoever had least is next."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from typing import Final

HALF_LIFE: Final = 30.0  # seconds after which half of it is forgotten
NEXT_TO_NOTHING: Final = 0.001
LONG: Final = 3.0  # seconds: whoever has waited longer comes before whoever had less


class Shares:
    """Seconds by name, forgotten with time.

    >>> times = [0.0]
    >>> shares = Shares(lambda: times[-1])
    >>> shares.add("ada", 8.0)
    >>> shares.of("ada"), shares.of("bob")
    (8.0, 0.0)
    >>> times.append(HALF_LIFE)
    >>> shares.of("ada")
    4.0

    Whoever is new had nothing, and yet does not come before those who had their turns all the time: nobody counts
    as having had less than the last one who was chosen.

    >>> shares.choose("ada")
    >>> shares.of("bob")
    4.0
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.had: dict[str, tuple[float, float]] = {}  # how much, and when that was so
        self.least = (0.0, clock())  # what everybody had, as it were; and when that was so
        self.since: dict[str, float] = {}  # who waits, since when or since their last turn

    def _now(self, had: tuple[float, float]) -> float:
        amount, when = had
        return amount * math.exp2((when - self.clock()) / HALF_LIFE)

    def of(self, name: str) -> float:
        least = self._now(self.least)
        return max(least, self._now(self.had[name])) if name in self.had else least

    def wait(self, names: Iterable[str]) -> None:
        """These wait now, and nobody else."""
        moment = self.clock()
        self.since = {name: self.since.get(name, moment) for name in names}

    def turn(self, name: str, already: int) -> tuple[float, float, float]:
        """When it is the turn of one who waits: the smallest is next. `already`: how many turns they have now.

        Whoever has waited long is next, whatever they had: else others who are always new could keep them waiting.
        It goes by who waits, not by how much they wait for, or a long queue of one would be before all the others.
        """
        since = self.since[name]
        is_long = not already and self.clock() - since > LONG
        return (since if is_long else math.inf, self.of(name) + already, since)

    def choose(self, name: str) -> None:
        """It is their turn."""
        moment = self.clock()
        self.least = (self.of(name), moment)
        self.since[name] = moment

    def add(self, name: str, seconds: float) -> None:
        amount = self.of(name) + seconds
        self.had.pop(name, None)
        self.had[name] = (amount, self.clock())
        least = self._now(self.least)
        while self.had:  # so that it stays as small as there are people who play
            oldest = next(iter(self.had))
            if self._now(self.had[oldest]) - least > NEXT_TO_NOTHING:
                break
            del self.had[oldest]
