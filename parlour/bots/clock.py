"""The clock that budgets of seconds are counted by.

At tables it is the one on the wall, for people wait. Where bots are measured it is the processor's, so that a busy
machine takes no thoughts from anybody: the arena counts like that.

>>> with processor_time():
...     counted = now() == time.thread_time()
>>> counted, _clock is time.perf_counter
(False, True)
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

_clock: Callable[[], float] = time.perf_counter


def now() -> float:
    """Seconds since some moment."""
    return _clock()


@contextlib.contextmanager
def processor_time() -> Iterator[None]:
    """Count only what this thread works."""
    global _clock
    before, _clock = _clock, time.thread_time
    try:
        yield
    finally:
        _clock = before
