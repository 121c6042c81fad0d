"""The map of Roam: six land cards of 2 × 3 spaces, with everything that lies on them.

A cell is 6 columns wide and 2 lines high, which is about square in most fonts: the first line holds tokens, the
second coins and, while a position is chosen, the number to type.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from parlour.core.game import Json
from parlour.games.roam.board import SPACE_NAMES, WIDTH
from parlour.terminal.ink import ink
from parlour.terminal.roam_look import BLANK, COIN_STYLE, SQUARE, STAR, Cards, coins, token

CELL: Final = 6
SIDE: Final = 3  # columns for the row numbers
CARD: Final = 2 * CELL + 1  # from border to border of a land card
MAP_WIDTH: Final = WIDTH * (CELL + 1) + 1 + 2 * SIDE
MAP_HEIGHT: Final = 3 * WIDTH + 3
THICK: Final = "bold"
THIN: Final = "dim"


@dataclass(frozen=True)
class Marks:
    """What is drawn over the tokens."""

    labels: Mapping[str, str] = field(default_factory=dict)  # numbers to type, by space
    recent: frozenset[str] = frozenset()  # where something just happened
    placed: frozenset[str] = frozenset()  # would-be tokens ...
    skipped: frozenset[str] = frozenset()  # ... and squares that would get none
    squares: frozenset[str] = frozenset()  # squares still to be dealt with
    blanks: frozenset[str] = frozenset()  # blank squares that can get a token


class MapDrawing:
    """One drawing of the map from the data of a view."""

    def __init__(self, cards: Cards, data: Json, marks: Marks) -> None:
        self.cards = cards
        self.data = data
        self.marks = marks
        self.mover = data["players"][data["active"]]["seat"]
        self.lying: dict[str, list[str]] = {name: [] for name in SPACE_NAMES}
        for player in data["players"]:
            for space in player["tokens"] + player["stacked"]:
                self.lying[space].append(player["seat"])

    def draw(self) -> Text:
        """The whole map, letters and numbers around it."""
        lines = [self._letters("north"), self._edge(0)]
        for row in range(WIDTH):
            if row:
                lines.append(self._border(row))
            lines += self._row(row)
        lines += [self._edge(WIDTH), self._letters("south")]
        text = Text("\n", no_wrap=True).join(lines)
        text.no_wrap = True
        return text

    def _seated(self, edge: str) -> Text:
        return token(edge) if edge in self.cards.seat_names else ink("  ")

    def _letters(self, edge: str) -> Text:
        """The columns' letters, with the sign of who sits at this edge in the middle."""
        plain = " " * SIDE + "".join(" " + letter.center(CELL) for letter in "abcdef")
        line, middle = ink(plain, "dim"), MAP_WIDTH // 2
        return line[: middle - 1] + self._seated(edge) + line[middle + 1 :]

    def _edge(self, row: int) -> Text:
        """The outer border: each land card carries its number and points there, like its scroll."""
        top = row == 0
        line = ink(" " * SIDE)
        line.append("┏" if top else "┗", THICK)
        for column in range(3):
            if column:
                line.append("┳" if top else "┻", THICK)
            land = self.data["lands"][column if top else column + 3]
            if land:
                points = self.cards.lands[land].character.points
                label = f" {land} {STAR}{points} "
                left = (CARD - len(label)) // 2
                line.append("━" * left, THICK)
                line.append(f" {land} ", THICK)
                line.append(f"{STAR}{points} ", COIN_STYLE)
                line.append("━" * (CARD - left - len(label)), THICK)
            else:
                line.append("━" * CARD, THICK)
        line.append("┓" if top else "┛", THICK)
        return line

    def _border(self, row: int) -> Text:
        """The line above a row: thick between land cards."""
        thick = row % 3 == 0
        style = THICK if thick else THIN
        side = self._seated("west") if thick else ink("  ")
        line = side + ink(" ")
        line.append("┣" if thick else "┠", THICK)
        for column in range(WIDTH):
            if column:
                between = column % 2 == 0
                joint = ("╋" if between else "┿") if thick else ("╂" if between else "┼")
                line.append(joint, THICK if thick or between else THIN)
            line.append(("━" if thick else "─") * CELL, style)
        line.append("┫" if thick else "┨", THICK)
        return line + ink(" ") + self._seated("east") if thick else line

    def _row(self, row: int) -> list[Text]:
        number = str(row + 1)
        lines = [ink(f"{number} ".rjust(SIDE), "dim"), ink(" " * SIDE)]
        for column in range(WIDTH):
            cell = self._cell(SPACE_NAMES[WIDTH * row + column], 3 * (row // 3) + column // 2)
            for line, part in zip(lines, cell, strict=True):
                thick = column % 2 == 0
                line.append("┃" if thick else "│", THICK if thick else THIN)
                line.append_text(part)
        for line in lines:
            line.append("┃", THICK)
        lines[0].append(f" {number}", "dim")
        return lines

    def _cell(self, space: str, place: int) -> tuple[Text, Text]:
        land = self.data["lands"][place]
        if not land:
            return ink("░" * CELL, "dim"), ink("░" * CELL, "dim")
        count = self.cards.symbols(land, place, space)
        upper = self._tokens(space)
        free = upper.cell_len == 0
        if space in self.marks.squares | self.marks.blanks:
            upper += ink(SQUARE if space in self.marks.squares else BLANK, "bold")
        lower = coins(count, COIN_STYLE if free or self._stacking() else f"dim {COIN_STYLE}")
        label = self.marks.labels.get(space)
        if label is not None:
            lower = ink(f"{label:>2}", "bold reverse cyan") + ink(" ") + lower
            return _centred(upper), _padded(lower)
        return _centred(upper), _centred(lower)

    def _stacking(self) -> bool:
        return bool(self.data["options"]["stacking"])

    def _tokens(self, space: str) -> Text:
        text = Text()
        owners = self.lying[space]
        for owner in owners:
            text.append_text(token(owner))
        marks = self.marks
        if space in marks.placed:
            return text + ink("+", "bold") + token(self.mover)
        if space in marks.skipped:
            return text + ink("×", "bold")
        if space in marks.recent and owners:
            return ink("‹", "bold") + text + ink("›", "bold")
        return text


def _centred(text: Text) -> Text:
    left = (CELL - text.cell_len) // 2
    return ink(" " * left) + text + ink(" " * (CELL - left - text.cell_len))


def _padded(text: Text) -> Text:
    return text + ink(" " * (CELL - text.cell_len))
