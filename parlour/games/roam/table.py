"""Everything that lies on the table in a game of Roam, and the small moves of pieces the rules are made of.

Tokens are bitboards. `own[seat]` are the spaces with at least one token of a seat, `twice[seat]` those with two
of them (stacking variant). `occupied` and `room` follow from them and are kept up to date: the spaces with a
token, and the spaces that can take one more (R-4.4: one token; R-9.1, R-9.3: two).
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Event, EventValue
from parlour.core.state import State
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.board import ELSEWHERE, PLACE_MASKS, PLACES
from parlour.games.roam.setup import Setup

# The steps of a turn.
START: Final = 0  # 1 and 2: rest, coin, move, flip; then choose a character, turned or not, and its position
PLACING: Final = 1  # 2: replacements in the chosen position
FILLING: Final = 2  # 2: fewer tokens than squares, which ones?
ACTING: Final = 3  # 3: blanks, coin, move, flip, until the player stops
ORDERING: Final = 4  # 5: which completed card first?
BIDDING: Final = 5  # 5: an auction
BUYING: Final = 6  # 6: an artifact, or end the turn
OVER: Final = 7
STEPS: Final = ("start", "placing", "filling", "acting", "ordering", "bidding", "buying", "over")

NONE: Final = -1


class Table(State):
    """The pieces and whose turn it is. The rules modules change it; `RoamState` is its public face."""

    __slots__ = (
        "active", "at", "bid", "bidder", "bidders", "blanks", "coin1", "coin2", "coins", "completed",
        "conceded", "decided", "deck", "down", "ending", "first", "idle", "land", "lands", "lot", "occupied",
        "outpost", "own", "powers", "progress", "ready", "replaced", "rested", "room", "round", "row", "setup",
        "spent", "squares", "stack", "step", "supply", "top", "turned", "twice", "up", "used",
    )  # fmt: skip

    setup: Setup

    # whose turn
    active: int  # the seat whose turn it is
    first: int  # the first player
    round: int
    step: int
    decided: bool  # whether anything was decided in this turn, so that it ends with an explicit end
    conceded: tuple[int, ...]

    # the map
    own: list[int]
    twice: list[int]
    occupied: int
    room: int
    land: int  # the spaces on the map: all but gaps
    lands: list[int]  # the land card at each place, 0 for a gap
    coin1: int  # spaces with coin symbols, as bit planes worth 1 and 2
    coin2: int
    top: int  # the visible land card on the deck, 0 if there is none
    deck: tuple[int, ...]  # the cards under it, in no order: chance draws one when it comes up

    # the players
    supply: list[int]
    coins: list[int]
    up: list[tuple[int, ...]]  # characters face up
    down: list[tuple[int, ...]]

    # artifacts and outpost
    row: tuple[int, ...]
    stack: tuple[int, ...]
    ready: list[tuple[int, ...]]  # artifacts face up
    spent: list[tuple[int, ...]]
    powers: list[int]  # the abilities of `ready`, as bits
    outpost: int  # the seat that has it, or NONE

    # this turn
    rested: bool
    turned: int  # quarter turns by artifacts
    used: int  # the character used, 0 before
    at: int  # its anchor, NONE without a position
    squares: int  # squares of its pattern not dealt with yet
    blanks: int  # its blank squares on the map that got no token yet
    replaced: bool  # whether a token was replaced while placing

    # completing cards
    completed: tuple[int, ...]  # places still to be resolved
    lot: int  # the place whose card is auctioned, or NONE
    bidders: tuple[int, ...]  # seats still to bid, the next one first
    bid: int  # the highest so far, NONE without one
    bidder: int  # who made it; before the first bid, who wins if all pass

    # ending
    ending: bool  # somebody has ten characters: this is the last round
    progress: bool  # this round placed a token on a free space or completed a card
    idle: int  # rounds in a row without progress

    def put(self, seat: int, mask: int) -> int:
        """Place a token of `seat` on every space of `mask`, all of which have room; the coins gained (R-4.8)."""
        self.supply[seat] -= mask.bit_count()
        own = self.own[seat]
        if self.setup.stacking:
            self.twice[seat] |= own & mask
            self.room &= ~(self.occupied & mask)
        else:
            self.room &= ~mask
        self.own[seat] = own | mask
        self.occupied |= mask
        gained = (mask & self.coin1).bit_count() + 2 * (mask & self.coin2).bit_count()
        self.coins[seat] += gained
        return gained

    def lift(self, seat: int, bit: int) -> None:
        """Take one token of `seat` off a space, back to its supply: only to be replaced or moved (R-4.7).

        Which of two in a stack has no meaning (R-9.4).
        """
        if self.twice[seat] & bit:
            self.twice[seat] ^= bit
        else:
            self.own[seat] ^= bit
            if not self.rivals(NONE) & bit:
                self.occupied ^= bit
        self.room |= bit
        self.supply[seat] += 1

    def slide(self, seat: int, bit: int, to: int) -> None:
        """Move a token to an empty space; no coins (R-7.8)."""
        coins = self.coins[seat]
        self.lift(seat, bit)
        self.put(seat, to)
        self.coins[seat] = coins

    def rivals(self, seat: int) -> int:
        """The spaces with a token of anybody but `seat`."""
        mask = 0
        for other, own in enumerate(self.own):
            if other != seat:
                mask |= own
        return mask

    def owners(self, space: int) -> list[int]:
        """The seats with a token on a space."""
        return [seat for seat, own in enumerate(self.own) if own >> space & 1]

    def tokens_on(self, seat: int, mask: int) -> int:
        """How many tokens of `seat` lie on the spaces of `mask`."""
        return (self.own[seat] & mask).bit_count() + (self.twice[seat] & mask).bit_count()

    def counts(self, mask: int) -> list[int]:
        """How many tokens each seat has on the spaces of `mask`; all tokens of a stack count (R-9.2)."""
        if self.setup.stacking:  # speed: without stacks one mask is enough
            return [self.tokens_on(seat, mask) for seat in range(self.setup.seats)]
        return [(own & mask).bit_count() for own in self.own]

    def clear(self, place: int) -> list[int]:
        """Return all tokens on a land card to their owners (R-5.4); how many each seat had."""
        mask, elsewhere = PLACE_MASKS[place], ELSEWHERE[place]
        counts = self.counts(mask)
        for seat, count in enumerate(counts):
            if count:  # speed: nothing to return
                self.supply[seat] += count
                self.own[seat] &= elsewhere
                self.twice[seat] &= elsewhere
        self.occupied &= elsewhere
        self.room |= mask
        return counts

    def lay(self, place: int, land: int) -> None:
        """Put a land card (0: leave a gap) on an empty place."""
        elsewhere = ELSEWHERE[place]
        ones, twos = self.setup.tables.coins[land][place]
        self.lands[place] = land
        self.coin1 = self.coin1 & elsewhere | ones
        self.coin2 = self.coin2 & elsewhere | twos
        if land == 0:
            self.land &= elsewhere
            self.room &= elsewhere  # unseen: nothing looks for room off the map, but the word should be true

    def wake(self, seat: int) -> None:
        """Turn all characters and artifacts of a seat face up (R-3.1, R-7.3)."""
        self.up[seat] += self.down[seat]
        self.down[seat] = ()
        if self.spent[seat]:  # speed: nothing to turn
            self.ready[seat] += self.spent[seat]
            self.spent[seat] = ()
            self.count_powers(seat)

    def count_powers(self, seat: int) -> None:
        """Bring `powers` up to date with `ready`."""
        ability = self.setup.tables.ability
        powers = 0
        for artifact in self.ready[seat]:
            powers |= 1 << ability[artifact]
        self.powers[seat] = powers

    def spend(self, seat: int, ability: int) -> None:
        """Turn one face-up artifact of this ability face down (R-7.2); which of several has no meaning."""
        abilities = self.setup.tables.ability
        for artifact in self.ready[seat]:
            if abilities[artifact] == ability:
                self.ready[seat] = without(self.ready[seat], artifact)
                self.spent[seat] += (artifact,)
                self.count_powers(seat)
                return
        raise AssertionError("no such artifact face up")

    def derive(self) -> None:
        """Work out everything that follows from tokens, lands and artifacts, after those were set by hand."""
        self.coin1 = self.coin2 = self.land = 0
        for place in range(PLACES):
            if self.lands[place]:
                ones, twos = self.setup.tables.coins[self.lands[place]][place]
                self.coin1 |= ones
                self.coin2 |= twos
                self.land |= PLACE_MASKS[place]
        once = more = 0
        for own, twice in zip(self.own, self.twice, strict=True):
            more |= once & own | twice
            once |= own
        self.occupied = once
        self.room = self.land & ~(more if self.setup.stacking else once)
        for seat in range(self.setup.seats):
            self.count_powers(seat)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def tell(events: list[Event] | None, kind: str, seat: int, args: dict[str, EventValue]) -> None:
    """Append a public event if somebody listens. Everything in Roam is public."""
    if events is not None:
        events.append(Event(kind, seat, args))


def card_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The names of characters: numbers for land cards, A, B, C for starting ones."""
    return tuple([CARD_NAMES[card] for card in cards])
