"""A position in the words of scenarios: everything a `then` can ask for, see docs/scenarios-arcs.md."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from parlour.core.game import Json
from parlour.games.arcs import ids
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILD_TYPE, KEYS, is_vox
from parlour.games.arcs.chapter import chapters, scoring
from parlour.games.arcs.components import box
from parlour.games.arcs.components.reach import BUILDING_SLOTS, SYSTEMS, TYPE, is_gate, setup_cards
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.ids import NOBODY, NONE, PIECES, Card, Court, Piece, Seat, System
from parlour.games.arcs.scenarios.position import MARKER_NAMES
from parlour.games.arcs.state.invariants import scrapped
from parlour.games.arcs.state.snapshot import card_names, snapshot_of
from parlour.games.arcs.state.table import Table

# What is said as a snapshot has it
_GAME: Final = ("chapter", "round", "lead", "zero", "declared", "seized", "markers", "buried", "discard")
_TURN: Final = ("pips", "stage", "armed")
_LEADERS: Final = ("drafting", "offered_leaders", "offered_lore", "shaped")
_PLAYER: Final = ("power", "ships", "cities", "starports", "agents", "outraged", "stand_ins")
# and without its order
_HEAPS: Final = ("court_deck", "court_discard", "open_discard")


def facts(state: Table) -> Json:
    """The position in the words of scenarios, and more."""
    setup = state.setup
    names = setup.seat_names
    snapshot = snapshot_of(state)
    found: Json = {
        "players": setup.seats,
        "setup": setup.card.name,
        "split_discard": setup.split_discard,
        "out": [cluster + 1 for cluster in setup.out],
        "systems": [SYSTEMS[system] for system in setup.systems],
        "neighbours": {SYSTEMS[one]: [SYSTEMS[other] for other in setup.neighbours[one]] for one in setup.systems},
        **{word: snapshot[word] for word in _GAME},
        **{word: snapshot["turn"][word] for word in _TURN},
        **{word: sorted(snapshot[word]) for word in _HEAPS},
        "initiative": names[state.initiative],
        "turn_order": [names[seat] for seat in state.in_turn_order()],
        "frame": name_of(type(state.pending[-1])) if state.pending else "over",
        "turn": _name(names, state.turn),
        **_pieces(state, snapshot),
        "conceded": [names[seat] for seat in state.conceded],
        "box": _box(setup.seats, setup.court),
    }
    if setup.leaders:
        found |= {word: snapshot["leaders"][word] for word in _LEADERS}
        found["gone"] = sorted(snapshot["leaders"]["gone"])
        found["drawn"] = snapshot["drawn"]
    for seat in setup.all_seats:
        found[names[seat]] = _player(state, snapshot, seat)
    return found


def _pieces(state: Table, snapshot: Json) -> Json:
    """What lies on the table and belongs to nobody, and who has pieces there."""
    setup = state.setup
    names = setup.seat_names
    layers: list[list[str]] = snapshot["discard"]
    return {
        "unions": {union: card for union, _, card in snapshot["unions"]},
        "flipped": [name for place, name in enumerate(MARKER_NAMES) if state.flipped(place)],
        "standings": {box.AMBITIONS[goal]: scoring.standings(state, goal) for goal in box.ALL_AMBITIONS},
        "row": _row(snapshot["row"]),
        "agents": {card: _by_name(names, agents) for card, agents in snapshot["influence"].items()},
        "layer": {str(number): layer for number, layer in enumerate(layers, start=1)},
        "discard_size": sum(len(layer) for layer in layers),
        "supply": dict(zip(box.RESOURCES, snapshot["supply"], strict=True)),
        "spending": dict(zip(box.RESOURCES, snapshot["turn"]["spending"], strict=True)),
        "boxed": dict(zip(box.AMBITIONS, setup.boxes, strict=True)),
        "at": {SYSTEMS[system]: _pieces_at(state, system) for system in setup.systems},
        "control": {SYSTEMS[system]: _name(names, state.control(system)) for system in setup.systems},
    }


def _pieces_at(state: Table, system: System) -> list[str]:
    """What is in a system, as scenarios write it: ships by seat, fresh first, then buildings."""
    found = []
    names = state.setup.seat_names
    for seat in state.setup.all_seats:
        if state.fresh(seat, system):
            found.append(f"{names[seat]} {state.fresh(seat, system)}")
        if state.damaged(seat, system):
            found.append(f"{names[seat]} damaged {state.damaged(seat, system)}")
    for code in state.buildings(system):
        damaged = "damaged " if ids.is_damaged(code) else ""
        piece = "cloud" if ids.is_outside(code) and not is_gate(system) else PIECES[ids.kind_of(code)]
        found.append(f"{names[ids.owner_of(code)]} {damaged}{piece}")
    return found


def _name(names: Sequence[str], seat: Seat) -> str:
    return names[seat] if seat != NOBODY else "nobody"


def _by_name(names: Sequence[str], counts: Sequence[int]) -> Json:
    """Numbers by seat, of those who have any."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _row(names: list[str]) -> list[str]:
    """The court row by place; empty places at its end are left out."""
    while names and not names[-1]:
        names = names[:-1]
    return names


def _player(state: Table, snapshot: Json, seat: Seat) -> Json:
    names = state.setup.seat_names
    player = snapshot["players"][seat]
    trophies: Json = {}
    for owner in state.setup.all_seats:
        held = [name for kind, name in enumerate(PIECES) for _ in range(state.trophies(seat, owner, Piece(kind)))]
        if held:
            trophies[names[owner]] = held
    own: Json = {}
    if state.setup.leaders:
        own["leader"] = snapshot["leaders"]["leader"][seat]
        own["lore"] = sorted(snapshot["leaders"]["lore"][seat])
        own["scrapped"] = list(scrapped(state, seat))
    return {
        **own,
        **{word: player[word] for word in _PLAYER},
        "hand": snapshot["hands"][seat],
        "hand_size": len(snapshot["hands"][seat]),
        **{word: snapshot[word][seat] for word in ("played", "hidden", "mode")},
        "resources": player["slots"],
        "tokens": sorted(token for token in player["slots"] if token),
        "open_slots": state.open_slots(seat),
        "guilds": sorted(player["guilds"]),
        "trophies": trophies,
        "captives": _by_name(names, player["captives"]),
        "place": chapters.outcome(state).places[seat] if state.over else 0,
    }


@functools.cache
def _box(seats: int, court: tuple[Court, ...]) -> Json:
    """Facts of the components."""
    guilds = [card for card in court if not is_vox(card)]
    return {
        "cities": box.CITIES,
        "starports": box.STARPORTS,
        "ships": box.SHIPS,
        "agents": box.AGENTS,
        "tokens": box.TOKENS,
        "chapters": box.CHAPTERS,
        "slot_costs": list(box.SLOT_COSTS[: box.SLOTS]),
        "dice": {die: list(box.FACE_NAMES[place]) for place, die in enumerate(box.DICE)},
        "deck": card_names(box.action_deck(seats)),
        "pips": {name: box.pips(Card(card)) for card, name in enumerate(box.CARD_NAMES)},
        "markers": {name: [list(side) for side in box.MARKERS[place]] for place, name in enumerate(MARKER_NAMES)},
        "guilds": len(guilds),
        "vox": len(court) - len(guilds),
        "types": {COURT_NAMES[card]: box.RESOURCES[GUILD_TYPE[card]] for card in guilds},
        "keys": {COURT_NAMES[card]: KEYS[card] for card in guilds},
        "planets": {SYSTEMS[system]: box.RESOURCES[kind] for system, kind in enumerate(TYPE) if kind != NONE},
        "building_slots": {SYSTEMS[system]: count for system, count in enumerate(BUILDING_SLOTS) if count},
        "setups": [card.name for card in setup_cards(seats)],
    }
