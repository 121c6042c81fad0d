"""The migrations make exactly the tables the server knows."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from parlour.server.database import migrate, open_database
from parlour.server.schema import metadata
from parlour.server.settings import Settings


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def look() -> list[object]:
        engine = open_database(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}"))
        await migrate(engine)
        await migrate(engine)  # again: nothing to do
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(look()) == []
