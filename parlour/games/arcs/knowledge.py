"""Who knows where an action card is: hands and face-down cards are secret (A-18.5), memory is perfect.

For every seat, and for spectators, and for every action card there is a set of places where it may be, as bits.
What everybody sees makes the place certain. A card that goes somewhere unseen might be any of those at the place
it left, so all of them get the new place added. How many cards lie at a place is public. The ways to put the
cards that agree with both are what a seat must think possible; guessing.py picks one of them.
"""

from __future__ import annotations

from typing import Final

# Places
HAND: Final = 0  # + seat
HIDDEN: Final = 4  # + seat: played face down this round
OPEN: Final = 8  # face up: played this round, or in the open discard pile
LAYER: Final = 9  # + layer of the face-down discard pile, the lowest first
TAKEN: Final = 48  # in the middle of a swap


def put_openly(may: list[int], width: int, card: int, place: int) -> None:
    """Everybody sees where a card is now."""
    for row in range(0, len(may), width):
        may[row + card] = 1 << place


def put_unseen(may: list[int], width: int, card: int, source: int, place: int, seers: tuple[int, ...]) -> None:
    """A card goes from one place to another; only these rows see which."""
    left = 1 << source
    for row in range(len(may) // width):
        start = row * width
        if row in seers:
            may[start + card] = 1 << place
            continue
        for other in range(start, start + width):
            if may[other] & left:
                may[other] |= 1 << place


def look(may: list[int], width: int, row: int, cards: tuple[int, ...], place: int) -> None:
    """Somebody is shown all the cards that lie at a place: these are there, and no others."""
    start = row * width
    for card in range(width):
        if card in cards:
            may[start + card] = 1 << place
        else:
            may[start + card] &= ~(1 << place)


def rename(may: list[int], source: int, place: int) -> None:
    """All that lies at a place goes to another one, as the cards of a round to the discard pile."""
    left = 1 << source
    for entry, places in enumerate(may):
        if places & left:
            may[entry] = places & ~left | 1 << place


def forget(may: list[int], place: int) -> None:
    """Everybody sees that nothing lies at a place any more."""
    gone = ~(1 << place)
    for entry, places in enumerate(may):
        may[entry] = places & gone


def certain(places: int) -> bool:
    """Whether a set of places is one place."""
    return places & (places - 1) == 0
