"""Rolling battle dice (A-11.4): those that lie on the table are counted by what they show, see FACE_KINDS."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.packed import i64, vec
from parlour.games.arcs.components.box import DICE, FACE_KINDS, FACE_NAMES, FACES, SYMBOLS
from parlour.games.arcs.ids import Seat

DIFFERENT_FACES: Final = len(FACE_KINDS)
_SYMBOLS: Final = tuple(FACES[die][FACE_NAMES[die].index(face)] for die, face in FACE_KINDS)  # by kind of face


class Die:
    """A kind of die as chance draws it."""

    def __init__(self, die: int) -> None:
        names = FACE_NAMES[die]
        self.stream: str = DICE[die]
        self.names: tuple[str, ...] = names
        # Faces that show the same have one number: so a record, which holds names, says which was drawn.
        self.faces = vec[i64]([names.index(name) for name in names])
        self.kinds = [FACE_KINDS.index((die, name)) for name in names]


_DICE: Final = [Die(die) for die in range(len(DICE))]


def roll(
    seat: Seat, die: int, count: int, lying: list[int], chance: Chance, events: Events, again: tuple[str, ...] = ()
) -> None:
    """Roll dice of a kind for all to see, and lay them with the others; `again` is what they showed before."""
    thrown = _DICE[die]
    faces: list[str] = []
    for _ in range(count):
        face = chance.draw_number(thrown.stream, thrown.faces, thrown.names)
        lying[thrown.kinds[face]] += 1
        faces.append(thrown.names[face])
    if events is not None and faces:
        events.append(Event("roll", seat, {"die": DICE[die], "faces": tuple(faces), "again": again}))


def symbols_of(lying: list[int]) -> list[int]:
    """What dice show in all: self-hits, intercepts, hits, building hits and keys."""
    found = [0] * len(SYMBOLS)
    for kind in range(DIFFERENT_FACES):
        if lying[kind]:  # speed: few kinds do
            symbols = _SYMBOLS[kind]
            for symbol in range(len(SYMBOLS)):
                found[symbol] += symbols[symbol] * lying[kind]
    return found


def count_of(lying: list[int], die: int) -> int:
    """How many dice of a kind lie there."""
    found = 0
    for kind in range(DIFFERENT_FACES):
        if FACE_KINDS[kind][0] == die:
            found += lying[kind]
    return found
