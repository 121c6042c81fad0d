"""Spell out the fields of a table of Roam: parlour/games/roam/table_fields.py is made of fields.py.

    python tools/table_fields.py

Compiled rules need every attribute with its type and every copy as a line of its own; nobody should keep such
lists by hand. A test fails while the file is not as this program would write it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "parlour" / "games" / "roam" / "table_fields.py"
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PARLOUR_BUILD", "plain")

from parlour.games.roam import fields  # noqa: E402
from parlour.games.roam.fields import Field  # noqa: E402

SHARED = (*fields.GAME, *fields.TURN, *fields.COMPLETING, *fields.AUCTION, *fields.ENDING)
WIDE = 115
HEAD = '''"""The fields of a table of Roam, made by tools/table_fields.py of fields.py: do not edit."""

from __future__ import annotations

from parlour.core.packed import i64, vec
from parlour.core.state import State
from parlour.games.roam.actions import NO_CARD, Card
from parlour.games.roam.board import NO_PLACE, NO_SEAT, NONE, NOWHERE, Place, Seat, Space, Spaces
from parlour.games.roam.setup import Setup


class TableFields(State):
    """Everything that lies on the table, and whose turn it is."""

'''


def by_seat(field: Field) -> str:
    """The type of a field that every seat has."""
    return f"vec[{field.kind.type.replace('Spaces', 'i64')}]"


def declarations() -> list[str]:
    """Every attribute with its type and its meaning."""
    groups: list[tuple[str, list[tuple[str, str, str]]]] = [
        ("the game", [declared(field) for field in fields.GAME if field.name != "to_move"]),
        ("by seat", [(field.name, by_seat(field), field.about) for field in fields.PLAYER]),
        ("this turn", [declared(field) for field in fields.TURN]),
        ("completed cards", [declared(field) for field in (*fields.COMPLETING, *fields.AUCTION)]),
        ("the end", [declared(field) for field in fields.ENDING]),
        ("what follows from the others", [*fields.DERIVED]),
    ]
    lines = ["    setup: Setup"]
    for title, group in groups:
        lines += ["", f"    # {title}"]
        lines += [f"    {name}: {type}" + (f"  # {about}" if about else "") for name, type, about in group]
    return lines


def declared(field: Field) -> tuple[str, str, str]:
    return field.name, field.kind.type, field.about


def names() -> list[str]:
    """Every attribute but those of State."""
    found = [
        "setup",
        *[field.name for field in (*SHARED, *fields.PLAYER)],
        *[name for name, _, _ in fields.DERIVED],
    ]
    return [name for name in found if name != "to_move"]


def slots() -> list[str]:
    """The attributes once more, as Python wants them."""
    lines, line = ["    __slots__ = ("], ""
    for name in sorted(names()):
        entry = f'"{name}",'
        if len(f"        {line} {entry}") > WIDE:
            lines, line = [*lines, f"        {line}"], ""
        line = f"{line} {entry}".strip()
    return [*lines, f"        {line}", "    )  # fmt: skip"]


def clearing(name: str, about: str, cleared: Sequence[Field]) -> list[str]:
    """A method that clears some fields."""
    lines = ["", f"    def {name}(self) -> None:", f'        """{about}"""']
    return [*lines, *[f"        self.{field.name} = {field.kind.empty}" for field in cleared]]


def laying_out() -> list[str]:
    """The method that begins with nothing."""
    lines = ["", "    def lay_out(self, setup: Setup) -> None:", '        """An empty table."""']
    lines += ["        self.setup = setup", "        self.clear_turn()", "        self.clear_auction()"]
    others = (*fields.GAME, *fields.COMPLETING, *fields.ENDING)
    lines += [f"        self.{field.name} = {field.kind.empty}" for field in others]
    for field in fields.PLAYER:
        if field.kind.empty == "0":
            empty = f"vec[i64]([{field.kind.empty}] * setup.seats)"
        else:
            empty = f"{by_seat(field)}([{field.kind.empty} for _ in setup.every_seat])"
        lines.append(f"        self.{field.name} = {empty}")
    for name, type, _ in fields.DERIVED:
        lines.append(f"        self.{name} = {'0' if type == 'Spaces' else 'vec[i64]([0] * setup.seats)'}")
    return lines


def copying() -> list[str]:
    """The method that takes over everything."""
    lines = ["", "    def take_over(self, other: TableFields) -> None:"]
    lines += ['        """Be equal to another table, and share nothing with it that can change."""']
    changed = {field.name for field in fields.PLAYER} - set(fields.REPLACED)
    for name in ["to_move", *names()]:
        lines.append(f"        self.{name} = other.{name}{'[:]' if name in changed else ''}")
    return lines


def text() -> str:
    """The module."""
    lines = [*slots(), "", *declarations()]
    lines += laying_out()
    lines += clearing("clear_turn", "Forget what was done in the turn before.", fields.TURN)
    lines += clearing("clear_auction", "There is no auction.", fields.AUCTION)
    lines += copying()
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
