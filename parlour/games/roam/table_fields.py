"""The fields of a table of Roam, made by tools/table_fields.py of fields.py: do not edit."""

from __future__ import annotations

from parlour.core.packed import i64, vec
from parlour.core.state import State
from parlour.games.roam.actions import NO_CARD, Card
from parlour.games.roam.board import NO_PLACE, NO_SEAT, NONE, NOWHERE, Place, Seat, Space, Spaces
from parlour.games.roam.setup import Setup


class TableFields(State):
    """Everything that lies on the table, and whose turn it is."""

    __slots__ = (
        "active", "at", "bid", "bidder", "bidders", "blanks", "coin1", "coin2", "coins", "completed", "conceded",
        "decided", "deck", "down", "ending", "first", "idle", "land", "lands", "lot", "occupied", "outpost", "own",
        "powers", "progress", "ready", "replaced", "rested", "room", "round", "row", "setup", "spent", "squares",
        "stack", "step", "supply", "top", "turned", "twice", "up", "used",
    )  # fmt: skip

    setup: Setup

    # the game
    active: Seat  # whose turn it is
    first: Seat  # the first player
    round: i64
    step: i64  # where in the turn
    decided: bool  # whether anything was decided in this turn, so that it ends with an explicit end
    conceded: vec[Seat]  # who gave up
    lands: vec[Card]  # the land card at each place, NO_CARD for a gap
    top: Card  # the visible land card on the deck
    deck: vec[Card]  # the cards under it, in no order: chance draws one when it comes up
    row: vec[Card]  # artifacts laid out
    stack: vec[Card]  # the others, in no order
    outpost: Seat  # who has it

    # by seat
    own: vec[i64]  # spaces with at least one token of a seat
    twice: vec[i64]  # spaces with two of them (stacking variant)
    supply: vec[i64]
    coins: vec[i64]
    up: vec[vec[Card]]  # characters face up
    down: vec[vec[Card]]
    ready: vec[vec[Card]]  # artifacts face up
    spent: vec[vec[Card]]  # artifacts face down

    # this turn
    rested: bool
    turned: i64  # quarter turns by artifacts
    used: Card  # the character used, NO_CARD before
    at: Space  # its anchor, NOWHERE without a position
    squares: Spaces  # squares of its pattern not dealt with yet
    blanks: Spaces  # its blank squares on the map that got no token yet
    replaced: bool  # whether a token was replaced while placing

    # completed cards
    completed: vec[Place]  # places still to be resolved
    lot: Place  # the place whose card is auctioned
    bidders: vec[Seat]  # seats still to bid, the next one first
    bid: i64  # the highest so far
    bidder: Seat  # who made it; before the first bid, who wins if all pass

    # the end
    ending: bool  # somebody has ten characters: this is the last round
    progress: bool  # this round placed a token on a free space or completed a card
    idle: i64  # rounds in a row without progress

    # what follows from the others
    occupied: Spaces  # the spaces with a token
    room: Spaces  # the spaces that can take one more (R-4.4: one token: two)
    land: Spaces  # the spaces on the map: all but gaps
    coin1: Spaces  # spaces with 1 or 3 coin symbols
    coin2: Spaces  # spaces with 2 or 3 of them
    powers: vec[i64]  # by seat, the abilities of `ready`, as bits; replaced as a whole

    def lay_out(self, setup: Setup) -> None:
        """An empty table."""
        self.setup = setup
        self.clear_turn()
        self.clear_auction()
        self.to_move = NO_SEAT
        self.active = Seat(0)
        self.first = Seat(0)
        self.round = 0
        self.step = 0
        self.decided = False
        self.conceded = vec[Seat]()
        self.lands = vec[Card]()
        self.top = NO_CARD
        self.deck = vec[Card]()
        self.row = vec[Card]()
        self.stack = vec[Card]()
        self.outpost = NO_SEAT
        self.completed = vec[Place]()
        self.ending = False
        self.progress = False
        self.idle = 0
        self.own = vec[i64]([0] * setup.seats)
        self.twice = vec[i64]([0] * setup.seats)
        self.supply = vec[i64]([0] * setup.seats)
        self.coins = vec[i64]([0] * setup.seats)
        self.up = vec[vec[Card]]([vec[Card]() for _ in setup.every_seat])
        self.down = vec[vec[Card]]([vec[Card]() for _ in setup.every_seat])
        self.ready = vec[vec[Card]]([vec[Card]() for _ in setup.every_seat])
        self.spent = vec[vec[Card]]([vec[Card]() for _ in setup.every_seat])
        self.occupied = 0
        self.room = 0
        self.land = 0
        self.coin1 = 0
        self.coin2 = 0
        self.powers = vec[i64]([0] * setup.seats)

    def clear_turn(self) -> None:
        """Forget what was done in the turn before."""
        self.rested = False
        self.turned = 0
        self.used = NO_CARD
        self.at = NOWHERE
        self.squares = 0
        self.blanks = 0
        self.replaced = False

    def clear_auction(self) -> None:
        """There is no auction."""
        self.lot = NO_PLACE
        self.bidders = vec[Seat]()
        self.bid = NONE
        self.bidder = NO_SEAT

    def take_over(self, other: TableFields) -> None:
        """Be equal to another table, and share nothing with it that can change."""
        self.to_move = other.to_move
        self.setup = other.setup
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.step = other.step
        self.decided = other.decided
        self.conceded = other.conceded
        self.lands = other.lands
        self.top = other.top
        self.deck = other.deck
        self.row = other.row
        self.stack = other.stack
        self.outpost = other.outpost
        self.rested = other.rested
        self.turned = other.turned
        self.used = other.used
        self.at = other.at
        self.squares = other.squares
        self.blanks = other.blanks
        self.replaced = other.replaced
        self.completed = other.completed
        self.lot = other.lot
        self.bidders = other.bidders
        self.bid = other.bid
        self.bidder = other.bidder
        self.ending = other.ending
        self.progress = other.progress
        self.idle = other.idle
        self.own = other.own[:]
        self.twice = other.twice[:]
        self.supply = other.supply[:]
        self.coins = other.coins[:]
        self.up = other.up[:]
        self.down = other.down[:]
        self.ready = other.ready
        self.spent = other.spent
        self.occupied = other.occupied
        self.room = other.room
        self.land = other.land
        self.coin1 = other.coin1
        self.coin2 = other.coin2
        self.powers = other.powers
