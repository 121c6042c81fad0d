"""Carrying everything over to another database, such as from SQLite to PostgreSQL, and back.

It is one transaction there: whatever goes wrong, nothing was written, and one simply tries again. Before it ends,
every row is compared and every game is replayed from what the new database holds.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import Connection, Engine, Table, select, text

from parlour.core.errors import InvalidInput
from parlour.core.game import Json, Outcome
from parlour.server import schema
from parlour.server.admin import Checked, Fault, open_admin, replay
from parlour.server.contents import (
    KEPT,
    PASSING,
    Sum,
    Values,
    batches,
    count,
    go_on_after,
    last_job,
    put,
    sum_of,
)
from parlour.server.database import WRITING, in_words, migrate, open_database, shown
from parlour.server.lock import locked
from parlour.server.postgres import at_leisure
from parlour.server.settings import Settings
from parlour.server.stored_processes import NOW
from parlour.table.entries import TableEntry

SILENT: Final = 15  # seconds after which a server that said nothing is none any more

# What is being done, as the host is told: how far it is, of how much
Tell = Callable[[str, int, int], None]
COPYING: Final = "cli-admin-move-copying"
COMPARING: Final = "cli-admin-move-comparing"
REPLAYING: Final = "cli-admin-move-replaying"


@dataclass
class Moved:
    """What was carried over; games that no longer replayed before do not do so now."""

    people: int = 0
    tables: int = 0
    entries: int = 0
    games: int = 0
    faults: list[Checked] = field(default_factory=list)


def move(settings: Settings, to: str, tell: Tell) -> Moved:
    """Everything from the database of the settings to an empty one. Raises `InvalidInput`."""
    target = replace(settings, database=to)
    with (
        open_admin(settings) as admin,
        locked(settings),
        locked(target),
        opened(target) as engine,
        empty(engine, target) as new,
        alone(admin.engine, settings) as old,
    ):
        sums = copy(old, new, settings, tell)
        compare(new, sums, target, tell)
        moved = Moved(sums["users"].count, sums["tables"].count, sums["entries"].count)
        replay_all(old, new, moved, target, tell)
        return moved


# Nobody else is there


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """A database that is up to date, made where there is none."""
    with in_words(settings):
        engine = open_database(settings)
        try:
            migrate(engine)
            yield engine
        finally:
            engine.dispose()


@contextlib.contextmanager
def alone(engine: Engine, settings: Settings) -> Iterator[Connection]:
    """A transaction in which nobody else writes, and no server is there."""
    with contextlib.ExitStack() as stack:
        with in_words(settings):
            connection = stack.enter_context(engine.execution_options(**{WRITING: True}).begin())
            if connection.dialect.name == "postgresql":
                at_leisure(connection)
                names = ", ".join(f'"{table.name}"' for table in (*KEPT, *PASSING))
                connection.execute(text(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE"))
                alive = select(schema.processes.c.id).where(schema.processes.c.seen > NOW - SILENT)
                if connection.execute(alive).first() is not None:
                    raise InvalidInput("server-move-in-use", database=shown(settings))
        yield connection


@contextlib.contextmanager
def empty(engine: Engine, settings: Settings) -> Iterator[Connection]:
    """The same, where nothing is kept."""
    with alone(engine, settings) as connection:
        if count(connection, schema.users) or count(connection, schema.tables):
            raise InvalidInput("server-move-not-empty", database=shown(settings))
        yield connection


# Rows


def copy(old: Connection, new: Connection, settings: Settings, tell: Tell) -> dict[str, Sum]:
    """All rows, and the numbers of jobs; what was copied of each table."""
    sums = {table.name: Sum() for table in KEPT}
    done, total = 0, sum(count(old, table) for table in KEPT)
    tell(COPYING, 0, total)
    for table in KEPT:
        for rows in read(old, table, settings):
            put(new, table, rows)
            for row in rows:
                sums[table.name].add(row)
            done += len(rows)
            tell(COPYING, done, total)
    last = last_job(old)
    if last:
        go_on_after(new, last)
    return sums


def read(old: Connection, table: Table, settings: Settings) -> Iterator[list[Values]]:
    """The rows of a table; what goes wrong is the old database's fault."""
    with in_words(settings):
        yield from batches(old, table)


def compare(new: Connection, sums: dict[str, Sum], target: Settings, tell: Tell) -> None:
    """Raise unless the new database holds what was copied."""
    for done, table in enumerate(KEPT):
        tell(COMPARING, done, len(KEPT))
        if sum_of(new, table) != sums[table.name]:
            raise InvalidInput("server-move-differs", database=shown(target), what=table.name)
    tell(COMPARING, len(KEPT), len(KEPT))


# Games


@dataclass(frozen=True)
class Standing:
    """How a game stands, by what one database holds of it."""

    game: str
    seq: int
    state: Json | None
    outcome: Outcome | None
    fault_at: int | None
    fault: Fault | None = field(compare=False)


def replay_all(old: Connection, new: Connection, moved: Moved, target: Settings, tell: Tell) -> None:
    """Every game from both databases; raise where they differ."""
    ids = old.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars().all()
    tell(REPLAYING, 0, len(ids))
    for done, table_id in enumerate(ids, 1):
        before, after = standing(old, table_id), standing(new, table_id)
        if before != after:
            raise InvalidInput("server-move-differs", database=shown(target), what=table_id)
        if after.fault is not None:
            moved.faults.append(Checked(table_id, after.game, after.seq, after.fault))
        elif after.state is not None:
            moved.games += 1
        tell(REPLAYING, done, len(ids))


def standing(connection: Connection, table_id: str) -> Standing:
    """A game, replayed."""
    tables, entries = schema.tables, schema.entries
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
    done = connection.execute(select(entries).where(entries.c.table == table_id).order_by(entries.c.seq))
    match, fault = replay(
        row.spec, row.seed, (TableEntry(each.seq, each.time, each.kind, each.seat, each.data) for each in done)
    )
    fault_at = fault.seq if fault is not None else None
    if match is None or not match.begun:
        return Standing(str(row.spec["game"]), 0, None, None, fault_at, fault)
    state = match.state
    return Standing(match.game.name, match.seq, state.snapshot(), state.outcome, fault_at, fault)
