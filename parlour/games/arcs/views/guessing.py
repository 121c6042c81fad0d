"""Guessing where the cards are that a seat does not know: one of the possible ways, all equally likely.

>>> import random
>>> found = deal_out({3: 0b011, 8: 0b011, 9: 0b110}, {0: 1, 1: 1, 2: 1}, random.Random(1))
>>> found[9], sorted([found[3], found[8]])
(2, [0, 1])
"""

from __future__ import annotations

import bisect
import itertools
import math
import random
from collections.abc import Iterator, Mapping

from parlour.core.errors import InvalidInput


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
            if not sum(weights):
                raise InvalidInput("arcs-impossible-view")
            at = self.rng.randrange(sum(weights))
            chosen = parts[bisect.bisect(list(itertools.accumulate(weights)), at)]
            shuffled = cards[:]
            self.rng.shuffle(shuffled)
            for place, count in zip(self.places, chosen, strict=True):
                for _ in range(count):
                    found[shuffled.pop()] = place
            room = _less(room, chosen)
        if any(room):
            raise InvalidInput("arcs-impossible-view")
        return found

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
        fits = zip(self.places, room, strict=True)
        most = tuple(space if mask >> place & 1 else 0 for place, space in fits)  # no place takes more
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
