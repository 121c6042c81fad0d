"""What the server says itself, where no client is there to say it: its own messages, quick to read."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.errors import ParlourError
from parlour.games import find_manifest
from parlour.words import LANGUAGES, OWN, Words, words_of_file

LONGEST_WISH = 100
PAGES: Final = "web-pages"  # the file whose words name games, and say what links lead to


def preferred(languages: str) -> str:
    """The first language of an `Accept-Language` that is spoken here.

    >>> [preferred(text) for text in ("cs-CZ,en;q=0.5", "de, PL;q=0.9", "")]
    ['cs', 'pl', 'en']
    """
    asked = [entry.strip()[:2].lower() for entry in languages[:LONGEST_WISH].split(",")]
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])


def your_turn(game: str, name: str, language: str) -> str:
    """For somebody who is away: that it is their turn, and in what."""
    said = sentence_of("server-your-turn", {"game": game_name(game, language), "name": name}, language)
    assert said is not None
    return said


@functools.cache
def game_name(game: str, language: str) -> str:
    """What a game is called, as the browser says it."""
    package = find_manifest(game).locales
    words = words_of_file(language, PAGES) if package == OWN else Words(language, (package,))
    message = f"web-pages-game-{game}"
    return words.say(message) if words.has(message) else game.capitalize()


@functools.cache
def _messages(language: str) -> FluentBundle:
    # All words of a language take a second to read, in which nobody else would be answered.
    file = resources.files("parlour") / "locales" / language / "server.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def sentence(error: ParlourError, languages: str) -> str:
    """An error of the server in the words of whoever asked."""
    said = sentence_of(error.message, error.values, preferred(languages))
    assert said is not None
    return said


def sentence_of(message: str, values: Mapping[str, Any], language: str) -> str | None:
    """A sentence of the server; None for a message that is not its own."""
    bundle = _messages(language)
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return str(bundle.format_pattern(pattern, dict(values))[0]) if pattern is not None else None
