"""What is true in every position of Roam, checked by tests over millions of decisions."""

from __future__ import annotations

from parlour.games.roam import ending, placing
from parlour.games.roam.actions import MAX_LANDS, STARTERS
from parlour.games.roam.board import ALL, PLACE_MASKS, PLACES
from parlour.games.roam.setup import ROW, TOKENS
from parlour.games.roam.table import BIDDING, BUYING, FILLING, NONE, ORDERING, OVER, PLACING, START, Table


def check(table: Table) -> None:
    """Raise AssertionError where the table breaks an invariant."""
    _check_tokens(table)
    _check_cards(table)
    _check_turn(table)


def _check_tokens(table: Table) -> None:
    setup = table.setup
    once = more = 0
    for seat in range(setup.seats):
        # 24 tokens a colour, on the map or in the supply
        assert table.tokens_on(seat, ALL) + table.supply[seat] == TOKENS, "tokens"
        assert table.supply[seat] >= 0, "supply"
        assert table.coins[seat] >= 0, "coins"
        assert table.twice[seat] & ~table.own[seat] == 0, "a second token without a first"
        assert table.twice[seat] & more == 0 and table.own[seat] & more == 0, "three tokens on a space"
        assert not table.twice[seat] & once, "three tokens on a space"
        more |= once & table.own[seat] | table.twice[seat]
        once |= table.own[seat]
    if not setup.stacking:
        assert more == 0, "R-4.4"
        more = once
    land = sum(PLACE_MASKS[place] for place in range(PLACES) if table.lands[place])
    assert table.land == land, "land"
    assert table.occupied == once and once & ~land == 0, "occupied"
    assert table.room == land & ~more, "room"


def _check_cards(table: Table) -> None:
    setup = table.setup
    lands = [land for land in table.lands if land] + list(table.deck) + [table.top] * (table.top > 0)
    artifacts = list(table.row) + list(table.stack)
    for seat in range(setup.seats):
        characters = table.up[seat] + table.down[seat]
        lands += [card for card in characters if card <= MAX_LANDS]
        assert sorted(card for card in characters if card > MAX_LANDS) == list(STARTERS), "starting characters"
        artifacts += table.ready[seat] + table.spent[seat]
    assert sorted(lands) == list(setup.tables.lands), "every land card in exactly one place"
    expected = list(setup.tables.artifacts) if setup.artifacts else []
    assert sorted(artifacts) == expected, "every artifact in exactly one place"
    if setup.artifacts:
        assert len(table.row) == ROW or (not table.stack and len(table.row) < ROW), "row"
    assert table.top > 0 or not table.deck, "top card"
    assert all(table.lands) or table.top == 0, "a gap while there are cards"


def _check_turn(table: Table) -> None:
    setup = table.setup
    if table.step == OVER:
        assert table.to_move == NONE, "somebody to move after the end"
        return
    assert 0 <= table.to_move < setup.seats and 0 <= table.active < setup.seats, "nobody to move"
    assert (table.step == BIDDING) == (table.lot != NONE), "an auction out of its step"
    assert table.step == BIDDING or table.to_move == table.active, "out of turn"
    assert table.step != ORDERING or len(table.completed) > 1, "the order of fewer than two cards"
    assert table.step in (BIDDING, ORDERING) or not table.completed, "completed cards out of their step"
    assert table.step != PLACING or placing.can_replace(table, table.active, table.squares), "nothing to replace"
    short = 0 < table.supply[table.active] < (table.squares & table.room).bit_count()
    assert table.step != FILLING or (short and not table.squares & ~table.room), "enough tokens for all squares"
    assert table.step != BUYING or ending.affordable(table), "nothing to buy"
    assert table.step in (PLACING, FILLING) or not table.squares, "squares out of their step"
    assert (table.used == 0) == (table.step == START), "a character used out of its step"
    assert table.step != START or table.up[table.active], "nobody awake at the start of the turn"
    assert table.idle < ending.IDLE_ROUNDS, "too many idle rounds"
