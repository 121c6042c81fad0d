"""How much power everybody has."""

from __future__ import annotations

from parlour.games.arcs.state.state import ArcsState


def scores(state: ArcsState) -> list[int]:
    """By seat."""
    return [state.power(seat) for seat in state.setup.all_seats]
