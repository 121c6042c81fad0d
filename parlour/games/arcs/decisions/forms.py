"""Decisions as lists of their name and numbers, as snapshots write them, and back."""

from __future__ import annotations

import inspect
from typing import Any, Final

from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.decision import Decision, name_of
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.games.arcs.ids import NONE

MOST = 1 << 30  # no number of a decision is greater
MOST_IN_ROW = 2 * len(SYSTEMS)
BY_NAME = {name_of(kind): kind for kind in DECISIONS}


def _fields(kind: type[Decision]) -> dict[str, type]:
    found = inspect.signature(kind).parameters.values()
    return {field.name: int if field.default is field.empty else type(field.default) for field in found}


# The fields of each decision, and whether each is a number, a truth or a row
FIELDS: Final = {name: _fields(kind) for name, kind in BY_NAME.items()}


def write(decision: Decision) -> list[Any]:
    """Its name, then its numbers."""
    found: list[Any] = [name_of(type(decision))]
    for name, kind in FIELDS[found[0]].items():
        value = getattr(decision, name)
        found += value if kind is tuple else [int(value)]
    return found


def read(item: object) -> Decision | None:
    """The decision of such a list; None if there is none."""
    if not isinstance(item, list) or not item or not isinstance(item[0], str) or item[0] not in BY_NAME:
        return None
    kind, numbers = BY_NAME[item[0]], item[1:]
    if not all(type(number) is int and NONE <= number < MOST for number in numbers):
        return None
    fields = list(FIELDS[item[0]].values())
    single = len(fields) - (tuple in fields)
    if len(numbers) < single or len(numbers) > (single + MOST_IN_ROW if tuple in fields else single):
        return None
    values: list[Any] = [
        bool(number) if field is bool else number for field, number in zip(fields, numbers, strict=False)
    ][:single]
    decision: Decision = kind(*values, *([tuple(numbers[single:])] if tuple in fields else []))
    return decision if decision.fits() else None
