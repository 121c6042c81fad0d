"""The folder of a match: its description, a line for every game that has ended, and their records.

Lines are only ever added. Whoever is killed in the middle of one loses that game, which is played again: what
there is of such a line is cut off when the match goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from parlour.arena.match import Match
from parlour.arena.playing import Played
from parlour.core.errors import InvalidInput

MATCH, GAMES, RECORDS, RESULT = "match.json", "games.jsonl", "records", "result.json"


class Folder:
    """Where a match is written down. Entered, it belongs to one process."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.games: dict[int, Played] = {}  # that have ended, by number
        self._lines: IO[bytes] | None = None

    @contextlib.contextmanager
    def opened(self) -> Iterator[Folder]:
        """Take the folder, and read what is in it."""
        self.path.mkdir(parents=True, exist_ok=True)
        self._agree()
        with (self.path / GAMES).open("ab+") as lines:
            _take(lines, self.path)
            self._clear()
            self._read(lines)
            self._lines = lines
            yield self
        self._lines = None

    def _agree(self) -> None:
        """It is the folder of this match, from now on if not before."""
        described = json.loads(json.dumps(self.match.described))
        file = self.path / MATCH
        if file.exists():
            try:
                known = json.loads(file.read_text(encoding="utf-8"))
            except ValueError:
                known = {}
            if known != described:
                other = next((key for key in described if known.get(key) != described[key]), MATCH)
                raise InvalidInput("cli-arena-other-match", folder=str(self.path), what=other)
        elif (self.path / GAMES).exists():
            raise InvalidInput("cli-arena-other-match", folder=str(self.path), what=MATCH)
        else:
            write(file, json.dumps(described, indent=1, ensure_ascii=False) + "\n")

    def _clear(self) -> None:
        """Whoever was killed may have left files half written."""
        for folder in (self.path, self.path / RECORDS):
            for left in folder.glob(".*.[0-9]*"):
                left.unlink()

    def _read(self, lines: IO[bytes]) -> None:
        lines.seek(0)
        whole = 0
        for number, line in enumerate(lines, 1):
            try:
                played = Played.from_json(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                if not line.endswith(b"\n"):
                    break  # killed while it was written
                raise InvalidInput("cli-arena-bad-line", file=str(self.path / GAMES), line=number) from error
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            self.games[played.number] = played
        lines.truncate(whole)

    def add(self, played: Played) -> None:
        """Write a game down, its record first: where there is a line, there is all of it."""
        assert self._lines is not None
        if played.record:
            file = self.record(played.number)
            file.parent.mkdir(exist_ok=True)
            write(file, played.record)
            played.record = ""
        self._lines.write(json.dumps(played.to_json(), ensure_ascii=False).encode() + b"\n")
        self._lines.flush()
        self.games[played.number] = played

    def record(self, number: int) -> Path:
        """The file of a game's record."""
        return self.path / RECORDS / f"{number:05}.record"


def write(file: Path, text: str) -> None:
    """Write a file wholly or not at all."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    with fresh.open("w", encoding="utf-8", newline="\n") as writing:
        writing.write(text)
    fresh.replace(file)


def _take(lines: IO[Any], path: Path) -> None:
    """No two processes write into one folder, where the system can see to that."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise InvalidInput("cli-arena-busy", folder=str(path)) from error
