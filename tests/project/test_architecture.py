"""The parts of Parlour import what docs/architecture.md lets them, and every file it names is there."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WEB = ROOT / "web" / "src"
# | `part` | what it holds | `what`, `it`, `may` |
ROWS = re.findall(r"^\| `([^`]+)` \|[^|]*\|([^|]*)\|$", TEXT, re.MULTILINE)
ALLOWED = {
    part: set(re.findall(r"`([^`]+)`", allowed)) for part, allowed in ROWS if allowed.strip() != "everything"
}
PURE = ("core", "games", "bots", "table")
CHECKING = ("TYPE_CHECKING", "BUILD == COMPILED")
# What is learnt needs numpy, and nobody else in the engine; some bots think for so many seconds.
LEARNED = ROOT / "parlour/bots/learned"
CLOCKS = (ROOT / "parlour/bots/clock.py",)
COMPILED = ROOT / "parlour/core/compiled.py"  # never runs as plain Python


def sources(part: str) -> list[Path]:
    path = ROOT / part
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def imported(file: Path, running: bool = False) -> Iterator[str]:
    """The modules a file imports; running, without those for the type checker and beside compiled rules."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    checked = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) in CHECKING]
    left_out = {inner for node in checked for item in node.body for inner in ast.walk(item)} if running else set()
    for node in ast.walk(tree):
        if node in left_out:
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports by a relative name"
            inside = node.module in ("parlour", "parlour.games")
            yield from (f"{node.module}.{name.name}" if inside else str(node.module) for name in node.names)


def test_every_part_of_the_package_is_on_the_page() -> None:
    there = {
        f"parlour/{path.name}"
        for path in (ROOT / "parlour").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert {part for part, _ in ROWS if part.startswith("parlour/")} == there - {
        "parlour/__init__.py", "parlour/__main__.py", "parlour/admin_cli.py", "parlour/arena_cli.py",
    }  # fmt: skip


@pytest.mark.parametrize("part", [part for part in ALLOWED if part.startswith("parlour/")])
def test_no_part_imports_what_it_may_not(part: str) -> None:
    own = part.removeprefix("parlour/").removesuffix(".py")
    found = {
        name.split(".")[1] for file in sources(part) for name in imported(file) if name.startswith("parlour.")
    }
    assert sorted(found - ALLOWED[part] - {own}) == []


@pytest.mark.parametrize("game", [path.parent.name for path in sorted((ROOT / "parlour/games").glob("*/game.py"))])
def test_no_game_imports_another(game: str) -> None:
    own = {name for file in sources(f"parlour/games/{game}") for name in imported(file)}
    others = {name for name in own if name.startswith("parlour.games.") and name.split(".")[2] != game}
    assert sorted(others) == []


@pytest.mark.parametrize("part", PURE)
def test_the_engine_needs_the_standard_library_alone(part: str) -> None:
    for file in sources(f"parlour/{part}"):
        if file == COMPILED:
            continue
        found = {name.split(".")[0] for name in imported(file, running=True)}
        more = {"numpy"} if LEARNED in file.parents else set()
        assert sorted(found - set(sys.stdlib_module_names) - {"parlour"} - more) == [], file
        clock = {"time"} if file in CLOCKS else set()
        assert not found & {"time", "datetime", "socket", "asyncio", "subprocess"} - clock, file


def test_the_engine_does_without_numpy_until_somebody_learned_is_asked() -> None:
    """Games and bots are found, made and play; whoever has no numpy can have all bots but those."""
    code = (
        "import sys; from parlour.bots import bots_of, make_bot; from parlour.games import find_game, names\n"
        "for game in map(find_game, names()):\n"
        "    for bot in bots_of(game):\n"
        "        if game.name != 'arcs' or bot not in ('learned', 'strong', 'best'): make_bot(bot, game)\n"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


TOKENS = ROOT / "parlour" / "art" / "roam" / "tokens.json"  # facts: the server draws the same tokens


def web_imports(file: Path) -> Iterator[str]:
    """What a file of the client imports of the client, from `web/src`."""
    for name in re.findall(r'(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"', file.read_text(encoding="utf-8")):
        there = Path(os.path.normpath(file.parent / name))
        if there != TOKENS:
            yield there.relative_to(WEB).as_posix()


@pytest.mark.parametrize("part", [part for part in ALLOWED if part.startswith("web/src/")])
def test_no_part_of_the_client_imports_what_it_may_not(part: str) -> None:
    allowed = tuple(name.removesuffix(".ts") for name in ALLOWED[part])
    files = [file for file in sorted((ROOT / part).rglob("*")) if file.suffix in (".ts", ".svelte")]
    assert files
    for file in files:
        here = file.relative_to(WEB).parts
        own = "/".join(here[:2]) if here[0] == "games" and len(here) > 2 else here[0]
        for name in web_imports(file):
            assert any(name == part or name.startswith(f"{part}/") for part in (*allowed, own)), (
                f"{file.relative_to(ROOT)} imports {name}"
            )


def test_every_file_that_is_named_is_there() -> None:
    named = set(re.findall(r"`((?:parlour|web|scenarios|tests|tools)/[\w./-]*)`", TEXT))
    assert len(named) > 30
    assert sorted(name for name in named if not (ROOT / name).exists()) == []
