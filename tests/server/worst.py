"""The worst of everything a signed-in player can send: for every route, and for everything said at a table.

`ROUTES` and `SAID` have an entry for each; `tests/server/test_worst.py` sees that none is missing, sends all of it
and measures what it does to the others. What fits every route (long paths, numbers of thousands of digits, halves
of characters, headers, bodies that are too deep or have too many fields) is made from the route itself.
"""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI

from parlour.core.chance import SeededChance
from parlour.core.record import Record
from parlour.games import find_game
from parlour.games.roam.cards import BUILT_IN, built_in_set
from parlour.server.app import LONGEST_BODY, LONGEST_RECORD
from tests.server.servers import Json
from tests.server.strictly import flat

ROAM = find_game("roam")
DIGITS = "9" * 5000
HALF = "\ud800"  # half of a character; JSON can say it
LONGEST_TEXT = 500_000  # of a record
LONGEST_MESSAGE = 16_384
NASTY = ("%00", "%ff", "%ed%a0%80", DIGITS, f"-{DIGITS}", "1e999", "x" * 30_000, "..%2f..%2f..%2fetc%2fpasswd", "")


@dataclass(frozen=True)
class Ask:
    """A request."""

    method: str
    path: str
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def is_long(self) -> bool:
        """Whether a server may hang up on it without a word."""
        return len(self.path) + sum(len(value) for value in self.headers.values()) > 8000


@dataclass
class Place:
    """Where somebody sits who means no good: what they can name in a request."""

    table: str  # a running game of theirs
    waiting: str  # one that has not begun
    finished: str
    invite: str
    other: str  # the user at the other seat
    rng: random.Random

    def word(self) -> str:
        """So that nothing is known already."""
        return f"{self.rng.getrandbits(64):x}"


@dataclass(frozen=True)
class Route:
    """One way into the server, as it is declared."""

    method: str
    path: str
    query: tuple[str, ...]
    fields: tuple[str, ...]  # of the body

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def routes_of(app: FastAPI) -> list[Route]:
    """All of them."""
    found = []
    for route in flat(app.routes):
        dependant = getattr(route, "dependant", None)
        query = tuple(param.name for param in dependant.query_params) if dependant else ()
        body = getattr(getattr(route, "endpoint", None), "takes", None)
        fields = body.__struct_fields__ if body is not None else ()
        methods = sorted(getattr(route, "methods", None) or {"WS"})
        found.append(Route(methods[0], route.path, query, fields))
    return found


# What fits every route


def filled(path: str, place: Place, **others: str) -> str:
    """A path with real names in it."""
    known = {"table_id": place.table, "game": "roam", "language": "en", "part": "frame", "name": "forest-1"}
    known["lesson"] = "search"
    return path.format(**{**known, **others})


def odd_requests(route: Route, place: Place) -> Iterator[Ask]:
    """Wrong in what is declared: parts of the path, the query, headers, the body."""
    address = filled(route.path, place)
    body = b"{}" if route.fields else None
    yield Ask(route.method, address, body)
    for name in [part.partition("}")[0] for part in route.path.split("{")[1:]]:
        for nasty in NASTY:
            yield Ask(route.method, filled(route.path, place, **{name: nasty}), body)
    for name in (*route.query, "unknown"):
        for nasty in NASTY:
            yield Ask(route.method, f"{address}?{name}={nasty}", body)
    yield Ask(route.method, f"{address}?{'&'.join(f'{place.word()}=1' for _ in range(1500))}", body)
    for header in ("Cookie", "If-None-Match", "Accept-Encoding", "Origin", "X-Forwarded-For", "Authorization"):
        yield Ask(route.method, address, body, {header: f"{place.word()}={'%00' * 4000}"})
    if route.fields:
        most = LONGEST_RECORD if route.path == "/api/records" else LONGEST_BODY
        for odd in odd_bodies(route.fields, most, place):
            yield Ask(route.method, address, odd)


def odd_bodies(fields: tuple[str, ...], most: int, place: Place) -> Iterator[bytes]:
    """As long, deep and odd as a body may be."""
    room = most - 1000
    yield b"[" * room
    yield b'{"a":' * (room // 5)
    yield b"[" * (room // 2) + b"]" * (room // 2)
    yield place.rng.randbytes(room)
    yield b'{"' + b"\\ud800" * (room // 6) + b'":1}'
    yield b"{" + b",".join(b'"%x":1' % place.rng.getrandbits(32) for _ in range(room // 14)) + b"}"
    for name in fields:
        deep = b"[" * (room // 2) + b"]" * (room // 2)
        many = b"[" + b",".join([b"{}"] * (room // 3)) + b"]"
        numbers = b"[" + b",".join([b"1"] * (room // 2)) + b"]"
        plain = (b'"' + b"x" * room + b'"', b'"\\ud800"', b'"\\u0000"', DIGITS.encode(), b"1e999", b"NaN", b"null")
        for value in (deep, many, numbers, *plain, ("9" * room).encode()):
            others = "".join(f'"{other}":"",' for other in fields if other != name)
            yield f'{{{others}"{name}":'.encode() + value + b"}"


# What each route has of its own


def asked(method: str, path: str, *bodies: Any) -> list[Ask]:
    """Requests with these bodies as JSON."""
    if not bodies:
        return [Ask(method, path)]
    return [Ask(method, path, json.dumps(body).encode()) for body in bodies]


def own_cards(place: Place, more: int = 0) -> Json:
    """The first set under another name, with so many more lands."""
    found: Json = json.loads(built_in_set(BUILT_IN[0]).source)
    found["name"] = place.word()
    found["land"] = [{**land, "name": place.word()} for land in found["land"]]
    found["land"] += [
        {**found["land"][0], "name": place.word(), "number": number} for number in range(61, 61 + more)
    ]
    return found


def tables(place: Place) -> list[Ask]:
    """A card set is the longest thing somebody can want; nothing of it is known already."""
    sets: list[Any] = [
        {"name": place.word(), "starter": [{}] * 21_000},
        {"name": place.word(), "land": [{}] * 21_000},
        {"name": place.word(), "artifact": [[]] * 21_000},
        {"name": place.word(), "starter": [{"pattern": ["#" * 60_000]}]},
        {"name": place.word(), "starter": [{"pattern": ["#"] * 15_000}]},
        {"name": "x" * 60_000},
        {"name": place.word(), "land": {str(number): {} for number in range(5000)}},
        {"name": place.word(), **{place.word(): 1 for _ in range(2000)}},
        {"name": place.word(), "land": [{place.word(): place.word() for _ in range(1200)}]},
        own_cards(place),
        own_cards(place, 40),
        own_cards(place, 240),
        "wayfarers" * 7000,
        [[]] * 20_000,
    ]
    bodies: list[Json] = [{"game": "roam", "options": {"players": 2, "cards": cards}} for cards in sets]
    bodies += [
        {"game": "roam", "options": {"players": 4, "cards": own_cards(place), "artifacts": True}, "public": True},
        {"game": "roam", "options": {"seats": ["south"] * 12_000}},
        {"game": "roam", "options": {"seats": ["x" * 60_000, HALF]}},
        {"game": "arcs", "options": {place.word(): "x" * 60_000}},
        {"game": "arcs", "options": {"players": 4, "leaders": "x" * 60_000}},
        {"game": "roam", "seats": ["person"] * 20_000},
        {"game": "roam", "seats": ["x" * 10_000] * 6},
        {"game": "x" * 60_000},
        {"game": "roam", "timeout": "x" * 60_000},
        {"game": "roam", "clock": {"kind": "days", "limit": 10**4000, "increment": -(10**4000)}},
        {"game": "roam", "clock": {"kind": "game", "limit": 1e308}},
        {"game": "roam", "clock": {"kind": "x" * 60_000}},
        {"game": "roam", "clock": {place.word(): [] for _ in range(4000)}},
        {"game": "arcs", "options": {"players": 4}, "seats": ["person", "heuristic", "heuristic", "heuristic"]},
    ]
    return asked("POST", "/api/tables", *bodies)


def head(options: Any, setup: str = "", game: str = "roam") -> str:
    """The first lines of a record."""
    version = find_game(game).version
    return f"parlour record 1\ngame {game} {version}\noptions {json.dumps(options)}\nsetup {setup}\n"


def records(place: Place) -> list[Ask]:
    """Long ones, with mistakes at their end and at their beginning, and sound ones with cards of their own."""
    options = {"players": 2, "cards": {"name": place.word(), "starter": [{}] * 120_000}}
    sound, _ = Record.begin(ROAM, {"players": 4, "cards": own_cards(place)}, SeededChance(place.word()))
    setup = head({"players": 2})
    texts = [
        head(options),
        head({"players": 2, "cards": own_cards(place, 900)}),
        head({"players": 2, "cards": {"name": place.word(), "land": [{}] * 100, "x": "x" * 400_000}}),
        head({"players": 2}, "deck=" + "1," * 200_000),
        head({"players": 2}, " ".join(f"{number}=1" for number in range(50_000))),
        sound.to_text(),
        sound.to_text().partition("close")[0] + "1 south: concede\n" * 25_000,
        sound.to_text().partition("close")[0] + "1 south: use B at c3 | " + "deck=1 " * 60_000,
        sound.to_text().partition("close")[0] + "1 " + "x" * 400_000 + ": end\n",
        sound.to_text().partition("close")[0] + "\n" * 400_000,
        setup.replace('{"players": 2}', "[" * 400_000),
        setup.replace('{"players": 2}', f'{{"players": {"9" * 400_000}}}'),
        setup.replace('{"players": 2}', '{"players": 2, "x": "' + "\\u0000" * 60_000 + '"}'),
        f"parlour record 1\ngame {'x' * 400_000} 1\n",
        f"parlour record {DIGITS}\n",
        "x" * LONGEST_TEXT,
        "\n" * LONGEST_TEXT,
        HALF,
    ]
    return asked("POST", "/api/records", *({"text": text[:LONGEST_TEXT]} for text in texts))


def passwords(path: str, **more: Any) -> Callable[[Place], list[Ask]]:
    """The longest ones for somebody new each time: hashing is meant to cost something."""

    def made(place: Place) -> list[Ask]:
        names = [place.word() for _ in range(3)] + ["\u0301" * 100, "𝔄" * 100, "ﷺ" * 100, HALF, "\x00"]
        return asked("POST", path, *({"name": name, "password": "😀" * 400, **more} for name in names))

    return made


def get(*paths: str) -> Callable[[Place], list[Ask]]:
    """What a route gives, as it is meant, many at a time."""
    return lambda place: [Ask("GET", filled(path, place)) for path in paths for _ in range(4)]


def post(path: str, *bodies: Any) -> Callable[[Place], list[Ask]]:
    return lambda place: asked("POST", filled(path, place), *(bodies or ({},)))


SEATS = tuple({"seat": seat} for seat in (0, 1, 7, -1, 10**18))
ROUTES: dict[str, Callable[[Place], list[Ask]]] = {
    "GET /openapi.json": get("/openapi.json"),
    "GET /healthz": get("/healthz"),
    "GET /livez": get("/livez"),
    "GET /readyz": get("/readyz"),
    "GET /metrics": get("/metrics"),
    # People
    "POST /api/guest": lambda place: asked(
        "POST",
        "/api/guest",
        *({"name": name * 100} for name in ("\u0301", "\u202e", "😀", "ﷺ", "\t", HALF, "a b")),
    ),
    "GET /api/me": get("/api/me"),
    "POST /api/register": passwords("/api/register"),
    "POST /api/login": passwords("/api/login"),
    "POST /api/recover": passwords("/api/recover", code="x" * 40),
    "GET /api/sessions": get("/api/sessions"),
    "POST /api/sessions/end": lambda place: asked(
        "POST", "/api/sessions/end", *({"id": text * 24} for text in ("x", "😀", HALF)), {"id": "x" * 60_000}
    ),
    "POST /api/sessions/end-others": post("/api/sessions/end-others", *[{}] * 5),
    "POST /api/password": lambda place: asked(
        "POST", "/api/password", *({"password": text * 200, "new": text * 200} for text in ("x", "😀", "ﷺ", HALF))
    ),
    "POST /api/codes": lambda place: asked(
        "POST", "/api/codes", *({"password": text * 200} for text in ("x", "😀", "ﷺ", HALF))
    ),
    "POST /api/logout": lambda place: asked("POST", "/api/logout?everywhere=true", {}),
    "POST /api/webhook": lambda place: asked(
        "POST",
        "/api/webhook",
        *(
            {"address": f"https://{host}"}
            for host in ("x" * 480, "x." * 490, "[" * 900, f"a:{DIGITS[:900]}", "é" * 400)
        ),
        {"address": "https://example.com/" + "x" * 470},
        {"address": HALF},
    ),
    # Games and tables
    "GET /api/games": get("/api/games"),
    "GET /api/games/{game}/lessons/{lesson}": get(
        "/api/games/roam/lessons/search", "/api/games/arcs/lessons/battle", "/api/games/arcs/lessons/%2e%2e"
    ),
    "GET /api/games/{game}/rules": get("/api/games/roam/rules", "/api/games/arcs/rules"),
    "POST /api/games/{game}/file": lambda place: asked(
        "POST",
        "/api/games/roam/file",
        *(
            {"option": option, "file": "x" * 100, "text": text, "options": options}
            for option in ("cards", "seats", "nothing")
            for text in ("", "[" * 60_000, "[[land]]\n" * 6_000, "x = {" * 10_000)
            for options in ({}, {"artifacts": True}, {"x" * 1000: 1})
        ),
    ),
    "GET /api/lobby": get("/api/lobby"),
    "GET /api/my-games": get("/api/my-games"),
    "POST /api/tables": tables,
    "GET /api/tables/{table_id}": lambda place: [
        *get("/api/tables/{table_id}")(place),
        Ask("GET", f"/api/tables/{place.table}?key={'%F0%9F%98%80' * 2000}"),
    ],
    "GET /api/tables/{table_id}/box": get("/api/tables/{table_id}/box"),
    "POST /api/tables/{table_id}/join": lambda place: asked(
        "POST", f"/api/tables/{place.table}/join", *({**seat, "key": "😀" * 64} for seat in SEATS)
    ),
    "POST /api/tables/{table_id}/leave": post("/api/tables/{table_id}/leave"),
    "POST /api/tables/{table_id}/start": post("/api/tables/{table_id}/start", *[{}] * 5),
    "POST /api/tables/{table_id}/rematch": lambda place: asked(
        "POST", f"/api/tables/{place.finished}/rematch", *[{}] * 5
    ),
    "POST /api/tables/{table_id}/takeover": post("/api/tables/{table_id}/takeover", *SEATS),
    "POST /api/tables/{table_id}/close": lambda place: asked(
        "POST", f"/api/tables/{place.waiting}/close", *[{}] * 3
    ),
    "POST /api/tables/{table_id}/bot-token": lambda place: asked(
        "POST", f"/api/tables/{place.waiting}/bot-token", *[*SEATS, *[{"seat": 1}] * 10]
    ),
    "POST /api/tables/{table_id}/fill-seat": lambda place: asked(
        "POST",
        f"/api/tables/{place.waiting}/fill-seat",
        *({**seat, "player": player} for seat in SEATS for player in ("person", "greedy", HALF, "x" * 40)),
    ),
    "GET /api/tables/{table_id}/invitation": get("/api/tables/{table_id}/invitation"),
    "POST /api/tables/{table_id}/put-away": lambda place: asked(
        "POST", f"/api/tables/{place.table}/put-away", *({"away": away} for away in (True, False, 1, "yes"))
    ),
    # People who do not exist, by the hundred: they must not pile up at the table.
    "POST /api/tables/{table_id}/banish": lambda place: asked(
        "POST",
        f"/api/tables/{place.table}/banish",
        *({"user": (place.word() * 2)[:24], "how": "muted"} for _ in range(150)),
        {"user": place.other, "how": "removed"},
        {"user": HALF, "how": "muted"},
    ),
    "GET /api/tables/{table_id}/record": lambda place: get(f"/api/tables/{place.finished}/record")(place),
    "GET /api/tables/{table_id}/replay": lambda place: [
        Ask("GET", f"/api/tables/{place.finished}/replay?play={play}&seat={seat}")
        for play in (0, 1, 10**18, -1, *range(40, 200, 20))
        for seat in (-1, 0, 10**18)
    ],
    "GET /api/tables/{table_id}/log": get("/api/tables/{table_id}/log"),
    "POST /api/records": records,
    # The client
    "GET /assets/{name}": get("/assets/../../secret", "/assets/index.js"),
    "GET /icon.svg": get("/icon.svg"),
    "GET /licences.txt": get("/licences.txt"),
    "GET /icon-192.png": get("/icon-192.png"),
    "GET /icon-512.png": get("/icon-512.png"),
    "GET /apple-touch-icon.png": get("/apple-touch-icon.png"),
    "GET /preview.png": get("/preview.png"),
    "GET /manifest.webmanifest": get("/manifest.webmanifest"),
    **{
        f"GET {path}": get(path)
        for path in (
            "/",
            "/t/{table_id}",
            "/new",
            "/account",
            "/settings",
            "/rules",
            "/rules/{game}",
            "/learn/{game}",
            "/learn/{game}/{lesson}",
        )
    },
    "GET /words/{language}/{part}.ftl": get(
        *(f"/words/{language}/frame.ftl" for language in ("en", "cs", "pl", "ru"))
    ),
    # The same picture by hundreds of names.
    "GET /art/{game}/{name}.svg": lambda place: (
        [Ask("GET", f"/art/roam/forest-{'0' * place.rng.randrange(4000)}{number}.svg") for number in range(1, 200)]
        + [
            Ask("GET", f"/art/roam/{name}.svg")
            for name in (f"forest-{DIGITS}", "forest-%D9%A3", "ability-" + "x" * 5000)
        ]
    ),
    # What is said at a table is in SAID; this is about coming in.
    "WS /ws/{table_id}": lambda place: [
        Ask("WS", f"/ws/{quote(table, safe='%')}?key={key}&since={since}&shown={shown}")
        for table in (place.table, place.word(), "%00", "x" * 5000)
        for key, since, shown in (
            ("", "0", "1"),
            ("%ff%00", "-5", "0"),
            ("x" * 5000, DIGITS, "x"),
            ("", "1.5", ""),
        )
    ],
}


# What is said at a table


def said(do: str, **values: Any) -> Callable[[Place], list[str]]:
    """Once for each value of each field, the others left out."""

    def made(place: Place) -> list[str]:
        found = [json.dumps({"do": do, "id": secrets.token_hex(20)})]
        for name, tried in values.items():
            found += [json.dumps({"do": do, "id": secrets.token_hex(20), name: value}) for value in tried]
        return found

    return made


def deep(levels: int) -> Any:
    found: Any = 1
    for _ in range(levels):
        found = [found]
    return found


ACTIONS = (
    "x" * 16_000,
    "use B at c3 " * 1300,
    "9" * 16_000,
    HALF * 2000,
    "\x00" * 2000,
    "use B at c" + "9" * 5000,
    "",
)
SAID: dict[str, Callable[[Place], list[str]]] = {
    "play": said("play", action=ACTIONS, seq=(-1, 10**4000, 10**18)),
    "explain": said("explain", action=(*ACTIONS, *["use B at c3", "use A at a1", "end"] * 20)),
    "sync": lambda place: [json.dumps({"do": "sync"})] * 30,
    "chat": said("chat", text=(*["😀" * 500] * 60, "\u0301" * 500, "x" * 16_000, HALF * 500, "\x00" * 500)),
    "undo": said("undo", text=["x" * 16_000] * 20),
    "redo": said("redo", seq=[1] * 20),
    "answer": said("answer", agree=(True, False, 1, "x" * 16_000)),
    "wish": said(
        "wish",
        wishes=(
            {"any": "x" * 16_000},
            {f"{number}": number for number in range(1500)},
            {"9" * 16_000: 1},
            {HALF: HALF},
            {"any": deep(900)},
            {"any": [{}] * 5000},
            {"any": 10**4000},
        ),
    ),
    "holiday": said(
        "holiday",
        days=([0] * 8000, list(range(3000)), list(range(199_000, 199_400)), [10**4000], [-1], [None] * 3000),
    ),
    "takeover": said("takeover", bot=("x" * 16_000, HALF, "\x00")),
    "giveback": said("giveback", days=[list(range(2000))] * 5),
    "concede": said("concede", id=("x" * 16_000, HALF, "\x00")),
}
UNREADABLE: tuple[str | bytes, ...] = (
    "[" * LONGEST_MESSAGE,
    '{"do":' * 2700,
    '{"do":"wish","wishes":' + '{"a":' * 3000,
    "9" * LONGEST_MESSAGE,
    '"' + "\\ud800" * 2700 + '"',
    "{" + ",".join(f'"{number}":1' for number in range(1500)) + "}",
    "x" * 2 * LONGEST_MESSAGE,
    "x" * 40 * LONGEST_MESSAGE,
    b"\x00" * LONGEST_MESSAGE,
)
