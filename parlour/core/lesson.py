"""Lessons: guided games of which everything is written down, as files a person reads (docs/core.md).

A lesson begins with a position and goes on in steps. In each, something is said; then the learner reads on, does
what is asked, or watches the rivals. As the rivals and chance do what is written, every step is reached in order,
and the whole lesson is an ordinary sequence of legal decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from parlour.core.action import Action
from parlour.core.chance import ScriptedChance
from parlour.core.event import Event
from parlour.core.fields import read_toml
from parlour.core.game import AnyGame, Json
from parlour.core.line import outcomes_of
from parlour.core.state import State

Kind = Literal["read", "play", "watch"]
_TOP: Final = ("seat", "given", "step")
_STEP: Final = ("say", "mark", "play", "watch", "chance")


class BadLesson(Exception):
    """A lesson that cannot be played as it is written: a mistake of whoever wrote it."""


@dataclass(frozen=True)
class Step:
    """Something that is said, and what happens then."""

    say: str  # the end of a message id; "" where what was said last still holds
    mark: str  # what on the board it is about, in words of the game's drawing
    kind: Kind
    plays: tuple[str, ...]  # of the learner, or of the rivals
    chance: tuple[tuple[str, str], ...]  # what comes meanwhile


@dataclass(frozen=True)
class Lesson:
    """A lesson as read from its file."""

    game: AnyGame
    name: str
    seat: str  # the learner's
    given: Json
    steps: tuple[Step, ...]

    def message(self, step: Step) -> str:
        """The id of what a step says."""
        return f"{self.game.name}-lessons-{self.name}-{step.say}" if step.say else ""


@dataclass(frozen=True)
class Play:
    """One decision of a lesson: the position before it, and what it told."""

    step: int
    before: State
    action: Action
    after: State
    events: list[Event]


def read_lesson(game: AnyGame, name: str, text: str) -> Lesson:
    """The lesson in a TOML text."""
    data = read_toml(text)
    _known(name, data, _TOP)
    steps = tuple(_step(name, step) for step in data["step"])
    return Lesson(game, name, data["seat"], data["given"], steps)


def _known(name: str, data: Mapping[str, Any], words: tuple[str, ...]) -> None:
    if unknown := set(data) - set(words):
        raise BadLesson(f"{name}: unknown {', '.join(sorted(unknown))}")


def _step(name: str, data: Mapping[str, Any]) -> Step:
    _known(name, data, _STEP)
    if "play" in data and "watch" in data:
        raise BadLesson(f"{name}: a step that is played and watched: {data}")
    kind: Kind = "play" if "play" in data else "watch" if "watch" in data else "read"
    plays = data.get(kind, [])
    return Step(
        data.get("say", ""),
        data.get("mark", ""),
        kind,
        (plays,) if isinstance(plays, str) else tuple(plays),
        tuple(outcomes_of(data.get("chance", {}))),
    )


def begin(lesson: Lesson) -> State:
    """The position it begins with."""
    state: State = lesson.game.position(lesson.given)
    return state


def played(lesson: Lesson) -> Iterator[Play]:
    """All decisions of a lesson, in order. `ParlourError` or `BadLesson` where it cannot be played as written."""
    state = begin(lesson)
    learner = state.seat_names.index(lesson.seat)
    for number, step in enumerate(lesson.steps):
        script = ScriptedChance(step.chance)
        for text in step.plays:
            if (state.to_move == learner) != (step.kind == "play"):
                raise BadLesson(f"{lesson.name}, step {number + 1}: {text!r} is not theirs to play")
            before, action, events = state.copy(), lesson.game.table.parse(text), []  # type: ignore[var-annotated]
            state.play(action, script, events)
            yield Play(number, before, action, state.copy(), events)
        script.finish()
