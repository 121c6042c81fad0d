"""The command line and the terminal speak the language somebody chose, or that of the system."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from parlour.language import SYSTEM, VARIABLE
from parlour.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "roam-full-3.record"


def parlour(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command, in a system that has no language but the one given."""
    bare = {name: value for name, value in os.environ.items() if name not in (*SYSTEM, VARIABLE)}
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        cwd=ROOT,
        env={**bare, "PYTHONUTF8": "1", "COLUMNS": "200", **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (("--language", "cs"), {"LANG": "pl_PL.UTF-8", VARIABLE: "ru"}, "cs"),
        (("--language=pl",), {}, "pl"),
        ((), {"LANG": "pl_PL.UTF-8", VARIABLE: "ru"}, "ru"),
        ((), {"LANG": "cs_CZ.UTF-8", "LC_ALL": "", "LC_MESSAGES": "pl_PL"}, "pl"),
        ((), {"LANG": "de_DE.UTF-8"}, "en"),
        ((), {}, "en"),
    ],
)
def test_it_speaks_what_was_chosen(
    arguments: tuple[str, ...], environment: Mapping[str, str], language: str
) -> None:
    done = parlour("record", "show", *arguments, str(GOLDEN), **environment)
    south = Words(language, files="roam").say("roam-seat-south")
    assert done.returncode == 0 and south in done.stdout.splitlines()[0], done.stderr


@pytest.mark.slow
def test_flags_of_games_and_errors_are_in_it_too() -> None:
    said = Words("cs", files="roam")
    squeezed = re.sub(r"[\s│]+", " ", parlour("play", "--language", "cs", "roam", "--help").stdout)
    assert said.help("roam-option-players") in squeezed
    done = parlour("--language", "cs", "play", "roam", "--players", "9")
    assert done.returncode == 2 and done.stderr.startswith("Volba players")
    done = parlour("scenario", "--language", "xx")
    assert done.returncode == 2 and "xx" in done.stderr and ", ".join(LANGUAGES) in done.stderr


@pytest.mark.slow
def test_what_is_for_machines_is_the_same_in_every_language() -> None:
    said = {
        parlour("record", "replay", str(GOLDEN), "--json", "--language", language).stdout for language in LANGUAGES
    }
    assert len(said) == 1
