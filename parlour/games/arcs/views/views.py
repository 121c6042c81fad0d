"""What a seat knows (A-18.5), and worlds that agree with it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from parlour.core.errors import InvalidInput
from parlour.core.fields import Fields
from parlour.core.game import Json
from parlour.games.arcs.cards.deck import LORE_NAMES, lore_of
from parlour.games.arcs.chapter.drafting import Learning
from parlour.games.arcs.components.box import ALL_CARDS, CARD_NAMES, CARDS, action_deck
from parlour.games.arcs.ids import NO_CARD, NOBODY, Seat
from parlour.games.arcs.state.marks import in_fours
from parlour.games.arcs.state.setup import sets_of
from parlour.games.arcs.state.snapshot import card_names, is_counted, lore_names, public_of
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.views import guessing, knowledge

MOST_TRIES = 10_000  # a few are enough, as little is ever counted


def row_of(table: Table, seat: int) -> list[int]:
    """By card: where it may be, for all a seat knows; spectators know what everybody knows."""
    row = seat if 0 <= seat < table.setup.seats else table.setup.seats
    return [table.may(row, card) for card in ALL_CARDS]


def counted_by(table: Table, seat: int) -> list[list[int]]:
    """What a seat knows besides: of these cards, as bits, at this place are exactly so many."""
    row = seat if 0 <= seat < table.setup.seats else table.setup.seats
    return [known[1:] for known in in_fours(table.counted) if known[0] == row]


def unknown_cards(table: Table, seat: int) -> frozenset[str]:
    """The action cards, and the lore in somebody's choice, whose place a seat does not know for certain."""
    names = [CARD_NAMES[card] for card, places in enumerate(row_of(table, seat)) if not knowledge.certain(places)]
    if table.drawn and seat != learner(table):
        names += unseen_lore(table.setup.sets, public_of(table)["leaders"])
    return frozenset(names)


def learner(table: Table) -> Seat:
    """Who has drawn lore to choose from; NOBODY if nobody has."""
    learning = [decision.seat for decision in table.pending if isinstance(decision, Learning)]
    return learning[0] if learning else NOBODY


def unseen_lore(sets: tuple[str, ...], leaders: Json) -> list[str]:
    """The lore cards of these sets that nobody has shown; `leaders` is that part of a snapshot."""
    shown = [*leaders["gone"], *leaders["offered_lore"], *[name for cards in leaders["lore"] for name in cards]]
    return [LORE_NAMES[card] for card in lore_of(sets) if LORE_NAMES[card] not in shown]


def view_of(table: Table, seat: int) -> Json:
    """Everything public, the own hand, how many cards lie where, and where the others may be."""
    drawn: Json = {}
    if table.setup.leaders:
        drawn["drawn"] = lore_names(table.drawn) if seat == learner(table) else []
        drawn["drawn_size"] = len(table.drawn)
    return {
        **public_of(table),
        **drawn,
        "hand": card_names(table.hand(Seat(seat))) if 0 <= seat < table.setup.seats else [],
        "hand_sizes": [len(table.hand(player)) for player in table.setup.all_seats],
        "hidden_sizes": [len(table.hidden(player)) for player in table.setup.all_seats],
        "discard_sizes": [len(layer) for layer in table.discard],
        "swapping": table.taken != NO_CARD,
        "may": row_of(table, seat),
        "counted": counted_by(table, seat),
        "known_to_all": row_of(table, -1),
        "counted_by_all": counted_by(table, -1),
    }


def guess_snapshot(seat: int, data: Mapping[str, Any], rng: random.Random) -> Json:
    """A snapshot of a world that looks to the seat like its view; each possible one is equally likely.

    What the others remember of face-down cards is left out: they know their own cards and what everybody knows.
    """
    fields = Fields(data)
    hand_sizes = fields.wholes("hand_sizes", 0, CARDS)
    seats = len(hand_sizes)
    sizes = {
        knowledge.HAND: hand_sizes,
        knowledge.HIDDEN: fields.wholes("hidden_sizes", 0, CARDS),
        knowledge.LAYER: fields.wholes("discard_sizes", 0, CARDS),
        knowledge.TAKEN: (int(fields.truth("swapping")),),
    }
    may, known_to_all = fields.wholes("may", 0, 1 << 60), fields.wholes("known_to_all", 0, 1 << 60)
    fields.take("hand")
    if not len(may) == len(known_to_all) == CARDS or len(sizes[knowledge.HIDDEN]) != seats:
        raise InvalidInput("arcs-impossible-view")
    counted, counted_by_all = (fields.many(word, _is_counted) for word in ("counted", "counted_by_all"))
    room = {first + number: count for first, counts in sizes.items() for number, count in enumerate(counts)}
    at = _deal({card: may[card] for card in action_deck(seats)}, room, [*counted, *counted_by_all], rng)
    piles: dict[int, list[str]] = {}
    for card in sorted(at):
        piles.setdefault(at[card], []).append(CARD_NAMES[card])
    rows: list[int] = []
    for row in range(seats):
        rows += may if row == seat else _row(row, known_to_all, at)
    return {
        **_guess_lore(fields, rng),
        **fields.left,
        "hands": [piles.get(knowledge.HAND + player, []) for player in range(seats)],
        "hidden": [piles.get(knowledge.HIDDEN + player, []) for player in range(seats)],
        "taken": piles.get(knowledge.TAKEN, [""])[0],
        "discard": [piles.get(knowledge.LAYER + layer, []) for layer in range(len(sizes[knowledge.LAYER]))],
        "may": [*rows, *known_to_all],
        "counted": [
            [row, *known] for row in range(seats + 1) for known in (counted if row == seat else counted_by_all)
        ],
    }


def _guess_lore(fields: Fields, rng: random.Random) -> Json:
    """The lore somebody has drawn to choose from, if this seat has not seen it: any that was never shown."""
    if "drawn_size" not in fields.left:
        return {}
    size = fields.whole("drawn_size", 0, len(LORE_NAMES))
    drawn = fields.words("drawn", {*LORE_NAMES} - {""})
    if len(drawn) == size:
        return {"drawn": drawn}
    try:
        left = unseen_lore(sets_of(fields.left["options"]), fields.left["leaders"])
        return {"drawn": sorted(rng.sample(left, size), key=LORE_NAMES.index)}
    except (KeyError, TypeError, ValueError) as error:
        raise InvalidInput("arcs-impossible-view") from error


def _is_counted(item: object) -> bool:
    return isinstance(item, list) and is_counted([0, *item], 0)


def _deal(
    may: Mapping[int, int], room: dict[int, int], counted: list[list[int]], rng: random.Random
) -> dict[int, int]:
    """A place for every card that does not lie face up; the room for cards that are certain is taken."""
    found: dict[int, int] = {}
    unsure: dict[int, int] = {}
    for card, places in may.items():
        if not knowledge.certain(places):
            unsure[card] = places
        elif places != 1 << knowledge.OPEN:
            place = places.bit_length() - 1
            if room.get(place, 0) == 0:
                raise InvalidInput("arcs-impossible-view")
            room[place] -= 1
            found[card] = place
    left = {place: count for place, count in room.items() if count}
    for _ in range(MOST_TRIES):
        at = found | guessing.deal_out(unsure, left, rng)
        if all(_agrees(at, *known) for known in counted):
            return at
    raise InvalidInput("arcs-impossible-view")


def _agrees(at: Mapping[int, int], cards: int, place: int, count: int) -> bool:
    """Whether so many of these cards lie at a place."""
    return sum(cards >> card & 1 for card, found in at.items() if found == place) == count


def _row(row: int, known_to_all: tuple[int, ...], at: Mapping[int, int]) -> list[int]:
    """What another seat knows in a guessed world: what all know, its hand, and what it played face down."""
    own = 1 << knowledge.HAND + row | 1 << knowledge.HIDDEN + row
    found = []
    for card, places in enumerate(known_to_all):
        here = 1 << at.get(card, knowledge.OPEN)
        if here & own:
            found.append(here)
        else:
            found.append(places if knowledge.certain(places) else places & ~own)
    return found
