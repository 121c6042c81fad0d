"""The lessons in Chromium: each is played to its end by clicks, and nothing else can be done in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.games import find_manifest, names
from tests.web.browser import PHONE, Board, Visit
from tests.web.lessons import follow

# What lies on the lower edge of something, and is no part of it.
COVERED = """(all) => all.flatMap((one) => {
  const { x, width, bottom } = one.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, bottom - 2);
  return there === null || one.contains(there) || there.contains(one) ? [] : [there.outerHTML.slice(0, 60)];
})"""
LESSONS = [(game, lesson) for game in names() for lesson in find_manifest(game).lessons]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_is_played_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    ada = visit("Ada")
    follow(ada, game, lesson)
    ada.region("web-coach").get_by_role("link", name=ada.say("web-lessons"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("web-lesson-done"), exact=True)).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_on_a_phone_in_every_language(visit: Visit, game: str, lesson: str, language: str) -> None:
    ada = visit("Ada", language=language, size=PHONE, touch=True)
    follow(ada, game, lesson, touch=True)
    assert ada.overflow() == 0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_on_a_phone_on_its_side(visit: Visit, game: str, lesson: str) -> None:
    """A finger reaches what is asked for, and what is said about a card leaves the hand free, in long words."""
    ada = visit("Ada", language="pl", size=(844, 390), touch=True)

    def look(step: int) -> None:
        ada.page.wait_for_timeout(200)  # until what is meant has come into sight
        covered = ada.page.locator(".hand [data-coached], .hand[data-coached]").evaluate_all(COVERED)
        assert covered == [], f"step {step}"

    follow(ada, game, lesson, touch=True, look=look)


def test_a_learner_cannot_go_astray(visit: Visit) -> None:
    """Without a name: what is not asked for is not done, everything can be undone, a reload goes on there."""
    eve = visit("")
    eve.open("/learn/roam")
    expect(eve.page.locator("main ol a")).to_have_count(len(find_manifest("roam").lessons))
    eve.page.locator("main ol a").first.click()
    coach, board = eve.region("web-coach"), Board(eve)
    following = coach.get_by_role("button", name=eve.say("web-coach-next"), exact=True)

    def is_at(step: str) -> None:
        expect(coach.get_by_role("status")).to_have_text(eve.say(f"roam-lessons-search-{step}"))

    board.take("A")  # there is something to read first
    assert eve.alert() == eve.say("web-lesson-not-yet")
    for step in ("welcome", "map", "scroll", "characters"):
        is_at(step)
        following.click()
    is_at("use")
    expect(following).to_have_count(0)
    assert board.look()["cards"] == ["A"] and board.look()["main"] == ""
    board.take("B")
    assert eve.alert() == eve.say("web-lesson-not-yet")
    board.use("A", "a4")
    is_at("coins")
    expect(eve.page.locator("[data-coached]")).to_have_count(1)
    eve.page.reload()
    is_at("coins")
    coach.get_by_role("button", name=eve.say("web-coach-back"), exact=True).click()
    is_at("use")  # it is undone
    board.use("A", "a4")
    following.click()
    following.click()
    is_at("end")
    eve.button("web-undo").click()
    is_at("use")
    eve.link("web-lessons").first.click()
    expect(eve.page.locator("main ol a")).to_have_count(len(find_manifest("roam").lessons))
    expect(eve.page.get_by_text(eve.say("web-lesson-done"), exact=True)).to_have_count(0)
