"""Who follows a table: in which order they are woken, and who is known to be there.

Whoever sits at the table is woken at once. Onlookers can be hundreds: they are woken after the players, a few at a
time, and as long as that took the time is everybody else's. How many they are is told at most once a second: the
coming and going of a crowd would make as many messages as it has people, for each of them.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

from parlour.core.event import SPECTATOR
from parlour.wire.table import Watcher

SECONDS_BETWEEN_COUNTS: Final = 1.0
HEAD_START: Final = 0.01  # seconds in which the players get their answers
AT_A_TIME: Final = 20  # onlookers who are woken together
MOST_NAMED: Final = 12  # onlookers who are told by name: of a crowd their number is enough


class Listener(Protocol):
    """Somebody who wants to hear of a table."""

    @property
    def seat(self) -> int:
        """Where they sit, SPECTATOR if nowhere."""

    @property
    def who(self) -> str:
        """The same for all connections of a person."""

    @property
    def name(self) -> str:
        """What they are called."""

    def notice(self) -> None:
        """Something is new."""


class Presence(NamedTuple):
    """Who is there, as everybody is told."""

    present: tuple[int, ...] = ()  # seats
    onlookers: int = 0  # people, however many pages each has open
    watchers: tuple[Watcher, ...] = ()  # those of them who are told by name


class Audience:
    """All who follow one table."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self.listeners: set[Listener] = set()
        self.others: frozenset[tuple[int, str]] = frozenset()  # at other processes: where they sit, who they are
        self.names: Mapping[str, str] = {}  # of those, as far as they are known
        self.presence = Presence()
        self.moved: Callable[[], None] = lambda: None  # somebody came or went
        self._lock = lock  # held while something is written: until then there is nothing to tell
        self._asleep: OrderedDict[Listener, None] = OrderedDict()  # onlookers still to be woken, in their turn
        self._waking: asyncio.Task[None] | None = None
        self._counted = -SECONDS_BETWEEN_COUNTS
        self._counting: asyncio.TimerHandle | None = None

    def come(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._moved(listener)

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._asleep.pop(listener, None)
        self._moved(listener)

    def here(self) -> frozenset[tuple[int, str]]:
        """Who follows it at this process: where they sit, who they are."""
        return frozenset((listener.seat, listener.who) for listener in self.listeners)

    def meet(self, others: frozenset[tuple[int, str]], names: Mapping[str, str]) -> None:
        """Who follows it at other processes."""
        if others != self.others or names != self.names:
            self.others, self.names = others, names
            self.count_soon()
            if self.seats() != self.presence.present:
                self.wake()

    def _moved(self, listener: Listener) -> None:
        self.moved()
        if listener.seat == SPECTATOR:
            self.count_soon()
        elif self.seats() != self.presence.present:
            self.wake()

    def wake(self) -> None:
        """There is something new to tell everybody."""
        present = self.seats()
        if present != self.presence.present:  # somebody came, or those who were there have sat down or got up
            self.presence = self.presence._replace(present=present)
            self.count_soon()
            self.moved()
        for listener in self.listeners:
            if listener.seat == SPECTATOR:
                self._asleep.setdefault(listener)
            else:
                listener.notice()
        if self._asleep and self._waking is None:
            self._waking = asyncio.create_task(self._wake_onlookers())

    def seats(self) -> tuple[int, ...]:
        """The seats somebody is at."""
        return self.seats_of(self._everybody())

    @staticmethod
    def seats_of(followers: frozenset[tuple[int, str]]) -> tuple[int, ...]:
        """The seats these are at."""
        return tuple(sorted({seat for seat, _ in followers} - {SPECTATOR}))

    def _everybody(self) -> frozenset[tuple[int, str]]:
        return self.here() | self.others

    def count_soon(self) -> None:
        """Somebody came, went, or is called something else."""
        if self._counting is None:
            wait = max(0.0, self._counted + SECONDS_BETWEEN_COUNTS - time.monotonic())
            self._counting = asyncio.get_running_loop().call_later(wait, self._count)

    def _count(self) -> None:
        self._counting, self._counted = None, time.monotonic()
        names = {**self.names, **{listener.who: listener.name for listener in self.listeners}}
        who = {who for seat, who in self._everybody() if seat == SPECTATOR}
        named = sorted((Watcher(one, names.get(one, "")) for one in who), key=lambda one: (not one.name, one.name))
        found = self.presence._replace(onlookers=len(who), watchers=tuple(named[:MOST_NAMED]))
        if found != self.presence:
            self.presence = found
            self.wake()

    async def _wake_onlookers(self) -> None:
        await asyncio.sleep(HEAD_START)
        while self._asleep:
            async with self._lock:
                pass
            start = time.monotonic()
            for _ in range(min(AT_A_TIME, len(self._asleep))):
                self._asleep.popitem(last=False)[0].notice()
            await asyncio.sleep(0)  # they are told now, as far as they are ready to hear it
            await asyncio.sleep(time.monotonic() - start)
        self._waking = None
