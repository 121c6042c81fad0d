"""Moves and catapults on a real map, step by step."""

from __future__ import annotations

from parlour.core.chance import SeededChance
from parlour.games.arcs import moving, opening
from parlour.games.arcs.actions import ArcsAction
from parlour.games.arcs.reach import system_of
from parlour.games.arcs.setup import complete_options
from parlour.games.arcs.table import CITY, STARPORT, WIDTH, Table


def reach() -> Table:
    """An empty map for three players with clusters 2 and 3 out of play."""
    table = Table()
    setup = opening.choose_setup(complete_options({"players": 3, "setup": "frontiers"}), SeededChance(1))
    opening.lay_out(table, setup, SeededChance(1), None)
    opening.clear(table)
    return table


def ships(table: Table, seat: int, name: str) -> tuple[int, int]:
    place = seat * WIDTH + system_of(name)
    return table.fresh[place], table.damaged[place]


def texts(menu: list[ArcsAction]) -> list[str]:
    return [action.text for action in menu]


def test_a_move_asks_for_fresh_then_for_damaged_ships() -> None:
    table = reach()
    table.place_ships(0, system_of("1-hex"), 2)
    table.place_ships(0, system_of("1-hex"), 1, damaged=True)
    assert texts(moving.menu(table, 0)) == ["move 1-hex 1-gate", "move 1-hex 1-crescent"]
    moving.begin(table, 0, system_of("1-hex"), system_of("1-gate"))
    assert texts(moving.moving_menu(table, table.frames[-1])) == ["fresh 0", "fresh 1", "fresh 2"]
    moving.choose(table, 0, None)
    assert texts(moving.moving_menu(table, table.frames[-1])) == ["damaged 1"]  # at least one ship goes
    moving.choose(table, 1, None)
    assert ships(table, 0, "1-hex") == (2, 0) and ships(table, 0, "1-gate") == (0, 1) and table.frames == []


def test_a_catapult_goes_on_through_gates() -> None:
    table = reach()
    table.place_ships(0, system_of("1-hex"), 3)
    table.place_building(0, system_of("1-hex"), STARPORT, damaged=True)
    moving.begin(table, 0, system_of("1-hex"), system_of("1-gate"))
    moving.choose(table, 3, None)
    moving.choose(table, 0, None)
    # Clusters 2 and 3 are out of play: the path leads from gate 1 to gate 4.
    menu = texts(moving.catapulting_menu(table, table.frames[-1]))
    assert "onward 4-gate" in menu and "onward 6-gate" in menu and menu[-1] == "stop"
    moving.onward(table, system_of("4-gate"))
    moving.choose(table, 2, None)  # one ship is left behind
    moving.choose(table, 0, None)
    assert ships(table, 0, "1-gate") == (1, 0) and ships(table, 0, "4-gate") == (2, 0)
    assert "onward 1-gate" in texts(moving.catapulting_menu(table, table.frames[-1]))  # one more can be left
    moving.onward(table, system_of("4-hex"))
    moving.choose(table, 2, None)
    moving.choose(table, 0, None)
    assert table.frames == []  # a planet is the end


def test_a_gate_a_rival_controls_stops_a_catapult() -> None:
    table = reach()
    table.place_ships(0, system_of("1-hex"), 3)
    table.place_building(0, system_of("1-hex"), STARPORT)
    table.place_ships(1, system_of("1-gate"), 1)
    moving.begin(table, 0, system_of("1-hex"), system_of("1-gate"))
    moving.choose(table, 3, None)
    moving.choose(table, 0, None)
    assert table.control(system_of("1-gate")) == 0 and table.frames == []


def test_only_a_loyal_starport_is_a_catapult() -> None:
    table = reach()
    table.place_ships(0, system_of("1-hex"), 1)
    table.place_building(1, system_of("1-hex"), STARPORT)
    table.place_building(0, system_of("1-hex"), CITY)
    moving.begin(table, 0, system_of("1-hex"), system_of("1-gate"))
    moving.choose(table, 1, None)
    moving.choose(table, 0, None)
    assert table.frames == []


def test_control_needs_more_fresh_ships_than_each_rival() -> None:
    table = reach()
    gate = system_of("1-gate")
    assert table.control(gate) == -1
    table.place_ships(0, gate, 1)
    table.place_ships(1, gate, 2, damaged=True)
    assert table.control(gate) == 0
    table.place_ships(2, gate, 1)
    assert table.control(gate) == -1
    table.place_ships(1, gate, 2)
    assert table.control(gate) == 1
