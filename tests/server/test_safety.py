"""What nobody may learn, do or break over the network: secrets in every byte, credentials, limits, bad input."""

from __future__ import annotations

import contextlib
import json
import random
import re
import string
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from parlour.core.event import SPECTATOR
from parlour.core.game import View, all_shown
from parlour.core.preview import preview
from parlour.games import find_game
from parlour.games.arcs.components.box import CARD_NAMES
from parlour.table.entries import TableEntry
from parlour.table.match import Match
from parlour.table.spec import restore_spec
from tests.server.both import ON_BOTH
from tests.server.servers import (
    PASSWORD,
    STRANGER,
    Follower,
    Json,
    Person,
    Server,
    applied,
    database,
    error,
    running,
)

pytestmark = [pytest.mark.slow, ON_BOTH]

ARCS = find_game("arcs")
ALL = frozenset(CARD_NAMES)
CARD = re.compile("|".join(CARD_NAMES))
CHAT = "a word between friends"
# What random games do more often than chance would: what tells secrets to somebody, and what makes them short.
LIKED = {"look": 30, "theirs": 30, "hand": 30, "redraw": 30, "discard": 30, "use": 30, "attach": 10, "secure": 30}
LIKED |= {"influence": 6, "end": 8, "pass": 3}
CLEAN_CLOSES = (1003, 1007, 1009, 4400, 4429)  # not text, not UTF-8, too long, refused, too much


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("safety")) as found:
        yield found


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    """A server with low limits behind a proxy, so that each test can come from an address of its own."""
    limits = {
        "PARLOUR_PROXY": "1",
        "PARLOUR_SECURE_COOKIES": "1",
        "PARLOUR_ORIGINS": "https://friends.example",
        "PARLOUR_MOST_TABLES": "2",
        "PARLOUR_MOST_MESSAGE_BYTES": "2000",
        "PARLOUR_MESSAGES_PER_SECOND": "4",
        "PARLOUR_REQUESTS_PER_MINUTE": "120",
        "PARLOUR_LOGINS_PER_MINUTE": "5",
        "PARLOUR_GUESTS_PER_MINUTE": "5",
    }
    with running(tmp_path_factory.mktemp("narrow"), **limits) as found:
        yield found


def failures(server: Server) -> list[str]:
    """What went wrong in the server, and not with its clients."""
    lines = server.log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if "ASGI application" in line or "failed" in json.loads(line)["what"]]


def cookie(person: Person) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}


def program(server: Server, table: str, token: str) -> Follower:
    """An outside program at a table, by its token."""
    address = f"{server.url.replace('http', 'ws')}/ws/{table}"
    return Follower(connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None))


def two_at_roam(server: Server) -> tuple[Person, Person, str]:
    """Ada (to move) and Bob at a game of Roam that has begun."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    bob.post(f"/api/tables/{table['table']}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{table['table']}/start")
    return ada, bob, table["table"]


# 1. Every byte of a whole game


@dataclass
class Heard:
    """Something that was sent to a client: where it sits, where the table was, what the client had said."""

    seat: int
    seq: int
    text: str
    said: str = ""


def stood(texts: list[str]) -> Iterator[Json]:
    """How the table stood, by all that was told of it."""
    table: Json = {}
    for message in map(json.loads, texts):
        if message["type"] in ("table", "changes"):
            table = message if message["type"] == "table" else applied(table, message)
            yield table


class Party:
    """People, an outside program in the last seat and an onlooker at a table of Arcs, and all they are sent."""

    def __init__(self, server: Server, players: int) -> None:
        self.server = server
        self.rng = random.Random(players)
        self.seats = [*range(players), SPECTATOR]
        self.heard: list[Heard] = []
        self.explained: list[tuple[int, int, str, Json]] = []
        self.people = [Person(server, name) for name in ("Zanzibar", "Ouagadougou", "Reykjavik")[: players - 1]]
        self.onlooker = Person(server, "Tegucigalpa")
        owner = self.people[0]
        self.codes: list[str] = owner.post("/api/register", name=f"Zanzibar {players}", password=PASSWORD)["codes"]
        self.links = owner.post(
            "/api/tables", game="arcs", options={"players": players, "split_discard": players == 2}
        )
        self.name: str = self.links["table"]
        for seat, person in enumerate(self.people[1:], start=1):
            person.post(f"/api/tables/{self.name}/join", seat=seat, key=self.links["invite"])
        self.token: str = owner.post(f"/api/tables/{self.name}/bot-token", seat=players - 1)["token"]
        for seat, person in zip([*self.seats[:-2], SPECTATOR], [*self.people, self.onlooker], strict=True):
            person.http.event_hooks = {"response": [self._noting(seat)]}
        self.seq = 0
        owner.post(f"/api/tables/{self.name}/start")

    def _noting(self, seat: int) -> Callable[[httpx.Response], None]:
        def note(response: httpx.Response) -> None:
            response.read()
            headers = "\n".join(f"{name}: {value}" for name, value in response.headers.items())
            self.heard.append(Heard(seat, self.seq, headers))
            self.heard.append(Heard(seat, self.seq, response.text))

        return note

    def play(self) -> None:
        """Random actions until the end, with questions, undo and chat in between."""
        with contextlib.ExitStack() as stack:
            opened = [person.sit(self.name, changes=seat % 2 == 0) for seat, person in enumerate(self.people)]
            opened.append(program(self.server, self.name, self.token))
            opened.append(self.onlooker.sit(self.name, key=self.links["watch"], changes=True))
            self.followers = [stack.enter_context(follower) for follower in opened]
            self._listen(1)
            self._ask_http()
            self._explain(self.followers[0].table["to_move"])
            while self.followers[0].table["outcome"] is None:
                self._step()
            for follower, seat in zip(self.followers, self.seats, strict=True):
                # Answers were noted when they came; what is left is how the table stood.
                self.heard += [
                    Heard(seat, table["seq"], json.dumps(table, separators=(",", ":")))
                    for table in stood(follower.heard)
                ]

    def _listen(self, seq: int) -> None:
        """Everybody hears how the table stands now."""
        self.seq = seq
        for follower in self.followers:
            follower.until(lambda table: table["seq"] >= seq)

    def _say(self, seat: int, do: str, **body: object) -> Json:
        answer = self.followers[seat].say(do, **body)
        self.heard.append(Heard(seat, self.seq, json.dumps(answer), json.dumps(body)))
        if answer["type"] == "ok" and answer.get("seq", 0) > self.seq:
            self._listen(answer["seq"])
        return answer

    def _step(self) -> None:
        rng = self.rng
        seat: int = self.followers[0].table["to_move"]
        whim = rng.random()
        if whim < 0.02:
            self._ask_http()
        elif whim < 0.07:
            self._explain(seat)
        elif whim < 0.10:
            self._say(rng.choice(self.seats), "play", action=rng.choice(list(ARCS.table)).text)
        elif whim < 0.12:
            self._say(rng.choice(self.seats[:-2]), "chat", text=CHAT)
        elif whim < 0.18:
            self._undo(rng.choice(self.seats[:-1]))
        else:
            options = self.followers[seat].table["options"]
            liked = [LIKED.get(option["text"].partition(" ")[0], 1) for option in options]
            self._say(seat, "play", action=rng.choices(options, liked)[0]["text"], seq=self.seq)

    def _explain(self, seat: int) -> None:
        for action in self.rng.sample(list(ARCS.table), 4):
            answer = self._say(seat, "explain", action=action.text)
            assert answer["type"] == "ok", answer
            self.explained.append((self.seq, seat, action.text, answer))

    def _undo(self, seat: int) -> None:
        self._say(seat, "undo")
        while offer := self.followers[0].table["offer"]:
            self._say(offer["waiting"][0], "answer", agree=self.rng.random() < 0.8)
        if self.rng.random() < 0.5:
            self._say(seat, "redo")

    def _ask_http(self) -> None:
        for person in (*self.people, self.onlooker):
            person.get(f"/api/tables/{self.name}", key=self.links["watch"])
            person.get("/api/my-games")
            person.get(f"/api/tables/{self.name}/log", status=404 if person is self.onlooker else 200)
            person.get(f"/api/tables/{self.name}/record", status=403, key=self.links["watch"])
            person.get(f"/api/tables/{self.name}/replay", status=403, key=self.links["watch"], seat=1)


class Truth:
    """What each seat knew after each entry, by the engine: played again from what was stored."""

    def __init__(self, server: Server, party: Party) -> None:
        table = party.name
        self.eyes = party.seats
        (spec, seed), *_ = database(server, "select spec, seed from tables where id = ?", table)
        self.match = Match(restore_spec(json.loads(spec)), seed)
        self.known: dict[int, list[dict[int, frozenset[str]]]] = {}  # by seq: by play: by seat
        self.views: dict[int, dict[int, Json]] = {}
        self.guesses: dict[tuple[int, int], Any] = {}
        self.told_in_private: set[str] = set()
        stored = 'select seq, time, kind, seat, data from entries where "table" = ? order by seq'
        self.entries = [
            TableEntry(seq, time, kind, seat, json.loads(data))
            for seq, time, kind, seat, data in database(server, stored, table)
        ]
        self._play({(seq, seat) for seq, seat, _, _ in party.explained})

    def _play(self, asked: set[tuple[int, int]]) -> None:
        standing: list[dict[int, frozenset[str]]] = []
        for entry in self.entries:
            self.match.apply(entry)
            standing = standing[: self.match.plays + 1]
            for play in range(len(standing), self.match.plays + 1):
                state = self.match.state if play == self.match.plays else self.match.record.replay(play)
                standing.append({eye: ALL - state.unknown(eye) for eye in self.eyes})
            self.known[entry.seq] = list(standing)
            self.views[entry.seq] = {eye: self.match.state.view(eye).data for eye in self.eyes}
            for eye in self.eyes:
                if (entry.seq, eye) in asked:
                    self.guesses[entry.seq, eye] = ARCS.guess(self.match.state.view(eye), random.Random(entry.seq))
        events = [event for step in self.match.steps for event in step.events]
        self.told_in_private = {event.kind for event in events if event.to is not None}

    def check(self, heard: Heard) -> None:
        """Nothing in it that its reader did not know when it was sent."""
        if heard.seq == 0:
            assert not CARD.search(heard.text), heard
            return
        told, groups = heard.text, []
        start = 0
        if heard.text.startswith("{"):
            message = json.loads(heard.text)
            if "story" in message:
                start, groups = message["story"]["from"], message.pop("story")["plays"]
                view = self.views[message["seq"]][heard.seat]
                assert message["view"] == json.loads(json.dumps(view))
                # What is shown follows from the view alone; cards that are out need not be in a known place.
                world = ARCS.guess(View(heard.seat, view, frozenset()), random.Random(0))
                shown = all_shown(ARCS, world, heard.seat)
                assert message.pop("shown", None) in (None, json.loads(json.dumps(shown)))
                assert message["you"] == heard.seat
                assert not message["options"] or message["to_move"] == heard.seat
            elif "plays" in message:  # the own log
                groups = message.pop("plays")
            told = json.dumps(message)
        by_play = self.known[heard.seq]
        strange = set(CARD.findall(told)) - by_play[-1][heard.seat] - set(CARD.findall(heard.said))
        assert not strange, (heard.seat, heard.seq, strange, told)
        for play, group in enumerate(groups, start=start):
            knew = by_play[play][heard.seat] | by_play[max(0, play - 1)][heard.seat]
            strange = set(CARD.findall(json.dumps(group))) - knew
            assert not strange, (heard.seat, play, strange, group)


@pytest.fixture(scope="module", params=[2, 4])
def party(request: pytest.FixtureRequest, server: Server) -> Party:
    found = Party(server, request.param)
    found.play()
    return found


@pytest.fixture(scope="module")
def truth(server: Server, party: Party) -> Truth:
    return Truth(server, party)


def test_no_byte_tells_a_card_its_reader_does_not_know(party: Party, truth: Truth) -> None:
    for heard in party.heard:
        truth.check(heard)
    found = [heard for heard in party.heard if CARD.search(heard.text)]
    assert {heard.seat for heard in found} == set(party.seats)  # the search finds something to look at
    hidden = sum(len(ALL - plays[-1][0]) for plays in truth.known.values())
    assert hidden > 5 * len(truth.known)  # and there was much to hide
    assert {entry.kind for entry in truth.entries} & {"undo", "ask"}
    assert truth.told_in_private or len(party.seats) > 3  # with two somebody always draws another hand
    record = party.onlooker.http.get(f"/api/tables/{party.name}/record", params={"key": party.links["watch"]})
    assert record.text == truth.match.record.to_text()


def test_explanations_depend_only_on_what_the_asker_knows(party: Party, truth: Truth) -> None:
    """Another world that looks the same to the seat gives the same answer."""
    assert party.explained
    for seq, seat, text, answer in party.explained:
        world, action = truth.guesses[seq, seat], ARCS.table.parse(text)
        refusal = world.why_not(action)
        if refusal is None:
            assert answer["events"] == [event.to_json() for event in preview(world, action)]
        else:
            same = {"rule": refusal.rule, "message": refusal.message, "values": refusal.values}
            assert answer["refusal"] == same


def secrets_of(server: Server, party: Party) -> dict[str, str]:
    """What the server keeps for itself, by what it is."""
    (seed, invite, watch), *_ = database(server, "select seed, invite, watch from tables where id = ?", party.name)
    found = {"seed": seed, "invite": invite, "watch": watch, "token": party.token, "password": PASSWORD}
    found["secret"] = (server.folder / "secret").read_text(encoding="utf-8").strip()
    for number, (hashed,) in enumerate(database(server, "select password from users where password is not null")):
        found[f"hash {number}"] = hashed
    for number, (code,) in enumerate(database(server, "select hash from recovery_codes")):
        found[f"code hash {number}"] = code
    for number, (hashed,) in enumerate(database(server, "select token from seats where token is not null")):
        found[f"token hash {number}"] = hashed
    for number, code in enumerate(party.codes):
        found[f"code {number}"] = code
    for person in (*party.people, party.onlooker):
        found[f"cookie of {person.me['name']}"] = person.http.cookies["parlour"]
    for number, (hashed,) in enumerate(database(server, "select id from sessions")):
        found[f"session hash {number}"] = hashed
    return found


def test_no_byte_tells_a_secret_of_the_server(server: Server, party: Party) -> None:
    kept = secrets_of(server, party)
    assert len(kept) > 18 and all(len(secret) > 10 for secret in kept.values())
    for heard in party.heard:
        for what, secret in kept.items():
            owner = heard.seat == 0 and what in ("invite", "watch")
            played = (
                heard.seat > 0 and what == "watch" and '"status":"finished"' in heard.text
            )  # to share the replay
            if not (owner or played):
                assert secret not in heard.text, (what, heard.seat, heard.text[:200])


def test_the_log_of_the_server_tells_nothing(server: Server, party: Party) -> None:
    log = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in log.splitlines()]  # each line is one object
    assert lines[0]["from"].startswith("parlour")
    for what, secret in secrets_of(server, party).items():
        assert secret not in log, what
    assert not CARD.search(log)
    assert CHAT not in log
    assert not [
        person.me["name"]
        for person in (*party.people, party.onlooker)
        if re.search(rf"\b{person.me['name']}\b", log)
    ]
    assert not failures(server)


# 2. A seat acts only with its own credentials


def test_a_seat_acts_only_with_its_own_credentials(server: Server) -> None:
    ada, bob, name = two_at_roam(server)
    eve = Person(server, "Eve")
    (watch,), *_ = database(server, "select watch from tables where id = ?", name)
    play = {"action": "use B at c3"}
    with ada.sit(name) as south, bob.sit(name) as north, eve.sit(name, key=watch) as onlooker:
        assert north.say("play", **play)["error"]["message"] == "table-not-your-turn"
        for do in (
            "play",
            "undo",
            "redo",
            "concede",
            "takeover",
            "giveback",
            "wish",
            "holiday",
            "answer",
            "explain",
        ):
            with_it = play if do in ("play", "explain") else {}
            assert onlooker.say(do, **with_it)["error"]["message"] == "server-not-seated", do
        for person in (bob, eve):
            person.post(f"/api/tables/{name}/start", status=403)
            person.post(f"/api/tables/{name}/takeover", status=403, seat=0)
            person.post(f"/api/tables/{name}/bot-token", status=403, seat=0)
            person.post(f"/api/tables/{name}/banish", status=403, user=ada.me["id"], how="removed")
        eve.post(f"/api/tables/{name}/leave", status=404)  # for her there is no such table
        eve.post(f"/api/tables/{name}/rematch", status=404)
        assert south.until(lambda t: t["options"])["seq"] == 1
    with pytest.raises(ConnectionClosed) as closed, eve.sit(name) as stranger:  # without the link
        assert stranger.hear()["error"]["message"] == "server-no-table"
        stranger.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
    assert database(server, 'select max(seq) from entries where "table" = ?', name) == [(1,)]


def test_nobody_is_let_in_without_a_cookie(server: Server) -> None:
    _, _, name = two_at_roam(server)
    stranger = httpx.Client(base_url=server.url, verify=False)
    for path in ("/api/me", "/api/my-games", f"/api/tables/{name}", f"/api/tables/{name}/log"):
        assert stranger.get(path).status_code == 401, path
    for path in ("register", "tables", "webhook", f"tables/{name}/join", f"tables/{name}/start"):
        body = {"name": "Eve", "password": PASSWORD, "game": "roam", "address": "", "seat": 1}
        wanted = {"register": ("name", "password"), "tables": ("game",), "webhook": ("address",)}
        fields = wanted.get(path, ("seat",) if path.endswith("join") else ())
        answer = stranger.post(f"/api/{path}", json={field: body[field] for field in fields})
        assert answer.status_code == 401, (path, answer.text)
    with connect(f"{server.url.replace('http', 'ws')}/ws/{name}") as socket:
        assert json.loads(socket.recv(5))["error"]["message"] == "server-not-signed-in"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


# 3. Origins and headers


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:1", "http://[", "", "http://127.0.0.1.evil.example"],
)
def test_pages_of_others_cannot_act(server: Server, origin: str) -> None:
    ada, _, name = two_at_roam(server)
    answer = ada.http.post("/api/guest", json={"name": "Mallory"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["message"]) == (403, "server-bad-origin")
    assert ada.get("/api/me")["name"] == "Ada"
    with connect(
        f"{server.url.replace('http', 'ws')}/ws/{name}", additional_headers={**cookie(ada), "Origin": origin}
    ) as socket:
        first = json.loads(socket.recv(5))
        assert first["error"]["message"] == "server-bad-origin"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_a_request_has_one_origin(server: Server) -> None:
    """With two nobody can tell which page it was, whichever comes first."""
    ada, _, name = two_at_roam(server)
    for origins in ((server.url, "http://evil.example"), ("http://evil.example", server.url), (server.url,) * 2):
        lines = [("Origin", origin) for origin in origins]
        answer = ada.http.post("/api/guest", json={"name": "Mallory"}, headers=lines)
        assert error(answer) == (403, "server-bad-origin")
        address = f"{server.url.replace('http', 'ws')}/ws/{name}"
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers=[*cookie(ada).items(), *lines]),
        ):
            pass
        assert refused.value.response.status_code == 400
    assert ada.get("/api/me")["name"] == "Ada"


def test_own_pages_and_friends_can_act(server: Server, narrow: Server) -> None:
    ada, _, name = two_at_roam(server)
    assert ada.http.post("/api/guest", json={"name": "Ada"}, headers={"Origin": server.url}).status_code == 200
    headers = {**cookie(ada), "Origin": server.url}
    with connect(f"{server.url.replace('http', 'ws')}/ws/{name}", additional_headers=headers) as socket:
        assert json.loads(socket.recv(5))["type"] == "table"
    bob = {"name": "Bob"}
    assert ask(narrow, "10.1.0.1", "/api/guest", bob, Origin="https://friends.example").status_code == 200
    assert ask(narrow, "10.1.0.1", "/api/guest", bob, Origin="http://friends.example").status_code == 403


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/nowhere", "/healthz", "/metrics"])
def test_every_answer_has_its_headers(server: Server, path: str) -> None:
    headers = STRANGER.get(server.url + path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert (
        policy["default-src"] == "'self'"
        and policy["frame-ancestors"] == "'none'"
        and policy["base-uri"] == "'none'"
    )
    assert "unsafe" not in policy.get("script-src", "") + policy["default-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] in ("same-origin", "no-referrer")
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_cookies_are_for_the_browser_only(server: Server, narrow: Server) -> None:
    plain = STRANGER.post(f"{server.url}/api/guest", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in plain and "samesite=lax" in plain and "path=/" in plain and "domain" not in plain
    assert "secure" not in plain
    answer = ask(narrow, "10.1.0.2", "/api/guest", {"name": "Ada"})
    assert "secure" in answer.headers["set-cookie"].lower()


# 4. Limits


def ask(server: Server, address: str, path: str, body: Json | None = None, **headers: str) -> httpx.Response:
    """A request from an address, as the proxy before the server tells it: POST with a body, else GET."""
    told = {"X-Forwarded-For": address, **headers}
    if body is None:
        return STRANGER.get(server.url + path, headers=told)
    return STRANGER.post(server.url + path, json=body, headers=told)


def guest_at(server: Server, address: str) -> str:
    """A guest there; the cookie, to be sent by hand: it is for https only, and the tests talk without."""
    answer = ask(server, address, "/api/guest", {"name": "Ada"})
    assert answer.status_code == 200, answer.text
    return answer.headers["set-cookie"].partition(";")[0]


def test_requests_are_limited_by_address(narrow: Server) -> None:
    answers = [ask(narrow, "10.2.0.1", "/api/games") for _ in range(60)]
    assert answers[0].status_code == 200 and error(answers[-1]) == (429, "server-too-much")
    assert ask(narrow, "10.2.0.2", "/api/games").status_code == 200


def test_nobody_writes_their_own_address(narrow: Server) -> None:
    """What stands before the proxy's own entry comes from the client: it must not make a new bucket."""
    answers = [ask(narrow, f"10.9.{number}.1, 10.2.0.3", "/api/games") for number in range(60)]
    assert answers[0].status_code == 200 and answers[-1].status_code == 429


def test_logins_are_limited_by_address(narrow: Server) -> None:
    answers = [
        ask(narrow, "10.3.0.1", "/api/login", {"name": f"n{number}", "password": "wrong-one"})
        for number in range(7)
    ]
    assert error(answers[0]) == (401, "server-bad-login")
    assert error(answers[-1]) == (429, "server-too-much")
    guests = [ask(narrow, "10.3.0.2", "/api/guest", {"name": "A"}) for _ in range(7)]
    assert guests[0].status_code == 200 and error(guests[-1]) == (429, "server-too-much")


def test_tables_are_limited(narrow: Server) -> None:
    cookie = guest_at(narrow, "10.6.0.1")
    wanted = {"game": "roam", "options": {"players": 2}, "seats": ["person", "random"]}
    made = [ask(narrow, "10.6.0.1", "/api/tables", wanted, Cookie=cookie) for _ in range(3)]
    assert [answer.status_code for answer in made] == [200, 200, 403]
    assert error(made[2])[1] == "server-too-many-tables"


def test_bodies_are_limited(server: Server) -> None:
    ada = Person(server, "Ada")
    long = b'{"name": "' + b"x" * 8_100_000 + b'"}'
    with contextlib.suppress(httpx.WriteError, httpx.ReadError):  # the server need not hear it out
        answer = ada.http.post("/api/guest", content=long, headers={"Content-Type": "application/json"})
        assert answer.status_code in (413, 429) and answer.json()["error"]["message"] == "server-too-long"

    def chunks() -> Iterator[bytes]:
        yield b'{"name": "Mallory"}'

    without = ada.http.post("/api/guest", content=chunks(), headers={"Content-Type": "application/json"})
    assert without.status_code in (411, 413, 429), without.text
    assert ada.http.post("/api/records", json={"text": "x" * 500_001}).status_code == 422
    assert ada.http.post("/api/records", json={"text": "x" * 1_000_001}).status_code == 413
    assert ada.http.post("/api/tables", json={"game": "x" * 70_000}).status_code == 413
    assert ada.get("/api/me")["name"] == "Ada"


def narrow_table(narrow: Server, address: str) -> tuple[str, dict[str, str]]:
    """Somebody's own table of Roam that has begun; the address of its socket, and the cookie."""
    held = guest_at(narrow, address)
    wanted = {"game": "roam", "options": {"players": 2, "first": "south"}, "seats": ["person", "random"]}
    name = ask(narrow, address, "/api/tables", wanted, Cookie=held).json()["table"]
    assert ask(narrow, address, f"/api/tables/{name}/start", {}, Cookie=held).status_code == 200
    return f"{narrow.url.replace('http', 'ws')}/ws/{name}", {"Cookie": held}


def close_code(socket: ClientConnection) -> int:
    """How the server says goodbye; 0 without a word."""
    try:
        while True:
            socket.recv(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_messages_are_limited(narrow: Server) -> None:
    address, headers = narrow_table(narrow, "10.7.0.1")
    for text, code in (("x" * 1900, None), ("x" * 3000, 4429), ("x" * 100_000, 1009), ("é" * 1500, 4429)):
        with connect(address, additional_headers=headers) as socket:
            socket.recv(5)
            socket.send(text)
            if code is None:
                assert json.loads(socket.recv(5))["error"]["message"] == "server-bad-message"
            else:
                assert close_code(socket) == code, (text[:1], len(text))


def test_messages_are_limited_in_number(narrow: Server) -> None:
    address, headers = narrow_table(narrow, "10.7.0.2")
    with connect(address, additional_headers=headers) as socket:
        with contextlib.suppress(ConnectionClosed):
            for number in range(60):
                socket.send(json.dumps({"do": "chat", "id": f"{number}", "text": "hurry"}))
        assert close_code(socket) == 4429
    with connect(address, additional_headers=headers) as socket:  # a new socket is no new bucket
        table = json.loads(socket.recv(5))
        assert 1 <= len(table["chat"]) < 20
        socket.send("{}")
        assert close_code(socket) == 4429


def test_chat_is_limited(server: Server) -> None:
    ada, _, name = two_at_roam(server)
    with ada.sit(name) as south:
        for text in ("", "   ", "x" * 501):
            assert south.say("chat", text=text)["error"]["message"] == "server-bad-chat"
        assert south.say("chat", text="y" * 500)["type"] == "ok"
        assert [line["text"] for line in south.until(lambda t: t["chat"])["chat"]] == ["y" * 500]


# 5. Bad messages


def texts(rng: random.Random) -> str:
    """Some text, often a strange one."""
    letters = string.printable + "éß٣\u200b\u202e\u0000😀"
    made = "".join(rng.choice(letters) for _ in range(rng.choice((0, 1, 5, 60))))
    return rng.choice((made, "use B at c3", "end", "play", "9" * 4400, "a" * 3000, "rest", "bid 3"))


def values(rng: random.Random, depth: int = 0) -> object:
    """Any JSON value."""
    plain = (None, True, False, 0, -1, 2**31, 2**63, 2**64, -(2**70), 10**30, 0.5, 1e300, texts(rng))
    if depth > 3 or rng.random() < 0.7:
        return rng.choice(plain)
    if rng.random() < 0.5:
        return [values(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {texts(rng): values(rng, depth + 1) for _ in range(rng.randrange(4))}


def misshapen(rng: random.Random) -> object:
    """A message with something wrong in its shape."""
    fields = ["do", "id", "seq", "action", "text", "agree", "bot", "wishes", "days", "extra", ""]
    made = {field: values(rng) for field in rng.sample(fields, rng.randrange(5))}
    if rng.random() < 0.6:
        made["do"] = rng.choice(("play", "explain", "sync", "answer", "PLAY", "", "do", "__class__", "redo"))
    return made if rng.random() < 0.9 else values(rng)


def meaningless(rng: random.Random) -> object:
    """A message in good shape that cannot be done now."""
    many = [rng.randrange(-3, 300_000) for _ in range(400)]
    return rng.choice(
        (
            {"do": "play", "action": texts(rng), "seq": rng.choice((-1, 0, 7, 10**18))},
            {"do": "play", "action": rng.choice(("end", "bid 3", "pass", "use Z at z9", "\u0000"))},
            {"do": "explain", "action": texts(rng) + "?"},
            {"do": "redo"},
            {"do": "answer", "agree": rng.random() < 0.5},
            {"do": "giveback"},
            {"do": "takeover", "bot": texts(rng) + "!"},
            {"do": "wish", "wishes": {texts(rng) + "!": values(rng)}},
            {"do": "wish", "wishes": {"9" * 5000: 1}},
            {"do": "wish", "wishes": {"any": rng.choice((-1, 10**6, 0.5, None, [], "x"))}},
            {"do": "holiday", "days": rng.choice((many, [-1], [10**20], [200_000]))},
            {"do": "chat", "text": rng.choice(("", " ", "\n\t", "x" * 501))},
            {"do": texts(rng) + "?", "id": "same"},
        )
    )


def frame(rng: random.Random) -> str | bytes:
    """Something to send that must change nothing."""
    kind = rng.random()
    if kind < 0.35:
        return json.dumps(misshapen(rng))
    if kind < 0.75:
        return json.dumps(meaningless(rng))
    whole = json.dumps(meaningless(rng))
    if kind < 0.85:
        return whole[: rng.randrange(len(whole))]
    odd = ["{}", "[]", "null", "", "NaN", '{"do":"play","do":"end"}', '{"do":"\\ud800"}', "\ufeff{}", "[" * 9000]
    odd += ['{"do":"wish","wishes":{"any":' + "[" * 3000 + "]" * 3000 + "}}", '{"do":"sync","seq":1e999}']
    if kind < 0.95:
        return rng.choice(odd)
    return rng.randbytes(rng.randrange(40)) if kind < 0.98 else whole.encode()


class Fuzz:
    """Sends frames to a table, and wants a clear answer to each."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.name = name
        self.errors: set[str] = set()
        self.codes: set[int] = set()

    def send(self, frames: list[tuple[str | bytes, bool | None]]) -> None:
        """Each frame, and whether bytes go as text."""
        left = list(frames)
        while left:
            with self.person.sit(self.name) as follower:
                follower.hear()
                while left and self._one(follower, *left.pop(0)):
                    pass

    def _one(self, follower: Follower, content: str | bytes, as_text: bool | None) -> bool:
        """Send it and something harmless after it; whether the socket is still open."""
        follower.socket.send(content, text=as_text)
        try:
            follower.socket.send('{"do":"sync","id":"after"}')
            answers: list[Json] = []
            while not answers or answers[-1].get("id") != "after":
                answers.append(follower.hear(5))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            assert code in CLEAN_CLOSES, (code, content[:200])
            self.codes.add(code)
            return False
        found = [answer for answer in answers[:-1] if answer["type"] in ("ok", "error")]
        assert len(found) == 1, (content[:200], found)
        if found[0]["type"] == "error":
            self.errors.add(found[0]["error"]["message"])
        else:
            assert "seq" not in found[0] or found[0]["seq"] <= 1, (content, found)
        return True


def standing(server: Server, name: str, *people: Person) -> list[object]:
    """Everything a bad message must leave as it is."""
    seen: list[object] = [person.get(f"/api/tables/{name}") for person in people]
    for table in ("entries", "chat", "messages", "jobs", "banished", "seats"):
        seen.append(database(server, f'select * from {table} where "table" = ?', name))
    return seen


def calm(seen: list[object]) -> list[object]:
    """Without who is there at the moment."""
    for table in seen:
        if isinstance(table, dict):
            table.pop("onlookers")
            table.pop("watchers")
            for player in table["players"]:
                player.pop("present")
    return seen


@pytest.mark.parametrize("begun", [True, False])
def test_bad_messages_change_nothing(server: Server, begun: bool) -> None:
    rng = random.Random(f"bad messages {begun}")
    if begun:
        ada, bob, name = two_at_roam(server)
    else:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        table = ada.post("/api/tables", game="roam", options={"players": 2})
        name = table["table"]
        bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    before = calm(standing(server, name, ada, bob))
    errors: set[str] = set()
    codes: set[int] = set()
    for person, count in ((ada, 250), (bob, 120)):
        fuzz = Fuzz(person, name)
        frames: list[tuple[str | bytes, bool | None]] = [(frame(rng), None) for _ in range(count)]
        frames += [(b"\xff\xfe{}", True), (b'{"do":"\xc3"}', True), (b"{}", False), ("x" * 40_000, None)]
        if not begun:  # where nothing has begun nothing can be done
            dos = ("concede", "undo", "takeover", "wish", "holiday", "play", "redo", "giveback")
            frames += [(json.dumps({"do": do}), None) for do in dos]
        fuzz.send(frames)
        errors |= fuzz.errors
        codes |= fuzz.codes
    assert calm(standing(server, name, ada, bob)) == before
    assert {"server-bad-message", "table-not-begun" if not begun else "table-not-your-turn"} <= errors
    assert {1007, 1009} <= codes
    assert ada.get("/healthz")["status"] == "ok"


def test_bad_handshakes(server: Server) -> None:
    ada, _, name = two_at_roam(server)
    base = f"{server.url.replace('http', 'ws')}/ws"
    for path in (f"{name}?since=abc", f"{name}?since={'9' * 5000}", f"{name}?since=1.5"):
        with (
            pytest.raises((InvalidStatus, ConnectionClosed)) as wrong,
            connect(f"{base}/{path}", additional_headers=cookie(ada)) as socket,
        ):
            while True:
                socket.recv(5)
        if isinstance(wrong.value, InvalidStatus):
            assert 400 <= wrong.value.response.status_code < 500
        else:
            assert isinstance(wrong.value, ConnectionClosed) and wrong.value.rcvd is not None
            assert wrong.value.rcvd.code in CLEAN_CLOSES
    for path in (f"{name}?since=-5", f"{name}?since=99999999999999999999", f"{name}?key=%ff%00&since="):
        with (
            contextlib.suppress(InvalidStatus),
            connect(f"{base}/{path}", additional_headers=cookie(ada)) as socket,
        ):
            table = json.loads(socket.recv(5))
            assert table["type"] == "table" and table["story"]["from"] == 0
    for path in ("nothing", "%00", "x" * 3000):
        with connect(f"{base}/{path}", additional_headers=cookie(ada)) as socket:
            assert json.loads(socket.recv(5))["error"]["message"] == "server-no-table"
            assert close_code(socket) == 4400


def test_long_ids_are_not_confused(server: Server) -> None:
    """Two messages whose ids differ late are two messages, or both are refused."""
    ada, _, name = two_at_roam(server)
    with ada.sit(name) as south:
        for number in range(2):
            long = "i" * 60 + str(number)
            south.socket.send(json.dumps({"do": "chat", "id": long, "text": f"line {number}"}))
            answer = south.hear()
            while answer["type"] not in ("ok", "error"):
                answer = south.hear()
            assert answer["type"] == "error" or answer["id"] == long, answer
        south.say("sync")
        lines = [line["text"] for line in south.until(lambda t: True)["chat"]]
        assert lines in ([], ["line 0", "line 1"])


# 6. Bad bodies (what the description of the API allows and forbids is in test_server_malformed.py)


HEADER = f'{{"text":"parlour record 1\\ngame arcs {ARCS.version}\\n'
BODIES: list[tuple[str, bytes]] = [
    ("tables", b'{"game":"roam","options":{"\\ud800":1}}'),
    ("tables", b'{"game":"roam","options":{"players":"\\ud800"}}'),
    ("tables", b'{"game":"roam","options":{"players":NaN}}'),
    ("tables", b'{"game":"roam","options":{"players":' + b"1" * 5000 + b"}}"),
    ("tables", b'{"game":"roam","options":{"cards":' + b"[" * 50_000 + b"]" * 50_000 + b"}}"),
    ("tables", b'{"game":"roam","options":{"seats":[["south"],{}]}}'),
    ("tables", b'{"game":"arcs","clock":{"kind":["move"],"limit":1e400}}'),
    ("webhook", b'{"address":"https://a.example:99999/"}'),
    ("webhook", b'{"address":"https://[/"}'),
    ("webhook", b'{"address":"https://a.example:port/"}'),
    ("guest", b'{"name":"\\ud800"}'),
    ("guest", b'{"name":"\xff"}'),
    ("guest", b'{"\\ud800":1}'),
    ("guest", b'{"name'),
    ("guest", b""),
    ("login", b'{"name":"\\u0000","password":"\\u0000"}'),
    ("recover", b'{"name":"\\u0000","password":"12345678","code":"\\u0000"}'),
    ("replay", HEADER.encode() + b'options {\\"players\\":1e999}\\nsetup "}'),
    ("replay", b'{"text":"\\u0000"}'),
]


@pytest.mark.parametrize(("path", "body"), BODIES, ids=range(len(BODIES)))
def test_bad_bodies_are_refused_in_words(server: Server, path: str, body: bytes) -> None:
    ada = Person(server, "Ada")
    answer = ada.http.post(f"/api/{path}", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]
    assert ada.get("/api/me") == ada.me
