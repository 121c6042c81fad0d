"""A walk through what Arcs asks, phase by phase: wide and on a phone, light and dark, in all languages.

`make pictures` leaves what was seen in build/screenshots, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

import pytest

from tests.arcs.questions import QUESTIONS
from tests.server.servers import Json, Person
from tests.web.arcs import BUSY, DEEP, LAZY, LEADERS, TWO, Clicks, Plan, Taste, a_game, at, first_of, lay
from tests.web.arcs_given import GivenTable
from tests.web.browser import PHONE, WIDE, Visit, Visitor
from tests.web.test_screens import Stop, Walk

# What is done at a stop before it is looked at


def wait(visitor: Visitor) -> None:
    visitor.page.locator(".bar.mine").wait_for()


def press(*selectors: str) -> Callable[[Visitor], None]:
    def do(visitor: Visitor) -> None:
        wait(visitor)
        for selector in selectors:
            visitor.page.locator(selector).first.click()

    return do


def card(visitor: Visitor) -> None:
    press(".hand .ready")(visitor)
    visitor.page.locator(".bar .preview").wait_for()


def verb(kind: str, *more: str) -> Callable[[Visitor], None]:
    return press(f'.task [data-verb="{kind}"]', *more)


def place(kind: str) -> Callable[[Visitor], None]:
    """An action, and the first place for it."""

    def do(visitor: Visitor) -> None:
        verb(kind)(visitor)
        system = str(visitor.page.locator(".system.ready").first.get_attribute("data-system"))
        Clicks(visitor).press_system(system)

    return do


def dice(visitor: Visitor) -> None:
    """One more of the first kind, one less of the second."""
    press(".task .stepper:nth-child(2) button:first-of-type", ".task .stepper:nth-child(1) button:last-of-type")(
        visitor
    )


def roll(visitor: Visitor) -> None:
    press('[data-do="roll"]')(visitor)
    visitor.page.locator(".rolled").wait_for()


def raidable(plan: Plan) -> bool:
    """A battle in which dice of all kinds may be rolled."""
    view = plan.state.view(0)
    return bool(plan.match.game.shown(view)["frame"]["raids"] > 1)


class Stops:
    """Stops at tables somebody sits at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        person = visitor.person
        self.people: list[Person | str] = [person, Person(person.server, "Bob"), "random", "random"]

    def __call__(self, name: str, plan: Plan, do: Callable[[Visitor], None] = wait, query: str = "") -> Stop:
        table = lay(plan, *self.people[: len(plan.match.spec.seats)])
        return Stop(f"arcs-{name}", f"/t/{table}{query}", ".arcs [data-system]", do)

    def given(self, name: str, do: Callable[[Visitor], None] = wait) -> Stop:
        """Where a question is asked."""
        table = GivenTable(self.visitor, QUESTIONS[name])
        return Stop(f"arcs-{name}", table.path, ".arcs [data-system]", do)


def phases(visitor: Visitor) -> Iterator[Stop]:
    """The parts of a turn."""
    stop = Stops(visitor)
    yield stop("lead", at("leading", 0), card)
    yield stop("follow", at("following", 164), press(".hand .ready"))
    yield stop("seize", at("turn", 7, ["seize"]), verb("seize"))
    yield stop("declare", at("turn", 0, ["declare"]), press('.task [data-option^="declare"]'))
    yield stop("prelude", at("turn", 0, ["spend"]), press('.task [data-option^="spend"]'))
    yield stop("move", at("turn", 0, ["move"]), place("move"))
    yield stop("build", at("turn", 0, ["build"]), place("build"))
    yield stop("tax", at("turn", 6, ["tax"]), verb("tax"))
    yield stop("influence", at("turn", 0, ["influence"]), verb("influence", ".court .ready"))
    yield stop("secure", at("turn", 6, ["secure"]), verb("secure", ".court .ready"))
    yield stop("ships", at("moving", 20))
    yield stop("dice", at("dicing", 12, also=raidable), dice)
    yield stop("roll", at("dicing", 12, also=raidable), roll)
    yield stop("hits", at("battling", 152))
    yield stop("raid", at("raiding", 270), press(".opened .slots .ready"))


def rarer(visitor: Visitor) -> Iterator[Stop]:
    """What is asked now and then, the draft, and the end."""
    stop = Stops(visitor)
    yield stop("draft", at("drafting", 0, options=LEADERS), press("[data-draft].ready"))
    yield stop("learning", at("learning", 24, tastes=(BUSY,) * 3, options=LEADERS))
    yield stop("vox", at("vox-card", 277))
    yield stop("steal", at("stealing", 7))
    yield stop("arrange", at("arranging", 139))
    yield stop("ransack", at("ransacking", 431, tastes=(BUSY,) * 3, options=LEADERS))
    yield stop("chapter", at("leading", 0, also=lambda plan: plan.state.chapter == 2))
    tastes = (BUSY, LAZY, LAZY, LAZY)
    yield stop("full", at("turn", 38, tastes=tastes, also=crowded, most=400, options={**LEADERS, "players": 4}))
    over = first_of(29, lambda number: a_game(number, (BUSY, BUSY), ended, 400))
    yield stop("result", over, lambda visitor: visitor.button("web-result").click())
    yield stop("replay", over, lambda _: None, "?play=60")
    yield Stop("arcs-learn", "/learn/arcs", ".coach")


# What only some cards ask: the frame, a game that comes there, what its players like, and its options.
DUEL: Json = {**LEADERS, "players": 2}
OF_GUILDS: tuple[tuple[str, int, Taste, Json], ...] = (
    ("redrawing", 0, BUSY, {"players": 2, "first": "blue"}),
    ("spending", 7, DEEP, TWO),
    ("catapulting", 2, DEEP, TWO),
    ("discarding", 5654, DEEP, TWO),
    ("seizing", 5348, BUSY, TWO),
    ("fencing", 5491, DEEP, TWO),
    ("rerolling", 590, DEEP, TWO),
    ("executing", 5717, DEEP, TWO),
    ("gaining", 5627, DEEP, TWO),
    ("pressganging", 5627, DEEP, TWO),
    ("placing", 147, BUSY, DUEL),
    ("swapping", 615, BUSY, DUEL),
)
OF_LEADERS: tuple[tuple[str, int, Taste, Json], ...] = (
    ("picking", 20, BUSY, DUEL),
    ("influencing", 44, BUSY, DUEL),
    ("shaping", 672, BUSY, DUEL),
    ("overseeing", 307, BUSY, DUEL),
    ("redeclaring", 227, BUSY, DUEL),
    ("overflowing", 495, DEEP, DUEL),
    ("railing", 5613, BUSY, DUEL),
    ("sensing", 5678, BUSY, DUEL),
    ("advancing", 687, BUSY, DUEL),
    ("maneuvering", 5538, DEEP, DUEL),
    ("granting", 1047, BUSY, DUEL),
    ("securing", 5160, DEEP, DUEL),
)
OF_LORE: tuple[tuple[str, int, Taste, Json], ...] = (
    ("aiming", 480, BUSY, DUEL),
    ("guiding", 24, BUSY, DUEL),
    ("sprinting", 73, BUSY, DUEL),
    ("recasting", 317, BUSY, DUEL),
    ("martyring", 596, DEEP, DUEL),
    ("clouding", 5374, DEEP, DUEL),
    ("attacking", 5850, DEEP, DUEL),
)


def choosing(plan: Plan) -> bool:
    return len(plan.state.actions()) > 1


def every(stop: Stops, frames: Iterable[tuple[str, int, Taste, Json]]) -> Iterator[Stop]:
    for frame, number, taste, options in frames:
        yield stop(frame, at(frame, number, tastes=(taste,) * 3, also=choosing, most=160, options=options))


def of_guilds(visitor: Visitor) -> Iterator[Stop]:
    stop = Stops(visitor)
    yield from every(stop, OF_GUILDS)
    yield from map(stop.given, ("looking", "trading"))


def of_leaders(visitor: Visitor) -> Iterator[Stop]:
    """What leaders ask, and how the loss of a city looks to whoever took it and to whoever lost it."""
    stop = Stops(visitor)
    yield from every(stop, OF_LEADERS)
    yield stop("outrage", at("turn", 358, tastes=(BUSY,) * 3, also=sacked, options=LEADERS))
    yield stop.given("city-lost")


def of_lore(visitor: Visitor) -> Iterator[Stop]:
    stop = Stops(visitor)
    yield from every(stop, OF_LORE)
    yield from map(stop.given, ("annexing", "bartering-take", "bartering-give"))


# What is done before a question is looked at, beyond waiting for it
OPENED: dict[str, Callable[[Visitor], None]] = {
    "filling": press('.task [data-option="fill 2"]'),
    "pruning": press('.task [data-option="which damaged"]'),
    "for-nothing": press('.task [data-option="spend relic"]', ".bar .main", ".task [role=status]"),
    "by-any": press('.task [data-option="again skirmish blank"]'),
    "leaving-behind": press('.task [data-do="why"]'),
}


# Those of the questions that are seen with others of their kind
ELSEWHERE = {"looking", "trading", "city-lost", "annexing", "bartering-take", "bartering-give"}
LIKE_OTHERS = {"swapping", "secured"}


def questions(visitor: Visitor) -> Iterator[Stop]:
    """What is asked where the rules leave a choice that seldom comes up."""
    stop = Stops(visitor)
    for name in (name for name in QUESTIONS if name not in ELSEWHERE | LIKE_OTHERS):
        yield stop.given(name, OPENED.get(name, wait))


def sacked(plan: Plan) -> bool:
    """Red has just destroyed a city in a battle."""
    last = plan.plays[-1]
    return (last.seat, last.frame, last.text) == (0, "battling", "hit damaged city")


def crowded(plan: Plan) -> bool:
    """Late in a game, with much on one's board."""
    state = plan.state
    return len(state.guilds(0)) >= 4 and any(state.is_outraged(0, resource) for resource in range(5))


def ended(plan: Plan) -> bool:
    return plan.match.over


class ArcsWalk(Walk):
    shots: ClassVar = {"en": [("light", WIDE), ("dark", WIDE), ("light", PHONE), ("dark", PHONE)]}


@pytest.mark.parametrize("way", [phases, rarer, questions, of_guilds, of_leaders, of_lore])
def test_every_phase_of_arcs(visit: Visit, way: Callable[[Visitor], Iterator[Stop]]) -> None:
    walk = ArcsWalk(visit)
    walk.closely = way in (phases, rarer, questions)  # what else is asked looks like one of these
    for stop in way(walk.friend):
        walk.see(stop)
    assert not walk.wrong, "\n".join(walk.wrong)
