"""Coloured text that can be joined."""

from __future__ import annotations

from rich.text import Text


def ink(text: str, style: str = "") -> Text:
    """Text with a style of its own: `Text(text, style)` would colour whatever is appended to it as well."""
    return Text().append(text, style or None)
