"""How a table of Arcs is laid out: a large round map, cards one can read, nothing cut off, whatever the window."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.server.servers import Json, Person
from tests.web.arcs import BUSY, LAZY, LEADERS, MAP_SHARE, Clicks, Plan, a_game, at, lay
from tests.web.browser import CHANGE_SETTINGS, HUGE, PHONE, Visit, Visitor
from tests.web.test_arcs_screens import crowded

Size = tuple[int, int]
DESK: Final[Size] = (1440, 900)
SIDE: Final[Size] = (844, 390)
TABLET: Final[Size] = (820, 1180)
SIZES: Final[list[Size]] = [DESK, HUGE, PHONE, SIDE, TABLET]
# What lies beside each other, and must not overlap or leave the window.
PARTS: Final = (
    "header", "div.round", "div.rivals", "div.power", "div.ambitions", "div.centre", "div.court", "div.task",
    "div.own", "div.hand", ".dock", "#panel",
)  # fmt: skip
# Parts that overlap or are cut off. Pages hide what overflows: so it is looked at what there would be to scroll.
WRONG: Final = """(parts) => {
  const found = [];
  const all = parts.map((part) => [part, document.querySelector(part)]);
  const seen = all.filter(([, node]) => node?.checkVisibility());
  for (const [part, node] of seen) {
    const box = node.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      found.push(`${part} leaves the window`);
    }
    for (const [other, beside] of seen) {
      if (part >= other || node.contains(beside) || beside.contains(node)) continue;
      const there = beside.getBoundingClientRect();
      const [wide, high] = [
        Math.min(box.right, there.right) - Math.max(box.left, there.left),
        Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top),
      ];
      if (wide > 1 && high > 1) found.push(`${part} and ${other} overlap by ${wide} x ${high}`);
    }
    if (["#panel", "div.task"].includes(part)) continue; // they scroll
    if (node.scrollWidth > node.clientWidth + 1) found.push(`${part} is cut off at the side`);
    if (node.scrollHeight > node.clientHeight + 1) found.push(`${part} is cut off below`);
  }
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push("the page scrolls");
  return found;
}"""
RING: Final = """() => {
  const { width, height } = document.querySelector(".reach .rim").getBoundingClientRect();
  return [width, height];
}"""
# Who plays, as far as somebody is covered by what else is in the header, or is to move and not named in full.
COVERED: Final = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const found = [];
  for (const player of seen(".who li, .who ul")) { // its empty end would take presses too
    const box = player.getBoundingClientRect();
    for (const part of seen("header > a, header > button")) {
      const there = part.getBoundingClientRect();
      const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      if (wide > 1 && box.top < there.bottom) found.push(`${player.innerText} lies on ${part.className}`);
    }
  }
  const name = document.querySelector(".who .turn .name");
  if (name && name.scrollWidth > name.clientWidth + 1) found.push(`${name.innerText} is cut off`);
  return found;
}"""
# Clocks that are not whole, as their place is too narrow.
CUT: Final = """(clocks) => clocks.filter((clock) => {
  const [inner, outer] = [clock, clock.closest("li")].map((one) => one.getBoundingClientRect());
  return inner.left < outer.left || inner.right > outer.right || clock.scrollWidth > clock.clientWidth;
}).map((clock) => clock.innerText)"""
HEIGHT: Final = "(one) => one.getBoundingClientRect().height"
WIDTHS: Final = "(all) => all.map((one) => one.getBoundingClientRect().width)"


def late(players: int) -> Plan:
    """Late in a game with leaders, with much on one's board."""
    tastes = (BUSY, LAZY, LAZY, LAZY)
    options: Json = {**LEADERS, "players": players}
    return at("turn", 38, tastes=tastes, also=crowded, most=400, options=options)


def sit(visitor: Visitor, plan: Plan, touch: bool = False) -> Clicks:
    clicks = Clicks(visitor, touch)
    clicks.open(lay(plan, visitor.person, *["random"] * (int(plan.options["players"]) - 1)))
    clicks.wait()
    return clicks


def resize(visitor: Visitor, size: Size) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.wait_until("([wide, high]) => innerWidth === wide && innerHeight === high", list(size))


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_overlaps_and_the_map_is_round(visit: Visit, players: int) -> None:
    ada = visit("Ada", size=DESK)
    sit(ada, late(4) if players == 4 else at("turn", 0, ["spend"]))
    for size in SIZES:
        resize(ada, size)
        wide, high = ada.page.evaluate(RING)
        assert abs(wide - high) <= 1, size
        assert ada.page.evaluate(WRONG, list(PARTS)) == [], size


def test_the_header_has_room_for_who_plays(visit: Visit) -> None:
    ada = visit("Ada", size=DESK)
    sit(ada, late(4))
    for size in [*SIZES, (1024, 768)]:
        resize(ada, size)
        assert ada.page.evaluate(COVERED) == [], size


def test_the_header_has_room_for_who_played(visit: Visit) -> None:
    """After the end it has other buttons."""
    ada = visit("Ada", size=DESK)
    plan = a_game(29, (BUSY, LAZY, LAZY, LAZY), lambda plan: plan.match.over, 2000, {"players": 4})
    assert plan is not None
    table = lay(plan, ada.person, *["random"] * 3)
    ada.open(f"/t/{table}", wait="header .finished")
    for size in [*SIZES, (1024, 768), (1100, 700)]:
        resize(ada, size)
        assert ada.page.evaluate(COVERED) == [], size


def test_the_header_has_room_for_clocks(visit: Visit) -> None:
    ada = visit("Ada", size=DESK)
    clock = {"kind": "game", "limit": 35_000, "increment": 10}
    for game, options in (("arcs", {"players": 4}), ("roam", {"players": 4})):
        table = ada.new_table("person", *["random"] * 3, game=game, options=options, clock=clock)
        ada.open(f"/t/{table}", wait=".who .clock")
        for size in [*SIZES, (1024, 768)]:
            resize(ada, size)
            assert ada.page.locator(".who .clock").evaluate_all(CUT) == [], (game, size)


def test_the_end_of_a_chapter_is_shown_whole(visit: Visit) -> None:
    """With four players and three ambitions on a phone; what was missed lies over the map only before."""
    options: Json = {**LEADERS, "players": 4}
    whole = a_game(0, (BUSY,) * 4, lambda plan: plan.match.over, 1200, options)
    assert whole is not None and whole.plays[-1].seat == 1
    plan = Plan(whole.seed, options)
    for play in whole.plays[:-1]:
        plan.play(play.text)
    ada = visit("Ada", size=PHONE, motion=True)
    ada.context.add_init_script("localStorage.setItem('parlour-settings', JSON.stringify({ pace: 'step' }))")
    bob, cyd, dan = (Person(ada.house.server, name) for name in ("Bob", "Cyd of a long name", "Dan"))
    clicks = Clicks(ada)
    table = lay(plan, ada.person, bob, cyd, dan)
    clicks.open(table)
    since = ada.region("web-since-your-turn")
    expect(since).to_be_visible()
    with bob.sit(table) as seat:
        seat.until(lambda told: told["options"])
        seat.play(whole.plays[-1].text)
    scoring = ada.page.locator(".scoring")
    while scoring.count() == 0:
        ada.page.locator(".pace .primary").click()
    expect(scoring.locator("li")).to_have_count(3)
    for _ in range(3):
        expect(since).to_have_count(0)
        for size in (PHONE, SIDE):
            resize(ada, size)
            assert scoring.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1, size
        ada.page.locator(".pace .primary").click()
    ada.button("web-pace-skip").click()
    ada.page.locator("dialog[open] table").wait_for()
    expect(since).to_have_count(0)


def test_nothing_jumps_when_others_have_played(visit: Visit) -> None:
    """While it is told what they do the bar is as high as before; what they did last is marked on the map."""
    ada = visit("Ada", size=DESK, motion=True)
    clicks = sit(ada, at("turn", 0, ["influence"]))
    ada.page.evaluate(CHANGE_SETTINGS, {"pace": "step"})
    bar, told, shown = ada.page.locator(".bar"), ada.page.locator(".bar .caption"), ada.page.locator(".bar .pace")
    heights = {}
    for size in SIZES:
        resize(ada, size)
        heights[size] = bar.evaluate(HEIGHT)
    clicks.press(ada.page.locator(".bar .main"))
    shown.wait_for()
    for size in SIZES:
        resize(ada, size)
        assert told.count() == 1
        assert abs(bar.evaluate(HEIGHT) - heights[size]) <= 1, size
    traces = ada.page.locator(".reach .trace")
    for _ in range(8):  # turns of the other, until something was done on the map
        if shown.is_visible():  # it may still be her turn
            ada.button("web-pace-skip").click()
        clicks.wait()
        if traces.count():
            break
        clicks.step(random.Random(1), LAZY)
        clicks.settle()
        shown.or_(ada.page.locator(".bar.mine")).first.wait_for()
    assert bright(traces.first.evaluate("(one) => getComputedStyle(one).stroke"))


def bright(colour: str) -> bool:
    """Whether one sees it on the map, which is dark in every theme."""
    return min(int(part) for part in re.findall(r"\d+", colour)[:3]) > 150


@pytest.mark.parametrize("size", [DESK, HUGE])
def test_the_map_and_the_cards_are_large(visit: Visit, size: Size) -> None:
    """The box of the map is a square of at least 35 % of the screen, with the log in sight or folded away."""
    ada = visit("Ada", size=size)
    sit(ada, late(4))
    box = ada.page.locator(".reach").bounding_box()
    assert box is not None and abs(box["width"] - box["height"]) <= 1
    shares = [ada.page.evaluate(MAP_SHARE)]
    cards = ada.page.locator(".round .card:not(.more)").evaluate_all(WIDTHS)
    assert len(cards) == 3 and min(cards) >= 84
    assert min(ada.page.locator(".hand [data-card]").evaluate_all(WIDTHS)) >= 84
    ada.page.locator(".fold").click()
    shares.append(ada.page.evaluate(MAP_SHARE))
    assert min(shares) >= 0.35


def test_who_plays_is_named_once_and_leaders_keep_their_faces(visit: Visit) -> None:
    ada = visit("Ada", size=DESK)
    clicks = sit(ada, late(4))
    names = [player["name"] for player in clicks.table["players"]]
    assert len(names) == 4
    ada.page.locator(".fold").click()
    for seat in range(1, 4):
        said = ada.page.locator(".who .name").nth(seat).inner_text().strip()
        expect(ada.page.get_by_text(said, exact=True).and_(ada.page.locator(":not(.unseen)"))).to_have_count(1)
    expect(ada.page.locator(".rival .portrait")).to_have_count(3)
    expect(ada.page.locator(".own .portrait")).to_have_count(1)
    markers = ada.page.locator(".power-track b")
    powers = [str(player["power"]) for player in clicks.table["view"]["players"]]
    assert [
        text.strip()[-len(power) :] for text, power in zip(markers.all_inner_texts(), powers, strict=True)
    ] == powers


def test_log_and_chat_fold_away_for_good(visit: Visit) -> None:
    ada = visit("Ada", size=DESK)
    clicks = sit(ada, at("turn", 0, ["influence"]))
    panel, fold = ada.page.locator("#panel"), ada.button("web-fold")
    expect(panel).to_be_visible()
    fold.click()
    expect(panel).to_be_hidden()
    expect(ada.page.get_by_role("tabpanel")).to_have_count(0)
    clicks.open(clicks.table["table"])
    expect(panel).to_be_hidden()  # a browser remembers it
    expect(fold).to_have_attribute("aria-expanded", "false")
    clicks.play([f"influence {clicks.wait()['view']['row'][0]}"])
    expect(fold.locator("i")).to_be_visible()  # there is something new
    fold.click()
    expect(ada.page.locator(".log .line").last).to_be_visible()
    expect(fold.locator("i")).to_have_count(0)


def test_only_what_is_being_chosen_glows(visit: Visit) -> None:
    ada = visit("Ada", size=DESK)
    clicks = sit(ada, at("turn", 0, ["spend", "build", "declare"]))
    elsewhere = ada.page.locator(".own .ready, .ambitions .ready, .court .ready, .hand .ready")
    assert elsewhere.count() > 0
    clicks.press(clicks.find('.task [data-verb="build"]'))
    expect(elsewhere).to_have_count(0)
    assert clicks.find(".reach .ready").count() > 0
    ada.page.keyboard.press("Escape")
    assert elsewhere.count() > 0
    clicks.press(clicks.find('.task [data-option^="declare"]').first)
    expect(ada.page.locator(".own .ready, .court .ready, .hand .ready, .reach .ready")).to_have_count(0)


def test_a_phone_shows_what_counts_on_one_screen(visit: Visit) -> None:
    """Map, hand, what is asked, played cards and power; the rest is one tap away, and says when it matters."""
    ada = visit("Ada", size=PHONE, touch=True)
    taps = sit(ada, at("turn", 0, ["influence", "declare"]), touch=True)
    for part in (".reach", ".round .card", ".power-track", ".task section", ".hand [data-card]", ".bar .main"):
        expect(ada.page.locator(part).first).to_be_in_viewport(ratio=0.98)
    assert ada.page.evaluate(WRONG, list(PARTS)) == []
    tabs = ada.page.locator(".arcs .tabs")
    for part in ("ambitions", "court"):
        expect(tabs.locator(f".{part}.ready")).to_have_count(1)
    taps.press(tabs.locator(".court"))
    expect(ada.page.locator(".sheet .court [data-court]").first).to_be_in_viewport(ratio=1)
    taps.play([f"influence {taps.table['view']['row'][0]}"])
    taps.wait()
    expect(ada.page.locator(".sheet")).to_have_count(0)
    assert ada.overflow() == 0
