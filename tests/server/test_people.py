"""Who is who, and who may do what at a table: guests, accounts, links, seats, bots, clocks, chat, replays."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.core.chance import SeededChance
from parlour.core.record import Record
from parlour.games import find_game
from parlour.table.clock import DAY
from tests.server.both import ON_BOTH
from tests.server.servers import (
    PASSWORD,
    Follower,
    Json,
    Person,
    Server,
    account,
    database,
    device,
    error,
    running,
)

pytestmark = [pytest.mark.slow, ON_BOTH]

REFUSED = 4400
FAST: Json = {"players": 2, "first": "south"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("people")) as found:
        yield found


def sit_down(ada: Person, bob: Person, start: bool = True, **wanted: object) -> str:
    """A private table of Roam for two: Ada south, Bob north."""
    body: Json = {"game": "roam", "options": FAST, **wanted}
    table = ada.http.post("/api/tables", json=body).json()
    bob.post(f"/api/tables/{table['table']}/join", seat=1, key=table["invite"])
    if start:
        ada.post(f"/api/tables/{table['table']}/start")
    return str(table["table"])


def link(server: Server, name: str, which: str) -> str:
    (found,), *_ = database(server, f"select {which} from tables where id = ?", name)
    return str(found)


def is_let_go(follower: Follower, patience: float = 8.0) -> bool:
    """Whether the server closes the connection with its own code."""
    deadline = time.monotonic() + patience
    try:
        while True:
            follower.hear(max(0.01, deadline - time.monotonic()))
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == REFUSED
    except TimeoutError:
        return False


def is_refused(person: Person, name: str, key: str = "") -> bool:
    """Whether a new connection is turned away, with words."""
    with person.sit(name, key=key) as follower:
        first = follower.hear()
        return first["type"] == "error" and is_let_go(follower)


# Guests and accounts


def test_a_guest_has_a_name_and_can_take_another(server: Server) -> None:
    ada, bob = Person(server, "  Ada   Lovelace "), Person(server, "Bob")
    assert ada.me["name"] == "Ada Lovelace" and not ada.me["account"]
    name = sit_down(ada, bob)
    with bob.sit(name) as north, ada.sit(name) as south:
        again = ada.post("/api/guest", name="Countess")
        assert (again["id"], again["name"]) == (ada.me["id"], "Countess")
        north.until(lambda t: t["players"][0]["name"] == "Countess")
        assert south.say("chat", text="it is me")["type"] == "ok"
        assert north.until(lambda t: t["chat"])["chat"][0]["name"] == "Countess"
    assert ada.get(f"/api/tables/{name}")["players"][0]["name"] == "Countess"
    assert [row["table"] for row in ada.get("/api/my-games")["tables"]] == [name]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "\u200b\u200d", "\u3164", "\u2060\u00ad", "\u202e", "\u0000", "\ufe0f", "\u2800"]
)
def test_names_must_be_seen(server: Server, name: str) -> None:
    assert error(device(server).post("/api/guest", json={"name": name})) == (400, "server-bad-name")


def test_names_hide_nothing(server: Server) -> None:
    ada = Person(server, "A\u200bd\u202ea\u0007\u2060 \u00a0 L")
    assert ada.me["name"] == "Ada L"
    assert Person(server, "x" * 24).me["name"] == "x" * 24
    assert Person(server, "Zoe\u0308").me["name"] == "Zo\u00eb"  # one way to write it


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    codes = ada.post("/api/register", name="Grace Hopper", password=PASSWORD)["codes"]
    assert len(set(codes)) == 8
    assert ada.get("/api/me") == {**ada.me, "name": "Grace Hopper", "account": True}
    ada.post("/api/register", status=403, name="Another", password=PASSWORD)
    second = device(server)
    assert (
        second.post("/api/login", json={"name": " GRACE  hopper ", "password": PASSWORD}).json()["id"]
        == ada.me["id"]
    )
    mine = second.get("/api/my-games").json()["tables"]
    assert [(row["table"], row["you"], row["your_turn"]) for row in mine] == [(name, 0, True)]
    taken = bob.http.post("/api/register", json={"name": "grace hopper", "password": PASSWORD})
    assert error(taken) == (403, "server-name-taken")
    assert not bob.get("/api/me")["account"]


def test_passwords(server: Server) -> None:
    ada, _ = account(server, "Passwords")
    for password in ("wrong-password", PASSWORD.upper(), PASSWORD + " ", ""):
        answer = device(server).post("/api/login", json={"name": "Passwords", "password": password})
        assert error(answer) == (401, "server-bad-login") and "set-cookie" not in answer.headers
    unknown = device(server).post("/api/login", json={"name": "Nobody Here", "password": PASSWORD})
    assert error(unknown) == (401, "server-bad-login")  # nobody learns which names there are
    guest = Person(server, "Guest")
    for password in ("short1234", "x" * 201):
        answer = guest.http.post("/api/register", json={"name": "Guest", "password": password})
        assert error(answer) == (400, "server-bad-password")
    (stored,), *_ = database(server, "select password from users where id = ?", ada.me["id"])
    assert str(stored).startswith("$argon2id$") and PASSWORD not in str(stored)


def test_a_recovery_code_works_once_and_signs_others_out(server: Server) -> None:
    ada, codes = account(server, "Forgetful")
    table = ada.post("/api/tables", game="roam", options=FAST, seats=["person", "random"])["table"]
    new = "another-password-1"
    body = {"name": "Forgetful", "code": codes[0].upper(), "password": new}
    with ada.sit(table) as follower:
        follower.hear()
        wrong = device(server).post("/api/recover", json={**body, "code": "aaaaa-aaaaa"})
        assert error(wrong) == (401, "server-bad-code")
        weak = device(server).post("/api/recover", json={**body, "password": "short"})
        assert error(weak) == (400, "server-bad-password")  # and the code is not used up
        found = device(server)
        assert found.post("/api/recover", json=body).json()["id"] == ada.me["id"]
        assert is_let_go(follower)
    assert found.get("/api/me").status_code == 200
    ada.get("/api/me", status=401)
    assert error(device(server).post("/api/recover", json=body)) == (401, "server-bad-code")
    assert device(server).post("/api/recover", json={**body, "code": codes[1]}).status_code == 200
    old = device(server).post("/api/login", json={"name": "Forgetful", "password": PASSWORD})
    assert error(old) == (401, "server-bad-login")
    stored = {code for (code,) in database(server, "select hash from recovery_codes")}
    assert not stored & set(codes)


def test_the_language_of_messages_goes_with_their_address(server: Server) -> None:
    ada = Person(server, "Ada")

    def language() -> str | None:
        (found,), *_ = database(server, "select language from users where id = ?", ada.me["id"])
        return None if found is None else str(found)

    said = ada.http.post(
        "/api/webhook",
        json={"address": "https://discord.com/api/webhooks/1/x"},
        headers={"Accept-Language": "cs-CZ"},
    )
    assert said.json() == {"webhook": True} and language() == "cs"
    assert ada.post("/api/webhook", address="") == {"webhook": False} and language() is None


def test_signing_out(server: Server) -> None:
    ada, _ = account(server, "Many Devices")
    table = ada.post("/api/tables", game="roam", options=FAST, seats=["person", "random"])["table"]
    other = Person(server, "Other")
    other.http.post("/api/login", json={"name": "Many Devices", "password": PASSWORD})
    assert other.get("/api/me")["id"] == ada.me["id"]
    other.post("/api/logout")
    other.get("/api/me", status=401)
    ada.get("/api/me")  # elsewhere nothing has changed
    other.http.post("/api/login", json={"name": "Many Devices", "password": PASSWORD})
    with ada.sit(table) as one, other.sit(table) as two:
        one.hear()
        two.hear()
        other.http.post("/api/logout", params={"everywhere": "true"}, json={})
        assert is_let_go(one) and is_let_go(two)
    ada.get("/api/me", status=401)
    assert is_refused(ada, table)
    again = device(server).post("/api/login", json={"name": "Many Devices", "password": PASSWORD})
    assert again.json()["id"] == ada.me["id"]


def test_forged_cookies(server: Server) -> None:
    ada = Person(server, "Ada")
    good = ada.http.cookies["parlour"]
    (stored,), *_ = database(server, 'select id from sessions where "user" = ?', ada.me["id"])
    flipped = good[:-1] + ("0" if good[-1] != "0" else "1")
    forged = [
        good[:-1],
        good[1:],
        flipped,
        good.swapcase(),
        f"{good}{good}",
        f"{good}.",
        f".{good}",
        f"{good}.{good}",
    ]
    forged += [str(stored), f"old:{stored}", ada.me["id"], f"{ada.me['id']}.0", f"{ada.me['id']}.0.{'0' * 64}"]
    forged += ["..", ".", "x" * 3000]
    table = ada.post("/api/tables", game="roam", options=FAST)["table"]
    stranger = device(server)
    for cookie in forged:
        assert stranger.get("/api/me", headers={"Cookie": f"parlour={cookie}"}).status_code == 401, cookie
    address = f"{server.url.replace('http', 'ws')}/ws/{table}"
    with connect(address, additional_headers={"Cookie": f"parlour={good[:-1]}"}) as socket:
        assert json.loads(socket.recv(5))["error"]["message"] == "server-not-signed-in"
    assert stranger.get("/api/me", headers={"Cookie": f"parlour={good}"}).status_code == 200


def test_the_banned_stay_out(server: Server) -> None:
    ada, _ = account(server, "Banned")
    bob = Person(server, "Bob")
    name = sit_down(ada, bob)
    with ada.sit(name) as follower:
        follower.hear()
        database(server, "update users set banned = true where id = ?", ada.me["id"])
        ada.get("/api/me", status=401)
        ada.post("/api/tables", status=401, game="roam")
        login = device(server).post("/api/login", json={"name": "Banned", "password": PASSWORD})
        assert error(login) == (401, "server-bad-login")
        assert is_refused(ada, name)
        assert is_let_go(follower)  # what was open is closed soon


# Tables


def test_private_and_public_tables(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    secret = ada.post("/api/tables", game="roam", options=FAST)
    public = ada.post("/api/tables", game="roam", options=FAST, public=True)
    listed = [row["table"] for row in eve.get("/api/lobby")["tables"]]
    assert public["table"] in listed and secret["table"] not in listed
    lobby = eve.http.get("/api/lobby").text
    assert not any(key in lobby for key in (public["invite"], public["watch"], secret["invite"]))
    eve.get(f"/api/tables/{secret['table']}", status=404)
    eve.get(f"/api/tables/{secret['table']}", status=404, key=public["watch"])
    eve.get(f"/api/tables/{secret['table']}", status=404, key=secret["watch"][:-1])
    assert is_refused(eve, secret["table"])
    eve.post(f"/api/tables/{secret['table']}/join", status=404, seat=1)
    eve.post(f"/api/tables/{secret['table']}/join", status=404, seat=1, key=secret["watch"])  # only to watch
    seen = eve.get(f"/api/tables/{secret['table']}", key=secret["watch"])
    assert seen["you"] == -1 and "invite" not in seen and "watch" not in seen
    assert eve.get(f"/api/tables/{public['table']}")["you"] == -1
    assert eve.post(f"/api/tables/{public['table']}/join", seat=1)["you"] == 1
    for key in ("invite", "watch"):
        assert len(secret[key]) >= 24 and secret[key] != public[key]


def test_seats(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    table = ada.post(
        "/api/tables", game="roam", options={"players": 4}, seats=["person", "random", "person", "person"]
    )
    name, key = table["table"], table["invite"]
    path = f"/api/tables/{name}"
    assert error(ada.http.post(f"{path}/start", json={})) == (409, "table-seats-free")
    assert error(bob.http.post(f"{path}/join", json={"seat": 1, "key": key})) == (
        400,
        "core-unknown-seat",
    )  # a bot's
    assert error(bob.http.post(f"{path}/join", json={"seat": 0, "key": key})) == (409, "table-seat-taken")
    assert bob.post(f"{path}/join", seat=2, key=key)["you"] == 2
    assert error(bob.http.post(f"{path}/join", json={"seat": 3, "key": key})) == (409, "table-seated")
    bob.post(f"{path}/leave")
    bob.post(f"{path}/join", seat=3, key=key)
    eve.post(f"{path}/join", seat=2, key=key)
    assert error(Person(server, "Late").http.post(f"{path}/join", json={"seat": 2, "key": key}))[0] == 409
    assert error(bob.http.post(f"{path}/start", json={})) == (403, "server-not-owner")
    ada.post(f"{path}/start")
    assert error(ada.http.post(f"{path}/start", json={})) == (409, "table-begun")
    late = Person(server, "Later").http.post(f"{path}/join", json={"seat": 2, "key": key})
    assert error(late) == (409, "table-begun")
    players = ada.get(path)["players"]
    assert [player["name"] for player in players] == ["Ada", "random", "Eve", "Bob"]


def test_nobody_sits_on_two_chairs(server: Server) -> None:
    """Not even who asks for all of them at once."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    clients = [httpx.Client(base_url=server.url, verify=False, cookies=dict(bob.http.cookies)) for _ in range(3)]
    together = threading.Barrier(3)

    def take(table: Json, seat: int) -> int:
        body = {"seat": seat, "key": table["invite"]}
        together.wait()
        return clients[seat - 1].post(f"/api/tables/{table['table']}/join", json=body).status_code

    with ThreadPoolExecutor(3) as pool:
        for _ in range(4):
            table = ada.post("/api/tables", game="roam", options={"players": 4})
            asked = [pool.submit(take, table, seat) for seat in (1, 2, 3)]
            assert sorted(answer.result() for answer in asked) == [200, 409, 409]


def test_my_games_say_whose_turn_it_is(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    waiting = bob.post("/api/tables", game="arcs", options={"players": 2})["table"]

    def turns(person: Person) -> dict[str, tuple[int, bool]]:
        return {row["table"]: (row["you"], row["your_turn"]) for row in person.get("/api/my-games")["tables"]}

    assert turns(ada) == {name: (0, True)}
    assert turns(bob) == {name: (1, False), waiting: (0, False)}
    with ada.sit(name) as south:
        south.until(lambda t: t["options"])
        south.play("use B at c3")
        south.play("end")
    assert turns(ada) == {name: (0, False)} and turns(bob)[name] == (1, True)
    assert turns(Person(server, "Eve")) == {}


def test_leaving_and_coming_back(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    with bob.sit(name) as north:
        ada.post(f"/api/tables/{name}/leave")
        north.until(lambda t: t["players"][0]["player"] == "greedy" and t["to_move"] == 1)  # the bot has moved
        assert bob.get(f"/api/tables/{name}")["players"][0]["name"] == "Ada"
        with ada.sit(name) as south:
            south.hear()
            refused = south.say("play", action="end")
            assert refused["error"]["message"] == "table-not-your-turn"
            assert south.say("giveback")["type"] == "ok"
            assert south.say("giveback")["error"]["message"] == "table-no-bot"
            north.until(lambda t: t["players"][0]["player"] == "person")
            while north.until(lambda t: t["options"] or t["to_move"] == 0)["to_move"] == 1:
                north.play(north.table["options"][-1]["text"])
            assert south.until(lambda t: t["to_move"] == 0)["options"]


def test_a_bot_for_the_absent(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    path = f"/api/tables/{name}/takeover"
    with bob.sit(name) as north:
        north.hear()
        assert error(ada.http.post(path, json={"seat": 1})) == (409, "table-present")
        assert north.say("takeover", bot="nobody")["error"]["message"] == "core-unknown-bot"
    deadline = time.monotonic() + 5
    while (answer := ada.http.post(path, json={"seat": 1})).status_code == 409:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)
    assert ada.get(f"/api/tables/{name}")["players"][1]["player"] == "greedy"
    assert error(ada.http.post(path, json={"seat": 1})) == (409, "table-no-person")
    assert error(ada.http.post(path, json={"seat": 7}))[0] == 400
    with bob.sit(name) as north:
        north.hear()
        assert north.say("giveback")["type"] == "ok"
        assert north.until(lambda t: t["players"][1]["player"] == "person")["seq"] == 3


@pytest.mark.slow
def test_nobody_is_replaced_for_a_short_absence(tmp_path: Path) -> None:
    with running(tmp_path, PARLOUR_ABSENT_SECONDS="60") as patient:
        ada, bob = Person(patient, "Ada"), Person(patient, "Bob")
        name = sit_down(ada, bob)
        with bob.sit(name) as north:
            north.hear()
        assert error(ada.http.post(f"/api/tables/{name}/takeover", json={"seat": 1})) == (409, "table-present")


def test_a_table_that_was_not_begun_can_be_closed(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.post("/api/tables", game="roam", options=FAST)
    path = f"/api/tables/{table['table']}"
    bob.post(f"{path}/join", seat=1, key=table["invite"])
    with bob.sit(table["table"]) as north:
        north.hear()
        bob.post(f"{path}/close", status=403)
        ada.post(f"{path}/close")
        assert is_let_go(north)
    ada.get(path, status=404)
    assert ada.get("/api/my-games")["tables"] == []
    running_one = sit_down(ada, bob)
    assert error(ada.http.post(f"/api/tables/{running_one}/close")) == (409, "table-begun")


def test_a_guest_who_signs_in_keeps_the_games(server: Server) -> None:
    laptop, phone = Person(server, "Ada"), Person(server, "Ada on the phone")
    laptop.post("/api/register", name="Ada Merged", password="a long password")
    bob = Person(server, "Bob")
    name = sit_down(phone, bob)
    with bob.sit(name) as north:
        phone.post("/api/login", name="Ada Merged", password="a long password")
        seen = north.until(lambda t: t["players"][0]["name"] == "Ada Merged")
        assert seen["owner"] == laptop.me["id"]
    for device_of_hers in (phone, laptop):
        (row,) = device_of_hers.get("/api/my-games")["tables"]
        assert (row["table"], row["you"]) == (name, 0)
    with laptop.sit(name) as south:
        assert south.until(lambda t: True)["you"] == 0


def test_my_games_begin_with_those_that_wait_for_me(server: Server) -> None:
    ada = Person(server, "Ada")
    mine = ada.post("/api/tables", game="roam", options={**FAST, "first": "south"}, seats=["person", "random"])
    ada.post(f"/api/tables/{mine['table']}/start")
    for _ in range(3):
        ada.post("/api/tables", game="roam", options=FAST)
    rows = ada.get("/api/my-games")["tables"]
    assert rows[0]["table"] == mine["table"] and rows[0]["your_turn"] and len(rows) == 4


def test_a_rematch_is_made_once(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    name = sit_down(ada, bob)
    path = f"/api/tables/{name}/rematch"
    assert error(bob.http.post(path, json={})) == (409, "table-running")
    with bob.sit(name) as north, ada.sit(name) as south:
        assert north.say("concede")["type"] == "ok"
        assert south.until(lambda t: t["outcome"])["outcome"]["places"] == [1, 2]
        assert south.say("play", action="end")["error"]["message"] == "table-over"
        again = bob.post(path)
        assert south.until(lambda t: t["rematch"])["rematch"] == again["table"]
    assert ada.post(path)["table"] == again["table"] != name
    eve.post(path, status=404)
    assert [player["name"] for player in again["players"]] == ["Ada", "Bob"]
    assert (again["status"], again["you"]) == ("waiting", 1)
    bob.post(f"/api/tables/{again['table']}/start")


def test_the_owner_mutes_and_removes(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    name = sit_down(ada, bob)
    watch, path = link(server, name, "watch"), f"/api/tables/{name}/banish"
    with ada.sit(name) as south, bob.sit(name) as north, eve.sit(name, key=watch) as onlooker:
        assert onlooker.say("chat", text="hello")["type"] == "ok"
        ada.post(path, user=eve.me["id"], how="muted")
        assert onlooker.say("chat", text="again")["error"]["message"] == "server-muted"
        ada.post(path, user=eve.me["id"])  # forgiven
        assert onlooker.say("chat", text="thanks")["type"] == "ok"
        assert [line["text"] for line in south.until(lambda t: len(t["chat"]) == 2)["chat"]] == ["hello", "thanks"]
        bob.post(path, status=403, user=ada.me["id"], how="removed")
        ada.post(path, status=400, user=ada.me["id"], how="removed")
        ada.post(path, status=400, user=bob.me["id"], how="tickled")
        ada.post(path, user=eve.me["id"], how="removed")
        assert is_let_go(onlooker)
        ada.post(path, user=bob.me["id"], how="removed")  # in the middle of the game
        assert is_let_go(north)
        assert south.until(lambda t: t["players"][1]["player"] != "person")["to_move"] == 0
    assert is_refused(eve, name, watch) and is_refused(bob, name)
    eve.get(f"/api/tables/{name}", status=404, key=watch)
    bob.get(f"/api/tables/{name}", status=404)


def test_the_removed_are_not_asked_again(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    ada.post(f"/api/tables/{name}/banish", user=bob.me["id"], how="removed")
    with ada.sit(name) as south:
        assert south.say("concede")["type"] == "ok"
        south.until(lambda t: t["outcome"])
    bob.post(f"/api/tables/{name}/rematch", status=404)
    again = ada.post(f"/api/tables/{name}/rematch")
    assert [player["taken"] for player in again["players"]] == [True, False]


def test_the_removed_free_their_seat_and_stay_away(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    table = ada.post("/api/tables", game="roam", options=FAST, public=True)
    path = f"/api/tables/{table['table']}"
    bob.post(f"{path}/join", seat=1)
    ada.post(f"{path}/banish", user=bob.me["id"], how="removed")
    bob.post(f"{path}/join", status=404, seat=1, key=table["invite"])
    assert eve.post(f"{path}/join", seat=1)["you"] == 1


def keys_of(person: Person, name: str) -> set[str]:
    found = person.get(f"/api/tables/{name}")
    return {found["invite"], found["watch"]}


def is_shut_out(person: Person, name: str, keys: set[str]) -> bool:
    """Whether nothing opens a table to somebody: neither a seat, nor watching, nor what follows it."""
    path = f"/api/tables/{name}"
    for key in ("", *sorted(keys)):
        person.get(path, status=404, key=key)
        person.get(f"{path}/box", status=404, key=key)
        person.post(f"{path}/join", status=404, seat=1, key=key)
        if not is_refused(person, name, key):
            return False
    person.post(f"{path}/leave", status=404)
    person.post(f"{path}/rematch", status=404)
    return True


def test_the_removed_cannot_come_back_by_signing_in(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    account(server, "Bob Returns")
    table = ada.post("/api/tables", game="roam", options=FAST)
    name, old = table["table"], {table["invite"], table["watch"]}
    bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    with ada.sit(name) as south:
        south.hear()
        ada.post(f"/api/tables/{name}/banish", user=bob.me["id"], how="removed")
        told = south.until(lambda t: t["banished"] and not t["players"][1]["taken"])
        assert {told["invite"], told["watch"]} == keys_of(ada, name)  # the owner is told the new keys
    assert is_shut_out(bob, name, old)
    bob.post("/api/login", name="Bob Returns", password=PASSWORD)
    new = keys_of(ada, name)
    assert not new & old
    assert is_shut_out(bob, name, old | new)  # whoever gives him the new link
    assert is_shut_out(Person(server, "Bob again"), name, old)  # as another guest
    eve = Person(server, "Eve")
    eve.post(f"/api/tables/{name}/join", seat=1, key=ada.get(f"/api/tables/{name}")["invite"])
    ada.post(f"/api/tables/{name}/start")
    with eve.sit(name) as north:
        north.hear()
        assert north.say("concede")["type"] == "ok"
        north.until(lambda t: t["outcome"])
    again = ada.post(f"/api/tables/{name}/rematch")["table"]
    assert is_shut_out(bob, name, old | new) and is_shut_out(bob, again, old | keys_of(ada, again))


def test_a_removed_account_wins_no_seat_of_a_guest(server: Server) -> None:
    """He comes as a guest, sits down, and signs in to the account that was removed: the seat is a bot's."""
    ada, guest = Person(server, "Ada"), Person(server, "Guest")
    bob, _ = account(server, "Bob Removed")
    waiting, playing = (ada.post("/api/tables", game="roam", options=FAST) for _ in range(2))
    for table in (waiting, playing):
        path = f"/api/tables/{table['table']}"
        bob.get(path, key=table["watch"])
        ada.post(f"{path}/banish", user=bob.me["id"], how="removed")
        guest.post(f"{path}/join", seat=1, key=ada.get(path)["invite"])
    ada.post(f"/api/tables/{playing['table']}/start")
    with guest.sit(playing["table"]) as north:
        north.hear()
        guest.post("/api/login", name="Bob Removed", password=PASSWORD)
        with pytest.raises(ConnectionClosed):
            while True:
                north.hear()
    assert ada.get(f"/api/tables/{playing['table']}")["players"][1]["player"] == "greedy"
    assert not ada.get(f"/api/tables/{waiting['table']}")["players"][1]["taken"]
    for table in (waiting, playing):
        assert is_shut_out(guest, table["table"], keys_of(ada, table["table"]))
    assert guest.get("/api/my-games")["tables"] == []


def test_an_account_loses_the_seat_where_its_guest_was_removed(server: Server) -> None:
    ada, guest = Person(server, "Ada"), Person(server, "Guest")
    bob, _ = account(server, "Bob Seated")
    name = sit_down(ada, bob)
    ada.post(f"/api/tables/{name}/banish", user=guest.me["id"], how="removed")
    with bob.sit(name) as north:
        north.hear()
        guest.post("/api/login", name="Bob Seated", password=PASSWORD)
        assert is_let_go(north)
    assert is_shut_out(bob, name, keys_of(ada, name))
    assert ada.get(f"/api/tables/{name}")["players"][1]["player"] == "greedy"


def test_the_muted_stay_muted_and_owners_stay_owners(server: Server) -> None:
    ada, guest = Person(server, "Ada"), Person(server, "Guest")
    bob, _ = account(server, "Bob Muted")
    public = ada.post("/api/tables", game="roam", options=FAST, public=True)["table"]
    worse = ada.post("/api/tables", game="roam", options=FAST, public=True)["table"]
    ada.post(f"/api/tables/{public}/banish", user=guest.me["id"], how="muted")
    ada.post(f"/api/tables/{worse}/banish", user=guest.me["id"], how="muted")
    ada.post(f"/api/tables/{worse}/banish", user=bob.me["id"], how="removed")
    own, guests = (person.post("/api/tables", game="roam", options=FAST) for person in (bob, guest))
    bob.post(f"/api/tables/{own['table']}/banish", user=guest.me["id"], how="removed")
    guest.post(f"/api/tables/{guests['table']}/banish", user=bob.me["id"], how="removed")
    guest.post("/api/login", name="Bob Muted", password=PASSWORD)
    with guest.sit(public) as onlooker:
        assert onlooker.say("chat", text="hello")["error"]["message"] == "server-muted"
    guest.get(f"/api/tables/{worse}", status=404)
    for table in (own, guests):
        assert bob.get(f"/api/tables/{table['table']}")["you"] == 0
        with bob.sit(table["table"]) as south:
            assert south.say("chat", text="hello")["type"] == "ok"


def test_who_signs_in_at_a_table_of_both_plays_one_seat(server: Server) -> None:
    """The other one, which nobody can play any more, is a bot's: the game goes on."""
    guest = Person(server, "Guest")
    bob, _ = account(server, "Bob Twice")
    name = sit_down(bob, guest)
    guest.post("/api/login", name="Bob Twice", password=PASSWORD)
    players = bob.get(f"/api/tables/{name}")["players"]
    assert [player["player"] for player in players] == ["person", "greedy"]
    assert guest.get(f"/api/tables/{name}")["you"] == 0


# Programs with a token


def program(server: Server, table: str, token: str) -> Follower:
    address = f"{server.url.replace('http', 'ws')}/ws/{table}"
    return Follower(connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None))


def test_an_outside_program_plays_by_its_token(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.post("/api/tables", game="roam", options={**FAST, "first": "north"})
    name, path = table["table"], f"/api/tables/{table['table']}"
    bob.post(f"{path}/bot-token", status=403, seat=1)
    ada.post(f"{path}/bot-token", status=409, seat=0)  # somebody sits there
    ada.post(f"{path}/fill-seat", status=409, seat=0, player="person")
    ada.post(f"{path}/bot-token", seat=1)
    bob.post(f"{path}/fill-seat", status=403, seat=1, player="person")
    ada.post(f"{path}/fill-seat", seat=1, player="person")
    bob.post(f"{path}/join", seat=1, key=table["invite"])
    ada.post(f"{path}/bot-token", status=409, seat=1)
    bob.post(f"{path}/leave")
    old = ada.post(f"{path}/bot-token", seat=1)["token"]
    with program(server, name, old) as robot:
        assert robot.hear()["you"] == 1
        token = ada.post(f"{path}/bot-token", seat=1)["token"]  # the old one is worth nothing now, at once
        assert is_let_go(robot)
    assert error(bob.http.post(f"{path}/join", json={"seat": 1, "key": table["invite"]})) == (
        409,
        "table-seat-taken",
    )
    ada.post(f"{path}/start")
    other = ada.post("/api/tables", game="roam", options=FAST)["table"]
    elsewhere = ada.post(f"/api/tables/{other}/bot-token", seat=1)["token"]
    for wrong in (old, elsewhere, token[:-1], "", "x" * 500):
        with program(server, name, wrong) as follower:
            assert follower.hear()["type"] == "error" and is_let_go(follower), wrong
    assert token not in str(database(server, "select * from seats"))
    with program(server, name, token) as robot:
        assert robot.until(lambda t: t["options"])["you"] == 1
        robot.play(robot.table["options"][0]["text"])
        assert robot.say("chat", text="beep")["error"]["message"] == "server-not-seated"
        ada.post(f"{path}/bot-token", status=409, seat=1)  # it has seen cards that are not hers to see
        ada.post(f"{path}/fill-seat", status=409, seat=1, player="person")
        assert robot.say("undo")["type"] == "ok"
    assert device(server).get(path, headers={"Authorization": f"Bearer {token}"}).status_code == 401


# Clocks and standing answers


@pytest.mark.parametrize(
    "timeout", ["bot", *[pytest.param(other, marks=pytest.mark.slow) for other in ("concede", "nothing")]]
)
def test_time_runs_out(server: Server, timeout: str) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob, clock={"kind": "move", "limit": 1}, timeout=timeout)
    with bob.sit(name) as north:
        first = north.hear()
        assert first["deadline"] == first["since"] + 1
        if timeout == "concede":
            assert north.until(lambda t: t["outcome"], 6)["outcome"]["places"] == [2, 1]
        elif timeout == "bot":
            north.until(lambda t: t["players"][0]["player"] == "greedy", 6)
        else:
            with pytest.raises(TimeoutError):
                north.until(lambda t: t["seq"] > 1, 1.8)


@pytest.mark.slow
def test_game_clocks_and_days(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob, clock={"kind": "game", "limit": 1, "increment": 0}, timeout="concede")
    with bob.sit(name) as north:
        assert north.until(lambda t: t["outcome"], 6)["outcome"]["places"] == [2, 1]
    name = sit_down(ada, bob, clock={"kind": "days", "limit": 2}, timeout="bot")
    with ada.sit(name) as south:
        first = south.hear()
        assert first["deadline"] == first["since"] + 2 * DAY
        tomorrow = first["since"] // DAY + 1
        assert south.say("holiday", days=[tomorrow, tomorrow + 1])["type"] == "ok"
        assert south.until(lambda t: t["seq"] == 2)["deadline"] == first["since"] + 4 * DAY
    for clock in (
        {"kind": "move"},
        {"kind": "move", "limit": 0},
        {"kind": "soon"},
        {"kind": "days", "limit": 10**6},
    ):
        assert ada.http.post("/api/tables", json={"game": "roam", "clock": clock}).status_code == 400, clock


def test_standing_answers(server: Server) -> None:
    """Bob passes in every auction of Ada's turns without being asked, and is asked in his own."""
    # A random game has such an auction more often than not; chance is the server's own.
    assert any(auction_without_bob(server, random.Random(number)) for number in range(8))


def auction_without_bob(server: Server, rng: random.Random) -> bool:
    """Play until a standing answer was given; whether one was."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    with ada.sit(name) as south, bob.sit(name) as north:
        assert north.say("wish", wishes={"any": "maybe"})["error"]["message"] == "core-bad-wishes"
        assert north.say("wish", wishes={"any": "pass"})["type"] == "ok"
        assert north.until(lambda t: t["wishes"])["wishes"] == {"any": "pass"}
        both = (south, north)
        for _ in range(600):
            table = south.until(lambda t: t["seq"] >= both[1].table.get("seq", 0))
            if table["outcome"] is not None or passed(server, name):
                break
            mover = both[table["to_move"]]
            now = mover.until(lambda t, seq=table["seq"]: t["seq"] >= seq and t["options"])
            view = now["view"]
            assert not (mover is north and view["step"] == "bidding" and view["active"] == 0), "Bob was asked"
            answer = mover.play(rng.choice(now["options"])["text"])
            for follower in both:
                follower.until(lambda t, seq=answer["seq"]: t["seq"] >= seq)
        assert not south.table.get("wishes")  # wishes are nobody else's business
    return passed(server, name)


def passed(server: Server, name: str) -> bool:
    """Whether a standing answer has been given."""
    entries = database(server, 'select seat, data from entries where "table" = ? and kind = ?', name, "play")
    return any(seat == 1 and json.loads(str(data)).get("auto") for seat, data in entries)


# Talking, and hearing again


def test_chat(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob, start=False)
    with ada.sit(name) as one, ada.sit(name) as two, bob.sit(name) as north:
        assert one.say("chat", text="  good\n morning\u202e ", id="a")["type"] == "ok"
        assert two.say("chat", text="good morning", id="a")["type"] == "ok"  # the same message again
        for follower in (one, two):  # both at once
            follower.socket.send(json.dumps({"do": "chat", "id": "b", "text": "twice?"}))
        assert north.say("chat", text="hello", id="a")["type"] == "ok"  # ids are everybody's own
        lines = north.until(lambda t: len(t["chat"]) == 3)["chat"]
        assert sorted((line["name"], line["text"]) for line in lines) == [
            ("Ada", "good morning"), ("Ada", "twice?"), ("Bob", "hello"),
        ]  # fmt: skip
        assert one.say("sync")["type"] == "ok" and two.say("sync")["type"] == "ok"
    with bob.sit(name) as again:
        assert again.hear()["chat"] == lines


def test_reconnecting_tells_what_was_missed(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    with ada.sit(name) as south:
        south.until(lambda t: t["options"])
        south.play("use B at c3")
        known = south.table["seq"]
        south.play("end")
        plays = south.table["plays"]
        latest = south.table["seq"]
    with bob.sit(name) as north:
        whole = north.hear()["story"]
        assert whole["from"] == 0 and len(whole["plays"]) == plays + 1
    for since, first in ((known, 2), (latest, plays + 1), (0, 0), (latest + 50, 0), (-3, 0)):
        with bob.sit(name, since=since) as north:
            table = north.hear()
            assert table["story"] == {"from": first, "plays": whole["plays"][first:]}, since
            assert table["seq"] == latest and table["options"]
    with bob.sit(name, since=latest) as north, ada.sit(name) as south:
        north.hear()
        south.hear()
        assert south.say("undo")["type"] == "ok"  # back before the end of the turn
        told = north.until(lambda t: t["offer"] or t["plays"] < plays)
        if told["offer"]:
            assert north.say("answer", agree=True)["type"] == "ok"
            told = north.until(lambda t: t["plays"] < plays)
        assert told["story"]["from"] <= plays and told["to_move"] == 0
        north.say("sync")
        assert north.until(lambda t: t["story"]["from"] == 0)["plays"] == told["plays"]


# Records and replays


def test_records_of_finished_games_only(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    made = ada.post("/api/tables", game="arcs", options={"players": 2})
    name, watch = made["table"], made["watch"]
    bob.post(f"/api/tables/{name}/join", seat=1, key=made["invite"])
    ada.post(f"/api/tables/{name}/start")
    path = f"/api/tables/{name}"
    with ada.sit(name) as south, bob.sit(name) as north:
        for _ in range(6):
            table = south.until(lambda t: t["seq"] >= north.table.get("seq", 0))
            mover = (south, north)[table["to_move"]]
            mover.until(lambda t, seq=table["seq"]: t["seq"] >= seq and t["options"])
            mover.play(mover.table["options"][0]["text"])
            for follower in (south, north):
                follower.until(lambda t, seq=mover.table["seq"]: t["seq"] >= seq)
        logs = [person.get(f"{path}/log")["plays"] for person in (ada, bob)]
        assert [len(log) for log in logs] == [7, 7]
        with ada.sit(name) as fresh:
            assert fresh.hear()["story"]["plays"] == logs[0]
        for person in (ada, bob):
            for what in ("record", "replay"):
                assert error(person.http.get(f"{path}/{what}")) == (403, "server-still-running")
        eve.get(f"{path}/log", status=404)
        assert error(eve.http.get(f"{path}/record", params={"key": watch})) == (403, "server-still-running")
        hands = [follower.table["view"]["hand"] for follower in (south, north)]
        assert north.say("concede")["type"] == "ok"
        south.until(lambda t: t["outcome"])
    text = ada.http.get(f"{path}/record").text
    record = Record.from_text(text, find_game)
    assert len(record.entries) == 7
    eve.get(f"{path}/record", status=404)
    eve.get(f"{path}/replay", status=404)
    assert eve.http.get(f"{path}/record", params={"key": watch}).text == text
    for seat, hand in ((0, hands[0]), (1, hands[1]), (-1, [])):
        seen = bob.get(f"{path}/replay", play=6, seat=seat)
        assert seen["view"]["hand"] == hand and (seen["play"], seen["plays"]) == (6, 7)
        assert seen["view"] == json.loads(json.dumps(record.replay(6).view(seat).data))
    assert bob.get(f"{path}/replay", play=7)["outcome"]["places"] == [1, 2]
    for wrong in ({"play": 8}, {"play": -1}, {"seat": 2}, {"seat": -2}):
        assert bob.http.get(f"{path}/replay", params=wrong).status_code == 400, wrong


def test_records_can_be_brought_along(server: Server) -> None:
    chance = SeededChance(1)
    record, state = Record.begin(find_game("roam"), {"players": 2, "first": "south"}, chance)
    record.play(state, record.game.table.parse("use B at c3"), chance)
    text = record.to_text()
    assert device(server).post("/api/records", json={"text": text}).status_code == 401
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    kept = ada.post("/api/records", text=text)
    assert (kept["game"], kept["plays"], kept["status"], kept["you"]) == ("roam", 1, "finished", -1)
    assert kept["options"] == [] and kept["view"]["to_move"] == 0
    path = f"/api/tables/{kept['table']}"
    bob.get(path, status=404)
    seen = bob.get(f"{path}/replay", play=1, seat=1, key=kept["watch"])
    assert seen["view"] == json.loads(json.dumps(state.view(1).data))
    assert bob.http.get(f"{path}/record", params={"key": kept["watch"]}).text == text
    for do in ("takeover", "rematch", "start"):  # nobody plays on here
        assert ada.http.post(f"{path}/{do}", json={"seat": 0}).status_code in (403, 409), do
    assert ada.get(path) == kept
    for wrong in ("", text[:-5], text.replace("roam", "chess"), text + "1 south: end\n", "x" * 10_000):
        answer = ada.http.post("/api/records", json={"text": wrong})
        assert answer.status_code == 400 and answer.json()["error"]["message"].startswith("core-record"), (
            answer.text
        )


def test_the_removed_leave_nothing_of_themselves(server: Server) -> None:
    """In a running game a bot plays on under its own name; the removed neither see the table nor write on it."""
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    name = sit_down(ada, bob)
    path = f"/api/tables/{name}"
    watch = ada.get(path)["watch"]
    with ada.sit(name) as south, eve.sit(name, watch) as onlooker:
        south.until(lambda t: t["seq"] > 0)
        onlooker.until(lambda t: t["seq"] > 0)
        ada.post(f"{path}/banish", user=bob.me["id"], how="removed")
        assert is_let_go(onlooker)  # there are new keys, and nobody knows who else Bob is
        table = south.until(lambda t: t["players"][1]["player"] != "person")
        bob.post("/api/guest", name="ADA CHEATS")
        assert table["players"][1]["name"] == table["players"][1]["player"] and table["players"][1]["taken"]
        assert table["players"][1]["user"] is None
        assert "ADA CHEATS" not in str(ada.get(path)["players"])
    assert bob.get("/api/my-games")["tables"] == []
    bob.post(f"{path}/start", status=404)


def test_names_do_not_change_all_the_time(server: Server) -> None:
    ada = Person(server, "Ada")
    statuses = [ada.http.post("/api/guest", json={"name": f"Ada {number}"}).status_code for number in range(15)]
    assert statuses.count(429) >= 4


def test_an_id_of_chat_is_none_of_a_play(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    name = sit_down(ada, bob)
    with ada.sit(name) as south:
        south.until(lambda t: t["options"])
        assert south.say("chat", text="hello", id="x-1")["type"] == "ok"
        assert south.say("play", action=south.table["options"][0]["text"], id="x-1")["seq"] > 1
