"""What can be waiting for a decision: frames on a stack, the innermost last.

A frame is a tuple of small numbers, its kind first, so that a game can be copied, saved and resumed in the middle
of anything. Who is asked and what follows is said by the module named here.
"""

from __future__ import annotations

from typing import Final

# kind                 module     numbers after the kind
REDRAWING: Final = 0  # dealing    the seat that may draw a new hand
ROUND: Final = 1  # rounds     the leader; how many seats after it have been looked at
LEADING: Final = 2  # playing    the seat
FOLLOWING: Final = 3  # playing    the seat
TURN: Final = 4  # turns      the seat
ARRANGING: Final = 5  # slots      the seat; the resources chosen so far, the best protected first
OVERFLOWING: Final = 6  # slots      the seat; the resources that have no slot
MOVING: Final = (
    7  # moving     seat, from, to, fresh and damaged ships that may go, catapult?, systems entered; fresh
)
CATAPULTING: Final = 8  # moving     seat, where, fresh and damaged ships of the group, systems entered
DICING: Final = 9  # dice       seat, defender, system; assault and skirmish dice chosen so far
NAMES: Final = (
    "redrawing", "round", "leading", "following", "turn", "arranging", "overflowing", "moving", "catapulting",
    "dicing",
)  # fmt: skip
