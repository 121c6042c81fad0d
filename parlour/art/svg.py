"""A tiny kit for writing SVG: numbers kept short, and every text escaped, since names come from anybody's files.

>>> tag("rect", x=1.0, y=2.25, fill="#fff", stroke_width=None)
'<rect x="1" y="2.2" fill="#fff"/>'
>>> tag("text", 'Tom & "<Jerry>"', class_="name")
'<text class="name">Tom &amp; &quot;&lt;Jerry&gt;&quot;</text>'
>>> path("M", 10.0, -0.04, "h", 3.14159, "z")
'M10 0h3.1z'
>>> shape(100, 50, 20, -0.5, 0, "v", -1, "h", 1, "z")
'M90 50v-20h20z'
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

NAMESPACE: Final = "http://www.w3.org/2000/svg"
Value = str | float | None

# What XML cannot hold even when escaped. Card-set files are checked for it, but not everything is a file.
_NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """A number with one decimal at most: finer than anybody sees."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def safe(text: str) -> str:
    """A text that can stand in an element or in an attribute."""
    return escape(_NOT_XML.sub("\ufffd", text), quote=True).replace("&#x27;", "'")


def tag(name: str, *inside: Value, **attributes: Value) -> str:
    """An element around a text, which is escaped; an attribute that is None is left out."""
    return wrap(name, "".join(safe(_shown(text)) for text in inside), **attributes)


def wrap(name: str, inside: str, **attributes: Value) -> str:
    """An element around elements. `class_` is written class, `stroke_width` stroke-width."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{safe(_shown(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def path(*steps: str | float) -> str:
    """The `d` of a path from its letters and numbers, written as short as it goes."""
    written = ""
    for step in steps:
        if isinstance(step, str):
            written += step
        else:
            short = number(step)
            spaced = written[-1:].isdigit() and not short.startswith("-")
            written += f" {short}" if spaced else short
    return written


def shape(x: float, y: float, size: float, right: float, down: float, *steps: str | float) -> str:
    """A path that starts beside (x, y) and goes on from point to point, everything in parts of its size."""
    grown = [step if isinstance(step, str) else step * size for step in steps]
    return path("M", x + right * size, y + down * size, *grown)


def _shown(value: Value) -> str:
    if isinstance(value, str):
        return value
    return "" if value is None else number(value)
