"""Build the rules with mypyc, run the core suite and all scenarios on the compiled code, print the speed ratio.

The compiled package lies in build/compiled: the same files, the modules the rules are made of as C extensions.
Everything else stays Python and uses them as it would the others.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"

# These read data once or describe positions: nothing to gain, and dataclasses stay plain.
NOT_COMPILED = {
    "__init__.py", "cards.py", "card_fields.py", "card_text.py", "patterns.py", "game.py", "position.py",
    "under_way.py", "facts.py", "invariants.py",
}  # fmt: skip
TESTS = (
    "tests/core/test_suite.py", "tests/roam/test_suite.py", "tests/arcs/test_suite.py",
    "tests/arcs/test_random.py", "tests/core/test_scenarios.py", "tests/core/test_records.py",
)  # fmt: skip
BENCHES = (
    ["roam", "--players", "4"],
    ["roam", "--players", "4", "--everything"],
    ["arcs", "--players", "4"],
    ["arcs", "--players", "4", "--leaders", "both"],
)
SECONDS = 4


def modules() -> list[str]:
    """The files to compile, relative to the root."""
    rules = sorted((ROOT / "parlour" / "games").glob("*/*.py"))
    chosen = [path for path in rules if path.name not in NOT_COMPILED]
    return ["parlour/core/action.py", *[str(path.relative_to(ROOT)) for path in chosen]]


def build() -> None:
    """Copy the project to build/compiled and compile the modules there."""
    shutil.rmtree(TARGET, ignore_errors=True)
    for folder in ("parlour", "tests", "scenarios"):
        shutil.copytree(ROOT / folder, TARGET / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (TARGET / "setup.py").write_text(
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"modules = {modules()!r}\n"
        "setup(name='compiled', packages=[], ext_modules=mypycify(['--strict', *modules], opt_level='3'))\n",
        encoding="utf-8",
    )
    run(["setup.py", "-q", "build_ext", "--inplace"], TARGET, quiet=True)
    shutil.copy(ROOT / "pyproject.toml", TARGET)


def run(arguments: list[str], folder: Path, quiet: bool = False) -> str:
    """Run Python in a folder, whose own packages come first; what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "MYPYPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    if not quiet:
        print(done.stdout.strip())
    return done.stdout


def speed(folder: Path, flags: list[str]) -> dict[str, float]:
    """What `parlour bench` measures for the package in a folder."""
    found: dict[str, float] = json.loads(
        run(["-m", "parlour", "bench", "--seconds", str(SECONDS), "--json", *flags], folder, quiet=True)
    )
    return found


def main() -> None:
    build()
    run(["-m", "pytest", "-q", "-n", "2", *TESTS], TARGET)
    run(["-m", "parlour", "scenario", "--quiet"], TARGET)
    for flags in BENCHES:
        plain, compiled = speed(ROOT, flags), speed(TARGET, flags)
        assert compiled["compiled"] and not plain["compiled"]
        for key in ("decisions_per_second", "copies_per_second"):
            ratio = compiled[key] / plain[key]
            print(
                f"{' '.join(flags)}: {key} {plain[key]:.0f} plain, {compiled[key]:.0f} compiled, ratio {ratio:.2f}"
            )


if __name__ == "__main__":
    main()
