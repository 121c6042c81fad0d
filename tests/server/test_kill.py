"""The server is killed or told to end in the middle of everything: what it acknowledged is there, once. On
PostgreSQL it is two processes, mostly one of them ends, and people go on at the other.

`kill_often` is the long way too: `tools/kill_server.py` kills hundreds of times.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import random
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.server.app import House
from parlour.server.appending import Progress
from parlour.server.database import migrate
from parlour.server.settings import Settings
from parlour.server.stored_looks import Known
from parlour.server.stored_processes import KILLED
from parlour.table.entries import AGREE, ASK, GIVEBACK, PLAY, REFUSE, TIMEOUT, UNDO, TableEntry
from parlour.table.match import Match
from parlour.table.spec import PERSON, read_spec, restore_spec
from tests.server.both import ON_BOTH, POSTGRESQL, SQLITE, url_of
from tests.server.servers import Json, Person, Server, query

pytestmark = [pytest.mark.slow, ON_BOTH]

GOES_ON = 25.0  # seconds within which every table must have moved after a restart
LATE = 6  # seconds a clock may be late on a busy machine
AT_WORK = 2.0  # seconds a server must have been there to be asked why something was not done
IN_TIME = 15.0  # seconds within which a server that is told to end has ended
LATER = ("server-database-away", "server-too-much")  # said to whoever comes while a machine is too busy
OPEN = ("server-database-away",)  # the one answer that leaves open whether something was done
PROCESSES = {SQLITE: 1, POSTGRESQL: 2}
ALL_AT_ONCE = 0.2  # of the times something ends, all processes do
SECRET = "what-all-processes-of-a-server-know"
MOMENTS = ("answer", "thought", "clock", "message", "random")
# What a message may lead to; the last entry of it is what its answer names.
LEADS_TO = {"play": (PLAY,), "undo": (UNDO, ASK), "answer": (UNDO, AGREE, REFUSE), "giveback": (GIVEBACK,)}
TABLES: tuple[tuple[Json, tuple[bool, ...]], ...] = (  # what is played, and which people are awake
    ({"game": "arcs", "options": {"players": 2}, "seats": ["person", "heuristic"]}, (True,)),
    (
        {"game": "roam", "options": {"players": 3}, "seats": ["person", "person", "greedy"]}
        | {"clock": {"kind": "move", "limit": 2}, "timeout": "bot"},
        (True, False),
    ),
    ({"game": "roam", "options": {"players": 2}}, (True, True)),
    (
        {"game": "arcs", "options": {"players": 3}, "seats": ["person", "person", "random"]}
        | {"clock": {"kind": "game", "limit": 4, "increment": 1}, "timeout": "bot"},
        (True, False),
    ),
    (
        {"game": "roam", "options": {"players": 2}, "clock": {"kind": "move", "limit": 3}, "timeout": "concede"},
        (True, False),
    ),
    (
        {"game": "arcs", "options": {"players": 4}, "seats": ["person", "heuristic", "person", "random"]},
        (True, True),
    ),
)


@dataclass
class Report:
    """What a run of kills came to; `faults` should be empty."""

    kills: int = 0
    terms: int = 0  # how often it was told to end
    slowest_end: float = 0.0  # seconds it needed for that
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    said_again: int = 0  # messages repeated because no answer came
    answered_by_the_past: int = 0  # of those, the ones the server had written before it died
    pictures: int = 0  # what clients saw, each compared with the record
    timeouts: int = 0
    latest_clock: int = 0  # seconds after it was due and the server ran
    bot_plays: int = 0
    slowest: float = 0.0  # seconds until every table had moved after a restart
    turned_away: int = 0  # who came, or asked for a rematch, and was told to come back later
    faults: list[str] = field(default_factory=list)

    def fault(self, text: str) -> None:
        """None is left out: what is found last, in the database, weighs most."""
        self.faults.append(text)

    def __add__(self, other: Report) -> Report:
        """Of two runs: sums, and the worst of what is said to be the worst."""
        found = Report()
        for name in vars(found):
            ours, theirs = getattr(self, name), getattr(other, name)
            setattr(found, name, max(ours, theirs) if "est" in name.split("_")[0] else ours + theirs)
        return found

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, told to end {self.terms} times (at most {self.slowest_end:.1f} s), "
            f"{self.tables} tables, {self.entries} entries ({self.bot_plays} plays of bots, "
            f"{self.timeouts} timeouts, at most {self.latest_clock} s late); "
            f"{self.acknowledged} messages acknowledged, {self.said_again} said again, "
            f"at least {self.answered_by_the_past} of them written before the kill; "
            f"{self.pictures} pictures compared; {self.turned_away} times told to come back later; "
            f"slowest table moved {self.slowest:.1f} s after a restart; "
            f"{len(self.faults)} faults"
        )


def fingerprint(*things: object) -> str:
    return hashlib.sha256(json.dumps(things, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Diary:
    """What one person said, was answered and saw at one table."""

    table: str
    user: str
    seat: int = -1
    sent: dict[str, Json] = field(default_factory=dict)
    answers: dict[str, Json] = field(default_factory=dict)
    seen: dict[int, str] = field(default_factory=dict)  # by seq: a fingerprint of the picture
    story: list[Any] = field(default_factory=list)  # put together from what each picture brought
    told: Json = field(default_factory=dict)  # the last picture

    @property
    def seq(self) -> int:
        return int(self.told.get("seq", 0))


class Client:
    """Somebody at a table who acts at random, and after a crash says again what was not answered."""

    def __init__(self, world: World, person: Person, awake: bool, seed: str) -> None:
        self.world = world
        self.person = person
        self.doors = itertools.cycle([person.at(server) for server in world.servers])
        self.awake = awake
        self.rng = random.Random(seed)
        self.numbers = itertools.count(1)
        self.pending: str | None = None
        self.known = 0  # the seq we saw before we said something again
        self.diary = Diary("", "")

    async def live(self, table: str) -> None:
        """Play until the game is over, through every crash."""
        self.diary = Diary(table, self.person.me["id"])
        self.world.diaries.append(self.diary)
        self.pending, self.known = None, 0
        while not self.diary.told.get("outcome"):
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected()
            await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        """At the next process, if there are several."""
        door = next(self.doors)
        address = f"{door.server.url.replace('http', 'ws')}/ws/{self.diary.table}?since={self.diary.seq}"
        cookies = "; ".join(f"{name}={value}" for name, value in door.http.cookies.items())
        async with connect(address, additional_headers={"Cookie": cookies}, max_size=None, proxy=None) as socket:
            fresh = self.pending is None  # nothing is left unanswered from before
            async for text in socket:
                self._hear(json.loads(text))
                if self.diary.told.get("outcome") and self.pending is None:
                    return
                if self.pending is None:
                    await self._act(socket)
                elif not fresh:
                    await self._say_again(socket)
                fresh = True

    async def _say_again(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        self.known = self.diary.seq
        self.world.report.said_again += 1
        await socket.send(json.dumps(self.diary.sent[self.pending]))

    # Hearing

    def _hear(self, message: Json) -> None:
        if message["type"] == "table":
            self._see(message)
        elif message["type"] not in ("ok", "error"):
            return  # what is said beside the game
        elif "error" in message and message["error"]["message"] in (LATER if not message["id"] else OPEN):
            self.world.report.turned_away += 1  # nothing was answered: they come again, and say it again
            raise TimeoutError
        elif message["id"] in self.diary.sent:
            self._answered(message)
        else:
            self.world.report.fault(f"{self.diary.table}: an answer to nothing: {message}")

    def _see(self, table: Json) -> None:
        diary = self.diary
        if table["seq"] < diary.seq:
            self.world.report.fault(f"{diary.table}: the table went back from {diary.seq} to {table['seq']}")
        diary.told, diary.seat = table, table["you"]
        if table["seq"] == 0:
            return
        options = [option["text"] for option in table["options"]]
        diary.seen[table["seq"]] = fingerprint(table["view"], table["to_move"], table["plays"], options)
        start = table["story"]["from"]
        if start > len(diary.story):
            self.world.report.fault(f"{diary.table}: the story has a hole before play {start}")
        diary.story[start:] = table["story"]["plays"]

    def _answered(self, answer: Json) -> None:
        number = answer["id"]
        first = self.diary.answers.get(number)
        if first is None or first["type"] == "error":  # an error is not remembered: a repeat may fare better
            self.diary.answers[number] = answer
        elif first != answer:
            said = self.diary.sent[number]
            self.world.report.fault(f"{self.diary.table}: {said} was answered {first}, then {answer}")
        if number == self.pending:
            self.world.report.answered_by_the_past += 0 < answer.get("seq", 0) <= self.known
            self.pending = None

    # Acting

    def _choose(self) -> Json | None:
        table, rng = self.diary.told, self.rng
        if not table or table["you"] < 0 or table["seq"] == 0:
            return None
        me, offer = table["players"][table["you"]], table["offer"]
        if me["player"] != PERSON:  # a bot plays for us: come back now and then
            return {"do": "giveback"} if rng.random() < 0.2 else None
        if offer and table["you"] in offer["waiting"]:
            return {"do": "answer", "agree": rng.random() < 0.7}
        if not self.awake:
            return None
        if rng.random() < 0.04:
            return {"do": "chat", "text": f"well {rng.random()}"}
        if table["can_undo"] and rng.random() < 0.04:
            return {"do": "undo"}
        if not table["options"]:
            return None
        return {"do": "play", "action": rng.choice(table["options"])["text"], "seq": table["seq"]}

    async def _act(self, socket: ClientConnection) -> None:
        body = self._choose()
        if body is None:
            return
        await asyncio.sleep(self.rng.uniform(0, 0.06))
        number = f"m{next(self.numbers)}"
        self.diary.sent[number] = {**body, "id": number}
        self.pending = number
        text = json.dumps(self.diary.sent[number])
        await socket.send(text)
        self.world.sent.set()
        luck = self.rng.random()
        if not self.world.hearing.is_set():  # the answer never gets here; the server dies meanwhile
            await self.world.hearing.wait()
            self._drop(socket)
        elif luck < 0.05:  # an impatient finger: the same message twice
            await socket.send(text)
        elif luck < 0.08:  # the network goes
            await asyncio.sleep(self.rng.uniform(0, 0.01))
            self._drop(socket)

    def _drop(self, socket: ClientConnection) -> None:
        """The line is cut; what has come and was not read is not read."""
        socket.transport.abort()
        raise ConnectionAbortedError


class Group:
    """The people at one table, who play again when a game is over."""

    def __init__(self, world: World, number: int, wanted: Json, awake: tuple[bool, ...]) -> None:
        self.world = world
        self.people = [Person(world.servers[0], f"P{number}-{seat}") for seat in range(len(awake))]
        self.doors = itertools.cycle([self.people[0].at(server) for server in world.servers])
        made = self.people[0].post("/api/tables", **wanted)
        self.table: str = made["table"]
        free = [seat for seat, player in enumerate(made["players"]) if not player["taken"]]
        for seat, person in zip(free, self.people[1:], strict=True):
            person.post(f"/api/tables/{self.table}/join", seat=seat, key=made["invite"])
        self.people[0].post(f"/api/tables/{self.table}/start")
        self.clients = [
            Client(world, person, wakes, f"{world.seed} {number} {seat}")
            for seat, (person, wakes) in enumerate(zip(self.people, awake, strict=True))
        ]

    async def run(self) -> None:
        while True:
            await asyncio.gather(*(client.live(self.table) for client in self.clients))
            again = await self._ask(f"/api/tables/{self.table}/rematch")
            await self._ask(f"/api/tables/{again['table']}/start", also=409)  # begun before the crash
            self.table = again["table"]

    async def _ask(self, path: str, also: int = 200) -> Json:
        """Ask until there is an answer."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                response = await asyncio.to_thread(next(self.doors).http.post, path, json={})
                if response.status_code == 503:
                    self.world.report.turned_away += 1
                else:
                    assert response.status_code in (200, also), (path, response.text)
                    found: Json = response.json()
                    return found
            await asyncio.sleep(0.1)

    def place(self) -> tuple[str, int]:
        """Which table, and how far it has come as far as anybody here knows."""
        known = [client.diary.seq for client in self.clients if client.diary.table == self.table]
        return self.table, max(known, default=0)

    def pictures(self) -> Iterator[Json]:
        for client in self.clients:
            if client.diary.told and client.diary.told["seq"] and not client.diary.told["outcome"]:
                yield client.diary.told


class World:
    """The processes of a server with its groups, and the one who ends them."""

    def __init__(self, servers: list[Server], tables: int, seed: str) -> None:
        self.servers = servers
        self.seed = seed
        self.rng = random.Random(seed)
        self.report = Report()
        self.diaries: list[Diary] = []
        self.outages: list[tuple[float, float]] = []
        self.sent = asyncio.Event()
        self.hearing = asyncio.Event()  # whether answers reach the clients
        self.hearing.set()
        self.groups = [Group(self, number, *TABLES[number % len(TABLES)]) for number in range(tables)]

    async def run(self, kills: int, terms: int) -> Report:
        tasks = [asyncio.create_task(group.run()) for group in self.groups]
        ends = [self._kill] * kills + [self._term] * terms
        self.rng.shuffle(ends)
        try:
            await self._all_move("the beginning")
            for number, end in enumerate(ends):
                moment = MOMENTS[number % len(MOMENTS)]
                await self._wait_for(moment)
                down = time.time()
                these = self.servers if self.rng.random() < ALL_AT_ONCE else [self.rng.choice(self.servers)]
                for server in these:
                    await end(server)
                await asyncio.gather(*(asyncio.to_thread(server.start) for server in these))
                self.outages.append((down, time.time()))
                self.hearing.set()
                await self._all_move(f"end {number + 1} ({end.__name__}, {moment})")
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for found in ended:
            if not isinstance(found, asyncio.CancelledError):
                self.report.fault(f"a group ended: {found!r}")
        return self.report

    async def _kill(self, server: Server) -> None:
        server.kill()
        self.report.kills += 1

    async def _term(self, server: Server) -> None:
        """It ends by itself, in time, in good order, and nothing of it stays behind."""
        start = time.monotonic()
        self.report.terms += 1
        try:
            code = await asyncio.to_thread(server.end, IN_TIME)
        except subprocess.TimeoutExpired:
            self.report.fault(f"told to end, it did not within {IN_TIME:.0f} s")
            return
        self.report.slowest_end = max(self.report.slowest_end, time.monotonic() - start)
        if code != 0:
            self.report.fault(f"told to end, it did with {code}")
        while server.processes() and time.monotonic() < start + IN_TIME:
            await asyncio.sleep(0.05)
        if server.processes():
            self.report.fault("told to end, it left helpers behind")
            server.stop()

    async def _all_move(self, after: str) -> None:
        """Every table goes on: by people, by bots, or because a clock runs out."""
        start = time.monotonic()
        places = [group.place() for group in self.groups]
        still = list(range(len(places)))
        while still and time.monotonic() < start + GOES_ON:
            await asyncio.sleep(0.02)
            still = [number for number in still if self.groups[number].place() == places[number]]
        for number in still:
            told = next(self.groups[number].pictures(), {})
            known = {name: told.get(name) for name in ("seq", "to_move", "deadline", "players", "offer")}
            self.report.fault(f"after {after} table {places[number]} stands still: {known}")
        self.report.slowest = max(self.report.slowest, time.monotonic() - start)

    async def _wait_for(self, moment: str) -> None:
        """Until a good moment to kill, but not for long."""
        if moment == "random":
            await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        elif moment == "message":  # between what is said and its answer
            self.sent.clear()
            await self.sent.wait()
            await asyncio.sleep(self.rng.uniform(0, 0.012))
        elif moment == "answer":  # after it was written, before anybody was told
            self.hearing.clear()
            await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        elif moment == "thought":
            await self._until(lambda told: told["players"][told["to_move"]]["player"] != PERSON)
            await asyncio.sleep(self.rng.uniform(0, 0.02))
        else:  # just before a clock runs out
            await self._until(lambda told: (told["deadline"] or 0) - time.time() > 0.3)
            due = [told["deadline"] for group in self.groups for told in group.pictures() if told["deadline"]]
            soonest = min((moment for moment in due if moment > time.time()), default=0.0)
            await asyncio.sleep(max(0.0, soonest - time.time() - self.rng.uniform(0, 0.2)))

    async def _until(self, wanted: Any) -> None:
        start = time.monotonic()
        while time.monotonic() < start + 3:
            if any(wanted(told) for group in self.groups for told in group.pictures()):
                return
            await asyncio.sleep(0.005)


class Verifier:
    """Reads the database as it is and compares it with what people were told."""

    def __init__(self, url: str, world: World) -> None:
        self.url = url
        self.world = world
        self.report = world.report

    def all(self) -> None:
        for (table,) in query(self.url, "select id from tables order by created"):
            diaries = [diary for diary in self.world.diaries if diary.table == table]
            if diaries:  # a rematch the crash cut short is nobody's
                self.report.tables += 1
                self.table(table, diaries)

    def table(self, table: str, diaries: list[Diary]) -> None:
        stored = 'select seq, time, kind, seat, data from entries where "table" = ? order by seq'
        entries = [
            TableEntry(seq, time, kind, seat, json.loads(data))
            for seq, time, kind, seat, data in query(self.url, stored, table)
        ]
        rows = query(self.url, 'select id, seq from messages where "table" = ?', table)
        messages: dict[str, int] = dict(rows)
        if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
            self.report.fault(f"{table}: a gap in {[entry.seq for entry in entries]}")
            return
        self.report.entries += len(entries)
        for diary in diaries:
            self.messages(diary, messages, entries)
        self.chat(table, diaries)
        self.replay(table, diaries, entries, messages)

    def messages(self, diary: Diary, messages: dict[str, int], entries: list[TableEntry]) -> None:
        """Acknowledged is written, refused is not, and what is written is what was said."""
        for number, said in diary.sent.items():
            kind = "chat/" if said["do"] == "chat" else ""
            written = messages.get(f"{diary.user}/{kind}{number}")
            answer = diary.answers.get(number)
            what = f"{diary.table}: {said} answered {answer}, written {written}"
            if answer is not None and answer["type"] == "ok":
                self.report.acknowledged += 1
                if written is None or written != answer.get("seq", 0):
                    self.report.fault(f"lost: {what}")
            elif answer is not None and written is not None:
                self.report.fault(f"refused but done: {what}")
            if written is None or said["do"] == "chat":
                continue
            entry = entries[written - 1]
            right = entry.kind in LEADS_TO[said["do"]] and (said["do"] == "answer" or entry.seat == diary.seat)
            if not right or (said["do"] == "play" and entry.data["action"] != said["action"]):
                self.report.fault(f"not what was said: {what}: {entry}")

    def chat(self, table: str, diaries: list[Diary]) -> None:
        lines = Counter(text for (text,) in query(self.url, 'select text from chat where "table" = ?', table))
        for diary in diaries:
            for number, said in diary.sent.items():
                acknowledged = diary.answers.get(number, {}).get("type") == "ok"
                if said["do"] == "chat" and lines[said["text"]] not in ((1,) if acknowledged else (0, 1)):
                    self.report.fault(f"{table}: {said} is there {lines[said['text']]} times")

    def replay(
        self, table: str, diaries: list[Diary], entries: list[TableEntry], messages: dict[str, int]
    ) -> None:
        """The entries give what everybody saw at every point, and nothing was done that nobody said."""
        ((spec, seed),) = query(self.url, "select spec, seed from tables where id = ?", table)
        match = Match(restore_spec(json.loads(spec)), seed)
        said = 0
        before = entries[0] if entries else None
        for entry in entries:
            assert before is not None
            said += self.is_said(match, entry, before.kind)
            if entry.kind == TIMEOUT:
                self.clock(table, match.deadline(), before, entry)
            match.apply(entry)
            before = entry
            for diary in diaries:
                self.picture(diary, match)
        heard = sum(seq > 0 for seq in messages.values())
        if said != heard:
            self.report.fault(f"{table}: {heard} messages led to {said} things done")
        for diary in diaries:
            if diary.seq > len(entries):
                self.report.fault(f"{table}: somebody saw {diary.seq} of {len(entries)} entries")

    def is_said(self, match: Match, entry: TableEntry, before: str) -> bool:
        """Whether only a message of a person can have led to an entry."""
        if entry.kind == PLAY:
            by_person = match.player(entry.seat) == PERSON
            self.report.bot_plays += not by_person
            return by_person
        return entry.kind in (ASK, AGREE, REFUSE, GIVEBACK) or (entry.kind == UNDO and before != AGREE)

    def clock(self, table: str, deadline: int | None, before: TableEntry, entry: TableEntry) -> None:
        self.report.timeouts += 1
        if deadline is None or entry.time < deadline:
            self.report.fault(f"{table}: time was up at {deadline}, not at {entry}")
            return
        due = float(max(deadline, before.time))  # who comes back without any time left is late at once
        for down, up in self.world.outages:
            if down - AT_WORK <= due <= up:
                due = up
        late = int(entry.time - due)
        self.report.latest_clock = max(self.report.latest_clock, late)
        # Where there may be other processes, what a dead one had begun is its own until it is taken for dead.
        if late > LATE + KILLED * (len(self.world.servers) > 1):
            near = [(int(down - due), int(up - due)) for down, up in self.world.outages if -20 < up - due < 20]
            what = f"{table}: a clock was {late} s late: {before}, {entry}"
            self.report.fault(f"{what}; the server was away at {near}")

    def picture(self, diary: Diary, match: Match) -> None:
        state, seen = match.state, diary.seen.get(match.seq)
        if seen is not None:
            options = [action.text for action in state.actions()] if state.to_move == diary.seat else []
            view = json.loads(json.dumps(state.view(diary.seat).data))
            self.report.pictures += 1
            if seen != fingerprint(view, state.to_move, match.plays, options):
                self.report.fault(f"{diary.table}: seat {diary.seat} saw something else at {match.seq}")
        if match.seq == diary.seq:
            _, story = match.story(diary.seat, 0)
            told = [[event.to_json() for event in group] for group in story]
            if fingerprint(told) != fingerprint(diary.story):
                self.report.fault(f"{diary.table}: seat {diary.seat} was told another story up to {match.seq}")


def kill_often(folder: Path, kills: int, terms: int, tables: int, seed: str, processes: int) -> Report:
    """Play at many tables, kill the server or tell it to end so many times; everything must be there once."""
    url, servers = url_of(folder), []
    for number in range(processes):
        home = folder / f"server-{number}"
        home.mkdir()
        servers.append(Server(home, url, PARLOUR_SECRET=SECRET).start())
    try:

        async def main() -> World:
            world = World(servers, tables, seed)
            await world.run(kills, terms)
            return world

        world = asyncio.run(main())
    finally:
        for server in servers:
            server.stop()
    Verifier(url, world).all()
    for server in servers:
        for line in server.faults():
            world.report.fault(f"in the log: {line[:1500]}")
    return world.report


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path, base: str) -> None:
    processes = PROCESSES[base]
    report = kill_often(tmp_path, 3, 2, len(TABLES), "three kills", processes)
    assert not report.faults, "\n".join([str(report), *report.faults])
    assert report.kills >= 3 and report.terms >= 2 and report.acknowledged > 30 and report.pictures > 100
    assert report.bot_plays > 0 and report.answered_by_the_past > 0, report


class Ear:
    """Somebody who listens at a table."""

    seat = 1
    who = "somebody"
    name = "Somebody"

    def __init__(self) -> None:
        self.noticed = 0

    def notice(self) -> None:
        self.noticed += 1


def test_a_client_that_goes_while_its_action_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written is told to the others, and a repeat gets the first answer."""

    async def main() -> None:
        house = House(Settings(database=url_of(tmp_path), secret="secret"))
        migrate(house.engine)
        ada = await house.people.guest("Ada")
        wanted = {"game": "roam", "options": {"players": 2, "first": "south"}, "seats": ["person", "greedy"]}
        room = await house.tables.make(ada, read_spec(wanted))
        await house.tables.start(room, ada)
        ear = Ear()
        room.listeners.add(ear)
        append = room.storage.append
        written = asyncio.Event()

        async def slow(progress: Progress) -> None:
            await append(progress)
            written.set()
            await asyncio.sleep(0.05)

        monkeypatch.setattr(room.storage, "append", slow)
        doing = asyncio.create_task(room.do("ada/m1", lambda match: match.play(0, "use B at c3", 0)))
        await written.wait()
        doing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await doing
        assert await room.do("ada/m1", lambda match: match.play(0, "use B at c3", 0)) == 2
        assert ear.noticed > 0
        kept = await house.storage.look(room.id, Known(), 1)
        assert kept is not None and len(kept.entries) == 2
        house.thinkers.close()
        house.storage.close()

    asyncio.run(main())
