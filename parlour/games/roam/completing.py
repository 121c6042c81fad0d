"""Completed cards (R-5): who wins them, auctions, the new land."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event, EventValue
from parlour.games.roam import ending
from parlour.games.roam.actions import A_BID, A_COMPLETE, A_PASS, MAX_BID, RoamAction
from parlour.games.roam.board import PLACE_MASKS, completed_places, spaces_of
from parlour.games.roam.outpost import check_outpost
from parlour.games.roam.table import BIDDING, NONE, ORDERING, Table, tell, without


def finish_acting(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """Steps 4 to 7 of R-4.11: outpost, completed cards, artifact purchase, end check."""
    if events is not None:
        tell(events, "end", table.active, {})
    if table.setup.outpost:
        check_outpost(table, events)
    table.completed = completed_places(table.occupied)
    resolve_completed(table, chance, events)


def resolve_completed(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """R-5.1: each completed card in turn; with several the active player chooses the order."""
    if not table.completed:
        ending.offer_artifacts(table, events)
    elif len(table.completed) == 1:
        complete(table, table.completed[0], chance, events)
    else:
        table.to_move = table.active
        table.step = ORDERING


def ordering_menu(table: Table) -> list[RoamAction]:
    """R-5.1: the completed cards that can be resolved next."""
    return [A_COMPLETE[table.lands[place]] for place in table.completed]


def complete(table: Table, place: int, chance: Chance, events: list[Event] | None) -> None:
    """R-5.2: the most tokens win; R-5.3: a tie is auctioned."""
    table.completed = without(table.completed, place)
    table.progress = True
    counts = table.counts(PLACE_MASKS[place])
    most = max(counts)
    if events is not None:
        tell(events, "complete", table.active, {"card": str(table.lands[place])})
    if counts.count(most) == 1:
        award(table, place, counts.index(most), 0, chance, events)
    else:
        open_auction(table, place, [seat for seat, count in enumerate(counts) if count == most], chance, events)


def open_auction(table: Table, place: int, tied: list[int], chance: Chance, events: list[Event] | None) -> None:
    """R-5.3: the tied players bid clockwise, the active player or the next tied one first."""
    seats = table.setup.seats
    tied.sort(key=lambda seat: (seat - table.active) % seats)
    if events is not None:
        names = tuple([table.setup.seat_names[seat] for seat in tied])
        tell(events, "auction", table.active, {"card": str(table.lands[place]), "bidders": names})
    table.lot = place
    table.bidders = tuple(tied)
    table.bidder = tied[0]  # if all pass, the first of them wins for 0
    ask_next_bidder(table, chance, events)


def ask_next_bidder(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """R-5.3: each bids once, higher than the last. Who cannot is not asked; coins are public (R-4.10)."""
    while table.bidders:
        seat = table.bidders[0]
        if highest_bid(table, seat) > table.bid:
            table.to_move = seat
            table.step = BIDDING
            return
        table.bidders = table.bidders[1:]
        tell(events, "cannot-bid", seat, {})
    award(table, table.lot, table.bidder, max(table.bid, 0), chance, events)


def highest_bid(table: Table, seat: int) -> int:
    """R-5.3: nobody bids more than they have. (The action table ends at 99.)"""
    return min(table.coins[seat], MAX_BID)


def bidding_menu(table: Table) -> list[RoamAction]:
    """R-5.3: every higher bid the player can pay, or a pass."""
    return [*A_BID[table.bid + 1 : highest_bid(table, table.to_move) + 1], A_PASS]


def bid(table: Table, coins: int, chance: Chance, events: list[Event] | None) -> None:
    """R-5.3: make a bid."""
    seat = table.to_move
    table.bidders = table.bidders[1:]
    table.bid = coins
    table.bidder = seat
    tell(events, "bid", seat, {"coins": coins})
    ask_next_bidder(table, chance, events)


def pass_bid(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """R-5.3: make no bid."""
    tell(events, "pass", table.to_move, {})
    table.bidders = table.bidders[1:]
    ask_next_bidder(table, chance, events)


def award(table: Table, place: int, winner: int, price: int, chance: Chance, events: list[Event] | None) -> None:
    """R-5.4: the card goes to the winner; R-5.5: everyone else on it gains 1 coin; a new land fills the gap."""
    card = table.lands[place]
    table.lot = table.bid = table.bidder = NONE
    table.coins[winner] -= price
    table.up[winner] += (card,)
    if events is not None:
        tell(events, "win", winner, {"card": str(card), "price": price})
    # after the auction of this card, so this coin can be bid on the next one only
    for seat, count in enumerate(table.clear(place)):
        if count and seat != winner:
            table.coins[seat] += 1
            if events is not None:
                tell(events, "consolation", seat, {"card": str(card)})
    refill(table, place, chance, events)
    ending.check_tenth_character(table, winner, events)
    resolve_completed(table, chance, events)


def place_args(place: int) -> dict[str, EventValue]:
    """A place of the map for events: its number and its corners."""
    spaces = spaces_of(PLACE_MASKS[place])
    return {"place": place + 1, "from": spaces[0], "to": spaces[-1]}


def refill(table: Table, place: int, chance: Chance, events: list[Event] | None) -> None:
    """R-5.4: the deck's visible card fills the gap and the next one comes up; an empty deck leaves a gap."""
    land = table.top
    table.lay(place, land)
    if land == 0:
        if events is not None:
            tell(events, "gap", table.active, place_args(place))
        return
    if events is not None:
        tell(events, "lay", table.active, {"card": str(land), **place_args(place)})
    if table.deck:
        table.top = chance.draw("lands", table.deck)
        table.deck = without(table.deck, table.top)
        if events is not None:
            tell(events, "next-land", table.active, {"card": str(table.top)})
    else:
        table.top = 0
        tell(events, "deck-empty", table.active, {})
