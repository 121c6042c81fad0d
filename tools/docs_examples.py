"""Examples in docstrings as code on the site: Markdown alone takes `>>>` for a quotation.

An extension of Griffe, which mkdocs.yml names.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, GriffeLoader, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n\S.*|\n +\S.*)*", re.MULTILINE)  # up to the next empty line


def fenced(text: str) -> str:
    """A docstring with its examples between fences."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


class Examples(Extension):
    """Every docstring of what is shown."""

    def on_object(self, *, obj: Object, loader: GriffeLoader, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
