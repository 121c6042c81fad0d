"""Servers in processes of their own, on either database, and what they use."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

POSTGRES = "postgresql"  # instead of a URL: one that is started for the occasion
LIMITS = {
    "PARLOUR_REQUESTS_PER_MINUTE": "10000000",
    "PARLOUR_LOGINS_PER_MINUTE": "10000000",
    "PARLOUR_GUESTS_PER_MINUTE": "10000000",
    "PARLOUR_MESSAGES_PER_SECOND": "100000",
    "PARLOUR_MOST_TABLES": "100000",
    "PARLOUR_TABLES_PER_MINUTE": "10000000",
    "PARLOUR_MOST_CONNECTIONS": "20000",
    "PARLOUR_MOST_CONNECTIONS_PER_ADDRESS": "20000",
    "PARLOUR_THINKERS": "1",
}
UNDER_PROFILE = """
import cProfile, sys
from parlour.server.serve import prepare, serve
from parlour.server.settings import from_environment
profile = cProfile.Profile()
settings = from_environment()
prepare(settings)
try:
    profile.runcall(serve, settings)
finally:
    profile.dump_stats(sys.argv[1])
"""
COMPRESSED = """
import uvicorn
class Config(uvicorn.Config):
    def __init__(self, *given, **named):
        super().__init__(*given, **(named | {"ws_per_message_deflate": True}))
uvicorn.Config = Config
from parlour.server.serve import prepare, serve
from parlour.server.settings import from_environment
settings = from_environment()
prepare(settings)
serve(settings)
"""


@dataclass
class Usage:
    """What processes have used."""

    cpu: float  # seconds
    memory: float  # MB, resident


class Process:
    """A server: a process, and those it has started."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL, start_new_session=True
        )
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise SystemExit("the server does not start")
            time.sleep(0.05)

    def usage(self) -> Usage:
        return usage(self.process.pid)

    def lines(self) -> list[int]:
        """How many sockets each process has open."""
        return [found for pid in family(self.process.pid) if (found := sockets(pid))]

    def stop(self) -> None:
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(30)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents.setdefault(int(_stat(folder)[1]), []).append(int(folder.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def usage(pid: int) -> Usage:
    """Of a process and all that come from it. Memory two of them share counts half for each."""
    cpu = memory = 0.0
    for one in family(pid):
        with contextlib.suppress(OSError, StopIteration):
            folder = Path(f"/proc/{one}")
            times = _stat(folder)
            # Its own, and of children that have ended
            cpu += sum(map(int, times[11:15])) / os.sysconf("SC_CLK_TCK")
            memory += _memory(folder) / 1024
    return Usage(cpu, memory)


def _memory(folder: Path) -> int:
    lines = (folder / "smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def _stat(folder: Path) -> list[str]:
    return (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()


def sockets(pid: int) -> int:
    """How many a process has open."""
    found = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += str(link.readlink()).startswith("socket:")
    return found


def free_port() -> int:
    with contextlib.closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@dataclass
class Database:
    """Where servers keep everything: nothing is said for SQLite in their own folder."""

    url: str = ""
    pid: int | None = None  # of a PostgreSQL of our own

    def usage(self) -> Usage | None:
        return usage(self.pid) if self.pid is not None else None

    @property
    def environment(self) -> dict[str, str]:
        return {"PARLOUR_DATABASE": self.url} if self.url else {}


@contextlib.contextmanager
def database(wanted: str) -> Iterator[Database]:
    """As it was asked for: a URL, nothing, or POSTGRES for one that is started here and waits for its disk."""
    if wanted != POSTGRES:
        yield Database(wanted)
        return
    from tests.server.postgres import postgres

    with postgres(fsync=True) as cluster:
        cluster.do("ALTER SYSTEM SET shared_buffers = '256MB'")
        cluster.do("ALTER SYSTEM SET autovacuum_naptime = '30s'")
        cluster.stop()
        cluster.start()
        assert cluster.process is not None
        yield Database(cluster.empty(), cluster.process.pid)


@contextlib.contextmanager
def parlour(
    folder: Path,
    profile: str | None = None,
    kept: Database | None = None,
    processes: int = 1,
    compressed: bool = False,
) -> Iterator[Process]:
    """`parlour serve` with a home in a folder."""
    port = free_port()
    command = [sys.executable, "-m", "parlour", "serve"]
    if profile:
        command = [sys.executable, "-c", UNDER_PROFILE, profile]
    elif compressed:
        command = [sys.executable, "-c", COMPRESSED]
    where = {"PARLOUR_HOME": str(folder), "PARLOUR_PORT": str(port), "PARLOUR_PROCESSES": str(processes)}
    server = Process(command, port, {**LIMITS, **where, **(kept or Database()).environment})
    try:
        yield server
    finally:
        server.stop()
