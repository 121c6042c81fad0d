"""The whole table as JSON, and back: what pickles, views, guesses and exact scenario positions are made of.

Most fields are written and read as fields.py declares them; here are those with a form of their own.
"""

from __future__ import annotations

import json
from typing import Any, Final

from parlour.core.fields import Fields
from parlour.core.game import Json
from parlour.games.arcs.cards.deck import COURT_NAMES, LORE, LORE_NAMES
from parlour.games.arcs.components.box import AGENTS, CARD_NAMES, CARDS, RESOURCES, SEATS, SHIPS, SLOTS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions import forms
from parlour.games.arcs.ids import NONE, OUTSIDE, Building, Card, Court, Lore, Resource, Seat, System
from parlour.games.arcs.state.codecs import Names, Unfit
from parlour.games.arcs.state.fields import (
    EACH_SEAT,
    FIELDS,
    LEADERS,
    MOST_SEATS,
    ONE,
    PLAYER,
    SECRET,
    TOP,
    TURN,
    Field,
)
from parlour.games.arcs.state.marks import in_fours, in_threes
from parlour.games.arcs.state.setup import complete_options, find_setup
from parlour.games.arcs.state.table import Table

LAST_PLACE: Final = 48  # of views/knowledge.py


# Writing


def snapshot_of(table: Table) -> Json:
    """Everything that is not a consequence of something else."""
    return {
        **public_of(table),
        **_section(table, SECRET),
        **({"drawn": lore_names(table.drawn)} if table.setup.leaders else {}),
        "discard": [card_names(layer) for layer in table.discard],
        "may": [table.may(row, Card(card)) for row in range(table.setup.seats + 1) for card in range(CARDS)],
        "counted": in_fours(table.counted),
    }


def public_of(table: Table) -> Json:
    """What everybody sees."""
    setup = table.setup
    return {
        **_section(table, TOP),
        **({"leaders": {**_section(table, LEADERS), "shaped": _shaped(table)}} if setup.leaders else {}),
        "options": json.loads(setup.options_text),  # nobody gets hold of the options all games share
        "setup": setup.card.name,
        "frames": [forms.write(decision) for decision in table.pending],
        "to_move": table.to_move,
        "unions": [[COURT_NAMES[union], seat, CARD_NAMES[card]] for union, seat, card in in_threes(table.unions)],
        "row": court_names(table.row),
        "influence": {
            COURT_NAMES[card]: [table.agents_on(card, seat) for seat in setup.all_seats] for card in table.in_row()
        },
        "map": {
            SYSTEMS[system]: {
                "fresh": [table.fresh(seat, system) for seat in setup.all_seats],
                "damaged": [table.damaged(seat, system) for seat in setup.all_seats],
                "buildings": list(table.buildings(system)),
            }
            for system in setup.systems
            if has_pieces(table, system)
        },
        "players": [_section(table, PLAYER, seat) for seat in setup.all_seats],
        "turn": _section(table, TURN),
    }


def _section(table: Table, where: str, seat: int = 0) -> Json:
    """All fields that are written in one place; of one seat, where that is a player's part."""
    return {field.name: _write(table, field, seat) for field in FIELDS if field.where == where}


def _write(table: Table, field: Field, seat: int) -> Any:
    assert field.codec is not None
    kept: Any = table.piles if field.is_pile else table.cells
    seats = table.setup.seats
    if field.where == PLAYER:
        if field.written == ONE:
            return field.codec.write(kept[field.start + seat])
        start = field.start + seat * MOST_SEATS * field.width
        return [field.codec.write(kept[place]) for place in range(start, start + seats * field.width)]
    if field.written == ONE:
        return field.codec.write(kept[field.start])
    count = seats if field.written == EACH_SEAT else field.written
    return [field.codec.write(kept[place]) for place in range(field.start, field.start + count)]


def _shaped(table: Table) -> Json:
    planets = [system for system in table.setup.systems if table.shaped(system) != NONE]
    return {SYSTEMS[planet]: RESOURCES[table.shaped(planet)] for planet in planets}


def lore_names(cards: tuple[Lore, ...]) -> list[str]:
    """The names of lore cards."""
    return [LORE_NAMES[card] for card in cards]


def card_names(cards: tuple[Card, ...]) -> list[str]:
    """The names of action cards."""
    return [CARD_NAMES[card] for card in cards]


def court_names(cards: tuple[Court, ...]) -> list[str]:
    """The names of court cards."""
    return [COURT_NAMES[card] for card in cards]


def has_pieces(table: Table, system: System) -> bool:
    """Whether anything is in a system."""
    return table.has_buildings(system) or any(table.ships(seat, system) for seat in table.setup.all_seats)


# Reading


def restore_into(table: Table, snapshot: object) -> None:
    """Fill an empty table from a snapshot; `InvalidInput` names the field that is wrong."""
    fields = Fields(snapshot)
    options = fields.take("options")
    if not isinstance(options, dict):
        raise fields.bad("options", options)
    table.setup = find_setup(complete_options(options), str(fields.take("setup")))
    table.clear()
    seats = table.setup.seats
    table.to_move = fields.whole("to_move", NONE, seats - 1)
    _read_section(table, fields, TOP)
    _read_section(table, fields, SECRET)
    turn = fields.table("turn")
    _read_section(table, turn, TURN)
    turn.done()
    players = [Fields(item, f"players.{seat}") for seat, item in enumerate(fields.many("players", bool))]
    if len(players) != seats:
        raise fields.bad("players", len(players))
    for seat, player in enumerate(players):
        _read_section(table, player, PLAYER, seat)
        player.done()
    _read_leaders(table, fields)
    _read_decisions(table, fields)
    _read_unions(table, fields)
    _read_court(table, fields)
    _read_map(table, fields.table("map"))
    table.discard = tuple(_read_piles(fields, "discard"))
    _read_knowledge(table, fields)
    fields.done()


def _read_section(table: Table, fields: Fields, where: str, seat: int = 0) -> None:
    for field in FIELDS:
        if field.where == where:
            _read(table, field, fields, seat)


def _read(table: Table, field: Field, fields: Fields, seat: int) -> None:
    assert field.codec is not None
    value = fields.take(field.name)
    seats = table.setup.seats
    start, values = field.start, value
    if field.where == PLAYER:
        start += seat * MOST_SEATS * field.width if field.written != ONE else seat
    if field.written == ONE:
        values = [value]
    else:
        count = seats * field.width if field.written == EACH_SEAT else field.written
        if not isinstance(value, list) or len(value) != count:
            raise fields.bad(field.name, value)
    for place, item in enumerate(values, start):
        try:
            found = field.codec.read(item, seats)
        except Unfit:
            raise fields.bad(field.name, value) from None
        if field.is_pile:
            table.piles[place] = found
        else:
            table.cells[place] = found


def _read_leaders(table: Table, fields: Fields) -> None:
    if table.setup.leaders:
        own = fields.table(LEADERS)
        _read_section(table, own, LEADERS)
        shaped = own.table("shaped")
        for system in table.setup.systems:
            if SYSTEMS[system] in shaped.left:
                table.shape(system, Resource(RESOURCES.index(shaped.word(SYSTEMS[system], RESOURCES))))
        shaped.done()
        own.done()
        drawn = fields.words("drawn", {*LORE_NAMES} - {""})
        table.drawn = tuple([Lore(LORE_NAMES.index(name)) for name in drawn])
    for seat in table.setup.all_seats:
        slots = SLOTS + sum([LORE[card].slots for card in table.lore(seat)])
        if len(table.slots(seat)) != slots:
            raise fields.bad(f"players.{seat}.slots", len(table.slots(seat)))


def _read_decisions(table: Table, fields: Fields) -> None:
    items = fields.take("frames")
    decisions = [forms.read(item) for item in items] if isinstance(items, list) else [None]
    for decision in decisions:
        if decision is None:
            raise fields.bad("frames", items)
        table.pending.append(decision)


def _read_unions(table: Table, fields: Fields) -> None:
    last = table.setup.seats - 1
    found: list[int] = []
    for union, seat, card in fields.many("unions", lambda item: _is_union(item, last)):
        found += [COURT_NAMES.index(union), seat, CARD_NAMES.index(card)]
    table.unions = tuple(found)


def _is_union(item: object, last: int) -> bool:
    if not isinstance(item, list) or len(item) != 3:
        return False
    union, seat, card = item
    names = isinstance(union, str) and isinstance(card, str) and union in COURT_NAMES and card in CARD_NAMES
    return names and union != "" and type(seat) is int and 0 <= seat <= last


def _read_court(table: Table, fields: Fields) -> None:
    row = fields.words("row", COURT_NAMES)
    if len(row) != table.setup.row:
        raise fields.bad("row", row)
    table.row = tuple([Court(COURT_NAMES.index(card)) for card in row])
    influence = fields.table("influence")
    for card in table.in_row():
        for seat, agents in enumerate(_numbers(influence, COURT_NAMES[card], table.setup.seats, AGENTS)):
            table.add_agents_on(card, Seat(seat), agents)
    influence.done()


def _read_map(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    for system in table.setup.systems:
        if SYSTEMS[system] not in fields.left:
            continue
        here = fields.table(SYSTEMS[system])
        for seat, ships in enumerate(_numbers(here, "fresh", seats, SHIPS)):
            table.add_fresh(Seat(seat), system, ships)
        for seat, ships in enumerate(_numbers(here, "damaged", seats, SHIPS)):
            table.add_damaged(Seat(seat), system, ships)
        for found in here.wholes("buildings", 0, OUTSIDE + 4 * seats - 1):
            table.add_building(system, Building(found), 1)
        here.done()
    fields.done()


def _read_piles(fields: Fields, name: str) -> list[tuple[Card, ...]]:
    """Piles of action cards, any number of them."""
    cards = Names(CARD_NAMES)
    piles = fields.take(name)
    try:
        if not isinstance(piles, list) or len(piles) > CARDS:
            raise Unfit
        return [cards.read(pile, len(SEATS)) for pile in piles]
    except Unfit:
        raise fields.bad(name, piles) from None


def _read_knowledge(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    for place, places in enumerate(_numbers(fields, "may", (seats + 1) * CARDS, 1 << 60)):
        table.set_may(place // CARDS, Card(place % CARDS), places)
    counted = fields.many("counted", lambda item: is_counted(item, seats))
    table.counted = tuple([number for known in counted for number in known])


def is_counted(item: object, last: int) -> bool:
    """Whether this is a row, cards, a place and a number."""
    if not isinstance(item, list) or len(item) != 4 or any(type(number) is not int for number in item):
        return False
    row, cards, place, count = (int(number) for number in item)
    return 0 <= row <= last and 0 <= cards < 1 << CARDS and 0 <= place <= LAST_PLACE and 0 <= count <= CARDS


def _numbers(fields: Fields, name: str, count: int, most: int) -> list[int]:
    found = list(fields.wholes(name, 0, most))
    if len(found) != count:
        raise fields.bad(name, found)
    return found
