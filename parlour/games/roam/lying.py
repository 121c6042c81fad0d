"""A character's pattern as it lies: all its positions at once, as bitboards of anchors.

An anchor is the space under the pattern's first square, and every other square lies a fixed number of bits further
on. So shifting a mask of spaces by that number shows for all anchors together whether the square lies on one of
them. This is what makes menus fast: no position is looked at by itself.
"""

from __future__ import annotations

from parlour.games.roam.actions import A_USE_AT, RoamAction
from parlour.games.roam.board import WIDTH
from parlour.games.roam.patterns import Position

_ROW = (1 << WIDTH) - 1


class Lying:
    """The positions of one character, turned one way."""

    __slots__ = ("anchors", "blanks", "offsets", "rows", "squares")

    def __init__(self, card: int, positions: list[Position]) -> None:
        first = positions[0]
        self.anchors = 0  # where it fits on the full map
        self.offsets: list[int] = [  # the other squares, in bits from the anchor
            bit for bit in range(1, 36) if (first.squares >> first.anchor) >> bit & 1
        ]
        self.squares: dict[int, int] = {}  # by anchor
        self.blanks: dict[int, int] = {}
        for position in positions:
            self.anchors |= 1 << position.anchor
            self.squares[position.anchor] = position.squares
            self.blanks[position.anchor] = position.blanks
        # For each row of the map with anchors, and for each set of anchors in it, their actions.
        self.rows: list[tuple[int, list[tuple[RoamAction, ...]]]] = []
        for row in range(WIDTH):
            shift = WIDTH * row
            if self.anchors >> shift & _ROW:  # speed: rows without anchors need no look
                self.rows.append((shift, _row_actions(A_USE_AT[card][shift : shift + WIDTH])))

    def fitting(self, land: int) -> int:
        """The anchors with every square on the land: R-4.2."""
        anchors = self.anchors & land
        for offset in self.offsets:
            anchors &= land >> offset
        return anchors

    def touching(self, spaces: int) -> int:
        """The anchors with a square on one of the spaces."""
        anchors = spaces
        for offset in self.offsets:
            anchors |= spaces >> offset
        return anchors


def _row_actions(actions: tuple[RoamAction, ...]) -> list[tuple[RoamAction, ...]]:
    return [
        tuple([action for column, action in enumerate(actions) if chosen >> column & 1])
        for chosen in range(1 << WIDTH)
    ]
