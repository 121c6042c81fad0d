"""The numbers that lie on the table, by their names in the rules; fields.py says where each is kept."""

from __future__ import annotations

from parlour.core.packed import bit, bits, i64, vec
from parlour.core.state import State
from parlour.games.arcs.components.box import CARDS, MARKERS
from parlour.games.arcs.ids import Ambition, Card, Seat
from parlour.games.arcs.state.fields import (
    ARMED,
    CHAPTER,
    DECLARED,
    DRAFTING,
    FLIPPED,
    HANDS,
    HIDDEN,
    INITIATIVE,
    LEAD,
    MARKER_AT,
    MAY,
    MODE,
    OFFER,
    OVER,
    PASSES,
    PIPS,
    PLAYED,
    ROUND,
    SEIZED,
    STAGE,
    TAKEN,
    WHOSE_TURN,
    ZERO,
)  # fmt: skip
from parlour.games.arcs.state.setup import Setup


def cards_of(cards: i64) -> tuple[Card, ...]:
    """Cards that are given as bits, the lowest number first."""
    return tuple([Card(card) for card in bits(cards)])


class Cells(State):
    """All numbers of a table."""

    __slots__ = ("cells", "setup")

    setup: Setup
    cells: vec[i64]

    # The game, the round, the turn

    @property
    def over(self) -> bool:
        """The game is over."""
        return self.cells[OVER] != 0

    @over.setter
    def over(self, value: bool) -> None:
        self.cells[OVER] = 1 if value else 0  # unseen: it is never taken back

    @property
    def chapter(self) -> int:
        """The chapter, from 1."""
        return self.cells[CHAPTER]

    @chapter.setter
    def chapter(self, value: int) -> None:
        self.cells[CHAPTER] = value

    @property
    def round(self) -> int:
        """The round of the chapter."""
        return self.cells[ROUND]

    @round.setter
    def round(self, value: int) -> None:
        self.cells[ROUND] = value

    @property
    def initiative(self) -> Seat:
        """Who holds the initiative."""
        return Seat(self.cells[INITIATIVE])

    @initiative.setter
    def initiative(self, value: Seat) -> None:
        self.cells[INITIATIVE] = value

    @property
    def passes(self) -> int:
        """A-5.4: seats that passed one after the other, as bits."""
        return self.cells[PASSES]

    @passes.setter
    def passes(self, value: int) -> None:
        self.cells[PASSES] = value

    @property
    def taken(self) -> Card:
        """A rival's card in the middle of a swap."""
        return Card(self.cells[TAKEN])

    @taken.setter
    def taken(self, value: Card) -> None:
        self.cells[TAKEN] = value

    @property
    def lead(self) -> Card:
        """The lead card."""
        return Card(self.cells[LEAD])

    @lead.setter
    def lead(self, value: Card) -> None:
        self.cells[LEAD] = value

    @property
    def zero(self) -> bool:
        """A-6.3: the zero marker covers the lead card."""
        return self.cells[ZERO] != 0

    @zero.setter
    def zero(self, value: bool) -> None:
        self.cells[ZERO] = 1 if value else 0

    @property
    def declared(self) -> bool:
        """An ambition was declared this round."""
        return self.cells[DECLARED] != 0

    @declared.setter
    def declared(self, value: bool) -> None:
        self.cells[DECLARED] = 1 if value else 0

    @property
    def seized(self) -> bool:
        """A-8.3: the initiative was seized this round."""
        return self.cells[SEIZED] != 0

    @seized.setter
    def seized(self, value: bool) -> None:
        self.cells[SEIZED] = 1 if value else 0

    @property
    def drafting(self) -> bool:
        """A-17.2: the draft goes on; nothing is set up yet."""
        return self.cells[DRAFTING] != 0

    @drafting.setter
    def drafting(self, value: bool) -> None:
        self.cells[DRAFTING] = 1 if value else 0

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return Seat(self.cells[WHOSE_TURN])

    @turn.setter
    def turn(self, value: Seat) -> None:
        self.cells[WHOSE_TURN] = value

    @property
    def pips(self) -> int:
        """Actions left."""
        return self.cells[PIPS]

    @pips.setter
    def pips(self, value: int) -> None:
        self.cells[PIPS] = value

    @property
    def stage(self) -> int:
        """How far the turn has come."""
        return self.cells[STAGE]

    @stage.setter
    def stage(self, value: int) -> None:
        self.cells[STAGE] = value

    @property
    def armed(self) -> bool:
        """A weapon was spent: pips may battle."""
        return self.cells[ARMED] != 0

    @armed.setter
    def armed(self, value: bool) -> None:
        self.cells[ARMED] = 1 if value else 0

    @property
    def offer(self) -> bool:
        """A-13.2: a resource was gained, and the player may rearrange."""
        return self.cells[OFFER] != 0

    @offer.setter
    def offer(self, value: bool) -> None:
        self.cells[OFFER] = 1 if value else 0

    # Ambition markers

    def marker_at(self, marker: int) -> Ambition:
        """The ambition a marker lies on, NONE while it is available; the lowest marker first."""
        return Ambition(self.cells[MARKER_AT + marker])

    def flipped(self, marker: int) -> int:
        """Whether a marker shows its second side: 1, or 0."""
        return self.cells[FLIPPED] >> marker & 1

    def flip(self, marker: int) -> None:
        """A marker shows its second side from now on."""
        self.cells[FLIPPED] |= 1 << marker

    def declared_bits(self) -> int:
        """The ambitions with a marker, as bits."""
        found = 0
        for marker in range(len(MARKERS)):
            if self.cells[MARKER_AT + marker] >= 0:
                found |= 1 << self.cells[MARKER_AT + marker]
        return found

    def is_declared(self, ambition: Ambition) -> bool:
        """Whether a marker lies on an ambition."""
        return self.declared_bits() >> ambition & 1 != 0

    # Action cards

    def hand_bits(self, seat: Seat) -> i64:
        """The cards in a hand, as bits."""
        return self.cells[HANDS + seat]

    def set_hand_bits(self, seat: Seat, cards: i64) -> None:
        """They are these from now on."""
        self.cells[HANDS + seat] = cards

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in a hand, the lowest number first."""
        return cards_of(self.cells[HANDS + seat])

    def has_cards(self, seat: Seat) -> bool:
        """Whether there is a card in a hand."""
        return self.cells[HANDS + seat] != 0

    def add_to_hand(self, seat: Seat, card: Card) -> None:
        """A card comes to a hand."""
        self.cells[HANDS + seat] |= bit(card)

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand."""
        self.cells[HANDS + seat] &= ~bit(card)

    def hidden(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a player has played face down this round."""
        return cards_of(self.cells[HIDDEN + seat])

    def hide(self, seat: Seat, card: Card) -> None:
        """One more is played face down."""
        self.cells[HIDDEN + seat] |= bit(card)

    def hidden_bits(self, seat: Seat) -> i64:
        """Those cards, as bits."""
        return self.cells[HIDDEN + seat]

    def unhide(self, seat: Seat) -> None:
        """They leave the table."""
        self.cells[HIDDEN + seat] = 0

    # Cards of the round

    def played(self, seat: Seat) -> Card:
        """The card a player has played face up, NONE without one."""
        return Card(self.cells[PLAYED + seat])

    def set_played(self, seat: Seat, card: Card) -> None:
        """It is this one."""
        self.cells[PLAYED + seat] = card

    def mode(self, seat: Seat) -> int:
        """How a player has played, NONE before."""
        return self.cells[MODE + seat]

    def set_mode(self, seat: Seat, mode: int) -> None:
        """It was so."""
        self.cells[MODE + seat] = mode

    # Who knows what (views/knowledge.py)

    def may(self, row: int, card: Card) -> int:
        """Where a card may be for all that a row knows, as bits."""
        return self.cells[MAY + row * CARDS + card]

    def set_may(self, row: int, card: Card, places: int) -> None:
        """It may be in these places."""
        self.cells[MAY + row * CARDS + card] = places
