"""What a process makes of others on the same database: of those that died, and of what happens at once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, select, text

from parlour.server import schema
from parlour.server.app import House
from parlour.server.appending import Progress
from parlour.server.database import open_database
from parlour.server.due import jobs_for
from parlour.server.room import Room
from parlour.server.storage import Storage
from parlour.server.store import Conflict
from parlour.table.match import TableError
from tests.server.both import POSTGRESQL
from tests.server.test_jobs import begun, in_a_house, people, play

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("base", [POSTGRESQL], indirect=True, scope="module")]


@pytest.fixture(autouse=True)
def on_postgresql(base: str) -> None:
    """All of it."""


def haunt(house: House, room: Room) -> None:
    """A process that has been silent for long, by which somebody is at a table."""
    with house.storage.writer.begin() as connection:
        connection.execute(insert(schema.processes).values(id="ghost", seen=0))
        connection.execute(insert(schema.presence).values(process="ghost", table=room.id, who="Eve", seat=-1))
        connection.execute(insert(schema.presence).values(process="ghost", table=room.id, who="Bob", seat=1))


def test_nobody_is_there_by_a_process_that_died(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        haunt(house, room)
        await room.look()
        assert room.audience.others == {(-1, "Eve"), (1, "Bob")} and not room.is_absent(1, 0)
        house.start_work()
        deadline = time.monotonic() + 20
        while room.audience.others:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        assert room.is_absent(1, 0)
        await house.finish_work()

    in_a_house(tmp_path, story)


def test_two_processes_may_miss_the_same_job(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob, clock={"kind": "move", "limit": 600}, timeout="bot")
        other = Storage(open_database(house.settings))
        match = await room.match()
        for _ in range(30):
            with house.storage.writer.begin() as connection:
                connection.execute(schema.jobs.delete())
            jobs = jobs_for(room.id, match)
            await asyncio.gather(*(storage.add_missing_jobs(jobs) for storage in (house.storage, other)))
            with house.engine.connect() as connection:
                assert len(connection.execute(select(schema.jobs)).all()) == 1
        other.close()

    in_a_house(tmp_path, story)


def test_what_is_refused_is_refused_for_its_own_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although what was done to the match is thrown away, and it is looked whether something was missed."""

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        await play(room, 0, "use B at c3")
        monkeypatch.setattr("parlour.server.room.MOST_ENTRIES", 2)
        with pytest.raises(TableError, match="table-full"):
            await play(room, 0, "end")

    in_a_house(tmp_path, story)


def test_a_broken_connection_mutes_nobody(tmp_path: Path) -> None:
    """What the database called it may be another process's name next."""

    async def story(house: House) -> None:
        await people(house, "Ada")
        before = set(house.storage.backends)
        assert before
        admin = open_database(house.settings)
        with admin.connect() as connection:
            connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ANY(:pids)"),
                {"pids": list(before)},
            )
        admin.dispose()
        deadline = time.monotonic() + 20
        while before & house.storage.backends:
            assert time.monotonic() < deadline
            for _ in range(8):  # each finds a dead connection, and gets another one
                await asyncio.gather(
                    house.storage.user("nobody"), house.storage.live_sessions([]), return_exceptions=True
                )
        assert await house.storage.user("nobody") is None

    in_a_house(tmp_path, story)


def test_whoever_writes_beside_busy_bots_gets_their_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Again and again somebody else was quicker: that is no reason to refuse anything."""

    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob)
        append, quicker = room.storage.append, iter(range(12))

        async def crowded(progress: Progress) -> None:
            if next(quicker, None) is not None:
                raise Conflict
            await append(progress)

        monkeypatch.setattr(room.storage, "append", crowded)
        seat, before = (await room.match()).state.to_move, (await room.match()).seq
        assert await room.do("m1", lambda match: match.take_over(seat, "random", 0)) == before + 1

    in_a_house(tmp_path, story)
