"""A rough price of a position for bots that look one turn ahead: power, and what the ambitions would score now."""

from __future__ import annotations

from parlour.games.arcs import scoring
from parlour.games.arcs.box import AMBITIONS
from parlour.games.arcs.table import Table


def worth(table: Table, seat: int) -> float:
    """Power won, and half of what the declared ambitions would give now."""
    price = float(table.power[seat])
    for ambition in range(len(AMBITIONS)):
        if ambition in table.marker_at and not table.over:
            first, second = scoring.places(scoring.standings(table, ambition))
            values = scoring.marker_values(table, ambition)
            price += 0.5 * (values[0] * (first == seat) + values[1] * (seat in second))
    return price
