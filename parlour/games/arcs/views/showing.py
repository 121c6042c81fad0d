"""What can be read off a view of Arcs by the rules, for whoever draws it: who controls what, how ambitions stand.

Only what everybody sees is read from the world that is made up for it: the hands in it are guesses.
"""

from __future__ import annotations

import random

from parlour.core.game import Json, View
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import (
    ACTIONS,
    ALL_AMBITIONS,
    AMBITIONS,
    BONUS,
    CARD_NAMES,
    CITIES,
    EMPATH,
    FUEL,
    KEEPER,
    LEAD,
    MARKERS,
    MATERIAL,
    PSIONIC,
    RELIC,
    RESOURCES,
    TYCOON,
    WARLORD,
    WEAPON,
    action_deck,
    number_of,
    suit_of,
)
from parlour.games.arcs.components.reach import CLUSTERS, SYSTEMS, gate_of
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.ids import (
    CITY,
    NO_CARD,
    NONE,
    PIECES,
    Ambition,
    Card,
    Piece,
    Seat,
    System,
    is_damaged,
    is_outside,
    kind_of,
    owner_of,
)
from parlour.games.arcs.state import start
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import playing, slots, turn
from parlour.games.arcs.views import knowledge
from parlour.games.arcs.views.views import guess_snapshot


def shown(view: View) -> Json:
    """Everything the rules make of what a seat knows."""
    table = start.restore(guess_snapshot(view.seat, view.data, random.Random(0)))
    return {
        "out": [cluster + 1 for cluster in table.setup.out],
        "paths": _paths(table),
        "control": {SYSTEMS[system]: table.control(system) for system in table.setup.systems},
        "buildings": {SYSTEMS[system]: _buildings(table, system) for system in table.setup.systems},
        "types": {
            SYSTEMS[planet]: RESOURCES[table.shaped(planet)]
            for planet in table.setup.systems
            if table.shaped(planet) != NONE
        },
        "starts": _starts(table) if table.drafting else [],
        "ambitions": [_ambition(table, ambition) for ambition in ALL_AMBITIONS],
        "free_markers": _free_markers(table),
        "players": [_player(table, seat) for seat in table.setup.all_seats],
        "order": table.in_turn_order(),
        "round": _round_order(table),
        "lead_number": playing.lead_number(table) if table.lead != NO_CARD else NONE,
        "turn": _turn(table),
        "frame": _frame(table),
        **_cards(table, view),
    }


# The Reach


def _paths(table: Table) -> list[list[str]]:
    """A-3.4: pairs of gates that path markers join, past clusters that are out of play."""
    playing_clusters = [cluster for cluster in range(CLUSTERS) if cluster not in table.setup.out]
    found = []
    for place, cluster in enumerate(playing_clusters):
        other = playing_clusters[(place + 1) % len(playing_clusters)]
        if (other - cluster) % CLUSTERS > 1:
            found.append([SYSTEMS[gate_of(cluster)], SYSTEMS[gate_of(other)]])
    return found


def _buildings(table: Table, system: System) -> list[Json]:
    return [
        {
            "seat": owner_of(code),
            "piece": PIECES[kind_of(code)],
            "damaged": is_damaged(code),
            "outside": is_outside(code),
        }
        for code in table.buildings(system)
    ]


def _starts(table: Table) -> list[list[str]]:
    """A-2.3: by seat, the systems A, B, C… where it will begin: of interest while leaders are drafted."""
    found: list[list[str]] = [[] for _ in range(table.setup.seats)]
    for seat, systems in zip(table.in_turn_order(), table.setup.card.starts, strict=True):
        found[seat] = [SYSTEMS[system] for system in systems]
    return found


# Ambitions


def _ambition(table: Table, ambition: Ambition) -> Json:
    """A-15: the markers on it, who has how much, and what that would score now."""
    counts = scoring.standings(table, ambition)
    power = [0] * table.setup.seats
    if table.is_declared(ambition):
        for seat, gained in scoring.scores(table, ambition):
            power[seat] = gained
    return {
        "ambition": AMBITIONS[ambition],
        "markers": [
            list(MARKERS[marker][table.flipped(marker)])
            for marker in range(len(MARKERS))
            if table.marker_at(marker) == ambition
        ],
        "counts": counts[: table.setup.seats],
        "boxed": table.setup.boxes[ambition],
        "tokens": _boxed(table, ambition),
        "best": scoring.places(counts)[0],
        "scores": power,
    }


def _boxed(table: Table, ambition: Ambition) -> list[str]:
    """A-2.4: the tokens that lie on an ambition box in a game of two."""
    kinds = {TYCOON: (MATERIAL, FUEL), WARLORD: (WEAPON,), KEEPER: (RELIC,), EMPATH: (PSIONIC,)}
    return [RESOURCES[kind] for kind in kinds.get(ambition, ()) for _ in range(table.setup.boxed[kind])]


def _free_markers(table: Table) -> list[list[int]]:
    """A-6.2: markers that can still be declared with, the next one first."""
    free = [marker for marker in range(len(MARKERS)) if table.marker_at(marker) == NONE]
    sides = [MARKERS[marker][table.flipped(marker)] for marker in free]
    return [list(side) for side in sorted(sides, reverse=True)]


# Players


def _player(table: Table, seat: Seat) -> Json:
    seats = table.setup.all_seats
    trophies = []
    for owner in seats:
        for kind, piece in enumerate(PIECES):
            count = table.trophies(seat, owner, Piece(kind))
            if count:
                trophies.append({"seat": owner, "piece": piece, "count": count})
    captives = [(owner, table.captives(seat, owner)) for owner in seats]
    return {
        "open_slots": sorted(slots.open_slots(table, seat)),
        "bonus": BONUS[CITIES - table.left(seat, CITY)],
        "trophies": trophies,
        "captives": [{"seat": owner, "count": count} for owner, count in captives if count],
        "controls": sum(table.control(system) == seat for system in table.setup.systems),
    }


# The round


def _round_order(table: Table) -> list[int]:
    """The seats in the order in which they play this round: the leader first."""
    seats = table.setup.seats
    leader = next((seat for seat in table.setup.all_seats if table.mode(seat) == LEAD), table.initiative)
    return [(leader + step) % seats for step in range(seats)]


def _turn(table: Table) -> Json:
    """What the pips of this turn may be spent on."""
    if not any(isinstance(decision, turn.Turn) for decision in table.pending):
        return {"seat": NONE, "actions": []}
    allowed = turn.pip_actions(table, table.turn)
    return {
        "seat": table.turn,
        "actions": [name for place, name in enumerate(ACTIONS) if allowed >> place & 1],
    }


def _cards(table: Table, view: View) -> Json:
    """Where action cards are, as far as the seat knows: those that are out, and those in rivals' hands."""
    seats = table.setup.seats
    may: list[int] = view.data["may"]
    gone, held = [], [list[str]() for _ in range(seats)]
    for card in action_deck(seats) if not table.drafting else ():  # nothing is dealt before the draft
        places = may[card]
        for seat in range(seats):
            if places == 1 << (knowledge.HAND + seat) and seat != view.seat:
                held[seat].append(CARD_NAMES[card])
        if places and places >> knowledge.OPEN << knowledge.OPEN == places:
            gone.append(CARD_NAMES[card])
    return {"gone": sorted(gone, key=_by_suit), "known_hands": held}


def _by_suit(name: str) -> tuple[int, int]:
    card = Card(CARD_NAMES.index(name))
    return suit_of(card), number_of(card)


# What is being decided


def _frame(table: Table) -> Json:
    """The innermost decision with what is shown of it."""
    if not table.pending:
        return {"kind": "over"}
    decision = table.pending[-1]
    return {"kind": name_of(type(decision)), "seat": decision.seat, **decision.shown(table)}
