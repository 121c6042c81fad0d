"""One table of a card-set file, whose fields are taken one by one. What is wrong is noted, and reading goes on."""

from __future__ import annotations

import difflib
import re
from typing import Any, Final

from parlour.core.errors import InvalidInput, short
from parlour.games.roam.card_text import Section
from parlour.games.roam.patterns import Pattern

MAX_TEXT: Final = 200
MAX_FIELDS: Final = 40  # of a table: far more than any has
LARGEST: Final = 6  # rows and columns of a pattern

_NONE: Final = "none"  # no field is nearly called so
_ANY_PATTERN: Final = Pattern(((0, 0),), ())


class CardFields:
    """A table, and its mistakes with their lines. A field that is wrong is read as something that is not."""

    def __init__(self, file: str, card: str, data: object, section: Section | None = None) -> None:
        self.file = file
        self.card = card
        self.section = section
        self.mistakes: list[tuple[int, InvalidInput]] = []
        self.data: dict[str, Any] = {}
        self.fields: list[str] = []  # those asked for
        self.is_table = isinstance(data, dict)
        if isinstance(data, dict) and len(data) > MAX_FIELDS:
            self.is_table = False  # looking for what each of them may mean is dear
            self.bad("roam-cards-many", field="-", count=len(data), most=MAX_FIELDS)
        elif isinstance(data, dict):
            self.data = dict(data)
        else:
            self.bad("roam-cards-not-a-table", field="-")

    def bad(self, message: str, field: str, at: str = "", **values: str | int) -> None:
        """Note a mistake in a field; `at` is another one to look at, if that is where the mistake is."""
        line = self.section.line_of(at or field) if self.section else 0
        where = f"{self.file}:{line}" if line else self.file
        self.mistakes.append((line, InvalidInput(message, file=where, card=self.card, field=field, **values)))

    def take(self, field: str) -> Any:
        """The value of a field, None if it is missing."""
        self.fields.append(field)
        if field in self.data:
            return self.data.pop(field)
        if self.is_table:
            # Somebody who mistypes a name misses the field and does not know why.
            near = (difflib.get_close_matches(field, self.data, n=1) or [_NONE])[0]
            self.data.pop(near, None)
            self.bad("roam-cards-missing", field=field, at=near, near=near[:40])
        return None

    def optional(self, field: str, default: object) -> Any:
        self.fields.append(field)
        return self.data.pop(field, default)

    def done(self) -> None:
        """Say that nothing else belongs here."""
        for field in self.data:
            near = difflib.get_close_matches(str(field).lower(), self.fields, n=1) or [_NONE]
            self.bad("roam-cards-unknown-field", field=str(field)[:40], at=str(field), near=near[0][:40])

    def whole(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.take(field) if default is None else self.optional(field, default)
        if value is None:
            return least
        if isinstance(value, str):
            self.bad("roam-cards-quoted", field=field, value=value[:40])
            return least
        if type(value) is not int or not least <= value <= most:
            self.bad("roam-cards-number", field=field, value=short(value, 40), least=least, most=most)
            return least
        return value

    def text(self, field: str, default: str) -> str:
        value = self.optional(field, default)
        if not isinstance(value, str) or len(value) > MAX_TEXT or not value.isprintable():
            self.bad("roam-cards-text", field=field, value=short(value, 40), most=MAX_TEXT)
            return default
        return value

    def word(self, field: str, known: tuple[str, ...]) -> str:
        value = self.take(field)
        if value is not None and value not in known:
            self.bad("roam-cards-word", field=field, value=short(value, 40), known=", ".join(known))
        return value if value in known else known[0]

    def rows(self, field: str) -> list[str] | None:
        value = self.take(field)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
            self.bad("roam-cards-rows", field=field, value=short(value, 40))
            return None
        return value

    def coins(self, most: int) -> tuple[int, ...]:
        """The coins of a land, by space."""
        rows = self.rows("coins")
        if rows is None:
            return (0,) * 6
        if len(rows) != 3 or not all(re.fullmatch(f"[.1-{most}]{{2}}", row) for row in rows):
            self.bad("roam-cards-coins", field="coins", value=" / ".join(rows)[:60])
            return (0,) * 6
        return tuple(int(mark) if mark != "." else 0 for mark in "".join(rows))

    def pattern(self) -> Pattern:
        rows = self.rows("pattern")
        if rows is None:
            return _ANY_PATTERN
        wide = len(rows[0]) if rows else 0
        fits = 1 <= len(rows) <= LARGEST and 1 <= wide <= LARGEST and all(len(row) == wide for row in rows)
        if not fits or not all(re.fullmatch("[#oO.]+", row) for row in rows) or "#" not in "".join(rows):
            self.bad("roam-cards-pattern", field="pattern", value=" / ".join(rows)[:60])
            return _ANY_PATTERN
        return Pattern.from_rows([row.lower() for row in rows])  # a blank may be typed as a large O
