"""Resting at the start of the turn (R-3): free when every character is face down, else for coins."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.no import No
from parlour.games.roam.board import Seat
from parlour.games.roam.table import START, Table, tell

NOT_NOW: Final = No("R-3.4", "roam-no-rest-now")
NOT_TWICE: Final = No("R-3.4", "roam-no-rest-twice")
USELESS: Final = No("R-3.3", "roam-no-rest-useless")
PRICE: Final = No(
    "R-3.2",
    "roam-no-rest-price",
    found=lambda table, action: {"price": len(table.up[table.active]), "coins": table.coins[table.active]},
)


def free_rest(table: Table, seat: Seat, events: Events) -> None:
    """R-3.1, R-3.4: with every character face down in the start of the turn all come up, free, at once."""
    table.wake(seat)
    table.rested = True
    if events is not None:
        tell(events, "rest", seat, {})


def no_rest(table: Table, seat: Seat) -> No | None:
    """Why there is no early rest."""
    if table.step != START or table.turned:  # a turned pattern is already part of a placement
        return NOT_NOW
    if table.rested:
        return NOT_TWICE
    if len(table.down[seat]) == 0 and len(table.spent[seat]) == 0:
        return USELESS
    if table.coins[seat] < len(table.up[seat]):
        return PRICE
    return None


def early_rest(table: Table, seat: Seat, events: Events) -> None:
    """R-3.2: pay 1 coin for each face-up character and turn all of them up."""
    price = len(table.up[seat])
    table.coins[seat] -= price
    table.wake(seat)
    table.rested = True
    if events is not None:
        tell(events, "early-rest", seat, {"price": price})
