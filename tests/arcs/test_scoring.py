"""Ambitions at the end of a chapter: places, ties, bonuses, the third player of a game for two."""

from __future__ import annotations

import pytest

from parlour.core.chance import SeededChance
from parlour.core.event import Event
from parlour.games.arcs import opening, playing, scoring
from parlour.games.arcs.box import EMPATH, KEEPER, MATERIAL, RELIC, TYCOON, TYRANT, WARLORD, action_deck
from parlour.games.arcs.setup import complete_options
from parlour.games.arcs.table import NONE, Table

RELIC_CARD = 24  # Relic Fence
MATERIAL_CARTEL = 3


def laid_out(players: int, setup: str) -> Table:
    table = Table()
    options = complete_options({"players": players, "setup": setup, "first": "red"})
    opening.lay_out(table, opening.choose_setup(options, SeededChance(1)), SeededChance(1), None)
    return table


def hold(table: Table, seat: int, *resources: int) -> None:
    table.slots[seat] = (*resources, *[NONE] * (6 - len(resources)))


@pytest.mark.parametrize(
    ("counts", "first", "second"),
    [
        ([3, 2, 1], 0, [1]),
        ([3, 3, 1], NONE, [0, 1]),  # nobody first, nobody else second
        ([1, 2, 1], 1, []),  # tie for second: nobody
        ([0, 0, 2], 2, []),  # with nothing nobody is second
        ([0, 0, 0], NONE, []),
        ([2, 2, 2], NONE, [0, 1, 2]),
    ],
)
def test_places(counts: list[int], first: int, second: list[int]) -> None:
    assert scoring.places(counts) == (first, second)


def test_markers_add_up_and_flip() -> None:
    table = laid_out(3, "frontiers")
    for seat in range(3):
        hold(table, seat, *[RELIC] * (2 - seat))
    playing.place_marker(table, 0, KEEPER, None)  # the highest first
    playing.place_marker(table, 1, KEEPER, None)
    assert scoring.marker_values(table, KEEPER) == (5 + 3, 3 + 2)
    heard: list[Event] = []
    scoring.score(table, heard)
    assert table.power == [8, 5, 0] and [event.kind for event in heard] == ["score", "score"]
    scoring.clean_up(table)
    assert table.marker_at == [NONE] * 3 and table.flipped == 0b001
    # flipped, the lowest is worth 4 and stands above the middle one.
    playing.place_marker(table, 0, TYCOON, None)
    playing.place_marker(table, 0, EMPATH, None)
    assert table.marker_at == [EMPATH, NONE, TYCOON]


def test_a_sole_winner_scores_the_bonus_of_built_cities() -> None:
    """A-15.5: +2 with four cities built, 5 with five; a tie gives none."""
    for built, bonus in ((3, 0), (4, 2), (5, 5)):
        table = laid_out(3, "frontiers")
        for seat in range(3):
            hold(table, seat)
        hold(table, 1, RELIC)
        table.cities[1] = 5 - built
        playing.place_marker(table, 0, KEEPER, None)
        scoring.score(table, None)
        assert table.power == [0, 5 + bonus, 0]
        hold(table, 2, RELIC)
        table.power = [0, 0, 0]
        scoring.score(table, None)
        assert table.power == [0, 3, 3]


def test_guild_cards_count_like_resources_and_a_cartel_holds_the_supply() -> None:
    table = laid_out(3, "frontiers")
    hold(table, 0)
    table.guilds[0] = (RELIC_CARD,)
    assert scoring.count(table, 0, KEEPER) == 1
    table.guilds[0] = (MATERIAL_CARTEL,)
    assert scoring.count(table, 0, TYCOON) == 1 + table.supply[MATERIAL]


def test_two_players_meet_a_third_who_is_not_there() -> None:
    """A-2.4, A-16: the tokens of planets out of play count, take places and no power."""
    table = laid_out(2, "frontiers")  # clusters 1 and 6 are out: weapon, 2 fuel, 2 material, psionic
    assert table.setup.boxed == (2, 2, 1, 0, 1) and table.setup.boxes == (4, 0, 1, 0, 1)
    hold(table, 0)
    hold(table, 1)
    assert scoring.standings(table, TYCOON) == [0, 0, 4]
    hold(table, 0, MATERIAL, MATERIAL)
    playing.place_marker(table, 0, TYCOON, None)
    scoring.score(table, None)
    assert table.power == [3, 0]  # second behind the boxes
    hold(table, 0, MATERIAL, MATERIAL, MATERIAL, MATERIAL)
    scoring.score(table, None)
    assert table.power == [6, 0]  # a tied human takes the second value
    assert scoring.standings(table, TYRANT) == [0, 0, 0] and scoring.standings(table, WARLORD) == [0, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_setup_puts_everything_in_its_place(players: int) -> None:
    table = laid_out(players, {2: "homelands", 3: "homelands", 4: "frontiers"}[players])
    opening.deal(table, SeededChance(2), None)
    assert len(table.row) == (3 if players == 2 else 4) and len(table.court_deck) + len(table.row) == 31
    assert [len(hand) for hand in table.hands] == [6] * players
    dealt = [card for hand in table.hands for card in hand]
    assert sorted([*dealt, *table.discard[0]]) == sorted(action_deck(players))
    for seat in range(players):
        assert table.ships[seat] == 15 - (10 if players == 2 else 8)
        assert (table.cities[seat], table.starports[seat], table.agents[seat]) == (4, 4, 10)
        assert table.open_slots(seat) == 3 and NONE not in table.slots[seat][:2]
    tokens = sum(table.supply) + sum(table.setup.boxed) + 2 * players
    assert tokens == 25
