"""The numbered menu: how a page looks, and which choice a typed text means."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.terminal.ink import ink
from parlour.terminal.screen import CARDS, GRID, Choice, Page, Section

GAP = 3  # between choices that stand side by side


def draw_page(page: Page, width: int) -> RenderableType:
    """The menu under the board."""
    parts: list[RenderableType] = []
    number = 1
    across = width if page.art is None else width - block_width(page.art) - GAP
    for section in page.sections:
        if section.heading:
            parts.append(ink(section.heading, "dim"))
        parts.append(_section(section, number, across))
        number += len(section.choices)
    hint = [ink(page.hint, "dim")] if page.hint else []
    if page.art is None:
        return Group(*parts, *hint)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True, min_width=block_width(page.art))
    grid.add_row(page.art, Group(*parts))
    return Group(grid, *hint)


def _section(section: Section, first: int, width: int) -> RenderableType:
    numbered = list(enumerate(section.choices, start=first))
    if section.shape == CARDS:
        return flow([_card(number, choice) for number, choice in numbered], width)
    if section.shape == GRID:
        return columns([_line(number, choice) for number, choice in numbered], width)
    return _lines(numbered)


def _lines(numbered: list[tuple[int, Choice]]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True)
    # Beside long notes a title would be squeezed to a word a line.
    grid.add_column(min_width=min(30, max(choice.title.cell_len for _, choice in numbered)))
    grid.add_column()
    for number, choice in numbered:
        grid.add_row(_number(number), choice.title, choice.note or Text())
    return grid


def _number(number: int) -> Text:
    return ink(f"{number:>2})", "bold cyan")


def _line(number: int, choice: Choice) -> Text:
    line = _number(number) + ink(" ") + choice.title
    return line if choice.note is None else line + ink(" ") + choice.note


def _card(number: int, choice: Choice) -> Text:
    parts = [ink(f"{number})", "bold cyan") + ink(" ") + choice.title]
    if choice.art is not None:
        parts.append(choice.art)
    if choice.note is not None:
        parts.append(choice.note)
    return Text("\n").join(parts)


def block_width(block: Text) -> int:
    """The columns a block of several lines needs."""
    return max((line.cell_len for line in block.split("\n")), default=0)


def flow(blocks: Iterable[Text], width: int, gap: int = GAP) -> RenderableType:
    """Blocks side by side, in as many rows as the width asks for."""
    rows: list[list[Text]] = []
    left = 0
    for block in blocks:
        needed = block_width(block) + gap
        if not rows or left < needed - gap:
            rows.append([])
            left = width
        rows[-1].append(block)
        left -= needed
    grids = []
    for row in rows:
        grid = Table.grid(padding=(0, gap, 0, 0))
        for block in row:
            grid.add_column(no_wrap=True, min_width=min(block_width(block), width))
        grid.add_row(*row)
        grids.append(grid)
    return Group(*grids)


def columns(lines: list[Text], width: int, gap: int = GAP) -> RenderableType:
    """Short lines in columns that are read downwards."""
    widest = max((line.cell_len for line in lines), default=1)
    across = max(1, min((width + gap) // (widest + gap), len(lines)))
    high = -(-len(lines) // across)
    grid = Table.grid(padding=(0, gap, 0, 0))
    for _ in range(across):
        grid.add_column(no_wrap=True)
    for row in range(high):
        grid.add_row(*lines[row::high])
    return grid


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
