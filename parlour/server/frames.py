"""Connections that speak WebSocket: how much is read before it is heard, and how they end.

A connection that breaks a rule of the wire is told so with a code, and then nothing more is heard of it.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from parlour.server.connections import BAD, FAREWELL, PIECE, Line, door_of
from parlour.server.goodbyes import TOO_MUCH

MOST_IDLE_FRAMES: Final = 100  # a second, of those that say nothing: pings, pongs, pieces of a message
MOST_WAITING: Final = 16  # messages that wait to be heard


class Frames(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket, after it was let in as one that speaks HTTP."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = door_of(config)
        self.close_timeout = FAREWELL
        self.line: Line
        self.unread = bytearray()
        self.deaf = False  # it was hung up on: whatever still comes is not for anybody
        self.idle_frames = 0
        self.second = 0.0  # in which those were counted

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.line = self.door.lines[cast(asyncio.Transport, transport)]
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.forget(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it: together they would stay for ever

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if self.handshake_initiated:
                self.line.work()
            else:
                self.transport.write(BAD)
                self.transport.close()
            return
        if not self.deaf:
            self.unread += data
            self._read_on()

    def _read_on(self) -> None:
        """As much as there is somebody to hear it; the rest is left where it is."""
        while self.unread and not self.transport.is_closing():
            if self.queue.qsize() >= MOST_WAITING and not self.close_sent:
                break  # after a goodbye only its answer is looked for
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
        if self.unread and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self.unread:
            self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and self.handshake_complete:
            # A goodbye waits for nobody: it goes behind what was not taken yet, and then there is little time.
            self.line.leave(self.loop.time())
            self.writable.set()
        elif message["type"] == "websocket.send":
            self.line.written += len(message.get("text") or message.get("bytes") or "")
        await super().send(message)
        if self.close_sent and self.unread:
            self._read_on()

    def shutdown(self) -> None:
        self.line.leave(self.loop.time())
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        with contextlib.suppress(InvalidState):  # text that is none, then a goodbye: that is answered
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What came is no message, or too long a one; the protocol has said which."""
        self._hang_up()

    def _hang_up(self) -> None:
        """A goodbye, and nothing after it.

        Whoever still sends has a while to read it: if the connection was closed with something unread, they would
        be told of that first, and many then look no further.
        """
        if self.deaf:
            return
        self.deaf = True
        said = self.conn.close_sent
        assert said is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.line.leave(self.loop.time())
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.unread.clear()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        if self.deaf or self._is_idle_talk():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # an answer nobody would read

    def handle_pong(self, event: Frame) -> None:
        if not self._is_idle_talk():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._is_idle_talk():
            super().handle_cont(event)

    def _is_idle_talk(self) -> bool:
        """Whether there are too many frames that say nothing; then that was all."""
        now = self.loop.time()
        if now - self.second > 1:
            self.second, self.idle_frames = now, 0
        self.idle_frames += 1
        if self.idle_frames > MOST_IDLE_FRAMES and not self.transport.is_closing():
            self.conn.fail(TOO_MUCH)
            self._hang_up()
        return self.idle_frames > MOST_IDLE_FRAMES
