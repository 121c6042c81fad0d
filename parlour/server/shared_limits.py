"""Limits that hold for all processes on a database together.

What happens seldom (somebody signs in, a table is made) is asked of the database every time. What happens all the
time (requests, messages) is counted here, and once a second what was taken is taken out of the bucket of all. Who
takes less than a tenth of what they may is left aside: nothing can come of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from parlour.server.errors import Unwell
from parlour.server.limits import Throttle
from parlour.server.storage import Storage

BETWEEN: Final = 1.0  # seconds
MUCH: Final = 0.1  # of a bucket, or of what flows into it, of all processes together
BETWEEN_COUNTS: Final = 10  # times
BETWEEN_CLEANING: Final = 600  # times
log = logging.getLogger("parlour.server")


class SharedLimits:
    """What the processes on a database take together."""

    def __init__(self, storage: Storage, often: Mapping[str, Throttle], seldom: Mapping[str, Throttle]) -> None:
        self.storage = storage
        self.often = often
        self.living = 1  # processes
        for name, throttle in often.items():
            throttle.name, throttle.spent = name, {}
        for name, throttle in seldom.items():
            throttle.name, throttle.ask = name, storage.ask

    async def run(self) -> None:
        """Until it is cancelled."""
        times = 0
        while True:
            await asyncio.sleep(BETWEEN)
            try:
                if times % BETWEEN_COUNTS == 0:
                    self.living = max(1, await self.storage.living())
                await self.share()
                if times % BETWEEN_CLEANING == 0:
                    await self.storage.empty_buckets()
                times += 1
            except Unwell:
                pass  # meanwhile each of them counts alone
            except Exception:
                log.exception("limits could not be shared")

    async def share(self) -> None:
        """Take what was taken here out of the buckets of all; what is left in them is what is left here."""
        for throttle in self.often.values():
            much = {
                key: throttle.of_all(key, amount) for key, amount in throttle.much(MUCH / self.living, BETWEEN)
            }
            left = await self.storage.take(list(much.values())) if much else {}
            for key, taken in much.items():
                throttle.settle(key, left[taken.key])
