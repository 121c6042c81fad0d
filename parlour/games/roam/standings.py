"""What everybody would score if the game ended now."""

from __future__ import annotations

from parlour.games.roam.ending import points
from parlour.games.roam.state import RoamState


def scores(state: RoamState) -> list[int]:
    """By seat."""
    return [points(state, seat) for seat in state.setup.every_seat]
