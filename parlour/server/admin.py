"""What a host does with the database: look, delete, ban, export, back up, restore, check before an upgrade.

It needs no server: it works on the database itself, whether a server runs on it or not. Only restoring needs the
database for itself.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, Select, delete, func, insert, inspect, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.game import Json
from parlour.server import schema
from parlour.server.database import WRITING, in_words, migrate, open_database, shown, sqlite_path, trouble
from parlour.server.due import jobs_for, waits_for
from parlour.server.people import login_of
from parlour.server.rows import Counted, Person, R, Table, User, read
from parlour.server.schema import FINISHED, FROZEN, RUNNING, WAITING
from parlour.server.settings import Settings
from parlour.server.steady_clock import now
from parlour.server.stored_entries import entry_rows
from parlour.server.stored_jobs import Job, job_rows
from parlour.table.entries import TableEntry
from parlour.table.match import Match, TableError
from parlour.table.spec import is_current, restore_spec

STATUSES: Final = (WAITING, RUNNING, FINISHED, FROZEN)
LONGEST_WAIT: Final = 5.0  # seconds, for somebody else who writes
OURS: Final = frozenset({"alembic_version", "users", "tables", "entries"})  # what was always there
SQLITE: Final = b"SQLite format 3\x00"  # how such a file begins


@dataclass(frozen=True)
class Fault:
    """An entry that does not replay, and why; entry 0 is the table itself."""

    seq: int
    error: Exception


@dataclass(frozen=True)
class Checked:
    """A table that was read again from its entries."""

    table: str
    game: str
    entries: int
    fault: Fault | None


@dataclass(frozen=True)
class Exported:
    """The record of a table, as far as its entries replay."""

    table: str
    status: str
    text: str
    fault: Fault | None


class Admin:
    """A host at work on the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def _all(self, kind: type[R], statement: Select[Any]) -> list[R]:
        with self.engine.connect() as connection:
            return [read(kind, row) for row in connection.execute(statement).mappings()]

    def _rows(self, statement: Select[Any]) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(statement))

    def _write(self, *statements: Any) -> int:
        """All of it or nothing; how many rows the last statement changed."""
        with self.engine.execution_options(**{WRITING: True}).begin() as connection:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

    # Looking

    def tables(self, status: str | None = None) -> list[Counted]:
        """The tables with how many entries they have and who sits there, those used last first."""
        tables, entries = schema.tables, schema.entries
        count = select(func.count()).where(entries.c.table == tables.c.id).scalar_subquery()
        statement = select(tables, count.label("entries")).order_by(tables.c.touched.desc(), tables.c.id)
        if status is not None:
            statement = statement.where(tables.c.status == status)
        sitting = self._sitting()
        return [Counted(**row._mapping, players=sitting.get(row.id, [])) for row in self._rows(statement)]

    def _sitting(self) -> dict[str, list[str]]:
        seats, users = schema.seats, schema.users
        joined = seats.join(users, seats.c.user == users.c.id)
        statement = select(seats.c.table, users.c.name).select_from(joined).order_by(seats.c.table, seats.c.seat)
        found: dict[str, list[str]] = {}
        for row in self._rows(statement):
            found.setdefault(row.table, []).append(row.name)
        return found

    def users(self) -> list[Person]:
        """The users with how many seats they have, the newest first; nothing that opens their accounts."""
        users, seats = schema.users, schema.seats
        count = select(func.count()).where(seats.c.user == users.c.id).scalar_subquery()
        shown = (users.c.id, users.c.name, users.c.login, users.c.created, users.c.banned, count.label("seats"))
        return self._all(Person, select(*shown).order_by(users.c.created.desc(), users.c.id))

    def need_table(self, table_id: str) -> Table:
        rows = self._all(Table, select(schema.tables).where(schema.tables.c.id == table_id))
        if not rows:
            raise InvalidInput("server-admin-no-table", table=table_id[:40])
        return rows[0]

    def need_user(self, who: str) -> User:
        """Somebody by their id, or by the name of their account: other names are not theirs alone."""
        users = schema.users
        found = self._all(User, select(users).where(or_(users.c.id == who, users.c.login == login_of(who))))
        if not found:
            raise InvalidInput("server-admin-no-user", user=who[:40])
        return next((row for row in found if row.id == who), found[0])

    # Changing

    def delete(self, table_id: str) -> None:
        """Forget a table and everything that was said and done at it."""
        self.need_table(table_id)
        tables = schema.tables
        forget = update(tables).where(tables.c.rematch == table_id).values(rematch=None)
        self._write(forget, delete(tables).where(tables.c.id == table_id))

    def ban(self, who: str, banned: bool) -> User:
        """Keep somebody out, or let them in again."""
        user = self.need_user(who)
        self._write(update(schema.users).where(schema.users.c.id == user.id).values(banned=banned))
        return user

    def freeze(self, table_id: str) -> bool:
        """Nothing more is played at a table; False if it has ended or is gone."""
        tables, jobs = schema.tables, schema.jobs
        unfinished = tables.c.status.in_((WAITING, RUNNING))
        frozen = update(tables).where(tables.c.id == table_id, unfinished).values(status=FROZEN, deadline=None)
        return self._write(delete(jobs).where(jobs.c.table == table_id), frozen) == 1

    def thaw(self, table_id: str) -> Fault | None:
        """A frozen table that replays can be played again; why not, if it does not."""
        row = self.need_table(table_id)
        if row.status != FROZEN:
            raise InvalidInput("server-admin-not-frozen", table=table_id[:40])
        match, fault = self.replay(row)
        if match is None or fault is not None:
            return fault
        status = WAITING if not match.begun else FINISHED if match.over else RUNNING
        entries: list[TableEntry] = []
        jobs: list[Job] = []
        if status == RUNNING:
            entries = match.thaw(now())
            jobs = jobs_for(table_id, match)
        values: Json = {"status": status, "to_move": waits_for(match), "deadline": None}
        if status == RUNNING:
            values["deadline"] = match.deadline()
        tables = schema.tables
        statements: list[Any] = [update(tables).where(tables.c.id == table_id).values(**values)]
        statements += [insert(schema.entries).values(entry_rows(table_id, entries))] if entries else []
        statements += [insert(schema.jobs).values(job_rows(jobs))] if jobs else []
        self._write(*statements)
        return None

    # Reading games again

    def entries(self, table_id: str) -> list[TableEntry]:
        """What was done at a table."""
        entries = schema.entries
        rows = self._rows(select(entries).where(entries.c.table == table_id).order_by(entries.c.seq))
        return [TableEntry(row.seq, row.time, row.kind, row.seat, row.data) for row in rows]

    def replay(self, row: Table) -> tuple[Match | None, Fault | None]:
        """The match of a table as far as its entries replay, and the first one that does not."""
        return replay(row.spec, row.seed, self.entries(row.id))

    def check(self) -> Iterator[Checked]:
        """Read every table again that has not ended; of frozen ones it is known that they do not replay."""
        for row in self.tables():
            if row.status in (WAITING, RUNNING):
                match, fault = self.replay(row)
                count = match.seq if match is not None else 0
                yield Checked(row.id, str(row.spec["game"]), count, fault)

    def export(self, table_id: str) -> Exported:
        """The record of a game that has begun; that of a running one holds what nobody may know yet."""
        row = self.need_table(table_id)
        match, fault = self.replay(row)
        if match is None or not match.begun:
            raise InvalidInput("server-admin-no-record", table=table_id[:40])
        return Exported(row.id, row.status, match.record.to_text(), fault)


def replay(spec: Json, seed: str, entries: Iterable[TableEntry]) -> tuple[Match | None, Fault | None]:
    """The match of a table as far as its entries replay, and the first one that does not."""
    match = None
    try:
        match = Match(restore_spec(spec), seed)
        for entry in entries:
            match.apply(entry)
        if not is_current(spec, match.spec):
            raise TableError("table-other-version", version=spec["version"], known=match.game.version)
    except Exception as error:  # whatever it is, this table does not replay
        return match, Fault(match.seq + 1 if match is not None else 0, error)
    return match, None


def why(error: Exception) -> str:
    """A fault in a few words, for people who look after the server."""
    return str(error) if isinstance(error, ParlourError) else f"{type(error).__name__} {error}".strip()


@contextlib.contextmanager
def open_admin(settings: Settings) -> Iterator[Admin]:
    """The database of the settings, brought up to date; there must be one."""
    engine = _engine(settings)
    try:
        _make_ready(engine, settings)
        yield Admin(engine)
    except SQLAlchemyError as error:
        raise trouble(settings, error) from error
    finally:
        engine.dispose()


def _make_ready(engine: Engine, settings: Settings) -> None:
    with in_words(settings):
        if not set(inspect(engine).get_table_names()) >= OURS:
            raise InvalidInput("server-admin-no-database", database=shown(settings))
        migrate(engine)


def _engine(settings: Settings) -> Engine:
    path = sqlite_path(settings)
    if path is not None and not path.is_file():  # opening it would make an empty one
        raise InvalidInput("server-admin-no-database", database=shown(settings))
    with in_words(settings):
        return open_database(settings)


# Copies


def backup(settings: Settings, target: Path) -> None:
    """A whole copy of the database as it is at this moment; people may play on meanwhile."""
    source = need_sqlite(settings)
    if not source.is_file():
        raise InvalidInput("server-admin-no-database", database=shown(settings))
    # Beside its place, so that a copy with the right name is a whole one.
    unfinished = target.with_name(f"{target.name}.unfinished")
    with _own_errors(settings):
        try:
            unfinished.unlink(missing_ok=True)  # what somebody else has put there is not written to
            os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
            with _opened(source) as old, _opened(unfinished) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            need_backup(unfinished)
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)


def restore(settings: Settings, source: Path) -> None:
    """Put a copy in the place of the database: all of it or nothing, and with nobody else there."""
    target = need_sqlite(settings)
    need_backup(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    with _own_errors(settings), _opened(source) as old, _opened(target) as new:
        try:
            new.execute("PRAGMA journal_mode=DELETE")  # works only if nobody else has it open
        except sqlite3.OperationalError as error:
            raise InvalidInput("server-admin-in-use", database=shown(settings)) from error
        old.backup(new)
    target.chmod(0o600)


def need_sqlite(settings: Settings) -> Path:
    """The file of the database; other databases have copying tools of their own."""
    path = sqlite_path(settings)
    if path is None:
        raise InvalidInput("server-admin-not-sqlite", kind=make_url(settings.database).get_backend_name())
    return path


def need_backup(path: Path) -> None:
    """Raise unless a file is a whole database of Parlour."""
    with path.open("rb") as file:
        begins = file.read(len(SQLITE))
    whole = False
    if begins == SQLITE:
        with contextlib.suppress(sqlite3.DatabaseError), _opened(path) as found:
            names = {name for (name,) in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            ours = names >= OURS
            whole = ours and found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    if not whole:
        raise InvalidInput("server-admin-no-backup", file=str(path))


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, timeout=LONGEST_WAIT)
    try:
        yield connection
    finally:
        connection.close()


@contextlib.contextmanager
def _own_errors(settings: Settings) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise trouble(settings, error) from error
