"""Two processes serve the same tables: whoever is at one sees, hears and may do what those at the other do.

The first two servers look at the database by themselves as good as never: what they know of each other they hear.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.server.app import House
from parlour.server.room import Room
from parlour.server.settings import Settings
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.stored_processes import HOLD
from parlour.server.webhooks import Webhooks
from parlour.table.match import Match
from parlour.table.spec import read_spec
from tests.server.pairs import Pair, Witness, all_saw_the_same, at_once, begun, pair, play_out, wait_until
from tests.server.postgres import Postgres
from tests.server.servers import PASSWORD, STRANGER, Follower, Json, Person, Server, account, query

pytestmark = pytest.mark.slow

ROAM: Json = {"game": "roam", "options": {"players": 2, "first": "south"}}
WITH_A_BOT: Json = {**ROAM, "seats": ["person", "greedy"]}
NEVER = "600"
ABSENT = 4  # seconds


@pytest.fixture(scope="module")
def url(cluster: Postgres) -> Iterator[str]:
    yield cluster.database()
    cluster.forget()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[Pair]:
    with pair(
        tmp_path_factory.mktemp("pair"), url, PARLOUR_LOOK_SECONDS=NEVER, PARLOUR_MOST_TABLES="1000"
    ) as found:
        yield found
        for server in found:
            assert server.faults() == []


@pytest.fixture(scope="module")
def ada(servers: Pair) -> Person:
    return Person(servers[0], "Ada")


@pytest.fixture(scope="module")
def bob(servers: Pair) -> Person:
    """Whoever comes to the other server."""
    return Person(servers[1], "Bob")


@contextlib.contextmanager
def followed(table: Json, *people: Person, seed: str = "") -> Iterator[list[Witness]]:
    """These people follow a table, some of them by its changes."""
    with contextlib.ExitStack() as stack:
        found = [
            stack.enter_context(Witness(one, table["table"], table["watch"], seed, changes=number % 3 != 0))
            for number, one in enumerate(people)
        ]
        for witness in found:
            witness.hear()
        yield found


# Whole games


@pytest.mark.parametrize("game", ["roam", "arcs"])
def test_all_see_the_same_game(servers: Pair, url: str, ada: Person, bob: Person, game: str) -> None:
    here, there = servers
    cleo, dora, emil = Person(here, "Cleo"), Person(here, "Dora"), Person(there, "Emil")
    if game == "roam":
        people = [ada, bob]
        table = begun(people, **ROAM)
    else:
        people = [ada, bob, cleo]
        seats = ["person", "person", "heuristic", "person"]
        table = begun(people, game="arcs", options={"players": 4}, seats=seats)
    with followed(table, *people, dora, emil, seed=game) as witnesses:
        play_out(witnesses)
        match = all_saw_the_same(url, table["table"], witnesses)
        assert match.over and match.plays > 40
    for person in (dora, emil):  # the same file from both
        record = person.http.get(f"/api/tables/{table['table']}/record", params={"key": table["watch"]})
        assert record.text == match.record.to_text()


def test_undo_is_asked_for_at_one_and_agreed_to_at_the_other(
    servers: Pair, url: str, ada: Person, bob: Person
) -> None:
    table = begun([ada, bob], **ROAM)
    with followed(table, ada, bob) as (south, north):
        south.play("use B at c3")
        south.play("end")
        north.until(lambda t: t["options"])
        north.play(north.table["options"][0]["text"])
        south.until(lambda t: t["plays"] == 3)
        assert south.say("undo")["type"] == "ok"
        assert north.until(lambda t: t["offer"])["offer"] == {"seat": 0, "waiting": [1]}
        assert north.say("answer", agree=False)["type"] == "ok"
        south.until(lambda t: t["offer"] is None)
        assert south.table["plays"] == 3
        assert south.say("undo")["type"] == "ok"
        north.until(lambda t: t["offer"])
        assert north.say("answer")["type"] == "ok"
        south.until(lambda t: t["plays"] == 1 and t["can_redo"])
        assert south.say("redo")["type"] == "ok"
        north.until(lambda t: t["plays"] > 1)
        assert north.say("wish", wishes={"any": "pass"})["type"] == "ok"
        with followed(table, bob.at(servers[0])) as (again,):
            assert again.table["wishes"] == {"any": "pass"}
        all_saw_the_same(url, table["table"], [south, north])


def test_a_bot_answers_wherever_somebody_plays(servers: Pair, url: str, ada: Person) -> None:
    """Whichever process thinks for it: it knows what was played at the other."""
    table = begun([ada], **WITH_A_BOT)
    with followed(table, ada, ada.at(servers[1])) as tabs:
        seq = 0

        def mine(table: Json) -> bool:
            return table["seq"] >= seq and bool(table["options"] or table["outcome"])

        for turn in range(24):
            tab = tabs[turn % 2]
            tab.until(mine)
            if tab.table["outcome"]:
                break
            ends = [option["text"] for option in tab.table["options"] if option["kind"] == "end"]
            chosen = ends[0] if ends else tab.rng.choice(tab.table["options"])["text"]
            seq = tab.play(chosen, seq=tab.table["seq"])["seq"]
        for tab in tabs:
            tab.until(mine)
        all_saw_the_same(url, table["table"], tabs)
    plays = 'select seat from entries where "table" = ? and kind = ?'
    assert len({seat for (seat,) in query(url, plays, table["table"], "play")}) == 2


def test_bots_alone_play_for_whoever_looks_at_either(servers: Pair, ada: Person, bob: Person) -> None:
    table = ada.post("/api/tables", game="roam", options={"players": 3}, seats=["person", "greedy", "greedy"])
    ada.post(f"/api/tables/{table['table']}/start")
    with followed(table, ada) as (south,):
        south.say("takeover", bot="greedy")
    wait_until(lambda: not query_jobs(servers[0], table["table"]))  # nobody looks: they have stopped
    with followed(table, bob) as (looking,):
        looking.until(lambda t: t["outcome"], timeout=60)


def query_jobs(server: Server, table: str) -> list[tuple[Any, ...]]:
    return query(server.database, 'select kind from jobs where "table" = ?', table)


def test_a_clock_runs_out_wherever_somebody_sits(servers: Pair, url: str, ada: Person, bob: Person) -> None:
    table = begun([ada, bob], **ROAM, clock={"kind": "move", "limit": 2}, timeout="concede")
    with followed(table, ada, bob) as (south, north):
        south.play("use B at c3")
        south.play("end")
        for witness in (south, north):
            witness.until(lambda t: t["outcome"])
        match = all_saw_the_same(url, table["table"], [south, north])
        assert match.state.outcome is not None and match.state.outcome.places == (1, 2)


def test_a_program_plays_at_the_other(servers: Pair, url: str, ada: Person) -> None:
    there = servers[1]
    table = ada.post("/api/tables", **ROAM)["table"]
    token = ada.post(f"/api/tables/{table}/bot-token", seat=1)["token"]

    def program(server: Server, token: str) -> Follower:
        address = f"{server.url.replace('http', 'ws')}/ws/{table}"
        return Follower(connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None))

    with program(there, token) as old:
        assert old.hear()["you"] == 1
        token = ada.post(f"/api/tables/{table}/bot-token", seat=1)["token"]
        with pytest.raises(ConnectionClosed):  # another token: this one is worth nothing there either
            while True:
                old.hear()
    with program(there, token) as north, ada.sit(table) as south:
        ada.post(f"/api/tables/{table}/start")
        south.until(lambda t: t.get("options") and t["players"][1]["present"])
        south.play("use B at c3")
        south.play("end")
        north.until(lambda t: t.get("options"))
        north.play(north.table["options"][0]["text"])
        south.until(lambda t: t["plays"] == 3)


# The same thing from both sides at once


def asking(person: Person, path: str, **body: object) -> Callable[[], httpx.Response]:
    return lambda: person.http.post(path, json=body)


def test_chat_has_one_order(servers: Pair, url: str, ada: Person, bob: Person) -> None:
    table = begun([ada, bob], **ROAM)
    with followed(table, ada, bob, ada.at(servers[1])) as (south, north, tab):

        def talk(who: Witness) -> None:
            for number in range(40):
                assert who.say("chat", text=f"{who.name} {number}")["type"] == "ok"

        at_once(lambda: talk(south), lambda: talk(north))
        lines = query(url, 'select text from chat where "table" = ? order by number', table["table"])
        assert len(lines) == 80
        all_saw_the_same(url, table["table"], [south, north, tab])
        for who in (south, north):  # each once, and what one says in their order
            assert [text for (text,) in lines if text.startswith(who.name)] == [
                f"{who.name} {n}" for n in range(40)
            ]


def test_of_two_who_sit_down_one_does(servers: Pair, ada: Person, bob: Person) -> None:
    cleo = Person(servers[0], "Cleo")
    for _ in range(10):
        table = ada.post("/api/tables", **ROAM, public=True)["table"]
        answers = at_once(*(asking(one, f"/api/tables/{table}/join", seat=1) for one in (bob, cleo)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        name = ("Bob", "Cleo")[[answer.status_code for answer in answers].index(200)]
        assert {one.get(f"/api/tables/{table}")["players"][1]["name"] for one in (bob, cleo)} == {name}


def test_nobody_sits_at_two_seats(servers: Pair, ada: Person, bob: Person) -> None:
    tabs = [bob, bob.at(servers[0])]
    for _ in range(15):
        table = ada.post("/api/tables", game="roam", options={"players": 3}, public=True)["table"]
        at_once(*(asking(tab, f"/api/tables/{table}/join", seat=seat) for seat, tab in enumerate(tabs, 1)))
        players = ada.get(f"/api/tables/{table}")["players"]
        assert [player["name"] for player in players].count("Bob") == 1


def test_a_game_begins_with_those_who_are_there(servers: Pair, url: str, ada: Person, bob: Person) -> None:
    """Start, while somebody gets up or sits down at the other process: a seat of a running game is never empty."""
    begun_so_far = Counter[bool]()
    for number in range(16):
        table = ada.post("/api/tables", **ROAM, public=True)["table"]
        leaves = number % 2
        if leaves:
            bob.post(f"/api/tables/{table}/join", seat=1)
        moves = (
            asking(bob, f"/api/tables/{table}/leave")
            if leaves
            else asking(bob, f"/api/tables/{table}/join", seat=1)
        )
        started, moved = at_once(asking(ada, f"/api/tables/{table}/start"), moves)
        assert {started.status_code, moved.status_code} <= {200, 409}
        told = ada.get(f"/api/tables/{table}")
        assert {one.get(f"/api/tables/{table}")["status"] for one in (ada, bob)} == {told["status"]}
        begun_so_far[told["status"] == "running"] += 1
        if told["status"] == "running":
            assert started.status_code == 200 and told["players"][1]["taken"]
            if leaves:  # they left a game that had begun: a bot plays
                assert told["players"][1]["player"] != "person"
        else:
            assert started.status_code == 409
            assert told["players"][1]["taken"] == (not leaves)


def test_one_rematch_whoever_asks(servers: Pair, ada: Person, bob: Person) -> None:
    for _ in range(5):
        table = begun([ada, bob], **ROAM)
        with followed(table, ada, bob) as (south, north):
            assert south.say("concede")["type"] == "ok"
            north.until(lambda t: t["outcome"])
            asked = at_once(*(asking(one, f"/api/tables/{table['table']}/rematch") for one in (ada, bob)))
            again = {answer.json()["table"] for answer in asked}
            assert len(again) == 1
            for witness in (south, north):
                assert witness.until(lambda t: t["rematch"])["rematch"] in again
    mine = [one["table"] for one in ada.get("/api/my-games")["tables"]]
    theirs = [one["table"] for one in bob.get("/api/my-games")["tables"]]
    assert again <= set(mine) & set(theirs)


# Who is there


def test_who_is_there_is_known_at_both(servers: Pair, ada: Person, bob: Person) -> None:
    here, there = servers
    table = begun([ada, bob], **ROAM)
    name = table["table"]
    emil = Person(there, "Emil")
    with followed(table, ada, bob) as (south, north):
        for witness in (south, north):
            witness.until(lambda t: [player["present"] for player in t["players"]] == [True, True])
        # who is at the other process is not absent
        assert ada.post(f"/api/tables/{name}/takeover", 409, seat=1)["error"]["message"] == "table-present"
        with followed(table, emil, emil.at(here), Person(here, "Dora")):
            for witness in (south, north):
                witness.until(lambda t: t["onlookers"] == 2)  # people, wherever they are
                assert [one["name"] for one in witness.table["watchers"]] == ["Dora", "Emil"]
        for witness in (south, north):
            witness.until(lambda t: t["onlookers"] == 0)
        with followed(table, bob.at(here)):
            north.__exit__()
            south.listen()
        south.until(lambda t: not t["players"][1]["present"])
        ada.post(f"/api/tables/{name}/takeover", seat=1)


def test_whoever_has_just_gone_from_the_other_is_not_absent(narrow: Pair) -> None:
    ada, bob = Person(narrow[0], "Ada"), Person(narrow[1], "Bob")
    table = begun([ada, bob], **ROAM)
    path = f"/api/tables/{table['table']}/takeover"
    with followed(table, ada) as (south,):
        with followed(table, bob):
            south.until(lambda t: t["players"][1]["present"])
            time.sleep(ABSENT)  # the room has been open for as long
        south.until(lambda t: not t["players"][1]["present"])
        assert ada.post(path, 409, seat=1)["error"]["message"] == "table-present"
        wait_until(lambda: ada.http.post(path, json={"seat": 1}).status_code == 200)


def test_whoever_is_removed_is_gone_at_the_other(servers: Pair, ada: Person) -> None:
    bob = Person(servers[1], "Bob")
    table = begun([ada, bob], **ROAM)
    name = table["table"]
    with followed(table, ada, bob) as (south, north):
        ada.post(f"/api/tables/{name}/banish", user=bob.me["id"], how="muted")
        assert north.say("chat", text="but")["error"]["message"] == "server-muted"
        ada.post(f"/api/tables/{name}/banish", user=bob.me["id"], how=None)
        assert north.say("chat", text="thanks")["type"] == "ok"
        south.until(lambda t: t["chat"])
        ada.post(f"/api/tables/{name}/banish", user=bob.me["id"], how="removed")
        with pytest.raises(ConnectionClosed):
            while True:
                north.hear()
        south.until(lambda t: t["players"][1]["player"] != "person")
    bob.get(f"/api/tables/{name}", 404, key=table["invite"])
    with bob.sit(name, table["invite"]) as back:
        assert back.hear()["error"]["message"] == "server-no-table"


def test_nobody_sits_down_while_they_are_removed(servers: Pair, ada: Person, bob: Person) -> None:
    for _ in range(12):
        table = ada.post("/api/tables", **ROAM, public=True)["table"]
        removes = asking(ada, f"/api/tables/{table}/banish", user=bob.me["id"], how="removed")
        at_once(removes, asking(bob, f"/api/tables/{table}/join", seat=1))
        told = ada.get(f"/api/tables/{table}")
        assert told["banished"] == {bob.me["id"]: "removed"} and not told["players"][1]["taken"]


# Messages that are repeated


def test_a_repeat_at_the_other_gets_the_first_answer(servers: Pair, url: str, ada: Person, bob: Person) -> None:
    table = begun([ada, bob], **ROAM)
    with followed(table, ada, ada.at(servers[1]), bob) as (south, tab, north):
        for number in range(12):
            first, second = (south, tab) if number % 2 else (tab, south)
            south.until(lambda t: t["plays"] == 0)
            played = first.say("play", id=f"p{number}", action="use B at c3", seq=south.table["seq"])
            assert played["type"] == "ok"
            assert second.say("play", id=f"p{number}", action="use B at c3", seq=south.table["seq"]) == played
            undone = second.say("undo", id=f"u{number}")
            assert undone["type"] == "ok"
            assert first.say("undo", id=f"u{number}") == undone
            assert first.say("play", id=f"p{number}", action="use B at c3") == played
            for tells in (second, first):
                assert tells.say("chat", id=f"c{number}", text=f"line {number}")["type"] == "ok"
        match = all_saw_the_same(url, table["table"], [south, tab, north])
        assert match.seq == 1 + 2 * 12
        assert len(south.table["chat"]) == 12


def test_the_same_message_at_both_at_once_is_done_once(servers: Pair, url: str, ada: Person, bob: Person) -> None:
    table = begun([ada, bob], **ROAM)
    with followed(table, ada, ada.at(servers[1]), bob) as (south, tab, north):
        for number in range(15):
            for do, body in (("play", {"action": "use B at c3"}), ("undo", {}), ("chat", {"text": "hm"})):
                again = {"id": f"{do}{number}", **body}
                one, other = at_once(*(functools.partial(tab.say, do, **again) for tab in (south, tab)))
                assert one == other and one["type"] == "ok"
        match = all_saw_the_same(url, table["table"], [south, tab, north])
        assert match.seq == 31 and len(south.table["chat"]) == 15


def test_what_was_seen_at_one_may_be_acted_upon_at_the_other(servers: Pair, ada: Person, bob: Person) -> None:
    """A process that has not heard of it yet looks before it says that the table has moved on."""
    table = begun([ada, bob], **ROAM)
    with followed(table, ada, ada.at(servers[1]), bob) as (south, tab, north):
        seq = 1
        for number in range(30):
            first, second = (south, tab) if number % 2 else (tab, south)
            seq = first.play("use B at c3", seq=seq)["seq"]
            undone = second.say("undo")
            assert undone["type"] == "ok", undone
            seq = undone["seq"]
        north.until(lambda t: t["seq"] == seq)


# What the host does


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory, cluster: Postgres) -> Iterator[Pair]:
    """Two servers with narrow limits, which look at what their host does; a proxy says who comes from where."""
    limits = {
        "PARLOUR_LOGINS_PER_MINUTE": "12",
        "PARLOUR_GUESTS_PER_MINUTE": "20",
        "PARLOUR_TABLES_PER_MINUTE": "4",
        "PARLOUR_REQUESTS_PER_MINUTE": "480",
        "PARLOUR_MESSAGES_PER_SECOND": "4",
        "PARLOUR_ABSENT_SECONDS": str(ABSENT),
        "PARLOUR_PROXY": "1",
        "PARLOUR_LOOK_SECONDS": "0.3",
    }
    with pair(tmp_path_factory.mktemp("narrow"), cluster.database(), **limits) as found:
        yield found


def coming_from(person: Person, address: str) -> Person:
    person.http.headers["X-Forwarded-For"] = address
    return person


def admin(server: Server, *words: str) -> None:
    command = [sys.executable, "-m", "parlour", "admin", *words]
    done = subprocess.run(command, env={**os.environ, **server.environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def ended(follower: Follower) -> None:
    """Listen until the connection is closed."""
    with pytest.raises(ConnectionClosed):
        while True:
            follower.hear()


def test_what_the_host_does_counts_at_both(narrow: Pair) -> None:
    ada, bob = Person(narrow[0], "Ada"), Person(narrow[1], "Bob")
    table, other = begun([ada, bob], **ROAM), begun([ada, bob], **ROAM)
    with followed(table, ada, bob) as both, followed(other, ada, bob) as others:
        query(
            narrow[0].database,
            "update tables set status = 'frozen', revision = revision + 1 where id = ?",
            table["table"],
        )
        for witness in both:
            witness.until(lambda t: t["status"] == "frozen")
            assert witness.say("undo")["error"]["message"] == "table-frozen"
        admin(narrow[0], "thaw", table["table"])
        for witness in both:
            witness.until(lambda t: t["status"] == "running")
        both[0].play("use B at c3")
        both[1].until(lambda t: t["plays"] == 1)
        admin(narrow[0], "delete", other["table"], "--yes")
        for witness in others:
            ended(witness)
        for one in (ada, bob):
            one.get(f"/api/tables/{other['table']}", 404)
        admin(narrow[0], "ban", bob.me["id"])
        ended(both[1])
        bob.get("/api/me", 401)


def test_a_session_that_is_ended_at_one_is_at_the_other(narrow: Pair) -> None:
    here, there = narrow
    ada = coming_from(account(here, "ada")[0], "10.1.0.1")
    table = begun([ada], **WITH_A_BOT)
    with followed(table, ada.at(there)) as (tab,):
        ada.post("/api/logout?everywhere=true")
        ended(tab)
    ada.at(there).get("/api/me", 401)


def test_a_name_is_new_at_both(servers: Pair) -> None:
    ada, bob = Person(servers[0], "Ada"), Person(servers[1], "Bob")
    table = begun([ada, bob], **ROAM)
    with followed(table, ada, bob) as (south, north):
        bob.at(servers[0]).post("/api/guest", name="Bert")
        for witness in (south, north):
            witness.until(lambda t: t["players"][1]["name"] == "Bert")
        north.say("chat", text="that is me")
        assert south.until(lambda t: t["chat"])["chat"][0]["name"] == "Bert"


# Limits


def count_allowed(times: int, *tries: Callable[[], httpx.Response]) -> int:
    """How many are allowed of so many that are asked for at the processes in turn."""
    answers = [tries[number % len(tries)]().status_code for number in range(times)]
    assert set(answers) <= {200, 401, 429}, answers
    return sum(answer != 429 for answer in answers)


def test_what_happens_seldom_is_counted_for_both_together(narrow: Pair) -> None:
    def most(burst: int, per_minute: int, tries: Sequence[Callable[[], httpx.Response]]) -> None:
        start = time.monotonic()
        allowed = count_allowed(2 * burst, *tries)
        assert burst <= allowed <= burst + 1 + per_minute * (time.monotonic() - start) / 60

    def each(path: str, address: str, **body: object) -> list[Callable[[], httpx.Response]]:
        headers = {"X-Forwarded-For": address}
        urls = [f"{server.url}{path}" for server in narrow]
        return [functools.partial(STRANGER.post, url, json=body, headers=headers) for url in urls]

    most(20, 20, each("/api/guest", "10.2.0.1", name="Eve"))
    most(12, 12, each("/api/login", "10.2.0.2", name="nobody", password=PASSWORD))
    ada = Person(narrow[0], "Ada")
    tabs = [coming_from(tab, "10.2.0.3") for tab in (ada, ada.at(narrow[1]))]
    most(12, 4, [asking(tab, "/api/tables", **WITH_A_BOT) for tab in tabs])


def test_requests_are_counted_for_both_together(narrow: Pair) -> None:
    """120 at once, 8 a second: whoever goes from one to the other has one budget, but for the first moment."""
    ada = coming_from(Person(narrow[0], "Ada"), "10.3.0.1")
    tabs = [ada, coming_from(ada.at(narrow[1]), "10.3.0.1")]
    start, allowed = time.monotonic(), 0
    while (passed := time.monotonic() - start) < 8:
        allowed += count_allowed(2, *(functools.partial(tab.http.get, "/api/me") for tab in tabs))
        if allowed > 240:
            time.sleep(0.01)
    budget = 120 + 8 * passed
    assert budget * 0.7 <= allowed <= budget * 1.6  # two budgets would be twice as many


def test_messages_of_one_person_are_counted_for_both_together(narrow: Pair) -> None:
    """12 at once, 4 a second; whoever sends more is let go."""
    ada = Person(narrow[0], "Ada")
    table = begun([ada], **WITH_A_BOT)
    sent = 0
    with followed(table, ada, ada.at(narrow[1])) as tabs:
        said = json.dumps({"do": "explain", "action": tabs[0].until(lambda t: t["options"])["options"][0]["text"]})
        start = time.monotonic()
        with pytest.raises(ConnectionClosed) as closed:
            while (passed := time.monotonic() - start) < 20:
                for tab in tabs:
                    tab.listen()
                    tab.socket.send(said)
                    sent += 1
                time.sleep(max(0.0, start + sent / 7 - time.monotonic()))  # alone neither of them would mind
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    assert 12 <= sent <= 1.5 * (12 + 4 * passed)


# What must happen later


@pytest.fixture
def jobs(cluster: Postgres) -> str:
    """A database nobody else takes jobs from."""
    return cluster.database()


@contextlib.asynccontextmanager
async def houses(url: str, count: int) -> AsyncIterator[list[House]]:
    found = [House(Settings(database=url, secret="s" * 32, thinkers=1, look_seconds=60)) for _ in range(count)]
    try:
        yield found
    finally:
        for house in found:
            await house.finish_work()
            house.thinkers.close()
            house.reader.close()
            await asyncio.to_thread(house.storage.close)


async def until(wanted: Callable[[], bool], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.02)


async def take_turn(room: Room, seat: int) -> None:
    while True:
        match = room.in_memory
        assert match is not None
        options = [action.text for action in match.state.actions()]
        text = "end" if "end" in options else options[0]
        await room.do(None, functools.partial(Match.play, seat=seat, text=text, now=now()))
        if match.state.to_move != seat:
            return


def all_are_told(told: Counter[str], times: int) -> bool:
    return told.total() >= times


def test_a_webhook_is_sent_once(jobs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred turns, taken at two processes in turn."""
    told: Counter[str] = Counter()

    async def send(webhooks: Webhooks, address: str, body: dict[str, str]) -> None:
        await asyncio.sleep(0.01)
        told[address] += 1

    monkeypatch.setattr(Webhooks, "send", send)

    async def main() -> None:
        async with houses(jobs, 2) as both:
            here = both[0]
            for house in both:
                house.webhooks.throttle.burst = 1000
                house.start_work()
            tables = []
            for _ in range(20):
                ada, bob = [await here.people.guest(name) for name in ("Ada", "Bob")]
                for person in (ada, bob):
                    await here.storage.change_user(person.id, webhook=f"https://hook.example/{person.id}")
                room = await here.tables.make(ada, read_spec(ROAM))
                await here.tables.join(room, bob, 1, room.row.invite)
                await here.tables.start(room, ada)
                tables.append(room.id)
            for turn in range(10):
                await until(functools.partial(all_are_told, told, 20 * (turn + 1)))
                for table in tables if turn < 9 else ():
                    await take_turn(await both[turn % 2].tables.fresh(table), turn % 2)
            await asyncio.sleep(1.0)  # whatever would come twice
            assert told.total() == 200 and set(told.values()) == {5}
            assert not query(jobs, "select * from jobs")

    asyncio.run(main())


@pytest.mark.parametrize("how", ["killed", "cut off", "asleep"])
def test_a_job_somebody_took_and_left_is_done_by_another(jobs: str, how: str) -> None:
    """Whoever is killed has no connection any more; whoever is cut off gives no sign; a lease ends by itself."""

    async def main() -> None:
        async with houses(jobs, 1) as (house,):
            ada = await house.people.guest("Ada")
            room = await house.tables.make(ada, read_spec(WITH_A_BOT))
            await house.tables.start(room, ada)
            await take_turn(room, 0)
            until_then = now() + (3 if how == "asleep" else 300)
            age = {"killed": 5, "cut off": 11, "asleep": -600}[how]
            query(jobs, "insert into processes values ('other', extract(epoch from now()) - ?)", age)
            query(jobs, "update jobs set leased = ?, holder = 'other'", until_then)
            with psycopg.connect(
                make_url(jobs).set(drivername="postgresql").render_as_string(), autocommit=True
            ) as line:
                if how == "cut off":  # the database has not noticed: it is still connected
                    line.execute(HOLD, ("other",))
                house.start_work()
                before = room.row.seq
                await until(lambda: room.row.seq > before, 15)
            assert bool(query(jobs, "select 1 from processes where id = 'other'")) == (how == "asleep")

    asyncio.run(main())


async def take_all(storage: Storage) -> int:
    """How many bots' jobs there were to take."""
    far = now() + 60
    return len(await storage.lease_jobs(far, far + 300, {"bot": 1}))


@pytest.mark.parametrize("how", ["leaves", "lost patience"])
def test_a_job_that_is_just_being_taken_is_free_in_the_end(
    jobs: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Whoever leaves, or frees what was broken off, waits for it; whoever has left takes nothing."""
    known, go_on = threading.Event(), threading.Event()
    is_known = Storage._is_known

    def slowly(storage: Storage, connection: Connection) -> bool:
        found = is_known(storage, connection)
        known.set()
        assert go_on.wait(20)
        return found

    monkeypatch.setattr(Storage, "_is_known", slowly)

    async def main() -> None:
        async with houses(jobs, 1) as (house,):
            storage = house.storage
            await storage.beat(storage.process)
            ada = await house.people.guest("Ada")
            room = await house.tables.make(ada, read_spec(WITH_A_BOT))
            await house.tables.start(room, ada)
            await take_turn(room, 0)
            taking = asyncio.create_task(take_all(storage))
            await until(known.is_set)
            leaves = how == "leaves"
            freeing = asyncio.create_task(storage.leave(storage.process) if leaves else storage.free_leases())
            await asyncio.sleep(0.5)
            waits = not freeing.done()
            go_on.set()
            assert await taking == 1 and waits
            await freeing
            assert query(jobs, "select leased, tries from jobs where kind = 'bot'") == [(0, 0)]
            assert await take_all(storage) == (0 if leaves else 1)

    asyncio.run(main())
