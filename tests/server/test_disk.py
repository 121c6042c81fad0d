"""The disk of a server becomes full: first nothing new is made, then nothing is written; nothing is lost, and it
heals. What is free is played, but for one database that is truly full."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from parlour.server import disk as server_disk
from parlour.server.app import House
from parlour.server.disk import FULL, LOW, Disk
from parlour.server.errors import Unwell
from parlour.server.stored_looks import Known
from tests.server.servers import PATIENCE, STRANGER, Follower, Json, Person, Server, ServerHere, running_here
from tests.server.test_jobs import begun, do_what_is_due, in_a_house, jobs_of, people, play

pytestmark = pytest.mark.slow

MB = 1_000_000
LOTS = 10_000 * MB


class Space:
    """What a disk says of itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = LOTS
        monkeypatch.setattr("parlour.server.disk.shutil.disk_usage", lambda folder: self)


@pytest.fixture
def space(monkeypatch: pytest.MonkeyPatch) -> Space:
    return Space(monkeypatch)


@pytest.fixture
def server(tmp_path: Path, space: Space) -> Iterator[ServerHere]:
    with running_here(tmp_path) as found:
        yield found


def wait_for_health(server: Server, status: int, patience: float = PATIENCE) -> Json:
    deadline = time.monotonic() + patience
    while True:
        answer = STRANGER.get(f"{server.url}/healthz")
        if answer.status_code == status:
            return dict(answer.json())
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)


def trouble(follower: Follower) -> str | None:
    """What a client is told is wrong with the server."""
    while (message := follower.hear())["type"] != "trouble":
        pass
    assert set(message) == {"type", "message"}
    return message["message"] and str(message["message"])


def refused(person: Person, path: str, **body: object) -> str:
    return str(person.post(path, 503, **body)["error"]["message"])


def test_a_disk_that_fills_is_said_to_everybody_and_heals(server: Server, space: Space) -> None:
    ada = Person(server, "Ada")
    table = ada.post("/api/tables", game="roam", seats=["person", "greedy"])["table"]
    ada.post(f"/api/tables/{table}/start")
    assert wait_for_health(server, 200) == {"status": "ok"}
    with ada.sit(table) as here:
        action = here.until(lambda told: told["options"])["options"][0]["text"]
        space.free = 150 * MB
        assert trouble(here) == LOW
        assert wait_for_health(server, 503) == {"status": "unwell", "wrong": ["disk"]}
        assert refused(ada, "/api/tables", game="roam") == LOW
        assert here.say("chat", text="hello")["error"]["message"] == LOW
        seq = here.play(action)["seq"]  # the game goes on
        space.free = 40 * MB
        assert trouble(here) == FULL
        assert here.say("concede")["error"]["message"] == FULL
        assert refused(ada, "/api/guest", name="Bea") == FULL
        told = ada.get(f"/api/tables/{table}")
        assert told["seq"] >= seq and told["status"] == "running"  # it can be looked at
        with ada.sit(table) as late:
            assert late.hear()["type"] == "table" and trouble(late) == FULL
        space.free = LOTS
        assert trouble(here) is None
        assert wait_for_health(server, 200) == {"status": "ok"}
        assert here.say("concede")["type"] == "ok"
    ada.post("/api/tables", game="roam")


def test_nobody_new_is_let_in_while_the_disk_is_low(server: Server, space: Space) -> None:
    space.free = 150 * MB
    wait_for_health(server, 503)
    answer = STRANGER.post(f"{server.url}/api/guest", json={"name": "Bea"})
    assert (answer.status_code, answer.json()["error"]["message"]) == (503, LOW)
    space.free = 230 * MB
    wait_for_health(server, 200)
    Person(server, "Bea")


def test_a_database_that_is_full_loses_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself says that there is no more room, though the disk has some: a quota would be like that."""
    monkeypatch.setattr(server_disk, "HOLD", 0.0)

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await play(room, 0, "use B at c3")
        acknowledged = (await room.match()).seq
        most = 1
        event.listen(house.engine, "checkout", lambda raw, *_: raw.execute(f"PRAGMA max_page_count={most}"))
        with pytest.raises(Unwell) as error:
            for _ in range(10_000):  # until the pages there are have no more room
                house.disk.look()
                await house.tables.say(room, ada, "x" * 500, None)
        assert error.value.message == FULL
        with pytest.raises(Unwell):
            for _ in range(1000):
                house.disk.look()
                acknowledged = await room.do(None, lambda match: match.wish(0, {}, 1))
        assert house.disk.trouble == FULL and house.wrong() == ["disk"]
        most = 10**6
        house.disk.look()
        assert house.wrong() == []
        async with room.lock:
            assert (await room.match()).seq == acknowledged  # what could not be written never was
        kept = await house.storage.look(room.id, Known(), 1)
        assert kept is not None and [entry.seq for entry in kept.entries] == list(range(1, acknowledged + 1))
        await play(room, 0, "end")

    in_a_house(tmp_path, story)


def test_bots_wait_while_nothing_can_be_written_and_go_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.jobs.LONGEST_NAP", 0.1)

    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["person", "greedy"])
        await play(room, 0, "use B at c3", "end")
        choose, thought = house.thinkers.choose, asyncio.Event()

        async def thinking(game: str, bot: str, view: object) -> str:
            found = await choose(game, bot, view)  # type: ignore[arg-type]
            house.disk.failed()  # while it thought
            thought.set()
            return found

        monkeypatch.setattr(house.thinkers, "choose", thinking)
        worker = asyncio.create_task(house.jobs.run())
        await thought.wait()
        await asyncio.sleep(0.5)
        assert [job["kind"] for job in jobs_of(house)] == ["bot"] and not house.jobs.running
        monkeypatch.setattr(house.thinkers, "choose", choose)
        house.disk.refused_until = 0.0
        house.disk.look()
        async with asyncio.timeout(15):  # no lease is waited for
            while (await room.match()).state.to_move != 0:
                await asyncio.sleep(0.05)
        worker.cancel()
        await do_what_is_due(house)

    in_a_house(tmp_path, story)


def test_what_is_free_is_judged_with_a_margin() -> None:
    free, moment = LOTS, 0.0

    def read(folder: Path) -> int:
        if free < 0:
            raise OSError
        return free

    disk = Disk(Path("/"), 200, read, lambda: moment)

    def trouble(now_free: int) -> str | None:
        nonlocal free
        free = now_free
        disk.look()
        return disk.trouble

    steps = [300, 199, 210, 221, 100, 49, 54, 56, 230]
    assert [trouble(step * MB) for step in steps] == [None, LOW, LOW, None, LOW, FULL, FULL, LOW, None]
    disk.failed()
    assert trouble(LOTS) == FULL
    moment = 60.0
    assert trouble(LOTS) is None
    assert trouble(-1) is None  # nobody knows: the next write will show
    nowhere = Disk(None, 200)
    nowhere.look()
    assert nowhere.trouble is None


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_LOCKED])
def test_which_errors_mean_the_disk(code: int) -> None:
    original = sqlite3.OperationalError("said")
    original.sqlite_errorcode = code
    assert server_disk.refuses(OperationalError("", {}, original)) == (code != sqlite3.SQLITE_LOCKED)


def test_a_table_can_be_opened_while_nothing_can_be_written(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob, clock={"kind": "move", "limit": 600}, timeout="bot")
        house.tables.rooms.clear()
        house.disk.failed()
        again = await house.tables.room(room.id)
        assert again is not room and (await again.match()).begun

    in_a_house(tmp_path, story)


def test_bots_alone_can_be_watched_on_a_full_disk_and_go_on_when_there_is_room(
    server: ServerHere, space: Space
) -> None:
    ada = Person(server, "Ada")
    table = ada.post("/api/tables", game="roam", seats=["person", "random"])["table"]
    ada.post(f"/api/tables/{table}/start")
    with ada.sit(table) as here:
        assert here.say("takeover", bot="random")["type"] == "ok"
    house: House = server.app.state.house
    deadline = time.monotonic() + PATIENCE
    while jobs_of(house):  # nobody looks any more, and they pause
        assert time.monotonic() < deadline
        time.sleep(0.05)
    seq = ada.get(f"/api/tables/{table}")["seq"]
    space.free = 40 * MB
    wait_for_health(server, 503)
    house.tables.rooms.clear()
    with ada.sit(table) as here:
        assert here.hear()["seq"] == seq and trouble(here) == FULL
        space.free = LOTS
        assert trouble(here) is None
        here.until(lambda told: told["seq"] > seq)


@pytest.mark.parametrize("what", ["Room.go_on", "Tables.seat_for"])
def test_whoever_is_let_go_because_something_broke_is_told_so(
    server: Server, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    ada = Person(server, "Ada")
    table = ada.post("/api/tables", game="roam", options={"players": 2})["table"]

    async def broken(*_: object) -> None:
        raise ValueError("a mistake")

    monkeypatch.setattr(f"parlour.server.{what.split('.')[0].lower()}.{what}", broken)
    with ada.sit(table) as here, pytest.raises(ConnectionClosed) as closed:
        here.until(lambda told: False)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
