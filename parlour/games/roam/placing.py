"""Using a character (R-4): position, turns, replacements, tokens, coins, blanks."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.roam import artifacts
from parlour.games.roam.actions import (
    A_BLANK,
    A_BLANK_REPLACING,
    A_END,
    A_FILL,
    A_FREE,
    A_FREE_REPLACING,
    A_PLACE,
    A_REPLACE,
    CARD_NAMES,
    FREE,
    NOWHERE,
    RoamAction,
)
from parlour.games.roam.board import EDGES, SPACE_NAMES, bits, spaces_of
from parlour.games.roam.setup import BLANK_ABILITY, REPLACE_ABILITY, TURN_ABILITY
from parlour.games.roam.table import ACTING, FILLING, PLACING, Table, tell, without

BLANK_PRICE = 2
_ONLY_END: list[RoamAction] = [A_END]


def turn(table: Table, seat: int, events: list[Event] | None) -> None:
    """R-7.7: the pattern about to be used is turned by 90° clockwise; several turns add up."""
    table.spend(seat, TURN_ABILITY)
    table.turned += 1
    tell(events, "turn-pattern", seat, {"degrees": 90 * table.turned})


def use(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """R-4.1: turn a character face down and lay its pattern."""
    card = action.card
    table.up[seat] = without(table.up[seat], card)
    table.down[seat] += (card,)
    table.used = card
    table.at = action.space
    if action.space == NOWHERE:  # nothing is placed, no blank can be bought
        tell(events, "use-nowhere", seat, {"card": CARD_NAMES[card]})
        table.step = ACTING
        return
    if events is not None:
        tell(events, "use", seat, {"card": CARD_NAMES[card], "at": SPACE_NAMES[action.space]})
    squares, blanks = pattern_at(table, seat, card, action.space)
    table.squares = squares
    table.blanks = blanks & table.land
    if table.powers[seat] and can_replace(table, seat, squares):  # speed: without artifacts it cannot
        table.step = PLACING
    else:
        place_rest(table, seat, events)


def pattern_at(table: Table, seat: int, card: int, space: int) -> tuple[int, int]:
    """The squares and blanks of a character's pattern as it lies with its anchor on a space."""
    quarters = (table.setup.edges[seat] + table.turned) & 3
    lying = table.setup.tables.lie(quarters, card)
    return lying.squares[space], lying.blanks[space]


def can_replace(table: Table, seat: int, mask: int) -> bool:
    """R-7.5: an artifact face up, a token in the supply and a rival's token under the mask."""
    return bool(table.powers[seat] >> REPLACE_ABILITY & 1 and table.supply[seat] and mask & table.rivals(seat))


def replacements(table: Table, seat: int, mask: int) -> list[tuple[int, int]]:
    """The (space, edge of the owner) of every rival token under the mask."""
    edges = table.setup.edges
    return [
        (space, edges[owner])
        for space in bits(mask & table.rivals(seat))
        for owner in table.owners(space)
        if owner != seat
    ]


def placing_menu(table: Table) -> list[RoamAction]:
    """Replace tokens, or place the rest."""
    seat = table.to_move
    found = [A_REPLACE[space][edge] for space, edge in replacements(table, seat, table.squares)]
    if places_something(table):
        found.append(A_PLACE)
    return found


def places_something(table: Table) -> bool:
    """R-4.5: this position can place a token, by replacing if not otherwise, so it must."""
    return table.replaced or bool(table.squares & table.room)


def replace(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """R-7.5: a square over a rival's token replaces it instead of being skipped."""
    bit = 1 << action.space
    swap(table, seat, action, events)
    table.squares &= ~bit
    table.replaced = True
    if not can_replace(table, seat, table.squares):
        place_rest(table, seat, events)


def swap(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """Turn a replace artifact: the rival gets the token back, an own one takes its place and its coins."""
    bit = 1 << action.space
    table.spend(seat, REPLACE_ABILITY)
    table.lift(table.setup.seat_at[action.edge], bit)
    gained = table.put(seat, bit)
    if events is not None:
        args = {"rival": EDGES[action.edge], "at": SPACE_NAMES[action.space]}
        tell(events, "replace", seat, {**args, "coins": gained})


def place_rest(table: Table, seat: int, events: list[Event] | None) -> None:
    """R-4.3: a token on every square whose space is free; R-4.6: too few tokens, the player chooses."""
    squares = table.squares & table.room
    supply = table.supply[seat]
    if 0 < supply < squares.bit_count():
        table.squares = squares
        table.step = FILLING
        if events is not None:
            tell(events, "too-few", seat, {"spaces": spaces_of(squares), "tokens": supply})
        return
    table.squares = 0
    table.step = ACTING
    if squares and supply:
        place(table, seat, squares, events)
    else:
        tell(events, "place-nothing", seat, {})


def place(table: Table, seat: int, mask: int, events: list[Event] | None) -> None:
    """Place tokens on free spaces and gain their coins (R-4.8)."""
    gained = table.put(seat, mask)
    table.progress = True
    if events is not None:
        tell(events, "place", seat, {"spaces": spaces_of(mask), "coins": gained})


def filling_menu(table: Table) -> list[RoamAction]:
    """R-4.6: the squares that may get one of the last tokens."""
    return [A_FILL[space] for space in bits(table.squares)]


def fill(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """R-4.6: fill one of the squares."""
    bit = 1 << action.space
    place(table, seat, bit, events)
    table.squares &= ~bit
    if table.supply[seat] == 0:
        table.squares = 0
        table.step = ACTING


def acting_menu(table: Table) -> list[RoamAction]:
    """Step 3 of R-4.11: blanks, coin, move and flip in any order, until the player ends it."""
    seat = table.to_move
    powers = table.powers[seat]
    pays = table.coins[seat] >= BLANK_PRICE
    if not powers and (not pays or not table.blanks):  # speed: most turns are ready to end
        return _ONLY_END
    found: list[RoamAction] = []
    if table.supply[seat]:
        free = powers >> BLANK_ABILITY & 1
        for space in bits(table.blanks & table.room):
            if pays:
                found.append(A_BLANK[space])
            if free:
                found.append(A_FREE[space])
        if can_replace(table, seat, table.blanks):
            for space, edge in replacements(table, seat, table.blanks):
                if pays:
                    found.append(A_BLANK_REPLACING[space][edge])
                if free:
                    found.append(A_FREE_REPLACING[space][edge])
    if powers:  # speed: without artifacts there is nothing to add
        found += artifacts.menu(table, seat, powers)
    found.append(A_END)
    return found


def blank(table: Table, seat: int, action: RoamAction, events: list[Event] | None) -> None:
    """R-4.9, R-7.4: a token on a blank square, paid or free, on a free space or replacing (R-7.5)."""
    if action.code == FREE:
        table.spend(seat, BLANK_ABILITY)
        tell(events, "blank-free", seat, {"at": SPACE_NAMES[action.space]})
    else:
        table.coins[seat] -= BLANK_PRICE
        tell(events, "blank-paid", seat, {"at": SPACE_NAMES[action.space], "price": BLANK_PRICE})
    bit = 1 << action.space
    table.blanks &= ~bit
    if action.edge != NOWHERE:
        swap(table, seat, action, events)
    else:
        place(table, seat, bit, events)
