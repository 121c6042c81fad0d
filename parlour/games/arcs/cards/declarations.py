"""The declarations of the cards in data/court.toml, data/leaders.toml and data/lore.toml, read and checked.

A card is declared once: its number, name, set and facts, and by the fields of these classes what it does. A word
that no field and no list of names knows is refused; words that rules elsewhere give a meaning are checked there,
by `need_known`.

>>> pilots = {"id": 99, "name": "Old Pilots", "type": "fuel", "keys": 1, "effect": "As Loyal Pilots."}
>>> guild = read_guild({**pilots, "loyal": ["fuel"]})
>>> guild.name, RESOURCES[guild.kind], [RESOURCES[resource] for resource in guild.loyal]
('old-pilots', 'fuel', ['fuel'])
>>> read_guild({**pilots, "loyal": ["gold"]})
Traceback (most recent call last):
ValueError: card 99: loyal is ['gold']
>>> need_known({99: read_guild({**pilots, "prelude": "goodies"})}, "prelude", {"goods", "fence"})
Traceback (most recent call last):
ValueError: card 99: prelude is 'goodies', there are: fence, goods
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.components.box import AMBITIONS, NO_AMBITION, RESOURCES, SUITS, slug
from parlour.games.arcs.ids import NONE, NOTHING, PIECES, Ambition, Piece, Resource

BASE: Final = "base"


class Guild(Ability):
    """A guild card (A-14): its facts, and the abilities it has."""

    name: str = ""
    set: str = BASE
    kind: Resource = NOTHING  # its type
    keys: int = 0  # its raid cost
    prelude: str = ""  # what it can be used for in the prelude, see preludes.py
    union: int = NONE  # the suit it is for


@dataclass(frozen=True)
class Vox:
    """A vox card (A-10.11)."""

    name: str = ""
    set: str = BASE
    asks: str = ""  # the kind of action that answers it, see vox.py; none if it asks nothing
    leaves: str = "discard"  # see vox.py


class LeaderCard(Ability):
    """A leader (A-17): its abilities, and how it changes the setup."""

    name: str = ""
    set: str = BASE
    resources: tuple[Resource, ...] = ()  # in the leftmost slots
    starts: tuple[tuple[Piece, int], ...] = ()  # for A, B and C: the building or NONE, and ships
    scraps: tuple[int, int, int] = (0, 0, 0)  # ships, cities (the leftmost) and agents that leave the game
    outraged: tuple[Resource, ...] = ()
    learns: bool = False  # draws 5 lore after the setup and keeps 2 more


class LoreCard(Ability):
    """A lore card: its abilities, some only while an ambition is declared.

    A-17.5: lore has no type and no raid cost. It is no guild card, so it counts for no ambition and cannot be
    stolen.
    """

    name: str = ""
    set: str = BASE
    declared: Ambition = NO_AMBITION  # has to be declared for the abilities; always, if it is none
    clears: tuple[Resource, ...] = ()  # prelude, always: discard it to clear outrage of these types


# The fields that are numbers here and names in the data
NAMED: Final[dict[str, Sequence[str]]] = {
    **dict.fromkeys(("kind", "resources", "outraged", "clears", "loyal", "cartels", "tax_bonus"), RESOURCES),
    **dict.fromkeys(("declared", "no_zero_marker", "humble"), AMBITIONS),
    "union": SUITS,
}
# What is said otherwise than by a field of its own
OTHERWISE: Final = ("id", "effect", "a", "b", "c", "wastes")
CALLED: Final = {"type": "kind"}  # fields that have another name in the data


def read_guild(facts: dict[str, Any]) -> Guild:
    """A guild card."""
    for word in ("type", "keys"):
        if word not in facts:  # unseen: tests try cards that say too little
            raise ValueError(f"card {facts['id']}: it has no {word}")
    return Guild(**_values(facts, Guild()))


def read_vox(facts: dict[str, Any]) -> Vox:
    """A vox card."""
    return Vox(**_values(facts, Vox()))


def read_leader(facts: dict[str, Any]) -> LeaderCard:
    """A leader."""
    values = _values(facts, LeaderCard())
    starts = [facts[place] for place in ("a", "b", "c")]
    values["starts"] = tuple((PIECES.index(start[0]) if len(start) > 1 else NONE, start[-1]) for start in starts)
    values["wastes"] = tuple(
        (AMBITIONS.index(ambition), RESOURCES.index(resource)) for ambition, resource in facts.get("wastes", ())
    )
    return LeaderCard(**values)


def read_lore(facts: dict[str, Any]) -> LoreCard:
    """A lore card."""
    return LoreCard(**_values(facts, LoreCard()))


def need_known(cards: Mapping[Any, object], field: str, known: Collection[str]) -> None:
    """`ValueError` for a card that has a word in this field which means nothing to the rules."""
    there = ", ".join(filter(None, sorted(known)))
    for number, card in cards.items():
        said = getattr(card, field)
        for word in said if isinstance(said, tuple) else [said]:
            if word not in known:
                raise ValueError(f"card {number}: {field} is {word!r}, there are: {there}")


def _values(facts: dict[str, Any], blank: object) -> dict[str, Any]:
    """The fields a declaration has something to say about; `ValueError` for what is none, or has no such value."""
    values: dict[str, Any] = {}
    for word, said in facts.items():
        if word in OTHERWISE:
            continue
        field = CALLED.get(word, word)
        if not hasattr(blank, field):
            raise ValueError(f"card {facts['id']}: nothing is called {word}")
        value = slug(said) if field == "name" else _value(said, NAMED.get(field))
        named_badly = field == "set" and value != slug(str(value))  # its name is part of the ids of messages
        if type(value) is not type(getattr(blank, field)) or named_badly:
            raise ValueError(f"card {facts['id']}: {word} is {said!r}")
        values[field] = value
    return values


def _value(said: Any, names: Sequence[str] | None) -> Any:
    """What a field is when the data says this of it; None if there is no such thing."""
    if isinstance(said, list):
        found = [_value(item, names) for item in said]
        return None if None in found else tuple(found)
    if names is None:
        return said
    return names.index(said) if said in names else None
