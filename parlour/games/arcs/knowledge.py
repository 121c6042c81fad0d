"""Who knows where an action card is: hands and face-down cards are secret (A-18.5), memory is perfect.

For every seat, and for spectators, and for every action card there is a set of places where it may be, as bits.
What everybody sees makes the place certain. A card that goes somewhere unseen might be any of those at the place
it left, so all of them get the new place added. How many cards lie at a place is public. The ways to put the
cards that agree with both are exactly what a seat must think possible; `deal_out` picks one of them, all equally
likely.

>>> import random
>>> found = deal_out({3: 0b011, 8: 0b011, 9: 0b110}, {0: 1, 1: 1, 2: 1}, random.Random(1))
>>> found[9], sorted([found[3], found[8]])
(2, [0, 1])
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from typing import Final

from parlour.core.errors import InvalidInput

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


def deal_out(may: Mapping[int, int], room: Mapping[int, int], rng: random.Random) -> dict[int, int]:
    """A place for every card: one of those it may be at, and exactly as many at each place as there is room."""
    return _Dealing(may, room, rng).deal()


class _Dealing:
    """Counts the ways, class by class, where a class is the cards that may be at the same places."""

    def __init__(self, may: Mapping[int, int], room: Mapping[int, int], rng: random.Random) -> None:
        classes: dict[int, list[int]] = {}
        for card in sorted(may):
            classes.setdefault(may[card], []).append(card)
        # The largest class comes last: then there is one way left to divide it, and nothing to try out.
        self.classes = sorted(classes.items(), key=lambda entry: (len(entry[1]), entry[0]))
        self.places = sorted(room)
        self.room = tuple(room[place] for place in self.places)
        self.rng = rng
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def deal(self) -> dict[int, int]:
        found: dict[int, int] = {}
        room = self.room
        for number, (_, cards) in enumerate(self.classes):
            parts = list(self._parts(number, room))
            weights = [_ways(part) * self._count(number + 1, _less(room, part)) for part in parts]
            total = sum(weights)
            if not total:
                raise InvalidInput("arcs-impossible-view")
            chosen = parts[self._pick(weights, total)]
            shuffled = cards[:]
            self.rng.shuffle(shuffled)
            for place, count in zip(self.places, chosen, strict=True):
                for _ in range(count):
                    found[shuffled.pop()] = place
            room = _less(room, chosen)
        if any(room):
            raise InvalidInput("arcs-impossible-view")
        return found

    def _pick(self, weights: list[int], total: int) -> int:
        at = self.rng.randrange(total)
        for number, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return number
        raise AssertionError("weights do not add up")

    def _count(self, number: int, room: tuple[int, ...]) -> int:
        """In how many ways the classes from this one on fill the room."""
        if number == len(self.classes):
            return not any(room)
        key = (number, room)
        if key not in self.known:
            parts = self._parts(number, room)
            self.known[key] = sum(_ways(part) * self._count(number + 1, _less(room, part)) for part in parts)
        return self.known[key]

    def _parts(self, number: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The ways to divide a class among its places, as counts by place."""
        mask, cards = self.classes[number]
        most = tuple(
            space if mask >> place & 1 else 0 for place, space in zip(self.places, room, strict=True)
        )  # no place takes more
        if number == len(self.classes) - 1:
            if most == room and sum(room) == len(cards):
                yield room
            return
        yield from _divide(len(cards), most)


def _divide(count: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not most:
        if count == 0:
            yield ()
        return
    rest = sum(most[1:])
    for here in range(max(0, count - rest), min(count, most[0]) + 1):
        for others in _divide(count - here, most[1:]):
            yield (here, *others)


def _ways(part: tuple[int, ...]) -> int:
    ways = math.factorial(sum(part))
    for count in part:
        ways //= math.factorial(count)
    return ways


def _less(room: tuple[int, ...], part: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([space - count for space, count in zip(room, part, strict=True)])
