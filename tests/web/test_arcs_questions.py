"""What Arcs seldom asks, answered in a real browser: by clicks, touch and keys, on the map and beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.arcs.questions import QUESTIONS
from tests.server.servers import Json
from tests.web.arcs import Clicks, Keys
from tests.web.arcs_given import GivenTable, sit_at
from tests.web.browser import PHONE, Visit, Visitor
from tests.web.test_games import NO_MOUSE

# What is asked, what is answered, and something that happens then.
ANSWERS: list[tuple[str, list[str], Json | None]] = [
    ("filling", ["fill 3"], {"kind": "gain", "resource": "material"}),
    ("filling", ["fill 0"], None),
    ("pruning", ["which fresh"], {"kind": "replace"}),
    ("annexing-one", ["which fresh cloud"], {"kind": "replace"}),
    ("freeing", ["which damaged"], {"kind": "free-rival", "at": "3-hex"}),
    ("repairing", ["which damaged cloud"], {"kind": "repair", "piece": "city"}),
    ("overworking", ["hit fresh cloud"], {"kind": "damage", "piece": "city"}),
    ("overworking", ["no"], None),
    ("hits-cloud", ["hit fresh cloud", "hit fresh city"], {"kind": "damage", "piece": "city"}),
    ("shaping-cartel", ["shape fuel from cartel"], {"kind": "shape", "resource": "fuel"}),
    ("following-up", ["first secure"], {"kind": "secure"}),
    ("leaves", ["by any", "again skirmish blank", "roll"], {"kind": "roll", "again": ["blank"]}),
    ("leaves", ["no"], None),
    ("spent", ["no"], None),
    ("spent", ["move 2-gate 3-gate"], None),
    ("going-back", ["onward 2-gate", "fresh 2"], {"kind": "move", "to": "2-gate", "fresh": 2}),
    ("joining", ["move 3-hex 3-gate", "fresh 2", "no"], None),
    ("leaving-damaged", ["fresh 2", "damaged 1"], {"kind": "move", "fresh": 2, "damaged": 1}),
]


def answer(player: Clicks, question: str, answers: list[str], event: Json | None) -> None:
    """Answer a question, play by play."""
    sit_at(player, QUESTIONS[question])
    left = list(answers)
    while left:
        left = left[player.play(left) :]
    assert player.ears.played() == answers
    told = player.table["story"]["plays"][-1]
    assert event is None or any(event.items() <= one.items() for one in told), told


@pytest.mark.parametrize(("question", "answers", "event"), ANSWERS)
def test_questions_by_clicks(visit: Visit, question: str, answers: list[str], event: Json | None) -> None:
    answer(Clicks(visit("Ada")), question, answers, event)


BRIEFLY = [case for case in ANSWERS if case[0] not in ("overworking", "spent") and case[1] != ["fill 0"]]


@pytest.mark.parametrize(("question", "answers", "event"), BRIEFLY)
def test_questions_by_the_keyboard_alone(
    visit: Visit, question: str, answers: list[str], event: Json | None
) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(NO_MOUSE)
    answer(Keys(ada), question, answers, event)
    assert ada.page.evaluate("window.mice") == 0


@pytest.mark.parametrize("question", ["filling", "annexing-one", "hits-cloud", "leaves", "leaving-damaged"])
def test_questions_by_touch_on_a_phone(visit: Visit, question: str) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    _, answers, event = next(case for case in ANSWERS if case[0] == question)
    answer(Clicks(ada, touch=True), question, answers, event)
    assert ada.overflow() == 0


# On the map


def at_table(visitor: Visitor, question: str) -> tuple[Clicks, GivenTable]:
    clicks = Clicks(visitor)
    table = sit_at(clicks, QUESTIONS[question])
    clicks.wait()
    return clicks, table


@pytest.mark.parametrize(
    ("question", "wanted", "offered"),
    [
        ("pruning", "which damaged", 2),
        ("annexing-one", "which fresh cloud", 3),
        ("repairing", "which damaged", 2),
        ("hits-cloud", "hit fresh cloud", 2),
        ("overworking", "hit fresh city", 2),
    ],
)
def test_a_building_on_the_map_is_chosen_by_a_click(
    visit: Visit, question: str, wanted: str, offered: int
) -> None:
    """Every building that may be meant has a ring; a click chooses it, and shows what it would do."""
    clicks, _ = at_table(visit("Ada"), question)
    rings = clicks.find(".reach .meant")
    expect(rings).to_have_count(offered)
    building = clicks.find(f'.reach [data-meant="{wanted}"]')
    building.click()
    expect(clicks.find(".reach .picked")).to_have_count(1)
    expect(clicks.task(wanted)).to_have_class(re.compile("chosen"))
    expect(clicks.find(".bar .preview")).to_be_visible()
    clicks.confirm()
    clicks.ears.until_play(1)
    assert clicks.ears.played() == [wanted]


def test_a_click_on_the_system_leads_to_its_buildings(visit: Visit) -> None:
    """Whoever hits the system beside its buildings, or comes there by keys, is led to the buttons."""
    clicks, _ = at_table(visit("Ada"), "annexing-one")
    clicks.press_system("3-hex")
    assert clicks.task("which fresh").evaluate("(one) => one === document.activeElement")
    expect(clicks.find(".task .spot")).to_have_count(0)
    assert clicks.ears.played() == []
    expect(clicks.find(".task h2")).to_have_text(
        clicks.visitor.say(
            "web-arcs-which-annex", piece="city", name="Bob", at=clicks.visitor.say("arcs-name-3-hex")
        )
    )


def test_a_city_outside_the_slots_is_called_so(visit: Visit) -> None:
    clicks, _ = at_table(visit("Ada"), "annexing-one")
    say = clicks.visitor.say
    label = str(clicks.find('[data-system="3-hex"]').get_attribute("aria-label"))
    cities = [say("arcs-name-cloud"), say("arcs-name-city")]
    found = [label.count(say("web-arcs-building", name="Bob", piece=city)) for city in cities]
    assert found == [1, 1] and label.count(say("web-arcs-building-damaged", name="Bob", piece=cities[1])) == 1


# Dice


def test_dice_chosen_to_be_rolled_again_are_taken_up(visit: Visit) -> None:
    clicks, _ = at_table(visit("Ada"), "leaves")
    say = clicks.visitor.say
    expect(clicks.find(".task h2")).to_have_text(say("web-arcs-task-leaves"))
    clicks.play(["by any"])
    expect(clicks.find(".task h2")).to_have_text(say("web-arcs-task-again-any"))
    lifted = clicks.find(".rolled .again")
    for number, die in enumerate(("skirmish hit", "assault blank")):
        expect(lifted).to_have_count(number)
        clicks.play([f"again {die}"])
    expect(lifted).to_have_count(2)
    clicks.play(["roll"])
    # The other leaves come next, and may take what was just rolled.
    told = clicks.wait()
    assert told["shown"]["frame"]["leave"] == "" and "by skirmish" in [one["text"] for one in told["options"]]
    expect(clicks.find(".rolled [role=img]")).to_have_count(6)
    expect(lifted).to_have_count(0)


# Ships that stay


def test_why_not_all_ships_go_back(visit: Visit) -> None:
    clicks, _ = at_table(visit("Ada"), "leaving-behind")
    ships = clicks.stepper("fresh")
    expect(ships.locator("output")).to_have_text("2")
    expect(ships.get_by_role("button").last).to_be_disabled()
    clicks.press(clicks.find('.task [data-do="why"]'))
    problem = clicks.find(".bar .problem")
    expect(problem).to_contain_text(
        clicks.visitor.say("arcs-no-behind", at=clicks.visitor.say("arcs-name-2-gate"))
    )
    expect(problem.locator("button")).to_have_text("A-19.9")
    clicks.play(["fresh 1"])


# Resources


def test_a_resource_spent_for_nothing_is_no_mistake(visit: Visit) -> None:
    """What gives no action now is spent like anything else; it is said, and it can be taken back."""
    clicks, _ = at_table(visit("Ada"), "for-nothing")
    marks = clicks.find('.task [data-option^="spend"]').filter(has=clicks.page.locator("svg[role=img]"))
    expect(marks).to_have_count(1)  # fuel is outraged
    said = clicks.find(".task [role=status]")
    expect(said).to_have_count(0)
    for resource in ("relic", "fuel"):
        clicks.play([f"spend {resource}"])
        expect(said).to_have_text(clicks.visitor.say("web-arcs-idle"))
        expect(clicks.find(".problem")).to_have_count(0)
    clicks.press(clicks.visitor.button("web-undo"))
    clicks.ears.until(lambda told: bool(told["plays"] == 1))
    assert clicks.table["view"]["players"][0]["slots"].count("fuel") == 1


def test_a_resource_whose_action_is_wanted_says_nothing(visit: Visit) -> None:
    clicks, _ = at_table(visit("Ada"), "spent")
    expect(clicks.find(".task h2").first).to_have_text(clicks.visitor.say("arcs-step-spending"))
    expect(clicks.task("no")).to_have_text(clicks.visitor.say("arcs-choice-spending-no"))
    expect(clicks.find(".task [role=status]")).to_have_count(0)


def test_the_own_token_and_the_cartels_are_two_things(visit: Visit) -> None:
    """A click on the own slot means what lies there; the button names the other."""
    clicks, _ = at_table(visit("Ada"), "shaping-cartel")
    clicks.press(clicks.find(".own .slots .ready").first)
    expect(clicks.task("shape fuel")).to_have_class(re.compile("chosen"))
    clicks.confirm()
    clicks.ears.until_play(1)
    assert clicks.ears.played() == ["shape fuel"]


# The court row


def test_the_row_has_places(visit: Visit) -> None:
    """A card that is secured leaves its place empty, and the one that comes takes it; no other card moves."""
    clicks, _ = at_table(visit("Ada"), "empty-place")
    places = clicks.find(".court .place")
    expect(places).to_have_count(4)
    empty = clicks.visitor.say("web-arcs-court-place")
    expect(clicks.find(".court .place.empty")).to_have_text([empty, empty])
    for place, card in ((1, "elder-broker"), (2, "relic-fence")):
        expect(places.nth(place).locator(f'[data-court="{card}"]')).to_be_visible()


# The row as it is, and whenever anything in it changes: its cards by place.
WATCH = """() => {
  const row = () => [...document.querySelectorAll(".court .place")].map(
    (place) => place.querySelector("[data-court]")?.dataset.court ?? "",
  );
  window.rows = [row()];
  new MutationObserver(() => window.rows.push(row())).observe(
    document.querySelector(".court .row"), { childList: true, subtree: true },
  );
}"""


@pytest.mark.parametrize("motion", [False, True])
def test_a_new_card_takes_the_place_of_the_secured_one(visit: Visit, motion: bool) -> None:
    clicks, table = at_table(visit("Ada", motion=motion), "secured")
    clicks.page.evaluate(WATCH)
    row = list(clicks.table["view"]["row"])
    clicks.play([f"secure {row[1]}"])
    new = table.match.state.view(0).data["row"][1]
    assert new not in row
    expect(clicks.find(".court .place").nth(1).locator("[data-court]")).to_have_attribute("data-court", new)
    rows = clicks.page.evaluate("window.rows")
    assert rows[-1] == [row[0], new, *row[2:]]
    assert all([one[0], *one[2:]] == [row[0], *row[2:]] for one in rows)
    assert {row[1], new} <= {one[1] for one in rows} <= ({row[1], "", new} if motion else {row[1], new})
