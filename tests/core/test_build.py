"""Compiled modules are used only while they are what the sources say."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour.build
from parlour.build import SUFFIX

PLAIN_LINE = "loaded from the source"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package of the same name, with a module that looks compiled: loading it as such fails."""
    folder = tmp_path / "parlour"
    folder.mkdir()
    for name in ("__init__.py", "build.py"):
        shutil.copy(Path(parlour.build.__file__).parent / name, folder)
    (folder / "rules.py").write_text(f"print({PLAIN_LINE!r})\n", encoding="utf-8")
    (folder / f"rules{SUFFIX}").write_bytes(b"this is no library")
    return folder


def stamp(package: Path, **changes: Any) -> None:
    """Note the module as compiled."""
    source = package / "rules.py"
    seen = source.stat()
    entry = [seen.st_size, seen.st_mtime_ns, parlour.build.digest_of(source)]
    said = {"suffix": SUFFIX, "librt": parlour.build.librt_stamp(), "games": [], "sources": {"rules.py": entry}}
    (package / "compiled.json").write_text(json.dumps({**said, **changes}), encoding="utf-8")


def load(package: Path, wish: str = "") -> tuple[str, str]:
    """What loading the module prints, and what goes wrong."""
    environment = {**os.environ, "PARLOUR_BUILD": wish, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-c", "import parlour; print(parlour.BUILD); import parlour.rules"],
        cwd=package.parent, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout, done.stderr


def test_without_a_stamp_the_sources_run(package: Path) -> None:
    assert load(package) == (f"plain\n{PLAIN_LINE}\n", "")
    assert "make compiled" in load(package, "compiled")[1]


def test_what_is_as_it_was_compiled_runs_compiled(package: Path) -> None:
    stamp(package)
    out, complaint = load(package)
    assert out == "compiled\n" and "rules" in complaint  # the library was taken, and is none
    os.utime(package / "rules.py")  # another time, the same text
    assert load(package)[0] == "compiled\n"
    assert load(package, "plain") == (f"plain\n{PLAIN_LINE}\n", "")


def test_an_edited_source_runs_itself_and_says_so(package: Path) -> None:
    stamp(package)
    with (package / "rules.py").open("a", encoding="utf-8") as file:
        file.write("# edited\n")
    out, complaint = load(package)
    assert out == f"plain\n{PLAIN_LINE}\n" and complaint.startswith("parlour: rules.py changed")
    assert "rules.py" in load(package, "compiled")[1]


@pytest.mark.parametrize(
    "changes", [{"suffix": ".cpython-27.so"}, {"librt": [1, 2]}, {"sources": {"gone.py": [1, 2, "x"]}}]
)
def test_what_was_compiled_for_something_else_is_left_alone(package: Path, changes: dict[str, Any]) -> None:
    stamp(package, **changes)
    assert load(package)[0] == f"plain\n{PLAIN_LINE}\n"


def test_a_broken_stamp_is_no_stamp(package: Path) -> None:
    (package / "compiled.json").write_text("{", encoding="utf-8")
    out, complaint = load(package)
    assert out == f"plain\n{PLAIN_LINE}\n" and "compiled.json" in complaint
