"""What happens later: bots that think elsewhere, clocks, messages that it is somebody's turn. In one process, on a
real database; only the network and the thinkers are played."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from sqlalchemy import select

from parlour.core.errors import InvalidInput
from parlour.core.event import SPECTATOR
from parlour.core.game import View
from parlour.server import schema, webhooks
from parlour.server.admin import Admin
from parlour.server.app import House
from parlour.server.database import migrate
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.settings import Settings
from parlour.server.socket import Connection, Wants
from parlour.server.steady_clock import now
from parlour.server.telling import MOST_TOLD
from parlour.server.thinking import Thinkers
from parlour.server.workers import Lost
from parlour.table.match import TableError
from parlour.table.spec import read_spec
from tests.server.both import ON_BOTH, url_of
from tests.server.servers import Person, Server

pytestmark = ON_BOTH

ADDRESS = "https://discord.example/hook"


class Listening:
    """Somebody who looks at a table."""

    who = "somebody"
    name = "Somebody"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def notice(self) -> None:
        pass


class Noting(Listening):
    """Somebody who hears of changes."""

    noticed = False

    def notice(self) -> None:
        self.noticed = True


def in_a_house(tmp_path: Path, story: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """Tell a story in a house of its own, without its workers."""

    async def tell() -> None:
        house = House(Settings(database=url_of(tmp_path), secret="s" * 32, thinkers=1, **settings))
        migrate(house.engine)
        if house.storage.shared:
            await house.storage.beat(house.storage.process)
        try:
            await story(house)
        finally:
            await house.finish_work()
            house.thinkers.close()
            house.reader.close()
            house.storage.close()

    asyncio.run(tell())


async def people(house: House, *names: str) -> list[User]:
    return [await house.people.guest(name) for name in names]


async def begun(house: House, owner: User, other: User | None = None, **wanted: object) -> Room:
    spec = {"game": "roam", "options": {"players": 2, "first": "south"}, **wanted}
    room = await house.tables.make(owner, read_spec(spec))
    if other is not None:
        await house.tables.join(room, other, 1, room.row.invite)
    await house.tables.start(room, owner)
    return room


async def play(room: Room, seat: int, *texts: str) -> None:
    for text in texts:
        await room.do(None, lambda match, text=text: match.play(seat, text, now()))  # type: ignore[misc]


async def do_what_is_due(house: House) -> None:
    house.jobs.wake.set()
    await house.jobs._round()
    await asyncio.gather(*house.jobs.running)


def jobs_of(house: House) -> list[dict[str, Any]]:
    with house.engine.connect() as connection:
        return [dict(row) for row in connection.execute(select(schema.jobs)).mappings()]


# Telling people


class Post:
    """The network: what was sent where, and what comes back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: int) -> None:
        self.sent: list[httpx.Request] = []
        self.answers = list(answers)
        real = httpx.AsyncClient

        async def public(host: str) -> str:
            return "93.184.216.34"

        def answer(request: httpx.Request) -> httpx.Response:
            self.sent.append(request)
            status = self.answers.pop(0) if self.answers else 204
            return httpx.Response(status, headers={"Location": "http://10.0.0.1/"}, text="x" * 10_000)

        monkeypatch.setattr(webhooks, "public_address", public)
        monkeypatch.setattr(
            httpx, "AsyncClient", lambda **options: real(transport=httpx.MockTransport(answer), **options)
        )


def test_whoever_is_away_is_told_once_that_it_is_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = Post(monkeypatch)

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await house.storage.change_user(bob.id, webhook=ADDRESS, language="cs")
        await house.tables.renamed(bob)
        await play(room, 0, "use B at c3")
        assert jobs_of(house) == []  # it is still Ada's turn
        await play(room, 0, "end")
        assert [job["kind"] for job in jobs_of(house)] == ["webhook"]
        await room.do(None, lambda match: match.wish(0, {}, now()))  # Ada does something else meanwhile
        assert [job["kind"] for job in jobs_of(house)] == ["webhook"]
        await do_what_is_due(house)
        assert jobs_of(house) == [] and len(post.sent) == 1
        (request,) = post.sent
        assert (request.url.host, request.headers["host"]) == ("93.184.216.34", "discord.example")
        text = json.loads(request.content)["content"]
        assert text.startswith("Zbloudilí: jsi na tahu, Bob. http") and text.endswith(f"/t/{room.id}")
        action = (await room.match()).state.actions()[0].text
        await play(room, 1, action)  # Bob goes on with the same turn
        assert jobs_of(house) == [] and len(post.sent) == 1

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("why", ["banned", "nowhere", "over"])
def test_who_need_not_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    post = Post(monkeypatch)

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await house.storage.change_user(bob.id, webhook=ADDRESS)
        await house.tables.renamed(bob)
        await play(room, 0, "use B at c3", "end")
        if why == "banned":
            await house.storage.change_user(bob.id, banned=True)
        elif why == "nowhere":
            await house.storage.change_user(bob.id, webhook=None)
        else:
            await room.do(None, lambda match: match.concede(1, now()))
        await do_what_is_due(house)
        assert jobs_of(house) == [] and post.sent == []

    in_a_house(tmp_path, story)


def test_whoever_is_here_is_told_when_they_have_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A laptop that fell asleep looks as if somebody were there. Nor is anybody told too much at once."""
    post = Post(monkeypatch)

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await house.storage.change_user(bob.id, webhook=ADDRESS)
        await house.tables.renamed(bob)
        await play(room, 0, "use B at c3", "end")
        laptop = Listening(1)
        room.listeners.add(laptop)
        for _ in range(6):
            await do_what_is_due(house)
            (job,) = jobs_of(house)
            assert (job["tries"], post.sent) == (0, []) and 50 < job["due"] - now() <= 60
            await house.storage.postpone_job(job["id"], now())
        room.listeners.remove(laptop)
        while house.webhooks.throttle.allows(bob.id):
            pass
        await do_what_is_due(house)
        (job,) = jobs_of(house)
        assert (job["tries"], post.sent) == (0, [])
        house.webhooks.throttle.left.clear()
        await house.storage.postpone_job(job["id"], now())
        await do_what_is_due(house)
        assert jobs_of(house) == [] and len(post.sent) == 1

    in_a_house(tmp_path, story)


def test_a_message_that_does_not_arrive_is_sent_again_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = Post(monkeypatch, 302, 500, 429, 404, 404)

    async def story(house: House) -> None:
        house.webhooks.throttle.burst = 100
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await house.storage.change_user(bob.id, webhook=ADDRESS)
        await house.tables.renamed(bob)
        await play(room, 0, "use B at c3", "end")
        waits = []
        while left := jobs_of(house):
            waits.append(left[0]["due"] - now())
            await house.storage.postpone_job(left[0]["id"], now())
            await do_what_is_due(house)
        assert len(post.sent) == 4 and house.webhooks.sent == 0  # redirects were not followed
        assert all(50 < wait <= 180 for wait in waits[1:])

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "64:ff9b::a01"])
def test_names_of_private_machines_are_not_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(host: str, port: int, **_: object) -> list[tuple[Any, ...]]:
        return [(0, 0, 0, "", (found, port)) for found in ("93.184.216.34", address)]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(InvalidInput, match="server-bad-webhook"):
        asyncio.run(webhooks.public_address("rebinding.example"))


# Bots


@pytest.mark.slow
def test_waiting_for_a_thinker_is_not_thinking() -> None:
    """Each thought takes most of the time it has; four wait for the one thinker, and none is taken for lost."""

    async def story() -> None:
        thinkers = Thinkers(1, 0.4)
        busy = 0

        async def slow(*_: object) -> str:
            nonlocal busy
            busy += 1
            assert busy == 1
            await asyncio.wait_for(asyncio.sleep(0.3), thinkers.seconds)
            busy -= 1
            return "end"

        thinkers._run = slow  # type: ignore[method-assign, assignment]
        try:
            view = View(0, {}, frozenset())
            assert (
                await asyncio.gather(*[thinkers.choose("roam", "random", view) for _ in range(4)]) == ["end"] * 4
            )
        finally:
            thinkers.close()

    asyncio.run(story())


def test_only_as_many_bot_moves_are_begun_as_can_be_thought_of(tmp_path: Path) -> None:
    """The clock of another table is not kept waiting by them."""

    async def story(house: House) -> None:
        gate = asyncio.Event()
        asked = 0

        async def choose(*_: object) -> str:
            nonlocal asked
            asked += 1
            await gate.wait()
            raise Lost

        house.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        (ada,) = await people(house, "Ada")
        for _ in range(5):
            await begun(house, ada, seats=["random", "person"])
        late = await begun(
            house, ada, seats=["person", "random"], clock={"kind": "move", "limit": 10}, timeout="bot"
        )
        clock = next(job for job in jobs_of(house) if job["kind"] == "clock")
        await house.storage.postpone_job(clock["id"], now())
        await late.do(None, lambda match: setattr(match, "since", now() - 100) or [])  # type: ignore[func-returns-value]
        await house.jobs._round()
        await asyncio.sleep(0.2)
        assert asked == 2 and [job["kind"] for job in jobs_of(house)].count("clock") == 0
        assert (await late.match()).player(0) != "person"
        assert "bot" not in house.jobs._wanted()
        gate.set()
        await asyncio.gather(*house.jobs.running)
        assert house.jobs._wanted()["bot"] == 2 and house.jobs.wake.is_set()

    in_a_house(tmp_path, story)


def test_a_table_that_lost_its_job_gets_it_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["random", "person"])
        (job,) = jobs_of(house)
        await house.storage.finish_job(job["id"])
        del house.tables.rooms[room.id]
        await house.tables.room(room.id)
        (again,) = jobs_of(house)
        assert (again["kind"], again["seq"]) == (job["kind"], job["seq"])
        del house.tables.rooms[room.id]
        await house.tables.room(room.id)
        assert jobs_of(house) == [again]

    in_a_house(tmp_path, story)


# At the table


@pytest.mark.parametrize("first", ["leave", "start"])
def test_somebody_gets_up_while_the_game_begins(tmp_path: Path, first: str) -> None:
    """Either the game does not begin, or a bot plays for them: no seat is ever empty in a game."""

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await house.tables.make(ada, read_spec({"game": "roam", "options": {"players": 2}}))
        await house.tables.join(room, bob, 1, room.row.invite)
        deeds = {"leave": lambda: house.tables.leave(room, bob), "start": lambda: house.tables.start(room, ada)}
        tasks = []
        async with room.lock:
            for name in sorted(deeds, key=lambda name: name != first):
                tasks.append(asyncio.create_task(deeds[name]()))
                while len(room.tasks) < len(tasks):
                    await asyncio.sleep(0)
        found = await asyncio.gather(*tasks, return_exceptions=True)
        if first == "leave":
            assert isinstance(found[1], TableError) and found[1].message == "table-seats-free"
            assert room.row.status == "waiting" and room.seats[1].user is None
        else:
            assert found == [None, None] and room.row.status == "running"
            assert room.seats[1].user == bob.id and (await room.match()).player(1) != "person"

    in_a_house(tmp_path, story)


def test_a_rematch_is_made_anew_when_the_host_has_deleted_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await room.do(None, lambda match: match.concede(1, now()))
        first = await house.tables.rematch(room, bob)
        assert (await house.tables.rematch(room, ada)).id == first.id
        with house.engine.begin() as connection:
            connection.execute(schema.tables.delete().where(schema.tables.c.id == first.id))
        del house.tables.rooms[first.id]
        second = await house.tables.rematch(room, ada)
        assert second.id != first.id
        stored = await house.storage.table(room.id)
        assert stored is not None and stored.rematch == second.id

    in_a_house(tmp_path, story)


def test_nobody_is_led_to_a_rematch_that_is_gone(tmp_path: Path) -> None:
    """Nobody came to it, or whoever made it gave it up; who looks at the old table, or opens it, is told."""

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await room.do(None, lambda match: match.concede(1, now()))
        listener = Noting(SPECTATOR)
        room.came(listener)
        for forget in ("closed", "forgotten"):
            again = await house.tables.rematch(room, ada)
            await house.tables.look_again()
            assert room.telling.picture(SPECTATOR, 0).rematch == again.id
            if forget == "closed":
                await house.tables.close(again, ada)
            else:
                await house.storage.close_forgotten(now() + 1)
            listener.noticed = False
            await house.tables.look_again()
            assert room.telling.picture(SPECTATOR, 0).rematch is None
            async with asyncio.timeout(5):
                while not listener.noticed:
                    await asyncio.sleep(0.01)
            room.went(listener)
            house.tables.rooms.clear()
            room = await house.tables.room(room.id)
            assert room.telling.picture(SPECTATOR, 0).rematch is None
            room.came(listener)
        third = await house.tables.rematch(room, bob)
        assert room.telling.picture(SPECTATOR, 0).rematch == third.id
        await house.tables.look_again()
        assert room.telling.picture(SPECTATOR, 0).rematch == third.id

    in_a_house(tmp_path, story)


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await room.do(None, lambda match: match.concede(1, now()))
        await house.tables.make(bob, read_spec({"game": "roam"}))
        with pytest.raises(Exception, match="server-too-many-tables"):
            await house.tables.rematch(room, bob)
        await house.tables.rematch(room, ada)

    in_a_house(tmp_path, story, most_tables=1)


def test_pictures_do_not_pile_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await play(room, 0, "use B at c3")
        match = await room.match()
        for step in range(60):  # a client may say any number
            match.plays_at[:] = [0, *range(step, step + 2)]
            for since in range(3):
                room.telling.picture(-1, since)
        assert len(room.telling._told) <= MOST_TOLD
        known = room.telling.picture(0, 0)
        assert known.options
        room.row = replace(room.row, status="frozen")
        assert room.telling.picture(0, 0).options == []

    in_a_house(tmp_path, story)


def test_chat_is_said_to_the_end(tmp_path: Path) -> None:
    """Whoever says something and goes at once has said it, once."""

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        saying = asyncio.create_task(house.tables.say(room, ada, "Hello", "m1"))
        while not room.tasks:
            await asyncio.sleep(0)
        saying.cancel()
        await asyncio.gather(saying, *room.tasks, return_exceptions=True)
        await house.tables.say(room, ada, "Hello", "m1")
        room.heard.clear()  # another process heard it
        await house.tables.say(room, ada, "Hello", "m1")
        assert [line.text for line in room.chat] == ["Hello"]

    in_a_house(tmp_path, story)


def test_one_seat_has_not_endless_sockets(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await house.tables.make(ada, read_spec({"game": "roam", "options": {"players": 2}}))
        nothing: Any = None
        for number in range(40):
            connection = Connection(nothing, room, None, (1, "token"), Wants(number))
            house.sockets.need_room_for(connection)
            house.sockets.open.add(connection)
        with pytest.raises(Exception, match="server-too-much"):
            house.sockets.need_room_for(Connection(nothing, room, None, (1, "token"), Wants()))
        house.sockets.need_room_for(Connection(nothing, room, None, (0, "token"), Wants()))
        house.sockets.need_room_for(Connection(nothing, room, ada, (-1, ""), Wants()))

    in_a_house(tmp_path, story)


# Tables that cannot be played


def test_a_database_that_does_not_answer_freezes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        real = house.storage.look

        async def broken(*_: object) -> None:
            raise OSError("the disk is away")

        monkeypatch.setattr(house.storage, "look", broken)
        room._match = None
        with pytest.raises(OSError, match="disk"):
            await play(room, 0, "use B at c3")
        monkeypatch.setattr(house.storage, "look", real)
        await play(room, 0, "use B at c3")
        assert room.row.status == "running"

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("how", ["spoilt", "version"])
def test_a_frozen_table_has_no_jobs(tmp_path: Path, how: str) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["random", "person"])
        with house.engine.begin() as connection:
            if how == "spoilt":
                connection.execute(
                    schema.entries.update().values(kind="play", data={"action": "end", "outcomes": []})
                )
            else:
                connection.execute(schema.tables.update().values(spec={**room.spec.to_json(), "version": 99}))
        del house.tables.rooms[room.id]
        await do_what_is_due(house)
        assert jobs_of(house) == []
        again = await house.tables.room(room.id)
        assert again.row.status == "frozen" and again.telling.picture(1, 0).status == "frozen"

    in_a_house(tmp_path, story)


def test_nobodys_time_runs_while_a_table_is_frozen(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob, clock={"kind": "move", "limit": 600}, timeout="concede")
        admin = Admin(house.engine)
        assert admin.freeze(room.id) and jobs_of(house) == []
        with house.engine.begin() as connection:  # long ago
            connection.execute(schema.entries.update().values(time=now() - 90_000))
        assert admin.thaw(room.id) is None
        (job,) = jobs_of(house)
        assert job["kind"] == "clock" and 590 < job["due"] - now() <= 600
        del house.tables.rooms[room.id]
        again = await house.tables.room(room.id)
        assert jobs_of(house) == [job]
        deadline = again.telling.picture(0, 0).deadline
        stored = await house.storage.table(room.id)
        assert stored is not None and job["due"] == stored.deadline == deadline

    in_a_house(tmp_path, story)


@pytest.mark.slow
def test_thinkers_go_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = Person(server, "Ada")
        table = ada.post(
            "/api/tables", game="roam", options={"players": 2, "first": "north"}, seats=["person", "random"]
        )
        ada.post(f"/api/tables/{table['table']}/start")
        with ada.sit(table["table"]) as south:
            south.until(lambda seen: seen["plays"] > 0)
        assert server.process is not None
        group = server.process.pid
        server.process.kill()
        server.process.wait()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                os.killpg(group, 0)
            except ProcessLookupError:
                break
            time.sleep(0.1)
        else:
            raise AssertionError("somebody still thinks")
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["crash", "slow"])
def test_a_crashed_or_slow_thinker_is_replaced_and_asked_again(tmp_path: Path, fault: str) -> None:
    """With real processes: the bot's move comes all the same."""

    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["random", "person"])
        view = (await room.match()).state.view(0)
        await house.thinkers.choose("roam", "random", view)  # it lives
        for process in list((house.thinkers.pool._processes or {}).values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL if fault == "crash" else signal.SIGSTOP)
        house.thinkers.seconds = 1.0
        await do_what_is_due(house)
        assert house.thinkers.replaced == 1 and (await room.match()).plays == 0
        (job,) = jobs_of(house)
        assert (job["kind"], job["tries"], job["leased"]) == ("bot", 1, 0)
        house.thinkers.seconds = 30.0
        await do_what_is_due(house)
        assert (await room.match()).plays == 1 and house.thinkers.replaced == 1

    in_a_house(tmp_path, story)


def test_bots_get_the_view_of_their_seat(tmp_path: Path) -> None:
    """What goes to a thinker is what the seat may know: the cards of the others are in none of it."""

    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        options = {"players": 3, "first": "red"}
        spec = {"game": "arcs", "options": options, "seats": ["heuristic", "heuristic", "person"]}
        given: list[View] = []

        async def choose(game: str, bot: str, view: View) -> str:
            given.append(view)
            raise Lost

        house.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        room = await house.tables.make(ada, read_spec(spec))
        await house.tables.start(room, ada)
        match = await room.match()
        seat = match.state.to_move
        found = await house.jobs._bots(now(), 1)
        await house.jobs._do(found[0])
        assert given == [match.state.view(seat)] and given[0].seat == seat

    in_a_house(tmp_path, story)


def test_an_error_is_taken_when_nobody_waits_for_it(tmp_path: Path) -> None:
    """Whoever asked went away before it was refused: no line about that in the log."""

    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["person", "greedy"])
        unheard: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        go_on = asyncio.Event()

        async def refused() -> None:
            await go_on.wait()
            raise TableError("table-over")

        asking = asyncio.create_task(room.finish(refused()))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        go_on.set()
        while room.tasks:
            await asyncio.sleep(0)
        gc.collect()
        assert unheard == []

    in_a_house(tmp_path, story)
