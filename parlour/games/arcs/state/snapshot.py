"""The whole table as JSON, and back: what pickles, views, guesses and exact scenario positions are made of.

Most fields are written and read as fields.py declares them; here are those with a form of their own.
"""

from __future__ import annotations

import json
from typing import Any

from parlour.core.fields import Fields
from parlour.core.game import Json
from parlour.games.arcs.cards.deck import COURT_NAMES, LORE, LORE_NAMES
from parlour.games.arcs.components.box import AGENTS, CARD_NAMES, RESOURCES, SHIPS, SLOTS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions import forms
from parlour.games.arcs.ids import NONE, OUTSIDE, Building, Card, Court, Lore, Resource, Seat, System
from parlour.games.arcs.state import fields as declared
from parlour.games.arcs.state.codecs import Codec, Row, Unfit, Whole
from parlour.games.arcs.state.setup import complete_options, find_setup
from parlour.games.arcs.state.table import Table

# Writing


def snapshot_of(table: Table) -> Json:
    """Everything that is not a consequence of something else."""
    return {
        **public_of(table),
        **_section(table, declared.SECRET),
        **(_section(table, declared.SECRET_LORE) if table.setup.leaders else {}),
        "discard": declared.LAYERS.write(table.discard),
    }


def public_of(table: Table) -> Json:
    """What everybody sees."""
    setup = table.setup
    leaders: Json = {}
    if setup.leaders:
        shaped = {system: table.shaped(system) for system in setup.systems if table.shaped(system) != NONE}
        named = {SYSTEMS[system]: RESOURCES[resource] for system, resource in shaped.items()}
        leaders["leaders"] = {**_section(table, declared.LEADERS), "shaped": named}
    return {
        **_section(table, declared.TOP),
        **leaders,
        "options": json.loads(setup.options_text),  # nobody gets hold of the options all games share
        "setup": setup.card.name,
        "frames": [forms.write(decision) for decision in table.pending],
        "to_move": table.to_move,
        "influence": {
            COURT_NAMES[card]: [table.agents_on(card, seat) for seat in setup.all_seats] for card in table.in_row()
        },
        "map": {
            SYSTEMS[place]: {
                "fresh": [table.fresh(seat, System(place)) for seat in setup.all_seats],
                "damaged": [table.damaged(seat, System(place)) for seat in setup.all_seats],
                "buildings": list(table.buildings(System(place))),
            }
            for place in table.occupied()
        },
        "players": [_section(table, declared.PLAYER, seat) for seat in setup.all_seats],
        "turn": _section(table, declared.TURN),
    }


def _section(table: Table, where: str, seat: int = 0) -> Json:
    """All fields that are written in one place; of one seat, where that is a player's part."""
    found: Json = {}
    for name, codec, places, is_pile, is_list in declared.section(where, table.setup.seats, seat):
        kept: Any = table.piles if is_pile else table.cells
        if not is_list:
            found[name] = codec.write(kept[places.start])
        elif codec.as_is:
            found[name] = list(kept[places.start : places.stop])
        else:
            found[name] = [codec.write(kept[place]) for place in places]
    return found


def lore_names(cards: tuple[Lore, ...]) -> list[str]:
    """The names of lore cards."""
    return [LORE_NAMES[card] for card in cards]


def card_names(cards: tuple[Card, ...]) -> list[str]:
    """The names of action cards."""
    return [CARD_NAMES[card] for card in cards]


def court_names(cards: tuple[Court, ...]) -> list[str]:
    """The names of court cards."""
    return [COURT_NAMES[card] for card in cards]


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
    _read_section(table, fields, declared.TOP)
    _read_section(table, fields, declared.SECRET)
    turn = fields.table("turn")
    _read_section(table, turn, declared.TURN)
    turn.done()
    players = [Fields(item, f"players.{seat}") for seat, item in enumerate(fields.many("players", bool))]
    if len(players) != seats:
        raise fields.bad("players", len(players))
    for seat, player in enumerate(players):
        _read_section(table, player, declared.PLAYER, seat)
        player.done()
    if table.setup.leaders:
        _read_leaders(table, fields)
    for seat in table.setup.all_seats:
        if len(table.slots(seat)) != SLOTS + sum([LORE[card].slots for card in table.lore(seat)]):
            raise fields.bad(f"players.{seat}.slots", len(table.slots(seat)))
    table.discard = _read(fields, "discard", declared.LAYERS, seats)
    _read_decisions(table, fields)
    _read_influence(table, fields)
    _read_map(table, fields.table("map"))
    fields.done()


def _read_section(table: Table, fields: Fields, where: str, seat: int = 0) -> None:
    seats = table.setup.seats
    for name, item, places, is_pile, is_list in declared.section(where, seats, seat):
        codec = Row(item, len(places), len(places)) if is_list else item
        found = _read(fields, name, codec, seats)
        for place, value in zip(places, found if is_list else [found], strict=True):
            if is_pile:
                table.piles[place] = value
            else:
                table.cells[place] = value


def _read(fields: Fields, name: str, codec: Codec, seats: int) -> Any:
    value = fields.take(name)
    try:
        return codec.read(value, seats)
    except Unfit:
        raise fields.bad(name, value) from None


def _read_leaders(table: Table, fields: Fields) -> None:
    _read_section(table, fields, declared.SECRET_LORE)
    own = fields.table("leaders")
    _read_section(table, own, declared.LEADERS)
    shaped = own.table("shaped")
    for system in _systems(table, shaped):
        table.shape(system, Resource(RESOURCES.index(shaped.word(SYSTEMS[system], RESOURCES))))
    shaped.done()
    own.done()


def _systems(table: Table, fields: Fields) -> list[System]:
    """Those in play of which something is said."""
    return [system for system in table.setup.systems if SYSTEMS[system] in fields.left]


def _read_decisions(table: Table, fields: Fields) -> None:
    items = fields.many("frames", bool)
    for item in items:
        decision = forms.read(item)
        if decision is None:
            raise fields.bad("frames", items)
        table.pending.append(decision)


def _read_influence(table: Table, fields: Fields) -> None:
    if len(table.row) != table.setup.row:
        raise fields.bad("row", court_names(table.row))
    influence = fields.table("influence")
    for card in table.in_row():
        for seat, agents in enumerate(_read_by_seat(table, influence, COURT_NAMES[card], AGENTS)):
            table.add_agents_on(card, Seat(seat), agents)
    influence.done()


def _read_map(table: Table, fields: Fields) -> None:
    for system in _systems(table, fields):
        here = fields.table(SYSTEMS[system])
        for seat, ships in enumerate(_read_by_seat(table, here, "fresh", SHIPS)):
            table.add_fresh(Seat(seat), system, ships)
        for seat, ships in enumerate(_read_by_seat(table, here, "damaged", SHIPS)):
            table.add_damaged(Seat(seat), system, ships)
        for found in here.wholes("buildings", 0, OUTSIDE + 4 * table.setup.seats - 1):
            table.add_building(system, Building(found), 1)
        here.done()
    fields.done()


def _read_by_seat(table: Table, fields: Fields, name: str, most: int) -> tuple[int, ...]:
    """A number for each seat."""
    seats = table.setup.seats
    found: tuple[int, ...] = _read(fields, name, Row(Whole(0, most), seats, seats), seats)
    return found


def is_counted(item: object, seats: int) -> bool:
    """Whether this is a row, cards, a place and a number."""
    try:
        declared.COUNTS.read([item], seats)
    except Unfit:
        return False
    return True
