"""Supplies and boards: the numbers of pieces and tokens that everybody has, by their names in the rules."""

from __future__ import annotations

from parlour.core.packed import i64
from parlour.games.arcs.ids import Court, Leader, Piece, Resource, Seat
from parlour.games.arcs.state.cells import Cells
from parlour.games.arcs.state.fields import (
    CAPTIVES,
    INFLUENCE,
    LEADER,
    MOST_SEATS,
    OUTRAGED,
    PIECE_KINDS,
    PIECES_LEFT,
    POWER,
    SPENDING,
    STAND_INS,
    SUPPLY,
    TROPHIES,
    TYPES,
)  # fmt: skip


class Boards(Cells):
    """The numbers of supplies and boards."""

    __slots__ = ()

    def power(self, seat: Seat) -> int:
        """A player's power."""
        return self.cells[POWER + seat]

    def add_power(self, seat: Seat, by: int) -> None:
        """So many more, or fewer."""
        self.cells[POWER + seat] += by

    def left(self, seat: Seat, kind: Piece) -> int:
        """Pieces of a kind in a supply; cities are on the player board."""
        return self.cells[PIECES_LEFT + kind * MOST_SEATS + seat]

    def add_left(self, seat: Seat, kind: Piece, by: int) -> None:
        """So many more, or fewer."""
        self.cells[PIECES_LEFT + kind * MOST_SEATS + seat] += by

    def stand_ins(self, seat: Seat) -> int:
        """A-1.8: marks of outrage that wait for an agent."""
        return self.cells[STAND_INS + seat]

    def add_stand_ins(self, seat: Seat, by: int) -> None:
        """So many more, or fewer."""
        self.cells[STAND_INS + seat] += by

    def is_outraged(self, seat: Seat, resource: Resource) -> bool:
        """A-12.3: whether a type is outraged for a player."""
        return self.cells[OUTRAGED + seat] >> resource & 1 != 0

    def set_outraged(self, seat: Seat, resource: Resource, outraged: bool) -> None:
        """It is, or is not any more."""
        mark: i64 = 1 << resource
        if outraged:
            self.cells[OUTRAGED + seat] |= mark
        else:
            self.cells[OUTRAGED + seat] &= ~mark

    def supply(self, resource: Resource) -> int:
        """Tokens of a resource in the supply."""
        return self.cells[SUPPLY + resource]

    def add_supply(self, resource: Resource, by: int) -> None:
        """So many more, or fewer."""
        self.cells[SUPPLY + resource] += by

    def spending(self, resource: Resource) -> int:
        """A-13.5: tokens of a resource spent in this prelude."""
        return self.cells[SPENDING + resource]

    def add_spending(self, resource: Resource, by: int) -> None:
        """So many more, or fewer."""
        self.cells[SPENDING + resource] += by

    def return_spent(self, times: int) -> None:
        """A-13.5: what was spent in the prelude is in the supply; -1: it is not yet."""
        for resource in range(TYPES):
            spent = self.cells[SPENDING + resource]
            if spent:  # speed: mostly nothing was
                self.cells[SUPPLY + resource] += times * spent

    def forget_spent(self) -> None:
        """The prelude is over."""
        for resource in range(TYPES):
            self.cells[SPENDING + resource] = 0

    def trophies(self, holder: Seat, owner: Seat, kind: Piece) -> int:
        """Trophies of a kind that a player holds of another."""
        return self.cells[TROPHIES + (holder * MOST_SEATS + owner) * PIECE_KINDS + kind]

    def add_trophies(self, holder: Seat, owner: Seat, kind: Piece, by: int) -> None:
        """So many more, or fewer."""
        self.cells[TROPHIES + (holder * MOST_SEATS + owner) * PIECE_KINDS + kind] += by

    def captives(self, holder: Seat, owner: Seat) -> int:
        """Captives that a player holds of another."""
        return self.cells[CAPTIVES + holder * MOST_SEATS + owner]

    def add_captives(self, holder: Seat, owner: Seat, by: int) -> None:
        """So many more, or fewer."""
        self.cells[CAPTIVES + holder * MOST_SEATS + owner] += by

    def agents_on(self, court: Court, seat: Seat) -> int:
        """Agents of a player on a court card."""
        return self.cells[INFLUENCE + court * MOST_SEATS + seat]

    def add_agents_on(self, court: Court, seat: Seat, by: int) -> None:
        """So many more, or fewer."""
        self.cells[INFLUENCE + court * MOST_SEATS + seat] += by

    def leader(self, seat: Seat) -> Leader:
        """A player's leader, NONE without one."""
        return Leader(self.cells[LEADER + seat])
