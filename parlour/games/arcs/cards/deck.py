"""All cards of Arcs by number, whatever set they come from, and what several of them can do together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.arcs.cards.ability import NOTHING, Ability, united
from parlour.games.arcs.cards.court import COURT, COURT_NAMES, GUILD_TYPE, GUILDS, KEYS, VOX, is_vox
from parlour.games.arcs.cards.guilds import GUILD_CARDS
from parlour.games.arcs.cards.leaders import BASE, LEADER_NAMES, LEADERS, PACK, leaders_of
from parlour.games.arcs.cards.lore import LORE, LORE_NAMES, lore_of
from parlour.games.arcs.ids import NONE

__all__ = [
    "COURT", "COURT_NAMES", "GUILDS", "GUILD_CARDS", "GUILD_TYPE", "KEYS", "LEADERS", "LEADER_NAMES", "LORE",
    "LORE_NAMES", "SETS_OF_CARDS", "VOX", "is_vox", "leaders_of", "lore_of", "powers_of",
]  # fmt: skip


@dataclass(frozen=True)
class CardSet:
    """The cards that come together, by number."""

    name: str
    court: tuple[int, ...]
    leaders: tuple[int, ...]
    lore: tuple[int, ...]


SETS_OF_CARDS: Final = (
    CardSet(BASE, COURT, leaders_of((BASE,)), lore_of((BASE,))),
    CardSet(PACK, (), leaders_of((PACK,)), lore_of((PACK,))),
)

# Unions of abilities that came up; there are few in a game, but a server sees many games
_known: dict[tuple[object, ...], Ability] = {}
MOST_KNOWN: Final = 20_000


def powers_of(guilds: tuple[int, ...], leader: int, lore: tuple[int, ...], declared: int) -> Ability:
    """What these cards can do together while these ambitions, as bits, are declared."""
    if not guilds and not lore and leader == NONE:  # speed: many have none
        return NOTHING
    key = (guilds, leader, lore, declared)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        cards: list[Ability] = [GUILD_CARDS[card] for card in guilds]
        if leader != NONE:
            cards.append(LEADERS[leader])
        for card in lore:
            if LORE[card].declared == NONE or declared >> LORE[card].declared & 1:
                cards.append(LORE[card])
        _known[key] = found = united(tuple(cards))
    return found
