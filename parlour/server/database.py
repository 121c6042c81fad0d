"""Opening the database and bringing it up to date.

The database is used from threads (store.py), one hand-over for a whole transaction: an asynchronous driver hands
over for every statement, which cost more than everything else together.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from parlour.core.errors import InvalidInput
from parlour.server.postgres import alone, is_postgres, postgres_engine, with_driver
from parlour.server.settings import Settings
from parlour.server.wal import LONG, USUAL_WAIT

WRITING = "writing"  # the execution option of connections that will write


def open_database(settings: Settings) -> Engine:
    """An engine for the settings' database."""
    url = with_driver(make_url(settings.database))
    if is_postgres(url):
        return postgres_engine(url)
    engine = create_engine(url, hide_parameters=True)  # parameters hold cards and hashes
    if engine.dialect.name == "sqlite":

        def prepare(connection: Any, record: object) -> None:
            connection.isolation_level = None  # transactions begin where we say
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={settings.synchronous}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute(f"PRAGMA busy_timeout={USUAL_WAIT}")
            cursor.execute("PRAGMA wal_autocheckpoint=0")  # Storage.tidy does it, beside the writer
            cursor.execute(f"PRAGMA journal_size_limit={LONG}")
            cursor.close()

        def begin(connection: Connection) -> None:
            # A writer waits for its turn at once: to find out later that another one was quicker is an error.
            writing = connection.get_execution_options().get(WRITING)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
    return engine


def migrate(engine: Engine) -> None:
    """Bring the database up to date; an empty one gets everything."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        if is_postgres(engine.url):
            alone(connection)  # of processes that start together one does it, and the others find it done
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def bring_up_to_date(settings: Settings) -> None:
    """The database of a server that is about to start; what is wrong with it is one sentence."""
    with in_words(settings):
        engine = open_database(settings)
        try:
            migrate(engine)
        finally:
            engine.dispose()


def sqlite_path(settings: Settings) -> Path | None:
    """The file of an SQLite database; None for others, and for one in memory."""
    with in_words(settings):
        url = make_url(settings.database)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def shown(settings: Settings) -> str:
    """Which database it is, without its password."""
    return make_url(settings.database).render_as_string(hide_password=True)


@contextlib.contextmanager
def in_words(settings: Settings) -> Iterator[None]:
    """While a database is opened: what is wrong with it is one sentence."""
    try:
        yield
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise InvalidInput("server-admin-bad-database", error=str(error)[:200]) from error
    except ArgumentError as error:  # it may quote a password
        raise InvalidInput("server-admin-bad-database", error="URL") from error
    except CommandError as error:
        raise InvalidInput("server-admin-newer-database", database=shown(settings)) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:  # OSError: one elsewhere that does not answer
        raise trouble(settings, error) from error


def trouble(settings: Settings, error: Exception) -> InvalidInput:
    """What a database says, as an error of ours."""
    reason = str(getattr(error, "orig", None) or error)[:200]
    return InvalidInput("server-admin-trouble", database=shown(settings), error=reason)
