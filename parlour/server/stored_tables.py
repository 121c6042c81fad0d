"""What is kept of tables: who sits there, what is said, who is kept away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import (
    Column,
    Connection,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from parlour.server import schema
from parlour.server.rows import Listed, Mine, Seat, Standing, Table
from parlour.server.schema import FINISHED, FROZEN, RUNNING, WAITING
from parlour.server.store import Conflict, Full, Store
from parlour.server.stored_entries import entry_rows
from parlour.table.entries import TableEntry


class StoredTables(Store):
    """Tables, seats, chat."""

    # Tables

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, str]:
        """The status of each of these tables that is still there."""
        tables = schema.tables
        rows = await self._rows(select(tables.c.id, tables.c.status).where(tables.c.id.in_(table_ids)))
        return {row.id: row.status for row in rows}

    async def standings(self, table_ids: Sequence[str]) -> dict[str, Standing]:
        """How each of these tables that is still there stands."""
        tables = schema.tables
        columns = (tables.c.id, tables.c.status, tables.c.seq, tables.c.revision)
        rows = await self._rows(select(*columns).where(tables.c.id.in_(table_ids)))
        return {row.id: Standing(row.status, row.seq, row.revision) for row in rows}

    async def add_table(self, table: Table, seats: Sequence[Seat], most: int, after: Table | None = None) -> None:
        """A new table, unless its owner has so many unfinished ones (`Full`): counted where it is added, for many
        may be asked for at once. As the rematch of another one it is added once: raises `Conflict` where there is
        one."""
        self.disk.need_room()
        mine = and_(schema.tables.c.owner == table.owner, schema.tables.c.status.in_((WAITING, RUNNING)))

        def work(connection: Connection) -> None:
            _one_at_a_time(connection, table.owner)
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
                raise Full
            lay_table(connection, table, seats)
            if after is not None:
                tables = schema.tables
                if not self._changed(connection, after.id, tables.c.rematch.is_not_distinct_from(after.rematch)):
                    raise Conflict
                connection.execute(update(tables).where(tables.c.id == after.id).values(rematch=table.id))
                # Whoever was removed is not asked again, and whoever was muted stays so.
                banished = schema.banished
                again = and_(banished.c.table == after.id, banished.c.user != table.owner)
                columns = (literal(table.id), banished.c.user, banished.c.how)
                copied = select(*columns).where(again)
                connection.execute(insert(banished).from_select(["table", "user", "how"], copied))

        await self._write(work)

    async def add_played(
        self, table: Table, seats: Sequence[Seat], entries: Sequence[TableEntry], most: int
    ) -> None:
        """A table whose game was played elsewhere, unless its owner has brought so many (`Full`)."""
        self.disk.need_room()
        rows = entry_rows(table.id, entries)
        sat = select(schema.seats.c.table).where(schema.seats.c.user.is_not(None))
        brought = and_(schema.tables.c.status == FINISHED, schema.tables.c.id.not_in(sat))
        mine = and_(schema.tables.c.owner == table.owner, brought)

        def work(connection: Connection) -> None:
            _one_at_a_time(connection, table.owner)
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
                raise Full
            lay_table(connection, replace(table, seq=len(rows)), seats)
            connection.execute(insert(schema.entries), rows)

        await self._write(work)

    async def table(self, table_id: str) -> Table | None:
        return await self._one(Table, select(schema.tables).where(schema.tables.c.id == table_id))

    async def freeze(self, table_id: str) -> None:
        """Nothing more is played at a table, and nothing more happens at it."""
        tables, jobs = schema.tables, schema.jobs

        def work(connection: Connection) -> None:
            if self._changed(connection, table_id):
                frozen = update(tables).where(tables.c.id == table_id).values(status=FROZEN, deadline=None)
                connection.execute(frozen)
                connection.execute(delete(jobs).where(jobs.c.table == table_id))

        await self._write(work)

    async def close_forgotten(self, before: int) -> None:
        """Forget tables that have waited for players since then."""
        tables = schema.tables
        await self._do(delete(tables).where(tables.c.status == WAITING, tables.c.touched < before))

    async def close_table(self, table_id: str) -> bool:
        """Forget a table that was never played at; False if it was."""
        tables = schema.tables

        def work(connection: Connection) -> bool:
            found = self._changed(connection, table_id, tables.c.status == WAITING)
            if found:
                connection.execute(delete(tables).where(tables.c.id == table_id))
                before = select(tables.c.id).where(tables.c.rematch == table_id)
                for earlier in connection.execute(before).scalars().all():
                    self._changed(connection, earlier)
            return found

        return await self._write(work)

    async def lobby(self, limit: int) -> list[str]:
        """Public tables that wait for players, then those that are played. Of each the newest of every owner come
        first, then the second newest of every owner, and so on: nobody pushes the others out."""
        tables = schema.tables
        open_now = and_(tables.c.public, tables.c.status.in_((WAITING, RUNNING)))
        newest = (tables.c.touched.desc(), tables.c.id)
        turn = func.row_number().over(partition_by=(tables.c.owner, tables.c.status), order_by=newest)
        order = (case((tables.c.status == WAITING, 0), else_=1), turn, *newest)
        rows = await self._rows(select(tables.c.id).where(open_now).order_by(*order).limit(limit))
        return [row.id for row in rows]

    async def listed(self, table_ids: Sequence[str]) -> list[Listed]:
        """What lists show of these tables."""
        return await self._all(Listed, select(*_listed()).where(schema.tables.c.id.in_(table_ids)))

    async def tables_of(self, user_id: str, limit: int) -> list[Mine]:
        """The tables somebody sits at or made; `seat` is where, or None. Those that wait for them come first."""
        tables, seats, gone = schema.tables, schema.seats, schema.put_away
        sits = and_(seats.c.table == tables.c.id, seats.c.user == user_id)
        both = tables.outerjoin(seats, sits)
        away = exists().where(gone.c.table == tables.c.id, gone.c.user == user_id).label("away")
        made = select(tables.c.id).where(tables.c.owner == user_id)
        mine = tables.c.id.in_(made.union(select(seats.c.table).where(seats.c.user == user_id)))
        statement = select(*_listed(), seats.c.seat, away).select_from(both).where(mine)
        urgent = case(
            (away, 4),
            (and_(tables.c.status == RUNNING, tables.c.to_move == seats.c.seat), 0),
            (tables.c.status == RUNNING, 1),
            (tables.c.status == WAITING, 2),
            else_=3,
        )
        return await self._all(Mine, statement.order_by(urgent, tables.c.touched.desc()).limit(limit))

    async def put_away(self, user_id: str, table_id: str, away: bool) -> None:
        """Leave a table out of somebody's list, or take it in again."""
        gone = schema.put_away
        here = and_(gone.c.table == table_id, gone.c.user == user_id)

        def work(connection: Connection) -> None:
            connection.execute(delete(gone).where(here))
            if away:
                connection.execute(insert(gone).values(table=table_id, user=user_id))

        await self._write(work)

    async def names_at(self, table_ids: Sequence[str]) -> dict[str, dict[int, str]]:
        """Who sits where at these tables: names by seat; outside programs have an empty one."""
        seats, users = schema.seats, schema.users
        joined = seats.outerjoin(users, seats.c.user == users.c.id)
        taken = and_(seats.c.table.in_(table_ids), or_(seats.c.user.is_not(None), seats.c.token.is_not(None)))
        rows = await self._rows(select(seats.c.table, seats.c.seat, users.c.name).select_from(joined).where(taken))
        found: dict[str, dict[int, str]] = {}
        for row in rows:
            found.setdefault(row.table, {})[row.seat] = row.name or ""
        return found


def lay_table(connection: Connection, table: Table, seats: Sequence[Seat]) -> None:
    """Write a table with its seats."""
    rows = [{"table": seat.table, "seat": seat.seat, "user": seat.user, "token": seat.token} for seat in seats]
    connection.execute(insert(schema.tables).values(**asdict(table)))
    connection.execute(insert(schema.seats).values(rows))


def _listed() -> tuple[Column[Any], ...]:
    """What lists show of a table: not its whole description, which may hold a card set."""
    found = schema.tables.c
    return (
        found.id,
        found.brief,
        found.status,
        found.public,
        found.touched,
        found.to_move,
        found.deadline,
        found.scores,
    )


def _one_at_a_time(connection: Connection, user_id: str) -> None:
    """Whoever else counts what the same user has waits until this transaction ends; on SQLite everybody does."""
    users = schema.users
    connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=True))
