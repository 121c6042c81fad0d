"""Building, repairing and taxing on a real map."""

from __future__ import annotations

from parlour.games.arcs import building, hits, outrage, scoring, taxing
from parlour.games.arcs.box import FUEL, MATERIAL, WARLORD
from parlour.games.arcs.reach import system_of
from parlour.games.arcs.table import CITY, SHIP, STARPORT, WIDTH
from parlour.games.arcs.table import building as piece
from tests.arcs.test_moving import reach, ships, texts

HEX = system_of("1-hex")  # material, two slots
CRESCENT = system_of("1-crescent")  # fuel, one slot


def test_build_where_there_is_a_slot_and_a_loyal_piece() -> None:
    table = reach()
    table.place_ships(0, HEX, 1)
    table.place_ships(0, CRESCENT, 1)
    table.place_building(1, CRESCENT, CITY)
    assert texts(building.build_menu(table, 0)) == ["build city 1-hex", "build starport 1-hex"]
    building.build(table, 0, HEX, STARPORT, None)
    building.build(table, 0, HEX, CITY, None)
    assert table.cities[0] == 4 and table.starports[0] == 4 and table.open_slots(0) == 3
    assert texts(building.build_menu(table, 0)) == ["build ship 1-hex"]
    building.build(table, 0, HEX, SHIP, None)
    assert ships(table, 0, "1-hex") == (2, 0)
    assert texts(building.build_menu(table, 0)) == []  # once a turn


def test_what_is_built_under_a_rival_is_damaged() -> None:
    table = reach()
    table.place_building(0, HEX, STARPORT)
    table.place_ships(1, HEX, 1)
    building.build(table, 0, HEX, SHIP, None)
    building.build(table, 0, HEX, CITY, None)
    assert ships(table, 0, "1-hex") == (0, 1)
    assert texts(building.repair_menu(table, 0)) == ["repair ship 1-hex", "repair city 1-hex"]
    building.repair_building(table, HEX, table.find_building(0, HEX, CITY, True), None)
    building.repair(table, 0, HEX, SHIP, None)
    assert ships(table, 0, "1-hex") == (1, 0) and texts(building.repair_menu(table, 0)) == []
    assert table.fresh[WIDTH + HEX] == 1


def test_tax_own_cities_and_rival_ones_under_control() -> None:
    table = reach()
    table.supply = [5] * 5
    table.place_building(0, HEX, CITY)
    table.place_building(1, CRESCENT, CITY)
    assert texts(taxing.menu(table, 0)) == ["tax red 1-hex"]
    table.place_ships(0, CRESCENT, 1)
    assert texts(taxing.menu(table, 0)) == ["tax blue 1-crescent", "tax red 1-hex"]
    taxing.tax(table, 0, 1, CRESCENT, None)
    taxing.tax(table, 0, 0, HEX, None)
    assert table.captives[0 * 3 + 1] == 1 and table.agents[1] == 9
    assert table.tokens(0, FUEL) == table.tokens(0, MATERIAL) == 1
    assert taxing.menu(table, 0) == []  # not twice in a turn


def test_two_cities_of_a_planet_are_taxed_one_by_one() -> None:
    table = reach()
    table.supply = [5] * 5
    table.place_building(0, HEX, CITY)
    table.place_building(0, HEX, CITY)
    taxing.tax(table, 0, 0, HEX, None)
    assert texts(taxing.menu(table, 0)) == ["tax red 1-hex"]
    taxing.tax(table, 0, 0, HEX, None)
    assert taxing.menu(table, 0) == [] and table.tokens(0, MATERIAL) == 2


def test_a_rival_without_agents_is_taxed_all_the_same() -> None:
    table = reach()
    table.supply[FUEL] = 1
    table.place_building(1, CRESCENT, CITY)
    table.place_ships(0, CRESCENT, 1)
    table.agents[1] = 0
    taxing.tax(table, 0, 1, CRESCENT, None)
    assert sum(table.captives) == 0 and table.tokens(0, FUEL) == 1


def test_a_hit_damages_and_a_second_destroys() -> None:
    table = reach()
    table.place_ships(1, HEX, 1)
    table.place_building(1, HEX, CITY)
    hits.hit_ship(table, 1, HEX, False, 0, None)
    assert ships(table, 1, "1-hex") == (0, 1)
    hits.hit_ship(table, 1, HEX, True, 0, None)
    assert ships(table, 1, "1-hex") == (0, 0) and table.ships[1] == 14
    assert not hits.hit_building(table, HEX, piece(1, CITY, False), 0, None)
    assert hits.hit_building(table, HEX, piece(1, CITY, True), 0, None)
    assert table.structures[HEX] == () and scoring.count(table, 0, WARLORD) == 2
    # a city that is a trophy keeps its slot open, until it comes home.
    assert table.open_slots(1) == 3
    scoring.return_trophies(table)
    assert table.ships[1] == 15 and table.cities[1] == 5 and scoring.count(table, 0, WARLORD) == 0


def test_agents_that_come_home_take_the_place_of_stand_ins() -> None:
    table = reach()
    table.agents[1] = 0
    table.stand_ins[1] = 1
    table.captives[0 * 3 + 1] = 3
    scoring.return_captives(table)
    assert table.stand_ins[1] == 0 and table.agents[1] == 2


def test_outrage_costs_resources_and_guild_cards_of_the_type() -> None:
    """Loyal Engineers (1) stay, Mining Interest (2) goes, Relic Fence (24) is of another type."""
    table = reach()
    table.supply = [3, 5, 5, 5, 5]
    table.slots[0] = (MATERIAL, FUEL, MATERIAL, -1, -1, -1)
    table.guilds[0] = (1, 2, 24)
    outrage.provoke(table, 0, MATERIAL, None)
    assert table.slots[0] == (-1, FUEL, -1, -1, -1, -1) and table.supply[MATERIAL] == 5
    assert table.guilds[0] == (1, 24) and table.court_discard == (2,) and table.agents[0] == 9
    assert not outrage.blocks(table, 0, MATERIAL)  # as long as the Loyal Engineers are there
    table.guilds[0] = ()
    assert outrage.blocks(table, 0, MATERIAL) and not outrage.blocks(table, 0, FUEL)
    outrage.provoke(table, 0, MATERIAL, None)
    assert table.agents[0] == 9  # no second agent
    table.agents[0] = 0
    outrage.provoke(table, 0, FUEL, None)
    assert table.stand_ins[0] == 1 and table.outraged[0] == 0b11
