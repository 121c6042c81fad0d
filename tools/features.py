"""Write docs/features.md: what stands at every index of an observation.

python tools/features.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from parlour.core.features import Feature, Features, Group  # noqa: E402
from parlour.envs.observation import shape_of  # noqa: E402
from parlour.games import find_manifest, names  # noqa: E402

PAGE = ROOT / "docs" / "features.md"
HEAD = """# Features

What stands at every index of an observation, made by `tools/features.py` from the declarations of the games. How
to get one: [envs.md](envs.md).

An observation is a row of bytes. It holds what one seat knows and nothing else: that seat first, then the
others clockwise. Every number is between 0 and what stands under *most*. A group is a table: a line for each
thing, a column for each feature, line after line; planes lie the other way round, plane after plane. So column
`c` of thing `t` is at `start + t × columns + c`, plane `p` of space `s` at `start + 36 × p + s`. Columns and
things are counted from 0. Whatever changes here raises the version of the game's features.
"""


def page() -> str:
    """The whole page."""
    found = [HEAD]
    for name in names():
        place = find_manifest(name).observer
        if place is not None:
            found += chapter(place.load().features)
    return "\n".join(found)


def chapter(features: Features) -> list[str]:
    """The features of one game."""
    lines = [f"## {features.game.capitalize()}, version {features.version}: {features.size:,} numbers", ""]
    for group in features.groups:
        lines += part(group)
    return lines


def part(group: Group) -> list[str]:
    """One group."""
    kind = "planes" if group.planes else "columns"
    last = group.start + group.size - 1
    return [
        f"### `{group.name}`: {group.about}",
        "",
        f"Indices {group.start:,} to {last:,}: {shape(group)}. {things(group)}".rstrip(),
        "",
        f"| {kind.capitalize()} | Feature | What it says | Most |",
        "|---|---|---|---|",
        *[line(feature) for feature in group.features],
        "",
    ]


def shape(group: Group) -> str:
    """How it is read: things and columns, or planes with their rows and columns."""
    if not group.planes:
        return f"{len(group.things)} × {group.width} columns"
    return f"{' × '.join(map(str, shape_of(group)))}, planes with their rows and columns"


def things(group: Group) -> str:
    """What its lines are, in their order."""
    return f"Things: {', '.join(group.things)}." if len(group.things) > 1 else ""


def line(feature: Feature) -> str:
    """One feature."""
    last = feature.column + feature.width - 1
    columns = str(feature.column) if feature.width == 1 else f"{feature.column}–{last}"
    labels = f": {', '.join(feature.labels)}" if feature.labels else ""
    return f"| {columns} | `{feature.name}` | {feature.about}{labels} | {feature.most} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
