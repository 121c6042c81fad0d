"""How often somebody may do something: buckets that fill with time, kept in memory, bounded in number."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from parlour.server.errors import TooMuch

MOST_KEYS = 20_000


class Throttle:
    """At most so many in a burst, and so many a second in the long run, for each key.

    >>> clock = iter([0.0, 0.0, 0.0, 2.0]).__next__
    >>> throttle = Throttle(burst=2, per_second=0.5, clock=clock)
    >>> [throttle.allows("ada") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        moment = self.clock()
        tokens, last = self.left.pop(key, (self.burst, moment))
        tokens = min(self.burst, tokens + (moment - last) * self.per_second)
        allowed = tokens >= 1
        self.left[key] = (tokens - 1 if allowed else tokens, moment)
        if len(self.left) > MOST_KEYS:
            self.left.popitem(last=False)
        return allowed

    def give_back(self, key: str) -> None:
        """One that was allowed should not have counted."""
        if key in self.left:
            tokens, last = self.left[key]
            self.left[key] = (min(self.burst, tokens + 1), last)

    def need(self, key: str) -> None:
        """Raise `TooMuch` where it is too much."""
        if not self.allows(key):
            raise TooMuch("server-too-much")
