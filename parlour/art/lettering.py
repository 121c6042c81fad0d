"""Texts on cards: how wide they are about, and how they are broken into lines.

Nothing here can measure letters, and everybody's computer shows another font: widths are rather over-estimated.

>>> lines("Went out for mushrooms in spring.", size=12, width=110, most=3)
['Went out for', 'mushrooms in', 'spring.']
>>> lines("Went out for mushrooms in spring.", size=12, width=110, most=2)
['Went out for', 'mushrooms in …']
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import Final

from parlour.art.svg import tag

TITLES: Final = "Iowan Old Style, Palatino, Georgia, serif"
TEXT: Final = "system-ui, sans-serif"
MORE: Final = "…"

# In parts of the size of the letters.
_NARROW: Final = dict.fromkeys("ijl.,;:'’!|()[]ıІіїј· ", 0.36)
_MIDDLE: Final = dict.fromkeys('frtcszкгтзсчřťčšžśźżćř-“”"„*/', 0.5)
_BROAD: Final = dict.fromkeys("mwMЖМШЩЮФЫДмшщюжфыд@%&…ЏЊЉ", 0.96) | dict.fromkeys("W—", 1.08)
_KNOWN: Final = _NARROW | _MIDDLE | _BROAD


def width_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is."""
    return sum(_letter(letter) for letter in text) * size * (1.08 if bold else 1)


@functools.lru_cache(maxsize=1024)
def _letter(letter: str) -> float:
    if letter in _KNOWN:
        return _KNOWN[letter]
    if unicodedata.combining(letter):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if "а" <= letter <= "ё":
        return 0.66
    return 0.74 if letter.isupper() else 0.61


def lines(text: str, size: float, width: float, most: int, bold: bool = False, even: bool = False) -> list[str]:
    """The text in at most so many lines, cut between words; what does not fit becomes `…`.

    Even lines are about equally long, so that no last word stands alone.
    """
    found = _broken(text, size, width, bold)
    if even and 1 < len(found) <= most:
        for share in (0.55, 0.65, 0.75, 0.85, 0.92):
            narrower = _broken(text, size, width * share, bold)
            if len(narrower) == len(found) and " ".join(narrower).split(" ") == _words(text):  # no word cut
                return narrower
    if len(found) > most:
        found = [*found[: most - 1], _shortened(found[most - 1], size, width, bold)]
    return found


def one_line(text: str, size: float, width: float, bold: bool = False) -> str:
    """The text in one line, shortened where it has to be."""
    return "".join(lines(text, size, width, most=1, bold=bold))


def _broken(text: str, size: float, width: float, bold: bool) -> list[str]:
    found: list[str] = []
    line = ""
    for word in _words(text):
        for place, part in enumerate(_parts(word, size, width, bold)):
            longer = f"{line} {part}" if line and place == 0 else line + part
            if line and width_of(longer, size, bold) > width:
                found.append(line)
                line = part
            else:
                line = longer
    return [*found, line] if line else found


def _words(text: str) -> list[str]:
    """The words of a text; a no-break space does not part them."""
    return re.findall("[^ \t\n\r\f\v]+", text)


def _parts(word: str, size: float, width: float, bold: bool) -> list[str]:
    """A word in pieces that fit into a line: the whole word, or cut after hyphens, or anywhere."""
    if width_of(word, size, bold) <= width:
        return [word]
    parts: list[str] = []
    for piece in re.split("(?<=-)", word):
        parts.append("")
        for letter in piece:
            if parts[-1] and width_of(parts[-1] + letter, size, bold) > width:
                parts.append("")
            parts[-1] += letter
    return parts


def _shortened(line: str, size: float, width: float, bold: bool) -> str:
    while line and width_of(f"{line} {MORE}", size, bold) > width:
        line = line[:-1].rstrip()
    return f"{line} {MORE}"


def write(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    colour: str,
    font: str | None = None,
    anchor: str | None = None,
    bold: bool = False,
    slanted: bool = False,
) -> str:
    """One line of text on its baseline."""
    return tag(
        "text",
        text,
        x=x,
        y=y,
        font_size=size,
        fill=colour,
        font_family=font,
        text_anchor=anchor,
        font_weight="bold" if bold else None,
        font_style="italic" if slanted else None,
    )
