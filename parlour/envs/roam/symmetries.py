"""The one symmetry of Roam: the table turned by half, the players' edges with it.

Lands of the bottom row lie upside down (R-2.2) and a pattern lies as its player sits (R-2.3): on the turned table,
too, everything is where the rules would lay it. Quarter turns are none, as land cards are not square. Mirror
images are none, as no pattern may be turned over (R-4.1).

Where a pattern lies is named by its first square in reading order, and after the turn that is what was its last.
So the orders depend on the pattern and on how it is turned, which an observation tells.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Json
from parlour.envs.observation import Bytes
from parlour.envs.symmetries import Order, Symmetry
from parlour.games.roam import features as at
from parlour.games.roam.actions import (
    CARD_OF,
    CODE_OF,
    COINS_OF,
    EDGE_OF,
    MAX_CARDS,
    SPACE_OF,
    TABLE,
    TARGET_OF,
    USE,
)
from parlour.games.roam.board import EDGES, NONE, SIZE, WIDTH
from parlour.games.roam.patterns import Pattern
from parlour.games.roam.setup import setup_for

CARDS = MAX_CARDS + 1  # with the number of no card
WAYS = 2  # a pattern lies upright or across: a half turn more changes nothing here


def symmetries(options: Json) -> list[Symmetry]:
    """The half turn, for a card set."""
    lengths = np.zeros((WAYS, CARDS), dtype=np.int64)
    for card, pattern in setup_for(options).tables.patterns.items():
        for way in range(WAYS):
            lengths[way, card] = _length(pattern.turned(way))
    return [Symmetry("half turn", _orders, _indices(lengths), _numbers(lengths), _far)]


def _length(pattern: Pattern) -> int:
    """How many spaces after its first square, in reading order, the last square of a pattern lies."""
    (top, left), (bottom, right) = pattern.squares[0], pattern.squares[-1]
    return WIDTH * (bottom - top) + right - left


def _orders(rows: Bytes) -> NDArray[np.intp]:
    """By how the pattern of the player whose turn it is lies, and by the character in use."""
    players = rows[..., at.PLAYERS_AT : at.GAME_AT].reshape(*rows.shape[:-1], len(at.SEATS), at.PLAYERS_WIDTH)
    west, east = (at.EDGE + EDGES.index(edge) for edge in ("west", "east"))
    across = (players[..., at.TURN] & (players[..., west] | players[..., east])).any(-1)
    quarters = at.GAME_AT + at.QUARTERS
    across ^= (rows[..., quarters + 1] | rows[..., quarters + 3]).astype(bool)
    used = rows[..., at.CARDS_AT + at.USED : at.ARTIFACTS_AT : at.CARDS_WIDTH]
    card = np.where(used.any(-1), used.argmax(-1) + 1, 0)
    return CARDS * across.astype(np.intp) + card


def _far(rows: Bytes) -> NDArray[np.bool_]:
    """Whether the seat that observes sits in the north or the east: turned, that is south or west."""
    edge = at.PLAYERS_AT + at.EDGE
    found: NDArray[np.bool_] = (
        rows[..., edge + EDGES.index("north")] | rows[..., edge + EDGES.index("east")]
    ).astype(bool)
    return found


def _turned(space: int) -> int:
    return SIZE - 1 - space if space != NONE else NONE


def _turned_anchor(space: int, length: int) -> int:
    """Where a pattern that lay at a space lies. Beyond the map it goes on, so that no two spaces become one."""
    return (SIZE - 1 - length - space) % SIZE if space != NONE else NONE


def _turned_edge(edge: int) -> int:
    return (edge + len(EDGES) // 2) % len(EDGES) if edge != NONE else NONE


def _indices(lengths: NDArray[np.int64]) -> Order:
    usual = np.arange(at.FEATURES.size)
    for plane in range(0, at.CARDS_AT, SIZE):
        usual[plane : plane + SIZE] = usual[plane : plane + SIZE][::-1]
    for seat in range(len(at.SEATS)):
        here = at.PLAYERS_AT + seat * at.PLAYERS_WIDTH + at.EDGE
        for edge in range(len(EDGES)):
            usual[here + edge] = here + _turned_edge(edge)
    found = np.tile(usual, (lengths.size, 1))
    for order, length in enumerate(lengths.flat):
        for space in range(SIZE):
            found[order, at.ANCHOR * SIZE + space] = at.ANCHOR * SIZE + _turned_anchor(space, int(length))
    return found.astype(np.int16)


def _numbers(lengths: NDArray[np.int64]) -> Order:
    things = zip(CODE_OF, CARD_OF, EDGE_OF, COINS_OF, SPACE_OF, TARGET_OF, strict=True)
    meant = [tuple(int(thing) for thing in action) for action in things]
    number_of = {action: number for number, action in enumerate(meant)}
    found = np.empty((WAYS, CARDS, len(TABLE)), dtype=np.int16)
    for way in range(WAYS):
        for number, (code, card, edge, coins, space, to) in enumerate(meant):
            there = _turned_anchor(space, int(lengths[way, card])) if code == USE else _turned(space)
            found[way, :, number] = number_of[code, card, _turned_edge(edge), coins, there, _turned(to)]
    return found.reshape(WAYS * CARDS, len(TABLE))
