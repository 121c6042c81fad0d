"""What is compiled from another source than plain Python runs: native.py has the plain half of each.

Plain Python is quick where it can leave the work to a built-in, the compiler where it sees every step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Every second bit, two of every four, four of every eight, of the 62 that are used.
_ONES: Final = 0x1555555555555555
_TWOS: Final = 0x3333333333333333
_FOURS: Final = 0x0F0F0F0F0F0F0F0F
_SIX: Final = 63
_PLACES: Final = vec[vec[i64]](
    [vec[i64]([place for place in range(6) if six >> place & 1]) for six in range(_SIX + 1)]
)


def count(mask: i64) -> i64:
    """How many bits of a number are set."""
    mask -= mask >> 1 & _ONES
    mask = (mask & _TWOS) + (mask >> 2 & _TWOS)
    mask = mask + (mask >> 4) & _FOURS
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 127


def extend_bits(numbers: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """Some more at the end: for each bit of a mask, as many after a first one as its place is."""
    while mask:
        for place in _PLACES[mask & _SIX]:
            numbers = append(numbers, first + place)
        mask >>= 6
        first += 6
    return numbers


def with_room(most: i64) -> vec[i64]:
    """No numbers yet, but room for so many."""
    return vec[i64](capacity=most)
