"""What the reference players that know a game know about it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from parlour.bots.opinion import Opinion
from parlour.core.chance import QuickChance
from parlour.core.game import AnyGame

# Where it is, by game: a class `Known` there
WHERE = "parlour.bots.usual.{game}_known"


class Knowledge:
    """Rules of thumb of one game: what a position is worth, who will win it, what one would do in it."""

    def worth(self, state: Any, seat: int) -> float:
        """How much better off a seat is than the best of its rivals, in points."""
        raise NotImplementedError

    def shares(self, state: Any) -> list[float]:
        """By seat: the chance to win, 1 in all; at the end what was won."""
        raise NotImplementedError

    def reasons(self, state: Any, chance: QuickChance) -> list[Opinion]:
        """What can be said at once of every action of a position."""
        raise NotImplementedError

    def prices(self, state: Any, chance: QuickChance) -> dict[int, float]:
        """The prices of `reasons` by the numbers of the actions, without the reasons."""
        raise NotImplementedError

    def until(self, state: Any) -> int:
        """How far a play-out that begins here goes, for `play_on`."""
        raise NotImplementedError

    def play_on(self, state: Any, until: int, chance: QuickChance) -> None:
        """Everybody does what looks best at once, until then or until the end of the game."""
        raise NotImplementedError


def knowledge_of(game: AnyGame) -> Knowledge:
    """What is known of a game."""
    return cast(Knowledge, import_module(WHERE.format(game=game.name)).Known())
