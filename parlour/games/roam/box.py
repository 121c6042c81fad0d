"""What is printed on the cards of a game, for whoever draws them: nothing here is a rule."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.blanks import BLANK_PRICE
from parlour.games.roam.board import EDGES
from parlour.games.roam.cards import BUILT_IN, ArtifactTile, Character, Land, built_in_set, names_of, set_from_data
from parlour.games.roam.outpost import OUTPOST_POINTS
from parlour.games.roam.setup import complete_options


def box(options: Json) -> Json:
    """Characters as they lie at each edge, lands, artifacts.

    `set` is the one whose names the cards have in their messages, empty for a set of somebody's own.
    """
    chosen = complete_options(options)["cards"]
    built_in = chosen if isinstance(chosen, str) and chosen in BUILT_IN else ""
    cards = built_in_set(built_in) if built_in else set_from_data(chosen, "cards")
    characters = [*cards.starters, *[land.character for land in cards.lands]]
    return {
        "set": names_of(built_in),
        "edges": list(EDGES),  # at the second edge a pattern lies turned clockwise by one quarter, and so on
        "characters": {CARD_NAMES[character.card]: _character(character) for character in characters},
        "lands": {str(land.number): _land(land) for land in cards.lands},
        "artifacts": {str(tile.number): _artifact(tile) for tile in cards.artifacts},
        "blank_price": BLANK_PRICE,
        "outpost_points": OUTPOST_POINTS,
    }


def _character(character: Character) -> Json:
    lying = [list(character.pattern.turned(quarters).rows()) for quarters in range(4)]
    return {"points": character.points, "lying": lying, "name": character.name}


def _land(land: Land) -> Json:
    return {"landscape": land.landscape, "coins": list(land.coins)}


def _artifact(tile: ArtifactTile) -> Json:
    return {"ability": tile.ability, "price": tile.price, "points": tile.points, "name": tile.name}
