"""Whether the server is well. What it needs gives a sign of life again and again; what is silent is wrong.

Nobody who asks causes any work: the answer is known before.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

JOBS: Final = "jobs"  # bots, clocks, messages
LOOKS: Final = "looks"  # what a host changes, and putting things in order
OTHERS: Final = "others"  # what other processes write is heard
DATABASE: Final = "database"  # it took a write
DISK: Final = "disk"
SILENT: Final = 30.0  # seconds without a sign of life after which something is wrong


class Health:
    """Signs of life of each part, and whether the server is starting or stopping."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.started = False
        self.stopping = False
        self.signs = dict.fromkeys((JOBS, LOOKS, DATABASE), clock())

    def sign(self, part: str) -> None:
        """A part is alive."""
        self.signs[part] = self.clock()

    def silence(self, part: str) -> float:
        """How many seconds ago a part gave its last sign."""
        return self.clock() - self.signs[part]

    def silent(self) -> list[str]:
        """The parts of which nothing was heard for too long."""
        return [part for part in self.signs if self.silence(part) > SILENT]
