"""Whoever comes and goes leaves nothing behind in memory, also where the garbage is collected never: a server does
that rarely, because everybody would wait meanwhile (`serve.py`)."""

from __future__ import annotations

import gc
import socket
import time
from pathlib import Path

import pytest
from websockets.server import ServerProtocol

from parlour.server import tables
from parlour.server.connections import Requests
from parlour.server.frames import Frames
from parlour.server.room import Room
from parlour.server.socket import Connection
from tests.server.both import ON_BOTH
from tests.server.servers import Follower, Person, ServerHere, running_here

pytestmark = [pytest.mark.slow, ON_BOTH]

LINGER_NOT = b"\1\0\0\0\0\0\0\0"


def cut(follower: Follower) -> None:
    """Without a goodbye, as a train in a tunnel."""
    follower.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_NOT)
    follower.socket.socket.close()


def visit(server: ServerHere, ada: Person, bob: Person, abruptly: bool) -> None:
    """A game two people begin and one gives up; the other is told of it, or was gone already."""
    table = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    name = table["table"]
    bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{name}/start")
    with ada.sit(name) as south, bob.sit(name) as north:
        north.until(lambda t: t["seq"] > 0)
        if abruptly:
            cut(north)
        for _ in range(3):
            south.say("chat", text="x" * 500)
        south.say("concede")


def test_nothing_stays_of_connections_and_rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "IDLE_SECONDS", -1)
    with running_here(tmp_path) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        visit(server, ada, bob, abruptly=False)
        gc.collect()
        gc.disable()
        try:
            for number in range(12):
                visit(server, ada, bob, abruptly=number % 2 == 0)
            house = server.app.state.house
            deadline = time.monotonic() + 20
            while (house.sockets.open or house.tables.rooms) and time.monotonic() < deadline:
                time.sleep(0.2)
            time.sleep(0.5)
            kinds = (Room, Connection, Frames, Requests, ServerProtocol)
            left = [type(found).__name__ for found in gc.get_objects() if type(found) in kinds]
            assert len(left) <= 4, left  # the connections of the two who asked
        finally:
            gc.enable()
