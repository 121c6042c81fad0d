"""How a table stands for a seat at one moment, as JSON, field by field: what changes are told between.

Only the texts are kept, and many of them are shared between the seats and with the moment before: a position as
Python objects would take several times the memory.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import UNSET, Struct

from parlour.wire.changes import Differences, differences
from parlour.wire.messages import Path
from parlour.wire.table import Player, Seated

Parts = dict[tuple[str, ...], bytes]  # by the path to it in the table message
Known = dict[tuple[tuple[str, ...], bytes, bytes], list[Differences]]  # by path, old and new text
NESTED: Final = ("view", "shown")  # objects that are long, and of which little changes: by field
PLAYERS: Final = ("players",)
_encode: Final = msgspec.json.Encoder().encode
_seated: Final = msgspec.json.Decoder(list[Seated])


def parts_of(found: Struct) -> Parts:
    """The fields that are set."""
    parts: Parts = {}
    for name in found.__struct_fields__:
        value = getattr(found, name)
        if value is UNSET:
            continue
        if name in NESTED:
            parts |= nested(name, value)
        else:
            parts[_path(name)] = _encode(value)
    return parts


def nested(name: str, value: dict[str, object]) -> Parts:
    """The fields of an object that is a field."""
    return {_path(name, inner): _encode(part) for inner, part in value.items()}


class Snapshot:
    """What one seat may know of a table at one moment."""

    def __init__(self, number: int, seq: int, plays: int, groups: Iterable[str], parts: Parts) -> None:
        self.number = number  # among those of its table
        self.seq = seq
        self.plays = plays  # that stand, NOT_BEGUN before the game
        self.groups = tuple(groups)  # those of NESTED that are there, also where they are empty
        self.parts = parts
        self.told_since = -1  # from which snapshot the following leads to this one
        self.told = ""  # the changes, as they are sent

    def whole(self, present: tuple[int, ...]) -> str:
        """All fields as one object, with who is there."""
        fields = [_named(path[0], text) for path, text in self.parts.items() if len(path) == 1 and path != PLAYERS]
        fields.append(_named("players", _encode(self._players(present))))
        for group in self.groups:
            inner = [_named(path[1], text) for path, text in self.parts.items() if path[0] == group]
            fields.append(_named(group, b"{%b}" % b",".join(inner)))
        return (b"{%b}" % b",".join(fields)).decode()

    def _players(self, present: tuple[int, ...]) -> list[Player]:
        seated = _seated.decode(self.parts[PLAYERS])
        return [Player(**msgspec.structs.asdict(one), present=seat in present) for seat, one in enumerate(seated)]

    def changes(self, old: Snapshot, known: Known) -> Differences:
        """What is different since an older one; both are of the same seat, and have the same groups.

        Most fields are public: what changed in one is found out for the first seat, and `known` for the others.
        """
        put: list[tuple[Path, object]] = []
        gone: list[Path] = [[*path] for path in old.parts if path not in self.parts]
        for path, text in self.parts.items():
            before = old.parts.get(path)
            if before == text:
                continue
            if before is None:
                put.append(([*path], msgspec.Raw(text)))
                continue
            key = (path, before, text)
            if key not in known:
                known[key] = _apart(msgspec.json.decode(before), msgspec.json.decode(text), path)
            for more, less in known[key]:
                put += more
                gone += less
        return put, gone


def _apart(old: object, new: object, path: tuple[str, ...]) -> list[Differences]:
    """The differences of a field. A player is never told whole: whether one is there is told apart."""
    if path == PLAYERS and isinstance(old, list) and isinstance(new, list):
        pairs = enumerate(zip(old, new, strict=True))
        return [
            differences(one[name], other[name], [*path, seat, name])
            for seat, (one, other) in pairs
            for name in other
        ]
    return [differences(old, new, path)]


@functools.lru_cache(2000)
def _path(*names: str) -> tuple[str, ...]:
    """The same object each time: every table that is followed keeps some hundred of them for each seat."""
    return names


@functools.lru_cache(2000)
def _name(name: str) -> bytes:
    return _encode(name) + b":"


def _named(name: str, text: bytes) -> bytes:
    return _name(name) + text
