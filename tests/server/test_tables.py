"""People at tables over the network: a real server, a real database, real sockets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.record import Record
from parlour.core.scenario import rule_ids
from parlour.games import find_game
from parlour.games.roam.cards import built_in_set
from parlour.words import words
from tests.server.both import ON_BOTH
from tests.server.servers import Json, Person, Server, running

pytestmark = [pytest.mark.slow, ON_BOTH]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_a_guest_plays_a_whole_game_against_bots(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.post("/api/tables", game="arcs", options={"players": 3}, seats=["person", "heuristic", "random"])
    ada.post(f"/api/tables/{table['table']}/start")
    rng = random.Random(1)
    with ada.sit(table["table"]) as follower:
        while follower.until(lambda t: t["options"] or t["outcome"])["outcome"] is None:
            follower.play(rng.choice(follower.table["options"])["text"], seq=follower.table["seq"])
        ended = follower.table
    assert ended["status"] == "finished" and sorted(ended["outcome"]["places"])[0] == 1
    record = Record.from_text(ada.http.get(f"/api/tables/{table['table']}/record").text, find_game)
    outcome = record.replay().outcome
    assert outcome is not None and list(outcome.scores) == ended["outcome"]["scores"]
    mine = ada.get("/api/my-games")["tables"]
    assert [(row["table"], row["status"]) for row in mine] == [(table["table"], "finished")]


def test_two_people_and_an_onlooker(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada", "Bob", "Eve"))
    table = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    name = table["table"]
    bob.get(f"/api/tables/{name}", status=404)  # private
    bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    eve.post(f"/api/tables/{name}/join", status=409, seat=1, key=table["invite"])
    ada.post(f"/api/tables/{name}/start")
    with ada.sit(name) as south, bob.sit(name) as north, eve.sit(name, key=table["watch"]) as onlooker:
        south.until(lambda t: t["options"])
        assert north.hear()["options"] == [] and onlooker.hear()["you"] == -1
        refused = north.say("play", action="use A at a1")
        assert refused["error"]["message"] == "table-not-your-turn"
        assert onlooker.say("play", action="use A at a1")["error"]["message"] == "server-not-seated"
        illegal = south.say("play", action="end")
        assert illegal["type"] == "error" and illegal["error"]["rule"].startswith("R-")
        south.play("use B at c3")
        played = north.until(lambda t: t["plays"] == 1)
        assert played["story"]["plays"][-1][0]["kind"] == "use"
        onlooker.until(lambda t: t["plays"] == 1)


def test_a_repeated_message_is_played_once(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.post(
        "/api/tables", game="roam", options={"players": 2, "first": "south"}, seats=["person", "greedy"]
    )
    ada.post(f"/api/tables/{table['table']}/start")
    with ada.sit(table["table"]) as first, ada.sit(table["table"]) as second:
        first.until(lambda t: t["options"])
        one = first.say("play", action="use B at c3", id="once")
        two = second.say("play", action="use B at c3", id="once")
        assert one == two and one["type"] == "ok"
        assert first.until(lambda t: t["plays"] >= 1)["plays"] == 1


def test_undo_asks_only_where_others_lose_something(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    name = table["table"]
    bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{name}/start")
    with ada.sit(name) as south, bob.sit(name) as north:
        south.until(lambda t: t["options"])
        south.play("use B at c3")
        assert south.say("undo")["type"] == "ok"
        assert south.until(lambda t: t["plays"] == 0)["story"]["from"] == 1
        assert south.say("redo")["type"] == "ok"
        south.until(lambda t: t["plays"] == 1)
        south.play("end")
        north.until(lambda t: t["options"])
        north.play(north.table["options"][0]["text"])
        assert south.say("undo")["type"] == "ok"  # Bob has played since: he is asked
        assert north.until(lambda t: t["offer"])["offer"]["waiting"] == [1]
        assert north.say("answer", agree=False)["type"] == "ok"
        south.until(lambda t: t["offer"] is None)
        south.say("undo")
        north.until(lambda t: t["offer"])
        assert north.say("answer", agree=True)["type"] == "ok"
        assert south.until(lambda t: t["offer"] is None and t["plays"] < 3)["to_move"] == 0


def test_the_game_goes_on_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = Person(server, "Ada")
        table = ada.post("/api/tables", game="arcs", options={"players": 2}, seats=["person", "heuristic"])
        ada.post(f"/api/tables/{table['table']}/start")
        rng = random.Random(2)
        with ada.sit(table["table"]) as follower:
            for _ in range(10):
                follower.until(lambda t: t["options"])
                follower.play(rng.choice(follower.table["options"])["text"])
            known = follower.table["seq"]
            server.kill()
        server.start()
        with ada.sit(table["table"], since=known) as follower:
            follower.until(lambda t: t["seq"] >= known and t["options"])
            follower.play(follower.table["options"][0]["text"])
    finally:
        server.stop()


def test_a_client_learns_what_the_games_are_and_which_rules_they_have(server: Server) -> None:
    ada = Person(server, "Ada")
    games = ada.get("/api/games")
    assert games["roam"]["seats"]["3"] == ["south", "west", "north"]
    assert games["arcs"]["seats"]["2"] == ["red", "blue"]
    cards = next(option for option in games["roam"]["options"] if option["name"] == "cards")
    assert cards["choices"] is None and cards["default"] in cards["named"]
    for name in games:
        found = ada.get(f"/api/games/{name}/rules")
        listed = [rule for chapter in found["chapters"] for rule in chapter["rules"]]
        assert listed == list(rule_ids(find_game(name)))
        assert all(
            rule.startswith(f"{chapter['id']}.") for chapter in found["chapters"] for rule in chapter["rules"]
        )
        messages = [message for group in found["explained"] for message in group["messages"]]
        assert messages and all(words().has(message) for message in messages)
        for rule, drawing in found["pictures"].items():
            path = f"/art/{name}/rule-{drawing['name']}.svg"
            assert rule in listed and ada.http.get(path).status_code == 200
        titles = [*found["chapters"], *found["explained"]]
        assert all(words().has(f"{name}-chapter-{title['id']}") for title in titles)
    ada.get("/api/games/chess/rules", status=404)


def test_a_table_with_artifacts_needs_cards_that_have_some(server: Server) -> None:
    ada = Person(server, "Ada")
    bare = {**json.loads(built_in_set("sketch").source), "artifact": []}
    options = {"players": 2, "artifacts": True, "cards": bare}
    answer = ada.post("/api/tables", status=400, game="roam", options=options)
    assert answer["error"]["message"] == "roam-cards-no-artifacts"
    assert ada.post("/api/tables", game="roam", options={"players": 2, "cards": bare})["table"]


def test_what_does_not_go_together_is_known(server: Server) -> None:
    """Asked of the game: a setup card for some numbers of players, lore for who plays with leaders."""
    arcs = {option["name"]: option for option in Person(server, "Ada").get("/api/games")["arcs"]["options"]}
    apart = {(one["value"], one["other"]): one["values"] for one in arcs["setup"]["apart"]}
    assert apart["homelands", "players"] == [4] and ("frontiers", "first") not in apart
    assert {"value": True, "other": "leaders", "values": ["none"]} in arcs["two_lore"]["apart"]
    assert arcs["players"]["apart"] == [] and not arcs["setup"]["file"]


def test_a_card_set_file_is_read_and_its_mistakes_are_told(server: Server) -> None:
    ada = Person(server, "Ada")
    sketch = Path("parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    body: Json = {"option": "cards", "file": "my.toml", "text": sketch, "options": {"players": 2}}
    found = ada.post("/api/games/roam/file", **body)
    assert found["mistakes"] == [] and found["value"] and found["count"] == 0
    made = ada.post("/api/tables", game="roam", seats=["person", "random"], options={"cards": found["value"]})
    assert made["spec"]["options"]["cards"] == found["name"]
    wrong = ada.post("/api/games/roam/file", **{**body, "text": sketch.replace("number = 1\n", "number = true\n")})
    assert wrong["value"] is None and wrong["count"] == len(wrong["mistakes"]) > 0
    assert all(mistake["values"]["file"].startswith("my.toml:") for mistake in wrong["mistakes"])
    ada.post("/api/games/roam/file", 400, **{**body, "option": "seats"})
    ada.post("/api/games/chess/file", 404, **body)


def test_a_list_shows_scores_and_leaves_out_what_was_put_away(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    name = ada.post("/api/tables", game="roam", seats=["person", "random"], options={"first": "south"})["table"]
    (waiting,) = ada.get("/api/my-games")["tables"]
    assert waiting["scores"] is None and not waiting["away"]
    ada.post(f"/api/tables/{name}/start")
    assert ada.get("/api/my-games")["tables"][0]["scores"] == [0, 0]
    eve.post(f"/api/tables/{name}/put-away", 404, away=True)
    for away in (True, True, False):
        ada.post(f"/api/tables/{name}/put-away", away=away)
        assert ada.get("/api/my-games")["tables"][0]["away"] is away
    with ada.sit(name) as south:
        south.say("concede")
        south.until(lambda t: t["outcome"])
        assert ada.get("/api/my-games")["tables"][0]["scores"] == south.table["outcome"]["scores"]
