"""Card sets: what is printed on the cards, as data, checked on loading (R-1, R-10).

A set is a TOML file (docs/card-sets.md) or the same content as a JSON object. Every complaint names the file,
the card and the field.
"""

from __future__ import annotations

import difflib
import functools
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, TypeVar

from parlour.core.errors import InvalidInput
from parlour.core.fields import read_toml
from parlour.games.roam.actions import CARD_NAMES, CARDS, MAX_ARTIFACTS, MAX_LANDS, STARTERS
from parlour.games.roam.board import ALL, PLACES
from parlour.games.roam.patterns import Pattern, positions

ABILITIES: Final = ("blank", "replace", "coin", "turn", "move", "flip")  # in this order

# What comes with Parlour. The first is played with when nobody says; `sketch` is plain and stays as it is, for
# scenarios and records.
BUILT_IN: Final = ("wayfarers", "sketch")
LANDSCAPES: Final = (  # those that can be drawn
    "forest", "coast", "desert", "ruins", "marsh", "snow", "orchard", "lake", "canyon", "village",
)  # fmt: skip
MAX_POINTS: Final = 50
MAX_PRICE: Final = 50
MAX_COINS_ON_A_SPACE: Final = 3
MAX_TEXT: Final = 200

_Made = TypeVar("_Made")


@dataclass(frozen=True)
class Character:
    """The character side of a card: a pattern and points."""

    card: int
    name: str
    flavour: str
    pattern: Pattern
    points: int


@dataclass(frozen=True)
class Land:
    """A land card (R-1.1): coins on 6 spaces, 2 wide and 3 tall with the scroll up, and the character behind."""

    number: int
    landscape: str
    coins: tuple[int, ...]
    character: Character


@dataclass(frozen=True)
class ArtifactTile:
    """An artifact: what it can do, what it costs, what it scores."""

    number: int
    name: str
    flavour: str
    ability: str
    price: int
    points: int


@dataclass(frozen=True)
class CardSet:
    """All cards of a box. `source` is the JSON object it was made from: records carry it."""

    name: str
    starters: tuple[Character, ...]
    lands: tuple[Land, ...]
    artifacts: tuple[ArtifactTile, ...]
    source: str  # canonical JSON


def set_from_toml(text: str, file: str) -> CardSet:
    """The card set in a TOML text."""
    return _sound(*read_cards(text, file))


def read_cards(text: str, file: str) -> tuple[CardSet | None, tuple[InvalidInput, ...]]:
    """The card set in a TOML text, or all its mistakes, at most one for each card."""
    try:
        data = read_toml(text)
    except InvalidInput as error:
        mistake = InvalidInput("roam-cards-not-toml", file=file, error=str(error))
        mistake.__cause__ = error
        return None, (mistake,)
    return _read(_canonical(data, file), file, _headings(text))


def set_from_data(data: Mapping[str, Any], file: str) -> CardSet:
    """The card set in a JSON-like object."""
    return _sound(*_read(_canonical(data, file), file, ()))


def _sound(found: CardSet | None, mistakes: tuple[InvalidInput, ...]) -> CardSet:
    if found is None:
        # A new error each time: the mistakes are remembered, and one that is raised holds on to its callers.
        raise InvalidInput(mistakes[0].message, **mistakes[0].values) from mistakes[0].__cause__
    return found


def _canonical(data: Mapping[str, Any], file: str) -> str:
    try:
        # what JSON does not know, such as dates, becomes text, which no field of a card takes for something else
        return json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidInput("roam-cards-not-toml", file=file, error=type(error).__name__) from error


def _headings(text: str) -> tuple[tuple[str, int], ...]:
    """Where cards begin: `[[land]]` and its line, one after the other."""
    found = []
    for line, written in enumerate(text.splitlines(), start=1):
        heading = re.match(r"\s*\[\[\s*([a-z]+)\s*\]\]", written)
        if heading:
            found.append((heading[1], line))
    return tuple(found)


@functools.lru_cache(maxsize=32)
def _read(
    source: str, file: str, headings: tuple[tuple[str, int], ...]
) -> tuple[CardSet | None, tuple[InvalidInput, ...]]:
    top = _Card(file, "set", json.loads(source))
    mistakes: list[InvalidInput] = []

    def each(kind: str, key: str, make: Callable[[_Card], _Made]) -> tuple[_Made, ...]:
        made = []
        tables = top.tables(kind, mistakes)
        lines = [line for heading, line in headings if heading == kind]
        for place, data in enumerate(tables):
            own = data.get(key, f"#{place + 1}") if isinstance(data, dict) else f"#{place + 1}"
            where = f"{file}:{lines[place]}" if len(lines) == len(tables) else file
            try:
                made.append(make(_Card(where, f"{kind} {str(own)[:20]}", data)))
            except InvalidInput as mistake:
                mistakes.append(mistake)
        return tuple(made)

    starters = each("starter", "id", _starter)
    lands = each("land", "number", _land)
    artifacts = each("artifact", "number", _artifact)
    name = file
    try:
        name = top.text("name", default=file)
        top.done()
    except InvalidInput as mistake:
        mistakes.append(mistake)
    found = CardSet(name, starters, lands, artifacts, source)
    # The set as a whole is looked at when its cards are sound: a misread number would be called missing too.
    mistakes += [] if mistakes else _whole(top, found)
    return (None, tuple(mistakes)) if mistakes else (found, ())


@functools.lru_cache(maxsize=8)
def built_in_set(name: str) -> CardSet:
    """A set that comes with Parlour."""
    if name not in BUILT_IN:
        raise InvalidInput("roam-cards-unknown-set", name=name[:40], known=", ".join(BUILT_IN))
    file = resources.files("parlour.games.roam") / "sets" / f"{name}.toml"
    return set_from_toml(file.read_text(encoding="utf-8"), f"{name}.toml")


class _Card:
    """One table of the file, whose fields are taken one by one; what is left over is unknown."""

    def __init__(self, file: str, card: str, data: object) -> None:
        self.file = file
        self.card = card
        if not isinstance(data, dict):
            raise self.bad("roam-cards-not-a-table", field="-")
        self.data = dict(data)
        self.fields: list[str] = []  # those asked for

    def bad(self, message: str, field: str, **values: str | int) -> InvalidInput:
        return InvalidInput(message, file=self.file, card=self.card, field=field, **values)

    def take(self, field: str) -> Any:
        self.fields.append(field)
        if field in self.data:
            return self.data.pop(field)
        # Somebody who mistypes a name misses the field and does not know why.
        near = difflib.get_close_matches(field, self.data, n=1) or ["none"]
        raise self.bad("roam-cards-missing", field=field, near=near[0][:40])

    def optional(self, field: str, default: object) -> Any:
        self.fields.append(field)
        return self.data.pop(field, default)

    def done(self) -> None:
        for field in self.data:
            near = difflib.get_close_matches(str(field).lower(), self.fields, n=1) or ["none"]
            raise self.bad("roam-cards-unknown-field", field=str(field)[:40], near=near[0][:40])

    def whole(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.take(field) if default is None else self.optional(field, default)
        if isinstance(value, str):
            raise self.bad("roam-cards-quoted", field=field, value=value[:40])
        if type(value) is not int or not least <= value <= most:
            raise self.bad("roam-cards-number", field=field, value=str(value)[:40], least=least, most=most)
        return value

    def text(self, field: str, default: str) -> str:
        value = self.optional(field, default)
        if not isinstance(value, str) or len(value) > MAX_TEXT or not value.isprintable():
            raise self.bad("roam-cards-text", field=field, value=str(value)[:40], most=MAX_TEXT)
        return value

    def word(self, field: str, known: tuple[str, ...]) -> str:
        value = self.take(field)
        if value not in known:
            raise self.bad("roam-cards-word", field=field, value=str(value)[:40], known=", ".join(known))
        return str(value)

    def rows(self, field: str) -> list[str]:
        value = self.take(field)
        if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
            raise self.bad("roam-cards-rows", field=field, value=str(value)[:40])
        return value

    def pattern(self) -> Pattern:
        rows = self.rows("pattern")
        wide = len(rows[0]) if rows else 0
        fits = 1 <= len(rows) <= 6 and 1 <= wide <= 6 and all(len(row) == wide for row in rows)
        if not fits or not all(re.fullmatch("[#o.]+", row) for row in rows) or "#" not in "".join(rows):
            raise self.bad("roam-cards-pattern", field="pattern", value=" / ".join(rows)[:60])
        return Pattern.from_rows(rows)

    def tables(self, kind: str, mistakes: list[InvalidInput]) -> list[object]:
        found = self.optional(kind, [])
        if isinstance(found, list):
            return found
        mistakes.append(self.bad("roam-cards-one-bracket", field=kind))
        return []


def _starter(card: _Card) -> Character:
    name = card.word("id", ("A", "B", "C"))
    title, flavour, pattern = card.text("name", default=name), card.text("flavour", default=""), card.pattern()
    points = card.whole("points", 0, MAX_POINTS, default=0)
    card.done()
    return Character(CARDS[name], title, flavour, pattern, points)


def _land(card: _Card) -> Land:
    number = card.whole("number", 1, MAX_LANDS)
    name, flavour = card.text("name", default=str(number)), card.text("flavour", default="")
    landscape = card.text("landscape", default="")
    rows = card.rows("coins")
    if len(rows) != 3 or not all(re.fullmatch(f"[.1-{MAX_COINS_ON_A_SPACE}]{{2}}", row) for row in rows):
        raise card.bad("roam-cards-coins", field="coins", value=" / ".join(rows)[:60])
    coins = tuple(int(mark) if mark != "." else 0 for mark in "".join(rows))
    character = Character(number, name, flavour, card.pattern(), card.whole("points", 0, MAX_POINTS))
    card.done()
    return Land(number, landscape, coins, character)


def _artifact(card: _Card) -> ArtifactTile:
    number = card.whole("number", 1, MAX_ARTIFACTS)
    name, flavour = card.text("name", default=str(number)), card.text("flavour", default="")
    ability = card.word("ability", ABILITIES)
    price, points = card.whole("price", 0, MAX_PRICE), card.whole("points", 0, MAX_POINTS)
    card.done()
    return ArtifactTile(number, name, flavour, ability, price, points)


def _whole(top: _Card, found: CardSet) -> list[InvalidInput]:
    """What is wrong with a set of sound cards."""
    mistakes = []
    if [starter.card for starter in found.starters] != list(STARTERS):
        there = ", ".join([CARD_NAMES[starter.card] for starter in found.starters])
        mistakes.append(top.bad("roam-cards-starters", field="starter", there=there or "none"))
    elif not _reaching(found):
        mistakes.append(top.bad("roam-cards-reach", field="starter"))
    if len(found.lands) < PLACES:
        mistakes.append(top.bad("roam-cards-few-lands", field="land", least=PLACES))
    for field, numbers in (
        ("land", [land.number for land in found.lands]),
        ("artifact", [tile.number for tile in found.artifacts]),
    ):
        for number in sorted({number for number in numbers if numbers.count(number) > 1}):
            mistakes.append(top.bad("roam-cards-twice", field=field, number=number))
    return mistakes


def _reaching(found: CardSet) -> bool:
    """R-10: the starting patterns reach every space of the map from every seat."""
    for turns in range(4):
        reached = 0
        for starter in found.starters:
            for position in positions(starter.pattern, turns):
                reached |= position.squares
        if reached != ALL:
            return False
    return True
