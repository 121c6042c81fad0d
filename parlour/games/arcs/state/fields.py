"""The fields of the table, each declared once: where it is kept, how it begins, how it is written and read.

Numbers are kept side by side in `cells`, rows of cards and the like in `piles`, so that a copy of a table is two
copies of rows. A declaration takes the next places there and says what they are; the accessors in cells.py,
boards.py, piles.py and map.py give them their names in the rules.

>>> field = next(field for field in FIELDS if field.name == "power")
>>> field.start == POWER, field.count, field.where
(True, 4, 'players')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from parlour.core.packed import i64, vec
from parlour.games.arcs.cards.deck import COURT_NAMES, LEADER_NAMES, LORE_NAMES
from parlour.games.arcs.components import box
from parlour.games.arcs.components.box import CARD_NAMES, CARDS, RESOURCES
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import NO_COURT, NONE, PIECES
from parlour.games.arcs.state.codecs import Codec, Groups, Marks, Row, SeatBits, SomeSeat, Truth, Whole, Word

LAST_PLACE: Final = 48  # of views/knowledge.py
MANY: Final = 1_000_000  # more rounds or power than any game sees
ONCE_A_TURN: Final = ("overwork", "summon")
MOST_SEATS: Final = len(box.SEATS)
WIDTH: Final = len(SYSTEMS)
PIECE_KINDS: Final = len(PIECES)
TYPES: Final = len(RESOURCES)
ROWS: Final = MOST_SEATS + 1  # who knows something of cards: the seats, then everybody else

# Where a field is written
TOP: Final = ""
TURN: Final = "turn"
PLAYER: Final = "players"  # a part for each seat
LEADERS: Final = "leaders"  # in games that have them
SECRET: Final = "secret"  # for the whole state, not for what everybody sees
SECRET_LORE: Final = "secret lore"  # the same, in games with leaders
ELSEWHERE: Final = "-"  # by code of its own in snapshot.py


@dataclass(frozen=True)
class Field:
    """Places of `cells` or of `piles`, and what is said of them."""

    name: str
    where: str
    codec: Codec
    start: int
    count: int
    first: Any  # what each place begins with
    fixed: int  # how many values are written in a list; a single one, in no list, if this and the next are 0
    each: int  # and so many more for each seat

    @property
    def is_pile(self) -> bool:
        """Kept in `piles`."""
        return not isinstance(self.first, int)

    @property
    def is_list(self) -> bool:
        """Written as a list."""
        return self.fixed + self.each > 0

    def places(self, seats: int, seat: int) -> range:
        """Those that are written; in a player's part those of this seat."""
        start = self.start + (seat * (self.count // MOST_SEATS) if self.where == PLAYER else 0)
        return range(start, start + (self.fixed + self.each * seats if self.is_list else 1))


@cache
def section(where: str, seats: int, seat: int = 0) -> list[tuple[str, Codec, range, bool, bool]]:
    """All fields that are written in one place: name, codec, places (in a player's part those of this seat),
    whether they are kept in `piles`, and whether they are written as a list."""
    fields = [field for field in FIELDS if field.where == where]
    return [(field.name, field.codec, field.places(seats, seat), field.is_pile, field.is_list) for field in fields]


FIELDS: Final[list[Field]] = []


def declare(name: str, where: str, codec: Codec, count: int, first: Any, fixed: int = 0, each: int = 0) -> i64:
    """The next places that are free; where they begin."""
    piled = not isinstance(first, int)
    start = sum([field.count for field in FIELDS if field.is_pile == piled])
    FIELDS.append(Field(name, where, codec, start, count, first, fixed, each))
    return start


def single(name: str, where: str, codec: Codec, first: Any = 0) -> i64:
    """One value."""
    return declare(name, where, codec, 1, first)


def several(name: str, where: str, codec: Codec, count: int, first: Any = 0) -> i64:
    """A fixed number of values, in a list."""
    return declare(name, where, codec, count, first, fixed=count)


def by_seat(name: str, where: str, codec: Codec, first: Any = 0) -> i64:
    """One value for each seat: in the player's part, or in a list."""
    return declare(name, where, codec, MOST_SEATS, first, each=0 if where == PLAYER else 1)


def by_owner(name: str, codec: Codec, width: int = 1) -> i64:
    """For each seat so many values of each owner, in a list in the player's part."""
    return declare(name, PLAYER, codec, MOST_SEATS * MOST_SEATS * width, 0, each=width)


def special(name: str, count: int, first: Any = 0) -> i64:
    """Values that are written and read by code of their own."""
    return declare(name, ELSEWHERE, Codec(), count, first)


_CARD: Final = Word(CARD_NAMES, NONE)
_COURT: Final = Row(Word(COURT_NAMES))
_LORE: Final = Row(Word(LORE_NAMES))
LAYERS: Final = Row(Row(Word(CARD_NAMES)), most=CARDS)  # how the discard pile is written
COUNTS: Final = Groups(SomeSeat(0, 1), Whole(0, 2**CARDS - 1), Whole(0, LAST_PLACE), Whole(0, CARDS))

# The game
CONCEDED: Final = single("conceded", TOP, Row(SomeSeat()), ())
OVER: Final = single("over", TOP, Truth())
CHAPTER: Final = single("chapter", TOP, Whole(1, box.CHAPTERS), 1)
ROUND: Final = single("round", TOP, Whole(0, MANY))
INITIATIVE: Final = single("initiative", TOP, SomeSeat())
PASSES: Final = single("passes", TOP, SeatBits())  # seats that passed one after the other
# Lowest first: the ambition
MARKER_AT: Final = several("markers", TOP, Word(box.AMBITIONS, NONE), len(box.MARKERS), NONE)
# Markers on their second side, as bits
FLIPPED: Final = single("flipped", TOP, Whole(0, 2 ** len(box.MARKERS) - 1))

# Action cards
HANDS: Final = by_seat("hands", SECRET, Marks(CARD_NAMES))  # as bits
HIDDEN: Final = by_seat("hidden", SECRET, Marks(CARD_NAMES))  # played face down
TAKEN: Final = single("taken", SECRET, _CARD, NONE)  # a rival's card in the middle of a swap
OPEN_DISCARD: Final = single("open_discard", TOP, Row(Word(CARD_NAMES)), ())  # face up
# By row and card: where it may be, as bits (views/knowledge.py)
MAY: Final = declare("may", SECRET, Whole(0, 1 << 60), ROWS * CARDS, 0, CARDS, CARDS)
# Four numbers each: a row; of these cards, at this place, so many
COUNTED: Final = single("counted", SECRET, COUNTS, ())

# This round
LEAD: Final = single("lead", TOP, _CARD, NONE)  # the lead card
ZERO: Final = single("zero", TOP, Truth())  # the zero marker covers its number
DECLARED: Final = single("declared", TOP, Truth())  # whether an ambition was declared
SEIZED: Final = single("seized", TOP, Truth())
PLAYED: Final = by_seat("played", TOP, _CARD, NONE)  # the card played face up
MODE: Final = by_seat("mode", TOP, Word(box.MODES, NONE), NONE)  # how it played
# Three numbers each: a guild card, its owner, the card it lies beside
UNIONS: Final = single("unions", TOP, Groups(Word(COURT_NAMES), SomeSeat(), Word(CARD_NAMES)), ())

# The court
COURT_ROW: Final = single("row", TOP, Row(Word(COURT_NAMES, NO_COURT)), ())  # by place, NO_COURT where it is empty
COURT_DECK: Final = single("court_deck", TOP, _COURT, ())  # in no order
BURIED: Final = single("buried", TOP, _COURT, ())  # below the deck, the lowest last
COURT_DISCARD: Final = single("court_discard", TOP, _COURT, ())
GUILDS: Final = by_seat("guilds", PLAYER, _COURT, ())
INFLUENCE: Final = special("influence", len(COURT_NAMES) * MOST_SEATS)  # agents, by court card and seat

# The Reach
FRESH: Final = special("fresh", MOST_SEATS * WIDTH)  # ships, by seat and system
DAMAGED: Final = special("damaged", MOST_SEATS * WIDTH)
BUILDINGS: Final = special("buildings", MOST_SEATS * WIDTH)  # how many of each kind, see map.py
# These follow from them, by seat: systems, as bits. Most have nothing there, and menus look only where there is.
FLEETS: Final = special("fleets", MOST_SEATS)  # with ships
BUILT_AT: Final = special("built_at", MOST_SEATS)  # with buildings
HURT: Final = special("hurt", MOST_SEATS)  # with anything damaged
SHAPED: Final = special("shaped", WIDTH, NONE)  # by planet: the resource on it, which is its type

# Supplies and boards
POWER: Final = by_seat("power", PLAYER, Whole(0, MANY))
# Pieces in supplies and on boards, one kind after the other in the order of PIECES
PIECES_LEFT: Final = by_seat("ships", PLAYER, Whole(0, box.SHIPS), box.SHIPS)
by_seat("cities", PLAYER, Whole(0, box.CITIES), box.CITIES)
by_seat("starports", PLAYER, Whole(0, box.STARPORTS), box.STARPORTS)
by_seat("agents", PLAYER, Whole(0, box.AGENTS), box.AGENTS)
SUPPLY: Final = several("supply", TOP, Whole(0, box.TOKENS), len(RESOURCES))
SLOT_ROWS: Final = by_seat("slots", PLAYER, Row(Word(RESOURCES, NONE)), (NONE,) * box.SLOTS)  # NONE where empty
TROPHIES: Final = by_owner("trophies", Whole(0, box.SHIPS), PIECE_KINDS)  # by holder, owner and kind of piece
CAPTIVES: Final = by_owner("captives", Whole(0, box.AGENTS))  # agents, by holder and owner
OUTRAGED: Final = by_seat("outraged", PLAYER, Marks(RESOURCES))
STAND_INS: Final = by_seat("stand_ins", PLAYER, Whole(0, len(RESOURCES)))  # marks that wait for an agent

# Leaders and lore
LEADER: Final = by_seat("leader", LEADERS, Word(LEADER_NAMES, NONE), NONE)
LORE_OF: Final = by_seat("lore", LEADERS, _LORE, ())
DRAFTING: Final = single("drafting", LEADERS, Truth())  # the draft goes on; nothing is set up yet
OFFERED_LEADERS: Final = single("offered_leaders", LEADERS, Row(Word(LEADER_NAMES)), ())
OFFERED_LORE: Final = single("offered_lore", LEADERS, _LORE, ())
GONE: Final = single("gone", LEADERS, _LORE, ())  # lore that everybody saw leave the game
DRAWN: Final = single("drawn", SECRET_LORE, _LORE, ())  # lore one player has drawn to choose from: secret
DONE: Final = single("done", LEADERS, Row(Word(ONCE_A_TURN)), ())  # what is done once a turn, and was

# This turn
WHOSE_TURN: Final = single("seat", TURN, SomeSeat(NONE), NONE)
PIPS: Final = single("pips", TURN, Whole(0, 9))  # actions left
STAGE: Final = single("stage", TURN, Word(box.STAGES))  # how far the turn has come
ARMED: Final = single("armed", TURN, Truth())  # a weapon was spent: pips may battle
SPENDING: Final = several("spending", TURN, Whole(0, box.TOKENS), len(RESOURCES))  # spent in this prelude
TAXED: Final = single("taxed", TURN, Row(Whole(0, 5 * WIDTH - 1)), ())  # see `taxed_mark`
BUILT: Final = single("built", TURN, Row(Whole(0, (MOST_SEATS + 1) * WIDTH - 1)), ())  # see `built_mark`
WON: Final = single("won", TURN, _COURT, ())  # court cards secured in this turn
ONCE: Final = single("once", TURN, _COURT, ())  # guild cards that may be used once a turn, and were
OFFER: Final = single("offer", TURN, Truth())  # a resource was gained, and the player may rearrange

# A table with nothing on it
EMPTY_CELLS: Final = vec[i64]([field.first for field in FIELDS if not field.is_pile for _ in range(field.count)])
EMPTY_PILES: Final[list[tuple[Any, ...]]] = [
    field.first for field in FIELDS if field.is_pile for _ in range(field.count)
]
