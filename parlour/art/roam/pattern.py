"""Search patterns: squares are filled, blank squares are dashed outlines, so that they differ without colour."""

from __future__ import annotations

from parlour.art.roam.symbols import INK
from parlour.art.svg import tag, wrap
from parlour.games.roam.patterns import Pattern


def square(x: float, y: float, size: float) -> str:
    """A square to fill."""
    gap = size * 0.06
    side = size - 2 * gap
    return tag("rect", class_="square", x=x + gap, y=y + gap, width=side, height=side, rx=size * 0.12, fill=INK)


def blank(x: float, y: float, size: float) -> str:
    """A blank square."""
    line = max(1.0, size * 0.11)
    gap = size * 0.06 + line / 2
    side = size - 2 * gap
    return tag(
        "rect",
        class_="blank",
        x=x + gap,
        y=y + gap,
        width=side,
        height=side,
        rx=size * 0.1,
        fill="#fff",
        stroke=INK,
        stroke_width=line,
        stroke_dasharray=f"{size * 0.2:.1f} {size * 0.14:.1f}",
    )


def pattern_picture(pattern: Pattern, x: float, y: float, width: float, height: float, largest: float) -> str:
    """A pattern in the middle of a box, its squares as large as fits."""
    rows = pattern.rows()
    high, wide = len(rows), len(rows[0])
    size = min(largest, width / wide, height / high)
    left, top = x + (width - size * wide) / 2, y + (height - size * high) / 2
    cells = [square(left + size * column, top + size * row, size) for row, column in pattern.squares]
    cells += [blank(left + size * column, top + size * row, size) for row, column in pattern.blanks]
    return wrap("g", "".join(cells), class_="pattern")
