"""Drawings as lists of lines: put side by side or into columns without asking a console how they come out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from parlour.terminal.ink import ink

Lines = list[Text]
GAP = 3  # between blocks that stand side by side


def lines_of(block: Text) -> Lines:
    """A text with line breaks, line by line."""
    return list(block.split("\n", allow_blank=True))


def joined(lines: Iterable[Text]) -> Text:
    """Lines as one text, which is never broken otherwise."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    return text


def block_width(lines: Iterable[Text]) -> int:
    """The columns a block needs."""
    return max((line.cell_len for line in lines), default=0)


def fitted(line: Text, width: int) -> Text:
    """A line of exactly this width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def beside(blocks: Sequence[Lines], widths: Sequence[int], gap: int = GAP) -> Lines:
    """Blocks side by side, each as wide as is said."""
    found = []
    for number in range(max(map(len, blocks), default=0)):
        line = Text()
        for place, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            if place:
                line.append(" " * gap)
            line.append_text(fitted(block[number] if number < len(block) else Text(), width))
        line.rstrip()
        found.append(line)
    return found


def flow(blocks: Iterable[Lines], width: int, gap: int = GAP) -> Lines:
    """Blocks side by side, in as many rows as the width asks for."""
    rows: list[list[Lines]] = []
    left = 0
    for block in blocks:
        needed = block_width(block) + gap
        if not rows or left < needed - gap:
            rows.append([])
            left = width
        rows[-1].append(block)
        left -= needed
    found = []
    for row in rows:
        found += beside(row, [min(block_width(block), width) for block in row], gap)
    return found


def columns(lines: Lines, width: int, gap: int = GAP) -> Lines:
    """Short lines in columns that are read downwards."""
    widest = max(1, block_width(lines))
    across = max(1, min((width + gap) // (widest + gap), len(lines)))
    high = -(-len(lines) // across)
    stacks = [lines[start : start + high] for start in range(0, len(lines), high)] if lines else []
    return beside(stacks, [min(block_width(stack), width) for stack in stacks], gap)


def indented(lines: Lines, by: int) -> Lines:
    """Lines further to the right."""
    return [ink(" " * by) + line for line in lines]
