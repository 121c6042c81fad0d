"""The rules in the browser are whole in every language: they say as much as in English, and name every number."""

from __future__ import annotations

import re
from typing import Final

import pytest

from parlour.core.scenario import rule_ids
from parlour.games import find_game
from parlour.words import LANGUAGES, words

GAMES: Final = ("roam", "arcs")
SHORTEST: Final = 0.6  # of the English text; Czech needs the fewest letters
# Sentences and their parts, which other languages may put together in another way
PARTS: Final = 0.5
PART: Final = re.compile(r"[.!?:;](?=\s|$)")
RULE_ID: Final = re.compile(r"\b[AR]-\d+(\.\d+)*")
# How numbers begin that are written as words; one is often left out
NUMBERS: Final = {
    "en": {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"},
    "cs": {
        2: "dv(a|ě|ou|ojn|akrát)|druh|ob(a|ě|ou|ěma)|dvoj",
        3: "tř(i|í|em|et)|troj",
        4: "čtyř|čtvrt",
        5: "pět|pát",
        6: "šest",
        7: "sedm",
        8: "osm",
        9: "devět|devát",
        10: "deset|desát",
    },
    "pl": {
        2: "dw(a|ie|óch|óm|oma|oje|ukrot|uoso)|drug|ob(a|u|ie|oma|ydw)|podw",
        3: "trz(y|ech|em)|trój|troj|trzec",
        4: "czter|czwart",
        5: "pię(ć|ci)|piąt",
        6: "sześ|szóst",
        7: "siedem|siódem|siódm|siedm",
        8: "osiem|ósm|ośmi",
        9: "dziewię|dziewią",
        10: "dziesię|dziesią",
    },
    "ru": {
        2: "дв(а|е|ух|ум|умя|ое|оих|ажды|ойн|ое)|вдво|втор|об(а|е|оих|еих)",
        3: "тр(и|ёх|ех|ём|ем|ое|ижды)|трет|трой|втро",
        4: "четыр|четвёрт|четверт|четверо|вчетвер",
        5: "пят",
        6: "шест",
        7: "сем(ь|и|ёр|ер)|седьм",
        8: "восем|восьм",
        9: "девят",
        10: "десят",
    },
}


def named(text: str, language: str) -> set[int]:
    """The numbers of a text from 2 on, in figures or in words."""
    text = RULE_ID.sub("", text).lower()
    found = {int(figures) for figures in re.findall(r"\d+", text)}
    return {n for n in found if n > 1} | {
        n for n, word in NUMBERS[language].items() if re.search(rf"\b({word})", text)
    }


def what_is_missing(own: str, english: str, language: str) -> str:
    """What a rule says in English and not here."""
    if len(own) < SHORTEST * len(english) or len(PART.findall(own)) < PARTS * len(PART.findall(english)):
        return "sentences"
    left_out = named(english, "en") - named(own, language)
    return f"the numbers {sorted(left_out)}" if left_out else ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_rules_say_all_that_the_english_ones_say(language: str, game: str) -> None:
    own, english = words(language), words("en")

    def missing(rule: str) -> str:
        return what_is_missing(own.rule(game, rule), english.rule(game, rule), language)

    assert {rule: missing(rule) for rule in rule_ids(find_game(game)) if missing(rule)} == {}


def test_what_is_left_out_is_found() -> None:
    english = "Take 2 coins. If seven tokens are there, take three more."
    assert what_is_missing("Vezmi si 2 mince. Leží-li tam sedm žetonů, vezmi si tři další.", english, "cs") == ""
    without = "Vezmi si 2 mince. Leží-li tam žetony, vezmi si další."
    assert what_is_missing(without, english, "cs") == "the numbers [3, 7]"
    assert what_is_missing("Vezmi si 2 mince.", english, "cs") == "sentences"
