"""Artifacts that work by themselves (R-7.6, R-7.8, R-7.9): coin, move, flip, in the steps of R-7.10.

Free blanks, replacements and turns belong to using a character: see `placing`. All of them combine freely
(R-7.11): nothing looks at what else was used.
"""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.roam.actions import A_COIN, A_FLIP, A_MOVE, CARD_NAMES, RoamAction
from parlour.games.roam.board import EDGES, NEIGHBOURS, SPACE_NAMES, beside, bits
from parlour.games.roam.setup import COIN_ABILITY, FLIP_ABILITY, MOVE_ABILITY
from parlour.games.roam.table import START, Table, tell, without


def menu(table: Table, seat: int, powers: int) -> list[RoamAction]:
    """What coin, move and flip offer; `powers` are the abilities face up."""
    found: list[RoamAction] = []
    if powers >> COIN_ABILITY & 1:
        found.append(A_COIN)
    if powers >> MOVE_ABILITY & 1:
        found += moves(table)
    if powers >> FLIP_ABILITY & 1:
        found += flips(table, seat)
    return found


def moves(table: Table) -> list[RoamAction]:
    """R-7.8: any token to a space next to it, not diagonally, that has no token on it."""
    found: list[RoamAction] = []
    empty = table.land & ~table.occupied
    near = beside(empty)
    for seat, own in enumerate(table.own):
        steps = A_MOVE[table.setup.edges[seat]]
        for space in bits(own & near):
            for to in NEIGHBOURS[space]:
                if empty >> to & 1:
                    found.append(steps[space][to])
    return found


def flips(table: Table, seat: int) -> list[RoamAction]:
    """R-7.9: any own character; R-3.4: after a rest not the last one up before a character is used."""
    found = [A_FLIP[card] for card in table.down[seat]]
    if not keeps_last_up(table, seat):
        found += [A_FLIP[card] for card in table.up[seat]]
    return found


def keeps_last_up(table: Table, seat: int) -> bool:
    """R-3.4: whether the last face-up character must stay up."""
    return table.step == START and table.rested and len(table.up[seat]) == 1


def coin(table: Table, seat: int, events: list[Event] | None) -> None:
    """R-7.6: gain 1 coin."""
    table.spend(seat, COIN_ABILITY)
    table.coins[seat] += 1
    tell(events, "coin", seat, {})


def move(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """R-7.8: a token of any player goes to an empty space next to it."""
    table.spend(seat, MOVE_ABILITY)
    table.slide(table.setup.seat_at[action.edge], 1 << action.space, 1 << action.to)
    if events is not None:
        args = {"owner": EDGES[action.edge], "from": SPACE_NAMES[action.space], "to": SPACE_NAMES[action.to]}
        tell(events, "move", seat, dict(args))


def flip(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """R-7.9: turn one own character over."""
    table.spend(seat, FLIP_ABILITY)
    card = action.card
    if card in table.up[seat]:
        table.up[seat] = without(table.up[seat], card)
        table.down[seat] += (card,)
        tell(events, "flip-down", seat, {"card": CARD_NAMES[card]})
    else:
        table.down[seat] = without(table.down[seat], card)
        table.up[seat] += (card,)
        tell(events, "flip-up", seat, {"card": CARD_NAMES[card]})
