"""How often somebody may do something: buckets that fill with time, kept in memory, bounded in number."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from parlour.server.errors import TooMuch

MOST_KEYS = 20_000
LONGEST_KEY = 60
LONGEST_SHARED = 120


def address_key(address: str) -> str:
    """Who is behind an address, for limits: of IPv6 the first half, for anybody has the whole second one.

    >>> [address_key(text) for text in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3::4", "[2001:db8::1]:80")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::', '2001:db8::']
    """
    bare = address.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ipaddress.ip_address(bare)
    except ValueError:
        return bare[:LONGEST_KEY]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


@dataclass(frozen=True)
class Spent:
    """What is taken out of a bucket that several processes share, and how it fills."""

    key: str
    amount: float
    burst: float
    per_second: float


class Throttle:
    """At most so many in a burst, and so many a second in the long run, for each key.

    Where several processes serve the same people it holds for all of them together (`shared_limits`): at once
    where it is asked for by `need_of_all`, else a second later.

    >>> clock = iter([0.0, 0.0, 0.0, 2.0]).__next__
    >>> throttle = Throttle(burst=2, per_second=0.5, clock=clock)
    >>> [throttle.allows("ada") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.name = ""  # among those of all processes
        self.spent: dict[str, float] | None = None  # by key, what the others do not know; None: there are none
        self.ask: Callable[[Spent], Awaitable[bool]] | None = None  # whether all of them together allow it

    def allows(self, key: str, cost: float = 1.0) -> bool:
        moment = self.clock()
        tokens, last = self.left.pop(key, (self.burst, moment))
        tokens = min(self.burst, tokens + (moment - last) * self.per_second)
        allowed = tokens >= cost
        self.left[key] = (tokens - cost if allowed else tokens, moment)
        if allowed and self.spent is not None:
            self.spent[key] = self.spent.get(key, 0.0) + cost
        if len(self.left) > MOST_KEYS:
            self.left.popitem(last=False)
        return allowed

    def give_back(self, key: str) -> None:
        """One that was allowed should not have counted."""
        if key in self.left:
            tokens, last = self.left[key]
            self.left[key] = (min(self.burst, tokens + 1), last)

    def need(self, key: str, cost: float = 1.0) -> None:
        """Raise `TooMuch` where it is too much."""
        if not self.allows(key, cost):
            raise TooMuch("server-too-much")

    def lacks(self, key: str) -> float:
        """How much of a bucket is not there."""
        tokens, last = self.left.get(key, (self.burst, 0.0))
        return max(0.0, self.burst - tokens - (self.clock() - last) * self.per_second)

    def much(self, share: float, seconds: float) -> list[tuple[str, float]]:
        """Who has taken this share of a bucket that the others do not know of, and how much; from now on they do.
        What is less counts together with what they take next, but for the same share of what has flowed in."""
        found, spent = [], self.spent or {}
        for key, amount in list(spent.items()):
            if amount >= share * self.burst or self.lacks(key) >= share * self.burst:
                found.append((key, amount))
                amount = 0.0
            spent[key] = amount - share * self.per_second * seconds
            if spent[key] <= 0:
                del spent[key]
        return found

    def settle(self, key: str, tokens: float) -> None:
        """So much is left in the bucket of all; what was taken here since is not out of it yet."""
        since = self.spent.get(key, 0.0) if self.spent is not None else 0.0
        self.left[key] = (tokens - since, self.clock())

    def of_all(self, key: str, amount: float) -> Spent:
        """So much, out of the bucket of all processes."""
        return Spent(f"{self.name} {key}"[:LONGEST_SHARED], amount, self.burst, self.per_second)

    async def allows_of_all(self, key: str) -> bool:
        """Whether it is allowed, whichever process is asked."""
        return self.allows(key) and (self.ask is None or await self.ask(self.of_all(key, 1.0)))

    async def need_of_all(self, key: str) -> None:
        """Raise `TooMuch` where it is too much, whichever process is asked."""
        if not await self.allows_of_all(key):
            raise TooMuch("server-too-much")

    async def give_back_of_all(self, key: str) -> None:
        """One that was allowed should not have counted."""
        self.give_back(key)
        if self.ask is not None:
            await self.ask(self.of_all(key, -1.0))


class Slots:
    """At most so many at once, of each key and in all.

    >>> slots = Slots(each=1, most=2)
    >>> with slots.one("ada"), slots.one("bob"):
    ...     with slots.one("ada"):
    ...         pass
    Traceback (most recent call last):
    parlour.server.errors.TooMuch: server-too-much
    """

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, key: str) -> Iterator[None]:
        """Have one of them meanwhile."""
        if self.taken[key] >= self.each or self.taken.total() >= self.most:
            raise TooMuch("server-too-much")
        self.taken[key] += 1
        try:
            yield
        finally:
            self.taken[key] -= 1
            if not self.taken[key]:
                del self.taken[key]
