"""Every frame a browser draws while others play is one moment of the game: the log, the board, the hands, the
power, whose turn it is. The moments are those of the record, as the engine replays it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest

from parlour.core.event import Event
from parlour.core.game import all_shown
from parlour.core.record import Record
from parlour.games import find_game
from tests.server.servers import Follower, Json
from tests.web.browser import CHANGE_SETTINGS, QUICK, Visit, Visitor

pytestmark = pytest.mark.slow
ME: Final = 0
SEATS: Final = 3

# What is drawn, whenever it is something else than before.
RECORD: Final = r"""
window.frames = [];
window.all = (selector, root = document) => [...root.querySelectorAll(selector)];
window.there = (selector, root) => all(selector, root).filter((one) => !one.inert); // what is leaving is not there
window.number = (node, none = NaN) => (node ? Number(node.textContent.replace(/\D/g, "")) : none);
window.purses = (at) => all(".own .purse, .rival .purse").map((one) => number(all("b", one)[at]));
window.systems = (how) => Object.fromEntries(all("[data-system]").map((one) => [one.dataset.system, how(one)]));
window.record = (draw) => {
  let last = "";
  const look = () => {
    const drawn = JSON.stringify({
      line: all(".log [data-line]").at(-1)?.dataset.line ?? "",
      mine: document.querySelector(".bar.mine") !== null,
      title: document.title.startsWith("●"),
      over: document.querySelector("dialog[open] table") !== null,
      ...draw(),
    });
    if (drawn !== last) window.frames.push(JSON.parse(drawn));
    last = drawn;
    requestAnimationFrame(look);
  };
  look();
};
"""
ROAM: Final = """() => record(() => ({
  coins: purses(0),
  supply: purses(1),
  taken: all("[data-space]").filter((one) => !one.ariaLabel.includes(FREE)).map((one) => one.dataset.space).sort(),
  lands: there(".rim [data-land]").map((one) => Number(one.dataset.land)).filter(Boolean).sort((a, b) => a - b),
  awake: there(".own [data-card]:not(.asleep)").map((one) => one.dataset.card).sort(),
  held: all(".rival").map((one) => there("[data-card]", one).length),
  alive: all(".bar .main:not(:disabled), .ready, [data-target], .answer .do:not(:disabled)").length > 0,
}))"""
ARCS: Final = r"""() => record(() => ({
  chapter: number(document.querySelector(".hub .big")),
  power: [".own .power", "[data-rival] [data-fact=power]"].flatMap((one) => all(one).map(number)),
  hands: [all(".hand [data-card]").length, ...all("[data-rival] [data-fact=hand]").map(number)],
  hand: all(".hand [data-card]").map((one) => one.dataset.card).sort(),
  ships: systems((one) => {
    const groups = [...one.nextElementSibling.children].map((group) => number(group.querySelector(".count"), 1));
    const coming = all(`.flight[data-to="${one.dataset.system}"]`).map((flight) => Number(flight.dataset.count));
    return [...groups, ...coming].reduce((sum, count) => sum + count, 0);
  }),
  buildings: systems((one) => all("svg", one).length),
  markers: all(".ambitions li").map((one) => all(".markers text", one).map(number)),
  alive: all("[data-option], [data-verb], [data-do], [data-meant], .ready, .bar .main:not(:disabled)").length > 0,
}))"""


@dataclass(frozen=True)
class Moment:
    """A position after some events of a play: what may be drawn then, by field."""

    play: int
    done: int  # events
    whole: bool  # all of them
    to_move: int
    allowed: dict[str, list[Any]]

    def fits(self, frame: Json) -> list[str]:
        """The fields that are drawn as they never were."""
        drawn = {name: values for name, values in self.allowed.items() if not name.startswith("_")}
        return [name for name, values in drawn.items() if frame[name] not in values]


def roam(position: Json) -> Json:
    view = position["view"]
    players = view["players"]
    return {
        "coins": [player["coins"] for player in players],
        "supply": [player["supply"] for player in players],
        "taken": sorted({space for player in players for space in player["tokens"]}),
        "lands": sorted(land for land in view["lands"] if land),
        "awake": sorted(players[ME]["up"]),
        "held": [len(player["up"] + player["down"]) for player in players[1:]],
        "_tokens": [player["tokens"] + player["stacked"] for player in players],
        "_lands": view["lands"],
    }


def arcs(position: Json) -> Json:
    view, shown = position["view"], position["shown"]
    none: Json = {"fresh": [0], "damaged": [0]}
    here = {system: view["map"].get(system, none) for system in shown["control"]}
    return {
        "chapter": view["chapter"],
        "power": [player["power"] for player in view["players"]],
        "hands": view["hand_sizes"],
        "hand": sorted(view["hand"]),
        "ships": {system: sum(ships["fresh"] + ships["damaged"]) for system, ships in here.items()},
        "buildings": {system: len(found) for system, found in shown["buildings"].items()},
        "markers": [[number for marker in one["markers"] for number in marker] for one in shown["ambitions"]],
    }


def reckoned(drawn: Json, event: Json) -> Json:
    """What a single event makes of what is drawn, where several of one play change the same thing."""
    seat, kind = event["seat"], event["kind"]
    if kind == "score" and "ambition" in event:
        power = [value + event["power"] * (at == seat) for at, value in enumerate(drawn["power"])]
        return {**drawn, "power": power}
    if kind in ("destroy", "build", "build-damaged") and "piece" in event:
        name = "ships" if event["piece"] == "ship" else "buildings"
        by = -1 if kind == "destroy" else 1
        return {**drawn, name: {**drawn[name], event["at"]: drawn[name][event["at"]] + by}}
    if kind == "consolation":
        return {**drawn, "coins": [coins + (at == seat) for at, coins in enumerate(drawn["coins"])]}
    if kind == "win":
        return won(drawn, seat, int(event["card"]), event["price"])
    if kind == "lay":
        lands = [*drawn["_lands"]]
        lands[event["place"] - 1] = int(event["card"])
        return {**drawn, "_lands": lands, "lands": sorted(filter(None, lands))}
    return drawn


def won(drawn: Json, seat: int, card: int, price: int) -> Json:
    """A land leaves the map, and the tokens on it go home."""
    place = drawn["_lands"].index(card)
    lands = [0 if land == card else land for land in drawn["_lands"]]
    tokens = [[space for space in own if place_of(space) != place] for own in drawn["_tokens"]]
    home = [len(own) - len(left) for own, left in zip(drawn["_tokens"], tokens, strict=True)]
    return {
        **drawn,
        "_lands": lands,
        "_tokens": tokens,
        "lands": sorted(filter(None, lands)),
        "taken": sorted({space for own in tokens for space in own}),
        "supply": [supply + back for supply, back in zip(drawn["supply"], home, strict=True)],
        "coins": [coins - price * (at == seat) for at, coins in enumerate(drawn["coins"])],
        "held": [held + (at == seat) for at, held in enumerate(drawn["held"], 1)],
        "awake": sorted([*drawn["awake"], *[str(card)] * (seat == ME)]),
    }


def place_of(space: str) -> int:
    """The land a space belongs to: two columns and three rows each."""
    return "abcdef".index(space[0]) // 2 + (int(space[1]) - 1) // 3 * 3


def moments(record: Record, name: str) -> Iterator[Moment]:
    """Every moment of a game as its first seat may see it."""
    draw = {"roam": roam, "arcs": arcs}[name]
    events: list[Event] = []
    state = record.replay(0, events)

    def position() -> Json:
        shown = all_shown(record.game, state, ME)
        drawn: Json = draw({"view": state.view(ME).data, "shown": shown})
        return drawn

    before, told, mover = position(), len(events), state.to_move
    yield Moment(0, told, True, mover, {field: [value] for field, value in before.items()})
    for play, entry in enumerate(record.entries, 1):
        fresh: list[Event] = []
        record.play_entry(state, entry, fresh)
        seen = [event.to_json() for event in fresh if event.visible_to(ME)]
        after = done = position()
        counted = before
        for number, event in enumerate(seen, 1):
            counted = reckoned(counted, event)
            allowed = {field: [before[field], after[field], counted[field]] for field in after}
            yield Moment(play, number, False, mover, allowed)
        mover = state.to_move
        yield Moment(play, len(seen), True, mover, {field: [value] for field, value in done.items()})
        before = after


def check(frames: list[Json], record: Record, name: str, lines: set[str]) -> None:
    """Each frame is a moment that its last line of the log can belong to, and none comes before an earlier one."""
    by_line: dict[str, list[tuple[int, Moment]]] = {}
    line = ""
    for number, moment in enumerate(moments(record, name)):
        here = f"{moment.play}.{moment.done - 1}"
        if not moment.whole and here in lines:
            line = here
        elif moment.play == 0:
            line = max((known for known in lines if known.startswith("0.")), key=lambda known: int(known[2:]))
        by_line.setdefault(line, []).append((number, moment))
    reached = 0
    for frame in frames:
        known = [(number, moment) for number, moment in by_line[frame["line"]] if number >= reached]
        found = [(number, moment) for number, moment in known if not moment.fits(frame) and is_turn(frame, moment)]
        wrong = {
            moment.play: [(name, frame[name], moment.allowed[name]) for name in moment.fits(frame)]
            for _, moment in known
        }
        turn = {name: frame[name] for name in ("line", "mine", "title", "over", "alive")}
        assert found, f"never so: {turn}, {wrong}, {[(moment.whole, moment.to_move) for _, moment in known]}"
        reached = found[0][0]


def is_turn(frame: Json, moment: Moment) -> bool:
    """One's own turn is only said when the play before is over, and then something can be done."""
    said = frame["mine"] or frame["title"]
    if frame["over"]:
        return moment.whole and moment.to_move < 0
    return not frame["mine"] or (moment.whole and moment.to_move == ME and frame["alive"]) or not said


def watch(visitor: Visitor, table: str, script: str, wait: str) -> None:
    visitor.context.add_init_script(RECORD)
    visitor.open(f"/t/{table}", wait=wait)
    visitor.page.evaluate(CHANGE_SETTINGS, {"pace": "brisk"})
    free = visitor.say("web-roam-space-free")
    visitor.page.evaluate(f"() => {{ window.FREE = {free!r}; ({script})(); }}")


def rest(visitor: Visitor) -> None:
    """Until what was told is drawn."""
    visitor.wait_until("() => document.querySelector('.bar .pace, .bar .caption') === null")


def play(visitor: Visitor, seat: Follower, rng: random.Random, until: str, likes: dict[str, float]) -> None:
    """Decide for the seat that is watched, sometimes before all that happened has been shown."""
    for _ in range(300):
        told = seat.until(lambda told: told["options"] or told["outcome"])
        if told["outcome"] or (until == "chapter" and told["view"]["chapter"] > 1):
            return
        if rng.random() < 0.15:
            rest(visitor)
        options = told["options"]
        option = rng.choices(options, [likes.get(option["kind"], 1) for option in options])[0]
        seat.play(option["text"])


@pytest.mark.parametrize("name", ["roam", "arcs"])
def test_every_frame_is_one_moment_of_the_game(visit: Visit, name: str) -> None:
    ada = visit("Ada", motion=True)
    options: Json = {**QUICK, "players": SEATS} if name == "roam" else {"players": SEATS, "first": "red"}
    table = ada.new_table("person", "random", "random", game=name, options=options)
    script, wait = (ROAM, ".roam [data-space]") if name == "roam" else (ARCS, ".reach [data-system]")
    watch(ada, table, script, wait)
    rng = random.Random(name)
    with ada.person.sit(table) as seat:
        play(ada, seat, rng, "chapter" if name == "arcs" else "end", {"battle": 20, "declare": 20, "move": 3})
        ada.page.wait_for_timeout(300)
        ada.wait_until(
            "() => document.querySelector('.bar .pace') === null && !document.querySelector('.bar .caption')"
        )
        frames: list[Json] = ada.page.evaluate("window.frames")
        line = ada.page.locator(".log [data-line]")
        lines = set(line.evaluate_all("(all) => all.map((one) => one.dataset.line)"))
        if name == "arcs":
            assert seat.say("concede")["type"] == "ok"
        seat.until(lambda told: told["outcome"])
    record = Record.from_text(ada.person.http.get(f"/api/tables/{table}/record").text, find_game)
    assert len(frames) > len(lines) / 2, "what happened was not shown step by step"
    check(frames, record, name, lines)
