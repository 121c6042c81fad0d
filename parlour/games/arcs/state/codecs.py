"""How one value of the table is written as JSON and read again; `Unfit` is raised for what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.games.arcs.ids import NONE


class Unfit(Exception):
    """A value that this field cannot have."""


class Codec:
    """A value as it is."""

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
    """A seat of the game; `least` is NONE where it may be nobody."""

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def read(self, value: Any, seats: int) -> Any:
        return whole(value, self.least, seats - 1)


class SeatBits(Codec):
    """Seats of the game as bits."""

    def read(self, value: Any, seats: int) -> Any:
        return whole(value, 0, 2**seats - 1)


class Truth(Codec):
    """True or false, kept as 1 or 0."""

    def write(self, value: Any) -> Any:
        return value != 0

    def read(self, value: Any, seats: int) -> Any:
        if type(value) is not bool:
            raise Unfit
        return int(value)


class Word(Codec):
    """One of some names; "" is none of them."""

    def __init__(self, names: Sequence[str], none: bool = True) -> None:
        self.names = names
        self.none = none

    def write(self, value: Any) -> Any:
        return self.names[value] if value != NONE else ""

    def read(self, value: Any, seats: int) -> Any:
        if value == "" and self.none:
            return NONE
        if not isinstance(value, str) or not value or value not in self.names:
            raise Unfit
        return self.names.index(value)


class Marks(Codec):
    """Some of the names, kept as bits."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def read(self, value: Any, seats: int) -> Any:
        found = 0
        for name in row(value):
            if not isinstance(name, str) or name not in self.names:
                raise Unfit
            mark = 1 << self.names.index(name)
            if found & mark:
                raise Unfit
            found |= mark
        return found


class Names(Codec):
    """A row of cards or the like, by their names."""

    def __init__(self, names: Sequence[str], none: bool = False) -> None:
        self.word = Word(names, none)

    def write(self, value: Any) -> Any:
        return [self.word.write(number) for number in value]

    def read(self, value: Any, seats: int) -> Any:
        return tuple([self.word.read(name, seats) for name in row(value)])


class Wholes(Codec):
    """A row of whole numbers."""

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: Any) -> Any:
        return list(value)

    def read(self, value: Any, seats: int) -> Any:
        return tuple([whole(number, 0, self.most) for number in row(value)])


class SeatRow(Codec):
    """A row of seats."""

    def write(self, value: Any) -> Any:
        return list(value)

    def read(self, value: Any, seats: int) -> Any:
        return tuple([whole(number, 0, seats - 1) for number in row(value)])
