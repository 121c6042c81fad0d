"""What docs/glossary.md names is there: every module, and in it every name."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
# | word | what it means | `module`: `name` |
ROWS = re.findall(r"^\| ([^|`]+) \| [^|]+ \| (`[^|]+`) \|$", TEXT, re.MULTILINE)


def test_everything_named_is_there() -> None:
    missing = []
    assert len(ROWS) > 60
    for word, where in ROWS:
        file, *names = re.findall(r"`([^`]+)`", where)
        path = ROOT / file if file.startswith("tools/") else ROOT / "parlour" / file
        if not path.exists():
            missing.append(f"{word}: {file}")
            continue
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        missing += [f"{word}: {file} has no {name}" for name in names if not hasattr(module, name)]
    assert missing == []


def test_every_part_is_in_the_order_of_the_alphabet() -> None:
    parts = TEXT.split("\n## ")[1:]
    for part in parts:
        words = [word.lower() for word in re.findall(r"^\| ([^|]+) \|", part, re.MULTILINE)][2:]
        assert len(words) > 2 and words == sorted(words)
