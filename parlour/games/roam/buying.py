"""Buying an artifact at the end of the turn (R-7.1)."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import append, vec
from parlour.games.roam import actions, turns
from parlour.games.roam.actions import CARD_OF, Card
from parlour.games.roam.artifacts import NOT_IN_THIS_GAME
from parlour.games.roam.table import BUYING, Table, draw_card, less, plus, tell

BUY_NOW: Final = No("R-7.1", "roam-no-buy-now")
BUY_ROW: Final = No("R-7.1", "roam-no-buy-row", "artifact")
BUY_PRICE: Final = No(
    "R-7.1",
    "roam-no-buy-price",
    found=lambda table, action: {
        "price": table.setup.tables.price[CARD_OF[action.number]],
        "coins": table.coins[table.active],
    },
)


def offer_artifacts(table: Table, events: Events) -> None:
    """R-7.1: the active player may buy one artifact; who can afford none is not asked."""
    for artifact in table.row:
        if can_afford(table, artifact):
            table.to_move = table.active
            table.step = BUYING
            return
    turns.end_turn(table, events)


def can_afford(table: Table, artifact: Card) -> bool:
    """Whether the active player can pay an artifact."""
    return table.setup.tables.price[artifact] <= table.coins[table.active]


def no_buy(table: Table, artifact: Card) -> No | None:
    """Why an artifact cannot be bought."""
    if not table.setup.artifacts:
        return NOT_IN_THIS_GAME
    if table.step != BUYING:
        return BUY_NOW
    if artifact not in table.row:
        return BUY_ROW
    return None if can_afford(table, artifact) else BUY_PRICE


def add_purchases(table: Table, menu: Menu) -> None:
    """R-7.1: one of the artifacts, or none."""
    for artifact in table.row:
        if no_buy(table, artifact) is None:
            menu.add(actions.buy(artifact))
    menu.add(actions.A_END)


def buy(table: Table, artifact: Card, chance: Chance, events: Events) -> None:
    """R-7.1: pay, take it face up, fill the row from the stack; the turn is over."""
    seat = table.active
    price = table.setup.tables.price[artifact]
    table.coins[seat] -= price
    table.set_artifacts(seat, plus(table.ready[seat], artifact), table.spent[seat])
    if events is not None:
        tell(events, "buy", seat, {"artifact": str(artifact), "price": price})
    if table.stack:
        new = draw_card(chance, "artifacts", table.stack)
        table.stack = less(table.stack, new)
        row = vec[Card]()
        for laid in table.row:
            row = append(row, new if laid == artifact else laid)
        table.row = row
        if events is not None:
            tell(events, "artifact-laid", seat, {"artifact": str(new)})
    else:
        table.row = less(table.row, artifact)
    turns.end_turn(table, events)
