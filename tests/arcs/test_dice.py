"""Battle dice: how many may be taken, what they show, and how it is asked which are rolled again."""

from __future__ import annotations

import pytest

from parlour.core.chance import ScriptedChance, SeededChance
from parlour.core.event import Event
from parlour.games.arcs.battle import aftermath, dice, rerolls, rolling
from parlour.games.arcs.components.box import ASSAULT, FACES, RAID, SKIRMISH
from parlour.games.arcs.components.reach import setup_cards
from parlour.games.arcs.ids import CITY, NONE, Court, System
from parlour.games.arcs.state.setup import complete_options, find_setup
from parlour.games.arcs.state.table import Table
from tests.arcs.test_moving import BLUE, GATE, HEX, RED, YELLOW, asked, offered, reach

GATEKEEPERS = Court(8)


def dicing(table: Table, assault: int, skirmish: int) -> list[str]:
    table.pending.append(dice.Dicing(RED, BLUE, HEX, assault, skirmish))
    found = asked(table)
    table.pending.pop()
    return found


def test_a_battle_needs_ships_and_a_rival() -> None:
    table = reach()
    table.place_ships(RED, HEX, 1)
    assert offered("battle", table) == [] and not dice.BATTLE.is_possible(table, RED)
    table.place_building(BLUE, HEX, CITY)
    table.place_ships(YELLOW, HEX, 1, damaged=True)
    assert offered("battle", table) == ["battle blue 1-hex", "battle yellow 1-hex"]
    assert dice.BATTLE.is_possible(table, RED)
    assert dice.can_battle_at(table, RED, HEX) and not dice.can_battle_at(table, RED, GATE)
    assert offered("battle", table, BLUE) == []  # a city does not attack


def test_one_die_for_each_ship_and_at_least_one() -> None:
    table = reach()
    table.place_ships(RED, HEX, 1)
    table.place_ships(RED, HEX, 1, damaged=True)
    table.place_ships(BLUE, HEX, 1)
    table.place_building(BLUE, System(GATE + 2), CITY)
    assert dicing(table, NONE, NONE) == ["assault 0", "assault 1", "assault 2"]
    # the defender has a building, but elsewhere: no raid dice, so the skirmish dice must do
    assert dicing(table, 0, NONE) == ["skirmish 1", "skirmish 2"]
    assert dicing(table, 1, 1) == ["raid 0"]


def test_raid_dice_against_who_has_a_building_there_or_none_at_all() -> None:
    table = reach()
    table.place_ships(RED, HEX, 2)
    table.place_ships(BLUE, HEX, 1)
    assert dicing(table, 0, 0) == ["raid 1", "raid 2"]
    table.place_building(BLUE, HEX, CITY)
    assert dice.raid_limit(table, RED, BLUE, HEX) == 6 and dice.raid_limit(table, RED, BLUE, GATE) == 0


def test_gatekeepers_bring_two_more_to_gates() -> None:
    table = reach()
    table.place_ships(RED, GATE, 1)
    table.place_ships(RED, HEX, 1)
    table.set_guilds(RED, (GATEKEEPERS,))
    assert dice.dice_limit(table, RED, GATE) == 3 and dice.dice_limit(table, RED, HEX) == 1


def test_six_of_a_kind_at_most() -> None:
    table = reach()
    table.place_ships(RED, HEX, 9)
    table.place_ships(BLUE, HEX, 1)
    assert dicing(table, NONE, NONE)[-1] == "assault 6"
    assert dicing(table, 6, NONE)[-1] == "skirmish 3"


def test_faces_come_up_and_are_counted() -> None:
    for die in (ASSAULT, SKIRMISH, RAID):
        events: list[Event] = []
        lying = [0] * rolling.DIFFERENT_FACES
        rolling.roll(RED, die, 600, lying, SeededChance("dice"), events)
        assert rolling.count_of(lying, die) == sum(lying) == 600
        found = rolling.symbols_of(lying)
        faces = events[0].args["faces"]
        assert isinstance(faces, tuple) and len(faces) == 600 and len(set(faces)) == len(set(FACES[die]))
        expected = [100 * sum(face[symbol] for face in FACES[die]) for symbol in range(5)]
        assert all(abs(one - other) < 75 for one, other in zip(found, expected, strict=True)), (found, expected)
    script = ScriptedChance([("raid", "intercept+key+key"), ("raid", "building+key")])
    lying = [0] * rolling.DIFFERENT_FACES
    rolling.roll(RED, RAID, 2, lying, script, None)
    assert rolling.symbols_of(lying) == [0, 1, 0, 1, 3]


@pytest.mark.parametrize("leaders", ["none", "base", "pack", "both"])
def test_the_cards_of_a_game_decide_what_a_battle_asks(leaders: str) -> None:
    """Records hold the answers: games with leaders are asked die by die and have an aftermath, others are not."""
    options = complete_options({"players": 3, "leaders": leaders})
    cards = find_setup(options, setup_cards(3)[0].name).cards
    assert rerolls.asks_die_by_die(cards) == (leaders != "none")
    assert aftermath.matters(cards) == (leaders != "none")
