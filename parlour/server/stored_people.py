"""What is kept of people: guests and accounts, recovery codes, sessions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import asdict
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
from parlour.server.merging import Merged, merge_users
from parlour.server.rows import Session, SignedIn, User
from parlour.server.schema import RUNNING, WAITING
from parlour.server.store import Conflict, Store


class StoredPeople(Store):
    """Users and their sessions."""

    # Users

    async def add_user(self, user: User) -> None:
        self.disk.need_room()
        await self._do(insert(schema.users).values(**asdict(user)))

    async def user(self, user_id: str) -> User | None:
        return await self._one(User, select(schema.users).where(schema.users.c.id == user_id))

    async def user_by_login(self, login: str) -> User | None:
        return await self._one(User, select(schema.users).where(schema.users.c.login == login))

    async def change_user(self, user_id: str, **values: object) -> None:
        """Raises `Conflict` where a login is taken."""
        users = schema.users

        def work(connection: Connection) -> None:
            connection.execute(update(users).where(users.c.id == user_id).values(**values))
            self._renamed(connection, user_id)

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Conflict from error

    def _renamed(self, connection: Connection, user_id: str) -> None:
        """What somebody is called is shown at the tables they sit at."""
        seats, tables = schema.seats, schema.tables
        sits = seats.join(tables, seats.c.table == tables.c.id)
        mine = and_(seats.c.user == user_id, tables.c.status.in_((WAITING, RUNNING)))
        for table in connection.execute(select(seats.c.table).select_from(sits).where(mine)).scalars().all():
            self._changed(connection, table)

    async def register(self, account: User, codes: Sequence[str]) -> bool:
        """Make an account of a guest, with recovery codes; False if it is one. Raises `Conflict`, as above."""
        users = schema.users
        values = {"name": account.name, "login": account.login, "password": account.password}
        guest = update(users).where(users.c.id == account.id, users.c.login.is_(None)).values(**values)

        def work(connection: Connection) -> bool:
            if connection.execute(guest).rowcount != 1:
                return False
            _set_recovery(connection, account.id, codes)
            self._renamed(connection, account.id)
            return True

        try:
            return await self._write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def set_recovery(self, user_id: str, password: str, hashes: Sequence[str]) -> bool:
        """Other recovery codes; False if the password (its hash) is another one by now."""
        users = schema.users

        def work(connection: Connection) -> bool:
            same = and_(users.c.id == user_id, users.c.password == password)
            if connection.execute(select(users.c.id).where(same)).first() is None:
                return False
            _set_recovery(connection, user_id, hashes)
            return True

        return await self._write(work)

    async def has_recovery(self, user_id: str, code: str) -> bool:
        codes = schema.recovery_codes
        return bool(await self._rows(select(codes.c.hash).where(codes.c.user == user_id, codes.c.hash == code)))

    async def recover(self, user_id: str, code: str, password: str) -> bool:
        """A new password for a recovery code, which is used up; all sessions end. False if there is none."""
        codes, users, sessions = schema.recovery_codes, schema.users, schema.sessions

        def work(connection: Connection) -> bool:
            used = delete(codes).where(codes.c.user == user_id, codes.c.hash == code)
            if connection.execute(used).rowcount != 1:
                return False
            connection.execute(update(users).where(users.c.id == user_id).values(password=password))
            connection.execute(delete(sessions).where(sessions.c.user == user_id))
            return True

        return await self._write(work)

    async def change_password(self, user_id: str, before: str, password: str, codes: Sequence[str]) -> bool:
        """A new password in the place of one, with recovery codes; all sessions end. False if it was another."""
        users, sessions = schema.users, schema.sessions

        def work(connection: Connection) -> bool:
            same = and_(users.c.id == user_id, users.c.password == before)
            if connection.execute(update(users).where(same).values(password=password)).rowcount != 1:
                return False
            _set_recovery(connection, user_id, codes)
            connection.execute(delete(sessions).where(sessions.c.user == user_id))
            return True

        return await self._write(work)

    async def merge_users(self, guest: str, account: str) -> Merged:
        """A guest turns out to be the owner of an account: their seats and tables become its, and so does whatever
        table one of them was muted at or removed from."""

        def work(connection: Connection) -> Merged:
            merged = merge_users(connection, guest, account)
            for table in merged.tables:
                self._changed(connection, table)
            return merged

        return await self._write(work)

    # Sessions

    async def user_of_session(self, session_id: str) -> SignedIn | None:
        users, sessions = schema.users, schema.sessions
        columns = (users, sessions.c.id.label("session"), sessions.c.seen)
        joined = sessions.join(users, sessions.c.user == users.c.id)
        statement = select(*columns).select_from(joined).where(sessions.c.id == session_id)
        return await self._one(SignedIn, statement, self.doorkeeper)

    async def add_session(
        self, session: Session, password: str | None, instead_of: str, oldest: int, most: int
    ) -> None:
        """A session, in the place of another one; the user keeps at most so many, and none that is too old. Raises
        `Conflict` where the password (its hash) is another one by now: what was right a moment ago is not."""
        sessions, users = schema.sessions, schema.users
        own = sessions.c.user == session.user
        same = and_(users.c.id == session.user, users.c.password.is_not_distinct_from(password))

        def work(connection: Connection) -> None:
            if connection.execute(select(users.c.id).where(same)).first() is None:
                raise Conflict
            connection.execute(delete(sessions).where(sessions.c.id == instead_of))
            connection.execute(delete(sessions).where(own, sessions.c.seen < oldest))
            kept = select(sessions.c.id).where(own).order_by(sessions.c.seen.desc(), sessions.c.created.desc())
            for too_many in connection.execute(kept).scalars().all()[most - 1 :]:
                connection.execute(delete(sessions).where(sessions.c.id == too_many))
            connection.execute(insert(sessions).values(**asdict(session)))

        await self._write(work)

    async def sessions_of(self, user_id: str, oldest: int) -> list[Session]:
        """Those of a user that were used since then, the last one first."""
        sessions = schema.sessions
        own = and_(sessions.c.user == user_id, sessions.c.seen >= oldest)
        return await self._all(
            Session, select(sessions).where(own).order_by(sessions.c.seen.desc(), sessions.c.id)
        )

    async def use_sessions(self, used: Mapping[str, int]) -> None:
        """When these sessions were last used."""
        sessions = schema.sessions
        await self._do(*(update(sessions).where(sessions.c.id == id_).values(seen=at) for id_, at in used.items()))

    async def end_session(self, session_id: str) -> None:
        await self._do(delete(schema.sessions).where(schema.sessions.c.id == session_id))

    async def end_sessions(self, user_id: str, label: str | None = None, but: str = "") -> list[str]:
        """End those of a user: the one with this label, or all but one. The ids of those that have ended."""
        sessions = schema.sessions
        which = and_(sessions.c.user == user_id, sessions.c.id != but)
        if label is not None:
            which = and_(which, sessions.c.label == label)

        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(select(sessions.c.id).where(which)).scalars())
            connection.execute(delete(sessions).where(which))
            return ended

        return await self._write(work)

    async def live_sessions(self, session_ids: Sequence[str]) -> set[str]:
        """Which of these have not ended, of users who are not banned."""
        users, sessions = schema.users, schema.sessions
        joined = sessions.join(users, sessions.c.user == users.c.id)
        live = and_(sessions.c.id.in_(session_ids), users.c.banned.is_(False))
        return {row.id for row in await self._rows(select(sessions.c.id).select_from(joined).where(live))}

    async def banned(self, user_ids: Sequence[str]) -> set[str]:
        """Which of these are."""
        users = schema.users
        found = await self._rows(select(users.c.id).where(users.c.id.in_(user_ids), users.c.banned))
        return {row.id for row in found}


def _set_recovery(connection: Connection, user_id: str, hashes: Sequence[str]) -> None:
    codes = schema.recovery_codes
    connection.execute(delete(codes).where(codes.c.user == user_id))
    connection.execute(insert(codes).values([{"user": user_id, "hash": code} for code in hashes]))
