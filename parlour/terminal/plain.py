"""For terminals without the signs Parlour draws with: signs of ASCII in their places, instead of an error."""

from __future__ import annotations

import codecs
import io
import sys
from typing import Final

ERRORS: Final = "parlour-plain"  # the name of this way to encode

# Each sign has one of the same width, so that lines stay aligned.
SIGNS: Final = {
    **dict.fromkeys("─━", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("┏┓┗┛┳┻┣┫╋┿┠┨┼╂┡┩╇└┘┴┌", "+"),
    **dict.fromkeys("“”", '"'),
    **dict.fromkeys("–−", "-"),
    "▲": "^",
    "●": "@",
    "■": "#",
    "◆": "%",
    "□": "o",
    "·": ".",
    "░": ":",
    "¢": "c",
    "★": "*",
    "✔": "v",
    "⚑": "!",
    "▣": "+",
    "▢": "-",
    "×": "x",
    "‹": "<",
    "›": ">",
    "→": ">",
    "’": "'",
    "…": "~",
    "⌂": "c",
    "✦": "s",
    "•": ".",
    "▒": ":",
    "»": ">",
}


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(SIGNS.get(sign, "?") for sign in signs), error.end


def tame_streams() -> None:
    """Let input and output of this process go on where their encoding lacks a character."""
    codecs.register_error(ERRORS, _replace)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors=ERRORS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
