"""What nobody can do to the others with connections alone: half requests, clients that do not read, floods."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import WebSocket
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from parlour.core.errors import InvalidInput
from parlour.server import arrivals, pages
from parlour.server.admin import open_admin
from parlour.server.app import House
from parlour.server.errors import NotFound, TooMuch
from parlour.server.limits import address_key
from parlour.server.logs import JsonLines
from parlour.server.public_addresses import is_public, registry
from parlour.server.settings import Settings
from parlour.server.socket import MOST_ANSWERS, Wants
from parlour.server.webhooks import check_address
from tests.server.both import ON_BOTH, url_of
from tests.server.servers import STRANGER, Person, Server, running, running_here

pytestmark = [pytest.mark.slow, ON_BOTH]

FEW_FILES = 1024  # what a service is often given to begin with
HURRIED = {"PARLOUR_PATIENCE_SECONDS": "2"}
SOON = 8.0  # seconds in which whatever is dropped "after seconds" is gone, on a busy machine too


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    """A server that waits for nobody longer than two seconds."""
    with running(tmp_path_factory.mktemp("hurried"), **HURRIED) as found:
        yield found


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    """A server behind a proxy, with low limits."""
    limits = {"PARLOUR_MOST_CONNECTIONS": "30", "PARLOUR_MOST_CONNECTIONS_PER_ADDRESS": "3"}
    limits |= {"PARLOUR_PROXY": "1", "PARLOUR_REQUESTS_PER_MINUTE": "120"}
    with running(tmp_path_factory.mktemp("proxied"), **limits) as found:
        yield found


@contextlib.contextmanager
def few_files() -> Iterator[None]:
    """Whoever is started meanwhile may open few files at first."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def called(server: Server, text: bytes = b"") -> socket.socket:
    """A connection on which something was sent."""
    found = socket.create_connection(("127.0.0.1", server.port), timeout=SOON)
    found.sendall(text)
    return found


def ended(caller: socket.socket, within: float = SOON) -> bytes | None:
    """What still comes until the server ends a connection; None if it does not."""
    caller.settimeout(min(0.2, within))
    heard, deadline = b"", time.monotonic() + within
    while time.monotonic() < deadline:
        try:
            piece = caller.recv(65_536)
        except TimeoutError:
            continue
        except OSError:
            return heard
        if not piece:
            return heard
        heard += piece
    return None


def metric(server: Server, name: str) -> int:
    text = STRANGER.get(f"{server.url}/metrics").text
    return int(next(line.split(" ")[1] for line in text.splitlines() if line.startswith(f"{name} ")))


def cookie(person: Person) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}


def logged(server: Server) -> list[str]:
    """What the server found worth telling that is no news of itself."""
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    return [line["what"] for line in lines if line["level"] != "info"]


# Half requests


def open_files(server: Server) -> tuple[int, int]:
    """How many files the server may have open, and how many it could ask for."""
    assert server.process is not None
    limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="ascii")
    soft, hard = next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))
    return int(soft), int(hard)


def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    with few_files():
        server = Server(tmp_path, PARLOUR_MOST_CONNECTIONS_PER_ADDRESS="400").start()
    try:
        soft, hard = open_files(server)
        assert soft == min(hard, 65_536) > FEW_FILES
        with contextlib.ExitStack() as stack:
            for _ in range(FEW_FILES - 14):
                stack.enter_context(called(server, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1"))
            time.sleep(1.2)  # whoever has just come is not sent away
            assert STRANGER.get(f"{server.url}/healthz", timeout=SOON).status_code == 200
            assert Person(server, "Ada").get("/api/me")["name"] == "Ada"
            assert metric(server, "parlour_lines") <= 110
    finally:
        server.stop()


def drip(text: bytes) -> Callable[[Server], socket.socket]:
    """One byte now and then, so that there is always something new."""

    def call(server: Server) -> socket.socket:
        caller = called(server, text[:1])
        for byte in text[1:40]:
            try:
                caller.sendall(bytes([byte]))
            except OSError:
                break
            time.sleep(0.2)
        return caller

    return call


LONG = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
HALVES: dict[str, Callable[[Server], socket.socket]] = {
    "nothing": lambda server: called(server),
    "half a line": lambda server: called(server, b"GET /heal"),
    "half of the headers": lambda server: called(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: "),
    "a byte at a time": drip(b"GET /healthz HTTP/1.1\r\nX-Slow: " + b"x" * 1000),
    "a body that does not come": lambda server: called(server, LONG + b'Content-Length: 100\r\n\r\n{"name": "A'),
    "a body a byte at a time": drip(LONG + b"Content-Length: 9000\r\n\r\n{"),
    "half of a second request": lambda server: called(
        server, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HT"
    ),
}


def test_whoever_does_not_finish_a_request_is_dropped(hurried: Server) -> None:
    def dropped_after(what: str) -> float | None:
        began = time.monotonic()
        with HALVES[what](hurried) as caller:
            return time.monotonic() - began if ended(caller) is not None else None

    with ThreadPoolExecutor(len(HALVES)) as callers:
        found = dict(zip(HALVES, callers.map(dropped_after, HALVES), strict=True))
    for what, seconds in found.items():
        assert seconds is not None and seconds > 0.5, what  # each was given some time, and no more


def test_a_slow_line_is_heard_out(hurried: Server) -> None:
    ada = Person(hurried, "Ada")
    body = json.dumps({"text": "x" * 60_000}).encode()
    head = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie(ada)['Cookie']}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with called(hurried, head.encode()) as caller:
        for start in range(0, len(body), 5000):
            caller.sendall(body[start : start + 5000])
            time.sleep(0.4)  # in all more than twice as long as the server waits for somebody silent
        assert caller.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_what_came_fast_is_no_credit_for_silence(hurried: Server) -> None:
    ada = Person(hurried, "Ada")
    body = json.dumps({"text": "x" * 450_000}).encode()
    head = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie(ada)['Cookie']}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    begun = head.encode() + body[:-60_000]
    with called(hurried, begun) as steady, called(hurried, begun) as silent:
        for start in range(len(body) - 60_000, len(body), 10_000):
            time.sleep(1)
            steady.sendall(body[start : start + 10_000])
        assert steady.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert ended(silent, 2) is not None


# Too many


def test_an_address_has_its_share(tmp_path: Path) -> None:
    with running(tmp_path, PARLOUR_MOST_CONNECTIONS_PER_ADDRESS="12") as server:
        ada = Person(server, "Ada")
        name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
        ada.http.close()
        address = f"{server.url.replace('http', 'ws')}/ws/{name}"
        with contextlib.ExitStack() as stack:
            for _ in range(12):
                opened = connect(address, additional_headers=cookie(ada), close_timeout=0.1)
                assert json.loads(stack.enter_context(opened).recv(SOON))["type"] == "table"
            for _ in range(3):
                with called(server) as caller:
                    assert ended(caller) == b""
        assert metric(server, "parlour_lines_refused_total") >= 3
        assert not logged(server)


def test_a_full_house_has_room_for_newcomers(tmp_path: Path) -> None:
    """Whoever fills it from a few addresses loses what is needed for others, and no more."""
    limits = {"PARLOUR_MOST_CONNECTIONS": "30", "PARLOUR_MOST_CONNECTIONS_PER_ADDRESS": "10"}
    with running(tmp_path, **limits) as server, contextlib.ExitStack() as stack:
        ada = Person(server, "Ada")
        name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
        ada.http.close()
        headers = cookie(ada)

        def sit(number: int) -> ClientConnection:
            address = f"{server.url.replace('http', 'ws')}/ws/{name}"
            source = (f"127.0.0.{number}", 0)
            opened = connect(address, additional_headers=headers, source_address=source, close_timeout=0.1)
            found: ClientConnection = stack.enter_context(opened)
            assert json.loads(found.recv(SOON))["type"] == "table"
            return found

        def is_gone(opened: ClientConnection) -> bool:
            try:
                while True:
                    opened.recv(0.1)
            except TimeoutError:
                return False
            except ConnectionClosed:
                return True

        hogs = {number: [sit(number) for _ in range(10)] for number in (2, 3, 4)}
        newcomers = [sit(5), sit(6), sit(6)]
        line = HTTPConnection("127.0.0.1", server.port, timeout=SOON, source_address=("127.0.0.7", 0))
        line.request("GET", "/livez", headers={"Connection": "close"})
        assert line.getresponse().status == 200
        line.close()
        gone = {number: [is_gone(opened) for opened in held] for number, held in hogs.items()}
        assert sum(map(sum, gone.values())) == 4
        assert all(sum(held) in (1, 2) and not any(held[:8]) for held in gone.values())  # the newest, of each
        assert not any(map(is_gone, newcomers))
        sit(6)
        for number in (2, 3, 4):  # they have no more right to what others have
            with pytest.raises((OSError, ConnectionClosed, InvalidMessage)):
                sit(number)
        assert not any(map(is_gone, newcomers))
        assert not logged(server)


def test_whoever_is_silent_makes_room(proxied: Server) -> None:
    ada = Person(proxied, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    with ada.sit(name) as playing, contextlib.ExitStack() as stack:
        playing.hear()
        silent = [stack.enter_context(called(proxied, b"GET")) for _ in range(60)]
        time.sleep(1.2)  # those who have just come are not sent away
        assert Person(proxied, "Bob").get("/api/me")["name"] == "Bob"
        assert playing.say("chat", text="still here")["type"] == "ok"
        assert sum(ended(caller, 0.01) is not None for caller in silent) >= 30
    assert metric(proxied, "parlour_lines_refused_total") >= 30


def test_websockets_are_counted_by_the_address_the_proxy_tells(proxied: Server) -> None:
    ada = Person(proxied, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    address = f"{proxied.url.replace('http', 'ws')}/ws/{name}"
    with contextlib.ExitStack() as stack:

        def first_word(told: str) -> str:
            headers = {**cookie(ada), "X-Forwarded-For": told}
            found = stack.enter_context(connect(address, additional_headers=headers))
            message: dict[str, Any] = json.loads(found.recv(SOON))
            return str(message["error"]["message"] if message["type"] == "error" else message["type"])

        # one line, however it counts through the second half of its address
        heard = [first_word(f"2001:db8:0:7::{number:x}") for number in range(5)]
        assert heard == ["table"] * 3 + ["server-too-much"] * 2
        assert first_word("2001:db8:0:8::1") == first_word("192.0.2.1") == "table"


def test_limits_take_the_first_half_of_an_address(proxied: Server) -> None:
    def ask(address: str) -> int:
        return STRANGER.get(f"{proxied.url}/api/games", headers={"X-Forwarded-For": address}).status_code

    assert {ask(f"2001:db8:1:1:{number:x}::1") for number in range(60)} == {200, 429}
    assert ask("2001:db8:1:2::1") == 200


def test_keys_of_addresses_are_short() -> None:
    assert address_key("fe80::1:2%eth0") == "fe80::"
    assert address_key("192.0.2.1:5000") == "192.0.2.1"
    for text in ("", "x" * 10_000, "1" * 5000, "[" * 300, ":" * 300, "unknown"):
        assert len(address_key(text)) <= 60


# Requests that are none, or too many at once

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
LAST = b"Connection: close\r\n\r\n"
BIG = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999\r\n\r\n"
ENDLESS = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
ODD: dict[str, tuple[bytes, bytes]] = {
    "a long header": (GET + b"X-Long: " + b"x" * 40_000 + b"\r\n\r\n", b" 431 "),
    "a header without end": (GET + b"X-Long: " + b"x" * 2_000_000, b" 431 "),
    "an address without end": (b"GET /" + b"x" * 2_000_000, b" 431 "),
    "many headers": (GET + b"".join(b"X-%d: 1\r\n" % number for number in range(500)) + b"\r\n", b" 431 "),
    "a body that is too long": (BIG + b"x" * 3_000_000, b" 413 "),
    "a body that does not end": (ENDLESS + b"ffffff\r\n" + b"x" * 3_000_000, b" 411 "),
    "another protocol": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b" 400 "),
    "no protocol": (bytes(range(256)) * 100, b" 400 "),
    "another upgrade": (GET + b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n", b" 200 "),
    "an upgrade without key": (b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE + b"\r\n", b" 400 "),
    "an upgrade with a long line": (
        b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX: "
        + b"x" * 9000
        + b"\r\n"
        + UPGRADE
        + b"\r\n",
        b" 4",
    ),
    "an upgrade with a body": (
        b"POST /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n" + UPGRADE + b"\r\n123456789",
        b" 4",
    ),
    "a tunnel": (b"CONNECT example.org:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b" 4"),
    "no path": (b"GET http://127.0.0.1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b" 4"),
    "two names": (GET + b"Host: 127.0.0.1\r\n" + LAST, b" 400 "),
    "no name": (b"GET /healthz HTTP/1.1\r\n" + LAST, b" 400 "),
}


@pytest.mark.parametrize("what", ODD)
def test_odd_requests_are_answered_and_ended(hurried: Server, what: str) -> None:
    text, status = ODD[what]
    with called(hurried) as caller:
        with contextlib.suppress(OSError):  # the server need not hear it out
            caller.sendall(text)
        answer = ended(caller)
    assert answer is not None and status in answer.partition(b"\r\n")[0], answer
    assert len(answer) < 1500
    assert hurried.process is not None and hurried.process.poll() is None
    assert not logged(hurried)


def test_few_requests_wait_in_line(hurried: Server) -> None:
    with called(hurried) as caller:
        with contextlib.suppress(OSError):
            caller.sendall((GET + b"\r\n") * 20_000)
        answers = ended(caller)
    assert answers is not None and 1 <= answers.count(b"HTTP/1.1 200") <= 10


def test_a_connection_has_an_end(hurried: Server) -> None:
    line = HTTPConnection("127.0.0.1", hurried.port, timeout=SOON)
    last = 0
    for number in range(1, 1100):
        line.request("GET", "/nowhere")
        answer = line.getresponse()
        answer.read()
        if answer.getheader("connection") == "close":
            last = number
            break
    assert last == 1000


def test_answers_that_are_not_read_are_dropped(hurried: Server) -> None:
    before = metric(hurried, "parlour_lines_dropped_total")
    ask = b"GET /words/en/arcs.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    assert len(STRANGER.get(f"{hurried.url}/words/en/arcs.ftl").content) > 50_000
    with socket.socket() as caller:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        caller.connect(("127.0.0.1", hurried.port))
        for _ in range(8):  # no more than may wait in line
            with contextlib.suppress(OSError):
                caller.sendall(ask)
            time.sleep(0.05)
        wait_until(lambda: metric(hurried, "parlour_lines_dropped_total") > before)


# Floods of frames


def frames(opcode: Opcode, data: bytes, count: int = 1, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask) * count


MORE = frames(Opcode.TEXT, b"{}", 20_000)  # than anybody hears
GOODBYE = frames(Opcode.CLOSE, b"\x03\xe8")
# What is no talk, and the code with which the server hangs up on it
FLOODS = {
    "pings": (frames(Opcode.PING, b"", 20_000), 4429),
    "pongs": (frames(Opcode.PONG, b"x", 20_000), 4429),
    "a message of nothing": (
        frames(Opcode.TEXT, b"", fin=False) + frames(Opcode.CONT, b"", 20_000, fin=False),
        4429,
    ),
    "messages": (MORE, 4429),
    "bytes": (frames(Opcode.BINARY, b"{}") + MORE, 1003),
    "something without a mask": (frames(Opcode.TEXT, b"{}", mask=False) + MORE, 1002),
    "a long message": (frames(Opcode.TEXT, b"x" * 200_000) + MORE, 1009),
    "text that is none": (frames(Opcode.TEXT, b"\xff") + frames(Opcode.PING, b"") + MORE, 1007),
    "text that is none and a goodbye": (frames(Opcode.TEXT, b"\xff") + GOODBYE, 1000),
    "pings and a goodbye": (frames(Opcode.PING, b"", 200) + GOODBYE, 1000),
}


def goodbye(caller: socket.socket) -> int | None:
    """The code with which the server ends a connection. To be cut off is an error."""
    heard = b""
    while piece := caller.recv(65_536):
        heard += piece
    reader = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=State.OPEN, max_size=None)
    reader.receive_data(heard.partition(b"\r\n\r\n")[2])
    return reader.close_rcvd.code if reader.close_rcvd is not None else None


@pytest.mark.parametrize("what", FLOODS)
def test_floods_of_frames_end_and_hurt_nobody(hurried: Server, what: str) -> None:
    flood, code = FLOODS[what]
    ada = Person(hurried, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    with ada.sit(name) as calm:
        calm.hear()
        handshake = f"GET /ws/{name} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie(ada)['Cookie']}\r\n"
        handshake += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        with called(hurried, handshake.encode() + UPGRADE + b"\r\n") as caller:
            assert b" 101 " in caller.recv(100, socket.MSG_PEEK)
            caller.sendall(flood)
            began = time.monotonic()
            assert calm.say("chat", text="is it quiet?")["type"] == "ok"
            assert time.monotonic() - began < 3
            assert goodbye(caller) == code
    assert not logged(hurried)


@pytest.mark.parametrize("text", ["x" * 500_000, ["{"] * 300], ids=["long", "in pieces"])
def test_whoever_still_talks_is_told_why_it_was_too_much(hurried: Server, text: str | list[str]) -> None:
    """Their side must not hear of the end of the connection before they hear why."""
    ada = Person(hurried, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    codes = []
    for _ in range(20):
        with ada.sit(name) as follower:
            follower.hear()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(20):
                    follower.socket.send(text)
            codes.append(until_gone(follower.socket, SOON))
    assert set(codes) == {1009 if isinstance(text, str) else 4429}


async def never(*_: object) -> None:
    await asyncio.Event().wait()


def test_few_are_let_in_at_once_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that does not answer keeps no crowd waiting."""
    monkeypatch.setattr(arrivals, "SECONDS_TO_ARRIVE", 1.0)
    monkeypatch.setattr(arrivals, "MOST_ARRIVING", 10)
    scope = {"type": "websocket", "headers": [], "client": ("192.0.2.1", 1), "path": "/ws/x", "query_string": b""}

    async def arrive(house: House) -> str:
        try:
            await arrivals.let_in(house, WebSocket(scope, never, never), "x", "", Wants())  # type: ignore[arg-type]
        except TooMuch as error:
            return error.message
        return ""

    async def crowd() -> None:
        house = House(Settings(database=url_of(tmp_path), secret="s" * 32, thinkers=1))
        monkeypatch.setattr(house.sessions, "by_cookie", never)
        try:
            waiting = [asyncio.create_task(arrive(house)) for _ in range(10)]
            await asyncio.sleep(0)
            assert await asyncio.wait_for(arrive(house), 0.5) == "server-too-much"  # at once
            assert not any(task.done() for task in waiting)
            assert await asyncio.gather(*waiting) == ["server-too-much"] * 10  # in time
            assert house.arriving == 0
        finally:
            house.thinkers.close()
            house.storage.close()

    asyncio.run(crowd())


def test_whoever_goes_in_the_middle_is_not_worth_a_line(hurried: Server) -> None:
    ada = Person(hurried, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    handshake = "HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    for number in range(60):
        known = f"Cookie: {cookie(ada)['Cookie']}\r\n" if number % 2 else ""
        with called(hurried, f"GET /ws/{name} {handshake}{known}".encode() + UPGRADE + b"\r\n") as caller:
            time.sleep(number / 10_000)
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # without a goodbye
    with ada.sit(name) as follower:
        assert follower.say("chat", text="hello")["type"] == "ok"
    assert not logged(hurried)


def test_whoever_went_before_hearing_why_not_is_not_worth_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked, refused = threading.Event(), threading.Event()

    async def let_in(house: House, socket: WebSocket, *_: object) -> None:
        asked.set()
        while socket.app.state.door.lines:
            await asyncio.sleep(0.01)
        refused.set()
        raise NotFound("server-no-table")

    monkeypatch.setattr(arrivals, "let_in", let_in)
    handshake = "GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    with running_here(tmp_path) as server:
        with called(server, handshake.encode() + UPGRADE + b"\r\n"):
            assert asked.wait(SOON)
        assert refused.wait(SOON)
    assert "WebSocketDisconnect" not in caplog.text and "Exception" not in caplog.text


# Clients that do not read


def deaf(person: Person, table: str, key: str = "") -> ClientConnection:
    """Somebody who asks for the whole table again and again, and reads nothing of it."""
    caller = socket.socket()
    caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    caller.connect(("127.0.0.1", person.server.port))
    address = f"{person.server.url.replace('http', 'ws')}/ws/{table}?key={key}"
    calm: dict[str, Any] = {"max_queue": 1, "ping_interval": None, "close_timeout": 0.1, "legacy": True}
    found: ClientConnection = connect(address, sock=caller, additional_headers=cookie(person), **calm)
    # 50 kB each: more than the system keeps for a connection, and fewer than the answers that may wait
    for number in range(MOST_ANSWERS - 20):
        found.send(json.dumps({"do": "sync", "id": f"deaf-{number}"}))
        time.sleep(0.01)
    time.sleep(1)
    return found


def long_talk(ada: Person, bob: Person) -> str:
    """A table of two with much chat, and a game that has begun."""
    table = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    bob.post(f"/api/tables/{table['table']}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{table['table']}/start")
    name: str = table["table"]
    with ada.sit(name) as south:
        for _ in range(100):
            assert south.say("chat", text="x" * 500)["type"] == "ok"
    return name


def wait_until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 2 * SOON
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.2)


def ban(server: Server, person: Person) -> None:
    with open_admin(Settings(database=server.database)) as admin:
        admin.ban(person.me["id"], True)


def until_gone(opened: ClientConnection, within: float) -> int:
    """The code with which the server ends a connection."""
    deadline = time.monotonic() + within
    try:
        while True:
            opened.recv(max(0.01, deadline - time.monotonic()))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_a_client_that_does_not_read_is_dropped(hurried: Server) -> None:
    ada, bob = Person(hurried, "Ada"), Person(hurried, "Bob")
    name = long_talk(ada, bob)
    with ada.sit(name) as south, contextlib.closing(deaf(bob, name)):
        south.until(lambda table: table["players"][1]["present"])
        south.until(lambda table: not table["players"][1]["present"], timeout=2 * SOON)
        ada.post(f"/api/tables/{name}/takeover", seat=1)  # as for anybody who is away
    assert "WebSocketDisconnect" not in hurried.log.read_text(encoding="utf-8")


@dataclass
class Talk:
    """A table with much to tell, and its owner."""

    server: Server
    ada: Person
    name: str
    watch: str


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Talk]:
    """At a server that itself would wait for ever."""
    with running(tmp_path_factory.mktemp("patient"), PARLOUR_PATIENCE_SECONDS="600") as server:
        ada = Person(server, "Ada")
        name = long_talk(ada, Person(server, "Bob"))
        yield Talk(server, ada, name, ada.get(f"/api/tables/{name}")["watch"])


def test_bans_wait_for_no_peer(talk: Talk) -> None:
    cyd, eve = Person(talk.server, "Cyd"), Person(talk.server, "Eve")
    with contextlib.closing(deaf(cyd, talk.name, talk.watch)), eve.sit(talk.name, key=talk.watch) as listening:
        listening.hear()
        ban(talk.server, cyd)
        wait_until(lambda: metric(talk.server, "parlour_connections") == 1)  # something was done about it
        ban(talk.server, eve)
        assert until_gone(listening.socket, 2 * SOON) == 4400
        wait_until(lambda: metric(talk.server, "parlour_connections") == 0)
        wait_until(lambda: metric(talk.server, "parlour_lines") == 1)  # that of the question
    assert not logged(talk.server)


def test_signing_out_waits_for_no_peer(talk: Talk) -> None:
    fay = Person(talk.server, "Fay")
    fay.http.timeout = httpx.Timeout(SOON)
    with contextlib.closing(deaf(fay, talk.name, talk.watch)):
        fay.post("/api/logout?everywhere=true")
        assert metric(talk.server, "parlour_connections") == 0
    assert not logged(talk.server)


def test_the_end_waits_for_no_peer(talk: Talk) -> None:
    assert talk.server.process is not None
    gus = Person(talk.server, "Gus")
    with contextlib.closing(deaf(gus, talk.name, talk.watch)), called(talk.server, b"GET / HTTP/1.1\r\n"):
        talk.server.process.terminate()
        talk.server.process.wait(SOON)  # uvicorn would wait, and complain of a task that does not end
    assert not logged(talk.server)


def test_a_goodbye_to_somebody_who_has_gone_is_not_worth_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They are banned while the last thing they said is still being done."""
    begun, over = threading.Event(), threading.Event()

    async def say(*_: object) -> None:
        begun.set()
        while not over.is_set():
            await asyncio.sleep(0.05)

    with running_here(tmp_path) as server:
        house: House = server.app.state.house
        monkeypatch.setattr(house.tables, "say", say)
        ada = Person(server, "Ada")
        name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
        ada.http.close()
        handshake = f"GET /ws/{name} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie(ada)['Cookie']}\r\n"
        handshake += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        with called(server, handshake.encode() + UPGRADE + b"\r\n") as caller:
            assert b" 101 " in caller.recv(100)
            caller.sendall(frames(Opcode.TEXT, b'{"do": "chat", "text": "hello"}'))
            assert begun.wait(SOON)
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # without a goodbye
        wait_until(lambda: not server.app.state.door.lines)
        assert house.sockets.open
        ban(server, ada)
        wait_until(lambda: not house.sockets.open)
        time.sleep(0.3)  # somebody looks again
        over.set()
    assert "WebSocketDisconnect" not in caplog.text and "failed" not in caplog.text


# Names


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    names = {"PARLOUR_ADDRESS": "https://parlour.example", "PARLOUR_ORIGINS": "https://club.example:8443"}
    with running(tmp_path_factory.mktemp("named"), **names) as found:
        yield found


OWN = ["parlour.example", "PARLOUR.example:8765", "club.example", "localhost:1", "127.0.0.1", "[::1]:8765"]
OWN += [
    "192.168.1.7:8765",
    "parlour.example.",
    socket.gethostname(),
    f"{socket.gethostname().split('.')[0]}.local",
]
FOREIGN = ["evil.example", "parlour.example.evil.example", "example", "a@parlour.example", "parlour.example:x", ""]
FOREIGN += [
    "evil.example/parlour.example",
    "x" * 8000,
    "127.0.0.1.evil.example",
    "[::1",
    "https://parlour.example",
]


def test_the_server_answers_to_its_names(named: Server) -> None:
    for host in OWN:
        assert STRANGER.get(f"{named.url}/healthz", headers={"Host": host}).status_code == 200, host
    for host in FOREIGN:
        for path in ("/", "/api/games", "/healthz"):
            answer = STRANGER.get(f"{named.url}{path}", headers={"Host": host})
            assert answer.status_code == 421, host
            assert len(answer.content) < 400
            assert path == "/api/games" or "PARLOUR_ADDRESS" in answer.text
    spoken = STRANGER.get(f"{named.url}/", headers={"Host": "evil.example", "Accept-Language": "cs,en;q=0.5"}).text
    assert spoken.startswith("Tento server")


def test_websockets_answer_to_its_names_too(named: Server) -> None:
    ada = Person(named, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]

    def call(host: str) -> ClientConnection:
        caller = socket.create_connection(("127.0.0.1", named.port))
        return connect(f"ws://{host}/ws/{name}", sock=caller, additional_headers=cookie(ada), legacy=True)

    with contextlib.closing(call("parlour.example")) as opened:
        assert json.loads(opened.recv(SOON))["type"] == "table"
    with pytest.raises(InvalidStatus) as refused:
        call("evil.example")
    assert refused.value.response.status_code == 421


# What is kept, and what is said back


PUBLIC = ("no-cache", pages.A_DAY, pages.FOR_EVER)


def test_nothing_private_is_kept(hurried: Server) -> None:
    ada = Person(hurried, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    fitting = {"table_id": name, "game": "roam", "lesson": "search"}
    paths = ada.get("/openapi.json")["paths"]
    assert len(paths) > 25
    for path, methods in paths.items():
        for method in methods:
            body = b"{}" if method == "post" else b""
            headers = {"Content-Type": "application/json"}
            answer = ada.http.request(method, path.format(**fitting), content=body, headers=headers)
            assert answer.headers["cache-control"] == "no-store", (method, path, answer.status_code)
    for path in ("/openapi.json", "/nowhere", "/api/nowhere", "/ws/x", "/art/roam/x.svg", "/words/en/x.ftl"):
        assert ada.http.get(path).headers["cache-control"] == "no-store", path
    for path in ("/", f"/t/{name}", "/art/roam/forest-1.svg", "/words/en/frame.ftl"):
        assert ada.http.get(path).headers["cache-control"] in PUBLIC, path


MUCH = "9" * 5000
LONG_ADDRESSES = [
    f"/art/roam/forest-{MUCH}.svg",
    f"/art/roam/{'x' * 5000}-1.svg",
    f"/api/tables/{MUCH}",
    f"/api/tables/x/replay?play={MUCH}&seat=-{MUCH}",
    f"/api/games/{MUCH}/rules",
    f"/words/{MUCH}/{MUCH}.ftl",
    f"/nowhere/{MUCH}",
    f"/api/logout?everywhere={MUCH}",
    f"/assets/{MUCH}",
]


def test_nothing_long_is_said_back_or_logged(hurried: Server) -> None:
    ada = Person(hurried, "Ada")
    name = ada.post("/api/tables", game="roam", options={"players": 2})["table"]
    paths = [*LONG_ADDRESSES, f"/api/tables/{name}/replay?play={MUCH}", f"/api/tables/{name}?key={MUCH}"]
    for path in paths:
        for method in ("GET", "POST"):
            answer = ada.http.request(method, path)
            own = path.startswith(f"/api/tables/{name}?key") and method == "GET"
            assert own or 400 <= answer.status_code < 500, (path[:60], answer.status_code)
            assert own or len(answer.content) < 500, path[:60]
    deep = b"[" * 30_000 + b"]" * 30_000
    bodies = [{"name": MUCH}, {MUCH: 1}, {"name": "A", **{f"f{number}": 1 for number in range(5000)}}]
    sent = [json.dumps(body).encode() for body in bodies] + [
        deep,
        b'{"name":' + deep + b"}",
        b'{"name": %d}' % 10**4000,
    ]
    for body in sent:
        headers = {"Content-Type": "application/json", "X-Forwarded-For": MUCH, "Accept-Language": MUCH}
        for path in ("/api/guest", "/api/tables", "/api/login", "/api/webhook", f"/api/tables/{name}/join"):
            answer = ada.http.post(path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500 and len(answer.content) < 500, (path, body[:40])
    with ada.sit(name) as follower:
        for said in ({"do": "play", "action": MUCH}, {"do": MUCH}, {"do": "takeover", "bot": MUCH}, {MUCH: MUCH}):
            follower.socket.send(json.dumps(said))
            while (message := follower.hear())["type"] == "table":
                pass
            assert message["type"] == "error" and len(json.dumps(message)) < 500
    assert "99999999" not in hurried.log.read_text(encoding="utf-8")
    assert not logged(hurried)


def test_what_broke_is_logged_without_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Invitations are in addresses, and they can be long."""

    async def broken(*_: object) -> None:
        raise RuntimeError("broken")

    with running_here(tmp_path) as server:
        monkeypatch.setattr(server.app.state.house.tables, "room", broken)
        answer = Person(server, "Ada").http.get("/api/tables/hidden-table", params={"key": "hidden-key"})
        assert (answer.status_code, answer.json()["error"]["message"]) == (500, "server-broken")
    ours = [record for record in caplog.records if record.name.startswith(("parlour", "uvicorn", "asyncio"))]
    lines = [JsonLines().format(record) for record in ours]
    assert any("request failed" in line for line in lines)
    assert not any("hidden" in line for line in lines)


# Webhooks


def test_no_webhook_goes_to_a_special_address() -> None:
    blocks = registry()
    assert len(blocks) >= 51  # 26 of IPv4 and 25 of IPv6 in July 2026
    for block, reachable in blocks.items():
        for address in {block[0], block[-1], block[block.num_addresses // 2]}:
            inside = [
                known for other, known in blocks.items() if other.version == block.version and address in other
            ]
            given_out = block.version == 4 or str(address).startswith(("2", "3"))
            assert is_public(str(address)) == (given_out and set(inside) == {True}), (block, reachable, address)
    found = ["64:ff9b:1::7f00:1", "::127.0.0.1", "192.0.0.8", "224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"]
    embedded = [
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "fec0::1",
        "4000::1",
        "::",
    ]
    for special in (*found, *embedded):
        assert not is_public(special), special
        shown = f"[{special}]" if ":" in special else special
        with pytest.raises(InvalidInput, match="server-bad-webhook"):
            check_address(f"https://{shown}/hook")
    for public in ("8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450::1"):
        assert is_public(public), public
