"""Everything that lies on the table in a game of Arcs, and the small moves of pieces the rules are made of."""

from __future__ import annotations

from parlour.core.event import Event, EventValue
from parlour.core.packed import bit
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.deck import powers_of
from parlour.games.arcs.components.box import OPEN_SLOTS, SLOTS
from parlour.games.arcs.components.reach import BUILDING_SLOTS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import (
    CITY,
    NO_COURT,
    NOBODY,
    OUTSIDE,
    Ambition,
    Building,
    Court,
    Leader,
    Piece,
    Resource,
    Seat,
    System,
    building,
    kind_of,
    owner_of,
)
from parlour.games.arcs.state.fields import EMPTY_CELLS, EMPTY_PILES, LEADER, MARKER_AT, MOST_SEATS
from parlour.games.arcs.state.marks import built_mark, taxed_mark, without_one
from parlour.games.arcs.state.piles import Piles
from parlour.games.arcs.state.setup import Setup


class Table(Piles):
    """The pieces and what is being decided. The rules modules change it; `ArcsState` is its public face."""

    __slots__ = ("pending", "setup")

    setup: Setup
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
        if found is None:
            found = powers_of(self.guilds(seat), self.leader(seat), self.lore(seat), self.declared_bits())
            self._known[seat] = found
        return found

    def set_leader(self, seat: Seat, leader: Leader) -> None:
        """A player has this leader."""
        self.cells[LEADER + seat] = leader
        self._known[seat] = None

    def lay_marker(self, marker: int, ambition: Ambition) -> None:
        """A marker goes to an ambition, or is available again (NONE): some lore waits for that."""
        self.cells[MARKER_AT + marker] = ambition
        self._known = [None] * MOST_SEATS

    # Ships

    def control(self, system: System) -> Seat:
        """A-3.6: the seat with more fresh ships there than each rival; a tie is nobody's."""
        best, most = NOBODY, 0
        for seat in self.setup.all_seats:
            ships = self.fresh(seat, system)
            if ships > most:
                best, most = seat, ships
            elif ships == most:
                best = NOBODY
        return best

    def place_ships(self, seat: Seat, system: System, count: int, damaged: bool = False) -> int:
        """A-1.9, A-1.7: place ships from the supply, as many as there are; how many it were."""
        placed = min(count, self.ships_left(seat))
        self.add_ships_left(seat, -placed)
        if damaged:
            self.add_damaged(seat, system, placed)
        else:
            self.add_fresh(seat, system, placed)
        return placed

    # Buildings

    def free_slots(self, system: System) -> int:
        """A-3.5: building slots without a building; what stands outside takes none."""
        slots: int = BUILDING_SLOTS[system]
        for found in self.buildings(system):
            if found < OUTSIDE:
                slots -= 1
        return slots

    def place_building(
        self, seat: Seat, system: System, kind: Piece, damaged: bool = False, outside: bool = False
    ) -> None:
        """A-1.9: a city from the leftmost city space, or a starport from the supply."""
        if kind == CITY:
            self.add_cities_left(seat, -1)
        else:
            self.add_starports_left(seat, -1)
        placed = building(seat, kind, damaged, outside)
        self.set_buildings(system, tuple(sorted((*self.buildings(system), placed))))

    def remove_building(self, system: System, found: Building) -> None:
        """A building leaves the map; that it was taxed (A-10.1) or built a ship (A-10.4) is forgotten with it."""
        others = list(self.buildings(system))
        others.remove(found)
        self.set_buildings(system, tuple(others))
        owner = owner_of(found)
        if kind_of(found) == CITY:
            self.taxed = without_one(self.taxed, taxed_mark(owner, system))
        else:
            self.built = without_one(self.built, built_mark(self.turn, owner, system))

    def return_building(self, system: System, found: Building) -> None:
        """A-1.9: a building goes back to its owner's board or supply."""
        self.remove_building(system, found)
        self.return_piece(owner_of(found), kind_of(found))

    def return_piece(self, owner: Seat, kind: Piece) -> None:
        """A city goes back to its board, a starport to its supply."""
        if kind == CITY:
            self.add_cities_left(owner, 1)
        else:
            self.add_starports_left(owner, 1)

    def find_building(self, seat: Seat, system: System, kind: Piece, damaged: bool) -> Building:
        """One of these buildings: of two alike the one in a slot."""
        found = building(seat, kind, damaged)
        return found if found in self.buildings(system) else building(seat, kind, damaged, outside=True)

    def has_building(self, seat: Seat, system: System, kind: Piece) -> bool:
        """Whether a seat has a city, or a starport, there; damaged or not."""
        for found in self.buildings(system):
            if owner_of(found) == seat and kind_of(found) == kind:
                return True
        return False

    def has_any_building(self, seat: Seat, system: System) -> bool:
        """Whether a seat has a building there."""
        for found in self.buildings(system):
            if owner_of(found) == seat:
                return True
        return False

    def has_piece(self, seat: Seat, system: System) -> bool:
        """Whether a seat has anything there: ships or buildings."""
        return self.ships(seat, system) > 0 or self.has_any_building(seat, system)

    def owners_of(self, system: System, kind: Piece) -> list[Seat]:
        """Whose cities, or starports, are there: as often as they have one."""
        return [owner_of(found) for found in self.buildings(system) if kind_of(found) == kind]

    def count_buildings(self, seat: Seat, system: System, kind: Piece) -> int:
        """How many cities, or starports, a seat has there."""
        count = 0
        for found in self.buildings(system):
            if owner_of(found) == seat and kind_of(found) == kind:
                count += 1
        return count

    # Resources

    def open_slots(self, seat: Seat) -> int:
        """A-13.1, A-19.14: slots open with the cities that are off the board, wherever they are."""
        slots: int = OPEN_SLOTS[len(OPEN_SLOTS) - 1 - self.cities_left(seat)]
        return slots + len(self.slots(seat)) - SLOTS

    def tokens(self, seat: Seat, resource: Resource) -> int:
        """How many tokens of a resource lie in a seat's slots."""
        return self.slots(seat).count(resource)

    # Agents

    def return_agents(self, seat: Seat, count: int) -> None:
        """A-1.8: agents that come free first take the place of stand-ins."""
        replaced = min(count, self.stand_ins(seat))
        self.add_stand_ins(seat, -replaced)
        self.add_agents_left(seat, count - replaced)

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


def tell(events: list[Event] | None, kind: str, seat: int, args: dict[str, EventValue]) -> None:
    """Say what happened, if somebody listens."""
    if events is not None:  # speed: simulations listen to nothing
        events.append(Event(kind, seat, args))
