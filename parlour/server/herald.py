"""Tells other processes what was played here, as soon as it is written.

Not in the transaction that writes it: PostgreSQL lets one transaction that notifies after the other commit, so all
of them would wait for each other's disk. What was written meanwhile is told together, in a transaction that waits
for no disk. A process that dies in between has told nobody; the others find it when they look at their tables
again, every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from parlour.server.errors import Unwell
from parlour.server.schema import CHANNEL

PAUSE: Final = 0.01  # seconds in which words gather: each costs every process something
_WORDS: Final = f"""
SELECT pg_notify('{CHANNEL}', word)
FROM (SELECT set_config('synchronous_commit', 'off', true)) AS hurried, unnest(%(words)s::text[]) AS word
"""


class Herald:
    """What is still to be told, and whoever tells it."""

    def __init__(self, engine: Engine, run: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.run = run  # something in a thread
        self.words: dict[str, int] = {}
        self.telling: asyncio.Task[None] | None = None

    def tell(self, table_id: str, seq: int) -> None:
        """Something was written at a table, up to this entry."""
        self.words[table_id] = seq
        if self.telling is None:
            self.telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self.words:
                await asyncio.sleep(PAUSE)
                words, self.words = self.words, {}
                said = [f"{table_id} {seq}" for table_id, seq in words.items()]
                with contextlib.suppress(Unwell, SQLAlchemyError):  # they look again by themselves
                    await self.run(lambda said=said: self._say(said))  # type: ignore[misc]
        finally:
            self.telling = None

    def _say(self, words: Sequence[str]) -> None:
        with self.engine.connect() as connection:
            connection.exec_driver_sql(_WORDS, {"words": list(words)})

    async def rest(self) -> None:
        """Everything is told."""
        if self.telling is not None:
            await asyncio.wait([self.telling])
