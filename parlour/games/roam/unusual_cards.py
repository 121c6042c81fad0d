"""What is unusual about a card set: it can be played, but somebody who copied a box may want to look again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from parlour.core.errors import Value
from parlour.games.roam.actions import CARD_NAMES, STARTERS
from parlour.games.roam.board import ALL, EDGES, spaces_of
from parlour.games.roam.cards import LANDSCAPES, CardSet, Character
from parlour.games.roam.patterns import Pattern, positions

LANDS: Final = (43, 48)  # : with the promo cards
ARTIFACTS: Final = (0, 24)  # a set for the basic game alone has none
SQUARES: Final = range(2, 7)
MOST_BLANKS: Final = 3
LONGEST_SIDE: Final = 4
MOST_COINS: Final = 4
PRICES: Final = range(2, 9)
HIGHEST_POINTS: Final = 10
HIGHEST_ARTIFACT_POINTS: Final = 3


@dataclass(frozen=True)
class Unusual:
    """A message id with its values."""

    message: str
    values: dict[str, Value] = field(default_factory=dict)


def unusual(cards: CardSet) -> list[Unusual]:
    """Everything unusual, the set as a whole first."""
    return [
        *_counts(cards),
        *_reach(cards),
        *_twins(cards),
        *_characters(cards),
        *_lands(cards),
        *_artifacts(cards),
    ]


def _counts(cards: CardSet) -> Iterator[Unusual]:
    if len(cards.lands) not in LANDS:
        yield Unusual("roam-odd-lands", {"count": len(cards.lands)})
    if len(cards.artifacts) not in ARTIFACTS:
        yield Unusual("roam-odd-artifacts", {"count": len(cards.artifacts)})


def _reach(cards: CardSet) -> Iterator[Unusual]:
    """Spaces that no starting pattern reaches from a seat: a corner might stay unexplored for long."""
    for quarters, seat in enumerate(EDGES):
        missed = ALL
        for starter in cards.starters:
            for position in positions(starter.pattern, quarters):
                missed &= ~position.squares
        if missed:
            spaces = ", ".join(spaces_of(missed))
            yield Unusual("roam-odd-reach", {"seat": seat, "spaces": spaces, "count": missed.bit_count()})


def _twins(cards: CardSet) -> Iterator[Unusual]:
    first: dict[Pattern, str] = {}
    for character in _all_characters(cards):
        name = CARD_NAMES[character.card]
        if character.pattern in first:
            yield Unusual("roam-odd-twins", {"card": name, "twin": first[character.pattern]})
        first.setdefault(character.pattern, name)


def _characters(cards: CardSet) -> Iterator[Unusual]:
    for character in _all_characters(cards):
        name, pattern = CARD_NAMES[character.card], character.pattern
        rows = pattern.rows()
        if len(pattern.squares) not in SQUARES:
            yield Unusual("roam-odd-squares", {"card": name, "count": len(pattern.squares)})
        if len(pattern.blanks) > MOST_BLANKS:
            yield Unusual("roam-odd-blanks", {"card": name, "count": len(pattern.blanks)})
        if max(len(rows), len(rows[0])) > LONGEST_SIDE:
            yield Unusual("roam-odd-size", {"card": name, "wide": len(rows[0]), "high": len(rows)})
        if character.points > (0 if character.card in STARTERS else HIGHEST_POINTS):
            yield Unusual("roam-odd-points", {"card": name, "points": character.points})


def _lands(cards: CardSet) -> Iterator[Unusual]:
    for land in cards.lands:
        if sum(land.coins) > MOST_COINS:
            yield Unusual("roam-odd-coins", {"card": str(land.number), "count": sum(land.coins)})
        if land.landscape and land.landscape not in LANDSCAPES:
            known = ", ".join(LANDSCAPES)
            word = land.landscape[:40]
            yield Unusual("roam-odd-landscape", {"card": str(land.number), "word": word, "known": known})


def _artifacts(cards: CardSet) -> Iterator[Unusual]:
    for tile in cards.artifacts:
        if tile.price not in PRICES:
            yield Unusual("roam-odd-price", {"card": str(tile.number), "price": tile.price})
        if tile.points > HIGHEST_ARTIFACT_POINTS:
            yield Unusual("roam-odd-artifact-points", {"card": str(tile.number), "points": tile.points})


def _all_characters(cards: CardSet) -> list[Character]:
    return [*cards.starters, *(land.character for land in cards.lands)]
