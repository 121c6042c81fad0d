"""What a browser shows, says and writes while turns arrive; its clock is stopped to see what waits for what."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from playwright.sync_api import Locator, expect

from tests.server.servers import Follower
from tests.web.arcs import Ears
from tests.web.browser import CHANGE_SETTINGS, Board, Visit, Visitor
from tests.web.test_table import sit_down, tokens

COUNT_TOLD: Final = """
window.told = 0;
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    this.addEventListener("message", () => window.told++);
  }
};
"""


def stop_time(visitor: Visitor) -> None:
    """From now on time goes on in this browser only where a test says so."""
    visitor.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    visitor.page.clock.run_for(5000)


def spoken(visitor: Visitor) -> Locator:
    return visitor.page.locator("[role=status][aria-live=polite].unseen").first


def told_at_once(visit: Visit, bobs: Callable[[Follower], int]) -> Visitor:
    """Ada's browser, in which time stands still, after Ada's turn, two wishes of Bob, and what he did since.

    `bobs` returns the number (`seq`) of the last thing that was done.
    """
    ada, bob = visit("Ada"), visit("Bob")
    ada.page.clock.install()
    ada.page.add_init_script(COUNT_TOLD)
    ears = Ears(ada.page)
    table = sit_down(ada, bob)
    with ada.person.sit(table) as own, bob.person.sit(table) as other:
        for action in ("use A at a1", "end"):
            own.until(lambda told: told["options"])
            own.play(action)
        expect(spoken(ada)).to_contain_text(ada.say("web-waiting-for", name="Bob"))
        stop_time(ada)
        for wishes in ({"any": "pass"}, {}):
            assert other.say("wish", wishes=wishes)["type"] == "ok"
        other.until(lambda told: told["options"])
        last = bobs(other)
    ears.until(lambda told: bool(told["seq"] >= last))
    ada.wait_until("(count) => window.told >= count", len(ears.frames))
    assert "Bob uses" not in spoken(ada).inner_text()  # it waits for a frame
    ada.page.clock.run_for(20)
    assert "Ada uses" not in spoken(ada).inner_text()  # that was told before
    return ada


def test_what_is_no_play_does_not_cut_motion_short(visit: Visit) -> None:
    ada, bob = visit("Ada", motion=True), visit("Bob")
    ada.page.clock.install()
    ears = Ears(ada.page)
    table = sit_down(ada, bob)
    with ada.person.sit(table) as seat:
        for action in ("use A at a1", "end"):
            seat.until(lambda told: told["options"])
            seat.play(action)
        expect(ada.page.locator(".bar.mine")).to_have_count(0)
        stop_time(ada)
        Board(bob).use("B", "c1")
        expect(ada.page.locator('.rival [data-card="B"].asleep')).to_be_visible()
        assert tokens(ada) == 3  # the first of the events is seen, the tokens are to come
        assert seat.say("wish", wishes={"any": "pass"})["type"] == "ok"
        assert seat.say("chat", text="Nice!")["type"] == "ok"
    ears.until(lambda told: bool(told["chat"]))
    ada.page.clock.run_for(50)  # what has come is heard after a frame
    expect(ada.page.locator("#tab-chat")).to_contain_text("1")
    assert tokens(ada) == 3
    ada.page.clock.run_for(5000)
    assert tokens(ada) == 9


def test_turns_that_come_faster_than_frames_are_told_together(visit: Visit) -> None:
    def use_and_end(bob: Follower) -> int:
        bob.play("use B at c1")
        bob.until(lambda told: told["options"])
        return int(bob.play("end")["seq"])

    ada = told_at_once(visit, use_and_end)
    expect(spoken(ada)).to_contain_text("Bob uses character B")
    expect(spoken(ada)).to_contain_text(ada.say("web-your-turn"))
    ada.page.clock.run_for(50)
    expect(ada.page.locator(".log")).to_contain_text("Bob uses character B")


def test_what_was_taken_back_before_it_was_drawn_is_not_told(visit: Visit) -> None:
    def use_another(bob: Follower) -> int:
        bob.play("use B at c1")
        assert bob.say("undo")["type"] == "ok"
        bob.until(lambda told: told["plays"] == 2)
        return int(bob.play("use A at c1")["seq"])

    ada = told_at_once(visit, use_another)
    expect(spoken(ada)).to_contain_text("Bob uses character A")
    assert "character B" not in spoken(ada).inner_text()
    ada.page.clock.run_for(50)
    expect(ada.page.locator(".log")).to_contain_text("Bob uses character A")
    expect(ada.page.locator(".log")).not_to_contain_text("Bob uses character B")


def shown_bobs_turn(visit: Visit, pace: str) -> tuple[Visitor, Follower]:
    """Ada's browser, in which time stands still, at the first event of a turn Bob has finished."""
    ada, bob = visit("Ada", motion=True), visit("Bob")
    ada.page.clock.install()
    ada.page.add_init_script(COUNT_TOLD)
    ears = Ears(ada.page)
    table = sit_down(ada, bob)
    ada.page.evaluate(CHANGE_SETTINGS, {"pace": pace})
    with ada.person.sit(table) as own:
        for action in ("use A at a1", "end"):
            own.until(lambda told: told["options"])
            own.play(action)
        expect(ada.page.locator(".bar.mine, .bar .caption")).to_have_count(0)
    stop_time(ada)
    other = bob.person.sit(table)
    with other:
        for action in ("use A at f4", "end"):
            other.until(lambda told: told["options"])
            last = other.play(action)["seq"]
    ears.until(lambda told: bool(told["seq"] >= last))
    ada.wait_until("(count) => window.told >= count", len(ears.frames))
    ada.page.clock.run_for(60)  # what came is heard after a frame
    expect(ada.page.locator(".bar .caption")).to_contain_text("Bob uses character A")
    return ada, other


def presses(ada: Visitor, selector: str) -> None:
    """A press where time stands still."""
    ada.page.locator(selector).evaluate("(button) => button.click()")
    ada.page.clock.run_for(1)


def test_a_press_brings_to_now_and_does_nothing_else(visit: Visit) -> None:
    ada, _ = shown_bobs_turn(visit, "calm")
    assert "●" not in ada.page.title() and tokens(ada) == 3
    expect(ada.page.locator(".bar.mine, .own .ready")).to_have_count(0)
    assert "Bob uses" not in spoken(ada).inner_text()
    box = ada.page.locator('.own [data-card="B"]').bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.clock.run_for(1)
    assert "●" in ada.page.title() and tokens(ada) == 6
    expect(ada.page.locator(".bar.mine")).to_be_visible()
    expect(ada.page.locator(".own .picked")).to_have_count(0)
    expect(spoken(ada)).to_contain_text("Bob uses character A")
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.clock.run_for(1)
    expect(ada.page.locator('.own [data-card="B"].picked')).to_be_visible()


def test_what_is_shown_can_be_held(visit: Visit) -> None:
    ada, _ = shown_bobs_turn(visit, "calm")
    presses(ada, ".pace [aria-pressed]")
    ada.page.clock.run_for(20_000)
    assert tokens(ada) == 3
    presses(ada, ".pace [aria-pressed]")
    assert tokens(ada) == 6  # the next event
    expect(ada.page.locator(".bar.mine")).to_have_count(0)
    ada.page.clock.run_for(5000)
    expect(ada.page.locator(".bar.mine")).to_be_visible()


def test_step_by_step(visit: Visit) -> None:
    ada, _ = shown_bobs_turn(visit, "step")
    ada.page.clock.run_for(20_000)
    assert tokens(ada) == 3
    presses(ada, ".pace .primary")
    assert tokens(ada) == 6
    ada.page.clock.run_for(20_000)
    expect(ada.page.locator(".bar.mine")).to_have_count(0)
    presses(ada, ".pace .primary")  # the turn is Ada's
    presses(ada, ".pace .primary")
    expect(ada.page.locator(".bar.mine")).to_be_visible()


def test_what_is_taken_back_is_not_shown_any_more(visit: Visit) -> None:
    ada, bob = visit("Ada", motion=True), visit("Bob")
    ada.page.clock.install()
    ears = Ears(ada.page)
    table = sit_down(ada, bob)
    with ada.person.sit(table) as own, bob.person.sit(table) as other:
        for action in ("use A at a1", "end"):
            own.until(lambda told: told["options"])
            own.play(action)
        expect(ada.page.locator(".bar.mine, .bar .caption")).to_have_count(0)
        stop_time(ada)
        other.until(lambda told: told["options"])
        other.play("use B at c1")
        expect(ada.page.locator('.rival [data-card="B"].asleep')).to_be_visible()
        last = int(other.say("undo")["seq"])
    ears.until(lambda told: bool(told["seq"] >= last))
    ada.page.clock.run_for(60)
    expect(ada.page.locator('.rival [data-card="B"]:not(.asleep)')).to_be_visible()
    expect(ada.page.locator(".log")).not_to_contain_text("character B")
    ada.page.clock.run_for(5000)
    assert tokens(ada) == 3
