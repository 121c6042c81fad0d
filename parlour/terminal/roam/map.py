"""The map of Roam: six land cards of 2 × 3 spaces, with everything that lies on them.

A cell of the high map is 6 columns wide and 2 lines high, which is about square in most fonts: the first line has
tokens, the second coins and, while a position is chosen, the number to type. The low map, for terminals with few
lines, has all of it in one line of 5 columns, and no lines between the rows of a land card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from parlour.core.game import Json
from parlour.games.roam.board import SPACE_NAMES, WIDTH
from parlour.terminal.blocks import Lines
from parlour.terminal.ink import ink
from parlour.terminal.roam.look import (
    BLANK,
    BY_LETTER,
    COIN,
    COIN_STYLE,
    SQUARE,
    STAR,
    Cards,
    coins,
    free_spaces,
    token,
)

SIDE: Final = 3  # columns for the row numbers
THICK: Final = "bold"
THIN: Final = "dim"
GAP: Final = "#"  # what facts say of a space where no land card lies


@dataclass(frozen=True)
class Marks:
    """What is drawn over the tokens."""

    labels: Mapping[str, str] = field(default_factory=dict)  # numbers to type, by space
    recent: frozenset[str] = frozenset()  # where something just happened
    placed: frozenset[str] = frozenset()  # would-be tokens ...
    skipped: frozenset[str] = frozenset()  # ... and squares that would get none
    squares: frozenset[str] = frozenset()  # squares still to be dealt with
    blanks: frozenset[str] = frozenset()  # blank squares that can get a token


def map_width(high: bool) -> int:
    """The columns a map needs."""
    return WIDTH * (_cell_width(high) + 1) + 1 + 2 * SIDE


def _cell_width(high: bool) -> int:
    return 6 if high else 5


class MapDrawing:
    """One drawing of the map from the facts of a position."""

    def __init__(self, cards: Cards, facts: Json, marks: Marks, high: bool = True) -> None:
        self.cards = cards
        self.facts = facts
        self.marks = marks
        self.free = free_spaces(facts)
        self.high = high
        self.cell = _cell_width(high)
        self.width = map_width(high)

    def draw(self) -> Lines:
        """The whole map, letters and numbers around it."""
        lines = [self._letters("north"), self._edge(top=True)]
        for row in range(WIDTH):
            if row == WIDTH // 2 or (row and self.high):
                lines.append(self._border(row))
            lines += self._row(row)
        return [*lines, self._edge(top=False), self._letters("south")]

    def _seated(self, edge: str) -> Text:
        return token(edge) if edge in self.cards.seat_names else ink("  ")

    def _letters(self, edge: str) -> Text:
        """The columns' letters, with the sign of who sits at this edge in the middle."""
        plain = " " * SIDE + "".join(" " + letter.center(self.cell) for letter in "abcdef")
        line, middle = ink(plain, "dim"), self.width // 2
        return line[: middle - 1] + self._seated(edge) + line[middle + 1 :]

    def _edge(self, top: bool) -> Text:
        """The outer border: each land card carries its number and points there, like its scroll."""
        wide = 2 * self.cell + 1  # from border to border of a land card
        line = ink(" " * SIDE)
        line.append("┏" if top else "┗", THICK)
        for column, land in enumerate(self.facts["lands"][0 if top else 1]):
            if column:
                line.append("┳" if top else "┻", THICK)
            if land:
                points = self.cards.characters[str(land)].points
                label = f" {land} {STAR}{points} "
                left = (wide - len(label)) // 2
                line.append("━" * left, THICK)
                line.append(f" {land} ", THICK)
                line.append(f"{STAR}{points} ", COIN_STYLE)
                line.append("━" * (wide - left - len(label)), THICK)
            else:
                line.append("━" * wide, THICK)
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
            line.append(("━" if thick else "─") * self.cell, style)
        line.append("┫" if thick else "┨", THICK)
        return line + ink(" ") + self._seated("east") if thick else line

    def _row(self, row: int) -> list[Text]:
        number = str(row + 1)
        lines = [ink(f"{number} ".rjust(SIDE), "dim")]
        if self.high:
            lines.append(ink(" " * SIDE))
        for column in range(WIDTH):
            space = SPACE_NAMES[WIDTH * row + column]
            cell = self._high_cell(space) if self.high else (self._low_cell(space),)
            for line, part in zip(lines, cell, strict=True):
                thick = column % 2 == 0
                line.append("┃" if thick else "│", THICK if thick else THIN)
                line.append_text(part)
        for line in lines:
            line.append("┃", THICK)
        lines[0].append(f" {number}", "dim")
        return lines

    def _high_cell(self, space: str) -> tuple[Text, Text]:
        if self.facts["spaces"][space] == GAP:
            return self._no_land(), self._no_land()
        upper = self._tokens(space)
        lower = coins(self.facts["symbols"][space], self._coin_style(space))
        label = self.marks.labels.get(space)
        if label is not None:
            lower = ink(f"{label:>2}", "bold reverse cyan") + ink(" ") + lower
            return self._centred(upper), self._padded(lower)
        return self._centred(upper), self._centred(lower)

    def _low_cell(self, space: str) -> Text:
        """The same in one line: what has no room is said shorter, and coins under tokens go first."""
        if self.facts["spaces"][space] == GAP:
            return self._no_land()
        label = self.marks.labels.get(space)
        head = ink(f"{label:>2}", "bold reverse cyan") + ink(" ") if label is not None else Text()
        count, style = self.facts["symbols"][space], self._coin_style(space)
        form = self._tokens(space) + coins(count, style)
        if form.cell_len + head.cell_len > self.cell:
            form = self._squeezed(space, self.cell - head.cell_len)
        return self._padded(head + form) if label is not None else self._centred(form)

    def _squeezed(self, space: str, width: int) -> Text:
        """Tokens and coins in fewer columns; covered coins go first, on other spaces the shapes of tokens."""
        full, short = self._tokens(space), self._tokens(space, short=True)
        forms = [full, short, Text()]
        if space in self.free:
            few = ink(f"{self.facts['symbols'][space]}{COIN}", COIN_STYLE)
            forms = [full + few, short + coins(self.facts["symbols"][space]), short + few, *forms]
        return next(form for form in forms if form.cell_len <= width)

    def _no_land(self) -> Text:
        return ink("░" * self.cell, "dim")

    def _coin_style(self, space: str) -> str:
        return COIN_STYLE if space in self.free else f"dim {COIN_STYLE}"

    def _tokens(self, space: str, short: bool = False) -> Text:
        """Who lies on a space, and what is to come there; `short` is letters alone."""
        text = Text()
        owners = [BY_LETTER[letter] for letter in self.facts["spaces"][space] if letter in BY_LETTER]
        for look in owners:
            text.append(look.letter if short else look.shape + look.letter, look.style)
        marks = self.marks
        if space in marks.placed:
            text += ink("+", "bold") + token(self.facts["turn"])
        elif space in marks.skipped:
            text += ink("×", "bold")
        elif space in marks.recent and owners and not short and (self.high or space not in marks.labels):
            text = ink("‹", "bold") + text + ink("›", "bold")
        if space in marks.squares | marks.blanks:
            text += ink(SQUARE if space in marks.squares else BLANK, "bold")
        return text

    def _centred(self, text: Text) -> Text:
        left = (self.cell - text.cell_len) // 2
        return ink(" " * left) + self._padded(text, self.cell - left)

    def _padded(self, text: Text, width: int | None = None) -> Text:
        return text + ink(" " * ((width or self.cell) - text.cell_len))
