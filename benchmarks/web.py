"""How big the browser client is, and how quick: bytes of a visit, time to the next paint, things that jump.

python -m benchmarks.web [--slowdown 4] [--rounds 6] [--turns 10] [--json results.json] [--map]

Needs the built client (`make web`) and Chromium. Sizes are what the server sends: gzip, fonts as they are. The
time of an interaction runs from the event to the paint that follows it, as the browser itself measures it (Event
Timing, in steps of 8 ms, nothing under 16 ms), with the processor slowed down. Presses are those of people: a
mouse or a finger rests over its target for a moment, and goes up a moment after it went down. All presses are
summed up as browsers do it: the longest, less one in fifty. Moving the pointer is no interaction to browsers, so
there it is the event's time to the frame after it. Jumping is the cumulative layout shift while the turns of
others arrive. `--map` measures only what part of the screen the map of Arcs has: the square in which it is round.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Request, sync_playwright

from parlour.words import LANGUAGES
from tests.server.servers import Person, Server, running
from tests.web.arcs import EAGER, MAP_SHARE, POINT, Clicks, Fingers, Plan, lay
from tests.web.browser import CHANGE_SETTINGS, LOCALES, PHONE, WIDE, Board, House, Visitor, executable

Json = dict[str, Any]
ASSETS = Path(__file__).parent.parent / "parlour" / "web" / "assets"
SCRIPT_LIMIT, VISIT_LIMIT, PAINT_LIMIT, SHIFT_LIMIT = 150.0, 250.0, 100.0, 0.01
MAP_LEAST = 35.0  # percent of the screen, on a desk
DESKS = ((1440, 900), (1920, 1080))
HANDS = (PHONE, (844, 390), (820, 1180))
FULL: Json = {"players": 4, "first": "south", "artifacts": True, "outpost": True}
SPOT = {"roam": "space", "arcs": "system"}  # what a board consists of
LEAST = 16  # milliseconds: shorter events are not reported
MOVING, EMPTY = "move over the map", "empty page"
# Where to press: a part of something, or its middle, brought where nothing covers it, once it holds still.
WHERE = """async (node, part) => {
  const look = () => {
    const box = node.getBoundingClientRect();
    return { x: box.x + (part?.x ?? box.width / 2), y: box.y + (part?.y ?? box.height / 2) };
  };
  const seen = ({ x, y }) => node.contains(document.elementFromPoint(x, y));
  if (!seen(look())) node.scrollIntoView({ block: "center" });
  for (let before = look(), now; ; before = now) {
    await new Promise((done) => setTimeout(done, 50));
    now = look();
    if (now.x === before.x && now.y === before.y) return now;
  }
}"""
REST, PRESS = 80, 60  # milliseconds a hand rests before it presses, and a press lasts
LISTEN = """() => {
  window.clicked = new Promise((done) => {
    addEventListener("click", () => setTimeout(done), { capture: true, once: true });
    setTimeout(done, 1000);
  });
}"""

OBSERVE = """
window.took = [];
window.moved = [];
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.took.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: "layout-shift", buffered: true });
addEventListener("pointermove", (event) => {
  requestAnimationFrame(() => setTimeout(() => window.moved.push(performance.now() - event.timeStamp)));
}, { capture: true });
"""


# Sizes


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def kilobytes(*paths: Path) -> float:
    return round(sum(packed(path) for path in paths) / 1000, 1)


def note_file(loaded: set[str], request: Request) -> None:
    loaded.add(request.url.rpartition("/")[2])


def sizes(house: House) -> Json:
    """All there is, and what a visit loads: the first page, then a table."""
    lessons = [*ASSETS.glob("Learn-*.js")]
    found: Json = {
        "scripts": kilobytes(*(set(ASSETS.glob("*.js")) - set(lessons))),
        "lessons": kilobytes(*lessons),
        "styles": kilobytes(*ASSETS.glob("*.css")),
        "fonts": kilobytes(*ASSETS.glob("*.woff2")),
        "visits": {},
    }
    for language, game in product(LANGUAGES, SPOT):
        with visiting(house, language) as ada:
            loaded: set[str] = set()
            ada.page.on("request", partial(note_file, loaded))
            ada.open("/", wait="main h2")
            options = FULL if game == "roam" else {"players": 4}
            table = ada.new_table(game=game, options=options, seats=["person", "random", "random", "random"])
            ada.open(f"/t/{table}", wait=f".{game} [data-{SPOT[game]}]")
            ada.page.evaluate("async () => { await document.fonts.ready; }")
            files = [path for path in ASSETS.iterdir() if path.name in loaded]
            found["visits"][f"{game}, {language}"] = {
                "scripts": kilobytes(*[path for path in files if path.suffix == ".js"]),
                "fonts": kilobytes(*[path for path in files if path.suffix == ".woff2"]),
                "styles": kilobytes(*[path for path in files if path.suffix == ".css"]),
                "pictures": kilobytes(*[path for path in files if path.suffix == ".json"]),
            }
    return found


# Time


@contextmanager
def visiting(house: House, language: str = "en", size: tuple[int, int] = WIDE) -> Iterator[Visitor]:
    """Somebody with a mouse, or with a phone."""
    context = house.browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[language],
        reduced_motion="no-preference",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
    )
    context.add_init_script(OBSERVE)
    yield Visitor(house, "Ada", context, language)
    context.close()


class Hand:
    """A mouse, or a finger on a phone, as people use them."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.fingers = (
            Fingers(visitor)
            if self.page.viewport_size == dict(zip(("width", "height"), PHONE, strict=True))
            else None
        )

    def press_at(self, x: float, y: float) -> None:
        if self.fingers is not None:
            self.page.evaluate(LISTEN)
            self.page.wait_for_timeout(REST)
            self.fingers.touch("touchStart", (x, y))
            self.page.wait_for_timeout(PRESS)
            self.fingers.touch("touchEnd")
            self.page.evaluate("() => window.clicked")  # the browser makes a click of it in its own time
            return
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(REST)
        self.page.mouse.down()
        self.page.wait_for_timeout(PRESS)
        self.page.mouse.up()

    def press(self, target: Locator, position: Any = None) -> None:
        target.wait_for()
        point = target.evaluate(WHERE, position)
        self.press_at(point["x"], point["y"])


class RoamPlayer(Board):
    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.hand = Hand(visitor)

    def press(self, target: Locator, **how: Any) -> None:
        self.hand.press(target, **how)


class ArcsPlayer(Clicks):
    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.hand = Hand(visitor)

    def press(self, target: Locator) -> None:
        self.hand.press(target)

    def press_system(self, system: str) -> None:
        point = self.page.evaluate(POINT, system)
        self.hand.press_at(point["x"], point["y"])


def play_on(person: Person, table: str, rounds: int) -> None:
    """Play any decisions until a round begins, so that there is something to draw and to read."""
    rng = random.Random(1)
    with person.sit(table) as seat:
        while True:
            told = seat.until(lambda told: told["options"] or told["outcome"])
            if told["outcome"] or (told["view"]["round"] >= rounds and told["view"]["step"] == "start"):
                return
            seat.play(rng.choice(told["options"])["text"])


def measured(visitor: Visitor, where: str, deed: Callable[[], object]) -> float:
    """The longest time to a paint that something took, in milliseconds."""
    visitor.page.evaluate(f"() => {{ window.{where} = []; }}")
    deed()
    visitor.page.wait_for_timeout(250)  # entries come after the paint
    found: list[float] = visitor.page.evaluate(f"() => window.{where}")
    return max([LEAST, *found])


def move_about(visitor: Visitor, board: Board) -> None:
    frame = visitor.page.locator(".roam .frame").bounding_box()
    assert frame is not None
    for spot in board.look()["spots"]:
        visitor.page.mouse.move(
            frame["x"] + spot["x"] / 6 * frame["width"], frame["y"] + spot["y"] / 6 * frame["height"]
        )


def times(house: House, slowdown: int, rounds: int, size: tuple[int, int]) -> dict[str, list[float]]:
    """What players do, some rounds of it, at a table of four with a game behind it."""
    found: dict[str, list[float]] = {}
    with visiting(house, size=size) as ada:
        table = ada.new_table("person", "random", "random", "random", options=FULL)
        play_on(ada.person, table, 6)
        ada.open_table(table)
        ada.page.evaluate(CHANGE_SETTINGS, {"pace": "brisk"})
        board = RoamPlayer(ada)
        throttle = ada.context.new_cdp_session(ada.page)
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

        def note(name: str, deed: Callable[[], object], where: str = "took") -> None:
            found.setdefault(name, []).append(measured(ada, where, deed))

        for _ in range(rounds):
            seen = board.wait()
            while not seen["cards"]:  # an auction, a purchase, the rest of a turn
                board.step()
                seen = board.wait()
            card = seen["cards"][0]
            note("choose a character", partial(board.take, card))
            spots = board.look()["spots"]
            if spots:
                if board.hand.fingers is None:
                    note(MOVING, lambda: move_about(ada, board), "moved")
                note("choose a place", partial(board.aim, spots[0]["at"]))
            note("confirm", board.confirm)
            for tab in ("actions", "log"):
                note(f"open the {tab}", partial(board.press, ada.page.locator(f"#tab-{tab}")))
            board.wait()
            note("undo", partial(board.press, ada.button("web-undo")))
            board.step()
            while not board.look()["over"] and "End turn" not in board.did[-1]:
                board.step()
    return found


def arcs_times(house: House, slowdown: int, rounds: int, size: tuple[int, int]) -> dict[str, list[float]]:
    """Decisions of Arcs, whatever they are, without motion; of each the longest of its clicks."""
    found: dict[str, list[float]] = {}
    rng = random.Random(1)
    with visiting(house, size=size) as ada:
        ada.page.emulate_media(reduced_motion="reduce")
        clicks = ArcsPlayer(ada)
        clicks.open(lay(Plan("speed", {"players": 4, "first": "red"}), ada.person, "random", "random", "random"))
        throttle = ada.context.new_cdp_session(ada.page)
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

        def note(name: str, deed: Callable[[], object]) -> None:
            found.setdefault(f"Arcs: {name}", []).append(measured(ada, "took", deed))

        for _ in range(4 * rounds):
            if clicks.wait()["outcome"]:
                break
            card = clicks.table["shown"]["frame"]["kind"] in ("leading", "following")
            note("play a card" if card else "another decision", partial(clicks.step, rng, EAGER))
            folded = not ada.page.locator("#tab-log").is_visible()  # where there is little room
            if folded:
                note("unfold the panels", partial(clicks.press, ada.page.locator(".fold")))
            for tab in ("actions", "log"):
                note(f"open the {tab}", partial(clicks.press, ada.page.locator(f"#tab-{tab}")))
            if folded:
                note("fold the panels", partial(clicks.press, ada.page.locator(".fold")))
    return found


def control(house: House, slowdown: int, rounds: int) -> dict[str, list[float]]:
    """A button that does nothing on a page without anything: what this machine takes for that, now."""
    with visiting(house) as ada:
        ada.page.goto("data:text/html,<button>nothing</button>")
        throttle = ada.context.new_cdp_session(ada.page)
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        press = partial(Hand(ada).press, ada.page.get_by_role("button"))
        return {"press a button that does nothing": [measured(ada, "took", press) for _ in range(rounds)]}


def shifting(house: House, turns: int, size: tuple[int, int], game: str) -> float:
    """How much jumps while turns of others arrive at somebody who only looks."""
    with visiting(house, size=size) as eve:
        ada = Person(house.server, "Ada")
        options = {"roam": {**FULL, "players": 2}, "arcs": {"players": 2}}[game]
        body: Json = {"game": game, "seats": ["person", "random"], "options": options}
        made = ada.http.post("/api/tables", json=body).json()
        ada.post(f"/api/tables/{made['table']}/start")
        eve.open(f"/t/{made['table']}?key={made['watch']}", wait=f".{game} [data-{SPOT[game]}]")
        eve.page.evaluate(CHANGE_SETTINGS, {"pace": "brisk"})
        eve.page.evaluate("async () => { await document.fonts.ready; window.shifts = 0; }")
        rng = random.Random(2)
        with ada.sit(made["table"]) as seat:
            while True:
                told = seat.until(lambda told: told["options"] or told["outcome"])
                if told["outcome"] or told["plays"] > 6 * turns:
                    break
                seat.play(rng.choice(told["options"])["text"])
                eve.page.wait_for_timeout(120)
        eve.page.wait_for_timeout(1500)
        found: float = eve.page.evaluate("() => window.shifts")
        return round(found, 4)


# The map


def map_shares(house: House) -> dict[str, float]:
    """What part of the screen the map of Arcs has, in percent."""
    found: dict[str, float] = {}
    with visiting(house) as ada:
        table = lay(Plan("speed", {"players": 4, "first": "red"}), ada.person, "random", "random", "random")
        for wide, high in (*DESKS, *HANDS):
            ada.page.set_viewport_size({"width": wide, "height": high})
            ada.open(f"/t/{table}", wait=".arcs [data-system]")
            found[f"{wide} × {high}"] = round(100 * ada.page.evaluate(MAP_SHARE), 1)
    return found


# Results


def within(value: float, limit: float) -> str:
    return "reached" if value <= limit else "MISSED"


def summed_up(values: list[float]) -> float:
    """Interaction to next paint as browsers define it: the longest of all, less one in fifty."""
    return sorted(values, reverse=True)[len(values) // 50]


def tell_shares(shares: dict[str, float]) -> None:
    aims = [f"{wide} × {high}" for wide, high in DESKS]
    print(f"| the map of Arcs (% of the screen) | found | aim {MAP_LEAST:g} |\n|---|---|---|")
    for size, share in shares.items():
        print(f"| {size} | {share} | {within(MAP_LEAST, share) if size in aims else ''} |")


def tell(results: Json) -> None:
    size = results["sizes"]
    print(f"| size (kB) | found | aim {SCRIPT_LIMIT:g} / {VISIT_LIMIT:g} |\n|---|---|---|")
    print(f"| all scripts without lessons | {size['scripts']} | {within(size['scripts'], SCRIPT_LIMIT)} |")
    print(f"| lessons | {size['lessons']} | |")
    print(f"| all fonts | {size['fonts']} | |")
    for who, visit in size["visits"].items():
        whole = round(visit["scripts"] + visit["fonts"] + visit["pictures"], 1)
        print(f"| a visit ({who}): scripts {visit['scripts']}, fonts {visit['fonts']} | {whole} |", end="")
        print(f" {within(whole, VISIT_LIMIT)} |")
    print(f"\n| to the next paint (ms), {results['slowdown']}× slower | median | worst | aim {PAINT_LIMIT:g} |")
    print("|---|---|---|---|")
    for where, found in results["times"].items():
        for name, values in found.items():
            middle, worst = statistics.median(values), max(values)
            print(f"| {name} ({where}) | {middle:.0f} | {worst:.0f} | {within(worst, PAINT_LIMIT)} |")
    print("\n| all presses | how many | summed up | |\n|---|---|---|---|")
    for where, found in results["times"].items():
        for game in ("Roam", "Arcs"):
            names = [name for name in found if name != MOVING and name.startswith("Arcs") == (game == "Arcs")]
            presses = [value for name in names for value in found[name]]
            if presses and where != EMPTY:
                summed = summed_up(presses)
                print(f"| {game} ({where}) | {len(presses)} | {summed:.0f} | {within(summed, PAINT_LIMIT)} |")
    print(f"\n| jumping while {results['turns']} turns arrive | found | aim {SHIFT_LIMIT:g} |\n|---|---|---|")
    for where, value in results["shifts"].items():
        print(f"| {where} | {value} | {within(value, SHIFT_LIMIT)} |")
    print()
    tell_shares(results["map"])


def measure(server: Server, browser: Browser, arguments: argparse.Namespace) -> Json:
    house = House(server, browser)
    places = {"wide": WIDE, "phone": PHONE}
    return {
        "when": time.strftime("%Y-%m-%d"),
        "slowdown": arguments.slowdown,
        "turns": arguments.turns,
        "browser": browser.version,
        "sizes": sizes(house),
        "times": {
            EMPTY: control(house, arguments.slowdown, arguments.rounds),
            **{
                name: times(house, arguments.slowdown, arguments.rounds, size)
                | arcs_times(house, arguments.slowdown, arguments.rounds, size)
                for name, size in places.items()
            },
        },
        "map": map_shares(house),
        "shifts": {
            f"{game}, {name}": shifting(house, arguments.turns, size, game)
            for game in SPOT
            for name, size in places.items()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How big the browser client is, and how quick.")
    parser.add_argument("--slowdown", type=int, default=4, help="how many times slower the processor is made")
    parser.add_argument("--rounds", type=int, default=6, help="turns that are measured")
    parser.add_argument("--turns", type=int, default=10, help="turns of others that arrive")
    parser.add_argument("--map", action="store_true", help="only the part of the screen that the map has")
    parser.add_argument("--json", type=Path, help="where to keep the results")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        results = (
            {"map": map_shares(House(server, browser))} if arguments.map else measure(server, browser, arguments)
        )
        browser.close()
    if arguments.map:
        tell_shares(results["map"])
    else:
        tell(results)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
