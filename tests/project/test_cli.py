"""The command line as people use it: real processes, one clear error for bad input, exit codes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
GOLDEN = Path(__file__).parent.parent / "golden" / "roam-full-3.record"


def parlour(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a failed command."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr and done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_it_tells_its_version() -> None:
    done = parlour("--version")
    assert done.returncode == 0 and re.fullmatch(r"parlour \d+\.\d+\.\d+\n", done.stdout)


def test_bench_prints_what_it_promises() -> None:
    done = parlour("bench", "roam", "--players", "4", "--seconds", "0.3", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    keys = {"decisions_per_second", "games_per_second", "copies_per_second", "menu_p50", "menu_p99", "menu_max"}
    assert keys | {"calibration", "playout_plays_per_second"} <= set(found)
    assert found["build"] == "plain"  # the tests run without the compiled rules
    assert found["plays_per_second"] > found["decisions_per_second"] > 0
    assert 2 <= found["menu_p50"] <= found["menu_p99"] <= found["menu_max"]


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (("arcs", "--players", "3", "--leaders", "both", "--two-lore"), {"leaders": "both", "two_lore": True}),
        (("--players", "3", "--split-discard", "arcs"), {"split_discard": True}),
        (("--players", "3", "--everything"), {"artifacts": True, "outpost": True, "stacking": True}),
        (("roam", "--players", "3", "--seats", "south, west,east"), {"seats": ["south", "west", "east"]}),
        (("roam", "--players", "3", "--cards", "parlour/games/roam/sets/sketch.toml"), {"cards": "sketch"}),
    ],
)
def test_flags_are_the_options_of_a_game(arguments: tuple[str, ...], options: dict[str, object]) -> None:
    done = parlour("bench", "--json", "--seconds", "0.1", *arguments)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["options"] == {"players": 3, **options}
    assert found["game"] == ("arcs" if "arcs" in arguments else "roam")


def test_a_flag_of_another_game_is_none() -> None:
    done = parlour("play", "roam", "--two-lore")
    assert done.returncode == 2 and "--two-lore" in done.stderr
    assert "first" in complaint(parlour("play", "roam", "--first", ""))


def test_scenarios_run_from_anywhere(tmp_path: Path) -> None:
    good = next((ROOT / "scenarios" / "roam").rglob("R-4.3*.toml")).read_text(encoding="utf-8")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "good.toml").write_text(good, encoding="utf-8")
    done = parlour("scenario", str(tmp_path))
    assert done.returncode == 0 and "1 passed, 0 failed" in done.stdout
    (tmp_path / "bad.toml").write_text('title = "x"\ngame = "roam"\n[then]\nsouth.coins = 7\n', encoding="utf-8")
    done = parlour("scenario", str(tmp_path))
    assert done.returncode == 1 and "1 passed, 1 failed" in done.stdout
    assert "bad.toml" in done.stdout and "south.coins: expected 7, found 0" in done.stdout


def test_coverage_fails_on_rules_without_a_scenario(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(
        'title = "x"\nrules = ["R-1.2"]\ngame = "roam"\n[then]\nsouth.coins = 0\n', encoding="utf-8"
    )
    done = parlour("scenario", "--coverage", str(tmp_path))
    assert done.returncode == 1
    assert "R-4.3" in done.stdout and "R-1.2" not in done.stdout
    assert "arcs" not in done.stdout, "only the games these scenarios are about"
    done = parlour("scenario", "--coverage", str(ROOT / "scenarios" / "roam"))
    assert done.returncode == 0 and "roam: every rule is covered" in done.stdout and "arcs" not in done.stdout
    done = parlour("scenario", "--coverage")
    assert done.returncode == 0, done.stdout


def test_records() -> None:
    done = parlour("record", "verify", str(GOLDEN))
    assert done.returncode == 0 and "147 entries" in done.stdout
    done = parlour("record", "show", str(GOLDEN))
    assert done.returncode == 0 and len(done.stdout.splitlines()) > 147
    done = parlour("record", "replay", str(GOLDEN), "--to", "10", "--json")
    assert json.loads(done.stdout)["round"] == 2
    assert parlour("record", "replay", str(GOLDEN)).returncode == 0
    assert "147" in complaint(parlour("record", "replay", str(GOLDEN), "--to", "9999"))


def test_truncated_record(tmp_path: Path) -> None:
    file = tmp_path / "cut.record"
    file.write_text("\n".join(GOLDEN.read_text(encoding="utf-8").splitlines()[:50]), encoding="utf-8")
    assert "50" in complaint(parlour("record", "verify", str(file)))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play", "chess"), "chess"),
        (("play", "roam", "--players", "7"), "7"),
        (("play", "roam", "--seats", "south,south"), "south"),
        (("play", "roam", "--seats", "south,up"), "up"),
        (("play", "roam", "--first", "east"), "east"),
        (("play", "roam", "--bot", "genius"), "genius"),
        (("play", "roam", "--cards", "no-such-file.toml"), "no-such-file.toml"),
        (("play", "roam", "--cards", "pyproject.toml"), "pyproject.toml"),
        (("bench", "roam", "--players", "1"), "1"),
        (("scenario", "no/such/folder"), "no/such/folder"),
        (("record", "verify", "no-such.record"), "no-such.record"),
        (("record", "verify", "README.md"), "1"),
        (("record", "verify", "parlour"), "parlour"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: tuple[str, ...], words: str) -> None:
    assert words in complaint(parlour(*arguments))


def test_a_bad_card_is_named(tmp_path: Path) -> None:
    text = (ROOT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('ability = "turn"', 'ability = "fly"', 1), encoding="utf-8")
    sentence = complaint(parlour("play", "roam", "--cards", str(file)))
    assert all(word in sentence for word in ("mine.toml", "artifact 4", "ability", "fly"))


def test_artifacts_of_a_set_without_any_are_refused(tmp_path: Path) -> None:
    text = (ROOT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    file = tmp_path / "bare.toml"
    file.write_text(text[: text.index("[[artifact]]")], encoding="utf-8")
    for command in ("play", "bench"):
        sentence = complaint(parlour(command, "roam", "--cards", str(file), "--artifacts"))
        assert sentence.startswith("This card set has no artifacts. Play the basic game with it")


def test_cards_check_says_all_is_well_and_draws_the_cards(tmp_path: Path) -> None:
    text = (ROOT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(
        text.replace('landscape = "coast"', 'landscape = "moon"', 1), encoding="utf-8"
    )
    done = parlour("cards", "check", "box.toml", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "3 starting characters, 43 land cards, 24 artifacts." in done.stdout
    assert "Unusual: Card 1: there is no picture for “moon”" in done.stdout and "box.svg" in done.stdout
    picture = (tmp_path / "box.svg").read_text(encoding="utf-8")
    assert "Bram the Ferryman" in picture and picture.endswith("</svg>\n")
    # An older picture is drawn anew; what is no picture of ours stays.
    assert parlour("cards", "check", "box.toml", folder=tmp_path).returncode == 0
    (tmp_path / "box.svg").write_text("my thesis", encoding="utf-8")
    assert "is not a picture of cards" in parlour("cards", "check", "box.toml", folder=tmp_path).stderr
    assert (tmp_path / "box.svg").read_text(encoding="utf-8") == "my thesis"


def test_cards_check_is_not_fooled(tmp_path: Path) -> None:
    """A file with a mark at its beginning, one full of mistakes, one that talks to the terminal, odd targets."""
    text = (ROOT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    (tmp_path / "marked.toml").write_text(text, encoding="utf-8-sig")
    assert parlour("cards", "check", "marked.toml", folder=tmp_path).returncode == 0
    done = parlour("cards", "check", "marked.toml", "--picture", "/dev/zero", folder=tmp_path)
    assert done.returncode == 2 and "is not a picture of cards" in done.stderr
    (tmp_path / "many.toml").write_text("[[land]]\n" * 500, encoding="utf-8")
    done = parlour("cards", "check", "many.toml", folder=tmp_path)
    assert len(done.stderr.splitlines()) == 3  # too many lands, no starters, the sum
    (tmp_path / "many.toml").write_text("[[land]]\n" * 60, encoding="utf-8")
    done = parlour("cards", "check", "many.toml", folder=tmp_path)
    assert len(done.stderr.splitlines()) == 60 * 4 + 2  # four fields are missing in each, and the starters
    (tmp_path / "loud.toml").write_text('name = "a\\u001b[2J\\nb"\n', encoding="utf-8")
    done = parlour("cards", "check", "loud.toml", folder=tmp_path)
    assert done.returncode == 1 and all(line.isprintable() for line in done.stderr.splitlines())
    assert len(done.stderr.splitlines()) == 4  # the name, no starters, no lands, the sum


def test_cards_check_remarks_on_spaces_out_of_reach(tmp_path: Path) -> None:
    text = (ROOT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    heads, lands = text.split("[[land]]", 1)
    heads = re.sub(r"pattern = .*", 'pattern = ["##", "#."]', heads)
    (tmp_path / "box.toml").write_text(f"{heads}[[land]]{lands}", encoding="utf-8")
    done = parlour("cards", "check", "box.toml", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Unusual: From the south the starting characters cannot reach the space f6." in done.stdout


def test_cards_check_in_another_language(tmp_path: Path) -> None:
    done = parlour("cards", "check", "wayfarers", "--language", "cs", "--picture", "karty.svg", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Pekař Houska" in (tmp_path / "karty.svg").read_text(encoding="utf-8")
    done = parlour("cards", "check", "wayfarers", "--language", "xx", folder=tmp_path)
    assert complaint(done) == "There is no language called xx. Available languages: en, cs, pl, ru."


def test_cards_check_names_every_mistake(tmp_path: Path) -> None:
    text = (ROOT / "parlour/games/roam/sets/sketch.toml").read_text(encoding="utf-8")
    text = text.replace("points = 5", "pionts = 5", 1).replace('ability = "flip"', 'ability = "flop"', 1)
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    done = parlour("cards", "check", "box.toml", folder=tmp_path)
    assert done.returncode == 1 and done.stdout == "" and not (tmp_path / "box.svg").exists()
    first, second, summed = done.stderr.strip().splitlines()
    lines = text.splitlines()
    wrong, flop = lines.index("pionts = 5") + 1, lines.index('ability = "flop"') + 1
    meant = "There is a field called pionts. Did you mean points?"
    assert first == f"box.toml:{wrong}, land 1: points is missing. {meant}"
    assert second.startswith(f"box.toml:{flop}, artifact ")
    assert second.endswith("ability: flop is not one of blank, replace, coin, turn, move, flip.")
    assert summed == "2 mistakes found. Fix them and check again."
    assert "No such file" in complaint(parlour("cards", "check", "nothing.toml", folder=tmp_path))
