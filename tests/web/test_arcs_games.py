"""Arcs in a real browser: a chapter by clicks, by keys, a round by touch, a draft, and what nobody may hear."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from parlour.core.game import all_shown
from parlour.games.arcs.components.box import CARD_NAMES, SLOT_COSTS, SLOTS
from parlour.games.arcs.views.knowledge import HAND
from tests.server.servers import Json, Person
from tests.web.arcs import (
    EAGER,
    LAZY,
    TWO,
    Clicks,
    Fingers,
    Keys,
    Plan,
    Play,
    a_chapter,
    a_game,
    at,
    first_of,
    lay,
    leaks,
)
from tests.web.browser import PHONE, WIDE, Visit, Visitor, words
from tests.web.test_games import NO_MOUSE

COUNT_KEYS = """
window.typed = 0;
addEventListener("keydown", () => (window.typed += 1), { capture: true });
"""
WITH_LORE: Json = {**TWO, "leaders": "both", "two_lore": True}
COLOURS = ("#e66a12", "#0072b2")  # of the seats
# What lies on the table, as the page shows it.
SHOWN = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const texts = (selector, root = document) => all(selector, root).map((one) => one.textContent.trim());
  const piece = (drawn) => [drawn.style.getPropertyValue("--seat"), drawn.querySelector(".hatch") !== null];
  return {
    hand: all(".hand [data-card]").map((one) => one.dataset.card),
    slots: texts(".own .slots .unseen"),
    guilds: texts(".own .guild"),
    piles: texts(".own .pile b").map(Number),
    ambitions: all(".ambitions li").map((one) => ({
      markers: all(".markers text", one).map((text) => Number(text.textContent)),
      counts: texts(".count b", one).map(Number),
      scores: texts(".count em [aria-hidden]", one).map(Number),
    })),
    systems: Object.fromEntries(all(".reach [data-system]").map((one) => [one.dataset.system, {
      said: one.getAttribute("aria-label"),
      control: one.querySelector(".flag") && one.style.getPropertyValue("--colour"),
      buildings: all("svg", one).map(piece),
      ships: [...one.nextElementSibling.children].map((group) => [
        ...piece(group.querySelector("svg")),
        Number((group.querySelector(".count")?.textContent ?? "1").replace("×", "")),
      ]),
    }])),
    court: all(".court .place").map((one) => [
      one.querySelector("[data-court]")?.dataset.court ?? "", texts(".agents b", one).map(Number),
    ]),
    initiative: all(".round li").findIndex((one) => one.querySelector('.who [role="img"]')),
    log: texts(".log .line"),
  };
}"""


def everything(plan: Plan) -> bool:
    """All that a chapter should show: a battle with hits and a raid, a guild card secured, and more."""
    court = plan.match.game.box(plan.options)["court"]
    secured = [play.text.split()[1] for play in plan.plays if play.seat == 0 and play.kind == "secure"]
    guilds = [card for card in secured if court[card]["kind"] == "guild"]
    return bool(guilds) and plan.deeds(0) >= {"declare", "seize", "battle", "hit", "raid"}


def compare(player: Clicks) -> None:
    """What the page shows is what the server tells."""
    visitor, view, shown = player.visitor, player.table["view"], player.table["shown"]
    page: Json = player.page.evaluate(SHOWN)
    seat = player.table["you"]
    own, mine = view["players"][seat], shown["players"][seat]
    assert page["hand"] == view["hand"]
    assert page["slots"] == [slot(visitor, own["slots"], mine["open_slots"], at) for at in range(SLOTS)]
    assert len(page["guilds"]) == len(own["guilds"])
    for card, said in zip(own["guilds"], page["guilds"], strict=True):
        assert visitor.say(f"arcs-name-{card}") in said
    assert page["piles"] == [pile["count"] for pile in [*mine["trophies"], *mine["captives"]]]
    for standing, said in zip(shown["ambitions"], page["ambitions"], strict=True):
        assert said["markers"] == [number for marker in standing["markers"] for number in marker]
        assert said["counts"] == standing["counts"]
        assert said["scores"] == [power for power in standing["scores"] if power]
    assert page["systems"].keys() == shown["control"].keys()
    for name, said in page["systems"].items():
        compare_system(player, name, said)
    agents = [[card, [count for count in view["influence"].get(card, ()) if count]] for card in view["row"]]
    assert page["court"] == agents
    assert shown["round"][page["initiative"]] == view["initiative"]
    for event in player.table["story"]["plays"][-1]:
        if event["kind"] in ("declare", "seize", "secure", "battle", "steal", "take"):
            assert any(line.endswith(sentence(player, event)) for line in page["log"][-12:])


def compare_system(player: Clicks, system: str, page: Json) -> None:
    """The pieces of a system and who controls it, as they are drawn and as they are said."""
    say, view, shown = player.visitor.say, player.table["view"], player.table["shown"]
    people = [one["name"] for one in player.table["players"]]
    control, buildings = shown["control"][system], shown["buildings"][system]
    here = view["map"].get(system, {"fresh": [0, 0], "damaged": [0, 0]})  # empty systems are left out
    ships = [
        (seat, state, here[state][seat])
        for seat in range(len(people))
        for state in ("fresh", "damaged")
        if here[state][seat]
    ]
    assert page["control"] == (COLOURS[control] if control >= 0 else None)
    assert page["ships"] == [[COLOURS[seat], state == "damaged", count] for seat, state, count in ships]
    assert page["buildings"] == [[COLOURS[one["seat"]], one["damaged"]] for one in buildings]
    told = [say("web-arcs-controls", name=people[control])] if control >= 0 else []
    told += [say(f"web-arcs-ships-{state}", name=people[seat], count=count) for seat, state, count in ships]
    told += [
        say(
            "web-arcs-building-damaged" if one["damaged"] else "web-arcs-building",
            name=people[one["seat"]],
            piece=say(f"arcs-name-{one['piece']}"),
        )
        for one in buildings
    ]
    _, _, said = page["said"].partition(". ")
    assert said == " ".join(told), system


def slot(visitor: Visitor, resources: list[str], opened: list[int], at: int) -> str:
    """What a slot of a board says."""
    if resources[at]:
        return visitor.say(
            "web-arcs-slot", resource=visitor.say(f"arcs-name-{resources[at]}"), cost=SLOT_COSTS[at]
        )
    return visitor.say("web-arcs-slot-empty" if at in opened else "web-arcs-slot-closed", cost=SLOT_COSTS[at])


def sentence(player: Clicks, event: Json) -> str:
    """What an event says in the log."""
    people = [one["name"] for one in player.table["players"]]
    called = dict(zip(("red", "blue"), people, strict=True))
    values = {
        name: people[value] if name == "seat" else called.get(value) or player.visitor.say(f"arcs-name-{value}")
        for name, value in event.items()
        if isinstance(value, str) or name == "seat"
    }
    return player.visitor.say(f"arcs-event-{event['kind']}", **{**event, **values})


def follow(plan: Plan, players: list[Clicks]) -> set[str]:
    """Play a plan through, each player in a browser; the deeds of the first after which all was compared."""
    compared: set[str] = set()
    left: list[Play] = list(plan.plays)
    while left:
        player = players[left[0].seat]
        done = player.play(left)
        for other in players:
            other.ears.until_play(player.table["plays"])
        if left[0].seat == 0:
            player.settle()
            compare(player)
            compared.add("raid" if left[0].frame == "raiding" else left[0].kind)
        left = left[done:]
    return compared


def overheard(plan: Plan, player: Clicks, rival: int) -> list[str]:
    """Whatever a page was told, by socket or by HTTP, that it should not have been: the rival's cards."""
    secrets = list(plan.secrets())
    messages: list[tuple[str, Json]] = [("socket", told) for told in player.ears.told]
    for response in player.ears.responses:
        if "json" in response.headers.get("content-type", ""):
            messages.append((response.url, response.json()))
    plays = 0
    found: list[str] = []
    for source, message in messages:
        if urlsplit(source).path.endswith("/box"):  # all cards there are: the same for everybody
            assert all(leaks(message, card, rival) for card in message["cards"])
            continue
        plays = message.get("plays", plays)  # answers come between what is told of the table
        hidden = [secrets[plays][rival], secrets[min(plays + 1, len(secrets) - 1)][rival]]
        for card in sorted(set.intersection(*hidden)):
            found += [f"{source}, after {plays} plays: {card} at {path}" for path in leaks(message, card, rival)]
    return found


def test_a_chapter_by_clicks_in_two_browsers(visit: Visit) -> None:
    """All there is to do, each thing by clicks; and neither browser is ever told of the other's hand."""
    ada, bob = visit("Ada"), visit("Bob")
    plan = a_chapter(5218, everything, [EAGER, LAZY])
    players = [Clicks(ada), Clicks(bob)]
    ada.context.add_init_script(COUNT_KEYS)
    table = lay(Plan(plan.seed, plan.options), ada.person, bob.person)
    for player in players:
        player.open(table)
    compared = follow(plan, players)
    assert compared >= {"declare", "seize", "secure", "battle", "hit", "raid"}
    assert players[0].ears.played() == [play.text for play in plan.plays if play.seat == 0]
    assert ada.page.evaluate("window.typed") == 0
    assert players[0].table["view"]["chapter"] == 2
    expect(ada.page.locator(".hub .big")).to_have_text("2")
    for seat, player in enumerate(players):
        assert player.ears.table["you"] == seat and len(player.ears.frames) > len(plan.plays) // 2
        assert overheard(plan, player, 1 - seat) == []


@pytest.mark.parametrize(
    "doctor",
    [
        lambda told, card: told["view"]["players"][1].update(note=card),
        lambda told, card: told["shown"]["known_hands"][1].append(card),
        lambda told, card: told["story"]["plays"][-1].append({"kind": "lead", "seat": 1, "card": card}),
        lambda told, card: told["options"].append({"text": f"copy {card}", "kind": "copy"}),
        lambda told, card: told["view"].update({card: 1}),
        lambda told, card: told["view"]["may"].__setitem__(CARD_NAMES.index(card), 1 << HAND + 1),
    ],
)
def test_a_hand_that_is_told_is_noticed(doctor: Callable[[Json, str], None]) -> None:
    """The search of the test above finds a card wherever it is put."""
    plan = Plan("a hand", {"players": 2, "first": "red"})
    secret = min(next(plan.secrets())[1])
    view = plan.state.view(0)
    told: Json = {
        "view": view.data,
        "shown": all_shown(plan.match.game, plan.state, 0),
        "options": [],
        "story": {"plays": [[]]},
    }
    told = json.loads(json.dumps(told))
    assert leaks(told, secret, holder=1) == []
    doctor(told, secret)
    assert leaks(told, secret, holder=1) != []


# By the keyboard, by touch


def several(plan: Plan) -> bool:
    """A chapter with some of everything that is chosen in another part of the board."""
    return plan.deeds(0) >= {"lead", "declare", "move", "influence", "secure", "tax", "build", "surpass", "battle"}


def follow_alone(plan: Plan, player: Clicks, bob: Person) -> None:
    """Play a plan through, one player in a browser, the other by messages."""
    left = list(plan.plays)
    with bob.sit(player.table["table"]) as seat:
        while left:
            if left[0].seat == 0:
                left = left[player.play(left) :]
            else:
                plays = player.table["plays"]
                seat.until(lambda told: told["options"])
                seat.play(left.pop(0).text)
                player.ears.until_play(plays + 1)


def test_a_chapter_by_the_keyboard_alone(visit: Visit) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(NO_MOUSE)
    bob = Person(ada.house.server, "Bob")
    plan = a_chapter(630, several, [EAGER, LAZY], 45)
    table = lay(Plan(plan.seed, plan.options), ada.person, bob)
    keys = Keys(ada)
    keys.open(table)
    follow_alone(plan, keys, bob)
    assert keys.table["view"]["chapter"] == 2
    assert keys.ears.played() == [play.text for play in plan.plays if play.seat == 0]
    keys.tab_to(keys.find(".hand [data-card]").first)
    keys.key("i")
    expect(ada.page.locator(".detail h2")).to_have_text(ada.say(f"arcs-name-{keys.table['view']['hand'][0]}"))
    keys.key("Escape")
    expect(ada.page.locator(".detail")).to_have_count(0)
    assert ada.page.evaluate("window.mice") == 0


def seen_box(visitor: Visitor) -> list[float]:
    """What part of the map is seen: a corner, and how wide and high."""
    box = visitor.page.locator(".reach svg").first.get_attribute("viewBox")
    return [float(number) for number in str(box).split()]


def a_round(number: int) -> Plan:
    """Two rounds in which red moves ships, influences and fights."""

    def think(tried: int) -> Plan | None:
        plan = a_game(tried, [EAGER, LAZY], lambda plan: plan.state.round == 3)
        wanted = {"lead", "move", "fresh", "influence", "declare", "battle"}
        return plan if plan is not None and plan.deeds(0) >= wanted else None

    return first_of(number, think)


def test_rounds_by_touch_on_a_phone(visit: Visit) -> None:
    ada = visit("Ada", size=PHONE, touch=True)
    bob = Person(ada.house.server, "Bob")
    plan = a_round(92)
    taps = Clicks(ada, touch=True)
    taps.open(lay(Plan(plan.seed, plan.options), ada.person, bob))
    follow_alone(plan, taps, bob)
    assert taps.ears.played() == [play.text for play in plan.plays if play.seat == 0]
    assert ada.overflow() == 0

    # Two fingers zoom, one moves what is seen.
    ada.page.evaluate("scrollTo(0, 0)")
    box = ada.page.locator(".reach").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(ada)
    whole = seen_box(ada)
    fingers.drag(((x - 30, y), (x - 110, y)), ((x + 30, y), (x + 110, y)))
    near = seen_box(ada)
    assert near[2] < whole[2] / 2
    fingers.drag(((x, y), (x + 60, y + 30)))
    moved = seen_box(ada)
    assert moved[2:] == near[2:] and moved[0] < near[0] and moved[1] < near[1]
    assert not ada.page.locator(".system.chosen").count()  # it was no tap
    taps.press(ada.button("web-arcs-zoom-all"))
    expect(ada.page.locator(".reach:not(.zoomed)")).to_be_visible()
    assert seen_box(ada) == whole

    # What has no room lies over the map when it is wanted, and every card explains itself.
    panels = {"court": ".court .row", "ambitions": ".ambitions ul", "boards": ".boards .board"}
    for name, panel in panels.items():
        taps.press(ada.page.locator(".arcs .tabs").get_by_role("button", name=ada.say(f"web-arcs-tab-{name}")))
        expect(ada.page.locator(panel).first).to_be_visible()
        for other in set(panels.values()) - {panel}:
            expect(ada.page.locator(other).first).to_be_hidden()
        assert ada.overflow() == 0
    taps.press(ada.page.locator(".arcs .tabs .boards"))
    expect(ada.page.locator(".sheet")).to_have_count(0)
    card = ada.page.locator(".hand [data-card]").first
    card.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    taps.settle()
    there = card.bounding_box()
    assert there is not None
    point = (there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    fingers.touch("touchStart", point)
    name = str(card.get_attribute("data-card"))
    expect(ada.page.locator(".detail h2")).to_have_text(ada.say(f"arcs-name-{name}"))
    fingers.touch("touchEnd")
    assert ada.page.locator(".hand .chosen").count() == 0


# Crowds

# Groups of ships that touch each other or what is printed, and those that leave their system. Boxes are larger
# than what is drawn in them: those of ships by their corners, those of numbers by room above and below.
CROWDED = """() => {
  const found = [];
  const box = (node) => {
    const parts = node.matches(".ships > g") ? [...node.querySelectorAll(".body, .rim, text")] : [node];
    const boxes = parts.map((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const [x, y] = [(right - left) * 0.1, (bottom - top) * (part.matches("text") ? 0.22 : 0.1)];
      return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
    });
    const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((one) => one[side])));
    const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...boxes.map((one) => one[side])));
    return { left, right, top, bottom };
  };
  const touch = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  for (const system of document.querySelectorAll("[data-system]")) {
    const name = system.dataset.system;
    const groups = [...system.nextElementSibling.children].map(box);
    const printed = [...system.querySelectorAll(".number, .disc, .slot, .flag, .tag path")].map(box);
    const ground = system.querySelector(".ground");
    groups.forEach((group, at) => {
      if (groups.slice(at + 1).some((other) => touch(group, other))) found.push(`${name}: two groups touch`);
      if (printed.some((thing) => touch(group, thing))) found.push(`${name}: a group covers what is printed`);
      const point = new DOMPoint((group.left + group.right) / 2, (group.top + group.bottom) / 2);
      const inside = point.matrixTransform(ground.getScreenCTM().inverse());
      if (!ground.isPointInFill(inside)) found.push(`${name}: a group is not in it`);
    });
  }
  return found;
}"""


def crowd(message: Json) -> Json:
    """The same table with up to eight groups of ships in a system: as many as there can be."""
    if message["type"] != "table" or "view" not in message:
        return message
    seats = range(len(message["players"]))
    cells = [(seat, state) for seat in seats for state in ("fresh", "damaged")]
    for number, system in enumerate(message["shown"]["control"]):
        here = {state: [0 for _ in seats] for state in ("fresh", "damaged")}
        for place in range(number % len(cells) + 1):
            seat, state = cells[(number + place * 3) % len(cells)]
            here[state][seat] = (1, 2, 3, 4, 12)[(number + place) % 5]
        message["view"]["map"][system] = {**here, "buildings": []}
    return message


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_crowds_of_ships_stand_clear_of_each_other(visit: Visit, size: tuple[int, int]) -> None:
    ada = visit("Ada", size=size)

    def tell(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda text: route.send(json.dumps(crowd(json.loads(text)))))

    ada.page.route_web_socket(re.compile("/ws/"), tell)
    plan = Plan("a crowd", {"players": 4, "first": "red"})
    table = lay(plan, ada.person, "random", "random", "random")
    ada.open(f"/t/{table}", wait=".arcs [data-system]")
    groups = ada.page.locator(".reach .ships > g")
    expect(groups.first).to_be_attached()
    assert groups.count() > 80
    assert ada.page.evaluate(CROWDED) == []


# Why not


def test_what_is_not_offered_is_explained(visit: Visit) -> None:
    """Another use of a card, and a card that is no place for the action looked for."""
    ada = visit("Ada")
    bob = Person(ada.house.server, "Bob")
    clicks = Clicks(ada)
    problem = ada.page.locator(".bar .problem")

    def only_copies(plan: Plan) -> bool:
        return {action.kind for action in plan.state.actions()} <= {"copy", "pass"}

    clicks.open(lay(at("following", 235, also=only_copies), ada.person, bob))
    card = next(option["card"] for option in clicks.wait()["options"] if option["kind"] == "copy")
    clicks.press(ada.page.locator(f'.hand [data-card="{card}"]'))
    clicks.press(ada.page.locator(".task .not").first)
    number = clicks.table["shown"]["lead_number"]
    suit = ada.say(f"arcs-name-{clicks.table['view']['lead'].split('-')[0]}")
    reasons = [
        ada.say("arcs-no-surpass-low", number=number),
        ada.say("arcs-no-surpass-suit", suit=suit),
    ]
    text = problem.inner_text()
    assert any(reason in text for reason in reasons), text

    def no_agent(plan: Plan) -> bool:
        kinds = Counter(action.kind for action in plan.state.actions())
        return kinds["move"] > 1 and not kinds["influence"] and not kinds["secure"]

    clicks.open(lay(at("turn", 0, also=no_agent), ada.person, bob))
    clicks.wait()
    clicks.press(ada.page.locator('.task [data-verb="move"]'))
    clicks.press(ada.page.locator(".court [data-court]").first)
    asked = [said["action"] for said in clicks.ears.said if said["do"] == "explain"]
    assert asked[-1].startswith("influence ")
    expect(problem).not_to_contain_text(asked[-1])  # a reason, not that there is no such action
    expect(problem.locator("button, a")).to_have_count(1)  # the rule


@pytest.mark.parametrize(
    ("verb", "number", "rule"), [("influence", 0, "A-10.9"), ("secure", 6, "A-10.10"), ("seize", 7, "A-8.1")]
)
def test_systems_are_no_place_for_what_is_done_with_cards(visit: Visit, verb: str, number: int, rule: str) -> None:
    ada = visit("Ada")
    clicks = Clicks(ada)
    clicks.open(lay(at("turn", number, [verb]), ada.person, Person(ada.house.server, "Bob")))
    clicks.wait()
    clicks.press(ada.page.locator(f'.task [data-verb="{verb}"]'))
    clicks.press_system(next(iter(clicks.table["shown"]["control"])))
    problem = ada.page.locator(".bar .problem")
    expect(problem).to_contain_text(ada.say(f"web-arcs-not-system-{verb}"))
    expect(problem.locator("button")).to_have_text(rule)


def test_ships_sent_too_far_are_told_the_rule(visit: Visit) -> None:
    ada = visit("Ada")
    clicks = Clicks(ada)
    clicks.open(lay(at("turn", 0, ["move"]), ada.person, Person(ada.house.server, "Bob")))
    moves = [option for option in clicks.wait()["options"] if option["kind"] == "move"]
    start = moves[0]["from"]
    near = {option["to"] for option in moves if option["from"] == start} | {start}
    far = next(
        system
        for system in clicks.table["shown"]["control"]
        if system not in near and not system.endswith("gate") and system[0] != start[0]
    )
    clicks.press(ada.page.locator('.task [data-verb="move"]'))
    clicks.press_system(start)
    clicks.press_system(far)
    problem = ada.page.locator(".bar .problem")
    names = {name: ada.say(f"arcs-name-{system}") for name, system in (("at", start), ("to", far))}
    expect(problem).to_contain_text(ada.say("arcs-no-move-adjacent", **names))
    expect(problem.locator("button")).to_have_text("A-10.6")
    clicks.press_system(start)  # put down again: nothing is wrong any more
    clicks.press_system(start)
    expect(problem).to_have_count(0)


def test_a_vox_card_says_which_cities_cannot_be_freed(visit: Visit) -> None:
    ada = visit("Ada")

    def frees(plan: Plan) -> bool:
        return any(action.kind == "free" for action in plan.state.actions())

    clicks = Clicks(ada)
    clicks.open(lay(at("vox-card", 18, also=frees), ada.person, Person(ada.house.server, "Bob")))
    offered = {option.get("at") for option in clicks.wait()["options"]}
    wrong = next(system for system in clicks.table["shown"]["control"] if system not in offered)
    clicks.press_system(wrong)
    problem = ada.page.locator(".bar .problem")
    expect(problem).to_contain_text(ada.say(f"arcs-name-{wrong}"))
    expect(problem.locator("button")).to_have_text("A-3.6")


# The draft

# The card that is shown in full: its name, its text, how small the text is, and whether anything hides part of it.
READ = """() => {
  const text = document.querySelector(".draft .large .text");
  const box = text.getBoundingClientRect();
  const corners = [[box.left + 4, box.top + 4], [box.right - 4, box.top + 4], [box.left + 4, box.bottom - 6]];
  return {
    name: document.querySelector(".draft .large .name").textContent,
    text: text.textContent,
    size: parseFloat(getComputedStyle(text).fontSize),
    whole: corners.every(([x, y]) => text.contains(document.elementFromPoint(x, y))),
  };
}"""


def test_a_draft_with_leaders(visit: Visit) -> None:
    """Every card on offer can be read, cards are drafted by clicks, and then the first turn begins."""
    ada = visit("Ada")
    plan = Plan("a draft", {"players": 3, "leaders": "both", "two_lore": True})
    clicks = Clicks(ada)
    clicks.open(lay(plan, ada.person, "random", "random"))
    read: set[str] = set()
    drafted: list[str] = []
    while clicks.wait()["view"]["leaders"]["drafting"]:
        offered = {option.get("leader") or option["lore"] for option in clicks.table["options"]}
        for card in sorted(offered - read):
            ada.page.locator(f'[data-draft="{card}"]').hover()
            shown = ada.page.evaluate(READ)
            assert shown["name"] == ada.say(f"arcs-name-{card}")
            assert shown["size"] >= 13 and shown["whole"], card
            told = words("en").text(f"arcs-name-{card}")
            assert "".join(shown["text"].split()) == "".join(told.split())
        read |= offered
        drafted.append(clicks.table["options"][-1]["text"])
        clicks.play(drafted[-1:])
    me = clicks.table["you"]
    leaders = clicks.table["view"]["leaders"]
    assert [f"draft {card}" for card in [*leaders["lore"][me], leaders["leader"][me]]] == drafted
    assert len(drafted) == 3 and len(read) >= 9
    expect(ada.page.locator(".draft")).to_have_count(0)
    for card in [leaders["leader"][me], *leaders["lore"][me]]:
        expect(ada.page.locator(".own .guild").filter(has_text=ada.say(f"arcs-name-{card}"))).to_be_visible()
    expect(ada.page.locator(".hand [data-card]")).to_have_count(6)
    while not {"lead", "copy"} & {option["kind"] for option in clicks.wait()["options"]}:
        clicks.play([clicks.table["options"][0]["text"]])
    card = next(option for option in clicks.table["options"] if option["kind"] in ("lead", "copy"))
    clicks.play([card["text"]])
    assert clicks.table["shown"]["frame"]["kind"] == "turn" and clicks.table["to_move"] == me
