"""What lies on the table of Roam: pieces, faces, coordinates, and explanations that do not cover the map."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.server.servers import Person
from tests.web.browser import HUGE, PHONE, QUICK, Board, Visit, Visitor
from tests.web.test_screens import two_at_a_table
from tests.web.test_table import sit_down

LETTERS = ".own h2 .token text, .rival h2 .token text"
BY_PLAYER = """() => Object.fromEntries([...document.querySelectorAll(".own, .rival")].map((node) =>
  [node.querySelector("h2 .name").textContent.trim(), node.querySelector("h2 .token text").textContent]))"""
# Every coordinate of the frame, and whether all spaces of its column or row, as the screen shows them, have it.
COORDINATES = """() => {
  const box = (node) => node.getBoundingClientRect();
  const spaces = [...document.querySelectorAll("[data-space]")];
  return [...document.querySelectorAll(".middle .wood b")].map((label) => {
    const at = box(label);
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const upright = label.matches(".top, .bottom");
    const line = spaces.filter((space) => {
      const there = box(space);
      return upright ? x > there.left && x < there.right : y > there.top && y < there.bottom;
    });
    const good = line.length === 6 && line.every((space) => space.dataset.space.includes(label.textContent));
    const frame = box(document.querySelector(".roam .frame"));
    const off = upright ? y < frame.top || y > frame.bottom : x < frame.left || x > frame.right;
    return [label.textContent, good && off];
  });
}"""
# How much of an element an explanation covers.
COVERED = """(selector) => {
  const one = document.querySelector(".detail").getBoundingClientRect();
  const other = document.querySelector(selector).getBoundingClientRect();
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}"""
AREA = """(selector) => {
  const { width, height } = document.querySelector(selector).getBoundingClientRect();
  return width * height;
}"""
IN_WINDOW = """(selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def four(visitor: Visitor) -> str:
    return visitor.new_table("person", "random", "random", "random", options={**QUICK, "players": 4})


def letters_of(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.page.evaluate(BY_PLAYER)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_on_tokens_are_initials(visit: Visit, language: str) -> None:
    """Of the names beside them, whatever the language calls the edges; bots of one name have two letters."""
    ada = visit("Ada", language=language)
    ada.open_table(four(ada))
    ada.page.locator(LETTERS).first.wait_for()
    found = letters_of(ada)
    assert len(found) == len(set(found.values())) == 4
    assert found["Ada"] == "A"
    for name, letters in found.items():
        initials = "".join(word[0] for word in name.split())
        assert letters[0] == name[0] and letters[-1].upper() == initials[len(letters) > 1 and -1].upper()


def test_everybody_sees_the_same_letters(visit: Visit) -> None:
    """Also where names begin alike, and in another language."""
    ada, anna = visit("Ada"), visit("Anna", language="cs")
    sit_down(ada, anna, options=QUICK)
    for somebody in (ada, anna):
        somebody.page.locator(LETTERS).first.wait_for()
        assert letters_of(somebody) == {"Ada": "Ad", "Anna": "An"}


def test_the_frame_has_the_coordinates_of_the_log(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table())
    for size in (HUGE, PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for _ in range(4):  # also on a turned map
            found: list[list[Any]] = ada.page.evaluate(COORDINATES)
            assert sorted(label for label, _ in found) == sorted("abcdef123456" * 2)
            assert all(good for _, good in found), found
            ada.button("web-roam-turn-map").click()


def test_characters_show_their_faces(visit: Visit) -> None:
    """On one's own cards, for the lands on a wide screen, and in what explains them."""
    ada = visit("Ada")
    ada.open_table(ada.new_table(options={"players": 2}))
    ada.page.set_viewport_size({"width": HUGE[0], "height": HUGE[1]})
    for selector, count in ((".own [data-card] img", 3), (".tag img:visible", 6)):
        faces = ada.page.locator(selector)
        faces.nth(count - 1).wait_for()
        assert faces.count() == count
        drawn = "(node) => node.complete && node.naturalWidth > 0 && node.getAttribute('src')"
        shown = [ada.wait_until(f"([selector, at]) => ({drawn})([...document.querySelectorAll(selector)][at])",
                                [selector.replace(":visible", ""), at]) for at in range(count)]  # fmt: skip
        assert len(set(shown)) == count
        assert all("/art/roam/wayfarer-" in name for name in shown)
    ada.page.locator('.own [data-card="B"]').hover()
    assert ada.page.locator(".detail .portrait").get_attribute("src") == "/art/roam/wayfarer-B.svg"


def test_faces_of_another_set_are_those_of_strangers(visit: Visit) -> None:
    ada = visit("Ada")
    ada.open_table(ada.new_table(options={"players": 2, "cards": "sketch"}))
    face = ada.page.locator('.own [data-card="A"] img')
    assert face.get_attribute("src") == "/art/roam/stranger-A.svg"


STILL = """() => new Promise((done) => {
  let last = scrollY;
  const look = (calm) => {
    if (calm > 4) return done();
    const moved = scrollY !== last;
    last = scrollY;
    setTimeout(() => look(moved ? 0 : calm + 1), 40);
  };
  look(0);
})"""


def test_what_was_done_stays_marked_until_another_has_done_something(visit: Visit) -> None:
    """For those who watch, too: that the next turn has begun takes no mark away, even if nothing else was told."""
    ada, eve = visit("Ada"), visit("")
    options = {**QUICK, "artifacts": True}  # every artifact has the price of a coin
    table = ada.new_table("person", "person", start=False, options=options)
    bob = Person(ada.house.server, "Bob")
    bob.post(f"/api/tables/{table}/join", seat=1, key=ada.key(table, "invite"))
    ada.person.post(f"/api/tables/{table}/start")
    ada.open_table(table)
    eve.open_table(table, f"?key={ada.key(table, 'watch')}")
    with ada.person.sit(table) as south, bob.sit(table) as north:
        for seat, action, own, watched in (
            (south, "use A at a2", 0, 3),
            (south, "end", 0, 3),
            (south, "end", 0, 3),  # and nothing is bought
            (north, "use A at a1", 1, 1),
            (north, "end", 1, 1),
            (north, "end", 1, 1),
        ):
            seat.until(lambda told: told["options"])
            seat.play(action)
            expect(eve.page.locator(".roam .trace")).to_have_count(watched)
            expect(ada.page.locator(".roam .trace")).to_have_count(own)
    assert ada.person.get(f"/api/tables/{table}")["to_move"] == 0


def test_on_its_side_a_phone_shows_the_map_and_ones_own_cards(visit: Visit) -> None:
    ada = visit("Ada", size=(844, 390), touch=True)
    ada.open_table(ada.new_table(options={"players": 2, "first": "south"}))
    Board(ada).wait()
    for selector in (".roam .middle", *(f'.own [data-card="{card}"]' for card in "ABC"), ".bar .main"):
        assert ada.page.evaluate(IN_WINDOW, selector), selector


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (1000, 540), (844, 390)])
def test_the_action_bar_stays_in_the_window(visit: Visit, size: tuple[int, int]) -> None:
    """With all that may stand in it; and a page whose parts scroll does not scroll itself."""
    ada = visit("Ada", size=size)
    ada.open_table(ada.new_table("person", "random", "random", "random", options={"players": 4, "first": "south"}))
    board = Board(ada)
    board.wait()
    board.take("A")
    board.aim("c2")
    ada.page.locator(".bar .preview").wait_for()
    for language in LANGUAGES:
        ada.speak(language)
        for part in (".bar", ".bar .preview", ".bar .main"):
            ada.page.locator(part).wait_for()
            ada.wait_until(IN_WINDOW, part)  # texts are exchanged one after the other
        assert ada.page.evaluate("document.documentElement.scrollHeight") == size[1], language


def test_a_bid_is_shown_while_it_is_told(visit: Visit) -> None:
    """Also the one that ends an auction."""
    ada, eve = visit("Ada"), visit("", motion=True)
    eve.context.add_init_script("localStorage.setItem('parlour-settings', JSON.stringify({ pace: 'step' }))")
    with two_at_a_table(ada.person, "use A at b2", "end", "pass") as (table, south, _):
        eve.open_table(table, f"?key={ada.key(table, 'watch')}")
        high = eve.page.locator(".auction .high")
        expect(high).to_have_text(eve.say("web-roam-no-bid"))
        offered = south.until(lambda told: told["options"])["options"]
        south.play(max(option["text"] for option in offered if option["kind"] == "bid"))
        coins = next(event["coins"] for event in south.table["story"]["plays"][-1] if event["kind"] == "bid")
        expect(high).to_have_text(eve.say("web-roam-high-bid", name="Ada", coins=coins))


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), HUGE, (820, 1180), (844, 390), PHONE])
def test_explanations_do_not_cover_the_map(visit: Visit, size: tuple[int, int]) -> None:
    """Nor what they explain. Whatever is on the map, beside it, or one's own."""
    ada = visit("Ada", size=size)
    ada.open_table(ada.new_table("person", "random", "random", "random", options={"players": 4}))
    Board(ada).wait()
    for selector in ('[data-space="b2"]', '[data-space="f6"]', ".rim [data-land]", '.own [data-card="B"]'):
        node = ada.page.locator(selector).first
        node.scroll_into_view_if_needed()
        node.focus()
        ada.page.evaluate(STILL)  # whoever scrolls has read enough: an explanation goes
        node.dispatch_event("keydown", {"key": "i", "code": "KeyI"})
        ada.page.locator(".detail h2, .detail p").first.wait_for()
        assert ada.page.evaluate(COVERED, selector) == 0, selector
        assert ada.page.evaluate(IN_WINDOW, ".detail"), selector
        # A phone may be scrolled so that there is not enough room over the map, nor below it.
        most = 0.5 if size == PHONE else 0
        assert ada.page.evaluate(COVERED, ".middle") <= most * ada.page.evaluate(AREA, ".middle"), selector
        ada.page.keyboard.press("Escape")
