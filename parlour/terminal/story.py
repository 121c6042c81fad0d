"""What happened, in paragraphs: one for each turn, headed by the sign of who takes it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from parlour.core.event import Event
from parlour.terminal.ink import height, ink
from parlour.terminal.screen import Screen

Paragraph = tuple[int, list[str]]  # the seat it is about (-1 is nobody) and its sentences
CUT = "… "


def paragraphs(screen: Screen, events: Iterable[Event], brief: bool) -> list[Paragraph]:
    """The sentences of events.

    `brief` leaves out what the sign before the paragraph says as well: that a turn begins.
    """
    found: list[Paragraph] = []
    for event in events:
        opens = event.kind in screen.new_paragraph
        # Without such events there are no turns to gather sentences by.
        if not found or opens or not screen.new_paragraph:
            found.append((event.seat, []))
        sentence = "" if brief and event.kind in screen.bare else screen.sentence(event)
        if sentence:
            found[-1][1].append(sentence)
    return [(seat, sentences) for seat, sentences in found if sentences]


def draw_story(screen: Screen, events: Iterable[Event], last: int = 0, brief: bool = True) -> Table:
    """The last paragraphs (0: all), aligned behind their signs."""
    return _drawn(screen, paragraphs(screen, events, brief)[-last:])


def cut_story(screen: Screen, events: Iterable[Event], width: int, lines: int) -> Table:
    """As much of the end of the story as has room."""
    told = paragraphs(screen, events, brief=True)
    drawn = _drawn(screen, told)
    while told and height(drawn, width) > lines:
        seat, sentences = told[0]
        if len(told) == 1 and len(sentences) > 1:
            told = [(seat, sentences[1:])]
        else:
            told = told[1:]
        drawn = _drawn(screen, told, CUT)
    return drawn


def _drawn(screen: Screen, told: list[Paragraph], before: str = "") -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat, sentences in told:
        grid.add_row(screen.mark(seat) if seat >= 0 else Text(), ink(before + " ".join(sentences)))
        before = ""
    return grid
