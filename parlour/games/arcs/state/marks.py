"""How the table notes things by numbers: what was taxed, what built a ship in this turn, rows of several."""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import Seat, System

WIDTH: Final = len(SYSTEMS)


def taxed_mark(owner: Seat, system: System) -> int:
    """A city that was taxed."""
    return 4 * system + owner


def slot_mark(system: System) -> int:
    """An empty slot that was taxed like a city."""
    return 4 * WIDTH + system


def built_mark(seat: Seat, owner: Seat, system: System) -> int:
    """A starport that built a ship for a seat: by its system, a rival's apart."""
    return system if owner == seat else (owner + 1) * WIDTH + system


def without_one(marks: tuple[int, ...], mark: int) -> tuple[int, ...]:
    """Marks less one of these, if there is any."""
    if mark not in marks:
        return marks
    place = marks.index(mark)
    return marks[:place] + marks[place + 1 :]


def in_threes(numbers: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """A row of numbers, three and three."""
    return [(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(0, len(numbers), 3)]


def in_fours(numbers: tuple[int, ...]) -> list[list[int]]:
    """A row of numbers, four and four."""
    return [list(numbers[at : at + 4]) for at in range(0, len(numbers), 4)]
