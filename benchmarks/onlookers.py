"""Five hundred onlookers at one table that is being played: what a play, a coming and a line of chat cost.

python -m benchmarks.onlookers [--onlookers 500] [--seconds 20] [--rate 5] [--lines 100] [--aim 150]
                               [--json results.json]

A table of Arcs with four clients that choose at random, so many plays a second. The onlookers live in a process of
their own and only count what they are sent; they get whole pictures, as browsers do. One more onlooker sits beside
the players and says how late onlookers hear of a play. The time of a play runs from the moment it should have been
sent to its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load import percentile
from benchmarks.servers import Process, parlour

Json = dict[str, Any]
PLAYERS = 4
QUIET = 2.5  # seconds after which everything that was going to be sent has come
AT_ONCE = 50  # onlookers that come together
LINE = "y" * 500
TEXT, PING, PONG = 1, 9, 10


# The onlookers: a process that counts


class Onlooker(asyncio.Protocol):
    """A WebSocket that reads no further than the length of each frame: the server should be what is measured."""

    def __init__(self, crowd: Counted, request: bytes) -> None:
        self.crowd = crowd
        self.request = request
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.open = head.startswith(b"HTTP/1.1 101")
            self.crowd.refused += not self.open
            self.buffer = rest
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Whether there was a whole frame."""
        if len(self.buffer) < 2:
            return False
        kind, size, start = self.buffer[0] & 15, self.buffer[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(self.buffer) < start:
                return False
            (size,) = struct.unpack_from("!H" if start == 4 else "!Q", self.buffer, 2)
        if len(self.buffer) < start + size:
            return False
        if kind == TEXT:
            self.crowd.frames += 1
            self.crowd.bytes += size
        elif kind == PING:
            self.transport.write(bytes([0x80 | PONG, 0x80 | size]) + bytes(4) + self.buffer[start : start + size])
        del self.buffer[: start + size]
        return True

    def connection_lost(self, error: Exception | None) -> None:
        self.crowd.lost += 1


class Counted:
    """All onlookers of this process."""

    def __init__(self, port: int, path: str) -> None:
        self.port = port
        self.path = path
        self.frames = self.bytes = self.refused = self.lost = 0

    async def come(self, cookies: list[str]) -> None:
        loop = asyncio.get_running_loop()
        for start in range(0, len(cookies), AT_ONCE):
            requests = [self.request(cookie) for cookie in cookies[start : start + AT_ONCE]]
            made = [functools.partial(Onlooker, self, request) for request in requests]
            await asyncio.gather(*(loop.create_connection(one, "127.0.0.1", self.port) for one in made))
            await asyncio.sleep(0.1)

    def request(self, cookie: str) -> bytes:
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        return "\r\n".join([*lines, "", ""]).encode()


async def count_for(port: int, path: str) -> None:
    """Come with the cookies of the first line; after each further line say what was counted so far."""
    crowd, loop = Counted(port, path), asyncio.get_running_loop()
    await crowd.come(json.loads(await loop.run_in_executor(None, sys.stdin.readline)))
    while await loop.run_in_executor(None, sys.stdin.readline):
        found = {"frames": crowd.frames, "bytes": crowd.bytes, "refused": crowd.refused, "lost": crowd.lost}
        print(json.dumps(found), flush=True)


class Crowd:
    """The other process, from here."""

    def __init__(self, server: Process, path: str) -> None:
        command = [sys.executable, "-m", "benchmarks.onlookers", "--count", str(server.port), "--path", path]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    async def say(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    async def counted(self) -> Json:
        assert self.process.stdout is not None
        await self.say("")
        found: Json = json.loads(await asyncio.to_thread(self.process.stdout.readline))
        return found

    async def quiet(self) -> Json:
        """When nothing more comes."""
        found = await self.counted()
        while True:
            await asyncio.sleep(QUIET)
            before, found = found, await self.counted()
            if found["frames"] == before["frames"]:
                return found

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


# The players


class Player:
    """Somebody at the table, or the onlooker beside it."""

    def __init__(self, party: Party, socket: ClientConnection) -> None:
        self.party = party
        self.socket = socket
        self.latest = 0  # how long the last table message was

    async def read(self) -> None:
        async for text in self.socket:
            moment, message = time.perf_counter(), json.loads(text)
            if message["type"] == "table":
                self.latest = len(text)
                self.party.see(self, message, moment)
            elif message["type"] in ("ok", "error"):
                self.party.answered(message, moment)


class Party:
    """The players, what they have measured, and one onlooker."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.onlooker: Player | None = None
        self.sent: dict[str, float] = {}
        self.played: dict[int, float] = {}  # when the play that led to a seq was due
        self.seen: list[tuple[int, float]] = []  # when the onlooker was told of which seq
        self.times: list[float] = []
        self.mover: tuple[Player, Json] | None = None
        self.asked = 0  # the last seq at which somebody was to play
        self.over = False
        self.refused = 0

    def add(self, socket: ClientConnection) -> Player:
        player = Player(self, socket)
        self.tasks.append(asyncio.create_task(player.read()))
        return player

    def see(self, player: Player, message: Json, moment: float) -> None:
        self.over = self.over or message["status"] == "finished"
        if player is self.onlooker:
            self.seen.append((message["seq"], moment))
        elif message.get("options") and message["seq"] > self.asked:
            self.asked = message["seq"]
            self.mover = (player, message)

    def answered(self, message: Json, moment: float) -> None:
        start = self.sent.pop(message["id"], None)
        if message["type"] == "error":
            self.refused += 1
        elif start is not None:
            self.times.append(moment - start)
            self.played[message["seq"]] = start

    async def play(self, rate: float, seconds: float) -> Json:
        """So many plays a second; what was measured."""
        self.times, self.played, self.seen, starved = [], {}, [], 0
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.mover is None:
                starved += 1
                continue
            (player, message), self.mover = self.mover, None
            name = f"p{number}-{start}"
            self.sent[name] = due
            said = {"do": "play", "id": name, "seq": message["seq"]}
            text = self.rng.choice(message["options"])["text"]
            await player.socket.send(json.dumps({**said, "action": text}))
        await asyncio.sleep(1)
        lags = [
            next((moment for told, moment in self.seen if told >= seq), time.perf_counter()) - due
            for seq, due in self.played.items()
        ]
        return {
            "plays": len(self.times),
            "p50_ms": percentile(self.times, 0.5),
            "p99_ms": percentile(self.times, 0.99),
            "most_ms": percentile(self.times, 1.0),
            "onlooker_p50_ms": percentile(lags, 0.5),
            "onlooker_p99_ms": percentile(lags, 0.99),
            "starved": starved,
            "refused": self.refused,
            "over": self.over,
        }


async def guests(server: Process, count: int, name: str) -> list[httpx.AsyncClient]:
    found = []
    for number in range(count):
        client = httpx.AsyncClient(base_url=server.url, timeout=60)
        (await client.post("/api/guest", json={"name": f"{name}{number}"})).raise_for_status()
        found.append(client)
    return found


def cookie(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{key}={value}" for key, value in client.cookies.items())


async def measure(server: Process, chosen: argparse.Namespace) -> Json:
    party = Party()
    people = await guests(server, PLAYERS + 1, "P")
    wanted = {"game": "arcs", "options": {"players": PLAYERS}}
    made = (await people[0].post("/api/tables", json=wanted)).raise_for_status().json()
    table = made["table"]
    for seat in range(1, PLAYERS):
        sits = {"seat": seat, "key": made["invite"]}
        (await people[seat].post(f"/api/tables/{table}/join", json=sits)).raise_for_status()
    (await people[0].post(f"/api/tables/{table}/start", json={})).raise_for_status()
    path = f"/ws/{table}?shown=1&key={made['watch']}"
    address = f"{server.url.replace('http', 'ws')}{path}"
    for client in people:
        headers = {"Cookie": cookie(client)}
        socket = await connect(address, additional_headers=headers, max_size=None, ping_interval=None, proxy=None)
        party.players.append(party.add(socket))
    party.onlooker = party.players.pop()
    a_while = min(5.0, chosen.seconds)
    found: Json = {"alone": await party.play(chosen.rate, a_while)}

    lookers = [cookie(client) for client in await guests(server, chosen.onlookers, "O")]
    crowd = Crowd(server, path)
    try:
        await asyncio.sleep(1)
        before = server.usage()
        await crowd.say(json.dumps(lookers))
        found["joining"] = await party.play(chosen.rate, a_while)
        counted = await crowd.quiet()
        used = server.usage()
        found["joining"] |= {**counted, "server_cpu_seconds": round(used.cpu - before.cpu, 2)}

        before, start = server.usage(), counted
        found["playing"] = await party.play(chosen.rate, chosen.seconds)
        used, counted = server.usage(), await crowd.counted()
        plays = max(1, found["playing"]["plays"])
        found["playing"] |= {
            "frames": counted["frames"] - start["frames"],
            "bytes": counted["bytes"] - start["bytes"],
            "lost": counted["lost"],
            "server_cpu_ms_per_play": round((used.cpu - before.cpu) * 1000 / plays, 1),
            "server_cpu_share": round((used.cpu - before.cpu) / (chosen.seconds + 1), 2),
            "server_memory_mb": round(used.memory, 1),
        }

        before, start = server.usage(), counted
        for number in range(chosen.lines):
            said = {"do": "chat", "id": f"c{number}", "text": LINE}
            await party.players[0].socket.send(json.dumps(said))
            await asyncio.sleep(0.05)
        counted = await crowd.quiet()
        used = server.usage()
        found["chat"] = {
            "lines": chosen.lines,
            "frames": counted["frames"] - start["frames"],
            "bytes": counted["bytes"] - start["bytes"],
            "server_cpu_seconds": round(used.cpu - before.cpu, 2),
        }
        found["after_chat"] = await party.play(chosen.rate, a_while)
        found["after_chat"]["picture_bytes"] = party.onlooker.latest
    finally:
        crowd.stop()
        for task in party.tasks:
            task.cancel()
        for player in [*party.players, party.onlooker]:
            player.socket.transport.abort()
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--onlookers", type=int, default=500)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--rate", type=float, default=5.0, help="plays a second")
    arguments.add_argument("--lines", type=int, default=100, help="of chat, 500 characters each")
    arguments.add_argument("--aim", type=float, help="fail if one play in a hundred takes longer, in ms")
    arguments.add_argument("--json", help="write the results into this file as well")
    arguments.add_argument("--count", type=int, help=argparse.SUPPRESS)
    arguments.add_argument("--path", help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.count:
        with contextlib.suppress(KeyboardInterrupt):
            uvloop.run(count_for(chosen.count, chosen.path))
        return
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, parlour(Path(folder)) as server:
        found = uvloop.run(measure(server, chosen))
    found["machine"] = {"cores": os.cpu_count(), "load_before": load, "load_after": os.getloadavg()[0]}
    text = json.dumps(found, indent=2)
    if chosen.json:
        Path(chosen.json).write_text(text + "\n", encoding="utf-8")
    print(text)
    if chosen.aim is not None and found["playing"]["p99_ms"] > chosen.aim:
        sys.exit(f"p99 is {found['playing']['p99_ms']} ms, and should be at most {chosen.aim:g}")


if __name__ == "__main__":
    main()
