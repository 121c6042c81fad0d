"""The menu: how a page looks, each choice behind the key it is picked by."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.terminal.blocks import GAP, Lines, block_width, columns, fitted, flow, joined, lines_of
from parlour.terminal.ink import ink
from parlour.terminal.screen import CARDS, GRID, NO_LIMIT, Choice, Keyed, Page, Section

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
    keyed = page.keyed()
    for section in page.sections:
        if section.heading and form == FULL:
            parts.append(ink(section.heading, "dim"))
        parts.append(_section(section, keyed[: len(section.choices)], width, form))
        keyed = keyed[len(section.choices) :]
    return parts


def _section(section: Section, keyed: list[Keyed], width: int, form: str) -> RenderableType:
    gap = GAP if form == FULL else TIGHT
    if section.shape == CARDS:
        return joined(flow([_card(key, choice, form) for key, choice in keyed], width, gap))
    if section.shape == GRID:
        return joined(columns([_line(key, choice) for key, choice in keyed], width, gap))
    return _lines(keyed) if form == FULL else joined(_cut_lines(keyed, width))


def _titles(page: Page, width: int, lines: int) -> RenderableType:
    """All choices by their titles, in as many columns as the lines ask for."""
    titles = []
    for key, choice in page.keyed():
        titles.append(_key(key) + ink(" ") + Text(" ").join(choice.title.split("\n")))
    needed = -(-len(titles) // max(1, lines))
    widest = (width + TIGHT) // needed - TIGHT
    for line in titles:
        line.truncate(max(widest, 6), overflow="ellipsis")
    return joined(columns(titles, width, TIGHT))


def _cut_lines(keyed: list[Keyed], width: int) -> Lines:
    """One line a choice, whatever its note says."""
    widest = block_width(choice.title for _, choice in keyed)
    lines = []
    for key, choice in keyed:
        line = _key(key) + ink(" ") + fitted(choice.title, widest)
        if choice.note is not None:
            line += ink("  ") + choice.note
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _lines(keyed: list[Keyed]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True)
    # Beside long notes a title would be squeezed to a word a line.
    grid.add_column(min_width=min(30, block_width(choice.title for _, choice in keyed)))
    grid.add_column()
    for key, choice in keyed:
        grid.add_row(_key(key), choice.title, choice.note or Text())
    return grid


def _key(key: str) -> Text:
    return ink(f"{key:>2})", "bold cyan")


def _line(key: str, choice: Choice) -> Text:
    line = _key(key) + ink(" ") + choice.title
    return line if choice.note is None else line + ink(" ") + choice.note


def _card(key: str, choice: Choice, form: str) -> Lines:
    head = choice.short if form == SMALL and choice.short is not None else choice.title
    parts = [ink(f"{key})", "bold cyan") + ink(" ") + head]
    if choice.art is not None:
        parts.append(choice.art)
    if choice.note is not None and form == FULL:
        parts.append(choice.note)
    return [line for part in parts for line in lines_of(part)]
