"""Choosing a character and its position (R-4.1, R-4.2, R-4.5), turned by artifacts or not (R-7.7)."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import append, extend_bits
from parlour.games.roam import actions, placing
from parlour.games.roam.actions import CARD_NAMES, Card
from parlour.games.roam.board import NOWHERE, SPACE_NAMES, Seat, Space, Spaces, holds
from parlour.games.roam.setup import REPLACE_ABILITY, TURN_ABILITY
from parlour.games.roam.table import ACTING, PLACING, START, Table, less, plus, tell

SECOND_CHARACTER: Final = No("R-4.1", "roam-no-second-character")
NOT_YOURS: Final = No("R-4.1", "roam-no-not-yours", "card")
ASLEEP: Final = No("R-4.1", "roam-no-asleep", "card")
NO_TOKENS: Final = No("R-4.6", "roam-no-tokens")
POSITION_NEEDED: Final = No("R-4.12", "roam-no-position-needed", "card")
OFF_MAP: Final = No("R-4.2", "roam-no-off-map", "card")
TOKEN_NEEDED: Final = No("R-4.5", "roam-no-token-placed", "card")
TURN_NOW: Final = No("R-7.7", "roam-no-turn-now")


def no_use(table: Table, seat: Seat, card: Card, space: Space) -> No | None:
    """Why a character cannot be used there; NOWHERE is without a position."""
    if table.step != START:
        return SECOND_CHARACTER
    if card not in table.up[seat]:
        return ASLEEP if card in table.down[seat] else NOT_YOURS
    if table.supply[seat] == 0:
        return None if space == NOWHERE else NO_TOKENS
    laid = table.laid(seat, card)
    positions = laid.allowed(table.land, placeable(table, seat))
    if space == NOWHERE:
        return POSITION_NEEDED if positions else None
    if holds(positions, space):
        return None
    return TOKEN_NEEDED if holds(laid.fitting(table.land), space) else OFF_MAP


def add_uses(table: Table, seat: Seat, menu: Menu) -> None:
    """R-4.1: every face-up character in every position, as it lies."""
    cards = table.up[seat]
    if table.supply[seat] == 0:  # nothing to place, so no position is chosen
        for card in cards:
            menu.add(actions.use(card))
        return
    tables, quarters = table.setup.tables, table.quarters(seat)
    land, target = table.land, placeable(table, seat)
    numbers = menu.numbers
    for card in cards:
        laid = tables.laid(quarters, card)
        positions = laid.allowed(land, target)
        if positions:
            numbers = extend_bits(numbers, laid.first_use, positions)
        else:
            numbers = append(numbers, actions.use(card))
    menu.numbers = numbers  # unseen: compiled it is another one


def placeable(table: Table, seat: Seat) -> Spaces:
    """The spaces where a square would place a token: those with room, and rivals' tokens that can be replaced."""
    if table.has_power(seat, REPLACE_ABILITY):
        return table.room | table.rivals(seat)
    return table.room


def no_turn(table: Table) -> No | None:
    """Why no pattern can be turned, given the artifact."""
    return None if table.step == START else TURN_NOW


def turn(table: Table, seat: Seat, events: Events) -> None:
    """R-7.7: the pattern about to be used is turned by 90° clockwise; several turns add up."""
    table.spend(seat, TURN_ABILITY)
    table.turned += 1
    if events is not None:
        tell(events, "turn-pattern", seat, {"degrees": 90 * table.turned})


def use(table: Table, seat: Seat, card: Card, space: Space, events: Events) -> None:
    """R-4.1: turn a character face down and lay its pattern."""
    table.up[seat] = less(table.up[seat], card)
    table.down[seat] = plus(table.down[seat], card)
    table.used = card
    table.at = space
    if space == NOWHERE:  # nothing is placed, no blank can be bought
        if events is not None:
            tell(events, "use-nowhere", seat, {"card": CARD_NAMES[card]})
        table.step = ACTING
        return
    if events is not None:
        tell(events, "use", seat, {"card": CARD_NAMES[card], "at": SPACE_NAMES[space]})
    laid = table.laid(seat, card)
    table.squares = laid.squares(space)
    table.blanks = laid.blanks(space) & table.land
    if table.powers[seat] and placing.can_replace(table, seat, table.squares):  # speed: mostly no artifact is up
        table.step = PLACING
    else:
        placing.place_rest(table, seat, events)
