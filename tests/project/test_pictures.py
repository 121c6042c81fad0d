"""Pictures of rules: each belongs to a rule, is drawn without words, and is said in every language."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

import pytest

from parlour.art.picture import Drawing
from parlour.core.scenario import rule_ids
from parlour.games import find_game, find_manifest, names
from parlour.games.arcs.components.box import AMBITIONS, FACES
from parlour.server.errors import NotFound
from parlour.server.pages import drawn
from parlour.server.reference import rules
from parlour.words import LANGUAGES, words

SVG: Final = "{http://www.w3.org/2000/svg}"
GAMES: Final = [name for name in names() if find_manifest(name).illustrated is not None]


def drawings(game: str) -> dict[str, Drawing]:
    illustrated = find_manifest(game).illustrated
    assert illustrated is not None
    return dict(illustrated.load())


PICTURES: Final = [(game, rule, drawing) for game in GAMES for rule, drawing in drawings(game).items()]


def test_both_games_have_pictures_of_rules() -> None:
    assert {"arcs", "roam"} <= set(GAMES)


@pytest.mark.parametrize(("game", "rule", "drawing"), PICTURES, ids=lambda value: getattr(value, "name", value))
def test_a_picture_belongs_to_a_rule_and_has_a_caption(game: str, rule: str, drawing: Drawing) -> None:
    assert rule in rule_ids(find_game(game))
    captions = {words(language).say(f"{game}-picture-{drawing.name}") for language in LANGUAGES}
    assert all(words(language).has(f"{game}-picture-{drawing.name}") for language in LANGUAGES)
    assert len(captions) == len(LANGUAGES)  # said in each, not handed on from English


@pytest.mark.parametrize(("game", "rule", "drawing"), PICTURES, ids=lambda value: getattr(value, "name", value))
def test_a_picture_is_drawn_without_words(game: str, rule: str, drawing: Drawing) -> None:
    svg = drawn(game, f"rule-{drawing.name}")
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg" and root.get("viewBox") == f"0 0 {drawing.width} {drawing.height}"
    assert len(svg) < 60_000
    said = "".join(text for element in root.iter() for text in (element.text or "", element.tail or ""))
    assert not any(letter.isalpha() for letter in said)
    assert b"nan" not in svg and b"None" not in svg
    told = rules(find_game(game)).pictures[rule]
    assert (told.name, told.width, told.height) == (drawing.name, drawing.width, drawing.height)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_have_names_of_their_own(game: str) -> None:
    found = [drawing.name for drawing in drawings(game).values()]
    assert len(found) == len(set(found))
    with pytest.raises(NotFound):
        drawn(game, "rule-nothing")


def test_facts_of_arcs_that_pictures_show_are_those_of_the_box() -> None:
    from parlour.art.arcs.illustrated_cards import COUNTED  # what else counts is no resource

    assert set(COUNTED) < set(AMBITIONS)
    dice = ElementTree.fromstring(drawn("arcs", "rule-dice"))
    symbols = [found for found in dice.iter(f"{SVG}path") if found.get("fill-rule") == "evenodd"]
    assert len(symbols) == sum(sum(face) for faces in FACES for face in faces)
