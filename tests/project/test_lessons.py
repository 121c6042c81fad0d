"""Lessons on the engine alone: every decision is legal, every step is reached, what is told is what happens."""

from __future__ import annotations

import re

import msgspec
import pytest

from parlour.core.errors import ChanceError, IllegalAction
from parlour.core.game import all_shown
from parlour.core.lesson import BadLesson, begin, played, read_lesson
from parlour.games import find_game, find_manifest, names
from parlour.server.errors import NotFound
from parlour.server.lessons import find_lesson, told_lesson
from parlour.words import LANGUAGES, Words
from tests.server.servers import applied

LESSONS = [(game, lesson) for game in names() for lesson in find_manifest(game).lessons]
WORDS_A_MINUTE = 200
SECONDS = {"read": 2, "play": 5, "watch": 2}  # to look, to do what is asked, to see what a rival does
LONGEST = 5  # minutes of a lesson
MOST_SAID = 300  # characters: more would cover a phone

DUEL = """
seat = "south"
given = { turn = "south" }
"""


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_is_an_ordinary_sequence_of_decisions(game: str, name: str) -> None:
    lesson = find_lesson(game, name)
    state = begin(lesson)
    reached = []
    for play in played(lesson):
        assert play.before == state and play.action in state.actions()
        state = play.after
        lesson.game.check(state)
        reached.append(play.step)
    asked = [number for number, step in enumerate(lesson.steps) if step.plays]
    assert list(dict.fromkeys(reached)) == asked
    assert lesson.steps[-1].kind == "read"  # there is a last word


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_what_is_told_of_a_lesson_is_what_its_learner_sees(game: str, name: str) -> None:
    lesson, told = find_lesson(game, name), msgspec.to_builtins(told_lesson(game, name))
    table, seat = told["table"], told["table"]["you"]
    for play, tells in zip(played(lesson), told["plays"], strict=True):
        mine = play.before.to_move == seat
        assert [option["text"] for option in table["options"]] == [play.action.text] * mine
        assert tells["events"] == [event.to_json() for event in play.events if event.visible_to(seat)]
        table = applied(table, {**tells, "seq": 0, "now": 0})
        assert table["view"] == msgspec.json.decode(msgspec.json.encode(play.after.view(seat).data))
        shown = all_shown(lesson.game, play.after, seat)
        assert table["shown"] == msgspec.json.decode(msgspec.json.encode(shown))
    assert told["steps"][-1]["plays"] == len(told["plays"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_is_said_and_a_lesson_takes_less_than_five_minutes(language: str, game: str, name: str) -> None:
    lesson, words = find_lesson(game, name), Words(language)
    said = [lesson.message(step) for step in lesson.steps if step.say]
    assert len(said) == len(set(said))
    texts = [words.say(message) for message in said]
    assert [text for text in texts if len(text) > MOST_SAID or text in said] == []
    seconds = sum(SECONDS[step.kind] * max(1, len(step.plays)) for step in lesson.steps)
    assert len(re.findall(r"\w+", " ".join(texts))) / WORDS_A_MINUTE + seconds / 60 < LONGEST


@pytest.mark.parametrize(
    ("step", "error"),
    [
        ('play = "use B at f6"', IllegalAction),
        ('watch = "use A at a1"', BadLesson),  # it is not the rivals' turn
        ('play = ["use A at a1", "end", "use A at c1"]', BadLesson),  # nor the learner's
        ('play = "use A at a1"\nchance = { lands = 9 }', ChanceError),  # nobody draws it
        ('play = "use A at a1"\nwatch = "end"', BadLesson),
        ('play = "use A at a1"\nask = "end"', BadLesson),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused(step: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        list(played(read_lesson(find_game("roam"), "broken", f"{DUEL}[[step]]\n{step}\n")))


def test_only_lessons_of_the_manifest_are_there() -> None:
    for name in ("chess", "../search", ""):
        with pytest.raises(NotFound):
            find_lesson("roam", name)
