"""Outside programs: they take their seat over the network, at a table of a server started for the occasion.

The server is a real one, in a process of its own, with its database in a temporary folder. A table there gets the
seed of the deal, so that programs play the same deals as everybody else. The arena sits at the other seats with
tokens, like a program; it follows the game by what is written in the database, and plays it along from the same
seed.

A program is started for each of its seats in each game, with the address of the server and the table as arguments
and its token in PARLOUR_TOKEN, and ended after it. How long it thinks is measured by what the table sees, with the
way over the network.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from parlour.arena.entrants import Player
from parlour.arena.match import Match, Task
from parlour.arena.playing import Failure, Played, dice_of, ended, failure
from parlour.arena.times import Times
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY
from parlour.core.record import Record
from parlour.core.state import State

PATIENCE = 120.0  # seconds for a move of a program
TO_START = 60.0
A_LOOK = 0.002  # seconds between two looks whether something was written
QUIET = {
    "PARLOUR_THINKERS": "1",
    "PARLOUR_REQUESTS_PER_MINUTE": "1000000",
    "PARLOUR_GUESTS_PER_MINUTE": "1000000",
    "PARLOUR_TABLES_PER_MINUTE": "1000000",
    "PARLOUR_MOST_TABLES": "1000000",
    "PARLOUR_MESSAGES_PER_SECOND": "100000",
    "PARLOUR_LEAST_DISK_MB": "20",
}
IGNORED = ("begin", "standing", "holiday", "takeover", "ask", "agree", "refuse")  # entries that change no position


class ProgramFailed(Exception):
    """A program that ended, said nothing for too long, or did what an arena cannot follow."""


class House:
    """The server of this process, and the one who owns all its tables."""

    def __init__(self) -> None:
        try:
            import httpx
            import websockets.sync.client
        except ModuleNotFoundError as error:
            raise InvalidInput("cli-arena-programs-extra", module=error.name or str(error)) from error
        self.connect = websockets.sync.client.connect
        self.folder = tempfile.TemporaryDirectory(prefix="parlour-arena-")
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        path = Path(self.folder.name)
        self.log = (path / "server.log").open("wb")
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
        if "PARLOUR_BUILD" in os.environ:
            environment["PARLOUR_BUILD"] = os.environ["PARLOUR_BUILD"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve"],
            env={**environment, **QUIET, "PARLOUR_HOME": str(path), "PARLOUR_PORT": str(port)},
            stdout=self.log,
            stderr=self.log,
            preexec_fn=ends_with_us(),
        )
        atexit.register(self.close)
        self.http: Any = httpx.Client(base_url=self.url, timeout=TO_START)
        self._wait(httpx.HTTPError)
        self.database = sqlite3.connect(path / "parlour.sqlite", timeout=30, isolation_level=None)
        # The deal of the table that is made next: its seed takes the place of the one the server thought of.
        self.database.execute("CREATE TABLE arena_deal (seed TEXT NOT NULL)")
        self.database.execute(
            "CREATE TRIGGER arena_deals AFTER INSERT ON tables BEGIN "
            "UPDATE tables SET seed = (SELECT seed FROM arena_deal) WHERE id = NEW.id; END"
        )
        self.post("/api/guest", name="Arena")

    def _wait(self, refused: type[Exception]) -> None:
        deadline = time.monotonic() + TO_START
        while True:
            with contextlib.suppress(refused):
                if self.http.get("/healthz").status_code == 200:
                    return
            if self.process.poll() is not None or time.monotonic() > deadline:
                said = Path(self.log.name).read_text(encoding="utf-8", errors="replace")[-200:]
                self.close()
                raise InvalidInput("cli-arena-no-server", error=said)
            time.sleep(0.05)

    def post(self, path: str, **body: object) -> Any:
        """A request of the owner."""
        answer = self.http.post(path, json=body)
        if answer.status_code != 200:
            raise RuntimeError(f"{path}: {answer.text[:200]}")
        return answer.json()

    def table(self, match: Match, seed: str, seats: int) -> tuple[str, list[str]]:
        """A new table with this seed, and a token for each of its seats."""
        self.database.execute("DELETE FROM arena_deal")
        self.database.execute("INSERT INTO arena_deal VALUES (?)", (seed,))
        made = self.post("/api/tables", game=match.game_name, options=match.options, seats=["person"] * seats)
        table = str(made["table"])
        self.post(f"/api/tables/{table}/leave")
        tokens = [self.post(f"/api/tables/{table}/bot-token", seat=seat)["token"] for seat in range(seats)]
        return table, tokens

    def written(self, table: str, after: int) -> list[tuple[int, str, int, Any]]:
        """What was written at a table after an entry: number, kind, seat, data."""
        rows = self.database.execute(
            'SELECT seq, kind, seat, data FROM entries WHERE "table" = ? AND seq > ? ORDER BY seq', (table, after)
        )
        return [(seq, kind, seat, json.loads(data)) for seq, kind, seat, data in rows]

    def close(self) -> None:
        atexit.unregister(self.close)
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        self.folder.cleanup()


_house: House | None = None


def house() -> House:
    """The server of this process, started when it is needed for the first time."""
    global _house
    if _house is not None and _house.process.poll() is not None:
        _house.close()
        _house = None
    if _house is None:
        _house = House()
    return _house


def free_port() -> int:
    """A port nobody listens at, at this moment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def ends_with_us() -> Callable[[], None] | None:
    """What lets a process end when this one does, however it ends; only Linux can do that."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    death, terminate = 1, int(signal.SIGTERM)  # PR_SET_PDEATHSIG
    return lambda: library.prctl(death, terminate)


class Line:
    """A connection of the arena to a seat. What comes is read at once: a server lets nobody keep it waiting."""

    def __init__(self, house: House, table: str, token: str) -> None:
        address = f"{house.url.replace('http', 'ws', 1)}/ws/{table}"
        headers = {"Authorization": f"Bearer {token}"}
        self.opened = contextlib.ExitStack()
        self.socket = self.opened.enter_context(house.connect(address, additional_headers=headers, max_size=None))
        self.errors: deque[str] = deque(maxlen=8)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with contextlib.suppress(Exception):  # closed, by either side
            for text in self.socket:
                if '"error"' in str(text)[:40]:
                    self.errors.append(str(text))

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))


class NetworkGame:
    """One game at a table: followed entry by entry, and played along."""

    def __init__(self, match: Match, task: Task) -> None:
        self.match = match
        self.task = task
        self.house = house()
        self.seed = match.deal_seed(task.deal)
        self.times = [Times() for _ in task.seats]
        self.failures: list[Failure] = []
        self.seq = 0
        self.chance = SeededChance(self.seed)
        self.record: Record
        self.state: State
        self.record, self.state = Record.begin(match.game, match.options, self.chance)
        self.programs: dict[int, subprocess.Popen[bytes]] = {}
        self.players: dict[int, Player] = {}
        self.lines: dict[int, Line] = {}

    def play(self) -> Played:
        dice = dice_of(self.match, self.task)
        with self._seated():
            while self.state.to_move != NOBODY:
                seat = self.state.to_move
                view, plays = self.state.view(seat), len(self.record.entries)
                wall, cpu = time.perf_counter(), time.process_time()
                try:
                    if seat in self.players:
                        action = self.players[seat].choose(view, dice[seat])
                        self.times[seat].add(time.perf_counter() - wall, time.process_time() - cpu)
                        refusal = self.state.why_not(action)
                        if refusal is not None:
                            raise ValueError(f"{action.text}: {refusal}")
                        self.lines[seat].say(do="play", id=f"at-{plays}-{self.seq}", action=action.text)
                        self._follow_beyond(plays, None)
                    else:
                        self._follow_beyond(plays, seat)
                        if seat in self.programs:
                            self.times[seat].add(time.perf_counter() - wall, None)
                except Exception:
                    if any(failed.seat == seat for failed in self.failures):
                        raise
                    self._fail(seat)
        assert self.state.outcome is not None
        return ended(self.match, self.task, self.record, self.state.outcome, self.times, self.failures)

    def _fail(self, seat: int) -> None:
        """Give up for somebody; a bot of the server plays on there, if the game goes on."""
        self.failures.append(failure(seat))
        self.players.pop(seat, None)
        if seat in self.programs:
            _stop(self.programs.pop(seat))
        self._line(seat).say(do="concede", id="concede")
        self._follow(lambda: self.state.to_move == NOBODY or seat in self.conceded, None)

    def _line(self, seat: int) -> Line:
        if seat not in self.lines:
            self.lines[seat] = Line(self.house, self.table, self.tokens[seat])
        return self.lines[seat]

    @contextlib.contextmanager
    def _seated(self) -> Iterator[None]:
        """Everybody at the table, and the game begun; nobody is left there after it."""
        self.conceded: set[int] = set()
        self.table, self.tokens = self.house.table(self.match, self.seed, len(self.task.seats))
        try:
            for seat, name in enumerate(self.task.seats):
                entrant = self.match.entrant(name)
                if entrant.is_program:
                    self.programs[seat] = subprocess.Popen(
                        [*entrant.command, self.house.url, self.table],
                        env={**os.environ, "PARLOUR_TOKEN": self.tokens[seat]},
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL,
                        preexec_fn=ends_with_us(),
                    )
                else:
                    self.players[seat] = entrant.player(self.match.game)
                    self._line(seat)
            self.house.post(f"/api/tables/{self.table}/start")
            yield
        finally:
            for line in self.lines.values():
                line.opened.close()
            for process in self.programs.values():
                _stop(process)

    def _follow_beyond(self, plays: int, waited_for: int | None) -> None:
        """Play along until something else than so many plays stands."""
        self._follow(lambda: len(self.record.entries) != plays, waited_for)

    def _follow(self, is_there: Callable[[], bool], waited_for: int | None) -> None:
        """Play along what is written until it is there."""
        deadline = time.monotonic() + PATIENCE
        program = self.programs.get(waited_for) if waited_for is not None else None
        while not is_there():
            gone = (
                program is not None and program.poll() is not None
            )  # before looking: it may have left after this
            for seq, kind, seat, data in self.house.written(self.table, self.seq):
                self.seq = seq
                self._apply(kind, seat, data)
            if is_there():
                return
            if program is not None and gone:
                raise ProgramFailed(f"the program has ended with {program.returncode} before the game did")
            if time.monotonic() > deadline:
                errors = [error for line in self.lines.values() for error in line.errors]
                raise ProgramFailed(f"nothing happened for {PATIENCE:.0f} seconds {' '.join(errors)[:500]}")
            time.sleep(A_LOOK)

    def _apply(self, kind: str, seat: int, data: Any) -> None:
        if kind == "play":
            self.record.play(self.state, self.match.game.table.parse(data["action"]), self.chance)
        elif kind == "concede":
            self.record.concede(self.state, seat)
            self.conceded.add(seat)
        elif kind == "undo":
            del self.record.entries[data["to"] :]
            self.state = self.record.replay()
            self.chance = SeededChance(self.seed, self.record.drawn())
        elif kind not in IGNORED:
            raise ProgramFailed(f"an arena cannot follow: {kind}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def play_over_network(match: Match, task: Task) -> Played:
    """A game in which outside programs play."""
    return NetworkGame(match, task).play()
