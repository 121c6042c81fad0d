"""Placing tokens in the chosen position (R-4.3, R-4.6), and replacing rivals' tokens there (R-7.5)."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import count
from parlour.games.roam import actions
from parlour.games.roam.board import EDGES, SPACE_NAMES, Seat, Space, Spaces, holds, only, spaces_in, spaces_of
from parlour.games.roam.setup import REPLACE_ABILITY
from parlour.games.roam.table import ACTING, FILLING, PLACING, Table, tell

REPLACE_NOW: Final = No("R-7.5", "roam-no-replace-now")
REPLACE_SQUARE: Final = No("R-7.5", "roam-no-replace-square", "at")
REPLACE_OWN: Final = No("R-7.5", "roam-no-replace-own")
REPLACE_NOTHING: Final = No("R-7.5", "roam-no-replace-nothing", "at", rival="replacing")
PLACE_NOW: Final = No("R-4.11", "roam-no-place-now")
PLACE_NOTHING: Final = No("R-4.5", "roam-no-place-nothing")
FILL_NOW: Final = No("R-4.6", "roam-no-fill-now")
FILL_SQUARE: Final = No("R-4.6", "roam-no-fill-square", "at")


def can_replace(table: Table, seat: Seat, spaces: Spaces) -> bool:
    """R-7.5: an artifact face up, a token in the supply and a rival's token on one of the spaces."""
    if not table.has_power(seat, REPLACE_ABILITY) or table.supply[seat] == 0:
        return False
    return (spaces & table.rivals(seat)) != 0


def no_rival_token(table: Table, seat: Seat, space: Space, owner: Seat) -> No | None:
    """Why the token of an owner on a space cannot be replaced."""
    if owner == seat:
        return REPLACE_OWN
    return None if table.has_token(owner, space) else REPLACE_NOTHING


def no_replacement(table: Table, seat: Seat, space: Space, owner: Seat) -> No | None:
    """Why a token cannot be replaced while placing, given the artifact."""
    if table.step != PLACING:
        return REPLACE_NOW
    if not holds(table.squares, space):
        return REPLACE_SQUARE
    return no_rival_token(table, seat, space, owner)


def no_placing(table: Table) -> No | None:
    """Why the rest cannot be placed now."""
    if table.step != PLACING:
        return PLACE_NOW
    # this position can place a token, by replacing if not otherwise, so it must
    return None if table.replaced or table.squares & table.room else PLACE_NOTHING


def add_placing(table: Table, seat: Seat, menu: Menu) -> None:
    """Replace tokens, or place the rest."""
    for space in spaces_in(table.squares & table.rivals(seat)):
        for owner in table.setup.every_seat:
            if no_replacement(table, seat, space, owner) is None:
                menu.add(actions.replace(space, table.setup.edges[owner]))
    if no_placing(table) is None:
        menu.add(actions.A_PLACE)


def replace(table: Table, seat: Seat, space: Space, owner: Seat, events: Events) -> None:
    """R-7.5: a square over a rival's token replaces it instead of being skipped."""
    swap(table, seat, space, owner, events)
    table.squares &= ~only(space)
    table.replaced = True
    if not can_replace(table, seat, table.squares):
        place_rest(table, seat, events)


def swap(table: Table, seat: Seat, space: Space, owner: Seat, events: Events) -> None:
    """Turn a replace artifact: the rival gets the token back, an own one takes its place and its coins."""
    table.spend(seat, REPLACE_ABILITY)
    table.lift(owner, space)
    gained = table.put(seat, only(space))
    if events is not None:
        rival = EDGES[table.setup.edges[owner]]
        tell(events, "replace", seat, {"rival": rival, "at": SPACE_NAMES[space], "coins": gained})


def place_rest(table: Table, seat: Seat, events: Events) -> None:
    """R-4.3: a token on every square whose space is free; R-4.6: too few tokens, the player chooses."""
    squares = table.squares & table.room
    supply = table.supply[seat]
    if 0 < supply < count(squares):
        table.squares = squares
        table.step = FILLING
        if events is not None:
            tell(events, "too-few", seat, {"spaces": spaces_of(squares), "tokens": supply})
        return
    table.squares = 0
    table.step = ACTING
    if squares and supply:
        place(table, seat, squares, events)
    elif events is not None:
        tell(events, "place-nothing", seat, {})


def place(table: Table, seat: Seat, spaces: Spaces, events: Events) -> None:
    """Place tokens on free spaces and gain their coins (R-4.8)."""
    gained = table.put(seat, spaces)
    table.progress = True
    if events is not None:
        tell(events, "place", seat, {"spaces": spaces_of(spaces), "coins": gained})


def no_filling(table: Table, space: Space) -> No | None:
    """Why a square cannot get one of the last tokens."""
    if table.step != FILLING:
        return FILL_NOW
    return None if holds(table.squares, space) else FILL_SQUARE


def add_fillings(table: Table, menu: Menu) -> None:
    """R-4.6: the squares that may get one of the last tokens."""
    for space in spaces_in(table.squares):
        menu.add(actions.fill(space))


def fill(table: Table, seat: Seat, space: Space, events: Events) -> None:
    """R-4.6: fill one of the squares."""
    place(table, seat, only(space), events)
    table.squares &= ~only(space)
    if table.supply[seat] == 0:
        table.squares = 0
        table.step = ACTING
