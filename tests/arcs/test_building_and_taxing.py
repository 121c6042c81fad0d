"""Building, repairing and taxing on a real map."""

from __future__ import annotations

from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards.deck import COURT_NAMES
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import ALL_RESOURCES, FUEL, MATERIAL, WARLORD
from parlour.games.arcs.components.reach import system_of
from parlour.games.arcs.ids import AGENT, CITY, NOTHING, SHIP, STARPORT, Court
from parlour.games.arcs.ids import building as piece
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import outrage
from tests.arcs.test_moving import BLUE, RED, act, answer, offered, reach, ships

HEX = system_of("1-hex")  # material, two slots
CRESCENT = system_of("1-crescent")  # fuel, one slot


def supplied() -> Table:
    """An empty map with all tokens in the supply."""
    table = reach()
    for resource in ALL_RESOURCES:
        table.add_supply(resource, 5)
    return table


def test_build_where_there_is_a_slot_and_a_loyal_piece() -> None:
    table = reach()
    table.place_ships(RED, HEX, 1)
    table.place_ships(RED, CRESCENT, 1)
    table.place_building(BLUE, CRESCENT, CITY)
    assert offered("build", table) == ["build city 1-hex", "build starport 1-hex"]
    act(table, "build starport 1-hex")
    act(table, "build city 1-hex")
    assert table.left(RED, CITY) == 4 and table.left(RED, STARPORT) == 4 and table.open_slots(RED) == 3
    assert offered("build", table) == ["build ship 1-hex"]
    act(table, "build ship 1-hex")
    assert ships(table, RED, "1-hex") == (2, 0)
    assert offered("build", table) == []  # once a turn


def test_what_is_built_under_a_rival_is_damaged() -> None:
    table = reach()
    table.place_building(RED, HEX, STARPORT)
    table.place_ships(BLUE, HEX, 1)
    act(table, "build ship 1-hex")
    act(table, "build city 1-hex")
    assert ships(table, RED, "1-hex") == (0, 1)
    assert offered("repair", table) == ["repair ship 1-hex", "repair city 1-hex"]
    act(table, "repair city 1-hex")
    answer(table, "which damaged")
    act(table, "repair ship 1-hex")
    assert ships(table, RED, "1-hex") == (1, 0) and offered("repair", table) == []
    assert ships(table, BLUE, "1-hex") == (1, 0)


def test_tax_own_cities_and_rival_ones_under_control() -> None:
    table = supplied()
    table.place_building(RED, HEX, CITY)
    table.place_building(BLUE, CRESCENT, CITY)
    assert offered("tax", table) == ["tax red 1-hex"]
    table.place_ships(RED, CRESCENT, 1)
    assert offered("tax", table) == ["tax blue 1-crescent", "tax red 1-hex"]
    act(table, "tax blue 1-crescent")
    act(table, "tax red 1-hex")
    assert table.captives(RED, BLUE) == 1 and table.left(BLUE, AGENT) == 9
    assert table.tokens(RED, FUEL) == table.tokens(RED, MATERIAL) == 1
    assert offered("tax", table) == []  # not twice in a turn


def test_two_cities_of_a_planet_are_taxed_one_by_one() -> None:
    table = supplied()
    table.place_building(RED, HEX, CITY)
    table.place_building(RED, HEX, CITY)
    act(table, "tax red 1-hex")
    assert offered("tax", table) == ["tax red 1-hex"]
    act(table, "tax red 1-hex")
    assert offered("tax", table) == [] and table.tokens(RED, MATERIAL) == 2


def test_a_rival_without_agents_is_taxed_all_the_same() -> None:
    table = supplied()
    table.place_building(BLUE, CRESCENT, CITY)
    table.place_ships(RED, CRESCENT, 1)
    table.add_left(BLUE, AGENT, -10)
    act(table, "tax blue 1-crescent")
    assert table.captives(RED, BLUE) == 0 and table.tokens(RED, FUEL) == 1


def test_a_hit_damages_and_a_second_destroys() -> None:
    table = reach()
    table.place_ships(BLUE, HEX, 1)
    table.place_building(BLUE, HEX, CITY)
    hits.hit_ship(table, BLUE, HEX, False, RED, None)
    assert ships(table, BLUE, "1-hex") == (0, 1)
    hits.hit_ship(table, BLUE, HEX, True, RED, None)
    assert ships(table, BLUE, "1-hex") == (0, 0) and table.left(BLUE, SHIP) == 14
    assert not hits.hit_building(table, HEX, piece(BLUE, CITY, damaged=False), RED, None)
    assert hits.hit_building(table, HEX, piece(BLUE, CITY, damaged=True), RED, None)
    assert table.buildings(HEX) == () and scoring.count(table, RED, WARLORD) == 2
    # a city that is a trophy keeps its slot open, until it comes home.
    assert table.open_slots(BLUE) == 3
    scoring.return_trophies(table)
    assert table.left(BLUE, SHIP) == 15 and table.left(BLUE, CITY) == 5
    assert scoring.count(table, RED, WARLORD) == 0


def test_agents_that_come_home_take_the_place_of_stand_ins() -> None:
    table = reach()
    table.add_left(BLUE, AGENT, -10)
    table.add_stand_ins(BLUE, 1)
    table.add_captives(RED, BLUE, 3)
    scoring.return_captives(table)
    assert table.stand_ins(BLUE) == 0 and table.left(BLUE, AGENT) == 2


def test_outrage_costs_resources_and_guild_cards_of_the_type() -> None:
    """Loyal Engineers stay, Mining Interest goes, Relic Fence is of another type."""
    table = supplied()
    table.add_supply(MATERIAL, -2)
    table.set_slots(RED, (MATERIAL, FUEL, MATERIAL, NOTHING, NOTHING, NOTHING))
    engineers, interest, fence = [
        Court(COURT_NAMES.index(name)) for name in ("loyal-engineers", "mining-interest", "relic-fence")
    ]
    table.set_guilds(RED, (engineers, interest, fence))
    outrage.provoke(table, RED, MATERIAL, None)
    assert table.slots(RED) == (NOTHING, FUEL, NOTHING, NOTHING, NOTHING, NOTHING)
    assert table.supply(MATERIAL) == 5
    assert table.guilds(RED) == (engineers, fence) and table.court_discard == (interest,)
    assert table.left(RED, AGENT) == 9
    assert not outrage.blocks(table, RED, MATERIAL)  # as long as the Loyal Engineers are there
    table.set_guilds(RED, ())
    assert outrage.blocks(table, RED, MATERIAL) and not outrage.blocks(table, RED, FUEL)
    outrage.provoke(table, RED, MATERIAL, None)
    assert table.left(RED, AGENT) == 9  # no second agent
    table.add_left(RED, AGENT, -9)
    outrage.provoke(table, RED, FUEL, None)
    assert table.stand_ins(RED) == 1
    assert [resource for resource in ALL_RESOURCES if table.is_outraged(RED, resource)] == [MATERIAL, FUEL]
