"""The public tables, page by page. What one page is, is found out for everybody at once: however many look, and
however often, the database is asked about once a second."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast

from parlour.server.rows import Listed
from parlour.server.storage import Storage
from parlour.server.store import heed
from parlour.wire.answers import Brief, LobbyPage
from parlour.wire.plain import Status
from parlour.wire.table import Clock

A_PAGE: Final = 20
MOST_PAGES: Final = 50
SECONDS: Final = 1.0  # for which it is good
SHARE: Final = 4  # and so many times as long as it took


def brief(row: Listed, names: dict[int, str]) -> Brief:
    """A table in a list; `names` are those of the people who sit at it, by seat."""
    spec = row.brief
    return Brief(
        table=row.id,
        game=spec["game"],
        options=spec["options"],
        seats=spec["seats"],
        names=[names.get(seat) for seat in range(len(spec["seats"]))],
        clock=Clock(**spec["clock"]),
        status=cast(Status, row.status),
        public=row.public,
        touched=row.touched,
        to_move=row.to_move,
        deadline=row.deadline,
        scores=row.scores,
    )


class Lobby:
    """What is shown of public tables. Their order is found out for all pages together, for it is dear."""

    def __init__(self, storage: Storage, clock: Callable[[], float] = time.monotonic) -> None:
        self.storage = storage
        self.clock = clock
        self.good_until = float("-inf")
        self.order: asyncio.Task[list[str]] | None = None
        self.pages: dict[int, asyncio.Task[LobbyPage]] = {}

    async def page(self, number: int) -> LobbyPage:
        """Some tables, and whether there are more."""
        if self.order is None or (self.order.done() and self.clock() >= self.good_until):
            self.order, self.pages = asyncio.create_task(self._order()), {}
        page = self.pages.get(number)
        if page is None:
            page = self.pages[number] = asyncio.create_task(self._page(number, self.order))
            page.add_done_callback(heed)
        return await asyncio.shield(page)

    async def _order(self) -> list[str]:
        begun = self.clock()
        self.good_until = begun  # if it fails it is tried again
        found = await self.storage.lobby(A_PAGE * MOST_PAGES)
        took = self.clock() - begun
        self.good_until = self.clock() + SECONDS + SHARE * took
        return found

    async def _page(self, number: int, order: asyncio.Task[list[str]]) -> LobbyPage:
        ids = await asyncio.shield(order)
        here = ids[number * A_PAGE : (number + 1) * A_PAGE]
        rows = {row.id: row for row in await self.storage.listed(here)}
        names = await self.storage.names_at(here)
        tables = [brief(rows[table], names.get(table, {})) for table in here if table in rows]
        return LobbyPage(tables, more=len(ids) > (number + 1) * A_PAGE)
