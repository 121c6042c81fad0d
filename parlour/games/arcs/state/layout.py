"""Setting up (A-2) and dealing (A-15.8): the court, the pieces, the hands."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.game import Json
from parlour.games.arcs.cards.court import COURT, COURT_NAMES
from parlour.games.arcs.chapter import drafting
from parlour.games.arcs.components.box import (
    AGENTS,
    CARD_NAMES,
    CARDS,
    CITIES,
    HAND,
    MARKERS,
    RESOURCES,
    SHIPS,
    SLOTS,
    STARPORTS,
    TOKENS,
    action_deck,
)
from parlour.games.arcs.components.reach import SYSTEMS, TYPE, setup_cards
from parlour.games.arcs.state.setup import RANDOM, Setup, find_setup
from parlour.games.arcs.state.table import CITY, KINDS, NONE, STARPORT, WIDTH, Table, tell
from parlour.games.arcs.views import knowledge


def choose_setup(options: Json, chance: Chance) -> Setup:
    """A-2.3: the setup card, chosen or drawn."""
    name = options["setup"]
    if name == RANDOM:
        name = chance.draw("setup", [card.name for card in setup_cards(options["players"])])
    return find_setup(options, name)


def lay_out(table: Table, setup: Setup, chance: Chance, events: list[Event] | None) -> None:
    """A-2: everything on the table but the hands."""
    table.setup = setup
    clear(table)
    first = setup.options["first"]
    if first == RANDOM:
        first = chance.draw("first", setup.seat_names)
    table.initiative = setup.seat_names.index(first)
    tell(events, "setup", table.initiative, {"setup": setup.card.name})
    lay_court(table, chance, events)
    for resource in range(len(RESOURCES)):
        table.supply[resource] = TOKENS - setup.boxed[resource]
    if setup.leaders:
        drafting.reveal(table, chance, events)
        return
    for place, seat in enumerate(table.in_turn_order()):
        place_start(table, seat, setup.card.starts[place], events)


def settle_leaders(table: Table, events: list[Event] | None) -> None:
    """A-17.3, A-17.4: after the draft the pieces are placed and the extra steps follow, all in turn order."""
    order = table.in_turn_order()
    for place, seat in enumerate(order):
        drafting.place_leader(table, seat, table.setup.card.starts[place], events)
    for seat in order:
        drafting.extra_steps(table, seat, events)


def clear(table: Table) -> None:
    """Nothing anywhere: pieces in their supplies, power 0, chapter 1 (A-2.9)."""
    seats = table.setup.seats
    table.frames = []
    table.to_move = NONE  # unseen: until the first question
    table.conceded = ()
    table.over = False
    table.chapter = 1
    table.round = 0
    table.passes = 0
    table.power = [0] * seats
    table.marker_at = [NONE] * len(MARKERS)
    table.flipped = 0
    table.hands = [()] * seats
    table.discard = ()  # unseen: until the deal
    table.open_discard = ()  # unseen: until the deal
    table.taken = NONE
    table.counted = ()  # unseen: until the deal
    table.may = [0] * ((seats + 1) * CARDS)  # unseen: until the deal
    table.lead = NONE
    table.zero = False
    table.declared = False
    table.seized = False
    table.played = [NONE] * seats
    table.hidden = [()] * seats
    table.mode = [NONE] * seats
    table.unions = ()
    table.row = (0,) * table.setup.row
    table.court_deck = COURT
    table.buried = ()
    table.court_discard = ()
    table.influence = [0] * (len(COURT_NAMES) * seats)
    table.guilds = [()] * seats
    table.fresh = [0] * (seats * WIDTH)
    table.damaged = [0] * (seats * WIDTH)
    table.structures = [()] * len(SYSTEMS)
    table.ships = [SHIPS] * seats
    table.starports = [STARPORTS] * seats
    table.cities = [CITIES] * seats
    table.agents = [AGENTS] * seats
    table.supply = [0] * len(RESOURCES)
    table.slots = [(NONE,) * SLOTS] * seats
    table.trophies = [0] * (seats * seats * KINDS)
    table.captives = [0] * (seats * seats)
    table.outraged = [0] * seats
    table.stand_ins = [0] * seats
    table.leader = (NONE,) * seats
    table.lore = ((),) * seats
    table.drafting = False
    table.offered = ((), ())
    table.gone = ()
    table.drawn = ()
    table.shaped = ()
    table.done = ()
    table.turn = NONE
    table.pips = 0
    table.stage = 0
    table.armed = False
    table.spending = [0] * len(RESOURCES)
    table.taxed = ()
    table.built = ()
    table.won = ()
    table.once = ()
    table.offer = False


def lay_court(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """A-2.2: a row of 4 court cards, 3 with 2 players."""
    row = []
    for _ in table.row:
        card = COURT_NAMES.index(chance.draw("court", [COURT_NAMES[card] for card in table.court_deck]))
        table.court_deck = tuple([other for other in table.court_deck if other != card])
        row.append(card)
    table.row = tuple(row)
    tell(events, "court", table.initiative, {"row": tuple([COURT_NAMES[card] for card in row])})


def place_start(table: Table, seat: int, systems: tuple[int, ...], events: list[Event] | None) -> None:
    """A-2.5, A-2.6: ships, a city at A, a starport at B; a resource for each of the two planets."""
    first, second, *others = systems
    table.place_ships(seat, first, 3)
    table.place_building(seat, first, CITY)
    table.place_ships(seat, second, 3)
    table.place_building(seat, second, STARPORT)
    for system in others:
        table.place_ships(seat, system, 2)
    gained = (TYPE[first], TYPE[second])
    for resource in gained:
        table.supply[resource] -= 1
    table.slots[seat] = (*gained, *table.slots[seat][2:])
    tell(
        events,
        "start",
        seat,
        {
            "systems": tuple([SYSTEMS[system] for system in systems]),
            "resources": tuple([RESOURCES[resource] for resource in gained]),
        },
    )


def deal(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """A-2.7, A-15.8: 6 action cards each; the rest, face down, is the discard pile."""
    seats = table.setup.seats
    deck = list(action_deck(seats))
    for seat in table.in_turn_order():
        hand = []
        for _ in range(HAND):
            card = CARD_NAMES.index(chance.draw("deal", [CARD_NAMES[card] for card in deck]))
            deck.remove(card)
            hand.append(card)
        table.hands[seat] = tuple(sorted(hand))
    table.discard = (tuple(deck),)
    table.open_discard = ()
    table.may = dealt_knowledge(table)
    table.counted = ()  # unseen: guesses are made of it
    tell(events, "deal", table.initiative, {"chapter": table.chapter})


def dealt_knowledge(table: Table) -> list[int]:
    """What is known after the deal: one's own hand, and nothing else."""
    seats = table.setup.seats
    deck = action_deck(seats)
    may = []
    for row in range(seats + 1):  # the last one is a spectator's
        unseen = 1 << knowledge.LAYER
        for seat in range(seats):
            if seat != row:
                unseen |= 1 << knowledge.HAND + seat
        own = table.hands[row] if row < seats else ()
        for card in range(CARDS):
            if card in own:
                may.append(1 << knowledge.HAND + row)
            else:
                may.append(unseen if card in deck else 0)
    return may
