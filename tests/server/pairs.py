"""Two servers on one database, people who are at both of them, and what everybody must have seen in the end."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from parlour.table.entries import TableEntry
from parlour.table.match import Match
from parlour.table.spec import restore_spec
from tests.server.servers import PATIENCE, Follower, Json, Person, Server, query

SECRET = "two-servers-with-one-secret-between-them"
# What a client may be told that acts on what it saw a moment ago
LATE = (
    "table-moved-on",
    "table-not-your-turn",
    "table-no-offer",
    "table-offer-open",
    "table-no-undo",
    "table-over",
)
T = TypeVar("T")
Pair = tuple[Server, Server]


@contextlib.contextmanager
def pair(folder: Path, *databases: str, **environment: str) -> Iterator[Pair]:
    """Two servers on one database, which each may reach in a way of its own."""
    servers = []
    for number, database in enumerate(databases * (2 // len(databases))):
        home = folder / f"server-{number}"
        home.mkdir()
        servers.append(Server(home, database, PARLOUR_SECRET=SECRET, **environment))
    try:
        at_once(*(server.start for server in servers))
        yield servers[0], servers[1]
    finally:
        at_once(*(server.stop for server in servers))


def at_once(*doing: Callable[[], T]) -> list[T]:
    """Several things at the same moment; what came of each."""
    ready = threading.Barrier(len(doing))

    def do(one: Callable[[], T]) -> T:
        ready.wait()
        return one()

    with ThreadPoolExecutor(len(doing)) as pool:
        return list(pool.map(do, doing))


def wait_until(wanted: Callable[[], object], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline, wanted
        time.sleep(0.02)


class Witness(Follower):
    """Follows a table and keeps the whole story; `seqs` are the points at which they were told of it."""

    def __init__(self, person: Person, table: str, key: str = "", seed: str = "", changes: bool = False) -> None:
        super().__init__(person.socket(table, key, changes=changes))
        self.person = person
        self.rng = random.Random(f"{seed} {person.me['id']}")
        self.story: list[Any] = []
        self.seqs: list[int] = []
        self.troubles: list[str | None] = []

    def hear(self, timeout: float = PATIENCE) -> Json:
        message = super().hear(timeout)
        if message["type"] == "trouble":
            self.troubles.append(message["message"])
        if message["type"] in ("table", "changes") and self.table["seq"]:
            assert not self.seqs or self.table["seq"] >= self.seqs[-1], (self.seqs, self.table["seq"])
            self.seqs.append(self.table["seq"])
            start = self.table["story"]["from"]
            assert start <= len(self.story), "the story has a hole"
            self.story[start:] = self.table["story"]["plays"]
        return message

    def listen(self) -> None:
        """Whatever has come."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(0)

    def act(self) -> bool:
        """Do something by chance, mostly a legal play; whether there was something to do."""
        table, rng = self.table, self.rng
        if not table or table["you"] < 0 or table["seq"] == 0 or table["outcome"]:
            return False
        if table["offer"] and table["you"] in table["offer"]["waiting"]:
            return self.tried("answer", agree=rng.random() < 0.5)
        if not table["options"]:
            return False
        if rng.random() < 0.02:
            return self.tried("chat", text=f"well {rng.random()}")
        if table["can_undo"] and rng.random() < 0.04:
            return self.tried("undo")
        if table["can_redo"] and rng.random() < 0.5:
            return self.tried("redo")
        return self.tried("play", action=rng.choice(table["options"])["text"], seq=table["seq"])

    def tried(self, do: str, **body: object) -> bool:
        """Somebody else may be quicker; nothing else may come between."""
        answer = self.say(do, **body)
        assert answer["type"] == "ok" or answer["error"]["message"] in LATE, (do, body, answer)
        if answer["type"] == "ok" and do != "chat":
            self.until(lambda table: table["seq"] >= answer["seq"])
        return bool(answer["type"] == "ok")


def play_out(witnesses: Sequence[Witness]) -> None:
    """Play by chance until everybody has seen the end."""
    done = time.monotonic()
    while not all(witness.table.get("outcome") for witness in witnesses):
        busy = False
        for witness in witnesses:
            witness.listen()
            busy = witness.act() or busy
        if busy:
            done = time.monotonic()
        else:  # a bot thinks, or what was done is on its way
            time.sleep(0.005)
            assert time.monotonic() < done + PATIENCE, [witness.table for witness in witnesses]


def stored(url: str, table: str) -> Match:
    """The game of a table as the database has it: numbers without a gap."""
    kept = 'select seq, time, kind, seat, data from entries where "table" = ? order by seq'
    rows = query(url, kept, table)
    entries = [TableEntry(seq, at, kind, seat, json.loads(data)) for seq, at, kind, seat, data in rows]
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    ((spec, seed),) = query(url, "select spec, seed from tables where id = ?", table)
    match = Match(restore_spec(json.loads(spec)), seed)
    for entry in entries:
        match.apply(entry)
    return match


def all_saw_the_same(url: str, table: str, witnesses: Sequence[Witness]) -> Match:
    """Everybody was told what the database holds, all of it, once and in its order: the story, the position and
    what was said."""
    match = stored(url, table)
    lines = query(url, 'select number, text from chat where "table" = ? order by number', table)
    assert [number for number, _ in lines] == list(range(1, len(lines) + 1))
    for witness in witnesses:
        witness.until(lambda told: told["seq"] == match.seq and len(told["chat"]) == len(lines))
        _, story = match.story(witness.table["you"], 0)
        assert witness.story == [[event.to_json() for event in group] for group in story]
        assert witness.table["view"] == json.loads(json.dumps(match.state.view(witness.table["you"]).data))
        assert [(line["number"], line["text"]) for line in witness.table["chat"]] == lines[-100:]
        if witness.table["you"] >= 0:
            assert witness.person.get(f"/api/tables/{table}/log")["plays"] == witness.story
    return match


def begun(people: Sequence[Person], **wanted: Any) -> Json:
    """A table these people sit at, in this order, and its game has begun."""
    table = people[0].post("/api/tables", **wanted)
    free = [seat for seat, player in enumerate(table["players"]) if not player["taken"]]
    for seat, person in zip(free, people[1:], strict=True):
        person.post(f"/api/tables/{table['table']}/join", seat=seat, key=table["invite"])
    people[0].post(f"/api/tables/{table['table']}/start")
    return table
