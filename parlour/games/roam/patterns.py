"""Search patterns: squares and blanks, how they turn, and where they fit on the map.

>>> hook = Pattern.from_rows(["#o", "#.", "##"])
>>> print(hook.turned(1))
###
#.o
>>> [position.anchor for position in positions(hook, 0)][:3]
[0, 1, 2]

A position is named by its anchor: the space under the first square in reading order, as the pattern lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.games.roam.board import WIDTH

Cell = tuple[int, int]  # row, column


@dataclass(frozen=True)
class Pattern:
    """The squares to fill and the blank squares, as (row, column) from the north-west."""

    squares: tuple[Cell, ...]
    blanks: tuple[Cell, ...]

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> Pattern:
        """A pattern from its drawing: `#` a square, `o` a blank square, `.` nothing."""
        marks = [(mark, (y, x)) for y, row in enumerate(rows) for x, mark in enumerate(row)]
        squares = [cell for mark, cell in marks if mark == "#"]
        blanks = [cell for mark, cell in marks if mark == "o"]
        return cls._trimmed(squares, blanks)

    @classmethod
    def _trimmed(cls, squares: list[Cell], blanks: list[Cell]) -> Pattern:
        top = min(y for y, _ in squares + blanks)
        left = min(x for _, x in squares + blanks)
        return cls(
            tuple(sorted((y - top, x - left) for y, x in squares)),
            tuple(sorted((y - top, x - left) for y, x in blanks)),
        )

    def turned(self, quarters: int) -> Pattern:
        """The pattern turned clockwise by so many times 90°."""
        squares, blanks = list(self.squares), list(self.blanks)
        for _ in range(quarters % 4):
            squares = [(x, -y) for y, x in squares]
            blanks = [(x, -y) for y, x in blanks]
        return self._trimmed(squares, blanks)

    def rows(self) -> tuple[str, ...]:
        """The drawing `from_rows` reads."""
        cells = self.squares + self.blanks
        high, wide = 1 + max(y for y, _ in cells), 1 + max(x for _, x in cells)
        marks = [["."] * wide for _ in range(high)]
        for y, x in self.squares:
            marks[y][x] = "#"
        for y, x in self.blanks:
            marks[y][x] = "o"
        return tuple("".join(row) for row in marks)

    def __str__(self) -> str:
        return "\n".join(self.rows())


@dataclass(frozen=True)
class Position:
    """A pattern laid on the map: R-4.2, every square lies on it, blanks may lie off it."""

    anchor: int
    squares: int
    blanks: int


def positions(pattern: Pattern, quarters: int) -> list[Position]:
    """All positions of a pattern on the full map, turned clockwise by so many times 90°."""
    lying = pattern.turned(quarters)
    first_y, first_x = lying.squares[0]
    found = []
    for anchor in range(WIDTH * WIDTH):
        down, right = anchor // WIDTH - first_y, anchor % WIDTH - first_x
        squares = [(y + down, x + right) for y, x in lying.squares]
        if all(0 <= y < WIDTH and 0 <= x < WIDTH for y, x in squares):
            blanks = [(y + down, x + right) for y, x in lying.blanks]
            on_map = [(y, x) for y, x in blanks if 0 <= y < WIDTH and 0 <= x < WIDTH]
            found.append(Position(anchor, _mask(squares), _mask(on_map)))
    return found


def _mask(cells: list[Cell]) -> int:
    return sum(1 << (WIDTH * y + x) for y, x in cells)
