"""The outpost variant (R-8)."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.games.roam.board import NO_SEAT, spaces_of, surrounded
from parlour.games.roam.table import Table, tell

OUTPOST_POINTS: Final = 3


def check_outpost(table: Table, events: Events) -> None:
    """R-8.1, R-8.2: with a rival's token surrounded on all 8 sides the active player takes it, if still there."""
    if table.outpost != NO_SEAT:
        return
    seat = table.active
    # one own token makes a space own, one rival token in the middle is enough
    caught = surrounded(table.own[seat]) & table.rivals(seat)
    if caught:
        table.outpost = seat
        if events is not None:
            tell(events, "outpost", seat, {"at": spaces_of(caught)[0]})
