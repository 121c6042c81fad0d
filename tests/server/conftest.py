"""The databases tests of the server run on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.both import BASE, POSTGRESQL, SQLITE
from tests.server.postgres import Postgres, postgres


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a module that runs on both databases, what has no folder has no database, and runs once."""
    twice = [item for item in items if isinstance(item, pytest.Function) and is_the_same_again(item)]
    if twice:
        config.hook.pytest_deselected(items=twice)
        items[:] = [item for item in items if item not in twice]


def is_the_same_again(item: pytest.Function) -> bool:
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return params.get("base") == POSTGRESQL and "tmp_path_factory" not in item.fixturenames


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL, one for every process that runs tests."""
    with postgres() as found:
        yield found


@pytest.fixture(scope="module", params=[SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.slow)])
def base(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database; see both.py."""
    kind: str = request.param
    BASE.choose(request.getfixturevalue("cluster") if kind == POSTGRESQL else None)
    yield kind
    BASE.choose(None)
