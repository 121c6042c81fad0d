"""What Roam brings along, and where it is."""

from __future__ import annotations

from typing import Final

from parlour.core.manifest import Manifest, Place

MANIFEST: Final = Manifest(
    name="roam",
    game=Place("parlour.games.roam.game:GAME"),
    bots={"random": Place("parlour.bots.uniform:RandomBot"), "greedy": Place("parlour.bots.roam.players:greedy")},
    words=("roam", "roam-wayfarers", "web-roam", "web-roam-learn"),
)
