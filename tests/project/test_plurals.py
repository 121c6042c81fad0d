"""Numbers are said in all forms their language has for whole numbers: nobody counts halves here."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from parlour.words import LANGUAGES
from tests.project.test_words import messages

FORMS = ("zero", "one", "two", "few", "many", "other")
ASKING = (
    "form = { $number ->" + "".join(f"\n    [{form}] {form}" for form in FORMS[:-1]) + "\n   *[other] other\n}\n"
)


def forms_of(language: str) -> set[str]:
    """The forms of a language, by the library that chooses them."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(ASKING))
    pattern = bundle.get_message("form").value
    assert pattern is not None
    return {str(bundle.format_pattern(pattern, {"number": number})[0]) for number in range(201)}


class _Selects(Visitor):
    """The forms of every choice by number in a message."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - fluent's name
        named = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if named & set(FORMS[:-1]) and named <= set(FORMS):
            self.found.append(named)
        self.generic_visit(node)


def test_languages_have_their_forms() -> None:
    assert {language: forms_of(language) for language in LANGUAGES} == {
        "en": {"one", "other"},
        "cs": {"one", "few", "other"},
        "pl": {"one", "few", "many"},
        "ru": {"one", "few", "many"},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_number_is_there(language: str) -> None:
    forms, choices = forms_of(language), 0
    for _, message in messages(language):
        selects = _Selects()
        selects.visit(message)
        choices += len(selects.found)
        for found in selects.found:
            assert forms <= found, f"{message.id.name} lacks {sorted(forms - found)}"
    assert choices > 80
