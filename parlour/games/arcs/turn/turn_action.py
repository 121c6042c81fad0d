"""What an action of a turn is: a standard one (A-5.2), or a new one by a card (A-14.3).

Each is beside its rules, and turn_actions.py has all of them. What vox cards ask is answered alike (cards/vox.py).
"""

from __future__ import annotations

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.table import Table


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

    def is_possible(self, table: Table, seat: Seat) -> bool:
        """Whether one of them can be chosen."""
        menu = Menu()
        self.offer(table, seat, menu)
        return len(menu) > 0

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        """What stands against one of them."""
        return None


class TurnAction(Choices):
    """An action that a pip or a resource can be spent on."""

    def __init__(self, kind: str, standard: int) -> None:
        super().__init__(kind)
        self.standard = standard  # the standard action it is, or replaces

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        """The same for whoever asks: with what it has to say besides."""
        return self.obstacle(table, seat, action)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        """Do it, or ask what is to be decided next."""
        raise NotImplementedError
