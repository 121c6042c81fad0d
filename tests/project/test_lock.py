"""requirements.lock fits pyproject.toml: what is asked for is locked, and nothing else is there for its sake."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# name==1.2.3 ; marker \
#     --hash=… \
#     # via
#     #   another
LOCKED = re.findall(
    r"^([a-z0-9-]+)==(\S+)(.*(?:\n[ ].*)+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE
)
UNLOCKED = {"train"}  # PyTorch comes in many builds; the Makefile says which one the tests use
LOCKED_EXTRAS = {name: texts for name, texts in PROJECT["optional-dependencies"].items() if name not in UNLOCKED}
EXTRAS = [Requirement(text) for texts in LOCKED_EXTRAS.values() for text in texts]
WANTED = [
    wanted for wanted in [*map(Requirement, PROJECT["dependencies"]), *EXTRAS] if wanted.name != PROJECT["name"]
]


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_what_is_asked_for_is_locked(wanted: Requirement) -> None:
    found = {name: version for name, version, _ in LOCKED}
    version = found.get(canonicalize_name(wanted.name))
    assert version is not None and wanted.specifier.contains(version), "renew it with `make lock`"


def test_nothing_is_locked_that_nobody_asks_for() -> None:
    directly = {name for name, _, more in LOCKED if re.search(r"#\s+(?:via )?parlour \(pyproject\.toml\)", more)}
    assert directly == {canonicalize_name(wanted.name) for wanted in WANTED}, "renew it with `make lock`"


def test_who_develops_gets_all_that_is_locked() -> None:
    """`make lock` asks for what `dev` needs."""
    dev = [Requirement(text) for text in LOCKED_EXTRAS["dev"]]
    own = {extra for wanted in dev if wanted.name == PROJECT["name"] for extra in wanted.extras}
    assert own == LOCKED_EXTRAS.keys() - {"dev"}


def test_every_file_is_known_by_its_hash() -> None:
    assert len(LOCKED) > 50
    assert [name for name, _, more in LOCKED if "--hash=sha256:" not in more] == []
