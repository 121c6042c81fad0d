"""The action table of Roam, version 1: every choice a player can make, numbered once and for all.

It does not depend on the card set: land cards are named by number, 1 to 60, and starting characters A, B, C.
The texts are explained in docs/notation.md.

>>> TABLE.parse("use 12 at c3")
<Action roam 1762: use 12 at c3>
"""

from __future__ import annotations

from typing import Final

from parlour.core.action import Action, ActionTable
from parlour.games.roam.board import EDGES, NEIGHBOURS, SPACE_NAMES

MAX_LANDS: Final = 60  # sets may have more than the box
MAX_ARTIFACTS: Final = 40
MAX_BID: Final = 99

# Characters are small numbers: a land card's own, then the three starting ones, the same for all colours.
STARTERS: Final = (61, 62, 63)
CARD_NAMES: Final = ("", *[str(number) for number in range(1, MAX_LANDS + 1)], "A", "B", "C")
CARDS: Final = {name: number for number, name in enumerate(CARD_NAMES) if name}

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

NOWHERE: Final = -1


class RoamAction(Action):
    """An action with its arguments as the numbers the rules use."""

    def __init__(self, code: int, kind: str, text: str, args: dict[str, str | int]) -> None:
        super().__init__(kind, text, args)
        self.code = code
        self.card = 0  # the character used or flipped, the land completed, the artifact bought
        self.space = NOWHERE
        self.to = NOWHERE  # where a moved token goes
        self.edge = NOWHERE  # whose token is moved or replaced
        self.coins = 0


def _plain(code: int, kind: str) -> RoamAction:
    return RoamAction(code, kind, kind, {})


def _card(code: int, kind: str, card: int) -> RoamAction:
    name = CARD_NAMES[card]
    action = RoamAction(code, kind, f"{kind} {name}", {"card": name})
    action.card = card
    return action


def _use(card: int, space: int) -> RoamAction:
    name, at = CARD_NAMES[card], SPACE_NAMES[space]
    action = RoamAction(USE, "use", f"use {name} at {at}", {"card": name, "at": at})
    action.card = card
    action.space = space
    return action


def _space(code: int, kind: str, space: int) -> RoamAction:
    at = SPACE_NAMES[space]
    action = RoamAction(code, kind, f"{kind} {at}", {"at": at})
    action.space = space
    return action


def _rival(code: int, kind: str, space: int, edge: int) -> RoamAction:
    at, rival = SPACE_NAMES[space], EDGES[edge]
    if code == REPLACE:
        text = f"replace {rival} at {at}"
    else:
        text = f"{kind} {at} replacing {rival}"
    action = RoamAction(code, kind, text, {"at": at, "replacing": rival})
    action.space = space
    action.edge = edge
    return action


def _move(edge: int, space: int, to: int) -> RoamAction:
    owner, start, end = EDGES[edge], SPACE_NAMES[space], SPACE_NAMES[to]
    text = f"move {owner} {start} {end}"
    action = RoamAction(MOVE, "move", text, {"owner": owner, "from": start, "to": end})
    action.edge = edge
    action.space = space
    action.to = to
    return action


def _bid(coins: int) -> RoamAction:
    action = RoamAction(BID, "bid", f"bid {coins}", {"coins": coins})
    action.coins = coins
    return action


def _buy(number: int) -> RoamAction:
    action = RoamAction(BUY, "buy", f"buy {number}", {"artifact": number})
    action.card = number
    return action


def find_action(number: int) -> Action:
    """The action with this number: what pickles of actions call."""
    return TABLE[number]


_spaces = range(36)
_edges = range(4)
_cards = (*range(1, MAX_LANDS + 1), *STARTERS)

A_END: Final = _plain(END, "end")
A_REST: Final = _plain(REST, "rest")
A_COIN: Final = _plain(COIN, "coin")
A_TURN: Final = _plain(TURN, "turn")
A_PLACE: Final = _plain(PLACE, "place")
A_PASS: Final = _plain(PASS, "pass")
A_BID: Final = tuple(_bid(coins) for coins in range(MAX_BID + 1))
A_FILL: Final = tuple(_space(FILL, "fill", space) for space in _spaces)
A_BLANK: Final = tuple(_space(BLANK, "blank", space) for space in _spaces)
A_FREE: Final = tuple(_space(FREE, "free", space) for space in _spaces)
# By space, then by the edge of the replaced token's owner.
A_REPLACE: Final = tuple(tuple(_rival(REPLACE, "replace", s, e) for e in _edges) for s in _spaces)
A_BLANK_REPLACING: Final = tuple(tuple(_rival(BLANK, "blank", s, e) for e in _edges) for s in _spaces)
A_FREE_REPLACING: Final = tuple(tuple(_rival(FREE, "free", s, e) for e in _edges) for s in _spaces)
# By the edge of the owner, the space left and the space entered.
A_MOVE: Final = tuple(
    tuple({to: _move(edge, space, to) for to in NEIGHBOURS[space]} for space in _spaces) for edge in _edges
)
A_BUY: Final = tuple(_buy(number) for number in range(MAX_ARTIFACTS + 1))  # A_BUY[0] is not in the table
A_COMPLETE: Final = tuple(_card(COMPLETE, "complete", card) for card in range(MAX_LANDS + 1))  # nor A_COMPLETE[0]
A_FLIP: Final = {card: _card(FLIP, "flip", card) for card in _cards}
A_USE: Final = {card: _card(USE, "use", card) for card in _cards}
A_USE_AT: Final = {card: tuple(_use(card, space) for space in _spaces) for card in _cards}


def _all() -> list[RoamAction]:
    actions: list[RoamAction] = [A_END, A_REST, A_COIN, A_TURN, A_PLACE, A_PASS]
    actions += A_BID
    for by_space in (A_FILL, A_BLANK, A_FREE):
        actions += by_space
    for by_rival in (A_REPLACE, A_BLANK_REPLACING, A_FREE_REPLACING):
        for rivals in by_rival:
            actions += rivals
    for by_owner in A_MOVE:
        for steps in by_owner:
            actions += steps.values()
    actions += A_BUY[1:]
    actions += A_COMPLETE[1:]
    actions += A_FLIP.values()
    actions += A_USE.values()
    for positions in A_USE_AT.values():
        actions += positions
    return actions


TABLE: Final = ActionTable("roam", 1, _all(), find_action)
