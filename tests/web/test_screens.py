"""A walk through all screens, in all languages, light and dark, wide and narrow: what is shown, and how.

`make pictures` leaves what was seen in build/screenshots, to be looked at.
"""

from __future__ import annotations

import functools
import os
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar

import pytest

from parlour.words import LANGUAGES
from tests.server.servers import Follower, Json, Person
from tests.web.browser import HUGE, PHONE, PROJECT, QUICK, WIDE, Board, Line, Visit, Visitor, words

PICTURES = PROJECT / "build" / "screenshots"
DRAWN = "PARLOUR_PICTURES" in os.environ  # pictures test nothing, and drawing them takes a while
RAW_ID = re.compile(r"\b(?:web|roam|core|server|table|arcs|sheet)-[a-z]+[a-z0-9-]*", re.IGNORECASE)
CLOCK = {"kind": "game", "limit": 1800, "increment": 10}
# What is drawn for whom: language, theme, size.
SHOTS = {
    "en": [("light", WIDE), ("dark", WIDE), ("light", HUGE), ("light", PHONE), ("dark", PHONE)],
    "ru": [("light", WIDE), ("dark", HUGE), ("dark", PHONE)],
}
# Names and signs that are the same everywhere: players, games, languages, letters, numbers, rules, notation.
SAME = re.compile(
    r"(Ada|Bob)(: ?\d*\.?)?|Parlour|Roam(: Bob)?|Arcs|English|Čeština|Polski|Русский"
    r"|https?:\S*|[A-Za-z]|[AR]-\d+(\.\d+)?|[\W\d_]*"
    r"|(use|buy|blank|end|bid)( \w+)*"
)
# What was spoken stays in the language it was spoken in.
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.checkVisibility() || parent.closest("script, style, .unseen[aria-live]")) continue;
    found.add(walker.currentNode.data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      if (node.checkVisibility()) found.add(node.getAttribute(name).trim());
    }
  }
  return [...found].filter((text) => text !== "");
}"""
# Everything one can hit, with what belongs to it: its label, and what is drawn around it. Lines of text may be as
# high as the text, and what only explains itself as small: rivals' cards, and the scrolls of lands (the land
# itself does the same).
TARGETS = """() => {
  const found = [];
  const hit = (node, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (node.contains(there) || there.closest("label")?.control === node);
  };
  for (const node of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!node.checkVisibility({ visibilityProperty: true }) || node.disabled) continue;
    if (node.closest(".unseen, .skip, [inert]") || node.closest("dialog:not([open])")) continue;
    if (document.querySelector("dialog[open]") && !node.closest("dialog")) continue;
    const least = node.matches("dt a, .log button, .problem button, .rival button, [data-land]") ? 24 : 43;
    const own = (node.matches("input") ? node.closest("label") : null) ?? node;
    const size = (box) => Math.min(box.width, box.height);
    if (size(own.getBoundingClientRect()) >= least) continue;
    node.scrollIntoView({ block: "center" });
    const box = node.getBoundingClientRect();
    const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, least / 2 - 0.5];
    const around = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]];
    if (around.every(([right, down]) => hit(node, x + right, y + down))) continue;
    const name = (node.ariaLabel ?? node.textContent.trim()).slice(0, 40);
    const [wide, high] = [Math.round(box.width), Math.round(box.height)];
    found.push([`${node.tagName} ${node.className}`, `"${name}" ${wide}x${high}`]);
  }
  return found;
}"""


@dataclass
class Stop:
    """A screen: where it is, what to do there first, and who looks."""

    name: str
    path: str
    wait: str = "main h1"
    do: Callable[[Visitor], None] = lambda _: None
    known: bool = True  # whether one has a name


def played_until(person: Person, wanted: Callable[[Json], bool], *seats: str, **options: object) -> str:
    """A table where any decisions were made until it is as wanted, against bots that do the same."""
    rng = random.Random(4)
    for _ in range(20):  # cards are dealt by chance: not every game comes to everything
        table = a_table(person, *seats, **options)
        with person.sit(table) as seat:
            while True:
                told = seat.until(lambda told: told["options"] or told["outcome"])
                if wanted(told):
                    return table
                if told["outcome"]:
                    break
                seat.play(rng.choice(told["options"])["text"])
    raise AssertionError("it never came to that")


def a_table(person: Person, *seats: str, **options: object) -> str:
    sitting = list(seats) or ["person", "random"]
    options = {"players": len(sitting), "first": "south", **options}
    made = person.post("/api/tables", game="roam", seats=sitting, options=options)
    if "person" not in sitting[1:]:
        person.post(f"/api/tables/{made['table']}/start")
    return str(made["table"])


@contextmanager
def two_at_a_table(person: Person, *theirs: str) -> Iterator[tuple[str, Follower, Follower]]:
    """Bob comes; after a first turn of each they are where they are wanted."""
    # With artifacts an end might come only after a chance to buy one.
    made = person.post(
        "/api/tables",
        game="roam",
        seats=["person", "person"],
        options={"players": 2, "first": "south"},
        clock=CLOCK,
    )
    table, bob = str(made["table"]), Person(person.server, "Bob")
    bob.post(f"/api/tables/{table}/join", seat=1, key=made["invite"])
    person.post(f"/api/tables/{table}/start")
    with person.sit(table) as south, bob.sit(table) as north:
        for seat, actions in ((south, ("use A at a1", "end")), (north, theirs)):
            for action in actions:
                seat.until(lambda told: told["options"])
                seat.play(action)
        yield table, south, north


def an_auction(person: Person) -> str:
    """Two share a land, half and half."""
    with two_at_a_table(person, "use A at b2", "end", "pass") as (table, _, _):
        return table


def an_offer(person: Person) -> str:
    """Bob would like to take back his turn, after which Ada has decided something."""
    with two_at_a_table(person, "use A at e1", "end") as (table, south, north):
        south.play(south.until(lambda told: told["options"])["options"][0]["text"])
        assert north.say("undo")["type"] == "ok"
        return table


def a_bot_in_the_seat(person: Person) -> str:
    with two_at_a_table(person) as (table, south, _):
        assert south.say("takeover")["type"] == "ok"
        return table


def step(name: str) -> Callable[[Json], bool]:
    return lambda told: told["view"]["step"] == name and told["to_move"] == 0


def ninth_round(told: Json) -> bool:
    return bool(told["view"]["round"] == 9 and step("start")(told))


def blanks(told: Json) -> bool:
    return any(option["kind"] == "blank" for option in told["options"])


# Where the walk leads


def pages(person: Person) -> Iterator[Stop]:
    yield Stop("welcome", "/", known=False)
    yield Stop("home-first", "/")
    waiting = a_table(person, "person", "person", "person")
    other = Person(person.server, "Bob")
    other.post("/api/tables", game="roam", public=True, options={"players": 3, "artifacts": True})
    a_table(person, artifacts=True, outpost=True)
    over = a_table(person)
    with person.sit(over) as seat:
        seat.say("concede")
    yield Stop("home", "/")
    yield Stop("new", "/new", wait="main form")
    yield Stop("waiting", f"/t/{waiting}")
    yield Stop("rules", "/rules/roam", wait="dl")
    yield Stop("settings", "/settings")
    yield Stop("account", "/account")
    yield Stop("no-table", "/t/nosuchtable00")


def turns(person: Person) -> Iterator[Stop]:
    board = ".roam [data-space]"
    start = a_table(person)
    yield Stop("table-start", f"/t/{start}", board)
    yield Stop("table-aimed", f"/t/{start}", board, do=aim)
    yield Stop("table-why-not", f"/t/{start}", board, do=not_there)
    yield Stop("table-actions", f"/t/{start}", board, do=lambda visitor: visitor.tab("actions"))
    yield Stop("table-menu", f"/t/{start}", board, do=lambda visitor: visitor.button("web-menu").click())
    acting = played_until(person, blanks, artifacts=True)
    yield Stop("table-acting", f"/t/{acting}", board)
    yield Stop("table-auction", f"/t/{an_auction(person)}", ".auction .answer")
    yield Stop("table-offer", f"/t/{an_offer(person)}", ".bar .primary")
    replaced = a_bot_in_the_seat(person)
    yield Stop("table-bot", f"/t/{replaced}", ".bar .primary")
    yield Stop("table-lost", f"/t/{replaced}", board, do=lambda visitor: cut_off(visitor, replaced))


def ends(person: Person) -> Iterator[Stop]:
    board = ".roam [data-space]"
    buying = played_until(person, step("buying"), artifacts=True, outpost=True)
    yield Stop("table-buying", f"/t/{buying}", board)
    four = ("person", "random", "random", "random")
    crowded = played_until(person, ninth_round, *four, artifacts=True, outpost=True, stacking=True)
    yield Stop("table-four", f"/t/{crowded}", board)
    over = played_until(person, lambda told: bool(told["outcome"]), cards=QUICK["cards"], artifacts=True)
    yield Stop("result", f"/t/{over}", board, do=lambda visitor: visitor.button("web-result").click())
    yield Stop("replay", f"/t/{over}?play=12", ".replay")
    yield Stop("lessons", "/learn/roam", "main ol a")
    yield Stop("learn", "/learn/roam/search", ".coach")


def aim(visitor: Visitor) -> None:
    """A character in hand, a place chosen, its consequences shown."""
    board = Board(visitor)
    board.wait()
    board.take("A")
    board.aim("c2")
    visitor.page.locator(".bar .preview").wait_for()


def not_there(visitor: Visitor) -> None:
    visitor.tab("actions")
    visitor.field("web-notation").fill("use B at f6")
    visitor.field("web-notation").press("Enter")
    visitor.page.locator(".bar .problem").wait_for()
    visitor.tab("log")


def cut_off(visitor: Visitor, table: str) -> None:
    line = Line(visitor, table)
    visitor.page.reload()
    visitor.page.locator(".roam [data-space]").first.wait_for(state="attached")
    line.cut()
    visitor.text("web-connection-lost").wait_for()


# What must hold everywhere


@functools.cache
def borrowed(language: str) -> set[str]:
    """Single words a language writes as English does: a chat is a chat in Czech too."""
    here, there = words("en"), words(language)
    files = (PROJECT / "parlour" / "locales" / "en").glob("*.ftl")
    ids = [name for file in files for name in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)]
    said = {here.say(name) for name in ids if here.say(name) == there.say(name)}
    return {text for text in said if re.fullmatch(r"\w+", text)}


def draw(visitor: Visitor, name: str) -> None:
    """A picture of what is seen. Now and then Chromium does not deliver a frame: then it is asked again."""
    from playwright.sync_api import TimeoutError as TooLong

    try:
        visitor.page.screenshot(path=PICTURES / f"{name}.png", timeout=8_000)
    except TooLong:
        visitor.page.screenshot(path=PICTURES / f"{name}.png")


# Styles follow the window at once; what a script lays out anew is there a moment later.
DRAWN_ANEW = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
)


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate(DRAWN_ANEW)


class Walk:
    """Somebody who walks from stop to stop, reads each in all languages and notes what is wrong."""

    shots: ClassVar = SHOTS
    closely = True  # axe looks also narrow and dark

    def __init__(self, visit: Visit) -> None:
        self.stranger = visit("")
        self.friend = visit("Ada")
        self.person = self.friend.person
        self.wrong: list[str] = []

    def note(self, stop: Stop, what: str, found: list[str]) -> None:
        self.wrong += [f"{stop.name}, {what}: {one}" for one in found]

    def note_sorts(self, stop: Stop, what: str, found: list[tuple[str, str]]) -> None:
        """One of each sort, with how many there are."""
        for sort, example in dict(found).items():
            count = [other for other, _ in found].count(sort)
            self.wrong.append(f"{stop.name}, {what}: {count} × {sort} {example}")

    def see(self, stop: Stop) -> None:
        visitor = self.friend if stop.known else self.stranger
        english: set[str] = set()
        for language in LANGUAGES:
            resize(visitor, WIDE)
            visitor.page.emulate_media(color_scheme="light")
            visitor.speak(language)
            if language == "en":
                visitor.open(stop.path, stop.wait)
                stop.do(visitor)
            texts = visitor.page.evaluate(TEXTS)
            self.note(stop, f"{language}, an id is shown", [text for text in texts if RAW_ID.search(text)])
            if language == "en":
                english = set(texts)
                self.inspect(stop, visitor)
            else:
                same = english & set(texts) - borrowed(language)
                self.note(stop, f"{language} as in English", [text for text in same if not SAME.fullmatch(text)])
                resize(visitor, PHONE)
                self.narrow(stop, visitor)
            for theme, size in self.shots.get(language, []) if DRAWN else []:
                self.take_picture(stop, visitor, theme, size)

    def inspect(self, stop: Stop, visitor: Visitor) -> None:
        """What axe says: wide and light, narrow and dark."""
        self.note_sorts(stop, "axe", visitor.axe())
        resize(visitor, PHONE)
        if self.closely:
            visitor.page.emulate_media(color_scheme="dark")
            self.note_sorts(stop, "axe, on a phone in the dark", visitor.axe())
        self.narrow(stop, visitor)
        self.note_sorts(stop, "too small for a finger", visitor.page.evaluate(TARGETS))

    def narrow(self, stop: Stop, visitor: Visitor) -> None:
        if visitor.overflow():
            self.wrong.append(f"{stop.name}, {visitor.language}: {visitor.overflow()} px too wide for a phone")

    def take_picture(self, stop: Stop, visitor: Visitor, theme: str, size: tuple[int, int]) -> None:
        resize(visitor, size)
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        PICTURES.mkdir(parents=True, exist_ok=True)
        name = f"{stop.name}-{size[0]}-{theme}-{visitor.language}"
        visitor.page.evaluate("scrollTo(0, 0)")
        draw(visitor, name)
        if size == PHONE and visitor.page.evaluate("document.documentElement.scrollHeight > 1.2 * innerHeight"):
            visitor.page.evaluate("scrollTo(0, innerHeight * 0.75)")
            draw(visitor, f"{name}-below")


@pytest.mark.parametrize("way", [turns, ends, pages])
def test_every_screen(visit: Visit, way: Callable[[Person], Iterator[Stop]]) -> None:
    walk = Walk(visit)
    for stop in way(walk.person):
        walk.see(stop)
    assert not walk.wrong, "\n".join(walk.wrong)
