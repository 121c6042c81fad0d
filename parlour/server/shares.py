"""Who has had how much of something that is shared, lately: whoever had least is next."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

HALF_LIFE: Final = 30.0  # seconds after which half of it is forgotten
NEXT_TO_NOTHING: Final = 0.001


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
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.had: dict[str, tuple[float, float]] = {}  # how much, and when that was so

    def of(self, name: str) -> float:
        moment = self.clock()
        amount, when = self.had.get(name, (0.0, moment))
        return amount * math.exp2((when - moment) / HALF_LIFE)

    def add(self, name: str, seconds: float) -> None:
        amount = self.of(name) + seconds
        self.had.pop(name, None)
        self.had[name] = (amount, self.clock())
        oldest = next(iter(self.had))
        if self.of(oldest) < NEXT_TO_NOTHING:
            del self.had[oldest]  # so that it stays as small as there are people who play
