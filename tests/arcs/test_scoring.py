"""Ambitions at the end of a chapter: places, ties, bonuses, the third player of a game for two."""

from __future__ import annotations

import pytest

from parlour.core.chance import SeededChance
from parlour.core.event import Event
from parlour.games.arcs.chapter import dealing, scoring
from parlour.games.arcs.components.box import (
    ALL_RESOURCES,
    EMPATH,
    KEEPER,
    MATERIAL,
    NO_AMBITION,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    action_deck,
)
from parlour.games.arcs.ids import AGENT, CITY, NOBODY, NOTHING, SHIP, STARPORT, Court, Resource, Seat
from parlour.games.arcs.state import setting_up
from parlour.games.arcs.state.setup import complete_options
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import playing

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)
RELIC_CARD = Court(24)  # Relic Fence
MATERIAL_CARTEL = Court(3)


def laid_out(players: int, setup: str) -> Table:
    table = Table()
    options = complete_options({"players": players, "setup": setup, "first": "red"})
    setting_up.lay_out(table, setting_up.choose_setup(options, SeededChance(1)), SeededChance(1), None)
    return table


def hold(table: Table, seat: Seat, *resources: Resource) -> None:
    table.set_slots(seat, (*resources, *[NOTHING] * (6 - len(resources))))


def power(table: Table) -> list[int]:
    return [table.power(seat) for seat in table.setup.all_seats]


def markers(table: Table) -> list[int]:
    return [table.marker_at(marker) for marker in range(3)]


@pytest.mark.parametrize(
    ("counts", "first", "second"),
    [
        ([3, 2, 1], 0, [1]),
        ([3, 3, 1], NOBODY, [0, 1]),  # nobody first, nobody else second
        ([1, 2, 1], 1, []),  # tie for second: nobody
        ([0, 0, 2], 2, []),  # with nothing nobody is second
        ([0, 0, 0], NOBODY, []),
        ([2, 2, 2], NOBODY, [0, 1, 2]),
    ],
)
def test_places(counts: list[int], first: int, second: list[int]) -> None:
    assert scoring.places(counts) == (first, second)


def test_markers_add_up_and_flip() -> None:
    table = laid_out(3, "frontiers")
    for seat in table.setup.all_seats:
        hold(table, seat, *[RELIC] * (2 - seat))
    playing.place_marker(table, RED, KEEPER, None)  # the highest first
    playing.place_marker(table, BLUE, KEEPER, None)
    assert scoring.marker_values(table, KEEPER) == (5 + 3, 3 + 2)
    heard: list[Event] = []
    scoring.score(table, heard)
    assert power(table) == [8, 5, 0] and [event.kind for event in heard] == ["score", "score"]
    scoring.clean_up(table)
    assert markers(table) == [NO_AMBITION] * 3 and [table.flipped(marker) for marker in range(3)] == [1, 0, 0]
    # flipped, the lowest is worth 4 and stands above the middle one.
    playing.place_marker(table, RED, TYCOON, None)
    playing.place_marker(table, RED, EMPATH, None)
    assert markers(table) == [EMPATH, NO_AMBITION, TYCOON]


def test_a_sole_winner_scores_the_bonus_of_built_cities() -> None:
    """A-15.5: +2 with four cities built, 5 with five; a tie gives none."""
    for built, bonus in ((3, 0), (4, 2), (5, 5)):
        table = laid_out(3, "frontiers")
        for seat in table.setup.all_seats:
            hold(table, seat)
        hold(table, BLUE, RELIC)
        table.add_left(BLUE, CITY, 5 - built - table.left(BLUE, CITY))
        playing.place_marker(table, RED, KEEPER, None)
        scoring.score(table, None)
        assert power(table) == [0, 5 + bonus, 0]
        hold(table, YELLOW, RELIC)
        for seat in table.setup.all_seats:
            table.add_power(seat, -table.power(seat))
        scoring.score(table, None)
        assert power(table) == [0, 3, 3]


def test_guild_cards_count_like_resources_and_a_cartel_holds_the_supply() -> None:
    table = laid_out(3, "frontiers")
    hold(table, RED)
    table.set_guilds(RED, (RELIC_CARD,))
    assert scoring.count(table, RED, KEEPER) == 1
    table.set_guilds(RED, (MATERIAL_CARTEL,))
    assert scoring.count(table, RED, TYCOON) == 1 + table.supply(MATERIAL)


def test_two_players_meet_a_third_who_is_not_there() -> None:
    """A-2.4, A-16: the tokens of planets out of play count, take places and no power."""
    table = laid_out(2, "frontiers")  # clusters 1 and 6 are out: weapon, 2 fuel, 2 material, psionic
    assert table.setup.boxed == (2, 2, 1, 0, 1) and table.setup.boxes == (4, 0, 1, 0, 1)
    hold(table, RED)
    hold(table, BLUE)
    assert scoring.standings(table, TYCOON) == [0, 0, 4]
    hold(table, RED, MATERIAL, MATERIAL)
    playing.place_marker(table, RED, TYCOON, None)
    scoring.score(table, None)
    assert power(table) == [3, 0]  # second behind the boxes
    hold(table, RED, MATERIAL, MATERIAL, MATERIAL, MATERIAL)
    scoring.score(table, None)
    assert power(table) == [6, 0]  # a tied human takes the second value
    assert scoring.standings(table, TYRANT) == [0, 0, 0] and scoring.standings(table, WARLORD) == [0, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_setup_puts_everything_in_its_place(players: int) -> None:
    table = laid_out(players, {2: "homelands", 3: "homelands", 4: "frontiers"}[players])
    dealing.deal(table, SeededChance(2), None)
    assert len(table.row) == (3 if players == 2 else 4) and len(table.court_deck) + len(table.row) == 31
    assert [len(table.hand(seat)) for seat in table.setup.all_seats] == [6] * players
    dealt = [card for seat in table.setup.all_seats for card in table.hand(seat)]
    assert sorted([*dealt, *table.discard[0]]) == sorted(action_deck(players))
    for seat in table.setup.all_seats:
        assert table.left(seat, SHIP) == 15 - (10 if players == 2 else 8)
        assert (table.left(seat, CITY), table.left(seat, STARPORT), table.left(seat, AGENT)) == (4, 4, 10)
        assert table.open_slots(seat) == 3 and NOTHING not in table.slots(seat)[:2]
    tokens = sum(table.supply(resource) for resource in ALL_RESOURCES) + sum(table.setup.boxed) + 2 * players
    assert tokens == 25
