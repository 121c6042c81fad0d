"""Changes are told instead of everything: they lead to exactly what a whole message says, for everybody."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.core.errors import ParlourError
from parlour.core.event import SPECTATOR
from parlour.core.game import all_shown
from parlour.server.app import House
from parlour.server.deeds import do
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.sending import join, write
from parlour.server.snapshot import Snapshot
from parlour.server.telling import MOST_BETWEEN
from parlour.table.spec import read_spec
from parlour.wire import said
from parlour.wire.changes import differences
from parlour.wire.table import VERSION
from tests.server.both import ON_BOTH
from tests.server.servers import Follower, Json, Person, Server, applied, running
from tests.server.strictly import check_told
from tests.server.test_jobs import in_a_house, people

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=4),
    max_leaves=20,
)
MOST_PLAYS = 1500
SEATS = (0, 1, SPECTATOR)
# How a player count and a choice of rules are mixed: every kind of step of both games comes up among them.
TABLES: list[Json] = [
    {"game": "roam", "options": {"players": 2, "artifacts": True, "outpost": True, "stacking": True}},
    {"game": "roam", "options": {"players": 3, "artifacts": True}},
    {"game": "roam", "options": {"players": 4, "outpost": True, "stacking": True}},
    {"game": "arcs", "options": {"players": 2}},
    {"game": "arcs", "options": {"players": 3, "leaders": "both", "two_lore": True}},
    {"game": "arcs", "options": {"players": 4, "leaders": "base", "split_discard": True}},
]


# Any JSON


def put(value: Any, found: tuple[list[tuple[Any, Any]], list[Any]]) -> Any:
    """A value with differences applied."""
    holder = {"": json.loads(json.dumps(value))}
    changed, gone = ([[["", *path], new] for path, new in found[0]], [["", *path] for path in found[1]])
    told = {"seq": 0, "now": 0, "set": changed, "gone": gone}
    return applied(holder, told)[""]


@given(JSON, JSON)
@settings(deadline=None)
def test_differences_lead_from_any_value_to_any_other(old: Any, new: Any) -> None:
    assert json.dumps(put(old, differences(old, new)), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(st.dictionaries(st.text(max_size=2), JSON, max_size=5), st.data())
@settings(deadline=None)
def test_differences_of_what_is_alike_are_short(old: Json, data: st.DataObject) -> None:
    new = json.loads(json.dumps(old))
    if new:
        new[data.draw(st.sampled_from(sorted(new)))] = data.draw(JSON)
    found = differences(old, new)
    assert json.dumps(put(old, found), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert len(json.dumps(found[0])) <= 40 + sum(len(json.dumps([name, new[name]])) + 20 for name in new)


def test_true_is_not_one() -> None:
    assert differences({"a": [1, 0]}, {"a": [True, 0]}) == ([(["a", 0], True)], [])


# Whole games


class Ear:
    """Somebody who was told something a while ago, and what they make of it."""

    def __init__(self, user: User | None, shown: bool, pace: float) -> None:
        self.user, self.shown, self.pace = user, shown, pace
        self.snapshot: Snapshot | None = None
        self.seat = SPECTATOR
        self.table: Json = {}
        self.story: list[Any] = []

    def hear(self, room: Room) -> None:
        telling, seat = room.telling, room.seat_of(self.user.id) if self.user is not None else SPECTATOR
        old, new = self.snapshot, telling.snapshot(seat, self.user, self.shown)
        since = self.table.get("seq", 0)
        whole = join(write({"type": "table", "v": VERSION, "now": 0}), telling.whole(new, seat, since, []))
        if old is not None and old.groups == new.groups and self.seat == seat:
            told = telling.changes(old, new, seat)
            if told:
                text = join(write({"type": "changes", "now": 0}), told)
                check_told(text)
                changes = json.loads(text)
                self.follow(room, changes, seat)
                self.table = applied(self.table, changes)
            elif "story" in self.table:
                self.table["story"] = {"from": self.table["plays"] + 1, "plays": []}
        else:
            self.table = json.loads(whole)
        check_told(whole)
        assert without_presence(self.table) == without_presence(json.loads(whole))
        self.snapshot, self.seat = new, seat
        if "story" in self.table:
            told_story = self.table["story"]
            self.story[told_story["from"] :] = told_story["plays"]
            everything = json.loads(telling.whole(new, seat, 0, []))["story"]
            assert self.story == everything["plays"]

    def follow(self, room: Room, changes: Json, seat: int) -> None:
        """The positions on the way are those of the game, and all of them are told or none."""
        match, table, fresh = room.in_memory, self.table, changes.get("story", {"plays": []})["plays"]
        assert match is not None
        between = changes.get("between", [])
        taken_back = bool(fresh) and changes["story"]["from"] <= table["plays"]
        many = len(fresh) - 1 if self.shown and not taken_back and len(fresh) <= MOST_BETWEEN else 0
        assert len(between) == max(0, many)
        for play, step in enumerate(between, table.get("plays", 0) + 1):
            table = applied(table, {**step, "seq": table["seq"], "now": 0})
            state, _ = match.moment(play)
            position = {"plays": play, "to_move": state.to_move, "options": [], "view": state.view(seat).data}
            position["shown"] = all_shown(match.game, state, seat)
            assert {name: table[name] for name in position} == json.loads(json.dumps(position))


def without_presence(table: Json) -> Json:
    players = [{**player, "present": None} for player in table["players"]]
    return {**table, "players": players, "onlookers": 0, "watchers": []}


async def something(house: House, room: Room, everybody: list[User], rng: random.Random) -> None:
    """A play mostly, or anything else that somebody can do at a table."""
    match, status = await room.match(), room.row.status
    kind = rng.random()
    seat = rng.randrange(len(room.seats))
    try:
        if status == "waiting":
            await house.tables.join(room, rng.choice(everybody), seat, room.row.invite)
        elif kind < 0.04:
            undone = rng.choice((said.Undo(), said.Redo(), said.AnswerOffer(agree=rng.random() < 0.7)))
            await room.do(None, lambda match: do(match, seat, undone))
        elif kind < 0.06:
            wishes = rng.choice(({}, {"any": "pass"}, {"arrange": "keep"}))
            await room.do(None, lambda match: do(match, seat, said.Wish(wishes=wishes)))
        elif kind < 0.07:
            away = rng.choice((said.TakeOver(bot="random"), said.GiveBack(), said.Holiday(days=[20454])))
            await room.do(None, lambda match: do(match, seat, away))
        elif kind < 0.08:
            room.seats = [replace(row, name=rng.choice(("Ada", "Somebody"))) for row in room.seats]
        elif kind < 0.09:
            await house.tables.leave(room, rng.choice(everybody))
        else:
            deciding, action = match.state.to_move, rng.choice(match.state.actions())
            await room.do(None, lambda match: match.play(deciding, action.text, 0))
    except ParlourError:
        pass  # not now, or not for them


@pytest.mark.slow
@pytest.mark.parametrize("wanted", TABLES, ids=lambda wanted: f"{wanted['game']}-{wanted['options']['players']}")
def test_changes_are_what_a_whole_message_would_say(tmp_path: Path, wanted: Json) -> None:
    rng = random.Random(json.dumps(wanted))

    async def story(house: House) -> None:
        everybody = await people(house, *(f"Player {seat}" for seat in range(wanted["options"]["players"])))
        room = await house.tables.make(everybody[0], read_spec(wanted))
        ears = [Ear(user, True, pace) for user in everybody for pace in (1.0, 0.2)]
        ears += [Ear(None, shown, pace) for shown in (True, False) for pace in (0.5, 0.02)]
        for _ in range(MOST_PLAYS):
            if room.row.status == "finished":
                break
            if room.row.status == "waiting" and all(seat.user for seat in room.seats):
                await house.tables.start(room, everybody[0])
            else:
                await something(house, room, everybody, rng)
            async with room.lock:
                await room.match()
                for ear in ears:
                    if rng.random() < ear.pace:
                        ear.hear(room)
        if room.row.status != "finished":
            room.row = replace(room.row, status="frozen")
        for ear in ears:
            ear.hear(room)
        assert room.telling.picture(0, 0).seq == ears[0].table["seq"]

    in_a_house(tmp_path, story)


@pytest.mark.slow
@given(st.integers(0, 2**32), st.sampled_from(TABLES))
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_changes_hold_whatever_happens(tmp_path_factory: pytest.TempPathFactory, seed: int, wanted: Json) -> None:
    rng = random.Random(seed)

    async def story(house: House) -> None:
        everybody = await people(house, *(f"Player {seat}" for seat in range(wanted["options"]["players"])))
        room = await house.tables.make(everybody[0], read_spec(wanted))
        ears = [Ear(user, rng.random() < 0.8, rng.random()) for user in [*everybody, None]]
        for _ in range(120):
            if room.row.status == "waiting" and all(seat.user for seat in room.seats):
                await house.tables.start(room, everybody[0])
            elif room.row.status != "finished":
                await something(house, room, everybody, rng)
            for ear in ears:
                if rng.random() < ear.pace:
                    ear.hear(room)

    in_a_house(tmp_path_factory.mktemp("house"), story)


# What is told, and what is not


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("changes")) as found:
        yield found


def new_game(ada: Person, bob: Person) -> Json:
    made = ada.post("/api/tables", game="roam", options={"players": 2, "first": "south"})
    bob.post(f"/api/tables/{made['table']}/join", seat=1, key=made["invite"])
    return made


def types(follower: Follower) -> list[str]:
    return [json.loads(text)["type"] for text in follower.heard]


def test_everything_comes_once_and_then_what_changed(server: Server) -> None:
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    made = new_game(ada, bob)
    name = made["table"]
    with ada.sit(name, changes=True) as south, bob.sit(name) as north:
        south.until(lambda table: table["players"][1]["present"])
        ada.post(f"/api/tables/{name}/start")  # a game begins: everything is new
        south.until(lambda table: table.get("options"))
        assert types(south).count("table") == 2
        south.heard.clear()
        south.play("use B at c3")
        north.until(lambda table: table.get("plays") == 1)
        south.say("chat", text="hello")
        south.say("wish", wishes={"any": "pass"})
        south.until(lambda table: table["wishes"])
        with eve.sit(name, key=made["watch"]):
            south.until(lambda table: table["onlookers"] == 1)
        bob.post("/api/guest", name="Robert")
        south.until(lambda table: table["players"][1]["name"] == "Robert")
        told = [json.loads(text) for text in south.heard]
        assert "table" not in types(south)
        changes = [message for message in told if message["type"] == "changes"]
        assert changes[-1]["set"] == [[["players", 1, "name"], "Robert"]] and "story" not in changes[-1]
        assert changes[1]["set"][0] == [["wishes", "any"], "pass"] and "story" not in changes[1]
        assert len(south.heard[0]) * 3 < len(north.heard[-1])
        south.say("sync")
        south.until(lambda table: len(table["story"]["plays"]) == 2)
        assert types(south)[-2:].count("table") == 1
        again = ada.get(f"/api/tables/{name}")
        assert {key: value for key, value in south.table.items() if key in again} == {
            **again,
            "chat": south.table["chat"],
        }


def test_another_seat_is_told_everything(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.post("/api/tables", game="arcs", options={"players": 2}, public=True)
    with bob.sit(made["table"], changes=True) as follower:
        follower.until(lambda table: table["you"] == -1)
        bob.post(f"/api/tables/{made['table']}/join", seat=1)
        follower.until(lambda table: table["you"] == 1)
        bob.post(f"/api/tables/{made['table']}/leave")
        follower.until(lambda table: table["you"] == -1)
        assert types(follower).count("table") == 3


@ON_BOTH
def test_what_changed_is_found_out_once_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many follow a table from the same seat."""
    compared = 0
    changes = Snapshot.changes

    def counted(new: Snapshot, *others: Any) -> Any:
        nonlocal compared
        compared += 1
        return changes(new, *others)

    monkeypatch.setattr(Snapshot, "changes", counted)

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await house.tables.make(ada, read_spec({"game": "arcs", "options": {"players": 2}}))
        await house.tables.join(room, bob, 1, room.row.invite)
        await house.tables.start(room, ada)
        ears = [Ear(None, True, 1.0) for _ in range(40)]
        for _ in range(10):
            match = await room.match()
            deciding, action = match.state.to_move, match.state.actions()[0]
            await room.do(None, lambda match, at=deciding, text=action.text: match.play(at, text, 0))  # type: ignore[misc]
            for ear in ears:
                ear.hear(room)
        assert compared == 9

    in_a_house(tmp_path, story)


def test_what_everybody_can_read_off_is_found_out_once_for_all_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the position and of those on the way to it."""
    looked = 0

    async def story(house: House) -> None:
        nonlocal looked
        ada, bob = await people(house, "Ada", "Bob")
        room = await house.tables.make(ada, read_spec({"game": "arcs", "options": {"players": 2}}))
        await house.tables.join(room, bob, 1, room.row.invite)
        await house.tables.start(room, ada)
        match = await room.match()
        shown = type(match.game).shown

        def counted(*given: Any) -> Any:
            nonlocal looked
            looked += 1
            return shown(*given)

        monkeypatch.setattr(type(match.game), "shown", counted)
        before = [room.telling.snapshot(seat, None, True) for seat in SEATS]
        assert looked == 1
        for _ in range(4):
            deciding, action = match.state.to_move, match.state.actions()[0]
            await room.do(None, lambda match, at=deciding, text=action.text: match.play(at, text, 0))  # type: ignore[misc]
        looked = 0
        for seat, old in zip(SEATS, before, strict=True):
            told = room.telling.changes(old, room.telling.snapshot(seat, None, True), seat)
            assert len(json.loads(told)["between"]) == 3
        assert looked == 4

    in_a_house(tmp_path, story)
