"""A table in a real browser: undo, breaks, onlookers, reasons, the log, chat, the end, the replay."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Locator, WebSocketRoute, expect

from parlour.core.chance import SeededChance
from parlour.core.record import Record
from parlour.games import find_game
from tests.server.servers import Json
from tests.web.browser import HUGE, Board, House, Keys, Visit, Visitor

# Another window lies over the page, and the browser may tell of what happens.
LOOKING_ELSEWHERE = """
window.notes = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.notes.push([title, body]); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def tokens(visitor: Visitor) -> int:
    """How many tokens lie on the map, as the spaces tell a screen reader."""
    free = visitor.say("web-roam-space-free")
    labels = visitor.page.locator("[data-space]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert len(labels) == 36
    return sum(free not in label for label in labels)


def prompt(visitor: Visitor) -> Locator:
    """What to do now, in one sentence."""
    return visitor.region("web-action-bar").locator(".prompt")


def sit_down(ada: Visitor, bob: Visitor, **wanted: object) -> str:
    """A table for two people, open in both browsers."""
    table = ada.new_table("person", "person", start=False, **wanted)
    bob.person.post(f"/api/tables/{table}/join", seat=1, key=ada.key(table, "invite"))
    ada.person.post(f"/api/tables/{table}/start")
    ada.open_table(table)
    bob.open_table(table)
    return table


def finished(visitor: Visitor, decisions: int = 8) -> str:
    """A game of two that its first player gave up after so many decisions."""
    table = visitor.new_table()
    rng = random.Random(2)
    with visitor.person.sit(table) as seat:
        for _ in range(decisions):
            seat.play(rng.choice(seat.until(lambda told: told["options"])["options"])["text"])
        seat.until(lambda told: told["options"])
        assert seat.say("concede")["type"] == "ok"
    return table


# Whose turn it is, taking back


def test_undo_and_redo(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    board = Board(ada)
    expect(ada.button("web-undo")).to_be_disabled()
    expect(ada.button("web-redo")).to_be_disabled()
    board.use("B", "a1")
    board.visitor.wait_until("() => document.querySelector('.own [data-card=\"B\"].asleep')")
    assert tokens(ada) == 6
    ada.button("web-undo").click()
    board.visitor.wait_until("() => !document.querySelector('.own [data-card=\"B\"].asleep')")
    assert tokens(ada) == 0
    ada.button("web-redo").click()
    board.visitor.wait_until("() => document.querySelector('.own [data-card=\"B\"].asleep')")
    assert tokens(ada) == 6
    ada.page.keyboard.press("u")
    board.visitor.wait_until("() => !document.querySelector('.own [data-card=\"B\"].asleep')")
    assert "B" in board.wait()["cards"]


def test_an_undo_that_others_must_agree_to(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    sit_down(ada, bob)
    south, north = Board(ada), Board(bob)
    south.use("A", "a1")
    south.end()
    north.use("A", "f1")
    north.wait()
    for answer, agreed in (("web-refuse", False), ("web-agree", True)):
        ada.button("web-undo").click()
        expect(prompt(ada)).to_have_text(ada.say("web-offer-waits", names="Bob"))
        expect(prompt(bob)).to_have_text(bob.say("web-offer-asked", name="Ada"))
        bob.button(answer).click()
        expect(prompt(ada)).not_to_have_text(ada.say("web-offer-waits", names="Bob"))
        expect(ada.page.locator(".bar.mine")).to_have_count(1 if agreed else 0)
    assert tokens(ada) == 3
    ada.button("web-undo").click()  # one's own decision alone: nobody is asked
    expect(ada.page.locator('.own [data-card="A"].ready')).to_be_visible()


def test_the_end_of_a_turn_can_be_confirmed(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open("/settings")
    ada.page.get_by_role("switch", name=ada.say("web-pages-confirm")).check()
    ada.open_table(table)
    board = Board(ada)
    board.use("B", "a1")
    board.end()
    expect(ada.text("web-end-sure")).to_be_visible()
    assert ada.person.get(f"/api/tables/{table}")["to_move"] == 0
    before = ada.person.get(f"/api/tables/{table}")["plays"]
    board.confirm()
    board.wait()
    assert ada.person.get(f"/api/tables/{table}")["plays"] > before


def test_a_bot_plays_for_somebody_and_gives_the_seat_back(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    sit_down(ada, bob)
    bob.button("web-menu").click()
    bob.button("web-take-over").click()
    expect(prompt(bob)).to_have_text(bob.say("web-bot-plays-for-you"))
    expect(ada.region("web-action-bar")).to_be_visible()
    Board(ada).use("A", "a1")
    Board(ada).end()
    Board(ada).wait()  # the bot has played
    bob.button("web-give-back").click()
    expect(prompt(bob)).to_have_text(bob.say("web-waiting-for", name="Ada"))


def test_standing_answers(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open_table(table)
    ada.button("web-menu").click()
    menu = ada.page.get_by_role("dialog")
    with ada.person.sit(table) as seat:

        def kept(wishes: Json) -> None:
            assert seat.until(lambda told: told["wishes"] == wishes)

        others = menu.get_by_label(ada.say("web-roam-wish"), exact=True)
        others.select_option(label=ada.say("web-roam-wish-pass"))
        kept({"any": "pass"})
        menu.get_by_label(ada.say("web-roam-wish-number"), exact=True).fill("17")
        menu.get_by_role("button", name=ada.say("web-roam-wish-add")).click()
        kept({"any": "pass", "17": "pass"})
        single = menu.get_by_label(ada.say("web-roam-wish-land", card="17"), exact=True)
        single.select_option(label=ada.say("web-roam-wish-bid"))
        coins = menu.get_by_label(ada.say("web-roam-wish-coins"), exact=True)
        coins.fill("5")
        coins.press("Tab")
        kept({"any": "pass", "17": 5})
        others.select_option(label=ada.say("web-roam-wish-ask"))
        kept({"17": 5})  # the answer for one land card stays when that for all changes
        single.select_option(label=ada.say("web-roam-wish-others"))
        kept({})
    expect(single).to_have_count(0)


def test_being_told_of_a_turn_while_looking_elsewhere(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    ada.context.add_init_script(LOOKING_ELSEWHERE)
    ada.context.add_init_script("localStorage.setItem('parlour-settings', JSON.stringify({ notify: true }))")
    sit_down(ada, bob)
    south, north = Board(ada), Board(bob)
    south.use("A", "a1")
    south.end()
    north.use("A", "f1")
    assert ada.page.evaluate("notes") == [] and not ada.page.title().startswith("●")
    north.end()
    south.wait()
    assert ada.page.evaluate("notes") == [
        [ada.say("web-turn-in", game=ada.say("web-pages-game-roam")), ada.say("roam-step-start")]
    ]
    assert ada.page.title().startswith("●")


# Breaks


def test_a_break_in_the_middle_of_a_turn(visit: Visit, house: House) -> None:
    """The server is killed and comes back; what was done meanwhile is done once."""
    ada = visit("Ada")
    ada.expected = [r"WebSocket connection .* failed", r"net::ERR"]
    table = ada.new_table()
    ada.open_table(table)
    board = Board(ada)
    board.use("A", "a1")
    board.wait()
    house.server.kill()
    expect(ada.text("web-connection-lost")).to_be_visible()
    board.confirm()  # the end of the turn, into the void
    house.server.start()
    expect(ada.text("web-connection-lost")).to_have_count(0, timeout=20_000)
    board.begin()
    assert ada.person.get(f"/api/tables/{table}")["view"]["round"] == 2
    board.use("B", "c1")
    board.wait()
    ada.page.reload()  # a reload in the middle of the turn
    assert "A" not in board.wait()["cards"] and ada.button("web-undo").is_enabled()
    board.end()
    board.begin()
    assert ada.person.get(f"/api/tables/{table}")["view"]["round"] == 3


def test_two_windows_of_one_person(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open_table(table)
    other = ada.new_page()
    other.goto(ada.page.url)
    expect(other.locator('.own [data-card="B"].ready')).to_be_visible()
    Board(ada).use("B", "a1")
    expect(other.locator('.own [data-card="B"].asleep')).to_be_visible()


# Onlookers


def test_an_onlooker(visit: Visit) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    table = ada.new_table()
    ada.open_table(table)
    eve.open_table(table, f"?key={ada.key(table, 'watch')}")
    expect(eve.text("web-watching")).to_be_visible()
    Board(ada).use("B", "a1")
    expect(eve.page.locator('.own [data-card="B"].asleep, .rival [data-card="B"].asleep').first).to_be_visible()
    assert tokens(eve) == 6
    assert eve.page.locator(".bar .main").count() == 0
    eve.tab("actions")
    expect(eve.text("web-no-actions")).to_be_visible()
    eve.tab("chat")
    eve.field("web-chat-write").fill("Nice map")
    eve.button("web-send").click()
    expect(eve.page.get_by_role("log").get_by_text("Nice map")).to_be_visible()
    ada.tab("chat")
    expect(ada.page.get_by_role("log").get_by_text("Nice map")).to_be_visible()


# Reasons


def test_notation_and_the_reason_why_not(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    ada.tab("actions")
    box = ada.field("web-notation")
    for text, reason in (
        ("end", "R-4.1"),
        ("use B at f6", "R-4.2"),
        ("use 12 at a1", "R-4.1"),
        ("blank a1", "R-4.9"),
        ("buy 1", "R-2.5"),
        ("dance", "dance"),
    ):
        box.fill(text)
        box.press("Enter")
        problem = ada.page.locator(".bar").get_by_role("alert")
        expect(problem).to_contain_text(reason)
        assert box.input_value() == text  # to be mended
    box.fill("use  B at a1")
    box.press("Enter")
    expect(ada.page.locator('.own [data-card="B"].asleep')).to_be_visible()
    expect(box).to_have_value("")
    assert tokens(ada) == 6


def test_every_action_is_in_a_plain_list(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open_table(table)
    ada.tab("actions")
    options = ada.person.get(f"/api/tables/{table}")["options"]
    for part in ada.page.locator("#panel summary").all():
        part.click()
    buttons = ada.page.locator("#panel li button")
    expect(buttons).to_have_count(len(options))
    buttons.first.hover()
    expect(ada.page.locator(".bar .preview")).to_contain_text("Ada")  # what it would do
    buttons.first.click()
    expect(ada.page.locator(".own [data-card].asleep")).to_have_count(1)


def test_clicking_what_is_not_allowed_says_why(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()
    ada.open_table(table)
    board = Board(ada)
    problem = ada.page.locator(".bar").get_by_role("alert")
    board.wait()
    board.press_space("c3")  # before a character was taken up
    expect(ada.page.locator(".roam").get_by_text(ada.say("web-roam-hint-character"))).to_be_visible()
    board.take("B")
    board.press_map(0.1, 0.1)  # part of the pattern would lie off the map: the nearest position is meant
    expect(problem).to_have_count(0)
    expect(ada.page.locator(".bar .prompt")).to_contain_text("a1")
    board.confirm()
    board.wait()
    board.press_space("f6")  # no blank of the pattern
    expect(problem).to_contain_text("R-4.9")
    board.take("C")
    expect(problem).to_contain_text("R-4.1")
    ada.page.locator(".rival [data-card]").first.click()
    expect(problem).to_contain_text("R-4.1")


def test_a_preview_before_the_click(visit: Visit) -> None:
    """Hovering a position shows tokens, coins, and which land would be won by whom."""
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    board = Board(ada)
    board.wait()
    board.take("B")
    spot = next(spot for spot in board.look()["spots"] if spot["at"] == "a1")
    frame = ada.page.locator(".roam .frame").bounding_box()
    assert frame is not None
    ada.page.mouse.move(frame["x"] + spot["x"] / 6 * frame["width"], frame["y"] + spot["y"] / 6 * frame["height"])
    caption = ada.page.locator(".roam .caption p")
    expect(caption).to_contain_text("+6")
    expect(caption).to_contain_text("+3")
    expect(caption).to_contain_text("Ada")  # who would get the land card
    assert ada.page.locator(".roam .cover").count() == 6
    ada.page.mouse.move(5, 5)
    expect(caption).to_contain_text(ada.say("web-roam-hint-position"))
    ada.page.keyboard.press("Escape")


def test_cards_explain_themselves(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table(options={"players": 2, "artifacts": True}))
    detail = ada.page.locator(".detail")
    ada.page.locator(".offer [data-artifact]").first.hover()
    expect(detail).to_contain_text(re.compile("Costs"))
    ada.page.mouse.move(2, 2)
    expect(detail).to_have_count(0)
    card = ada.page.locator('.own [data-card="A"]')
    for letter in ("i", "I", "ш"):  # also with Caps Lock, and on a Russian keyboard
        card.focus()
        card.dispatch_event("keydown", {"key": letter, "code": "KeyI"})
        expect(detail).to_contain_text(ada.say("web-roam-solid"))
        ada.page.keyboard.press("Escape")
        expect(detail).to_have_count(0)


def test_cards_and_signs_explain_themselves_to_the_keyboard(visit: Visit) -> None:
    """Whatever the keyboard rests on; it goes on from there as if nothing were shown."""
    ada = visit("Ada")
    ada.open_table(ada.new_table(options={"players": 2, "artifacts": True, "outpost": True}))
    keys = Keys(ada)
    detail = ada.page.locator(".detail")
    for selector, sign in (
        (".own .purse li:first-child", "web-roam-sign-coins"),
        (".own [data-card]", "web-roam-solid"),
        (".deck .pile", "web-roam-sign-deck"),
        (".deck [data-land]", "web-roam-behind"),
        (".outpost", "web-roam-sign-outpost"),
    ):
        keys.tab_to(selector)
        expect(detail).to_contain_text(ada.say(sign))
        assert ada.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector)
        keys.key("Escape")
        expect(detail).to_have_count(0)
    ada.page.locator(".own [data-card]").first.click()  # no bubble for a pointer that does something
    assert ada.page.locator(".own [data-card].picked").count() == 1
    assert detail.count() == 0


# What a newer server might tell


def test_what_the_client_does_not_know_is_left_aside(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.new_table()

    def add(told: str | bytes) -> str:
        message: Json = json.loads(told)
        if message.get("view"):
            message["view"]["step"] = "dancing"
            message["story"]["plays"][0].append({"kind": "dance", "seat": 0})
            message["options"].append({"kind": "dance", "text": "dance on the table"})
        return json.dumps(message)

    def tamper(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda told: page.send(add(told)))

    ada.page.route_web_socket(re.compile("/ws/"), tamper)
    ada.open_table(table)
    expect(prompt(ada)).to_have_text(ada.say("web-your-turn"))
    expect(ada.page.get_by_role("log", name=ada.say("web-log"))).to_contain_text("Ada")
    ada.tab("actions")
    expect(ada.page.locator("#panel").get_by_role("button", name="dance on the table")).to_be_visible()
    assert "-dance" not in ada.page.locator("body").inner_text()


# The log, and talking


def test_the_log_shows_things_on_the_board(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    board = Board(ada)
    board.use("B", "a1")
    board.end()
    board.wait()
    lines = ada.page.get_by_role("log", name=ada.say("web-log"))
    marked = ada.page.locator(".roam rect.marked")
    assert marked.count() == 0
    lines.get_by_text(re.compile("^Ada explores")).first.hover()
    expect(marked).to_have_count(6)
    ada.page.mouse.move(2, 2)
    expect(marked).to_have_count(0)


def test_what_happened_since_the_last_turn(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = sit_down(ada, bob)
    south, north = Board(ada), Board(bob)
    south.use("B", "a1")
    south.end()
    ada.page.goto("about:blank")
    north.use("B", "c1")
    north.end()
    north.visitor.wait_until("() => document.querySelector('.bar:not(.mine)')")
    ada.open_table(table)
    text = ada.page.get_by_role("log", name=ada.say("web-log")).inner_text()
    before, _, after = text.partition(ada.say("web-since-your-turn"))
    assert "Ada uses character B" in before and "Bob uses character B" in after
    assert "Bob uses" not in before and "Ada uses" not in after
    expect(ada.page.locator("[role=status][aria-live=polite]").first).to_have_text("")  # nothing happened just now
    south.use("C", "e1")
    spoken = ada.page.locator("[role=status][aria-live=polite].unseen").first
    expect(spoken).to_contain_text("Ada uses character C")


def test_chat_and_mute(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    sit_down(ada, bob)
    bob.tab("chat")
    expect(bob.text("web-chat-empty")).to_be_visible()
    write = bob.field("web-chat-write")
    write.fill("<b>Good</b> luck & have fun")
    write.press("Enter")
    expect(write).to_have_value("")
    expect(ada.page.locator("#tab-chat")).to_contain_text("1")  # unread
    ada.tab("chat")
    line = ada.page.get_by_role("log", name=ada.say("web-chat")).get_by_text("<b>Good</b> luck & have fun")
    expect(line).to_be_visible()
    expect(ada.page.locator("#tab-chat")).not_to_contain_text("1")
    assert bob.page.locator(".chat .more").count() == 0  # the owner alone
    more = ada.page.locator(".chat .more").first
    more.click()
    ada.page.keyboard.press("Escape")
    expect(ada.button("web-mute")).to_be_hidden()
    more.click()
    ada.button("web-mute").click()
    expect(ada.page.locator(".chat").get_by_text(ada.say("web-is-muted"), exact=True)).to_be_visible()
    write.fill("Again!")
    write.press("Enter")
    assert bob.alert() == bob.say("server-muted")
    assert write.input_value() == "Again!"
    more.click()
    ada.button("web-forgive").click()
    expect(ada.page.locator(".chat").get_by_text(ada.say("web-is-muted"), exact=True)).to_have_count(0)
    write.press("Enter")
    expect(ada.page.get_by_role("log", name=ada.say("web-chat")).get_by_text("Again!")).to_be_visible()


def test_the_removed_are_told_so(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    sit_down(ada, bob)
    bob.tab("chat")
    bob.field("web-chat-write").fill("rude")
    bob.button("web-send").click()
    ada.region("web-players").locator("li").nth(1).locator(".more").click()
    ada.button("web-remove").click()
    expect(bob.page.get_by_text(re.compile(re.escape(bob.say("web-connection-closed"))))).to_be_visible()
    expect(bob.link("web-home")).to_be_visible()


# The end


def test_conceding_the_result_and_a_rematch(visit: Visit) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    table = sit_down(ada, bob)
    ada.button("web-menu").click()
    ada.button("web-concede").click()
    expect(ada.text("web-concede-lose")).to_be_visible()  # what will be lost
    ada.button("web-concede-sure").click()
    for visitor in (ada, bob):
        dialog = visitor.page.get_by_role("dialog", name=visitor.say("web-result"))
        expect(dialog).to_contain_text(visitor.say("web-winners", count=1, names="Bob"))
        expect(dialog.get_by_role("columnheader")).to_have_text([re.compile("Bob"), re.compile("Ada")])
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    ada.button("web-rematch").click()
    expect(ada.heading("web-waiting-title")).to_be_visible()
    again = ada.page.url.rpartition("/")[2]
    assert again != table
    bob.button("web-result").click()
    bob.button("web-rematch-join").click()
    expect(bob.heading("web-waiting-title")).to_be_visible()
    assert again in bob.page.url
    ada.button("web-start").click()
    expect(bob.page.locator(".roam [data-space]").first).to_be_visible()


def test_scrubbing_through_a_replay(visit: Visit, tmp_path: Path) -> None:
    ada = visit("Ada", size=HUGE)
    table = finished(ada)
    plays = ada.person.get(f"/api/tables/{table}")["plays"]
    ada.open_table(table)
    ada.button("web-replay").click()
    scrub = ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))

    def at(play: int) -> None:
        expect(ada.text("web-replay-at", play=play, plays=plays)).to_be_visible()
        expect(scrub).to_have_value(str(play))
        seen = ada.person.get(f"/api/tables/{table}/replay", play=play)["view"]["players"]
        found = sum(len(player["tokens"]) for player in seen)
        expect(
            ada.page.locator(f"[data-space]:not([aria-label*='{ada.say('web-roam-space-free')}'])")
        ).to_have_count(found)

    at(0)
    ada.page.get_by_role("button", name=ada.say("web-replay-on"), exact=True).click()
    at(1)
    ada.page.keyboard.press("ArrowRight")
    at(2)
    ada.page.keyboard.press("End")
    at(plays)
    scrub.fill("3")
    at(3)
    ada.page.keyboard.press("ArrowLeft")
    at(2)
    ada.page.get_by_role("button", name=ada.say("web-replay-turn-back"), exact=True).click()
    ada.page.keyboard.press("Home")
    at(0)
    ada.page.get_by_role("log").get_by_role("button", name=re.compile("^Ada uses character")).last.click()
    ada.page.get_by_role("combobox", name=ada.say("web-replay-eyes")).select_option("1")
    shared = ada.field("web-replay-share").input_value()
    assert "seat=1" in shared
    ada.button("web-replay-play").click()
    expect(ada.button("web-replay-pause")).to_be_visible()

    eve = visit("Eve")  # the link leads somebody else to the same moment
    eve.page.goto(shared)
    play = int(re.findall(r"play=(\d+)", shared)[0])
    expect(eve.text("web-replay-at", play=play, plays=plays)).to_be_visible()
    eve.button("web-replay-close").click()
    expect(eve.page.locator(".replay")).to_have_count(0)
    eve.button("web-result").click()
    with eve.page.expect_download() as download:
        eve.link("web-export").click()
    kept = tmp_path / "kept.record"
    download.value.save_as(kept)
    record = Record.from_text(kept.read_text(encoding="utf-8"), find_game)
    assert len(record.entries) == plays


def kept_record(options: Json) -> str:
    chance = SeededChance(1)
    record, state = Record.begin(find_game("roam"), options, chance)
    for action in ("use B at c3", "end"):
        record.play(state, record.game.table.parse(action), chance)
    return record.to_text()


def test_a_record_brought_along(visit: Visit, tmp_path: Path) -> None:
    ada = visit("Ada")
    file = tmp_path / "game.record"
    file.write_text(kept_record({"players": 2, "first": "south"}), encoding="utf-8")
    ada.open("/")
    ada.page.get_by_text(ada.say("web-pages-record"), exact=True).click()
    ada.page.get_by_label(ada.say("web-pages-record-text")).fill("nonsense")
    ada.button("web-pages-record-open").click()
    assert ada.alert()
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.page.locator(".roam [data-space]").first.wait_for()
    assert tokens(ada) == 3
    ada.button("web-replay").click()
    expect(ada.text("web-replay-at", play=0, plays=2)).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.text("web-replay-at", play=1, plays=2)).to_be_visible()
