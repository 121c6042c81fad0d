"""Several buildings of a kind that one player has in a system: which of them is meant.

Whoever acts says it, where it makes a difference: fresh or damaged, in a slot or outside the slots.
"""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.actions import A_WHICH, ArcsAction
from parlour.games.arcs.decisions.frames import TELLING_APART
from parlour.games.arcs.state.table import OUTSIDE, Frame, Table, building, is_damaged, kind_of, owner_of

# What it is asked for
PRUNED: Final = 0
ANNEXED: Final = 1
FREED: Final = 2
REPAIRED: Final = 3
PURPOSES: Final = ("prune", "annex", "free", "repair")


def ask(table: Table, seat: int, purpose: int, owner: int, kind: int, system: int) -> None:
    """Which of them is asked next; nobody is asked where all are alike."""
    table.frames.append((TELLING_APART, seat, purpose, owner, kind, system))


def menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The buildings that can be meant, alike ones once."""
    _, _, purpose, owner, kind, system = frame
    found: list[ArcsAction] = []
    for code in sorted(set(table.structures[system])):
        if owner_of(code) != owner or kind_of(code) != kind:
            continue
        if (purpose == PRUNED and code & OUTSIDE) or (purpose == REPAIRED and not is_damaged(code)):
            continue
        found.append(A_WHICH[code >= OUTSIDE][is_damaged(code)])
    return found


def chosen(frame: Frame, action: ArcsAction) -> int:
    """The building that was named."""
    code = building(frame[3], frame[4], action.damaged)
    return code | OUTSIDE if action.outside else code
