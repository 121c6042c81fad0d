"""Battle dice: how many may be taken, and what they show."""

from __future__ import annotations

from parlour.core.chance import ScriptedChance, SeededChance
from parlour.core.event import Event
from parlour.games.arcs import dice
from parlour.games.arcs.box import ASSAULT, FACES, RAID, SKIRMISH
from parlour.games.arcs.frames import DICING
from parlour.games.arcs.reach import system_of
from parlour.games.arcs.table import CITY, NONE
from tests.arcs.test_moving import reach, texts

GATE = system_of("1-gate")
HEX = system_of("1-hex")
GATEKEEPERS = 8


def test_a_battle_needs_ships_and_a_rival() -> None:
    table = reach()
    table.place_ships(0, HEX, 1)
    assert dice.battle_menu(table, 0) == []
    table.place_building(1, HEX, CITY)
    table.place_ships(2, HEX, 1, damaged=True)
    assert texts(dice.battle_menu(table, 0)) == ["battle blue 1-hex", "battle yellow 1-hex"]
    assert dice.battle_menu(table, 1) == []  # a city does not attack


def test_one_die_for_each_ship_and_at_least_one() -> None:
    table = reach()
    table.place_ships(0, HEX, 1)
    table.place_ships(0, HEX, 1, damaged=True)
    table.place_ships(1, HEX, 1)
    table.place_building(1, GATE + 2, CITY)
    assert texts(dice.dicing_menu(table, (DICING, 0, 1, HEX, NONE, NONE))) == [
        "assault 0",
        "assault 1",
        "assault 2",
    ]
    # the defender has a building, but elsewhere: no raid dice, so the skirmish dice must do
    assert texts(dice.dicing_menu(table, (DICING, 0, 1, HEX, 0, NONE))) == ["skirmish 1", "skirmish 2"]
    assert texts(dice.dicing_menu(table, (DICING, 0, 1, HEX, 1, 1))) == ["raid 0"]


def test_raid_dice_against_who_has_a_building_there_or_none_at_all() -> None:
    table = reach()
    table.place_ships(0, HEX, 2)
    table.place_ships(1, HEX, 1)
    assert texts(dice.dicing_menu(table, (DICING, 0, 1, HEX, 0, 0))) == ["raid 1", "raid 2"]
    table.place_building(1, HEX, CITY)
    assert dice.raid_limit(table, 0, 1, HEX) == 6 and dice.raid_limit(table, 0, 1, GATE) == 0


def test_gatekeepers_bring_two_more_to_gates() -> None:
    table = reach()
    table.place_ships(0, GATE, 1)
    table.place_ships(0, HEX, 1)
    table.guilds[0] = (GATEKEEPERS,)
    assert dice.dice_limit(table, 0, GATE) == 3 and dice.dice_limit(table, 0, HEX) == 1


def test_six_of_a_kind_at_most() -> None:
    table = reach()
    table.place_ships(0, HEX, 9)
    table.place_ships(1, HEX, 1)
    assert texts(dice.dicing_menu(table, (DICING, 0, 1, HEX, NONE, NONE)))[-1] == "assault 6"
    assert texts(dice.dicing_menu(table, (DICING, 0, 1, HEX, 6, NONE)))[-1] == "skirmish 3"


def test_faces_come_up_and_are_counted() -> None:
    for die in (ASSAULT, SKIRMISH, RAID):
        events: list[Event] = []
        found = dice.roll(0, die, 600, SeededChance("dice"), events)
        faces = events[0].args["faces"]
        assert isinstance(faces, tuple) and len(faces) == 600 and len(set(faces)) == len(set(FACES[die]))
        expected = [100 * sum(face[symbol] for face in FACES[die]) for symbol in range(5)]
        assert all(abs(one - other) < 75 for one, other in zip(found, expected, strict=True)), (found, expected)
    script = ScriptedChance([("raid", "intercept+key+key"), ("raid", "building+key")])
    assert dice.roll(0, RAID, 2, script, None) == [0, 1, 0, 1, 3]
