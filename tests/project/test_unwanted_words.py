"""No sentence says what a native would not have written: the words of `unwanted_words.toml`."""

from __future__ import annotations

import functools
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

import parlour
from parlour.words import LANGUAGES

LOCALES = Path(parlour.__file__).parent / "locales"
UNWANTED: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("unwanted_words.toml").read_text(encoding="utf-8")
)
INVENTED = "roam-wayfarers.ftl"  # names and their stories, which may use any word


@functools.cache
def sentences(file: Path) -> list[tuple[str, str]]:
    """Every message with its sentence in one line, and every attribute."""
    serializer, said = FluentSerializer(), []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            alone = ftl.Message(entry.id, entry.value, entry.attributes)
            text = serializer.serialize_entry(alone).split("=", 1)[1]
            said.append((entry.id.name, " ".join(text.split())))
    return said


def found(language: str, one: dict[str, Any]) -> list[str]:
    """Where an unwanted word stands."""
    word = re.compile(one["unwanted"], re.IGNORECASE)
    return [
        f"{file.name}: {name}: {text[:120]}"
        for file in sorted((LOCALES / language).glob("*.ftl"))
        if file.name != INVENTED and any(fnmatch(file.name, glob) for glob in one.get("in", ["*"]))
        for name, text in sentences(file)
        if word.search(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_unwanted_words(language: str) -> None:
    assert {one["instead"]: places for one in UNWANTED[language] if (places := found(language, one))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unwanted_word_is_looked_for_somewhere(language: str) -> None:
    """Each expression matches something, not everything, and the files it is looked for in are there."""
    files = [file.name for file in (LOCALES / language).glob("*.ftl")]
    for one in UNWANTED[language]:
        assert not re.search(one["unwanted"], "")
        assert all(any(fnmatch(file, glob) for file in files) for glob in one.get("in", ["*"])), one


def test_an_unwanted_word_is_found() -> None:
    for language, text in (
        ("en", "the city of { $owner }"),
        ("cs", "líznout"),
        ("pl", "prowadzi"),
        ("ru", "ведёт"),
    ):
        assert any(re.search(one["unwanted"], text, re.IGNORECASE) for one in UNWANTED[language]), text
