"""What the server says itself, to a browser that has no page to say it: its own messages, quick to read."""

from __future__ import annotations

import functools
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.errors import ParlourError
from parlour.words import LANGUAGES

LONGEST_WISH = 100


def preferred(languages: str) -> str:
    """The first language of an `Accept-Language` that is spoken here.

    >>> [preferred(text) for text in ("cs-CZ,en;q=0.5", "de, PL;q=0.9", "")]
    ['cs', 'pl', 'en']
    """
    asked = [entry.strip()[:2].lower() for entry in languages[:LONGEST_WISH].split(",")]
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


@functools.cache
def _messages(language: str) -> FluentBundle:
    # All words of a language take a second to read, in which nobody else would be answered.
    file = resources.files("parlour") / "locales" / language / "server.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def sentence(error: ParlourError, languages: str) -> str:
    """An error of the server in the words of whoever asked."""
    bundle = _messages(preferred(languages))
    pattern = bundle.get_message(error.message).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, error.values)
    return str(text)
