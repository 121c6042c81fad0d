"""Which database a test runs on: SQLite in a folder, or PostgreSQL.

A test or a module that is marked `ON_BOTH` runs twice, and whatever asks `url_of` for the database of a folder
gets what is meant. Fixtures that start a server ask for the fixture `base`, so that there is one for each.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.server.postgres import Postgres

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
ON_BOTH: Final = pytest.mark.usefixtures("base")
# Of a module that runs on both, what only SQLite has or is
ON_SQLITE: Final = pytest.mark.parametrize("base", [SQLITE], indirect=True, scope="module")


class Base:
    """The kind of database there is at the moment, and the databases of folders."""

    def __init__(self) -> None:
        self.postgres: Postgres | None = None
        self.urls: dict[Path, str] = {}

    def choose(self, postgres: Postgres | None) -> None:
        """From now on; what others had is gone."""
        self.urls.clear()
        if self.postgres is not None:
            self.postgres.forget()
        self.postgres = postgres


BASE: Final = Base()


def url_of(folder: Path) -> str:
    """The database of what lies in a folder."""
    if BASE.postgres is None:
        return f"sqlite:///{folder / 'parlour.sqlite'}"
    if folder not in BASE.urls:
        BASE.urls[folder] = BASE.postgres.database()
    return BASE.urls[folder]
