"""What can be read off a view of Arcs by the rules, for whoever draws it: who controls what, how ambitions stand.

Only what everybody sees is read from the world that is made up for it: the hands in it are guesses.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from parlour.core.game import Json, View
from parlour.games.arcs.actions import PIECES
from parlour.games.arcs.battle import dice
from parlour.games.arcs.battle import rerolls as recasting
from parlour.games.arcs.cards.court import COURT_NAMES
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import (
    ACTIONS,
    AMBITIONS,
    BONUS,
    CARD_NAMES,
    CITIES,
    EMPATH,
    FUEL,
    KEEPER,
    MARKERS,
    MATERIAL,
    PSIONIC,
    RELIC,
    RESOURCES,
    SYMBOLS,
    TYCOON,
    WARLORD,
    WEAPON,
    action_deck,
    number_of,
    suit_of,
)
from parlour.games.arcs.components.reach import CLUSTERS, SYSTEMS, gate_of
from parlour.games.arcs.decisions.frames import NAMES
from parlour.games.arcs.state import start as beginning
from parlour.games.arcs.state.table import KINDS, NONE, OUTSIDE, Frame, Table, is_damaged, kind_of, owner_of
from parlour.games.arcs.turn import playing, slots, turns
from parlour.games.arcs.turn import which_building as alike
from parlour.games.arcs.views import knowledge
from parlour.games.arcs.views.views import guess_snapshot

TROPHIES: Final = (*PIECES, "agent")


def shown(view: View) -> Json:
    """Everything the rules make of what a seat knows."""
    table = beginning.restore(guess_snapshot(view.seat, view.data, random.Random(0)))
    seats = table.setup.seats
    return {
        "out": [cluster + 1 for cluster in table.setup.out],
        "paths": _paths(table),
        "control": {SYSTEMS[system]: table.control(system) for system in table.setup.systems},
        "buildings": {SYSTEMS[system]: _buildings(table, system) for system in table.setup.systems},
        "types": {SYSTEMS[planet]: RESOURCES[resource] for planet, resource in table.shaped},
        "starts": _starts(table) if table.drafting else [],
        "ambitions": [_ambition(table, ambition) for ambition in range(len(AMBITIONS))],
        "free_markers": _free_markers(table),
        "players": [_player(table, seat) for seat in range(seats)],
        "order": table.in_turn_order(),
        "round": _round_order(table),
        "lead_number": playing.lead_number(table) if table.lead != NONE else NONE,
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


def _buildings(table: Table, system: int) -> list[Json]:
    return [
        {
            "seat": owner_of(code),
            "piece": PIECES[kind_of(code)],
            "damaged": is_damaged(code),
            "outside": code >= OUTSIDE,
        }
        for code in table.structures[system]
    ]


def _starts(table: Table) -> list[list[str]]:
    """A-2.3: by seat, the systems A, B, C… where it will begin: of interest while leaders are drafted."""
    found: list[list[str]] = [[] for _ in range(table.setup.seats)]
    for seat, systems in zip(table.in_turn_order(), table.setup.card.starts, strict=True):
        found[seat] = [SYSTEMS[system] for system in systems]
    return found


# Ambitions


def _ambition(table: Table, ambition: int) -> Json:
    """A-15: the markers on it, who has how much, and what that would score now."""
    counts = scoring.standings(table, ambition)
    power = [0] * table.setup.seats
    if ambition in table.marker_at:
        for seat, gained in scoring.scores(table, ambition):
            power[seat] = gained
    return {
        "ambition": AMBITIONS[ambition],
        "markers": [
            list(MARKERS[marker][table.flipped >> marker & 1])
            for marker, at in enumerate(table.marker_at)
            if at == ambition
        ],
        "counts": counts[: table.setup.seats],
        "boxed": table.setup.boxes[ambition],
        "tokens": _boxed(table, ambition),
        "best": scoring.places(counts)[0],
        "scores": power,
    }


def _boxed(table: Table, ambition: int) -> list[str]:
    """A-2.4: the tokens that lie on an ambition box in a game of two."""
    kinds = {TYCOON: (MATERIAL, FUEL), WARLORD: (WEAPON,), KEEPER: (RELIC,), EMPATH: (PSIONIC,)}
    return [RESOURCES[kind] for kind in kinds.get(ambition, ()) for _ in range(table.setup.boxed[kind])]


def _free_markers(table: Table) -> list[list[int]]:
    """A-6.2: markers that can still be declared with, the next one first."""
    sides = [MARKERS[marker][table.flipped >> marker & 1] for marker in range(len(MARKERS))]
    return [
        list(side)
        for side in sorted([s for s, at in zip(sides, table.marker_at, strict=True) if at == NONE])[::-1]
    ]


# Players


def _player(table: Table, seat: int) -> Json:
    seats = table.setup.seats
    trophies = []
    for owner in range(seats):
        start = (seat * seats + owner) * KINDS
        for piece, count in zip(TROPHIES, table.trophies[start : start + KINDS], strict=True):
            if count:
                trophies.append({"seat": owner, "piece": piece, "count": count})
    captives = table.captives[seat * seats : (seat + 1) * seats]
    return {
        "open_slots": sorted(slots.open_slots(table, seat)),
        "bonus": BONUS[CITIES - table.cities[seat]],
        "trophies": trophies,
        "captives": [{"seat": owner, "count": count} for owner, count in enumerate(captives) if count],
        "controls": sum(table.control(system) == seat for system in table.setup.systems),
    }


# The round


def _round_order(table: Table) -> list[int]:
    """The seats in the order in which they play this round: the leader first."""
    leader = next((seat for seat, mode in enumerate(table.mode) if mode == playing.LEAD), table.initiative)
    return [(leader + step) % table.setup.seats for step in range(table.setup.seats)]


def _turn(table: Table) -> Json:
    """What the pips of this turn may be spent on."""
    turn = any(NAMES[frame[0]] == "turn" for frame in table.frames)
    if not turn:
        return {"seat": NONE, "actions": []}
    allowed = turns.pip_actions(table, table.turn)
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
    card = CARD_NAMES.index(name)
    return suit_of(card), number_of(card)


# What is being decided


def _frame(table: Table) -> Json:
    """The innermost frame with its numbers by name."""
    if not table.frames:
        return {"kind": "over"}
    frame = table.frames[-1]
    kind = NAMES[frame[0]]
    more = _MORE.get(kind)
    return {"kind": kind, "seat": frame[1] if len(frame) > 1 else NONE, **(more(table, frame) if more else {})}


def _moving(table: Table, frame: Frame) -> Json:
    _, _, start, end, fresh, damaged, catapult, _, chosen = frame
    return {
        "from": SYSTEMS[start],
        "to": SYSTEMS[end],
        "fresh": fresh,
        "damaged": damaged,
        "catapult": bool(catapult),
        "chosen": chosen,
    }


def _guiding(table: Table, frame: Frame) -> Json:
    return {"from": SYSTEMS[frame[2]], "to": SYSTEMS[frame[3]], "owner": frame[4]}


def _catapulting(table: Table, frame: Frame) -> Json:
    return {"at": SYSTEMS[frame[2]], "fresh": frame[3], "damaged": frame[4]}


def _dicing(table: Table, frame: Frame) -> Json:
    _, seat, defender, system, assault, skirmish = frame
    return {
        "owner": defender,
        "at": SYSTEMS[system],
        "limit": dice.dice_limit(table, seat, system),
        "least": dice.dice_least(table, seat),
        "raids": dice.raid_limit(table, seat, defender, system),
        "balanced": abilities(table, seat).more_skirmish,
        "assault": assault,
        "skirmish": skirmish,
    }


def _rerolling(table: Table, frame: Frame) -> Json:
    _, _, defender, system, blanks, again, *symbols = frame
    return {
        "owner": defender,
        "at": SYSTEMS[system],
        "blanks": blanks,
        "hits": again,
        "symbols": dict(zip(SYMBOLS, symbols, strict=True)),
    }


def _battling(table: Table, frame: Frame) -> Json:
    _, seat, defender, system, *symbols, _ = frame
    return {
        "owner": defender,
        "at": SYSTEMS[system],
        "symbols": dict(zip(SYMBOLS, symbols, strict=True)),
        "hits": seat if symbols[0] else defender,  # self-hits come first
    }


def _owner(table: Table, frame: Frame) -> Json:
    return {"owner": frame[2]}


def _raiding(table: Table, frame: Frame) -> Json:
    return {"owner": frame[2], "keys": frame[3]}


def _stealing(table: Table, frame: Frame) -> Json:
    return {"resource": RESOURCES[frame[2]] if frame[2] != NONE else "", "count": frame[3]}


def _meeting(table: Table, frame: Frame) -> Json:
    """Somebody against somebody else somewhere."""
    return {"owner": frame[2], "at": SYSTEMS[frame[3]]}


def _sensing(table: Table, frame: Frame) -> Json:
    return {**_meeting(table, frame), "from": SYSTEMS[frame[5]] if frame[5] != NONE else ""}


def _filling(table: Table, frame: Frame) -> Json:
    return {"resource": RESOURCES[frame[2]]}


def _telling_apart(table: Table, frame: Frame) -> Json:
    _, _, purpose, owner, piece, system = frame
    return {
        "what": alike.PURPOSES[purpose],
        "owner": owner,
        "piece": PIECES[piece],
        "at": SYSTEMS[system],
    }


def _recasting(table: Table, frame: Frame) -> Json:
    """By which leave dice are chosen now; none while that is to be said."""
    leave = frame[5]
    return {**_meeting(table, frame), "leave": recasting.LEAVES[leave] if leave != NONE else ""}


def _annexing(table: Table, frame: Frame) -> Json:
    return {"at": SYSTEMS[frame[3]]}


def _at(table: Table, frame: Frame) -> Json:
    return {"at": SYSTEMS[frame[2]]}


def _resources(table: Table, frame: Frame) -> Json:
    return {"resources": [RESOURCES[resource] for resource in frame[2:]]}


def _placing(table: Table, frame: Frame) -> Json:
    return {"ships": frame[2], "count": frame[4]}


def _vox(table: Table, frame: Frame) -> Json:
    return {"court": COURT_NAMES[frame[2]]}


_MORE: Final[dict[str, Callable[[Table, Frame], Json]]] = {
    "moving": _moving,
    "guiding": _guiding,
    "catapulting": _catapulting,
    "dicing": _dicing,
    "rerolling": _rerolling,
    "battling": _battling,
    "ransacking": _owner,
    "swapping": _owner,
    "raiding": _raiding,
    "trading": _meeting,
    "bartering": _meeting,
    "stealing": _stealing,
    "overflowing": _resources,
    "arranging": _resources,
    "placing": _placing,
    "vox-card": _vox,
    "railing": _meeting,
    "sensing": _sensing,
    "aiming": _meeting,
    "overseeing": _meeting,
    "recasting": _recasting,
    "filling": _filling,
    "telling-apart": _telling_apart,
    "shaping": _at,
    "martyring": _at,
    "annexing": _annexing,
    "clouding": _at,
}
