"""The court deck (A-1.5): names, types and raid costs of the guild cards, and the vox cards.

>>> COURT_NAMES[16], RESOURCES[GUILD_TYPE[16]], KEYS[16]
('lattice-spies', 'psionic', 2)
>>> is_vox(26), COURT_NAMES[26]
(True, 'mass-uprising')
"""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.components.box import RESOURCES, read_data, slug

_facts = read_data("court")
_guilds = {card["id"]: card for card in _facts["guild"]}
_vox = {card["id"]: card for card in _facts["vox"]}

GUILDS: Final[tuple[int, ...]] = tuple(sorted(_guilds))  # 1 to 25
VOX: Final[tuple[int, ...]] = tuple(sorted(_vox))  # 26 to 31
COURT: Final = (*GUILDS, *VOX)


# By number, from 1; 0 is no card, nor is a number between others that no card has.
_all = _guilds | _vox
_numbers = range(max(COURT) + 1)
COURT_NAMES: Final = tuple(slug(_all[card]["name"]) if card in _all else "" for card in _numbers)
GUILD_TYPE: Final = tuple(RESOURCES.index(_guilds[card]["type"]) if card in _guilds else -1 for card in _numbers)
KEYS: Final = tuple(_guilds[card]["keys"] if card in _guilds else 0 for card in _numbers)


def is_vox(court: int) -> bool:
    """Vox cards are resolved and leave; guild cards go to a player's area (A-10.11)."""
    return court in VOX
