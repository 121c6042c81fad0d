"""The programs that measure do measure: what they count agrees with the games they counted."""

from __future__ import annotations

import random
from argparse import Namespace
from pathlib import Path

import pytest

from benchmarks import roam_cards
from benchmarks.roam_games import Played, give, play
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY
from parlour.games.roam.cards import built_in_set
from parlour.games.roam.game import GAME

FULL = {"players": 3, "artifacts": True}
CARDS = built_in_set("wayfarers")


@pytest.fixture(scope="module")
def game() -> Played:
    return play(FULL, "counted", 0)


def test_what_is_kept_of_a_game(game: Played) -> None:
    assert sum(game.shares) == pytest.approx(1) and len(game.scores) == len(game.edges) == 3
    assert game == play(FULL, "counted", 0)  # the same seed, the same game
    assert set(game.taken) <= set(game.laid) and len(set(game.laid)) == len(game.laid) == len(game.taken) + 6
    assert set(game.bought) <= set(game.offered) and game.bought and game.gifts == []
    assert all(0 < over <= 1 for over in game.taken.values()) and max(game.taken.values()) > 0.8
    assert len(game.uses) == 3 * game.rounds  # everybody uses one character a turn
    assert sum(use.completed for use in game.uses) == len(game.taken) >= sum(use.won for use in game.uses)
    # Six tokens leave with every land, and at most 36 lie on the map in the end; few are replaced.
    assert 6 * len(game.taken) <= sum(use.tokens for use in game.uses) <= 6 * len(game.taken) + 36 + 10
    assert game.ender != NOBODY and game.tenth in game.taken and game.lead_changes >= 1


def test_the_last_turn_can_change_the_lead() -> None:
    """In this game who wins was behind until the very end: 6 changes before the last turn, and one in it."""
    assert play({"players": 2}, "last 1", 0).lead_changes == 7


def test_gifts_come_from_the_deck() -> None:
    state = GAME.start(FULL, SeededChance("gifts"))
    after, given = give(state, random.Random(1))
    GAME.check(after)
    assert len(after.deck) == len(state.deck) - 3
    assert [after.snapshot()["players"][seat]["up"][-1] for seat in range(3)] == given
    assert len(play({"players": 2}, "gifts", 3).gifts) == 2


def test_worth_is_own_result_against_the_others_without_printed_points() -> None:
    printed = {str(land.number): land.character.points for land in CARDS.lands}

    def ended(scores: list[int], gifts: list[str]) -> Played:
        bare = [score + printed[card] for score, card in zip(scores, gifts, strict=True)]
        return Played(["south", "north"], [1, 0], bare, [0, 0], 10, gifts=gifts)

    found = roam_cards.worths(CARDS, [ended([20, 10], ["1", "2"]), ended([14, 18], ["2", "1"])])
    assert (found["1"].points, found["2"].points) == (7, -7)
    assert (found["1"].chance, found["2"].chance) == (50, -50)


def test_the_tenth_card_decides() -> None:
    points = {str(land.number): land.character.points for land in CARDS.lands}
    won = Played(["south", "north"], [1, 0], [20, 19], [0, 0], 10, ender=0, tenth="1")
    assert points["1"] > 1 and roam_cards.tenth_decides(won, CARDS)
    far = Played(["south", "north"], [1, 0], [30, 19], [0, 0], 10, ender=0, tenth="1")
    lost = Played(["south", "north"], [0, 1], [18, 19], [0, 0], 10, ender=0, tenth="1")
    assert not roam_cards.tenth_decides(far, CARDS) and not roam_cards.tenth_decides(lost, CARDS)


def test_the_report(game: Played) -> None:
    mixes = [roam_cards.Mix(3, True, [game])]
    gifted = [play({"players": 2}, f"gift {number}", 2) for number in range(3)]
    gifted += gifted  # everybody twice, so that there is an error to tell
    text = "\n".join(roam_cards.report(CARDS, mixes, gifted, Namespace(seed="x", games=1, gifts=3)))
    assert sum(mixes[0].by_order()) == pytest.approx(0) and sum(mixes[0].by_edge().values()) == pytest.approx(0)
    for title in ("## Seats", "## How games go", "## Patterns", "## Artifacts"):
        assert title in text
    assert f"| rounds | {game.rounds:.1f} |" in text
    tables = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
    cards = {cells[0]: cells for cells in tables if len(cells) == 13}
    for card in {card for other in gifted for card in other.gifts}:
        uses = [use for use in game.uses if use.card == card]
        assert cards[card][7] == ("100%" if card in game.taken else "0%")
        assert cards[card][9] == (f"{len(uses):.1f}" if card in game.taken else "")
    tiles = {cells[0]: cells[4] for cells in tables if len(cells) == 5}
    assert {tile for tile, bought in tiles.items() if bought == "100%"} == set(game.bought)


def test_the_last_report_is_about_the_set_as_it_is() -> None:
    """Every card is in it with the pattern and the points it has now, and no seat is above what is allowed."""
    text = Path(roam_cards.__file__).with_suffix(".md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
    patterns = {row[0]: (row[1], row[5]) for row in rows if len(row) == 13}
    tiles = {row[0]: tuple(row[1:4]) for row in rows if len(row) == 5}
    for land in CARDS.lands:
        character = land.character
        drawn = "`" + " / ".join(character.pattern.rows()) + "`"
        assert patterns[str(land.number)] == (drawn, str(character.points))
    for tile in CARDS.artifacts:
        assert tiles[str(tile.number)] == (tile.ability, str(tile.price), str(tile.points))
    seats = [row[1:5] + row[6:] for row in rows if len(row) == 10 and "players" in row[0]]
    assert len(seats) == 6  # by the order of play, and by the edge
    for row in seats:
        assert all(float(cell) <= roam_cards.ALLOWED for cell in row if cell)
