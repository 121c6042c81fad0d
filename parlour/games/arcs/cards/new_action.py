"""What a new action is (A-14.3).

Those of guild cards are in guild_actions.py, those of lore in lore_actions.py and lore_ships.py; new_actions.py
has all of them.
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.table import Table

NOT_THERE: Final = No("A-14.3", "arcs-no-lore-place", "at")
NOT_A_RIVAL: Final = No("A-14.3", "arcs-no-rival")

NEW_ACTIONS: Final[dict[str, NewAction]] = {}  # all of them, by their names in the data of cards


class NewAction:
    """An action that a card gives, in place of a standard action."""

    def __init__(self, kind: str, replaces: int) -> None:
        self.kind = kind  # what the data of cards, and the action table, call it
        self.replaces = replaces  # the standard action

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        """Put on the menu where, or with what, it can be done."""
        raise NotImplementedError

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        """What stands against it; a system that is out of play is dealt with already."""
        raise NotImplementedError

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        """Do it, or ask what is to be decided next."""
        raise NotImplementedError


def declare(*actions: NewAction) -> None:
    """There are these new actions."""
    for action in actions:
        NEW_ACTIONS[action.kind] = action
