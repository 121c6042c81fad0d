"""Setting up (A-2): the setup card, the court, the pieces; the hands come after that (chapter/dealing.py)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.game import Json
from parlour.games.arcs.chapter import drafting
from parlour.games.arcs.components.box import ALL_RESOURCES, TOKENS
from parlour.games.arcs.components.reach import TYPE, setup_cards
from parlour.games.arcs.ids import CITY, STARPORT, Seat, System
from parlour.games.arcs.state.setup import RANDOM, Setup, find_setup
from parlour.games.arcs.state.snapshot import court_names
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell_start
from parlour.games.arcs.turn import court


def choose_setup(options: Json, chance: Chance) -> Setup:
    """A-2.3: the setup card, chosen or drawn."""
    name = options["setup"]
    if name == RANDOM:
        name = chance.draw("setup", [card.name for card in setup_cards(options["players"])])
    return find_setup(options, name)


def lay_out(table: Table, setup: Setup, chance: Chance, events: Events) -> None:
    """A-2: everything on the table but the hands."""
    table.setup = setup
    table.clear()
    first = setup.options["first"]
    if first == RANDOM:
        first = chance.draw("first", setup.seat_names)
    table.initiative = Seat(setup.seat_names.index(first))
    table.court_deck = setup.court
    # a row of 4 court cards, 3 with 2 players
    table.row = tuple([court.draw_card(table, chance) for _ in range(setup.row)])
    if events is not None:
        events.append(Event("setup", table.initiative, {"setup": setup.card.name}))
        events.append(Event("court", table.initiative, {"row": tuple(court_names(table.row))}))
    for resource in ALL_RESOURCES:
        table.add_supply(resource, TOKENS - setup.boxed[resource])
    if setup.leaders:
        drafting.reveal(table, chance, events)
        return
    for place, seat in enumerate(table.in_turn_order()):
        place_start(table, seat, setup.card.starts[place], events)


def place_start(table: Table, seat: Seat, systems: tuple[System, ...], events: Events) -> None:
    """A-2.5, A-2.6: ships, a city at A, a starport at B; a resource for each of the two planets."""
    gained = (TYPE[systems[0]], TYPE[systems[1]])
    for system, building, resource in zip(systems, (CITY, STARPORT), gained, strict=False):
        table.place_ships(seat, system, 3)
        table.place_building(seat, system, building)
        table.add_supply(resource, -1)
    for system in systems[2:]:
        table.place_ships(seat, system, 2)
    table.set_slots(seat, (*gained, *table.slots(seat)[2:]))
    tell_start(seat, systems, gained, events)
