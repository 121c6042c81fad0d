"""A game the client has never heard of, which brings no board: it is offered, and played by plain lists."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.core import toy
from tests.web.browser import PHONE, House, Visit, Visitor, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house"), **toy.installed(tmp_path_factory.mktemp("site"))) as found:
        yield found


# Something can be chosen, or the result is shown.
READY = """() => document.querySelector("dialog[open] table") ||
    (document.querySelector("main[aria-busy=false]") && document.querySelector(".plain .options button"))"""


def play_out(ada: Visitor) -> list[str]:
    """Choose the first thing on the board until the game is over; what was chosen."""
    did: list[str] = []
    while True:
        ada.wait_until(READY)
        if ada.page.locator("dialog[open] table").count():
            return did
        first = ada.page.locator(".plain .options button").first
        did.append(first.inner_text())
        first.click()
        expect(ada.page.locator(".bar .prompt")).to_have_text(did[-1])
        told = ada.page.locator(".log [data-line]").count()
        ada.page.locator(".bar .main").click()
        ada.wait_until("(told) => document.querySelectorAll('.log [data-line]').length > told", told)


def test_a_game_without_a_board_is_offered_and_played(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("/")
    card = ada.page.get_by_role("article", name="Bluff")
    expect(card).to_contain_text("Cards face down, and who trusts whom.")
    assert card.get_by_role("link").count() == 0, "nobody teaches it"
    card.get_by_role("button", name=ada.say("web-pages-play-bots")).click()
    expect(ada.region("web-actions").get_by_role("button").first).to_have_text(re.compile(r"Lay the \d"))


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_it_is_played_to_its_end(visit: Visit, size: tuple[int, int] | None) -> None:
    ada = visit("Ada", size=size) if size else visit("Ada")
    table = ada.new_table("person", "random", game="bluff", options={})
    ada.open(f"/t/{table}", wait=".plain")
    assert ada.overflow() == 0 and ada.axe() == []
    expect(ada.region("web-plain-position")).to_contain_text("hands")
    assert any(did.startswith("Lay the") for did in play_out(ada))
    expect(ada.page.locator("dialog[open] table tbody tr")).to_have_count(2)
    assert "Ada" in ada.page.locator("dialog[open] table").inner_text()
    assert "bluff-" not in ada.page.locator("body").inner_text(), "a message without words"


def test_a_table_of_it_is_made_like_any_other(visit: Visit) -> None:
    ada = visit("Ada", language="cs")
    ada.open("/new?game=bluff", wait="form h2")
    expect(ada.page.get_by_role("heading", name="Bluff")).to_be_visible()
    expect(ada.page.get_by_text("Kostka", exact=True)).to_be_visible()
    ada.open("/rules/bluff")
    expect(ada.page.get_by_text("T-1.4")).to_be_visible()
    assert ada.say("web-pages-not-affiliated") not in ada.page.locator("body").inner_text()
