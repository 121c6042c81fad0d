"""Artifacts: when one can be used (R-7.2), and coin, move and flip (R-7.6, R-7.8, R-7.9) in the steps of R-7.10.

Free blanks, replacements and turns belong to using a character: see `blanks`, `placing` and `using`. All of them
combine freely (R-7.11): nothing looks at what else was used.
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import i64
from parlour.games.roam import actions
from parlour.games.roam.actions import CARD_NAMES, Card
from parlour.games.roam.board import (
    EDGES,
    NEIGHBOURS,
    SPACE_NAMES,
    Seat,
    Space,
    beside,
    holds,
    spaces_in,
)
from parlour.games.roam.setup import COIN_ABILITY, FLIP_ABILITY, MOVE_ABILITY
from parlour.games.roam.table import BIDDING, BUYING, FILLING, ORDERING, PLACING, START, Table, less, plus, tell

NOT_IN_THIS_GAME: Final = No("R-2.5", "roam-no-artifacts")
AFTER_PLACING: Final = No("R-4.11", "roam-no-artifact-now")
WHILE_PLACING: Final = No("R-7.10", "roam-no-artifact-now")
FLIP_RIVAL: Final = No("R-7.9", "roam-no-flip-rival", "card")
FLIP_LAST: Final = No("R-3.4", "roam-no-flip-last")
MOVE_TOKEN: Final = No("R-7.8", "roam-no-move-token", "owner", at="from")
MOVE_TARGET: Final = No("R-7.8", "roam-no-move-target", at="to")


_NOT_UP: Final = No("R-7.2", "roam-no-artifact-up")
# By ability; a blank square is had by the action `free`.
NOT_UP: Final = [_NOT_UP.saying(ability=word) for word in ("free", "replace", "coin", "turn", "move", "flip")]


def no_artifact(table: Table, seat: Seat, ability: i64) -> No | None:
    """Why no artifact of this ability can be used at all."""
    if not table.setup.artifacts:
        return NOT_IN_THIS_GAME
    if table.step == BIDDING or table.step == ORDERING or table.step == BUYING:
        return AFTER_PLACING
    return None if table.has_power(seat, ability) else NOT_UP[ability]


def no_helper(table: Table, seat: Seat, ability: i64) -> No | None:
    """Why coin, move or flip cannot be used: R-7.10, not in the middle of a placement."""
    no = no_artifact(table, seat, ability)
    if no is not None:
        return no
    if table.step == PLACING or table.step == FILLING or (table.turned and table.step == START):
        return WHILE_PLACING
    return None


def add_helpers(table: Table, seat: Seat, menu: Menu) -> None:
    """What coin, move and flip offer."""
    if no_helper(table, seat, COIN_ABILITY) is None:
        menu.add(actions.A_COIN)
    if no_helper(table, seat, MOVE_ABILITY) is None:
        add_moves(table, menu)
    if no_helper(table, seat, FLIP_ABILITY) is None:
        add_flips(table, seat, menu)


def no_move(table: Table, owner: Seat, space: Space, to: Space) -> No | None:
    """R-7.8: why a token cannot go to a space next to it, given the artifact."""
    if not table.has_token(owner, space):
        return MOVE_TOKEN
    return None if holds(table.empty(), to) else MOVE_TARGET


def add_moves(table: Table, menu: Menu) -> None:
    """R-7.8: any token to a space next to it, not diagonally, that has no token on it."""
    empty = table.empty()
    near = beside(empty)
    for owner in table.setup.every_seat:
        edge = table.setup.edges[owner]
        for space in spaces_in(table.own[owner] & near):
            move = actions.first_move(edge, space)
            for to in NEIGHBOURS[space]:
                if holds(empty, to):
                    menu.add(move)
                move += 1


def no_flip(table: Table, seat: Seat, card: Card) -> No | None:
    """R-7.9: why a character cannot be turned over, given the artifact."""
    if card in table.up[seat]:
        return FLIP_LAST if keeps_last_up(table, seat) else None
    return None if card in table.down[seat] else FLIP_RIVAL


def add_flips(table: Table, seat: Seat, menu: Menu) -> None:
    """R-7.9: any own character; R-3.4: after a rest not the last one up before a character is used."""
    for card in table.down[seat]:
        menu.add(actions.flip(card))
    if not keeps_last_up(table, seat):
        for card in table.up[seat]:
            menu.add(actions.flip(card))


def keeps_last_up(table: Table, seat: Seat) -> bool:
    """R-3.4: whether the last face-up character must stay up."""
    return table.step == START and table.rested and len(table.up[seat]) == 1


def coin(table: Table, seat: Seat, events: Events) -> None:
    """R-7.6: gain 1 coin."""
    table.spend(seat, COIN_ABILITY)
    table.coins[seat] += 1
    if events is not None:
        tell(events, "coin", seat, {})


def move(table: Table, seat: Seat, owner: Seat, space: Space, to: Space, events: Events) -> None:
    """R-7.8: a token of any player goes to an empty space next to it."""
    table.spend(seat, MOVE_ABILITY)
    table.slide(owner, space, to)
    if events is not None:
        whose = EDGES[table.setup.edges[owner]]
        tell(events, "move", seat, {"owner": whose, "from": SPACE_NAMES[space], "to": SPACE_NAMES[to]})


def flip(table: Table, seat: Seat, card: Card, events: Events) -> None:
    """R-7.9: turn one own character over."""
    table.spend(seat, FLIP_ABILITY)
    if card in table.up[seat]:
        table.up[seat] = less(table.up[seat], card)
        table.down[seat] = plus(table.down[seat], card)
        if events is not None:
            tell(events, "flip-down", seat, {"card": CARD_NAMES[card]})
    else:
        table.down[seat] = less(table.down[seat], card)
        table.up[seat] = plus(table.up[seat], card)
        if events is not None:
            tell(events, "flip-up", seat, {"card": CARD_NAMES[card]})
