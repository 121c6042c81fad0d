"""The lore cards (A-17): what each of them does, in one place.

A-17.5: lore has no type and no raid cost. It is no guild card, so it counts for no ambition and cannot be stolen.

>>> LORE[17].name, LORE[17].one_raid_die, LORE[20].declared == EMPATH
('raider-exosuits', True, True)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.leaders import BASE
from parlour.games.arcs.components.box import (
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
    WEAPON,
    read_data,
    slug,
)
from parlour.games.arcs.state.table import NONE


@dataclass(frozen=True)
class Lore(Ability):
    """A lore card: its abilities, some only while an ambition is declared."""

    declared: int = NONE  # the ambition that has to be declared for the abilities, NONE for always
    clears: tuple[int, ...] = ()  # prelude, always: discard it to clear outrage of these types

    # from the data
    name: str = ""
    set: str = BASE


_TEXTS: Final = {
    1: Lore(actions=("summon",)),
    2: Lore(actions=("fire",)),
    3: Lore(sprints=True),
    4: Lore(mirrors=True),
    5: Lore(fresh_ships=True, harbors=True),
    6: Lore(breaks_signals=True),
    7: Lore(repairs_attacker=True),
    8: Lore(gate_starports=True, tolls=True),
    9: Lore(cloud_cities=True),
    10: Lore(actions=("nurture", "prune")),
    11: Lore(gate_cities=True),
    12: Lore(railguns=True),
    13: Lore(slots=1),
    14: Lore(rerolls_assault=True),
    15: Lore(senses=True),
    16: Lore(actions=("guide",)),
    17: Lore(one_raid_die=True),
    18: Lore(actions=("martyr",)),
    19: Lore(declared=EMPATH, rerolls_all=True, clears=(PSIONIC,)),
    20: Lore(declared=EMPATH, taxes_as_loyal=True, builds_at_rivals=True, catapults_at_rivals=True),
    21: Lore(declared=KEEPER, trusted=True, clears=(RELIC,)),
    22: Lore(declared=KEEPER, solidary=True),
    23: Lore(declared=WARLORD, taxes_again=True, clears=(WEAPON,)),
    24: Lore(declared=WARLORD, trophies_for_influence=True),
    25: Lore(declared=TYRANT, captives_for_securing=True, clears=(WEAPON,)),
    26: Lore(declared=TYRANT, actions=("annex",)),
    27: Lore(declared=TYCOON, declares_twice=True),
    28: Lore(declared=TYCOON, charms=True, clears=(MATERIAL, FUEL)),
}
_facts = {facts["id"]: facts for facts in read_data("lore")["lore"]}
LORE: Final = {
    number: replace(text, name=slug(_facts[number]["name"]), set=_facts[number].get("set", BASE))
    for number, text in _TEXTS.items()
}
LORE_NAMES: Final = ("", *[card.name for card in LORE.values()])  # by number, from 1

assert list(LORE) == list(_facts)


def lore_of(sets: tuple[str, ...]) -> tuple[int, ...]:
    """The lore cards of these sets."""
    return tuple(number for number, card in LORE.items() if card.set in sets)
