"""Tokens on blank squares (R-4.9, R-7.4), after the squares are filled."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.roam import actions, artifacts, placing
from parlour.games.roam.board import NO_EDGE, SPACE_NAMES, Edge, Seat, Space, holds, only, spaces_in
from parlour.games.roam.setup import BLANK_ABILITY, REPLACE_ABILITY
from parlour.games.roam.table import ACTING, Table, tell

BLANK_PRICE: Final = 2

PAID_NOW: Final = No("R-4.9", "roam-no-blank-now")
PAID_SQUARE: Final = No("R-4.9", "roam-no-blank-square", "at")
PAID_OCCUPIED: Final = No("R-4.9", "roam-no-blank-occupied", "at")
FREE_NOW: Final = No("R-7.4", "roam-no-blank-now")
FREE_SQUARE: Final = No("R-7.4", "roam-no-blank-square", "at")
FREE_OCCUPIED: Final = No("R-7.4", "roam-no-blank-occupied", "at")
SUPPLY: Final = No("R-1.4", "roam-no-supply")
PRICE: Final = No(
    "R-4.9",
    "roam-no-blank-price",
    found=lambda table, action: {"price": BLANK_PRICE, "coins": table.coins[table.active]},
)


def no_means(table: Table, seat: Seat, free: bool) -> No | None:
    """Why a player has nothing to put on a blank square, or nothing to pay with."""
    if table.supply[seat] == 0:
        return SUPPLY
    return None if free or table.coins[seat] >= BLANK_PRICE else PRICE


def no_blank(table: Table, seat: Seat, space: Space, rival: Edge, free: bool) -> No | None:
    """Why a blank square gets no token, paid or free, on a free space or replacing a rival's (R-7.5)."""
    if free:
        no = artifacts.no_artifact(table, seat, BLANK_ABILITY)
        if no is not None:
            return no
    if table.step != ACTING:
        return FREE_NOW if free else PAID_NOW
    if not holds(table.blanks, space):
        return FREE_SQUARE if free else PAID_SQUARE
    no = no_means(table, seat, free)
    if no is not None:
        return no
    if rival == NO_EDGE:
        if holds(table.room, space):
            return None
        return FREE_OCCUPIED if free else PAID_OCCUPIED
    no = artifacts.no_artifact(table, seat, REPLACE_ABILITY)
    return placing.no_rival_token(table, seat, space, table.setup.seat_at(rival)) if no is None else no


def add_blanks(table: Table, seat: Seat, menu: Menu) -> None:
    """Every blank square that can get a token, paid or free."""
    paid = no_means(table, seat, False) is None
    free = table.has_power(seat, BLANK_ABILITY) and no_means(table, seat, True) is None
    if not paid and not free:  # speed: nothing to look for
        return
    for space in spaces_in(table.blanks & table.room):
        if paid:
            menu.add(actions.blank(space))
        if free:
            menu.add(actions.free(space))
    if not placing.can_replace(table, seat, table.blanks):
        return
    for space in spaces_in(table.blanks & table.rivals(seat)):
        for owner in table.setup.every_seat:
            if placing.no_rival_token(table, seat, space, owner) is not None:
                continue
            if paid:
                menu.add(actions.blank_replacing(space, table.setup.edges[owner]))
            if free:
                menu.add(actions.free_replacing(space, table.setup.edges[owner]))


def blank(table: Table, seat: Seat, space: Space, rival: Edge, free: bool, events: Events) -> None:
    """R-4.9, R-7.4: a token on a blank square, paid or free, on a free space or replacing (R-7.5)."""
    if free:
        table.spend(seat, BLANK_ABILITY)
        if events is not None:
            tell(events, "blank-free", seat, {"at": SPACE_NAMES[space]})
    else:
        table.coins[seat] -= BLANK_PRICE
        if events is not None:
            tell(events, "blank-paid", seat, {"at": SPACE_NAMES[space], "price": BLANK_PRICE})
    table.blanks &= ~only(space)
    if rival != NO_EDGE:
        placing.swap(table, seat, space, table.setup.seat_at(rival), events)
    else:
        placing.place(table, seat, only(space), events)
