"""What is true in every position of Roam, checked over millions of decisions and in positions of scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from parlour.core.invariant import need
from parlour.games.roam import ending, placing
from parlour.games.roam.actions import MAX_LANDS, STARTERS
from parlour.games.roam.board import ALL, PLACE_MASKS, PLACES, SPACE_NAMES, spaces_of
from parlour.games.roam.setup import ROW, TOKENS
from parlour.games.roam.table import BIDDING, BUYING, FILLING, NONE, ORDERING, OVER, PLACING, START, Table


def check(table: Table) -> None:
    """Raise `Impossible` where the table breaks an invariant."""
    _check_tokens(table)
    _check_lands(table)
    _check_artifacts(table)
    _check_turn(table)


def _check_tokens(table: Table) -> None:
    setup = table.setup
    once = more = 0
    for seat, name in enumerate(setup.seat_names):
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
    land = sum(PLACE_MASKS[place] for place in range(PLACES) if table.lands[place])
    need(not once & ~land, "off-map", ", ".join(spaces_of(once & ~land)))
    need((table.land, table.occupied, table.room) == (land, once, land & ~more), "masks")


def _misplaced(found: Iterable[int], expected: Iterable[int]) -> str:
    """The numbers of cards that are in more than one place, in none, or not in the box."""
    counts, box = Counter(found), Counter(expected)
    return ", ".join(str(card) for card in sorted({*counts, *box}) if counts[card] != box[card])


def _check_lands(table: Table) -> None:
    lands = [*table.lands, table.top, *table.deck]
    for seat, name in enumerate(table.setup.seat_names):
        characters = table.up[seat] + table.down[seat]
        lands += [card for card in characters if card <= MAX_LANDS]
        starters = sorted(card for card in characters if card > MAX_LANDS)
        need(starters == list(STARTERS), "starters", name)
    wrong = _misplaced([land for land in lands if land], table.setup.tables.lands)
    need(not wrong, "lands", wrong)
    need(table.top or not table.deck, "no-next")
    need(all(table.lands) or not table.top, "gap")


def _check_artifacts(table: Table) -> None:
    setup = table.setup
    need(setup.outpost or table.outpost == NONE, "outpost")
    artifacts = [*table.row, *table.stack]
    for seat in range(setup.seats):
        artifacts += table.ready[seat] + table.spent[seat]
    wrong = _misplaced(artifacts, setup.tables.artifacts if setup.artifacts else ())
    need(not wrong, "artifacts", wrong)
    need(len(table.row) == ROW or (len(table.row) < ROW and not table.stack), "row")


def _check_auction(table: Table) -> None:
    """Cards are completed one by one; an auction is among those with the most tokens, who bid what they have."""
    open_places = [*table.completed, *([table.lot] if table.lot != NONE else [])]
    need(len(set(open_places)) == len(open_places), "completed")
    for place in open_places:
        need(not PLACE_MASKS[place] & ~table.occupied, "completed")
    need((table.step == BIDDING) == (table.lot != NONE), "auction")
    if table.lot == NONE:
        need(not table.bidders and table.bid == table.bidder == NONE, "auction")
        return
    counts = table.counts(PLACE_MASKS[table.lot])
    seats = {*table.bidders, table.bidder}
    need(table.bidder != NONE and all(counts[seat] == max(counts) for seat in seats), "auction")
    need(len(set(table.bidders)) == len(table.bidders) and table.to_move == table.bidders[0], "auction")
    need(table.bid <= table.coins[table.bidder], "bid")


def _check_turn(table: Table) -> None:
    seats = range(table.setup.seats)
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
        need(0 < table.supply[active] < table.squares.bit_count() and not table.squares & ~table.room, "squares")
    need(table.step != BUYING or ending.affordable(table), "buying")
    need((table.used == 0) == (table.step == START), "used")
    need(table.used == 0 or table.used in table.up[active] + table.down[active], "used")
    need(table.used or table.at == NONE, "used")
    blanks = 0
    if table.at != NONE:
        quarters = (table.setup.edges[active] + table.turned) & 3
        blanks = table.setup.tables.lie(quarters, table.used).blanks.get(table.at, -1)
        need(blanks >= 0, "at", SPACE_NAMES[table.at])
    need(not table.blanks & ~blanks, "blanks")
    need(table.step != START or table.up[active], "asleep", table.setup.seat_names[active])
    need(table.idle < ending.IDLE_ROUNDS, "idle")
