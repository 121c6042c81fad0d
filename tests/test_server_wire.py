"""What nobody can do to the others with connections alone: half requests, clients that do not read, floods."""

from __future__ import annotations

import contextlib
import json
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.servers import Person, Server, running

FEW_FILES = 1024  # what a service is often given to begin with
HURRIED = {"PARLOUR_PATIENCE_SECONDS": "2"}
SOON = 8.0  # seconds in which whatever is dropped "after seconds" is gone, on a busy machine too


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody longer than two seconds."""
    with running(tmp_path_factory.mktemp("hurried"), **HURRIED) as found:
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
    caller.settimeout(0.2)
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
    lines = dict(line.split(" ") for line in httpx.get(f"{server.url}/metrics").text.splitlines() if line[0] != "#")
    return int(lines[name])


def cookie(person: Person) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}


def logged(server: Server) -> list[str]:
    """What the server found worth telling that is no news of itself."""
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    return [line["what"] for line in lines if line["level"] != "info"]


# Half requests


def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    with few_files():
        server = Server(tmp_path)
        server.start()
    callers = []
    try:
        for _ in range(FEW_FILES - 14):
            callers.append(called(server, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1"))
        assert httpx.get(f"{server.url}/healthz", timeout=SOON).status_code == 200
        assert Person(server, "Ada").get("/api/me")["name"] == "Ada"
    finally:
        for caller in callers:
            caller.close()
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


@pytest.mark.parametrize("what", HALVES)
def test_whoever_does_not_finish_a_request_is_dropped(hurried: Server, what: str) -> None:
    began = time.monotonic()
    with HALVES[what](hurried) as caller:
        assert ended(caller) is not None
        assert time.monotonic() - began > 0.5  # it was given some time


# Clients that do not read


def deaf(person: Person, table: str, key: str = "") -> ClientConnection:
    """Somebody who asks for the whole table again and again, and reads nothing of it."""
    caller = socket.socket()
    caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    caller.connect(("127.0.0.1", person.server.port))
    address = f"{person.server.url.replace('http', 'ws')}/ws/{table}?key={key}"
    found = connect(
        address, sock=caller, additional_headers=cookie(person), max_queue=1, ping_interval=None, close_timeout=0.1, legacy=True
    )
    for number in range(140):  # 50 kB each: more than the system keeps for a connection
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


def ban(server: Server, person: Person) -> None:
    command = [sys.executable, "-m", "parlour", "admin", "ban", person.me["id"]]
    environment = {"PARLOUR_HOME": str(server.folder), "PATH": "/usr/bin:/bin"}
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=60)


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


def test_bans_wait_for_no_peer(tmp_path: Path) -> None:
    with running(tmp_path, PARLOUR_PATIENCE_SECONDS="600") as server:
        ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
        name = long_talk(ada, bob)
        with ada.sit(name) as south, contextlib.closing(deaf(bob, name)):
            south.until(lambda table: table["players"][1]["present"])
            ban(server, bob)
            south.until(lambda table: not table["players"][1]["present"], timeout=2 * SOON)
            own = eve.post("/api/tables", game="roam", options={"players": 2})["table"]
            with eve.sit(own) as listening:
                listening.hear()
                ban(server, eve)
                assert until_gone(listening.socket, 2 * SOON) == 4400
        assert metric(server, "parlour_connections") == 0
        assert not logged(server)


def test_signing_out_waits_for_no_peer(tmp_path: Path) -> None:
    server = Server(tmp_path, PARLOUR_PATIENCE_SECONDS="600").start()
    try:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        name = long_talk(ada, bob)
        with contextlib.closing(deaf(bob, name)):
            bob.http.timeout = httpx.Timeout(SOON)
            bob.post("/api/logout?everywhere=true")
        again = Person(server, "Bob")
        links = ada.get(f"/api/tables/{name}")
        began = time.monotonic()
        with contextlib.closing(deaf(again, name, links["watch"])):
            assert server.process is not None
            server.process.terminate()
            server.process.wait(2 * SOON)  # nor does the end of the server
        assert time.monotonic() - began < SOON
        assert not logged(server)
    finally:
        server.stop()
