"""The machine's clock is set while people play: nothing stops, and nobody loses their time by it."""

from __future__ import annotations

import asyncio
import itertools
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from parlour.server import schema
from parlour.server.app import House
from parlour.server.steady_clock import SteadyClock, now
from tests.server.both import ON_BOTH
from tests.server.test_jobs import begun, in_a_house, jobs_of, people, play

pytestmark = [pytest.mark.slow, ON_BOTH]

HOUR = 3600


def set_clock(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + by)


FAR = [pytest.param(by * HOUR, marks=pytest.mark.slow) for by in (-1, 1, -100, 100)]


@pytest.mark.parametrize("by", [-200, *FAR])
def test_bots_play_on_when_the_clock_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["person", "greedy"])
        await play(room, 0, "use B at c3", "end")
        assert [job["kind"] for job in jobs_of(house)] == ["bot"]
        set_clock(monkeypatch, by)
        worker = asyncio.create_task(house.jobs.run())
        async with asyncio.timeout(15):
            while (await room.match()).state.to_move != 0:
                await asyncio.sleep(0.05)
        worker.cancel()

    in_a_house(tmp_path, story)


def test_nobody_loses_on_time_because_the_clock_was_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        ada, bob = await people(house, "Ada", "Bob")
        room = await begun(house, ada, bob, clock={"kind": "move", "limit": 60}, timeout="concede")
        before = now()
        set_clock(monkeypatch, 5 * HOUR)
        house.jobs.wake.set()
        await house.jobs._round()
        await asyncio.gather(*house.jobs.running)
        assert before <= now() <= before + 10
        assert room.row.status == "running" and not (await room.match()).over

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("kind", ["due", "leased"])
def test_what_was_written_by_a_clock_that_was_ahead_is_done_all_the_same(tmp_path: Path, kind: str) -> None:
    """The server was started again after its clock was put right."""

    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["person", "greedy"])
        await play(room, 0, "use B at c3", "end")
        with house.storage.writer.begin() as connection:
            connection.execute(update(schema.jobs).values({kind: now() + HOUR}))
        house.jobs.wake.set()
        await house.jobs._round()
        await asyncio.gather(*house.jobs.running)
        assert (await room.match()).plays > 2 and not house.jobs.running

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("kind, far", [("bot", 30), ("clock", HOUR)])
def test_what_is_not_due_yet_waits(tmp_path: Path, kind: str, far: int) -> None:
    async def story(house: House) -> None:
        (ada,) = await people(house, "Ada")
        room = await begun(house, ada, seats=["person", "greedy"])
        await play(room, 0, "use B at c3", "end")
        with house.storage.writer.begin() as connection:
            connection.execute(update(schema.jobs).values(kind=kind, due=now() + far))
        assert await house.storage.lease_jobs(now(), now() + house.jobs.lease, {kind: 5}) == []
        assert await house.storage.lease_jobs(now() + far, now() + far + house.jobs.lease, {kind: 5}) != []
        assert await house.storage.lease_jobs(now() + far, now() + far + house.jobs.lease, {kind: 5}) == []

    in_a_house(tmp_path, story)


class World:
    """A clock on the wall that can be set, and seconds that pass."""

    def __init__(self) -> None:
        self.wall, self.ticks = 1_000_000.0, 5.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.ticks)

    def passes(self, seconds: float) -> float:
        self.wall += seconds
        self.ticks += seconds
        return self.clock.time()


def test_the_steady_clock_follows_without_jumping() -> None:
    world = World()
    assert world.passes(10) == 1_000_010
    world.wall += 100  # set forward
    assert world.passes(0) == 1_000_010
    assert world.passes(10) == pytest.approx(1_000_021)
    assert world.passes(2000) == pytest.approx(world.wall)
    world.wall -= HOUR  # and back
    seen = [world.passes(60) for _ in range(700)]
    assert all(54 - 1e-6 <= late - early <= 66 for early, late in itertools.pairwise(seen))
    assert seen[-1] == pytest.approx(world.wall)
    world.ticks -= 50  # which should not be, and does nothing
    assert world.clock.time() >= seen[-1]
