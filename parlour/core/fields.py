"""Reading data from outside strictly: every field has its type and range, none is missing, none is unknown.

>>> fields = Fields({"coins": 3, "hats": 1}, "south")
>>> fields.whole("coins", 0, 99)
3
>>> fields.done()
Traceback (most recent call last):
parlour.core.errors.InvalidInput: core-field-unknown (field=south.hats)
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from parlour.core.errors import InvalidInput, short

T = TypeVar("T")


class Fields:
    """A table of named values that are taken out one by one; `where` is its path, for complaints."""

    def __init__(self, data: object, where: str = "") -> None:
        self.where = where
        if not isinstance(data, Mapping):
            raise InvalidInput("core-field-value", field=where or "-", value=short(data))
        self.left = dict(data)

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def bad(self, name: str, value: object) -> InvalidInput:
        return InvalidInput("core-field-value", field=self.path(name)[:60], value=short(value))

    def take(self, name: str) -> Any:
        if name not in self.left:
            raise InvalidInput("core-field-missing", field=self.path(name))
        return self.left.pop(name)

    def done(self) -> None:
        """Say that nothing else belongs here."""
        for name in self.left:
            raise InvalidInput("core-field-unknown", field=self.path(str(name))[:60])

    def whole(self, name: str, least: int, most: int) -> int:
        value = self.take(name)
        if type(value) is not int or not least <= value <= most:
            raise self.bad(name, value)
        return value

    def truth(self, name: str) -> bool:
        value = self.take(name)
        if type(value) is not bool:
            raise self.bad(name, value)
        return value

    def word(self, name: str, known: Collection[str]) -> str:
        value = self.take(name)
        if not isinstance(value, str) or value not in known:
            raise self.bad(name, value)
        return value

    def many(self, name: str, fits: Callable[[Any], bool]) -> list[Any]:
        """A list all of whose items fit."""
        value = self.take(name)
        if not isinstance(value, list) or not all(fits(item) for item in value):
            raise self.bad(name, value)
        return value

    def wholes(self, name: str, least: int, most: int) -> tuple[int, ...]:
        return tuple(self.many(name, lambda item: type(item) is int and least <= item <= most))

    def words(self, name: str, known: Collection[str]) -> list[str]:
        return self.many(name, lambda item: isinstance(item, str) and item in known)

    def table(self, name: str) -> Fields:
        return Fields(self.take(name), self.path(name))


def read_toml(text: str) -> dict[str, Any]:
    """A TOML text as data; whatever is wrong with it is one `InvalidInput`."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput("core-not-toml", error=str(error)[:120]) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, tables in tables in tables
        raise InvalidInput("core-toml-too-much") from error
