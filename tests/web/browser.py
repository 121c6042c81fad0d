"""Chromium at a real server, and people who click, tap and type in it, for tests.

`house` is a server and a browser for a whole test module, `visit` brings somebody into it. Whatever goes wrong in
a page that no test looks at (an error in the console, a request to somewhere else, a file that is missing) fails
the test that visited.
"""

from __future__ import annotations

import functools
import json
import math
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest

import parlour
from parlour.games.roam.cards import BUILT_IN, built_in_set
from parlour.words import Words
from tests.server.servers import Json, Person, Server, running

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Locator,
        Page,
        Request,
        Response,
        WebSocketRoute,
    )

PROJECT: Final = Path(parlour.__file__).parent.parent
CLIENT: Final = PROJECT / "parlour" / "web" / "index.html"
AXE: Final = PROJECT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LOCALES: Final = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL", "ru": "ru-RU"}
WIDE: Final = (1280, 800)
HUGE: Final = (1920, 1080)
PHONE: Final = (390, 844)
PATIENCE: Final = 20_000  # milliseconds

MIDDLES: Final = [(x, y) for x in (1.0, 3.0, 5.0) for y in (1.5, 4.5)]  # of the six lands, in spaces

# What a person sees at a table of Roam: whose turn it is, what glows, what is chosen.
SEEN: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const main = document.querySelector(".bar.mine .main");
  const frame = document.querySelector(".roam .frame")?.getBoundingClientRect();
  const data = (selector, name) => all(selector).map((node) => node.dataset[name]);
  return {
    over: document.querySelector("dialog[open] table") !== null,
    mine: main !== null && document.querySelector("main[aria-busy=true], .log[aria-busy=true]") === null,
    main: main === null || main.disabled ? "" : main.textContent.trim(),
    cards: data(".own [data-card].ready", "card"),
    picked: data(".own [data-card].picked", "card"),
    tools: data(".own [data-artifact].ready", "artifact"),
    offers: data(".offer [data-artifact].ready", "artifact"),
    lands: data("[data-land].ready", "land"),
    targets: data("[data-target]", "target"),
    answers: all(".auction .answer .do:not(:disabled)").length,
    spots: all("[data-spot]").map((node) => {
      const box = node.getBoundingClientRect();
      const x = (box.x + box.width / 2 - frame.x) / frame.width * 6;
      const y = (box.y + box.height / 2 - frame.y) / frame.height * 6;
      return { at: node.dataset.spot, x, y };
    }),
  };
}"""
READY: Final = f"""() => {{
  const seen = ({SEEN})();
  const can = seen.main || seen.cards.length || seen.lands.length || seen.targets.length || seen.answers;
  return seen.over || (seen.mine && can) ? seen : null;
}}"""


# What another window of the same browser would do.
CHANGE_SETTINGS: Final = """(changes) => {
  const key = "parlour-settings";
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...changes }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""
LAST_LINE: Final = "() => [...document.querySelectorAll('.log [data-line]')].at(-1)?.dataset.line ?? ''"


@functools.cache
def quick_cards() -> Json:
    """A set whose characters cover half a land or a whole one: a game is over after some ten rounds."""
    data: Json = json.loads(built_in_set(BUILT_IN[0]).source)
    half, whole = ["#o", "#.", "#."], ["##", "##", "##"]
    data["starter"] = [
        {"id": name, "pattern": pattern} for name, pattern in zip("ABC", (half, whole, whole), strict=True)
    ]
    data["land"] = [{**land, "pattern": whole, "coins": ["11", "1.", ".."]} for land in data["land"][:24]]
    data["artifact"] = [{**tile, "price": 1} for tile in data["artifact"]]
    return data


QUICK: Final[Json] = {"players": 2, "first": "south", "cards": quick_cards()}


@functools.cache
def words(language: str) -> Words:
    return Words(language)


def executable() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("these tests drive Chromium, and there is none: `make browser` installs it", pytrace=False)
    return found


class House:
    """A server, and a browser beside it."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@contextmanager
def opened(folder: Path, **environment: str) -> Iterator[House]:
    """A house for a while."""
    from playwright.sync_api import expect, sync_playwright  # it takes a while, and most tests do without

    if not CLIENT.is_file():
        pytest.fail(f"the browser client is not built ({CLIENT} is missing): `make web` builds it", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with running(folder, **environment) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        yield House(server, browser)
        browser.close()


class Visitor:
    """Somebody with a browser of their own; `person` is the same somebody over HTTP."""

    def __init__(self, house: House, who: Person | str, context: BrowserContext, language: str) -> None:
        self.house = house
        self.context = context
        self.language = language
        self.troubles: list[str] = []
        self.expected: list[str] = []  # troubles that belong to the test, as regular expressions
        if who:
            self.person = Person(house.server, who) if isinstance(who, str) else who
            for cookie, value in self.person.http.cookies.items():
                context.add_cookies([{"name": cookie, "value": value, "url": house.server.url}])
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("request", self._request)
        page.on("response", self._response)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # A refused request is an answer of the server, which pages show; `_response` looks at all others.
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            self.troubles.append(f"{message.type} in the console: {message.text}")

    def _request(self, request: Request) -> None:
        here = urlsplit(self.house.server.url).netloc
        if not request.url.startswith(("data:", "blob:")) and urlsplit(request.url).netloc != here:
            self.troubles.append(f"a request to somewhere else: {request.url}")

    def _response(self, response: Response) -> None:
        refused = response.status >= 500 or (response.status >= 400 and "/api/" not in response.url)
        if refused:
            self.troubles.append(f"{response.status} for {response.url}")

    def check(self) -> None:
        """Whether all went well behind the scenes."""
        left = [text for text in self.troubles if not any(re.search(known, text) for known in self.expected)]
        assert not left, "\n".join(left)

    # Going about

    def open(self, path: str, wait: str = "main h1") -> None:
        self.page.goto(self.house.server.url + path)
        self.page.locator(wait).first.wait_for(state="attached")

    def open_table(self, table: str, query: str = "") -> None:
        self.open(f"/t/{table}{query}", wait=".roam [data-space]")

    def new_table(self, *seats: str, start: bool = True, **wanted: object) -> str:
        """Make a table over HTTP, with bots unless said otherwise."""
        body: Json = {"game": "roam", "seats": list(seats) or ["person", "random"], "options": QUICK, **wanted}
        made = self.person.http.post("/api/tables", json=body).json()
        if start:
            self.person.post(f"/api/tables/{made['table']}/start")
        return str(made["table"])

    def key(self, table: str, which: str) -> str:
        """The key of an own table's link: `invite` or `watch`."""
        return str(self.person.get(f"/api/tables/{table}")[which])

    def speak(self, language: str) -> None:
        """Change the language in another window: this one follows."""
        self.language = language
        if self.page.url != "about:blank":
            self.page.evaluate(CHANGE_SETTINGS, {"language": language})
            self.wait_until("(language) => document.documentElement.lang === language", language)

    def wait_until(self, condition: str, about: object = None) -> Any:
        """What a script finds at last. It looks by the clock: now and then Chromium gives no frame for a while."""
        return self.page.wait_for_function(condition, arg=about, polling=30).json_value()

    # Finding things by what they say

    def say(self, message: str, **values: object) -> str:
        return words(self.language).say(message, values)

    def button(self, message: str, **values: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def link(self, message: str, **values: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **values), exact=True)

    def field(self, message: str, **values: object) -> Locator:
        return self.page.get_by_label(self.say(message, **values), exact=True)

    def heading(self, message: str, **values: object) -> Locator:
        return self.page.get_by_role("heading", name=self.say(message, **values), exact=True)

    def region(self, message: str) -> Locator:
        return self.page.get_by_role("region", name=self.say(message), exact=True)

    def text(self, message: str, **values: object) -> Locator:
        return self.page.get_by_text(self.say(message, **values), exact=True)

    def tab(self, name: str) -> None:
        """Turn to a panel; where the panels are folded away, unfold them."""
        tab = self.page.locator(f"#tab-{name}")
        if not tab.is_visible():
            self.page.locator(".fold").click()
        tab.click()

    def alert(self) -> str:
        """What went wrong, as the page says it."""
        found = self.page.get_by_role("alert").filter(has_text=re.compile(r"\S")).first
        found.wait_for()
        return found.inner_text()

    # How a page is made

    def overflow(self) -> int:
        """How far the page is wider than the window."""
        found: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return max(0, found)

    def axe(self, *rules: str, within: str = "html") -> list[tuple[str, str]]:
        """What axe complains about in a part of the page: the rule, and where."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        options: Json = {"resultTypes": ["violations"]}
        if rules:
            options["runOnly"] = {"type": "rule", "values": list(rules)}
        run = "async ([within, options]) => (await axe.run(within, options)).violations"
        found = self.page.evaluate(run, [within, options])
        return [
            (rule["id"], f"{node['target']}: {node['failureSummary'].splitlines()[-1].strip()}")
            for rule in found
            for node in rule["nodes"]
        ]


class Line:
    """The line between a browser and its tables, or one of them, which can be cut."""

    def __init__(self, visitor: Visitor, table: str = "") -> None:
        self.open: list[WebSocketRoute] = []
        self.begun = 0
        self.is_cut = False
        self.is_mute = False  # open, and nothing comes through
        visitor.page.route_web_socket(re.compile(f"/ws/{table}"), self._begin)

    def _begin(self, route: WebSocketRoute) -> None:
        self.begun += 1
        if self.is_cut:
            route.close(code=4000)
            return
        server = route.connect_to_server()
        self.open.append(route)
        route.on_message(server.send)
        server.on_message(lambda text: None if self.is_mute else route.send(text))

        def ended(code: int | None, reason: str | None) -> None:
            if route in self.open:
                self.open.remove(route)
            server.close(code=code or 1000, reason=reason or "")

        route.on_close(ended)

    def cut(self) -> None:
        self.is_cut = True
        for route in list(self.open):
            self.open.remove(route)
            route.close(code=4000)

    def mend(self) -> None:
        self.is_cut = False


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(house: House) -> Iterator[Visit]:
    """Bring somebody: `visit("Ada", language="ru", size=PHONE, touch=True, dark=True, motion=True)`.

    Without a name somebody new comes; an old acquaintance (a `Person`) may come with several browsers.
    """
    visitors: list[Visitor] = []

    def come(
        who: Person | str = "Ada",
        language: str = "en",
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        dark: bool = False,
        motion: bool = False,
    ) -> Visitor:
        context = house.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        visitors.append(Visitor(house, who, context, language))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()


def nearness(spot: Json) -> float:
    """How far a position lies from the middle of a land."""
    return min(math.dist((spot["x"], spot["y"]), middle) for middle in MIDDLES)


class Board:
    """Somebody who plays Roam by looking at what glows, with a mouse or a finger."""

    def __init__(self, visitor: Visitor, seed: int = 1, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.press_with = "tap" if touch else "click"
        self.did: list[str] = []  # the main button's words, one for each decision

    # Looking

    def look(self) -> Json:
        found: Json = self.page.evaluate(SEEN)
        return found

    def wait(self) -> Json:
        """Until there is something to decide, or nothing any more."""
        from playwright.sync_api import TimeoutError as TooLong

        try:
            found: Json = self.visitor.wait_until(READY)
        except TooLong:
            said = self.page.locator("aside").inner_text()[-600:]
            raise AssertionError(f"nothing to decide: {self.look()} after {self.did[-3:]}\n{said}") from None
        return found

    def is_asked(self) -> bool:
        return self.page.evaluate(READY) is not None

    # Acting

    def press(self, target: Locator, **how: Any) -> None:
        getattr(target, self.press_with)(**how)

    def press_map(self, x: float, y: float) -> None:
        """At a point of the map, in spaces."""
        frame = self.page.locator(".roam .frame")
        box = frame.bounding_box()
        assert box is not None
        self.press(frame, position={"x": x / 6 * box["width"], "y": y / 6 * box["height"]})

    def press_space(self, space: str) -> None:
        self.press(self.page.locator(f'[data-space="{space}"]'))

    def take(self, card: str) -> None:
        self.press(self.page.locator(f'.own [data-card="{card}"]'))

    def aim(self, at: str) -> None:
        """Choose a position of the character in hand: the spot is between spaces."""
        spot = next(spot for spot in self.look()["spots"] if spot["at"] == at)
        self.press_map(spot["x"], spot["y"])

    def confirm(self) -> None:
        main = self.page.locator(".bar .main")
        self.did.append(" ".join(main.inner_text().split()))
        self.press(main)

    def begin(self) -> None:
        """Until an own turn begins; what is asked before, such as a bid in an auction, is answered somehow."""
        while not self.wait()["cards"]:
            self.step()

    def use(self, card: str, at: str) -> None:
        self.begin()
        self.take(card)
        self.aim(at)
        self.confirm()

    def end(self) -> None:
        self.wait()
        self.confirm()

    def step(self) -> bool:
        """Decide one thing; false when the game is over."""
        seen = self.wait()
        if seen["over"]:
            return False
        if seen["answers"]:
            self.press(self.page.locator(".auction .answer .do").nth(self.rng.randrange(seen["answers"])))
        elif seen["lands"]:
            self.press(self.page.locator(f'[data-land="{seen["lands"][0]}"].ready').first)
        elif seen["tools"] and self.rng.random() < 0.5:
            self.use_artifact(self.rng.choice(seen["tools"]))
        elif seen["cards"]:
            self._use(seen)
        elif seen["offers"]:
            self.press(self.page.locator(f'.offer [data-artifact="{seen["offers"][0]}"]'))
        elif seen["targets"] and not seen["main"]:
            self._aim_at(seen["targets"])
        self.confirm()
        return True

    def _use(self, seen: Json) -> None:
        """Take up a character, and put it where it fills as much of one land as it can."""
        self.take(self.rng.choice(seen["cards"]))
        spots = self.look()["spots"]
        if spots:  # else it fits nowhere, and is chosen already
            best = min(spots, key=nearness)
            self.press_map(best["x"], best["y"])

    def _aim_at(self, spaces: list[str]) -> None:
        """One of the spaces that glow; where several things can be done there, one of them."""
        self.press_space(self.rng.choice(spaces))
        ways = self.page.locator(".ways button")
        if ways.count():
            self.press(ways.first)

    def use_artifact(self, number: str) -> None:
        """An artifact, and what it is used on: a space, two spaces, a character, or nothing."""
        before = self.look()["main"]
        self.press(self.page.locator(f'.own [data-artifact="{number}"]'))
        for _ in range(2):
            seen = self.look()
            if seen["main"] not in ("", before):
                return
            if seen["targets"]:
                self._aim_at(seen["targets"])
            elif seen["cards"]:
                self.take(self.rng.choice(seen["cards"]))

    def play(self, most: int = 400) -> None:
        """Play until the game is over."""
        for _ in range(most):
            if not self.step():
                return
        raise AssertionError(f"the game does not end: {self.did[-10:]}")


class Keys(Board):
    """Somebody who plays by the keyboard alone."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, most: int = 150) -> None:
        """Walk on until the focus is on something, once it is there."""
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            self.key("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def step(self) -> bool:
        seen = self.wait()
        if seen["over"]:
            return False
        before = self.page.evaluate(LAST_LINE)
        if seen["answers"]:
            self.tab_to(".auction .answer .do")
            self.key("Enter", "Enter")  # to choose, and to do it
        elif seen["lands"]:
            self.tab_to("[data-land].ready")
            self.key("Enter", "Enter")
        elif seen["cards"]:
            self.tab_to(".own [data-card].ready")
            self.key("Enter")
            self._walk()
            self.key("Enter", "Enter")
        elif seen["offers"]:
            self.tab_to(".offer [data-artifact].ready")
            self.key("Enter", "Enter")
        else:
            self.key("e")
        self.did.append(seen["main"])
        self.visitor.wait_until(f"(before) => ({LAST_LINE})() !== before", before)
        return True

    def _walk(self) -> None:
        """With the arrows to the position that fills most of one land."""
        spots = {spot["at"]: spot for spot in self.look()["spots"]}
        if not spots:
            return
        best = min(spots.values(), key=nearness)
        at = ""
        for _ in range(12):
            before, at = at, self.page.evaluate("document.activeElement.dataset.space")
            if at in (best["at"], before):
                return
            right, down = best["x"] - spots[at]["x"], best["y"] - spots[at]["y"]
            if abs(right) > abs(down):
                self.key("ArrowRight" if right > 0 else "ArrowLeft")
            else:
                self.key("ArrowDown" if down > 0 else "ArrowUp")
