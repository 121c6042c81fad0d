"""The store of a server: its log stays short, its files private, its database its own; no full disk hurts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from benchmarks.sleeping import fill
from parlour.server.admin import backup
from parlour.server.database import migrate, open_database
from parlour.server.rows import User
from parlour.server.settings import Settings
from parlour.server.storage import Storage
from parlour.server.wal import LONG
from tests.server.servers import PATIENCE, Person, Server, database, running

pytestmark = pytest.mark.slow

MB = 1_000_000


def guest(number: int, webhook: str | None = None) -> User:
    return User(id=f"u{number}", name="Ada", created=0, webhook=webhook)


# The write-ahead log


class Writing:
    """A storage somebody writes to, with readers beside, tidied as a running server does; how long its log got."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.settings = Settings(database=f"sqlite:///{path}")
        engine = open_database(self.settings)
        migrate(engine)
        self.storage = Storage(engine)
        self.longest = 0
        self.slowest = 0.0

    @property
    def length(self) -> int:
        log = self.path.with_name(f"{self.path.name}-wal")
        return log.stat().st_size if log.exists() else 0

    async def write(self, times: range) -> None:
        for number in times:
            before = time.monotonic()
            await self.storage.add_user(guest(number, webhook="x" * 50_000))
            self.slowest = max(self.slowest, time.monotonic() - before)
            self.longest = max(self.longest, self.length)

    async def beside(self) -> None:
        for number in range(10**9):
            await self.storage.user(f"u{number % 1000}")

    async def rest(self) -> None:
        """Nobody writes: the log becomes short."""
        deadline = time.monotonic() + PATIENCE
        while self.length >= MB:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)
            await self.storage.tidy()

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(0.5)
            await self.storage.tidy()


@contextlib.asynccontextmanager
async def busy(writing: Writing) -> Any:
    tasks = [asyncio.create_task(work) for work in (writing.beside(), writing.beside(), writing.tidy())]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_the_log_stays_short_while_people_write_and_shrinks_when_they_do_not(tmp_path: Path) -> None:
    async def story() -> None:
        writing = Writing(tmp_path / "parlour.sqlite")
        async with busy(writing):
            await writing.write(range(2000))  # more than 100 MB
        assert writing.path.stat().st_size + writing.length > 80 * MB
        assert writing.longest < 60 * MB
        await writing.rest()
        assert await writing.storage.user("u0") and await writing.storage.user("u1999")
        writing.storage.close()

    asyncio.run(story())


def test_somebody_who_reads_for_long_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A backup, or a host who looks: the log cannot be cut meanwhile, and is cut afterwards."""

    async def story() -> None:
        writing = Writing(tmp_path / "parlour.sqlite")
        await writing.write(range(5))
        with contextlib.closing(sqlite3.connect(writing.path)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM users").fetchone() == (5,)
            async with busy(writing):
                await writing.write(range(5, 600))
            assert writing.length > 20 * MB
            backup(writing.settings, tmp_path / "copy.sqlite")
            assert reader.execute("SELECT count(*) FROM users").fetchone() == (5,)
        assert writing.slowest < 3
        with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
            assert copy.execute("SELECT count(*) FROM users").fetchone() == (600,)
        await writing.rest()
        writing.storage.close()

    asyncio.run(story())


def test_a_log_that_is_begun_anew_keeps_no_length(tmp_path: Path) -> None:
    """It got long while somebody read; what is written next begins at its start, and cuts it."""
    path = tmp_path / "parlour.sqlite"
    engine = open_database(Settings(database=f"sqlite:///{path}"))
    migrate(engine)

    def write(much: int) -> int:
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO much VALUES (zeroblob(:much))"), {"much": much})
        return path.with_name(f"{path.name}-wal").stat().st_size

    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE much (what BLOB)"))
    with contextlib.closing(sqlite3.connect(path)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM much").fetchone() == (0,)
        assert write(2 * LONG) > 2 * LONG
    with contextlib.closing(sqlite3.connect(path)) as mover:
        moved = mover.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert moved[0] == 0 and moved[1] == moved[2]
        assert write(1) <= LONG
    engine.dispose()


def test_a_running_server_looks_after_its_log(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        database(server, "CREATE TABLE much (what BLOB)")
        database(server, "INSERT INTO much VALUES (zeroblob(?))", 3 * MB)
        log = tmp_path / "parlour.sqlite-wal"
        deadline = time.monotonic() + PATIENCE
        while log.stat().st_size >= MB:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert database(server, "SELECT length(what) FROM much") == [(3 * MB,)]


# Files


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def said(server: Server) -> str:
    return server.log.read_text(encoding="utf-8")


def test_what_a_server_keeps_is_for_nobody_else(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with running_at(home, tmp_path) as server:
        Person(server, "Ada")
        names = {path.name: mode(path) for path in home.iterdir()}
    database = {f"parlour.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(names) == {*database, "secret"}
    assert {name: oct(found) for name, found in names.items() if found != 0o600} == {}
    assert mode(home) == 0o700
    assert "readable by others" not in said(server)


@contextlib.contextmanager
def running_at(home: Path, folder: Path, **environment: str) -> Iterator[Server]:
    """A server whose log is not in its home."""
    with running(folder, PARLOUR_HOME=str(home), **environment) as server:
        yield server


def test_files_of_older_servers_become_private(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with running_at(home, tmp_path):
        pass
    home.chmod(0o755)
    for path in home.iterdir():
        path.chmod(0o644)
    with running_at(home, tmp_path) as server:
        assert {oct(mode(path)) for path in home.iterdir()} == {"0o600"}
        assert mode(home) == 0o700
    (line,) = [line for line in said(server).splitlines() if "readable by others" in line]
    assert '"parlour.sqlite"' in line and '"secret"' in line and '"home"' in line


def test_a_folder_that_holds_other_things_is_left_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    (shared / "else.txt").write_text("somebody else's", encoding="utf-8")
    (shared / "else.txt").chmod(0o644)
    with running_at(shared, tmp_path, PARLOUR_DATABASE=f"sqlite:///{shared / 'p.sqlite'}"):
        assert mode(shared) == 0o755 and mode(shared / "else.txt") == 0o644
        private = {path.name for path in shared.iterdir() if mode(path) == 0o600}
    assert {"secret", "p.sqlite", "p.sqlite-wal", "p.sqlite.lock"} <= private


# Starting


def serve_once(home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`parlour serve`, where it should give up at once."""
    settings = {"PARLOUR_HOME": str(home), "PARLOUR_PORT": "0", "PARLOUR_THINKERS": "1", "COLUMNS": "500"}
    return subprocess.run(
        [sys.executable, "-m", "parlour", "serve"],
        env={**os.environ, **settings, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def assert_one_sentence(found: subprocess.CompletedProcess[str], *words: str) -> None:
    assert found.returncode == 2, found
    lines = [line for line in (found.stdout + found.stderr).splitlines() if line.strip()]
    lines = [line for line in lines if "readable by others" not in line]  # some are made so here
    assert len(lines) == 1 and "Traceback" not in lines[0], found
    for word in words:
        assert word in lines[0], found


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.process is not None
        pid = str(server.process.pid)
        assert_one_sentence(serve_once(tmp_path), "parlour.sqlite", pid)
        other_name = tmp_path / "elsewhere.sqlite"
        other_name.symlink_to(tmp_path / "parlour.sqlite")
        refused = serve_once(tmp_path, PARLOUR_DATABASE=f"sqlite:///{other_name}")
        assert_one_sentence(refused, "elsewhere.sqlite", pid)
        Person(server, "Ada")  # the first one is none the worse
        done = subprocess.run(
            [sys.executable, "-m", "parlour", "admin", "list", "--users"],
            env={**os.environ, "PARLOUR_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0 and "Ada" in done.stdout
        server.kill()
        server.start()  # what a dead server had is free


def not_a_database(path: Path) -> None:
    path.write_bytes(b"once upon a time " * 1000)


def a_folder(path: Path) -> None:
    path.mkdir()


def half(path: Path) -> None:
    engine = open_database(Settings(database=f"sqlite:///{path}"))
    migrate(engine)
    engine.dispose()
    path.write_bytes(path.read_bytes()[:5000])


def newer(path: Path) -> None:
    engine = open_database(Settings(database=f"sqlite:///{path}"))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()


@pytest.mark.parametrize("how", [not_a_database, a_folder, half, newer])
def test_a_database_that_cannot_be_read_is_one_sentence(tmp_path: Path, how: Any) -> None:
    how(tmp_path / "parlour.sqlite")
    assert_one_sentence(serve_once(tmp_path), "parlour.sqlite", "newer" if how is newer else "")


def test_a_database_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    for url in ("nonsense", "nosuch://base", f"sqlite:///{tmp_path / 'no' / 'where.sqlite'}"):
        assert_one_sentence(serve_once(tmp_path, PARLOUR_DATABASE=url))


# Jobs


def test_the_next_job_is_found_among_many_clocks(tmp_path: Path) -> None:
    """What is leased is due when its lease ends; clocks of days do not hide what is due before them."""

    async def work() -> None:
        path = tmp_path / "parlour.sqlite"
        storage = Writing(path).storage
        assert await storage.next_due(["bot", "clock"]) is None
        fill(f"sqlite:///{path}", 300, plays=2)
        first = await storage.next_due(["clock"])
        assert first is not None and first > time.time() + 2 * 86_400
        assert await storage.next_due(["bot"]) is None
        leased = await storage.lease_jobs(first, first + 60, {"clock": 1})
        assert [job.due for job in leased] == [first]
        later = await storage.next_due(["bot", "clock"])
        assert later is not None and first <= later < first + 60
        await asyncio.to_thread(storage.close)

    asyncio.run(work())
