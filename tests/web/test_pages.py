"""The pages around the tables in a real browser: coming in, new tables, the account, settings, rules."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FilePayload, Route, expect

from parlour.games import names
from tests.server.servers import Person
from tests.web.browser import CHANGE_SETTINGS, PHONE, PROJECT, WIDE, House, Visit, Visitor

PASSWORD = "correct-horse-battery-9"
PICTURES = PROJECT / "build" / "screenshots"


def come_in(visitor: Visitor, name: str) -> None:
    """Somebody new types a name."""
    visitor.field("web-pages-name").fill(name)
    visitor.button("web-pages-name-play").click()


def choose(visitor: Visitor, group: str, choice: str) -> None:
    """One of a strip of choices."""
    strip = visitor.page.get_by_role("group", name=visitor.say(group), exact=True)
    strip.get_by_text(visitor.say(choice) if "-" in choice else choice, exact=True).click()


def seat(visitor: Visitor, place: str, who: str) -> None:
    menu = visitor.page.get_by_role("combobox", name=visitor.say(place), exact=True)
    menu.select_option(label=visitor.say(who))


def switch(visitor: Visitor, message: str) -> None:
    visitor.page.get_by_role("switch", name=visitor.say(message), exact=True).click()


# Coming in


def test_a_first_visit(visit: Visit) -> None:
    ada = visit("")
    ada.open("/new")
    expect(ada.heading("web-pages-welcome")).to_be_visible()
    expect(ada.field("web-pages-name")).to_be_focused()
    come_in(ada, "  ")
    assert "24" in ada.alert()  # how long a name may be
    come_in(ada, "Ada Lovelace")
    expect(ada.heading("web-pages-new-title")).to_be_visible()  # where they wanted to go
    ada.page.get_by_role("link", name="Parlour").click()
    expect(ada.heading("web-pages-hello", name="Ada Lovelace")).to_be_visible()
    ada.page.reload()
    expect(ada.heading("web-pages-hello", name="Ada Lovelace")).to_be_visible()
    ada.page.go_back()
    expect(ada.heading("web-pages-new-title")).to_be_visible()


def test_a_game_against_a_bot_with_two_clicks(visit: Visit) -> None:
    ada = visit("Ada")
    for game, part in (("roam", "space"), ("arcs", "system")):
        ada.open("/")
        card = ada.page.get_by_role("article", name=ada.say(f"web-pages-game-{game}"))
        card.get_by_role("button", name=ada.say("web-pages-play-bots")).click()
        expect(ada.page.locator(f".{game} [data-{part}]").first).to_be_visible()
    ada.open("/")
    expect(ada.page.locator("main li")).to_have_count(2)
    for game in ("roam", "arcs"):
        expect(ada.link("web-pages-learn", game=ada.say(f"web-pages-game-{game}"))).to_be_visible()


def test_a_game_is_tried_before_a_name_is_given(visit: Visit) -> None:
    eve = visit("")
    eve.open("/")
    assert eve.page.locator("figure img").count() == 2
    assert "#still" in (eve.page.locator("figure img").first.get_attribute("src") or "")  # reduced motion
    eve.button("web-pages-try", game=eve.say("web-pages-game-roam")).click()
    eve.page.locator(".roam [data-space]").first.wait_for()
    eve.open("/")
    expect(eve.link("web-pages-learn", game=eve.say("web-pages-game-roam"))).to_be_visible()
    eve.link("web-pages-try-on").click()
    eve.page.locator(".roam [data-space]").first.wait_for()
    eve.open("/new")
    come_in(eve, "Eve")
    eve.open("/")
    expect(eve.page.locator("main li")).to_have_count(1)  # the game is still hers


def test_games_are_continued_and_put_away(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    solo, shared = ada.new_table(), ada.new_table("person", "person", start=False)
    bob.person.post(f"/api/tables/{shared}/join", seat=1, key=ada.key(shared, "invite"))
    ada.open("/")
    mine = ada.region("web-pages-mine")
    line = mine.get_by_role("listitem").filter(has=ada.page.locator(f'a[href="/t/{solo}"]'))
    expect(line).to_contain_text(ada.say("web-pages-score", score="0 : 0"))
    expect(ada.link("web-pages-continue", game=ada.say("web-pages-game-roam"))).to_have_attribute(
        "href", f"/t/{solo}"
    )
    expect(mine.locator(".away")).to_have_count(1)  # others wait for those who sit with them
    line.get_by_text(ada.say("web-pages-put-away"), exact=True).click()
    expect(line).to_be_hidden()
    ada.page.locator("summary").get_by_text(ada.say("web-pages-away", count=1), exact=True).click()
    expect(line).to_be_visible()
    line.get_by_text(ada.say("web-pages-bring-back"), exact=True).click()
    expect(line).to_contain_text(ada.say("web-pages-put-away"))
    ada.button("web-pages-quick-game", game=ada.say("web-pages-game-arcs")).click()
    expect(ada.page.locator(".arcs [data-system]").first).to_be_visible()


# Tables


def test_a_table_with_all_options(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("/new")
    choose(ada, "roam-option-players", "4")
    seat(ada, "roam-seat-west", "web-pages-bot-casual")
    seat(ada, "roam-seat-north", "web-pages-bot-gentle")
    seat(ada, "roam-seat-east", "web-pages-seat-take")
    seat(ada, "roam-seat-south", "web-pages-bot-gentle")
    for option in ("artifacts", "outpost", "stacking"):
        switch(ada, f"roam-option-{option}")
    choose(ada, "roam-option-first", "roam-seat-east")
    choose(ada, "roam-option-cards", "roam-option-cards-sketch")
    choose(ada, "web-pages-coming", "web-pages-public")
    choose(ada, "web-pages-clock", "web-pages-clock-game")
    ada.field("web-pages-minutes-game").fill("20")
    ada.field("web-pages-increment").fill("5")
    choose(ada, "web-pages-timeout", "web-pages-timeout-bot")
    ada.button("web-pages-make-start").click()
    ada.page.locator(".roam [data-space]").first.wait_for()
    made = ada.person.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    spec = made["spec"]
    assert spec["options"] == {
        "seats": ["south", "west", "north", "east"], "first": "east", "artifacts": True, "outpost": True,
        "stacking": True, "cards": "sketch",
    }  # fmt: skip
    assert spec["seats"] == ["gentle", "casual", "gentle", "person"] and made["you"] == 3 and spec["public"]
    assert spec["clock"] == {"kind": "game", "limit": 1200, "increment": 5} and spec["timeout"] == "bot"
    expect(ada.page.get_by_role("region", name=ada.say("web-players"))).to_contain_text(
        re.compile(r"(20:00|19:\d\d)")
    )
    expect(ada.page.locator(".roam .rival")).to_have_count(3)


def test_what_does_not_go_together_is_not_offered(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("/new?game=arcs")
    setup = ada.page.get_by_role("group", name=ada.say("arcs-option-setup"), exact=True)
    core, homelands = (ada.say(f"arcs-option-setup-{name}") for name in ("core-conflict", "homelands"))
    setup.get_by_text(core, exact=True).click()
    expect(ada.page.get_by_role("switch", name=ada.say("arcs-option-two_lore"), exact=True)).to_have_count(0)
    choose(ada, "arcs-option-players", "2")
    expect(setup.get_by_text(core, exact=True)).to_have_count(0)
    expect(setup.get_by_text(homelands, exact=True)).to_be_visible()
    expect(setup.get_by_role("radio", name=ada.say("arcs-option-setup-random"))).to_be_checked()
    choose(ada, "arcs-option-leaders", "arcs-option-leaders-base")
    expect(ada.page.get_by_role("switch", name=ada.say("arcs-option-two_lore"), exact=True)).to_be_visible()


def test_a_card_set_is_brought_along(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("/new?game=roam")
    sketch = (PROJECT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    mine = sketch.replace('name = "sketch"', 'name = "From my box"')

    def bring(text: str) -> None:
        file: FilePayload = {"name": "box.toml", "mimeType": "text/plain", "buffer": text.encode()}
        ada.field("web-pages-file-bring").set_input_files(file)

    bring(mine.replace('pattern = ["###"]', 'pattern = ["#?#"]'))
    expect(ada.text("web-pages-file-bad", count=1)).to_be_visible()
    expect(ada.page.locator(".file li")).to_contain_text("box.toml:13")
    bring(mine)
    expect(ada.text("web-pages-file-good", name="From my box")).to_be_visible()
    seat(ada, "roam-seat-north", "web-pages-bot-gentle")
    ada.button("web-pages-make-start").click()
    ada.page.locator(".roam [data-space]").first.wait_for()
    made = ada.person.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert made["spec"]["options"]["cards"] == "From my box"


def test_an_invitation_leads_to_a_game(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("")
    ada.open("/new")
    ada.button("web-pages-make").click()
    expect(ada.heading("web-waiting-title")).to_be_visible()
    expect(ada.button("web-start")).to_be_disabled()
    address = ada.field("web-invite-link").input_value()
    bob.page.goto(address)
    title = bob.say("web-pages-invited-by", host="Ada", game=bob.say("web-pages-game-roam"))
    expect(bob.page.get_by_role("heading", name=title)).to_be_visible()
    bob.field("web-pages-name").fill("Bob")
    bob.button("web-pages-invited-sit").click()
    expect(bob.button("web-stand-up")).to_be_visible()  # the link led to a seat
    bob.button("web-stand-up").click()
    bob.button("web-sit").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    ada.button("web-start").click()
    for visitor in (ada, bob):
        expect(visitor.page.locator(".roam [data-space]").first).to_be_visible()


def test_the_lobby_shows_public_tables(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    public = ada.new_table("person", "person", start=False, public=True)
    private = ada.new_table("person", "person", start=False)
    bob.open("/")
    lobby = bob.page.get_by_role("region", name=bob.say("web-pages-lobby"))
    line = lobby.get_by_role("listitem").filter(has=bob.page.locator(f'a[href="/t/{public}"]'))
    expect(line).to_contain_text("Ada")
    expect(lobby.locator(f'a[href="/t/{private}"]')).to_have_count(0)
    line.get_by_role("button", name=bob.say("web-pages-join")).click()
    expect(bob.heading("web-waiting-title")).to_be_visible()
    expect(bob.button("web-stand-up")).to_be_visible()


def test_the_lobby_has_pages(visit: Visit) -> None:
    """One person's many tables do not hide another's; the rest is a click away."""
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    hers = ada.new_table("person", "person", start=False, public=True)
    for _ in range(24):
        eve.new_table("person", "person", start=False, public=True)
    bob.open("/")
    lobby = bob.page.get_by_role("region", name=bob.say("web-pages-lobby"))
    expect(lobby.locator(f'a[href="/t/{hers}"]')).to_be_visible()
    shown = lobby.get_by_role("listitem")
    expect(shown).to_have_count(20)
    bob.button("web-pages-more").click()
    expect(shown.nth(24)).to_be_visible()
    while bob.button("web-pages-more").is_visible():  # other tests share the server
        bob.button("web-pages-more").click()
        bob.page.wait_for_timeout(200)
    assert shown.count() >= 25


def test_an_invitation_seats_whoever_is_known(visit: Visit) -> None:
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    table = ada.new_table("person", "person", start=False)
    address = f"/t/{table}?key={ada.key(table, 'invite')}"
    bob.open(address, wait=".room")
    expect(bob.button("web-stand-up")).to_be_visible()
    eve.open(address, wait=".room")  # it is full
    expect(eve.text("web-owner-starts")).to_be_visible()
    assert eve.button("web-stand-up").count() == 0
    ada.open(f"/t/{table}", wait=".room")
    expect(ada.page.locator(".watchers li")).to_have_text([re.compile("^Eve")])
    ada.page.locator(".room li .more").click()
    ada.button("web-remove").click()
    expect(ada.page.locator(".room li b").nth(1)).to_have_text(ada.say("web-seat-free"))


def test_a_link_to_watch_asks_no_name(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("")
    table = ada.new_table()
    ada.open_table(table)
    eve.open_table(table, f"?key={ada.key(table, 'watch')}")
    expect(eve.region("web-action-bar")).to_contain_text(eve.say("web-watching"))
    eve.tab("chat")
    eve.field("web-name-to-chat").fill("Eve")
    eve.button("web-name-give").click()
    write = eve.field("web-chat-write")
    write.fill("Hello")
    write.press("Enter")
    ada.tab("chat")
    expect(ada.page.locator(".watchers li")).to_have_text([re.compile("^Eve")])
    expect(ada.page.get_by_role("log", name=ada.say("web-chat")).get_by_text("Hello")).to_be_visible()


def test_a_link_that_opens_nothing_says_so(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("")
    table = ada.new_table("person", "person", start=False)
    eve.open(f"/t/{table}?key=wrong")
    assert eve.alert() == eve.say("server-no-table")


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/rules/roam/1", "/learn/chess", "/learn", "/t/a/b"])
def test_an_address_that_leads_nowhere_is_a_page(visit: Visit, path: str) -> None:
    """In the language that was chosen, whoever asks for it."""
    eve = visit("", language="en")
    eve.open("/")
    eve.speak("cs")
    eve.expected = [f"404 for {eve.house.server.url}/"]
    eve.open(path)
    expect(eve.heading("web-pages-lost")).to_be_visible()
    expect(eve.page.locator("h1")).to_have_count(1)
    assert "chess" not in eve.page.title()
    eve.link("web-home").click()
    expect(eve.heading("web-pages-welcome")).to_be_visible()


def test_an_open_seat_takes_a_bot(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table("person", "person", start=False)
    ada.open(f"/t/{table}", wait=".room")
    expect(ada.button("web-start")).to_be_disabled()
    choice = ada.field("web-seat-who", seat=ada.say("roam-seat-north"))
    choice.select_option(label=ada.say("web-pages-bot-gentle"))
    expect(ada.text("web-ready")).to_be_visible()
    choice.select_option(label=ada.say("web-pages-seat-open"))
    expect(ada.button("web-start")).to_be_disabled()
    choice.select_option(label=ada.say("web-pages-bot-casual"))
    ada.button("web-start").click()
    expect(ada.page.locator(".roam [data-space]").first).to_be_visible()
    assert ada.person.get(f"/api/tables/{table}")["spec"]["seats"] == ["person", "casual"]


def test_a_program_that_never_came_holds_nobody_up(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table("person", "person", start=False)
    ada.open(f"/t/{table}", wait=".room")
    ada.page.locator("summary").get_by_text(ada.say("web-programs"), exact=True).click()
    ada.button("web-program-at", seat=ada.say("roam-seat-north")).click()
    assert len(ada.field("web-program-token").input_value()) > 20
    assert ada.field("web-program-address").input_value().endswith(f"/ws/{table}")
    expect(ada.text("web-program-instead", count=1)).to_be_visible()
    expect(ada.button("web-start")).to_be_disabled()
    choice = ada.field("web-seat-who", seat=ada.say("roam-seat-north"))
    choice.select_option(label=ada.say("web-pages-bot-gentle"))
    expect(ada.text("web-ready")).to_be_visible()
    expect(ada.button("web-start")).to_be_enabled()


def test_no_such_table(visit: Visit) -> None:
    ada = visit("Ada")
    stranger = Person(ada.house.server, "Stranger")
    private = stranger.post("/api/tables", game="roam")["table"]
    for path in ("/t/nosuchtable00", f"/t/{private}", f"/t/{private}?key=wrong"):
        ada.open(path)
        assert ada.alert() == ada.say("server-no-table")
    ada.link("web-home").click()
    expect(ada.heading("web-pages-hello", name="Ada")).to_be_visible()


def test_a_frozen_table_can_be_read(visit: Visit, house: House) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    house.server.stop()
    with contextlib.closing(sqlite3.connect(house.server.folder / "parlour.sqlite", timeout=10)) as database:
        database.execute("UPDATE tables SET status = 'frozen' WHERE id = ?", (table,))
        database.commit()
    house.server.start()
    ada.open("/")
    expect(ada.text("web-pages-frozen")).to_be_visible()
    ada.page.locator(f'a[href="/t/{table}"]').click()
    expect(ada.region("web-action-bar").get_by_text(ada.say("table-frozen"))).to_be_visible()
    assert ada.page.locator(".bar .main, .own .ready").count() == 0


def test_a_board_that_cannot_be_loaded_says_so(visit: Visit) -> None:
    """As after an upgrade of the server, when an open page asks for yesterday's script."""
    ada = visit("Ada")
    ada.context.route(re.compile(r"/assets/roam-.*\.js"), lambda route: route.abort())
    ada.expected = [r"net::ERR_FAILED", "Failed to fetch dynamically imported module"]
    table = ada.new_table()
    ada.open(f"/t/{table}", wait="[role=alert]")
    assert ada.alert()
    expect(ada.link("web-home")).to_be_visible()


def test_lessons_that_cannot_be_loaded_say_so(visit: Visit) -> None:
    """Whoever comes again gets them, if they are there then."""
    ada = visit(None)
    ada.expected = [r"net::ERR_FAILED"]
    ada.open("/")
    ada.context.route(re.compile(r"/assets/Learn-.*\.js"), lambda route: route.abort())
    ada.page.locator('a[href="/learn/roam"]').first.click()
    expect(ada.page.get_by_role("alert")).to_have_text(ada.say("web-no-board"))
    expect(ada.button("web-again")).to_be_visible()
    ada.context.unroute_all()
    ada.page.locator("header .brand").click()
    ada.page.locator('a[href="/learn/roam"]').first.click()
    expect(ada.page.locator("main ol a").first).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


# The account


def test_an_account_with_recovery_codes(visit: Visit, tmp_path: Path) -> None:
    ada = visit("Ada")
    ada.open("/account")
    name = "ada-" + tmp_path.name[-12:]
    register = ada.page.locator("section").filter(has=ada.heading("web-pages-register"))
    register.get_by_label(ada.say("web-pages-account-name")).fill(name)
    register.get_by_label(ada.say("web-pages-password"), exact=True).fill(PASSWORD)
    ada.button("web-pages-register-do").click()
    expect(ada.heading("web-pages-codes")).to_be_focused()
    codes = ada.page.locator("code").all_inner_texts()
    assert len(codes) >= 5 and len(set(codes)) == len(codes)
    with ada.page.expect_download() as download:
        ada.link("web-pages-codes-download").click()
    download.value.save_as(tmp_path / "codes.txt")
    assert codes[0] in (tmp_path / "codes.txt").read_text(encoding="utf-8")
    ada.button("web-pages-codes-kept").click()
    expect(ada.page.locator("code")).to_have_count(0)
    ada.button("web-pages-sign-out").click()
    expect(ada.heading("web-pages-welcome")).to_be_visible()

    elsewhere = visit("")
    elsewhere.open("/")
    elsewhere.button("web-pages-sign-in").click()
    elsewhere.field("web-pages-account-name").fill(name)
    elsewhere.field("web-pages-password").fill("wrong-password")
    elsewhere.button("web-pages-sign-in").click()
    assert elsewhere.alert() == elsewhere.say("server-bad-login")
    elsewhere.button("web-pages-forgot").click()
    elsewhere.field("web-pages-code").fill(codes[0])
    elsewhere.field("web-pages-password-new").fill(PASSWORD + "!")
    elsewhere.button("web-pages-recover").click()
    expect(elsewhere.heading("web-pages-hello", name=name)).to_be_visible()

    ada.button("web-pages-sign-in").click()
    ada.field("web-pages-account-name").fill(name)
    ada.field("web-pages-password").fill(PASSWORD + "!")
    ada.button("web-pages-sign-in").click()
    expect(ada.heading("web-pages-hello", name=name)).to_be_visible()


IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1"


def signed_in(house: House, name: str, agent: str) -> httpx.Client:
    """Another device of somebody."""
    found = httpx.Client(base_url=house.server.url, headers={"User-Agent": agent}, verify=False)
    assert found.post("/api/login", json={"name": name, "password": PASSWORD}).status_code == 200
    return found


def test_devices_password_and_codes(visit: Visit, house: House, tmp_path: Path) -> None:
    name = "dev-" + tmp_path.name[-12:]
    person = Person(house.server, "Ada")
    codes = person.post("/api/register", name=name, password=PASSWORD)["codes"]
    phone, odd, last = (signed_in(house, name, agent) for agent in (IPHONE, "", "curl/8.5"))
    ada = visit(person)
    ada.open("/account")
    devices = ada.page.locator("section").filter(has=ada.heading("web-pages-sessions")).get_by_role("listitem")
    expect(devices).to_have_count(4)
    expect(devices.first).to_contain_text(ada.say("web-pages-session-this"))
    expect(devices.first.get_by_role("button")).to_have_count(0)
    expect(devices.filter(has_text=ada.say("web-pages-session-unknown"))).to_have_count(1)
    end = ada.button("web-pages-session-end-named", device="Safari, iPhone")
    end.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.text("web-pages-session-ended")).to_be_visible()
    expect(ada.heading("web-pages-sessions")).to_be_focused()
    expect(devices).to_have_count(3)
    assert [client.get("/api/me").status_code for client in (phone, odd, last)] == [401, 200, 200]
    ada.button("web-pages-sessions-end-others").click()
    expect(devices).to_have_count(1)
    assert [client.get("/api/me").status_code for client in (odd, last)] == [401, 401]

    other = signed_in(house, name, IPHONE)
    ada.field("web-pages-password-old").fill("not the one")
    ada.field("web-pages-password-new").fill("password123")
    ada.button("web-pages-password-change").click()
    assert ada.alert() == ada.say("server-wrong-password")
    ada.field("web-pages-password-old").fill(PASSWORD)
    ada.button("web-pages-password-change").click()
    expect(ada.page.get_by_text(ada.say("server-common-password"))).to_be_visible()
    ada.field("web-pages-password-new").fill(PASSWORD + "!")
    ada.button("web-pages-password-change").click()
    expect(ada.text("web-pages-password-changed")).to_be_visible()
    expect(ada.heading("web-pages-codes")).to_be_focused()  # those before are worth nothing
    ada.button("web-pages-codes-kept").click()
    assert other.get("/api/me").status_code == 401
    expect(devices).to_have_count(1)

    ada.field("web-pages-password").fill(PASSWORD + "!")
    ada.button("web-pages-codes-new-do").click()
    expect(ada.heading("web-pages-codes")).to_be_focused()
    fresh = ada.page.locator("code").all_inner_texts()
    assert len(fresh) == len(codes) and not set(fresh) & set(codes)
    ada.button("web-pages-codes-kept").click()
    ada.page.reload()
    expect(ada.button("web-pages-codes-new-do")).to_be_visible()  # still signed in, by the new cookie


def test_a_table_in_another_window_stays_when_somebody_makes_an_account(visit: Visit, tmp_path: Path) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open_table(table)
    window = ada.new_page()
    window.goto(f"{ada.house.server.url}/account")
    register = window.locator("section").filter(
        has=window.get_by_role("heading", name=ada.say("web-pages-register"))
    )
    name = "win-" + tmp_path.name[-12:]
    register.get_by_label(ada.say("web-pages-account-name")).fill(name)
    register.get_by_label(ada.say("web-pages-password"), exact=True).fill(PASSWORD)
    window.get_by_role("button", name=ada.say("web-pages-register-do")).click()
    expect(ada.page.get_by_text(name).first).to_be_visible()  # the table is told, over a new connection
    expect(ada.page.locator(".bar.mine .main, .own .ready").first).to_be_visible()


@pytest.mark.parametrize(("language", "size", "dark"), [("en", WIDE, False), ("ru", PHONE, True)])
def test_the_page_of_an_account_fits(
    visit: Visit, house: House, tmp_path: Path, language: str, size: tuple[int, int], dark: bool
) -> None:
    name = f"fit-{language}-{tmp_path.name[-12:]}"
    person = Person(house.server, "Ada")
    person.post("/api/register", name=name, password=PASSWORD)
    for agent in (IPHONE, ""):
        signed_in(house, name, agent)
    ada = visit(person, language=language, size=size, dark=dark)
    ada.open("/account")
    expect(ada.button("web-pages-sessions-end-others")).to_be_visible()
    assert ada.overflow() <= 0
    assert ada.axe() == []
    PICTURES.mkdir(parents=True, exist_ok=True)
    ada.page.screenshot(path=PICTURES / f"account-{language}-{size[0]}.png", full_page=True)


def test_a_new_name_and_a_guest_who_leaves(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("/account")
    ada.field("web-pages-name").fill("Countess")
    ada.button("web-pages-rename").click()
    expect(ada.text("web-pages-renamed")).to_be_visible()
    expect(ada.page.get_by_role("navigation").get_by_text("Countess")).to_be_visible()
    ada.button("web-pages-sign-out").click()
    ada.button("web-pages-stay").click()
    ada.button("web-pages-sign-out").click()
    ada.button("web-pages-sign-out-really").click()
    expect(ada.heading("web-pages-welcome")).to_be_visible()


# Settings and rules


def test_settings_are_seen_at_once_and_kept(visit: Visit) -> None:
    ada = visit("Ada", motion=True)
    ada.open("/settings")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = ada.page.evaluate(f"() => {paper}")
    choose(ada, "web-pages-theme", "web-pages-theme-dark")
    dark = ada.page.evaluate(f"() => {paper}")
    assert light != dark
    choose(ada, "web-pages-motion", "web-pages-motion-off")
    expect(ada.page.locator("html")).to_have_attribute("data-motion", "off")
    switch(ada, "web-pages-shapes")
    expect(ada.page.locator("html")).to_have_attribute("data-shapes", "off")
    for kept in ("web-pages-sound-quiet", "web-pages-pace-calm"):  # at first
        assert ada.page.get_by_role("radio", name=ada.say(kept), exact=True).is_checked()
    choose(ada, "web-pages-pace", "web-pages-pace-step")
    ada.page.get_by_text("Čeština", exact=True).last.click()
    ada.language = "cs"
    expect(ada.heading("web-pages-settings")).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "cs")
    ada.page.reload()
    expect(ada.heading("web-pages-settings")).to_be_visible()
    assert ada.page.evaluate(f"() => {paper}") == dark
    expect(ada.page.locator("html")).to_have_attribute("data-motion", "off")
    assert ada.page.get_by_role("radio", name=ada.say("web-pages-pace-step"), exact=True).is_checked()


def test_a_phone_is_silent_at_first(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    ada.open("/settings")
    assert ada.page.get_by_role("radio", name=ada.say("web-pages-sound-off"), exact=True).last.is_checked()


def test_settings_reach_other_windows(visit: Visit) -> None:
    ada = visit("Ada", motion=True)
    ada.open_table(ada.new_table())
    other = ada.new_page()
    other.goto(f"{ada.house.server.url}/settings")
    other.get_by_role("switch", name=ada.say("web-pages-shapes")).click()
    expect(ada.page.locator("html")).to_have_attribute("data-shapes", "off")
    other.get_by_text("Polski", exact=True).last.click()
    ada.language = "pl"
    expect(ada.region("web-action-bar")).to_contain_text(ada.say("roam-step-start"))
    expect(other.locator("html")).to_have_attribute("data-shapes", "off")


def test_the_language_follows_the_browser_and_changes_at_once(visit: Visit) -> None:
    ada = visit("Ada", language="pl")
    table = ada.new_table()
    ada.open("/")
    expect(ada.heading("web-pages-mine")).to_be_visible()
    ada.page.get_by_role("combobox", name=ada.say("web-pages-language")).select_option("ru")
    ada.language = "ru"
    expect(ada.heading("web-pages-mine")).to_be_visible()
    ada.open_table(table)
    expect(ada.region("web-action-bar")).to_contain_text(ada.say("roam-step-start"))


def test_the_makers_and_what_the_pages_are_made_of_are_named(visit: Visit) -> None:
    ada = visit("Ada")
    for game in names():
        ada.open(f"/rules/{game}")
        makers = ada.page.locator("main footer")
        expect(makers).to_contain_text(ada.say(f"web-pages-makers-{game}"))
        expect(makers).to_contain_text(ada.say("web-pages-not-affiliated"))
    ada.page.get_by_role("link", name=ada.say("web-pages-licences")).click()
    told = ada.page.locator("body").inner_text()
    package = json.loads((PROJECT / "web" / "package.json").read_text(encoding="utf-8"))
    for name in (*package["dependencies"], "svelte"):
        assert f"\n{name} " in told
    assert told.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    assert "Apache License" in told


def choose_russian_and_arcs(ada: Visitor) -> Route:
    """At a new table of Roam, in English; the Russian words are held back."""
    held: list[Route] = []
    ada.page.route("**/words/ru/frame.ftl", lambda route: held.append(route))
    ada.open("/new?game=roam")
    expect(ada.heading("web-pages-seats")).to_be_visible()
    with ada.page.expect_request("**/words/ru/frame.ftl"):
        ada.page.get_by_role("combobox", name=ada.say("web-pages-language")).select_option("ru")
    with ada.page.expect_request("**/words/ru/arcs.ftl"):
        ada.page.get_by_text(ada.say("web-pages-game-arcs"), exact=True).last.click()
    return held.pop()


def test_a_language_is_not_lost_while_words_of_a_game_are_fetched(visit: Visit) -> None:
    ada = visit("Ada")
    held = choose_russian_and_arcs(ada)
    expect(ada.heading("web-pages-seats")).to_be_visible()  # in English so far
    held.continue_()
    ada.language = "ru"
    expect(ada.heading("web-pages-game-arcs")).to_be_visible()
    expect(ada.heading("web-pages-seats")).to_be_visible()
    expect(ada.page.get_by_role("combobox", name=ada.say("web-pages-language"))).to_have_value("ru")


def test_a_language_that_does_not_come_takes_no_words_of_a_game_along(visit: Visit) -> None:
    ada = visit("Ada")
    ada.expected.append("503 for .*/words/ru")
    held = choose_russian_and_arcs(ada)
    held.fulfill(status=503)
    expect(ada.page.get_by_text(ada.say("arcs-option-split_discard"), exact=True).first).to_be_visible()
    expect(ada.page.get_by_role("combobox", name=ada.say("web-pages-language"))).to_have_value("en")


def test_the_last_word_of_other_windows_counts(visit: Visit) -> None:
    ada = visit("Ada")
    held: list[Route] = []
    ada.page.route("**/words/ru/frame.ftl", lambda route: held.append(route))
    ada.open("/rules/roam")
    with ada.page.expect_request("**/words/ru/frame.ftl"):
        ada.page.evaluate(CHANGE_SETTINGS, {"language": "ru", "theme": "dark"})
    ada.page.evaluate(CHANGE_SETTINGS, {"language": "en", "theme": "light"})
    html = ada.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    with ada.page.expect_response("**/words/ru/frame.ftl"):
        held.pop().continue_()
    ada.page.wait_for_timeout(200)
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("lang", "en")


def test_a_language_that_does_not_come_is_said(visit: Visit) -> None:
    ada = visit("Ada")
    ada.expected.append("503 for .*/words/ru")
    ada.page.route("**/words/ru/frame.ftl", lambda route: route.fulfill(status=503))
    ada.open("/settings")
    ada.page.get_by_text("Русский", exact=True).last.click()
    assert ada.say("web-offline") in ada.alert()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    ada.page.unroute("**/words/ru/frame.ftl")
    ada.page.get_by_text("Čeština", exact=True).last.click()
    ada.language = "cs"
    expect(ada.heading("web-pages-settings")).to_be_visible()


def test_searching_the_rules(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    ada.open("/rules/roam")
    search = ada.page.get_by_role("searchbox", name=ada.say("web-pages-rules-search"))
    rules = ada.page.locator("dl > div")
    rules.first.wait_for()
    every = rules.count()
    assert every > 50
    search.fill("surrounded")
    expect(ada.page.locator("mark").first).to_be_visible()
    assert 0 < rules.count() < 10
    surrounded = rules.count()
    for slip in ("surounded", "surruonded", "SURROUNDDE", "zurrounded"):
        search.fill(slip)
        expect(rules).to_have_count(surrounded)
        expect(ada.page.locator("mark").first).to_have_text(re.compile("^surrounded$", re.IGNORECASE))
    search.fill("R-4.9")
    expect(rules).to_have_count(1)
    search.fill("R-94.9")  # the number of a rule is not guessed
    expect(rules).to_have_count(0)
    search.fill("no such words at all")
    expect(ada.text("web-pages-rules-none")).to_be_visible()
    search.fill("")
    expect(rules).to_have_count(every)
    assert ada.overflow() == 0


def test_a_rule_has_an_address(visit: Visit) -> None:
    ada = visit("")  # nobody in particular
    ada.open("/rules/roam#R-5.3")
    rule = ada.page.locator('[id="R-5.3"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("marked"))
    expect(rule).to_contain_text(ada.say("roam-rule-R-5-3"))
    ada.page.get_by_role("link", name=ada.say("web-pages-game-arcs"), exact=True).click()
    expect(ada.heading("web-pages-rules", game="Arcs")).to_be_visible()
    dice = ada.page.locator('[id="A-1.3"] figure')
    dice.scroll_into_view_if_needed()
    expect(dice.locator("img")).to_have_js_property("naturalWidth", 560)
    expect(dice).to_have_text(ada.say("arcs-picture-dice"))


def test_rules_beside_the_table(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    ada.tab("rules")
    ada.page.get_by_role("searchbox").fill("auction")
    expect(ada.page.locator("#panel mark").first).to_be_visible()
    expect(ada.page.locator("#panel dl > div").first).to_be_visible()
