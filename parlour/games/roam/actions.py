"""The action table of Roam, version 1: every choice a player can make, numbered once and for all.

It does not depend on the card set: land cards are named by number, 1 to 60, and starting characters A, B, C.
The texts are explained in docs/notation.md. The rules deal in numbers: `use_at` and the like say which number an
action has, `CODE_OF` and the like what a number means.

>>> TABLE.parse("use 12 at c3")
<Action roam 1762: use 12 at c3>
>>> use_at(Card(12), Space(14)), CARD_OF[1762], SPACE_OF[1762]
(1762, 12, 14)
"""

from __future__ import annotations

from typing import Final, NewType

from parlour.core.action import Action, ActionTable
from parlour.core.packed import append, i64, vec
from parlour.games.roam.board import EDGES, NEIGHBOURS, SIZE, SPACE_NAMES, Edge, Space

Card = NewType("Card", i64)  # a land card, the character on its other side, or an artifact
Cards = vec[Card]

MAX_LANDS: Final = 60  # sets may have more than the box
MAX_ARTIFACTS: Final = 40
MAX_BID: Final = 99

# Characters are small numbers: a land card's own, then the three starting ones, the same for all colours.
MAX_CARDS: Final = 63
NO_CARD: Final = Card(0)
STARTERS: Final = vec[Card]([Card(61), Card(62), Card(63)])
CARD_NAMES: Final = ("", *[str(number) for number in range(1, MAX_LANDS + 1)], "A", "B", "C")
CARDS: Final = {name: Card(number) for number, name in enumerate(CARD_NAMES) if name}

# What an action is, as a small number: the rules look at it for every decision.
END: Final = 0
USE: Final = 1
REST: Final = 2
COIN: Final = 3
TURN: Final = 4
FLIP: Final = 5
MOVE: Final = 6
REPLACE: Final = 7
PLACE: Final = 8
FILL: Final = 9
BLANK: Final = 10
FREE: Final = 11
COMPLETE: Final = 12
BID: Final = 13
PASS: Final = 14
BUY: Final = 15

_NOTHING: Final = -1  # no space, no edge

# The numbers of the actions without arguments, then where the others begin.
A_END: Final = 0
A_REST: Final = 1
A_COIN: Final = 2
A_TURN: Final = 3
A_PLACE: Final = 4
A_PASS: Final = 5
_BIDS: Final = 6
_FILLS: Final = _BIDS + MAX_BID + 1
_BLANKS: Final = _FILLS + SIZE
_FREES: Final = _BLANKS + SIZE
_REPLACES: Final = _FREES + SIZE
_BLANKS_REPLACING: Final = _REPLACES + 4 * SIZE
_FREES_REPLACING: Final = _BLANKS_REPLACING + 4 * SIZE
_MOVES: Final = _FREES_REPLACING + 4 * SIZE
_MOVES_OF_AN_EDGE: Final = 120  # 36 spaces with 4 neighbours, less the 24 that the map's border takes
_BUYS: Final = _MOVES + 4 * _MOVES_OF_AN_EDGE - 1
_COMPLETES: Final = _BUYS + MAX_ARTIFACTS
_FLIPS: Final = _COMPLETES + MAX_LANDS
_USES: Final = _FLIPS + MAX_CARDS
_USES_AT: Final = _USES + MAX_CARDS + 1 - SIZE


def bid(coins: i64) -> i64:
    """Bid so many coins."""
    return _BIDS + coins


def fill(space: Space) -> i64:
    """Put one of the last tokens on a space."""
    return _FILLS + space


def blank(space: Space) -> i64:
    """Pay for a token on a blank square."""
    return _BLANKS + space


def free(space: Space) -> i64:
    """Put a token on a blank square by an artifact."""
    return _FREES + space


def replace(space: Space, rival: Edge) -> i64:
    """Replace a rival's token."""
    return _REPLACES + 4 * space + rival


def blank_replacing(space: Space, rival: Edge) -> i64:
    """Pay for a token on a blank square that replaces a rival's."""
    return _BLANKS_REPLACING + 4 * space + rival


def free_replacing(space: Space, rival: Edge) -> i64:
    """Put a token on a blank square by an artifact, replacing a rival's by another."""
    return _FREES_REPLACING + 4 * space + rival


def first_move(owner: Edge, space: Space) -> i64:
    """Move the token of a player off a space to the first of its NEIGHBOURS; to the others by the next numbers."""
    return _MOVES + _MOVES_OF_AN_EDGE * owner + _MOVES_BEFORE[space]


def buy(artifact: Card) -> i64:
    """Buy an artifact."""
    return _BUYS + artifact


def complete(land: Card) -> i64:
    """Resolve this completed land card next."""
    return _COMPLETES + land


def flip(card: Card) -> i64:
    """Turn a character over."""
    return _FLIPS + card


def use(card: Card) -> i64:
    """Use a character without a position."""
    return _USES + card


def use_at(card: Card, space: Space) -> i64:
    """Use a character with its anchor on a space."""
    return _USES_AT + SIZE * card + space


def _moves_before() -> vec[i64]:
    found, before = vec[i64](), 0
    for neighbours in NEIGHBOURS:
        found = append(found, before)
        before += len(neighbours)
    return found


_MOVES_BEFORE: Final = _moves_before()


class _Entry:
    """An action of the table with its arguments as the numbers the rules use."""

    def __init__(self, code: int, kind: str, text: str, args: dict[str, str | int]) -> None:
        self.action = Action(kind, text, args)
        self.code = code
        self.card = 0  # the character used or flipped, the land completed, the artifact bought
        self.space = _NOTHING  # an anchor, where a token is put or replaced, where one is moved from
        self.to = _NOTHING  # where a moved token goes
        self.edge = _NOTHING  # whose token is moved or replaced
        self.coins = 0


def _plain(code: int, kind: str) -> _Entry:
    return _Entry(code, kind, kind, {})


def _card(code: int, kind: str, card: int) -> _Entry:
    name = CARD_NAMES[card]
    entry = _Entry(code, kind, f"{kind} {name}", {"card": name})
    entry.card = card
    return entry


def _use(card: int, space: int) -> _Entry:
    name, at = CARD_NAMES[card], SPACE_NAMES[space]
    entry = _Entry(USE, "use", f"use {name} at {at}", {"card": name, "at": at})
    entry.card, entry.space = card, space
    return entry


def _space(code: int, kind: str, space: int) -> _Entry:
    at = SPACE_NAMES[space]
    entry = _Entry(code, kind, f"{kind} {at}", {"at": at})
    entry.space = space
    return entry


def _rival(code: int, kind: str, space: int, edge: int) -> _Entry:
    at, rival = SPACE_NAMES[space], EDGES[edge]
    text = f"replace {rival} at {at}" if code == REPLACE else f"{kind} {at} replacing {rival}"
    entry = _Entry(code, kind, text, {"at": at, "replacing": rival})
    entry.space, entry.edge = space, edge
    return entry


def _move(edge: int, space: int, to: int) -> _Entry:
    owner, start, end = EDGES[edge], SPACE_NAMES[space], SPACE_NAMES[to]
    entry = _Entry(MOVE, "move", f"move {owner} {start} {end}", {"owner": owner, "from": start, "to": end})
    entry.edge, entry.space, entry.to = edge, space, to
    return entry


def _bid(coins: int) -> _Entry:
    entry = _Entry(BID, "bid", f"bid {coins}", {"coins": coins})
    entry.coins = coins
    return entry


def _buy(number: int) -> _Entry:
    entry = _Entry(BUY, "buy", f"buy {number}", {"artifact": number})
    entry.card = number
    return entry


def _all() -> list[_Entry]:
    spaces, edges, cards = range(SIZE), range(4), range(1, MAX_CARDS + 1)
    found = [_plain(END, "end"), _plain(REST, "rest"), _plain(COIN, "coin"), _plain(TURN, "turn")]
    found += [_plain(PLACE, "place"), _plain(PASS, "pass")]
    found += [_bid(coins) for coins in range(MAX_BID + 1)]
    for code, kind in ((FILL, "fill"), (BLANK, "blank"), (FREE, "free")):
        found += [_space(code, kind, space) for space in spaces]
    for code, kind in ((REPLACE, "replace"), (BLANK, "blank"), (FREE, "free")):
        found += [_rival(code, kind, space, edge) for space in spaces for edge in edges]
    found += [_move(edge, space, int(to)) for edge in edges for space in spaces for to in NEIGHBOURS[space]]
    found += [_buy(number) for number in range(1, MAX_ARTIFACTS + 1)]
    found += [_card(COMPLETE, "complete", card) for card in range(1, MAX_LANDS + 1)]
    found += [_card(FLIP, "flip", card) for card in cards]
    found += [_card(USE, "use", card) for card in cards]
    return found + [_use(card, space) for card in cards for space in spaces]


def find_action(number: int) -> Action:
    """The action with this number: what pickles of actions call."""
    return TABLE[number]


_ENTRIES: Final = _all()
# What a number means.
CODE_OF: Final = vec[i64]([entry.code for entry in _ENTRIES])  # END, USE and so on
CARD_OF: Final = vec[Card]([Card(entry.card) for entry in _ENTRIES])
SPACE_OF: Final = vec[Space]([Space(entry.space) for entry in _ENTRIES])
TARGET_OF: Final = vec[Space]([Space(entry.to) for entry in _ENTRIES])
EDGE_OF: Final = vec[Edge]([Edge(entry.edge) for entry in _ENTRIES])
COINS_OF: Final = vec[i64]([entry.coins for entry in _ENTRIES])
ACTIONS: Final = [entry.action for entry in _ENTRIES]
TABLE: Final = ActionTable("roam", 1, ACTIONS, find_action)
