"""The server as a web application: what is made when it starts, what every request passes through."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import InvalidInput, ParlourError, Value
from parlour.server import metrics
from parlour.server.api import Answer, Described
from parlour.server.backroom import Backroom
from parlour.server.connections import Door
from parlour.server.database import migrate
from parlour.server.errors import (
    Forbidden,
    Misdirected,
    NoLength,
    NotSignedIn,
    TooLong,
    problem_of,
    status_of,
)
from parlour.server.guesses import Guesses
from parlour.server.hosts import Hosts
from parlour.server.limits import Slots, Throttle, address_key
from parlour.server.lobby import Lobby
from parlour.server.lost import page_for_people
from parlour.server.passwords import Passwords
from parlour.server.people import People
from parlour.server.reading import Reader
from parlour.server.rows import SignedIn
from parlour.server.sentences import sentence
from parlour.server.sessions import COOKIE, Sessions
from parlour.server.settings import Settings
from parlour.server.shared_limits import SharedLimits
from parlour.wire.answers import Refused
from parlour.wire.messages import Problem

LONGEST_BODY = 65_536
LONGEST_RECORD = 1_000_000
# How much dearer than others requests are, by the end of their path
DEAR: Final = {"record": 5.0, "records": 10.0, "replay": 4.0, "log": 4.0, "openapi.json": 4.0, "file": 4.0}
RECORDS_EACH = 2  # on their way from one address
RECORDS_AT_ONCE = 16
LONGEST_HOST = 100
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # invitations are in addresses
    "Cross-Origin-Opener-Policy": "same-origin",
}
PRIVATE = "no-store"  # whatever does not say itself how long it may be kept
log = logging.getLogger("parlour.server")


class House(Backroom):
    """Everything that runs while the server does."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.passwords = Passwords()
        self.people = People(self.storage, settings.secret, self.passwords)
        self.sessions = Sessions(self.storage, settings.secret)
        self.lobby = Lobby(self.storage)
        self.reader = Reader(settings.read_seconds, settings.read_megabytes)
        self.requests = Throttle(settings.requests_per_minute / 4, settings.requests_per_minute / 60)
        self.logins = Throttle(settings.logins_per_minute, settings.logins_per_minute / 60)
        # What is guessed at one account counts for hours: it slows down and keeps nobody out.
        self.guesses = Guesses(
            settings.secret, Throttle(settings.logins_per_minute, settings.logins_per_minute / 600)
        )
        self.guests = Throttle(settings.guests_per_minute, settings.guests_per_minute / 60)
        self.renames = Throttle(10, 1 / 6)
        self.making = Throttle(3 * settings.tables_per_minute, settings.tables_per_minute / 60)
        self.records = Slots(RECORDS_EACH, RECORDS_AT_ONCE)
        self.hosts = Hosts(settings)
        self.arriving = 0  # WebSockets that are being let in
        if self.storage.shared:
            often = {"requests": self.requests, "messages": self.sockets.throttle, "rare": self.sockets.rare}
            seldom = {"logins": self.logins, "guesses": self.guesses.wrong, "guests": self.guests}
            seldom |= {"renames": self.renames, "making": self.making, "webhooks": self.webhooks.throttle}
            self.work.append(SharedLimits(self.storage, often, seldom).run)

    def looks(self) -> list[Any]:
        return [*super().looks(), self.sessions.note_use]

    async def close(self) -> None:
        self.passwords.close()
        self.reader.close()
        await super().close()

    async def user(self, connection: HTTPConnection) -> SignedIn:
        """Who asks."""
        user = await self.sessions.by_cookie(connection.cookies.get(COOKIE))
        if user is None:
            raise NotSignedIn("server-not-signed-in")
        return user

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from, for limits."""
        lines = connection.headers.getlist("x-forwarded-for") if self.settings.proxy else []
        forwarded = lines[-1] if lines else ""
        if forwarded:
            return address_key(forwarded.rpartition(",")[2])  # what our proxy added; the rest anybody can write
        return address_key(connection.client.host) if connection.client else "?"

    def check_host(self, connection: HTTPConnection) -> None:
        """Whoever asks for another server than this one was led here by somebody else's name."""
        named = connection.headers.getlist("host")
        if len(named) != 1:
            raise InvalidInput("server-bad-request", field="host", error="")
        if not self.hosts.knows(named[0]):
            raise Misdirected("server-wrong-host", host=named[0][:LONGEST_HOST])

    def check_origin(self, connection: HTTPConnection) -> None:
        """Pages of others may not act for somebody who has a cookie here."""
        origins = connection.headers.getlist("origin")
        host = connection.headers.get("host", "")
        known = {f"http://{host}", f"https://{host}", self.settings.address, *self.settings.origins} - {""}
        if len(origins) > 1 or any(origin not in known for origin in origins):
            raise Forbidden("server-bad-origin")


def create_app(settings: Settings) -> FastAPI:
    """The application; it opens its database when it is started."""
    from parlour.server import arrivals, pages, people_routes, table_routes

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await asyncio.to_thread(migrate, house.engine)
        await house.look_at_disk()
        house.start_work()
        yield
        await house.sockets.close()
        await house.finish_work()
        await house.close()

    app = Described(title="Parlour", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.door = Door(settings)
    app.add_middleware(Guard)
    app.include_router(people_routes.api.router)
    app.include_router(table_routes.api.router)
    app.include_router(metrics.api.router)
    app.include_router(arrivals.router)
    app.include_router(pages.router)

    @app.exception_handler(ParlourError)
    async def refused(request: Request, error: ParlourError) -> Response:
        return page_for_people(request, problem_of(error), status_of(error)) or problem(error)

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        values: dict[str, Value] = {"field": where[:60], "error": str(first["msg"])[:120]}
        return refusal(Problem("server-bad-request", values), 422)

    @app.exception_handler(HTTPException)
    async def lost(request: Request, error: HTTPException) -> Response:
        message = "server-no-page" if error.status_code in (404, 405) else "server-bad-request"
        values: dict[str, Value] = {"field": "body", "error": ""}
        if error.status_code in (404, 405):
            values = {"status": error.status_code}
        found = Problem(message, values)
        return page_for_people(request, found, error.status_code) or refusal(found, error.status_code)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        # Which page it was, not what somebody wrote into its address.
        route = getattr(request.scope.get("route"), "path", "")
        log.exception("request failed", extra={"path": route})
        return refusal(Problem("server-broken", {}), 500, {**HEADERS, "Cache-Control": PRIVATE})

    return app


class Guard:
    """What every request passes before anything is done for it, and what every answer says besides."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # the same answer as to GET, of which the connection sends the head alone
            scope = {**scope, "method": "GET"}
        request = Request(scope)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", PRIVATE)
            await send(message)

        try:
            with self.checked(request):
                await self.app(scope, receive, answer)
        except ParlourError as error:
            response = in_words(request, error) if isinstance(error, Misdirected) else problem(error)
            if isinstance(error, (TooLong, NoLength)):
                response.headers["Connection"] = "close"  # what follows on it would be the rest of this
            await response(scope, receive, answer)

    def checked(self, request: Request) -> AbstractContextManager[None]:
        """Raise what is wrong with a request; in the context it may be done."""
        house: House = request.app.state.house
        address = house.address(request)
        house.requests.need(address, cost(request))
        house.check_host(request)
        if request.method not in SAFE:
            house.check_origin(request)
        check_length(request)
        # A record is long, and may come slowly: few are on their way at once.
        return house.records.one(address) if brings_record(request) else nullcontext()


def cost(request: Request) -> float:
    """What a request is worth beside an ordinary one: some take much more of everybody's time."""
    return DEAR.get(request.url.path.rpartition("/")[2], 1.0)


def brings_record(request: Request) -> bool:
    """Whether a body may be long."""
    return request.method == "POST" and request.url.path == "/api/records"


def check_length(request: Request) -> None:
    """A body says how long it is, and is not too long."""
    length = request.headers.get("content-length")
    if length is None:
        if "transfer-encoding" in request.headers:
            raise NoLength("server-no-length")
        return
    most = LONGEST_RECORD if brings_record(request) else LONGEST_BODY
    if not length.isdecimal() or len(length) > 12 or int(length) > most:
        raise TooLong("server-too-long", most=most)


def problem(error: ParlourError) -> Response:
    """An error as an answer."""
    return refusal(problem_of(error), status_of(error))


def refusal(problem: Problem, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """An answer that says why not."""
    return Answer(Refused(problem), status, headers)


def in_words(request: Request, error: ParlourError) -> Response:
    """An error for whoever was led here by another name: a sentence, whatever they ask with."""
    if request.url.path.startswith("/api/"):
        return problem(error)
    return PlainTextResponse(sentence(error, request.headers.get("accept-language", "")), status_of(error))
