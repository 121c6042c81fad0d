"""Answers longer than the screen, page by page."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines

Line = list[Segment]

LOOSE = 3  # a page may end before its last third to keep together what belongs together


class Pages:
    """What is left to read of an answer. It is cut when it is shown: the screen may have another size by then."""

    def __init__(self, console: Console, answer: RenderableType) -> None:
        self.left: list[Line] = console.render_lines(answer, pad=False)
        self.turned = 0  # pages shown so far

    def turn(self, height: int) -> SegmentLines:
        """The next page, of no more than so many lines."""
        end = page_end(self.left, height)
        page, self.left = self.left[:end], without_blanks(self.left[end:])
        self.turned += 1
        return SegmentLines(page, new_lines=True)

    def count(self, height: int) -> int:
        """How many pages there are, those shown included, if the others have so many lines."""
        pages, left = self.turned, self.left
        while left:
            pages += 1
            left = without_blanks(left[page_end(left, height) :])
        return pages


def page_end(lines: list[Line], height: int) -> int:
    """Where a page ends: late, but rather between paragraphs than inside one, whose later lines are indented."""
    height = max(height, 1)
    if len(lines) <= height:
        return len(lines)
    ends = range(height, height - height // LOOSE - 1, -1)
    return min(ends, key=lambda end: _indent(lines[end]))


def without_blanks(lines: list[Line]) -> list[Line]:
    """Lines from the first one on that is not empty."""
    for at, line in enumerate(lines):
        if _text(line).strip():
            return lines[at:]
    return []


def _indent(line: Line) -> int:
    """How far to the right a line begins; an empty one is the best of all to go on after."""
    text = _text(line)
    return len(text) - len(text.lstrip()) if text.strip() else -1


def _text(line: Line) -> str:
    return "".join(segment.text for segment in line)
