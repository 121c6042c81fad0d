"""Records become arrays of what happened in them, and games of policies become records that everybody can read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from typer.testing import CliRunner

from parlour.cli import app
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.record import Record
from parlour.envs import Batch, Observation
from parlour.envs.arrays import ArrayWriter
from parlour.envs.observation import Bytes
from parlour.envs.recording import play_game, record_games, records_of
from parlour.envs.refusals import EnvError
from parlour.envs.rewarding import rewards_of
from parlour.games import find_game
from tests.server.servers import Person, running_here

GOLDEN = Path(__file__).parent.parent / "golden"
ROAM = sorted(GOLDEN.glob("roam-*.record"))
PATIENCE = 120.0  # seconds, on a busy machine
Arrays = dict[str, NDArray[Any]]


def read(file: Path) -> Record:
    return Record.from_text(file.read_text(encoding="utf-8"), find_game)


def load(file: Path) -> Arrays:
    with np.load(file) as found:  # without pickles
        return dict(found)


def arrays_of(records: dict[str, Record], out: Path) -> Arrays:
    """Everything in one file."""
    writer = ArrayWriter(out)
    for name, record in records.items():
        writer.add(record, name)
    assert writer.close() == [out]
    return load(out)


def check_game(found: Arrays, number: int, record: Record) -> None:
    """The rows of a game are what its record says when it is replayed."""
    rows = np.flatnonzero(found["games"] == number)
    played = [(at, entry) for at, entry in enumerate(record.entries) if entry.action is not None]
    assert len(rows) == len(played)
    watch, outcome = Observation(record.game), record.replay().outcome
    for row, (_, entry) in zip(rows, played, strict=True):
        assert found["seats"][row] == entry.seat
        assert entry.action is not None and found["actions"][row] == entry.action.number
    for row, (at, entry) in list(zip(rows, played, strict=True))[::25]:
        before = record.replay(at)
        assert (found["observations"][row] == watch.write(before, entry.seat)).all()
        menu = found["menu"][found["menu_start"][row] : found["menu_start"][row + 1]]
        assert menu.tolist() == list(before.menu()) and found["actions"][row] in menu
        reward = found["rewards"][row]
        assert np.isnan(reward) if outcome is None else reward == np.float32(rewards_of(outcome)[entry.seat])
    seats = len(record.game.seats(record.options))
    assert found["seat_counts"][number] == seats and found["finished"][number] == (outcome is not None)
    places, scores = (outcome.places, outcome.scores) if outcome is not None else ((0,) * seats, (0,) * seats)
    for name, numbers in (("places", places), ("scores", scores)):
        assert found[name][number].tolist() == [*numbers, *[0] * (4 - seats)]
    assert json.loads(str(found["options"][found["options_of"][number]])) == record.options


def test_arrays_hold_what_happened(tmp_path: Path) -> None:
    """Games of two, three and four players, one of them by other cards; one conceded, one not over."""
    records = {file.name: read(file) for file in ROAM if "basic-2" in file.name or "full-3" in file.name}
    roam, chance = find_game("roam"), SeededChance(3)
    for ending in ("conceded", "open"):
        record, state = Record.begin(roam, {"players": 4, "cards": "sketch"}, chance)
        for _ in range(12):
            record.play(state, state.actions()[0], chance)
        if ending == "conceded":
            for seat in (0, 3, 1):
                record.concede(state, seat)
        records[ending] = record
    found = arrays_of(records, tmp_path / "games.npz")
    assert found["files"].tolist() == list(records)
    for number, record in enumerate(records.values()):
        check_game(found, number, record)
    assert found["finished"].tolist() == [True, True, True, False]
    assert found["menu_start"][-1] == len(found["menu"])
    kinds = {name: str(array.dtype) for name, array in found.items() if array.dtype.kind in "uif"}
    assert kinds["observations"] == "uint8" and kinds["actions"] == "int32" and kinds["rewards"] == "float32"
    known = (found["game"].item(), found["rules_version"].item(), found["actions_version"].item())
    assert known == ("roam", roam.version, roam.table.version)
    assert found["features_version"].item() == Observation(roam).features.version


@pytest.mark.slow
def test_arrays_of_arcs_hold_what_happened(tmp_path: Path) -> None:
    records = {name: read(GOLDEN / name) for name in ("arcs-2.record", "arcs-leaders-base-3.record")}
    found = arrays_of(records, tmp_path / "games.npz")
    for number, record in enumerate(records.values()):
        check_game(found, number, record)


def test_files_begin_anew_between_games_and_lose_nothing(tmp_path: Path) -> None:
    roam = find_game("roam")
    records = {
        f"{seed}": play_game(roam, {"players": seed % 3 + 2}, ["random"] * (seed % 3 + 2), seed)
        for seed in range(5)
    }
    whole = arrays_of(records, tmp_path / "whole.npz")
    writer = ArrayWriter(tmp_path / "part.npz", rows=len(records["0"].entries) + 1)
    for name, record in records.items():
        writer.add(record, name)
    files = writer.close()
    assert [file.name for file in files] == ["part.npz", "part-2.npz", "part-3.npz"][: len(files)] and len(
        files
    ) > 1
    parts = [load(file) for file in files]
    for name in (
        "observations",
        "actions",
        "seats",
        "rewards",
        "menu",
        "files",
        "places",
        "scores",
        "seat_counts",
    ):
        assert (np.concatenate([part[name] for part in parts]) == whole[name]).all()
    for part in parts:
        assert part["games"][0] == 0 and part["games"][-1] == len(part["files"]) - 1
        assert part["menu_start"][0] == 0 and part["menu_start"][-1] == len(part["menu"])
    assert sorted(tmp_path.iterdir()) == sorted([*files, tmp_path / "whole.npz"])
    for name in ("whole.npz", "part.npz"):
        with pytest.raises(InvalidInput):
            ArrayWriter(str(tmp_path / name))
    files[0].unlink()
    with pytest.raises(InvalidInput):  # the second of another run
        ArrayWriter(files[0])


def command(*arguments: object) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["record", *map(str, arguments)])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr


def test_what_does_not_replay_is_named_and_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    code, said, _ = command("play", "roam", "--players", 3, "--bots", "random", "--games", 2, "--out", folder)
    assert code == 0 and "2 records" in said
    good = sorted(folder.iterdir())
    text = good[0].read_text(encoding="utf-8")
    (folder / "deeper").mkdir()
    bad = {
        "deeper/cut.record": text[: len(text) // 2],
        "deeper/older.record": text.replace("game roam 1", "game roam 0"),
        "deeper/wrong.record": text.replace("\n1 ", "\n1 nobody ", 1),
        "zother.record": (GOLDEN / "arcs-2.record").read_text(encoding="utf-8"),
    }
    for name, content in bad.items():
        (folder / name).write_text(content, encoding="utf-8")
    (folder / "deeper" / "bytes.record").write_bytes(b"\xff\xfe\x00")
    (folder / "notes.txt").write_text("none", encoding="utf-8")
    code, said, complaints = command("arrays", folder, "--out", tmp_path / "games.npz")
    assert code == 1 and "2 games" in said and "5 records skipped" in said
    lines = complaints.splitlines()
    assert len(lines) == 5
    for name in (*bad, "deeper/bytes.record"):
        assert [line for line in lines if line.startswith(f"Skipped {folder / name}: ")]
    found = load(tmp_path / "games.npz")
    assert found["files"].tolist() == [str(file) for file in good]
    code, said, complaints = command("arrays", good[0], "--out", tmp_path / "games.npz")
    assert code == 2 and said == "" and "already exists" in complaints
    code, said, _ = command("arrays", *good, "--out", tmp_path / "two.npz", "--shard", 1)
    assert code == 0 and "two-2.npz" in said and "skipped" not in said
    assert command("arrays", folder / "deeper" / "none", "--out", tmp_path / "none.npz")[0] == 2


def test_a_folder_with_records_of_two_games(tmp_path: Path) -> None:
    """The first record decides, or whoever asks."""
    folder = tmp_path / "records"
    folder.mkdir()
    for at, name in enumerate(("arcs-2.record", ROAM[0].name)):
        (folder / f"{at}.record").write_bytes((GOLDEN / name).read_bytes())
    assert command("arrays", folder, "--out", tmp_path / "first.npz")[0] == 1
    assert load(tmp_path / "first.npz")["game"].item() == "arcs"
    code, said, complaints = command("arrays", folder, "--game", "roam", "--out", tmp_path / "new" / "roam.npz")
    assert code == 0 and "1 game " in said and complaints == ""
    found = load(tmp_path / "new" / "roam.npz")  # in a folder that is made
    assert found["game"].item() == "roam" and found["files"].tolist() == [str(folder / "1.record")]
    code, _, complaints = command("arrays", folder, "--game", "chess", "--out", tmp_path / "chess.npz")
    assert code == 2 and "chess" in complaints
    code, _, complaints = command("arrays", folder, "--out", folder / "0.record" / "below.npz")
    assert code == 2 and "0.record" in complaints


def test_nothing_is_made_for_games_that_cannot_be(tmp_path: Path) -> None:
    for options, policies in (({"players": 9}, ["random"] * 2), ({}, ["random"]), ({}, ["nobody", "random"])):
        with pytest.raises(EnvError) as told:
            record_games("roam", options, policies, 1, tmp_path / "none")
        assert str(told.value).count(" ") > 2 and "core-" not in str(told.value)
    assert not (tmp_path / "none").exists()


def test_bots_that_do_not_fit_the_seats_are_refused(tmp_path: Path) -> None:
    for bots in ("random,random", "nobody"):
        code, said, complaints = command("play", "roam", "--players", 3, "--bots", bots, "--out", tmp_path / "no")
        assert code == 2 and said == "" and len(complaints.splitlines()) == 1
    options = ("play", "roam", "--bots", "random", "--out", tmp_path)
    assert command(*options)[0] == 0
    code, _, complaints = command(*options)  # it is there already
    assert code == 2 and "roam-0001.record" in complaints


@pytest.mark.parametrize("name", ["roam", "arcs"])
def test_records_of_policies_hold_what_they_saw_and_chose(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    rows: list[Bytes] = []
    chosen: list[int] = []

    def middle(row: Bytes, menu: NDArray[np.int64]) -> int:
        rows.append(row)
        chosen.append(int(menu[len(menu) // 2]))
        return chosen[-1]

    files = record_games(game, {"players": 2}, [middle, "random"], 1, tmp_path / "games", seed=5)
    assert [file.name for file in files] == [f"{name}-0001.record"]
    code, said, _ = command("verify", files[0])
    assert code == 0 and "complete and legal" in said
    record = read(files[0])
    outcome = record.replay().outcome
    assert outcome is not None
    found = arrays_of({"game": record}, tmp_path / "games.npz")
    own = found["seats"] == 0
    assert (found["observations"][own] == np.array(rows)).all() and found["actions"][own].tolist() == chosen
    again = play_game(game, {"players": 2}, [middle, "random"], "5/1")
    assert again.entries == record.entries
    assert play_game(game, {"players": 2}, [middle, "random"], "5/2").setup != record.setup


def test_policies_cannot_play_what_is_not_legal() -> None:
    roam = find_game("roam")
    with pytest.raises(EnvError, match=r"R-4\.1"):
        play_game(roam, {"players": 2}, [lambda row, menu: 0] * 2)
    with pytest.raises(EnvError, match="2 policies"):
        play_game(roam, {"players": 2}, ["random"])
    for policy in (1, None, b"random", ["random"]):
        with pytest.raises(EnvError, match="a policy is a function or the name of a bot"):
            play_game(roam, {"players": 2}, ["random", policy])  # type: ignore[list-item]
    for policies in (1, None, "random"):
        with pytest.raises(EnvError, match="policies are a list"):
            play_game(roam, {"players": 2}, policies)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["roam", "arcs"])
def test_games_of_a_batch_become_records(name: str) -> None:
    game, options = find_game(name), {"players": 3}
    batch = Batch(game, options, 2, seed=9)
    played: list[NDArray[np.int64]] = []
    ended: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    while not ended or len(played) % 10:
        played.append(batch.sample().copy())
        batch.step(played[-1])
        if batch.finished[1]:
            ended.append((tuple(batch.places[1].tolist()), tuple(batch.scores[1].tolist())))
    *over, running = records_of(game, options, (int(actions[1]) for actions in played), 1, seed=9)
    outcomes = [record.replay().outcome for record in over]
    assert [(outcome.places, outcome.scores) for outcome in outcomes if outcome is not None] == ended
    assert running.replay() == batch.state(1)


@pytest.mark.slow
def test_people_replay_the_games_of_policies_in_the_browser(tmp_path: Path) -> None:
    """The server takes the files, and shows every moment of them."""
    texts = {}
    for name in ("roam", "arcs"):
        game = find_game(name)
        (file,) = record_games(game, {"players": 2}, [lambda row, menu: menu[-1], "random"], 1, tmp_path / name)
        texts[name] = file.read_text(encoding="utf-8")
    with running_here(tmp_path) as server:
        server.app.state.house.reader.workers.seconds = PATIENCE  # it is not about time
        ada = Person(server, "Ada")
        ada.http.timeout = PATIENCE
        for name, text in texts.items():
            record = Record.from_text(text, find_game)
            kept = ada.post("/api/records", text=text)
            assert (kept["game"], kept["plays"], kept["status"]) == (name, len(record.entries), "finished")
            outcome = record.replay().outcome
            assert outcome is not None
            last = ada.get(f"/api/tables/{kept['table']}/replay", play=len(record.entries), seat=0)
            assert last["outcome"]["places"] == list(outcome.places)
            first = ada.get(f"/api/tables/{kept['table']}/replay", play=1, seat=0)
            assert first["view"] == json.loads(json.dumps(record.replay(1).view(0).data))
