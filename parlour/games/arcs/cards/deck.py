"""All cards of Arcs by number, whatever set they come from, and what several of them can do together.

Numbers begin with 1 and may have gaps: 0 is no card, nor is a number between others that no card has.

>>> COURT_NAMES[23], KEYS[23], GUILD_CARDS[Court(23)].actions
('elder-broker', 2, ('trade',))
>>> is_vox(Court(26)), COURT_NAMES[26], VOX_CARDS[Court(26)].asks
(True, 'mass-uprising', 'cluster')
>>> LEADERS[Leader(5)].name, LEADERS[Leader(5)].extra_dice, LORE[Lore(17)].name, LORE[Lore(17)].one_raid_die
('rebel', 2, 'raider-exosuits', True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.games.arcs.cards import declarations
from parlour.games.arcs.cards.ability import NOTHING, Ability, united
from parlour.games.arcs.cards.declarations import BASE, Guild, Vox
from parlour.games.arcs.components.box import NO_AMBITION, read_data
from parlour.games.arcs.ids import NO_LEADER, Court, Leader, Lore

UNION: Final = "union"  # the prelude of a card that is put beside an action card
PACK: Final = "pack"


def _read(name: str) -> dict[str, Any]:
    """The declarations of a file; `ValueError` for two cards with one number or name."""
    declared = read_data(name)
    cards = [card for kind in declared.values() for card in kind]
    for word in ("id", "name"):
        said = [card[word] for card in cards]
        for value in said:
            if said.count(value) > 1:
                raise ValueError(f"{name}: two cards have the {word} {value}")
    return declared


_court = _read("court")
GUILD_CARDS: Final = {Court(card["id"]): declarations.read_guild(card) for card in _court["guild"]}
VOX_CARDS: Final = {Court(card["id"]): declarations.read_vox(card) for card in _court["vox"]}
COURT_CARDS: Final[dict[Court, Guild | Vox]] = {**GUILD_CARDS, **VOX_CARDS}
LEADERS: Final = {Leader(card["id"]): declarations.read_leader(card) for card in _read("leaders")["leader"]}
LORE: Final = {Lore(card["id"]): declarations.read_lore(card) for card in _read("lore")["lore"]}


def _names(cards: Mapping[Any, Any]) -> tuple[str, ...]:
    """Names of cards by number."""
    return tuple(cards[number].name if number in cards else "" for number in range(max(cards) + 1))


GUILDS: Final = tuple(GUILD_CARDS)
VOX: Final = tuple(VOX_CARDS)
COURT: Final = tuple(sorted(COURT_CARDS))
COURT_NAMES: Final = _names(COURT_CARDS)
LEADER_NAMES: Final = _names(LEADERS)
LORE_NAMES: Final = _names(LORE)


# By court card, for what is asked often
_guilds = [GUILD_CARDS.get(Court(card), Guild()) for card in range(len(COURT_NAMES))]
GUILD_TYPE: Final = tuple([guild.kind for guild in _guilds])
KEYS: Final = tuple([guild.keys for guild in _guilds])


def is_vox(court: Court) -> bool:
    """Vox cards are resolved and leave; guild cards go to a player's area (A-10.11)."""
    return court in VOX


# Sets


def court_of(sets: tuple[str, ...]) -> tuple[Court, ...]:
    """The court cards of a game with these sets: those of the base box are in every game."""
    found = [(card, COURT_CARDS[card].set) for card in COURT]
    return tuple([card for card, its in found if its == BASE or its in sets])  # unseen: no others, yet


def leaders_of(sets: tuple[str, ...]) -> tuple[Leader, ...]:
    """The leaders of these sets."""
    return tuple(number for number, leader in LEADERS.items() if leader.set in sets)


def lore_of(sets: tuple[str, ...]) -> tuple[Lore, ...]:
    """The lore cards of these sets."""
    return tuple(number for number, card in LORE.items() if card.set in sets)


@dataclass(frozen=True)
class CardSet:
    """The cards that come together, by number."""

    name: str
    court: tuple[Court, ...]
    leaders: tuple[Leader, ...]
    lore: tuple[Lore, ...]


def _all_sets() -> tuple[CardSet, ...]:
    """All sets in the order in which their actions are numbered: those there always were, then any others."""
    named = [COURT_CARDS[card].set for card in COURT]
    named += [card.set for card in LEADERS.values()] + [card.set for card in LORE.values()]  # unseen: as yet none
    found = []
    for name in dict.fromkeys((BASE, PACK, *named)):
        court = tuple(card for card in COURT if COURT_CARDS[card].set == name)
        found.append(CardSet(name, court, leaders_of((name,)), lore_of((name,))))
    return tuple(found)


SETS_OF_CARDS: Final = _all_sets()
FURTHER_SETS: Final = tuple(cards.name for cards in SETS_OF_CARDS if cards.name not in (BASE, PACK))


# Abilities


def everything_of(court: tuple[Court, ...], sets: tuple[str, ...]) -> Ability:
    """What these court cards, and the leaders and lore of these sets, can do at all."""
    guilds: list[Ability] = [GUILD_CARDS[card] for card in court if not is_vox(card)]
    leaders = [LEADERS[leader] for leader in leaders_of(sets)]
    return united([*guilds, *leaders, *[LORE[lore] for lore in lore_of(sets)]])


def powers_of(guilds: tuple[Court, ...], leader: Leader, lore: tuple[Lore, ...], declared: int) -> Ability:
    """What these cards can do together while these ambitions, as bits, are declared."""
    if not guilds and not lore and leader == NO_LEADER:  # speed: many have none
        return NOTHING
    cards: list[Ability] = [GUILD_CARDS[card] for card in guilds]
    if leader != NO_LEADER:
        cards.append(LEADERS[leader])
    for card in lore:
        if LORE[card].declared == NO_AMBITION or declared >> LORE[card].declared & 1:
            cards.append(LORE[card])
    return united(cards)
