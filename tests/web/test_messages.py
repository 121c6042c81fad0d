"""What the table page makes of short messages: lines of chat, who is there, what is in the way."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.web.browser import PHONE, Line, Visit, Visitor
from tests.web.test_table import sit_down


def said(visitor: Visitor) -> list[str]:
    """The lines of chat."""
    texts = visitor.page.get_by_role("log", name=visitor.say("web-chat")).locator("p").all_inner_texts()
    return [text.splitlines()[-1] for text in texts]


def test_lines_come_once_also_after_a_break(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    line = Line(ada)
    table = sit_down(ada, bob)
    ada.tab("chat")
    with bob.person.sit(table) as seat:
        for number in range(3):
            seat.say("chat", text=f"before {number}")
        expect(ada.page.get_by_text("before 2")).to_be_visible()
        line.cut()
        expect(ada.text("web-connection-lost")).to_be_visible()
        seat.say("chat", text="meanwhile")
        line.mend()
        expect(ada.page.get_by_text("meanwhile")).to_be_visible()
        seat.say("chat", text="at last")
        expect(ada.page.get_by_text("at last")).to_be_visible()
    assert said(ada) == ["before 0", "before 1", "before 2", "meanwhile", "at last"]


def test_who_is_there(visit: Visit) -> None:
    """Without the board being drawn again: what is there comes in messages of its own."""
    ada, bob = visit("Ada"), visit("Bob")
    table = sit_down(ada, bob)
    ada.tab("chat")
    dots = ada.region("web-players").locator(".presence")
    expect(dots.nth(1)).to_have_attribute("aria-label", ada.say("web-present"))
    onlookers = ada.page.locator(".watchers .count")
    expect(onlookers).to_have_count(0)
    eve, dan = visit("Eve"), visit("Dan")
    eve.open_table(table, f"?key={ada.key(table, 'watch')}")
    expect(onlookers).to_have_text(ada.say("web-onlookers", count=1))
    dan.open_table(table, f"?key={ada.key(table, 'watch')}")
    expect(onlookers).to_have_text(ada.say("web-onlookers", count=2))
    expect(ada.page.locator(".watchers li")).to_have_text([re.compile("^Dan"), re.compile("^Eve")])
    bob.page.close()
    expect(dots.nth(1)).to_have_attribute("aria-label", ada.say("web-absent"))
    expect(dots.nth(0)).to_have_attribute("aria-label", ada.say("web-present"))
    for visitor in (eve, dan):
        visitor.page.close()
    expect(onlookers).to_have_count(0)


def test_a_program_is_called_one(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table("person", "person", start=False)
    token = ada.person.post(f"/api/tables/{table}/bot-token", seat=1)["token"]
    ada.open(f"/t/{table}", wait=".room")
    for language in ("en", "cs", "pl", "ru"):
        ada.speak(language)
        expect(ada.page.locator(".room li").nth(1)).to_contain_text(ada.say("web-is-program"))
        expect(ada.page.locator(".room li").nth(0)).not_to_contain_text(ada.say("web-is-program"))
    seat, what = ada.say("roam-seat-north"), ada.say("web-is-program")
    expect(ada.page.locator(".room li small").nth(1)).to_have_text(f"{seat} · {ada.say('web-program-away')}")
    ada.person.post(f"/api/tables/{table}/start")
    row = ada.region("web-players").locator("li").nth(1)
    expect(row).to_contain_text(what)
    phone = visit(ada.person, language="ru", size=PHONE)
    phone.open_table(table)
    there = phone.region("web-players").get_by_role("img", name=what)  # where there is no room for words
    expect(there).to_have_count(1)
    expect(there).to_be_visible()
    expect(row.locator(".presence")).to_have_attribute("aria-label", ada.say("web-absent"))
    address = f"{ada.house.server.url.replace('http', 'ws')}/ws/{table}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}):
        expect(row.locator(".presence")).to_have_attribute("aria-label", ada.say("web-present"))
    expect(row.locator(".presence")).to_have_attribute("aria-label", ada.say("web-absent"))


def test_trouble_of_the_server_is_said_until_it_is_over(visit: Visit) -> None:
    for size in (None, PHONE):
        ada = visit("Ada") if size is None else visit("Ada", size=size)
        line = Line(ada)
        ada.open_table(ada.new_table())
        bar = ada.page.locator(".table > .trouble")
        expect(bar).to_have_count(0)
        line.open[0].send(json.dumps({"type": "trouble", "message": "server-too-much"}))
        expect(bar).to_have_text(ada.say("server-too-much"))
        expect(bar).to_be_in_viewport()
        assert ada.overflow() == 0 and ada.axe(within=".table > .trouble") == []
        line.open[0].send(json.dumps({"type": "trouble", "message": None}))
        expect(bar).to_have_count(0)
        line.open[0].send(json.dumps({"type": "trouble", "message": "server-too-much"}))
        expect(bar).to_be_visible()
        line.cut()
        line.mend()
        expect(bar).to_have_count(0)  # it is over: whoever comes back would be told again
