"""What is explained beside the rules of Arcs: ids of messages, in groups."""

from __future__ import annotations

from parlour.games.arcs.cards.deck import COURT_NAMES, GUILDS, LEADER_NAMES, LEADERS, LORE, LORE_NAMES, VOX


def explained() -> dict[str, list[str]]:
    """All cards with a text."""
    return {
        "guilds": [f"arcs-name-{COURT_NAMES[card]}" for card in GUILDS],
        "vox": [f"arcs-name-{COURT_NAMES[card]}" for card in VOX],
        "leaders": [f"arcs-name-{LEADER_NAMES[card]}" for card in LEADERS],
        "lore": [f"arcs-name-{LORE_NAMES[card]}" for card in LORE],
    }
