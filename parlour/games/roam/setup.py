"""What is fixed when a game of Roam begins: seats, variants and the card set, made ready for the rules."""

from __future__ import annotations

import functools
import json
import marshal
from collections.abc import Mapping
from typing import Any, Final

from parlour.core.errors import InvalidInput, short
from parlour.core.game import Json, OptionSpec, check_options
from parlour.core.packed import i64, vec
from parlour.games.roam.actions import MAX_ARTIFACTS, MAX_CARDS, MAX_LANDS, Card
from parlour.games.roam.board import (
    EDGES,
    EVERY_PLACE,
    NO_SEAT,
    PLACE_MASKS,
    PLACES,
    Edge,
    Place,
    Seat,
    Spaces,
    only,
    spaces_in,
)
from parlour.games.roam.cards import ABILITIES, BUILT_IN, CardSet, Land, built_in_set, set_from_data
from parlour.games.roam.laid_pattern import LaidPattern
from parlour.games.roam.patterns import Pattern, positions

# who sits where when nobody says.
DEFAULT_EDGES: Final = {2: ("south", "north"), 3: ("south", "west", "north"), 4: EDGES}

BLANK_ABILITY: Final = 0
REPLACE_ABILITY: Final = 1
COIN_ABILITY: Final = 2
TURN_ABILITY: Final = 3
MOVE_ABILITY: Final = 4
FLIP_ABILITY: Final = 5

TOKENS: Final = 24  # explore tokens of each colour
ROW: Final = 4  # artifacts laid out
START_COINS: Final = (0, 1, 1, 2)  # by the order of play

OPTION_SPECS: Final = (
    OptionSpec("players", 2, (2, 3, 4)),
    OptionSpec("seats", None),
    OptionSpec("first", "random", ("random", *EDGES)),
    OptionSpec("artifacts", False, (False, True)),
    OptionSpec("outpost", False, (False, True)),
    OptionSpec("stacking", False, (False, True)),
    OptionSpec("cards", BUILT_IN[0]),
)


class CardTables:
    """A card set as the rules use it: patterns as they lie, coins of every land, prices and points."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.lands = vec[Card](sorted([Card(land.number) for land in cards.lands]))
        self.artifacts = vec[Card](sorted([Card(tile.number) for tile in cards.artifacts]))
        self.points = vec[i64]([0] * (MAX_CARDS + 1))  # by character
        self.patterns: dict[Card, Pattern] = {}
        for character in [*cards.starters, *[land.character for land in cards.lands]]:
            self.points[character.card] = character.points
            self.patterns[Card(character.card)] = character.pattern
        # By quarter turns, then by character; made when first needed, as most games see a part of them.
        self._laid: list[LaidPattern | None] = [None] * (4 * (MAX_CARDS + 1))
        # Coins as two sets of spaces, worth 1 and 2, by land and place.
        self._ones = vec[i64]([0] * (PLACES * (MAX_LANDS + 1)))
        self._twos = vec[i64]([0] * (PLACES * (MAX_LANDS + 1)))
        for land in cards.lands:
            for place in EVERY_PLACE:
                self._print_coins(land, place)
        self.ability = vec[i64]([0] * (MAX_ARTIFACTS + 1))  # by artifact, as are the others
        self.price = vec[i64]([0] * (MAX_ARTIFACTS + 1))
        self.artifact_points = vec[i64]([0] * (MAX_ARTIFACTS + 1))
        for tile in cards.artifacts:
            self.ability[tile.number] = ABILITIES.index(tile.ability)
            self.price[tile.number] = tile.price
            self.artifact_points[tile.number] = tile.points

    def _print_coins(self, land: Land, place: Place) -> None:
        # the scroll points outwards, so cards of the bottom row lie turned by 180°.
        lying = land.coins if place < PLACES // 2 else land.coins[::-1]
        for space, coins in zip(spaces_in(PLACE_MASKS[place]), lying, strict=True):
            if coins & 1:
                self._ones[PLACES * land.number + place] |= only(space)
            if coins & 2:
                self._twos[PLACES * land.number + place] |= only(space)

    def ones(self, land: Card, place: Place) -> Spaces:
        """The spaces with 1 or 3 coin symbols when a land card lies at a place."""
        return self._ones[PLACES * land + place]

    def twos(self, land: Card, place: Place) -> Spaces:
        """The spaces with 2 or 3 coin symbols when a land card lies at a place."""
        return self._twos[PLACES * land + place]

    def laid(self, quarters: i64, card: Card) -> LaidPattern:
        """A character's pattern, turned clockwise by so many times 90°."""
        at = (MAX_CARDS + 1) * quarters + card
        found = self._laid[at]
        if found is None:  # speed: made once
            found = self._laid[at] = LaidPattern(card, positions(self.patterns[card], quarters))
        return found


class Setup:
    """The facts of one game that never change; states share it."""

    def __init__(self, options: Json, tables: CardTables) -> None:
        self.options = options  # shared by all games with these options: never given away, see options_text
        self.options_text = json.dumps(options)
        self.tables = tables
        self.seat_names: tuple[str, ...] = tuple(options["seats"])
        self.seats: i64 = len(self.seat_names)
        self.every_seat = vec[Seat]([Seat(seat) for seat in range(self.seats)])
        self.edges = vec[Edge]([Edge(EDGES.index(name)) for name in self.seat_names])
        self._seat_at = vec[Seat]([NO_SEAT] * len(EDGES))
        for seat in self.every_seat:
            self._seat_at[self.edges[seat]] = seat
        self.artifacts = bool(options["artifacts"])
        self.outpost = bool(options["outpost"])
        self.stacking = bool(options["stacking"])

    def seat_at(self, edge: Edge) -> Seat:
        """Who sits at an edge; NO_SEAT if nobody does."""
        return self._seat_at[edge]

    def after(self, seat: Seat) -> Seat:
        """Who sits next, clockwise (R-2.4)."""
        return self.every_seat[seat + 1] if seat + 1 < self.seats else self.every_seat[0]


def complete_options(given: Mapping[str, object]) -> Json:
    """All options, checked; what is not given has its default."""
    check_options(given, OPTION_SPECS)
    seats = _seats(given)
    cards, found = _cards(given.get("cards", BUILT_IN[0]))
    if given.get("artifacts") and not found.artifacts:  # there is nothing to lay out
        raise InvalidInput("roam-cards-no-artifacts")
    return {
        "seats": seats,
        "first": _first(given, seats),
        "artifacts": given.get("artifacts", False),
        "outpost": given.get("outpost", False),
        "stacking": given.get("stacking", False),
        "cards": cards,
    }


def _seats(given: Mapping[str, object]) -> list[str]:
    seats = given.get("seats")
    if seats is None:
        players = given.get("players", 2)
        assert isinstance(players, int)
        return list(DEFAULT_EDGES[players])
    # everybody sits at a different edge.
    if (
        not isinstance(seats, (list, tuple))
        or not 2 <= len(seats) <= 4
        or not all(seat in EDGES for seat in seats)
        or len(set(seats)) != len(seats)
        or given.get("players", len(seats)) != len(seats)  # unseen: a scenario says one or the other
    ):
        raise InvalidInput("roam-bad-seats", seats=_listed(seats), known=", ".join(EDGES))
    # seats count clockwise, whatever order they were given in.
    return sorted(seats, key=EDGES.index)


def _first(given: Mapping[str, object], seats: list[str]) -> object:
    """R-2.4: drawn at random, or one of the players."""
    first = given.get("first", "random")
    if first != "random" and first not in seats:
        raise InvalidInput("core-bad-option", name="first", value=short(first, 40), known=", ".join(seats))
    return first


def _listed(seats: object) -> str:
    return (", ".join(map(str, seats)) if isinstance(seats, (list, tuple)) else str(seats))[:60]


def _cards(given: object) -> tuple[str | Json, CardSet]:
    """The option as it is kept, and the set it means."""
    if isinstance(given, str):
        return given, built_in_set(given)
    if isinstance(given, dict):
        found = set_from_data(given, "cards")
        return json.loads(found.source), found
    raise InvalidInput("core-bad-option", name="cards", value=short(given, 40), known=", ".join(BUILT_IN))


_BEFORE: Final[dict[bytes, Setup]] = {}  # by options as they were written, for games that begin alike
_MOST_BEFORE: Final = 64


def setup_for(options: Any) -> Setup:
    """The setup of options, complete or not; equal ones give the same object."""
    try:
        written = marshal.dumps(options, 2)  # speed: sorted JSON takes longer than all else a game begins with
    except ValueError:
        return _sorted_setup(options)
    found = _BEFORE.get(written)
    if found is None:  # speed: it was asked for before
        found = _sorted_setup(options)
        if len(_BEFORE) >= _MOST_BEFORE:  # unseen: not too many are kept
            _BEFORE.clear()  # unseen: the same
        _BEFORE[written] = found  # speed: see above
    return found


def _sorted_setup(options: Any) -> Setup:
    try:
        key = json.dumps(options, sort_keys=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidInput("core-bad-options", error=type(error).__name__) from error
    return _setup(key)


@functools.lru_cache(maxsize=64)
def _setup(key: str) -> Setup:
    options = complete_options(json.loads(key))
    cards = options["cards"]
    found = built_in_set(cards) if isinstance(cards, str) else set_from_data(cards, "cards")
    return Setup(options, _tables(found.source))


@functools.lru_cache(maxsize=16)
def _tables(source: str) -> CardTables:
    return CardTables(set_from_data(json.loads(source), "cards"))
