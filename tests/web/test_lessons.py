"""The lessons in Chromium: each is played to its end by clicks, everything it says is said, and nothing else can be
done in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.games import find_manifest, names
from tests.web.browser import PHONE, Visit
from tests.web.lessons import follow

LESSONS = [(game, lesson) for game in names() for lesson in find_manifest(game).lessons]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_played_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    ada = visit("Ada")
    follow(ada, game, lesson)
    coach = ada.region("web-coach")
    coach.get_by_role("link", name=ada.say("web-lessons"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("web-lesson-done"), exact=True)).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
@pytest.mark.parametrize("game", names())
def test_the_first_lesson_on_a_phone_in_every_language(visit: Visit, game: str, language: str) -> None:
    ada = visit("Ada", language=language, size=PHONE, touch=True)
    follow(ada, game, find_manifest(game).lessons[0], touch=True)
    assert ada.overflow() == 0
