"""What Arcs brings along, and where it is."""

from __future__ import annotations

from typing import Final

from parlour.core.manifest import Manifest, Place

MANIFEST: Final = Manifest(
    name="arcs",
    game=Place("parlour.games.arcs.game:GAME"),
    bots={
        "random": Place("parlour.bots.uniform:RandomBot"),
        "gentle": Place("parlour.bots.arcs.players:gentle"),
        "casual": Place("parlour.bots.arcs.players:casual"),
        "strong": Place("parlour.bots.arcs.players:strong"),
        "best": Place("parlour.bots.arcs.players:best"),
        "heuristic": Place("parlour.bots.arcs.players:heuristic"),
        "learned": Place("parlour.bots.arcs.players:learned"),
    },
    words=("arcs", "web-arcs", "web-arcs-cards"),
    explained=Place("parlour.games.arcs.explained:explained"),
    lessons=("round", "follow", "build", "court", "ambitions", "battle"),
    illustrated=Place("parlour.art.arcs.illustrations:ILLUSTRATED"),
    screen=Place("parlour.terminal.arcs.screen:ArcsScreen"),
    table=Place("parlour.art.arcs.table:table"),
    told=Place("parlour.games.arcs.told:TOLD"),
    scores=Place("parlour.games.arcs.standings:scores"),
    observer=Place("parlour.games.arcs.views.observing:OBSERVER"),
)
