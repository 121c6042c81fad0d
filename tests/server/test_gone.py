"""Whoever asked for something has gone before it ended: what became of it is not worth a line in the log."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from parlour.server.app import House
from parlour.server.errors import Unwell
from parlour.table.entries import TableEntry
from parlour.table.match import Match, TableError
from tests.server.both import ON_BOTH
from tests.server.test_jobs import begun, in_a_house, people

pytestmark = ON_BOTH


def lines_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was found worth telling, also of errors that nobody took."""
    gc.collect()
    return [line.getMessage() for line in caplog.records if line.levelname in ("WARNING", "ERROR")]


async def leave_alone(asking: Coroutine[Any, Any, object]) -> None:
    """Ask for something, and go."""
    task = asyncio.create_task(asking)
    await asyncio.sleep(0.05)
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()


def test_a_refusal_that_nobody_hears(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(match: Match) -> list[TableEntry]:
        raise TableError("table-over")

    async def story(house: House) -> None:
        room = await begun(house, *await people(house, "Ada", "Bob"))
        async with room.lock:
            await leave_alone(room.do(None, refuse))
            assert room.tasks
        await asyncio.wait(room.tasks)
        await asyncio.sleep(0)
        assert not lines_of(caplog)

    in_a_house(tmp_path, story)


def test_a_database_that_fails_whoever_has_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    go_on, failed = threading.Event(), threading.Event()

    def fail(connection: Connection) -> None:
        go_on.wait(20)
        failed.set()
        raise ValueError

    async def story(house: House) -> None:
        await leave_alone(house.storage._read(fail))
        go_on.set()
        await asyncio.to_thread(failed.wait, 20)
        await asyncio.sleep(0.2)
        assert not lines_of(caplog)

    in_a_house(tmp_path, story)


def test_a_table_that_is_not_there_when_nobody_waits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        go_on = asyncio.Event()

        async def nothing(table_id: str) -> None:
            await go_on.wait()

        monkeypatch.setattr(house.storage, "table", nothing)
        await leave_alone(house.tables.room("nowhere"))
        (task,) = house.tables.opening.values()
        go_on.set()
        await asyncio.wait([task])
        del task
        assert not lines_of(caplog)

    in_a_house(tmp_path, story)


def test_a_lobby_that_cannot_be_read_when_nobody_waits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        go_on = asyncio.Event()

        async def away(most: int) -> list[str]:
            await go_on.wait()
            raise Unwell("server-database-away")

        monkeypatch.setattr(house.storage, "lobby", away)
        await leave_alone(house.lobby.page(0))
        (page,) = house.lobby.pages.values()
        go_on.set()
        await asyncio.wait([page])
        del page
        house.lobby.pages.clear()
        assert not lines_of(caplog)

    in_a_house(tmp_path, story)
