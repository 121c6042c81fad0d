"""What is new at a table to whoever knows it up to a point: what other processes have written, or the host."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, select

from parlour.server import schema
from parlour.server.rows import Line, Seat, Table, read
from parlour.server.store import Store
from parlour.server.stored_entries import read_entry
from parlour.server.stored_seats import seats_of
from parlour.table.entries import TableEntry


@dataclass(frozen=True)
class Known:
    """Up to which point somebody knows a table. At first nothing."""

    seq: int = 0
    revision: int = -1
    lines: int = 0  # the number of the last line of chat


@dataclass(frozen=True)
class Around:
    """What is there besides the entries, all of it as it is now."""

    seats: list[Seat]
    banished: dict[str, str]  # who is muted or removed
    lines: list[Line]  # of chat, those that are new
    rematch_gone: bool  # the table that followed was given up, forgotten or deleted


@dataclass(frozen=True)
class News:
    """What is new; `around` where anything is that is no entry."""

    row: Table
    entries: list[TableEntry]
    messages: dict[str, int] = field(default_factory=dict)  # that were heard, with the entry they led to
    around: Around | None = None
    others: frozenset[tuple[int, str]] = frozenset()  # who follows the table at other processes: where they sit
    names: dict[str, str] = field(default_factory=dict)  # what those are called


# All of it in one statement: it is asked by every process at a table whenever another one has written there.
_ALL: Final = """
SELECT tables.*,
    (SELECT json_agg(json_build_array(seq, time, kind, seat, data) ORDER BY seq)
        FROM entries WHERE "table" = tables.id AND seq > %(seq)s) AS new_entries,
    (SELECT json_object_agg(id, seq) FROM messages WHERE "table" = tables.id AND seq > %(seq)s) AS heard,
    (SELECT json_agg(json_build_array(seat, who, users.name))
        FROM presence LEFT JOIN users ON users.id = who
        WHERE "table" = tables.id AND process <> %(process)s) AS others
FROM tables WHERE id = %(table)s
"""


class StoredLooks(Store):
    """Looking at a table again."""

    async def look(self, table_id: str, known: Known, most_lines: int) -> News | None:
        """What is new of a table, all of it as of one moment; None if it is gone."""

        def at_once(connection: Connection) -> News | None:
            values = {"table": table_id, "seq": known.seq, "process": self.process}
            found = connection.exec_driver_sql(_ALL, values).mappings().first()
            if found is None:
                return None
            row = read(Table, found)
            entries = [TableEntry(*entry) for entry in found["new_entries"] or ()]
            there = _there(found["others"] or ())
            changed = row.revision != known.revision
            around = _around(connection, row, known.lines, most_lines) if changed else None
            return News(row, entries, found["heard"] or {}, around, *there)

        def work(connection: Connection) -> News | None:
            tables, presence, users = schema.tables, schema.presence, schema.users
            found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
            if found is None:
                return None
            row = read(Table, found)
            entries: list[TableEntry] = []
            messages: dict[str, int] = {}
            there = _there(())
            if row.seq != known.seq or known.revision < 0:
                entries, messages = _played(connection, table_id, known)
            if self.shared:
                named = presence.outerjoin(users, users.c.id == presence.c.who)
                elsewhere = presence.c.table == table_id, presence.c.process != self.process
                who = select(presence.c.seat, presence.c.who, users.c.name).select_from(named).where(*elsewhere)
                there = _there(connection.execute(who))
            changed = row.revision != known.revision
            around = _around(connection, row, known.lines, most_lines) if changed else None
            return News(row, entries, messages, around, *there)

        return await self._read(at_once if self.shared and known.revision >= 0 else work, snapshot=True)


def _there(found: Iterable[Sequence[Any]]) -> tuple[frozenset[tuple[int, str]], dict[str, str]]:
    """Who follows a table, and what they are called."""
    rows = list(found)
    return frozenset((seat, who) for seat, who, _ in rows), {who: name for _, who, name in rows if name}


def _played(connection: Connection, table_id: str, known: Known) -> tuple[list[TableEntry], dict[str, int]]:
    entries, messages = schema.entries, schema.messages
    new = entries.c.table == table_id, entries.c.seq > known.seq
    rows = connection.execute(select(entries).where(*new).order_by(entries.c.seq))
    heard = select(messages.c.id, messages.c.seq).where(messages.c.table == table_id)
    if known.revision >= 0:
        heard = heard.where(messages.c.seq > known.seq)
    return [read_entry(row) for row in rows], {row.id: row.seq for row in connection.execute(heard)}


def _around(connection: Connection, row: Table, last: int, most: int) -> Around:
    tables, banished, chat = schema.tables, schema.banished, schema.chat
    sitting = [read(Seat, seat) for seat in connection.execute(seats_of(row.id)).mappings()]
    away = connection.execute(select(banished.c.user, banished.c.how).where(banished.c.table == row.id))
    new = chat.c.table == row.id, chat.c.number > last
    said = connection.execute(select(chat).where(*new).order_by(chat.c.number.desc()).limit(most)).mappings()
    lines = [read(Line, line) for line in said][::-1]
    gone = (
        row.rematch is not None
        and not connection.execute(select(tables.c.id).where(tables.c.id == row.rematch)).first()
    )
    return Around(sitting, {found.user: found.how for found in away}, lines, gone)
