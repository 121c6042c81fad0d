"""Several processes on one port, thinkers that serve nobody, and bots that think on a cluster."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from parlour.core.errors import InvalidInput
from parlour.server.settings import Settings
from parlour.server.together import Family, need_shared
from tests.server.postgres import Postgres
from tests.server.servers import PATIENCE, STRANGER, Json, Person, Server, query, running

pytestmark = pytest.mark.slow
ALONE: Json = {"game": "arcs", "options": {"players": 3}, "seats": ["person", "heuristic", "heuristic"]}


def wait_until(so: Callable[[], object], patience: float = 3 * PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def children(process: int) -> list[int]:
    """The processes that one has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return [int(number) for number in found]


def servers_of(server: Server) -> set[int]:
    """The processes that serve, of one that looks after them."""
    assert server.process is not None
    found = set()
    for number in children(server.process.pid):
        with contextlib.suppress(OSError):
            command = Path(f"/proc/{number}/cmdline").read_bytes()
            if b"spawn_main" in command:
                found.add(number)
    return found


def known(server: Server) -> set[str]:
    """The processes that the database knows of."""
    return {name for (name,) in query(server.database, "select id from processes")}


def played(person: Person, rounds: int, between: Callable[[int], None] = lambda number: None) -> Json:
    """Play against bots, by the last option, which ends turns; again and again over new connections."""
    made = person.post("/api/tables", **ALONE)
    person.post(f"/api/tables/{made['table']}/start")
    table: Json = {}
    for number in range(rounds):
        with person.sit(made["table"]) as seat:
            table = seat.until(is_asked, 3 * PATIENCE)
            if table["outcome"]:
                break
            seat.play(table["options"][-1]["text"], seq=table["seq"])
        between(number)
    return table


def test_processes_share_a_port(tmp_path: Path, cluster: Postgres) -> None:
    """Whichever of them is asked; one that dies is replaced, and they end together."""
    with running(tmp_path, cluster.database(), PARLOUR_PROCESSES="3", PARLOUR_MOST_CONNECTIONS="500") as server:
        assert server.process is not None
        wait_until(lambda: len(known(server)) == 3)
        first, first_known = servers_of(server), known(server)
        assert len(first) == 3
        ada = Person(server, "Ada")

        def kill(number: int) -> None:
            if number % 4 == 3:
                os.kill(min(servers_of(server) & first), signal.SIGKILL)

        table = played(ada, 12, kill)
        assert table["seq"] > 12
        # A process that was killed a moment ago may still be there.
        wait_until(lambda: len(servers_of(server)) == 3 and not servers_of(server) & first)
        # Every one of them answers: what the port gives out goes to all.
        wait_until(lambda: all(STRANGER.get(f"{server.url}/healthz").status_code == 200 for _ in range(20)))
        # The dead are buried, and those in their places are known.
        wait_until(lambda: len(known(server)) == 3 and not known(server) & first_known)
        assert server.end() == 0
        assert not known(server)
        wait_until(lambda: not server.processes())


class Begun:
    """A process, as whoever looks after it sees it."""

    def __init__(self) -> None:
        self.told = 0
        self.killed = False

    def is_alive(self) -> bool:
        return not self.told and not self.killed

    def terminate(self) -> None:
        self.told += 1

    def join(self, timeout: float) -> None:
        pass

    def kill(self) -> None:
        self.killed = True


def test_a_process_that_is_just_being_started_is_told_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Begun] = []

    def start(family: Family) -> Begun:
        if len(begun) == 1:  # the signal comes now
            family._end(signal.SIGTERM, None)
        begun.append(Begun())
        return begun[-1]

    monkeypatch.setattr(Family, "_start", start)
    monkeypatch.setattr("parlour.server.together.signal.signal", lambda *_: None)
    with socket.socket() as listening:
        Family(Settings(processes=3), listening, lambda *_: None).run()
    assert [(one.told, one.killed) for one in begun] == [(1, False)] * 3


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="server-need-postgres"):
        need_shared(Settings(database=f"sqlite:///{tmp_path / 'parlour.sqlite'}"), "--processes")
    told = subprocess.run(
        [sys.executable, "-m", "parlour", "serve", "--processes", "2"],
        env={**os.environ, "PARLOUR_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert told.returncode != 0 and "PostgreSQL" in told.stdout + told.stderr


@contextlib.contextmanager
def thinkers(server: Server) -> Iterator[subprocess.Popen[bytes]]:
    """`parlour thinkers` for the bots of a server."""
    with (server.folder / "thinkers.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "thinkers", "1"],
            env={**os.environ, **server.environment},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def is_asked(told: Json) -> bool:
    return bool(told["options"] or told["outcome"])


def has_begun(log: Path, times: int) -> bool:
    return log.read_text(encoding="utf-8").count('"thinking"') == times


def test_bots_think_elsewhere(tmp_path: Path, cluster: Postgres) -> None:
    """The server thinks not at all; thinkers that are killed cost a repeat, and others go on."""
    with running(tmp_path, cluster.database(), PARLOUR_THINKERS="0") as server:
        ada = Person(server, "Ada")
        made = ada.post("/api/tables", **ALONE)
        ada.post(f"/api/tables/{made['table']}/start")
        with ada.sit(made["table"]) as seat:
            seat.until(lambda told: told["seq"])
            log = server.folder / "thinkers.log"
            for number in range(5):
                with thinkers(server) as process:
                    wait_until(partial(has_begun, log, number + 1))
                    seat.until(is_asked, 3 * PATIENCE)
                    while seat.table["options"]:  # until it is a bot's turn
                        seat.play(seat.table["options"][0]["text"], seq=seat.table["seq"])
                    if number == 4:
                        seat.until(is_asked, 3 * PATIENCE)
                        process.send_signal(signal.SIGTERM)  # in good order
                        assert process.wait(PATIENCE) == 0
            theirs = {
                event["seat"] for play in ada.get(f"/api/tables/{made['table']}/log")["plays"] for event in play
            }
            assert {1, 2} <= theirs
        assert "error" not in log.read_text(encoding="utf-8")
        assert not server.faults()


def test_bots_think_on_a_cluster(tmp_path: Path) -> None:
    """A worker that is killed costs a repeat, not the game, and so does the loss of all of the cluster."""
    settings = {"PARLOUR_RAY": "local", "PARLOUR_THINK_SECONDS": "10"}
    with running(tmp_path, **settings, RAY_AUTH_MODE="disabled", RAY_DEDUP_LOGS="0") as server:
        killed = []

        def kill(number: int) -> None:
            if number % 3 == 2:
                node = next(process for process in server.processes() if b"/raylet" in command(process))
                workers = [one for one in children(node) if command(one).startswith((b"ray::think", b"ray::IDLE"))]
                killed.append(node if number == 8 else workers[0])
                os.kill(killed[-1], signal.SIGKILL)

        table = played(Person(server, "Ada"), 11, kill)
        assert table["seq"] > 11 and len(killed) == 3
        assert server.end() == 0


def command(process: int) -> bytes:
    """What it was started by, or what it calls itself since."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[0]
    return b""
