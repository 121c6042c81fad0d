"""The start of the turn (R-3): resting, and the menu that leads to the use of a character."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.roam import artifacts
from parlour.games.roam.actions import A_REST, A_TURN, A_USE, RoamAction
from parlour.games.roam.board import ALL
from parlour.games.roam.setup import REPLACE_ABILITY, TURN_ABILITY
from parlour.games.roam.table import NONE, START, Table, tell


def begin_turn(table: Table, seat: int, events: list[Event] | None) -> None:
    """Give the turn to a seat."""
    table.active = table.to_move = seat
    table.step = START
    table.decided = False
    table.rested = False
    table.replaced = False
    table.turned = 0
    table.used = 0
    table.at = NONE
    table.squares = table.blanks = 0
    if events is not None:
        tell(events, "turn", seat, {"round": table.round})
    if not table.up[seat]:
        free_rest(table, seat, events)


def free_rest(table: Table, seat: int, events: list[Event] | None) -> None:
    """R-3.1, R-3.4: with every character face down in the start of the turn all come up, free, at once."""
    table.wake(seat)
    table.rested = True
    tell(events, "rest", seat, {})


def early_rest(table: Table, seat: int, events: list[Event] | None) -> None:
    """R-3.2: pay 1 coin for each face-up character and turn all of them up."""
    price = len(table.up[seat])
    table.coins[seat] -= price
    table.wake(seat)
    table.rested = True
    tell(events, "early-rest", seat, {"price": price})


def rest_refreshes(table: Table, seat: int) -> bool:
    """R-3.3: whether a rest would turn anything up."""
    return bool(table.down[seat] or table.spent[seat])


def menu(table: Table) -> list[RoamAction]:
    """All choices in the start of the turn."""
    seat = table.to_move
    found = uses(table, seat)
    powers = table.powers[seat]
    if table.turned == 0:  # a turned pattern is already part of a placement
        #
        if not table.rested and table.coins[seat] >= len(table.up[seat]) and rest_refreshes(table, seat):
            found.append(A_REST)
        if powers:  # speed: without artifacts there is nothing to add
            found += artifacts.menu(table, seat, powers)
    if powers >> TURN_ABILITY & 1:
        found.append(A_TURN)
    return found


def uses(table: Table, seat: int) -> list[RoamAction]:
    """R-4.1: every face-up character in every position, as it lies."""
    cards = table.up[seat]
    if table.supply[seat] == 0:  # nothing to place, so no position is chosen
        return [A_USE[card] for card in cards]
    quarters = (table.setup.edges[seat] + table.turned) & 3
    lies = table.setup.tables.lying[quarters]
    target = placeable(table, seat)
    land = table.land
    found: list[RoamAction] = []
    for card in cards:
        lying = lies[card] or table.setup.tables.lie(quarters, card)  # speed: mostly it has been used before
        fitting = lying.anchors if land == ALL else lying.fitting(land)  # speed: mostly there is no gap
        placing = target  # speed: what Lying.touching does, without the call
        for offset in lying.offsets:
            placing |= target >> offset
        placing &= fitting
        if not placing:
            if not fitting:
                found.append(A_USE[card])
                continue
            placing = fitting  # no position of this character places a token, so all are allowed
        for shift, actions in lying.rows:
            found += actions[placing >> shift & 63]
    return found


def placeable(table: Table, seat: int) -> int:
    """The spaces where a square would place a token: those with room, and rivals' tokens that can be replaced."""
    if table.powers[seat] >> REPLACE_ABILITY & 1:
        return table.room | table.rivals(seat)
    return table.room
