"""Coloured text that can be joined, and how many lines a drawing takes."""

from __future__ import annotations

import functools
from io import StringIO

from rich.console import Console, RenderableType
from rich.text import Text


def clean(text: str) -> str:
    """Without what a terminal might obey: names come from files and from other people."""
    if text.isprintable():
        return text
    return "".join(_harmless(mark) for mark in text)


def _harmless(mark: str) -> str:
    if mark.isprintable() or mark == "\n":
        return mark
    return " " if mark.isspace() else ""


def one_line(text: str) -> str:
    """A name: clean, and without line breaks."""
    return " ".join(clean(text).split())


def ink(text: str, style: str = "") -> Text:
    """Text with a style of its own: `Text(text, style)` would colour whatever is appended to it as well."""
    return Text().append(clean(text), style or None)


def height(drawing: RenderableType, width: int) -> int:
    """How many lines a drawing takes."""
    if isinstance(drawing, Text) and drawing.no_wrap:
        return drawing.plain.count("\n") + 1
    return len(_console(width).render_lines(drawing, pad=False))


@functools.lru_cache(maxsize=8)
def _console(width: int) -> Console:
    return Console(width=width, file=StringIO(), color_system=None)
