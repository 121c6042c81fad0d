"""What is explained beside the rules of Arcs: ids of messages, in groups."""

from __future__ import annotations

from parlour.games.arcs.court import COURT_NAMES, GUILDS, VOX
from parlour.games.arcs.leaders import LEADER_NAMES, LEADERS
from parlour.games.arcs.lore import LORE, LORE_NAMES


def explained() -> dict[str, list[str]]:
    """All cards with a text."""
    return {
        "guilds": [f"arcs-name-{COURT_NAMES[card]}" for card in GUILDS],
        "vox": [f"arcs-name-{COURT_NAMES[card]}" for card in VOX],
        "leaders": [f"arcs-name-{LEADER_NAMES[card]}" for card in LEADERS],
        "lore": [f"arcs-name-{LORE_NAMES[card]}" for card in LORE],
    }
