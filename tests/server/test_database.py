"""The migrations make exactly the tables the server knows."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from parlour.server.database import migrate, open_database
from parlour.server.schema import metadata
from parlour.server.settings import Settings


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_database(Settings(database=f"sqlite:///{tmp_path / 'new.sqlite'}"))
    migrate(engine)
    migrate(engine)  # again: nothing to do
    with engine.connect() as connection:
        assert list(compare_metadata(MigrationContext.configure(connection), metadata)) == []
    engine.dispose()
