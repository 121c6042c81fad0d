"""The numbered menu: how a page looks, and which choice a typed text means."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.action import Action
from parlour.terminal.blocks import GAP, Lines, block_width, columns, fitted, flow, joined, lines_of
from parlour.terminal.ink import ink
from parlour.terminal.screen import CARDS, GRID, NO_LIMIT, Choice, Page, Section

TIGHT = 2  # columns between choices where there is little room

FULL = "full"  # the menu with everything that helps to choose
SMALL = "small"  # one line a choice, pictures without names
LEAST = "least"  # titles in columns


def draw_page(page: Page, width: int, form: str = FULL, lines: int = NO_LIMIT) -> RenderableType:
    """The menu under the board. In its least form it never takes more than `lines`, rather are titles cut."""
    gap = GAP if form == FULL else TIGHT
    art = [] if page.art is None else lines_of(page.art)
    across = width - block_width(art) - gap if art else width
    hint = page.hint if form == FULL else page.short_hint or page.hint
    hints = [ink(hint, "dim")] if hint and form != LEAST else []
    parts = [_titles(page, across, lines)] if form == LEAST else _sections(page, across, form)
    if page.art is None:
        return Group(*parts, *hints)
    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True, min_width=block_width(art))
    grid.add_row(page.art, Group(*parts))
    return Group(grid, *hints)


def _sections(page: Page, width: int, form: str) -> list[RenderableType]:
    parts: list[RenderableType] = []
    number = 1
    for section in page.sections:
        if section.heading and form == FULL:
            parts.append(ink(section.heading, "dim"))
        parts.append(_section(section, number, width, form))
        number += len(section.choices)
    return parts


def _section(section: Section, first: int, width: int, form: str) -> RenderableType:
    numbered = list(enumerate(section.choices, start=first))
    gap = GAP if form == FULL else TIGHT
    if section.shape == CARDS:
        return joined(flow([_card(number, choice, form) for number, choice in numbered], width, gap))
    if section.shape == GRID:
        return joined(columns([_line(number, choice) for number, choice in numbered], width, gap))
    return _lines(numbered) if form == FULL else joined(_cut_lines(numbered, width))


def _titles(page: Page, width: int, lines: int) -> RenderableType:
    """All choices by their titles, in as many columns as the lines ask for."""
    titles = []
    for number, choice in enumerate(page.choices(), start=1):
        titles.append(_number(number) + ink(" ") + Text(" ").join(choice.title.split("\n")))
    needed = -(-len(titles) // max(1, lines))
    widest = (width + TIGHT) // needed - TIGHT
    for line in titles:
        line.truncate(max(widest, 6), overflow="ellipsis")
    return joined(columns(titles, width, TIGHT))


def _cut_lines(numbered: list[tuple[int, Choice]], width: int) -> Lines:
    """One line a choice, whatever its note says."""
    widest = block_width(choice.title for _, choice in numbered)
    lines = []
    for number, choice in numbered:
        line = _number(number) + ink(" ") + fitted(choice.title, widest)
        if choice.note is not None:
            line += ink("  ") + choice.note
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _lines(numbered: list[tuple[int, Choice]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True)
    # Beside long notes a title would be squeezed to a word a line.
    grid.add_column(min_width=min(30, block_width(choice.title for _, choice in numbered)))
    grid.add_column()
    for number, choice in numbered:
        grid.add_row(_number(number), choice.title, choice.note or Text())
    return grid


def _number(number: int) -> Text:
    return ink(f"{number:>2})", "bold cyan")


def _line(number: int, choice: Choice) -> Text:
    line = _number(number) + ink(" ") + choice.title
    return line if choice.note is None else line + ink(" ") + choice.note


def _card(number: int, choice: Choice, form: str) -> Lines:
    head = choice.short if form == SMALL and choice.short is not None else choice.title
    parts = [ink(f"{number})", "bold cyan") + ink(" ") + head]
    if choice.art is not None:
        parts.append(choice.art)
    if choice.note is not None and form == FULL:
        parts.append(choice.note)
    return [line for part in parts for line in lines_of(part)]


def abbreviated(actions: Sequence[Action], typed: str) -> Action | None:
    """The one action whose words begin with the words typed, as many as it has."""
    wanted = typed.lower().split()
    if len("".join(wanted)) < 2:
        return None
    near = [action for action in actions if _begins(action.text.lower().split(), wanted)]
    return near[0] if len(near) == 1 else None


def _begins(words: list[str], typed: list[str]) -> bool:
    return len(words) == len(typed) and all(map(str.startswith, words, typed))


def pick(page: Page, typed: str) -> Choice | None:
    """The choice a text names: its number, one of its words, or the beginning of exactly one."""
    choices = page.choices()
    # isdecimal alone would let through digits of other scripts, which people do not mean here
    if typed.isascii() and typed.isdecimal():
        number = int(typed[:9])
        return choices[number - 1] if 1 <= number <= len(choices) else None
    wanted = " ".join(typed.lower().split())
    for choice in choices:
        if wanted in choice.typed:
            return choice
    if len(wanted) < 2:
        return None
    near = [choice for choice in choices if any(word.startswith(wanted) for word in choice.typed)]
    return near[0] if len(near) == 1 else None
