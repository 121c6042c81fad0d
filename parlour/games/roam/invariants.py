"""What is true in every position of Roam, checked over millions of decisions and in positions of scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from parlour.core.invariant import need
from parlour.core.packed import count, i64, vec
from parlour.games.roam import buying, ending, placing
from parlour.games.roam.actions import MAX_LANDS, NO_CARD, STARTERS, Card
from parlour.games.roam.board import (
    ALL,
    EVERY_PLACE,
    NO_PLACE,
    NO_SEAT,
    NONE,
    NOWHERE,
    PLACE_MASKS,
    SPACE_NAMES,
    Place,
    spaces_of,
)
from parlour.games.roam.setup import ROW, TOKENS
from parlour.games.roam.table import BIDDING, BUYING, FILLING, ORDERING, OVER, PLACING, START, Table


def check(table: Table) -> None:
    """Raise `Impossible` where the table breaks an invariant."""
    _check_tokens(table)
    _check_lands(table)
    _check_artifacts(table)
    _check_turn(table)


def _check_tokens(table: Table) -> None:
    setup = table.setup
    once: i64 = 0
    more: i64 = 0
    for seat in setup.every_seat:
        name = setup.seat_names[seat]
        own, twice = table.own[seat], table.twice[seat]
        # 24 tokens a colour, on the map or in the supply
        on_map = table.tokens_on(seat, ALL)
        need(on_map + table.supply[seat] == TOKENS and on_map <= TOKENS, "tokens", name)
        need(table.coins[seat] >= 0, "coins", name)
        crowded = twice & ~own | twice & once | own & more
        need(not crowded, "crowded", ", ".join(spaces_of(crowded)))
        more |= once & own | twice
        once |= own
    if not setup.stacking:
        need(not more, "crowded", ", ".join(spaces_of(more)))
        more = once
    land = sum([int(PLACE_MASKS[place]) for place in EVERY_PLACE if table.lands[place] != NO_CARD])
    need(not once & ~land, "off-map", ", ".join(spaces_of(once & ~land)))
    need((table.land, table.occupied, table.room) == (land, once, land & ~more), "masks")


def _misplaced(found: Iterable[Card], expected: Iterable[Card]) -> str:
    """The numbers of cards that are in more than one place, in none, or not in the box."""
    counts, box = Counter(found), Counter(expected)
    return ", ".join(str(card) for card in sorted({*counts, *box}) if counts[card] != box[card])


def _check_lands(table: Table) -> None:
    lands = [*table.lands, table.top, *table.deck]
    for seat, name in enumerate(table.setup.seat_names):
        characters = [*table.up[seat], *table.down[seat]]
        lands += [card for card in characters if card <= MAX_LANDS]
        starters = sorted(card for card in characters if card > MAX_LANDS)
        need(starters == list(STARTERS), "starters", name)
    wrong = _misplaced([land for land in lands if land], table.setup.tables.lands)
    need(not wrong, "lands", wrong)
    need(table.top != NO_CARD or not table.deck, "no-next")
    need(NO_CARD not in table.lands or table.top == NO_CARD, "gap")


def _check_artifacts(table: Table) -> None:
    setup = table.setup
    need(setup.outpost or table.outpost == NO_SEAT, "outpost")
    artifacts = [*table.row, *table.stack]
    for seat in setup.every_seat:
        artifacts += [*table.ready[seat], *table.spent[seat]]
    wrong = _misplaced(artifacts, setup.tables.artifacts if setup.artifacts else vec[Card]())
    need(not wrong, "artifacts", wrong)
    need(len(table.row) == ROW or (len(table.row) < ROW and not table.stack), "row")


def _check_auction(table: Table) -> None:
    """Cards are completed one by one; an auction is among those with the most tokens, who bid what they have."""
    lot: list[Place] = [table.lot] if table.lot != NO_PLACE else []
    open_places = [*table.completed, *lot]
    need(len(set(open_places)) == len(open_places), "completed")
    for place in open_places:
        need(not PLACE_MASKS[place] & ~table.occupied, "completed")
    need((table.step == BIDDING) == (table.lot != NO_PLACE), "auction")
    if table.lot == NO_PLACE:
        need(not table.bidders and table.bid == NONE and table.bidder == NO_SEAT, "auction")
        return
    counts = table.counts(PLACE_MASKS[table.lot])
    seats = {*table.bidders, table.bidder}
    need(table.bidder != NO_SEAT and all(counts[seat] == max(counts) for seat in seats), "auction")
    need(len(set(table.bidders)) == len(table.bidders) > 0 and table.to_move == table.bidders[0], "auction")
    need(table.bid <= table.coins[table.bidder], "bid")


def _check_turn(table: Table) -> None:
    seats = [*table.setup.every_seat]
    need(len(set(table.conceded)) == len(table.conceded), "conceded")
    if table.step == OVER:
        need(table.to_move == NONE, "seat")
        return
    need(len(table.conceded) < table.setup.seats - 1, "conceded")
    active = table.active
    need(table.to_move in seats and active in seats, "seat")
    need(table.step == BIDDING or table.to_move == active, "seat")
    _check_auction(table)
    need(table.step != ORDERING or len(table.completed) > 1, "completed")
    need(table.step in (BIDDING, ORDERING) or not table.completed, "completed")
    need(table.step != PLACING or placing.can_replace(table, active, table.squares), "replace")
    need(table.step in (PLACING, FILLING) or not table.squares, "squares")
    if table.step == FILLING:
        need(0 < table.supply[active] < count(table.squares) and not table.squares & ~table.room, "squares")
    need(table.step != BUYING or any(buying.can_afford(table, tile) for tile in table.row), "buying")
    need((table.used == NO_CARD) == (table.step == START), "used")
    need(table.used in (NO_CARD, *table.up[active], *table.down[active]), "used")
    need(table.used != NO_CARD or table.at == NOWHERE, "used")
    blanks: i64 = 0
    if table.at != NOWHERE:
        laid = table.laid(active, table.used)
        need(laid.fits_at(table.at), "at", SPACE_NAMES[table.at])
        blanks = laid.blanks(table.at)
    need(not table.blanks & ~blanks, "blanks")
    need(table.step != START or len(table.up[active]), "asleep", table.setup.seat_names[active])
    need(table.idle < ending.IDLE_ROUNDS, "idle")
