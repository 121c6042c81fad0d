"""The public tables, page by page. What one page is, is found out for everybody at once: however many look, and
however often, the database is asked about once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from parlour.core.game import Json
from parlour.server.storage import Row, Storage

A_PAGE: Final = 20
MOST_PAGES: Final = 50
SECONDS: Final = 1.0  # for which a page is good


def brief(row: Row, names: dict[int, str]) -> Json:
    """A table in a list; `names` are those of the people who sit at it, by seat, null where it is free."""
    spec = row["brief"]
    return {
        "table": row["id"],
        "game": spec["game"],
        "options": spec["options"],
        "seats": spec["seats"],
        "names": [names.get(seat) for seat in range(len(spec["seats"]))],
        "clock": spec["clock"],
        "status": row["status"],
        "public": row["public"],
        "touched": row["touched"],
        "to_move": row["to_move"],
        "deadline": row["deadline"],
    }


class Lobby:
    """What is shown of public tables."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        self.storage = storage
        self.clock = clock
        self.pages: dict[int, tuple[float, asyncio.Task[Json]]] = {}  # since when they are being found out

    async def page(self, number: int) -> Json:
        """Some tables, and whether there are more."""
        moment = self.clock()
        since, found = self.pages.get(number, (float("-inf"), None))
        failed = found is not None and found.done() and (found.cancelled() or found.exception() is not None)
        if found is None or failed or moment - since >= SECONDS:
            found = asyncio.create_task(self._find(number))
            self.pages[number] = (moment, found)
        return await asyncio.shield(found)

    async def _find(self, number: int) -> Json:
        rows = await self.storage.lobby(A_PAGE + 1, number * A_PAGE)
        names = await self.storage.names_at([row["id"] for row in rows])
        tables = [brief(row, names.get(row["id"], {})) for row in rows[:A_PAGE]]
        return {"tables": tables, "more": len(rows) > A_PAGE and number < MOST_PAGES - 1}
