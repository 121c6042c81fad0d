"""Records: a game as the list of its actions with the outcomes of chance.

A record replays without a random generator. Undo, reconnecting, crash recovery and analysis are all
`record.replay(n)`. As a file it is readable text, one entry a line; `docs/notation.md` describes it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from parlour.core.action import Action
from parlour.core.chance import Chance, Outcomes, RecordingChance, ScriptedChance
from parlour.core.errors import BadRecord, IllegalAction, InvalidInput, ParlourError
from parlour.core.event import Events
from parlour.core.game import AnyGame, Json, Outcome
from parlour.core.state import State

FORMAT = 1
MAX_BYTES = 4_000_000  # far above the longest game; a reader need not swallow anything
_PLAIN = re.compile(r"[^\s,=|]+")


@dataclass(frozen=True)
class Entry:
    """What one seat did: an action, or None for a concession; and what chance answered."""

    seat: int
    action: Action | None
    outcomes: tuple[tuple[str, str], ...] = ()


@dataclass
class Record:
    """A game from its setup on. `begin` makes one with its first state, `play` and `concede` make it longer."""

    game: AnyGame
    options: Json
    setup: tuple[tuple[str, str], ...]
    entries: list[Entry] = field(default_factory=list)

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        options: Mapping[str, object],
        chance: Chance,
        events: Events = None,
    ) -> tuple[Record, State]:
        """Start a game and its record."""
        complete = game.options(options)
        recorder = RecordingChance(chance)
        state = game.start(complete, recorder, events)
        return cls(game, complete, tuple(recorder.outcomes)), state

    def play(self, state: State, action: Action, chance: Chance, events: Events = None) -> Entry:
        """Play on `state`, which must be this record's last, and write it down."""
        seat = state.to_move
        recorder = RecordingChance(chance)
        state.play(action, recorder, events)
        entry = Entry(seat, action, tuple(recorder.outcomes))
        self.entries.append(entry)
        return entry

    def concede(self, state: State, seat: int, events: Events = None) -> Entry:
        """Concede on `state`, which must be this record's last, and write it down."""
        state.concede(seat, events)
        entry = Entry(seat, None)
        self.entries.append(entry)
        return entry

    def replay(self, upto: int | None = None, events: Events = None) -> State:
        """The state after `upto` entries (all of them by default)."""
        script = ScriptedChance(self.setup)
        state: State = self.game.start(self.options, script, events)
        script.finish()
        for entry in self.entries[:upto]:
            self.play_entry(state, entry, events)
        return state

    def play_entry(self, state: State, entry: Entry, events: Events = None) -> None:
        """Play one entry again on the state it was played on."""
        if entry.action is None:
            state.concede(entry.seat, events)
            return
        assert state.to_move == entry.seat, "an entry of another seat"
        script = ScriptedChance(entry.outcomes)
        state.play(entry.action, script, events)
        script.finish()

    def drawn(self) -> Counter[str]:
        """How many outcomes of each stream are in the record, so that `SeededChance` can go on."""
        streams = Counter(stream for stream, _ in self.setup)
        for entry in self.entries:
            streams.update(stream for stream, _ in entry.outcomes)
        return streams

    def to_text(self) -> str:
        """The record as a file."""
        state = self.replay(0)
        names = state.seat_names
        lines = [
            f"parlour record {FORMAT}",
            f"game {self.game.name} {self.game.version}",
            f"options {json.dumps(self.options, sort_keys=True, ensure_ascii=False)}",
            f"setup {_outcomes_text(self.setup)}".rstrip(),
        ]
        for number, entry in enumerate(self.entries, start=1):
            self.play_entry(state, entry)
            text = entry.action.text if entry.action else "concede"
            chance = f" | {_outcomes_text(entry.outcomes)}" if entry.outcomes else ""
            lines.append(f"{number} {names[entry.seat]}: {text}{chance}")
        if state.outcome is not None:
            lines.append(f"result {_result_text(state.outcome, names)}")
        lines.append(f"close {len(self.entries)} {digest(state)}")
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str, find_game: Callable[[str], AnyGame], any_rules: bool = False) -> Record:
        """Read a file and replay it: a record that comes back is whole and legal. Raises `BadRecord`.

        With `any_rules` it may be of other rules, if it is legal by these: its version, result and fingerprint
        are not compared.
        """
        return _Reader(text, any_rules).read(find_game)


def digest(state: State) -> str:
    """A fingerprint of a state, to see that a record ends where it says."""
    text = json.dumps(state.snapshot(), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _outcomes_text(outcomes: tuple[tuple[str, str], ...]) -> str:
    streams: dict[str, list[str]] = {}
    for stream, outcome in outcomes:
        if not _PLAIN.fullmatch(outcome) or not _PLAIN.fullmatch(stream):
            raise ValueError(f"an outcome that cannot be written down: {stream}={outcome}")
        streams.setdefault(stream, []).append(outcome)
    return " ".join(f"{stream}={','.join(items)}" for stream, items in streams.items())


def _result_text(outcome: Outcome, names: tuple[str, ...]) -> str:
    ranks = zip(names, outcome.places, outcome.scores, strict=True)
    return " ".join(f"{name}={place}/{score}" for name, place, score in ranks)


class _Reader:
    """Reads a record's text line by line, so that every complaint can name its line."""

    def __init__(self, text: str, any_rules: bool) -> None:
        self.any_rules = any_rules
        if len(text) > MAX_BYTES:
            raise BadRecord("core-record-too-long", bytes=MAX_BYTES)
        # Only line feeds part lines: a card's name may hold other characters that Python takes for line ends.
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n") if text else []
        self.at = 0

    def bad(self, message: str, **values: str | int) -> BadRecord:
        return BadRecord(message, line=self.at, **values)

    def take(self, keyword: str) -> str:
        """The rest of the next line, which must begin with `keyword`."""
        if self.at >= len(self.lines):
            raise BadRecord("core-record-truncated", line=self.at)
        line = self.lines[self.at]
        self.at += 1
        head, _, rest = line.partition(" ")
        if head != keyword:
            raise self.bad("core-record-expected", word=keyword, text=line[:60])
        return rest

    def outcomes(self, text: str) -> tuple[tuple[str, str], ...]:
        found: Outcomes = []
        for word in text.split():
            stream, equals, items = word.partition("=")
            if not equals or not items or not stream:
                raise self.bad("core-record-outcomes", text=text[:60])
            found += [(stream, item) for item in items.split(",")]
        return tuple(found)

    def read(self, find_game: Callable[[str], AnyGame]) -> Record:
        if self.take("parlour") != f"record {FORMAT}":
            raise self.bad("core-record-format", format=FORMAT)
        record = self.header(find_game)
        try:
            state = record.replay(0)
        except ParlourError as error:
            raise self.bad("core-record-setup", error=str(error)) from error
        while self.at < len(self.lines) and self.lines[self.at][:1].isdigit():
            self.entry(record, state)
        if not self.any_rules:
            self.closing(record, state)
        return record

    def header(self, find_game: Callable[[str], AnyGame]) -> Record:
        name, _, version = self.take("game").partition(" ")
        try:
            game = find_game(name)
        except ParlourError as error:
            raise self.bad("core-record-game", game=name[:40]) from error
        if version != str(game.version) and not self.any_rules:
            raise self.bad("core-record-version", version=version[:20], known=game.version)
        try:
            given = json.loads(self.take("options"))
            if not isinstance(given, dict):
                raise ValueError("not an object")
            options = game.options(given)
        except (ValueError, RecursionError) as error:
            raise self.bad("core-record-options", error="JSON") from error
        except BadRecord:
            raise
        except ParlourError as error:
            raise self.bad("core-record-options", error=str(error)) from error
        return Record(game, options, self.outcomes(self.take("setup")))

    def entry(self, record: Record, state: State) -> None:
        line = self.lines[self.at]
        self.at += 1
        match = re.fullmatch(r"(\d{1,9}) (\S+): ([^|]+?)(?: \| (.+))?", line)
        if not match or int(match[1]) != len(record.entries) + 1:
            raise self.bad("core-record-entry", text=line[:60])
        if match[2] not in state.seat_names:
            raise self.bad("core-record-unknown-seat", seat=match[2][:20])
        seat = state.seat_names.index(match[2])
        outcomes = self.outcomes(match[4] or "")
        if match[3] == "concede":
            if outcomes:
                raise self.bad("core-record-outcomes", text=line[:60])
            entry = Entry(seat, None)
        else:
            if seat != state.to_move:
                raise self.bad("core-record-wrong-seat", seat=match[2])
            entry = Entry(seat, self.action(record, match[3]), outcomes)
        try:
            record.play_entry(state, entry)
        except IllegalAction as error:
            raise self.bad("core-record-illegal", action=error.action, rule=error.refusal.rule) from error
        except ParlourError as error:
            raise self.bad("core-record-replay", error=str(error)) from error
        record.entries.append(entry)

    def action(self, record: Record, text: str) -> Action:
        try:
            return record.game.table.parse(text)
        except InvalidInput as error:
            raise self.bad("core-record-action", action=text[:60]) from error

    def closing(self, record: Record, state: State) -> None:
        if state.outcome is not None:
            result = _result_text(state.outcome, state.seat_names)
            if self.take("result") != result:
                raise self.bad("core-record-result", result=result)
        if self.take("close") != f"{len(record.entries)} {digest(state)}":
            raise self.bad("core-record-digest")
        if any(line.strip() for line in self.lines[self.at :]):
            self.at += 1
            raise self.bad("core-record-trailing", text=self.lines[self.at - 1][:60])
