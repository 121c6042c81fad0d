"""Portraits and tokens: everybody has a face of their own, small and wordless; pieces can be told apart."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from parlour.art.looks import mix
from parlour.art.roam.card_words import CardWords
from parlour.art.roam.cards import land_card, starter_card
from parlour.art.roam.landscapes import DRAWN, scene
from parlour.art.roam.portraits import CAST, KNOWN, portrait
from parlour.art.roam.portraits.backdrops import BACKDROPS
from parlour.art.roam.token import BODIES, DARK, LETTERS, LOOKS, OUTLINE, token
from parlour.games.roam.actions import CARD_NAMES, MAX_LANDS
from parlour.games.roam.cards import BUILT_IN, LANDSCAPES, built_in_set, names_of
from parlour.server.errors import NotFound
from parlour.server.pages import drawn
from parlour.words import words

SVG = "{http://www.w3.org/2000/svg}"
THREAD = "#5a4a36"  # the thin dashes between spaces
COLOUR = re.compile(r"#[0-9a-f]{6}|#[0-9a-f]{3}\b")


def root(svg: str | bytes) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def light(colour: str) -> float:
    """The relative luminance of WCAG."""
    full = "".join(2 * digit for digit in colour[1:]) if len(colour) == 4 else colour[1:]
    parts = [int(full[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_every_character_of_wayfarers_has_a_portrait_of_its_own() -> None:
    for name in BUILT_IN:
        if names_of(name) == KNOWN:
            cards = built_in_set(name)
            everybody = [CARD_NAMES[starter.card] for starter in cards.starters]
            everybody += [str(land.number) for land in cards.lands]
            assert set(everybody) == set(CAST)
            for land in cards.lands:  # they stand where they come from
                assert CAST[str(land.number)][0] == land.landscape
    drawings = {portrait(KNOWN, card, 100, 100) for card in CAST}
    figures = {figure for _, figure in CAST.values()}
    assert len(drawings) == len(figures) == len(CAST)


def test_portraits_are_small_and_wordless() -> None:
    for kind, cards in (("wayfarer", list(CAST)), ("stranger", [*"ABC", *map(str, range(1, MAX_LANDS + 1))])):
        for card in cards:
            svg = drawn("roam", f"{kind}-{card}")
            assert len(svg) < 5_500, (kind, card)
            assert not list(root(svg).iter(f"{SVG}text")) and b"nan" not in svg
    with pytest.raises(NotFound):
        drawn("roam", "wayfarer-D")
    with pytest.raises(NotFound):
        drawn("roam", f"stranger-{MAX_LANDS + 1}")


def test_strangers_differ_from_each_other_and_from_everybody_known() -> None:
    strangers = {portrait("", str(card), 100, 100) for card in range(1, MAX_LANDS + 1)}
    assert len(strangers) == MAX_LANDS
    assert not strangers & {portrait(KNOWN, card, 100, 100) for card in CAST}
    assert portrait("sketch", "A", 100, 100) == portrait("", "A", 100, 100)  # its characters are not those
    assert portrait(KNOWN, "60", 100, 100) == portrait("", "60", 100, 100)


def test_every_landscape_has_a_backdrop() -> None:
    assert set(BACKDROPS) == {*LANDSCAPES, "meadow"}


@pytest.mark.parametrize("name", BUILT_IN)
def test_cards_carry_the_portrait(name: str) -> None:
    cards = built_in_set(name)
    called = CardWords(words("en"), cards, name)
    faces = set()
    for land in cards.lands:
        found = _portraits(land_card(land, called))
        assert len(found) == 1
        faces.add(found[0])
    for starter in cards.starters:
        found = _portraits(starter_card(starter, called))
        assert len(found) == 1
        faces.add(found[0])
    assert len(faces) == len(cards.lands) + len(cards.starters)


def _portraits(card: str) -> list[bytes]:
    whole = root(f'<svg xmlns="http://www.w3.org/2000/svg">{card}</svg>')
    return [ElementTree.tostring(found) for found in whole.iter(f"{SVG}svg") if found.get("class") == "portrait"]


def test_tokens_are_told_apart_by_shape_colour_and_letter() -> None:
    assert len({look.shape for look in LOOKS.values()}) == len({look.colour for look in LOOKS.values()}) == 4
    assert {look.shape for look in LOOKS.values()} == set(BODIES)
    assert len({body.top for body in BODIES.values()}) == len({body.side for body in BODIES.values()}) == 4
    assert len(set(LETTERS.values())) == 4 and set(LETTERS) == set(LOOKS)
    for edge, letter in LETTERS.items():
        piece = root(token(edge, letter, 0, 0, 1))
        assert [text.text for text in piece.iter("text")] == [letter]


def test_tokens_stand_out_from_every_landscape() -> None:
    """3 : 1 for the outline, which surrounds a piece, against everything that is painted under it."""
    for landscape in (*DRAWN, "moon"):
        colours = {
            colour
            for land in range(1, MAX_LANDS + 1)
            for colour in COLOUR.findall(scene(landscape, land, 200, 300))
        }
        for colour in colours - {THREAD}:
            assert contrast(OUTLINE, colour) >= 3, (landscape, colour)
    for look in LOOKS.values():
        assert contrast(look.ink, look.colour) >= 4.5
        assert contrast(OUTLINE, look.colour) >= 3  # so that the shape is seen
        assert contrast(look.ink, mix("#ffffff", 0.14, look.colour)) >= 3  # on the lighter field, in large letters
        assert contrast(mix(look.colour, 0.55, DARK), look.colour) > 1.5  # the side is seen as a side
