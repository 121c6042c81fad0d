"""The leaders (A-17): what each of them begins with (data/leaders.toml) and what it can do, in one place.

>>> LEADERS[5].name, LEADERS[5].extra_dice, LEADERS[5].most_ships
('rebel', 2, 2)
>>> LEADERS[1].starts[0] == (CITY, 3), LEADERS[13].scraps == (0, 2, 0)
(True, True)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.components.box import (
    EMPATH,
    FUEL,
    MATERIAL,
    PSIONIC,
    RESOURCES,
    TYCOON,
    TYRANT,
    WEAPON,
    read_data,
    slug,
)
from parlour.games.arcs.state.table import CITY, NONE, STARPORT, Table

BASE: Final = "base"
PACK: Final = "pack"


@dataclass(frozen=True)
class Leader(Ability):
    """A leader: its abilities, and how it changes the setup."""

    scraps: tuple[int, int, int] = (0, 0, 0)  # ships, cities (the leftmost) and agents that leave the game
    outraged: tuple[int, ...] = ()  # types
    learns: bool = False  # draws 5 lore after the setup and keeps 2 more

    # from the data
    name: str = ""
    set: str = BASE
    resources: tuple[int, ...] = ()  # in the leftmost slots
    starts: tuple[tuple[int, int], ...] = ()  # for A, B and C: the building or NONE, and ships


_TRAITS: Final = {
    1: Leader(beloved=True, humble=(TYRANT,)),
    2: Leader(tax_bonus=(PSIONIC,), outraged=(MATERIAL, FUEL)),
    3: Leader(tax_bonus=(FUEL,), wastes=((TYCOON, FUEL),)),
    4: Leader(gains_by_declaring=True, taxes_controlled_only=True),
    5: Leader(extra_dice=2, most_ships=2),
    6: Leader(moves_and_battles=True, humble=(EMPATH,)),
    7: Leader(influences_and_secures=True, pays_to_declare=True),
    8: Leader(agents_by_declaring=True, secures_with_two=True),
    9: Leader(learns=True, humble=(TYCOON,)),
    10: Leader(overworks=True, scraps=(2, 0, 3)),
    11: Leader(rerolls_raid=True, more_skirmish=True),
    12: Leader(secures_by_declaring=True, influences_twice=True, only_first=True),
    13: Leader(scraps=(0, 2, 0), taxes_by_ships=True, taxes_no_loyal=True),
    14: Leader(shapes=True, catapults_at_gates=True),
    15: Leader(tax_bonus=(WEAPON,), intercepts_by_weapons=True),
    16: Leader(repairs_by_starports=True, outraged=(MATERIAL,)),
}


def _with_facts(traits: Leader, facts: dict[str, Any]) -> Leader:
    kinds = {"city": CITY, "starport": STARPORT}
    starts = [facts[place] for place in ("a", "b", "c")]
    return replace(
        traits,
        name=slug(facts["name"]),
        set=facts.get("set", BASE),
        resources=tuple(RESOURCES.index(resource) for resource in facts["resources"]),
        starts=tuple((kinds[start[0]] if len(start) > 1 else NONE, start[-1]) for start in starts),
    )


_facts = {facts["id"]: facts for facts in read_data("leaders")["leader"]}
LEADERS: Final = {number: _with_facts(traits, _facts[number]) for number, traits in _TRAITS.items()}
LEADER_NAMES: Final = ("", *[leader.name for leader in LEADERS.values()])  # by number, from 1

assert list(LEADERS) == list(_facts)


def leaders_of(sets: tuple[str, ...]) -> tuple[int, ...]:
    """The leaders of these sets."""
    return tuple(number for number, leader in LEADERS.items() if leader.set in sets)


def scrapped(table: Table, seat: int) -> tuple[int, int, int]:
    """A-1.12, A-17.4: ships, cities and agents of a player that are out of the game since the setup."""
    leader = table.leader[seat]
    return LEADERS[leader].scraps if leader != NONE and not table.drafting else (0, 0, 0)
