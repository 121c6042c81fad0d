"""The shape of the networks of Roam."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from parlour.bots.learned.shape import Shape
from parlour.bots.roam.worth import worth
from parlour.core.action import Action
from parlour.core.chance import QuickChance
from parlour.core.game import Json
from parlour.core.manifest import Place
from parlour.core.packed import bits
from parlour.games.roam import features
from parlour.games.roam.board import EDGES, EVERY_PLACE, PLACE_MASKS, SPACE_NAMES
from parlour.games.roam.state import RoamState

WIDTH = 6
_CHANCE = QuickChance("prices")


@functools.cache
def _box() -> Json:
    from parlour.games.roam.game import GAME

    return GAME.box(GAME.options({"players": 4, "artifacts": True}))


def parts(action: Action, seat: str) -> Iterable[object]:
    """Of a character in use also which spaces its squares and blanks cover, as the pattern lies for a seat."""
    yield action.kind
    for pair in action.args.items():
        yield (action.kind, *pair)
    card = _box()["characters"].get(action.args.get("card"))
    if action.kind == "use" and "at" in action.args and card is not None:
        yield from covered(card["lying"][_box()["edges"].index(seat)], str(action.args["at"]))


def covered(lying: list[str], anchor: str) -> list[tuple[str, str]]:
    """The marks of a pattern and the spaces they lie on; the first square, in reading order, is on the anchor."""
    marks = [(y, x, mark) for y, row in enumerate(lying) for x, mark in enumerate(row) if mark != "."]
    first_y, first_x = next((y, x) for y, x, mark in marks if mark == "#")
    row, column = divmod(SPACE_NAMES.index(anchor), WIDTH)
    top, left = row - first_y, column - first_x
    return [
        (mark, SPACE_NAMES[(top + y) * WIDTH + left + x])
        for y, x, mark in marks
        if 0 <= top + y < WIDTH and 0 <= left + x < WIDTH  # blanks may lie off the map
    ]


def prices(state: RoamState) -> list[float]:
    """What the position right after each action of the menu is worth."""
    seat, found = int(state.to_move), []
    for number in state.menu():
        trial = state.copy()
        trial.do(number, _CHANCE)
        found.append(worth(trial, seat))
    return found


SHAPE = Shape(
    game=Place("parlour.games.roam.game:GAME"),
    observer=Place("parlour.games.roam.observing:OBSERVER"),
    seats=EDGES,
    parts=parts,
    # Which land lies at each place: its first space tells for all
    names=tuple(int(features.LAND) * len(SPACE_NAMES) + next(iter(bits(PLACE_MASKS[p]))) for p in EVERY_PLACE),
    menu=256,
    mixes=(
        {"players": 2},
        {"players": 4},
        {"players": 2, "artifacts": True},
        {"players": 3},
        {"players": 4, "artifacts": True, "outpost": True},
        {"players": 2, "stacking": True},
        {"players": 2, "artifacts": True, "outpost": True, "stacking": True},
        {"players": 3, "artifacts": True, "stacking": True},
    ),
    teacher=Place("parlour.bots.learned.roam:prices"),
    rival="greedy",
)
