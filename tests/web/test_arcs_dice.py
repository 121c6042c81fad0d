"""Dice of Arcs in a real browser: their chances, and how they lie on the table."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from parlour.games.arcs.components.box import DICE, FACE_NAMES
from tests.server.servers import Json, Person
from tests.web.arcs import (
    BUSY,
    EAGER,
    LAZY,
    TWO,
    Clicks,
    Plan,
    Taste,
    at,
    lay,
)
from tests.web.browser import Visit, Visitor

WITH_LORE: Json = {**TWO, "leaders": "both", "two_lore": True}
# The chances in the panel, by symbol: what each cell is of, and how likely.
ODDS = """() => Object.fromEntries([...document.querySelectorAll(".dice tr[data-symbol]")].map((row) => [
  row.dataset.symbol, [...row.querySelectorAll("li")].map((cell) => [
    cell.querySelector("small")?.textContent ?? "", cell.querySelector("b").textContent,
  ]),
]))"""


def outcomes(counts: dict[str, int], symbol: str) -> Counter[int]:
    """How often dice show so many of a symbol, face by face."""
    dice = [FACE_NAMES[DICE.index(die)] for die, count in counts.items() for _ in range(count)]
    rolls = itertools.product(*dice)
    return Counter(sum(face.split("+").count(symbol) for face in roll) for roll in rolls)


def covered(label: str, most: int) -> range:
    """The numbers a cell is about."""
    if label.startswith("≤"):
        return range(int(label[1:]) + 1)
    if label.endswith("+"):
        return range(int(label[:-1]), most + 1)
    return range(int(label), int(label) + 1)


def said(count: int, total: int) -> str:
    """A chance in percent, as the panel says it."""
    share = 100 * count / total
    if 0 < share < 0.5:
        return "<1"
    return ">99" if 99.5 < share < 100 else str(int(share + 0.5))


def test_chances_of_dice_are_those_of_their_faces(visit: Visit) -> None:
    """Every number that can come up is in one cell, with its chance; and the button to roll is in sight."""
    ada = visit("Ada")
    plan = at("dicing", 187, also=lambda plan: len(plan.state.actions()) == 7)  # up to six assault dice
    clicks = Clicks(ada)
    clicks.open(lay(plan, ada.person, Person(ada.house.server, "Bob")))
    clicks.wait()
    steppers = ada.page.locator(".dice .stepper")
    for counts in ((6, 0, 0), (1, 0, 3), (0, 4, 1)):
        for kind in range(3):
            while int(steppers.nth(kind).locator("output").inner_text()) > 0:
                clicks.press(steppers.nth(kind).locator("button").first)
        for kind, count in enumerate(counts):
            for _ in range(count):
                clicks.press(steppers.nth(kind).locator("button").last)
        dice = dict(zip(DICE, counts, strict=True))
        shown: dict[str, list[list[str]]] = ada.page.evaluate(ODDS)
        symbols = ("hit", "self", "building", "key", "intercept")
        assert set(shown) == {symbol for symbol in symbols if max(outcomes(dice, symbol)) > 0}
        for symbol, cells in shown.items():
            found = outcomes(dice, symbol)
            total = found.total()
            if symbol == "intercept":
                assert cells == [["", f"{said(total - found[0], total)} %"]]
                continue
            most = max(found)
            numbers = [covered(label, most) for label, _ in cells]
            assert [number for some in numbers for number in some] == list(range(most + 1))
            assert [chance for _, chance in cells] == [
                said(sum(found[number] for number in some), total) for some in numbers
            ]
        assert len(shown["hit"]) <= 7
        expect(ada.page.locator('[data-do="roll"]')).to_be_in_viewport(ratio=1)


def test_dice_rolled_again_take_the_place_of_the_right_ones(visit: Visit) -> None:
    ada = visit("Ada")
    tastes = (BUSY, LAZY)
    plan = at("recasting", 45, tastes=tastes, also=lambda plan: len(plan.state.actions()) > 2, options=WITH_LORE)
    before = Plan(plan.seed, plan.options)
    for play in plan.plays[:-1]:
        before.play(play.text)
    clicks = Clicks(ada)
    clicks.open(lay(before, ada.person, Person(ada.house.server, "Bob")))
    clicks.wait()
    assert plan.plays[-1].kind == "dice"
    clicks.play([plan.plays[-1]])

    def rolled() -> list[Json]:
        return [event for event in clicks.table["story"]["plays"][-1] if event["kind"] == "roll"]

    lying = [(event["die"], face) for event in rolled() for face in event["faces"]]
    again = next(
        option for option in clicks.table["options"] if (option.get("die"), option.get("face")) == lying[-1]
    )
    assert lying[0][0] == lying[-1][0] and lying[0] != lying[-1]  # another one of the kind lies there first
    clicks.play([again["text"]])
    clicks.play(["roll"])
    (event,) = rolled()
    assert event["again"] == [again["face"]]
    lying = [*lying[:-1], *[(event["die"], face) for face in event["faces"]]]
    assert shown_dice(ada) == dice_labels(ada, lying)


def dice_labels(visitor: Visitor, dice: Sequence[tuple[str, str]]) -> Counter[str]:
    """What dice say of themselves, by kind and face."""
    return Counter(
        visitor.say(
            "web-arcs-cards-die",
            **{"die-id": die},
            face=visitor.say(f"arcs-name-{face.replace('+', '-')}"),
        )
        for die, face in dice
    )


def shown_dice(visitor: Visitor) -> Counter[str]:
    """The dice that lie there: they say what they show when they lie still."""
    shown = visitor.page.locator(".rolled [role=img]")
    shown.first.wait_for()
    return Counter(str(die.get_attribute("aria-label")) for die in shown.all())


def rolled_last(table: Json) -> list[tuple[str, str]]:
    """The dice of the last battle, those rolled again as they lie now."""
    lying: list[tuple[str, str]] = []
    for event in itertools.chain(*table["story"]["plays"]):
        if event["kind"] == "battle":
            lying = []
        elif event["kind"] == "roll":
            for face in event.get("again", ()):
                lying.remove((event["die"], face))
            lying += [(event["die"], face) for face in event["faces"]]
    return lying


@pytest.mark.parametrize(
    ("frame", "number", "tastes", "options"),
    [
        ("battling", 152, (EAGER, LAZY), TWO),
        ("raiding", 270, (EAGER, LAZY), TWO),
        ("rerolling", 50, (BUSY, LAZY), TWO),
        ("recasting", 45, (BUSY, LAZY), WITH_LORE),
    ],
)
def test_dice_lie_there_for_whoever_comes_later(
    visit: Visit, frame: str, number: int, tastes: tuple[Taste, Taste], options: Json
) -> None:
    """In the middle of a battle, for those who decide and for those who look on."""
    ada = visit("Ada")
    plan = at(frame, number, tastes=tastes, options=options)
    bob = Person(ada.house.server, "Bob")
    table = lay(plan, ada.person, bob)
    for visitor in (ada, visit(bob)):
        clicks = Clicks(visitor)
        clicks.open(table)
        lying = rolled_last(clicks.table)
        assert lying and shown_dice(visitor) == dice_labels(visitor, lying)


def test_dice_lie_there_until_something_else_is_played(visit: Visit) -> None:
    ada = visit("Ada")
    plan = at("battling", 152)
    clicks = Clicks(ada)
    clicks.open(lay(plan, ada.person, Person(ada.house.server, "Bob")))
    rolled = ada.page.locator(".rolled")
    shown_dice(ada)
    while clicks.wait()["shown"]["frame"]["kind"] != "turn":
        clicks.play([clicks.table["options"][0]["text"]])
    shown_dice(ada)  # until something else is begun
    kinds = {option["kind"]: option["text"] for option in clicks.table["options"]}
    clicks.play([kinds["end"]])
    expect(rolled).to_have_count(0)
