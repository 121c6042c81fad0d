"""What can be read off a position of Arcs by the rules, for whoever draws it: who controls what, what would score.

It is made of what lies open, so that it is the same whatever cards somebody holds.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import Json
from parlour.games.arcs import ids
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components import box
from parlour.games.arcs.components.reach import CLUSTERS, SYSTEMS, cluster_of
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.ids import CITY, NO_CARD, NONE, PIECES, Ambition, Piece, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import playing, slots, turn
from parlour.games.arcs.views import knowledge
from parlour.games.arcs.views.views import row_of


def shown(table: Table) -> Json:
    """Everything the rules make of what everybody sees."""
    planets = [system for system in table.setup.systems if table.shaped(system) != NONE]
    return {
        "out": [cluster + 1 for cluster in table.setup.out],
        "paths": _paths(table),
        "control": {SYSTEMS[system]: table.control(system) for system in table.setup.systems},
        "buildings": {SYSTEMS[system]: _buildings(table, system) for system in table.setup.systems},
        "types": {SYSTEMS[planet]: box.RESOURCES[table.shaped(planet)] for planet in planets},
        "starts": _starts(table) if table.drafting else [],
        "ambitions": [_ambition(table, ambition) for ambition in box.ALL_AMBITIONS],
        "free_markers": sorted(_sides(table, NONE), reverse=True),  # the next one first
        "players": [_player(table, seat) for seat in table.setup.all_seats],
        "order": table.in_turn_order(),
        "round": _round_order(table),
        "lead_number": playing.lead_number(table) if table.lead != NO_CARD else NONE,
        "turn": _turn(table),
        "frame": _frame(table),
    }


def shown_to(table: Table, seat: int) -> Json:
    """Where action cards are, as far as a seat knows: those that are out, and those in rivals' hands."""
    deck = box.action_deck(table.setup.seats) if not table.drafting else ()  # nothing is dealt before the draft
    known = row_of(table, seat)
    may = {box.CARD_NAMES[card]: known[card] for card in deck}
    hands = [1 << knowledge.HAND + rival if rival != seat else NONE for rival in table.setup.all_seats]
    return {
        "gone": [card for card, places in may.items() if places and not places % (1 << knowledge.OPEN)],
        "known_hands": [[card for card, places in may.items() if places == hand] for hand in hands],
    }


# The Reach


def _paths(table: Table) -> list[list[str]]:
    """A-3.4: pairs of gates that path markers join, past clusters that are out of play."""
    gates = table.setup.gates
    pairs = zip(gates, (*gates[1:], gates[0]), strict=True)
    far = [(one, other) for one, other in pairs if (cluster_of(other) - cluster_of(one)) % CLUSTERS > 1]
    return [[SYSTEMS[one], SYSTEMS[other]] for one, other in far]


def _buildings(table: Table, system: System) -> list[Json]:
    return [
        {
            "seat": ids.owner_of(code),
            "piece": PIECES[ids.kind_of(code)],
            "damaged": ids.is_damaged(code),
            "outside": ids.is_outside(code),
        }
        for code in table.buildings(system)
    ]


def _starts(table: Table) -> list[list[str]]:
    """A-2.3: by seat, the systems A, B, C… where it will begin: of interest while leaders are drafted."""
    starts = dict(zip(table.in_turn_order(), table.setup.card.starts, strict=True))
    return [[SYSTEMS[system] for system in starts[seat]] for seat in table.setup.all_seats]


# Ambitions

# by ambition, the types of the tokens that lie on its box in a game of two
_BOXED: Final = ((box.MATERIAL, box.FUEL), (), (box.WEAPON,), (box.RELIC,), (box.PSIONIC,))


def _ambition(table: Table, ambition: Ambition) -> Json:
    """A-15: the markers on it, who has how much, and what that would score now."""
    counts = scoring.standings(table, ambition)
    power = dict(scoring.scores(table, ambition)) if table.is_declared(ambition) else {}
    boxed = [kind for kind in _BOXED[ambition] for _ in range(table.setup.boxed[kind])]
    return {
        "ambition": box.AMBITIONS[ambition],
        "markers": _sides(table, ambition),
        "counts": counts[: table.setup.seats],
        "boxed": table.setup.boxes[ambition],
        "tokens": [box.RESOURCES[kind] for kind in boxed],
        "best": scoring.places(counts)[0],
        "scores": [power.get(seat, 0) for seat in table.setup.all_seats],
    }


def _sides(table: Table, at: int) -> list[list[int]]:
    """What the markers score that lie on an ambition, or that can still be declared with (NONE)."""
    markers = [marker for marker in range(len(box.MARKERS)) if table.marker_at(marker) == at]
    return [list(box.MARKERS[marker][table.flipped(marker)]) for marker in markers]


# Players


def _player(table: Table, seat: Seat) -> Json:
    seats = table.setup.all_seats
    trophies = [
        {"seat": owner, "piece": piece, "count": table.trophies(seat, owner, Piece(kind))}
        for owner in seats
        for kind, piece in enumerate(PIECES)
    ]
    captives = [{"seat": owner, "count": table.captives(seat, owner)} for owner in seats]
    return {
        "open_slots": sorted(slots.open_slots(table, seat)),
        "bonus": box.BONUS[box.CITIES - table.left(seat, CITY)],
        "trophies": [held for held in trophies if held["count"]],
        "captives": [held for held in captives if held["count"]],
        "controls": sum(table.control(system) == seat for system in table.setup.systems),
    }


# The round


def _round_order(table: Table) -> list[int]:
    """The seats in the order in which they play this round: the leader first."""
    seats = table.setup.seats
    leader = next((seat for seat in table.setup.all_seats if table.mode(seat) == box.LEAD), table.initiative)
    return [(leader + step) % seats for step in range(seats)]


def _turn(table: Table) -> Json:
    """What the pips of this turn may be spent on."""
    if not any(isinstance(decision, turn.Turn) for decision in table.pending):
        return {"seat": NONE, "actions": []}
    allowed = turn.pip_actions(table, table.turn)
    actions = [name for place, name in enumerate(box.ACTIONS) if allowed >> place & 1]
    return {"seat": table.turn, "actions": actions}


# What is being decided


def _frame(table: Table) -> Json:
    """The innermost decision with what is shown of it."""
    if not table.pending:
        return {"kind": "over"}
    decision = table.pending[-1]
    return {"kind": name_of(type(decision)), "seat": decision.seat, **decision.shown(table)}
