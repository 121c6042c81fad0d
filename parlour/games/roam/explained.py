"""What is explained beside the rules of Roam: ids of messages, in groups."""

from __future__ import annotations

from parlour.games.roam.cards import ABILITIES


def explained() -> dict[str, list[str]]:
    """The abilities of artifacts."""
    return {"abilities": [f"roam-ability-{ability}" for ability in ABILITIES]}
