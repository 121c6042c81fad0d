"""The figures are right where the truth is known: intervals, ratings, the sequential test, versions, ladders."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import numpy as np
import pytest

from parlour.arena.entrants import Entrant, read_entrants
from parlour.arena.fingerprint import fingerprint
from parlour.arena.intervals import interval
from parlour.arena.ladder import add_run, read_ladder
from parlour.arena.lineups import LineUp, line_ups, seat_orders
from parlour.arena.match import make_match
from parlour.arena.plots import draw_plots
from parlour.arena.ratings import expected_share, ratings
from parlour.arena.report import report
from parlour.arena.running import run
from parlour.arena.sprt import Test, verdict
from parlour.bots import bots_of
from parlour.games import find_game, find_manifest, names

ROAM = find_game("roam")


def orders_of(names: str, players: int) -> list[LineUp]:
    return [order for line_up in line_ups(names, players) for order in seat_orders(line_up)]


def made_up(elo: dict[str, float], orders: list[LineUp], deals: int, luck: float, seed: int) -> list[list[float]]:
    """Wins by deal of bots with these ratings. In a deal seats have luck of their own, common to all its games."""
    rng = random.Random(seed)
    found = []
    for _ in range(deals):
        lucky = [rng.gauss(0, luck) for _ in orders[0]]
        won = dict.fromkeys(elo, 0.0)
        for order in orders:
            weights = [10 ** (elo[name] / 400) * np.exp(lucky[seat]) for seat, name in enumerate(order)]
            won[rng.choices(order, weights)[0]] += 1
        found.append(list(won.values()))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_find_the_strengths_games_were_made_with(players: int) -> None:
    elo = {"A": 150.0, "B": 0.0}
    orders = orders_of("AB", players)
    found = ratings(made_up(elo, orders, 6000 // len(orders), 0.0, players), "AB", orders, 1)
    assert found[0].elo == pytest.approx(150, abs=25) and found[0].low < 150 < found[0].high
    assert (found[1].elo, found[1].low, found[1].high) == (0, 0, 0)


def test_ratings_of_more_bots_than_seats() -> None:
    elo = {"A": 200.0, "B": 100.0, "C": 0.0, "D": -100.0}
    orders = orders_of("ABCD", 3)
    found = ratings(made_up(elo, orders, 300, 0.0, 1), "ABCD", orders, 2)
    for rating, truth in zip(found, elo.values(), strict=True):
        assert rating.elo == pytest.approx(truth, abs=40) and rating.low <= truth <= rating.high


def test_intervals_cover_the_truth() -> None:
    """Of 95 % about 95 %, though the games of a deal go alike; were games the unit it would be another width."""
    elo, orders = {"A": 60.0, "B": 0.0}, orders_of("AB", 2)
    rated = shared = 0
    truth = []
    for seed in range(60):
        wins = made_up(elo, orders, 150, 0.0, seed)
        found = ratings(wins, "AB", orders, 1)[0]
        rated += found.low <= 60 <= found.high
        truth.append([deal[0] / 2 for deal in wins])
    share = expected_share(60, "A", orders)
    shared = sum(low <= share <= high for low, high in (interval(shares, 0, 1) for shares in truth))
    assert rated >= 53 and shared >= 53


def test_common_deals_make_intervals_narrow() -> None:
    """Where luck decides deals, both get the same luck: the more it does, the less is left to chance."""
    orders = orders_of("AB", 2)
    widths = []
    for luck in (0.0, 6.0):
        found = ratings(made_up({"A": 0.0, "B": 0.0}, orders, 300, luck, 5), "AB", orders, 1)[0]
        widths.append(found.high - found.low)
    assert widths[1] < 0.7 * widths[0]


def test_whoever_wins_everything_is_not_infinitely_strong() -> None:
    orders = orders_of("AB", 2)
    found = ratings([[2.0, 0.0]] * 100, "AB", orders, 1)[0]
    assert 500 < found.low < found.elo < found.high < 2500
    few = ratings([[1.0, 1.0]] * 2, "AB", orders, 1)[0]
    assert few.low < -100 and few.high > 100 and few.elo == pytest.approx(0, abs=1e-6)


def stream(share: float, deals: int, seed: int) -> list[float]:
    rng = random.Random(seed)
    return [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(deals)]


def test_the_test_gives_both_answers_and_is_seldom_wrong() -> None:
    test = Test(0.5, 0.58)
    for truth, right in ((0.5, "first"), (0.58, "second")):
        found = [verdict(test, stream(truth, 4000, seed)) for seed in range(60)]
        assert sum(one.answer == right for one in found) >= 54
        assert sum(one.deals for one in found) / 60 < 700  # a fixed number would have to be larger
    assert verdict(test, stream(0.54, 12, 1)).answer == "open"


def test_the_answer_does_not_depend_on_what_comes_after() -> None:
    test, shares = Test(0.5, 0.6), stream(0.6, 2000, 3)
    found = verdict(test, shares)
    assert verdict(test, shares[: found.deals]) == found


# Versions


def test_every_bot_has_a_version_of_its_own() -> None:
    found = {
        (name, bot): fingerprint(find_manifest(name).bots[bot].load(), name)
        for name in names()
        for bot in bots_of(find_game(name))
    }
    assert len(set(found.values())) == len(found)


def test_a_version_follows_what_a_bot_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "arena_bots"
    package.mkdir()

    def version(number: int, **files: str) -> str:
        """Of `make`, in a package of another name each time: modules are read once."""
        folder = tmp_path / f"arena_bots{number}"
        folder.mkdir()
        (folder / "__init__.py").touch()
        for name, text in files.items():
            (folder / name.replace("_", ".")).write_text(text.replace("PACKAGE", folder.name))
        module = __import__(f"{folder.name}.players", fromlist=["make"])
        from parlour.arena import fingerprint as module_under_test

        parts = module_under_test._parts(module.__name__, "make")
        return repr([part.replace(folder.name.encode(), b"") for part in parts])

    players = "from PACKAGE.thinking import Thinker\nfrom PACKAGE.other import Other\n\n\ndef make(game):\n    return Thinker(game, 'w.npz')\n\n\ndef more(game):\n    return Other(game)\n"  # noqa: E501
    thinking, other = "class Thinker:\n    depth = 3\n", "class Other:\n    pass\n"
    files = {"players_py": players, "thinking_py": thinking, "other_py": other, "w_npz": "1"}
    first = version(1, **files)
    assert version(2, **files) == first
    assert version(3, **{**files, "other_py": "class Other:\n    x = 1\n"}) == first  # nothing of it is used
    assert version(4, **{**files, "thinking_py": "# Deep.\n" + thinking}) == first
    assert version(5, **{**files, "thinking_py": thinking.replace("3", "4")}) != first
    assert version(6, **{**files, "w_npz": "2"}) != first
    assert version(7, **{**files, "players_py": players.replace("Thinker(game,", "Thinker(None,")}) != first


# Plots and ladders


def test_plots_and_ladder(tmp_path: Path) -> None:
    match = make_match(ROAM, {"players": 2}, read_entrants(["greedy", "random"]), records=False)
    ended = run(match, 4)
    found = report(match, ended.games, ended.deals)
    files = draw_plots(found, tmp_path)
    assert sorted(file.suffix for file in files) == [".png"] * 3 + [".svg"] * 3
    assert all(file.read_bytes().startswith((b"\x89PNG", b"<svg")) for file in files)
    path = tmp_path / "ladder.toml"
    assert add_run(path, found, "parlour arena x") == []
    assert add_run(path, found, "parlour arena y") == []  # the same takes its place
    ladder = tomllib.loads(path.read_text(encoding="utf-8"))
    assert [anchor["name"] for anchor in ladder["anchor"]] == ["greedy", "random"]
    assert [run["command"] for run in ladder["run"]] == ["parlour arena y"] and ladder["run"][0]["games"] == 4
    assert ladder["run"][0]["bot"][0]["elo"][0] == round(found.standings[0].rating.elo)
    path.write_text(path.read_text().replace(ladder["anchor"][0]["version"], "0" * 16))
    assert add_run(path, found, "parlour arena z") == ["greedy"]


def test_the_ladder_of_the_house_can_be_read() -> None:
    ladder = read_ladder(Path(__file__).parent.parent.parent / "benchmarks" / "ladder.toml")
    assert {anchor["game"] for anchor in ladder["anchor"]} == set(names())
    for anchor in ladder["anchor"]:
        Entrant(anchor["name"], anchor["bot"]).check(find_game(anchor["game"]))
    played = {(run["game"], len(find_game(run["game"]).seats(run["options"]))) for run in ladder["run"]}
    assert played >= {(name, players) for name in names() for players in (2, 3, 4)}
