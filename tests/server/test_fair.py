"""Nobody's many tables keep the others from theirs: bots' time, the lobby, how much one may make at once."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from parlour.core.errors import InvalidInput
from parlour.core.game import View
from parlour.games.roam.cards import built_in_set
from parlour.server import schema
from parlour.server.app import House
from parlour.server.errors import Forbidden
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.shares import LONG, Shares
from parlour.server.steady_clock import now
from parlour.server.workers import spent
from parlour.table.match import TableError
from parlour.table.spec import read_spec
from tests.server.both import ON_BOTH
from tests.server.servers import Person, running
from tests.server.test_jobs import Listening, in_a_house, people

pytestmark = [pytest.mark.slow, ON_BOTH]


async def bots_to_move(house: House, owner: User, **wanted: object) -> Room:
    """A table at which bots begin."""
    options = {"players": 2, "first": "south"}
    room = await house.tables.make(owner, read_spec({"game": "roam", "options": options, **wanted}))
    await house.tables.start(room, owner)
    return room


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_many_tables_of_one_guest_do_not_keep_others_waiting(tmp_path: Path) -> None:
    """Fifty tables wait for their bots; whoever comes then waits for one or two thoughts, not for fifty."""

    async def story(house: House) -> None:
        eve, ada = await people(house, "Eve", "Ada")
        thoughts: list[str] = []

        async def choose(game: str, bot: str, view: View) -> str:
            await asyncio.sleep(0.02)
            thoughts.append(view.data["first"])
            return "use B at c3"

        house.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        seats = ["greedy", "person"]
        for _ in range(30):
            await bots_to_move(house, eve, seats=seats, options={"players": 2, "first": "south"})
        working = asyncio.create_task(house.jobs.run())
        try:
            await until(lambda: len(thoughts) >= 4)
            hers = await bots_to_move(house, ada, seats=seats, options={"players": 2, "first": "south"})
            before = len(thoughts)
            await until(lambda: hers._match is not None and hers._match.plays >= 1)
            assert len(thoughts) - before <= 6
            assert len(thoughts) < 30
        finally:
            working.cancel()

    in_a_house(tmp_path, story)


def test_whoever_looks_comes_before_tables_that_were_left(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        eve, ada, bob = await people(house, "Eve", "Ada", "Bob")
        seats = ["greedy", "person"]
        left = await bots_to_move(house, eve, seats=seats)
        watched = await bots_to_move(house, ada, seats=seats)
        others = await bots_to_move(house, bob, seats=seats)
        watched.listeners.add(Listening(1))
        found = await house.jobs._bots(now(), 1)
        assert [job.table for job in found] == [watched.id]
        house.jobs.shares.add(eve.id, 5.0)  # her bots have thought a while
        assert [job.table for job in await house.jobs._bots(now(), 2)] == [others.id, left.id]

    in_a_house(tmp_path, story)


def test_bots_among_themselves_pause_when_nobody_looks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await bots_to_move(house, ada, seats=["person", "greedy"])
        working = asyncio.create_task(house.jobs.run())
        try:
            await house.tables.leave(room, ada)  # a bot plays for her from now on, and there is nobody else
            await asyncio.sleep(0.5)
            match = await room.match()
            assert match.plays <= 1 and not match.over
            quiet = match.plays
            await asyncio.sleep(0.5)
            assert match.plays == quiet
            onlooker = Listening(-1)
            room.listeners.add(onlooker)
            await room.go_on()
            await until(lambda: match.plays > quiet + 3)
            room.listeners.discard(onlooker)
            await asyncio.sleep(1.0)
            paused = match.plays
            await asyncio.sleep(0.5)
            assert match.plays == paused and not match.over
            room.listeners.add(onlooker)
            await room.go_on()
            await until(lambda: match.over)
        finally:
            working.cancel()

    in_a_house(tmp_path, story)


def test_the_lobby_is_fair_brief_and_paged(tmp_path: Path) -> None:
    """Two guests with many public tables and large card sets hide nobody, and make nobody's list long."""
    with running(tmp_path, PARLOUR_MOST_TABLES="100") as server:
        honest = Person(server, "Honest")
        mine = honest.post("/api/tables", game="arcs", public=True)["table"]
        cards = {**json.loads(built_in_set("sketch").source), "name": "mine"}
        for land in cards["land"]:
            land["flavour"] = "x" * 200
        for name in ("Eve", "Mallory"):
            guest = Person(server, name)
            for number in range(35):
                options = {"cards": cards} if number >= 23 else {}  # the newest, which are shown first
                guest.post("/api/tables", game="roam", options=options, public=True)
        first = honest.http.get("/api/lobby")
        found = first.json()
        assert mine in [table["table"] for table in found["tables"][:3]]
        assert len(found["tables"]) == 20 and found["more"] and len(first.content) < 20_000
        named = [table for page in range(4) for table in honest.get("/api/lobby", page=page)["tables"]]
        assert len({table["table"] for table in named}) == 71
        assert {table["options"].get("cards") for table in named if table["game"] == "roam"} == {
            "mine",
            "wayfarers-2",
        }
        assert not honest.get("/api/lobby", page=3)["more"]
        assert honest.get("/api/lobby", page=49) == {"tables": [], "more": False}
        for page in ("50", "-1", "x", "9" * 5_000):
            assert honest.http.get("/api/lobby", params={"page": page}).status_code == 422


def test_limits_hold_for_what_comes_at_once(tmp_path: Path) -> None:
    with running(tmp_path, PARLOUR_MOST_TABLES="5") as server:
        ada = Person(server, "Ada")
        with ThreadPoolExecutor(16) as threads:
            asked = [threads.submit(ada.http.post, "/api/tables", json={"game": "roam"}) for _ in range(33)]
            answers = [answer.result().status_code for answer in asked]
        assert (answers.count(200), answers.count(403)) == (5, 28)
        assert len(ada.get("/api/my-games")["tables"]) == 5


def test_tables_from_one_address_have_a_pace(tmp_path: Path) -> None:
    with running(tmp_path, PARLOUR_TABLES_PER_MINUTE="2") as server:
        made = [
            Person(server, f"Guest {number}").http.post("/api/tables", json={"game": "roam"})
            for number in range(8)
        ]
        assert [answer.status_code for answer in made] == [200] * 6 + [429] * 2


def test_the_owner_cannot_sit_down_where_a_program_has_seen_cards(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await house.tables.make(ada, read_spec({"game": "arcs", "options": {"players": 3}}))
        await house.tables.join(room, bob, 2, room.row.invite)
        first = await house.tables.bot_token(room, ada, 1)
        assert await house.tables.bot_token(room, ada, 1) != first  # nobody has seen anything yet
        await house.tables.start(room, ada)
        before = room.seats[1].token
        with pytest.raises(TableError, match="table-begun"):
            await house.tables.bot_token(room, ada, 1)
        with pytest.raises(TableError, match="table-begun"):
            await house.tables.fill(room, ada, 1, "person")
        assert room.seats[1].token == before

    in_a_house(tmp_path, story)


def test_a_table_keeps_few_names_of_the_banished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are sent to its owner: nobody who is not there is among them, and they are not without end."""

    async def story(house: House) -> None:
        monkeypatch.setattr("parlour.server.tables.MOST_BANISHED", 2)
        ada, bob, eve, mallory = await people(house, "Ada", "Bob", "Eve", "Mallory")
        room = await house.tables.make(ada, read_spec({"game": "roam"}))
        with pytest.raises(InvalidInput, match="server-bad-banish"):
            await house.tables.banish(room, ada, "nobody", "muted")
        await house.tables.banish(room, ada, bob.id, "muted")
        await house.tables.banish(room, ada, eve.id, "removed")
        with pytest.raises(Forbidden, match="server-many-banished"):
            await house.tables.banish(room, ada, mallory.id, "removed")
        await house.tables.banish(room, ada, bob.id, "removed")
        await house.tables.banish(room, ada, eve.id, None)
        await house.tables.banish(room, ada, mallory.id, "removed")
        assert room.banished == {bob.id: "removed", mallory.id: "removed"}

    in_a_house(tmp_path, story)


def test_rooms_nobody_is_in_take_little_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens table after table does not keep them all in memory; where somebody sits it stays."""

    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        monkeypatch.setattr("parlour.server.tables.MOST_ROOMS", 3)
        rooms = [await house.tables.make(ada, read_spec({"game": "roam"})) for _ in range(8)]
        rooms[0].listeners.add(Listening(0))
        for room in rooms:
            room.used -= 10 * (room is not rooms[5])
        house.tables.close_idle()
        assert set(house.tables.rooms) == {rooms[0].id, rooms[5].id, rooms[7].id}
        rooms[7].used -= 10
        monkeypatch.setattr("parlour.server.tables.MOST_PLAYS", -1)
        await house.tables.room(rooms[1].id)
        house.tables.close_idle()
        assert set(house.tables.rooms) == {rooms[0].id, rooms[1].id, rooms[5].id}
        assert (await house.tables.room(rooms[2].id)).row.owner == ada.id

    in_a_house(tmp_path, story)


# Newcomers and those who wait


def test_newcomers_do_not_come_before_regulars(tmp_path: Path) -> None:
    """Ten guests who are new, with many tables each, have as much of the bots as anybody, not all of it first."""

    async def story(house: House) -> None:
        thoughts: list[object] = []

        async def think(pool: object, work: Any, given: Any) -> str:
            await asyncio.sleep(0.05)
            thoughts.append(given)
            text: str = work(*given)
            return text

        def waits_for_a_person(room: Room) -> bool:
            match = room._match
            return match is not None and match.begun and match.player(match.state.to_move) == "person"

        house.thinkers._run = think  # type: ignore[method-assign, assignment]
        seats = ["random", "person"]
        ada, *regulars = await people(house, "Ada", "Bob", "Cyd")
        played = [await bots_to_move(house, regular, seats=seats) for regular in (ada, *regulars) * 5]
        working = asyncio.create_task(house.jobs.run())
        try:
            await until(lambda: all(map(waits_for_a_person, played)))
            newcomers = await people(house, *[f"Guest {number}" for number in range(10)])
            for newcomer in newcomers * 5:
                await bots_to_move(house, newcomer, seats=seats)
            house.jobs.wake.set()
            before = len(thoughts)
            await until(lambda: len(thoughts) >= before + 4)
            hers = await bots_to_move(house, ada, seats=seats)
            before = len(thoughts)
            await until(lambda: hers._match is not None and hers._match.plays >= 1)
            assert len(thoughts) - before <= len(newcomers) + 4  # one of each, and what was begun already
        finally:
            working.cancel()

    in_a_house(tmp_path, story)


def chosen_from(shares: Shares, waiting: dict[str, int]) -> str:
    """Who is next of those who wait for so many turns."""
    shares.wait(waiting)
    name = min(waiting, key=lambda name: shares.turn(name, 0))
    shares.choose(name)
    waiting[name] -= 1
    if not waiting[name]:
        del waiting[name]
    return name


def test_nobody_waits_for_ever() -> None:
    """Neither for guests who are always new, nor for those who wait for many things."""
    moments = [0.0]
    shares = Shares(lambda: moments[-1])
    shares.add("ada", 20.0)
    waiting = {"ada": 1} | {f"first {number}": 1_000 for number in range(10)}
    turns: list[str] = []
    while "ada" in waiting:
        waiting[f"new {len(turns)}"] = 1
        turns.append(chosen_from(shares, waiting))
        moments.append(moments[-1] + 0.1)
        shares.add(turns[-1], 0.1)
    assert LONG / 0.1 < len(turns) < LONG / 0.1 + 12
    moments.append(moments[-1] + 10)  # all of them have waited long when one more comes
    waiting = {name: 1_000 for name in waiting if name.startswith("first")} | {"ada": 1}
    turns = [chosen_from(shares, waiting) for _ in range(11)]
    assert sorted(turns) == sorted(["ada", *[f"first {number}" for number in range(10)]])


def test_shares_of_those_who_went_are_forgotten() -> None:
    moments = [0.0]
    shares = Shares(lambda: moments[-1])
    for number in range(5_000):
        moments.append(moments[-1] + 1)
        chosen_from(shares, {f"guest {number}": 1})
        shares.add(f"guest {number}", 1.0)
    assert len(shares.had) < 500 and len(shares.since) == 1


def test_waiting_for_a_thinker_is_not_thinking(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async def think(*_: object) -> str:
            await asyncio.sleep(0.5)
            return "end"

        async def seconds() -> float:
            await house.thinkers.run(str)
            return spent.get()

        house.thinkers._run = think  # type: ignore[method-assign, assignment]
        found = await asyncio.gather(*[seconds() for _ in range(6)])  # the last one waits for the others
        assert all(0.4 < one < 1.5 for one in found)

    in_a_house(tmp_path, story)


def test_the_lobby_is_asked_for_once_a_second_however_many_look(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        asked = 0
        find = house.storage.lobby

        async def count(limit: int) -> list[str]:
            nonlocal asked
            asked += 1
            return await find(limit)

        house.storage.lobby = count  # type: ignore[method-assign]
        await house.tables.make(ada, read_spec({"game": "roam", "public": True}))
        times = [0.0]
        house.lobby.clock = lambda: times[-1]
        pages = await asyncio.gather(*[house.lobby.page(number % 5) for number in range(50)])
        assert asked == 1 and [len(page.tables) for page in pages] == [1, 0, 0, 0, 0] * 10
        await house.tables.make(ada, read_spec({"game": "roam", "public": True}))
        times.append(1.0)
        assert len((await house.lobby.page(0)).tables) == 2 and asked == 2

    in_a_house(tmp_path, story)


def test_tables_nobody_came_to_are_forgotten(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        old, new = [await house.tables.make(ada, read_spec({"game": "roam"})) for _ in range(2)]
        played = await bots_to_move(house, ada, seats=["person", "greedy"])
        long_ago = old.used - 31 * 86_400
        with house.storage.writer.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id != new.id).values(touched=long_ago))
        await house.forget_tables()
        left = await house.storage.statuses([old.id, new.id, played.id])
        assert left == {new.id: "waiting", played.id: "running"}

    in_a_house(tmp_path, story)


def test_dear_requests_count_more(tmp_path: Path) -> None:
    """Records and replays take longer than other requests, and are worth as many of them."""
    with running(tmp_path, PARLOUR_REQUESTS_PER_MINUTE="400") as server:
        ada = Person(server, "Ada")
        assert [ada.http.get("/api/tables/nosuchtable/record").status_code for _ in range(25)].count(429) >= 5
