"""The other processes on the same database, as far as this one has to do with them.

What they write is looked at in the rooms that are open here; who follows a table here is told to them; what is
taken out of limits is taken out for all of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.server.bulletin import Bulletin
from parlour.server.errors import NotFound, Unwell
from parlour.server.room import Room
from parlour.server.socket import Sockets
from parlour.server.stored_processes import Followers
from parlour.server.tables import Tables

AT_ONCE: Final = 4  # tables that are looked at
PAUSE: Final = 1.0  # seconds before the others are told again who is here
log = logging.getLogger("parlour.server")


class Neighbours:
    """Keeps the rooms of this process and of the others alike."""

    def __init__(self, bulletin: Bulletin, tables: Tables, sockets: Sockets, wake: Callable[[], None]) -> None:
        self.tables = tables
        self.sockets = sockets
        self.storage = tables.storage
        self.wake = wake  # there may be something to do for bots, clocks and webhooks
        # Who follows a table here, as the others were told; None where that is not known
        self.known: dict[str, Followers | None] = {}
        self.early: set[str] = set()  # tables at which something was written while they were opened here
        self.stale: dict[str, None] = {}  # tables at which something was written elsewhere
        self.moved: dict[str, None] = {}  # tables at which somebody came or went here
        self.work = asyncio.Event()
        self.movement = asyncio.Event()
        tables.opened = self.opened
        bulletin.freed = wake
        bulletin.heard, bulletin.back, bulletin.unknown = self.heard, self.look_everywhere, self.tell_everything

    def opened(self, room: Room) -> None:
        """A table is in memory here from now on."""
        room.audience.moved = partial(self._moved, room.id)  # not the room: it would hold itself
        if room.id in self.early:
            self._is_stale(room.id)
        self.early &= self.tables.opening.keys()

    def _moved(self, table_id: str) -> None:
        self.moved[table_id] = None
        self.movement.set()

    def heard(self, table_id: str, seq: int) -> None:
        """Something was written at a table by another process."""
        self.wake()
        if table_id in self.tables.rooms:
            self._is_stale(table_id)
        elif table_id in self.tables.opening:
            self.early.add(table_id)

    def _is_stale(self, table_id: str) -> None:
        self.stale[table_id] = None
        self.work.set()

    async def look_at_stale(self) -> None:
        """What was written elsewhere is known here. Until it is cancelled."""
        while True:
            await self.work.wait()
            self.work.clear()
            while self.stale:
                some = [self.stale.popitem()[0] for _ in range(min(AT_ONCE, len(self.stale)))]
                rooms = [room for name in some if (room := self.tables.rooms.get(name)) is not None]
                with contextlib.suppress(Unwell):  # all are looked at again when it is back
                    await asyncio.gather(*map(self.look, rooms))

    async def look(self, room: Room) -> None:
        """Know what was written at a table, and let go whoever may not be there any more. Raises `Unwell`."""
        try:
            await room.look()
            await self.sockets.expel_banished(room)
            await self.sockets.expel_programs(room)
            if room.listeners:  # for whom bots among themselves play, wherever they are thought for
                await room.go_on()
        except NotFound:
            self.tables.rooms.pop(room.id, None)
            await self.sockets.empty(room)
        except Unwell:
            raise
        except Exception:
            log.exception("a table could not be looked at", extra={"table": room.id})

    async def look_everywhere(self) -> None:
        """What was written while nothing was heard is known here, before anybody is told that all is well: raises
        `Unwell` where that cannot be said."""
        rooms = list(self.tables.rooms.values())
        for start in range(0, len(rooms), AT_ONCE):
            await asyncio.gather(*(self.look(room) for room in rooms[start : start + AT_ONCE]))

    # Who is where

    async def tell_who_moved(self) -> None:
        """Who comes and goes here is told to the others. Until it is cancelled."""
        while True:
            await self.movement.wait()
            self.movement.clear()
            moved, self.moved = list(self.moved), {}
            for table_id in moved:
                try:
                    await self._tell(table_id)
                except Unwell:  # whether it was written nobody knows
                    self.known[table_id] = None
                    asyncio.get_running_loop().call_later(PAUSE, self._moved, table_id)

    async def _tell(self, table_id: str) -> None:
        room = self.tables.rooms.get(table_id)
        here = room.audience.here() if room is not None else frozenset()
        told = self.known.get(table_id, frozenset())
        if here == told:
            return
        came, went = (here, None) if told is None else (here - told, told - here)
        try:
            await self.storage.follow(self.storage.process, table_id, came, went)
        except Unwell:
            raise
        except Exception:  # the table is gone, or this process was taken for dead
            log.warning("nobody was told who is there", extra={"table": table_id})
            return
        if here:
            self.known[table_id] = here
        else:
            self.known.pop(table_id, None)

    async def tell_everything(self) -> None:
        """Nobody knows anything of this process: say it again."""
        self.known.clear()
        self.moved |= {table_id: None for table_id, room in self.tables.rooms.items() if room.listeners}
        self.movement.set()
