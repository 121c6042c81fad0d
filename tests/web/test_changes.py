"""A browser that hears only what changed shows what one shows that has just been opened."""

from __future__ import annotations

import json
import random
import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.servers import Follower, Json
from tests.web.arcs import Ears
from tests.web.browser import Board, Line, Visit, Visitor

# Everything of the table that can be read or seen, but for what moves and what was only heard while it happened.
SHOWN = """() => {
  const page = document.querySelector("main").cloneNode(true);
  for (const passing of page.querySelectorAll("[aria-live], .log, .clock")) passing.remove();
  const labels = [...page.querySelectorAll("[aria-label]")].map((found) => found.getAttribute("aria-label"));
  return [page.innerText, ...labels];
}"""
MOVES = 40


def all_heard(followers: list[Follower], seq: int) -> int:
    for follower in followers:
        follower.until(lambda told: told["seq"] >= seq)
    return seq


def some_moves(followers: list[Follower], rng: random.Random, count: int) -> int:
    """Plays of whoever is to move, some of them taken back; the last seq."""
    seq = 0
    for _ in range(count):
        if followers[0].table["outcome"]:
            break
        mover = followers[followers[0].table["to_move"]]
        option = rng.choice(mover.until(lambda told: told["options"])["options"])
        seq = all_heard(followers, mover.play(option["text"])["seq"])
        if rng.random() < 0.2:
            seq = all_heard(followers, mover.say("undo").get("seq", seq))
            for other in followers:
                if other.table["offer"] and other.table["you"] in other.table["offer"]["waiting"]:
                    seq = all_heard(followers, other.say("answer", agree=True)["seq"])
    return seq


def settle(visitor: Visitor, ears: Ears, seq: int) -> None:
    ears.until(lambda told: bool(told["seq"] >= seq))
    visitor.page.wait_for_timeout(1500)  # whatever moves has come to rest


@pytest.mark.parametrize("game", ["roam", "arcs"])
def test_changes_show_what_a_fresh_page_shows(visit: Visit, game: str) -> None:
    ada, bob = visit("Ada", motion=False), visit("Bob")
    rng = random.Random(game)
    options: Json = {"players": 2}
    made = ada.person.post("/api/tables", game=game, options=options)
    table = made["table"]
    bob.person.post(f"/api/tables/{table}/join", seat=1, key=made["invite"])
    ada.person.post(f"/api/tables/{table}/start")
    ears, line = Ears(ada.page), Line(ada)
    ada.open(f"/t/{table}", wait="[data-space], [data-system]")
    with ExitStack() as stack:
        followers = [stack.enter_context(person.sit(table)) for person in (ada.person, bob.person)]
        for follower in followers:
            follower.until(lambda told: told["seq"])
        settle(ada, ears, some_moves(followers, rng, MOVES))
        kinds = [json.loads(text)["type"] for text in ears.frames]
        assert kinds.count("table") == 1 and kinds.count("changes") >= MOVES / 2
        line.cut()
        seq = some_moves(followers, rng, 3)
        line.mend()
        ears.until(lambda told: bool(told["seq"] >= seq))
        settle(ada, ears, some_moves(followers, rng, 5))
    assert not [said for said in ears.said if said["do"] == "sync"]
    shown = ada.page.evaluate(SHOWN)
    assert len(shown) > 40
    ada.page.reload()
    ada.page.locator("[data-space], [data-system]").first.wait_for()
    ada.page.wait_for_timeout(500)
    assert ada.page.evaluate(SHOWN) == shown


def test_changes_that_do_not_fit_are_no_end(visit: Visit) -> None:
    ada = visit("Ada")
    said: list[Json] = []
    odd = {"type": "changes", "seq": 1, "now": 0, "set": [[["view", "nowhere", 3, "else"], 1]], "gone": []}

    def tell(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            said.append(json.loads(text))
            server.send(text)

        def speak(text: str | bytes) -> None:
            route.send(text)
            if not said and json.loads(text)["type"] == "table":
                route.send(json.dumps(odd))
                route.send(json.dumps({**odd, "set": [[["status"], "finished"]]}))  # comes before the answer

        route.on_message(hear)
        server.on_message(speak)

    ada.page.route_web_socket(re.compile("/ws/"), tell)
    table = ada.new_table()
    ada.open_table(table)
    expect(ada.page.locator(".bar.mine")).to_be_visible()
    ada.wait_until("() => document.querySelectorAll('[data-space]').length > 0")
    deadline = 50
    while not said and (deadline := deadline - 1):
        ada.page.wait_for_timeout(100)
    assert [message["do"] for message in said] == ["sync"]
    Board(ada).use("A", "a1")
    assert "play" in [message["do"] for message in said]
