"""Card sets and records that people bring along are read in a process of its own, with limits in time and memory:
the longest of them is work, and whoever plays need not wait for it."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY, Json
from parlour.core.record import Record
from parlour.games import find_game, find_manifest, names
from parlour.server.errors import TooMuch, problem_of
from parlour.server.workers import Lost, Workers, go_with_the_server
from parlour.table.entries import BEGIN, CONCEDE, PLAY, TableEntry
from parlour.table.spec import PERSON, Spec, read_spec
from parlour.wire.answers import ReadFile

MOST_WAITING: Final = 8  # more would wait longer than anybody does
MOST_MISTAKES: Final = 20  # of a file are told
MOST_PLAYS: Final = 5_000  # of a record: ten times what people play
T = TypeVar("T")


def read_table(wanted: Json) -> Json:
    """In the reader: a table somebody wants to make, checked."""
    return read_spec(wanted).to_json()


def read_file(game: str, given: Json) -> ReadFile:
    """In the reader: a file somebody brings for an option, and whether it goes with what else was chosen."""
    free = find_manifest(game).options.get(given["option"])
    if free is None or free.file is None:
        raise InvalidInput("core-unknown-option", name=given["option"], known="")
    found = free.file.load()(given["text"], given["file"])
    mistakes = list(found.mistakes)
    if found.value is not None:
        try:
            find_game(game).options({**given["options"], given["option"]: found.value})
        except InvalidInput as error:
            mistakes.append(error)
    first = [problem_of(mistake) for mistake in mistakes[:MOST_MISTAKES]]
    odd = [problem_of(oddity) for oddity in found.odd[:MOST_MISTAKES]]
    return ReadFile(found.value if not mistakes else None, found.name, first, len(mistakes), odd)


def read_record(text: str) -> tuple[Json, list[tuple[str, int, Json]]]:
    """In the reader: the table of a record, and what its entries are: kind, seat, data."""
    if text.count("\n") > MOST_PLAYS:
        raise InvalidInput("server-long-record", most=MOST_PLAYS)
    record = Record.from_text(text, find_game)
    count = len(record.replay(0).seat_names)
    setup = [list(outcome) for outcome in record.setup]
    entries: list[tuple[str, int, Json]] = [(BEGIN, NOBODY, {"setup": setup})]
    for entry in record.entries:
        outcomes = [list(outcome) for outcome in entry.outcomes]
        data: Json = {"action": entry.action.text, "outcomes": outcomes} if entry.action else {}
        entries.append((PLAY if entry.action else CONCEDE, entry.seat, data))
    return Spec(record.game, record.options, (PERSON,) * count).to_json(), entries


def prepare(megabytes: int) -> None:
    """In the reader, once: load what will be needed; from then on it may take so much more memory."""
    go_with_the_server()
    for name in names():
        find_game(name)

    with contextlib.suppress(OSError, ValueError, ImportError):  # elsewhere the limit in time must do
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * os.sysconf("SC_PAGE_SIZE") + megabytes * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


class Reader:
    """Reads what somebody sends, one after the other."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self.workers = Workers(1, seconds, partial(prepare, megabytes))
        self.waiting: set[str] = set()

    async def table(self, user_id: str, wanted: Mapping[str, Any]) -> Spec:
        """The table somebody wants to make."""
        options = wanted.get("options")
        if isinstance(options, dict) and any(isinstance(value, dict) for value in options.values()):
            wanted = await self._read(user_id, read_table, wanted)
        return read_spec(wanted)

    async def file(self, user_id: str, game: str, given: Json) -> ReadFile:
        """What is in a file for an option."""
        return await self._read(user_id, partial(read_file, game), given)

    async def record(self, user_id: str, text: str, moment: int) -> tuple[Spec, list[TableEntry]]:
        """The game in a record, as entries of a table that were all made at one moment."""
        spec, entries = await self._read(user_id, read_record, text)
        rows = [TableEntry(seq, moment, *entry) for seq, entry in enumerate(entries, start=1)]
        return read_spec(spec), rows

    async def _read(self, user_id: str, work: Callable[..., T], given: object) -> T:
        if user_id in self.waiting or len(self.waiting) >= MOST_WAITING:
            raise TooMuch("server-too-much")
        self.waiting.add(user_id)
        try:
            return await self.workers.run(work, given)
        except Lost:
            raise InvalidInput("server-too-dear") from None
        finally:
            self.waiting.discard(user_id)

    def close(self) -> None:
        self.workers.close()
