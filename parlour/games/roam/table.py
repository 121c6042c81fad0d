"""Everything that lies on the table in a game of Roam, and the small moves of pieces the rules are made of.

What lies there is declared in fields.py. Tokens are sets of spaces: `own[seat]` are the spaces with at least one
token of a seat, `twice[seat]` those with two of them (stacking variant). Piles of cards are never changed but
replaced (`plus`, `less`), so that copies of a table can share them.
"""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events, EventValue
from parlour.core.packed import append, bit, count, extend, i64, vec
from parlour.games.roam.actions import CARD_NAMES, NO_CARD, Card
from parlour.games.roam.board import (
    EVERY_PLACE,
    NO_SEAT,
    PLACE_MASKS,
    Place,
    Seat,
    Space,
    Spaces,
    holds,
    only,
)
from parlour.games.roam.laid_pattern import LaidPattern
from parlour.games.roam.table_fields import TableFields

# The steps of a turn, as in fields.STEPS.
START: Final = 0  # 1 and 2: rest, coin, move, flip; then choose a character, turned or not, and its position
PLACING: Final = 1  # 2: replacements in the chosen position
FILLING: Final = 2  # 2: fewer tokens than squares, which ones?
ACTING: Final = 3  # 3: blanks, coin, move, flip, until the player stops
ORDERING: Final = 4  # 5: which completed card first?
BIDDING: Final = 5  # 5: an auction
BUYING: Final = 6  # 6: an artifact, or end the turn
OVER: Final = 7


class Table(TableFields):
    """The pieces and whose turn it is. The rules modules change it; `RoamState` is its public face."""

    __slots__ = ()

    def put(self, seat: Seat, spaces: Spaces) -> i64:
        """Place a token of `seat` on each of some spaces, all of which have room; the coins gained (R-4.8)."""
        self.supply[seat] -= count(spaces)
        own = self.own[seat]
        if self.setup.stacking:
            self.twice[seat] |= own & spaces
            self.room &= ~(self.occupied & spaces)
        else:
            self.room &= ~spaces
        self.own[seat] = own | spaces
        self.occupied |= spaces
        ones, twos = spaces & self.coin1, spaces & self.coin2
        if not ones | twos:  # speed: most spaces show no coin
            return 0
        gained = count(ones) + 2 * count(twos)
        self.coins[seat] += gained
        return gained

    def lift(self, seat: Seat, space: Space) -> None:
        """Take one token of `seat` off a space, back to its supply: only to be replaced or moved (R-4.7).

        Which of two in a stack has no meaning (R-9.4).
        """
        here = only(space)
        if self.twice[seat] & here:
            self.twice[seat] ^= here
        else:
            self.own[seat] ^= here
            if not self.rivals(NO_SEAT) & here:
                self.occupied ^= here
        self.room |= here
        self.supply[seat] += 1

    def slide(self, seat: Seat, space: Space, to: Space) -> None:
        """Move a token to an empty space; no coins (R-7.8)."""
        coins = self.coins[seat]
        self.lift(seat, space)
        self.put(seat, only(to))
        self.coins[seat] = coins

    def rivals(self, seat: Seat) -> Spaces:
        """The spaces with a token of anybody but `seat`."""
        found: i64 = 0
        for other in self.setup.every_seat:
            if other != seat:
                found |= self.own[other]
        return found

    def has_token(self, seat: Seat, space: Space) -> bool:
        """Whether somebody of this seat has a token on a space; nobody has one."""
        return seat != NO_SEAT and holds(self.own[seat], space)

    def empty(self) -> Spaces:
        """The spaces of the map without any token."""
        return self.land & ~self.occupied

    def tokens_on(self, seat: Seat, spaces: Spaces) -> i64:
        """How many tokens of `seat` lie on some spaces; all tokens of a stack count (R-9.2)."""
        if not self.setup.stacking:  # speed: without stacks one look is enough
            return count(self.own[seat] & spaces)
        return count(self.own[seat] & spaces) + count(self.twice[seat] & spaces)

    def counts(self, spaces: Spaces) -> vec[i64]:
        """How many tokens each seat has on some spaces."""
        found = vec[i64]()
        for seat in self.setup.every_seat:
            found = append(found, self.tokens_on(seat, spaces))
        return found

    def return_tokens(self, place: Place) -> vec[i64]:
        """Return all tokens on a land card to their owners (R-5.4); how many each seat had."""
        here = PLACE_MASKS[place]
        counts = self.counts(here)
        for seat in self.setup.every_seat:
            self.supply[seat] += counts[seat]
            self.own[seat] &= ~here
            self.twice[seat] &= ~here
        self.occupied &= ~here
        self.room |= here
        return counts

    def lay(self, place: Place, land: Card) -> None:
        """Put a land card (NO_CARD: leave a gap) on an empty place."""
        here = PLACE_MASKS[place]
        self.lands = self.lands[:]
        self.lands[place] = land
        self.coin1 = self.coin1 & ~here | self.setup.tables.ones(land, place)
        self.coin2 = self.coin2 & ~here | self.setup.tables.twos(land, place)
        if land == NO_CARD:
            self.land &= ~here
            self.room &= ~here  # unseen: nothing looks for room off the map, but the word should be true

    def quarters(self, seat: Seat) -> i64:
        """How far patterns lie turned before a seat: by its edge (R-2.3) and by artifacts (R-7.7)."""
        return (self.setup.edges[seat] + self.turned) & 3

    def laid(self, seat: Seat, card: Card) -> LaidPattern:
        """A character's pattern as it lies before a seat."""
        return self.setup.tables.laid(self.quarters(seat), card)

    def has_power(self, seat: Seat, ability: i64) -> bool:
        """Whether a seat has an artifact of this ability face up."""
        return (self.powers[seat] >> ability & 1) != 0

    def wake(self, seat: Seat) -> None:
        """Turn all characters and artifacts of a seat face up (R-3.1, R-7.3)."""
        self.up[seat] = extend(self.up[seat][:], self.down[seat])
        self.down[seat] = vec[Card]()
        if len(self.spent[seat]):  # speed: nothing to turn
            self.set_artifacts(seat, extend(self.ready[seat][:], self.spent[seat]), vec[Card]())

    def set_artifacts(self, seat: Seat, ready: vec[Card], spent: vec[Card]) -> None:
        """These are the artifacts of a seat, face up and face down."""
        self.ready, self.spent, self.powers = self.ready[:], self.spent[:], self.powers[:]
        self.ready[seat] = ready
        self.spent[seat] = spent
        powers: i64 = 0
        for artifact in ready:
            powers |= bit(self.setup.tables.ability[artifact])
        self.powers[seat] = powers

    def spend(self, seat: Seat, ability: i64) -> None:
        """Turn one face-up artifact of this ability face down (R-7.2); which of several has no meaning."""
        for artifact in self.ready[seat]:
            if self.setup.tables.ability[artifact] == ability:
                self.set_artifacts(seat, less(self.ready[seat], artifact), plus(self.spent[seat], artifact))
                return
        raise AssertionError("no such artifact face up")

    def derive(self) -> None:
        """Work out everything that follows from tokens, lands and artifacts, after those were set by hand."""
        self.coin1 = self.coin2 = self.land = self.occupied = 0
        tables = self.setup.tables
        for place in EVERY_PLACE:
            land = self.lands[place]
            if land != NO_CARD:
                self.coin1 |= tables.ones(land, place)
                self.coin2 |= tables.twos(land, place)
                self.land |= PLACE_MASKS[place]
        more: i64 = 0  # the spaces with two tokens
        for seat in self.setup.every_seat:
            more |= self.occupied & self.own[seat] | self.twice[seat]
            self.occupied |= self.own[seat]
            self.set_artifacts(seat, self.ready[seat], self.spent[seat])
        self.room = self.land & ~(more if self.setup.stacking else self.occupied)


_ALL_CARDS: Final = vec[Card]([Card(card) for card in range(len(CARD_NAMES))])


def plus(pile: vec[Card], card: Card) -> vec[Card]:
    """A pile with one card more, at the end; the pile itself stays."""
    size = len(pile)
    found = _ALL_CARDS[: size + 1]  # speed: room for exactly so many
    at: i64 = 0
    while at < size:
        found[at] = pile[at]
        at += 1
    found[size] = card
    return found


def less(pile: vec[Card], card: Card) -> vec[Card]:
    """A pile without a card that is in it; the pile itself stays."""
    last = len(pile) - 1
    found = pile[:last]
    at: i64 = last
    while pile[at] != card:  # those behind it move up
        found[at - 1] = pile[at]
        at -= 1
    return found


def draw_card(chance: Chance, stream: str, cards: vec[Card]) -> Card:
    """One of the cards, by chance."""
    return Card(chance.draw_number(stream, extend(vec[i64](), cards)))


def tell(events: Events, kind: str, seat: Seat, args: dict[str, EventValue]) -> None:
    """Append a public event if somebody listens. Everything in Roam is public."""
    if events is not None:
        events.append(Event(kind, int(seat), args))


def card_names(cards: vec[Card]) -> tuple[str, ...]:
    """The names of characters: numbers for land cards, A, B, C for starting ones."""
    return tuple([CARD_NAMES[card] for card in cards])
