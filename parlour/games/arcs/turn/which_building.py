"""Several buildings of a kind that one player has in a system: which of them is meant.

Whoever acts says it, where it makes a difference: fresh or damaged, in a slot or outside the slots.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.game import Json
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_WHICH
from parlour.games.arcs.cards import lore_actions, vox
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import PIECES, Building, Piece, Seat, System, building
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell

# What it is asked for
PRUNED: Final = 0
ANNEXED: Final = 1
FREED: Final = 2
REPAIRED: Final = 3
PURPOSES: Final = ("prune", "annex", "free", "repair")

NO_SUCH: Final = No("A-1.10", "arcs-no-which", "piece", "state")


def ask(table: Table, seat: Seat, purpose: int, owner: Seat, kind: Piece, system: System) -> None:
    """Which of them is asked next; nobody is asked where all are alike."""
    table.pending.append(TellingApart(seat, purpose, owner, kind, system))


class TellingApart(Decision):
    """Which of several buildings of a kind is meant; alike ones are offered once."""

    rule = "A-1.10"
    shows: ClassVar = {"owner": "owner", "piece": "kind", "at": "system"}

    def __init__(self, seat: Seat, purpose: int, owner: Seat, kind: Piece, system: System) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.owner = owner
        self.kind = kind  # city or starport
        self.system = system

    def can_be_meant(self, table: Table, outside: bool, damaged: bool) -> bool:
        """Whether there is such a building to choose: none outside the slots is pruned, no fresh one repaired."""
        if (self.purpose == PRUNED and outside) or (self.purpose == REPAIRED and not damaged):
            return False
        return table.count_alike(self.system, building(self.owner, self.kind, damaged, outside)) > 0

    def offer(self, table: Table, menu: Menu) -> None:
        for outside in (False, True):
            for damaged in (False, True):
                if self.can_be_meant(table, outside, damaged):
                    menu.add(A_WHICH.at(int(outside), int(damaged)))

    def chosen(self, action: ArcsAction) -> Building:
        """The building that an answer names."""
        return building(self.owner, self.kind, action.damaged, action.outside)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        found = self.chosen(action)
        if self.purpose == PRUNED:
            lore_actions.prune_building(table, self.seat, self.system, found, events)
        elif self.purpose == ANNEXED:
            lore_actions.annex_building(table, self.seat, self.system, found, events)
        elif self.purpose == FREED:
            vox.free_city(table, self.seat, self.system, found, events)
        else:
            table.turn_building(self.system, found, damaged=False)
            tell(events, "repair", self.seat, piece=self.kind, at=self.system)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "which":
            return None
        return NO_SUCH if action.outside else NO_SUCH.saying(piece=PIECES[self.kind])

    def shown(self, table: Table) -> Json:
        return {"what": PURPOSES[self.purpose], **super().shown(table)}
