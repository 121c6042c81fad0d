"""Bits and vectors, whichever build this runs on: plain Python and the compiler do it by different means."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.packed import bit, bits, count, extend_bits, i64, vec, with_room

masks = st.integers(0, 2**62 - 1)


@settings(deadline=None)
@given(mask=masks)
def test_bits_are_counted(mask: int) -> None:
    assert count(mask) == bin(mask).count("1")


@settings(deadline=None)
@given(mask=masks, first=st.integers(0, 5000))
def test_bits_are_added(mask: int, first: int) -> None:
    places = [place for place, digit in enumerate(reversed(bin(mask)[2:])) if digit == "1"]
    assert list(extend_bits(vec[i64]([5, 7]), first, mask)) == [5, 7, *[first + place for place in places]]


@settings(deadline=None)
@given(mask=masks)
def test_bits_are_found(mask: int) -> None:
    assert sum([bit(place) for place in bits(mask)]) == mask and list(bits(mask)) == sorted(set(bits(mask)))


def test_room_is_empty() -> None:
    assert list(with_room(60)) == []
