"""Opening the database and bringing it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.server.settings import Settings


def open_database(settings: Settings) -> AsyncEngine:
    """An engine for the settings' database."""
    engine = create_async_engine(settings.database, pool_pre_ping=True, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        def prepare(connection: Any, record: object) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={settings.synchronous}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

        event.listen(engine.sync_engine, "connect", prepare)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; an empty one gets everything."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
