"""The pictures a client asks for by name."""

from __future__ import annotations

from typing import Final

from parlour.art.roam.landscapes import scene
from parlour.art.roam.portraits import KNOWN, portrait
from parlour.art.roam.symbols import ICONS, icon
from parlour.art.svg import NAMESPACE, wrap
from parlour.games.roam.actions import MAX_LANDS
from parlour.games.roam.cards import LANDSCAPES

LANDS: Final = frozenset(str(number) for number in range(1, MAX_LANDS + 1))
CHARACTERS: Final = LANDS | {"A", "B", "C"}
PEOPLE: Final = {"wayfarer": KNOWN, "stranger": ""}  # by the set whose names they have


def picture(name: str) -> str | None:
    """A landscape (`forest-12`), a character (`wayfarer-12`, `stranger-A`) or an ability’s sign (`ability-coin`).

    There is a limited number of them.
    """
    kind, _, which = name.rpartition("-")
    if kind in PEOPLE and which in CHARACTERS:
        inside, wide, high = portrait(PEOPLE[kind], which, 100, 100), 100, 100
    elif kind == "ability" and which in ICONS:
        inside, wide, high = icon(which, 0, 0, 100), 100, 100
    elif kind in (*LANDSCAPES, "meadow") and which in LANDS:
        inside, wide, high = scene(kind, int(which), 200, 300), 200, 300
    else:
        return None
    box = f"0 0 {wide} {high}"
    return wrap("svg", inside, xmlns=NAMESPACE, width=wide, height=high, viewBox=box)
