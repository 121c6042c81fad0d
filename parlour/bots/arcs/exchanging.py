"""Exchanges that would go on without end: with Tycoon's Charm a fuel buys a material, and the material a fuel."""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.actions import A_CHARM, A_GAIN
from parlour.games.arcs.components.box import ALL_RESOURCES, FUEL, MATERIAL
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.turn.declaring import ANY_RESOURCE, Picking

GOODS: Final = (MATERIAL, FUEL)  # what the charm takes
OTHERS: Final = tuple([kind for kind in ALL_RESOURCES if kind not in GOODS])


def endless(state: ArcsState) -> list[int]:
    """Actions of the menu that bots leave out: who exchanges goods takes something else for them, or keeps them.

    So every exchange leaves fewer goods, and the last one comes soon. A fuel that is needed more than a material
    is the price of that.
    """
    if state.to_move < 0 or not state.powers(Seat(state.to_move)).charms:
        return []
    menu = state.menu()
    asked = state.pending[-1]
    if isinstance(asked, Picking) and asked.resources == ANY_RESOURCE and not asked.optional:  # of the charm alone
        others = any(A_GAIN.of(kind) in menu for kind in OTHERS)
        return [number for number in menu if number in (A_GAIN.of(MATERIAL), A_GAIN.of(FUEL))] if others else []
    wins = any(state.supply(kind) for kind in OTHERS)
    return [] if wins else [number for number in menu if number in (A_CHARM.of(MATERIAL), A_CHARM.of(FUEL))]
