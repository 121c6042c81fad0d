"""Before the game: who is to play at a seat, what a link says and opens, and people without a name."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.sync.client import connect

from tests.server.both import ON_BOTH
from tests.server.servers import Follower, Json, Person, Server, device, error, running

pytestmark = [pytest.mark.slow, ON_BOTH]

THREE: Json = {"players": 3, "first": "south"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("seats")) as found:
        yield found


def laid(ada: Person, *seats: str, **wanted: object) -> Json:
    body: Json = {"game": "roam", "options": THREE, "seats": list(seats) or ["person"] * 3, **wanted}
    return ada.post("/api/tables", **body)


class Nameless(Person):
    """Somebody who has not said who they are."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, "Nobody")
        self.http = device(server)
        self.me = self.post("/api/guest")


# Who is to play


def test_a_seat_takes_a_bot_and_is_open_again(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = laid(ada)
    name, path = table["table"], f"/api/tables/{table['table']}"
    with ada.sit(name) as south:
        south.until(lambda t: t["players"][1]["player"] == "person")
        ada.post(f"{path}/fill-seat", seat=1, player="gentle")
        south.until(lambda t: t["players"][1]["player"] == "gentle" and t["players"][1]["taken"])
        assert south.table["spec"]["seats"] == ["person", "gentle", "person"]
        bob.post(f"{path}/join", 400, seat=1, key=table["invite"])
        ada.post(f"{path}/fill-seat", seat=1, player="best")
        ada.post(f"{path}/fill-seat", seat=1, player="person")
        bob.post(f"{path}/join", seat=1, key=table["invite"])
        ada.post(f"{path}/fill-seat", 409, seat=1, player="greedy")  # somebody sits there
        for wrong in ("chess champion", ""):
            refused = ada.http.post(f"{path}/fill-seat", json={"seat": 2, "player": wrong})
            assert error(refused) == (400, "core-unknown-bot")
        ada.post(f"{path}/fill-seat", 400, seat=3, player="greedy")
        bob.post(f"{path}/fill-seat", 403, seat=2, player="greedy")
        ada.post(f"{path}/fill-seat", seat=2, player="greedy")
        ada.post(f"{path}/start")
        ada.post(f"{path}/fill-seat", 409, seat=2, player="person")
        south.until(lambda t: t["status"] == "running")
        assert [player["player"] for player in south.table["players"]] == ["person", "person", "greedy"]
    assert ada.get(path)["spec"]["seats"] == ["person", "person", "greedy"]


def test_somebody_can_always_come(server: Server) -> None:
    ada = Person(server, "Ada")
    table = laid(ada, "person", "greedy", "greedy")
    path = f"/api/tables/{table['table']}"
    ada.post(f"{path}/leave")
    refused = ada.http.post(f"{path}/fill-seat", json={"seat": 0, "player": "greedy"})
    assert error(refused) == (409, "table-last-person")
    ada.post(f"{path}/join", seat=0)


def test_a_bot_in_place_of_a_program_that_never_came(server: Server) -> None:
    ada = Person(server, "Ada")
    table = laid(ada, "person", "person", "greedy")
    name, path = table["table"], f"/api/tables/{table['table']}"
    token = ada.post(f"{path}/bot-token", seat=1)["token"]
    assert [player["program"] for player in ada.get(path)["players"]] == [False, True, False]
    ada.post(f"{path}/fill-seat", seat=1, player="casual")
    address = f"{server.url.replace('http', 'ws')}/ws/{name}"
    with Follower(connect(address, additional_headers={"Authorization": f"Bearer {token}"})) as late:
        assert late.hear()["error"]["message"] == "server-no-table"
    ada.post(f"{path}/start")
    assert [player["player"] for player in ada.get(path)["players"]] == ["person", "casual", "greedy"]


def test_a_program_that_plays_and_went_away_has_its_bot(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("gone"), PARLOUR_ABSENT_SECONDS="0") as server:
        ada = Person(server, "Ada")
        table = laid(ada, "person", "person", "greedy")
        path = f"/api/tables/{table['table']}"
        ada.post(f"{path}/bot-token", seat=1)
        ada.post(f"{path}/start")
        ada.post(f"{path}/takeover", seat=1)
        assert ada.get(path)["players"][1]["player"] != "person"


def test_of_many_who_want_a_seat_one_gets_it(server: Server) -> None:
    """A person, or a bot: never both."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    for _ in range(4):
        table = laid(ada, "person", "person", "greedy")
        path = f"/api/tables/{table['table']}"
        with ThreadPoolExecutor(2) as pool:
            joined = pool.submit(bob.http.post, f"{path}/join", json={"seat": 1, "key": table["invite"]})
            filled = pool.submit(ada.http.post, f"{path}/fill-seat", json={"seat": 1, "player": "greedy"})
            done = (joined.result().status_code == 200, filled.result().status_code == 200)
        assert sorted(done) == [False, True]
        player = ada.get(path)["players"][1]
        assert (player["user"] is not None, player["player"] == "greedy") == done


# Links


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = laid(ada, "person", "person", "greedy")
    path = f"/api/tables/{table['table']}"
    stranger = device(server)
    told = {"game": "roam", "host": "Ada", "players": ["Ada"], "status": "waiting", "seat": True, "invited": True}
    for client in (stranger, bob.http):
        assert client.get(f"{path}/invitation", params={"key": table["invite"]}).json() == told
        watching = client.get(f"{path}/invitation", params={"key": table["watch"]}).json()
        assert watching == {**told, "seat": False, "invited": False}
        assert error(client.get(f"{path}/invitation", params={"key": "wrong"})) == (404, "server-no-table")
    bob.post(f"{path}/join", seat=1, key=table["invite"])
    full = stranger.get(f"{path}/invitation", params={"key": table["invite"]}).json()
    assert full == {**told, "players": ["Ada", "Bob"], "seat": False}
    public = laid(ada, public=True)
    found = stranger.get(f"/api/tables/{public['table']}/invitation").json()
    assert found["seat"] and not found["invited"]


def test_whoever_was_removed_is_told_nothing(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    path = f"/api/tables/{laid(ada, public=True)['table']}"
    ada.post(f"{path}/banish", user=bob.me["id"], how="removed")
    assert error(bob.http.get(f"{path}/invitation")) == (404, "server-no-table")


# People without a name


def test_who_gave_no_name_can_look_on_and_play_against_bots(server: Server) -> None:
    ada, nobody = Person(server, "Ada"), Nameless(server)
    assert nobody.me["name"] == "" and nobody.post("/api/guest")["id"] == nobody.me["id"]
    table = laid(ada, "person", "person", "greedy", public=True)
    path = f"/api/tables/{table['table']}"
    refused = nobody.http.post(f"{path}/join", json={"seat": 1, "key": table["invite"]})
    assert error(refused) == (403, "server-need-name")
    with nobody.sit(table["table"], table["watch"]) as looking, ada.sit(table["table"]) as south:
        looking.until(lambda t: t["you"] == -1)
        assert looking.say("chat", text="hello")["error"]["message"] == "server-need-name"
        south.until(lambda t: t["onlookers"] == 1)
        assert south.table["watchers"] == [{"user": nobody.me["id"], "name": ""}]
        nobody.post("/api/guest", name="Nora")
        south.until(lambda t: t["watchers"] == [{"user": nobody.me["id"], "name": "Nora"}])
        assert looking.say("chat", text="hello")["type"] == "ok"
    nobody.post(f"{path}/join", seat=1)


def test_who_gave_no_name_makes_no_table_for_others(server: Server) -> None:
    nobody = Nameless(server)
    for wanted in (
        {"seats": ["person", "person", "greedy"]},
        {"seats": ["person", "greedy", "greedy"], "public": True},
    ):
        body: Json = {"game": "roam", "options": THREE, **wanted}
        assert error(nobody.http.post("/api/tables", json=body)) == (403, "server-need-name")
    table = laid(nobody, "person", "greedy", "greedy")
    path = f"/api/tables/{table['table']}"
    refused = nobody.http.post(f"{path}/fill-seat", json={"seat": 1, "player": "person"})
    assert error(refused) == (403, "server-need-name")
    nobody.post(f"{path}/start")
    with nobody.sit(table["table"]) as south:
        south.until(lambda t: t.get("options"))
