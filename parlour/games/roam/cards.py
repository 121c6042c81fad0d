"""Card sets: what is printed on the cards, as data, checked on loading (R-1, R-10).

A set is a TOML file (docs/card-sets.md) or the same content as a JSON object. Every complaint names the file,
its line where there is one, the card and the field; all of them are found at once.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, Generic, TypeVar

from parlour.core.errors import InvalidInput, short
from parlour.games.roam.actions import CARD_NAMES, CARDS, MAX_ARTIFACTS, MAX_LANDS, STARTERS
from parlour.games.roam.board import PLACES
from parlour.games.roam.card_fields import CardFields
from parlour.games.roam.card_text import TOP, CardText, Section, read_text
from parlour.games.roam.patterns import Pattern

ABILITIES: Final = ("blank", "replace", "coin", "turn", "move", "flip")  # in this order

# What comes with Parlour. The first is played with when nobody says. The others stay as they are, for records;
# `sketch` is plain, for scenarios.
BUILT_IN: Final = ("wayfarers-2", "wayfarers", "sketch")
NAMED_AS: Final = {"wayfarers-2": "wayfarers"}  # the cards of both are called the same
LANDSCAPES: Final = (  # those that can be drawn
    "forest", "coast", "desert", "ruins", "marsh", "snow", "orchard", "lake", "canyon", "village",
)  # fmt: skip
MAX_STARTERS: Final = 12  # more than there are, so that what is wrong with one too many is told
MAX_POINTS: Final = 50
MAX_PRICE: Final = 50
MAX_COINS_ON_A_SPACE: Final = 3

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
    """The card set in a TOML text, or all its mistakes, in the order of its lines."""
    found = read_text(text, file)
    return _read(_canonical(found, file), file, found.sections, found.slips)


def set_from_data(data: Mapping[str, Any], file: str) -> CardSet:
    """The card set in a JSON-like object."""
    return _remembered(_canonical(CardText(data), file), file)


@functools.lru_cache(maxsize=32)
def _remembered(source: str, file: str) -> CardSet:
    """Sound sets only: they are as large as their cards, while mistakes would be as many as somebody likes."""
    return _sound(*_read(source, file))


def _sound(found: CardSet | None, mistakes: tuple[InvalidInput, ...]) -> CardSet:
    if found is None:
        raise mistakes[0]
    return found


def _canonical(found: CardText, file: str) -> str:
    try:
        # what JSON does not know, such as dates, becomes text, which no field of a card takes for something else
        return json.dumps(found.data, sort_keys=True, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidInput("roam-cards-not-toml", file=file, error=type(error).__name__) from error


_Mistake = tuple[int, InvalidInput]  # with its line, 0 where there is none
LAST: Final = 1_000_000_000  # what is wrong with a set as a whole is told after all lines


def _read(
    source: str, file: str, sections: tuple[Section, ...] = (), slips: tuple[_Mistake, ...] = ()
) -> tuple[CardSet | None, tuple[InvalidInput, ...]]:
    # At the top of a file there are its fields, and the headings of its cards.
    headings = [(section.kind, section.line) for section in sections[1:]]
    above = Section(TOP, 0, (*(sections[0].fields if sections else ()), *headings))
    top = CardFields(file, "set", json.loads(source), above)
    starters = _Heap(top, "starter", "id", MAX_STARTERS, _starter, sections)
    lands = _Heap(top, "land", "number", MAX_LANDS, _land, sections)
    artifacts = _Heap(top, "artifact", "number", MAX_ARTIFACTS, _artifact, sections)
    name = top.text("name", default=file)
    top.done()
    whole = _whole(file, starters, lands, artifacts)
    mistakes = [*slips, *starters.mistakes, *lands.mistakes, *artifacts.mistakes]
    mistakes += [(line or LAST, mistake) for line, mistake in [*top.mistakes, *whole]]
    if mistakes:
        mistakes.sort(key=lambda mistake: mistake[0])
        return None, tuple(mistake for _, mistake in mistakes)
    return CardSet(name, tuple(starters.made), tuple(lands.made), tuple(artifacts.made), source), ()


class _Heap(Generic[_Made]):
    """All cards of one kind: those that are sound, what the others are called, and what is wrong with them."""

    def __init__(
        self,
        top: CardFields,
        kind: str,
        key: str,
        most: int,
        make: Callable[[CardFields], _Made],
        sections: tuple[Section, ...],
    ) -> None:
        self.kind = kind
        self.made: list[_Made] = []
        self.called: list[tuple[object, Section | None]] = []  # by id or number, as far as they can be read
        self.mistakes: list[_Mistake] = []
        tables = top.optional(kind, [])
        if not isinstance(tables, list):
            top.bad("roam-cards-one-bracket", field=kind)
            tables = []
        own = [section for section in sections if section.kind == kind]
        certain = len(own) == len(tables)  # headings can be written in ways that are not looked for
        self.count = len(tables)
        if self.count > most:
            top.bad("roam-cards-many", field=kind, count=self.count, most=most)
            tables = []  # whatever else is wrong with them can wait
        for place, data in enumerate(tables):
            section = own[place] if certain else None
            if section and not section.readable:
                continue
            name = data.get(key) if isinstance(data, dict) else None
            label = f"{kind} {short(f'#{place + 1}' if name is None else name, 20)}"
            card = CardFields(top.file, label, data, section)
            self.called.append((name, section))
            found = make(card)
            if not card.mistakes:
                self.made.append(found)
            self.mistakes += card.mistakes

    def used_twice(self, file: str) -> list[_Mistake]:
        """Numbers that another card has already, where they are used again."""
        found: list[_Mistake] = []
        used = set()
        for number, section in self.called:
            if type(number) is not int:
                continue
            if number in used:
                again = CardFields(file, "set", {}, section)
                again.bad("roam-cards-twice", field=self.kind, at="number", number=number)
                found += again.mistakes
            used.add(number)
        return found


def names_of(built_in: str) -> str:
    """The set whose names the cards of a built-in set have, as it is in their messages."""
    return NAMED_AS.get(built_in, built_in)


@functools.lru_cache(maxsize=8)
def built_in_set(name: str) -> CardSet:
    """A set that comes with Parlour."""
    if name not in BUILT_IN:
        raise InvalidInput("roam-cards-unknown-set", name=name[:40], known=", ".join(BUILT_IN))
    file = resources.files("parlour.games.roam") / "sets" / f"{name}.toml"
    return set_from_toml(file.read_text(encoding="utf-8"), f"{name}.toml")


def _starter(card: CardFields) -> Character:
    name = card.word("id", ("A", "B", "C"))
    title, flavour, pattern = card.text("name", default=name), card.text("flavour", default=""), card.pattern()
    points = card.whole("points", 0, MAX_POINTS, default=0)
    card.done()
    return Character(int(CARDS[name]), title, flavour, pattern, points)


def _land(card: CardFields) -> Land:
    number = card.whole("number", 1, MAX_LANDS)
    name, flavour = card.text("name", default=str(number)), card.text("flavour", default="")
    landscape = card.text("landscape", default="")
    coins = card.coins(MAX_COINS_ON_A_SPACE)
    character = Character(number, name, flavour, card.pattern(), card.whole("points", 0, MAX_POINTS))
    card.done()
    return Land(number, landscape, coins, character)


def _artifact(card: CardFields) -> ArtifactTile:
    number = card.whole("number", 1, MAX_ARTIFACTS)
    name, flavour = card.text("name", default=str(number)), card.text("flavour", default="")
    ability = card.word("ability", ABILITIES)
    price, points = card.whole("price", 0, MAX_PRICE), card.whole("points", 0, MAX_POINTS)
    card.done()
    return ArtifactTile(number, name, flavour, ability, price, points)


def _whole(
    file: str, starters: _Heap[Character], lands: _Heap[Land], artifacts: _Heap[ArtifactTile]
) -> list[_Mistake]:
    """What is wrong with a set as a whole, as far as its cards can be read."""
    whole = CardFields(file, "set", {})
    names = [CARD_NAMES[card] for card in STARTERS]
    called = [name for name, _ in starters.called]
    # A card that cannot be read would be called missing too.
    if len(called) == starters.count and called != names and all(name in names for name in called):
        whole.bad("roam-cards-starters", field="starter", there=", ".join(map(str, called)) or "none")
    if lands.count < PLACES:
        whole.bad("roam-cards-few-lands", field="land", least=PLACES)
    return [*whole.mistakes, *lands.used_twice(file), *artifacts.used_twice(file)]
