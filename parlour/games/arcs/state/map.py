"""What stands on the map: ships, buildings, and resources that change what a planet is.

A player's buildings in a system are one number: how many there are of each kind, four bits a kind. The kinds are
city or starport, fresh or damaged, in a slot or outside.
"""

from __future__ import annotations

from typing import Final

from parlour.core.packed import bit, bits, i64, vec
from parlour.games.arcs.components.reach import BUILDING_SLOTS
from parlour.games.arcs.ids import (
    CITY,
    NOBODY,
    OUTSIDE,
    SHIP,
    Building,
    Piece,
    Resource,
    Seat,
    System,
    building,
    is_damaged,
    kind_of,
    owner_of,
    turned,
)
from parlour.games.arcs.state.fields import BUILDINGS, BUILT_AT, DAMAGED, FLEETS, FRESH, HURT, SHAPED, WIDTH
from parlour.games.arcs.state.marks import built_mark, taxed_mark, without_one
from parlour.games.arcs.state.piles import Piles

_KINDS: Final = 4  # in a slot; as many more outside
_COUNT: Final = 15  # of one kind
_IN_SLOTS: Final = 0x0000FFFF
_CITIES: Final = 0x00FF00FF
_STARPORTS: Final = 0xFF00FF00
_DAMAGED: Final = 0xF0F0F0F0
_EVERY_SECOND: Final = 0x0F0F0F0F
_SLOTS: Final = vec[i64](list(BUILDING_SLOTS))


def _one(found: Building) -> i64:
    """A building of this kind in the number of its owner's."""
    return bit(_shift(found))


def _shift(found: Building) -> int:
    """Where its kind is counted."""
    return 4 * ((found & 3) + (found >> 4) * _KINDS)


def _how_many(buildings: i64) -> i64:
    """All kinds together."""
    pairs = (buildings & _EVERY_SECOND) + (buildings >> 4 & _EVERY_SECOND)
    pairs += pairs >> 8
    return pairs + (pairs >> 16) & 31


def _of_kind(kind: Piece) -> i64:
    """Where cities, or starports, are counted."""
    return _CITIES if kind == CITY else _STARPORTS


class Map(Piles):
    """Pieces on the map."""

    __slots__ = ()

    # Ships

    def fresh(self, seat: Seat, system: System) -> int:
        """Fresh ships of a player in a system."""
        return self.cells[FRESH + seat * WIDTH + system]

    def damaged(self, seat: Seat, system: System) -> int:
        """Damaged ones."""
        return self.cells[DAMAGED + seat * WIDTH + system]

    def ships(self, seat: Seat, system: System) -> int:
        """How many ships of a player are in a system, fresh or damaged."""
        place: i64 = seat * WIDTH + system
        return self.cells[FRESH + place] + self.cells[DAMAGED + place]

    def add_fresh(self, seat: Seat, system: System, by: int) -> None:
        """So many fresh ships more, or fewer."""
        self.cells[FRESH + seat * WIDTH + system] += by
        self._note(seat, system)

    def add_damaged(self, seat: Seat, system: System, by: int) -> None:
        """So many damaged ships more, or fewer."""
        self.cells[DAMAGED + seat * WIDTH + system] += by
        self._note(seat, system)

    def place_ships(self, seat: Seat, system: System, count: int, damaged: bool = False) -> int:
        """A-1.9, A-1.7: place ships from the supply, as many as there are; how many it were."""
        placed = min(count, self.left(seat, SHIP))
        self.add_left(seat, SHIP, -placed)
        if damaged:
            self.add_damaged(seat, system, placed)
        else:
            self.add_fresh(seat, system, placed)
        return placed

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

    # Where there is something

    def _note(self, seat: Seat, system: System) -> None:
        """Whether there are ships, buildings, damaged pieces now."""
        here: i64 = bit(system)
        place: i64 = seat * WIDTH + system
        damaged, buildings = self.cells[DAMAGED + place], self.cells[BUILDINGS + place]
        self._mark(FLEETS + seat, here, self.cells[FRESH + place] + damaged)
        self._mark(BUILT_AT + seat, here, buildings)
        self._mark(HURT + seat, here, damaged | buildings & _DAMAGED)

    def _mark(self, row: i64, here: i64, pieces: i64) -> None:
        if pieces:
            self.cells[row] |= here
        else:
            self.cells[row] &= ~here

    def fleets(self, seat: Seat) -> vec[i64]:
        """The systems with ships of a player."""
        return bits(self.cells[FLEETS + seat])

    def has_ships(self, seat: Seat) -> bool:
        """Whether a player has ships anywhere."""
        return self.cells[FLEETS + seat] != 0

    def hurt(self, seat: Seat) -> vec[i64]:
        """The systems with damaged pieces of a player."""
        return bits(self.cells[HURT + seat])

    def has_built(self, seat: Seat) -> bool:
        """Whether a player has buildings anywhere."""
        return self.cells[BUILT_AT + seat] != 0

    def fleets_and_buildings(self, seat: Seat) -> vec[i64]:
        """The systems with ships of a player, or with a building of anybody."""
        found = self.cells[FLEETS + seat]
        for owner in range(self.setup.seats):
            found |= self.cells[BUILT_AT + owner]
        return bits(found)

    def occupied(self) -> vec[i64]:
        """The systems with anything of anybody."""
        found: i64 = 0
        for seat in range(self.setup.seats):
            found |= self.cells[FLEETS + seat] | self.cells[BUILT_AT + seat]
        return bits(found)

    def has_piece(self, seat: Seat, system: System) -> bool:
        """Whether a seat has anything there: ships or buildings."""
        return (self.cells[FLEETS + seat] | self.cells[BUILT_AT + seat]) & bit(system) != 0

    # Buildings

    def buildings(self, system: System) -> tuple[Building, ...]:
        """The buildings of a system, those in slots first."""
        found: list[Building] = []
        for outside in (False, True):
            for seat in self.setup.all_seats:
                here = self.cells[BUILDINGS + seat * WIDTH + system]
                if here == 0:  # speed: most have none there
                    continue
                for kind in range(_KINDS):
                    code = Building(seat * _KINDS + kind + (OUTSIDE if outside else 0))
                    found += [code] * (here >> _shift(code) & _COUNT)
        return tuple(found)

    def add_building(self, system: System, found: Building, by: int) -> None:
        """One more there, or one less (-1)."""
        seat = owner_of(found)
        self.cells[BUILDINGS + seat * WIDTH + system] += by * _one(found)
        self._note(seat, system)

    def turn_building(self, system: System, found: Building, damaged: bool) -> None:
        """Turn one building of this kind upright, or over."""
        assert is_damaged(found) != damaged
        self.add_building(system, found, -1)
        self.add_building(system, turned(found, damaged), 1)

    def count_alike(self, system: System, found: Building) -> int:
        """How many of exactly this kind are there."""
        return self.cells[BUILDINGS + owner_of(found) * WIDTH + system] >> _shift(found) & _COUNT

    def has_building(self, seat: Seat, system: System, kind: Piece) -> bool:
        """Whether a seat has a city, or a starport, there; damaged or not."""
        return self.cells[BUILDINGS + seat * WIDTH + system] & _of_kind(kind) != 0

    def has_fresh_building(self, seat: Seat, system: System, kind: Piece) -> bool:
        """Whether a seat has a fresh city, or starport, there."""
        return self.cells[BUILDINGS + seat * WIDTH + system] & _of_kind(kind) & ~_DAMAGED != 0

    def has_damaged_building(self, seat: Seat, system: System, kind: Piece) -> bool:
        """Whether a seat has a damaged city, or starport, there."""
        return self.cells[BUILDINGS + seat * WIDTH + system] & _of_kind(kind) & _DAMAGED != 0

    def has_outside(self, system: System, kind: Piece) -> bool:
        """Whether there is a city, or a starport, of anybody outside the slots."""
        for seat in range(self.setup.seats):
            if self.cells[BUILDINGS + seat * WIDTH + system] & _of_kind(kind) & ~_IN_SLOTS:
                return True
        return False

    def has_any_building(self, seat: Seat, system: System) -> bool:
        """Whether a seat has a building there."""
        return self.cells[BUILDINGS + seat * WIDTH + system] != 0

    def count_buildings(self, seat: Seat, system: System, kind: Piece) -> int:
        """How many cities, or starports, a seat has there."""
        here = self.cells[BUILDINGS + seat * WIDTH + system] & _of_kind(kind)
        return _how_many(here) if here else 0  # speed: most have none there

    def owners_of(self, system: System, kind: Piece) -> list[Seat]:
        """Who has a city, or a starport, there."""
        return [seat for seat in self.setup.all_seats if self.has_building(seat, system, kind)]

    def free_slots(self, system: System) -> int:
        """A-3.5: building slots without a building; what stands outside takes none."""
        slots = _SLOTS[system]
        for seat in range(self.setup.seats):
            here = self.cells[BUILDINGS + seat * WIDTH + system] & _IN_SLOTS
            if here:  # speed: most have none there
                slots -= _how_many(here)
        return slots

    def place_building(
        self, seat: Seat, system: System, kind: Piece, damaged: bool = False, outside: bool = False
    ) -> None:
        """A-1.9: a city from the leftmost city space, or a starport from the supply."""
        self.add_left(seat, kind, -1)
        self.add_building(system, building(seat, kind, damaged, outside), 1)

    def remove_building(self, system: System, found: Building) -> None:
        """A building leaves the map; that it was taxed (A-10.1) or built a ship (A-10.4) is forgotten with it."""
        self.add_building(system, found, -1)
        owner = owner_of(found)
        if kind_of(found) == CITY:
            self.taxed = without_one(self.taxed, taxed_mark(owner, system))
        else:
            self.built = without_one(self.built, built_mark(self.turn, owner, system))

    def return_building(self, system: System, found: Building) -> None:
        """A-1.9: a building goes back to its owner's board or supply."""
        self.remove_building(system, found)
        self.add_left(owner_of(found), kind_of(found), 1)

    def find_building(self, seat: Seat, system: System, kind: Piece, damaged: bool) -> Building:
        """One of these buildings: of two alike the one in a slot."""
        found = building(seat, kind, damaged)
        return found if self.count_alike(system, found) else building(seat, kind, damaged, outside=True)

    # Planets

    def shaped(self, system: System) -> Resource:
        """The resource on a planet, which is its type then; NONE without one."""
        return Resource(self.cells[SHAPED + system])

    def shape(self, system: System, resource: Resource) -> None:
        """A resource lies there from now on."""
        self.cells[SHAPED + system] = resource
