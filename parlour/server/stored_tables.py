"""What is kept of tables: who sits there, what is said, who is kept away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    and_,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from parlour.server import schema
from parlour.server.schema import FINISHED, FROZEN, RUNNING, WAITING
from parlour.server.store import Conflict, Full, Row, Store
from parlour.server.stored_entries import entry_rows
from parlour.table.entries import TableEntry


class StoredTables(Store):
    """Tables, seats, chat."""

    # Tables

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, str]:
        """The status of each of these tables that is still there."""
        tables = schema.tables
        rows = await self._all(select(tables.c.id, tables.c.status).where(tables.c.id.in_(table_ids)))
        return {row["id"]: row["status"] for row in rows}

    async def add_table(self, table: Row, seats: Sequence[Row], most: int, after: Row | None = None) -> None:
        """A new table, unless its owner has so many unfinished ones (`Full`): counted where it is added, for many
        may be asked for at once. As the rematch of another one it is added once: raises `Conflict` where there is
        one."""
        self.disk.need_room()
        mine = and_(schema.tables.c.owner == table["owner"], schema.tables.c.status.in_((WAITING, RUNNING)))

        def work(connection: Connection) -> None:
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
                raise Full
            connection.execute(insert(schema.tables).values(**table))
            connection.execute(insert(schema.seats).values(list(seats)))
            if after is not None:
                tables = schema.tables
                unchanged = tables.c.rematch.is_not_distinct_from(after["rematch"])
                follows = update(tables).where(tables.c.id == after["id"], unchanged).values(rematch=table["id"])
                if connection.execute(follows).rowcount != 1:
                    raise Conflict
                # Whoever was removed is not asked again, and whoever was muted stays so.
                banished = schema.banished
                again = and_(banished.c.table == after["id"], banished.c.user != table["owner"])
                columns = (literal(table["id"]), banished.c.user, banished.c.how)
                copied = select(*columns).where(again)
                connection.execute(insert(banished).from_select(["table", "user", "how"], copied))

        await self._write(work)

    async def add_played(self, table: Row, seats: Sequence[Row], entries: Sequence[TableEntry], most: int) -> None:
        """A table whose game was played elsewhere, unless its owner has brought so many (`Full`)."""
        self.disk.need_room()
        rows = entry_rows(table["id"], entries)
        sat = select(schema.seats.c.table).where(schema.seats.c.user.is_not(None))
        brought = and_(schema.tables.c.status == FINISHED, schema.tables.c.id.not_in(sat))
        mine = and_(schema.tables.c.owner == table["owner"], brought)

        def work(connection: Connection) -> None:
            if connection.execute(select(func.count()).where(mine)).scalar_one() >= most:
                raise Full
            connection.execute(insert(schema.tables).values(**table))
            connection.execute(insert(schema.seats).values(list(seats)))
            connection.execute(insert(schema.entries), rows)

        await self._write(work)

    async def table(self, table_id: str) -> Row | None:
        return await self._one(select(schema.tables).where(schema.tables.c.id == table_id))

    async def change_table(self, table_id: str, **values: object) -> None:
        await self._do(update(schema.tables).where(schema.tables.c.id == table_id).values(**values))

    async def freeze(self, table_id: str) -> None:
        """Nothing more is played at a table, and nothing more happens at it."""
        jobs = delete(schema.jobs).where(schema.jobs.c.table == table_id)
        frozen = update(schema.tables).where(schema.tables.c.id == table_id).values(status=FROZEN, deadline=None)
        await self._do(jobs, frozen)

    async def close_forgotten(self, before: int) -> None:
        """Forget tables that have waited for players since then."""
        tables = schema.tables
        await self._do(delete(tables).where(tables.c.status == WAITING, tables.c.touched < before))

    async def close_table(self, table_id: str) -> bool:
        """Forget a table that was never played at; False if it was."""
        tables = schema.tables
        waiting = and_(tables.c.id == table_id, tables.c.status == WAITING)
        return await self._do(delete(tables).where(waiting)) == 1

    async def lobby(self, limit: int) -> list[str]:
        """Public tables that wait for players, then those that are played. Of each the newest of every owner come
        first, then the second newest of every owner, and so on: nobody pushes the others out."""
        tables = schema.tables
        open_now = and_(tables.c.public, tables.c.status.in_((WAITING, RUNNING)))
        newest = (tables.c.touched.desc(), tables.c.id)
        turn = func.row_number().over(partition_by=(tables.c.owner, tables.c.status), order_by=newest)
        # "waiting" comes after "running"
        order = (tables.c.status.desc(), turn, *newest)
        rows = await self._all(select(tables.c.id).where(open_now).order_by(*order).limit(limit))
        return [row["id"] for row in rows]

    async def listed(self, table_ids: Sequence[str]) -> list[Row]:
        """What lists show of these tables."""
        return await self._all(select(*_listed()).where(schema.tables.c.id.in_(table_ids)))

    async def tables_of(self, user_id: str, limit: int) -> list[Row]:
        """The tables somebody sits at or made; `seat` is where, or None. Those that wait for them come first."""
        tables, seats = schema.tables, schema.seats
        sits = and_(seats.c.table == tables.c.id, seats.c.user == user_id)
        both = tables.outerjoin(seats, sits)
        made = select(tables.c.id).where(tables.c.owner == user_id)
        mine = tables.c.id.in_(made.union(select(seats.c.table).where(seats.c.user == user_id)))
        statement = select(*_listed(), seats.c.seat).select_from(both).where(mine)
        urgent = case(
            (and_(tables.c.status == RUNNING, tables.c.to_move == seats.c.seat), 0),
            (tables.c.status == RUNNING, 1),
            (tables.c.status == WAITING, 2),
            else_=3,
        )
        return await self._all(statement.order_by(urgent, tables.c.touched.desc()).limit(limit))

    async def names_at(self, table_ids: Sequence[str]) -> dict[str, dict[int, str]]:
        """Who sits where at these tables: names by seat; outside programs have an empty one."""
        seats, users = schema.seats, schema.users
        joined = seats.outerjoin(users, seats.c.user == users.c.id)
        taken = and_(seats.c.table.in_(table_ids), or_(seats.c.user.is_not(None), seats.c.token.is_not(None)))
        rows = await self._all(select(seats.c.table, seats.c.seat, users.c.name).select_from(joined).where(taken))
        found: dict[str, dict[int, str]] = {}
        for row in rows:
            found.setdefault(row["table"], {})[row["seat"]] = row["name"] or ""
        return found

    # Seats

    async def seats(self, table_id: str) -> list[Row]:
        """The seats of a table, with the names of who sits there."""
        seats, users = schema.seats, schema.users
        joined = seats.outerjoin(users, seats.c.user == users.c.id)
        columns = (seats, users.c.name, users.c.webhook)
        statement = select(*columns).select_from(joined).where(seats.c.table == table_id)
        return await self._all(statement.order_by(seats.c.seat))

    async def sit(self, table_id: str, seat: int, user_id: str) -> bool:
        """Take a free seat; False if somebody was quicker."""
        seats = schema.seats
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.token.is_(None)
        )
        return await self._do(update(seats).where(free).values(user=user_id)) == 1

    async def stand_up(self, table_id: str, user_id: str) -> None:
        seats = schema.seats
        here = and_(seats.c.table == table_id, seats.c.user == user_id)
        await self._do(update(seats).where(here).values(user=None))

    async def set_token(self, table_id: str, seat: int, token: str | None) -> bool:
        """Let an outside program sit at a seat, or nobody; False if somebody sits there."""
        seats = schema.seats
        free = and_(seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None))
        return await self._do(update(seats).where(free).values(token=token)) == 1

    async def seat_of_token(self, token: str) -> Row | None:
        """The seat of an outside program, unless whoever let it sit there is banned."""
        seats, tables, users = schema.seats, schema.tables, schema.users
        owned = seats.join(tables, seats.c.table == tables.c.id).join(users, tables.c.owner == users.c.id)
        welcome = and_(seats.c.token == token, users.c.banned.is_(False))
        return await self._one(select(seats).select_from(owned).where(welcome))

    # Chat

    async def say(self, table_id: str, user: Row, text: str, message: str | None, now: int) -> Row:
        """A line of chat, and the message it answers. Raises `Conflict` where it was said already."""
        self.disk.need_room()
        chat = schema.chat

        def work(connection: Connection) -> Row:
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table_id)).scalar()
            row = {"table": table_id, "number": (last or 0) + 1, "user": user["id"], "name": user["name"]}
            row |= {"text": text, "time": now}
            connection.execute(insert(chat).values(**row))
            if message is not None:
                connection.execute(insert(schema.messages).values(table=table_id, id=message, seq=0))
            return row

        try:
            return await self._write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def chat(self, table_id: str, limit: int) -> list[Row]:
        chat = schema.chat
        statement = select(chat).where(chat.c.table == table_id).order_by(chat.c.number.desc()).limit(limit)
        return list(reversed(await self._all(statement)))

    async def banish(self, table_id: str, user_id: str, how: str | None, keys: Mapping[str, str]) -> None:
        """Mute somebody or keep them out; None forgives. The keys of the table that change with it."""
        banished = schema.banished
        here = and_(banished.c.table == table_id, banished.c.user == user_id)
        statements: list[Any] = [delete(banished).where(here)]
        if how is not None:
            statements.append(insert(banished).values(table=table_id, user=user_id, how=how))
        if keys:
            statements.append(update(schema.tables).where(schema.tables.c.id == table_id).values(**keys))
        await self._do(*statements)

    async def banished(self, table_id: str) -> dict[str, str]:
        rows = await self._all(select(schema.banished).where(schema.banished.c.table == table_id))
        return {row["user"]: row["how"] for row in rows}


def _listed() -> tuple[Column[Any], ...]:
    """What lists show of a table: not its whole description, which may hold a card set."""
    found = schema.tables.c
    return (found.id, found.brief, found.status, found.public, found.touched, found.to_move, found.deadline)
