"""What is kept of games: entries, and the messages that led to them.

Entries are only ever appended, and the primary key (table, seq) makes every append conditional: of two processes
that go on from the same entry one fails with `Conflict` and looks again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    and_,
    select,
)
from sqlalchemy.exc import IntegrityError

from parlour.core.game import Json
from parlour.server import schema
from parlour.server.appending import Progress, append
from parlour.server.store import Conflict, Store
from parlour.table.entries import TableEntry


class StoredEntries(Store):
    """The entries of tables."""

    async def heard(self, table_id: str, message: str) -> int | None:
        """The last entry a message led to; None if it was not heard."""
        messages = schema.messages
        this = and_(messages.c.table == table_id, messages.c.id == message)
        rows = await self._rows(select(messages.c.seq).where(this))
        return rows[0].seq if rows else None

    async def append(self, progress: Progress) -> None:
        """Write what happened at a table, all of it or nothing. Raises `Conflict`."""

        def work(connection: Connection) -> None:
            if not append(connection, progress):
                raise Conflict  # frozen, deleted, or who may do what has changed meanwhile

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Conflict from error
        if self.herald is not None:
            self.herald.tell(progress.table, progress.entries[-1].seq)


def read_entry(row: Any) -> TableEntry:
    """An entry as it was stored."""
    return TableEntry(row.seq, row.time, row.kind, row.seat, row.data)


def entry_rows(table_id: str, entries: Sequence[TableEntry]) -> list[Json]:
    """Entries as they are stored."""
    return [
        {"table": table_id, "seq": entry.seq, "time": entry.time, "kind": entry.kind, "seat": entry.seat}
        | {"data": entry.data}
        for entry in entries
    ]
