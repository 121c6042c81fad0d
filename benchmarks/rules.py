"""The speed of the rules beside OpenSpiel's connect_four and backgammon, in the same minutes on the same machine.

    python -m benchmarks.rules [--seconds 6] [--rounds 3] [--write]

OpenSpiel goes into an environment of its own (build/open_spiel) if it is not there. All loops are the same: a
random action of the menu, chosen by Python, every play counted, by process time. The yardstick takes turns with
the games, and the best round of each counts. `--write` writes benchmarks/rules.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
THERE = ROOT / "build" / "open_spiel"
REPORT = Path(__file__).with_suffix(".md")
YARDSTICK = "connect_four"
OTHERS = (YARDSTICK, "backgammon")
GAMES = {
    "Roam, 4 players": ["roam", "--players", "4"],
    "Roam, 2 players": ["roam", "--players", "2"],
    "Roam, 4 players, all variants": ["roam", "--players", "4", "--everything"],
    "Arcs, 4 players": ["arcs", "--players", "4"],
    "Arcs, 4 players, leaders and lore": ["arcs", "--players", "4", "--leaders", "both", "--two-lore"],
}
FIGURES = ("plays_per_second", "playout_plays_per_second", "copies_per_second")
# Runs in the environment with OpenSpiel: plays a second of a game, and copies.
MEASURE = """
import json, random, sys, time
import pyspiel
game, seconds = pyspiel.load_game(sys.argv[1]), float(sys.argv[2])
pick, plays, copies = random.Random(1).random, 0, 0
start = time.process_time()
while time.process_time() - start < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        menu = state.legal_actions()
        state.apply_action(menu[int(pick() * len(menu))])
        plays += 1
plays /= time.process_time() - start
start = time.process_time()
state = game.new_initial_state()
while time.process_time() - start < seconds / 4:
    for _ in range(100):
        state.clone()
    copies += 100
print(json.dumps({"plays_per_second": plays, "copies_per_second": copies / (time.process_time() - start)}))
"""


def yardstick() -> Path:
    """The Python that has OpenSpiel."""
    python = THERE / "bin" / "python"
    if not python.exists():
        venv.create(THERE, with_pip=True)
    if not list(THERE.glob("lib/python*/site-packages/pyspiel*")):
        subprocess.run([python, "-m", "pip", "install", "--quiet", "open_spiel"], check=True)
    return python


def run(command: Sequence[str | Path], **environment: str) -> dict[str, Any]:
    """The JSON a command prints."""
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def better(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The best of each figure."""
    return {**new, **{name: max(old.get(name, 0), new[name]) for name in FIGURES if name in new}}


def measure(seconds: float, rounds: int, builds: list[str]) -> dict[str, dict[str, Any]]:
    """Every game on every build and the yardsticks between them, the best of each."""
    python = yardstick()
    found: dict[str, dict[str, Any]] = {}
    for _ in range(rounds):
        for name in OTHERS:
            found[name] = better(found.get(name, {}), run([python, "-c", MEASURE, name, str(seconds / 4)]))
        for build in builds:
            for name, flags in GAMES.items():
                command = [sys.executable, "-m", "parlour", "bench", "--json", "--seconds", str(seconds), *flags]
                key = f"{name}, {build}"
                found[key] = better(found.get(key, {}), run(command, PARLOUR_BUILD=build))
    return found


def table(found: dict[str, dict[str, Any]]) -> str:
    """The figures as a table of Markdown."""
    unit = found[YARDSTICK]["plays_per_second"]
    lines = [
        "| | plays/s from Python | × connect_four | plays/s in core's loop | copies/s |",
        "|---|---|---|---|---|",
    ]
    for name, figures in found.items():
        plays, loop = figures["plays_per_second"], figures.get("playout_plays_per_second")
        cells = [name, f"{plays:,.0f}", f"{plays / unit:.2f}", f"{loop:,.0f}" if loop else "–"]
        lines.append(f"| {' | '.join(cells)} | {figures['copies_per_second']:,.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=6, help="for each game and round")
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--build", choices=("plain", "compiled"), action="append")
    arguments.add_argument("--write", action="store_true", help="write benchmarks/rules.md")
    chosen = arguments.parse_args()
    found = table(measure(chosen.seconds, chosen.rounds, chosen.build or ["compiled", "plain"]))
    print(found)
    if chosen.write:
        head, _, _ = REPORT.read_text(encoding="utf-8").partition("| |")
        machine = f"CPython {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}"
        REPORT.write_text(f"{head}{found}\nMeasured on {machine}.\n", encoding="utf-8")


if __name__ == "__main__":
    main()
