"""A table of Arcs in a real browser: cards, hits, the log, undo, onlookers, the end, the replay, the guide."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.arcs.questions import QUESTIONS
from tests.server.servers import Json, Person
from tests.web.arcs import (
    BUSY,
    EAGER,
    LEADERS,
    TWO,
    Clicks,
    Plan,
    a_chapter,
    a_game,
    at,
    first_of,
    lay,
)
from tests.web.arcs_given import sit_at
from tests.web.browser import HUGE, PHONE, Visit, Visitor, words
from tests.web.test_arcs_games import follow_alone, overheard, sentence

if TYPE_CHECKING:
    from playwright.sync_api import Locator


HOMELANDS: Json = {**TWO, "setup": "homelands"}  # as the guide sets it up


def a_table(visitor: Visitor, plan: Plan, touch: bool = False) -> Clicks:
    """Somebody at a table where all this was played; whoever else sits there does nothing."""
    others = [Person(visitor.house.server, name) for name in ("Bob", "Cid", "Dan")]
    clicks = Clicks(visitor, touch)
    clicks.open(lay(plan, visitor.person, *others[: int(plan.options["players"]) - 1]))
    return clicks


# Cards on a phone

# The card that explains itself: its name, its text, how small that is, and whether all of it is in sight.
READ = """() => {
  const card = document.querySelector(".detail:popover-open .large .face");
  const text = card.querySelector(".text");
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const whole = (node) => node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
  const size = (node) => parseFloat(getComputedStyle(node).fontSize);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const box = card.getBoundingClientRect();
  return {
    name: card.querySelector(".name").textContent,
    text: text.textContent,
    size: Math.min(...[text, ...text.querySelectorAll("*")].map(size)),
    whole: whole(text) && inside(text.getBoundingClientRect(), box) && inside(box, screen),
  };
}"""


def with_cards(plan: Plan) -> bool:
    """Guild cards with red and with a rival, and ships to move."""
    guilds = [plan.state.guilds(seat) for seat in plan.state.setup.all_seats]
    return bool(guilds[0] and any(guilds[1:])) and any(action.kind == "move" for action in plan.state.actions())


def test_every_card_can_be_read_by_a_tap(visit: Visit) -> None:
    """While something else is looked for: court cards, and the leaders, lore and guild cards of everybody."""
    ada = visit("Ada", size=PHONE, touch=True)
    taps = a_table(ada, at("turn", 1, tastes=(BUSY,) * 3, also=with_cards, options=LEADERS), touch=True)
    view = taps.wait()["view"]
    taps.press(taps.find('.task [data-verb="move"]'))
    board = [
        [view["leaders"]["leader"][seat], *view["leaders"]["lore"][seat], *player["guilds"]]
        for seat, player in enumerate(view["players"])
    ]
    assert all(len(cards) >= 2 for cards in board) and len(view["row"]) == 4

    def read(target: Locator, card: str) -> None:
        taps.press(target)
        expect(ada.page.locator(".detail .name")).to_have_text(ada.say(f"arcs-name-{card}"))
        shown = ada.page.evaluate(READ)
        told = words("en").text(f"arcs-name-{card}")
        assert "".join(shown["text"].split()) == "".join(told.split()), card
        assert shown["size"] >= 13 and shown["whole"], (card, shown)

    for name, cards in (("court", view["row"]), ("boards", [card for some in board for card in some])):
        taps.press(ada.page.locator(".arcs .tabs").get_by_role("button", name=ada.say(f"web-arcs-tab-{name}")))
        for card in cards:
            if name == "court":
                read(taps.find(f'.court [data-court="{card}"]'), card)
            else:
                read(taps.find(".boards .guild").filter(has_text=ada.say(f"arcs-name-{card}")), card)
    assert not taps.ears.played()
    taps.press(ada.page.locator(".arcs .tabs .boards"))
    expect(ada.page.locator(".detail")).to_have_count(0)


# Battles


def many_hits(plan: Plan) -> bool:
    """Hits to deal, and more than one kind of piece to choose from."""
    symbols = plan.match.game.shown(plan.state)["frame"]["symbols"]
    return bool(symbols["hit"] >= 2 and not symbols["self"]) and len(plan.state.actions()) > 1


def test_hits_are_dealt_by_clicking_pieces(visit: Visit) -> None:
    ada = visit("Ada")
    clicks = a_table(ada, at("battling", 36, also=many_hits))
    told = clicks.wait()
    frame = told["shown"]["frame"]
    expect(clicks.find(f'[data-system="{frame["at"]}"].ready')).to_have_count(1)
    expect(clicks.find("[data-system].ready")).to_have_count(1)
    assert not ada.page.evaluate("document.activeElement.matches('.hits button')")
    clicks.press_system(frame["at"])
    expect(clicks.find(".hits .pieces button").first).to_be_focused()
    assert clicks.ears.played() == []  # which piece is still to be said

    def strength(view: Json) -> int:
        """What the ships that are hit can still take."""
        ships = view["map"].get(frame["at"], {"fresh": [0, 0], "damaged": [0, 0]})
        return int(2 * ships["fresh"][frame["hits"]] + ships["damaged"][frame["hits"]])

    before = strength(told["view"])
    dealt = 0
    while clicks.table["shown"]["frame"]["kind"] == "battling" and clicks.table["options"]:
        options = [option for option in clicks.table["options"] if option.get("piece") == "ship"]
        assert [piece.get_attribute("data-option") for piece in clicks.find(".hits .pieces button").all()] == [
            option["text"] for option in clicks.table["options"]
        ]
        clicks.play([options[0]["text"]])
        clicks.wait()
        dealt += 1
    assert dealt >= 2 and strength(clicks.table["view"]) <= before - dealt
    expect(clicks.find(".hits")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_battle(visit: Visit) -> None:
    ada = visit("Ada")
    clicks = a_table(ada, at("battling", 36, also=many_hits))
    clicks.wait()
    left = clicks.find(".hits ol").inner_text()
    clicks.play([clicks.table["options"][0]["text"]])
    clicks.wait()
    frame = clicks.table["shown"]["frame"]
    assert frame["kind"] == "battling"
    ada.page.reload()
    expect(clicks.find(".hits")).to_be_visible()
    assert clicks.find(".hits ol").inner_text() != left
    assert sum(map(int, clicks.find(".hits ol b").all_inner_texts())) == sum(frame["symbols"].values())
    expect(clicks.find(".hits .pieces button")).to_have_count(len(clicks.wait()["options"]))
    clicks.play([clicks.table["options"][0]["text"]])


# The log

# Whether just these systems of the Reach and these cards of the court are marked.
MARKED = """(wanted) => {
  const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => one.dataset[name]).sort();
  const found = [all("[data-system].marked", "system"), all(".court .marked", "court")];
  return JSON.stringify(found) === JSON.stringify(wanted);
}"""


def told_of(plan: Plan) -> bool:
    """Red has done this and that, and a card with an agent lies in the row still."""
    row = plan.state.view(0).data["row"]
    influenced = any(play.text == f"influence {card}" for play in plan.plays for card in row)
    return influenced and plan.deeds(0) >= {"move", "battle", "build"}


def test_the_log_shows_things_on_the_reach_and_in_the_court(visit: Visit) -> None:
    ada = visit("Ada")
    plan = at("turn", 6, also=told_of)
    clicks = a_table(ada, plan)
    told = clicks.wait()
    systems = set(told["shown"]["control"])
    row = set(told["view"]["row"])
    shown: set[str] = set()

    def marked(systems: set[str], cards: set[str]) -> None:
        ada.wait_until(MARKED, [sorted(systems), sorted(cards)])

    for play, events in enumerate(told["story"]["plays"]):
        for number, event in enumerate(events):
            where = {str(event[name]) for name in ("at", "from", "to") if name in event} & systems
            cards = {str(event.get("court"))} & row
            line = clicks.find(f'[data-line="{play}.{number}"]')
            if event["kind"] in shown or not (where or cards) or not line.count():
                continue
            shown.add(event["kind"])
            line.scroll_into_view_if_needed()
            clicks.settle()  # lines that come into sight are laid out only then
            line.hover()
            marked(where, cards)
            ada.page.mouse.move(2, 2)
            marked(set(), set())
            line.locator("button").focus()
            marked(where, cards)
            line.locator("button").blur()
    assert shown >= {"move", "influence", "battle", "build"}


def away(visitor: Visitor, gone: bool) -> None:
    """Whether another window lies over the page."""
    set_gone = "(gone) => { window.gone = gone; document.dispatchEvent(new Event('visibilitychange')); }"
    visitor.page.evaluate(set_gone, gone)


def test_what_happened_while_one_was_away(visit: Visit) -> None:
    """Told to somebody who comes back on a phone, until they turn to the board; in the log beside a wide one."""
    ada = visit("Ada", size=PHONE, touch=True)
    bob = Person(ada.house.server, "Bob")
    ada.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.gone ?? false })")
    plan = a_chapter(630, lambda plan: len(plan.plays) > 20, [EAGER, EAGER])
    seats = [play.seat for play in plan.plays]
    first = seats.index(1, 5)  # after a turn of red's
    last = seats.index(0, first)
    before = Plan(plan.seed, plan.options)
    for play in plan.plays[:first]:
        before.play(play.text)
    table = lay(before, ada.person, bob)
    taps = Clicks(ada, touch=True)
    taps.open(table)
    since = ada.region("web-since-your-turn")
    away(ada, gone=True)
    with bob.sit(table) as seat:
        for play in plan.plays[first:last]:
            seat.until(lambda told: told["options"])
            seat.play(play.text)
    taps.ears.until_play(last)
    expect(since).to_have_count(0)
    away(ada, gone=False)
    with ada.person.sit(table) as seat:
        story = seat.until(lambda told: told["plays"] == last)["story"]["plays"]
    events = [event for events in story[first + 1 :] for event in events if event["kind"] not in ("choose", "end")]
    said = [sentence(taps, event) for event in events]
    assert len(said) >= 4
    expect(since.get_by_role("listitem")).to_have_text(said)
    taps.press_system(next(iter(taps.table["shown"]["control"])))  # whoever turns to the board has read it
    expect(since).to_have_count(0)

    taps.open(table)  # the same is told to somebody who opens the page anew
    expect(since.get_by_role("listitem")).to_have_text(said)
    ada.button("web-close").click()
    expect(since).to_have_count(0)

    wide = visit(ada.person)
    Clicks(wide).open(table)
    assert wide.page.locator(".log .since ~ .line button").all_inner_texts() == said


def test_dealing_is_nobodys_turn(visit: Visit) -> None:
    """A first turn is no reason to tell what happened before it; the end of a chapter is told to all."""
    ada = visit("Ada")
    mark = ada.page.locator(".log .since")
    clicks = a_table(ada, at("turn", 0))
    clicks.wait()
    expect(clicks.find(".log .line").first).to_be_visible()
    expect(mark).to_have_count(0)
    clicks = a_table(ada, at("leading", 0, also=lambda plan: plan.state.chapter == 2))
    assert clicks.wait()["view"]["initiative"] == 0  # dealing names whoever leads
    expect(mark).to_have_count(1)
    ended = re.compile("^Chapter 1 ends")
    expect(ada.page.locator(".log .since ~ .line button").filter(has_text=ended)).to_have_count(1)


def test_where_it_is_that_is_asked_about(visit: Visit) -> None:
    """A system that is not chosen but meant is marked, until an entry of the log is looked at."""
    ada = visit("Ada")
    duel: Json = {**LEADERS, "players": 2}
    plans = {
        "shaping": at("shaping", 672, tastes=(BUSY,) * 2, options=duel),
        "sensing": at("sensing", 5678, tastes=(BUSY,) * 2, options=duel),
    }
    for frame, plan in plans.items():
        clicks = a_table(ada, plan)
        asked = clicks.wait()["shown"]["frame"]
        assert asked["kind"] == frame
        ada.wait_until(MARKED, [[asked["at"]], []])
        line = clicks.find(".log .line").first
        line.scroll_into_view_if_needed()
        clicks.settle()
        line.hover()
        ada.wait_until(MARKED, [[], []])


# Taking back, looking on


def test_undo_and_redo_in_arcs(visit: Visit) -> None:
    ada = visit("Ada")
    clicks = a_table(ada, at("turn", 0, ["influence"]))
    before = clicks.wait()
    card = before["view"]["row"][0]
    agents = clicks.find(".court .place").first.locator(".agents b")
    expect(agents).to_have_count(0)
    clicks.play([f"influence {card}"])
    expect(agents).to_have_text(["1"])
    ada.button("web-undo").click()
    expect(agents).to_have_count(0)
    assert clicks.wait()["view"] == before["view"]
    expect(ada.page.locator(".log").get_by_text(re.compile("places an agent"))).to_have_count(0)
    ada.page.keyboard.press("r")
    expect(agents).to_have_text(["1"])
    ada.page.keyboard.press("u")
    expect(agents).to_have_count(0)
    clicks.play([f"influence {card}"])  # it is the same turn as before


def test_an_onlooker_in_arcs_sees_no_hand(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    bob = Person(ada.house.server, "Bob")
    plan = a_chapter(118, lambda plan: True, [EAGER, EAGER], 80, HOMELANDS)
    table = lay(Plan(plan.seed, plan.options), ada.person, bob)
    clicks, looks = Clicks(ada), Clicks(eve)
    looks.visitor.open(f"/t/{table}?key={ada.key(table, 'watch')}", wait=".arcs [data-system]")
    clicks.open(table)
    begun = Plan(plan.seed, plan.options, plan.plays[:12])
    follow_alone(begun, clicks, bob)
    looks.ears.until_play(len(begun.plays))
    expect(eve.text("web-watching")).to_be_visible()
    expect(eve.page.locator(".hand, .ready, .bar .main")).to_have_count(0)
    rivals = eve.page.locator(".rival, .own .board")
    expect(rivals).to_have_count(2)
    for seat in range(2):
        assert overheard(plan, looks, seat) == []
    eve.tab("actions")
    expect(eve.text("web-no-actions")).to_be_visible()
    clicks.find(".seen").click()
    expect(ada.page.locator("td.hand")).to_have_count(len(clicks.table["view"]["hand"]))
    looks.find(".seen").click()
    expect(eve.page.locator("td")).to_have_count(len(clicks.find("td").all()))
    expect(eve.page.locator("td.hand, td.rival")).to_have_count(0)


# Reasons, and what is known


def test_notation_in_arcs(visit: Visit) -> None:
    ada = visit("Ada")
    clicks = a_table(ada, at("turn", 0, ["influence", "move"]))
    told = clicks.wait()
    card = told["view"]["row"][0]
    assert not any(option["kind"] == "secure" for option in told["options"])
    ada.tab("actions")
    box = ada.field("web-notation")
    problem = ada.page.locator(".bar").get_by_role("alert")
    for text, rule in (
        (f"secure {card}", "A-5.2"),
        ("lead construction-2", "A-7.1"),
        ("declare warlord", "A-6.1"),
        ("seize", "A-8.1"),
        ("dance", ""),
    ):
        box.fill(text)
        box.press("Enter")
        expect(problem).to_be_visible()
        expect(problem.get_by_role("button", name=ada.say("web-read-rule", rule=rule))).to_have_count(
            1 if rule else 0
        )
        if not rule:
            expect(problem).to_contain_text(text)
        assert box.input_value() == text  # to be mended
    box.fill(f"influence   {card}")
    box.press("Enter")
    expect(clicks.find(".court .place").first.locator(".agents b")).to_have_text(["1"])
    expect(box).to_have_value("")
    expect(problem).to_have_count(0)
    assert clicks.ears.played() == [f"influence {card}"]


def test_the_cards_that_are_out(visit: Visit) -> None:
    """What the server says is known of every action card: in hand, out, with a rival, or nothing."""
    ada = visit("Ada")
    clicks = Clicks(ada)
    sit_at(clicks, QUESTIONS["swapping"])
    told = clicks.wait()
    view, shown = told["view"], told["shown"]
    assert view["hand"] and shown["gone"] and shown["known_hands"][1]
    expect(clicks.find(".seen")).to_have_text(ada.say("web-arcs-seen", cards=len(shown["gone"])))
    clicks.press(clicks.find(".seen"))
    dialog = ada.page.get_by_role("dialog", name=ada.say("web-arcs-seen-title"))
    states = {"hand": view["hand"], "gone": shown["gone"], "rival": shown["known_hands"][1]}
    told_by = {card: state for state, cards in states.items() for card in cards}
    assert len(told_by) == sum(map(len, states.values()))
    suits, numbers = ("administration", "aggression", "construction", "mobilization"), range(2, 7)
    expected = [f"{suit}-{number}" for suit in suits for number in numbers]
    assert set(told_by) <= set(expected)
    assert dialog.locator("td").evaluate_all("(all) => all.map((one) => one.className.split(' ')[0])") == [
        told_by.get(card, "unknown") for card in expected
    ]
    expect(dialog.locator("td .unseen")).to_have_text(
        [
            ada.say(f"web-arcs-seen-{told_by.get(card, 'unknown')}", card=ada.say(f"arcs-name-{card}"))
            for card in expected
        ]
    )
    dialog.get_by_role("button", name=ada.say("web-close")).click()
    expect(dialog).to_have_count(0)


# The end


def a_finished_game() -> Plan:
    return first_of(86, lambda number: a_game(number, (BUSY, BUSY), lambda plan: plan.match.over, 400))


def test_the_score_sheet_adds_up(visit: Visit) -> None:
    """A row for each chapter, with the ambitions power came from; together they are the final power."""
    ada = visit("Ada")
    plan = a_finished_game()
    clicks = a_table(ada, plan)
    told = clicks.wait()
    ada.button("web-result").click()
    sheet = ada.page.get_by_role("dialog").locator("table")
    power, places = told["outcome"]["scores"], told["outcome"]["places"]
    assert power == [plan.state.power(seat) for seat in plan.state.setup.all_seats] and min(power) > 0
    order = sorted(range(2), key=lambda seat: places[seat])
    expect(sheet.get_by_role("columnheader")).to_have_text([re.compile(("Ada", "Bob")[seat]) for seat in order])
    events = [event for events in told["story"]["plays"] for event in events]
    chapters = [event["chapter"] for event in events if event["kind"] == "chapter-end"]
    assert chapters == list(range(1, told["view"]["chapter"] + 1)) and len(chapters) >= 3
    rows = sheet.locator("tbody tr")
    expect(rows).to_have_count(len(chapters) + 2)
    sums = [0, 0]
    for number, chapter in enumerate(chapters):
        expect(rows.nth(number).get_by_role("rowheader")).to_have_text(f"{ada.say('web-arcs-chapter')} {chapter}")
        for column, seat in enumerate(order):
            found = rows.nth(number).locator("td").nth(column).inner_text().split()
            assert int(found[0]) == sum(map(int, found[1:]))
            sums[seat] += int(found[0])
    assert sums == power
    for row, values in ((rows.nth(-2), power), (rows.nth(-1), places)):
        expect(row.locator("td")).to_have_text([str(values[seat]) for seat in order])


# Whether this chapter, these court cards and this hand are shown.
MOMENT = """(wanted) => {
  const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => one.dataset[name]);
  const chapter = document.querySelector(".hub .big").textContent;
  const found = [chapter, all("[data-court]", "court"), all(".hand [data-card]", "card")];
  return JSON.stringify(found) === JSON.stringify(wanted);
}"""


def test_scrubbing_through_a_replay_of_arcs(visit: Visit) -> None:
    ada = visit("Ada", size=HUGE)
    clicks = a_table(ada, a_finished_game())
    table, plays = clicks.table["table"], clicks.table["plays"]
    ada.button("web-replay").click()
    scrub = ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))
    eyes = ada.page.get_by_role("combobox", name=ada.say("web-replay-eyes"))

    def at_play(play: int, seat: int = -1, of: Visitor = ada) -> None:
        """The page shows what the server says of this moment to these eyes."""
        expect(of.text("web-replay-at", play=play, plays=plays)).to_be_visible()
        moment = ada.person.get(f"/api/tables/{table}/replay", play=play, seat=seat, shown=1)
        view = moment["view"]
        of.wait_until(MOMENT, [str(view["chapter"]), view["row"], view["hand"]])
        assert bool(view["hand"]) <= (seat >= 0)
        power = of.page.locator(".own .power").first
        expect(power).to_have_text(re.compile(rf"(?<!\d){view['players'][max(seat, 0)]['power']}\s*$"))

    at_play(0)
    ada.page.get_by_role("button", name=ada.say("web-replay-on"), exact=True).click()
    at_play(1)
    ada.page.keyboard.press("End")
    at_play(plays)
    scrub.fill("30")
    at_play(30)
    eyes.select_option("1")
    at_play(30, seat=1)
    eyes.select_option("0")
    at_play(30, seat=0)

    turns = turns_of(ada.person, table)
    scrub.focus()
    ada.page.keyboard.press("PageDown")
    at_play(next(number for number in turns if number > 30), seat=0)
    ada.page.get_by_role("button", name=ada.say("web-replay-turn-back"), exact=True).click()
    at_play(max(number for number in turns if number < next(number for number in turns if number > 30)), seat=0)

    # The log leads to any moment, such as the end of a chapter.
    line = ada.page.get_by_role("log").get_by_role("button", name=re.compile("^Chapter 2 ends")).first
    play = int(str(line.locator("xpath=..").get_attribute("data-line")).split(".")[0])
    line.click()
    at_play(play, seat=0)
    expect(ada.page.locator(".hub .big")).to_have_text("3")

    shared = ada.field("web-replay-share").input_value()
    assert f"play={play}" in shared and "seat=0" in shared
    eve = visit("Eve")  # the link leads somebody else to the same moment, and the same eyes
    eve.page.goto(shared)
    at_play(play, seat=0, of=eve)

    ada.button("web-replay-play").click()
    ada.wait_until("(play) => +document.querySelector('.replay input[type=range]').value >= play", play + 2)
    ada.button("web-replay-pause").click()
    at_play(int(scrub.input_value()), seat=0)  # it went on by itself


def turns_of(person: Person, table: str) -> list[int]:
    """The plays with which turns begin."""
    begins = {"lead", "surpass", "copy", "pivot", "pass", "deal"}
    with person.sit(table) as seat:
        story = seat.until(lambda told: told["outcome"])["story"]["plays"]
    return [play for play, events in enumerate(story) if any(event["kind"] in begins for event in events)]
