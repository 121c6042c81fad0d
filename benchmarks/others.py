"""Environments of other projects, measured beside ours.

What they need besides is installed when it is first asked for, each in a folder of its own under build/others, and
our packages stay as they are. What cannot be had says why.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
THERE = ROOT / "build" / "others"
PLAYS = Path(__file__).parent / "their_games.py"
PACKAGES: dict[str, tuple[str, ...]] = {
    "pettingzoo": ("chess", "pygame"),  # for its classic games; the rest is here
    "openspiel": (),
    "rlcard": ("rlcard",),
    "catanatron": ("catanatron_gym",),
}
DONE = ".complete"


class Missing(Exception):
    """A project that cannot be measured here, and why."""


@dataclass(frozen=True)
class Other:
    """A game of another project."""

    name: str
    project: str
    game: str

    def steps_per_second(self, seconds: float) -> float:
        """Of random play on one core, by process time."""
        folder = folder_with(self.project)
        return float(run([sys.executable, PLAYS, self.project, self.game, str(seconds)], folder).split()[-1])


OTHERS = (
    Other("PettingZoo, connect_four", "pettingzoo", "connect_four_v3"),
    Other("PettingZoo, chess", "pettingzoo", "chess_v6"),
    Other("OpenSpiel, connect_four", "openspiel", "connect_four"),
    Other("OpenSpiel, backgammon", "openspiel", "backgammon"),
    Other("RLCard, no-limit-holdem", "rlcard", "no-limit-holdem"),
    Other("Catanatron, gym", "catanatron", "catanatron_gym:catanatron-v1"),
)


def folder_with(project: str) -> Path:
    """Where the packages of a project are."""
    folder = THERE / project
    if PACKAGES[project] and not (folder / DONE).exists():
        install: list[str | Path] = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--upgrade",
            "--target",
            folder,
        ]
        run([*install, *PACKAGES[project]], folder)
        (folder / DONE).touch()
    return folder


def run(command: list[str | Path], folder: Path) -> str:
    """What a command prints that finds the packages of a folder before all others."""
    surroundings = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing((done.stderr.strip() or "it failed").splitlines()[-1])
    return done.stdout
