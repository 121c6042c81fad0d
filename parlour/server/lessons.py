"""Lessons as they are told: played once by the engine, then handed to whoever wants to learn.

A lesson needs no table: everything in it is written down, so a browser gets all of it, as its learner sees it, and
plays it by itself. Nothing is stored, and nobody else is there.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

import msgspec

from parlour.core.event import Event
from parlour.core.game import Json, all_shown
from parlour.core.lesson import Lesson, Play, begin, played, read_lesson
from parlour.core.preview import foresee
from parlour.core.state import State
from parlour.games import find_game, find_manifest
from parlour.server.errors import NotFound
from parlour.table.spec import PERSON, Spec, brief_options
from parlour.wire import answers
from parlour.wire.changes import differences
from parlour.wire.messages import Explained
from parlour.wire.plain import GameEvent
from parlour.wire.table import Player, Table
from parlour.wire.table import Spec as ToldSpec

LEARNER = "learner"  # the owner of a lesson's table, who is nobody


def find_lesson(game: str, name: str) -> Lesson:
    """A lesson of a game, as it is written."""
    manifest = find_manifest(game)
    if name not in manifest.lessons:
        raise NotFound("server-no-page", status=404)
    package = manifest.game.path.partition(":")[0].rpartition(".")[0]
    file = resources.files(package) / "lessons" / f"{name}.toml"
    return read_lesson(find_game(game), name, file.read_text(encoding="utf-8"))


@functools.cache
def told_lesson(game: str, name: str) -> answers.Lesson:
    """A lesson as its learner sees it, played once."""
    lesson = find_lesson(game, name)
    state = begin(lesson)
    seat, options = state.seat_names.index(lesson.seat), state.snapshot()["options"]
    plays = list(played(lesson))
    first = _table(lesson, options, state, seat, 0, plays)
    found, before = [], _plain(first)
    for number, play in enumerate(plays, start=1):
        after = _plain(_table(lesson, options, play.after, seat, number, plays))
        put, gone = differences(before, after)
        found.append(
            answers.LessonPlay(play.action.text, _explained(lesson, play), _seen(play.events, seat), put, gone)
        )
        before = after
    return answers.Lesson(first, lesson.game.box(options), _steps(lesson), found)


def _plain(table: Table) -> Any:
    return msgspec.to_builtins(table)


def _steps(lesson: Lesson) -> list[answers.LessonStep]:
    found, made = [], 0
    for step in lesson.steps:
        made += len(step.plays)
        found.append(answers.LessonStep(lesson.message(step), step.mark, step.kind, made))
    return found


def _explained(lesson: Lesson, play: Play) -> Explained:
    """What the learner's decision would do, as a table says it before it is made."""
    seen = foresee(play.before, play.action, lesson.game.closing)
    now, later = ([event.to_json() for event in some] for some in (seen.now, seen.later))
    return Explained(events=now, later=later)


def _seen(events: list[Event], seat: int) -> list[GameEvent]:
    return [event.to_json() for event in events if event.visible_to(seat)]


def _table(lesson: Lesson, options: Json, state: State, seat: int, number: int, plays: list[Play]) -> Table:
    """How the table stands after so many plays. The learner can do what comes next, and nothing else."""
    mine = number < len(plays) and state.to_move == seat
    action = plays[number].action if mine else None
    spec = Spec(lesson.game, options, (PERSON,) * len(state.seat_names))
    return Table(
        table=f"{lesson.game.name}-{lesson.name}",
        game=lesson.game.name,
        spec=msgspec.convert({**spec.to_json(), "options": brief_options(options)}, ToldSpec),
        status="running",
        to_move=state.to_move,
        rematch=None,
        owner=LEARNER,
        offer=None,
        outcome=None,
        plays=number,
        view=state.view(seat).data,
        shown=all_shown(lesson.game, state, seat),
        options=[{"text": action.text, **action.to_json()}] if action is not None else [],
        can_undo=any(play.before.to_move == seat for play in plays[:number]),
        can_redo=False,
        wishes={},
        you=seat,
        seq=0,
        players=[
            Player(seat=name, name="", player=PERSON, taken=True, user=None, program=False, present=False)
            for name in state.seat_names
        ],
        onlookers=0,
        watchers=[],
        chat=[],
    )
