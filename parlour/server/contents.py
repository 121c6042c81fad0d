"""Everything a database keeps, row by row: to be carried to another one, and to be compared with it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Table, func, insert, select, text

from parlour.server import schema
from parlour.server.postgres import without_nul

AT_A_TIME: Final = 500
# What is true only while servers run
PASSING: Final = (schema.processes, schema.presence, schema.buckets)
# In an order in which whatever is referred to comes first
KEPT: Final = tuple(table for table in schema.metadata.sorted_tables if table not in PASSING)

Values = dict[str, Any]


@dataclass
class Sum:
    """How many rows there were, and what was in them, whatever their order: no two databases sort texts alike."""

    count: int = 0
    digest: int = 0

    def add(self, row: Values) -> None:
        line = json.dumps(list(row.values()), ensure_ascii=True, separators=(",", ":"))
        self.count += 1
        self.digest = (self.digest + int.from_bytes(hashlib.sha256(line.encode("ascii")).digest(), "big")) % 2**256


def batches(connection: Connection, table: Table) -> Iterator[list[Values]]:
    """The rows of a table, as nobody works on them, some at a time."""
    found = connection.execution_options(yield_per=AT_A_TIME).execute(select(table)).mappings()
    for rows in found.partitions():
        yield [at_rest(table, dict(row)) for row in rows]


def at_rest(table: Table, row: Values) -> Values:
    """A row that is nobody's at the moment. A job that somebody had begun with was not tried yet."""
    row = {name: without_nul(value) if isinstance(value, str) else value for name, value in row.items()}
    if table is schema.jobs:
        row["tries"] -= row["leased"] > 0
        row |= {"leased": 0, "holder": None}
    return row


def count(connection: Connection, table: Table) -> int:
    """How many rows a table has."""
    found: int = connection.execute(select(func.count()).select_from(table)).scalar_one()
    return found


def sum_of(connection: Connection, table: Table) -> Sum:
    """The sum of what is there."""
    found = Sum()
    for rows in batches(connection, table):
        for row in rows:
            found.add(row)
    return found


def put(connection: Connection, table: Table, rows: list[Values]) -> None:
    """Rows where there are none."""
    connection.execute(insert(table), rows)


# The number of a job that is gone is nobody else's: numbers go on where they were.


def last_job(connection: Connection) -> int:
    """The last number that was given to a job; 0 if none was."""
    if connection.dialect.name == "sqlite":
        statement = "SELECT max(seq) FROM sqlite_sequence WHERE name = 'jobs'"
    else:
        statement = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM jobs_id_seq"
    return connection.execute(text(statement)).scalar() or 0


def go_on_after(connection: Connection, job: int) -> None:
    """The next job gets the next number."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("SELECT setval('jobs_id_seq', :last)"), {"last": job})
        return
    connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'jobs'"))
    connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('jobs', :last)"), {"last": job})
