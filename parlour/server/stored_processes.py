"""What processes on one database know of one another: who is alive, who follows which table there, limits.

Times are those of the database: the clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Float,
    and_,
    bindparam,
    case,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert

from parlour.server import schema
from parlour.server.limits import Spent
from parlour.server.store import Store

DEAD: Final = 10  # seconds without a sign of life after which a process is taken for dead
KILLED: Final = 4  # the same of one that is not connected any more
_LIVING: Final = 0x70726F63  # the kind of the locks that processes hold as long as they are connected
HOLD: Final = f"SELECT pg_try_advisory_lock({_LIVING}, hashtext(%s))"
NOW: Final = func.extract("epoch", func.clock_timestamp())
# Who follows a table: where they sit, and who they are
Followers = Set[tuple[int, str]]


class StoredProcesses(Store):
    """Processes, presence and limits; only where several processes share a database."""

    async def beat(self, process: str) -> bool:
        """A sign of life; whether the process was not known, because it is new or was taken for dead."""
        processes = schema.processes

        def work(connection: Connection) -> bool:
            seen = update(processes).where(processes.c.id == process).values(seen=NOW)
            if connection.execute(seen).rowcount == 1 or self.left:
                return False
            connection.execute(insert(processes).values(id=process, seen=NOW))
            return True

        return await self._write(work)

    async def bury(self) -> tuple[list[str], list[str]]:
        """Forget processes that are dead: their jobs are anybody's, nobody is there by them. Which they were, and
        at which tables somebody was there by them."""
        processes, presence, jobs = schema.processes, schema.presence, schema.jobs

        def work(connection: Connection) -> tuple[list[str], list[str]]:
            gone = func.pg_try_advisory_xact_lock(_LIVING, func.hashtext(processes.c.id))
            killed = case((processes.c.seen < NOW - KILLED, gone), else_=false())
            silent = select(processes.c.id).where(or_(processes.c.seen < NOW - DEAD, killed))
            dead = list(connection.execute(silent.with_for_update(skip_locked=True)).scalars())
            tables: list[str] = []
            if dead:
                theirs = select(presence.c.table).where(presence.c.process.in_(dead)).distinct()
                tables = list(connection.execute(theirs).scalars())
                for table in tables:
                    self._tell(connection, table, 0)
                connection.execute(_free(jobs.c.holder.in_(dead)))
                connection.execute(delete(processes).where(processes.c.id.in_(dead)))
            return dead, tables

        return await self._write(work)

    async def living(self) -> int:
        """How many processes there are."""
        query = select(func.count()).select_from(schema.processes)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def leave(self, process: str) -> None:
        """A process ends in good order."""
        processes, presence, jobs = schema.processes, schema.presence, schema.jobs

        def work(connection: Connection) -> None:
            mine = select(presence.c.table).where(presence.c.process == process).distinct()
            for table in connection.execute(mine).scalars():
                self._tell(connection, table, 0)
            # First this: it waits for jobs that are just being taken, and none are taken after it.
            connection.execute(delete(processes).where(processes.c.id == process))
            connection.execute(_free(jobs.c.holder == process))

        if self.herald is not None:
            await self.herald.rest()
        self.left = True  # a last sign of life may still be on its way
        await self._write(work)

    async def follow(self, process: str, table_id: str, came: Followers, went: Followers | None) -> None:
        """Who follows a table at a process has changed; None: whoever was there and has not come has gone."""
        presence = schema.presence

        def work(connection: Connection) -> None:
            here = and_(presence.c.process == process, presence.c.table == table_id)
            if went is None:
                connection.execute(delete(presence).where(here))
            for seat, who in went or ():
                connection.execute(delete(presence).where(here, presence.c.seat == seat, presence.c.who == who))
            if came:
                rows = [{"process": process, "table": table_id, "seat": seat, "who": who} for seat, who in came]
                connection.execute(upsert(presence).values(rows).on_conflict_do_nothing())
            self._tell(connection, table_id, 0)

        await self._write(work)

    # Limits

    async def take(self, spent: Sequence[Spent]) -> Mapping[str, float]:
        """Take so much out of each bucket; what is left in them, by key. It may be less than nothing, but no more
        than a bucketful: what was taken too much, because several took it at once, is missing later."""
        buckets = schema.buckets
        filled = func.least(bindparam("burst"), buckets.c.tokens + (NOW - buckets.c.at) * bindparam("per_second"))
        amount = bindparam("amount", type_=Float)
        new = upsert(buckets).values(key=bindparam("key"), tokens=bindparam("burst") - amount, at=NOW)
        statement = new.on_conflict_do_update(
            index_elements=[buckets.c.key],
            set_={"tokens": func.greatest(-bindparam("burst", type_=Float), filled - amount), "at": NOW},
        ).returning(buckets.c.tokens)

        def work(connection: Connection) -> dict[str, float]:
            found = {}
            for one in sorted(spent, key=lambda one: one.key):  # always in one order: nobody waits for each other
                values = {"key": one.key, "amount": one.amount, "burst": one.burst, "per_second": one.per_second}
                found[one.key] = connection.execute(statement, values).scalar_one()
            return found

        return await self._write(work)

    async def ask(self, wanted: Spent) -> bool:
        """Take so much out of a bucket if it is there, whoever else does at the same moment; whether it was."""
        buckets = schema.buckets
        filled = func.least(wanted.burst, buckets.c.tokens + (NOW - buckets.c.at) * wanted.per_second)
        new = upsert(buckets).values(key=wanted.key, tokens=wanted.burst - wanted.amount, at=NOW)
        # Where there is not enough nothing is changed, and so nothing comes back.
        statement = new.on_conflict_do_update(
            index_elements=[buckets.c.key],
            set_={"tokens": filled - wanted.amount, "at": NOW},
            where=filled >= wanted.amount,
        ).returning(buckets.c.tokens)
        return await self._write(lambda connection: connection.execute(statement).first() is not None)

    async def empty_buckets(self) -> None:
        """Forget buckets nobody has used for an hour: they are full again."""
        buckets = schema.buckets
        await self._do(delete(buckets).where(buckets.c.at < NOW - 3600))


def _free(which: Any) -> Any:
    """Jobs somebody worked on who does not any more: what was broken off does not count."""
    jobs = schema.jobs
    return update(jobs).where(which, jobs.c.leased > 0).values(leased=0, holder=None, tries=jobs.c.tries - 1)
