"""A server stops when it is told to, and says truly how it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.server.app import House
from tests.test_server_later import in_a_house


def test_a_stop_that_comes_just_after_waking_is_heeded(tmp_path: Path) -> None:
    """On Python 3.11 `asyncio.wait_for` swallows a cancel that comes when what it waits for has just happened."""

    async def story(house: House) -> None:
        worker = asyncio.create_task(house.jobs.run())
        while not house.jobs.wake._waiters:
            await asyncio.sleep(0.01)
        house.jobs.wake.set()
        await asyncio.sleep(0)  # what it waits for has happened, and it has not heard of it yet
        worker.cancel()
        done, _ = await asyncio.wait([worker], timeout=3)
        cancelled = worker in done and worker.cancelled()
        while not worker.done():
            worker.cancel()
            await asyncio.sleep(0.01)
        assert cancelled

    in_a_house(tmp_path, story)
