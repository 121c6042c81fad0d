"""What a table of Roam holds, declared once: the name, the kind and the meaning of every field.

How a field is copied, cleared, written down and read again follows from its kind. `snapshot.py` writes and reads
by this list; `table_fields.py` (the attributes, copying, clearing) is made of it by tools/table_fields.py, as
compiled rules need it spelt out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from parlour.core.fields import Fields
from parlour.core.packed import i64, vec
from parlour.games.roam.actions import CARD_NAMES, CARDS, MAX_ARTIFACTS, MAX_BID, MAX_LANDS
from parlour.games.roam.board import NONE, PLACES, SPACE_NAMES, SPACES, only, spaces_of
from parlour.games.roam.setup import TOKENS, Setup

# The steps of a turn.
STEPS: Final = ("start", "placing", "filling", "acting", "ordering", "bidding", "buying", "over")
MANY: Final = 1_000_000  # more rounds or coins than any game sees

Read = Callable[[Fields, str, Setup], Any]


@dataclass(frozen=True)
class Kind:
    """A kind of value: its type, the code for none of it, and how snapshots are read and written."""

    type: str
    empty: str
    read: Read
    write: Callable[[Any], object] = lambda value: value


@dataclass(frozen=True)
class Field:
    """A field of the table. `key` is its name in snapshots, if that is another."""

    name: str
    kind: Kind
    about: str = ""
    key: str = ""

    @property
    def in_snapshots(self) -> str:
        """What snapshots call it."""
        return self.key or self.name


def whole(type: str, least: int, most: int, empty: str = "0") -> Kind:
    """A number."""
    return Kind(type, empty, lambda fields, name, setup: fields.whole(name, least, most))


def _seat(least: int, empty: str) -> Kind:
    return Kind("Seat", empty, lambda fields, name, setup: fields.whole(name, least, setup.seats - 1))


def _pile(type: str, read: Callable[[Fields, str, Setup], Iterable[int]], write: Callable[[Any], object]) -> Kind:
    """Numbers in a row: copies share it, as it is never changed but replaced."""
    return Kind(
        f"vec[{type}]", f"vec[{type}]()", lambda fields, name, setup: vec[i64](read(fields, name, setup)), write
    )


def cards(most: int) -> Kind:
    """A pile of land cards or artifacts."""
    return _pile("Card", lambda fields, name, setup: fields.wholes(name, 1, most), list)


def _mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= only(SPACES[name])
    return mask


def _read_card(fields: Fields, name: str, setup: Setup) -> int:
    card = fields.word(name, ("", *CARDS))
    return int(CARDS[card]) if card else 0


def _read_space(fields: Fields, name: str, setup: Setup) -> int:
    space = fields.word(name, ("", *SPACES))
    return int(SPACES[space]) if space else NONE


def _read_lands(fields: Fields, name: str, setup: Setup) -> Iterable[int]:
    lands = fields.wholes(name, 0, MAX_LANDS)
    if len(lands) != PLACES:
        raise fields.bad(name, list(lands))
    return lands


SEAT: Final = _seat(0, "Seat(0)")
SEAT_OR_NOBODY: Final = _seat(NONE, "NO_SEAT")
SEATS: Final = _pile("Seat", lambda fields, name, setup: fields.wholes(name, 0, setup.seats - 1), list)
TRUTH: Final = Kind("bool", "False", lambda fields, name, setup: fields.truth(name))
STEP: Final = Kind(
    "i64", "0", lambda fields, name, setup: STEPS.index(fields.word(name, STEPS)), lambda step: STEPS[step]
)
SPACE: Final = Kind("Space", "NOWHERE", _read_space, lambda space: SPACE_NAMES[space] if space != NONE else "")
SPACE_SET: Final = Kind(
    "Spaces",
    "0",
    lambda fields, name, setup: _mask(fields.words(name, SPACES)),
    lambda mask: list(spaces_of(mask)),
)
CHARACTER: Final = Kind("Card", "NO_CARD", _read_card, lambda card: CARD_NAMES[card])
CHARACTERS: Final = _pile(
    "Card",
    lambda fields, name, setup: [int(CARDS[card]) for card in fields.words(name, CARDS)],
    lambda pile: [CARD_NAMES[card] for card in pile],
)
LANDS: Final = _pile("Card", _read_lands, list)
PLACES_IN_ORDER: Final = _pile("Place", lambda fields, name, setup: fields.wholes(name, 0, PLACES - 1), list)

GAME: Final = (
    Field("to_move", SEAT_OR_NOBODY, "who decides next (declared by State)"),
    Field("active", SEAT, "whose turn it is"),
    Field("first", SEAT, "the first player"),
    Field("round", whole("i64", 1, MANY)),
    Field("step", STEP, "where in the turn"),
    Field("decided", TRUTH, "whether anything was decided in this turn, so that it ends with an explicit end"),
    Field("conceded", SEATS, "who gave up"),
    Field("lands", LANDS, "the land card at each place, NO_CARD for a gap"),
    Field("top", whole("Card", 0, MAX_LANDS, "NO_CARD"), "the visible land card on the deck"),
    Field("deck", cards(MAX_LANDS), "the cards under it, in no order: chance draws one when it comes up"),
    Field("row", cards(MAX_ARTIFACTS), "artifacts laid out"),
    Field("stack", cards(MAX_ARTIFACTS), "the others, in no order"),
    Field("outpost", SEAT_OR_NOBODY, "who has it"),
)
# By seat: changed in place, and copied.
PLAYER: Final = (
    Field("own", SPACE_SET, "spaces with at least one token of a seat", "tokens"),
    Field("twice", SPACE_SET, "spaces with two of them (stacking variant)", "stacked"),
    Field("supply", whole("i64", 0, TOKENS)),
    Field("coins", whole("i64", 0, MANY)),
    Field("up", CHARACTERS, "characters face up"),
    Field("down", CHARACTERS),
    Field("ready", cards(MAX_ARTIFACTS), "artifacts face up", "artifacts_up"),
    Field("spent", cards(MAX_ARTIFACTS), "artifacts face down", "artifacts_down"),
)
REPLACED: Final = ("ready", "spent")  # these change seldom, so all seats' are replaced and copies share them
TURN: Final = (
    Field("rested", TRUTH),
    Field("turned", whole("i64", 0, MAX_ARTIFACTS), "quarter turns by artifacts"),
    Field("used", CHARACTER, "the character used, NO_CARD before"),
    Field("at", SPACE, "its anchor, NOWHERE without a position"),
    Field("squares", SPACE_SET, "squares of its pattern not dealt with yet"),
    Field("blanks", SPACE_SET, "its blank squares on the map that got no token yet"),
    Field("replaced", TRUTH, "whether a token was replaced while placing"),
)
COMPLETING: Final = (Field("completed", PLACES_IN_ORDER, "places still to be resolved"),)
AUCTION: Final = (
    Field("lot", whole("Place", NONE, PLACES - 1, "NO_PLACE"), "the place whose card is auctioned"),
    Field("bidders", SEATS, "seats still to bid, the next one first"),
    Field("bid", whole("i64", NONE, MAX_BID, "NONE"), "the highest so far"),
    Field("bidder", SEAT_OR_NOBODY, "who made it; before the first bid, who wins if all pass"),
)
ENDING: Final = (
    Field("ending", TRUTH, "somebody has ten characters: this is the last round"),
    Field("progress", TRUTH, "this round placed a token on a free space or completed a card (R-6.3)"),
    Field("idle", whole("i64", 0, MANY), "rounds in a row without progress"),
)
# Name, type and meaning of what follows from the others and is kept up to date.
DERIVED: Final = (
    ("occupied", "Spaces", "the spaces with a token"),
    ("room", "Spaces", "the spaces that can take one more (R-4.4: one token; R-9.1, R-9.3: two)"),
    ("land", "Spaces", "the spaces on the map: all but gaps (R-5.4)"),
    ("coin1", "Spaces", "spaces with 1 or 3 coin symbols"),
    ("coin2", "Spaces", "spaces with 2 or 3 of them"),
    ("powers", "vec[i64]", "by seat, the abilities of `ready`, as bits; replaced as a whole"),
)
