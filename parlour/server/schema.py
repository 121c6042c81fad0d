"""The tables of the database, as SQLAlchemy knows them. Migrations bring older databases up to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# How a table stands
WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
FROZEN: Final = "frozen"  # its entries no longer replay: it can be read, not played

# What is done to somebody who is not wanted at a table
MUTED: Final = "muted"
REMOVED: Final = "removed"

CHANNEL: Final = "parlour"  # on which processes tell one another what they have written

ONLOOKER: Final = -1  # the seat of whoever has none

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in small letters, of accounts only
    Column("password", Text),  # argon2; of accounts only
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("webhook", Text),
    Column("language", String(2)),  # of the messages sent there
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # the fingerprint of what the cookie holds
    Column("label", String(16), nullable=False),  # what its owner calls it by, to end it
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Column("device", String(60), nullable=False),  # "Firefox, Linux"
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("users.id"), nullable=False),
    Column("spec", JSON, nullable=False),
    Column("brief", JSON),  # the same without what is long, for lists
    Column("seed", String(64), nullable=False),  # secret: all chance of the game comes from it
    Column("invite", String(32), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("status", String(10), nullable=False),  # waiting, running, finished, frozen
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("scores", JSON(none_as_null=True)),  # by seat, where the game tells them
    Column("rematch", String(24)),  # the table that followed
    Column("seq", Integer, nullable=False, default=0, server_default="0"),  # of its last entry
    # Counts what changes and is no entry: seats, chat, keys, what the host does
    Column("revision", Integer, nullable=False, default=0, server_default="0"),
    Index(None, "status", "public", "touched"),
    Index(None, "owner", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", ForeignKey("users.id"), index=True),
    Column("token", String(64), index=True),  # the hash of a bot token: an outside program sits here
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the conditional write: whoever is second fails
    Column("time", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
)

# Finished games and games against bots that somebody does not want to see in their list
put_away = Table(
    "put_away",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

messages = Table(
    "messages",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(64), primary_key=True),  # who said it, and the id the client gave it
    Column("seq", Integer, nullable=False),  # the last entry it led to
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("time", BigInteger, nullable=False),
)

banished = Table(
    "banished",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(24), primary_key=True, index=True),
    Column("how", String(10), nullable=False),  # muted or removed
)

jobs = Table(
    "jobs",
    metadata,
    # Numbers up to two thousand millions would last a big server some months; SQLite's are longer anyway.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),  # bot, clock, webhook
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # done only while the table is there
    Column("due", BigInteger, nullable=False),
    Column("leased", BigInteger, nullable=False, default=0),  # somebody works on it until then
    Column("tries", Integer, nullable=False, default=0),
    Column("data", JSON, nullable=False),
    Column("holder", String(24)),  # the process that works on it
    Index(None, "kind", "due"),
    UniqueConstraint("kind", "table", "seq"),
    sqlite_autoincrement=True,  # the number of a job that is gone is nobody else's
)

# What is true only while processes run: after a crash of the database they write it anew, so no log of it is kept.

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # by the clock of the database
)

presence = Table(
    "presence",
    metadata,
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("who", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),  # ONLOOKER for those without one
)

buckets = Table(
    "buckets",
    metadata,
    Column("key", String(120), primary_key=True),  # of whom, and for what
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
)
