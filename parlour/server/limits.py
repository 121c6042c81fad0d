"""How often somebody may do something: buckets that fill with time, kept in memory, bounded in number."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator

from parlour.server.errors import TooMuch

MOST_KEYS = 20_000
LONGEST_KEY = 60


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


class Throttle:
    """At most so many in a burst, and so many a second in the long run, for each key.

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

    def allows(self, key: str, cost: float = 1.0) -> bool:
        moment = self.clock()
        tokens, last = self.left.pop(key, (self.burst, moment))
        tokens = min(self.burst, tokens + (moment - last) * self.per_second)
        allowed = tokens >= cost
        self.left[key] = (tokens - cost if allowed else tokens, moment)
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
