"""A real server in a process of its own, and people who talk to it, for tests."""

from __future__ import annotations

import contextlib
import copy
import http.client
import itertools
import json
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, Self

import httpx
import psycopg
import uvicorn
from psycopg.types.json import set_json_loads
from sqlalchemy import make_url
from websockets.sync.client import ClientConnection, connect

from parlour.server.app import create_app
from parlour.server.connections import Requests
from parlour.server.frames import Frames
from parlour.server.settings import Settings
from tests.server.both import url_of
from tests.server.ports import free_port
from tests.server.strictly import check_answer, check_told

Json = dict[str, Any]
PATIENCE = 20.0
TO_START = 60.0  # seconds, on a busy machine
PASSWORD = "correct-horse-battery-9"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
# What every server of a test is told, unless the test says otherwise: all clients come from one address, so limits
# by address are wide, and nobody is waited for.
ENVIRONMENT = {
    "PARLOUR_THINKERS": "1",
    "PARLOUR_REQUESTS_PER_MINUTE": "100000",
    "PARLOUR_LOGINS_PER_MINUTE": "100000",
    "PARLOUR_GUESTS_PER_MINUTE": "100000",
    "PARLOUR_TABLES_PER_MINUTE": "100000",
    "PARLOUR_MOST_CONNECTIONS_PER_ADDRESS": "100000",
    "PARLOUR_LEAST_DISK_MB": "20",
    "PARLOUR_LOOK_SECONDS": "0.3",
    "PARLOUR_ABSENT_SECONDS": "0",
    "PARLOUR_MESSAGES_PER_SECOND": "2000",
}
# Whoever asks once, without a cookie. Making a client takes long, so there is one for all; none of its connections
# is left open, for they are counted.
STRANGER = httpx.Client(
    verify=False,
    cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
    limits=httpx.Limits(max_keepalive_connections=0),
    timeout=PATIENCE,
)


class Server:
    """`parlour serve` with its files in a folder; it can be killed and started again. Its database is that of the
    folder, unless another one is named."""

    def __init__(self, folder: Path, database: str | None = None, **environment: str) -> None:
        self.folder = folder
        self.database = database or url_of(folder)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.environment = {
            **ENVIRONMENT,
            "PARLOUR_HOME": str(folder),
            "PARLOUR_PORT": str(self.port),
            **({} if database is None and self.on_sqlite else {"PARLOUR_DATABASE": self.database}),
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def on_sqlite(self) -> bool:
        return make_url(self.database).get_backend_name() == "sqlite"

    def start(self) -> Server:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "parlour", "serve"],
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + TO_START
        while time.monotonic() < deadline:
            if self.is_well():
                return self
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self.log.read_text(encoding='utf-8')}")

    def is_well(self) -> bool:
        """Whether it answers, and says that nothing is wrong."""
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)) as asked:
            try:
                asked.request("GET", "/healthz")
                return asked.getresponse().status == 200
            except (OSError, http.client.HTTPException):
                return False

    def processes(self) -> list[int]:
        """The server and its helpers that run, by their numbers."""
        assert self.process is not None
        found = []
        for folder in Path("/proc").iterdir():
            with contextlib.suppress(OSError):  # it ended meanwhile
                if folder.name.isdecimal() and os.getpgid(int(folder.name)) == self.process.pid:
                    found.append(int(folder.name))
        return found

    def memory(self) -> float:
        """MB that they hold in memory."""
        pages = 0
        for number in self.processes():
            with contextlib.suppress(OSError):
                pages += int(Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def faults(self) -> list[str]:
        """Lines of the log that tell of an error, or are none of ours."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if '"level": "info"' not in line and '"level": "warning"' not in line]

    def kill(self) -> None:
        """As a power cut would, bots and all."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def end(self, patience: float = 15.0) -> int:
        """Ask it to end, and see how it does."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def stop(self) -> None:
        """As a host would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.end()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


@contextlib.contextmanager
def running(folder: Path, database: str | None = None, **environment: str) -> Iterator[Server]:
    server = Server(folder, database, **environment).start()
    try:
        yield server
    finally:
        server.stop()


class ServerHere(Server):
    """A server in a thread of this process, on real sockets: for what only a test can cause that reaches in."""

    look_seconds = 0.1

    def start(self) -> Server:
        settings = Settings(
            database=self.database,
            secret="s" * 32,
            port=self.port,
            thinkers=1,
            look_seconds=self.look_seconds,
            requests_per_minute=100_000,
            messages_per_second=2000,
        )
        self.app = create_app(settings)
        self.runs = uvicorn.Server(
            uvicorn.Config(self.app, port=self.port, http=Requests, ws=Frames, log_config=None)
        )
        self.thread = threading.Thread(target=self.runs.run)
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.runs.started:
            assert self.thread.is_alive() and time.monotonic() < deadline
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.runs.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextlib.contextmanager
def running_here(folder: Path, database: str | None = None) -> Iterator[ServerHere]:
    server = ServerHere(folder, database)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a browser: a cookie, and the tables they follow."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        # Nothing here is encrypted, and reading the certificates for it takes long.
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        self.me = self.post("/api/guest", name=name)

    def post(self, path: str, status: int = 200, **body: object) -> Json:
        response = self.http.post(path, json=body)
        assert response.status_code == status, (response.status_code, response.text)
        check_answer("POST", path, status, response.content)
        found: Json = response.json()
        return found

    def get(self, path: str, status: int = 200, **params: str | int) -> Json:
        response = self.http.get(path, params=params)
        assert response.status_code == status, (response.status_code, response.text)
        check_answer("GET", path, status, response.content)
        found: Json = response.json()
        return found

    def at(self, server: Server) -> Person:
        """The same person, with the same cookie, at another server of the same database."""
        other = object.__new__(Person)
        other.server, other.me = server, self.me
        other.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False, cookies=self.http.cookies)
        return other

    def sit(self, table: str, key: str = "", since: int = 0, changes: bool = False) -> Follower:
        return Follower(self.socket(table, key, since, changes))

    def socket(self, table: str, key: str = "", since: int = 0, changes: bool = False) -> ClientConnection:
        """A connection to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = f"key={key}&since={since}&shown=1&changes={int(changes)}"
        address = f"{self.server.url.replace('http', 'ws')}/ws/{table}?{query}"
        return connect(address, additional_headers={"Cookie": cookies}, max_size=None)


def applied(table: Json, changes: Json) -> Json:
    """How a table stands after changes; the story is what is new of it."""
    table = {**copy.deepcopy(table), "seq": changes["seq"], "now": changes["now"]}
    for path in changes["gone"]:
        del _holder(table, path)[path[-1]]
    for path, value in changes["set"]:
        holder = _holder(table, path)
        assert isinstance(holder, dict) or 0 <= path[-1] < len(holder), path
        holder[path[-1]] = value
    if "story" in table:
        table["story"] = changes.get("story", {"from": table["plays"] + 1, "plays": []})
    return table


def _holder(table: Any, path: list[Any]) -> Any:
    for name in path[:-1]:
        table = table[name]
    return table


class Follower:
    """One connection to a table. `table` is how it stands, by all that was told; `heard` is that, as it came."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening = opening
        self.socket: ClientConnection
        self.table: Json = {}
        self.heard: list[str] = []
        self.numbers = itertools.count(1)
        self.name = secrets.token_hex(4)

    def __enter__(self) -> Self:
        self.socket = self.opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.opening.__exit__(None, None, None)

    def hear(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        check_told(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table = {**message, "chat": self._lines(message["chat"])}
        elif message["type"] == "changes":
            self.table = applied(self.table, message)
        elif message["type"] == "chat":
            self.table["chat"] = self._lines(message["lines"])
        elif message["type"] == "presence":
            self.table["onlookers"] = message["onlookers"]
            self.table["watchers"] = message["watchers"]
            for seat, player in enumerate(self.table["players"]):
                player["present"] = seat in message["present"]
        return message

    def _lines(self, news: list[Json]) -> list[Json]:
        lines = {line["number"]: line for line in [*self.table.get("chat", []), *news]}
        return [lines[number] for number in sorted(lines)]

    def until(self, wanted: Any, timeout: float = PATIENCE) -> Json:
        """Listen until the table is as wanted."""
        deadline = time.monotonic() + timeout
        while not (self.table and wanted(self.table)):
            self.hear(max(0.01, deadline - time.monotonic()))
        return self.table

    def say(self, do: str, **body: object) -> Json:
        """Say something; its answer."""
        number = body.pop("id", f"{self.name}-{next(self.numbers)}")
        self.socket.send(json.dumps({"do": do, "id": number, **body}))
        while True:
            answer = self.hear()
            if answer["type"] in ("ok", "error") and answer["id"] == number:
                return answer

    def play(self, action: str, **body: object) -> Json:
        answer = self.say("play", action=action, **body)
        assert answer["type"] == "ok", answer
        self.until(lambda table: table["seq"] >= answer["seq"])
        return answer


# Asking behind the scenes, and without a cookie


def database(server: Server, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Look into the database, or change it behind the server's back as an administrator would. Values stand where
    the statement has a question mark; JSON comes as it is kept."""
    return query(server.database, statement, *values)


def query(url: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """The same, without a server."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        with contextlib.closing(sqlite3.connect(str(address.database), timeout=10)) as file:
            rows = file.execute(statement, values).fetchall()
            file.commit()
            return rows
    plain = address.set(drivername="postgresql").render_as_string(hide_password=False)
    with contextlib.closing(psycopg.connect(plain, autocommit=True)) as connection:
        set_json_loads(lambda text: text if isinstance(text, str) else bytes(text).decode(), connection)
        done = connection.execute(statement.replace("?", "%s"), values)
        return done.fetchall() if done.description else []


def error(answer: httpx.Response) -> tuple[int, str]:
    """What a request was refused with."""
    return answer.status_code, answer.json()["error"]["message"]


def account(server: Server, name: str) -> tuple[Person, list[str]]:
    """Somebody with an account, and the recovery codes."""
    person = Person(server, name)
    codes: list[str] = person.post("/api/register", name=name, password=PASSWORD)["codes"]
    return person, codes


def device(server: Server, agent: str = FIREFOX, address: str = "10.0.0.1") -> httpx.Client:
    """A browser nobody is signed in at; the address is one that a proxy tells."""
    headers = {"User-Agent": agent, "X-Forwarded-For": address}
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers, verify=False)
