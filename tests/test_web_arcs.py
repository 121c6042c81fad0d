"""Arcs in a real browser: a chapter by clicks, by keys, a round by touch, a draft, and what nobody may hear."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.games.arcs.box import CARD_NAMES, SLOT_COSTS, SLOTS
from parlour.games.arcs.knowledge import HAND
from tests.browser import Visit, Visitor
from tests.browser_arcs import EAGER, LAZY, Clicks, Plan, Play, a_chapter, lay, leaks
from tests.servers import Json

COUNT_KEYS = """
window.typed = 0;
addEventListener("keydown", () => (window.typed += 1), { capture: true });
"""
# What lies on the table, as the page shows it.
SHOWN = """() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const texts = (selector, root = document) => all(selector, root).map((one) => one.textContent.trim());
  return {
    hand: all(".hand [data-card]").map((one) => one.dataset.card),
    slots: texts(".own .slots .unseen"),
    guilds: texts(".own .guild"),
    piles: texts(".own .pile b").map(Number),
    ambitions: all(".ambitions li").map((one) => ({
      markers: all(".markers text", one).map((text) => Number(text.textContent)),
      counts: texts(".count b", one).map(Number),
    })),
    court: all(".court .place").map((one) => [
      one.querySelector("[data-court]").dataset.court, texts(".agents b", one).map(Number),
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
    agents = [[card, [count for count in view["influence"][card] if count]] for card in view["row"]]
    assert page["court"] == agents
    assert shown["round"][page["initiative"]] == view["initiative"]
    for event in player.table["story"]["plays"][-1]:
        if event["kind"] in ("declare", "seize", "secure", "battle", "steal", "take"):
            assert any(line.endswith(sentence(player, event)) for line in page["log"][-12:])


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
    messages: list[tuple[str, Json]] = [("socket", json.loads(frame)) for frame in player.ears.frames]
    for response in player.ears.responses:
        if "json" in response.headers.get("content-type", ""):
            messages.append((response.url, response.json()))
    plays = 0
    found: list[str] = []
    for source, message in messages:
        if source.endswith("/box"):  # all cards there are: the same for everybody
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
    told: Json = {"view": view.data, "shown": plan.match.game.shown(view), "options": [], "story": {"plays": [[]]}}
    told = json.loads(json.dumps(told))
    assert leaks(told, secret, holder=1) == []
    doctor(told, secret)
    assert leaks(told, secret, holder=1) != []
