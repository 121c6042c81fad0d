"""How one value of the table is written as JSON and read again; `Unfit` is raised for what does not fit."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar

from parlour.games.arcs.ids import NONE


class Unfit(Exception):
    """A value that this field cannot have."""


class Codec:
    """A value as it is."""

    as_is: ClassVar[bool] = True  # it is written as it is kept

    def write(self, value: Any) -> Any:
        return value

    def read(self, value: Any, seats: int) -> Any:
        raise NotImplementedError


def whole(value: Any, least: int, most: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise Unfit
    return value


def row(value: Any) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise Unfit
    return value


class Whole(Codec):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def read(self, value: Any, seats: int) -> Any:
        return whole(value, self.least, self.most)


class SomeSeat(Codec):
    """A seat of the game; `least` is NONE where it may be nobody, `others` numbers after the seats mean others."""

    def __init__(self, least: int = 0, others: int = 0) -> None:
        self.least = least
        self.others = others

    def read(self, value: Any, seats: int) -> Any:
        return whole(value, self.least, seats - 1 + self.others)


class SeatBits(Codec):
    """Seats of the game as bits."""

    def read(self, value: Any, seats: int) -> Any:
        return whole(value, 0, 2**seats - 1)


class Truth(Codec):
    """True or false, kept as 1 or 0."""

    as_is = False

    def write(self, value: Any) -> Any:
        return value != 0

    def read(self, value: Any, seats: int) -> Any:
        if type(value) is not bool:
            raise Unfit
        return int(value)


class Word(Codec):
    """One of some names; `none` is what "" stands for, None where there has to be one."""

    as_is = False

    def __init__(self, names: Sequence[str], none: int | None = None) -> None:
        self.names = names
        self.none = none

    def write(self, value: Any) -> Any:
        return self.names[value] if value != NONE else ""

    def read(self, value: Any, seats: int) -> Any:
        found = self.none if value == "" else self.names.index(value) if value in self.names else None
        if found is None:
            raise Unfit
        return found


class Marks(Codec):
    """Some of the names, kept as bits."""

    as_is = False

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def read(self, value: Any, seats: int) -> Any:
        if any(name not in self.names or value.count(name) > 1 for name in row(value)):
            raise Unfit
        return sum([1 << self.names.index(name) for name in value])


class Row(Codec):
    """A row of values of one kind, and how long it may be."""

    as_is = False

    def __init__(self, item: Codec, least: int = 0, most: int = sys.maxsize) -> None:
        self.item = item
        self.least = least
        self.most = most

    def write(self, value: Any) -> Any:
        return [self.item.write(item) for item in value]

    def read(self, value: Any, seats: int) -> Any:
        whole(len(row(value)), self.least, self.most)
        return tuple([self.item.read(item, seats) for item in value])


class Groups(Codec):
    """A row of numbers, several and several of them a list: the parts of something."""

    as_is = False

    def __init__(self, *parts: Codec) -> None:
        self.parts = parts

    def write(self, value: Any) -> Any:
        width = len(self.parts)
        groups = [value[at : at + width] for at in range(0, len(value), width)]
        return [[part.write(item) for part, item in zip(self.parts, group, strict=True)] for group in groups]

    def read(self, value: Any, seats: int) -> Any:
        found: list[int] = []
        for group in row(value):
            if len(row(group)) != len(self.parts):
                raise Unfit
            found += [part.read(item, seats) for part, item in zip(self.parts, group, strict=True)]
        return tuple(found)
