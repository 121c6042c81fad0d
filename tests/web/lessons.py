"""Learners in Chromium: they do what the guide asks, by what the board offers, until the lesson is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from tests.server.servers import Json, applied
from tests.web.arcs import SETTLED, Clicks, Ears
from tests.web.browser import Board, Visitor

MARKED: Final = "document.querySelectorAll('[data-coached]').length"


class Followed(Ears):
    """What a page was told in a lesson, in which no server says anything: it is known beforehand."""

    def __init__(self, visitor: Visitor, told: Json) -> None:
        self.page = visitor.page
        self.tables = [told["table"]]
        for play in told["plays"]:
            self.tables.append(applied(self.tables[-1], {**play, "seq": 0, "now": 0}))
        self.actions = [play["action"] for play in told["plays"]]
        self.made = 0
        self.table = self.tables[0]

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        return self.table

    def until_play(self, plays: int) -> None:
        self.made = plays
        self.table = self.tables[plays]

    def played(self) -> list[str]:
        return self.actions[: self.made]


class RoamLearner:
    """Somebody who learns Roam."""

    def __init__(self, visitor: Visitor, ears: Followed, touch: bool) -> None:
        self.board = Board(visitor, touch=touch)
        self.page = visitor.page

    def play(self, actions: list[str]) -> int:
        text = actions[0]
        self.page.evaluate(SETTLED)
        use = re.fullmatch(r"use (\S+) at (\S+)", text)
        buy = re.fullmatch(r"buy (\d+)", text)
        space = re.search(r"\b[a-f][1-6]$", text)
        if use:
            self.board.take(use[1])
            self.board.aim(use[2])
        elif buy:
            self.board.press(self.page.locator(f'.offer [data-artifact="{buy[1]}"].ready'))
        elif space:
            if text.startswith("free"):
                self.board.press(self.page.locator(".own [data-artifact].ready"))
            self.board.press_space(space[0])
        elif text == "pass" or text.startswith("bid"):
            self.board.press(self.page.locator(".auction .answer .do"))
        elif text == "rest":
            self.board.press(self.page.locator(".own .plain button"))
        self.board.confirm()
        return 1


class ArcsLearner(Clicks):
    """Somebody who learns Arcs."""

    def __init__(self, visitor: Visitor, ears: Followed, touch: bool) -> None:
        self.visitor, self.page, self.touch, self.ears = visitor, visitor.page, touch, ears

    def press_system(self, system: str) -> None:
        self.page.wait_for_timeout(250 * self.touch)  # until what is meant has come into sight
        super().press_system(system)

    def play(self, plays: Any) -> int:
        self.settle()
        todo = list(plays)
        done = self._together(todo) or self._alone(self.option(todo[0]))
        self.ears.until_play(int(self.table["plays"]) + done)
        return done


LEARNERS: Final[dict[str, Any]] = {"roam": RoamLearner, "arcs": ArcsLearner}


def follow(
    visitor: Visitor,
    game: str,
    lesson: str,
    touch: bool = False,
    look: Callable[[int], None] = lambda step: None,
) -> None:
    """Go through a lesson: read what is said, and do what is asked."""
    told: Json = visitor.person.http.get(f"/api/games/{game}/lessons/{lesson}").json()
    ears = Followed(visitor, told)
    learner = LEARNERS[game](visitor, ears, touch)
    visitor.open(f"/learn/{game}/{lesson}", wait=".coach")
    said, made = "", 0
    for number, step in enumerate(told["steps"]):
        said = visitor.say(step["say"]) if step["say"] else said
        if step["kind"] == "watch" and not step["say"]:
            made = step["plays"]
            ears.until_play(made)
            continue
        where = f"{game} {lesson}, step {number}"
        coach = visitor.page.locator(f'.coach[data-step="{number}"]')
        coach.wait_for()
        assert coach.locator("p").inner_text().strip() == said.strip(), where
        if step["mark"]:
            visitor.wait_until(f"() => {MARKED} === 1")
        look(number)
        while step["kind"] == "play" and made < step["plays"]:
            made += learner.play([play["action"] for play in told["plays"][made : step["plays"]]])
            ears.until_play(made)
        if step["kind"] != "play" and number + 1 < len(told["steps"]):
            learner_press(coach.locator(".next"), touch)
            made = step["plays"]
            ears.until_play(made)


def learner_press(target: Any, touch: bool) -> None:
    """With a mouse or a finger."""
    if touch:
        target.tap()
    else:
        target.click()
