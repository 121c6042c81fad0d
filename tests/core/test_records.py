"""Records as files: they survive the round trip, golden ones still replay, and bad ones get one clear error."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core.chance import SeededChance
from parlour.core.errors import BadRecord, InvalidInput, ParlourError
from parlour.core.game import NOBODY
from parlour.core.record import Record
from parlour.games import find_game, names
from parlour.games.roam.actions import TABLE
from parlour.games.roam.cards import built_in_set

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.record"))
TOOL = Path(__file__).parents[2] / "tools" / "golden.py"


def played(options: dict[str, object], seed: str, entries: int = 10**6) -> Record:
    rng, chance = random.Random(seed), SeededChance(seed)
    record, state = Record.begin(find_game("roam"), options, chance)
    while state.to_move != NOBODY and len(record.entries) < entries:
        record.play(state, rng.choice(state.actions()), chance)
    return record


def read(text: str) -> Record:
    return Record.from_text(text, find_game)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_still_replay(file: Path) -> None:
    """A change of rules that breaks these must raise the rules version."""
    text = file.read_text(encoding="utf-8")
    assert read(text).to_text() == text


def golden(*arguments: object) -> tuple[int, str]:
    """What tools/golden.py says."""
    command = [sys.executable, str(TOOL), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.slow
def test_golden_records_are_renewed_after_a_change_of_rules(tmp_path: Path) -> None:
    """Where the game is still legal it stays as it is; another one is played where it is not."""
    old = next(file for file in GOLDEN if file.stem == "roam-basic-2")
    text = old.read_text(encoding="utf-8")
    file = tmp_path / old.name
    of_other_rules = re.sub("(?m)^game roam .*", "game roam 0", text).replace("close ", "close 1")
    file.write_text(of_other_rules, encoding="utf-8")
    assert golden(file) == (0, f"{old.name}: renewed\n")
    assert file.read_text(encoding="utf-8") == text
    assert golden(file) == (0, f"{old.name}: as it was\n")
    file.write_text(re.sub("(?m)^3 .*: .*", "3 north: end", text), encoding="utf-8")
    code, said = golden(file)
    assert code == 1 and said.startswith(f"{old.name}: to be recorded again. Line 7: ")
    assert golden("--again", file) == (0, f"{old.name}: recorded again\n")
    again = read(file.read_text(encoding="utf-8"))
    assert again.options == read(text).options and again.entries != read(text).entries


def test_there_are_golden_records() -> None:
    assert {file.stem.split("-")[0] for file in GOLDEN} == set(names()) and len(GOLDEN) >= 10


def test_the_action_table_is_the_one_of_its_version() -> None:
    """Numbers are for ever: a change here needs a new table version."""
    assert (TABLE.version, len(TABLE), TABLE.digest()) == (1, 3620, "f5a63aec6b1b2ca4")


def test_a_chance_goes_on_where_a_record_stops() -> None:
    whole = played({"players": 3, "artifacts": True}, "go on")
    half = Record(whole.game, whole.options, whole.setup, whole.entries[: len(whole.entries) // 2])
    state = half.replay()
    chance = SeededChance("go on", half.drawn())
    for entry in whole.entries[len(half.entries) :]:
        assert entry.action is not None
        assert half.play(state, entry.action, chance) == entry
    assert half.to_text() == whole.to_text()


def test_concession_is_recorded() -> None:
    record = played({"players": 2, "first": "south"}, "give up", 5)
    record.concede(record.replay(), 0)
    text = record.to_text()
    assert "6 south: concede\nresult south=2/0 north=1/0" in text
    assert read(text).to_text() == text


@pytest.mark.parametrize("name", ["Bram\u2028Ferryman", "Bram\x1b[31m", "Bram\nthe Ferryman", "Bram\x85"])
def test_names_cannot_break_lines_or_command_terminals(name: str) -> None:
    cards = json.loads(built_in_set("sketch").source)
    cards["land"][0]["name"] = name
    with pytest.raises(InvalidInput):
        played({"cards": cards}, "odd", 20)


def test_names_in_any_language_survive() -> None:
    cards = json.loads(built_in_set("sketch").source)
    cards["land"][0]["name"] = "Ěščřžýáíé Łóśćźń Щёъыэюя | = ,"
    record = played({"cards": cards}, "odd", 20)
    assert read(record.to_text()).to_text() == record.to_text()


TEXT = played({"players": 2, "artifacts": True, "first": "south"}, "bad records").to_text()
LINES = TEXT.splitlines()


def test_every_truncation_is_refused() -> None:
    for count in range(len(LINES)):
        with pytest.raises(BadRecord):
            read("\n".join(LINES[:count]))
    for cut in range(1, len(LINES[-1])):
        with pytest.raises(BadRecord):
            read(TEXT.rstrip()[:-cut])


def test_every_dropped_doubled_or_swapped_line_is_refused() -> None:
    for number in range(len(LINES)):
        for lines in (
            LINES[:number] + LINES[number + 1 :],
            LINES[: number + 1] + LINES[number:],
            [*LINES[:number], *LINES[number + 1 : number + 2], LINES[number], *LINES[number + 2 :]],
        ):
            if lines != LINES:
                with pytest.raises(BadRecord):
                    read("\n".join(lines))


def change(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


FIRST = LINES[4].partition(": ")[2].partition(" | ")[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "core-record-truncated"),
        ("nonsense", "core-record-expected"),
        (change("parlour record 1", "parlour record 9"), "core-record-format"),
        (change("game roam", "game chess"), "core-record-game"),
        (change("game roam ", "game roam 77"), "core-record-version"),
        (change('"artifacts": true', '"artifacts": 7'), "core-record-options"),
        (change('"artifacts": true', '"hats": true'), "core-record-options"),
        (change("options {", "options ["), "core-record-options"),
        (change("lands=", "lands=99,"), "core-record-setup"),
        (change("setup ", "setup die=6 "), "core-record-setup"),
        (change("1 south:", "2 south:"), "core-record-entry"),
        (change("1 south:", "1 up:"), "core-record-unknown-seat"),
        (change("1 south:", "1 north:"), "core-record-wrong-seat"),
        (change(FIRST, "end"), "core-record-illegal"),
        (change(FIRST, "dance"), "core-record-action"),
        (change(FIRST, f"{FIRST} | lands=3"), "core-record-replay"),
        (change(FIRST, "concede | lands=3"), "core-record-outcomes"),
        (change("result south=", "result south=1"), "core-record-result"),
        (TEXT.replace("close ", "close 1"), "core-record-digest"),
        (TEXT + "and more\n", "core-record-trailing"),
        ("x" * 4_000_001, "core-record-too-long"),
    ],
)
def test_bad_records_get_one_clear_error(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(text)
    assert error.value.message == message


def test_random_damage_never_gets_through() -> None:
    """Any change of a character is refused or changes nothing that matters."""
    rng = random.Random(5)
    for _ in range(300):
        place = rng.randrange(len(TEXT))
        damaged = TEXT[:place] + rng.choice('abz019 ,=|:{}\n"é') + TEXT[place + 1 :]
        try:
            assert read(damaged).to_text() == TEXT
        except ParlourError as error:
            assert isinstance(error, BadRecord)
