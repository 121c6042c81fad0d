"""A position in the words of scenarios: everything a `then` can ask for, see docs/scenarios-arcs.md."""

from __future__ import annotations

import functools

from parlour.core.game import Json
from parlour.games.arcs.actions import PIECES
from parlour.games.arcs.cards.court import COURT_NAMES, GUILD_TYPE, GUILDS, KEYS, VOX
from parlour.games.arcs.cards.leaders import LEADER_NAMES, scrapped
from parlour.games.arcs.chapter import chapters, scoring
from parlour.games.arcs.components.box import (
    AGENTS,
    AMBITIONS,
    CARD_NAMES,
    CHAPTERS,
    CITIES,
    DICE,
    FACE_NAMES,
    MARKERS,
    RESOURCES,
    SHIPS,
    SLOT_COSTS,
    SLOTS,
    STARPORTS,
    TOKENS,
    action_deck,
    pips,
)
from parlour.games.arcs.components.reach import BUILDING_SLOTS, SYSTEMS, TYPE, is_gate, setup_cards
from parlour.games.arcs.decisions.frames import NAMES
from parlour.games.arcs.scenarios.position import MARKER_NAMES, TROPHIES
from parlour.games.arcs.state.snapshot import card_names, court_names, lore_names
from parlour.games.arcs.state.table import KINDS, NONE, OUTSIDE, WIDTH, Table, is_damaged, kind_of, owner_of
from parlour.games.arcs.turn.playing import MODES, STAGES


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
        "frame": NAMES[state.frames[-1][0]] if state.frames else "over",
        "turn": names[state.turn] if state.turn != NONE else "nobody",
        "pips": state.pips,
        "stage": STAGES[state.stage],
        "armed": state.armed,
        "lead": _card(state.lead),
        "zero": state.zero,
        "declared": state.declared,
        "seized": state.seized,
        "unions": {COURT_NAMES[union]: CARD_NAMES[card] for union, _, card in state.unions},
        "markers": [AMBITIONS[at] if at != NONE else "" for at in state.marker_at],
        "flipped": [name for place, name in enumerate(MARKER_NAMES) if state.flipped >> place & 1],
        "standings": {name: scoring.standings(state, ambition) for ambition, name in enumerate(AMBITIONS)},
        "row": _row(state),
        "agents": {
            COURT_NAMES[card]: {
                name: state.influence[card * setup.seats + seat]
                for seat, name in enumerate(names)
                if state.influence[card * setup.seats + seat]
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
        "supply": dict(zip(RESOURCES, state.supply, strict=True)),
        "spending": dict(zip(RESOURCES, state.spending, strict=True)),
        "boxed": dict(zip(AMBITIONS, setup.boxes, strict=True)),
        "at": {SYSTEMS[system]: pieces_at(state, system) for system in setup.systems},
        "control": {SYSTEMS[system]: _control(state, system) for system in setup.systems},
        "conceded": [names[seat] for seat in state.conceded],
        "box": _box(setup.seats),
    }
    if setup.leaders:
        leaders, lore = state.offered
        found["drafting"] = state.drafting
        found["offered_leaders"] = [LEADER_NAMES[leader] for leader in leaders]
        found["offered_lore"] = lore_names(lore)
        found["gone"] = sorted(lore_names(state.gone))
        found["shaped"] = {SYSTEMS[planet]: RESOURCES[resource] for planet, resource in state.shaped}
        found["drawn"] = lore_names(state.drawn)
    for seat, name in enumerate(names):
        found[name] = _player(state, seat)
    return found


def pieces_at(state: Table, system: int) -> list[str]:
    """What is in a system, as scenarios write it: ships by seat, fresh first, then buildings."""
    found = []
    for seat, name in enumerate(state.setup.seat_names):
        place = seat * WIDTH + system
        if state.fresh[place]:
            found.append(f"{name} {state.fresh[place]}")
        if state.damaged[place]:
            found.append(f"{name} damaged {state.damaged[place]}")
    for code in state.structures[system]:
        damaged = "damaged " if is_damaged(code) else ""
        piece = "cloud" if code & OUTSIDE and not is_gate(system) else PIECES[kind_of(code)]
        found.append(f"{state.setup.seat_names[owner_of(code)]} {damaged}{piece}")
    return found


def _control(state: Table, system: int) -> str:
    seat = state.control(system)
    return state.setup.seat_names[seat] if seat != NONE else "nobody"


def _row(state: Table) -> list[str]:
    """The court row by place; empty places at its end are left out."""
    names = court_names(state.row)
    while names and not names[-1]:
        names.pop()
    return names


def _card(card: int) -> str:
    return CARD_NAMES[card] if card != NONE else ""


def _player(state: Table, seat: int) -> Json:
    names = state.setup.seat_names
    seats = len(names)
    trophies: Json = {}
    for owner, name in enumerate(names):
        start = (seat * seats + owner) * KINDS
        counts = state.trophies[start : start + KINDS]
        if any(counts):
            trophies[name] = [kind for kind, count in zip(TROPHIES, counts, strict=True) for _ in range(count)]
    captives = state.captives[seat * seats : (seat + 1) * seats]
    leader = state.leader[seat]
    own: Json = {}
    if state.setup.leaders:
        own["leader"] = LEADER_NAMES[leader] if leader != NONE else ""
        own["lore"] = sorted(lore_names(state.lore[seat]))
        own["scrapped"] = list(scrapped(state, seat))
    return {
        **own,
        "hand": card_names(state.hands[seat]),
        "hand_size": len(state.hands[seat]),
        "played": _card(state.played[seat]),
        "hidden": card_names(state.hidden[seat]),
        "mode": MODES[state.mode[seat]] if state.mode[seat] != NONE else "",
        "resources": [RESOURCES[token] if token != NONE else "" for token in state.slots[seat]],
        "tokens": sorted(RESOURCES[token] for token in state.slots[seat] if token != NONE),
        "open_slots": state.open_slots(seat),
        "guilds": sorted(court_names(state.guilds[seat])),
        "power": state.power[seat],
        "ships": state.ships[seat],
        "cities": state.cities[seat],
        "starports": state.starports[seat],
        "agents": state.agents[seat],
        "trophies": trophies,
        "captives": {name: count for name, count in zip(names, captives, strict=True) if count},
        "outraged": [name for place, name in enumerate(RESOURCES) if state.outraged[seat] >> place & 1],
        "stand_ins": state.stand_ins[seat],
        "place": chapters.outcome(state).places[seat] if state.over else 0,
    }


@functools.cache
def _box(seats: int) -> Json:
    """Facts of the components."""
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
        "pips": {name: pips(card) for card, name in enumerate(CARD_NAMES)},
        "markers": {name: [list(side) for side in MARKERS[place]] for place, name in enumerate(MARKER_NAMES)},
        "guilds": len(GUILDS),
        "vox": len(VOX),
        "types": {COURT_NAMES[card]: RESOURCES[GUILD_TYPE[card]] for card in GUILDS},
        "keys": {COURT_NAMES[card]: KEYS[card] for card in GUILDS},
        "planets": {SYSTEMS[system]: RESOURCES[kind] for system, kind in enumerate(TYPE) if kind != NONE},
        "building_slots": {SYSTEMS[system]: count for system, count in enumerate(BUILDING_SLOTS) if count},
        "setups": [card.name for card in setup_cards(seats)],
    }
