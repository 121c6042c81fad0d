"""Everything is carried from SQLite to PostgreSQL and back: all of it or nothing, and nothing is different."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update
from typer.testing import CliRunner, Result

from parlour.cli import app
from parlour.games import names
from parlour.server import moving, schema
from parlour.server.contents import KEPT, Sum, at_rest, last_job, sum_of
from parlour.server.database import open_database
from parlour.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.servers import PASSWORD, Person, Server, account, query, running

pytestmark = pytest.mark.slow


@contextlib.contextmanager
def reading(url: str) -> Iterator[Connection]:
    engine = open_database(Settings(database=url))
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def contents(url: str) -> dict[str, Sum]:
    with reading(url) as connection:
        return {table.name: sum_of(connection, table) for table in KEPT}


def rows(url: str, table: Any) -> list[dict[str, Any]]:
    """Every row, in an order of ours; of jobs what is left when nobody works on them."""
    with reading(url) as connection:
        found = [at_rest(table, dict(row)) for row in connection.execute(select(table)).mappings()]
    return sorted(found, key=json.dumps)


def move(url: str, to: str, home: Path) -> Result:
    environment = {"PARLOUR_HOME": str(home), "PARLOUR_DATABASE": url, "COLUMNS": "500"}
    return CliRunner().invoke(app, ["admin", "move", "--to", to], env=environment)


def moved(url: str, to: str, home: Path) -> str:
    result = move(url, to, home)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def refused(result: Result, words: str) -> None:
    assert result.exit_code == 2 and words in result.output, (result.output, result.exception)
    assert len(result.output.strip().splitlines()) == 1


def play(person: Person, table: str, plays: int | None) -> None:
    """Some plays, or all."""
    rng = random.Random(table)
    with person.sit(table) as follower:
        done = 0
        while follower.until(lambda t: t["options"] or t["outcome"])["outcome"] is None:
            if plays is not None and done >= plays:
                return
            follower.play(rng.choice(follower.table["options"])["text"])
            done += 1


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has stopped, after all sorts of things have happened at it."""
    with running(tmp_path_factory.mktemp("club")) as server:
        ada, _ = account(server, "Žofie")
        bob = Person(server, "Боб")
        tables = {}
        for game in names():
            for plays in (None, 7):
                made = ada.post("/api/tables", game=game, options={"players": 2}, seats=["person", "random"])
                ada.post(f"/api/tables/{made['table']}/start")
                play(ada, made["table"], plays)
                tables[game, plays] = made["table"]
            waiting = ada.post("/api/tables", game=game, options={"players": 2}, public=True)
            bob.post(f"/api/tables/{waiting['table']}/join", seat=1, key=waiting["invite"])
            with bob.sit(waiting["table"]) as follower:
                follower.until(lambda t: True)
                assert follower.say("chat", text="ahoj 🎲 \\ \"'% :x ?")["type"] == "ok"
            ada.post(f"/api/tables/{waiting['table']}/banish", user=bob.me["id"], how="muted")
        frozen = ada.post("/api/tables", game="roam", options={"players": 2}, seats=["person", "random"])["table"]
        ada.post(f"/api/tables/{frozen}/start")
        play(ada, frozen, 3)
        ended = tables["roam", None]
        ada.http.post(f"/api/tables/{ended}/rematch")
        ada.post(f"/api/tables/{ended}/put-away", away=True)
    data = json.dumps({"action": "bid 3", "outcomes": []})
    query(server.database, 'UPDATE entries SET data = ? WHERE "table" = ? AND seq = 3', data, frozen)
    query(server.database, "UPDATE tables SET status = 'frozen' WHERE id = ?", frozen)
    engine = open_database(Settings(database=server.database))
    with engine.begin() as connection:  # somebody was at work when the power failed
        for kind, number in (("bot", 900), ("webhook", 1000)):
            job = {
                "id": number,
                "kind": kind,
                "table": tables["arcs", 7],
                "seq": number,
                "due": 1,
                "data": {"seat": 0},
            }
            connection.execute(insert(schema.jobs).values(leased=7, tries=2, holder="gone", **job))
        connection.execute(schema.jobs.delete().where(schema.jobs.c.id == 1000))
        connection.execute(insert(schema.processes).values(id="gone", seen=1))
        connection.execute(update(schema.tables).where(schema.tables.c.id == frozen).values(revision=3))
    engine.dispose()
    yield server


def test_there_and_back_again_nothing_is_different(club: Server, cluster: Postgres, tmp_path: Path) -> None:
    there, back = cluster.empty(), f"sqlite:///{tmp_path / 'back.sqlite'}"
    before = contents(club.database)
    assert all(found.count for found in before.values()), before  # there is something of everything
    said = moved(club.database, there, tmp_path)
    people, tables, entries = (before[name].count for name in ("users", "tables", "entries"))
    assert f"Moved {people} people, {tables} tables, and {entries} entries to postgresql" in said
    begun = query(club.database, 'SELECT count(DISTINCT "table") FROM entries')[0][0]
    assert f"; {begun - 1} games replay" in said
    assert "could not be replayed before the move either: entry 3:" in said
    assert contents(there) == before and contents(club.database) == before
    assert query(there, "SELECT leased, holder, tries FROM jobs WHERE id = 900") == [(0, None, 1)]
    assert query(there, "SELECT count(*) FROM processes") == [(0,)]
    moved(there, back, tmp_path)
    assert (tmp_path / "back.sqlite").stat().st_mode & 0o077 == 0
    for table in KEPT:
        assert rows(back, table) == rows(club.database, table), table.name
    for url in (club.database, there, back):
        with reading(url) as connection:
            assert last_job(connection) == 1000  # the number of a job that is gone is nobody else's


def test_people_play_on_where_they_were(club: Server, cluster: Postgres, tmp_path: Path) -> None:
    there = cluster.empty()
    moved(club.database, there, tmp_path)
    secret = (club.folder / "secret").read_text(encoding="utf-8").strip()
    with running(tmp_path, there, PARLOUR_SECRET=secret) as server:
        ada = Person(server, "Žofie")
        ada.post("/api/login", name="Žofie", password=PASSWORD)
        mine = ada.get("/api/my-games")["tables"]
        assert {row["status"] for row in mine} == {"waiting", "running", "finished", "frozen"}
        for row in mine:
            if row["status"] == "running":
                play(ada, row["table"], None)


def test_a_database_that_holds_something_is_left_as_it_is(club: Server, cluster: Postgres, tmp_path: Path) -> None:
    there = cluster.empty()
    moved(club.database, there, tmp_path)
    before = contents(there)
    refused(move(club.database, there, tmp_path), "is not empty")
    assert contents(there) == before
    refused(move(club.database, club.database, tmp_path), "parlour.sqlite")
    refused(move(there, there, tmp_path), "is not empty")


def test_a_running_server_is_not_moved_from_or_to(club: Server, cluster: Postgres, tmp_path: Path) -> None:
    there = cluster.database()
    club.start()
    try:
        refused(move(club.database, there, tmp_path), "Stop it")
    finally:
        club.stop()
    query(there, "INSERT INTO processes VALUES ('live', extract(epoch FROM now())::bigint - 5)")
    refused(move(club.database, there, tmp_path), "A server is using the database")
    refused(move(there, f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path), "A server is using the database")
    query(there, "UPDATE processes SET seen = seen - 20")
    moved(club.database, there, tmp_path)


def test_a_copy_that_differs_is_none(
    club: Server, cluster: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = cluster.empty()

    def spoilt(connection: Connection, table: Any, found: list[dict[str, Any]]) -> None:
        if table is schema.chat:
            found = [{**row, "text": row["text"].upper()} for row in found]
        connection.execute(insert(table), found)

    with monkeypatch.context() as patch:
        patch.setattr(moving, "put", spoilt)
        refused(move(club.database, there, tmp_path), "(chat)")
    assert not any(found.count for found in contents(there).values())
    moved(club.database, there, tmp_path)


SLOW = """
import time
from parlour.__main__ import main
from parlour.server import moving

def tell(*_):
    print("here", flush=True)
    time.sleep(60)

moving.{where} = tell
main()
"""


@pytest.mark.parametrize("where", ["compare", "replay_all", "go_on_after"])
@pytest.mark.parametrize("to", ["postgresql", "sqlite"])
def test_a_move_that_is_killed_leaves_nothing(
    club: Server, cluster: Postgres, tmp_path: Path, where: str, to: str
) -> None:
    there = cluster.empty() if to == "postgresql" else f"sqlite:///{tmp_path / 'there.sqlite'}"
    before = contents(club.database)
    environment = {**os.environ, "PARLOUR_HOME": str(club.folder), "PARLOUR_DATABASE": club.database}
    program = SLOW.replace("{where}", where)
    command = [sys.executable, "-c", program, "admin", "move", "--to", there]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stdout.readline() == "here\n"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    deadline = time.monotonic() + 10
    while to == "postgresql" and query(there, "SELECT 1 FROM pg_locks WHERE mode = 'ShareRowExclusiveLock'"):
        assert time.monotonic() < deadline  # until the database has noticed
        time.sleep(0.05)
    assert not any(found.count for found in contents(there).values())
    moved(club.database, there, tmp_path)
    assert contents(there) == before == contents(club.database)


def test_what_cannot_be_moved_is_one_sentence(club: Server, cluster: Postgres, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.sqlite'}"
    refused(move(nowhere, cluster.empty(), tmp_path), "There is no Parlour database")
    refused(move(club.database, "postgresql://club:sesame@127.0.0.1:1/parlour", tmp_path), "127.0.0.1:1/parlour")
    assert "sesame" not in move(club.database, "postgresql://club:sesame@127.0.0.1:1/parlour", tmp_path).output
    refused(move(club.database, "nonsense", tmp_path), "cannot use this database URL")
