"""What forbids things wherever they are done: systems out of play, cards that say so."""

from __future__ import annotations

from typing import Final

from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import NOWHERE
from parlour.games.arcs.state.table import Table

OUT_OF_PLAY: Final = No("A-3.4", "arcs-no-out-of-play", "at")
BY_LEADER: Final = No("A-18.1", "arcs-no-leader")  # the own leader, or another own card
BY_RIVALS_CARD: Final = No("A-18.1", "arcs-no-rivals-card", owner="seat")
NO_ABILITY: Final = No("A-14.3", "arcs-no-new-action")
NOT_THERE: Final = No("A-14.3", "arcs-no-lore-place", "at")
NOT_A_RIVAL: Final = No("A-14.3", "arcs-no-rival")
NO_AGENTS: Final = No("A-1.7", "arcs-no-agents")
NO_MARKER: Final = No("A-6.2", "arcs-no-declare-marker")
TOO_LATE: Final = No("A-18.7", "arcs-no-late")


def out_of_play(table: Table, action: ArcsAction) -> No | None:
    """A-3.4: nothing happens in systems that are out of play."""
    for system in (action.system, action.to):
        if system != NOWHERE and system not in table.setup.systems:
            return OUT_OF_PLAY.saying(at=SYSTEMS[system])
    return None
