"""A character's pattern as it lies before a player: all its positions at once, as sets of anchors.

An anchor is the space under the pattern's first square, and every other square lies a fixed number of bits further
on. So shifting a set of spaces by that number shows for all anchors together whether the square lies on one of
them. This is what makes menus fast: no position is looked at by itself.
"""

from __future__ import annotations

from typing import Final

from parlour.core.packed import append, bit, i64, vec
from parlour.games.roam.actions import Card, use_at
from parlour.games.roam.board import ALL, SIZE, Space, Spaces
from parlour.games.roam.patterns import Position

NO_POSITION: Final = -1


class LaidPattern:
    """The positions of one character, turned one way."""

    __slots__ = ("_blanks", "_squares", "anchors", "first_use", "offsets")

    def __init__(self, card: Card, positions: list[Position]) -> None:
        self.anchors: i64 = 0  # where it fits on the full map
        self.offsets = vec[i64]()  # the other squares, in bits from the anchor
        self._squares = vec[i64]([NO_POSITION] * SIZE)  # by anchor
        self._blanks = vec[i64]([0] * SIZE)
        self.first_use = use_at(card, Space(0))  # those at other spaces follow, by their anchors
        first = positions[0]
        for offset in range(1, SIZE):
            if (first.squares >> first.anchor) >> offset & 1:
                self.offsets = append(self.offsets, offset)
        for position in positions:
            self.anchors |= bit(position.anchor)
            self._squares[position.anchor] = position.squares
            self._blanks[position.anchor] = position.blanks

    def fitting(self, land: Spaces) -> Spaces:
        """The anchors with every square on the land: R-4.2."""
        if land == ALL:  # speed: mostly there is no gap
            return self.anchors
        anchors = self.anchors & land
        for offset in self.offsets:
            anchors &= land >> offset
        return anchors

    def allowed(self, land: Spaces, target: Spaces) -> Spaces:
        """The anchors at which it can be laid to place a token on a target: R-4.5.

        If no position places one all are allowed; without any it is used nowhere (R-4.12).
        """
        anchors = target
        for offset in self.offsets:
            anchors |= target >> offset
        fitting = self.fitting(land)
        return anchors & fitting or fitting

    def fits_at(self, anchor: Space) -> bool:
        """Whether every square is on the full map."""
        return self._squares[anchor] != NO_POSITION

    def squares(self, anchor: Space) -> Spaces:
        """The squares of a position."""
        return self._squares[anchor]

    def blanks(self, anchor: Space) -> Spaces:
        """The blank squares of a position, as far as they are on the full map."""
        return self._blanks[anchor]
