"""What surrounds every board: the connection, the focus, asking before the end, coming back, replays and links."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.browser import PHONE, Board, Keys, Line, Visit, Visitor
from tests.web.test_table import finished, sit_down, tokens

# The connection


def test_what_is_said_while_the_line_is_cut_is_said_once(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    line = Line(ada)
    sit_down(ada, bob)
    bob.tab("chat")
    ada.tab("chat")
    line.cut()
    lost = ada.page.get_by_text(ada.say("web-connection-lost"), exact=True)
    expect(lost).to_be_visible()
    write = ada.field("web-chat-write")
    write.fill("Still there?")
    write.press("Enter")
    expect(write).to_have_value("")  # on its way: pressing again does not say it twice
    write.press("Enter")
    write.fill("Hello")
    line.mend()
    expect(lost).to_be_hidden()
    heard = bob.page.get_by_role("log", name=bob.say("web-chat"))
    expect(heard.get_by_text("Still there?")).to_have_count(1)
    expect(write).to_have_value("Hello")  # what was begun meanwhile stays


def test_one_line_is_enough(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    line = Line(ada)
    sit_down(ada, bob)
    line.cut()
    expect(ada.page.get_by_text(ada.say("web-connection-lost"), exact=True)).to_be_visible()
    line.mend()
    line.is_mute = True
    # A laptop that wakes up says both at once, and says it again: before the line is open, and before it is heard.
    for _ in range(2):
        ada.page.evaluate(
            """() => {
              for (let times = 0; times < 3; times++) {
                dispatchEvent(new Event("online"));
                document.dispatchEvent(new Event("visibilitychange"));
              }
            }"""
        )
        ada.page.wait_for_timeout(1500)  # the retry that was under way would come in this time
        assert len(line.open) == 1
    line.is_mute = False
    ada.page.evaluate('dispatchEvent(new Event("online"))')
    expect(ada.page.get_by_text(ada.say("web-connection-lost"), exact=True)).to_be_hidden()
    assert len(line.open) == 1
    Board(ada).use("A", "a1")
    bob.wait_until("() => document.querySelectorAll('[data-space]:not([aria-label*=free])').length > 0")
    ada.page.locator("header .home").click()
    expect(ada.page.locator("main h1")).to_be_attached()
    assert line.open == []  # nobody is left at the table


def test_others_leave_what_is_in_hand_alone(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = sit_down(ada, bob)
    south = Board(ada)
    south.wait()
    south.take("A")
    south.aim("c2")
    chosen = ada.page.locator(".bar .prompt").inner_text()
    bob.tab("chat")
    bob.field("web-chat-write").fill("Take your time")
    bob.button("web-send").click()
    expect(ada.page.locator("#tab-chat")).to_contain_text("1")
    with bob.person.sit(table) as seat:
        assert seat.say("wish", wishes={"any": "pass"})["type"] == "ok"
    ada.page.wait_for_timeout(300)
    assert south.look()["picked"] == ["A"]
    expect(ada.page.locator(".bar .prompt")).to_have_text(chosen)
    south.aim("c2")  # the second click does it
    south.visitor.wait_until("() => document.querySelector('.own [data-card=\"A\"].asleep')")


def test_only_what_is_pointed_at_is_previewed(visit: Visit) -> None:
    ada = visit("Ada")
    line = Line(ada)
    ada.open_table(ada.new_table())
    board = Board(ada)
    board.wait()
    board.take("A")
    board.aim("a1")
    expect(ada.page.locator(".bar .preview")).to_contain_text("a1")
    line.cut()
    expect(ada.page.get_by_text(ada.say("web-connection-lost"), exact=True)).to_be_visible()
    board.aim("c4")
    expect(ada.page.locator(".bar .prompt")).to_contain_text("c4")
    expect(ada.page.locator(".bar .preview")).to_have_count(0)  # nobody answers


def test_a_double_click_does_one_thing(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open_table(table)
    board = Board(ada)
    board.wait()
    board.take("A")
    board.aim("a1")
    ada.page.locator(".bar .main").dblclick(delay=60)
    board.visitor.wait_until("() => document.querySelector('.own [data-card=\"A\"].asleep')")
    ada.page.wait_for_timeout(500)
    assert ada.person.get(f"/api/tables/{table}")["plays"] == 1


# The keyboard


def test_the_focus_stays_at_the_table(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    keys = Keys(ada)
    for _ in range(3):
        keys.step()
        keys.wait()
        focused = ada.page.evaluate("document.activeElement.closest('main, aside') !== null")
        assert focused, "the focus fell off the table"
    ada.page.get_by_role("link", name=ada.say("web-home"), exact=True).click()
    ada.page.go_back()
    expect(ada.page.locator("header h1")).to_be_focused()  # whoever comes from another page begins at its heading


def test_letters_can_be_switched_off(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    board = Board(ada)
    board.use("B", "a1")
    board.visitor.wait_until("() => document.querySelector('.own [data-card=\"B\"].asleep')")
    ada.button("web-menu").click()
    ada.page.locator("summary", has_text=ada.say("web-pages-settings")).click()
    ada.page.get_by_role("switch", name=re.compile("^" + ada.say("web-pages-keys"))).click()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("u")
    ada.page.wait_for_timeout(300)
    assert tokens(ada) == 6
    ada.button("web-undo").click()
    board.visitor.wait_until("() => !document.querySelector('.own [data-card=\"B\"].asleep')")


def test_the_log_by_keyboard_and_by_clicks(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    board = Board(ada)
    board.use("B", "a1")
    board.visitor.wait_until("() => document.querySelector('.own [data-card=\"B\"].asleep')")
    log = ada.page.get_by_role("log", name=ada.say("web-log"))
    marked = ada.page.locator(".roam rect.marked")
    log.focus()
    ada.page.keyboard.press("ArrowUp")
    expect(log.get_by_text(re.compile("^Ada explores"))).to_be_focused()
    expect(marked).to_have_count(6)
    ada.page.keyboard.press("ArrowUp")
    expect(log.get_by_text(re.compile("^Ada uses character B"))).to_be_focused()
    ada.page.keyboard.press("Tab")  # the whole log is one stop
    assert not ada.page.evaluate("document.activeElement.closest('.log')")
    line = log.get_by_text(re.compile("^Ada explores"))
    line.click()
    ada.page.mouse.move(2, 2)
    expect(marked).to_have_count(6)  # stays, for those who cannot hover
    line.click()
    ada.page.mouse.move(2, 2)
    expect(marked).to_have_count(0)
    line.click()
    ada.page.mouse.move(2, 2)
    expect(marked).to_have_count(6)
    ada.button("web-undo").click()  # its line is gone
    expect(marked).to_have_count(0)


def test_a_long_log_begins_with_its_end(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table(options={"players": 2, "first": "south"})
    rng = random.Random(3)
    with ada.person.sit(table) as seat:
        while (
            len([event for play in ada.person.get(f"/api/tables/{table}")["story"]["plays"] for event in play])
            < 110
        ):
            seat.play(rng.choice(seat.until(lambda told: told["options"])["options"])["text"])
    ada.open_table(table)
    log = ada.page.get_by_role("log", name=ada.say("web-log"))
    first = log.get_by_text(re.compile("^Land cards on the map"))
    assert first.count() == 0
    log.get_by_role("button", name=re.compile("earlier line")).click()
    expect(first).to_have_count(1)


def test_the_log_follows_until_somebody_scrolls_up(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    board = Board(ada)
    for _ in range(3):
        board.step()
    log = ada.page.locator(".log")
    gap = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    log.evaluate("(log) => (log.style.maxHeight = '120px')")  # laid out anew: it still follows
    ada.wait_until(f"() => ({gap})(document.querySelector('.log')) < 5")
    expect(ada.button("web-log-latest")).to_have_count(0)
    log.hover()
    ada.page.mouse.wheel(0, -400)
    expect(ada.button("web-log-latest")).to_be_visible()
    ada.button("web-log-latest").click()
    ada.wait_until(f"() => ({gap})(document.querySelector('.log')) < 5")
    expect(ada.button("web-log-latest")).to_have_count(0)


# One press, and dragging


def test_one_press_is_enough_for_who_wants_it(visit: Visit) -> None:
    ada = visit("Ada")
    ada.context.add_init_script("localStorage.setItem('parlour-settings', JSON.stringify({ onePress: true }))")
    table = ada.new_table("person", "person", start=False)
    bob = visit("Bob")
    bob.person.post(f"/api/tables/{table}/join", seat=1, key=ada.key(table, "invite"))
    ada.person.post(f"/api/tables/{table}/start")
    ada.open_table(table)
    board = Board(ada)
    board.wait()
    board.take("A")
    board.aim("a1")
    ada.wait_until("() => document.querySelector('.own [data-card=\"A\"].asleep')")
    ada.button("web-undo").click()
    ada.wait_until("() => !document.querySelector('.own [data-card=\"A\"].asleep')")


def drag(visitor: Visitor, source: str, target: str) -> None:
    """With the mouse, from the middle of one thing to the middle of another."""
    places = [visitor.page.locator(found).first.bounding_box() for found in (source, target)]
    (x, y), (there, below) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places if box]
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(there, below, steps=6)
    visitor.page.mouse.up()


def test_a_character_is_dragged_onto_the_map(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    Board(ada).wait()
    drag(ada, '.own [data-card="A"]', ".roam .frame")
    prompt = ada.region("web-action-bar").locator(".prompt")
    expect(prompt).to_contain_text("A")
    ada.button("web-do").or_(ada.page.locator(".bar .main")).first.click()
    ada.wait_until("() => document.querySelector('.own [data-card=\"A\"].asleep')")


def test_cards_and_ships_are_dragged(visit: Visit) -> None:
    ada = visit("Ada")
    options = {"players": 2, "first": "red", "setup": "homelands"}
    led = None
    while led is None:  # until there is a card to move with
        table = ada.new_table(game="arcs", options=options)
        hand = ada.person.get(f"/api/tables/{table}")["view"]["hand"]
        led = next((card for card in hand if card.startswith("mobilization")), None)
    ada.open(f"/t/{table}", wait=".arcs .hand [data-card].ready")
    drag(ada, f'.hand [data-card="{led}"]', "section.round")
    end = ada.page.locator(".bar .main")
    expect(end).to_contain_text(ada.say("arcs-action-end"))
    left = ada.person.get(f"/api/tables/{table}")["view"]["turn"]["pips"]
    expect(end).to_contain_text(ada.say("web-actions-left", count=left))
    assert "primary" not in (end.get_attribute("class") or "").split()  # there is more to do
    drag(ada, '[data-system="5-gate"]', '[data-system="5-arrow"]')
    ada.wait_until("() => document.querySelector('.move') !== null")  # how many ships


# Asking before the end of a turn


def test_the_end_is_asked_for_wherever_it_is_said(visit: Visit) -> None:
    ada = visit("Ada")
    ada.context.add_init_script("localStorage.setItem('parlour-settings', JSON.stringify({ confirmEnd: true }))")
    table = ada.new_table("person", "person", start=False)
    bob = visit("Bob")
    bob.person.post(f"/api/tables/{table}/join", seat=1, key=ada.key(table, "invite"))
    ada.person.post(f"/api/tables/{table}/start")
    ada.open_table(table)
    board = Board(ada)
    board.use("A", "a1")
    board.wait()
    asked = ada.text("web-end-sure")
    ada.tab("actions")
    in_list = ada.page.locator(".actions li button", has_text=ada.say("roam-action-end"))
    in_list.click()
    expect(asked).to_be_visible()
    ada.page.keyboard.press("Escape")  # no
    expect(asked).to_be_hidden()
    ada.field("web-notation").fill("end")
    ada.field("web-notation").press("Enter")
    expect(asked).to_be_visible()
    ada.button("web-undo").click()  # also no
    board.visitor.wait_until("() => !document.querySelector('.own [data-card=\"A\"].asleep')")
    expect(asked).to_be_hidden()
    board.use("A", "a1")
    board.wait()
    in_list.click()
    in_list.click()
    expect(ada.page.locator(".bar:not(.mine)")).to_be_visible()


# Reasons, and the rules behind them


def test_from_a_reason_to_its_rule(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    Board(ada).wait()
    ada.tab("actions")
    ada.field("web-notation").fill("use B at f6")
    ada.field("web-notation").press("Enter")
    rule = ada.page.locator(".bar .problem .rule")
    name = rule.inner_text()
    assert re.fullmatch(r"R-\d+\.\d+", name)
    rule.click()
    expect(ada.page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    expect(ada.page.locator(".rules dl").first).to_contain_text(ada.say("roam-rule-" + name.replace(".", "-")))


def test_the_language_beside_a_table(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    Board(ada).wait()
    ada.button("web-menu").click()
    ada.page.get_by_role("dialog").get_by_label(ada.say("web-pages-language")).first.select_option("cs")
    ada.language = "cs"
    expect(ada.page.get_by_role("dialog", name=ada.say("web-menu"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#tab-actions")).to_have_text(ada.say("web-tab-actions"))


# Coming back


def test_coming_back_on_a_phone(visit: Visit) -> None:
    ada, bob = visit("Ada", size=PHONE, touch=True), visit("Bob")
    clock = {"kind": "game", "limit": 900, "increment": 0}
    table = sit_down(ada, bob, clock=clock)
    south, north = Board(ada, touch=True), Board(bob)
    news = ada.region("web-since-your-turn")
    south.use("B", "a1")
    south.end()
    expect(news).to_have_count(0)
    ada.page.goto("about:blank")
    north.use("B", "c1")
    north.end()
    ada.open_table(table)
    expect(news).to_contain_text("Bob uses character B")
    expect(news).not_to_contain_text("Ada uses")
    # Who plays, the clocks and a lost line are in sight wherever one has scrolled to.
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    for clock_shown in ada.page.locator(".clock").all():
        expect(clock_shown).to_be_in_viewport()
    south.take("C")  # whoever turns to the board has read it
    expect(news).to_have_count(0)


def test_a_phone_that_slept(visit: Visit) -> None:
    """The page was never closed, but the line was."""
    ada, bob = visit("Ada", size=PHONE, touch=True), visit("Bob")
    ada.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => window.asleep === true })")
    line = Line(ada)
    sit_down(ada, bob)
    south, north = Board(ada, touch=True), Board(bob)
    south.use("B", "a1")
    south.end()
    south.visitor.wait_until("() => document.querySelector('.bar:not(.mine)')")
    turn = "(asleep) => { window.asleep = asleep; document.dispatchEvent(new Event('visibilitychange')); }"
    ada.page.evaluate(turn, True)
    line.cut()
    expect(ada.text("web-connection-lost")).to_be_in_viewport()
    north.use("B", "c1")
    north.end()
    line.mend()
    ada.page.evaluate(turn, False)
    expect(ada.region("web-since-your-turn")).to_contain_text("Bob uses character B")


def test_a_replay_on_a_phone_keeps_the_board_in_sight(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    table = finished(ada)
    ada.open_table(table, "?play=3")
    board = ada.page.locator(".roam .frame")
    expect(ada.page.locator(".replay")).to_be_visible()
    for _ in range(3):
        ada.page.get_by_role("button", name=ada.say("web-replay-on"), exact=True).tap()
        ada.page.wait_for_timeout(400)
        expect(board).to_be_in_viewport(ratio=0.5)


def test_the_arrows_in_a_replay(visit: Visit) -> None:
    """They step, but not while they walk on the map."""
    ada = visit("Ada")
    table = finished(ada)
    plays = ada.person.get(f"/api/tables/{table}")["plays"]
    ada.open_table(table, "?play=3")
    expect(ada.text("web-replay-at", play=3, plays=plays)).to_be_visible()
    spoken = ada.page.locator("[role=status][aria-live=polite].unseen").first
    expect(spoken).not_to_have_text("")
    before = spoken.inner_text()
    ada.page.locator('[data-space="c3"]').focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator('[data-space="d3"]')).to_be_focused()
    expect(ada.text("web-replay-at", play=3, plays=plays)).to_be_visible()
    ada.page.get_by_role("button", name=ada.say("web-replay-on"), exact=True).focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.text("web-replay-at", play=4, plays=plays)).to_be_visible()
    expect(spoken).not_to_have_text(before)  # a screen reader hears the step
    expect(spoken).not_to_have_text("")


# Replays


def test_a_replay_shared_by_a_guest_of_the_table(visit: Visit) -> None:
    ada, bob, eve = visit("Ada"), visit("Bob"), visit("Eve")
    table = sit_down(ada, bob)
    for board, at in ((Board(ada), "a1"), (Board(bob), "c1")):
        board.use("B", at)
        board.end()
    with ada.person.sit(table) as seat:
        seat.say("concede")
    bob.page.keyboard.press("Escape")
    bob.open_table(table)  # as from the list of one's games
    bob.button("web-replay").click()
    shared = bob.field("web-replay-share").input_value()
    assert ada.key(table, "invite") not in shared
    eve.page.goto(shared)
    expect(eve.page.locator(".replay")).to_be_visible()
    expect(eve.page.locator(".roam [data-space]").first).to_be_attached()


def test_a_replay_from_strange_addresses_and_in_haste(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = sit_down(ada, bob)
    for board, at in ((Board(ada), "a1"), (Board(bob), "c1"), (Board(ada), "e1"), (Board(bob), "a4")):
        board.use("C" if at in ("e1", "a4") else "B", at)
        board.end()
    with ada.person.sit(table) as seat:
        seat.say("concede")
    plays = ada.person.get(f"/api/tables/{table}")["plays"]
    for play, shown in (("9999", plays), ("-3", 0), ("x", 0)):
        ada.open_table(table, f"?play={play}&seat=77")
        expect(ada.text("web-replay-at", play=shown, plays=plays)).to_be_visible()
        expect(ada.page.get_by_role("combobox", name=ada.say("web-replay-eyes"))).to_have_value("-1")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    scrub = ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))
    scrub.evaluate(
        """async (slider, most) => {
          for (let round = 0; round < 5; round++) {
            for (let play = 0; play <= most; play++) {
              slider.value = play;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
              await new Promise((done) => setTimeout(done, 30));
            }
          }
        }""",
        plays,
    )
    expect(ada.text("web-replay-at", play=plays, plays=plays)).to_be_visible()
    expect(ada.page).to_have_url(re.compile(f"play={plays}"))
    assert len(asked) < 2 * plays  # far from one for each of the steps that were passed, five times as many
    ada.button("web-replay-close").click()
    expect(ada.page).to_have_url(re.compile(f"/t/{table}$"))


# Making a table


def test_choosing_the_edges(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open("/new", wait="main form")
    edges = ada.field("roam-option-seats")
    edges.select_option("west east")
    ada.page.get_by_role("combobox", name=ada.say("roam-seat-east"), exact=True).select_option("gentle")
    ada.button("web-pages-make-start").click()
    expect(ada.page.locator(".roam [data-space]").first).to_be_attached()
    table = ada.page.url.rpartition("/")[2]
    seats = ada.person.get(f"/api/tables/{table}")["players"]
    assert [player["seat"] for player in seats] == ["west", "east"]
