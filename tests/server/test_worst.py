"""The worst of every route, sent many times over and at once, while somebody plays at another table.

`Siege` is the long way too: `tools/worst.py` goes round and round.
"""

from __future__ import annotations

import http.client
import json
import queue
import random
import re
import threading
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from parlour.server.app import create_app
from parlour.server.passwords import THREADS
from parlour.server.settings import Settings
from tests.server.both import ON_BOTH
from tests.server.servers import Person, Server, running
from tests.server.worst import ROUTES, SAID, UNREADABLE, Ask, Place, Route, odd_requests, routes_of

pytestmark = [pytest.mark.slow, ON_BOTH]

AT_ONCE = 4
BATCH = 15  # requests of one person to a route that counts what somebody makes
COUNTED = ("POST /api/tables", "POST /api/records", "POST /api/register")
LONGEST_ERROR = 2000  # bytes of an answer that says no, and of a line of the log
HASHING = THREADS * PasswordHasher().memory_cost / 1024  # MB that passwords take on purpose while they are hashed
MOST_MEMORY = HASHING + 100.0  # MB more than before, at any moment
MOST_KEPT = 150.0  # MB more than before, when it is over: hundreds of tables and people are new (60 to 110 MB)
PATIENCE = 2.0  # seconds a play of somebody else may take, on a busy machine
ANSWER = 30.0  # seconds within which everything is answered
WELCOME = 15.0  # and whoever comes to a table is let in or sent away
CLEAN = (1003, 1007, 1009, 4400, 4429)  # how the server hangs up
GOLDEN = Path(__file__).parent.parent / "golden" / "arcs-leaders-pack-4.record"
PROTOCOL = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


@dataclass
class Measured:
    """What it came to; `faults` should be empty."""

    statuses: Counter[int] = field(default_factory=Counter)
    messages: int = 0
    hung_up: int = 0
    slowest: tuple[float, str] = (0.0, "")  # answer to whoever means no good
    plays: int = 0  # of the bystanders
    longest: tuple[float, str] = (0.0, "")  # answer to one of them
    before: float = 0.0  # MB
    most: tuple[float, str] = (0.0, "")
    after: float = 0.0
    doing: str = "the beginning"  # what is tried now
    faults: list[str] = field(default_factory=list)

    def fault(self, text: str) -> None:
        if len(self.faults) < 50:
            self.faults.append(text)

    def __str__(self) -> str:
        answers = ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items()))
        return (
            f"{sum(self.statuses.values())} requests ({answers}), {self.hung_up} hung up on, "
            f"{self.messages} messages; slowest {self.slowest[0]:.1f} s for {self.slowest[1]}; "
            f"{self.plays} plays elsewhere, longest {self.longest[0] * 1000:.0f} ms during {self.longest[1]}; "
            f"memory {self.before:.0f} MB before, {self.most[0]:.0f} at most during {self.most[1]}, "
            f"{self.after:.0f} after; {len(self.faults)} faults"
        )


def cookie(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


class Bystanders:
    """Two people who play at another table and look how long each answer takes."""

    def __init__(self, server: Server, measured: Measured) -> None:
        self.people = [Person(server, "Ada"), Person(server, "Bob")]
        self.measured = measured
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.rng = random.Random(1)

    def __enter__(self) -> Bystanders:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.thread.join()

    def run(self) -> None:
        try:
            while not self.ended.is_set():
                self.game()
        except Exception as error:
            self.measured.fault(f"a bystander: {error!r}")

    def game(self) -> None:
        ada, bob = self.people
        made = ada.post("/api/tables", game="roam", options={"players": 2})
        bob.post(f"/api/tables/{made['table']}/join", seat=1, key=made["invite"])
        ada.post(f"/api/tables/{made['table']}/start")
        with ada.sit(made["table"]) as south, bob.sit(made["table"]) as north:
            seats, seq = (south, north), 1
            while not self.ended.is_set():
                for seat in seats:
                    seat.until(lambda table, seq=seq: table["seq"] >= seq)
                if south.table["outcome"]:
                    return
                mover = seats[south.table["to_move"]]
                action = self.rng.choice(mover.table["options"])["text"]
                start = time.perf_counter()
                seq = mover.say("play", action=action, seq=seq)["seq"]
                took = (time.perf_counter() - start, self.measured.doing)
                self.measured.longest = max(self.measured.longest, took)
                self.measured.plays += 1
                time.sleep(0.02)


class Siege:
    """Somebody sends the worst of everything."""

    def __init__(self, server: Server, seed: str) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.measured = Measured()
        self.routes = routes_of(create_app(Settings(database="sqlite://", secret="x" * 32)))

    def run(self, rounds: int) -> Measured:
        self.use_as_meant()
        watching = threading.Event()
        watch = threading.Thread(target=self._watch, args=(watching,))
        watch.start()
        with Bystanders(self.server, self.measured):
            for done in range(rounds):
                if done == rounds // 2:  # until then new tables and people are kept, up to what a server keeps
                    self.measured.before = self.server.memory()
                self.requests()
                self.talk()
            time.sleep(3)  # what was read beside the server is let go
        watching.set()
        watch.join()
        self.measured.after = self.server.memory()
        self._judge()
        return self.measured

    def _watch(self, ended: threading.Event) -> None:
        while not ended.wait(0.1):
            self.measured.most = max(self.measured.most, (self.server.memory(), self.measured.doing))

    def _judge(self) -> None:
        found = self.measured
        if found.most[0] - found.before > MOST_MEMORY:
            found.fault(f"memory grew by {found.most[0] - found.before:.0f} MB during {found.most[1]}")
        if found.after - found.before > MOST_KEPT:
            found.fault(f"{found.after - found.before:.0f} MB were kept")
        if found.longest[0] > PATIENCE:
            found.fault(f"somebody else waited {found.longest[0]:.1f} s for an answer during {found.longest[1]}")
        if not self.server.is_well():
            found.fault("the server is not well")
        for line in self.server.faults():
            found.fault(f"in the log: {line[:500]}")
        long = [len(line) for line in self.server.log.read_text(encoding="utf-8").splitlines()]
        if max(long, default=0) > LONGEST_ERROR:
            found.fault(f"a line of the log has {max(long)} characters")

    def use_as_meant(self) -> None:
        """Everything once, so that whatever is loaded on its first use is there before anything is measured."""
        place, ada = self.place()
        for path in ("/", "/api/games", "/api/lobby", "/words/en/frame.ftl", "/art/roam/forest-1.svg"):
            ada.http.get(path)
        ada.post("/api/register", name=f"Ada {place.word()}", password=place.word() + place.word())
        for options in ({"players": 2, "cards": "wayfarers"}, {"players": 2}):
            made = ada.post("/api/tables", game="roam", options=options, seats=["person", "greedy"])
            ada.post(f"/api/tables/{made['table']}/start")
            with ada.sit(made["table"]) as south:
                while south.until(lambda table: table["options"])["seq"] < 8:
                    south.play(south.table["options"][-1]["text"])

    def place(self) -> tuple[Place, Person]:
        """Mallory owns a running table with Eve at it, one that waits, and a finished one."""
        mallory, eve = Person(self.server, "Mallory"), Person(self.server, "Eve")
        running = mallory.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
        eve.post(f"/api/tables/{running['table']}/join", seat=1, key=running["invite"])
        mallory.post(f"/api/tables/{running['table']}/start")
        waiting = mallory.post("/api/tables", game="arcs", options={"players": 4}, public=True)
        finished = mallory.post("/api/records", text=GOLDEN.read_text(encoding="utf-8"))
        place = Place(
            running["table"], waiting["table"], finished["table"], running["invite"], eve.me["id"], self.rng
        )
        return place, mallory

    # Requests

    def requests(self) -> None:
        place, mallory = self.place()
        coming = threading.Thread(target=self._come_in, args=(ROUTES["WS /ws/{table_id}"](place), mallory))
        coming.start()
        for route in [route for route in self.routes if route.method != "WS"]:
            if route.method == "POST":  # what was done to the last one may have ended something
                place, mallory = self.place()
            self.measured.doing = route.name
            for _ in range(2):
                asks = [*ROUTES[route.name](place), *odd_requests(route, place)]
                size = BATCH if route.name in COUNTED else len(asks)
                for start in range(0, len(asks), size):
                    self._send(route, asks[start : start + size], cookie(mallory))
                    if size == BATCH:
                        mallory = Person(self.server, "Mallory")
        coming.join()

    def _send(self, route: Route, asks: Iterable[Ask], held: str) -> None:
        """All of them, several at a time."""
        waiting: queue.SimpleQueue[Ask] = queue.SimpleQueue()
        for ask in asks:
            waiting.put(ask)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for done in [pool.submit(self._send_some, route, waiting, held) for _ in range(AT_ONCE)]:
                done.result()

    def _send_some(self, route: Route, waiting: queue.SimpleQueue[Ask], held: str) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=ANSWER)
        while True:
            try:
                ask = waiting.get_nowait()
            except queue.Empty:
                line.close()
                return
            headers = {"Cookie": held, "Content-Type": "application/json", **ask.headers}
            start = time.perf_counter()
            try:
                line.request(ask.method, ask.path, ask.body, headers)
                answer = line.getresponse()
                body = answer.read()
            except (OSError, http.client.HTTPException) as error:
                line.close()
                self.measured.hung_up += 1
                if not ask.is_long:
                    self.measured.fault(f"{route.name}: {error!r} for {ask.path[:60]} {(ask.body or b'')[:60]!r}")
                continue
            self._judge_answer(route, ask, answer.status, body, time.perf_counter() - start)

    def _judge_answer(self, route: Route, ask: Ask, status: int, body: bytes, seconds: float) -> None:
        found = self.measured
        found.statuses[status] += 1
        found.slowest = max(found.slowest, (seconds, route.name))
        what = f"{route.name}: {status} for {ask.path[:60]} {(ask.body or b'')[:60]!r}"
        if status >= 500:
            found.fault(f"{what}: {body[:200]!r}")
        if status >= 400 and len(body) > LONGEST_ERROR:
            found.fault(f"{what}: {len(body)} bytes say no")

    # At a table

    def _come_in(self, asks: list[Ask], mallory: Person) -> None:
        with ThreadPoolExecutor(len(asks)) as pool:  # some are sent away after a while only
            for done in [pool.submit(self._come_in_once, ask, cookie(mallory)) for ask in asks]:
                done.result()

    def _come_in_once(self, ask: Ask, held: str) -> None:
        address = f"ws://127.0.0.1:{self.server.port}{ask.path}"
        try:
            with connect(
                address, additional_headers={"Cookie": held}, max_size=None, open_timeout=WELCOME
            ) as socket:
                socket.recv(WELCOME)
        except TimeoutError:
            self.measured.fault(f"{ask.path[:80]}: neither let in nor sent away after {WELCOME:.0f} s")
        except InvalidStatus as refused:
            self.measured.statuses[refused.response.status_code] += 1
            if refused.response.status_code >= 500:
                self.measured.fault(f"{ask.path[:80]}: {refused.response.status_code}")
        except (OSError, WebSocketException) as error:
            self.measured.hung_up += 1
            if not ask.is_long:
                self.measured.fault(f"{ask.path[:80]}: {error!r}")

    def talk(self) -> None:
        """Everything that can be said, at several tables at once."""
        self.measured.doing = "talk at tables"
        places = [self.place() for _ in range(AT_ONCE)]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for done in [pool.submit(self._talk, *place) for place in places]:
                done.result()

    def _talk(self, place: Place, mallory: Person) -> None:
        texts: list[str | bytes] = [text for make in SAID.values() for text in make(place)]
        texts[1:1] = UNREADABLE  # before anything has ended the game
        while texts:
            try:
                with mallory.sit(place.table) as follower:
                    follower.hear()
                    while texts:
                        follower.socket.send(texts.pop(0))
                        self.measured.messages += 1
                        while (answer := follower.hear(ANSWER))["type"] not in ("ok", "error"):
                            follower.heard.clear()
                        if answer["type"] == "error" and len(json.dumps(answer)) > LONGEST_ERROR:
                            self.measured.fault(f"a long no: {json.dumps(answer)[:200]}")
                        if answer.get("error", {}).get("message") == "server-broken":
                            self.measured.fault("a message broke the server")
            except ConnectionClosed as closed:
                self.measured.hung_up += 1
                code = closed.rcvd.code if closed.rcvd is not None else 0
                if code not in CLEAN:
                    self.measured.fault(f"hung up with {code}")


def test_every_way_in_is_tried() -> None:
    app = create_app(Settings(database="sqlite://", secret="x" * 32))
    assert {route.name for route in routes_of(app)} == set(ROUTES)
    assert set(re.findall(r'"do": "(\w+)"', PROTOCOL.read_text(encoding="utf-8"))) == set(SAID)


def test_the_worst_of_everything_harms_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        measured = Siege(server, "worst").run(1)
    assert not measured.faults, "\n".join([str(measured), *measured.faults])
    assert measured.plays > 50 and measured.messages > 100 and measured.statuses[200] > 100
