"""Everything that lies on the table in a game of Arcs, and the small moves of pieces the rules are made of.

Ships are counted by seat and system, fresh and damaged apart, as nobody can tell two of a kind from each other.
Buildings stand in the slots of their planet: a tuple of small numbers, see `building`.
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Event, EventValue
from parlour.core.state import State
from parlour.games.arcs.components.box import OPEN_SLOTS, SLOTS
from parlour.games.arcs.components.reach import BUILDING_SLOTS, SYSTEMS
from parlour.games.arcs.state.setup import Setup

NONE: Final = -1
WIDTH: Final = len(SYSTEMS)  # of a seat's row in `fresh` and `damaged`

# Kinds of pieces in trophies
SHIP: Final = 0
CITY: Final = 1
STARPORT: Final = 2
AGENT: Final = 3
KINDS: Final = 4

OUTSIDE: Final = 16  # in the number of a building: outside the slots, on a planet or at a gate

Frame = tuple[int, ...]  # what is being decided: a kind, then numbers of its own


class Table(State):
    """The pieces and what is being decided. The rules modules change it; `ArcsState` is its public face."""

    __slots__ = (
        "agents",
        "armed",
        "built",
        "buried",
        "captives",
        "chapter",
        "cities",
        "conceded",
        "counted",
        "court_deck",
        "court_discard",
        "damaged",
        "declared",
        "discard",
        "done",
        "drafting",
        "drawn",
        "flipped",
        "frames",
        "fresh",
        "gone",
        "guilds",
        "hands",
        "hidden",
        "influence",
        "initiative",
        "lead",
        "leader",
        "lore",
        "marker_at",
        "may",
        "mode",
        "offer",
        "offered",
        "once",
        "open_discard",
        "outraged",
        "over",
        "passes",
        "pips",
        "played",
        "power",
        "round",
        "row",
        "seized",
        "setup",
        "shaped",
        "ships",
        "slots",
        "spending",
        "stage",
        "stand_ins",
        "starports",
        "structures",
        "supply",
        "taken",
        "taxed",
        "trophies",
        "turn",
        "unions",
        "won",
        "zero",
    )  # fmt: skip

    setup: Setup

    # what is being decided
    frames: list[Frame]  # the innermost last
    conceded: tuple[int, ...]
    over: bool

    # chapters and rounds
    chapter: int
    round: int
    initiative: int  # the seat that holds it
    passes: int  # seats that passed one after the other, as bits
    power: list[int]
    marker_at: list[int]  # by marker, lowest first: the ambition it lies on, NONE while available
    flipped: int  # markers on their second side, as bits

    # action cards
    hands: list[tuple[int, ...]]
    discard: tuple[tuple[int, ...], ...]  # face down, in layers from the bottom; inside a layer in no order
    open_discard: tuple[int, ...]  # face up
    counted: tuple[Frame, ...]  # by seat: of these cards, as bits, at this place are exactly so many
    taken: int  # a rival's card in the middle of a swap, NONE otherwise
    may: list[int]  # by seat and card: the places where the seat thinks it may be, as bits (see knowledge.py)

    # this round
    lead: int  # the lead card, NONE before
    zero: bool  # the zero marker covers its number
    declared: bool  # whether an ambition was declared this round
    seized: bool
    played: list[int]  # by seat: the card played face up, NONE without one
    hidden: list[tuple[int, ...]]  # by seat: cards played face down
    mode: list[int]  # by seat: how it played, NONE before its turn
    unions: tuple[Frame, ...]  # guild cards beside played cards: the guild card, its owner, the action card

    # the court
    row: tuple[int, ...]  # by place, 0 where it is empty
    court_deck: tuple[int, ...]  # in no order
    buried: tuple[int, ...]  # below the deck, the lowest last
    court_discard: tuple[int, ...]
    influence: list[int]  # agents, by court card and seat
    guilds: list[tuple[int, ...]]

    # the Reach
    fresh: list[int]  # ships, by seat and system
    damaged: list[int]
    structures: list[tuple[int, ...]]  # buildings, by system

    # supplies and boards
    ships: list[int]
    starports: list[int]
    cities: list[int]  # still on the player board
    agents: list[int]
    supply: list[int]  # by resource
    slots: list[tuple[int, ...]]  # by seat: the resource in each slot, NONE if empty
    trophies: list[int]  # by holder, owner and kind of piece
    captives: list[int]  # agents, by holder and owner
    outraged: list[int]  # resources, as bits
    stand_ins: list[int]  # marks of outrage that wait for an agent

    # leaders and lore
    leader: tuple[int, ...]  # by seat, NONE without one
    lore: tuple[tuple[int, ...], ...]  # by seat
    drafting: bool  # the draft goes on; nothing is set up yet
    offered: tuple[tuple[int, ...], tuple[int, ...]]  # leaders and lore that can be drafted
    gone: tuple[int, ...]  # lore that everybody saw leave the game
    drawn: tuple[int, ...]  # lore one player has drawn to choose from: secret
    shaped: tuple[tuple[int, int], ...]  # planets with a resource on them, which is their type

    # this turn
    turn: int  # whose turn it is
    pips: int  # actions left
    stage: int  # how far the turn has come
    armed: bool  # a weapon was spent: pips may battle
    spending: list[int]  # resources spent in this prelude
    taxed: tuple[int, ...]  # 4 * system + owner, for each city taxed; see `slot_mark`
    built: tuple[int, ...]  # systems, one for each starport that built a ship; see `built_mark`
    won: tuple[int, ...]  # court cards secured in this turn
    done: tuple[str, ...]  # what may be done once a turn by a leader or lore, and was
    once: tuple[int, ...]  # guild cards that may be used once a turn, and were
    offer: bool  # a resource was gained, and the player may rearrange

    # Ships

    def at(self, seat: int, system: int) -> int:
        """How many ships of a seat are in a system, fresh or damaged."""
        place = seat * WIDTH + system
        return self.fresh[place] + self.damaged[place]

    def control(self, system: int) -> int:
        """A-3.6: the seat with more fresh ships there than each rival; a tie is nobody's."""
        best, most = NONE, 0
        for seat in range(self.setup.seats):
            ships = self.fresh[seat * WIDTH + system]
            if ships > most:
                best, most = seat, ships
            elif ships == most:
                best = NONE
        return best

    def place_ships(self, seat: int, system: int, count: int, damaged: bool = False) -> int:
        """A-1.9, A-1.7: place ships from the supply, as many as there are; how many it were."""
        placed = min(count, self.ships[seat])
        self.ships[seat] -= placed
        ships = self.damaged if damaged else self.fresh
        ships[seat * WIDTH + system] += placed
        return placed

    # Buildings

    def free_slots(self, system: int) -> int:
        """A-3.5: building slots without a building; what stands outside takes none."""
        slots: int = BUILDING_SLOTS[system]
        here = self.structures[system]
        if not here or here[-1] < OUTSIDE:  # speed: those outside come last, and are rare
            return slots - len(here)
        return slots - len([found for found in here if found < OUTSIDE])

    def place_building(
        self, seat: int, system: int, kind: int, damaged: bool = False, outside: bool = False
    ) -> None:
        """A-1.9: a city from the leftmost city space, or a starport from the supply."""
        if kind == CITY:
            self.cities[seat] -= 1
        else:
            self.starports[seat] -= 1
        placed = building(seat, kind, damaged) | (OUTSIDE if outside else 0)
        self.structures[system] = tuple(sorted((*self.structures[system], placed)))

    def remove_building(self, system: int, found: int) -> None:
        """A building leaves the map; that it was taxed (A-10.1) or built a ship (A-10.4) is forgotten with it."""
        others = list(self.structures[system])
        others.remove(found)
        self.structures[system] = tuple(others)
        owner = owner_of(found)
        if kind_of(found) == CITY:
            self.taxed = without_one(self.taxed, 4 * system + owner)
        else:
            self.built = without_one(self.built, built_mark(self.turn, owner, system))

    def return_building(self, system: int, found: int) -> None:
        """A-1.9: a building goes back to its owner's board or supply."""
        self.remove_building(system, found)
        if kind_of(found) == CITY:
            self.cities[owner_of(found)] += 1
        else:
            self.starports[owner_of(found)] += 1

    def find_building(self, seat: int, system: int, kind: int, damaged: bool) -> int:
        """One of these buildings: of two alike the one in a slot."""
        found = building(seat, kind, damaged)
        return found if found in self.structures[system] else found | OUTSIDE

    def has_building(self, seat: int, system: int, kind: int) -> bool:
        """Whether a seat has a city, or a starport, there; damaged or not."""
        return any(owner_of(found) == seat and kind_of(found) == kind for found in self.structures[system])

    def has_piece(self, seat: int, system: int) -> bool:
        """Whether a seat has anything there: ships or buildings."""
        place = seat * WIDTH + system
        if self.fresh[place] or self.damaged[place]:
            return True
        return any(owner_of(found) == seat for found in self.structures[system])

    # Resources

    def open_slots(self, seat: int) -> int:
        """A-13.1, A-19.14: slots open with the cities that are off the board, wherever they are."""
        slots: int = OPEN_SLOTS[len(OPEN_SLOTS) - 1 - self.cities[seat]]
        return slots + len(self.slots[seat]) - SLOTS

    def tokens(self, seat: int, resource: int) -> int:
        """How many tokens of a resource lie in a seat's slots."""
        return self.slots[seat].count(resource)

    # Agents

    def return_agents(self, seat: int, count: int) -> None:
        """A-1.8: agents that come free first take the place of stand-ins."""
        replaced = min(count, self.stand_ins[seat])
        self.stand_ins[seat] -= replaced
        self.agents[seat] += count - replaced

    # The court

    def in_row(self) -> list[int]:
        """The cards of the court row."""
        return [card for card in self.row if card]

    # Order

    def in_turn_order(self) -> list[int]:
        """A-2.1: clockwise from the initiative; A-18.2: the order of choices made at the same time."""
        seats = self.setup.seats
        return [(self.initiative + step) % seats for step in range(seats)]


def building(seat: int, kind: int, damaged: bool) -> int:
    """A building as a number: whose, a city or a starport, fresh or damaged."""
    return seat * 4 + (kind - CITY) * 2 + damaged


def owner_of(found: int) -> int:
    """Whose building it is."""
    return found >> 2 & 3


def kind_of(found: int) -> int:
    """CITY or STARPORT."""
    return CITY + (found >> 1 & 1)


def is_damaged(found: int) -> bool:
    """Whether a building is damaged."""
    return bool(found & 1)


def slot_mark(system: int) -> int:
    """How an empty slot that was taxed like a city is noted beside the cities."""
    return 4 * WIDTH + system


def built_mark(seat: int, owner: int, system: int) -> int:
    """How a starport that built a ship is noted: by its system, a rival's apart."""
    return system if owner == seat else (owner + 1) * WIDTH + system


def without_one(marks: tuple[int, ...], mark: int) -> tuple[int, ...]:
    """Marks less one of these, if there is any."""
    if mark not in marks:
        return marks
    place = marks.index(mark)
    return marks[:place] + marks[place + 1 :]


def tell(events: list[Event] | None, kind: str, seat: int, args: dict[str, EventValue]) -> None:
    """Say what happened, if somebody listens."""
    if events is not None:  # speed: simulations listen to nothing
        events.append(Event(kind, seat, args))
