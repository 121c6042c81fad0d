"""Signing in and out: sessions with cookies of their own, passwords, recovery codes, guesses of strangers."""

from __future__ import annotations

import hashlib
import hmac
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.config import Config
from argon2 import PasswordHasher
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

import parlour.server
from parlour.server.app import House
from parlour.server.database import open_database
from parlour.server.errors import Forbidden, NotSignedIn
from parlour.server.guesses import PAUSE, Guesses
from parlour.server.limits import Throttle
from parlour.server.rows import User
from parlour.server.sessions import COOKIE_SECONDS, MOST_SESSIONS, device_of
from parlour.server.settings import Settings
from tests.server.both import ON_BOTH, ON_SQLITE
from tests.server.servers import (
    FIREFOX,
    PASSWORD,
    STRANGER,
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
from tests.server.test_jobs import in_a_house

pytestmark = [pytest.mark.slow, ON_BOTH]

OTHER = "seven quiet teapots"
FAREWELL, COME_BACK = 4400, 1012
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("sessions")) as found:
        yield found


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    """A server that allows few logins, behind a proxy, so that everybody can have an address."""
    limits = {"PARLOUR_PROXY": "1", "PARLOUR_LOGINS_PER_MINUTE": "5"}
    with running(tmp_path_factory.mktemp("narrow"), **limits) as found:
        yield found


def signed_in(server: Server, name: str, agent: str = FIREFOX, password: str = PASSWORD) -> httpx.Client:
    """Another browser of somebody."""
    found = device(server, agent)
    answer = found.post("/api/login", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return found


def who(server: Server, cookie: str) -> int:
    """What the server says to somebody with this cookie."""
    return STRANGER.get(f"{server.url}/api/me", headers={"Cookie": f"parlour={cookie}"}).status_code


def close_code(follower: Follower, patience: float = 8.0) -> int:
    """How a connection is closed; 0 if it is not."""
    deadline = time.monotonic() + patience
    try:
        while True:
            follower.hear(max(0.01, deadline - time.monotonic()))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
    except TimeoutError:
        return 0


def a_table(person: Person) -> str:
    seats = ["person", "random"]
    return str(person.post("/api/tables", game="roam", options={"players": 2}, seats=seats)["table"])


# Cookies


def test_every_sign_in_has_a_cookie_of_its_own(server: Server) -> None:
    ada = Person(server, "Ada")
    guest = ada.http.cookies["parlour"]
    ada.post("/api/register", name="Own Cookies", password=PASSWORD)
    registered = ada.http.cookies["parlour"]
    phone, laptop = (signed_in(server, "Own Cookies").cookies["parlour"] for _ in range(2))
    assert len({guest, registered, phone, laptop}) == 4
    assert [who(server, cookie) for cookie in (guest, registered, phone, laptop)] == [401, 200, 200, 200]
    kept = {str(value) for row in database(server, "select * from sessions") for value in row}
    assert not kept & {guest, registered, phone, laptop}  # whoever reads the database cannot be anybody


def test_signing_in_again_ends_what_the_browser_had(server: Server) -> None:
    account(server, "Again")
    browser = signed_in(server, "Again")
    before = browser.cookies["parlour"]
    browser.post("/api/login", json={"name": "Again", "password": PASSWORD})
    assert browser.cookies["parlour"] != before and who(server, before) == 401
    guest = Person(server, "Was a guest")
    as_guest = guest.http.cookies["parlour"]
    guest.post("/api/login", name="Again", password=PASSWORD)
    assert who(server, as_guest) == 401


def test_a_cookie_is_dead_after_logout(server: Server) -> None:
    ada, _ = account(server, "Leaver")
    table, cookie = a_table(ada), ada.http.cookies["parlour"]
    elsewhere = signed_in(server, "Leaver")
    with ada.sit(table) as follower:
        follower.hear()
        ada.post("/api/logout")
        assert close_code(follower, 2.0) == FAREWELL  # at once
    assert who(server, cookie) == 401
    assert elsewhere.get("/api/me").status_code == 200
    assert ada.http.post("/api/logout", json={}).status_code == 200  # twice does no harm


def test_registering_at_once_makes_one_account(server: Server) -> None:
    """Four names for one guest: one of them is the account's."""
    guest = Person(server, "Guest")
    cookies = dict(guest.http.cookies)
    clients = [httpx.Client(base_url=server.url, cookies=cookies, timeout=20, verify=False) for _ in range(4)]
    together = threading.Barrier(4)

    def register(number: int) -> httpx.Response:
        together.wait()
        return clients[number].post("/api/register", json={"name": f"Many {number}", "password": PASSWORD})

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(register, range(4)))
    good = [number for number, answer in enumerate(answers) if answer.status_code == 200]
    assert len(good) == 1, [answer.text for answer in answers]
    rows = database(server, "select login, name from users where id = ?", guest.me["id"])
    assert rows == [(f"many {good[0]}", f"Many {good[0]}")]
    code = answers[good[0]].json()["codes"][0]  # the codes that were shown are the ones that count
    body = {"name": f"Many {good[0]}", "code": code, "password": OTHER}
    assert device(server).post("/api/recover", json=body).status_code == 200


def test_the_use_of_a_session_is_noted_now_and_then(server: Server) -> None:
    ada, _ = account(server, "Seldom")
    (session, seen), *_ = database(server, 'select id, seen from sessions where "user" = ?', ada.me["id"])
    long_ago = int(str(seen)) - 2 * 86_400
    database(server, "update sessions set seen = ? where id = ?", long_ago, session)
    answer = ada.http.get("/api/me")
    assert f"max-age={COOKIE_SECONDS}" in answer.headers["set-cookie"].lower()  # whoever comes often stays
    deadline = time.monotonic() + 10
    while database(server, "select seen from sessions where id = ?", session) == [(long_ago,)]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert "set-cookie" not in ada.http.get("/api/me").headers
    database(server, "update sessions set seen = ? where id = ?", int(str(seen)) - COOKIE_SECONDS - 10, session)
    ada.get("/api/me", status=401)


def test_nobody_keeps_sessions_without_end(server: Server) -> None:
    ada, _ = account(server, "Collector")
    rows = [(f"fake{number}", f"f{number}", ada.me["id"], number) for number in range(MOST_SESSIONS + 10)]
    moment = int(time.time()) - 5000
    for name, label, user, number in rows:
        values = (name, label, user, 0, moment + number, "")
        database(server, "insert into sessions values (?, ?, ?, ?, ?, ?)", *values)
    fresh = signed_in(server, "Collector")
    listed = fresh.get("/api/sessions").json()["sessions"]
    assert len(listed) == MOST_SESSIONS and listed[0]["this"]
    labels = {row["id"] for row in listed}
    assert "f0" not in labels and f"f{MOST_SESSIONS + 9}" in labels
    ada.get("/api/me")  # used later than those that went


# The list


def test_sessions_are_listed_and_ended(server: Server) -> None:
    ada, _ = account(server, "Lister")
    table = a_table(ada)
    phone, laptop = signed_in(server, "Lister", IPHONE), signed_in(server, "Lister")
    listed: list[Json] = laptop.get("/api/sessions").json()["sessions"]
    assert [row["this"] for row in listed] == [True, False, False]
    assert {row["device"] for row in listed} == {"Firefox, Linux", "Safari, iPhone", "python-httpx"}
    assert all(abs(row["seen"] - time.time()) < 60 and row["created"] <= row["seen"] for row in listed)
    wrong = Person(server, "Stranger").http.post("/api/sessions/end", json={"id": listed[1]["id"]})
    assert error(wrong) == (404, "server-no-session")
    (theirs,) = (row["id"] for row in listed if row["device"] == "Safari, iPhone")
    assert laptop.post("/api/sessions/end", json={"id": theirs}).status_code == 200
    assert phone.get("/api/me").status_code == 401
    assert error(laptop.post("/api/sessions/end", json={"id": theirs})) == (404, "server-no-session")
    with ada.sit(table) as follower:
        follower.hear()
        assert laptop.post("/api/sessions/end-others", json={}).json() == {"ended": 1}
        assert close_code(follower) == FAREWELL
    ada.get("/api/me", status=401)
    assert [row["this"] for row in laptop.get("/api/sessions").json()["sessions"]] == [True]
    assert device(server).get("/api/sessions").status_code == 401


def test_a_connection_ends_with_its_session_whoever_ends_it(server: Server) -> None:
    """Another process may have ended it, perhaps for another session of this browser: it may come back."""
    ada, _ = account(server, "Elsewhere")
    table = a_table(ada)
    with ada.sit(table) as follower:
        follower.hear()
        database(server, 'delete from sessions where "user" = ?', ada.me["id"])
        assert close_code(follower) == COME_BACK
    with ada.sit(table) as follower:
        assert follower.hear()["error"]["message"] == "server-not-signed-in"
        assert close_code(follower) == FAREWELL


@pytest.mark.parametrize(
    ("agent", "found"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/126 Safari/537 Edg/126", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/126 Mobile Safari/537", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Safari/605", "Safari, macOS"),
        ("Mozilla/5.0", ""),
        ("", ""),
        ("<script>alert(1)</script>", ""),
        ("curl/8.5.0", "curl"),
        ("x" * 5000, "x" * 30),
    ],
)  # fmt: skip
def test_devices_have_short_names(agent: str, found: str) -> None:
    assert device_of(agent) == found


# Passwords and codes


def test_a_new_password(server: Server) -> None:
    ada, codes = account(server, "Changer")
    table, before = a_table(ada), ada.http.cookies["parlour"]
    phone = Person(server, "Phone")
    phone.post("/api/login", name="Changer", password=PASSWORD)
    wrong = ada.http.post("/api/password", json={"password": "not this one", "new": OTHER})
    assert error(wrong) == (403, "server-wrong-password")
    weak = ada.http.post("/api/password", json={"password": PASSWORD, "new": "password123"})
    assert error(weak) == (400, "server-common-password")
    phone.get("/api/me")  # nothing has changed
    with ada.sit(table) as here, phone.sit(table) as there:
        here.hear()
        there.hear()
        fresh = ada.post("/api/password", password=PASSWORD, new=OTHER)["codes"]
        assert close_code(here) == COME_BACK  # with the new cookie
        assert close_code(there) == FAREWELL
    with ada.sit(table) as here:
        assert here.hear()["type"] == "table"
    phone.get("/api/me", status=401)
    assert who(server, before) == 401
    old = device(server).post("/api/login", json={"name": "Changer", "password": PASSWORD})
    assert error(old) == (401, "server-bad-login")
    signed_in(server, "Changer", password=OTHER)
    # Whoever knew the old password may have the old codes.
    for code, status in ((codes[0], 401), (fresh[0], 200)):
        recovered = {"name": "Changer", "code": code, "password": PASSWORD}
        assert device(server).post("/api/recover", json=recovered).status_code == status


def test_new_recovery_codes(server: Server) -> None:
    ada, codes = account(server, "Coder")
    assert error(ada.http.post("/api/codes", json={"password": "not this one"})) == (403, "server-wrong-password")
    fresh = ada.post("/api/codes", password=PASSWORD)["codes"]
    assert len(set(fresh)) == 8 and not set(fresh) & set(codes)
    body = {"name": "Coder", "password": OTHER}
    assert error(device(server).post("/api/recover", json={**body, "code": codes[0]})) == (401, "server-bad-code")
    assert device(server).post("/api/recover", json={**body, "code": fresh[0]}).status_code == 200


def test_guests_have_no_password(server: Server) -> None:
    guest = Person(server, "Guest")
    assert error(guest.http.post("/api/codes", json={"password": ""})) == (403, "server-no-account")
    body = {"password": "", "new": PASSWORD}
    assert error(guest.http.post("/api/password", json=body)) == (403, "server-no-account")


COMMON = [
    "password123",
    "1234567890",
    "qwertyuiop",
    "Password123",
    "PARLOURparlour",
    "parlour" * 9,
    "aaaaaaaaaaaa",
]
COMMON += ["abcdefghijkl", "iloveyou12", "grace hopper", "GraceHopper", "gracehopper1", "пароль1234", "йцукенгшщз"]


def test_common_passwords_are_refused(server: Server) -> None:
    grace = Person(server, "Grace")
    for password in ("12345678", "short-one", "x" * 201):
        answer = grace.http.post("/api/register", json={"name": "Grace Hopper", "password": password})
        assert error(answer) == (400, "server-bad-password"), password
    for password in COMMON:
        answer = grace.http.post("/api/register", json={"name": "Grace Hopper", "password": password})
        assert error(answer) == (400, "server-common-password"), password
    for number, password in enumerate(("odd teapots", "dvě stě krocanů", "x" * 3 + "!" * 4 + "y7k")):
        guest = Person(server, "Guest")
        assert guest.post("/api/register", name=f"Uncommon {number}", password=password)["codes"]
    worst = "4@8({[<369&#!1|0$5+7%2" * 9  # what takes longest to look for in the lists
    began = time.monotonic()
    grace.http.post("/api/register", json={"name": "Grace Hopper", "password": worst})
    assert time.monotonic() - began < 4


def test_a_password_is_the_same_on_every_keyboard(server: Server) -> None:
    guest = Person(server, "Zo\u00eb")
    guest.post("/api/register", name="Keyboards", password="cafe\u0301 \ufb01lles au soleil")
    signed_in(server, "Keyboards", password="caf\u00e9 filles au soleil")
    # Whoever made an account before keeps the password, short and as it was typed.
    old = PasswordHasher().hash("\ufb01ve")
    database(server, "update users set password = ? where id = ?", old, guest.me["id"])
    signed_in(server, "Keyboards", password="\ufb01ve")
    fresh = device(server).post("/api/login", json={"name": "Keyboards", "password": "five"})
    assert error(fresh) == (401, "server-bad-login")


# Guesses


def guess(
    server: Server, address: str, path: str, name: str, password: str = "not the right one"
) -> httpx.Response:
    body = {"name": name, "password": password, **({"code": "aaaaa-bbbbb"} if path == "recover" else {})}
    with device(server, address=address) as stranger:
        return stranger.post(f"/api/{path}", json=body)


@pytest.mark.parametrize("path", ["login", "recover"])
def test_strangers_cannot_lock_anybody_out(narrow: Server, path: str) -> None:
    """Wrong guesses from everywhere make an account slow for strangers, however they write its name."""
    name = f"Owner of {path}"
    owner, codes = account(narrow, name)
    spellings = (name, f" {name}\u200b", name.upper(), name.replace(" ", "  "), f"\t{name}")
    for number, spelling in enumerate(spellings):
        answer = guess(narrow, f"10.1.{number}.{len(path)}", path, spelling)
        assert answer.status_code == 401, answer.text
    good: Json = {"name": name, "password": PASSWORD, **({"code": codes[0]} if path == "recover" else {})}
    began = time.monotonic()
    stranger = device(narrow, address=f"10.2.0.{len(path)}")
    assert stranger.post(f"/api/{path}", json=good).status_code == 200  # it takes a while, and is not refused
    assert time.monotonic() - began >= PAUSE - 1
    owner.post("/api/logout")
    if path == "login":
        began = time.monotonic()
        assert owner.post("/api/login", name=name, password=PASSWORD)["name"] == name  # a device that is known
        assert time.monotonic() - began < PAUSE - 1


def test_names_nobody_has_are_as_slow(narrow: Server) -> None:
    for number in range(5):
        assert guess(narrow, f"10.3.0.{number}", "login", "No Such Name").status_code == 401
    began = time.monotonic()
    assert error(guess(narrow, "10.3.0.9", "login", "No Such Name")) == (401, "server-bad-login")
    assert time.monotonic() - began >= PAUSE - 1


def test_good_logins_are_no_guesses(narrow: Server) -> None:
    account(narrow, "Often")
    for number in range(6):
        assert guess(narrow, f"10.4.0.{number}", "login", "Often", PASSWORD).status_code == 200
    began = time.monotonic()
    assert guess(narrow, "10.4.0.9", "login", "Often").status_code == 401
    assert time.monotonic() - began < PAUSE - 1


def test_a_known_device_passes_the_limit_of_its_address(narrow: Server) -> None:
    """Whoever guesses beside the owner, behind the same address, is stopped; the owner is not."""
    owner = device(narrow, address="10.5.0.1")
    owner.post("/api/guest", json={"name": "Neighbour"})
    owner.post("/api/register", json={"name": "Neighbour", "password": PASSWORD})
    answers = [guess(narrow, "10.5.0.1", "login", f"n{number}") for number in range(7)]
    assert answers[0].status_code == 401 and error(answers[-1]) == (429, "server-too-much")
    owner.post("/api/logout", json={})
    good = {"name": "Neighbour", "password": PASSWORD}
    assert owner.post("/api/login", json=good).status_code == 200
    # Not with a cookie of another account, one that was made up, or after the password was changed.
    mine = owner.cookies["parlour-device"]
    user, name, signature = mine.split(".")
    other = device(narrow, address="10.5.0.2")
    other.post("/api/guest", json={"name": "Other"})
    other.post("/api/register", json={"name": "Other Account", "password": PASSWORD})
    theirs = other.cookies["parlour-device"]
    owner.post("/api/password", json={"password": PASSWORD, "new": OTHER})
    for cookie in (mine, theirs, f"{user}.{name}.{signature[::-1]}", f"{user}..", "~" * 90, "x" * 2000):
        asked = {"X-Forwarded-For": "10.5.0.1", "Cookie": f"parlour-device={cookie}"}
        answer = STRANGER.post(f"{narrow.url}/api/login", json={**good, "password": OTHER}, headers=asked)
        assert error(answer) == (429, "server-too-much"), cookie


@pytest.mark.parametrize("path", ["password", "codes"])
def test_guesses_of_whoever_is_signed_in_are_counted_by_account(narrow: Server, path: str) -> None:
    """Wherever they come from, and without keeping others at the same address."""

    def signed_in_at(address: str, name: str) -> httpx.Client:
        found = device(narrow, address=address)
        found.post("/api/guest", json={"name": name})
        assert found.post("/api/register", json={"name": name, "password": PASSWORD}).status_code == 200
        return found

    subnet = f"10.6.{len(path)}"
    ada, bob = signed_in_at(f"{subnet}.1", f"Guessed {path}"), signed_in_at(f"{subnet}.2", f"Beside {path}")

    def attempt(who: httpx.Client, address: str, password: str) -> httpx.Response:
        body = {"password": password, **({"new": OTHER} if path == "password" else {})}
        return who.post(f"/api/{path}", json=body, headers={"X-Forwarded-For": address})

    answers = [attempt(ada, f"{subnet}.{number}", "wrong") for number in range(10, 17)]
    assert error(answers[0]) == (403, "server-wrong-password") and error(answers[-1]) == (429, "server-too-much")
    assert error(attempt(ada, f"{subnet}.99", PASSWORD)) == (429, "server-too-much")
    assert attempt(bob, f"{subnet}.16", PASSWORD).status_code == 200


def test_a_device_is_known_until_the_password_is_changed(server: Server) -> None:
    """Not only until one signs out: else whoever guesses could keep waiting who has signed out everywhere."""
    ada, _ = account(server, "Known Everywhere")
    ada.post("/api/logout?everywhere=true")
    (password,), *_ = database(server, "select password from users where id = ?", ada.me["id"])
    secret = (server.folder / "secret").read_text(encoding="utf-8").strip()
    guesses = Guesses(secret, Throttle(1, 1))
    user = User(id=ada.me["id"], name="Known Everywhere", password=password, created=0)
    assert guesses.device(user, ada.http.cookies["parlour-device"])
    assert not guesses.device(replace(user, password="another"), ada.http.cookies["parlour-device"])


def test_a_crowd_of_strangers_leaves_room(server: Server) -> None:
    """Few passwords are compared at a time: the rest are told so, and whoever is known gets through."""
    ada, _ = account(server, "In the crowd")
    ada.post("/api/logout")
    together = threading.Barrier(57)

    def attempt(number: int) -> int:
        with httpx.Client(base_url=server.url, timeout=30, verify=False) as stranger:
            together.wait()
            body = {"name": f"nobody {number}", "password": PASSWORD}
            return stranger.post("/api/login", json=body).status_code

    with ThreadPoolExecutor(56) as pool:
        asked = [pool.submit(attempt, number) for number in range(56)]
        together.wait()
        assert ada.post("/api/login", name="In the crowd", password=PASSWORD)["account"]
        answers = {answer.result() for answer in asked}
    assert answers == {401, 429}
    assert guess(server, "10.0.0.1", "login", "nobody at all").status_code == 401  # and it ends


# Cookies of the form there was before


def old_cookie(server: Server, user: str, epoch: int) -> str:
    secret = (server.folder / "secret").read_text(encoding="utf-8").strip()
    body = f"{user}.{epoch}"
    return f"{body}.{hmac.new(secret.encode(), f'parlour:{body}'.encode(), hashlib.sha256).hexdigest()}"


def old_database(folder: Path) -> None:
    """As the version before left it: Ada with an account that signed out everywhere twice, and Bob, a guest."""
    engine = open_database(Settings(database=f"sqlite:///{folder / 'parlour.sqlite'}"))  # there was no other then
    config = Config()
    config.set_main_option("script_location", str(Path(parlour.server.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        insert = (
            "insert into users (id, name, login, password, epoch, created, banned) values (?, ?, ?, ?, ?, 1, 0)"
        )
        hashed = PasswordHasher().hash("12345678")
        connection.exec_driver_sql(insert, ("ada0", "Ada", "ada", hashed, 2))
        connection.exec_driver_sql(insert, ("bob0", "Bob", None, None, 0))
        connection.exec_driver_sql("insert into recovery_codes values ('ada0', 'kept')")
    engine.dispose()


@ON_SQLITE
def test_cookies_of_the_version_before_stay_good(tmp_path: Path) -> None:
    old_database(tmp_path)
    with running(tmp_path) as server:
        assert database(server, "select * from recovery_codes") == [("ada0", "kept")]
        ada, bob = old_cookie(server, "ada0", 2), old_cookie(server, "bob0", 0)
        assert who(server, ada) == 200 and who(server, bob) == 200
        for wrong in (old_cookie(server, "ada0", 1), ada[:-1], f"ada0.2.{bob[-64:]}", "old:ada0.2", "ada0.2."):
            assert who(server, wrong) == 401, wrong
        laptop = signed_in(server, "Ada", password="12345678")  # older accounts keep their passwords
        listed = laptop.get("/api/sessions").json()["sessions"]
        assert [(row["this"], row["device"]) for row in listed] == [(True, "Firefox, Linux"), (False, "")]
        table = laptop.post("/api/tables", json={"game": "roam", "options": {"players": 2}}).json()
        browser = httpx.Client(base_url=server.url, headers={"Cookie": f"parlour={bob}"}, verify=False)
        path = f"/api/tables/{table['table']}/join"
        assert browser.post(path, json={"seat": 1, "key": table["invite"]}).status_code == 200
        laptop.post("/api/sessions/end", json={"id": listed[1]["id"]})
        assert who(server, ada) == 401 and who(server, bob) == 200
        answer = browser.post("/api/register", json={"name": "Bob", "password": PASSWORD})
        assert answer.status_code == 200
        assert who(server, bob) == 401 and who(server, answer.cookies["parlour"]) == 200


def test_what_was_right_before_a_new_password_is_right_no_more(tmp_path: Path) -> None:
    """A sign-in, or new codes, asked for before the password changed and answered afterwards."""

    async def story(house: House) -> None:
        guest = await house.people.guest("Ada")
        account, codes = await house.people.register(guest, "Ada", "odd teapots sing")
        now_known, fresh = await house.people.change_password(account, "odd teapots sing", "odd teapots dance")
        with pytest.raises(NotSignedIn):
            await house.sessions.begin(account, "")
        with pytest.raises(Forbidden, match="server-wrong-password"):
            await house.people.new_codes(account, "odd teapots sing")
        for code in codes:
            with pytest.raises(NotSignedIn):
                await house.people.recover(now_known, code, "odd teapots swim", known=True)
        await house.sessions.begin(now_known, "")
        recovered = await house.people.recover(now_known, fresh[0], "odd teapots swim", known=True)
        with pytest.raises(NotSignedIn):
            await house.sessions.begin(now_known, "")
        await house.sessions.begin(recovered, "")

    in_a_house(tmp_path, story)
