"""Who plays whom, from which seats, with which deals; what a game is; what is kept and gone on with."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from pathlib import Path

import pytest

from parlour.arena import arena
from parlour.arena.entrants import Entrant, entrants_of, read_entrants
from parlour.arena.folder import GAMES, Folder
from parlour.arena.lineups import line_ups, seat_orders
from parlour.arena.match import Match, Task, make_match
from parlour.arena.playing import Played, play_here
from parlour.arena.report import report
from parlour.arena.running import run
from parlour.arena.sprt import Test
from parlour.bots import clock
from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import View
from parlour.core.record import Record
from parlour.games import find_game
from tests.arena.bots import Cheats, First, Raises, Sleepy

ROAM, ARCS = find_game("roam"), find_game("arcs")
TWO = {"players": 2}


def match_of(*names: str, players: int = 2, records: bool = True, seed: str = "0") -> Match:
    return make_match(ROAM, {"players": players}, read_entrants(names), seed=seed, records=records)


# Line-ups and seats


def test_every_line_up_in_every_seat_order() -> None:
    assert line_ups("AB", 2) == [("A", "B")]
    assert line_ups("AB", 4) == [("A", "A", "A", "B"), ("A", "A", "B", "B"), ("A", "B", "B", "B")]
    assert line_ups("ABC", 3) == [("A", "B", "C")] and len(line_ups("ABCD", 3)) == 4
    assert len(seat_orders(("A", "A", "B", "B"))) == 6 and len(seat_orders(("A", "B", "C"))) == 6
    match = match_of("greedy", "random", players=3)
    assert len(match.orders) == 6 and match.deals_for(400) == 67
    tasks = list(match.tasks(2))
    assert [task.number for task in tasks] == list(range(1, 13)) and [task.deal for task in tasks] == [0] * 6 + [
        1
    ] * 6
    for name in match.names:  # everybody sits equally often at each seat
        assert set(
            Counter(seat for order in match.orders for seat, who in enumerate(order) if who == name).values()
        ) == {3}


def test_one_against_two() -> None:
    match = make_match(ROAM, {"players": 3}, read_entrants(["greedy", "random"]), [["greedy", "random", "random"]])
    assert match.orders == (
        ("greedy", "random", "random"), ("random", "greedy", "random"), ("random", "random", "greedy"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([["greedy", "nobody"]], "cli-arena-field-unknown"),
        ([["greedy", "random", "random"]], "cli-arena-field-seats"),
        ([["greedy", "greedy"]], "cli-arena-field-missing"),
        ([["greedy", "greedy"], ["random", "random"]], "cli-arena-field-apart"),
    ],
)
def test_line_ups_that_make_no_sense(fields: list[list[str]], message: str) -> None:
    with pytest.raises(InvalidInput, match=message):
        make_match(ROAM, TWO, read_entrants(["greedy", "random"]), fields)


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (["random"], "cli-arena-alone"),
        (["random", "random"], "cli-arena-same-name"),
        (["random", "nobody"], "core-unknown-bot"),
        (["random", "greedy:depth=3"], "core-bot-parameter-none"),
        (["random", "python:tests.arena.bots:Raises:before=3"], "core-bot-parameter-unknown"),
        (["random", "python:tests.arena.bots:Raises:after=soon"], "core-bot-parameter-value"),
        (["random", "python:tests.arena.bots:Raises:after"], "core-bot-parameter-form"),
        (["random", "python:tests.arena.bots:Nobody"], "cli-arena-no-object"),
        (["random", "program:"], "cli-arena-no-program"),
        (["random", "program:no-such-program-is-here"], "cli-arena-no-program"),
        (["random", "program:'"], "cli-arena-no-program"),
    ],
)
def test_who_cannot_play_is_refused(bots: list[str], message: str) -> None:
    with pytest.raises(InvalidInput, match=message):
        make_match(ROAM, TWO, read_entrants(bots))


# Common deals


def test_two_of_the_same_win_equally_often() -> None:
    """Exactly: in a deal the same seat wins, and everybody has sat there."""
    found = arena("roam", {"one": First, "other": First}, {"players": 3}, games=12)
    assert [standing.wins for standing in found.standings] == pytest.approx([6.0, 6.0])
    assert [standing.share for standing in found.standings] == pytest.approx([1 / 3, 1 / 3])
    assert found.standings[0].rating.elo == pytest.approx(0) and found.failures == ()


def test_all_orders_of_a_deal_are_dealt_alike() -> None:
    match = match_of("greedy", "random")
    records = [Record.from_text(play_here(match, task).record, find_game) for task in match.tasks(2)]
    setups = [record.setup for record in records]
    assert setups[0] == setups[1] != setups[2] == setups[3]


def test_a_game_can_be_played_again() -> None:
    match, task = match_of("greedy", "random"), Task(1, 5, ("random", "greedy"))
    once, again = play_here(match, task), play_here(match, task)
    assert once.record == again.record and once.places == again.places
    assert play_here(match_of("greedy", "random", seed="1"), task).record != once.record


def test_budgets_of_seconds_are_of_the_processor() -> None:
    """A busy machine takes no thoughts from anybody; afterwards it is the clock on the wall again."""

    class Looks(First):
        def choose(self, view: View, rng: random.Random) -> Action:
            assert clock._clock is time.thread_time
            return super().choose(view, rng)

    found = arena("roam", {"looks": Looks, "other": First}, TWO, games=2)
    assert found.failures == () and clock._clock is time.perf_counter


def test_shared_wins() -> None:
    assert Played(1, 0, ("A", "B", "A"), (1, 1, 3), (9, 9, 2), 10, ()).shares == (0.5, 0.5, 0.0)


# Those that fail


@pytest.mark.parametrize("bad", [Raises, Cheats, Sleepy])
@pytest.mark.parametrize("players", [2, 3])
def test_whoever_fails_has_lost(bad: type, players: int, tmp_path: Path) -> None:
    bots = Entrant("bad", "object:bad", bad), Entrant("random", "random")
    match = Match("roam", ROAM.options({"players": players}), bots, tuple(line_ups(("bad", "random"), players)))
    ended = run(match, 1, tmp_path / "match")
    found = report(match, ended.games, ended.deals)
    bad_one, good_one = found.standings
    assert bad_one.failures == found.games and good_one.failures == 0
    assert bad_one.wins == 0 and good_one.wins == found.games
    said = found.to_json()["failures"]
    assert {failed["bot"] for failed in said} == {"bad"}
    assert {Raises: "out of ideas", Cheats: "roam-no", Sleepy: "no weights"}[bad] in said[0]["error"]
    for number in ended.games:  # what was played all the same is a whole game
        Record.from_text((tmp_path / "match" / "records" / f"{number:05}.record").read_text(), find_game)


# What is kept


def without_times(games: dict[int, Played]) -> dict[int, object]:
    return {number: {**games[number].to_json(), "times": None} for number in sorted(games)}


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = match_of("greedy", "random")
    whole = run(match, 8)
    run(match, 4, tmp_path)
    lines = (tmp_path / GAMES).read_bytes()
    # Killed in the middle of a line
    (tmp_path / GAMES).write_bytes(lines[:-20])
    with Folder(tmp_path, match).opened() as folder:
        assert len(folder.games) == 3
    ended = run(match, 8, tmp_path)
    assert ended.deals == 4 and without_times(ended.games) == without_times(whole.games)
    assert len((tmp_path / GAMES).read_text().splitlines()) == 8
    for record in (tmp_path / "records").iterdir():
        assert Record.from_text(record.read_text(), find_game).replay().outcome is not None
    assert len(list((tmp_path / "records").iterdir())) == 8
    # Less than is there: only that counts
    assert run(match, 4, tmp_path).deals == 2


def test_another_match_is_refused(tmp_path: Path) -> None:
    run(match_of("greedy", "random"), 2, tmp_path)
    with pytest.raises(InvalidInput, match="what=seed"):
        run(match_of("greedy", "random", seed="1"), 2, tmp_path)
    with pytest.raises(InvalidInput, match="what=bots"):
        run(match_of("first=python:tests.arena.bots:First", "random"), 2, tmp_path)
    (tmp_path / GAMES).write_text("nonsense\n" + (tmp_path / GAMES).read_text())
    with pytest.raises(InvalidInput, match="cli-arena-bad-line"):
        run(match_of("greedy", "random"), 2, tmp_path)


def test_one_process_writes_into_a_folder(tmp_path: Path) -> None:
    match = match_of("greedy", "random")
    with Folder(tmp_path, match).opened(), pytest.raises(InvalidInput, match="cli-arena-busy"):
        run(match, 2, tmp_path)


def test_no_records(tmp_path: Path) -> None:
    match = match_of("greedy", "random", records=False)
    run(match, 2, tmp_path)
    assert not (tmp_path / "records").exists()
    assert json.loads((tmp_path / GAMES).read_text().splitlines()[0])["places"]


# Where it is played


def test_processes_play_the_same_games() -> None:
    """Objects go along into them, also those that cannot be pickled."""

    class Local(First):
        pass

    bots = {"local": Local, "object": Local(ROAM), "random": "random"}
    match = make_match(ROAM, TWO, entrants_of(bots), records=False)
    assert not any(game.failures for game in run(match, 6).games.values())
    assert without_times(run(match, 6, jobs=2).games) == without_times(run(match, 6).games)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    match = make_match(ROAM, TWO, entrants_of({"first": First, "random": "random"}), records=False)
    assert without_times(run(match, 6, ray="local").games) == without_times(run(match, 6).games)


def test_a_test_stops_a_match(tmp_path: Path) -> None:
    """Greedy wins practically always; what was played beyond the answer does not count."""
    match = match_of("greedy", "random", records=False)
    ended = run(match, 400, tmp_path, test=Test(0.5, 0.6))
    assert ended.verdict is not None and ended.verdict.answer == "second"
    assert ended.verdict.deals == ended.deals == 10 and len(ended.games) == 20
    again = run(match, 400, tmp_path, jobs=2, test=Test(0.5, 0.6))
    assert again.deals == 10 and len(again.games) == 20
