"""The text of a card-set file: TOML, read so that one slip hides nothing of what else is wrong.

A file that is sound TOML is taken as it is. If it is not, every card is read by itself, from its heading to the
next one: what can be read is looked at like any other card, and every slip has the line it is in.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.core.errors import InvalidInput, short
from parlour.core.fields import read_toml

CARD_KINDS: Final = ("starter", "land", "artifact")
TOP: Final = ""  # the kind of what stands before the first card

_HEADING: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z_-]+)\s*\]?\]\s*(?:#.*)?")
_FIELD: Final = re.compile(r"\s*([A-Za-z_-]+)\s*=")
_WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
# What a TOML reader complains of, and the slip that is behind it nearly always.
_SLIPS: Final = (
    ("Illegal character", "quote"),
    ("Unterminated string", "quote"),
    ("Unclosed array", "bracket"),
    ("Cannot overwrite a value", "twice"),
    ("Invalid value", "value"),
    ("Expected '='", "equals"),
)


@dataclass(frozen=True)
class Section:
    """Some lines of a file: the heading of a card and what belongs to it."""

    kind: str
    line: int  # of the heading; 0 where there is none
    fields: tuple[tuple[str, int], ...] = ()  # each with its line
    readable: bool = True

    def line_of(self, field: str) -> int:
        """Where a field is, or the heading if it is not there."""
        return dict(reversed(self.fields)).get(field, self.line)


@dataclass(frozen=True)
class CardText:
    """What is in a file, where it is, and what is wrong with it as a text, each with its line."""

    data: Mapping[str, Any]
    sections: tuple[Section, ...] = ()
    slips: tuple[tuple[int, InvalidInput], ...] = ()


def read_text(text: str, file: str) -> CardText:
    """The cards of a file, as far as it can be read."""
    parts = list(_parts(text))
    sections = tuple(section for section, _, _ in parts)
    single = [(section.line, section.kind) for section, brackets, _ in parts if brackets == 1]
    slips = [
        (line, InvalidInput("roam-cards-one-bracket", file=f"{file}:{line}", card="set", field=kind))
        for line, kind in single
    ]
    try:
        data = read_toml(text)
        if not slips:
            return CardText(data, sections)
    except InvalidInput as error:
        whole = _slip(error, file)
    top: dict[str, Any] = {}
    cards: dict[str, Any] = {}
    for place, (section, _, lines) in enumerate(parts):
        try:
            # empty lines before it, so that complaints name the lines of the file
            card = read_toml("\n" * section.line + lines)
        except InvalidInput as error:
            slips.append(_slip(error, file))
            sections = (*sections[:place], replace(section, readable=False), *sections[place + 1 :])
            card = {}
        if section.kind == TOP:
            top = card
        else:
            cards.setdefault(section.kind, []).append(card)
    return CardText({**top, **cards}, sections, tuple(slips) or (whole,))


def _parts(text: str) -> Iterator[tuple[Section, int, str]]:
    """Each section with the brackets of its heading and the lines under it."""
    kind, start, brackets = TOP, 0, 2
    fields: list[tuple[str, int]] = []
    lines: list[str] = []
    for number, line in enumerate(text.split("\n"), start=1):
        heading = _HEADING.fullmatch(line)
        if heading:
            yield Section(kind, start, tuple(fields)), brackets, "\n".join([*lines, ""])
            kind, start, fields, lines = heading[2], number, [], []
            brackets = 1 if len(heading[1]) == 1 and kind in CARD_KINDS else 2
            continue
        lines.append(line)
        field = _FIELD.match(line)
        if field:
            fields.append((field[1], number))
    yield Section(kind, start, tuple(fields)), brackets, "\n".join([*lines, ""])


def _slip(error: InvalidInput, file: str) -> tuple[int, InvalidInput]:
    """What a TOML reader complains of, in the words of somebody who copies cards."""
    complaint = str(error.__cause__) if isinstance(error.__cause__, tomllib.TOMLDecodeError) else ""
    if not complaint:
        mistake = InvalidInput("roam-cards-not-toml", file=file, error=str(error))
        mistake.__cause__ = error
        return 0, mistake
    at = _WHERE.search(complaint)
    line = int(at[1]) if at and at[1] else 0
    said = _WHERE.sub("", complaint)
    slip = next((name for beginning, name in _SLIPS if said.startswith(beginning)), "other")
    where = f"{file}:{line}" if line else file
    return line, InvalidInput("roam-cards-line", file=where, slip=slip, error=short(said, 120))
