"""What is kept of games: entries, and the messages that led to them.

Entries are only ever appended, and the primary key (table, seq) makes every append conditional: of two processes
that go on from the same entry one fails with `Conflict` and looks again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import (
    Connection,
    and_,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from parlour.server import schema
from parlour.server.schema import FROZEN
from parlour.server.store import Conflict, Row, Store
from parlour.server.stored_jobs import Job, job_rows
from parlour.table.entries import TableEntry


@dataclass(frozen=True)
class Progress:
    """What is written together: new entries, the message they answer, what follows for the table and its jobs."""

    table: str
    entries: Sequence[TableEntry]
    message: str | None
    status: str
    to_move: int
    deadline: int | None
    now: int
    jobs: Sequence[Job]
    old_jobs: bool = True  # whether there may be jobs for earlier points
    keep_webhook: bool = False  # the same person is still to move: the message that says so stays


class StoredEntries(Store):
    """The entries of tables."""

    async def entries(self, table_id: str) -> list[TableEntry]:
        entries = schema.entries
        statement = select(entries).where(entries.c.table == table_id).order_by(entries.c.seq)
        rows = await self._all(statement)
        return [TableEntry(row["seq"], row["time"], row["kind"], row["seat"], row["data"]) for row in rows]

    async def heard(self, table_id: str) -> dict[str, int]:
        """Every message that was heard at a table, with the last entry it led to."""
        rows = await self._all(select(schema.messages).where(schema.messages.c.table == table_id))
        return {row["id"]: row["seq"] for row in rows}

    async def append(self, progress: Progress) -> None:
        """Write what happened at a table, all of it or nothing. Raises `Conflict`."""
        try:
            await self._write(lambda connection: _append(connection, progress))
        except IntegrityError as error:
            raise Conflict from error


def entry_rows(table_id: str, entries: Sequence[TableEntry]) -> list[Row]:
    """Entries as they are stored."""
    return [
        {"table": table_id, "seq": entry.seq, "time": entry.time, "kind": entry.kind, "seat": entry.seat}
        | {"data": entry.data}
        for entry in entries
    ]


def _append(connection: Connection, progress: Progress) -> None:
    table_id = progress.table
    connection.execute(insert(schema.entries), entry_rows(table_id, progress.entries))
    if progress.message is not None:
        seq = progress.entries[-1].seq
        connection.execute(insert(schema.messages).values(table=table_id, id=progress.message, seq=seq))
    values = {"status": progress.status, "to_move": progress.to_move, "deadline": progress.deadline}
    here = and_(schema.tables.c.id == table_id, schema.tables.c.status != FROZEN)
    changed = update(schema.tables).where(here).values(touched=progress.now, **values)
    if connection.execute(changed).rowcount != 1:
        raise Conflict  # frozen or deleted meanwhile
    # What was to happen at an earlier point has lost its meaning.
    if progress.old_jobs:
        old = schema.jobs.c.table == table_id
        if progress.keep_webhook:
            old = and_(old, schema.jobs.c.kind != "webhook")
        connection.execute(delete(schema.jobs).where(old))
    if progress.jobs:
        connection.execute(insert(schema.jobs), job_rows(progress.jobs))
