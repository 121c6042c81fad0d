"""Games that are learnt from: processes that play them side by side and ask what to do.

A process has several groups of games. While it plays on in one, whoever decides thinks about another. Everything
they say to each other stands in shared memory; semaphores say whose turn it is.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.learned.shape import MOST_SEATS, Shape
from parlour.core.manifest import Place
from parlour.core.playout import Policy
from parlour.core.state import State
from parlour.envs import Batch

GROUPS = 2
NOTHING = -1  # fills up menus
EVERY_SEAT = -1  # of a game is learnt from
WARMTH = 0.4  # a teacher chooses by chance among what is about as good


@dataclass(frozen=True)
class Hall:
    """How many play, and where what they say stands."""

    shape: Place[Shape]
    workers: int
    games: int  # of a group
    seed: int
    rivals: float = 0.0  # the share of games in which the teacher has all seats but one

    def fields(self, size: int, menu: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        """What is said of every game of a group."""
        count = self.workers * self.games
        return {
            "rows": ((count, size), np.uint8),
            "menus": ((count, menu), np.int16),
            "seats": ((count,), np.int64),  # as the shape sees them
            "movers": ((count,), np.int64),
            "players": ((count,), np.int64),
            "finished": ((count,), np.uint8),
            "wins": ((count, MOST_SEATS), np.float32),
            "scores": ((count, MOST_SEATS), np.float32),
            "actions": ((count,), np.int64),  # what is to be done, or was by a teacher, as a place on the menu
        }


class Boards:
    """The shared memory of one group."""

    def __init__(self, fields: Mapping[str, tuple[tuple[int, ...], Any]], name: str | None = None) -> None:
        sizes = {field: math.prod(shape) * np.dtype(kind).itemsize for field, (shape, kind) in fields.items()}
        room = sum(-(-size // 64) * 64 for size in sizes.values())
        self.memory = SharedMemory(name, create=name is None, size=room)
        self.fields: dict[str, NDArray[Any]] = {}
        at = 0
        for field, (shape, kind) in fields.items():
            self.fields[field] = np.ndarray(shape, kind, self.memory.buf, at)
            at += -(-sizes[field] // 64) * 64

    def part(self, first: int, count: int) -> dict[str, NDArray[Any]]:
        """The lines of one worker."""
        return {field: array[first : first + count] for field, array in self.fields.items()}

    def close(self, forget: bool = False) -> None:
        self.fields.clear()
        if forget:
            self.memory.unlink()
        with contextlib.suppress(BufferError):  # after an error somebody may still look into it
            self.memory.close()


class Workers:
    """The processes, as whoever decides sees them."""

    def __init__(self, hall: Hall, teaching: bool = False) -> None:
        shape = hall.shape.load()
        context: SpawnContext = multiprocessing.get_context("spawn")
        fields = hall.fields(shape.observer.load().size, shape.menu)
        self.boards = [Boards(fields) for _ in range(GROUPS)]
        self.said = [[context.Semaphore(0) for _ in range(hall.workers)] for _ in range(GROUPS)]
        self.answered = [[context.Semaphore(0) for _ in range(hall.workers)] for _ in range(GROUPS)]
        names = [board.memory.name for board in self.boards]
        self.processes = []
        for number in range(hall.workers):
            said, answered = ([group[number] for group in both] for both in (self.said, self.answered))
            args = (hall, number, names, said, answered, teaching)
            self.processes.append(context.Process(target=work, args=args, daemon=True))
        for process in self.processes:
            process.start()

    def wait(self, group: int) -> dict[str, NDArray[Any]]:
        """What all games of a group say now."""
        for said, process in zip(self.said[group], self.processes, strict=True):
            while not said.acquire(timeout=30):
                if not process.is_alive():
                    raise RuntimeError("a process that plays has died")
        return self.boards[group].fields

    def answer(self, group: int) -> None:
        """The actions are there: play on."""
        for answered in self.answered[group]:
            answered.release()

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.join()
        for board in self.boards:
            board.close(forget=True)


def work(hall: Hall, number: int, names: list[str], said: list[Any], answered: list[Any], teaching: bool) -> None:
    """One process: play in all groups by turns, for ever."""
    shape = hall.shape.load()
    fields = hall.fields(shape.observer.load().size, shape.menu)
    first = number * hall.games
    boards = [Boards(fields, name) for name in names]
    groups = []
    for place, board in enumerate(boards):
        table = number * GROUPS + place
        options = shape.game.load().options(shape.mixes[table % len(shape.mixes)])
        batch = Batch(shape.game.load(), options, hall.games, hall.seed * 1_000 + table)
        groups.append(Group(hall, shape, batch, board.part(first, hall.games), f"{hall.seed}/{table}", teaching))
    for group in groups:
        group.begin()
    while True:
        for place, group in enumerate(groups):
            said[place].release()
            answered[place].acquire()
            group.step()


class Rival(Policy):
    """Plays as the teacher likes best; what it likes equally comes by chance."""

    def __init__(self, teacher: Callable[[Any], list[float]], rng: random.Random) -> None:
        self.teacher, self.rng = teacher, rng

    def choose(self, state: State) -> int:
        menu = state.menu()
        if len(menu) == 1:
            return menu[0]
        worths = self.teacher(state)
        most = max(worths)
        return menu[self.rng.choice([place for place, worth in enumerate(worths) if worth == most])]


class Group:
    """Games of one kind side by side."""

    def __init__(
        self, hall: Hall, shape: Shape, batch: Batch, lines: dict[str, NDArray[Any]], seed: str, teaching: bool
    ) -> None:
        self.batch = batch
        self.lines = lines
        self.seen_by = np.array(shape.seen_by(batch.game.seats(batch.options)))
        self.rng = random.Random(seed)
        teacher = None if shape.teacher is None else shape.teacher.load()
        self.teacher = teacher if teaching else None
        self.endless = None if teaching or shape.endless is None else shape.endless.load()
        self.rival = None if teaching or teacher is None or not hall.rivals else Rival(teacher, self.rng)
        self.own = np.full(batch.n, EVERY_SEAT)  # by game: which seat is learnt from
        against = round(hall.rivals * batch.n)
        self.own[:against] = np.arange(against) % batch.seats
        lines["players"][:] = batch.seats

    def begin(self) -> None:
        self._go_on()
        self._say()

    def _go_on(self) -> None:
        """To where there is something to decide."""
        self.batch.skip_forced()
        if self.rival is not None:
            self.batch.play_others(self.own, self.rival)

    def step(self) -> None:
        """Do what was decided, as far as there is something to decide."""
        menus, lines = self.lines["menus"], self.lines
        chosen = menus[np.arange(len(menus)), lines["actions"]].astype(np.int64)
        self.batch.step(chosen)
        self._go_on()
        lines["finished"][:] = self.batch.finished
        for game in np.flatnonzero(self.batch.finished):
            first = self.batch.places[game] == 1
            lines["wins"][game, : self.batch.seats] = first / first.sum()
            lines["scores"][game, : self.batch.seats] = self.batch.scores[game]
        self._say()

    def _say(self) -> None:
        lines, batch = self.lines, self.batch
        lines["movers"][:] = batch.to_move
        lines["seats"][:] = self.seen_by[batch.to_move]
        masks = batch.masks()
        if self.endless is not None:  # games that never end teach nothing
            masks = masks.copy()
            for game, state in enumerate(batch._games.states):
                masks[game, self.endless(state)] = False
        write_menus(masks, lines["menus"])
        lines["rows"][:] = batch.observe()
        if self.teacher is not None:
            for game, state in enumerate(batch._games.states):
                lines["actions"][game] = self._taught(self.teacher(state), state.menu())

    def _taught(self, worths: list[float], menu: Any) -> int:
        """The place of an action on the menu as it is shown: sorted by number."""
        most = max(worths)
        weights = [math.exp((worth - most) / WARMTH) for worth in worths]
        chosen = self.rng.choices(range(len(worths)), weights)[0]
        return sorted(menu).index(menu[chosen])


def write_menus(masks: NDArray[np.bool_], menus: NDArray[np.int16]) -> None:
    """The numbers at which masks are True, a line for each game, filled up."""
    lines, numbers = masks.nonzero()
    counts = np.bincount(lines, minlength=len(masks))
    menus.fill(NOTHING)
    menus[lines, np.arange(len(lines)) - np.repeat(counts.cumsum() - counts, counts)] = numbers
