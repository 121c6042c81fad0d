"""What is compiled from another source than plain Python runs: native.py has the plain half of each.

Plain Python is quick where it can leave the work to a built-in, the compiler where it sees every step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

# Every second bit, two of every four, four of every eight, of the 62 that are used.
_ONES: Final = 0x1555555555555555
_TWOS: Final = 0x3333333333333333
_FOURS: Final = 0x0F0F0F0F0F0F0F0F
_SIX: Final = 63
# By six bits: how many of them are set, and their places, six and six
_HOW_MANY: Final = vec[i64]([six.bit_count() for six in range(_SIX + 1)])
_PLACES: Final = vec[i64](
    [
        ([place for place in range(6) if six >> place & 1] + [0] * 6)[at]
        for six in range(_SIX + 1)
        for at in range(6)
    ]
)
_ROOM: Final = 56  # most menus are shorter, and so much is still quickly had
_BLANK: Final = vec[i64]([0] * _ROOM)
_NOTHING: Final = vec[i64]()


def count(mask: i64) -> i64:
    """How many bits of a number are set."""
    mask -= mask >> 1 & _ONES
    mask = (mask & _TWOS) + (mask >> 2 & _TWOS)
    mask = mask + (mask >> 4) & _FOURS
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 127


def _lay_bits(row: vec[i64], at: i64, first: i64, mask: i64) -> i64:
    """Write what bits stand for, so many after a first number, from a place of a row on; where it ends."""
    how_many, places = _HOW_MANY, _PLACES
    while mask:
        six = mask & _SIX
        start = 6 * six
        for place in range(start, start + how_many[six]):
            row[at] = first + places[place]
            at += 1
        mask >>= 6
        first += 6
    return at


def bits(mask: i64) -> vec[i64]:
    """The places of the bits of a number, the lowest first."""
    found = count(mask)
    row = _BLANK[:found] if found <= _ROOM else vec[i64]([0] * found)
    _lay_bits(row, 0, 0, mask)
    return row


def blank_bytes(length: i64) -> vec[u8]:
    """So many zeros, each a byte."""
    return vec[u8]([0] * length)


def blank_words(length: i64) -> vec[i64]:
    """So many zeros, each a machine word."""
    return vec[i64]([0] * length)


def wipe(row: vec[u8], start: i64, length: i64) -> None:
    """Zeros in so many places of a row of bytes."""
    place: i64 = start
    end = start + length
    while place < end:
        row[place] = 0
        place += 1


class Desk:
    """Where the row of the last menu lies until the next one is made: a new one takes time."""

    def __init__(self) -> None:
        self.row = _NOTHING


_DESK: Final = Desk()


@mypyc_attr(free_list_len=1)
class Menu:
    """Rules add to it what they allow; nobody takes anything out."""

    def __init__(self) -> None:
        row = _DESK.row
        _DESK.row = _NOTHING
        self._row = row if len(row) else _BLANK[:]
        self._count: i64 = 0

    def add(self, number: i64) -> None:
        """One more action."""
        if self._count == len(self._row):
            self._row = extend(self._row, _BLANK)
        self._row[self._count] = number
        self._count += 1

    def add_range(self, first: i64, last: i64) -> None:
        """All actions from one number to another; none if the last comes before the first."""
        number = first
        while number <= last:
            self.add(number)
            number += 1

    def add_bits(self, first: i64, mask: i64) -> None:
        """For each bit of a mask the action as many after a first one as its place is."""
        while self._count + count(mask) > len(self._row):
            self._row = extend(self._row, _BLANK)
        self._count = _lay_bits(self._row, self._count, first, mask)

    @property
    def numbers(self) -> vec[i64]:
        """What is on it."""
        found = self._row[: self._count]
        _DESK.row = self._row
        self._row = found
        return found

    def __len__(self) -> int:
        return self._count
