"""Build the rules with mypyc, in place: each compiled module lies beside its source and is used instead of it.

    python tools/compiled.py [--game roam] [--later] [--remove] [--test]

Core and each game are a library of their own, so that two compilers work at once and neither needs much memory.
`parlour.build` says when the compiled modules are used. `--test` runs the suite, the scenarios and the records on
the compiled ones, and seeded games on both builds.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import multiprocessing
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from setuptools import Extension

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PARLOUR_BUILD", "plain")  # this program reads what it is about to compile

from parlour.build import PACKAGE, STAMP, SUFFIX, digest_of, librt_stamp, stale_source  # noqa: E402

CORE = (
    "action.py", "batch.py", "chance.py", "compiled.py", "menu.py", "no.py", "observer.py", "packed.py",
    "playout.py", "seated.py", "state.py",
)  # fmt: skip
GAMES = sorted(file.parent.name for file in (PACKAGE / "games").glob("*/manifest.py"))
# These read data once or describe positions: nothing to gain, and dataclasses stay plain.
NOT_COMPILED = {
    "__init__.py", "cards.py", "card_fields.py", "card_text.py", "patterns.py", "game.py", "position.py",
    "under_way.py", "facts.py", "invariants.py", "manifest.py", "players.py", "explained.py",
    "snapshot.py", "codecs.py", "forms.py", "shown_box.py", "shown_position.py", "standing.py", "told.py",
    "searching.py",
}  # fmt: skip
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-unused-function", "-Wno-unused-label"]
WIDER = "x86-64-v3"  # machines with these flags have the instructions for it
WIDER_FLAGS = {"avx2", "bmi1", "bmi2", "fma", "movbe"}
TESTS = (
    "tests/core/test_suite.py", "tests/core/test_scenarios.py", "tests/core/test_records.py",
    "tests/core/test_packed.py", "tests/envs/test_batch.py", "tests/envs/test_copying.py",
)  # fmt: skip
TESTS_OF_A_GAME = ("test_suite.py", "test_tables.py")  # of those it has
SEEDED = 100  # games of each hashed on both builds


# Folders of a game that are libraries of their own, so that no C compiler has too much to do
APART = {"arcs": ("turn", "battle", "cards")}


def folders_of(game: str) -> list[Path]:
    """Where the rules of a game are, and its bots, who look at states closely."""
    return [PACKAGE / "games" / game, PACKAGE / "bots" / game]


def groups(games: list[str]) -> dict[str, list[str]]:
    """The files of each library, relative to the root."""
    found = {"core": [f"parlour/core/{name}" for name in CORE]}
    for game in games:
        files = [file for folder in folders_of(game) for file in sorted(folder.rglob("*.py"))]
        for file in files:
            if file.name not in NOT_COMPILED:
                apart = file.parent.name in APART.get(game, ())
                group = f"{game}.{file.parent.name}" if apart else game
                found.setdefault(group, []).append(str(file.relative_to(ROOT)))
    return found


def library(group: str) -> str:
    """The name of a group's library: a module beside the ones that are in it."""
    return "parlour.core.rules" if group == "core" else f"parlour.games.{group}.rules"


def compiler_flags() -> list[str]:
    """What the C compiler is told: the instructions of this machine, as what is built in place stays on it."""
    flags = FLAGS[:]
    if platform.machine() == "x86_64" and Path("/proc/cpuinfo").exists():
        known = re.search(r"^flags\s*:(.*)$", Path("/proc/cpuinfo").read_text(encoding="ascii"), re.MULTILINE)
        if known and set(known[1].split()) >= WIDER_FLAGS:
            flags.append(f"-march={WIDER}")
    return flags


def missing_tool() -> str | None:
    """What is missing to compile anything."""
    try:
        import mypyc  # noqa: F401
        import setuptools  # noqa: F401
    except ModuleNotFoundError as error:
        return error.name
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return None if shutil.which(os.environ.get("CC", compiler)) else "a C compiler"


def translate(parts: dict[str, list[str]], told: Connection) -> None:
    """Write the C of each library, and tell how to build it."""
    from mypyc.build import mypycify

    found = mypycify(
        ["--strict", *[file for files in parts.values() for file in files]],
        opt_level="3",
        debug_level="0",
        separate=[(files, library(group)) for group, files in parts.items()],
        target_dir="build/native",
    )
    told.send(found)  # fails where nobody is there any more


def build(games: list[str]) -> None:
    """Compile in place; the stamp is written last, so that nobody uses half of a build."""
    from setuptools import Distribution

    remove()
    os.chdir(ROOT)
    stamp = stamp_of(games)  # of what is compiled now, whatever is edited meanwhile
    # What one library wants of another is resolved when it is loaded; its own calls are plain C calls.
    os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *compiler_flags()])
    # In a process of its own, whose memory is free again before the C compilers want theirs
    context = multiprocessing.get_context("spawn")
    heard, told = context.Pipe(duplex=False)
    translator = context.Process(target=translate, args=(groups(games), told), daemon=True)
    translator.start()
    told.close()
    try:
        extensions: list[Extension] = heard.recv()
    except EOFError:
        sys.exit(1)  # it has said why
    translator.join()
    # The largest first, so that none is left over in the end
    extensions.sort(key=lambda part: sum(Path(file).stat().st_size for file in part.sources), reverse=True)
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace, command.parallel, command.build_temp = True, os.cpu_count(), "build/native"
    command.ensure_finalized()
    command.run()
    new = STAMP.with_suffix(".new")
    new.write_text(stamp, encoding="utf-8")
    new.replace(STAMP)


def build_if_needed(games: list[str]) -> None:
    """Compile what is not compiled yet or was edited since; whoever else is at it is waited for."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not set(games) <= set(built_games()):
            began = time.monotonic()
            build(games)
            print(f"compiled in {time.monotonic() - began:.0f} s")


def build_later(games: list[str]) -> None:
    """Let another process compile, when the machine has nothing better to do. Who runs plain now goes on plain."""
    if set(games) <= set(built_games()):
        return
    print("The rules are being compiled in the background (build/compiled.log): the next start is the faster one.")
    (ROOT / "build").mkdir(exist_ok=True)
    command = ["nice", "-n", "19", sys.executable, __file__, *[f"--game={game}" for game in games]]
    with (ROOT / "build" / "compiled.log").open("w") as log:
        subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)


def stamp_of(games: list[str]) -> str:
    """What is compiled. Constants of modules that were not compiled are in it too, so all sources count."""
    folders = [PACKAGE / "core", *[folder for game in games for folder in folders_of(game)]]
    sources = {
        str(file.relative_to(PACKAGE)): [file.stat().st_size, file.stat().st_mtime_ns, digest_of(file)]
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
    }
    said = {"suffix": SUFFIX, "librt": librt_stamp(), "games": games, "sources": sources}
    return json.dumps(said)


def remove() -> None:
    """Take all compiled modules away."""
    STAMP.unlink(missing_ok=True)
    for module in PACKAGE.rglob(f"*{SUFFIX}"):
        module.unlink()


def built_games() -> list[str]:
    """The games that are compiled now, in a build that can be used."""
    if stale_source() is not None:
        return []
    stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    games: list[str] = stamp["games"]
    new = json.loads(stamp_of(games))["sources"].keys() - stamp["sources"].keys()  # runs plain as long as it is
    return [] if new else games


def run(build_of_rules: str, *arguments: str) -> str:
    """Run Python on one build of the rules; what it printed."""
    environment = {**os.environ, "PARLOUR_BUILD": build_of_rules, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def test(games: list[str]) -> None:
    """The compiled rules behave as the plain ones."""
    own = [Path("tests") / game / name for game in games for name in TESTS_OF_A_GAME]
    tests = [*TESTS, *[str(file) for file in own if (ROOT / file).exists()]]
    print(run("compiled", "-m", "pytest", "-q", "-n", "2", "-o", "addopts=", *tests).strip().splitlines()[-1])
    for game in games:
        arguments = ["tools/same_games.py", "--game", game, "--games", str(SEEDED)]
        plain, compiled = run("plain", *arguments), run("compiled", *arguments)
        print(f"{game}: {compiled.strip()}")
        if plain != compiled:
            sys.exit(f"{game}: the builds play different games: {plain.strip()} plain")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=GAMES, action="append", help="only core and this game")
    arguments.add_argument("--remove", action="store_true", help="take the compiled modules away")
    arguments.add_argument("--later", action="store_true", help="build in the background, if it is needed")
    arguments.add_argument("--test", action="store_true", help="test both builds against each other")
    chosen = arguments.parse_args()
    if chosen.remove:
        remove()
        return
    games = chosen.game or list(GAMES)
    missing = missing_tool()
    if missing:
        print(f"The rules stay plain Python: {missing} is missing.")
        return
    if chosen.later:
        build_later(games)
        return
    build_if_needed(games)
    if chosen.test:
        test(games)


if __name__ == "__main__":
    main()
