"""What people bring along, card sets and records, is read beside everything else and costs no more than it may."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import secrets
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import BadRecord, InvalidInput
from parlour.games import find_game
from parlour.games.roam.cards import built_in_set
from parlour.server.errors import TooMuch
from parlour.server.reading import MOST_PLAYS, Reader
from parlour.server.workers import Workers, go_with_the_server
from tests.server.both import ON_BOTH
from tests.server.servers import Person, Server, running

pytestmark = [pytest.mark.slow, ON_BOTH]

GOLDEN = Path(__file__).parent.parent / "golden" / "roam-full-3.record"
SKETCH: dict[str, Any] = json.loads(built_in_set("sketch").source)


def megabytes(server: Server) -> float:
    """What the server itself holds in memory; its workers have limits of their own."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def flood(count: int) -> dict[str, object]:
    """A card set of nothing, with a name nobody has seen."""
    return {"name": secrets.token_hex(8), "starter": [{}] * count}


def test_a_flood_of_card_sets_takes_no_memory_and_stops_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest, bystander = Person(server, "Ada"), Person(server, "Bob")
        bystander.get("/api/me")
        slowest, over = 0.0, threading.Event()

        def look() -> None:
            nonlocal slowest
            while not over.is_set():
                begun = time.perf_counter()
                bystander.get("/api/me")
                slowest = max(slowest, time.perf_counter() - begun)

        guest.post("/api/tables", 400, game="roam", options={"cards": flood(10)})  # the reader is there
        before = megabytes(server)
        looking = threading.Thread(target=look)
        looking.start()
        try:
            for _ in range(25):
                found = guest.post("/api/tables", 400, game="roam", options={"cards": flood(21_700)})
                assert found["error"]["message"] == "roam-cards-many"
            lines = GOLDEN.read_text(encoding="utf-8").split("\n")
            for _ in range(5):
                lines[2] = f"options {json.dumps({'cards': flood(120_000)})}"
                found = guest.post("/api/records", 400, text="\n".join(lines))
                assert len(json.dumps(found)) < 600
        finally:
            over.set()
            looking.join()
        assert megabytes(server) - before < 60
        assert slowest < 2


def mistakes_kept() -> int:
    gc.collect()
    return sum(type(thing) is InvalidInput for thing in gc.get_objects())


def test_mistakes_are_not_remembered() -> None:
    before = mistakes_kept()
    for number in range(20):
        with pytest.raises(InvalidInput, match="roam-cards"):
            find_game("roam").options({"cards": {**SKETCH, "name": f"{number}", "land": [{}] * 60}})
    assert mistakes_kept() <= before + 5  # each of these sets has hundreds


def test_many_fields_are_not_looked_at() -> None:
    """Looking what each of a thousand may mean takes long."""
    odd = {f"field {number}": number for number in range(1_500)}
    for cards in (flood(500), {**SKETCH, **odd}, {**SKETCH, "land": [odd] * 60}):
        begun = time.process_time()
        with pytest.raises(InvalidInput, match="roam-cards-many"):
            find_game("roam").options({"cards": cards})
        assert time.process_time() - begun < 5


def test_what_takes_too_long_or_too_much_memory_is_given_up() -> None:
    async def story() -> None:
        reader = Reader(seconds=6.0, megabytes=64)  # a new process begins in that time too, on any machine
        try:
            with pytest.raises(InvalidInput, match="server-too-dear"):
                await reader._read("ada", time.sleep, 60)
            with pytest.raises(InvalidInput, match="server-too-dear"):
                await reader._read("ada", bytearray, 2**28)
            with pytest.raises(InvalidInput, match="server-too-dear"):
                await reader._read("ada", os._exit, 1)
            spec = await reader.table("ada", {"game": "roam", "options": {"cards": {**SKETCH, "name": "mine"}}})
            assert spec.options["cards"]["name"] == "mine"
            assert reader.workers.replaced == 3 and not reader.waiting
        finally:
            reader.close()

    asyncio.run(story())


def test_what_people_bring_is_read_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the process everybody waits for."""

    def here(*_: object) -> None:
        raise AssertionError("read here")

    async def story() -> None:
        reader = Reader(seconds=20.0, megabytes=64)
        try:
            with pytest.raises(InvalidInput, match="roam-cards-many"):
                await reader.table("ada", {"game": "roam", "options": {"cards": flood(500)}})
            with pytest.raises(BadRecord):
                await reader.record("ada", "no record", 0)
        finally:
            reader.close()

    monkeypatch.setattr("parlour.server.reading.read_spec", here)
    monkeypatch.setattr("parlour.server.reading.Record.from_text", here)
    asyncio.run(story())


def test_nobody_keeps_the_reader_to_themselves() -> None:
    async def story() -> None:
        reader = Reader(seconds=20.0, megabytes=64)
        try:
            first = asyncio.create_task(reader._read("ada", time.sleep, 0.5))
            await asyncio.sleep(0)
            with pytest.raises(TooMuch):
                await reader.record("ada", "", 0)
            # A table without cards of its own needs no reader.
            assert (await reader.table("ada", {"game": "arcs"})).game.name == "arcs"
            others = [asyncio.create_task(reader._read(f"guest {n}", time.sleep, 0)) for n in range(7)]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch):
                await reader.record("eve", "", 0)
            await asyncio.gather(first, *others)
        finally:
            reader.close()

    asyncio.run(story())


def test_workers_end_a_cancelled_wait_at_once() -> None:
    """Whoever goes away while a worker is busy does not wait for it."""

    async def story() -> None:
        workers = Workers(1, 30.0, go_with_the_server)
        try:
            task = asyncio.create_task(workers.run(time.sleep, 20))
            await asyncio.sleep(0.3)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(task, 5)
        finally:
            workers.close()

    before = set(threading.enumerate())
    asyncio.run(story())
    assert set(threading.enumerate()) <= before  # nobody is left whom Python would have to wake at its end


def test_records_have_a_length_and_a_number(tmp_path: Path) -> None:
    with running(tmp_path, PARLOUR_MOST_RECORDS="2", PARLOUR_READ_SECONDS="60") as server:
        ada = Person(server, "Ada")
        text = GOLDEN.read_text(encoding="utf-8")
        long = text.replace("\nclose", "\n1 north: end" * (MOST_PLAYS + 1) + "\nclose")
        assert ada.post("/api/records", 400, text=long)["error"]["message"] == "server-long-record"
        tables = [ada.post("/api/records", text=text)["table"] for _ in range(2)]
        assert ada.post("/api/records", 403, text=text)["error"]["values"] == {"most": 2}
        plays = ada.get(f"/api/tables/{tables[0]}/replay")["plays"]
        whole = ada.get(f"/api/tables/{tables[0]}/replay", play=plays)
        assert whole["outcome"] is not None and whole["to_move"] == -1


def test_few_records_are_on_their_way_at_once(tmp_path: Path) -> None:
    """A hundred that come slowly, and nearly whole, would be a hundred megabytes."""
    with running(tmp_path) as server, contextlib.ExitStack() as calls:
        ada = Person(server, "Ada")
        cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        kind = "Content-Type: application/json\r\nContent-Length: 990000"
        head = f"Host: 127.0.0.1\r\n{kind}\r\nCookie: {cookies}\r\n\r\n"
        before, answers = megabytes(server), []
        for _ in range(60):
            caller = calls.enter_context(socket.create_connection(("127.0.0.1", server.port), 10))
            caller.sendall(f"POST /api/records HTTP/1.1\r\n{head}".encode() + b"x" * 900_000)
            caller.settimeout(0.3)
            with contextlib.suppress(TimeoutError):
                answers.append(caller.recv(12))
        assert answers.count(b"HTTP/1.1 429") >= 50
        assert megabytes(server) - before < 30
        assert ada.get("/api/me") == ada.me
