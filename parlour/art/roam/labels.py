"""What a screen reader says of a card: everything that is drawn on it."""

from __future__ import annotations

from parlour.art.roam.card_words import CardWords
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.cards import ArtifactTile, Character, Land
from parlour.games.roam.patterns import Pattern
from parlour.words import Words


def starter_label(starter: Character, called: CardWords) -> str:
    """A starting card in words."""
    words = called.words
    said = words.say(
        "sheet-label-starter",
        {
            "card": CARD_NAMES[starter.card],
            "name": called.name(starter),
            "pattern": pattern_in_words(starter.pattern, words),
            "points": points_in_words(starter.points, words),
        },
    )
    return f"{said} {called.flavour(starter)}".strip()


def land_label(land: Land, called: CardWords) -> str:
    """A land card in words."""
    words, landscape = called.words, called.landscape(land)
    said = words.say(
        "sheet-label-land",
        {
            "number": str(land.number),
            "name": called.name(land.character),
            "pattern": pattern_in_words(land.character.pattern, words),
            "points": points_in_words(land.character.points, words),
            "coins": _coins_and_where(land, words),
        },
    )
    if landscape:
        said += " " + words.say("sheet-label-landscape", {"landscape": landscape})
    return f"{said} {called.flavour(land.character)}".strip()


def artifact_label(tile: ArtifactTile, called: CardWords) -> str:
    """An artifact in words."""
    words = called.words
    said = words.say(
        "sheet-label-artifact",
        {
            "number": str(tile.number),
            "name": called.name(tile),
            "ability": words.say(f"roam-ability-{tile.ability}"),
            "help": words.help(f"roam-ability-{tile.ability}"),
            "coins": coins_in_words(tile.price, words),
            "points": points_in_words(tile.points, words),
        },
    )
    return f"{said} {called.flavour(tile)}".strip()


def points_in_words(points: int, words: Words) -> str:
    """So many points."""
    return words.say("sheet-label-points", {"points": points})


def coins_in_words(coins: int, words: Words) -> str:
    """So many coins."""
    return words.say("sheet-label-coins", {"coins": coins})


def pattern_in_words(pattern: Pattern, words: Words) -> str:
    """A pattern row by row: what is read aloud instead of drawn."""
    marks = {
        "#": words.say("sheet-label-square"),
        "o": words.say("sheet-label-blank"),
        ".": words.say("sheet-label-gap"),
    }
    rows = []
    for place, row in enumerate(pattern.rows(), start=1):
        cells = ", ".join(marks[mark] for mark in row)
        rows.append(words.say("sheet-label-row", {"row": place, "cells": cells}))
    return "; ".join(rows)


def _coins_and_where(land: Land, words: Words) -> str:
    """The coins of a land and their spaces; two on one space name it twice."""
    spaces = []
    for space, count in enumerate(land.coins):
        side = "right" if space % 2 else "left"
        spaces += [words.say("sheet-label-space", {"row": space // 2 + 1, "side": side})] * count
    said = coins_in_words(sum(land.coins), words)
    return words.say("sheet-label-coins-where", {"coins": said, "spaces": ", ".join(spaces)}) if spaces else said
