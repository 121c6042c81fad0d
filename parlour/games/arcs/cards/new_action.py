"""What cards let a player choose: a new action (A-14.3), or an answer to what a vox card asks.

New actions of guild cards are in guild_actions.py, those of lore in lore_actions.py and lore_ships.py;
new_actions.py has all of them. Questions are in vox.py.
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.table import Table

NOT_THERE: Final = No("A-14.3", "arcs-no-lore-place", "at")
NOT_A_RIVAL: Final = No("A-14.3", "arcs-no-rival")


class Choices:
    """The actions of a kind, of which a player can choose those that nothing stands against."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # what the data of cards, and the action table, call it
        # System by system, if it is about systems
        self.actions = sorted([found for found in ACTIONS if found.kind == kind], key=lambda found: found.system)

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        """Put on the menu what can be chosen."""
        for action in self.actions:
            if self.obstacle(table, seat, action) is None:
                menu.add(action.number)

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        """What stands against one of them."""
        return None


class NewAction(Choices):
    """An action that a card gives, in place of a standard action."""

    def __init__(self, kind: str, replaces: int) -> None:
        super().__init__(kind)
        self.replaces = replaces  # the standard action

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        """The same for whoever asks: with what it has to say besides."""
        return self.obstacle(table, seat, action)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        """Do it, or ask what is to be decided next."""
        raise NotImplementedError
