"""`parlour thinkers`: processes that serve nobody, and think for the bots of all tables in the same database."""

from __future__ import annotations

import asyncio
import logging
import signal

from parlour.server.backroom import Backroom
from parlour.server.database import bring_up_to_date
from parlour.server.logs import log_in_lines
from parlour.server.settings import Settings
from parlour.server.together import need_shared

log = logging.getLogger("parlour.server")


def think_alone(settings: Settings) -> None:
    """Until somebody stops it."""
    log_in_lines()
    need_shared(settings, "parlour thinkers")
    bring_up_to_date(settings)
    asyncio.run(_think(settings))


async def _think(settings: Settings) -> None:
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    backroom = Backroom(settings)
    backroom.jobs.kinds = ("bot",)
    backroom.start_work()
    log.info("thinking", extra={"thinkers": backroom.thinkers.processes})
    await told.wait()
    await backroom.finish_work()
    await backroom.close()
