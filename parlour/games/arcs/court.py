"""The court deck (A-1.5): names, types and raid costs of the guild cards, and the vox cards.

>>> COURT_NAMES[16], RESOURCES[GUILD_TYPE[16]], KEYS[16]
('lattice-spies', 'psionic', 2)
>>> is_vox(26), COURT_NAMES[26]
(True, 'mass-uprising')
"""

from __future__ import annotations

import re
from typing import Final

from parlour.games.arcs.box import RESOURCES, read_data

_facts = read_data("court")
_guilds = {card["id"]: card for card in _facts["guild"]}
_vox = {card["id"]: card for card in _facts["vox"]}

GUILDS: Final[tuple[int, ...]] = tuple(sorted(_guilds))  # 1 to 25
VOX: Final[tuple[int, ...]] = tuple(sorted(_vox))  # 26 to 31
COURT: Final = (*GUILDS, *VOX)


def _slug(name: str) -> str:
    return re.sub("[^a-z]+", "-", name.lower())


# By number, from 1; 0 is no card.
COURT_NAMES: Final = ("", *[_slug((_guilds | _vox)[card]["name"]) for card in COURT])
GUILD_TYPE: Final = (-1, *[RESOURCES.index(_guilds[card]["type"]) for card in GUILDS])
KEYS: Final = (0, *[_guilds[card]["keys"] for card in GUILDS])


def is_vox(court: int) -> bool:
    """Vox cards are resolved and leave; guild cards go to a player's area (A-10.11)."""
    return court >= VOX[0]
