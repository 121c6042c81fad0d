"""Whole games of Roam in a real browser: by clicks, between two people, by the keyboard alone, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.server.servers import Json
from tests.web.browser import PHONE, QUICK, Board, Keys, Visit, Visitor

NO_MOUSE = """
window.mice = 0;
for (const kind of ["mousedown", "mousemove", "pointerdown", "pointermove", "touchstart"]) {
  addEventListener(kind, () => (window.mice += 1), { capture: true });
}
"""
# How far coins are from their spaces when they begin to move, and when they end.
WAYS = """
window.ways = new Map();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...how) {
  const far = (frame) => {
    const { e, f } = new DOMMatrix(frame.transform);
    return Math.hypot(e, f);
  };
  if (this.matches(".flight") && frames.length > 2) window.ways.set(this, [far(frames[0]), far(frames.at(-1))]);
  return animate.call(this, frames, ...how);
};
"""
# Four artifacts, so that the row always holds all of them.
FEW_ARTIFACTS: Json = {
    **QUICK["cards"],
    "artifact": [
        {"number": number, "ability": ability, "price": 1, "points": number}
        for number, ability in enumerate(("coin", "move", "flip", "blank"), start=1)
    ],
}


def standing(visitor: Visitor, table: str) -> Json:
    """How the table stands, as the server says."""
    return visitor.person.get(f"/api/tables/{table}")


def totals(visitor: Visitor) -> list[int]:
    """The points on the score sheet, the winner's first."""
    points = visitor.page.get_by_role("rowheader", name=visitor.say("web-roam-sheet-total"), exact=True)
    row = visitor.page.get_by_role("dialog").get_by_role("row").filter(has=points)
    return [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]


def test_a_whole_game_by_clicks_against_bots(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table("person", "random", "random", options={**QUICK, "players": 3, "artifacts": True})
    ada.open_table(table)
    board = Board(ada)
    board.play()
    found = standing(ada, table)
    assert found["status"] == "finished"
    assert totals(ada) == sorted(found["outcome"]["scores"], reverse=True)
    assert sum("Use " in text for text in board.did) >= 5 and any("Buy artifact" in text for text in board.did)


def test_a_game_between_two_browsers_with_auction_and_artifacts(visit: Visit) -> None:
    """The first turns by plan, so that there is an auction; then on to the end."""
    ada, bob = visit("Ada"), visit("Bob")
    options = {**QUICK, "artifacts": True, "cards": FEW_ARTIFACTS}
    table = ada.new_table("person", "person", start=False, options=options)
    bob.person.post(f"/api/tables/{table}/join", seat=1, key=ada.key(table, "invite"))
    ada.person.post(f"/api/tables/{table}/start")
    ada.open_table(table)
    bob.open_table(table)
    south, north = Board(ada, seed=3), Board(bob, seed=4)

    south.use("A", "a1")  # half of the first land, and two coins
    south.end()
    south.press(ada.page.locator('.offer [data-artifact="2"].ready'))
    south.confirm()
    assert "Buy artifact 2" in south.did[-1]
    north.use("A", "b1")  # the other half
    north.end()

    lot = bob.page.locator(".auction")
    assert "Auction" in str(lot.get_attribute("aria-label"))
    bob.page.locator(".auction .answer").get_by_role("button", name="Bid", exact=False).last.click()
    north.confirm()
    assert "Bid 0 coins" in north.did[-1]
    south.wait()
    ada.page.locator(".auction .answer").get_by_role("button", name="Bid", exact=False).last.click()
    south.confirm()
    assert "Bid 1 coin" in south.did[-1]
    found = standing(ada, table)
    assert len(found["view"]["players"][0]["up"]) == 3 and found["view"]["players"][0]["artifacts_up"] == [2]

    for _ in range(3000):
        for board in (south, north):
            if board.is_asked():
                board.step()
        found = standing(ada, table)
        if found["outcome"]:
            break
    assert found["status"] == "finished"
    for visitor in (ada, bob):
        visitor.page.locator("dialog[open] table").wait_for()
        assert totals(visitor) == sorted(found["outcome"]["scores"], reverse=True)
    done = " ".join(south.did + north.did)
    assert re.search("Move \\w+’s token", done) and "Buy artifact" in done and "Gain 1 coin" in done, done


def test_a_game_by_the_keyboard_alone(visit: Visit) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(NO_MOUSE)
    table = ada.new_table()
    ada.open("/")
    keys = Keys(ada)
    keys.tab_to(f'a[href="/t/{table}"]')
    keys.key("Enter")
    keys.play()
    assert standing(ada, table)["status"] == "finished"
    assert ada.page.evaluate("window.mice") == 0
    keys.tab_to("dialog[open] button")
    keys.key("Escape")
    ada.page.locator("dialog[open]").wait_for(state="detached")


def test_a_game_by_touch_on_a_phone(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    table = ada.new_table(options={**QUICK, "artifacts": True})
    ada.open_table(table)
    board = Board(ada, seed=5, touch=True)
    heights = set()
    while board.step():
        assert ada.overflow() == 0
        heights.add(ada.page.locator(".own").evaluate("(own) => own.offsetHeight"))
    assert len(heights) == 1  # new cards do not push about what lies below
    me = standing(ada, table)["view"]["players"][0]
    assert me["artifacts_up"] + me["artifacts_down"] and len(me["up"] + me["down"]) > 4
    assert standing(ada, table)["status"] == "finished"
    assert len(totals(ada)) == 2 and ada.overflow() == 0


def test_a_long_press_explains_a_card(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    ada.open_table(ada.new_table(options={"players": 2}))
    Board(ada, touch=True).wait()
    box = ada.page.locator('.own [data-card="B"]').bounding_box()
    assert box is not None
    finger = ada.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ada.page.locator(".detail")).to_contain_text(ada.say("web-roam-solid"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ada.page.locator('.own [data-card="B"].picked').count() == 0  # it was no tap


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_every_language(visit: Visit, language: str) -> None:
    """From the choice of a character to the log, with a reason on the way."""
    ada = visit("Ada", language=language)
    ada.open_table(ada.new_table("person", "random", "random", "random", options={**QUICK, "players": 4}))
    letters = ada.page.locator(".own h2 .token, .rival h2 .token").all_text_contents()
    assert len(set(letters)) == 4 and "" not in letters
    board = Board(ada)
    board.wait()
    board.take("B")
    board.aim("a1")
    expect(ada.page.locator(".bar .main")).to_contain_text(ada.say("roam-action-use", card="B", at="a1"))
    board.confirm()
    board.wait()
    board.take("B")
    asleep = ada.say("roam-no-asleep", card="B")
    reason = ada.page.locator(".bar").get_by_role("alert")
    expect(reason).to_contain_text("R-4.1")
    said = (ada.say("roam-no-second-character"), asleep)
    assert any(text in reason.inner_text() for text in said)
    board.end()
    board.begin()
    log = ada.page.get_by_role("log", name=ada.say("web-log"))
    expect(log).to_contain_text(ada.say("roam-event-use", seat="Ada", card="B", at="a1"))
    expect(log).to_contain_text(ada.say("web-since-your-turn"))


def test_some_turns_with_everything_moving(visit: Visit) -> None:
    """Animations hold nothing up for long, and end with what the server says."""
    ada = visit("Ada", motion=True)
    table = ada.new_table(options={**QUICK, "artifacts": True})
    ada.open_table(table)
    board = Board(ada)
    for _ in range(12):
        board.step()
    board.wait()
    me = standing(ada, table)["view"]["players"][0]
    cards = len(me["up"] + me["down"])
    board.visitor.wait_until(f"() => document.querySelectorAll('.own [data-card]').length === {cards}")


def test_coins_fly_from_the_map_to_the_purse(visit: Visit) -> None:
    ada = visit("Ada", motion=True)
    ada.context.add_init_script(WAYS)
    ada.open_table(ada.new_table())
    board = Board(ada)
    board.use("B", "a1")  # on three coins
    board.visitor.wait_until("() => window.ways.size === 3")
    ways: list[list[float]] = ada.page.evaluate("[...window.ways.values()]")
    for start, end in ways:
        assert start == 0 and end > 100


def test_two_auctions_one_after_the_other(visit: Visit) -> None:
    """Each begins with the least bid, and shows what a bid would lead to before it is chosen."""
    ada, bob = visit("Ada"), visit("Bob")
    rich = [{**land, "coins": ["22", "22", "22"]} for land in QUICK["cards"]["land"]]
    options = {**QUICK, "cards": {**QUICK["cards"], "land": rich}}
    table = ada.new_table("person", "person", start=False, options=options)
    bob.person.post(f"/api/tables/{table}/join", seat=1, key=ada.key(table, "invite"))
    ada.person.post(f"/api/tables/{table}/start")
    with ada.person.sit(table) as south, bob.person.sit(table) as north:
        # Two lands, half and half, are completed by the last of these.
        for turn, use in enumerate(("use A at a1", "use A at f4", "use C at d1", "use B at b1")):
            for action in (use, "end"):
                seat = (south, north)[turn % 2]
                seat.until(lambda told: told["options"])
                seat.play(action)
        north.play(north.table["options"][0]["text"])  # which land first
        north.play("bid 0")
        ada.open_table(table)
        auction = ada.page.locator(".auction")
        offered, more = auction.locator("output"), ada.button("web-roam-bid-more")
        expect(offered).to_have_text("1")
        more.click()
        more.click()
        expect(offered).to_have_text("3")
        preview = ada.page.locator(".bar .preview")
        auction.locator(".do").first.hover()
        expect(preview).to_contain_text(ada.say("roam-event-bid", seat="Ada", coins=3))
        auction.locator(".do").last.focus()
        expect(preview).to_contain_text(ada.say("roam-event-pass", seat="Ada"))
        auction.locator(".do").first.click()
        Board(ada).confirm()
        north.until(lambda told: told["options"])
        north.play("bid 0")
        expect(offered).to_have_text("1")
