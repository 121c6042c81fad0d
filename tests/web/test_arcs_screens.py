"""A walk through what Arcs asks, phase by phase: wide and on a phone, light and dark, in all languages.

`make pictures` leaves what was seen in build/screenshots, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest

from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.decisions.registry import DECISIONS
from tests.arcs.questions import QUESTIONS, Question, by_decision
from tests.server.servers import Person
from tests.web.arcs import BUSY, LAZY, LEADERS, Clicks, Plan, a_game, at, first_of, lay
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
    return bool(plan.match.game.shown(plan.state)["frame"]["raids"] > 1)


class Stops:
    """Stops at tables somebody sits at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        person = visitor.person
        self.people: list[Person | str] = [person, Person(person.server, "Bob"), "random", "random"]

    def __call__(self, name: str, plan: Plan, do: Callable[[Visitor], None] = wait, query: str = "") -> Stop:
        table = lay(plan, *self.people[: len(plan.match.spec.seats)])
        return Stop(f"arcs-{name}", f"/t/{table}{query}", ".arcs [data-system]", do)

    def given(self, name: str, question: Question, do: Callable[[Visitor], None] = wait) -> Stop:
        """Where a question is asked."""
        table = GivenTable(self.visitor, question)
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
    yield Stop("arcs-learn", "/learn/arcs/round", ".coach")


# The decisions above, and those of the questions below: there more is done about them.
IN_GAMES = {
    "leading", "following", "turn", "moving", "dicing", "battling", "raiding", "drafting", "learning", "vox-card",
    "stealing", "arranging", "ransacking",
}  # fmt: skip


def every(visitor: Visitor, *rooms: str) -> Iterator[Stop]:
    """Every other decision whose rules lie in these rooms of the game."""
    seen = IN_GAMES | {QUESTIONS[name].frame for name in closely_seen()}
    rooms_of = {name_of(kind): kind.__module__.split(".")[3] for kind in DECISIONS}
    for name, question in by_decision().items():
        if name not in seen and rooms_of[name] in rooms:
            yield Stops(visitor).given(name, question)


def of_turns(visitor: Visitor) -> Iterator[Stop]:
    """What turns and chapters ask, and how the loss of a city looks to whoever took it and to whoever lost it."""
    yield from every(visitor, "turn", "chapter")
    stop = Stops(visitor)
    yield stop("outrage", at("turn", 358, tastes=(BUSY,) * 3, also=sacked, options=LEADERS))
    yield stop.given("city-lost", QUESTIONS["city-lost"])


def of_battles(visitor: Visitor) -> Iterator[Stop]:
    yield from every(visitor, "battle")


def of_cards(visitor: Visitor) -> Iterator[Stop]:
    """What cards ask; a trade at a gate is asked about twice."""
    yield from every(visitor, "cards")
    yield Stops(visitor).given("bartering-give", QUESTIONS["bartering-give"])


# What is done before a question is looked at, beyond waiting for it
OPENED: dict[str, Callable[[Visitor], None]] = {
    "filling": press('.task [data-option="fill 2"]'),
    "pruning": press('.task [data-option="which damaged"]'),
    "for-nothing": press('.task [data-option="spend relic"]', ".bar .main", ".task [role=status]"),
    "by-any": press('.task [data-option="again skirmish blank"]'),
    "leaving-behind": press('.task [data-do="why"]'),
}


# Those of the questions that look like others, or are seen above
LIKE_OTHERS = {
    "swapping", "secured", "looking", "trading", "city-lost", "annexing", "bartering-take", "bartering-give",
}  # fmt: skip


def closely_seen() -> list[str]:
    return [name for name in QUESTIONS if name not in LIKE_OTHERS]


def questions(visitor: Visitor) -> Iterator[Stop]:
    """What is asked where the rules leave a choice that seldom comes up."""
    for name in closely_seen():
        yield Stops(visitor).given(name, QUESTIONS[name], OPENED.get(name, wait))


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


@pytest.mark.parametrize("way", [phases, rarer, questions, of_turns, of_battles, of_cards])
def test_every_phase_of_arcs(visit: Visit, way: Callable[[Visitor], Iterator[Stop]]) -> None:
    walk = ArcsWalk(visit)
    walk.closely = way in (phases, rarer, questions)  # what else is asked looks like one of these
    for stop in way(walk.friend):
        walk.see(stop)
    assert not walk.wrong, "\n".join(walk.wrong)
