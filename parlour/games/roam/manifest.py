"""What Roam brings along, and where it is."""

from __future__ import annotations

from typing import Final

from parlour.core.manifest import FreeOption, Manifest, Place

MANIFEST: Final = Manifest(
    name="roam",
    game=Place("parlour.games.roam.game:GAME"),
    bots={
        "random": Place("parlour.bots.uniform:RandomBot"),
        "gentle": Place("parlour.bots.roam.players:gentle"),
        "casual": Place("parlour.bots.roam.players:casual"),
        "strong": Place("parlour.bots.roam.players:strong"),
        "best": Place("parlour.bots.roam.players:best"),
        "greedy": Place("parlour.bots.roam.players:greedy"),
    },
    words=("roam", "roam-wayfarers", "web-roam"),
    lessons=("search", "land", "auction", "rest", "artifacts"),
    options={
        "seats": FreeOption(Place("parlour.terminal.roam.typed:seats")),
        "cards": FreeOption(
            Place("parlour.terminal.roam.typed:cards"),
            named=Place("parlour.games.roam.cards:BUILT_IN"),
            file=Place("parlour.games.roam.brought:bring_cards"),
        ),
    },
    explained=Place("parlour.games.roam.explained:explained"),
    pictures=Place("parlour.art.roam.pictures:picture"),
    illustrated=Place("parlour.art.roam.illustrations:ILLUSTRATED"),
    screen=Place("parlour.terminal.roam.screen:RoamScreen"),
    table=Place("parlour.art.roam.table:table"),
    commands={"cards": Place("parlour.terminal.roam.cards_command:cards_app")},
    told=Place("parlour.games.roam.told:TOLD"),
    scores=Place("parlour.games.roam.standings:scores"),
    observer=Place("parlour.games.roam.observing:OBSERVER"),
    symmetries=Place("parlour.envs.roam.symmetries:symmetries"),
)
