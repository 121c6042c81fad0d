"""What is kept of things that must happen later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    false,
    func,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from parlour.core.game import Json
from parlour.server import schema
from parlour.server.store import Store

MOST_FIRST: Final = 200  # jobs of a kind that are looked at to find when the next is due
MOST_WAITING: Final = 500  # bots that are looked at to find the next ones
# Nothing is made to wait longer than this but clocks: what does was written while the machine's clock was ahead.
FARTHEST: Final = 300  # seconds


@dataclass(frozen=True)
class Job:
    """Something that must happen later."""

    kind: str
    table: str
    seq: int
    due: int
    data: Json
    id: int = 0
    tries: int = 0


@dataclass(frozen=True)
class Waiting:
    """A bot that waits for its turn to think: of whose table, and whether a person plays there."""

    id: int
    table: str
    owner: str
    people: bool


class StoredJobs(Store):
    """Jobs, leased by whoever works on them."""

    async def lease_jobs(self, now: int, until: int, wanted: Mapping[str, int]) -> list[Job]:
        """Jobs that are due and nobody works on, at most so many of each kind: the caller's until then."""
        jobs = schema.jobs

        def work(connection: Connection) -> list[Job]:
            found: list[Job] = []
            for kind, limit in wanted.items():
                due = and_(_is_due(kind, now), _is_free(now, until))
                query = select(jobs).where(due).order_by(jobs.c.due).limit(limit)
                found += self._lease(connection, query, until)
            return found

        return await self._write(work)

    async def waiting_bots(self, now: int, until: int, limit: int) -> list[Waiting]:
        """Bot jobs that are due and nobody works on, of every owner so many at most, the oldest first."""
        jobs, tables = schema.jobs, schema.tables
        due = and_(_is_due("bot", now), _is_free(now, until))
        oldest = (jobs.c.due, jobs.c.id)
        turn = func.row_number().over(partition_by=tables.c.owner, order_by=oldest).label("turn")
        both = jobs.join(tables, jobs.c.table == tables.c.id)
        found = select(jobs, tables.c.owner, turn).select_from(both).where(due).subquery()
        query = select(found).where(found.c.turn <= limit).order_by(found.c.turn, found.c.due, found.c.id)
        rows = await self._rows(query.limit(MOST_WAITING))
        return [Waiting(row.id, row.table, row.owner, row.data.get("people", True)) for row in rows]

    async def lease_bots(self, ids: Sequence[int], now: int, until: int) -> list[Job]:
        """Of these jobs those that are still there and nobody works on: the caller's until then."""
        jobs = schema.jobs

        def work(connection: Connection) -> list[Job]:
            free = and_(jobs.c.id.in_(ids), _is_free(now, until))
            leased = self._lease(connection, select(jobs).where(free), until)
            return sorted(leased, key=lambda job: ids.index(job.id))

        return await self._write(work)

    async def next_due(self, kinds: Sequence[str]) -> int | None:
        """When there is something of these kinds to do next: a job that is due, or a lease that ends."""
        jobs = schema.jobs
        when = case((jobs.c.leased > jobs.c.due, jobs.c.leased), else_=jobs.c.due).label("at")

        def work(connection: Connection) -> int | None:
            # Only what is due is leased, so those are the first; hundred thousand clocks come after them.
            first = [
                select(when).where(jobs.c.kind == kind).order_by(jobs.c.due).limit(MOST_FIRST).subquery()
                for kind in kinds
            ]
            found = [connection.execute(select(func.min(some.c.at))).scalar() for some in first]
            return min((at for at in found if at is not None), default=None)

        return await self._read(work)

    async def add_missing_jobs(self, wanted: Sequence[Job]) -> bool:
        """Whether a job that should be there was not; now it is."""
        jobs = schema.jobs

        def look(connection: Connection) -> list[Job]:
            missing = []
            for job in wanted:
                same = and_(jobs.c.kind == job.kind, jobs.c.table == job.table, jobs.c.seq == job.seq)
                if connection.execute(select(jobs.c.id).where(same)).first() is None:
                    missing.append(job)
            return missing

        def work(connection: Connection) -> bool:
            missing = look(connection)
            if missing:  # another process may add them at the same moment
                added = postgresql.insert(jobs) if self.shared else sqlite.insert(jobs)
                connection.execute(added.on_conflict_do_nothing(), job_rows(missing))
            return bool(missing)

        # Almost always nothing is missing, and a table can be looked at while nothing can be written.
        return await self._write(work) if wanted and await self._read(look) else False

    async def finish_job(self, job_id: int) -> None:
        await self._do(delete(schema.jobs).where(schema.jobs.c.id == job_id))

    async def postpone_job(self, job_id: int, due: int, tried: bool = True) -> None:
        """Later; `tried` is whether this time counts. Not what another process has taken over meanwhile."""
        jobs = schema.jobs
        ours = or_(jobs.c.holder == self.process, jobs.c.leased == 0) if self.shared else true()
        values = {"due": due, "leased": 0, "holder": None} | ({} if tried else {"tries": jobs.c.tries - 1})
        await self._do(update(jobs).where(jobs.c.id == job_id, ours).values(**values))

    async def free_leases(self, working: Sequence[int] = ()) -> None:
        """Whatever was begun and broken off, which does not count; all but what is still being worked on. Where
        others may work, only what this process began is meant."""
        jobs = schema.jobs
        mine = and_(jobs.c.holder == self.process if self.shared else true(), jobs.c.id.not_in(working))
        free = update(jobs).where(jobs.c.leased > 0, mine).values(leased=0, tries=jobs.c.tries - 1)
        # Jobs may just be being taken for somebody who lost patience: once they are, nobody else would free them.
        row = select(schema.processes.c.id).where(schema.processes.c.id == self.process)
        await self._do(*([row.with_for_update()] if self.shared else ()), free)

    def _lease(self, connection: Connection, query: Select[Any], until: int) -> list[Job]:
        """Take jobs. What another process is about to take is passed over, not waited for."""
        jobs = schema.jobs
        if self.shared and not self._is_known(connection):
            return []
        rows = connection.execute(query.with_for_update(skip_locked=True)).all()
        if rows:
            taken = update(jobs).where(jobs.c.id.in_([row.id for row in rows]))
            connection.execute(taken.values(leased=until, holder=self.process, tries=jobs.c.tries + 1))
        return [_job(row) for row in rows]

    def _is_known(self, connection: Connection) -> bool:
        """Whether the others know of this process, and will until what it takes is written: nobody frees the jobs
        of one that has left or was buried."""
        row = select(schema.processes.c.id).where(schema.processes.c.id == self.process)
        return connection.execute(row.with_for_update(read=True, key_share=True)).first() is not None


def _is_due(kind: str, now: int) -> ColumnElement[bool]:
    """Jobs of a kind whose time has come; see FARTHEST."""
    jobs = schema.jobs
    strange = jobs.c.due > now + FARTHEST if kind != "clock" else false()
    return and_(jobs.c.kind == kind, or_(jobs.c.due <= now, strange))


def _is_free(now: int, until: int) -> ColumnElement[bool]:
    """Jobs nobody works on; nobody works on one for longer than whoever asks would."""
    jobs = schema.jobs
    return or_(jobs.c.leased <= now, jobs.c.leased > until + FARTHEST)


def _job(row: Any) -> Job:
    return Job(row.kind, row.table, row.seq, row.due, row.data, row.id, row.tries + 1)


def job_rows(jobs: Sequence[Job]) -> list[Json]:
    """Jobs as they are stored."""
    return [
        {"kind": job.kind, "table": job.table, "seq": job.seq, "due": job.due, "data": job.data, "leased": 0}
        | {"tries": 0}
        for job in jobs
    ]
