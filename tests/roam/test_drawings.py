"""The drawings: whole, the same every time, safe with strangers' names, with everything on them that counts."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
import zlib
from typing import Any
from xml.etree import ElementTree

import pytest

from parlour.art.lettering import lines, width_of
from parlour.art.roam.card_words import CardWords
from parlour.art.roam.cards import artifact_card, land_card, starter_card
from parlour.art.roam.lands import land_svg
from parlour.art.roam.landscapes import DRAWN, scene
from parlour.art.roam.sheet import SHEET_MARK, sheet
from parlour.art.svg import tag
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.cards import ABILITIES, BUILT_IN, LANDSCAPES, CardSet, built_in_set, set_from_data
from parlour.games.roam.patterns import Pattern
from parlour.words import LANGUAGES, words

SVG = "{http://www.w3.org/2000/svg}"
NASTY_NAMES = (
    "<script>alert(1)</script>",
    '"onload="alert(1)" & \'so on\' <!-- ]]> &amp;',
    "W" * 200,
    "word " * 40,
    "",
    "🂡 漢字 ﷽ e\u0301",
)


@functools.cache
def nasty() -> CardSet:
    """Sixty lands, no artifacts, patterns as large as they get, names nobody should use."""
    whole = ["#" * 6] * 6
    holes = ["#.o.#o", ".#o#.#", "oooooo", "#....#", ".....o", "######"]
    lands: list[dict[str, Any]] = []
    for number in range(60, 0, -1):
        name = NASTY_NAMES[number % len(NASTY_NAMES)][:200]
        lands.append(
            {
                "number": number,
                "name": name,
                "flavour": NASTY_NAMES[(number + 1) % len(NASTY_NAMES)][:200],
                "landscape": ("moon", "<b>", "", "forest", "x" * 200)[number % 5],
                "coins": ["33", "33", "21"],
                "pattern": whole if number % 2 else holes,
                "points": 50,
            }
        )
    starters = [{"id": card, "pattern": ["#"], "name": NASTY_NAMES[0]} for card in "ABC"]
    return set_from_data({"name": "<set> & " + "x" * 190, "starter": starters, "land": lands}, "nasty.toml")


@functools.cache
def drawn(name: str, language: str) -> str:
    cards = nasty() if name == "nasty" else built_in_set(name)
    return sheet(cards, CardWords(words(language), cards, None if name == "nasty" else name))


def root(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text.encode())


def fragment(text: str) -> ElementTree.Element:
    return root(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')[0]


def of_class(element: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [found for found in element.iter() if name in found.get("class", "").split()]


def cards_of(cards: CardSet) -> list[str]:
    found = [f"starter {CARD_NAMES[starter.card]}" for starter in cards.starters]
    found += [f"land {number}" for number in sorted(land.number for land in cards.lands)]
    return found + [f"artifact {number}" for number in sorted(tile.number for tile in cards.artifacts)]


@pytest.mark.parametrize("name", [*BUILT_IN, "nasty"])
def test_a_sheet_has_every_card_once_in_order(name: str) -> None:
    cards = nasty() if name == "nasty" else built_in_set(name)
    text = drawn(name, "en")
    assert text.splitlines()[1] == SHEET_MARK
    shown = of_class(root(text), "card")
    assert [card.get("data-card") for card in shown] == cards_of(cards)
    for card in shown:
        assert card.get("role") == "img" and card.get("aria-label")
        assert card[0].tag == f"{SVG}title" and card[0].text
        number = str(card.get("data-card")).split()[1]
        assert number in [text.text for text in card.iter(f"{SVG}text")]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*BUILT_IN, "nasty"])
def test_every_message_has_its_sentence(name: str, language: str) -> None:
    text = drawn(name, language)
    assert not re.search(r"(sheet|roam)-[a-z]|\{ ?\$", text)
    assert root(text).get("lang") == language


def test_counts_are_said_in_the_right_number() -> None:
    said = {
        language: [words(language).say("sheet-lands", {"count": count}) for count in (1, 2, 5)]
        for language in LANGUAGES
    }
    assert said == {
        "en": ["1 land card", "2 land cards", "5 land cards"],
        "cs": ["1 karta oblasti", "2 karty oblastí", "5 karet oblastí"],
        "pl": ["1 karta krainy", "2 karty krain", "5 kart krain"],
        "ru": ["1 карта территории", "2 карты территорий", "5 карт территорий"],
    }


def test_strangers_names_stay_names() -> None:
    known = {"svg", "title", "g", "path", "rect", "circle", "ellipse", "text"}
    for element in root(drawn("nasty", "en")).iter():
        assert element.tag.removeprefix(SVG) in known
        assert not [key for key in element.attrib if key.startswith("on") or "href" in key or key == "style"]
    assert "<script" not in drawn("nasty", "en")
    assert "&lt;script&gt;" in drawn("nasty", "en")
    assert root(tag("a", "\x00\ud800\x1b", b="\x0b<")).attrib == {"b": "\ufffd<"}


def test_the_same_cards_give_the_same_text_in_every_process() -> None:
    script = (
        "import zlib; from parlour.art.roam.landscapes import DRAWN, scene;"
        "from parlour.art.roam.lands import land_svg; from parlour.games.roam.cards import built_in_set;"
        "text = ''.join(scene(name, 4, 200, 300) for name in (*DRAWN, 'moon'));"
        "text += ''.join(land_svg(land) for land in built_in_set('sketch').lands[:8]);"
        "print(zlib.crc32(text.encode()))"
    )
    there = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    here = "".join(scene(name, 4, 200, 300) for name in (*DRAWN, "moon"))
    here += "".join(land_svg(land) for land in built_in_set("sketch").lands[:8])
    assert there.strip() == str(zlib.crc32(here.encode()))


def test_landscapes_differ_and_so_do_cards_of_one_landscape() -> None:
    assert set(DRAWN) == set(LANDSCAPES)
    for name in (*LANDSCAPES, "moon", ""):
        assert len({scene(name, seed, 200, 300) for seed in range(1, 6)}) == 5
    assert len({scene(name, 7, 200, 300) for name in (*LANDSCAPES, "moon", "mars")}) == len(LANDSCAPES) + 2


@pytest.mark.parametrize("name", [*BUILT_IN, "nasty"])
def test_all_coins_lie_on_their_spaces(name: str) -> None:
    cards = nasty() if name == "nasty" else built_in_set(name)
    for land in cards.lands:
        coins = of_class(root(land_svg(land)), "coin")
        spaces = [int(coin.get("data-space", "")) for coin in coins]
        assert [spaces.count(space) for space in range(6)] == list(land.coins)
        for coin, space in zip(coins, spaces, strict=True):
            x, y = map(float, re.findall(r"[\d.]+", coin.get("transform", ""))[:2])
            assert 13 <= x - 100 * (space % 2) <= 87 and 13 <= y - 100 * (space // 2) <= 87


def test_lands_of_the_map_are_small_and_wordless() -> None:
    for land in built_in_set("wayfarers").lands:
        text = land_svg(land)
        assert len(text.encode()) < 6600, land.number
        assert not list(root(text).iter(f"{SVG}text"))


def seen(card: ElementTree.Element) -> Pattern:
    """The pattern somebody reads off a drawn card."""

    def middles(name: str) -> list[tuple[float, float]]:
        found = []
        for cell in of_class(card, name):
            x, y, side = (float(cell.get(key, "")) for key in ("x", "y", "width"))
            found.append((y + side / 2, x + side / 2))
        return found

    squares, blanks = middles("square"), middles("blank")
    step = float(of_class(card, "square")[0].get("width", "")) / 0.88  # there is a little room between squares
    top, left = min(y for y, _ in squares + blanks), min(x for _, x in squares + blanks)

    def cells(found: list[tuple[float, float]]) -> tuple[tuple[int, int], ...]:
        return tuple(sorted((round((y - top) / step), round((x - left) / step)) for y, x in found))

    return Pattern(cells(squares), cells(blanks))


@pytest.mark.parametrize("name", [*BUILT_IN, "nasty"])
def test_patterns_are_drawn_as_they_are(name: str) -> None:
    cards = nasty() if name == "nasty" else built_in_set(name)
    shown = {card.get("data-card"): card for card in of_class(root(drawn(name, "en")), "card")}
    for starter in cards.starters:
        assert seen(shown[f"starter {CARD_NAMES[starter.card]}"]) == starter.pattern
    for land in cards.lands:
        assert seen(shown[f"land {land.number}"]) == land.character.pattern


def test_a_card_is_read_aloud_with_all_that_counts() -> None:
    cards = built_in_set("sketch")
    called = CardWords(words("en"), cards, "sketch")
    starter = fragment(starter_card(cards.starters[0], called)).get("aria-label")
    assert starter == (
        "Starting character A: Scout. Pattern: row 1: square, square; row 2: square, blank square. 0 points."
    )
    land = fragment(land_card(cards.lands[1], called)).get("aria-label")
    assert land == (
        "Land card 2: Oda Thistle. Pattern: row 1: square; row 2: square; row 3: square. 4 points. "
        "2 coins: row 2 right, row 2 right. Landscape: desert."
    )
    tile = cards.artifacts[8]
    label = fragment(artifact_card(tile, called)).get("aria-label")
    price, points = f"Price: {tile.price} coin", f" {tile.points} point"
    assert label is not None and label.startswith(f"Artifact {tile.number}: {tile.name}. Coin: Gain 1 coin.")
    assert price in label and points in label
    wayfarers = built_in_set("wayfarers")
    riser = starter_card(wayfarers.starters[0], CardWords(words("cs"), wayfarers, "wayfarers"))
    flavour = words("cs").flavour("roam-wayfarers-starter-A", "")
    assert str(fragment(riser).get("aria-label")).endswith(f" {flavour}")


def test_every_ability_has_its_own_icon() -> None:
    cards = built_in_set("wayfarers")
    called = CardWords(words("en"), cards, "wayfarers")
    icons: dict[str, set[bytes]] = {ability: set() for ability in ABILITIES}
    for tile in cards.artifacts:
        for icon in of_class(fragment(artifact_card(tile, called)), "ability"):
            icons[tile.ability].add(ElementTree.tostring(icon))
    assert [len(found) for found in icons.values()] == [1] * 6
    assert len(set.union(*icons.values())) == 6


def test_points_and_price_are_on_the_cards() -> None:
    cards = built_in_set("wayfarers")
    called = CardWords(words("ru"), cards, "wayfarers")
    for tile in cards.artifacts:
        texts = [text.text for text in fragment(artifact_card(tile, called)).iter(f"{SVG}text")]
        assert texts[:3] == [str(tile.number), str(tile.price), str(tile.points)]
        assert called.words.say(f"roam-ability-{tile.ability}") in texts
    for land in cards.lands:
        texts = [text.text for text in fragment(land_card(land, called)).iter(f"{SVG}text")]
        assert texts[:2] == [str(land.number), str(land.character.points)]
        assert called.landscape(land) in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_built_in_sets_is_cut_off(language: str) -> None:
    for name in BUILT_IN:
        assert " …" not in drawn(name, language)


def test_cards_of_a_section_are_alike_and_do_not_overlap() -> None:
    for name in (*BUILT_IN, "nasty"):
        boxes = []
        for group in root(drawn(name, "ru")).iter(f"{SVG}g"):
            if len(group) == 1 and "card" in group[0].get("class", "").split():
                left, top = map(float, re.findall(r"[\d.]+", group.get("transform", "")))
                frame = next(part for part in group[0] if part.tag == f"{SVG}rect")
                lowest = max(float(text.get("y", "")) for text in group[0].iter(f"{SVG}text"))
                high = float(frame.get("height", ""))
                assert lowest < high
                boxes.append((left, top, left + float(frame.get("width", "")), top + high))
        assert boxes
        for place, (left, top, right, bottom) in enumerate(boxes):
            for left2, top2, right2, bottom2 in boxes[:place]:
                assert right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
        width = float(root(drawn(name, "ru")).get("width", ""))
        height = float(root(drawn(name, "ru")).get("height", ""))
        assert max(box[2] for box in boxes) < width and max(box[3] for box in boxes) < height


def test_lines_fit_and_lose_nothing_but_what_is_too_much() -> None:
    text = "Udowodnił, że świątynia była piekarnią. Teraz kopie w poszukiwaniu przepisu."
    broken = lines(text, 13, 190, most=9)
    assert " ".join(broken) == text
    assert all(width_of(line, 13) <= 190 for line in broken)
    short = lines(text, 13, 190, most=2)
    assert len(short) == 2 and short[0] == broken[0] and short[1].endswith("…")
    assert "".join(lines("x" * 200, 13, 190, most=99)) == "x" * 200
    assert lines("", 13, 190, most=2) == []
    assert lines("Улитка-перевозчица", 16, 120, most=2) == ["Улитка-", "перевозчица"]
    assert lines("one two three four five six", 10, 130, most=3, even=True) == ["one two three", "four five six"]
    assert lines("Provazochodkyně Zuzka", 16, 192, most=2, bold=True, even=True) == ["Provazochodkyně", "Zuzka"]
