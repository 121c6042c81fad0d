"""The disk of a server becomes full: first nothing new is made, then nothing is written; nothing is lost, and it
heals. What is free is played, but for one database that is truly full."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient, WebSocketTestSession

from parlour.server import app as server_app
from parlour.server import disk as server_disk
from parlour.server.app import House, create_app
from parlour.server.disk import FULL, LOW, Disk
from parlour.server.errors import Unwell
from parlour.server.settings import Settings
from tests.servers import Json
from tests.test_server_later import begun, do_what_is_due, in_a_house, jobs_of, people, play

MB = 1_000_000
LOTS = 10_000 * MB


class Space:
    """What a disk says of itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = LOTS
        monkeypatch.setattr("parlour.server.disk.shutil.disk_usage", lambda folder: self)
        monkeypatch.setattr(server_app, "SECONDS_BETWEEN_LOOKS", 0.1)


@pytest.fixture
def space(monkeypatch: pytest.MonkeyPatch) -> Space:
    return Space(monkeypatch)


@contextmanager
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A whole server, in this process."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'parlour.sqlite'}", secret="s" * 32, thinkers=1)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8765") as found:
        yield found


def wait_for_health(client: TestClient, status: int) -> Json:
    for _ in range(200):
        answer = client.get("/healthz")
        if answer.status_code == status:
            return dict(answer.json())
    raise AssertionError(answer.text)


def refused(client: TestClient, path: str, **body: object) -> tuple[int, str]:
    answer = client.post(path, json=body)
    return answer.status_code, answer.json().get("error", {}).get("message", "")


def hear(socket: WebSocketTestSession, kind: str) -> Json:
    while True:
        message: Json = socket.receive_json()
        if message["type"] == kind:
            return message


def say(socket: WebSocketTestSession, number: int, **body: object) -> Json:
    socket.send_json({"id": f"m{number}", **body})
    while True:
        message: Json = socket.receive_json()
        if message.get("id") == f"m{number}":
            return message


def test_a_disk_that_fills_is_said_to_everybody_and_heals(tmp_path: Path, space: Space) -> None:
    with client(tmp_path) as server:
        server.post("/api/guest", json={"name": "Ada"})
        made = server.post("/api/tables", json={"game": "roam", "seats": ["person", "greedy"]}).json()["table"]
        server.post(f"/api/tables/{made}/start")
        assert wait_for_health(server, 200) == {"status": "ok"}
        with server.websocket_connect(f"/ws/{made}") as ada:
            seq = 0
            while not (table := hear(ada, "table")).get("options"):
                pass
            space.free = 150 * MB
            assert hear(ada, "trouble") == {"type": "trouble", "message": LOW}
            assert wait_for_health(server, 503) == {"status": "unwell", "wrong": ["disk"]}
            assert refused(server, "/api/tables", game="roam") == (503, LOW)
            assert say(ada, 1, do="chat", text="hello")["error"]["message"] == LOW
            answer = say(ada, 2, do="play", action=table["options"][0]["text"])
            assert answer["type"] == "ok"  # the game goes on
            seq = answer["seq"]
            space.free = 40 * MB
            assert hear(ada, "trouble") == {"type": "trouble", "message": FULL}
            answer = say(ada, 3, do="concede")
            assert answer["type"] == "error" and answer["error"]["message"] == FULL
            assert refused(server, "/api/guest", name="Bea") == (503, FULL)
            told = server.get(f"/api/tables/{made}").json()
            assert told["seq"] >= seq and told["status"] == "running"  # it can be looked at
            with server.websocket_connect(f"/ws/{made}") as other:  # who comes meanwhile
                assert other.receive_json()["type"] == "table"
                assert hear(other, "trouble")["message"] == FULL
            space.free = LOTS
            assert hear(ada, "trouble") == {"type": "trouble", "message": None}
            assert wait_for_health(server, 200) == {"status": "ok"}
            assert say(ada, 4, do="concede")["type"] == "ok"
        assert server.post("/api/tables", json={"game": "roam"}).status_code == 200


def test_nobody_new_is_let_in_while_the_disk_is_low(tmp_path: Path, space: Space) -> None:
    with client(tmp_path) as server:
        space.free = 150 * MB
        wait_for_health(server, 503)
        assert refused(server, "/api/guest", name="Bea") == (503, LOW)
        space.free = 210 * MB  # hardly more than the mark: it would go to and fro
        with pytest.raises(AssertionError):
            wait_for_health(server, 200)
        space.free = 230 * MB
        wait_for_health(server, 200)
        assert server.post("/api/guest", json={"name": "Bea"}).status_code == 200


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
        entries = await house.storage.entries(room.id)
        assert [entry.seq for entry in entries] == list(range(1, acknowledged + 1))
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
    from sqlalchemy.exc import OperationalError

    original = sqlite3.OperationalError("said")
    original.sqlite_errorcode = code
    assert server_disk.refuses(OperationalError("", {}, original)) == (code != sqlite3.SQLITE_LOCKED)
