"""Clocks: how long a seat may think, and when its time is up.

Times are whole seconds since the epoch. A seat's time runs from the moment it is the one to decide until somebody
else is. Days off (days since the epoch, UTC) do not count for clocks of days.

>>> clock = Clock("days", 2)
>>> monday = 4 * DAY
>>> clock.deadline(monday, 0, frozenset()) // DAY
6
>>> clock.deadline(monday, 0, frozenset({5})) // DAY  # the 5th is a holiday
7
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.core.fields import Fields
from parlour.core.game import Json

DAY: Final = 86_400
CLOCK_KINDS: Final = ("none", "move", "game", "days")
LONGEST: Final = {"none": 0, "move": DAY, "game": 7 * DAY, "days": 60}
MOST_DAYS_OFF: Final = 60  # of a seat in one game


@dataclass(frozen=True)
class Clock:
    """How time is counted: not at all, so many seconds a move, so many a game, or so many days a move."""

    kind: str = "none"
    limit: int = 0  # seconds, or days
    increment: int = 0  # seconds a game clock gets back for each move

    def deadline(self, since: int, used: int, off: frozenset[int]) -> int | None:
        """When the time of a seat is up that has been thinking since then; None without a clock."""
        if self.kind == "none":
            return None
        if self.kind == "move":
            return since + self.limit
        if self.kind == "game":
            return since + max(0, self.limit - used)
        return _add_days(since, self.limit, off)

    def spent(self, used: int, since: int, now: int) -> int:
        """What a game clock has used after a move, the increment given back."""
        if self.kind != "game":
            return 0
        return max(0, used + max(0, now - since) - self.increment)

    def to_json(self) -> Json:
        return {"kind": self.kind, "limit": self.limit, "increment": self.increment}


NO_CLOCK: Final = Clock()


def _add_days(since: int, days: int, off: frozenset[int]) -> int:
    """So many times 24 hours later, days off left out."""
    left = days * DAY
    now = since
    while True:
        day = now // DAY
        here = (day + 1) * DAY - now  # what is left of this day
        if day not in off:
            if left <= here:
                return now + left
            left -= here
        now += here


def read_clock(data: object) -> Clock:
    """A clock from outside; `InvalidInput` names what is wrong."""
    fields = Fields(data, "clock")
    kind = fields.word("kind", CLOCK_KINDS)
    if kind == "none":
        fields.left.pop("limit", None)
        fields.left.pop("increment", None)
        fields.done()
        return NO_CLOCK
    limit = fields.whole("limit", 1, LONGEST[kind])
    increment = fields.whole("increment", 0, 3600) if "increment" in fields.left else 0
    fields.done()
    return Clock(kind, limit, increment if kind == "game" else 0)
