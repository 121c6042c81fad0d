"""What is written when somebody plays: the one write that happens all the time, so it is spelt out.

Entries are only ever appended, all of it or nothing, and only by whoever knew all that was written before: the
table must have the revision they knew (`tables.revision`), and the primary key (table, seq) of entries lets nobody
write the same place twice. PostgreSQL does it in one statement, for each costs a way there and back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from parlour.server.schema import FROZEN
from parlour.server.stored_jobs import Job
from parlour.table.entries import TableEntry


@dataclass(frozen=True)
class Progress:
    """What is written together: new entries, the message they answer, what follows for the table and its jobs."""

    table: str
    entries: Sequence[TableEntry]
    message: str | None
    revision: int  # what is known of the table besides its entries
    status: str
    to_move: int
    deadline: int | None
    now: int
    scores: Sequence[int] | None  # of everybody, where the game tells them
    jobs: Sequence[Job]
    old_jobs: bool = True  # whether there may be jobs for earlier points
    keep_webhook: bool = False  # the same person is still to move: the message that says so stays


_TABLE: Final = (
    "UPDATE tables SET status = :status, to_move = :to_move, deadline = :deadline, seq = :seq, touched = :now, "
    "scores = :scores "
    f"WHERE id = :table AND status <> '{FROZEN}' AND revision = :revision"
)
_ENTRY: Final = 'INSERT INTO entries ("table", seq, time, kind, seat, data) VALUES (?, ?, ?, ?, ?, ?)'
_MESSAGE: Final = 'INSERT INTO messages ("table", id, seq) VALUES (:table, :message, :seq)'
_OLD_JOBS: Final = "DELETE FROM jobs WHERE \"table\" = :table AND (NOT :keep OR kind <> 'webhook')"
_JOB: Final = 'INSERT INTO jobs (kind, "table", seq, due, leased, tries, data) VALUES (?, ?, ?, ?, 0, 0, ?)'

# The same at once. Whatever follows does so only where the table was as it was known.
_ALL: Final = f"""
WITH known AS (
    UPDATE tables SET status = %(status)s, to_move = %(to_move)s, deadline = %(deadline)s::bigint, seq = %(seq)s,
        touched = %(now)s, scores = %(scores)s::json
    WHERE id = %(table)s AND status <> '{FROZEN}' AND revision = %(revision)s RETURNING id
), played AS (
    INSERT INTO entries ("table", seq, time, kind, seat, data)
    SELECT known.id, new.seq, new.time, new.kind, new.seat, new.data::json FROM known,
        unnest(%(seqs)s::int[], %(times)s::bigint[], %(kinds)s::text[], %(seats)s::int[], %(datas)s::text[])
        AS new (seq, time, kind, seat, data)
), heard AS (
    INSERT INTO messages ("table", id, seq)
    SELECT known.id, %(message)s::text, %(seq)s FROM known WHERE %(message)s::text IS NOT NULL
), past AS (
    DELETE FROM jobs USING known
    WHERE jobs."table" = known.id AND %(old)s AND (NOT %(keep)s OR jobs.kind <> 'webhook')
), next AS (
    INSERT INTO jobs (kind, "table", seq, due, leased, tries, data)
    SELECT new.kind, known.id, new.seq, new.due, 0, 0, new.data::json FROM known,
        unnest(%(job_kinds)s::text[], %(job_seqs)s::int[], %(dues)s::bigint[], %(job_datas)s::text[])
        AS new (kind, seq, due, data)
)
SELECT id FROM known
"""


def append(connection: Connection, progress: Progress) -> bool:
    """Write what happened at a table; False if it was not as it was known. Raises `IntegrityError`."""
    values = {name: getattr(progress, name) for name in ("table", "status", "to_move", "deadline", "now")}
    values["scores"] = written(progress.scores) if progress.scores is not None else None
    values |= {"seq": progress.entries[-1].seq, "revision": progress.revision, "message": progress.message}
    values |= {"old": progress.old_jobs, "keep": progress.keep_webhook}
    if connection.dialect.name == "postgresql":
        return connection.exec_driver_sql(_ALL, values | _columns(progress)).first() is not None
    return _step_by_step(connection, progress, values)


def _columns(progress: Progress) -> dict[str, list[Any]]:
    entries, jobs = progress.entries, progress.jobs
    return {
        "seqs": [entry.seq for entry in entries],
        "times": [entry.time for entry in entries],
        "kinds": [entry.kind for entry in entries],
        "seats": [entry.seat for entry in entries],
        "datas": [written(entry.data) for entry in entries],
        "job_kinds": [job.kind for job in jobs],
        "job_seqs": [job.seq for job in jobs],
        "dues": [job.due for job in jobs],
        "job_datas": [written(job.data) for job in jobs],
    }


def _step_by_step(connection: Connection, progress: Progress, values: dict[str, Any]) -> bool:
    do, table = connection.exec_driver_sql, progress.table
    if do(_TABLE, values).rowcount != 1:
        return False
    entries, jobs = progress.entries, progress.jobs
    do(_ENTRY, [(table, one.seq, one.time, one.kind, one.seat, written(one.data)) for one in entries])
    if progress.message is not None:
        do(_MESSAGE, values)
    if progress.old_jobs:  # what was to happen at an earlier point has lost its meaning
        do(_OLD_JOBS, values)
    if jobs:
        do(_JOB, [(job.kind, table, job.seq, job.due, written(job.data)) for job in jobs])
    return True


def written(data: object) -> str:
    """As JSON."""
    return msgspec.json.encode(data).decode()
