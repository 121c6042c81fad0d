"""The turn (R-4.11): how it begins, what its start and its third step offer, how it passes on (R-2.4)."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import i64, vec
from parlour.games.roam import actions, artifacts, blanks, ending, resting, using
from parlour.games.roam.board import Seat
from parlour.games.roam.setup import TURN_ABILITY
from parlour.games.roam.table import BIDDING, FILLING, ORDERING, PLACING, START, Table, tell

END_UNUSED: Final = No("R-4.1", "roam-no-end-unused")
END_UNPLACED: Final = No("R-4.3", "roam-no-end-unplaced")
END_COMPLETED: Final = No("R-5.1", "roam-no-end-completed")
END_AUCTION: Final = No("R-5.3", "roam-no-end-auction")
_ONLY_END: Final = vec[i64]([actions.A_END])


def begin_turn(table: Table, seat: Seat, events: Events) -> None:
    """Give the turn to a seat."""
    table.active = seat
    table.to_move = seat
    table.step = START
    table.decided = False
    table.clear_turn()
    if events is not None:
        tell(events, "turn", seat, {"round": table.round})
    if len(table.up[seat]) == 0:
        resting.free_rest(table, seat, events)


def start_menu(table: Table) -> vec[i64]:
    """Steps 1 and 2: rest, artifacts, and the use of a character."""
    seat, menu = table.active, Menu()
    using.add_uses(table, seat, menu)
    if resting.no_rest(table, seat) is None:
        menu.add(actions.A_REST)
    if table.powers[seat]:  # speed: without artifacts there is nothing to add
        artifacts.add_helpers(table, seat, menu)
        if table.has_power(seat, TURN_ABILITY):
            menu.add(actions.A_TURN)
    return menu.numbers


def acting_menu(table: Table) -> vec[i64]:
    """Step 3: blanks, coin, move and flip in any order, until the player ends it."""
    seat = table.active
    powers = table.powers[seat]
    if not powers and (not table.blanks or blanks.no_means(table, seat, False) is not None):  # speed: mostly so
        return _ONLY_END
    menu = Menu()
    blanks.add_blanks(table, seat, menu)
    if powers:  # speed: without artifacts there is nothing to add
        artifacts.add_helpers(table, seat, menu)
    menu.add(actions.A_END)
    return menu.numbers


def no_end(table: Table) -> No | None:
    """Why the turn cannot end, nor its third step."""
    if table.step == START:
        return END_UNUSED
    if table.step == PLACING or table.step == FILLING:
        return END_UNPLACED
    if table.step == ORDERING:
        return END_COMPLETED
    return END_AUCTION if table.step == BIDDING else None


def end_turn(table: Table, events: Events) -> None:
    """Pass the turn on clockwise (R-2.4), or end the round and perhaps the game."""
    seat = table.setup.after(table.active)
    if seat == table.first and ending.end_round(table):
        ending.finish(table, events)
    else:
        begin_turn(table, seat, events)
