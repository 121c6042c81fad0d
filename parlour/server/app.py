"""The server as a web application: what is made when it starts, what every request passes through."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import InvalidInput, ParlourError
from parlour.server import metrics
from parlour.server.connections import Door
from parlour.server.database import migrate, open_database, sqlite_path
from parlour.server.disk import Disk
from parlour.server.errors import (
    Forbidden,
    Misdirected,
    NoLength,
    NotSignedIn,
    TooLong,
    Unwell,
    error_json,
    status_of,
)
from parlour.server.guesses import Guesses
from parlour.server.health import DATABASE, DISK, JOBS, LOOKS, Health
from parlour.server.hosts import Hosts
from parlour.server.jobs import Jobs
from parlour.server.limits import Slots, Throttle, address_key
from parlour.server.lobby import Lobby
from parlour.server.passwords import Passwords
from parlour.server.people import People
from parlour.server.reading import Reader
from parlour.server.sentences import sentence
from parlour.server.sessions import COOKIE, Sessions
from parlour.server.settings import Settings
from parlour.server.socket import Sockets
from parlour.server.steady_clock import now
from parlour.server.stopping import end
from parlour.server.storage import Storage
from parlour.server.store import Row
from parlour.server.tables import Tables
from parlour.server.thinking import Thinkers
from parlour.server.webhooks import Webhooks
from parlour.table.clock import DAY

LONGEST_BODY = 65_536
LONGEST_RECORD = 1_000_000
# How much dearer than others requests are, by the end of their path
DEAR: Final = {"record": 5.0, "records": 10.0, "replay": 4.0, "log": 4.0, "openapi.json": 4.0}
RECORDS_EACH = 2  # on their way from one address
RECORDS_AT_ONCE = 16
LONGEST_HOST = 100
LONGEST_LOOK = 8.0  # seconds; what takes longer is tried again next time, and keeps nothing else waiting
SECONDS_BETWEEN_PROBES = 8.0
SECONDS_BETWEEN_FORGETTING = 3600.0
LAST_WORK = 3.0  # seconds for each kind of work to end, when the server stops
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


class House:
    """Everything that runs while the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_database(settings)
        database = sqlite_path(settings)
        folder = database.resolve().parent if database is not None else None
        self.disk = Disk(folder, settings.least_disk_mb)
        self.storage = Storage(self.engine, self.disk)
        self.health = Health()
        self.passwords = Passwords()
        self.people = People(self.storage, settings.secret, self.passwords)
        self.sessions = Sessions(self.storage, settings.secret)
        self.tables = Tables(self.storage, settings)
        self.lobby = Lobby(self.storage)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.reader = Reader(settings.read_seconds, settings.read_megabytes)
        self.webhooks = Webhooks(settings.address or f"http://{settings.host}:{settings.port}")
        self.jobs = Jobs(self.storage, self.tables, self.thinkers, self.webhooks)
        self.tables.wake = self.jobs.wake.set
        self.jobs.alive = lambda: self.health.sign(JOBS)
        self.sockets = Sockets(self.tables, settings)
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
        self.workers: list[asyncio.Task[None]] = []
        self.forget_next = 0.0

    def start_work(self) -> None:
        self.workers = [asyncio.create_task(self.jobs.run()), asyncio.create_task(self.look_again())]
        self.health.started = True

    def wrong(self) -> list[str]:
        """What is wrong with the server now; nothing, mostly."""
        return [*self.health.silent(), *([DISK] if self.disk.trouble is not None else [])]

    def stop(self) -> None:
        """The server has been told to stop: nobody new should be sent here."""
        self.health.stopping = True

    async def finish_work(self) -> None:
        """Let what is being written be written; bots think again after the next start."""
        self.stop()
        await end(self.workers, LAST_WORK)
        await end(self.jobs.running, LAST_WORK)
        writing = [task for room in self.tables.rooms.values() for task in room.tasks]
        if writing:
            await asyncio.wait(writing, timeout=LAST_WORK)

    async def look_again(self) -> None:
        """What a host changes in the database counts for a running server too, a few seconds later."""
        while True:
            await asyncio.sleep(self.settings.look_seconds)
            self.health.sign(LOOKS)
            self.tables.close_idle()
            sockets, storage = self.sockets, self.storage
            looks = (sockets.look_again, sockets.let_go, self.sessions.note_use, storage.tidy)
            for look in (*looks, self.probe, self.look_at_disk, self.forget_tables):
                try:
                    async with asyncio.timeout(LONGEST_LOOK):
                        await look()
                except Exception:
                    log.exception("looking again failed")

    async def probe(self) -> None:
        """Whether the database takes writes."""
        if self.health.silence(DATABASE) >= SECONDS_BETWEEN_PROBES:
            with contextlib.suppress(Unwell):  # which the disk knows
                await self.storage.probe()
                self.health.sign(DATABASE)

    async def forget_tables(self) -> None:
        """Now and then: those that were made and never begun."""
        if time.monotonic() >= self.forget_next:
            self.forget_next = time.monotonic() + SECONDS_BETWEEN_FORGETTING
            with contextlib.suppress(Unwell):  # on a full disk it can wait
                await self.storage.close_forgotten(now() - self.settings.waiting_days * DAY)

    async def look_at_disk(self) -> None:
        """How much room there is; everybody who plays is told when there is too little, and when it is over."""
        await asyncio.to_thread(self.disk.look)
        if self.disk.trouble != self.sockets.trouble:
            log.warning("the disk", extra={"trouble": self.disk.trouble, "free": self.disk.free})
            await self.sockets.announce(self.disk.trouble)

    async def user(self, connection: HTTPConnection) -> Row:
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
        house.passwords.close()
        house.thinkers.close()
        house.reader.close()
        await asyncio.to_thread(house.storage.close)

    app = FastAPI(title="Parlour", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.door = Door(settings)
    app.add_middleware(Guard)
    app.include_router(people_routes.router)
    app.include_router(table_routes.router)
    app.include_router(metrics.router)
    app.include_router(arrivals.router)
    app.include_router(pages.router)

    @app.exception_handler(ParlourError)
    async def refused(request: Request, error: ParlourError) -> Response:
        return problem(error)

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        values = {"field": where[:60], "error": str(first["msg"])[:120]}
        return JSONResponse({"error": {"message": "server-bad-request", "values": values}}, 422)

    @app.exception_handler(HTTPException)
    async def lost(request: Request, error: HTTPException) -> Response:
        message = "server-no-page" if error.status_code in (404, 405) else "server-bad-request"
        values = (
            {"status": error.status_code} if error.status_code in (404, 405) else {"field": "body", "error": ""}
        )
        body = {"error": {"message": message, "values": values}}
        return JSONResponse(body, error.status_code)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        # Which page it was, not what somebody wrote into its address.
        route = getattr(request.scope.get("route"), "path", "")
        log.exception("request failed", extra={"path": route})
        headers = {**HEADERS, "Cache-Control": PRIVATE}
        return JSONResponse({"error": {"message": "server-broken", "values": {}}}, 500, headers)

    return app


class Guard:
    """What every request passes before anything is done for it, and what every answer says besides."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
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
    return JSONResponse({"error": error_json(error)}, status_of(error))


def in_words(request: Request, error: ParlourError) -> Response:
    """An error for whoever typed an address into a browser: a sentence, for there is no page to show it."""
    if request.url.path.startswith("/api/"):
        return problem(error)
    return PlainTextResponse(sentence(error, request.headers.get("accept-language", "")), status_of(error))
