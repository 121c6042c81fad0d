"""What is kept of the people at a table: who sits where, what is said, who is kept away.

Whatever changes here is counted (`tables.revision`): who goes on with the game must have known it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError

from parlour.server import schema
from parlour.server.rows import Line, Seat, User
from parlour.server.schema import REMOVED, WAITING
from parlour.server.store import Banished, Conflict, Store
from parlour.table.spec import PERSON


def seats_of(table_id: str) -> Select[tuple[object, ...]]:
    """The seats of a table, with the names of who sits there."""
    seats, users = schema.seats, schema.users
    joined = seats.outerjoin(users, seats.c.user == users.c.id)
    columns = (seats, users.c.name, users.c.webhook)
    return select(*columns).select_from(joined).where(seats.c.table == table_id).order_by(seats.c.seat)


class StoredSeats(Store):
    """Seats, chat, and who is banished."""

    async def seats(self, table_id: str) -> list[Seat]:
        """The seats of a table, with the names of who sits there."""
        return await self._all(Seat, seats_of(table_id))

    async def sit(self, table_id: str, seat: int, user_id: str) -> bool:
        """Take a free seat before the game; False if somebody was quicker, it has begun, or they sit there already
        or were removed: looked at where it is written, for another process may have written it just now."""
        seats, tables, banished = schema.seats, schema.tables, schema.banished
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.token.is_(None)
        )
        sits = select(seats.c.seat).where(seats.c.table == table_id, seats.c.user == user_id)
        theirs = and_(banished.c.table == table_id, banished.c.user == user_id)
        removed = select(banished.c.how).where(theirs, banished.c.how == REMOVED)
        may = and_(free, ~sits.exists(), ~removed.exists())

        def work(connection: Connection) -> bool:
            waits = self._changed(connection, table_id, tables.c.status == WAITING)
            if not waits or self._players(connection, table_id)[seat] != PERSON:
                return False
            return connection.execute(update(seats).where(may).values(user=user_id)).rowcount == 1

        return await self._write(work)

    def _players(self, connection: Connection, table_id: str) -> list[str]:
        """Who is to play at the seats: a person, or which bot."""
        brief = select(schema.tables.c.brief).where(schema.tables.c.id == table_id)
        players: list[str] = connection.execute(brief).scalar_one()["seats"]
        return players

    async def stand_up(self, table_id: str, user_id: str, before_the_game: bool = False) -> bool:
        """Leave a seat free; False if that is wanted only before the game, and it has begun."""
        so = schema.tables.c.status == WAITING if before_the_game else true()
        return await self._write(lambda connection: self._stand_up(connection, table_id, user_id, so))

    def _stand_up(self, connection: Connection, table_id: str, user_id: str, so: ColumnElement[bool]) -> bool:
        seats = schema.seats
        here = and_(seats.c.table == table_id, seats.c.user == user_id)
        free = self._changed(connection, table_id, so)
        if free:
            connection.execute(update(seats).where(here).values(user=None))
        return free

    async def fill(self, table_id: str, seat: int, player: str, token: str | None) -> bool:
        """Let a bot play at a seat before the game, an outside program by its token, or whoever comes; False if a
        person sits there, it has begun, or nobody could come any more."""
        seats, tables = schema.seats, schema.tables
        free = and_(seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None))
        given = update(seats).where(free).values(token=token)

        def work(connection: Connection) -> bool:
            if not self._changed(connection, table_id, tables.c.status == WAITING):
                return False
            players = self._players(connection, table_id)
            players[seat] = player
            if PERSON not in players or connection.execute(given).rowcount != 1:
                return False
            here = tables.c.id == table_id
            row = connection.execute(select(tables.c.spec, tables.c.brief).where(here)).one()
            seated = {"spec": {**row.spec, "seats": players}, "brief": {**row.brief, "seats": players}}
            connection.execute(update(tables).where(here).values(**seated))
            return True

        return await self._write(work)

    async def seat_of_token(self, token: str) -> tuple[str, int] | None:
        """The table and the seat of an outside program, unless whoever let it sit there is banned."""
        seats, tables, users = schema.seats, schema.tables, schema.users
        owned = seats.join(tables, seats.c.table == tables.c.id).join(users, tables.c.owner == users.c.id)
        welcome = and_(seats.c.token == token, users.c.banned.is_(False))
        found = await self._rows(select(seats.c.table, seats.c.seat).select_from(owned).where(welcome))
        return (found[0].table, found[0].seat) if found else None

    # Chat

    async def say(self, table_id: str, user: User, text: str, message: str | None, now: int) -> None:
        """A line of chat, and the message it answers. Raises `Banished` where they may not, which another process
        may have written just now, and `Conflict` where it was said already, or there is no such table."""
        self.disk.need_room()
        chat, banished, users = schema.chat, schema.banished, schema.users
        theirs = and_(banished.c.table == table_id, banished.c.user == user.id)

        def work(connection: Connection) -> None:
            if not self._changed(connection, table_id):
                raise Conflict
            if connection.execute(select(banished.c.how).where(theirs)).first() is not None:
                raise Banished
            # They may have got another name at another process.
            name = connection.execute(select(users.c.name).where(users.c.id == user.id)).scalar() or user.name
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table_id)).scalar()
            line = Line((last or 0) + 1, user.id, name, text, now)
            connection.execute(insert(chat).values(table=table_id, **asdict(line)))
            if message is not None:
                connection.execute(insert(schema.messages).values(table=table_id, id=message, seq=0))

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Conflict from error

    # Who is kept away

    async def banish(self, table_id: str, user_id: str, how: str | None, keys: Mapping[str, str]) -> None:
        """Mute somebody or keep them out, which takes their seat; None forgives. The keys of the table that change
        with it."""
        banished, tables = schema.banished, schema.tables
        here = and_(banished.c.table == table_id, banished.c.user == user_id)

        def work(connection: Connection) -> None:
            if not self._changed(connection, table_id):
                return
            connection.execute(delete(banished).where(here))
            if how is not None:
                connection.execute(insert(banished).values(table=table_id, user=user_id, how=how))
            if keys:
                connection.execute(update(tables).where(tables.c.id == table_id).values(**keys))
            if how == REMOVED:
                self._stand_up(connection, table_id, user_id, true())

        await self._write(work)

    async def banished(self, table_id: str) -> dict[str, str]:
        rows = await self._rows(select(schema.banished).where(schema.banished.c.table == table_id))
        return {row.user: row.how for row in rows}
