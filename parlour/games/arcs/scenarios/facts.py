"""A position in the words of scenarios: everything a `then` can ask for, see docs/scenarios-arcs.md."""

from __future__ import annotations

import functools

from parlour.core.game import Json
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILD_TYPE, KEYS, LEADER_NAMES, is_vox
from parlour.games.arcs.chapter import chapters, scoring
from parlour.games.arcs.components.box import (
    AGENTS,
    ALL_AMBITIONS,
    ALL_RESOURCES,
    AMBITIONS,
    CARD_NAMES,
    CHAPTERS,
    CITIES,
    DICE,
    FACE_NAMES,
    MARKERS,
    MODES,
    RESOURCES,
    SHIPS,
    SLOT_COSTS,
    SLOTS,
    STAGES,
    STARPORTS,
    TOKENS,
    action_deck,
    pips,
)
from parlour.games.arcs.components.reach import BUILDING_SLOTS, SYSTEMS, TYPE, is_gate, setup_cards
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.ids import (
    AGENT,
    CITY,
    NO_CARD,
    NO_LEADER,
    NOBODY,
    NONE,
    PIECES,
    SHIP,
    STARPORT,
    Card,
    Court,
    Piece,
    Seat,
    System,
    is_damaged,
    is_outside,
    kind_of,
    owner_of,
)
from parlour.games.arcs.scenarios.position import MARKER_NAMES
from parlour.games.arcs.state.invariants import scrapped
from parlour.games.arcs.state.marks import in_threes
from parlour.games.arcs.state.snapshot import card_names, court_names, lore_names
from parlour.games.arcs.state.table import Table


def facts(state: Table) -> Json:
    """The position in the words of scenarios, and more."""
    setup = state.setup
    names = setup.seat_names
    found: Json = {
        "players": setup.seats,
        "setup": setup.card.name,
        "split_discard": setup.split_discard,
        "out": [cluster + 1 for cluster in setup.out],
        "systems": [SYSTEMS[system] for system in setup.systems],
        "neighbours": {SYSTEMS[one]: [SYSTEMS[other] for other in setup.neighbours[one]] for one in setup.systems},
        "chapter": state.chapter,
        "round": state.round,
        "initiative": names[state.initiative],
        "turn_order": [names[seat] for seat in state.in_turn_order()],
        "frame": name_of(type(state.pending[-1])) if state.pending else "over",
        "turn": names[state.turn] if state.turn != NOBODY else "nobody",
        "pips": state.pips,
        "stage": STAGES[state.stage],
        "armed": state.armed,
        "lead": _card(state.lead),
        "zero": state.zero,
        "declared": state.declared,
        "seized": state.seized,
        **_pieces(state),
        "conceded": [names[seat] for seat in state.conceded],
        "box": _box(setup.seats, setup.court),
    }
    if setup.leaders:
        found["drafting"] = state.drafting
        found["offered_leaders"] = [LEADER_NAMES[leader] for leader in state.offered_leaders]
        found["offered_lore"] = lore_names(state.offered_lore)
        found["gone"] = sorted(lore_names(state.gone))
        shaped = [planet for planet in setup.systems if state.shaped(planet) != NONE]
        found["shaped"] = {SYSTEMS[planet]: RESOURCES[state.shaped(planet)] for planet in shaped}
        found["drawn"] = lore_names(state.drawn)
    for seat in setup.all_seats:
        found[names[seat]] = _player(state, seat)
    return found


def _pieces(state: Table) -> Json:
    """What lies on the table and belongs to nobody, and who has pieces there."""
    setup = state.setup
    names = setup.seat_names
    return {
        "unions": {COURT_NAMES[union]: CARD_NAMES[card] for union, _, card in in_threes(state.unions)},
        "markers": [_marker(state, marker) for marker in range(len(MARKERS))],
        "flipped": [name for place, name in enumerate(MARKER_NAMES) if state.flipped(place)],
        "standings": {AMBITIONS[ambition]: scoring.standings(state, ambition) for ambition in ALL_AMBITIONS},
        "row": _row(state),
        "agents": {
            COURT_NAMES[card]: {
                names[seat]: state.agents_on(card, seat) for seat in setup.all_seats if state.agents_on(card, seat)
            }
            for card in state.in_row()
        },
        "court_deck": sorted(court_names(state.court_deck)),
        "buried": court_names(state.buried),
        "court_discard": sorted(court_names(state.court_discard)),
        "discard": [card_names(layer) for layer in state.discard],
        "layer": {str(number): card_names(layer) for number, layer in enumerate(state.discard, start=1)},
        "discard_size": sum(len(layer) for layer in state.discard),
        "open_discard": sorted(card_names(state.open_discard)),
        "supply": {RESOURCES[resource]: state.supply(resource) for resource in ALL_RESOURCES},
        "spending": {RESOURCES[resource]: state.spending(resource) for resource in ALL_RESOURCES},
        "boxed": dict(zip(AMBITIONS, setup.boxes, strict=True)),
        "at": {SYSTEMS[system]: pieces_at(state, system) for system in setup.systems},
        "control": {SYSTEMS[system]: _control(state, system) for system in setup.systems},
    }


def _marker(state: Table, marker: int) -> str:
    """The ambition a marker lies on, if it does."""
    at = state.marker_at(marker)
    return AMBITIONS[at] if at != NONE else ""


def pieces_at(state: Table, system: System) -> list[str]:
    """What is in a system, as scenarios write it: ships by seat, fresh first, then buildings."""
    found = []
    names = state.setup.seat_names
    for seat in state.setup.all_seats:
        if state.fresh(seat, system):
            found.append(f"{names[seat]} {state.fresh(seat, system)}")
        if state.damaged(seat, system):
            found.append(f"{names[seat]} damaged {state.damaged(seat, system)}")
    for code in state.buildings(system):
        damaged = "damaged " if is_damaged(code) else ""
        piece = "cloud" if is_outside(code) and not is_gate(system) else PIECES[kind_of(code)]
        found.append(f"{names[owner_of(code)]} {damaged}{piece}")
    return found


def _control(state: Table, system: System) -> str:
    seat = state.control(system)
    return state.setup.seat_names[seat] if seat != NOBODY else "nobody"


def _row(state: Table) -> list[str]:
    """The court row by place; empty places at its end are left out."""
    names = court_names(state.row)
    while names and not names[-1]:
        names.pop()
    return names


def _card(card: Card) -> str:
    return CARD_NAMES[card] if card != NO_CARD else ""


def _player(state: Table, seat: Seat) -> Json:
    names, seats = state.setup.seat_names, state.setup.all_seats
    trophies: Json = {}
    for owner in seats:
        held = [name for kind, name in enumerate(PIECES) for _ in range(state.trophies(seat, owner, Piece(kind)))]
        if held:
            trophies[names[owner]] = held
    own: Json = {}
    if state.setup.leaders:
        leader = state.leader(seat)
        own["leader"] = LEADER_NAMES[leader] if leader != NO_LEADER else ""
        own["lore"] = sorted(lore_names(state.lore(seat)))
        own["scrapped"] = list(scrapped(state, seat))
    tokens = state.slots(seat)
    mode = state.mode(seat)
    return {
        **own,
        "hand": card_names(state.hand(seat)),
        "hand_size": len(state.hand(seat)),
        "played": _card(state.played(seat)),
        "hidden": card_names(state.hidden(seat)),
        "mode": MODES[mode] if mode != NONE else "",
        "resources": [RESOURCES[token] if token != NONE else "" for token in tokens],
        "tokens": sorted(RESOURCES[token] for token in tokens if token != NONE),
        "open_slots": state.open_slots(seat),
        "guilds": sorted(court_names(state.guilds(seat))),
        "power": state.power(seat),
        "ships": state.left(seat, SHIP),
        "cities": state.left(seat, CITY),
        "starports": state.left(seat, STARPORT),
        "agents": state.left(seat, AGENT),
        "trophies": trophies,
        "captives": {names[owner]: state.captives(seat, owner) for owner in seats if state.captives(seat, owner)},
        "outraged": [RESOURCES[kind] for kind in ALL_RESOURCES if state.is_outraged(seat, kind)],
        "stand_ins": state.stand_ins(seat),
        "place": chapters.outcome(state).places[seat] if state.over else 0,
    }


@functools.cache
def _box(seats: int, court: tuple[Court, ...]) -> Json:
    """Facts of the components."""
    guilds = [card for card in court if not is_vox(card)]
    return {
        "cities": CITIES,
        "starports": STARPORTS,
        "ships": SHIPS,
        "agents": AGENTS,
        "tokens": TOKENS,
        "chapters": CHAPTERS,
        "slot_costs": list(SLOT_COSTS[:SLOTS]),
        "dice": {die: list(FACE_NAMES[place]) for place, die in enumerate(DICE)},
        "deck": card_names(action_deck(seats)),
        "pips": {name: pips(Card(card)) for card, name in enumerate(CARD_NAMES)},
        "markers": {name: [list(side) for side in MARKERS[place]] for place, name in enumerate(MARKER_NAMES)},
        "guilds": len(guilds),
        "vox": len(court) - len(guilds),
        "types": {COURT_NAMES[card]: RESOURCES[GUILD_TYPE[card]] for card in guilds},
        "keys": {COURT_NAMES[card]: KEYS[card] for card in guilds},
        "planets": {SYSTEMS[system]: RESOURCES[kind] for system, kind in enumerate(TYPE) if kind != NONE},
        "building_slots": {SYSTEMS[system]: count for system, count in enumerate(BUILDING_SLOTS) if count},
        "setups": [card.name for card in setup_cards(seats)],
    }
