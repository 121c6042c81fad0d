"""Malformed requests and messages of somebody who is signed in and sits at a running table.

Requests are made by schemathesis from the server's own description, with real ids, keys and seats put in so that
they get past the door. Messages are sound ones, mutated in their bytes, types, sizes and order, and frames that
are none. The server must answer each with a clear no (or do what it says), stay well, and let the others at the
table finish their game. `tools/malformed.py` sends 100,000 of them.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import random
import socket
import struct
import threading
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed

from tests.server.servers import Follower, Json, Person, Server

CLEAN = (1002, 1003, 1007, 1009, 4400, 4429)  # how the server hangs up on what it does not take
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
AT_A_TIME = 16  # messages before their answers are read
WAIT = 10.0
SHUT = (401, 404)  # a request that did not get past the door
LEAST_PAST_THE_DOOR = 0.6  # of all requests
SEATS = {"roam": 3, "arcs": 3}
# What ends a sign-in, or is counted: it comes from somebody new each time.
BY_SOMEBODY_ELSE = ("/logout", "/login", "/register", "/recover", "/leave", "/api/tables", "/rematch", "/records")
# Sound messages, one for each thing that can be said; `action` is replaced by one that is possible.
SOUND: tuple[Json, ...] = (
    {"do": "play", "seq": 1, "action": "end"},
    {"do": "explain", "action": "end"},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "answer", "agree": True},
    {"do": "wish", "wishes": {"any": "pass"}},
    {"do": "holiday", "days": [20454, 20455]},
    {"do": "takeover", "bot": "random"},
    {"do": "giveback"},
    {"do": "chat", "text": "Well played!"},
    {"do": "sync"},
    {"do": "concede"},
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    2**63,
    10**30,
    0.5,
    1e300,
    "",
    "x",
    "\x00",
    "\ud800",
    "😀" * 300,
    [],
    {},
)


@dataclass
class Outcome:
    """What came back; `faults` should be empty."""

    statuses: Counter[int] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)  # `ok`, or the message of an error
    closes: Counter[int] = field(default_factory=Counter)
    messages: int = 0
    frames: int = 0  # that are none
    finished: int = 0  # games the others played to the end
    faults: list[str] = field(default_factory=list)

    def fault(self, text: str) -> None:
        if len(self.faults) < 50:
            self.faults.append(text)

    @property
    def requests(self) -> int:
        return sum(self.statuses.values())

    @property
    def past_the_door(self) -> float:
        """Which part of the requests."""
        shut = sum(self.statuses[status] for status in SHUT)
        return 1 - shut / max(1, self.requests)

    def __str__(self) -> str:
        statuses = ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items()))
        answers = ", ".join(f"{count} × {answer}" for answer, count in self.answers.most_common(12))
        closes = ", ".join(f"{count} × {code}" for code, count in sorted(self.closes.items()))
        return (
            f"{self.requests} requests ({statuses}), {self.past_the_door:.0%} of them past the door; "
            f"{self.messages} messages ({answers}; hung up: {closes or 'never'}) and {self.frames} broken frames; "
            f"{self.finished} games of others finished; {len(self.faults)} faults"
        )


class Setting:
    """Tables of somebody: running, waiting and finished ones, with others at them."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.owner = Person(server, "Mallory")
        self.others = [Person(server, "Eve"), Person(server, "Bob")]
        self.lock = threading.Lock()
        self.running: dict[str, Json] = {game: self._begun(game) for game in SEATS}
        self.waiting: Json = {"table": ""}
        self.wait()
        ended = self.owner.post("/api/tables", game="roam", options={"players": 2}, seats=["person", "random"])
        self.owner.post(f"/api/tables/{ended['table']}/start")
        with self.owner.sit(ended["table"]) as follower:
            follower.until(lambda table: table["seq"])
            follower.say("concede")
        self.ended = ended

    def _begun(self, game: str) -> Json:
        made = self.owner.post("/api/tables", game=game, options={"players": SEATS[game]}, public=True)
        for seat, person in enumerate(self.others, start=1):
            person.post(f"/api/tables/{made['table']}/join", seat=seat, key=made["invite"])
        self.owner.post(f"/api/tables/{made['table']}/start")
        return made

    def renew(self, game: str, over: str) -> None:
        """Another game after one that is over, whoever notices it first."""
        with self.lock:
            if self.running[game]["table"] == over:
                self.running[game] = self._begun(game)

    def wait(self) -> None:
        """See to it that there is a table that waits for players: the last one may have been closed."""
        if self.owner.http.get(f"/api/tables/{self.waiting['table'] or 'none'}").status_code != 200:
            self.waiting = self.owner.post("/api/tables", game="roam", options={"players": 4}, public=True)

    def table(self) -> Json:
        made = (*self.running.values(), self.waiting, self.ended)
        return self.rng.choice(made)


# Requests


def malformed_requests(place: Setting, outcome: Outcome, count: int) -> None:
    """So many, to every operation alike: those that fit its description and those that just do not."""
    with requests.Session() as session:
        session.trust_env = False
        document = session.get(f"{place.server.url}/openapi.json", timeout=WAIT).json()
        every: Any = schemathesis.openapi.from_dict(document).get_all_operations()
        found = [each.ok() for each in every]
        kinds = [
            (operation, operation.as_strategy(generation_mode=mode))
            for operation in found
            for mode in GenerationMode
        ]
        while kinds and outcome.requests < count:
            each = min(300, -(-(count - outcome.requests) // len(kinds)))
            for kind in list(kinds):
                try:
                    _some_requests(place, outcome, session, *kind, each)
                except Unsatisfiable:  # without parameters nothing can be wrong with them
                    kinds.remove(kind)


def _some_requests(
    place: Setting, outcome: Outcome, session: requests.Session, operation: Any, strategy: Any, count: int
) -> None:
    place.wait()
    sender = Person(place.server, "Mallory") if operation.path.endswith(BY_SOMEBODY_ELSE) else place.owner
    held = "; ".join(f"{name}={value}" for name, value in sender.http.cookies.items())

    @seed(place.rng.getrandbits(32))
    @settings(
        max_examples=count, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=QUIET
    )
    @given(case=strategy)
    def attempt(case: Any) -> None:
        real(case, place)
        response = case.call(base_url=place.server.url, headers={"Cookie": held}, session=session)
        outcome.statuses[response.status_code] += 1
        if response.status_code >= 500:
            outcome.fault(
                f"{operation.label}: {response.status_code} {response.text[:200]} for {case.body!r:.200}"
            )

    attempt()


def real(case: Any, place: Setting) -> None:
    """Put real names where they belong, mostly."""
    made, rng = place.table(), place.rng
    if case.path_parameters and rng.random() < 0.9:
        for name, value in (("table_id", made["table"]), ("game", rng.choice(("roam", "arcs")))):
            if name in case.path_parameters:
                case.path_parameters[name] = value
    if isinstance(case.query, dict) and "key" in case.query and rng.random() < 0.5:
        case.query["key"] = made["invite"]
    if isinstance(case.body, dict):
        names = {"key": made["invite"], "user": rng.choice(place.others).me["id"], "seat": rng.randrange(4)}
        for name, value in {**names, "game": rng.choice(("roam", "arcs"))}.items():
            if name in case.body and rng.random() < 0.5:
                case.body[name] = value


# Messages


def mutated(rng: random.Random, options: list[str]) -> str | bytes | list[str]:
    """A sound message with something wrong: in its types, its size, its bytes, or the frames it comes in."""
    message = dict(rng.choice(SOUND[:-1] if rng.random() < 0.995 else SOUND))
    if "action" in message and options:
        message["action"] = rng.choice(options)
    if rng.random() < 0.5:
        message["id"] = rng.choice(("same", f"{rng.getrandbits(40):x}", "x" * 41, "", "é"))
    for _ in range(rng.randrange(3)):
        name = rng.choice((*message, "seq", "id", "extra", "action", "days", "wishes"))
        kind = rng.random()
        if kind < 0.6:
            message[name] = rng.choice(VALUES)
        elif kind < 0.8:
            message.pop(name, None)
        elif isinstance(message.get(name), str):
            message[name] *= rng.choice((2, 50, 400))
    half = "\\ud800" in json.dumps(message)  # which cannot be sent but in JSON
    raw = bytearray(json.dumps(message, ensure_ascii=half or rng.random() < 0.5).encode())
    for _ in range(rng.choice((0, 0, 0, 1, 3))):
        at = rng.randrange(len(raw) + 1)
        raw[at : at + rng.choice((0, 1, 5))] = rng.choice((b"", b'"', b"{", b"\\u", b"\x00", b"9" * 40, b"[" * 90))
    text = raw.decode("utf-8", "replace")
    kind = rng.random()
    if kind < 0.01:
        return text.encode()  # as bytes
    if kind < 0.1 and len(text) > 3:  # in fragments
        return [text[at : at + 1 + len(text) // 3] for at in range(0, len(text), 1 + len(text) // 3)]
    return text


def malformed_messages(place: Setting, outcome: Outcome, game: str, sender: Person, count: int) -> None:
    """So many at a running table: each is answered once, or the server hangs up."""
    rng = random.Random(place.rng.getrandbits(32))
    sent = 0
    while sent < count:
        table = place.running[game]["table"]
        with sender.sit(table) as follower, contextlib.suppress(ConnectionClosed):
            follower.until(lambda told: told["seq"])
            while sent < count and not follower.table["outcome"]:
                options = [option["text"] for option in follower.table["options"]]
                some = [mutated(rng, options) for _ in range(min(AT_A_TIME, count - sent))]
                sent += len(some)
                outcome.messages += len(some)
                _say(follower, some, outcome)
        if follower.table.get("outcome"):
            place.renew(game, table)


def _say(follower: Follower, some: list[Any], outcome: Outcome) -> None:
    try:
        for content in some:
            follower.socket.send(content)
        left = len(some)
        while left:
            answer = follower.hear(WAIT)
            if answer["type"] in ("ok", "error"):
                left -= 1
                said = answer["error"]["message"] if answer["type"] == "error" else "ok"
                outcome.answers[said] += 1
                if said == "server-broken" or (len(json.dumps(answer)) > 2000 and said != "ok"):
                    outcome.fault(f"answered {json.dumps(answer)[:300]}")
        follower.heard.clear()
    except TimeoutError:
        outcome.fault(f"{left} of {len(some)} were not answered: {[str(content)[:80] for content in some]}")
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 0
        outcome.closes[code] += 1
        if code not in CLEAN:
            outcome.fault(f"hung up with {code} after {[str(content)[:80] for content in some]}")
        raise


# Frames that are none


def handshake(server: Server, table: str, held: str) -> socket.socket:
    """A WebSocket by hand."""
    line = socket.create_connection(("127.0.0.1", server.port), WAIT)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /ws/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {held}",
    )
    line.sendall("\r\n".join((*lines, "", "")).encode())
    return line


def frame(rng: random.Random) -> bytes:
    """Something like a frame: of an odd kind, with odd bits, too long, cut short, without a mask."""
    opcode, final = rng.randrange(16), rng.choice((0x80, 0x80, 0, 0xF0, 0x40))
    payload = rng.choice((b"", b'{"do":"sync"}', b"\xff\xfe", b"\x03\xe8bye", rng.randbytes(130), b"x" * 70_000))
    said = rng.choice((len(payload), len(payload), 0, 125, 2**16, 2**40, 2**63))
    masked = rng.choice((0x80, 0x80, 0))
    if said < 126:
        head = struct.pack("!BB", final | opcode, masked | said)
    elif said < 2**16:
        head = struct.pack("!BBH", final | opcode, masked | 126, said)
    else:
        head = struct.pack("!BBQ", final | opcode, masked | 127, said)
    mask = rng.randbytes(4) if masked else b""
    whole = head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if mask else head + payload
    return whole[: rng.randrange(1, len(whole) + 1)] if rng.random() < 0.3 else whole


def broken_frames(place: Setting, outcome: Outcome, count: int) -> None:
    """Several on each connection; then it is left as it is."""
    rng = random.Random(place.rng.getrandbits(32))
    held = "; ".join(f"{name}={value}" for name, value in place.owner.http.cookies.items())
    while outcome.frames < count:
        with handshake(place.server, place.table()["table"], held) as line, contextlib.suppress(OSError):
            line.recv(4096)
            for _ in range(rng.randrange(1, 12)):
                outcome.frames += 1
                line.sendall(frame(rng))
                if rng.random() < 0.5:
                    line.setblocking(False)
                    with contextlib.suppress(BlockingIOError):
                        line.recv(65_536)
                    line.settimeout(WAIT)


# The others


def finish(place: Setting, outcome: Outcome, game: str) -> None:
    """All play their game to its end, where no bot has taken over."""
    table = place.running[game]["table"]
    if place.owner.get(f"/api/tables/{table}")["outcome"]:
        place.renew(game, table)
        table = place.running[game]["table"]
    rng = random.Random(game)
    with contextlib.ExitStack() as stack:
        seats: dict[int, Follower] = {}
        for person in (place.owner, *place.others):
            follower = stack.enter_context(person.sit(table))
            follower.until(lambda told: told["seq"])
            seats[follower.table["you"]] = follower
            follower.say("giveback")
        main = next(iter(seats.values()))
        while not main.table["outcome"]:
            _step(main, seats, rng)
        outcome.finished += 1


def _step(main: Follower, seats: dict[int, Follower], rng: random.Random) -> None:
    """Whoever is to answer or to move does, or a bot is waited for; `main` hears of it."""
    told = main.table
    seq, mover, offer = told["seq"], told["to_move"], told["offer"]
    if offer:
        answer = seats[offer["waiting"][0]].say("answer", agree=False)
    elif told["players"][mover]["player"] == "person":
        options = seats[mover].until(lambda table: table["seq"] >= seq)["options"]
        answer = seats[mover].say("play", action=rng.choice(options)["text"])
    else:
        answer = {"seq": seq + 1}
    main.until(lambda table: table["seq"] >= answer["seq"])


# All of it


def send_all(server: Server, total: int, word: str) -> Outcome:
    """So many requests and messages in all, then the games are finished."""
    rng = random.Random(word)
    outcome = Outcome()
    place = Setting(server, rng)
    by_request, by_frame = total // 2, total // 20
    workers = [
        threading.Thread(target=_safely, args=(outcome, malformed_messages, place, outcome, game, sender, count))
        for game in SEATS
        for sender, count in ((place.owner, by_request // 4), (place.others[0], by_request // 4 - by_frame // 2))
    ]
    workers.append(threading.Thread(target=_safely, args=(outcome, broken_frames, place, outcome, by_frame)))
    for worker in workers:
        worker.start()
    _safely(outcome, malformed_requests, place, outcome, by_request)
    for worker in workers:
        worker.join()
    for game in SEATS:
        _safely(outcome, finish, place, outcome, game)
    if not server.is_well():
        outcome.fault("the server is not well")
    for line in server.faults():
        outcome.fault(f"in the log: {line[:500]}")
    return outcome


def _safely(outcome: Outcome, work: Any, *arguments: Any) -> None:
    try:
        work(*arguments)
    except Exception as error:
        outcome.fault(f"{work.__name__}: {error!r}")
