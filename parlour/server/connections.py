"""Connections below HTTP and WebSocket: who may have one, and how long it may keep the server waiting; requests.

uvicorn serves; what it leaves open to anybody is bounded here. A connection is dropped when it does not finish its
request, does not take what it is sent, or does not go when it was told to. Nobody has more than their share, and
whoever only sits on a connection makes room for the next one; if nobody does, the address that has most. TLS is
done by the proxy before the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import deque
from collections.abc import Iterable
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from parlour.server.limits import address_key
from parlour.server.open_files import room_for_connections
from parlour.server.settings import Settings

LOOK: Final = 1.0  # seconds between two looks at everybody's patience
FAREWELL: Final = 2.0  # seconds to take a goodbye
SLOWEST_BODY: Final = 4096  # bytes a second, in as many seconds as the server is patient
SLOWEST_READER: Final = 1024  # bytes a second
YOUNG: Final = 1.0  # seconds in which nobody who is silent must make room
CLEARLY_FEWER: Final = 2  # connections: less of a difference is not worth taking one away
SHARE_OF_HALVES: Final = 4  # of the connections of an address one in so many may be waiting for its request
KEPT_UNSENT: Final = 131_072  # bytes the system keeps for a connection: the rest is counted here
PIECE: Final = 4096  # bytes that are read at a time: what is found in them is bounded before more is read
LONGEST_HEAD: Final = 32_768  # bytes before the body of a request
MOST_HEADERS: Final = 100
LONGEST_REST: Final = 999_999  # bytes of a body that is let in though its answer was given already
MOST_IN_LINE: Final = 8  # requests sent before the first is answered
MOST_REQUESTS: Final = 1000  # on one connection
TOO_BIG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
BAD: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Line:
    """One connection: since when the server waits for the other end, and how it takes what it is sent."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.since: float | None = now  # when the server began to wait for something to come; None: it does not
        self.leaving = False
        self.farewell = FAREWELL
        self.written = 0  # bytes, where they are counted
        self._noted: tuple[float, int] | None = None  # when how much had been taken, if something was left

    def wait(self, now: float) -> None:
        """The server waits for a request."""
        self.since = now

    def hear(self, size: int, now: float) -> None:
        """So much of a body has come: that makes up for waiting, and is no credit for silence afterwards."""
        if self.since is not None:
            self.since = min(now, self.since + size / SLOWEST_BODY)

    def work(self) -> None:
        """It is the server's turn."""
        self.since = None
        self._noted = None  # what comes now is another answer

    def leave(self, now: float, farewell: float = FAREWELL) -> None:
        """It was said goodbye, and has so long to take it."""
        if not self.leaving:
            self.since, self.leaving, self.farewell = now, True, farewell

    def is_late(self, now: float, patience: float) -> bool:
        """Whether it has kept the server waiting too long, one way or the other."""
        if self.since is not None and now - self.since > (self.farewell if self.leaving else patience):
            return True
        left = self.transport.get_write_buffer_size()
        if not left:
            self._noted = None
            return False
        taken = self.written - left
        if self._noted is None:
            self._noted = (now, taken)
        then, before = self._noted
        if now - then < patience:
            return False
        self._noted = (now, taken)
        return taken - before < patience * SLOWEST_READER


class Door:
    """Who is connected, who gets in, and who is shown out."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.patience_seconds
        self.is_proxied = settings.proxy
        self.most = min(settings.most_connections, room_for_connections())
        # Behind a proxy all have the address of the proxy: there only WebSockets are counted, by `Sockets`.
        self.most_each = self.most if settings.proxy else settings.most_connections_per_address
        self.most_halves = self.most if settings.proxy else max(1, self.most_each // SHARE_OF_HALVES)
        self.lines: dict[asyncio.Transport, Line] = {}
        self.of_address: dict[str, dict[Line, None]] = {}
        self.refused = 0
        self.dropped = 0
        self._looking = False

    def admit(self, transport: asyncio.Transport) -> Line | None:
        """A new connection, if there is room for it."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        peer = transport.get_extra_info("peername")
        address = address_key(str(peer[0])) if isinstance(peer, (tuple, list)) and peer else ""
        theirs = self.of_address.get(address, {})
        # Their own share comes first: nobody else makes room for whoever is then refused.
        if (
            (len(theirs) >= self.most_each and not self._make_room(theirs, now))
            or (self._too_many_halves(theirs) and not self._make_room(theirs, now))
            or (
                len(self.lines) >= self.most
                and not self._make_room(self.lines.values(), now)
                and not self._take_from_the_many(len(theirs))
            )
        ):
            self.refused += 1
            return None
        line = Line(transport, address, now)
        self.lines[transport] = line
        self.of_address.setdefault(address, {})[line] = None
        if not self._looking:
            self._looking = True
            loop.call_later(LOOK, self._look)
        return line

    def _too_many_halves(self, theirs: Iterable[Line]) -> bool:
        waiting = [line for line in theirs if line.since is not None]
        return len(waiting) >= self.most_halves

    def _make_room(self, lines: Iterable[Line], now: float) -> bool:
        """Drop whoever has kept the server waiting longest; not those who have just come."""
        waiting = [line for line in lines if line.since is not None and now - line.since > YOUNG]
        if not waiting:
            return False
        self.drop(min(waiting, key=lambda line: line.since or now))
        return True

    def _take_from_the_many(self, few: int) -> bool:
        """Drop the newest connection of the address that has most, for one that has so few."""
        if self.is_proxied:
            return False
        most = max(self.of_address.values(), key=len, default={})
        if few + CLEARLY_FEWER > len(most) - 1:
            return False
        self.drop(next(reversed(most)))
        return True

    def drop(self, line: Line) -> None:
        """At once, whatever it has not taken yet."""
        self.dropped += 1
        self.forget(line.transport)
        line.transport.abort()

    def forget(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        line = self.lines.pop(transport, None)
        if line is None:
            return
        theirs = self.of_address[line.address]
        del theirs[line]
        if not theirs:
            del self.of_address[line.address]

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        for line in list(self.lines.values()):
            if line.is_late(loop.time(), self.patience):
                self.drop(line)
        self._looking = bool(self.lines)
        if self._looking:
            loop.call_later(LOOK, self._look)


def bound_unsent(transport: asyncio.Transport) -> None:
    """The system keeps some of what is not taken, not megabytes."""
    found = transport.get_extra_info("socket")
    if found is not None:
        with contextlib.suppress(OSError):  # it is gone already
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KEPT_UNSENT)


def door_of(config: Config) -> Door:
    """The door of the application that is served."""
    app: Any = config.app
    door: Door = app.state.door
    return door


class Courteous:
    """What an answer knows of its connection: when it hangs up, the other end may read it first."""

    def __init__(self, requests: Requests) -> None:
        self.write = requests.transport.write
        self.is_closing = requests.transport.is_closing
        self.close = requests.leave


class Requests(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = door_of(config)
        self.line: Line | None = None  # None: it was not let in
        self.head = 0  # bytes of a request whose headers are not complete
        self.body_comes = False
        self.heard = 0  # requests
        self.unanswered: deque[RequestResponseCycle] = deque()
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.line = self.door.admit(transport)
        if self.line is None:
            transport.abort()
            return
        bound_unsent(transport)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.line is None:
            return
        self.door.forget(self.transport)
        for cycle in self.unanswered:  # uvicorn tells the last one only
            cycle.disconnected = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.line is None:
            return
        for start in range(0, len(data), PIECE):
            if self.line.leaving or self.upgraded or self.transport.is_closing():
                return  # nothing more is heard
            piece = data[start : start + PIECE]
            if self.body_comes:
                self.line.hear(len(piece), self.loop.time())
            else:
                self.head += len(piece)
            super().data_received(piece)
            if not self.body_comes and self.head > LONGEST_HEAD:
                self._refuse(TOO_BIG)

    def _refuse(self, answer: bytes) -> None:
        """An answer that costs nothing, and goodbye."""
        if not self.unanswered:  # else it would get between another one's words
            self.transport.write(answer)
        self.leave()

    def leave(self) -> None:
        """Hear nothing more, and say nothing after this answer: whoever still sends has a while to read it."""
        if self.line is not None and not self.line.leaving:
            unsent = self.transport.get_write_buffer_size() / SLOWEST_READER
            self.line.leave(self.loop.time(), FAREWELL + unsent)
            self.pipeline.clear()
            self.unanswered = deque(list(self.unanswered)[:1])
            self._unset_keepalive_if_required()
            self.flow.resume_reading()
            self._hang_up()

    def _hang_up(self) -> None:
        if not self.unanswered and not self.transport.is_closing():
            self.transport.write_eof()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.body_comes = False

    def on_headers_complete(self) -> None:
        if self.line is None or self.line.leaving:
            return
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self.head, self.body_comes = 0, True
        if size > LONGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self._refuse(TOO_BIG)
            return
        if len(self.pipeline) >= MOST_IN_LINE:
            self._refuse(TOO_MANY)
            return
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is before:
            return  # it will be a WebSocket
        self.cycle.transport = cast(asyncio.Transport, Courteous(self))
        self.unanswered.append(self.cycle)
        self.heard += 1
        if self.heard >= MOST_REQUESTS:
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        if self.line is not None and not self.line.leaving:
            super().on_body(body)

    def _is_short(self) -> bool:
        """Whether a body is soon over: then the connection is good for the next request."""
        lengths = [value for name, value in self.headers if name == b"content-length"]
        return len(lengths) == 1 and len(lengths[0]) <= 6 and int(lengths[0]) <= LONGEST_REST

    def on_message_complete(self) -> None:
        self.body_comes = False
        if self.line is None or self.line.leaving:
            return
        self.line.work()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.unanswered.popleft()
        if self.line is None:
            return
        if self.line.leaving:
            self._hang_up()
        elif self.body_comes and not self.unanswered and not self._is_short():
            self.leave()  # refused before it was whole: the rest is not waited for
        else:
            if len(self.unanswered) == self.body_comes:  # nothing is left to answer
                self.line.wait(self.loop.time())
            super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade()
        # It knows the parser, which knows it: together they would stay for ever.
        self.parser = None  # type: ignore[assignment]

    def shutdown(self) -> None:
        if self.line is not None and (self.line.since is not None or self.transport.get_write_buffer_size()):
            self.line.leave(self.loop.time())
        super().shutdown()
