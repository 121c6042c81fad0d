"""Standing answers: resources stay as they lie when something changes in another player's turn (A-13.2)."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.action import Action
from parlour.core.errors import InvalidInput, short
from parlour.core.game import Json
from parlour.games.arcs.actions import A_KEEP, ACTIONS
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn.slots import Arranging

WISHES: tuple[Json, ...] = ({}, {"arrange": "keep"})


def read_wishes(given: object) -> Json:
    """Wishes from outside, checked."""
    if not isinstance(given, Mapping) or dict(given) not in WISHES:
        raise InvalidInput("core-bad-wishes", value=short(given))
    return dict(given)


def answer(table: Table, wishes: Json) -> Action | None:
    """Keep the resources where they are; None where the player wants to be asked."""
    asked = table.pending[-1]
    begins = isinstance(asked, Arranging) and not asked.chosen and table.to_move != table.turn
    return ACTIONS[A_KEEP] if begins and "arrange" in wishes else None
