"""What happened, in paragraphs: one for each turn, headed by the sign of who takes it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from parlour.core.event import Event
from parlour.terminal.screen import Screen


def paragraphs(screen: Screen, events: Iterable[Event]) -> list[tuple[int, list[str]]]:
    """The sentences of events, with the seat each paragraph is about; -1 is nobody."""
    found: list[tuple[int, list[str]]] = []
    for event in events:
        # Without opening events there are no turns to gather sentences by.
        if not found or not screen.opening or event.kind in screen.opening:
            found.append((event.seat, []))
        found[-1][1].append(screen.sentence(event))
    return found


def draw_story(screen: Screen, events: Iterable[Event], last: int | None = None) -> Table:
    """The last paragraphs (all by default), aligned behind their signs."""
    told = paragraphs(screen, events)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, sentences in told[-last:] if last else told:
        grid.add_row(screen.mark(seat) if seat >= 0 else Text(), Text(" ".join(sentences)))
    return grid
