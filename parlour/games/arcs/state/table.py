"""Everything that lies on the table in a game of Arcs, and the small moves of pieces the rules are made of."""

from __future__ import annotations

from parlour.core.packed import bit, i64
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.deck import powers_of
from parlour.games.arcs.components.box import OPEN_SLOTS, SLOTS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, CITY, NO_COURT, NOBODY, Ambition, Court, Leader, Piece, Resource, Seat
from parlour.games.arcs.state.fields import EMPTY_CELLS, EMPTY_PILES, LEADER, MARKER_AT, MOST_SEATS
from parlour.games.arcs.state.map import Map


class Table(Map):
    """The pieces and what is being decided. The rules modules change it; `ArcsState` is its public face."""

    __slots__ = ("pending",)

    pending: list[Decision]  # what waits to be decided, the innermost last

    def clear(self) -> None:
        """Nothing anywhere: pieces in their supplies, power 0, chapter 1 (A-2.9)."""
        self.cells = EMPTY_CELLS[:]
        self.piles = EMPTY_PILES[:]
        self._known = [None] * MOST_SEATS
        self.discard = ()
        self.pending = []
        self.to_move = NOBODY

    # What a player's cards can do

    def powers(self, seat: Seat) -> Ability:
        """Everything the cards of a player can do: guild cards, and with A-17 the leader and the lore."""
        found = self._known[seat]
        if found is None:  # speed: it is asked often
            found = powers_of(self.guilds(seat), self.leader(seat), self.lore(seat), self.declared_bits())
            self._known[seat] = found  # speed: see above
        return found

    def set_leader(self, seat: Seat, leader: Leader) -> None:
        """A player has this leader."""
        self.cells[LEADER + seat] = leader
        self._known[seat] = None  # unseen: nobody asks before the draft is over

    def lay_marker(self, marker: int, ambition: Ambition) -> None:
        """A marker goes to an ambition, or is available again (NONE): some lore waits for that."""
        self.cells[MARKER_AT + marker] = ambition
        self._known = [None] * MOST_SEATS

    # Resources

    def open_slots(self, seat: Seat) -> int:
        """A-13.1, A-19.14: slots open with the cities that are off the board, wherever they are."""
        slots: int = OPEN_SLOTS[len(OPEN_SLOTS) - 1 - self.left(seat, CITY)]
        return slots + len(self.slots(seat)) - SLOTS

    def tokens(self, seat: Seat, resource: Resource) -> int:
        """How many tokens of a resource lie in a seat's slots."""
        return self.slots(seat).count(resource)

    def types_held(self, seat: Seat) -> i64:
        """The types of the tokens in a seat's slots, as bits."""
        found: i64 = 0
        for token in self.slots(seat):
            if token >= 0:
                found |= bit(token)
        return found

    # Pieces

    def return_pieces(self, seat: Seat, kind: Piece, count: int) -> None:
        """A-1.9: to the supply or the board; A-1.8: agents that come free first take the place of stand-ins."""
        if kind == AGENT:
            replaced = min(count, self.stand_ins(seat))
            self.add_stand_ins(seat, -replaced)
            count -= replaced
        self.add_left(seat, kind, count)

    # The court

    def in_row(self) -> list[Court]:
        """The cards of the court row."""
        return [card for card in self.row if card != NO_COURT]

    # Order

    def in_turn_order(self) -> list[Seat]:
        """A-2.1: clockwise from the initiative; A-18.2: the order of choices made at the same time."""
        seats = self.setup.seats
        return [Seat((self.initiative + step) % seats) for step in range(seats)]

    def has_passed(self, seat: Seat) -> bool:
        """A-5.4: whether a player has passed since a card was led."""
        return self.passes & bit(seat) != 0

    def note_pass(self, seat: Seat) -> None:
        """A-5.4: a player passes."""
        self.passes |= bit(seat)

    def rivals(self, seat: Seat) -> list[Seat]:
        """All other seats."""
        return [other for other in self.setup.all_seats if other != seat]
