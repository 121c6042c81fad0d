"""Completed cards (R-5): who wins them, auctions, the new land."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Events, EventValue
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import append, i64, vec
from parlour.games.roam import actions, buying, ending
from parlour.games.roam.actions import MAX_BID, NO_CARD, Card
from parlour.games.roam.board import EVERY_PLACE, PLACE_MASKS, Place, Seat, completed_places, spaces_of
from parlour.games.roam.outpost import check_outpost
from parlour.games.roam.table import BIDDING, ORDERING, Table, draw_card, less, plus, tell

COMPLETE_NOW: Final = No("R-5.1", "roam-no-complete-now")
COMPLETE_OPEN: Final = No("R-5.1", "roam-no-complete-open", "card")
NO_AUCTION: Final = No("R-5.3", "roam-no-auction")
BID_LOW: Final = No("R-5.3", "roam-no-bid-low", "coins", found=lambda table, action: {"bid": table.bid})
BID_HIGH: Final = No(
    "R-5.3", "roam-no-bid-high", found=lambda table, action: {"coins": table.coins[table.to_move]}
)


def finish_acting(table: Table, chance: Chance, events: Events) -> None:
    """Steps 4 to 7 of R-4.11: outpost, completed cards, artifact purchase, end check."""
    if events is not None:
        tell(events, "end", table.active, {})
    if table.setup.outpost:
        check_outpost(table, events)
    table.completed = completed_places(table.occupied)
    resolve_completed(table, chance, events)


def resolve_completed(table: Table, chance: Chance, events: Events) -> None:
    """R-5.1: each completed card in turn; with several the active player chooses the order."""
    if not table.completed:
        buying.offer_artifacts(table, events)
    elif len(table.completed) == 1:
        complete(table, table.completed[0], chance, events)
    else:
        table.to_move = table.active
        table.step = ORDERING


def place_of(table: Table, land: Card) -> Place:
    """Where a land card lies."""
    for place in EVERY_PLACE:
        if table.lands[place] == land:
            return place
    raise AssertionError("no such land on the map")


def no_completing(table: Table, land: Card) -> No | None:
    """Why a card cannot be resolved next."""
    if table.step != ORDERING:
        return COMPLETE_NOW
    for place in table.completed:
        if table.lands[place] == land:
            return None
    return COMPLETE_OPEN


def add_completed(table: Table, menu: Menu) -> None:
    """R-5.1: the completed cards that can be resolved next."""
    for place in table.completed:
        menu.add(actions.complete(table.lands[place]))


def complete(table: Table, place: Place, chance: Chance, events: Events) -> None:
    """R-5.2: the most tokens win; R-5.3: a tie is auctioned."""
    table.completed = vec[Place]([other for other in table.completed if other != place])
    table.progress = True
    if events is not None:
        tell(events, "complete", table.active, {"card": str(table.lands[place])})
    tied = those_with_most(table, place)
    if len(tied) == 1:
        award(table, place, tied[0], 0, chance, events)
    else:
        open_auction(table, place, tied, chance, events)


def those_with_most(table: Table, place: Place) -> vec[Seat]:
    """Who has the most tokens on a card, clockwise, the active player or the next tied one first (R-5.3)."""
    counts = table.counts(PLACE_MASKS[place])
    found, most, seat = vec[Seat](), -1, table.active
    for _ in table.setup.every_seat:
        if counts[seat] > most:
            found, most = vec[Seat](), counts[seat]
        if counts[seat] == most:
            found = append(found, seat)
        seat = table.setup.after(seat)
    return found


def open_auction(table: Table, place: Place, tied: vec[Seat], chance: Chance, events: Events) -> None:
    """R-5.3: the tied players bid, in this order."""
    if events is not None:
        names = tuple([table.setup.seat_names[seat] for seat in tied])
        tell(events, "auction", table.active, {"card": str(table.lands[place]), "bidders": names})
    table.lot = place
    table.bidders = tied
    table.bidder = tied[0]  # if all pass, the first of them wins for 0
    ask_next_bidder(table, chance, events)


def ask_next_bidder(table: Table, chance: Chance, events: Events) -> None:
    """R-5.3: each bids once, higher than the last. Who cannot is not asked; coins are public (R-4.10)."""
    while table.bidders:
        seat = table.bidders[0]
        if highest_bid(table, seat) > table.bid:
            table.to_move = seat
            table.step = BIDDING
            return
        table.bidders = table.bidders[1:]
        if events is not None:
            tell(events, "cannot-bid", seat, {})
    award(table, table.lot, table.bidder, max(table.bid, 0), chance, events)


def highest_bid(table: Table, seat: Seat) -> i64:
    """R-5.3: nobody bids more than they have. (The action table ends at 99.)"""
    return min(table.coins[seat], MAX_BID)


def no_bid(table: Table, coins: i64) -> No | None:
    """Why so many coins cannot be bid."""
    if table.step != BIDDING:
        return NO_AUCTION
    if coins <= table.bid:
        return BID_LOW
    return BID_HIGH if coins > highest_bid(table, table.bidders[0]) else None


def no_pass(table: Table) -> No | None:
    """Why nobody can pass."""
    return None if table.step == BIDDING else NO_AUCTION


def add_bids(table: Table, menu: Menu) -> None:
    """R-5.3: every higher bid the player can pay, or a pass."""
    menu.add_range(actions.bid(table.bid + 1), actions.bid(highest_bid(table, table.bidders[0])))
    menu.add(actions.A_PASS)


def bid(table: Table, coins: i64, chance: Chance, events: Events) -> None:
    """R-5.3: make a bid."""
    seat = table.bidders[0]
    table.bidders = table.bidders[1:]
    table.bid = coins
    table.bidder = seat
    if events is not None:
        tell(events, "bid", seat, {"coins": coins})
    ask_next_bidder(table, chance, events)


def pass_bid(table: Table, chance: Chance, events: Events) -> None:
    """R-5.3: make no bid."""
    if events is not None:
        tell(events, "pass", table.bidders[0], {})
    table.bidders = table.bidders[1:]
    ask_next_bidder(table, chance, events)


def award(table: Table, place: Place, winner: Seat, price: i64, chance: Chance, events: Events) -> None:
    """R-5.4: the card goes to the winner; R-5.5: everyone else on it gains 1 coin; a new land fills the gap."""
    card = table.lands[place]
    table.clear_auction()
    table.coins[winner] -= price
    table.up[winner] = plus(table.up[winner], card)
    if events is not None:
        tell(events, "win", winner, {"card": str(card), "price": price})
    # after the auction of this card, so this coin can be bid on the next one only
    counts = table.return_tokens(place)
    for seat in table.setup.every_seat:
        if counts[seat] and seat != winner:
            table.coins[seat] += 1
            if events is not None:
                tell(events, "consolation", seat, {"card": str(card)})
    refill(table, place, chance, events)
    ending.check_tenth_character(table, winner, events)
    resolve_completed(table, chance, events)


def place_args(place: Place) -> dict[str, EventValue]:
    """A place of the map for events: its number and its corners."""
    spaces = spaces_of(PLACE_MASKS[place])
    return {"place": place + 1, "from": spaces[0], "to": spaces[-1]}


def refill(table: Table, place: Place, chance: Chance, events: Events) -> None:
    """R-5.4: the deck's visible card fills the gap and the next one comes up; an empty deck leaves a gap."""
    land = table.top
    table.lay(place, land)
    if land == NO_CARD:
        if events is not None:
            tell(events, "gap", table.active, place_args(place))
        return
    if events is not None:
        tell(events, "lay", table.active, {"card": str(land), **place_args(place)})
    if table.deck:
        table.top = draw_card(chance, "lands", table.deck)
        table.deck = less(table.deck, table.top)
        if events is not None:
            tell(events, "next-land", table.active, {"card": str(table.top)})
    else:
        table.top = NO_CARD
        if events is not None:
            tell(events, "deck-empty", table.active, {})
