"""The migrations make exactly the tables the server knows; PostgreSQL is spoken to as it should be."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select, text
from sqlalchemy.exc import OperationalError

import parlour.server
from parlour.core.errors import InvalidInput
from parlour.server import schema
from parlour.server.database import bring_up_to_date, migrate, open_database
from parlour.server.settings import Settings
from tests.server.both import ON_BOTH, POSTGRESQL
from tests.server.postgres import Postgres, postgres


def empty(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database without any tables."""
    if kind == POSTGRESQL:
        cluster: Postgres = request.getfixturevalue("cluster")
        return cluster.empty()
    return f"sqlite:///{tmp_path / 'new.sqlite'}"


@ON_BOTH
def test_migrations_lead_to_the_schema(base: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    engine = open_database(Settings(database=empty(base, tmp_path, request)))
    migrate(engine)
    migrate(engine)  # again: nothing to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert list(compare_metadata(context, schema.metadata)) == []
    engine.dispose()


def upgrade(engine: Engine, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(parlour.server.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)


@ON_BOTH
def test_tables_of_older_versions_know_how_far_they_are(
    base: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    engine = open_database(Settings(database=empty(base, tmp_path, request)))
    upgrade(engine, "0003")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO users (id, name, created, banned) VALUES ('u', 'Ada', 0, false)"))
        names = "id, owner, spec, seed, invite, watch, status, public, created, touched, to_move"
        for table in ("begun", "waiting"):
            values = f"'{table}', 'u', '{{}}', 's', 'i', 'w', 'running', false, 0, 0, 0"
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"))
        for seq in range(1, 13):
            values = f"'begun', {seq}, 0, 'play', 0, '{{}}'"
            connection.execute(
                text(f'INSERT INTO entries ("table", seq, time, kind, seat, data) VALUES ({values})')
            )
        job = """'bot', 'begun', 12, 0, 0, 0, '{"seat": 1}'"""
        connection.execute(text(f'INSERT INTO jobs (kind, "table", seq, due, leased, tries, data) VALUES ({job})'))
    migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(select(schema.tables.c.id, schema.tables.c.seq, schema.tables.c.revision))
        assert {tuple(row) for row in found} == {("begun", 12, 0), ("waiting", 0, 0)}
        assert connection.execute(select(schema.jobs.c.holder)).scalars().all() == [None]
    engine.dispose()


# PostgreSQL


@pytest.mark.slow
def test_nothing_waits_long_for_postgresql(cluster: Postgres) -> None:
    engine = open_database(Settings(database=cluster.database().replace("+psycopg", "")))
    assert engine.driver == "psycopg"
    wanted = {"statement_timeout": "15s", "lock_timeout": "10s", "idle_in_transaction_session_timeout": "15s"}
    wanted |= {"application_name": "parlour", "transaction_isolation": "read committed"}
    with engine.connect() as connection:
        found = {name: connection.execute(text(f"SHOW {name}")).scalar() for name in wanted}
        assert found == wanted
        info = connection.connection.driver_connection.info.get_parameters()  # type: ignore[union-attr]
        times = {name: info[name] for name in ("connect_timeout", "keepalives_idle", "tcp_user_timeout")}
        assert times == {"connect_timeout": "5", "keepalives_idle": "5", "tcp_user_timeout": "10000"}
        unlogged = text("SELECT relname FROM pg_class WHERE relpersistence = 'u' AND relkind = 'r'")
        assert set(connection.execute(unlogged).scalars()) == {"processes", "presence", "buckets"}
        users = schema.users
        assert connection.execute(select(users).where(users.c.id == "a\x00b")).all() == []
    engine.dispose()


@pytest.mark.slow
def test_processes_that_start_together_do_not_quarrel(cluster: Postgres) -> None:
    settings = Settings(database=cluster.empty())
    faults: list[BaseException] = []

    def begin() -> None:
        try:
            bring_up_to_date(settings)
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=begin) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


@pytest.mark.slow
def test_connections_that_were_cut_are_replaced() -> None:
    with postgres(fsync=True) as own:
        engine = open_database(Settings(database=own.database()))
        connections = [engine.connect() for _ in range(5)]
        for connection in connections:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
            connection.commit()
            connection.close()
        own.kill()
        with pytest.raises(OperationalError), engine.connect() as connection:
            connection.execute(text("SELECT 1"))
        own.start()
        for _ in range(5):
            with engine.connect() as connection:
                assert connection.execute(text("SELECT 1")).scalar() == 1
        engine.dispose()


def test_a_database_nobody_answers_at_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = Settings(database="postgresql://club:sesame@127.0.0.1:1/parlour")
    with pytest.raises(InvalidInput) as refused:
        bring_up_to_date(nowhere)
    assert refused.value.message == "server-admin-trouble" and "sesame" not in str(refused.value.values)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(InvalidInput) as refused:
        bring_up_to_date(nowhere)
    assert refused.value.message == "server-admin-bad-database" and "psycopg" in str(refused.value.values)
