"""How PostgreSQL is spoken to: by which driver, with how many connections, and how long one waits for it.

A database elsewhere may be cut off without a word. Nothing waits for it longer than some seconds, so that a server
notices that it can write nothing, and says so.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

if TYPE_CHECKING:  # the extra `parlour[postgres]` may not be there
    import psycopg

# Threads that each hold at most one connection
WRITERS: Final = 4
READERS: Final = 4
DOORKEEPERS: Final = 2

LONGEST_STATEMENT: Final = 15_000  # milliseconds, and those below
LONGEST_PAUSE: Final = 15_000  # within a transaction
LONGEST_LOCK: Final = 10_000
LONGEST_SILENCE: Final = 10_000  # of a connection somebody has written to

HOW: Final = {
    "application_name": "parlour",
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": LONGEST_SILENCE,
}
LIMITS: Final = {
    "statement_timeout": LONGEST_STATEMENT,
    "idle_in_transaction_session_timeout": LONGEST_PAUSE,
    "lock_timeout": LONGEST_LOCK,
}
THE_SCHEMA: Final = 0x7061726C  # the number of the lock that whoever changes the schema holds
NUL: Final = "\x00"
UNKNOWN: Final = "\ufffd"
# What it says of lines that are dead we say ourselves, once.
logging.getLogger("psycopg").setLevel(logging.ERROR)


def is_postgres(url: URL) -> bool:
    """Whether a URL means PostgreSQL."""
    return url.get_backend_name() in ("postgresql", "postgres")


def with_driver(url: URL) -> URL:
    """The same URL by the driver we have; SQLAlchemy would take another one where none is named."""
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def postgres_engine(url: URL) -> Engine:
    """An engine with a connection for every thread of the store. What the URL says of them counts more."""
    given = dict(HOW) if url.get_driver_name() == "psycopg" else {}
    arguments = {name: value for name, value in given.items() if name not in url.query}
    if given and "options" not in url.query:
        arguments["options"] = " ".join(f"-c {name}={value}" for name, value in LIMITS.items())
    engine = create_engine(
        url,
        hide_parameters=True,  # parameters hold cards and hashes
        pool_size=WRITERS + READERS + DOORKEEPERS,
        max_overflow=0,
        pool_timeout=LONGEST_STATEMENT / 1000,
        isolation_level="READ COMMITTED",
        connect_args=arguments,
    )
    if given:
        event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: psycopg.Connection[Any], record: object) -> None:
    """PostgreSQL keeps no NUL in a text. Nobody writes one but to see what happens, and nothing does: it is
    neither found nor kept."""
    from psycopg.types.string import StrDumper

    class Clean(StrDumper):
        """Without NUL."""

        def dump(self, obj: str) -> Any:
            return super().dump(without_nul(obj))

    connection.adapters.register_dumper(str, Clean)


def driver_arguments(engine: Engine) -> dict[str, Any]:
    """How the driver reaches the database, for a connection beside the engine's."""
    arguments = engine.dialect.create_connect_args(engine.url)[1]
    arguments.pop("context", None)  # what the engine alone needs
    return {**HOW, **arguments}


def at_leisure(connection: Connection) -> None:
    """Within its transaction nothing takes too long, but for waiting."""
    for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {name} = 0")


def alone(connection: Connection) -> None:
    """Within its transaction nobody else changes the schema; whoever does is waited for."""
    at_leisure(connection)
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({THE_SCHEMA})")
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {LONGEST_LOCK}")


def without_nul(text: str) -> str:
    """A text as PostgreSQL keeps it."""
    return text.replace(NUL, UNKNOWN) if NUL in text else text
