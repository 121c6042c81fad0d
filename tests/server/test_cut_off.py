"""The database goes away, for everybody or for one process: nothing acknowledged is lost, nothing is told that may
not be so, everybody knows, and all goes on by itself when it is back."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from tests.server.lines import CLOSED, DROPS, HOLDS, WHOLE, Line, line_to
from tests.server.pairs import Pair, Witness, all_saw_the_same, at_once, begun, pair, wait_until
from tests.server.postgres import Postgres, postgres
from tests.server.servers import Json, Person, Server, query

pytestmark = pytest.mark.slow

ROAM: Json = {"game": "roam", "options": {"players": 2, "first": "south"}}
AWAY = "server-database-away"
SECONDS_AWAY = 10.0
MOST_WORDS = 30  # lines of the log for a database that was away once


def choose(witness: Witness) -> str:
    return str(witness.rng.choice(witness.table["options"])["text"])


def refused(answer: Json) -> bool:
    return bool(answer["type"] == "error" and answer["error"]["message"] == AWAY)


def knows_trouble(witness: Witness) -> None:
    while not witness.troubles or witness.troubles[-1] != AWAY:
        witness.hear()


def knows_end_of_trouble(witness: Witness) -> None:
    while witness.troubles[-1:] != [None]:
        witness.hear()


# For everybody


@pytest.fixture(scope="module")
def disk() -> Iterator[Postgres]:
    """A database that keeps what it says it keeps."""
    with postgres(fsync=True) as found:
        yield found


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory, disk: Postgres) -> Iterator[Pair]:
    with pair(tmp_path_factory.mktemp("fragile"), disk.database()) as found:
        yield found


@pytest.mark.parametrize("how", ["stopped", "killed"])
def test_the_database_is_away_for_ten_seconds(fragile: Pair, disk: Postgres, how: str) -> None:
    servers, url = fragile, fragile[0].database
    with contextlib.ExitStack() as stack:
        ada, bob = Person(servers[0], "Ada"), Person(servers[1], "Bob")
        table = begun([ada, bob], **ROAM)
        with_bot = begun([ada], **{**ROAM, "seats": ["person", "greedy"]})
        south, north = (stack.enter_context(Witness(one, table["table"])) for one in (ada, bob))
        other = stack.enter_context(Witness(ada, with_bot["table"]))
        acknowledged = 0
        for witness in (south, north, other):
            witness.hear()
        for _ in range(6):
            acknowledged = south.play("use B at c3")["seq"]
            assert south.say("undo")["type"] == "ok"
        other.play("use B at c3")
        other.say("play", action="end", id="end")  # the bot is to move
        words = [len(server.log.read_text(encoding="utf-8").splitlines()) for server in servers]
        disk.stop() if how == "stopped" else disk.kill()
        began = time.monotonic()
        tried = at_once(
            lambda: south.say("play", id="meanwhile", action="use B at c3"),
            lambda: north.say("chat", id="meanwhile", text="hello?"),
        )
        assert all(refused(answer) for answer in tried), tried
        for witness in (south, north, other):
            knows_trouble(witness)
        assert ada.http.get(f"/api/tables/{table['table']}").status_code == 503
        time.sleep(max(0.0, began + SECONDS_AWAY - time.monotonic()))
        disk.start()
        for witness in (south, north, other):
            knows_end_of_trouble(witness)
        other.until(lambda t: t["options"] or t["outcome"])  # the bot went on, and nobody had to ask
        first = south.say("play", id="meanwhile", action="use B at c3")
        assert first["type"] == "ok" and first["seq"] > acknowledged
        assert north.say("play", id="x", action="end")["error"]["message"] == "table-not-your-turn"
        south.play("end")
        north.until(lambda t: t["options"])
        north.play(choose(north))
        assert north.say("chat", id="meanwhile", text="hello?")["type"] == "ok"
        match = all_saw_the_same(url, table["table"], [south, north])
        assert match.seq == 1 + 12 + 3 and len(north.table["chat"]) == 1
        for server, before in zip(servers, words, strict=True):
            assert server.is_well()
            assert server.faults() == []
            assert len(server.log.read_text(encoding="utf-8").splitlines()) - before < MOST_WORDS


# For one process


@pytest.fixture(scope="module")
def line(cluster: Postgres) -> Iterator[Line]:
    with line_to(cluster.port) as found:
        yield found


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, cluster: Postgres, line: Line) -> Iterator[Pair]:
    """The second one reaches the database over a line that can be cut."""
    url = cluster.database()
    cut = make_url(url).set(port=line.port).render_as_string()
    with pair(tmp_path_factory.mktemp("cut"), url, cut) as found:
        yield found
    cluster.forget()


def comes_in(person: Person, table: str) -> Json | None:
    """What somebody is told first who comes now."""
    with Witness(person, table) as new:
        message = new.hear()
        if message["type"] == "error":
            with pytest.raises(ConnectionClosed) as closed:
                new.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code != 4400  # they should come back
        return message


@pytest.mark.parametrize("how", [DROPS, HOLDS, CLOSED])
def test_a_process_that_is_cut_off_accepts_nothing_and_tells_nothing_old(
    servers: Pair, line: Line, how: str
) -> None:
    here, there = servers
    ada, bob = Person(here, "Ada"), Person(there, "Bob")
    table = begun([ada, bob], **ROAM)
    name = table["table"]
    with (
        Witness(ada, name) as south,
        Witness(ada.at(there), name) as cut,
        Witness(bob, name) as north,
        Witness(bob.at(here), name) as tab,
    ):
        everybody = (south, cut, north, tab)
        for witness in everybody:
            witness.until(lambda t: [player["present"] for player in t["players"]] == [True, True])
        line.set(how)
        # The same message to both: to the one that is cut off, and to the other one
        did = at_once(
            lambda: cut.say("play", id="one", action="use B at c3"),
            lambda: south.say("play", id="one", action="use B at c3"),
        )
        assert refused(did[0]) and did[1]["type"] == "ok", did
        assert south.play("end")
        tab.until(lambda t: t["options"])
        tab.play(choose(tab))
        played = tab.table["seq"]
        # Nobody is told there how it stands: it may stand otherwise.
        asks: list[Callable[[], object]] = [
            lambda: bob.http.get(f"/api/tables/{name}").status_code == 503,
            lambda: comes_in(bob, name) == {"type": "error", "id": "", "error": {"message": AWAY, "values": {}}},
            lambda: refused(north.say("sync")),
            lambda: refused(cut.say("chat", id="two", text="is anybody there?")),
        ]
        assert at_once(*asks) == [True] * 4
        knows_trouble(north)
        knows_trouble(cut)
        assert max(*cut.seqs, *north.seqs) < played
        south.until(lambda t: t["players"][1]["present"])
        line.set(WHOLE)
        for witness in (north, cut):
            knows_end_of_trouble(witness)
            witness.until(lambda t: t["seq"] >= played)
        assert cut.say("play", id="one", action="use B at c3") == did[1]
        assert cut.say("chat", id="two", text="is anybody there?")["type"] == "ok"
        for _ in range(20):  # no thread and no connection is left that waits for what was cut
            assert bob.get(f"/api/tables/{name}")["seq"] == played
        match = all_saw_the_same(here.database, name, everybody)
        assert match.seq == played and len(south.table["chat"]) == 1
        for witness in everybody:
            witness.until(lambda t: [player["present"] for player in t["players"]] == [True, True])
            witness.until(lambda t: t["onlookers"] == 0)
    south_alone(here, name)
    for server in servers:
        wait_until(server.is_well)
        assert server.faults() == []


def south_alone(server: Server, table: str) -> None:
    """Whoever has gone is nowhere any more."""
    wait_until(lambda: not query(server.database, 'select * from presence where "table" = ?', table))
