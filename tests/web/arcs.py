"""Arcs in Chromium: games planned in the mind and laid on a server, and people who play them there.

Chance is fixed by the seed of a table, so a game can be thought through before it is played: `a_chapter` plays one
by itself, with a taste for what a test needs, and a test follows it in a browser, decision by decision.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from sqlalchemy import insert

from parlour.core.game import NOBODY
from parlour.games.arcs.components.box import CARD_NAMES
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.views.knowledge import HAND, HIDDEN
from parlour.server import schema
from parlour.server.database import WRITING, open_database
from parlour.server.new_table import new_table
from parlour.server.rows import User
from parlour.server.schema import FINISHED, RUNNING
from parlour.server.settings import Settings
from parlour.server.stored_entries import entry_rows
from parlour.server.stored_tables import lay_table
from parlour.table.match import Match
from parlour.table.spec import PERSON, read_spec
from tests.server.servers import Json, Person, applied
from tests.web.browser import PATIENCE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Response, WebSocket

BEGINNING: Final = 1_800_000_000  # when planned games are played: no clock runs
TWO: Final[Json] = {"players": 2, "first": "red"}
LEADERS: Final[Json] = {"first": "red", "players": 3, "leaders": "both", "two_lore": True}
TRIES: Final = 200  # games that are thought through before one gives up: a test says with which to begin


# Thinking a game through


@dataclass(frozen=True)
class Play:
    """A decision: whose it was, what was asked, what was answered."""

    seat: int
    frame: str
    kind: str
    text: str


@dataclass
class Plan:
    """A game in the mind: how it began, and every decision so far."""

    seed: str
    options: Json
    plays: list[Play] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = [PERSON] * int(self.options["players"])
        self.match = Match(read_spec({"game": "arcs", "options": self.options, "seats": seats}), self.seed)
        self.entries = self.match.begin(BEGINNING)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def frame(self) -> str:
        """What is being decided."""
        pending = self.state.pending
        return name_of(type(pending[-1])) if pending else ""

    def play(self, text: str) -> None:
        seat, frame = self.state.to_move, self.frame
        kind = self.match.game.table.parse(text).kind
        self.plays.append(Play(seat, frame, kind, text))
        self.entries += self.match.play(seat, text, BEGINNING)

    def deeds(self, seat: int) -> set[str]:
        """What a seat has done: kinds of action, and `raid` where it stole after a battle."""
        own = [play for play in self.plays if play.seat == seat]
        raids = {"raid" for play in own if play.frame == "raiding" and play.kind != "stop"}
        return {play.kind for play in own} | raids

    def secrets(self) -> Iterator[list[set[str]]]:
        """After each play, the setup first: by seat, the cards in its hand or played face down that nobody saw."""
        twin = Plan(self.seed, self.options)
        seen: set[int] = set()
        for play in [*self.plays, None]:
            state = twin.state
            seats = state.setup.all_seats
            seen |= {state.played(seat) for seat in seats}
            held = [(state.hand(seat), state.hidden(seat)) for seat in seats]
            yield [{CARD_NAMES[card] for card in {*hand, *hidden} - seen} for hand, hidden in held]
            if play is not None:
                twin.play(play.text)


def names(text: str, card: str) -> bool:
    """Whether a text names a card."""
    return re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text) is not None


# How much somebody likes kinds of action, 1 where nothing is said; an action in full is taken whenever it can be.
Taste = Mapping[str, float]
EAGER: Final[Taste] = {
    "keep": 50, "redraw": 0.01, "pass": 0.02, "end": 0.6, "battle": 30, "secure": 30, "declare": 30, "seize": 6,
    "take": 3, "steal": 3, "stop": 0.1, "move": 3, "influence": 2, "lead": 3, "surpass": 3, "copy": 0.6,
    "build": 0.3, "repair": 0.1, "arrange": 0.01,
}  # fmt: skip
LAZY: Final[Taste] = {"keep": 50, "redraw": 0.01, "pass": 0.01, "end": 100, "copy": 5, "seize": 0.05, "stop": 20}
BUSY: Final[Taste] = {**EAGER, "use": 20, "attach": 10, "build": 6, "take": 10}


def choose(plan: Plan, tastes: Sequence[Taste], rng: random.Random) -> str:
    """What somebody with such a taste would do."""
    kinds: dict[str, list[str]] = {}
    for action in plan.state.actions():
        kinds.setdefault(action.kind, []).append(action.text)
    taste = tastes[plan.state.to_move]
    loved = [text for texts in kinds.values() for text in texts if text in taste and text not in kinds]
    if loved:
        return rng.choice(loved)
    kind = rng.choices(list(kinds), [taste.get(kind, 1) for kind in kinds])[0]
    return rng.choice(kinds[kind])


def a_game(
    number: int,
    tastes: Sequence[Taste],
    until: Callable[[Plan], bool],
    most: int = 100,
    options: Json = TWO,
) -> Plan | None:
    """A game up to where it is as wanted; None where it does not come to that soon."""
    plan = Plan(f"plan {number}", options)
    rng = random.Random(number)
    while len(plan.plays) <= most:
        if until(plan):
            return plan
        if plan.state.to_move == NOBODY:
            return None
        plan.play(choose(plan, tastes, rng))
    return None


def first_of(number: int, think: Callable[[int], Plan | None]) -> Plan:
    """The first of the games from this number on that comes to what is wanted."""
    found = next(filter(None, map(think, range(number, number + TRIES))), None)
    assert found is not None, f"none of {TRIES} games from {number} on comes to that"
    return found


def a_chapter(
    number: int,
    wanted: Callable[[Plan], bool],
    tastes: Sequence[Taste],
    most: int = 60,
    options: Json = TWO,
) -> Plan:
    """A first chapter in which everything wanted happens. `number` is one that is known to lead to it at once."""

    def think(tried: int) -> Plan | None:
        plan = a_game(tried, tastes, lambda plan: plan.state.chapter == 2, most, options)
        return plan if plan is not None and wanted(plan) else None

    return first_of(number, think)


SINGLE: Final = ("declare", "spend")  # a button for each; of other kinds one is chosen among several


def at(
    frame: str,
    number: int,
    kinds: Sequence[str] = (),
    tastes: Sequence[Taste] = (EAGER, LAZY, LAZY, LAZY),
    also: Callable[[Plan], bool] = lambda _: True,
    most: int = 120,
    options: Json = TWO,
) -> Plan:
    """A game up to where red is asked this and may do that. `number` is one that is known to come there soon."""

    def there(plan: Plan) -> bool:
        if plan.frame != frame or plan.state.to_move != 0 or not also(plan):
            return False
        offered = [action.kind for action in plan.state.actions()]
        return all(offered.count(kind) >= (1 if kind in SINGLE else 2) for kind in kinds)

    return first_of(number, lambda tried: a_game(tried, tastes, there, most, options))


# Laying it on a server


def lay(plan: Plan, *people: Person | str) -> str:
    """A table at which all this was played, in the database of a server; names are those of bots."""
    persons = [person for person in people if isinstance(person, Person)]
    sitting = {seat: person.me["id"] for seat, person in enumerate(people) if isinstance(person, Person)}
    seats = [PERSON if isinstance(person, Person) else person for person in people]
    spec = read_spec({"game": "arcs", "options": plan.options, "seats": seats})
    owner = User(id=persons[0].me["id"], name="", created=0)
    row, chairs = new_table(owner, spec, sitting, FINISHED if plan.match.over else RUNNING)
    row = replace(row, seed=plan.seed, to_move=plan.state.to_move, seq=len(plan.entries))
    settings = Settings(database=f"sqlite:///{persons[0].server.folder / 'parlour.sqlite'}")
    engine = open_database(settings)
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        lay_table(connection, row, chairs)
        connection.execute(insert(schema.entries).values(entry_rows(row.id, plan.entries)))
    engine.dispose()
    return row.id


# What a browser hears


class Ears:
    """Everything a page is told by the server, and everything it says over its socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.told: list[Json] = []  # the same as objects, whole tables where only changes came
        self.said: list[Json] = []
        self.responses: list[Response] = []
        self.table: Json = {}
        page.on("websocket", self._open)
        page.on("response", lambda response: self.responses.append(response))

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        said = self.table.get("chat", [])
        if message["type"] == "table":
            self.table = {**message, "chat": said + message["chat"]}
        elif message["type"] == "changes":
            self.table = message = applied(self.table, message)
        elif message["type"] == "chat":
            self.table["chat"] = said + message["lines"]
        self.told.append(message)

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Listen until the table is as wanted."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not (self.table and wanted(self.table)):
            if time.monotonic() > deadline:
                where = {name: self.table.get(name) for name in ("status", "plays", "to_move", "you", "options")}
                raise AssertionError(f"it never came to that: {where}, said {self.said[-3:]}")
            self.page.wait_for_timeout(8)
        return self.table

    def until_play(self, plays: int) -> None:
        """Listen until so many decisions were told."""
        self.until(lambda told: bool(told["plays"] >= plays))

    def played(self) -> list[str]:
        """What the page asked the server to play."""
        return [said["action"] for said in self.said if said["do"] == "play"]


def leaks(message: Json, card: str, holder: int) -> list[str]:
    """Where a message says that somebody holds a card, or names it at all: paths into it.

    The view lists for every card where it may be, as bits: to say that it can only be with them is telling.
    """
    found: list[str] = []

    def walk(value: object, path: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(name, f"{path}.{name}*")
                walk(inner, f"{path}.{name}")
        elif isinstance(value, list):
            for number, inner in enumerate(value):
                walk(inner, f"{path}[{number}]")
        elif isinstance(value, str) and names(value, card):
            found.append(path)

    walk(message, "")
    for field_name in ("may", "known_to_all"):
        places = message.get("view", {}).get(field_name)
        if places and places[CARD_NAMES.index(card)] & ~(1 << HAND + holder | 1 << HIDDEN + holder) == 0:
            found.append(f".view.{field_name}")
    return found


# What part of the screen is the map: the square in which it is round.
MAP_SHARE: Final = """() => {
  const { width, height } = document.querySelector(".reach").getBoundingClientRect();
  return Math.min(width, height) ** 2 / (innerWidth * innerHeight);
}"""


# Playing by what can be seen

# A point of a system that nothing covers.
POINT: Final = """(system) => {
  const ground = document.querySelector(`[data-system="${system}"] .ground`);
  const inside = (x, y) => document.elementFromPoint(x, y)?.closest("[data-system]")?.dataset.system === system;
  const look = () => {
    const box = ground.getBoundingClientRect();
    let best = null;
    for (let right = 1; right < 12; right++) {
      for (let down = 1; down < 12; down++) {
        const [x, y] = [box.x + (box.width * right) / 12, box.y + (box.height * down) / 12];
        const far = Math.hypot(right - 6, down - 6);
        if (best !== null && far >= best.far) continue;
        const around = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]];
        if (around.every(([a, b]) => inside(x + a, y + b))) best = { x, y, far };
      }
    }
    return best;
  };
  const found = look();
  if (found) return found;
  ground.scrollIntoView({ block: "center" });
  return look();
}"""
SETTLED: Final = """new Promise((done) => {
  const busy = () => document.querySelector("main[aria-busy=true]") !== null;
  const look = () => setTimeout(() => (busy() ? look() : done()), 20);
  look();
})"""
AT_ONCE: Final = {"move", "guide", "battle", "onward", "fire", "from", "by", "again"}  # without a second click
MOVES: Final = ("move", "guide")
IN_COURT: Final = ("influence", "secure", "abduct")
DOUBLE_TAP: Final = 0.6  # seconds: browsers take what is quicker for a double tap
WITH_HAND: Final = ("lead", "surpass", "copy", "pivot", "seize", "hand")


class Clicks:
    """Somebody who plays Arcs with a mouse or a finger, by what the board offers."""

    tapped = 0.0  # when the button below the board was, the last time

    def __init__(self, visitor: Visitor, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touch = touch
        self.ears = Ears(visitor.page)

    def open(self, table: str) -> None:
        self.visitor.open(f"/t/{table}", wait=".arcs [data-system]")
        self.ears.until(lambda told: True)

    # Looking

    @property
    def table(self) -> Json:
        return self.ears.table

    def option(self, text: str) -> Json:
        """What is offered under these words."""
        found: Json = next(option for option in self.table["options"] if option["text"] == text)
        return found

    def wait(self) -> Json:
        """Until there is something to decide, or nothing any more."""
        told = self.ears.until(lambda told: bool(told["options"] or told["outcome"]))
        self.settle()
        return told

    def settle(self) -> None:
        """Until the page has drawn what it was told, and awaits no answer."""
        self.page.evaluate(SETTLED)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def task(self, text: str) -> Locator:
        """An option in plain words, in the panel that says what to do."""
        return self.find(f'.task [data-option="{text}"]')

    # Pressing

    def press(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    def press_system(self, system: str) -> None:
        point = self.page.evaluate(POINT, system)
        assert point, f"{system} is covered"
        if self.touch:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def confirm(self) -> None:
        self.press_main(self.find(".bar .main"))

    def press_main(self, button: Locator) -> None:
        """The button below the board. A second tap at once counts as the same one, and does nothing."""
        if self.touch:
            self.page.wait_for_timeout(1000 * max(0.0, self.tapped + DOUBLE_TAP - time.monotonic()))
            self.tapped = time.monotonic()
        self.press(button)

    # Deciding

    def play(self, plays: Sequence[Play | str]) -> int:
        """Do the first of these; how many of them that were, as ships and dice are chosen together."""
        todo = [play if isinstance(play, str) else play.text for play in plays]
        before = self.wait()["plays"]
        done = self._together(todo) or self._alone(self.option(todo[0]))
        self.ears.until_play(before + done)
        assert self.ears.played()[-done:] == todo[:done]
        return done

    def step(self, rng: random.Random, taste: Taste) -> str:
        """Decide something, whatever is liked; what it was."""
        told = self.wait()
        kinds = list(dict.fromkeys(option["kind"] for option in told["options"]))
        kind = rng.choices(kinds, [taste.get(kind, 1) for kind in kinds])[0]
        text = str(rng.choice([option["text"] for option in told["options"] if option["kind"] == kind]))
        if self.panel() is None:
            self.play([text])
            return text
        apart = self.find(".task .move.apart").count() > 0
        self._together([text])
        if apart:
            self.ears.until_play(told["plays"] + 1)
            return text
        frame = told["shown"]["frame"]["kind"]  # ships and dice of other kinds follow by themselves
        self.ears.until(lambda told: not told["options"] or told["shown"]["frame"]["kind"] != frame)
        return text

    def panel(self) -> str | None:
        """Where numbers of ships or dice are to be chosen."""
        return {"moving": ".task .move", "dicing": ".task .dice"}.get(self.table["shown"]["frame"]["kind"])

    def _together(self, todo: list[str]) -> int:
        """Numbers of ships and of dice: set them all, then go."""
        panel = self.panel()
        if panel is None:
            return 0
        kinds = ("fresh", "damaged") if "move" in panel else ("assault", "skirmish", "raid")
        steppers = {kind: self.stepper(kind) for kind in kinds if self.stepper(kind).count()}
        chosen: dict[str, int] = {}
        for text in todo:
            kind, _, number = text.partition(" ")
            if kind not in steppers or kind in chosen:  # damaged ships may be asked about later
                break
            chosen[kind] = int(number)
        for down in (True, False):  # less first: there may be no room for more
            for kind, stepper in steppers.items():
                self._step(stepper, chosen.get(kind, 0), down)
        go = self.find(".bar [data-do]")
        if go.is_disabled():  # what was not asked about is not none
            others = [steppers[kind].get_by_role("button").last for kind in steppers if kind not in chosen]
            self.press(next(more for more in others if more.is_enabled()))
        self.press_main(go)
        return len(chosen)

    def stepper(self, kind: str) -> Locator:
        message = {"fresh": "web-arcs-fresh-ships", "damaged": "web-arcs-damaged-ships"}.get(kind)
        name = self.visitor.say(message or f"arcs-name-{kind}")
        return self.find(".task").get_by_role("group", name=name, exact=True)

    def _step(self, stepper: Locator, wanted: int, down: bool) -> None:
        less, more = stepper.get_by_role("button").first, stepper.get_by_role("button").last
        while (shown := int(stepper.locator("output").inner_text())) != wanted and (shown > wanted) == down:
            button = less if down else more
            if button.is_disabled():
                return
            self.press(button)

    def _alone(self, option: Json) -> int:
        kind = option["kind"]
        rolled = kind == "hit" and self.table["shown"]["frame"]["kind"] == "battling"
        if kind != "end":
            self._aim(option)
        if kind not in AT_ONCE and not rolled:
            self.confirm()
        return 1

    def _aim(self, option: Json) -> None:
        """Choose an option where it is to be found."""
        kind, text = option["kind"], option["text"]
        same = [other for other in self.table["options"] if other["kind"] == kind]
        verb = self.find(f'.task [data-verb="{kind}"]')
        if verb.count():
            self.press(verb)
            if len(same) == 1 and kind not in MOVES:
                return
        if kind in ("draft", "learn"):
            self.press(self.find(f'[data-draft="{option.get("leader") or option["lore"]}"]'))
        elif kind in WITH_HAND and "card" in option:
            self._aim_card(option)
        elif kind in MOVES and self.table["shown"]["frame"]["kind"] == "sensing":
            self.press_system(option["from"])  # where they go is known
        elif kind in MOVES:
            self.press_system(option["from"])
            if self.find(".task .spot .move").count():
                self.press(self.find(".task .spot .move"))
            self.press_system(option["to"])
        elif kind in IN_COURT:
            self.press(self.find(f'.court [data-court="{option["court"]}"]'))
        elif kind == "steal" and self.find(".opened").count():
            self.press(self.find(".opened .slots button").nth(option["slot"] - 1))
        elif verb.count() == 0 and self.task(text).count():
            self.press(self.task(text))
        elif "at" in option:
            self.press_system(option["at"])
            there = [other for other in same if other["at"] == option["at"]]
            if len(there) > 1:
                self.press(self.task(text))
        else:
            self.press(self.task(text))

    def _aim_card(self, option: Json) -> None:
        card = option["card"]
        of_card = [
            other for other in self.table["options"] if other.get("card") == card and other["kind"] in WITH_HAND
        ]
        if option["kind"] == "seize":
            of_card = [option]
        self.press(self.find(f'.hand [data-card="{card}"]'))
        if len(of_card) > 1 or option["kind"] == "copy":
            self.press(self.task(option["text"]))


# How many steps of the tab key lead to an element, and where the focus is now.
STEPS: Final = """(wanted) => {
  const kinds = "a[href], button, input, select, textarea, summary, [tabindex]";
  const open = document.querySelector("dialog[open]") ?? document;
  const reached = (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility();
  const all = [...open.querySelectorAll(kinds)].filter(reached);
  const here = document.activeElement;
  if (here === document.body) return all.indexOf(wanted) + 1;
  const before = all.filter((one) => one !== here && one.compareDocumentPosition(here) & 4).length;
  const to = all.indexOf(wanted);
  return to >= before + all.includes(here) ? to - before + (all.includes(here) ? 0 : 1) : to - before;
}"""
WHERE: Final = """(system) => {
  const middle = (node) => {
    const box = node.querySelector(".ground").getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const here = document.activeElement;
  const [x, y] = middle(here);
  const [right, down] = middle(document.querySelector(`[data-system="${system}"]`));
  return { at: here.dataset.system, right: right - x, down: down - y };
}"""


class Keys(Clicks):
    """Somebody who plays by the keyboard alone."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.ways = itertools.cycle((self.walk_to, self.skip_to))

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def is_on(self, target: Locator) -> bool:
        found: bool = target.evaluate("(wanted) => document.activeElement === wanted")
        return found

    def tab_to(self, target: Locator) -> None:
        """Walk to something with the tab key, the shorter way round."""
        for _ in range(4):  # panels may come and go on the way
            if self.is_on(target):
                return
            steps = target.evaluate(STEPS)
            self.key(*["Tab" if steps > 0 else "Shift+Tab"] * abs(steps))
        assert self.is_on(target), f"the keyboard does not reach {target}"

    def press(self, target: Locator) -> None:
        self.tab_to(target)
        self.key("Enter")

    def press_system(self, system: str) -> None:
        if not self.page.evaluate("document.activeElement.matches('[data-system]')"):
            self.tab_to(self.find('[data-system][tabindex="0"]'))
        next(self.ways)(system)
        self.key("Enter")

    def skip_to(self, system: str) -> None:
        """From one system where something can be done to the next."""
        for _ in range(24):
            if self.page.evaluate(WHERE, system)["at"] == system:
                return
            self.key("n")
        raise AssertionError(f"the key n does not lead to {system}")

    def walk_to(self, system: str) -> None:
        """With the arrows; where they lead astray, from one offered system to the next."""
        been: set[tuple[str, str]] = set()
        for _ in range(20):
            where = self.page.evaluate(WHERE, system)
            if where["at"] == system:
                return
            ways = [
                (abs(where["right"]), "ArrowRight" if where["right"] > 0 else "ArrowLeft"),
                (abs(where["down"]), "ArrowDown" if where["down"] > 0 else "ArrowUp"),
            ]
            new = [way for _, way in sorted(ways, reverse=True) if (where["at"], way) not in been]
            been |= {(where["at"], way) for way in new[:1]}
            self.key(new[0] if new else "n")
        raise AssertionError(f"the keyboard does not reach {system}")

    def confirm(self) -> None:
        closing = any(option["kind"] == "end" for option in self.table["options"])
        if closing and not self.find(".bar .buttons > button:not(.main)").count():
            self.key("e")  # nothing is chosen: the turn ends
        elif self.page.evaluate("document.activeElement.matches('.arcs .chosen')"):
            self.key("Enter")  # what is chosen twice is done
        else:
            super().confirm()


class Fingers:
    """Fingers on a page: what no tap is."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.session = visitor.context.new_cdp_session(self.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def drag(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 6) -> None:
        """All fingers at once, each from a point to another."""
        self.touch("touchStart", *[start for start, _ in ways])
        for step in range(1, steps + 1):
            part = step / steps
            points = [(a + (x - a) * part, b + (y - b) * part) for (a, b), (x, y) in ways]
            self.touch("touchMove", *points)
        self.page.wait_for_timeout(120)  # a finger that rests before it leaves throws nothing
        self.touch("touchMove", *points)
        self.touch("touchEnd")
