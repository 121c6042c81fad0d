"""A server stops when it is told to, and says truly how it is."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import WebSocketException

from parlour.server import backroom as server_backroom
from parlour.server import health as server_health
from parlour.server import jobs as server_jobs
from parlour.server.app import House
from parlour.server.health import DATABASE
from parlour.server.stopping import end
from tests.server.both import ON_BOTH, ON_SQLITE
from tests.server.ports import free_port
from tests.server.servers import PATIENCE, STRANGER, Person, Server, ServerHere, database, running_here
from tests.server.test_jobs import in_a_house

pytestmark = [pytest.mark.slow, ON_BOTH]

# Stopping


def test_a_stop_that_comes_just_after_waking_is_heeded(tmp_path: Path) -> None:
    """On Python 3.11 `asyncio.wait_for` swallows a cancel that comes when what it waits for has just happened."""

    async def story(house: House) -> None:
        worker = asyncio.create_task(house.jobs.run())
        while not house.jobs.wake._waiters:
            await asyncio.sleep(0.01)
        house.jobs.wake.set()
        await asyncio.sleep(0)  # what it waits for has happened, and it has not heard of it yet
        worker.cancel()
        done, _ = await asyncio.wait([worker], timeout=3)
        cancelled = worker in done and worker.cancelled()
        while not worker.done():
            worker.cancel()
            await asyncio.sleep(0.01)
        assert cancelled

    in_a_house(tmp_path, story)


def test_who_does_not_heed_is_told_again_and_not_waited_for_for_ever() -> None:
    async def hard_of_hearing() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    async def deaf(over: asyncio.Event) -> None:
        while not over.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await over.wait()

    async def story() -> None:
        over = asyncio.Event()
        first, second = asyncio.create_task(hard_of_hearing()), asyncio.create_task(deaf(over))
        await asyncio.sleep(0)
        ending = asyncio.create_task(end([first, second], 3))
        await asyncio.wait([ending], timeout=6)
        in_time = ending.done() and first.cancelled() and not second.done()
        over.set()
        first.cancel()
        await asyncio.wait([ending, first, second])
        assert in_time

    asyncio.run(story())


class Playing:
    """Somebody who plays as fast as they can until the server goes; the last seq they were told."""

    def __init__(self, server: Server, number: int) -> None:
        self.person = Person(server, f"Ada {number}")
        seats = ["person", "random", "greedy", "random"]
        made = self.person.post("/api/tables", game="roam", options={"players": 4}, seats=seats)
        self.table = made["table"]
        self.person.post(f"/api/tables/{self.table}/start")
        self.seq = 0
        self.thread = threading.Thread(target=self.play)
        self.thread.start()

    def play(self) -> None:
        with contextlib.suppress(WebSocketException, OSError, TimeoutError), self.person.sit(self.table) as here:
            while not here.table.get("outcome"):
                told = here.until(lambda table: table.get("options") or table.get("outcome"))
                if told["options"]:
                    action = random.choice(told["options"])["text"]
                    answer = here.say("play", action=action, seq=told["seq"])
                    self.seq = max(self.seq, answer.get("seq", 0))
                    here.until(lambda table, seq=self.seq: table["seq"] >= seq)


def test_it_stops_when_it_is_told_with_everybody_playing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    for number in range(3):
        server.start()
        try:
            players = [Playing(server, player) for player in range(4)]
            deadline = time.monotonic() + PATIENCE
            while sum(player.seq > 0 for player in players) < 2:
                assert time.monotonic() < deadline
                time.sleep(0.01)
            time.sleep(random.random() / 2)
        finally:
            server.stop()  # it has fifteen seconds
        for player in players:
            player.thread.join(PATIENCE)
            assert not player.thread.is_alive()
        for player in players:
            ((last,),) = database(server, 'SELECT max(seq) FROM entries WHERE "table" = ?', player.table)
            assert last >= player.seq, number
    assert "does not end" not in server.log.read_text(encoding="utf-8")


STUCK = """
import asyncio, sys
from parlour.server import app, stopping
async def for_ever(house):
    while True:
        try:
            await asyncio.sleep(60)
        except BaseException:
            pass
app.House.finish_work = for_ever
stopping.PATIENCE = 2.0
sys.argv = ["parlour", "serve"]
from parlour.__main__ import main
main()
"""


@ON_SQLITE
def test_a_server_that_cannot_find_its_end_is_ended(tmp_path: Path) -> None:
    port = free_port()
    settings = {"PARLOUR_HOME": str(tmp_path), "PARLOUR_PORT": str(port), "PARLOUR_THINKERS": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", STUCK], env={**os.environ, **settings}, stderr=subprocess.PIPE, text=True
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                STRANGER.get(f"http://127.0.0.1:{port}/livez")
                break
            time.sleep(0.05)
        process.terminate()
        _, said = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 1 and "did not stop in time" in said


# Health


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for half a minute."""
    monkeypatch.setattr(server_backroom, "SECONDS_BETWEEN_PROBES", 0.2)
    monkeypatch.setattr(server_jobs, "LONGEST_NAP", 0.2)
    monkeypatch.setattr(server_health, "SILENT", 2.0)


@pytest.fixture
def server(tmp_path: Path, quick: None, base: str) -> Iterator[ServerHere]:
    with running_here(tmp_path) as found:
        yield found


def ask(server: ServerHere, page: str) -> tuple[int, list[str]]:
    answer = STRANGER.get(f"{server.url}/{page}")
    return answer.status_code, answer.json().get("wrong", [])


def wait_until(server: ServerHere, wrong: list[str]) -> None:
    """Until exactly this is wrong, and every page says so."""
    status = 503 if wrong else 200
    wanted = [(status, wrong), (status, wrong), (200, [])]
    deadline = time.monotonic() + PATIENCE
    while (found := [ask(server, page) for page in ("healthz", "readyz", "livez")]) != wanted:
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


async def for_ever() -> None:
    await asyncio.sleep(600)


def test_loops_that_do_not_go_on_are_said(server: ServerHere, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = server.app.state.house
    wait_until(server, [])
    with monkeypatch.context() as patch:
        patch.setattr(server_jobs, "LONGEST_NAP", 600)
        patch.setattr(house.jobs, "_round", for_ever)
        wait_until(server, ["jobs"])
    for worker in house.workers:
        assert not worker.done()
    with monkeypatch.context() as patch:
        patch.setattr(server_backroom, "LONGEST_LOOK", 600)
        patch.setattr(house.sockets, "look_again", for_ever)
        wait_until(server, ["jobs", "looks", "database"])  # nobody probes it either


def test_one_look_that_hangs_does_not_keep_the_others(
    server: ServerHere, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house: House = server.app.state.house
    monkeypatch.setattr(server_backroom, "LONGEST_LOOK", 0.2)
    monkeypatch.setattr(house.sockets, "look_again", for_ever)
    time.sleep(server_health.SILENT + 1)
    wait_until(server, [])
    assert "looking again failed" in caplog.text


@ON_SQLITE
def test_a_database_that_takes_no_writes_is_said(server: ServerHere) -> None:
    wait_until(server, [])
    with contextlib.closing(sqlite3.connect(server.folder / "parlour.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        deadline = time.monotonic() + PATIENCE
        while "database" not in ask(server, "healthz")[1]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        other.execute("ROLLBACK")
    wait_until(server, [])


@ON_SQLITE
def test_a_database_that_can_only_be_read_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        house.health.signs[DATABASE] -= 2 * server_health.SILENT
        with contextlib.closing(sqlite3.connect(tmp_path / "parlour.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await house.storage.user("nobody") is None
            with pytest.raises(OperationalError):
                await house.probe()
            assert house.wrong() == [DATABASE]
            other.execute("ROLLBACK")
        await house.probe()
        assert house.wrong() == []

    monkeypatch.setattr("parlour.server.database.USUAL_WAIT", 100)
    in_a_house(tmp_path, story)


def test_whoever_asks_causes_no_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ServerHere, "look_seconds", 600)
    monkeypatch.setattr(server_jobs, "LONGEST_NAP", 600)
    with running_here(tmp_path) as server:
        time.sleep(0.5)
        statements: list[str] = []
        engine = server.app.state.house.engine
        event.listen(engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
        for page in ("livez", "readyz", "healthz"):
            assert ask(server, page) == (200, [])
        assert statements == []
        STRANGER.post(f"{server.url}/api/guest", json={"name": "Ada"})
        assert statements != []


def test_nobody_is_sent_to_a_server_that_stops(server: ServerHere) -> None:
    assert ask(server, "readyz") == (200, [])
    server.app.state.house.stop()
    assert ask(server, "readyz") == (503, ["stopping"])
    assert ask(server, "healthz") == ask(server, "livez") == (200, [])
