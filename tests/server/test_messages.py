"""What is sent to whom: only what changed, to the players first, and no more for five hundred onlookers than they
need."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.sync.client import connect

from parlour.games.roam.cards import BUILT_IN, built_in_set
from parlour.server import audience
from parlour.server.app import House
from parlour.server.audience import Audience
from parlour.table.spec import read_spec
from tests.server.both import ON_BOTH
from tests.server.servers import STRANGER, Follower, Json, Person, Server, running
from tests.server.test_jobs import begun, in_a_house, people, play

pytestmark = [pytest.mark.slow, ON_BOTH]

LINE = "y" * 500
MANY = 40  # onlookers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("messages")) as found:
        yield found


def new_table(ada: Person, bob: Person | None = None, **wanted: object) -> Json:
    """A table of Roam, begun: Ada south, Bob or a bot north."""
    body = {"game": "roam", "options": {"players": 2, "first": "south"}, **wanted}
    if bob is None:
        body["seats"] = ["person", "greedy"]
    table: Json = ada.http.post("/api/tables", json=body).raise_for_status().json()
    if bob is not None:
        bob.post(f"/api/tables/{table['table']}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{table['table']}/start")
    return table


def kinds(follower: Follower, start: int = 0) -> list[str]:
    """The types of what somebody heard, but for answers."""
    found = [json.loads(text)["type"] for text in follower.heard[start:]]
    return [kind for kind in found if kind not in ("ok", "error")]


def listen(follower: Follower, seconds: float) -> None:
    """Whatever comes in this time."""
    deadline = time.monotonic() + seconds
    with contextlib.suppress(TimeoutError):
        while time.monotonic() < deadline:
            follower.hear(max(0.01, deadline - time.monotonic()))


def until(follower: Follower, wanted: Callable[[Json], bool]) -> Json:
    found: Json = follower.until(wanted)
    return found


# Chat


def test_a_line_of_chat_is_told_once(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = new_table(ada, bob)["table"]
    with ada.sit(name) as south, bob.sit(name) as north:
        until(south, lambda t: t["options"])
        until(north, lambda t: t["players"][0]["present"] and t["players"][1]["present"])
        for number in range(120):
            assert south.say("chat", text=f"{number} {LINE}"[:500])["type"] == "ok"
        until(north, lambda t: len(t["chat"]) == 120)
        said = [json.loads(text) for text in north.heard if json.loads(text)["type"] == "chat"]
        numbers = [line["number"] for message in said for line in message["lines"]]
        assert numbers == list(range(1, 121))  # each once, in order
        start = len(north.heard)
        south.play("use B at c3")
        until(north, lambda t: t["plays"] == 1)
        assert kinds(north, start) == ["table"]
        told = json.loads(north.heard[-1])
        assert told["chat"] == [] and len(north.heard[-1]) < 20_000
        with bob.sit(name) as later:  # whoever comes is told what is shown, and whoever doubts
            assert [line["number"] for line in later.hear()["chat"]] == list(range(21, 121))
        start = len(north.heard)
        north.say("sync")
        until(north, lambda _: "table" in kinds(north, start))
        again = next(message for message in map(json.loads, north.heard[start:]) if message["type"] == "table")
        assert [line["number"] for line in again["chat"]] == list(range(21, 121))
    assert len(bob.get(f"/api/tables/{name}")["chat"]) == 100


def test_what_was_said_between_comes_with_the_table(server: Server) -> None:
    """Whoever is slow misses no line, in whatever message it comes."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = new_table(ada, bob)["table"]
    with ada.sit(name) as south, bob.sit(name) as north:
        until(south, lambda t: t["options"])
        actions = ["use B at c3", "end"]
        for number in range(30):
            south.say("chat", text=f"line {number}")
            if number % 10 == 5 and actions:
                south.play(actions.pop(0))
        until(north, lambda t: len(t["chat"]) == 30 and t["plays"] == 2)
        lines: list[Json] = []
        for message in map(json.loads, north.heard):
            lines += message.get("lines", []) + message.get("chat", [])
        assert [line["text"] for line in lines] == [f"line {number}" for number in range(30)]


# Options


def test_a_card_set_is_called_by_its_name(server: Server) -> None:
    cards = {**json.loads(built_in_set(BUILT_IN[0]).source), "name": "My own"}
    ada = Person(server, "Ada")
    options = {"players": 2, "first": "south", "cards": cards}
    table = new_table(ada, options=options)
    whole = len(json.dumps(cards))
    assert table["spec"]["options"]["cards"] == "My own" and whole > 5_000
    with ada.sit(table["table"]) as south:
        told = until(south, lambda t: t["options"])
        assert told["spec"]["options"] == {**table["spec"]["options"], "cards": "My own"}
        assert len(json.dumps(told["spec"])) < 500
    box = ada.get(f"/api/tables/{table['table']}/box")  # for whoever draws it
    assert len(json.dumps(box)) > 5_000


def test_brief_options() -> None:
    cards = json.loads(built_in_set(BUILT_IN[0]).source)
    spec = read_spec({"game": "roam", "options": {"players": 2, "cards": {**cards, "name": "Mine"}}})
    assert spec.brief() == {**spec.to_json(), "options": {**spec.options, "cards": "Mine"}}
    built_in = read_spec({"game": "arcs"})
    assert built_in.brief() == built_in.to_json()


# Who is there


def test_coming_and_going_is_told_in_short(server: Server) -> None:
    """Onlookers who come or go cost the others a few short messages, not a table each."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = new_table(ada, bob)
    with ada.sit(table["table"]) as south, contextlib.ExitStack() as crowd:
        until(south, lambda t: t["options"] and t["players"][0]["present"])
        start = len(south.heard)
        lookers = []
        begun = time.monotonic()
        for number in range(MANY):
            person = Person(server, f"Looker {number}")
            lookers.append(crowd.enter_context(person.sit(table["table"], key=table["watch"])))
            assert lookers[-1].hear()["type"] == "table"
        until(south, lambda t: t["onlookers"] == MANY)
        most = time.monotonic() - begun + 3
        assert set(kinds(south, start)) == {"presence"} and len(south.heard) - start <= most
        for looker in lookers:
            until(looker, lambda t: t["onlookers"] == MANY)
            assert kinds(looker)[0] == "table" and set(kinds(looker, 1)) <= {"presence"}
            assert len(looker.heard) <= most
            assert all(len(text) < 800 for text in looker.heard[1:])
        crowd.close()
        until(south, lambda t: t["onlookers"] == 0)
        assert set(kinds(south, start)) == {"presence"}


def test_presence_of_a_seat(server: Server) -> None:
    """Several connections of a seat are one, also those of a program; several of an onlooker too."""
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    name = table["table"]
    token = ada.post(f"/api/tables/{name}/bot-token", seat=1)["token"]
    address = f"{server.url.replace('http', 'ws')}/ws/{name}"
    headers = {"Authorization": f"Bearer {token}"}
    with ada.sit(name) as south:
        told = until(south, lambda t: t["players"][0]["present"])
        assert [player["program"] for player in told["players"]] == [False, True]
        assert told["players"][1] == {
            **told["players"][1],
            "name": "",
            "user": None,
            "taken": True,
            "present": False,
        }
        with Follower(connect(address, additional_headers=headers)) as robot:
            assert robot.hear()["you"] == 1
            until(south, lambda t: t["players"][1]["present"])
            with eve.sit(name, key=table["watch"]) as one, eve.sit(name, key=table["watch"]) as two:
                until(south, lambda t: t["onlookers"] == 1)
                until(two, lambda t: t["onlookers"] == 1 and t["players"][1]["present"])
                start = len(south.heard)
                with ada.sit(name) as second:
                    until(second, lambda t: t["players"][0]["present"])
                listen(south, 1.5)
                assert kinds(south, start) == []  # nothing has changed
                assert one.say("sync")["type"] == "ok"
        until(south, lambda t: t["onlookers"] == 0 and not t["players"][1]["present"])
        ada.post(f"/api/tables/{name}/fill-seat", seat=1, player="person")
        until(south, lambda t: not t["players"][1]["program"])
        eve.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
        told = until(south, lambda t: t["players"][1]["taken"])
        assert not told["players"][1]["program"] and not told["players"][1]["present"]


def test_an_onlooker_who_sits_down_is_present(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.post("/api/tables", game="roam", options={"players": 2})
    name = table["table"]
    with ada.sit(name) as south, bob.sit(name, key=table["invite"]) as north:
        until(south, lambda t: t["onlookers"] == 1)
        bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
        until(south, lambda t: t["players"][1]["present"] and t["onlookers"] == 0)
        assert until(north, lambda t: t["you"] == 1)["players"][1]["present"]
        bob.post(f"/api/tables/{name}/leave")
        until(south, lambda t: not t["players"][1]["present"] and t["onlookers"] == 1)


# Many


class Looking:
    """Somebody who notes when they were woken."""

    def __init__(self, seat: int, number: int, woken: list[int]) -> None:
        self.seat = seat
        self.who = str(number)
        self.name = f"Looker {number:03}"
        self.number = number
        self.woken = woken

    def notice(self) -> None:
        self.woken.append(self.number)


def test_players_are_woken_at_once_and_onlookers_a_few_at_a_time() -> None:
    async def story() -> None:
        lock, woken = asyncio.Lock(), list[int]()
        crowd = Audience(lock)
        for number in range(100):
            crowd.come(Looking(-1, number, woken))
        for number in (100, 101):
            crowd.come(Looking(number - 100, number, woken))
        await asyncio.sleep(1.3)
        assert crowd.presence[:2] == ((0, 1), 100)
        assert [one.name for one in crowd.presence.watchers] == [
            f"Looker {number:03}" for number in range(audience.MOST_NAMED)
        ]
        woken.clear()
        crowd.wake()
        assert sorted(woken) == [100, 101]
        steps = []
        while len(woken) < 102:
            before = len(woken)
            await asyncio.sleep(0)
            steps.append(len(woken) - before)
        assert max(steps) <= audience.AT_A_TIME and sorted(woken) == list(range(102))
        woken.clear()
        async with lock:  # something is being written: it would be told too early
            crowd.wake()
            await asyncio.sleep(0.1)
            assert sorted(woken) == [100, 101]
        await asyncio.sleep(0.3)
        assert sorted(woken) == list(range(102))

    asyncio.run(story())


def test_onlookers_who_are_woken_twice_are_told_once() -> None:
    """Nothing piles up: changes that come faster than a crowd can be told are told together."""

    async def story() -> None:
        woken = list[int]()
        crowd = Audience(asyncio.Lock())
        for number in range(200):
            crowd.come(Looking(-1, number, woken))
        await asyncio.sleep(1.5)
        assert crowd.presence[:2] == ((), 200)
        woken.clear()
        for _ in range(50):
            crowd.wake()
        await asyncio.sleep(0.5)
        assert sorted(woken) == list(range(200))

    asyncio.run(story())


def test_what_is_alike_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty onlookers cost one look at the game, however they came."""

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await play(room, 0, "use B at c3")
        match = await room.match()
        looked = 0
        view = type(match.state).view

        def counted(state: Any, seat: int) -> Any:
            nonlocal looked
            looked += 1
            return view(state, seat)

        monkeypatch.setattr(type(match.state), "view", counted)

        def told(since: int, shown: bool) -> str:
            return room.telling.whole(room.telling.snapshot(-1, None, shown), -1, since, [])

        texts = {told(since, True) for since in (0, 1) for _ in range(MANY)}
        assert len(texts) == 2 and looked == 1
        assert {len(json.loads(text)["story"]["plays"]) for text in texts} == {1, 2}
        assert "shown" not in json.loads(told(0, False))
        room.seats = [replace(row, name="Somebody else") for row in room.seats]
        assert "Somebody else" in told(0, True) and looked == 1

    in_a_house(tmp_path, story)


def test_nobody_waits_for_an_onlooker_who_does_not_read(server: Server) -> None:
    ada = Person(server, "Ada")
    table = new_table(ada)
    name = table["table"]
    cookies = "; ".join(f"{key}={value}" for key, value in Person(server, "Sleepy").http.cookies.items())
    with contextlib.ExitStack() as stack:
        for _ in range(10):
            raw = stack.enter_context(contextlib.closing(socket.socket()))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            raw.connect(("127.0.0.1", server.port))
            lines = [f"GET /ws/{name}?shown=1&key={table['watch']} HTTP/1.1", f"Host: 127.0.0.1:{server.port}"]
            lines += ["Upgrade: websocket", "Connection: Upgrade", f"Cookie: {cookies}"]
            lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
            raw.sendall("\r\n".join(lines).encode())
        with ada.sit(name) as south, Person(server, "Eve").sit(name, key=table["watch"]) as awake:
            until(south, lambda t: t["options"])
            for number in range(150):
                start = time.monotonic()
                assert south.say("chat", text=f"{number} {LINE}"[:500])["type"] == "ok"
                assert time.monotonic() - start < 5
            until(awake, lambda t: len(t["chat"]) == 150)
            south.play("use B at c3")
            until(awake, lambda t: t["plays"] >= 1)
    assert STRANGER.get(f"{server.url}/healthz").status_code == 200
