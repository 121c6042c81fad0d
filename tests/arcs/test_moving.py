"""Moves and catapults on a real map, step by step."""

from __future__ import annotations

from parlour.core.chance import NoChance, SeededChance
from parlour.core.menu import Menu
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import ACTIONS, TABLE
from parlour.games.arcs.components.reach import system_of
from parlour.games.arcs.decisions import flow
from parlour.games.arcs.ids import CITY, NOBODY, STARPORT, Seat
from parlour.games.arcs.state.setting_up import choose_setup
from parlour.games.arcs.state.setup import complete_options
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import turn_actions
from parlour.games.arcs.turn.turn import Turn

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)
GATE, HEX = system_of("1-gate"), system_of("1-hex")


def reach() -> Table:
    """An empty map for three players with clusters 2 and 3 out of play, in red's turn."""
    table = Table()
    table.setup = choose_setup(complete_options({"players": 3, "setup": "frontiers"}), SeededChance(1))
    table.clear()
    table.turn = RED
    table.pending.append(Turn(RED))
    return table


def ships(table: Table, seat: Seat, name: str) -> tuple[int, int]:
    system = system_of(name)
    return table.fresh(seat, system), table.damaged(seat, system)


def texts(menu: Menu) -> list[str]:
    return [ACTIONS[number].text for number in menu.numbers]


def offered(kind: str, table: Table, seat: Seat = RED) -> list[str]:
    """What a kind of action offers a player."""
    menu = Menu()
    turn_actions.by_kind()[kind].offer(table, seat, menu)
    return texts(menu)


def act(table: Table, text: str) -> None:
    """Red acts, whatever it costs."""
    action = TABLE.parse(text)
    assert isinstance(action, ArcsAction)
    turn_actions.do(table, RED, action, None)


def asked(table: Table) -> list[str]:
    """What can be answered now."""
    return [ACTIONS[number].text for number in flow.make_menu(table)]


def answer(table: Table, *said: str) -> None:
    """Answer what is asked, one step after the other, and nothing that follows by itself."""
    for text in said:
        assert text in asked(table)
        flow.answer(table, TABLE.parse(text).number, NoChance(), None)


def is_done(table: Table) -> bool:
    """Whether nothing but the turn is left to decide."""
    return [type(decision) for decision in table.pending] == [Turn]


def test_a_move_asks_for_fresh_then_for_damaged_ships() -> None:
    table = reach()
    table.place_ships(RED, HEX, 2)
    table.place_ships(RED, HEX, 1, damaged=True)
    assert offered("move", table) == ["move 1-hex 1-gate", "move 1-hex 1-crescent"]
    act(table, "move 1-hex 1-gate")
    assert asked(table) == ["fresh 0", "fresh 1", "fresh 2"]
    answer(table, "fresh 0")
    assert asked(table) == ["damaged 1"]  # at least one ship goes
    answer(table, "damaged 1")
    assert ships(table, RED, "1-hex") == (2, 0) and ships(table, RED, "1-gate") == (0, 1) and is_done(table)


def test_a_catapult_goes_on_through_gates() -> None:
    table = reach()
    table.place_ships(RED, HEX, 3)
    table.place_building(RED, HEX, STARPORT, damaged=True)
    act(table, "move 1-hex 1-gate")
    answer(table, "fresh 3", "damaged 0")
    # Clusters 2 and 3 are out of play: the path leads from gate 1 to gate 4.
    menu = asked(table)
    assert "onward 4-gate" in menu and "onward 6-gate" in menu and menu[-1] == "stop"
    answer(table, "onward 4-gate", "fresh 2", "damaged 0")  # one ship is left behind
    assert ships(table, RED, "1-gate") == (1, 0) and ships(table, RED, "4-gate") == (2, 0)
    assert "onward 1-gate" in asked(table)  # one more can be left
    answer(table, "onward 4-hex", "fresh 2", "damaged 0")
    assert is_done(table)  # a planet is the end


def test_a_gate_a_rival_controls_stops_a_catapult() -> None:
    table = reach()
    table.place_ships(RED, HEX, 3)
    table.place_building(RED, HEX, STARPORT)
    table.place_ships(BLUE, GATE, 1)
    act(table, "move 1-hex 1-gate")
    answer(table, "fresh 3", "damaged 0")
    assert table.control(GATE) == RED and is_done(table)


def test_only_a_loyal_starport_is_a_catapult() -> None:
    table = reach()
    table.place_ships(RED, HEX, 1)
    table.place_building(BLUE, HEX, STARPORT)
    table.place_building(RED, HEX, CITY)
    act(table, "move 1-hex 1-gate")
    answer(table, "fresh 1", "damaged 0")
    assert ships(table, RED, "1-gate") == (1, 0) and is_done(table)


def test_control_needs_more_fresh_ships_than_each_rival() -> None:
    table = reach()
    assert table.control(GATE) == NOBODY
    table.place_ships(RED, GATE, 1)
    table.place_ships(BLUE, GATE, 2, damaged=True)
    assert table.control(GATE) == RED
    table.place_ships(YELLOW, GATE, 1)
    assert table.control(GATE) == NOBODY
    table.place_ships(BLUE, GATE, 2)
    assert table.control(GATE) == BLUE
