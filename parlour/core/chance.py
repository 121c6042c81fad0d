"""Chance: every shuffle and roll, by named streams that do not disturb one another.

Chance is passed to `play` and never kept in a state, so nobody who holds a state can look ahead. There is one
question, `draw`: one of these items, all equally likely. A roll draws a face; a deck is the set of the cards
left in it, and its order comes into being card by card.

Outcomes are what they mean (a card, a face), so a record of them replays without any random generator.

>>> chance = SeededChance("monday")
>>> recorder = RecordingChance(chance)
>>> [recorder.draw("die", [1, 2, 3, 4, 5, 6]) for _ in range(3)]
[3, 4, 6]
>>> recorder.outcomes
[('die', '3'), ('die', '4'), ('die', '6')]

The n-th draw of a stream depends on the seed, the stream's name and n alone:

>>> other = SeededChance("monday")
>>> other.draw("deck", "abc"), [other.draw("die", [1, 2, 3, 4, 5, 6]) for _ in range(3)]
('a', [3, 4, 6])

A script gives back what it holds, and only that:

>>> script = ScriptedChance(recorder.outcomes)
>>> script.draw("die", [1, 2, 3, 4, 5, 6])
3
>>> script.draw("deck", "abc")
Traceback (most recent call last):
parlour.core.errors.ChanceError: core-chance-missing (stream=deck)
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from parlour.core.errors import ChanceError, short
from parlour.core.packed import i64, mypyc_attr, vec

T = TypeVar("T")
Outcomes = list[tuple[str, str]]  # (stream, what came), in the order drawn
MOST_KNOWN = 300  # characters of what could have come, in an error


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of everything no player decides."""

    sure = (
        False  # whether no draw can fail: a state then keeps nothing to go back to, which makes simulations fast
    )

    def draw(self, stream: str, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        raise NotImplementedError

    def draw_number(self, stream: str, numbers: vec[i64], names: Sequence[str] = ()) -> i64:
        """One of `numbers`; records say its name, if there are `names`, which are looked up by number."""
        if not names:
            return self.draw(stream, list(numbers))
        return names.index(self.draw(stream, [names[number] for number in numbers]))


class SeededChance(Chance):
    """Reproducible chance that keeps no generator: only a seed and how far each stream has come.

    `drawn` lets it go on where a record stops (`Record.drawn()`).
    """

    sure = True

    def __init__(self, seed: str | int, drawn: Mapping[str, int] | None = None) -> None:
        self.seed = str(seed)
        self.drawn: Counter[str] = Counter(drawn or {})

    def draw(self, stream: str, items: Sequence[T]) -> T:
        turn = self.drawn[stream]
        self.drawn[stream] = turn + 1
        key = f"{self.seed}/{stream}/{turn}".encode()
        number = int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "big")
        return items[number % len(items)]


class RandomChance(Chance):
    """Chance for thinking: whatever `rng` says, nothing to reproduce."""

    sure = True

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def draw(self, stream: str, items: Sequence[T]) -> T:
        return items[int(self.rng.random() * len(items))]


class QuickChance(Chance):
    """Chance for simulations: a small generator of its own, the same numbers from a seed on every build.

    >>> chance = QuickChance(1)
    >>> [chance.below(6) for _ in range(8)]
    [3, 5, 3, 2, 1, 1, 1, 1]
    """

    sure = True

    def __init__(self, seed: str | int) -> None:
        # Three words of 32 bits, each above a small least value (L'Ecuyer's combined Tausworthe generator).
        words = hashlib.blake2b(str(seed).encode(), digest_size=12).digest()
        self._one: i64 = int.from_bytes(words[:4], "big") | 16
        self._two: i64 = int.from_bytes(words[4:8], "big") | 16
        self._three: i64 = int.from_bytes(words[8:], "big") | 16

    def below(self, count: i64) -> i64:
        """A number from 0 on, below `count`."""
        one, two, three = self._one, self._two, self._three
        one = ((one & 0xFFFFFFFE) << 12 & 0xFFFFFFFF) ^ (((one << 13 & 0xFFFFFFFF) ^ one) >> 19)
        two = ((two & 0xFFFFFFF8) << 4 & 0xFFFFFFFF) ^ (((two << 2 & 0xFFFFFFFF) ^ two) >> 25)
        three = ((three & 0xFFFFFFF0) << 17 & 0xFFFFFFFF) ^ (((three << 3 & 0xFFFFFFFF) ^ three) >> 11)
        self._one, self._two, self._three = one, two, three
        return (one ^ two ^ three) * count >> 32

    def draw(self, stream: str, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def draw_number(self, stream: str, numbers: vec[i64], names: Sequence[str] = ()) -> i64:
        return numbers[self.below(len(numbers))]

    def __reduce__(self) -> tuple[object, ...]:
        return quick_chance_at, (self._one, self._two, self._three)


def quick_chance_at(one: i64, two: i64, three: i64) -> QuickChance:
    """Chance that goes on from where another is: its copy."""
    new = QuickChance("")
    new._one, new._two, new._three = one, two, three
    return new


class FirstChance(Chance):
    """Always the first item: decks come in their order, which is what positions of scenarios begin with."""

    sure = True

    def draw(self, stream: str, items: Sequence[T]) -> T:
        return items[0]


class RecordingChance(Chance):
    """Passes every draw on to `inner` and notes what came."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.sure = inner.sure
        self.outcomes: Outcomes = []

    def draw(self, stream: str, items: Sequence[T]) -> T:
        item = self.inner.draw(stream, items)
        self.outcomes.append((stream, str(item)))
        return item


class ScriptedChance(Chance):
    """Chance that does what a record or a scenario says; it fails on missing, impossible or unused outcomes."""

    def __init__(self, outcomes: Iterable[tuple[str, str]]) -> None:
        self._left: dict[str, deque[str]] = {}
        for stream, outcome in outcomes:
            self._left.setdefault(stream, deque()).append(outcome)

    def draw(self, stream: str, items: Sequence[T]) -> T:
        left = self._left.get(stream)
        if not left:
            raise ChanceError("core-chance-missing", stream=stream)
        outcome = left.popleft()
        for item in items:
            if str(item) == outcome:
                return item
        known = short(", ".join(str(item) for item in items), MOST_KNOWN)
        raise ChanceError("core-chance-impossible", stream=stream, outcome=outcome[:60], known=known)

    def is_used_up(self) -> bool:
        """Whether nothing is left over."""
        return not any(self._left.values())

    def finish(self) -> None:
        """Say that nothing more will be drawn: what is left over is an error."""
        for stream, left in self._left.items():
            if left:
                raise ChanceError("core-chance-unused", stream=stream, outcome=", ".join(left)[:60])


class ChanceNeeded(Exception):
    """Raised by `NoChance`: what follows is not decided yet."""


class NoChance(Chance):
    """Refuses to decide anything: for previews, which end where chance begins."""

    def draw(self, stream: str, items: Sequence[T]) -> T:
        raise ChanceNeeded(stream)
