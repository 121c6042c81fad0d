"""Environments of other projects, measured beside ours: each has an environment of its own under build/others.

They are installed when they are first asked for, and ours are left as they are. What cannot be had says why.
"""

from __future__ import annotations

import subprocess
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
THERE = ROOT / "build" / "others"
PLAYS = Path(__file__).parent / "their_games.py"
PACKAGES = {
    "pettingzoo": ("pettingzoo", "chess", "pygame"),  # what these two of its classic games need
    "openspiel": ("open_spiel",),
    "rlcard": ("rlcard",),
    "catanatron": ("catanatron_gym",),
}
DONE = "installed"  # a file in an environment that is complete


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
        python = python_with(self.project)
        return float(run([python, PLAYS, self.project, self.game, str(seconds)]).split()[-1])


OTHERS = (
    Other("PettingZoo, connect_four", "pettingzoo", "connect_four_v3"),
    Other("PettingZoo, chess", "pettingzoo", "chess_v6"),
    Other("OpenSpiel, connect_four", "openspiel", "connect_four"),
    Other("OpenSpiel, backgammon", "openspiel", "backgammon"),
    Other("RLCard, no-limit-holdem", "rlcard", "no-limit-holdem"),
    Other("Catanatron, gym", "catanatron", "catanatron_gym:catanatron-v1"),
)


def python_with(project: str) -> Path:
    """The Python that has a project."""
    folder = THERE / project
    python = folder / "bin" / "python"
    if not (folder / DONE).exists():
        venv.create(folder, with_pip=True, clear=True)
        run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES[project]])
        (folder / DONE).touch()
    return python


def run(command: list[str | Path]) -> str:
    """What a command prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing((done.stderr.strip() or "it failed").splitlines()[-1])
    return done.stdout
