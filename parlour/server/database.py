"""Opening the database and bringing it up to date.

The database is used from threads (storage.py), one hand-over for a whole transaction: an asynchronous driver hands
over for every statement, which cost more than everything else together.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

from parlour.server.settings import Settings

WRITING = "writing"  # the execution option of connections that will write


def open_database(settings: Settings) -> Engine:
    """An engine for the settings' database."""
    engine = create_engine(settings.database, hide_parameters=True)  # parameters hold cards and hashes
    if engine.dialect.name == "sqlite":

        def prepare(connection: Any, record: object) -> None:
            connection.isolation_level = None  # transactions begin where we say
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={settings.synchronous}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.execute("PRAGMA wal_autocheckpoint=0")  # Storage.tidy does it, beside the writer
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
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
