"""Card sets: what is printed on the cards, as data, checked on loading (R-1, R-10).

A set is a TOML file (docs/card-sets.md) or the same content as a JSON object. Every complaint names the file,
the card and the field.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from parlour.core.errors import InvalidInput
from parlour.core.fields import read_toml
from parlour.games.roam.actions import CARDS, MAX_ARTIFACTS, MAX_LANDS, STARTERS
from parlour.games.roam.board import ALL, PLACES
from parlour.games.roam.patterns import Pattern, positions

ABILITIES: Final = ("blank", "replace", "coin", "turn", "move", "flip")  # in this order

BUILT_IN: Final = ("sketch",)
MAX_POINTS: Final = 50
MAX_PRICE: Final = 50
MAX_COINS_ON_A_SPACE: Final = 3
MAX_TEXT: Final = 200


@dataclass(frozen=True)
class Character:
    """The character side of a card: a pattern and points."""

    card: int
    name: str
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
    try:
        data = read_toml(text)
    except InvalidInput as error:
        raise InvalidInput("roam-cards-not-toml", file=file, error=str(error)) from error
    return set_from_data(data, file)


def set_from_data(data: Mapping[str, Any], file: str) -> CardSet:
    """The card set in a JSON-like object."""
    try:
        # what JSON does not know, such as dates, becomes text, which no field of a card takes for something else
        source = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidInput("roam-cards-not-toml", file=file, error=type(error).__name__) from error
    return _parse(source, file)


@functools.lru_cache(maxsize=32)
def _parse(source: str, file: str) -> CardSet:
    top = _Card(file, "-", json.loads(source))
    name = top.text("name", default=file)
    starters = tuple(_starter(card) for card in top.cards("starter", "id"))
    lands = tuple(_land(card) for card in top.cards("land", "number"))
    artifacts = tuple(_artifact(card) for card in top.cards("artifact", "number"))
    top.done()
    if [starter.card for starter in starters] != list(STARTERS):
        raise top.bad("roam-cards-starters", field="starter")
    if len(lands) < PLACES:
        raise top.bad("roam-cards-few-lands", field="land", least=PLACES)
    found = CardSet(name, starters, lands, artifacts, source)
    _check_distinct(top, found)
    _check_reach(top, found)
    return found


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

    def bad(self, message: str, field: str, **values: str | int) -> InvalidInput:
        return InvalidInput(message, file=self.file, card=self.card, field=field, **values)

    def take(self, field: str) -> Any:
        if field not in self.data:
            raise self.bad("roam-cards-missing", field=field)
        return self.data.pop(field)

    def done(self) -> None:
        for field in self.data:
            raise self.bad("roam-cards-unknown-field", field=str(field)[:40])

    def whole(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.take(field) if default is None or field in self.data else default
        if type(value) is not int or not least <= value <= most:
            raise self.bad("roam-cards-number", field=field, value=str(value)[:40], least=least, most=most)
        return value

    def text(self, field: str, default: str) -> str:
        value = self.data.pop(field, default)
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

    def cards(self, field: str, key: str) -> list[_Card]:
        found = self.data.pop(field, [])
        if not isinstance(found, list):
            raise self.bad("roam-cards-not-a-table", field=field)
        cards = []
        for place, data in enumerate(found, start=1):
            own = data.get(key, f"#{place}") if isinstance(data, dict) else f"#{place}"
            cards.append(_Card(self.file, f"{field} {str(own)[:20]}", data))
        return cards


def _starter(card: _Card) -> Character:
    name = card.word("id", ("A", "B", "C"))
    title, pattern = card.text("name", default=name), card.pattern()
    points = card.whole("points", 0, MAX_POINTS, default=0)
    card.done()
    return Character(CARDS[name], title, pattern, points)


def _land(card: _Card) -> Land:
    number = card.whole("number", 1, MAX_LANDS)
    name = card.text("name", default=str(number))
    landscape = card.text("landscape", default="")
    rows = card.rows("coins")
    if len(rows) != 3 or not all(re.fullmatch(f"[.1-{MAX_COINS_ON_A_SPACE}]{{2}}", row) for row in rows):
        raise card.bad("roam-cards-coins", field="coins", value=" / ".join(rows)[:60])
    coins = tuple(int(mark) if mark != "." else 0 for mark in "".join(rows))
    character = Character(number, name, card.pattern(), card.whole("points", 0, MAX_POINTS))
    card.done()
    return Land(number, landscape, coins, character)


def _artifact(card: _Card) -> ArtifactTile:
    number = card.whole("number", 1, MAX_ARTIFACTS)
    name = card.text("name", default=str(number))
    ability = card.word("ability", ABILITIES)
    price, points = card.whole("price", 0, MAX_PRICE), card.whole("points", 0, MAX_POINTS)
    card.done()
    return ArtifactTile(number, name, ability, price, points)


def _check_distinct(top: _Card, found: CardSet) -> None:
    for field, numbers in (
        ("land", [land.number for land in found.lands]),
        ("artifact", [tile.number for tile in found.artifacts]),
    ):
        for number in numbers:
            if numbers.count(number) > 1:
                raise top.bad("roam-cards-twice", field=field, number=number)


def _check_reach(top: _Card, found: CardSet) -> None:
    """R-10: the starting patterns reach every space of the map from every seat."""
    for turns in range(4):
        reached = 0
        for starter in found.starters:
            for position in positions(starter.pattern, turns):
                reached |= position.squares
        if reached != ALL:
            raise top.bad("roam-cards-reach", field="starter")
