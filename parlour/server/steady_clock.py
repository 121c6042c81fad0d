"""The time as the server counts it: it follows the machine's clock, and never jumps.

That clock may be set while people play, by hand or by a time server, and by hours. Whoever thinks must not lose
their time by it, and nothing that is due in a moment may wait for hours: so the time goes on evenly, and comes
nearer to the machine's clock by running a little faster or slower.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.1  # how much faster or slower it runs than it should, at most


def wall() -> float:
    """The machine's clock, which anybody may set."""
    return time.time()


def ticks() -> float:
    """Seconds since some moment: nobody sets them, and they go on while the machine sleeps, where it says so."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Follows the wall without jumping.

    >>> there, passed = 1000.0, 0.0
    >>> clock = SteadyClock(lambda: there, lambda: passed)
    >>> there, passed = there + 10 - 3600, passed + 10  # ten seconds later it has been set back by an hour
    >>> clock.time()
    1009.0
    """

    def __init__(self, wall: Callable[[], float] = wall, ticks: Callable[[], float] = ticks) -> None:
        self.wall = wall
        self.ticks = ticks
        self.last = ticks()
        self.shown = wall()

    def time(self) -> float:
        """Seconds since 1970, never fewer than before."""
        moment = self.ticks()
        passed = max(0.0, moment - self.last)
        self.last = max(self.last, moment)
        even = self.shown + passed
        most = SLEW * passed
        self.shown = even + min(most, max(-most, self.wall() - even))
        return self.shown


CLOCK: Final = SteadyClock()


def now() -> int:
    """The time in whole seconds; it never jumps."""
    return int(CLOCK.time())
