"""`parlour arena` as somebody types it: tables, JSON, refusals, kills, programs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from parlour.cli import app
from parlour.core.record import Record
from parlour.games import find_game

ROOT = Path(__file__).parent.parent.parent
PAIR = ["greedy", "random", "--game", "roam", "--players", "2"]


def arena(*arguments: str, code: int = 0) -> str:
    found = CliRunner().invoke(app, ["arena", *arguments])
    assert found.exit_code == code, found.output
    return found.output


def result(folder: Path) -> Any:
    """What a match says, without times."""
    found = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    return {**found, "bots": [{**bot, "time": None} for bot in found["bots"]]}


def test_the_table(tmp_path: Path) -> None:
    said = arena(*PAIR, "--games", "6", "--jobs", "1", "--out", str(tmp_path))
    assert "6 games: 3 deals, each played in 2 seat orders" in said
    assert "greedy random: greedy 100.0%, random 0.0%" in said and "wins per seat" in said
    assert "the Elo of greedy is only a bound" in said and "≥ " in said  # it has won everything
    assert {"games.jsonl", "match.json", "result.json", "ratings.png", "seats.svg"} <= {
        path.name for path in tmp_path.iterdir()
    }
    again = arena(*PAIR, "--games", "6", "--json", "--out", str(tmp_path), "--anchor", "greedy")
    found = json.loads(again)
    assert [(bot["name"], bot["wins"]) for bot in found["bots"]] == [("greedy", 6), ("random", 0)]
    assert found["bots"][1]["elo"] < 0 == found["bots"][0]["elo"]
    assert found["bots"][0]["time"]["decisions"] > 10


def test_options_of_the_game_and_line_ups(tmp_path: Path) -> None:
    said = arena(
        "heuristic", "random", "--game", "arcs", "--players", "3", "--leaders", "both", "--games", "3", "--json",
        "--field", "heuristic,random,random", "--out", str(tmp_path), "--jobs", "1",
    )  # fmt: skip
    found = json.loads(said)
    assert found["games"] == 3 and found["match"]["options"]["leaders"] == "both"
    assert found["line_ups"][0]["seats"] == ["heuristic", "random", "random"]


def test_the_question_is_answered(tmp_path: Path) -> None:
    said = arena(*PAIR, "--games", "60", "--sprt", "0,50", "--jobs", "1", "--out", str(tmp_path), "--no-records")
    assert "Decided after 10 deals: greedy wins 57.1% of its seats, not 50.0%" in said
    assert result(tmp_path)["sprt"]["answer"] == "second" and result(tmp_path)["games"] == 20


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["random", "--game", "roam"], "Name at least two bots"),
        (["random", "greedy", "--game", "chess"], "chess"),
        (["random", "nobody", "--game", "roam"], "There is no bot called nobody"),
        ([*PAIR, "--sprt", "30,0"], "does not work with --sprt"),
        ([*PAIR, "--sprt", "0,50%"], "does not work with --sprt"),
        ([*PAIR, "--anchor", "nobody"], "No bot in this match is called nobody"),
        ([*PAIR, "first=python:tests.arena.bots:First", "--sprt", "0,30"], "more than two bots"),
    ],
)
def test_refusals_are_sentences(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in arena(*arguments, "--out", str(tmp_path), code=2)


def test_another_match_in_the_folder_is_refused(tmp_path: Path) -> None:
    arena(*PAIR, "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    assert "seed is different" in arena(*PAIR, "--seed", "1", "--out", str(tmp_path), code=2)


def test_a_broken_bot_is_told_loudly(tmp_path: Path) -> None:
    bots = ["bad=python:tests.arena.bots:Raises:after=1", "random"]
    said = arena(*bots, "--game", "roam", "--players", "2", "--games", "2", "--out", str(tmp_path), code=1)
    assert "bad FAILED in 2 of 2 games" in said and "out of ideas" in said


@pytest.mark.slow
def test_killed_and_started_again(tmp_path: Path) -> None:
    """A real process, killed twice in the middle: in the end it is what an undisturbed one finds."""
    command = [sys.executable, "-m", "parlour", "arena", *PAIR, "--games", "40", "--jobs", "2", "--out"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    games = tmp_path / "killed" / "games.jsonl"
    for so_far in (5, 15):
        process = subprocess.Popen(
            [*command, str(tmp_path / "killed")], env=environment, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 60
        while not games.exists() or games.read_bytes().count(b"\n") < so_far:
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert games.read_bytes().count(b"\n") < 40
    for folder in ("killed", "whole"):
        subprocess.run([*command, str(tmp_path / folder)], env=environment, check=True, stdout=subprocess.DEVNULL)
    assert result(tmp_path / "killed") == result(tmp_path / "whole")
    records = [sorted((tmp_path / folder / "records").iterdir()) for folder in ("killed", "whole")]
    assert len(records[0]) == 40
    for one, other in zip(*records, strict=True):
        assert (one.name, one.read_bytes()) == (other.name, other.read_bytes())


@pytest.mark.slow
def test_a_program_takes_its_seat(tmp_path: Path) -> None:
    """Over the protocol, with the deals everybody else has; it wins sometimes against its like."""
    program = f"there=program:{sys.executable} {ROOT / 'examples' / 'random_bot.py'}"
    arguments = ["--game", "roam", "--players", "2", "--games", "4", "--jobs", "1", "--json"]
    found = json.loads(arena(program, "random", *arguments, "--out", str(tmp_path / "a")))
    assert found["failures"] == [] and sum(bot["wins"] for bot in found["bots"]) == 4
    assert found["bots"][0]["time"]["decisions"] > 20
    json.loads(arena("greedy", "random", *arguments, "--out", str(tmp_path / "b")))
    for number in range(1, 5):
        theirs, ours = (
            Record.from_text((tmp_path / folder / "records" / f"{number:05}.record").read_text(), find_game)
            for folder in "ab"
        )
        assert theirs.setup == ours.setup and theirs.replay().outcome is not None


@pytest.mark.slow
def test_a_program_that_ends_has_lost(tmp_path: Path) -> None:
    program = f"gone=program:{sys.executable} -c pass"
    arguments = [
        "--game",
        "roam",
        "--players",
        "3",
        "--field",
        "gone,random,greedy",
        "--games",
        "1",
        "--jobs",
        "1",
    ]
    said = arena(program, "random", "greedy", *arguments, "--out", str(tmp_path), code=1)
    assert "gone FAILED in 6 of 6 games" in said and "before the game did" in said
    assert result(tmp_path)["bots"][0]["wins"] == 0
